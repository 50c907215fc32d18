"""Kill a stage at every moment that counts: `python -m tests.stages.kill_points STAGE`.

The files of a stage change when it syncs one (a chunk of the journal, or a temporary file that is
then renamed) and when it deletes one. The stage is run again and again, each time in a folder of
its own beside the project: `at-1`, `at-2`, ... Run n kills itself with SIGKILL just before its nth
such step and is then started once more. The folder of the first run that ends without a kill is
renamed to `whole`. Runs are forked from one process without threads, so that imports are paid for
once.
"""

import importlib
import os
import shutil
import signal
import sys
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any

from lib.base.identity import code_fingerprint
from lib.base.stage import run_stage


def main() -> None:
    stage = importlib.import_module(f"stages.{sys.argv[1]}").main
    code_fingerprint("learning")  # kept for all runs, in case somebody edits lib/
    project = Path.cwd()
    for step in count(1):
        folder = project.with_name(f"at-{step}")
        shutil.copytree(project, folder)
        os.chdir(folder)
        if not _is_killed(stage, step):
            folder.rename(project.with_name("whole"))
            return
        _is_killed(stage, None)


def _is_killed(stage: Callable[[], None], step: int | None) -> bool:
    """Run the stage in a process of its own, which kills itself at `step`."""
    child = os.fork()
    if child == 0:
        sys.argv = sys.argv[:1]
        if step is not None:
            _die_at(step)
        run_stage(stage)
        os._exit(0)
    _, status = os.waitpid(child, 0)
    killed = os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGKILL
    if status and not (killed and step is not None):
        sys.exit(f"step {step}: the stage ended with wait status {status}")
    return killed


def _die_at(step: int) -> None:
    steps = count(1)

    def counted(function: Callable[..., Any]) -> Callable[..., Any]:
        def before(*arguments: Any, **options: Any) -> Any:
            if next(steps) == step:
                os.kill(os.getpid(), signal.SIGKILL)
            return function(*arguments, **options)

        return before

    os.fsync = counted(os.fsync)
    os.unlink = counted(os.unlink)


if __name__ == "__main__":
    main()
