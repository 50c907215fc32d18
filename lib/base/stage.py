"""The frame of every stage script: errors as one line, exit codes, signals, one writer, options."""

from __future__ import annotations

import argparse
import errno
import gc
import re
import signal
import sqlite3
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from types import FrameType, TracebackType
from typing import Any

from filelock import FileLock, Timeout
from tqdm import tqdm

from lib.base.errors import DataError, ProjectError

_FULL = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)
_SQLITE_REFUSALS = (sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR)
_CONTINUES = "; make room and start the stage again: it continues"
_SIGNALS = (signal.SIGINT, signal.SIGTERM)
_SIGNALLED = 128  # plus the signal's number: the exit code after a signal, as in a shell
_RUN_NAME = re.compile(r"[A-Za-z0-9][\w.-]*", re.ASCII)
_INTERRUPTED = "interrupted: start the stage again to continue"
_OBJECTS = 50_000  # between searches for cycles; by 700 they took a seventh of a start with torch


class _SignalError(KeyboardInterrupt):
    """SIGINT or SIGTERM. As it propagates, open resources are closed, as after Ctrl-C."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.exit_code = _SIGNALLED + number


def run_stage(
    main: Callable[[], None],
    description: str | None = None,
    interrupted: str = _INTERRUPTED,
) -> None:
    """Run a stage's `main`. A ProjectError becomes one line on stderr and exit code 2.

    So does an error of the operating system, such as a full disk or a folder without write access,
    and a package that `make demo` does not install.
    SIGINT (Ctrl-C) and SIGTERM end the stage cleanly, with one line and exit code 130 or 143; a
    second signal ends the process at once.

    `description`: of a stage that takes no options; `--help` prints it and does no work.
    `interrupted`: the line after a signal.
    """
    gc.set_threshold(_OBJECTS)
    try:
        with _signals_raise():
            if description is not None:
                argparse.ArgumentParser(description=description).parse_args()
            main()
    except BaseException as error:
        _end(error, interrupted)
        raise


def _end(error: BaseException, interrupted: str) -> None:
    """End the program with one line where the error is no defect of the program."""
    code = 2
    match error:
        case ProjectError():
            line = f"error: {error}"
        case OSError():
            where = f"{error.filename}: " if error.filename else ""
            room = _CONTINUES if error.errno in _FULL else ""
            line = f"error: {where}{error.strerror or error}{room}"
        case sqlite3.OperationalError() if error.sqlite_errorcode & 0xFF in _SQLITE_REFUSALS:
            line = f"error: SQLite: {error}{_CONTINUES}"
        case ModuleNotFoundError() if package := _missing_package(error):
            line = f"error: {package} is not installed; `make setup` installs it"
        case KeyboardInterrupt():
            line, code = interrupted, getattr(error, "exit_code", _SIGNALLED + signal.SIGINT)
        case _:
            return
    print(line, file=sys.stderr)
    sys.exit(code)


def _missing_package(error: ModuleNotFoundError) -> str:
    """Its name; "" where a module of the repository is missing, or a part of a package."""
    package = (error.name or "").partition(".")[0]
    return "" if package in ("", "lib", "stages") or find_spec(package) else package


def imports_end_in_one_line() -> None:
    """Make Ctrl-C and a missing package one line even in a stage's imports, before `run_stage`."""

    def hook(
        kind: type[BaseException], error: BaseException, traceback: TracebackType | None
    ) -> None:
        _end(error, _INTERRUPTED)
        sys.__excepthook__(kind, error, traceback)

    sys.excepthook = hook


@contextmanager
def _signals_raise() -> Iterator[None]:
    """Turn SIGINT and SIGTERM into `_SignalError` within the block.

    A signal that the caller ignores, as with `nohup` or `&`, stays ignored.
    """
    before = {number: signal.getsignal(number) for number in _SIGNALS}
    for number, handler in before.items():
        if handler is not signal.SIG_IGN:
            signal.signal(number, _interrupt)
    interrupted = False
    try:
        yield
    except _SignalError:  # a further signal now ends the process
        interrupted = True
        raise
    finally:
        for number, handler in before.items() if not interrupted else ():
            signal.signal(number, handler)


def _interrupt(number: int, frame: FrameType | None) -> None:
    for each in _SIGNALS:
        signal.signal(each, signal.SIG_DFL)  # a second signal ends the process at once
    raise _SignalError(number)


@contextmanager
def sole_writer(target: Path, remedy: str = "wait until that has ended") -> Iterator[None]:
    """Make this process the only writer of `target`, a file or a folder, within the block.

    Two runs of a stage side by side would write into each other's files.
    The lock is the operating system's, on `.{name}.lock` beside `target`: it is released when the
    process ends, however it ends. It is not inside `target` because DVC deletes the output folder
    of a stage before it starts the stage.
    Raises DataError if another process holds the lock; `remedy`: what to do then.
    """
    lock = FileLock(target.with_name(f".{target.name}.lock"), timeout=0)
    target.parent.mkdir(parents=True, exist_ok=True)
    try:
        lock.acquire()
    except Timeout:
        raise DataError(f"{target}: another run is writing it; {remedy}") from None
    try:
        yield
    finally:
        Path(lock.lock_file).unlink(missing_ok=True)
        lock.release()


def progress_bar(title: str, total: int, done: int, unit: str, *, is_shown: bool) -> tqdm[Any]:
    """Done of total, rate and time left; where nobody watches, a line now and then."""
    return tqdm(
        total=total,
        initial=done,
        desc=title,
        unit=unit,
        mininterval=0.1 if sys.stderr.isatty() else 10,
        disable=not is_shown,
    )


def positive_integer(text: str) -> int:
    """The type of an option that counts something."""
    if not text.isdecimal() or int(text) == 0:
        raise argparse.ArgumentTypeError(f"expected a positive integer, found {text!r}")
    return int(text)


def run_name(text: str) -> str:
    """The type of an option that names a folder of outputs/models, there or to be made."""
    if not _RUN_NAME.fullmatch(text):
        raise argparse.ArgumentTypeError(
            f"expected the name of a run (letters, digits, _, - and .), found {text!r}"
        )
    return text


def round_parser(description: str | None) -> argparse.ArgumentParser:
    """A parser of the option `--round`."""
    parser = argparse.ArgumentParser(description=description)
    text = "1: the base model's (the default); from 2 on: that of an entry of `rounds`"
    parser.add_argument("--round", type=positive_integer, default=1, help=text)
    return parser


def add_replace_option(parser: argparse.ArgumentParser) -> None:
    """Add `--replace DB_ID=FILE`: a file that is used in place of a database of the folder."""
    parser.add_argument(
        "--replace",
        type=_replacement,
        action="append",
        default=[],
        metavar="DB_ID=FILE",
        help="a file used in place of that database of the folder; may be given several times",
    )


def _replacement(text: str) -> tuple[str, Path]:
    db_id, sign, path = text.partition("=")
    if not (db_id and sign and path):
        raise argparse.ArgumentTypeError(f"expected DB_ID=FILE, found {text!r}")
    return db_id, Path(path)
