"""Kill a stage at every moment that counts: `python -m tests.stages.kill_points STAGE`.

Whatever a stage leaves behind passes through `os.fsync` (a chunk of the journal, a temporary file
before its rename) or `os.replace` (a finished file). The stage runs again and again in folders of
its own, `at-1`, `at-2`, ..., and kills itself with SIGKILL just before its nth such step, until
it gets through. Then it is started once more in each folder. Runs are forked from one process
without threads, so that the imports are paid for once.
"""

from __future__ import annotations

import importlib
import os
import shutil
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from lib.stage import run_stage


def main() -> None:
    stage = importlib.import_module(f"stages.{sys.argv[1]}").main
    project = Path.cwd()
    n = 1
    while _run_in_copy(project, n, stage):
        n += 1
    print(n - 1)


def _run_in_copy(project: Path, n: int, stage: Callable[[], None]) -> bool:
    """Run in a copy of the project, killed at step n, then to the end; False: there is no step n.

    The copy lies beside the project.
    """
    folder = project.with_name(f"at-{n}")
    shutil.copytree(project, folder)
    os.chdir(folder)
    status = _forked(stage, kill_at=n)
    if os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGKILL:
        status = _forked(stage, kill_at=None)
        killed = True
    else:
        killed = False
    if status != 0:
        sys.exit(f"step {n}: the stage ended with wait status {status}")
    return killed


def _forked(stage: Callable[[], None], kill_at: int | None) -> int:
    """The wait status of the stage in a process of its own."""
    child = os.fork()
    if child == 0:
        sys.argv = sys.argv[:1]
        if kill_at is not None:
            _die_at(kill_at)
        run_stage(stage)
        sys.stdout.flush()
        os._exit(0)
    return os.waitpid(child, 0)[1]


def _die_at(step: int) -> None:
    """Kill this process before its `step`th write is made safe."""
    steps = iter(range(1, step + 1))

    def counted(function: Callable[..., Any]) -> Callable[..., Any]:
        def before(*arguments: Any) -> Any:
            if next(steps) == step:
                os.kill(os.getpid(), signal.SIGKILL)
            return function(*arguments)

        return before

    os.fsync = counted(os.fsync)
    os.replace = counted(os.replace)
    Path.replace = counted(Path.replace)  # type: ignore[method-assign]


if __name__ == "__main__":
    main()
