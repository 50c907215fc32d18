"""Writers that follow a script: texts only, or with tokens and the policy's probabilities."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from typing import Any

import torch

from lib.answering.generation.protocol import (
    GenerationOutcome,
    GenerationRequest,
    OnOutcome,
    Sampling,
    ignore_outcome,
)
from lib.answering.generation.tokens import prompt_token_ids
from lib.base.records import Completion, Messages, SampledTokens, joined_text
from lib.learning.grpo.policy import Policy

Script = Callable[[GenerationRequest, int], str]
"""Maps a request and the seed, which differs from step to step, to a text."""


def example_id(request: GenerationRequest) -> str:
    """The id of the question, without the number of the episode."""
    return request.example_id.partition("#")[0]


def drawn(texts: Sequence[str]) -> Script:
    """A script that draws one of the texts by seed, episode and turn."""

    def write(request: GenerationRequest, seed: int) -> str:
        key = f"{seed}\0{request.example_id}\0{request.turn}"
        return texts[hashlib.sha256(key.encode()).digest()[0] % len(texts)]

    return write


class ScriptedTexts:
    """A generator with meaningless tokens, one per word."""

    max_prompt_tokens = 1000
    chat = False

    def __init__(self, script: Script) -> None:
        self._script = script

    def count_tokens(self, messages: Messages) -> int:
        return len(joined_text(messages).split())

    def generate(
        self,
        requests: Sequence[GenerationRequest],
        sampling: Sampling,
        on_outcome: OnOutcome = ignore_outcome,
    ) -> list[GenerationOutcome]:
        return [[self._completion(self._script(each, sampling.seed))] for each in requests]

    def _completion(self, text: str) -> Completion:
        words = len(text.split())
        tokens = SampledTokens((1,), (2,) * words, (-1.0,) * words)
        return Completion(text, "stop", 1, words, tokens)


class ScriptedWriter:
    """What a policy would write if it drew the texts of the script, with its own probabilities."""

    max_prompt_tokens = 500
    chat = False

    def __init__(self, policy: Policy, script: Script, temperature: float) -> None:
        self._policy = policy
        self._script = script
        self._temperature = temperature
        self._tokenizer: Any = policy.tokenizer

    def renew(self) -> None:
        """Do nothing: there is no cache."""

    def count_tokens(self, messages: Messages) -> int:
        return len(prompt_token_ids(self._tokenizer, messages))

    def generate(
        self,
        requests: Sequence[GenerationRequest],
        sampling: Sampling,
        on_outcome: OnOutcome = ignore_outcome,
    ) -> list[GenerationOutcome]:
        texts = [self._script(each, sampling.seed) for each in requests]
        rows = [
            SampledTokens(
                tuple(prompt_token_ids(self._tokenizer, each.messages)),
                (*self._tokenizer(text)["input_ids"], self._tokenizer.eos_token_id),
                (),
            )
            for each, text in zip(requests, texts, strict=True)
        ]
        with torch.no_grad(), self._policy.updating():
            found_T, _ = self._policy.score(rows, self._temperature)
        parts = found_T.split([len(row.completion) for row in rows])
        return [
            [
                Completion(
                    text,
                    "stop",
                    len(row.prompt),
                    len(row.completion),
                    SampledTokens(row.prompt, row.completion, tuple(part.tolist())),
                )
            ]
            for text, row, part in zip(texts, rows, parts, strict=True)
        ]
