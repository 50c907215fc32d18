"""The models of the server, and what several callers ask of one at the same time, in batches.

A client names a model, never a path. It may name the models on this machine
(`lib.answering.models.choice`), the one that the server was started with, and the adapters that a
trainer has loaded.

A local model answers ten requests in hardly more time than one. Callers are threads, each of which
waits only for its own answers; one thread calls the models. A caller that arrives while a batch is
running joins it, if the generator can stream.
"""

from __future__ import annotations

import logging
import threading
from collections import OrderedDict, deque
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Future, InvalidStateError
from contextlib import suppress
from dataclasses import dataclass, field, replace
from pathlib import Path

from lib.answering.generation.backends import open_generator
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
from lib.answering.generation.runs import check_adapter, online_dtype
from lib.answering.models.choice import ChosenModel
from lib.answering.rollout.environment import ReadDatabase, Schemas
from lib.base.errors import ModelError, ProjectError
from lib.base.params import Dtype, Params
from lib.base.records import Messages
from lib.serving.guard import RefusedError

_LONGEST_SHOWN = 100

_MOST_CALLS = 256
"""After this many calls a batch takes no more, so that it ends and frees their memory."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True)
class ServedModel:
    """A model in memory. `version`: how often the weights of its name have been exchanged.

    `context`: tokens that prompt and completion may have together.
    `counting`: a lock held while tokens are counted, since tokenizers are not thread-safe.
    """

    name: str
    chosen: ChosenModel
    generator: Generator
    schemas: Schemas
    version: int
    context: int
    counting: threading.Lock = field(default_factory=threading.Lock)

    def text(self, tokens: Sequence[int]) -> str:
        """The text of tokens; empty where the generator cannot decode them."""
        if not isinstance(self.generator, StreamingGenerator):
            return ""
        return self.generator.text(tokens)

    def count_tokens(self, messages: Messages) -> int:
        with self.counting:
            return self.generator.count_tokens(messages)


def no_model(name: str, known: Iterable[str]) -> RefusedError:
    """The refusal of a name that no model has."""
    message = f"no model {name[:_LONGEST_SHOWN]!r}; expected one of {', '.join(known)}"
    return RefusedError(404, message, "model", "model_not_found")


class Models:
    """`known`: the models by the names that clients may use; the first one is the default.

    `dtype`: what they compute in. None: that of `online_dtype`.
    """

    def __init__(
        self,
        params: Params,
        known: dict[str, ChosenModel],
        read: ReadDatabase,
        dtype: Dtype | None = None,
    ) -> None:
        one_process = replace(
            params.generation,
            processes=1,  # all batches are generated in this process
            cache=replace(params.generation.cache, backends=()),  # clients' requests are not kept
        )
        self._params = params
        self._generation = one_process
        self._known = dict(known)
        self._read = read
        self._dtype = dtype
        self._versions: dict[str, int] = {}
        self._lock = threading.Lock()
        self._loading = threading.Lock()  # weights take twice their memory while they are loaded
        self._loaded: OrderedDict[str, Future[ServedModel]] = OrderedDict()

    @property
    def default(self) -> str:
        return next(iter(self._known))

    def known(self) -> dict[str, ChosenModel]:
        """The models by name, the default first."""
        with self._lock:
            return dict(self._known)

    def state(self, name: str) -> str:
        """`ready`, `loading`, `failed`, or `on disk`."""
        with self._lock:
            future = self._loaded.get(name)
        if future is None:
            return "on disk"
        if not future.done():
            return "loading"
        return "failed" if future.exception() else "ready"

    def version(self, name: str) -> int:
        """How often the weights of this name have been exchanged."""
        return self._versions.get(name, 0)

    def get(self, name: str | None = None) -> ServedModel:
        """The model of that name, or the default one; waits until it is in memory.

        Raises RefusedError where there is none, ModelError where it cannot be loaded.
        """
        with self._lock:
            name = self.default if name is None else name
            if name not in self._known:
                raise no_model(name, self._known)
            future = self._loaded.get(name)
            mine = future is None
            if future is None:
                future = Future()
            self._put(name, future)
            chosen, version = self._known[name], self.version(name)
        if mine:
            self._load(name, chosen, version, future)
        return future.result()

    def put_adapter(self, name: str, path: Path, replaces: bool) -> None:
        """Serve the default model's base with this adapter under a name.

        The new weights are loaded before the old ones of this name are released; completions in
        progress finish with the old ones. Raises ModelError where the adapter cannot be loaded, or
        where there is a model of this name and `replaces` is False.
        """
        with self._lock:
            taken = name in self._known
            base = self._known[self.default].base
            if taken and not replaces:
                raise ModelError(
                    f"the adapter {name!r} has been loaded; unload it, or set `load_inplace`"
                )
            version = self.version(name) + 1
        check_adapter(path)
        chosen = ChosenModel(base, path)
        future: Future[ServedModel] = Future()
        self._load(name, chosen, version, future)
        future.result()
        with self._lock:
            self._known[name] = chosen
            self._versions[name] = version
            self._put(name, future)

    def drop_adapter(self, name: str) -> None:
        """Stop serving the adapter of this name.

        Raises RefusedError where none has been loaded, ModelError for the default model.
        """
        with self._lock:
            if name not in self._known or not self.version(name):
                raise RefusedError(404, f"no adapter {name!r} has been loaded")
            if name == self.default:
                raise ModelError(f"{name!r} is the model that the server was started with")
            del self._known[name]
            self._loaded.pop(name, None)

    def _put(self, name: str, future: Future[ServedModel]) -> None:
        """Add it as the most recently used; the least recently used models are released."""
        self._loaded[name] = future
        self._loaded.move_to_end(name)
        while len(self._loaded) > self._params.serving.models:
            self._loaded.popitem(last=False)  # callers that are using it keep it until they finish

    def _load(
        self, name: str, chosen: ChosenModel, version: int, future: Future[ServedModel]
    ) -> None:
        try:
            generation = replace(self._generation, dtype=self._dtype_of(chosen))
            with self._loading:
                generator = open_generator(generation, chosen.base, chosen.adapter, remembers=True)
            schemas = Schemas(self._params.schema.as_trained(chosen.contents), self._read)
            context = generator.max_prompt_tokens + self._generation.max_new_tokens
            future.set_result(ServedModel(name, chosen, generator, schemas, version, context))
        except BaseException as error:
            with self._lock:
                if self._loaded.get(name) is future:
                    del self._loaded[name]  # the next one who asks tries again
            if not isinstance(error, ProjectError):
                cause = f"{type(error).__name__}: {error}"
                error = ModelError(f"model {name!r} cannot be loaded: {cause}")
            future.set_exception(error)

    def _dtype_of(self, chosen: ChosenModel) -> Dtype:
        if self._dtype in (None, "auto"):
            generation = replace(self._generation, dtype=self._dtype or self._generation.dtype)
            return online_dtype(generation, chosen.base)
        return self._dtype


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
        more = self.on_tokens is None or self.on_tokens(index, tokens)
        return more and self.wanted()


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
        while True:
            with self._changed:
                self._batch = []
                self._changed.wait_for(lambda: self._waiting or self._closed)
                if self._closed:
                    return
                self._batch = self._take([])
            if self._batch:
                self._write(self._batch)

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
        except BaseException as error:  # the thread serves all: it must not end
            if not isinstance(error, ProjectError):
                _log.exception("a batch could not be written")
                error = ModelError(f"the model failed: {type(error).__name__}: {error}")
            for call in calls:
                call.fail(error)


class BatchedGenerator:
    """A `Generator` for one caller, whose calls go through the batcher."""

    def __init__(
        self,
        batcher: Batcher,
        model: ServedModel,
        wanted: Callable[[], bool],
        max_new_tokens: int,
    ) -> None:
        """`max_new_tokens`: the part of the context that the caller's completions take."""
        self._batcher = batcher
        self._generator = model.generator
        self._wanted = wanted
        self.chat = model.generator.chat
        self.count_tokens = model.count_tokens
        room = model.context - max_new_tokens
        self.max_prompt_tokens = min(model.generator.max_prompt_tokens, room)

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
