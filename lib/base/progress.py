"""For people: which stage of how many runs, how far it is, and how long all of them still take.

DVC names the stage that it runs, and make the target that asked for it. stages/durations.yaml has
the stages of each target and the seconds that they took on an idle machine of two cores. What they
take here is kept in outputs/.durations.jsonl: stages that have not run here are expected to differ
from the file as those that have.
"""

from __future__ import annotations

import json
import math
import os
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tqdm import tqdm

from lib.base.errors import ProjectError
from lib.base.jsonl import read_jsonl

STAGE = "DVC_STAGE"
"""The variable in which DVC names the stage, as `train_dpo@sft` or `stages/real/dvc.yaml:audit`."""

RUN = "MAKE_RUN"
"""The variable of the Makefile: when make was started, and its targets, as `1764300000 demo`."""

_DURATIONS = Path("stages", "durations.yaml")
_HERE = Path("outputs", ".durations.jsonl")
_MINUTE, _HOUR = 60, 3600

Seconds = Mapping[str, float | None]
"""Of each stage of a target, in an order in which they can run; None: it has not been measured."""


@dataclass(frozen=True)
class Place:
    """A stage among those of a target: the `number`th of `count`, from 1.

    `expected`: seconds that it takes; `after`: those of all that are still to run after it. None:
    not known.
    """

    stage: str
    number: int
    count: int
    expected: float | None
    after: float | None

    def line(self) -> str:
        """As `stage 5 of 12: train_sft, about 3 min; about 9 min to go`."""
        words = f"stage {self.number} of {self.count}: {self.stage.rpartition(':')[2]}"
        if self.expected is not None:
            words += f", {_shown(self.expected)}"
        return words + (f"; {to_go}" if (to_go := self.to_go(0)) else "")

    def to_go(self, elapsed: float) -> str:
        """How long this stage and the later ones take, after so many seconds; "" if not known."""
        if self.expected is None or not self.after:
            return ""
        return f"{_shown(max(0, self.expected - elapsed) + self.after)} to go"


def place_of(stage: str, run: str, targets: Mapping[str, Seconds], here: list[Any]) -> Place | None:
    """The place of a stage in the first target of the run that has it; None: none has.

    `here`: what has run on this machine, as rows of `run`, `stage` and `seconds`. A stage counts as
    over if it has run in this run. So does one that stands before, if it has ever run here: DVC
    leaves out what has not changed.
    """
    seconds = next((targets[name] for name in run.split() if stage in targets.get(name, ())), None)
    if seconds is None:
        return None
    took = {row["stage"]: row["seconds"] for row in here}
    expected = _expected(targets, took)
    before = list(seconds)[: list(seconds).index(stage)]
    over = {row["stage"] for row in here if row["run"] == run} | (took.keys() & set(before))
    over &= seconds.keys() - {stage}
    later = [expected.get(each) for each in seconds if each not in over | {stage}]
    known = [each for each in later if each is not None]
    after = math.fsum(known) if len(known) == len(later) else None
    return Place(stage, 1 + len(over), len(seconds), expected.get(stage), after)


def _expected(targets: Mapping[str, Seconds], took: Mapping[str, float]) -> dict[str, float]:
    """The seconds of each stage on this machine, of those for which they are known."""
    there = {
        stage: seconds
        for target in targets.values()
        for stage, seconds in target.items()
        if seconds is not None
    }
    both = there.keys() & took.keys()
    usual = math.fsum(there[stage] for stage in both)
    scale = math.fsum(took[stage] for stage in both) / usual if usual else 1.0
    return {stage: seconds * scale for stage, seconds in there.items()} | dict(took)


def _shown(seconds: float) -> str:
    if seconds >= 1.5 * _HOUR:
        return f"about {seconds / _HOUR:.1f} h"
    if seconds >= 1.5 * _MINUTE:
        return f"about {seconds / _MINUTE:.0f} min"
    return f"about {max(1, round(seconds))} s"


_running: Place | None = None
"""The stage that this process runs."""


@contextmanager
def stage_shown() -> Iterator[None]:
    """Around the work of a stage: say which one it is, and keep how long it took.

    Does nothing unless make and DVC have started the stage. Processes that the stage starts do not
    take themselves for it.
    """
    global _running
    stage, run = os.environ.pop(STAGE, ""), os.environ.get(RUN, "")
    place = place_of(stage, run, _targets(), _measured_here()) if stage and run else None
    if place is None:
        yield
        return
    print(place.line(), file=sys.stderr, flush=True)
    _running = place
    try:
        yield
    finally:
        _running = None
    _keep({"run": run, "stage": stage, "seconds": round(_age(), 1)})


def _age() -> float:
    """The seconds since this process was started, imports included."""
    import psutil

    started: float = psutil.Process().create_time()
    return time.time() - started


def _targets() -> dict[str, Seconds]:
    from ruamel.yaml import YAML

    if not _DURATIONS.is_file():  # another folder than the repository
        return {}
    found: dict[str, Seconds] = YAML(typ="safe", pure=True).load(_DURATIONS)
    return found


def _measured_here() -> list[Any]:
    """What is kept; nothing where it cannot be read, since no result depends on it."""
    with suppress(ProjectError, OSError):
        return [row for row in read_jsonl(_HERE) if row.keys() >= {"run", "stage", "seconds"}]
    return []


def _keep(row: Mapping[str, Any]) -> None:
    with suppress(OSError):
        _HERE.parent.mkdir(exist_ok=True)
        with _HERE.open("a", encoding="utf-8") as file:
            file.write(json.dumps(row) + "\n")


class _Bar(tqdm):
    """A bar that ends with how long all stages still take."""

    @property
    def format_dict(self) -> dict[str, Any]:
        to_go = _running.to_go(_age()) if _running else ""
        return {**super().format_dict, "to_go": f"; {to_go}" if to_go else ""}


def progress_bar(
    title: str, total: int, done: int, unit: str, *, is_shown: bool = True
) -> tqdm[Any]:
    """Done of total, rate and time left; where nobody watches, a line now and then."""
    place = f"{_running.number}/{_running.count} " if _running else ""
    return _Bar(
        total=total,
        initial=done,
        desc=f"{place}{title}",
        unit=unit,
        mininterval=0.1 if sys.stderr.isatty() else 10,
        disable=not is_shown,
        bar_format="{l_bar}{bar}{r_bar}{to_go}",
    )
