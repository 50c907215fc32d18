"""A writer that follows a script with the policy's own probabilities."""

from collections.abc import Callable, Sequence
from typing import Any

import pytest
import torch

from lib.answering.generation.protocol import (
    GenerationOutcome,
    GenerationRequest,
    OnOutcome,
    Sampling,
    ignore_outcome,
)
from lib.answering.generation.tokens import prompt_token_ids
from lib.base.jsonl import read_jsonl
from lib.base.params import Params
from lib.base.records import Completion, Example, Messages, SampledTokens, joined_text
from lib.learning.grpo.policy import Policy
from lib.learning.grpo.trainer import EPISODES, GrpoTask, train_grpo
from tests.scripted import Script, drawn


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


def mixed(examples: Sequence[Example]) -> Script:
    """Gold, mistakes and text that does not run, by the question; two of three checks refuse."""
    gold = {example.question: example.gold_sql for example in examples}

    def write(request: GenerationRequest, seed: int) -> str:
        if request.turn % 2 == 0 and request.stop:
            return drawn([" wrong: the rows differ", " wrong", " right"])(request, seed)
        prompt = joined_text(request.messages)  # a server that is asked greedily gets no id
        asked = max((text for text in gold if text in prompt), key=len)
        texts = [f" {gold[asked]}", " SELECT name FROM singer", " SELECT nmae FROM stadium", " no"]
        return drawn(texts)(request, seed)

    return write


def episodes_of(task: GrpoTask) -> list[dict[str, Any]]:
    """The episodes that a training has recorded."""
    return list(read_jsonl(task.out_dir / EPISODES))


def train_scripted(
    task: GrpoTask,
    params: Params,
    script: Script | None = None,
    temperature: float | None = None,
    on_writer: Callable[[ScriptedWriter], object] = lambda writer: None,
) -> None:
    """Train a policy that writes what the script says, with its own probabilities."""

    def writer(policy: Policy, *_: object) -> ScriptedWriter:
        drawn_at = temperature or params.grpo.temperature
        made = ScriptedWriter(policy, script or mixed(task.examples), drawn_at)
        on_writer(made)
        return made

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(Policy, "writer", writer)
        train_grpo(task, params)
