"""The work of a training's workers: play episodes against the server that holds the policy."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any

from lib.agents.episode import Agent, Question
from lib.generation.chat import prompt_token_ids
from lib.generation.hf_processes import load_tokenizer
from lib.generation.openai_generator import OpenAIGenerator
from lib.generation.protocol import GenerationRequest, Sampling
from lib.params import GenerationParams, SandboxParams, SchemaParams
from lib.records import Messages
from lib.rollout.environment import Schemas
from lib.rollout.runtime import Runtime, open_sandbox
from lib.training.grpo.play import PlayedSteps, play_steps

_CACHED_PROMPTS = 1024  # prompts are counted twice: when built and when sent


@dataclass(frozen=True)
class EpisodeTask:
    """Questions to be played together, with the adapter of this name."""

    adapter: str
    questions: tuple[Question, ...]
    sampling: Sampling


@dataclass(frozen=True)
class OpenEpisodeWork:
    """Opens what a worker needs (`lib.rollout.workers.OpenWork`): a client and a sandbox.

    `generation`: its `max_prompt_tokens` is that of the policy. `model`: whose tokenizer counts the
    tokens of prompts. `own`: see `PolicyServer`.
    """

    generation: GenerationParams
    schema: SchemaParams
    sandbox: SandboxParams
    agent: Agent
    model: str
    own: bool

    @property
    def imports(self) -> tuple[str, ...]:
        return ("lib.training.grpo.episode_work", "transformers.models.auto.tokenization_auto")

    @contextmanager
    def __call__(self) -> Iterator[Callable[[EpisodeTask], PlayedSteps]]:
        tokenizer, schemas = load_tokenizer(self.model), Schemas(self.schema)
        with open_sandbox(replace(self.sandbox, workers=1)) as sandbox:

            def play(task: EpisodeTask) -> PlayedSteps:
                writer = _ServedPolicy(self.generation, task.adapter, tokenizer, self.own)
                runtime = Runtime(writer, schemas, sandbox)
                return play_steps(runtime, self.agent, task.questions, task.sampling)

            yield play


class _ServedPolicy(OpenAIGenerator):
    """The policy at the server. Prompts are cut, and our own server draws, as in this process."""

    def __init__(self, params: GenerationParams, adapter: str, tokenizer: Any, own: bool) -> None:
        super().__init__(params, adapter, None, reached=True)
        self._own = own
        self._count = lru_cache(_CACHED_PROMPTS)(
            lambda messages: len(prompt_token_ids(tokenizer, messages))
        )

    def count_tokens(self, messages: Messages) -> int:
        return self._count(messages)

    def _questions(self, request: GenerationRequest, sampling: Sampling) -> list[Any]:
        asked = super()._questions(request, sampling)
        if not self._own or sampling.temperature == 0:
            return asked
        source = {"random_source": [sampling.seed, request.example_id, request.turn]}
        return [replace(question, body=question.body | source) for question in asked]
