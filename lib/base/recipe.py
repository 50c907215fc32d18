"""A recipe: stages one after another, if need be in pieces of so many minutes.

Each stage runs in a process of its own, whose memory is then free again. What has ended is in a
journal, so a piece goes on where the one before stopped; a stage that was stopped itself continues
at its last checkpoint or chunk.
"""

import os
import subprocess
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass

from lib.base.errors import ModelError
from lib.base.jsonl import Journal
from lib.base.pipeline import outputs

STOPPED = 3
"""The exit code of a piece whose time was over before the recipe was."""

_RESERVE = 30  # seconds at the end of a piece, to stop and to pack
_STOPPING = 20  # of which a stage gets so many to stop
_REPORTED = 2  # the exit code of a stage that has printed its error


@dataclass(frozen=True)
class StageCall:
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


def run_steps(steps: Sequence[StageCall], journal: Journal, end: float | None = None) -> None:
    """Run the steps that the journal does not have, and enter each when it has ended.

    `end`: when this process has to end, as `time.monotonic()` says it; None: no limit. Ends the
    program in time with exit code `STOPPED`. For the rest see `play`.
    """
    for number, step in enumerate(steps, start=1):
        title = f"[{number}/{len(steps)}] {step.title}"
        if number <= journal.finished_chunks:
            print(f"{title}: done before", flush=True)
            continue
        began = time.monotonic()
        left = None if end is None else max(0.0, end - _RESERVE - began)
        shown = "" if left is None else f"; {left / 60:.1f} min left"
        print(f"{title}{shown}: {step.command}", flush=True)
        if left == 0 or not play(step, left):
            where = f"at the last checkpoint in {outputs()}"
            print(f"the time is over; the same command continues {where}", flush=True)
            sys.exit(STOPPED)
        journal.append([{"step": step.title, "seconds": round(time.monotonic() - began, 1)}])


def play(step: StageCall, seconds: float | None) -> bool:
    """Run a step; False where it has not ended after so many seconds, and was stopped.

    Ends the program with exit code 2 where the step has reported its error. Raises ModelError where
    it ended otherwise.
    """
    command = [sys.executable, "-m", f"stages.{step.stage}", *step.arguments]
    with subprocess.Popen(command) as process:
        try:
            code = process.wait(seconds)
        except BaseException as error:  # the time is over, or this process was stopped
            process.terminate()  # as after Ctrl-C; what it has finished by then is kept
            try:
                process.wait(_STOPPING)
            except subprocess.TimeoutExpired:
                process.kill()
            if isinstance(error, subprocess.TimeoutExpired):
                return False
            raise
    if code == _REPORTED:
        sys.exit(code)
    if code:
        raise ModelError(
            f"{step.command}: ended with exit code {code}; if nothing above says why, it was "
            "killed, as a process that needs too much memory is. Start this again to continue"
        )
    return True
