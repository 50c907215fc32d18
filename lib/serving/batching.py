"""Batches what several callers ask of a model at the same time.

A local model answers ten requests in hardly more time than one. Callers are threads, each of which
waits only for its own answers; one thread calls the models. A caller that arrives while a batch is
running joins it, if the generator can stream.
"""

from __future__ import annotations

import logging
import threading
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import Future, InvalidStateError
from contextlib import suppress
from dataclasses import dataclass, field

from lib.answering.generation.protocol import (
    GenerationOutcome,
    GenerationRequest,
    Generator,
    OnOutcome,
    OnTokens,
    Sampling,
    StreamingGenerator,
    ignore_outcome,
)
from lib.base.errors import ModelError, ProjectError
from lib.base.records import Messages

_MOST_CALLS = 256
"""After this many calls a batch takes no more, so that it ends and frees their memory."""

_log = logging.getLogger(__name__)


class ClientGoneError(Exception):
    """The caller has gone: nobody waits for the answer."""


@dataclass(eq=False)
class _Call:
    """What one caller asks. `wanted`: called repeatedly, returns whether the caller still waits.

    `answered`: gets the outcomes, in order, or the error.
    """

    generator: Generator
    requests: Sequence[GenerationRequest]
    sampling: Sampling
    on_outcome: OnOutcome
    on_tokens: OnTokens | None
    wanted: Callable[[], bool]
    outcomes: dict[int, GenerationOutcome] = field(default_factory=dict)
    answered: Future[list[GenerationOutcome]] = field(default_factory=Future)

    @property
    def completions(self) -> int:
        return len(self.requests) * self.sampling.num_samples

    def fits(self, other: _Call) -> bool:
        """Whether both can be written in one batch."""
        return self.generator is other.generator and self.sampling == other.sampling

    def add(self, index: int, outcome: GenerationOutcome) -> None:
        """Record an outcome, unless it has been. The caller goes on when it has all of them."""
        if index in self.outcomes or self.answered.done():
            return
        self.outcomes[index] = outcome
        try:
            self.on_outcome(index, outcome)
        except Exception as error:  # the fault of this caller: the others are not to suffer
            self.fail(error)
        if len(self.outcomes) == len(self.requests):
            with suppress(InvalidStateError):
                self.answered.set_result([self.outcomes[n] for n in range(len(self.requests))])

    def fail(self, error: BaseException) -> None:
        """End the caller's wait with this error, unless it has ended."""
        with suppress(InvalidStateError):
            self.answered.set_exception(error)

    def pass_on(self, index: int, tokens: Sequence[int]) -> bool:
        """Pass on the tokens so far; returns whether more are wanted."""
        if self.on_tokens is not None:
            return self.on_tokens(index, tokens) and self.wanted()
        return self.wanted()


