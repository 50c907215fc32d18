"""One writer at a time: two runs of a stage side by side would write into each other's files."""

from __future__ import annotations

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

from lib.errors import DataError


@contextmanager
def sole_writer(target: Path) -> Iterator[None]:
    """Make this process the only writer of `target`, a file or a folder, within the block.

    The lock is the operating system's, on `.{name}.lock` beside `target`: it is released when the
    process ends, however it ends. The lock file is not inside `target` because DVC deletes the
    output folder of a stage before it starts the stage.
    Raises DataError if another process holds the lock.
    """
    path = target.with_name(f".{target.name}.lock")
    path.parent.mkdir(parents=True, exist_ok=True)
    file = _lock(path, target)
    try:
        yield
    finally:
        path.unlink(missing_ok=True)
        file.close()


def _lock(path: Path, target: Path) -> BinaryIO:
    while True:
        file = path.open("wb")
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            file.close()
            raise DataError(
                f"{target}: another run is writing it; wait until that has ended"
            ) from None
        except OSError:  # a file system without locks
            return file
        if _is_at(path, file):
            return file
        file.close()  # the previous writer has ended meanwhile and removed its lock file


def _is_at(path: Path, file: BinaryIO) -> bool:
    try:
        return os.path.samestat(path.stat(), os.fstat(file.fileno()))
    except FileNotFoundError:
        return False
