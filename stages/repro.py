"""`dvc repro`, two stages at a time: `python -m stages.repro [stages/quick/dvc.yaml]`.

DVC runs one stage after the other, and hardly one of them keeps two cores busy. Here each stage
that has to run is a `dvc repro --single-item` of its own, begun as soon as those before it have
ended; the one that most has to wait for goes first. One line says which stages of how many run and
how long all of them still take, by stages/durations.yaml and by what they took here before.
"""

from __future__ import annotations

import argparse
import math
import os
import re
import signal
import subprocess
import sys
import threading
import time
import timeit
from collections.abc import Collection, Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO, NamedTuple

from ruamel.yaml import YAML

from lib.base.errors import DataError
from lib.base.jsonl import read_json, write_json
from lib.base.pipeline import outputs_of
from lib.base.stage import run_stage

_DURATIONS = Path("stages", "durations.yaml")
_HERE = outputs_of("", ".durations.json")
_TICK = 0.2  # seconds between two looks at what runs
_SPOKEN = 30  # seconds between two lines where nobody watches
_HINTS = ("To track the changes", "\tgit add", "To enable auto staging", "\tdvc config", "Use `dvc")
"""How lines of DVC begin that one stage of several need not say."""
_MAKE_IT_ONE = "make it one: `git init && git add . && git commit -m start`"
_ONE_STAGE = ("-m", "dvc", "--wait-for-lock", "repro", "--single-item")
_END_OF_LINE = re.compile(rb"[\r\n]")
_PERCENT = re.compile(r"(\d+)%$")
_PROBE_SECONDS = 0.05  # of `_slowness`, on the machine of stages/durations.yaml
_PRIOR_SECONDS = 10.0  # what is thought of a machine at first weighs as much as such a stage
_OVERDUE = 0.1  # of a stage that takes longer than expected, so much is taken to be left
_MINUTE, _HOUR = 60, 3600


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("pipeline", nargs="?", default="dvc.yaml", metavar="FILE")
    parser.add_argument(
        "--jobs", type=int, default=2, metavar="N", help="stages at a time (2), at most one a core"
    )
    arguments = parser.parse_args()
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    jobs = max(1, min(arguments.jobs, cores or 1))
    needs, waiting = _read_stages(arguments.pipeline)
    if not waiting:
        print(f"All {len(needs)} stages are up to date.")
        return
    here = _measured_here()
    seconds = expected_seconds(YAML(typ="safe", pure=True).load(_DURATIONS), here)
    schedule = Schedule(needs, waiting, jobs, seconds, 1.0 if here else _slowness())
    _Run(schedule).run()


def _read_stages(pipeline: str) -> tuple[dict[str, frozenset[str]], list[str]]:
    """The stages of a dvc.yaml and of those that it builds on, each with those before it.

    Also those that have to run, with all that come after one of them, in an order in which they can
    run. Raises DataError where DVC cannot read them, as outside of a git repository.
    """
    from dvc.exceptions import DvcException
    from dvc.repo import Repo
    from dvc.repo.reproduce import get_active_graph, plan_repro
    from dvc.scm import SCMError

    try:
        with Repo(_wait_for_lock=True) as repo, repo.lock:
            graph = get_active_graph(repo.index.graph)
            stages = plan_repro(graph, repo.stage.collect(pipeline))
            needs = {
                stage.addressing: frozenset(before.addressing for before in graph.successors(stage))
                for stage in stages
            }
            changed = {stage.addressing for stage in stages if stage.changed()}
    except SCMError as error:
        raise DataError(f"{error}, which DVC needs; {_MAKE_IT_ONE}") from None
    except DvcException as error:
        raise DataError(f"{pipeline}: {error}") from None
    for stage, before in needs.items():
        if before & changed:
            changed.add(stage)
    return needs, [stage for stage in needs if stage in changed]


class Progress(NamedTuple):
    """The share of a stage that was done when it was last seen, by the clock of the schedule."""

    share: float
    seen: float


