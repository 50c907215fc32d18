"""A writer that follows a script with the policy's own probabilities."""

from __future__ import annotations

from collections.abc import Sequence
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
from lib.base.records import Completion, Messages, SampledTokens
from lib.learning.grpo.policy import Policy
from tests.scripted import Script


class ScriptedWriter:
    """What a policy would write if it drew the texts of the script, with its own probabilities."""

    max_prompt_tokens = 500
    chat = False

    def __init__(self, policy: Policy, script: Script, temperature: float) -> None:
        self._policy = policy
        self._script = script
        self._temperature = temperature
        self._tokenizer: Any = policy.tokenizer

    def refresh(self) -> None:
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
