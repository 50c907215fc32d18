"""Batches of a local model that are kept: the same batch again is answered from the cache.

The unit is what is written together, not the prompt. In floating point a row may, at a tie, depend
on its neighbours; the same requests in the same order are written in the same way, so what is kept
is byte for byte what would be computed again. A changed `feedback` leaves the batches of turn 1 as
they were, and a run that breaks off keeps the batches that it has finished.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict
from typing import Any

from lib.fingerprints import fingerprint
from lib.generation.protocol import GenerationRequest, Sampling
from lib.generation.response_cache import ResponseCache
from lib.records import Completion, from_json, to_json

OnWritten = Callable[[int, list[Completion]], object]
"""Told the place of a request in its batch and its completions, as soon as they are written."""

WriteBatch = Callable[[Sequence[GenerationRequest], Sampling, OnWritten], list[list[Completion]]]
"""The completions of each of the requests that are written together. A writer may tell of some
before all are there.
"""


class CachedBatches:
    """A `WriteBatch` that asks `write` for what is not kept, and keeps it.

    `identity`: everything but requests and sampling that decides what `write` writes.
    """

    def __init__(self, write: WriteBatch, cache: ResponseCache, identity: Any) -> None:
        self._write = write
        self._cache = cache
        self._identity = identity

    def __call__(
        self, requests: Sequence[GenerationRequest], sampling: Sampling, on_written: OnWritten
    ) -> list[list[Completion]]:
        key = fingerprint(self._identity, [asdict(request) for request in requests], sampling)
        kept = self._cache.get(key)
        if kept is None:
            written = self._write(requests, sampling, on_written)
            # another process may have been first
            kept = self._cache.put(key, [[to_json(one) for one in of] for of in written])
        with self._cache.explained():
            return [[from_json(Completion, one) for one in of] for of in kept]
