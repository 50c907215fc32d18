"""The models of the server: their names, and those that are in memory.

A client names a model, never a path. It may name the models on this machine
(`lib.answering.models.choice`), the one that the server was started with, and the adapters that a
trainer has loaded.
"""

import threading
from collections import OrderedDict
from collections.abc import Iterable, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, field, replace
from pathlib import Path

from lib.answering.generation.backends import open_generator
from lib.answering.generation.protocol import Generator, StreamingGenerator
from lib.answering.generation.runs import check_adapter, server_dtype
from lib.answering.models.choice import MODELS, ChosenModel
from lib.answering.rollout.environment import ReadDatabase, Schemas
from lib.base.errors import ModelError, ProjectError
from lib.base.params import Dtype, Params
from lib.serving.guard import RefusedError

_LONGEST_SHOWN = 100


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

    def text(self, tokens: Sequence[int]) -> str | None:
        """The text of tokens; None where the generator cannot decode them."""
        if not isinstance(self.generator, StreamingGenerator):
            return None
        return self.generator.text(tokens)


def no_model(name: str, known: Iterable[str]) -> RefusedError:
    """The refusal of a name that no model has."""
    message = f"no model {name[:_LONGEST_SHOWN]!r}; expected one of {', '.join(known)}"
    return RefusedError(404, message, "model", "model_not_found")


class Models:
    """`known`: the models by the names that clients may use; the first one is the default.

    `dtype`: what they compute in. None: that of `server_dtype` for fetched models,
    `generation.dtype` for others.
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
            schemas = Schemas(self._params.schema, self._read)
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
        if self._dtype is not None:
            return self._dtype
        if self._generation.backend != "hf" or Path(chosen.base).parent != MODELS:
            return self._generation.dtype
        return server_dtype(self._generation)
