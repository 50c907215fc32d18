"""A local model whose calls are kept: the same call again is answered from the cache.

The unit is the whole call, not the prompt. A model in process writes its rows in batches, and in
floating point a row may, at a tie, depend on its neighbours; the same call forms the same batches,
so what is kept is byte for byte what would be computed again. A changed `feedback` leaves the calls
of turn 1 as they were.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from lib.fingerprints import fingerprint
from lib.generation.protocol import (
    GenerationFailure,
    GenerationOutcome,
    GenerationRequest,
    Generator,
    OnOutcome,
    Sampling,
    ignore_outcome,
)
from lib.generation.response_cache import ResponseCache
from lib.records import Completion, from_json, to_json


class CachedGenerator:
    """See `lib.generation.protocol.Generator`.

    `identity`: everything but requests and sampling that decides what `generator` writes.
    """

    def __init__(self, generator: Generator, cache: ResponseCache, identity: Any) -> None:
        self._generator = generator
        self._cache = cache
        self._identity = identity

    @property
    def max_prompt_tokens(self) -> int:
        return self._generator.max_prompt_tokens

    def count_tokens(self, text: str) -> int:
        return self._generator.count_tokens(text)

    def generate(
        self,
        requests: Sequence[GenerationRequest],
        sampling: Sampling,
        on_outcome: OnOutcome = ignore_outcome,
    ) -> list[GenerationOutcome]:
        """One outcome a request, kept or computed."""
        key = fingerprint(self._identity, [asdict(request) for request in requests], sampling)
        kept = self._cache.get(key)
        if kept is None:
            outcomes = self._generator.generate(requests, sampling, on_outcome)
            kept = self._cache.put(key, [_to_json(outcome) for outcome in outcomes])
            return [_from_json(outcome) for outcome in kept]  # another process may have been first
        outcomes = [_from_json(outcome) for outcome in kept]
        for place, outcome in enumerate(outcomes):
            on_outcome(place, outcome)
        return outcomes


def _to_json(outcome: GenerationOutcome) -> Any:
    if isinstance(outcome, GenerationFailure):
        return outcome.error
    return [to_json(completion) for completion in outcome]


def _from_json(payload: Any) -> GenerationOutcome:
    if isinstance(payload, str):
        return GenerationFailure(payload)
    return [from_json(Completion, completion) for completion in payload]
