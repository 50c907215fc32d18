"""A cache of models' answers in one SQLite file, so that none is paid for twice.

A key is a fingerprint of everything that the answer depends on; the caller makes it. The first
answer that is stored under a key stays. Several processes may use the file at once, and a kill at
any moment loses no stored answer; a power cut may lose the last ones, never the file.
"""

import json
import sqlite3
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import asdict
from pathlib import Path
from typing import Any, TypeVar

from lib.answering.generation.protocol import GenerationRequest, Sampling
from lib.answering.generation.runs import first_line
from lib.base.errors import ProjectError
from lib.base.identity import fingerprint
from lib.base.params import GenerationParams
from lib.base.records import Completion, from_json, to_json

_FILE = "responses.sqlite"
_BUSY_SECONDS = 60.0

Stored = TypeVar("Stored")

_SETUP = """
PRAGMA synchronous = NORMAL;
CREATE TABLE IF NOT EXISTS responses (key TEXT PRIMARY KEY, response TEXT NOT NULL) WITHOUT ROWID;
"""


class ResponseCache:
    """JSON values by key. Methods may be called from several threads."""

    def __init__(self, folder: Path) -> None:
        """Open the file in `folder`, or make it. Raises ProjectError where it cannot be used."""
        self._path = folder / _FILE
        self._lock = threading.Lock()
        with self._explained():
            folder.mkdir(parents=True, exist_ok=True)
            self._connection = sqlite3.connect(
                self._path, timeout=_BUSY_SECONDS, isolation_level=None, check_same_thread=False
            )
            with suppress(sqlite3.OperationalError):  # fails at once if another process does it too
                self._connection.execute("PRAGMA journal_mode = WAL")
            self._connection.executescript(_SETUP)

    def get(self, key: str) -> Any:
        """What is stored under `key`; None where nothing is. Raises ProjectError."""
        with self._lock, self._explained():
            return self._get(key)

    def put(self, key: str, response: Any) -> Any:
        """Store `response` unless there is one; returns the stored one. Raises ProjectError."""
        text = json.dumps(response)  # ASCII: a lone surrogate, "\ud83d", has no UTF-8
        with self._lock, self._explained():
            self._connection.execute(
                "INSERT INTO responses VALUES (?, ?) ON CONFLICT DO NOTHING", (key, text)
            )
            return self._get(key)

    def read(self, kind: type[Stored], stored: Any) -> Stored:
        """What `get` or `put` returned, as this type. Raises ProjectError where it is not one."""
        with self._explained():
            return from_json(kind, stored)

    def close(self) -> None:
        """Close the file."""
        with self._lock:
            self._connection.close()

    @contextmanager
    def _explained(self) -> Iterator[None]:
        """Raises ProjectError where the file cannot be used, or what it holds cannot be read."""
        try:
            yield
        except (sqlite3.Error, OSError, ValueError, TypeError) as error:
            raise ProjectError(
                f"{self._path}: the cache of answers cannot be used ({first_line(error)}); make "
                "room or free the file, delete it if it is damaged, or set "
                "generation.cache.backends to []"
            ) from None

    def _get(self, key: str) -> Any:
        row = self._connection.execute(
            "SELECT response FROM responses WHERE key = ?", (key,)
        ).fetchone()
        return None if row is None else json.loads(row[0])


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
        stored = cache.get(key)
        if stored is None:
            written = write(requests, sampling, on_written)
            # another process may have been first
            stored = cache.put(key, [[to_json(one) for one in of] for of in written])
        return cache.read(list[list[Completion]], stored)

    return cached
