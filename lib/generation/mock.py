"""The `mock` backend: writes gold SQL, but often breaks it first. For tests of the data flow only.

It is no model and its figures mean nothing. What it writes depends on (seed, example, turn, sample)
alone.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence

from lib.generation.protocol import (
    GenerationFailure,
    GenerationOutcome,
    GenerationRequest,
    OnOutcome,
    Sampling,
    ignore_outcome,
    random_source,
)
from lib.generation.stopping import text_before_stop
from lib.records import Completion, Messages, joined_text
from lib.sql.mutations import misspell

_RIGHT_AT_FIRST = 0.4
_RIGHT_LATER = 0.7


class MockGenerator:
    """See `lib.generation.protocol.Generator`. `gold`: example id to gold SQL."""

    max_prompt_tokens = 4096
    chat = False

    def __init__(self, gold: Mapping[str, str]) -> None:
        self._gold = gold

    def count_tokens(self, messages: Messages) -> int:
        return _words(joined_text(messages))

    def generate(
        self,
        requests: Sequence[GenerationRequest],
        sampling: Sampling,
        on_outcome: OnOutcome = ignore_outcome,
    ) -> list[GenerationOutcome]:
        """One outcome per request; an example without gold is a failure."""
        outcomes = []
        for index, request in enumerate(requests):
            outcomes.append(self._answer(request, sampling))
            on_outcome(index, outcomes[-1])
        return outcomes

    def _answer(self, request: GenerationRequest, sampling: Sampling) -> GenerationOutcome:
        gold = self._gold.get(request.example_id)
        if gold is None:
            return GenerationFailure(f"the mock knows no gold SQL of {request.example_id!r}")
        prompt_tokens = self.count_tokens(request.messages)
        written = [
            f" {self._write(gold, request.turn, random_source(sampling.seed, request, sample))}"
            for sample in range(sampling.num_samples)
        ]
        texts = [text_before_stop(text, request.stop) for text in written]
        return [Completion(text, "stop", prompt_tokens, _words(text)) for text in texts]

    def _write(self, gold: str, turn: int, source: random.Random) -> str:
        right = _RIGHT_AT_FIRST if turn == 1 else _RIGHT_LATER
        if source.random() < right:
            return gold
        return source.choice((_misspell, _empty, _cut))(gold, source)


def _words(text: str) -> int:
    return len(text.split())


def _misspell(sql: str, source: random.Random) -> str:
    """Fails: one column, or one table where there is no column, has a name that does not exist."""
    return misspell(sql, source) or _cut(sql, source)


def _empty(sql: str, source: random.Random) -> str:
    """Runs, but returns no row."""
    return f"SELECT * FROM ({sql}) LIMIT 0"


def _cut(sql: str, source: random.Random) -> str:
    """Fails: the last word is missing and a bracket stays open."""
    return f"{sql.rsplit(maxsplit=1)[0]} ("