@dataclass
class Schedule:
    """What runs and what is still to run.

    `needs`: of each stage, by its address, those before it. `seconds`: what each is expected to
    take, where that is known. `slowness`: how many times as long it takes here, as far as that is
    known at first; it follows what the stages take. `running`: when each was begun, in seconds on
    any clock. `progress`: how far each running one was, as far as that is known.
    """

    needs: Mapping[str, frozenset[str]]
    waiting: list[str]
    jobs: int
    seconds: Mapping[str, float]
    slowness: float = 1.0
    running: dict[str, float] = field(default_factory=dict)
    progress: dict[str, Progress | None] = field(default_factory=dict)
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
        self.progress.pop(stage, None)
        took, expected = now - self.running.pop(stage), self.seconds.get(stage, 0.0)
        whole = self._expected + expected
        self.slowness = (self.slowness * self._expected + took * (expected > 0)) / whole
        self._expected = whole
        return took

    def is_behind(self, stage: str) -> bool:
        """Whether a running stage has a longer way to the end: that one is not to wait for it."""
        ways = [self._longest_way(other) for other in self.running]
        return self._longest_way(stage) < max(ways, default=0.0)

    def to_go(self, now: float) -> float | None:
        """The seconds until all have run; None where those of a stage are not known."""
        waiting, clock = list(self.waiting), now
        if not {*self.running, *waiting} <= self.seconds.keys():
            return None
        ends = {stage: now + self._left(stage, now) for stage in self.running}
        while waiting or ends:
            while len(ends) < self.jobs and (ready := self._ready(waiting, ends)):
                waiting.remove(ready[0])
                ends[ready[0]] = clock + self.seconds[ready[0]] * self.slowness
            first = min(ends, key=ends.__getitem__)
            clock = ends.pop(first)
        return clock - now

    def _left(self, stage: str, now: float) -> float:
        """What a running stage still takes. The more is done, the more its own pace counts."""
        expected = self.seconds[stage] * self.slowness
        share, seen = self.progress.get(stage) or Progress(0.0, self.running[stage])
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
        return self.seconds.get(stage, 0.0) + max(map(self._longest_way, after), default=0.0)


def expected_seconds(usual: Mapping[str, float], here: Mapping[str, float]) -> dict[str, float]:
    """Of each stage: what it took here at last, else what it usually takes, on such a machine.

    This machine differs from the usual one as the stages do that have run on both.
    """
    both = usual.keys() & here.keys()
    whole = math.fsum(usual[stage] for stage in both)
    scale = math.fsum(here[stage] for stage in both) / whole if whole else 1.0
    return {stage: seconds * scale for stage, seconds in usual.items()} | {**here}


def shown(seconds: float) -> str:
    """As `about 5 min`, or `about 170 s`: rounded by an eighth at most."""
    if seconds >= 1.5 * _HOUR:
        return f"about {seconds / _HOUR:.1f} h"
    if seconds >= 4 * _MINUTE:
        return f"about {seconds / _MINUTE:.0f} min"
    return f"about {max(1, round(seconds, -1 if seconds >= _MINUTE else None)):.0f} s"


