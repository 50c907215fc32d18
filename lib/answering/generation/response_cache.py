"""A cache of models' answers, so that none is paid for twice.

A key is a fingerprint of everything that the answer depends on; the caller makes it. The first
answer that is stored under a key stays. Several processes may use the folder at once, and a kill at
any moment loses no stored answer.
"""

import sqlite3
import zlib
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import Any, TypeVar

from diskcache import Cache, JSONDisk, Timeout

from lib.answering.generation.protocol import GenerationRequest, Sampling
from lib.answering.generation.runs import first_line
from lib.base.errors import ProjectError
from lib.base.identity import fingerprint
from lib.base.params import GenerationParams
from lib.base.records import Completion, from_json, to_json

_FOLDER = "responses"

Stored = TypeVar("Stored")


class ResponseCache:
    """Values of one type by key. Methods may be called from several threads."""

    def __init__(self, folder: Path) -> None:
        """Open the cache in `folder`, or make it. Raises ProjectError where it cannot be used."""
        self._path = folder / _FOLDER
        with self._explained():
            self._cache = Cache(str(self._path), disk=JSONDisk, eviction_policy="none")

    def get(self, kind: type[Stored], key: str) -> Stored | None:
        """What is stored under `key`; None where nothing is. Raises ProjectError."""
        with self._explained():
            stored = self._cache.get(key)
            return None if stored is None else from_json(kind, stored)

    def put(self, kind: type[Stored], key: str, payload: Any) -> Stored:
        """Store the JSON `payload` unless there is one; returns the stored one.

        Raises ProjectError.
        """
        with self._explained():
            self._cache.add(key, payload)
            return from_json(kind, self._cache.get(key))

    @contextmanager
    def _explained(self) -> Iterator[None]:
        """Raises ProjectError where the cache cannot be used, or what it holds cannot be read."""
        try:
            yield
        except (sqlite3.Error, zlib.error, Timeout, OSError, ValueError, TypeError) as error:
            raise ProjectError(
                f"{self._path}: the cache of answers cannot be used ({first_line(error)}); make "
                "room or free the folder, delete it if it is damaged, or set "
                "generation.cache.backends to []"
            ) from None


def open_cache(params: GenerationParams) -> ResponseCache | None:
    """The cache of answers, or None if the backend is not to use one. Raises ProjectError."""
    if params.backend not in params.cache.backends:
        return None
    return ResponseCache(Path(params.cache.folder))


OnWritten = Callable[[int, list[Completion]], object]
"""Takes the index of a request in its batch and its completions, as soon as they are written."""

WriteBatch = Callable[[Sequence[GenerationRequest], Sampling, OnWritten], list[list[Completion]]]
"""Generates a batch: returns the completions of each request, and may report some earlier."""


def cached_batches(write: WriteBatch, cache: ResponseCache, identity: Any) -> WriteBatch:
    """As `write`, but a batch that has been written before comes from the cache.

    The unit is the batch, not the prompt: in floating point a row may, at a tie, depend on its
    neighbours, and only the same requests in the same order are sure to give the same completions.
    `identity`: everything but requests and sampling that decides what `write` writes.
    """

    def cached(
        requests: Sequence[GenerationRequest], sampling: Sampling, on_written: OnWritten
    ) -> list[list[Completion]]:
        key = fingerprint(identity, [asdict(request) for request in requests], sampling)
        stored = cache.get(list[list[Completion]], key)
        if stored is not None:
            return stored
        written = write(requests, sampling, on_written)
        payload = [[to_json(one) for one in of] for of in written]
        return cache.put(list[list[Completion]], key, payload)  # another process may be first

    return cached
