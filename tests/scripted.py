"""A generator that answers from a script, and the questions and SQL of the rollout's tests."""

import hashlib
from collections.abc import Callable, Sequence

from lib.answering.generation.protocol import (
    GenerationFailure,
    GenerationOutcome,
    GenerationRequest,
    OnOutcome,
    Sampling,
    ignore_outcome,
)
from lib.base.records import Completion, Messages, SampledTokens, joined_text

Script = Callable[[GenerationRequest, int], str]
"""Maps a request and the seed, which differs from step to step, to a text."""


QUESTIONS = [
    ("How many singers are from France?", "SELECT count(*) FROM singer WHERE country = 'France'"),
    ("What are the names of all stadiums?", "SELECT name FROM stadium"),
    ("What is the name of the oldest singer?", "SELECT name FROM singer ORDER BY age DESC LIMIT 1"),
    ("Which themes were there in 2015?", "SELECT theme FROM concert WHERE year = 2015"),
]

MISSPELT = "SELECT nmae FROM stadium"
EMPTY = "SELECT name FROM stadium WHERE capacity < 0"
WRONG = "SELECT city FROM stadium"
BROKEN = "SELECT name FROM"
CUT = "✂"
"""Ends a text that the limit of tokens has cut off there."""

SQL_POOL = [
    *(gold for _, gold in QUESTIONS),
    MISSPELT,
    EMPTY,
    WRONG,
    BROKEN,
    "SELECT T1.name FROM singer AS T1 JOIN concert AS T2",
    "DROP TABLE singer",
    "```sql\nSELECT count(*)\nFROM concert\n```",
    "",
]


class ScriptedGenerator:
    """Answers from a script: a function, or texts by (example id, turn).

    What is not in the script comes from a pool by the hash of the prompt: the answers depend on the
    prompts alone, so gold that leaks into a prompt changes them. Those of a function have tokens,
    one per word. `calls` holds the requests of each call.
    """

    max_prompt_tokens = 1000

    def __init__(
        self,
        script: Script | dict[tuple[str, int], list[str] | str] | None = None,
        chat: bool = False,
    ) -> None:
        self._script = script or {}
        self.chat = chat
        self.calls: list[list[GenerationRequest]] = []

    def count_tokens(self, messages: Messages) -> int:
        return len(joined_text(messages).split())

    def generate(
        self,
        requests: Sequence[GenerationRequest],
        sampling: Sampling,
        on_outcome: OnOutcome = ignore_outcome,
    ) -> list[GenerationOutcome]:
        self.calls.append(list(requests))
        outcomes = [self._answer(request, sampling) for request in requests]
        for place, outcome in enumerate(outcomes):
            on_outcome(place, outcome)
        return outcomes

    def _answer(self, request: GenerationRequest, sampling: Sampling) -> GenerationOutcome:
        if callable(self._script):
            return [self._completion(self._script(request, sampling.seed))]
        scripted = self._script.get((request.example_id, request.turn))
        if isinstance(scripted, str):
            return GenerationFailure(scripted)
        texts = scripted or [
            _from_pool(joined_text(request.messages), sample)
            for sample in range(sampling.num_samples)
        ]
        return [
            Completion(f" {text.rstrip(CUT)}", "length" if text.endswith(CUT) else "stop", 10, 5)
            for text in texts
        ]

    def _completion(self, text: str) -> Completion:
        words = len(text.split())
        tokens = SampledTokens((1,), (2,) * words, (-1.0,) * words)
        return Completion(text, "stop", 1, words, tokens)


def _from_pool(prompt: str, sample: int) -> str:
    digest = hashlib.sha256(f"{prompt}\0{sample}".encode()).digest()
    return SQL_POOL[digest[0] % len(SQL_POOL)]


def example_id(request: GenerationRequest) -> str:
    """The id of the question, without the number of the episode."""
    return request.example_id.partition("#")[0]


def drawn(texts: Sequence[str]) -> Script:
    """A script that draws one of the texts by seed, episode and turn."""

    def write(request: GenerationRequest, seed: int) -> str:
        key = f"{seed}\0{request.example_id}\0{request.turn}"
        return texts[hashlib.sha256(key.encode()).digest()[0] % len(texts)]

    return write
