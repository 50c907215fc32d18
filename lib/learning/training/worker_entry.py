"""One process of several that train together: `python -m lib.learning.training.worker_entry STAGE`.

A launcher starts it (`lib.learning.training.launch`). It runs the stage's `main`. Of all processes
only one reports an error, and all end with the stage that started them.
"""

import contextlib
import importlib
import os
import signal
import sys
import threading
import time

import psutil

from lib.base.errors import ProjectError
from lib.base.stage import run_stage
from lib.learning.training.launch import STAGE_PROCESS

_HEAD_START = 10.0  # seconds; a launcher sees within one that a process failed, and ends the rest
_WATCH_INTERVAL = 0.1  # seconds


def _main() -> None:
    signal.signal(signal.SIGTERM, signal.SIG_DFL)  # from the launcher: another process failed first
    if STAGE_PROCESS in os.environ:  # not on another machine
        stage_process = int(os.environ[STAGE_PROCESS])
        threading.Thread(target=_end_with, args=[stage_process], daemon=True).start()
    stage = importlib.import_module(sys.argv.pop(1))
    try:
        stage.main()
    except Exception as error:
        # A ProjectError of the main process is reported first, the loss of another process last.
        is_other, is_unexpected = os.environ["RANK"] != "0", not isinstance(error, ProjectError)
        time.sleep(_HEAD_START * (is_other + is_unexpected))
        raise
    from accelerate import PartialState  # torch: seconds to import, and the stage has done so

    PartialState().destroy_process_group()


def _end_with(process: int) -> None:
    """End this process when the stage ends, so that it does not go on beside the next one."""
    with contextlib.suppress(psutil.NoSuchProcess):
        stage = psutil.Process(process)
        while stage.status() != psutil.STATUS_ZOMBIE:  # dead, and not yet waited for
            time.sleep(_WATCH_INTERVAL)
    os._exit(1)


if __name__ == "__main__":
    run_stage(_main)
