"""The answers of one call to a server: by key, as they come in, and by request at the end."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

from lib.generation.protocol import GenerationFailure, GenerationOutcome, OnOutcome
from lib.records import Completion

Answer = Completion | GenerationFailure


class Answers:
    """`wanted`: of each request the keys of its samples, or why it is not asked at all.

    A key may be wanted by several requests. `copies`: how often each sample stands in an outcome.
    `on_outcome` is told of a request when the last of its answers is added.
    """

    def __init__(
        self,
        wanted: Sequence[Sequence[str] | GenerationFailure],
        copies: int,
        on_outcome: OnOutcome,
    ) -> None:
        self._wanted = wanted
        self._copies = copies
        self._on_outcome = on_outcome
        self._answers: dict[str, Answer] = {}
        self._missing: dict[int, set[str]] = {}
        self._waiting: defaultdict[str, list[int]] = defaultdict(list)
        for place, keys in enumerate(wanted):
            if isinstance(keys, GenerationFailure):
                on_outcome(place, keys)
                continue
            self._missing[place] = set(keys)
            for key in self._missing[place]:
                self._waiting[key].append(place)

    def __contains__(self, key: str) -> bool:
        return key in self._answers

    def add(self, key: str, answer: Answer) -> None:
        """Write down the answer of a key, once."""
        self._answers[key] = answer
        for place in self._waiting[key]:
            self._missing[place].discard(key)
            if not self._missing[place]:
                self._on_outcome(place, self._outcome(self._wanted[place]))

    def outcomes(self) -> list[GenerationOutcome]:
        """One outcome a request, in order. All wanted keys must be there."""
        return [self._outcome(keys) for keys in self._wanted]

    def _outcome(self, keys: Sequence[str] | GenerationFailure) -> GenerationOutcome:
        """The completions, or the failure of the first sample that has none."""
        if isinstance(keys, GenerationFailure):
            return keys
        completions = []
        for key in keys:
            answer = self._answers[key]
            if isinstance(answer, GenerationFailure):
                return answer
            completions.append(answer)
        return completions * self._copies