class Batcher:
    """Batches the calls of many threads. `most`: completions per batch; one call may have more."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._waiting: deque[_Call] = deque()
        self._batch: list[_Call] = []  # the calls that are being written
        self._changed = threading.Condition()
        self._closed = False
        self._thread = threading.Thread(target=self._work, name="batcher", daemon=True)
        self._thread.start()

    def submit(
        self,
        generator: Generator,
        requests: Sequence[GenerationRequest],
        sampling: Sampling,
        on_outcome: OnOutcome = ignore_outcome,
        on_tokens: OnTokens | None = None,
        wanted: Callable[[], bool] = lambda: True,
    ) -> Future[list[GenerationOutcome]]:
        """A future for the outcomes of `Generator.generate`.

        The future gets ClientGoneError if `wanted` returns False while the call waits for a batch,
        and what the model raises. If it returns False later, a generator that streams cuts the
        completions short. The callbacks are called by the batcher's thread.
        """
        call = _Call(generator, requests, sampling, on_outcome, on_tokens, wanted)
        with self._changed:
            if self._closed:
                call.fail(ClientGoneError())
            elif not requests:
                call.answered.set_result([])
            else:
                self._waiting.append(call)
                self._changed.notify()
        return call.answered

    def close(self) -> None:
        """Fail all calls at once, and end the thread after its current batch.

        An endpoint may leave a batch unanswered for minutes, which would keep its callers, and with
        them the process.
        """
        with self._changed:
            self._closed = True
            for call in [*self._waiting, *self._batch]:
                call.fail(ClientGoneError())
            self._waiting.clear()
            self._changed.notify()

    def _work(self) -> None:
        while (calls := self._next_batch()) is not None:
            if calls:
                self._write(calls)

    def _next_batch(self) -> list[_Call] | None:
        """The calls that are written next; None: the batcher is closed."""
        with self._changed:
            self._batch = []
            while not self._waiting and not self._closed:
                self._changed.wait()
            if self._closed:
                return None
            self._batch = self._take([])
            return self._batch

    def _take(self, batch: Sequence[_Call]) -> list[_Call]:
        """The waiting calls that can join those of the batch, as far as there is room.

        None joins while another one waits that does not fit, which might otherwise wait for ever.
        """
        for call in [call for call in self._waiting if not call.wanted()]:
            call.fail(ClientGoneError())
            self._waiting.remove(call)
        alike = all(call.fits(batch[0]) for call in self._waiting) if batch else True
        if not alike or len(batch) >= _MOST_CALLS:
            return []
        taken: list[_Call] = []
        count = sum(call.completions for call in batch if not call.answered.done())
        for call in list(self._waiting):
            first = next(iter([*batch, *taken]), call)
            if first.fits(call) and (count == 0 or count + call.completions <= self._most):
                taken.append(call)
                count += call.completions
                self._waiting.remove(call)
        return taken

    def _write(self, calls: list[_Call]) -> None:
        owners: list[tuple[_Call, int]] = []
        generator, sampling = calls[0].generator, calls[0].sampling

        def begin(new: Sequence[_Call]) -> list[GenerationRequest]:
            owners.extend((call, index) for call in new for index in range(len(call.requests)))
            return [request for call in new for request in call.requests]

        def join() -> list[GenerationRequest]:
            with self._changed:
                new = self._take(calls)
                calls.extend(new)
            return begin(new)

        requests = begin(calls)

        def add(index: int, outcome: GenerationOutcome) -> None:
            call, own_index = owners[index]
            call.add(own_index, outcome)

        def on_tokens(index: int, tokens: Sequence[int]) -> bool:
            call, own_index = owners[index]
            return not self._closed and call.pass_on(own_index, tokens)

        try:
            if isinstance(generator, StreamingGenerator):
                outcomes = generator.generate(requests, sampling, add, on_tokens, join)
            else:
                outcomes = generator.generate(requests, sampling, add)
            for index, outcome in enumerate(outcomes):
                add(index, outcome)
        except ProjectError as error:
            for call in calls:
                call.fail(error)
        except BaseException as error:  # the thread serves all: it must not end
            _log.exception("a batch could not be written")
            for call in calls:
                call.fail(ModelError(f"the model failed: {type(error).__name__}: {error}"))


class BatchedGenerator:
    """A `Generator` for one caller, whose calls go through the batcher."""

    def __init__(
        self,
        batcher: Batcher,
        generator: Generator,
        counting: threading.Lock,
        wanted: Callable[[], bool],
        most_prompt_tokens: int,
    ) -> None:
        """`counting`: a lock that all callers of this model hold while they count tokens.

        `most_prompt_tokens`: the part of the context that the caller's completions leave.
        """
        self._batcher = batcher
        self._generator = generator
        self._counting = counting
        self._wanted = wanted
        self.max_prompt_tokens = min(generator.max_prompt_tokens, most_prompt_tokens)

    @property
    def chat(self) -> bool:
        return self._generator.chat

    def count_tokens(self, messages: Messages) -> int:
        with self._counting:
            return self._generator.count_tokens(messages)

    def generate(
        self,
        requests: Sequence[GenerationRequest],
        sampling: Sampling,
        on_outcome: OnOutcome = ignore_outcome,
    ) -> list[GenerationOutcome]:
        """Raises ClientGoneError where the caller has gone in the meantime."""
        outcomes = self._batcher.submit(
            self._generator, requests, sampling, on_outcome, wanted=self._wanted
        ).result()
        if not self._wanted():
            raise ClientGoneError
        return outcomes
