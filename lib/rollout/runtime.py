"""A model, the schemas that its prompts show and a sandbox, put together in one place.

Stages, `make ask` and whatever else answers questions play on a runtime. Several threads may share
one: calls of the model wait for each other, queries do not.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence

from lib.agents.episode import Asker, Question
from lib.db.sandbox import Sandbox, SandboxLimits
from lib.generation.protocol import (
    GenerationOutcome,
    GenerationRequest,
    Generator,
    OnOutcome,
    Sampling,
    ignore_outcome,
)
from lib.params import SandboxParams
from lib.records import Messages
from lib.rollout.driver import Recorder, ReviewAll, RolloutDriver
from lib.rollout.environment import Executor, Schemas
from lib.rollout.timing import Stopwatch


class Runtime:
    """Model, schemas and executor, for playing questions."""

    def __init__(self, generator: Generator, schemas: Schemas, sandbox: Sandbox) -> None:
        self.generator: Generator = _SerialisedGenerator(generator)
        self.schemas = schemas
        self._sandbox = sandbox

    def play(
        self,
        agent: Asker,
        review_all: ReviewAll,
        questions: Sequence[Question],
        sampling: Sampling,
        recorder: Recorder,
        stopwatch: Stopwatch | None = None,
        on_closed: Callable[[int], object] = lambda count: None,
    ) -> None:
        """See `lib.rollout.driver.RolloutDriver`."""
        driver = RolloutDriver(
            self.generator,
            self.schemas,
            Executor(self._sandbox),
            agent,
            review_all,
            recorder,
            stopwatch or Stopwatch(),
            on_closed,
        )
        driver.play(questions, sampling)


def open_sandbox(params: SandboxParams) -> Sandbox:
    """The sandbox of params.yaml's `sandbox`; close it, or use it as a context manager."""
    limits = SandboxLimits(params.timeout_ms, params.memory_mb, params.max_rows, params.max_bytes)
    return Sandbox(params.workers, limits)


class _SerialisedGenerator:
    """A generator that several threads may use."""

    def __init__(self, generator: Generator) -> None:
        self._generator = generator
        self._lock = threading.RLock()
        self.max_prompt_tokens = generator.max_prompt_tokens
        self.chat = generator.chat

    def count_tokens(self, messages: Messages) -> int:
        with self._lock:
            return self._generator.count_tokens(messages)

    def generate(
        self,
        requests: Sequence[GenerationRequest],
        sampling: Sampling,
        on_outcome: OnOutcome = ignore_outcome,
    ) -> list[GenerationOutcome]:
        with self._lock:
            return self._generator.generate(requests, sampling, on_outcome)