class _Run:
    """The stages as processes, and the line about them."""

    def __init__(self, schedule: Schedule) -> None:
        self._schedule = schedule
        self._processes: dict[str, tuple[subprocess.Popen[bytes], threading.Thread]] = {}
        self._latest: dict[str, str] = {}
        self._on_screen = sys.stderr.isatty()
        # What ignores Ctrl-C, as after `nohup` or `&`, has stages that ignore it as well
        ignored = signal.getsignal(signal.SIGINT) is signal.SIG_IGN
        self._ends_stages = signal.SIGTERM if ignored else signal.SIGINT
        self._lock = threading.Lock()
        self._spoken = -math.inf

    def run(self) -> None:
        """Run all. Raises DataError where a stage fails; the others are then ended as by Ctrl-C."""
        try:
            while self._schedule.waiting or self._processes:
                for stage in self._schedule.begin(time.monotonic()):
                    self._start(stage)
                    self._spoken = -math.inf
                self._say()
                time.sleep(_TICK)
                for stage, (process, _) in list(self._processes.items()):
                    if process.poll() is not None:
                        self._end(stage)
        finally:
            for process, _ in self._processes.values():  # DVC and its stage are one group
                with suppress(ProcessLookupError):
                    os.killpg(process.pid, self._ends_stages)
            for process, reader in self._processes.values():
                process.wait()
                reader.join()
            self._erase()

    def _start(self, stage: str) -> None:
        nice = ["nice"] * self._schedule.is_behind(stage)
        process = subprocess.Popen(
            [*nice, sys.executable, *_ONE_STAGE, stage],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            process_group=0,
        )
        assert process.stdout is not None
        reader = threading.Thread(target=self._read, args=(stage, process.stdout))
        reader.start()
        self._processes[stage] = process, reader

    def _end(self, stage: str) -> None:
        process, reader = self._processes.pop(stage)
        reader.join()
        self._latest.pop(stage, None)
        took = self._schedule.end(stage, time.monotonic())
        if process.returncode:
            raise DataError(f"the stage {stage} has failed, see above; the same command goes on")
        write_json(_HERE, {**_measured_here(), stage: round(took, 1)})

    def _read(self, stage: str, output: IO[bytes]) -> None:
        """Print the lines of a stage. What ends in a carriage return is its progress bar."""
        rest = b""
        while piece := os.read(output.fileno(), 1 << 16):
            rest += piece
            while end := _END_OF_LINE.search(rest):
                text = rest[: end.start()].decode(errors="replace")
                is_bar, rest = end[0] == b"\r", rest[end.end() :]
                if is_bar:
                    self._note_progress(stage, text.partition("|")[0].strip())
                else:
                    self._print(stage, text)
        self._print(stage, rest.decode(errors="replace"))

    def _note_progress(self, stage: str, title: str) -> None:
        """`title`: as `sft.online: 45%`. Of a stage that begins a second bar nothing is known."""
        self._latest[stage] = title
        if percent := _PERCENT.search(title):
            now = Progress(int(percent[1]) / 100, time.monotonic())
            known = self._schedule.progress
            before = known.get(stage, now)
            known[stage] = None if before is None or now.share < before.share else now

    def _print(self, stage: str, text: str) -> None:
        if not text.strip() or text.startswith(_HINTS):
            return
        with self._lock:
            self._erase()
            print(f"{_name(stage)} | {text}", flush=True)

    def _say(self) -> None:
        now = time.monotonic()
        if not self._on_screen and now - self._spoken < _SPOKEN:
            return
        self._spoken = now
        count, running = len(self._schedule.needs), len(self._processes)
        done = count - len(self._schedule.waiting) - running
        places = [str(done + 1 + place) for place in range(running)]
        stages = [self._latest.get(stage) or _name(stage) for stage in self._processes]
        line = f"stage{'s' * (len(places) > 1)} {' and '.join(places)} of {count}: "
        line += ", ".join(stages)
        if (to_go := self._schedule.to_go(now)) is not None:
            line += f"; {shown(to_go)} to go"
        with self._lock:
            self._erase()
            print(line, file=sys.stderr, end="" if self._on_screen else "\n", flush=True)

    def _erase(self) -> None:
        if self._on_screen:
            print("\r\x1b[2K", file=sys.stderr, end="", flush=True)


def _name(stage: str) -> str:
    return stage.rpartition(":")[2]


def _slowness() -> float:
    """How many times as long as on the machine of stages/durations.yaml a loop takes here."""
    loop = "sum(number * number % 7 for number in range(1_000_000))"
    return min(timeit.repeat(loop, number=1)) / _PROBE_SECONDS


def _measured_here() -> dict[str, float]:
    found: dict[str, float] = read_json(_HERE, "delete it") if _HERE.is_file() else {}
    return found


if __name__ == "__main__":
    run_stage(main, interrupted="interrupted: the same command goes on")
