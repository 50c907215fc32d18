"""`dvc repro`, two stages at a time: `python -m stages.repro [stages/quick/dvc.yaml]`.

DVC runs one stage after the other, and hardly one of them keeps two cores busy. Here each stage
that has to run is a `dvc repro --single-item` of its own, begun as soon as those before it have
ended, with its share of the cores; the one that most has to wait for goes first. One line says
which stages of how many run and how long all of them still take, by stages/durations.yaml and by
what they took here before.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import IO, Any

from lib.base.errors import DataError, ProjectError
from lib.base.jsonl import read_jsonl
from lib.base.schedule import Plan, Progress, Schedule, expected_seconds, shown
from lib.base.stage import run_stage

_DURATIONS = Path("stages", "durations.yaml")
_HERE = Path("outputs", ".durations.jsonl")
_TICK = 0.2  # seconds between two looks at what runs
_SPOKEN = 30  # seconds between two lines where nobody watches
_HINTS = ("To track the changes", "\tgit add", "To enable auto staging", "\tdvc config", "Use `dvc")
"""How lines of DVC begin that one stage of several need not say."""
_MAKE_IT_ONE = "make it one: `git init`, then `git add . && git commit -m 'as unpacked'`"
_ONE_STAGE = ("-m", "dvc", "--wait-for-lock", "repro", "--single-item")
_END_OF_LINE = re.compile(rb"[\r\n]")
_PERCENT = re.compile(r"(\d+)%$")
_PROBE_SECONDS = 0.05  # of `_slowness`, on the machine of stages/durations.yaml


def read_plan(pipeline: str) -> Plan:
    """The stages of a dvc.yaml and of those that it builds on, as DVC has them.

    Raises DataError where DVC cannot read them, as outside of a git repository.
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
    return Plan(needs, frozenset(changed))


def main() -> None:
    arguments = _arguments()
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    jobs = max(1, min(arguments.jobs, cores or 1))
    plan = read_plan(arguments.pipeline)
    waiting = [stage for stage in plan.needs if stage in plan.changed]
    if not waiting:
        print(f"All {len(plan.needs)} stages are up to date.")
        return
    here = _measured_here()
    seconds = expected_seconds(_usual(), here)
    schedule = Schedule(plan.needs, waiting, jobs, seconds, 1.0 if here else _slowness())
    _Run(schedule, len(plan.needs), max(1, (cores or 1) // jobs)).run()


class _Run:
    """The stages as processes, and the line about them."""

    def __init__(self, schedule: Schedule, count: int, threads: int) -> None:
        self._schedule = schedule
        self._count = count
        self._done = count - len(schedule.waiting)
        self._environment = os.environ | {"OMP_NUM_THREADS": str(threads)}
        self._processes: dict[str, tuple[subprocess.Popen[bytes], threading.Thread]] = {}
        self._latest: dict[str, str] = {}
        self._progress: dict[str, Progress | None] = {}
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
            env=self._environment,
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
        self._progress.pop(stage, None)
        took = self._schedule.end(stage, time.monotonic())
        if process.returncode:
            raise DataError(f"the stage {stage} has failed, see above; the same command goes on")
        self._done += 1
        _keep({"stage": stage, "seconds": round(took, 1)})

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
            before = self._progress.get(stage, now)
            self._progress[stage] = None if before is None or now.share < before.share else now

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
        places = [str(self._done + 1 + place) for place in range(len(self._processes))]
        stages = [self._latest.get(stage) or _name(stage) for stage in self._processes]
        line = f"stage{'s' * (len(places) > 1)} {' and '.join(places)} of {self._count}: "
        line += ", ".join(stages)
        if (to_go := self._schedule.to_go(now, self._progress)) is not None:
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
    seconds = []
    for _ in range(5):
        started = time.perf_counter()
        sum(number * number % 7 for number in range(1_000_000))
        seconds.append(time.perf_counter() - started)
    return min(seconds) / _PROBE_SECONDS


def _usual() -> dict[str, float]:
    from ruamel.yaml import YAML

    found: dict[str, float] = YAML(typ="safe", pure=True).load(_DURATIONS)
    return found


def _measured_here() -> list[Any]:
    """What is kept; nothing where it cannot be read, since no result depends on it."""
    with suppress(ProjectError, OSError):
        rows = [row for row in read_jsonl(_HERE) if row.keys() >= {"stage", "seconds"}]
        return [row for row in rows if isinstance(row["seconds"], float)]
    return []


def _keep(row: Mapping[str, Any]) -> None:
    with suppress(OSError):
        _HERE.parent.mkdir(exist_ok=True)
        with _HERE.open("a", encoding="utf-8") as file:
            file.write(json.dumps(row) + "\n")


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("pipeline", nargs="?", default="dvc.yaml", metavar="FILE")
    parser.add_argument(
        "--jobs", type=int, default=2, metavar="N", help="stages at a time (2), at most one a core"
    )
    return parser.parse_args()


if __name__ == "__main__":
    run_stage(main, interrupted="interrupted: the same command goes on")
