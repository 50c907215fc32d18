"""What the explorer shows: runs, and the trajectories in them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from lib.records import Trajectory

ANY_NUMBER = -1
"""The row count of an attempt where the record does not say how many rows it returned."""


@dataclass(frozen=True)
class Played:
    """A trajectory, and what training recorded about it: reward parts, advantages, tokens."""

    trajectory: Trajectory
    training: Mapping[str, Any] | None = None


@dataclass(frozen=True)
class PlayedRun:
    """A folder of trajectories; `read` yields them in order and may raise DataError.

    `folder`: relative to the outputs folder. `run`, `scope`, `mode`, `split`: what the reader can
    filter by. `data`: the data set. `facts`: (name, value) pairs about the run's origin. `turn_ms`:
    for each turn, the mean milliseconds per question, by phase; empty where the folder has no
    timings.
    """

    folder: str
    read: Callable[[], Iterator[Played]]
    run: str
    scope: str
    mode: str
    split: str
    data: str
    facts: tuple[tuple[str, str], ...]
    turn_ms: tuple[Mapping[str, float], ...] = ()

    @property
    def stage(self) -> str:
        return self.folder.split("/")[0]
