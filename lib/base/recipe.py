"""A recipe: stages one after another, in pieces of so many minutes.

Each stage runs in a process of its own, whose memory is then free again. What has ended is in a
journal, so a piece goes on where the one before stopped; a stage that was stopped itself continues
at its last checkpoint or chunk.
"""

import os
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NoReturn

from lib.base.errors import ModelError
from lib.base.jsonl import Journal
from lib.base.pipeline import outputs

STOPPED = 3
"""The exit code of a piece whose minutes were over before the recipe was."""

_RESERVE = 30  # seconds at the end of a piece, to stop and to pack
_STOPPING = 20  # of which a stage gets so many to stop
_REPORTED = 2  # the exit code of a stage that has printed its error


@dataclass(frozen=True)
class Step:
    """One stage with its arguments, and what it does."""

    title: str
    stage: str
    arguments: tuple[str, ...] = ()

    @property
    def command(self) -> str:
        """As a person would type it."""
        pipeline = os.environ.get("PIPELINE", "")
        words = (f"PIPELINE={pipeline}",) if pipeline else ()
        return " ".join((*words, "python -m", f"stages.{self.stage}", *self.arguments))


class Clock:
    """The time that is left of a piece. `started`: as `time.monotonic()` says it."""

    def __init__(self, started: float, minutes: int | None) -> None:
        self.minutes = minutes
        self._end = None if minutes is None else started + 60 * minutes - _RESERVE

    def seconds(self) -> float | None:
        """Until the steps have to stop; None: as long as they take."""
        return None if self._end is None else self._end - time.monotonic()

    def is_over(self) -> bool:
        """Whether no step may begin."""
        return self._end is not None and time.monotonic() >= self._end

    def left(self) -> str:
        """For people."""
        seconds = self.seconds()
        if seconds is None:
            return "no limit of time"
        minutes, rest = divmod(max(0, int(seconds)), 60)
        return f"{minutes}:{rest:02} left"


def run_steps(steps: Sequence[Step], journal: Journal, clock: Clock) -> Iterator[Step]:
    """Run the steps that the journal does not have, and yield each when it is in the journal.

    Ends the program with exit code `STOPPED` when the minutes are over. For the rest see `play`.
    """
    for number, step in enumerate(steps, start=1):
        place = f"[{number}/{len(steps)}] {step.title}"
        if number <= journal.finished_chunks:
            print(f"{place}: done before", flush=True)
            continue
        print(f"{place}; {clock.left()}: {step.command}", flush=True)
        began = time.monotonic()
        if clock.is_over() or not play(step, clock.seconds()):
            _stop(clock)
        seconds = round(time.monotonic() - began, 1)
        journal.append([{"step": step.title, "seconds": seconds}])
        yield step


def play(step: Step, seconds: float | None) -> bool:
    """Run a step; False where it has not ended after so many seconds, and was stopped.

    Ends the program with exit code 2 where the step has reported its error. Raises ModelError where
    it ended otherwise.
    """
    command = [sys.executable, "-m", f"stages.{step.stage}", *step.arguments]
    with subprocess.Popen(command) as process:
        try:
            code = process.wait(seconds)
        except subprocess.TimeoutExpired:
            _end(process)
            return False
        except BaseException:  # this process was stopped
            _end(process)
            raise
    if code == _REPORTED:
        sys.exit(code)
    if code:
        raise ModelError(
            f"{step.command}: ended with exit code {code}; if nothing above says why, it was "
            "killed, as a process that needs too much memory is. Start this again to continue"
        )
    return True


def _end(process: subprocess.Popen[bytes]) -> None:
    """Let a stage stop as after Ctrl-C; what it has finished by then is kept."""
    process.terminate()
    try:
        process.wait(_STOPPING)
    except subprocess.TimeoutExpired:
        process.kill()


def _stop(clock: Clock) -> NoReturn:
    print(
        f"the {clock.minutes} minutes are over; the same command continues at the last checkpoint "
        f"in {outputs()}",
        flush=True,
    )
    sys.exit(STOPPED)
