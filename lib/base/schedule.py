"""In which order stages run side by side, and how long all of them still take."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

_MINUTE, _HOUR = 60, 3600
_PRIOR_SECONDS = 10.0  # what is thought of a machine at first weighs as much as such a stage
_OVERDUE = 0.1  # of a stage that takes longer than expected, so much is taken to be left


@dataclass(frozen=True)
class Plan:
    """`needs`: of each stage, by its address, those before it; in an order in which they can run.

    `changed`: those that have to run; what comes after one of them is among them.
    """

    needs: Mapping[str, frozenset[str]]
    changed: frozenset[str]


class Progress(NamedTuple):
    """The share of a stage that was done when it was last seen, by the clock of the schedule."""

    share: float
    seen: float


@dataclass
class Schedule:
    """What runs and what is still to run.

    `seconds`: those that each is expected to take. `slowness`: how many times as long it takes
    here, as far as that is known at first; it follows what the stages take. `running`: when each
    was begun, in seconds on any clock.
    """

    needs: Mapping[str, frozenset[str]]
    waiting: list[str]
    jobs: int
    seconds: Mapping[str, float | None]
    slowness: float = 1.0
    running: dict[str, float] = field(default_factory=dict)
    _expected: float = _PRIOR_SECONDS
    """Of the stages that have ended."""

    def begin(self, now: float) -> list[str]:
        """Take the stages that can begin; of several first the one that most has to wait for."""
        begun: list[str] = []
        while len(self.running) < self.jobs and (ready := self._ready(self.waiting, self.running)):
            begun.append(ready[0])
            self.waiting.remove(ready[0])
            self.running[ready[0]] = now
        return begun

    def end(self, stage: str, now: float) -> float:
        """Take a stage that has ended; returns the seconds that it took."""
        took, expected = now - self.running.pop(stage), self._takes(stage)
        whole = self._expected + expected
        self.slowness = (self.slowness * self._expected + took * (expected > 0)) / whole
        self._expected = whole
        return took

    def is_behind(self, stage: str) -> bool:
        """Whether a running stage has a longer way to the end: that one is not to wait for it."""
        ways = [self._longest_way(other) for other in self.running]
        return self._longest_way(stage) < max(ways, default=0.0)

    def to_go(self, now: float, done: Mapping[str, Progress | None] | None = None) -> float | None:
        """The seconds until all have run; None where those of a stage are not known.

        `done`: of running stages, how far they were, as far as that is known.
        """
        if any(self.seconds.get(stage) is None for stage in [*self.running, *self.waiting]):
            return None
        waiting, known = list(self.waiting), done or {}
        ends = {stage: now + self._left(stage, now, known.get(stage)) for stage in self.running}
        clock = now
        while waiting or ends:
            while len(ends) < self.jobs and (ready := self._ready(waiting, ends)):
                waiting.remove(ready[0])
                ends[ready[0]] = clock + self._takes(ready[0]) * self.slowness
            first = min(ends, key=ends.__getitem__)
            clock = ends.pop(first)
        return clock - now

    def _left(self, stage: str, now: float, progress: Progress | None) -> float:
        """What a running stage still takes. The more is done, the more its own pace counts."""
        expected = self._takes(stage) * self.slowness
        share, seen = progress or Progress(0.0, self.running[stage])
        elapsed = seen - self.running[stage]
        left = (1 - share) * (elapsed + expected * (1 - share))
        return max(left - (now - seen), expected * _OVERDUE * (1 - share))

    def _ready(self, waiting: Iterable[str], running: Collection[str]) -> list[str]:
        unfinished = {*waiting, *running}
        ready = [stage for stage in waiting if not self.needs[stage] & unfinished]
        return sorted(ready, key=self._longest_way, reverse=True)

    def _longest_way(self, stage: str) -> float:
        """The seconds of the stage and of the longest chain after it."""
        after = [each for each, needs in self.needs.items() if stage in needs]
        return self._takes(stage) + max(map(self._longest_way, after), default=0.0)

    def _takes(self, stage: str) -> float:
        return self.seconds.get(stage) or 0.0


def expected_seconds(
    usual: Mapping[str, float], here: Iterable[Mapping[str, Any]]
) -> dict[str, float]:
    """Of each stage: what it took here at last, else what it usually takes, on such a machine.

    `here`: rows of `stage` and `seconds`. This machine differs from the usual one as the stages do
    that have run on both.
    """
    took = {row["stage"]: row["seconds"] for row in here}
    both = usual.keys() & took.keys()
    whole = math.fsum(usual[stage] for stage in both)
    scale = math.fsum(took[stage] for stage in both) / whole if whole else 1.0
    return {stage: seconds * scale for stage, seconds in usual.items()} | took


def shown(seconds: float) -> str:
    """As `about 5 min`, or `about 170 s`: rounded by an eighth at most."""
    if seconds >= 1.5 * _HOUR:
        return f"about {seconds / _HOUR:.1f} h"
    if seconds >= 4 * _MINUTE:
        return f"about {seconds / _MINUTE:.0f} min"
    return f"about {max(1, round(seconds, -1 if seconds >= _MINUTE else None)):.0f} s"
