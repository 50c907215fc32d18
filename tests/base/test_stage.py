"""The frame of a stage: what a person sees when it fails, and what the shell sees."""

from __future__ import annotations

import errno
import os
import signal
import sqlite3
import subprocess
import sys

import pytest

from lib.base.errors import DataError, ParamsError, ProjectError, SplitError
from lib.base.stage import run_stage
from tests.stages.project import REPOSITORY


def _raising(error: BaseException) -> None:
    def main() -> None:
        raise error

    run_stage(main)


@pytest.mark.parametrize("kind", [ProjectError, DataError, ParamsError, SplitError])
def test_a_mistake_is_one_line_and_exit_code_2(
    capsys: pytest.CaptureFixture[str], kind: type[ProjectError]
) -> None:
    with pytest.raises(SystemExit) as caught:
        _raising(kind("dev.json: no such file"))
    assert caught.value.code == 2
    assert capsys.readouterr() == ("", "error: dev.json: no such file\n")


@pytest.mark.parametrize(
    ("error", "line"),
    [
        (
            OSError(errno.ENOSPC, "No space left on device"),
            "No space left on device; make room and start the stage again: it continues",
        ),
        (
            PermissionError(errno.EACCES, "Permission denied", "outputs"),
            "outputs: Permission denied",
        ),
        (OSError("odd"), "odd"),
    ],
)
def test_what_the_operating_system_refuses_is_one_line(
    capsys: pytest.CaptureFixture[str], error: OSError, line: str
) -> None:
    with pytest.raises(SystemExit) as caught:
        _raising(error)
    assert caught.value.code == 2
    assert capsys.readouterr() == ("", f"error: {line}\n")


def test_an_interruption_says_how_to_continue(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        _raising(KeyboardInterrupt())
    assert caught.value.code == 130
    assert "start the stage again" in capsys.readouterr().err


def test_a_defect_of_the_program_keeps_its_traceback() -> None:
    with pytest.raises(ZeroDivisionError):
        _raising(ZeroDivisionError())


def test_success_is_silent(capsys: pytest.CaptureFixture[str]) -> None:
    run_stage(lambda: None)
    assert capsys.readouterr() == ("", "")


@pytest.mark.parametrize("code", [sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR_WRITE])
def test_a_full_disk_under_sqlite_is_one_line(
    capsys: pytest.CaptureFixture[str], code: int
) -> None:
    error = sqlite3.OperationalError("database or disk is full")
    error.sqlite_errorcode = code
    with pytest.raises(SystemExit) as caught:
        _raising(error)
    assert caught.value.code == 2
    assert capsys.readouterr().err == (
        "error: SQLite: database or disk is full; "
        "make room and start the stage again: it continues\n"
    )


# The tests may run with SIGINT ignored, as with `&`, and child processes would inherit that.
_SLEEPS = """
import signal, sys, time
from lib.base.stage import run_stage

signal.signal(signal.SIGINT, signal.default_int_handler)

def main():
    try:
        print("works", flush=True)
        time.sleep(600)
    finally:
        print("closed", flush=True)
        if "slow" in sys.argv:
            time.sleep(600)

run_stage(main)
"""


def _start(*words: str) -> subprocess.Popen[str]:
    stage = subprocess.Popen(
        [sys.executable, "-c", _SLEEPS, *words],
        env={**os.environ, "PYTHONPATH": str(REPOSITORY)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert stage.stdout is not None
    assert stage.stdout.readline() == "works\n"
    return stage


@pytest.mark.parametrize(("number", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143)])
def test_a_signal_ends_a_stage_in_order(number: signal.Signals, code: int) -> None:
    stage = _start()
    stage.send_signal(number)
    assert stage.communicate(timeout=600) == (
        "closed\n",
        "interrupted: start the stage again to continue\n",
    )
    assert stage.returncode == code


def test_the_second_signal_ends_a_stage_at_once() -> None:
    stage = _start("slow")
    stage.send_signal(signal.SIGINT)
    assert stage.stdout is not None
    assert stage.stdout.readline() == "closed\n"
    stage.send_signal(signal.SIGINT)
    assert stage.communicate(timeout=600) == ("", "")
    assert stage.returncode == -signal.SIGINT


def test_an_ignored_signal_stays_ignored_and_all_are_as_before_afterwards() -> None:
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        run_stage(lambda: signal.raise_signal(signal.SIGINT))
        assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN
        assert signal.getsignal(signal.SIGTERM) is signal.SIG_DFL
    finally:
        signal.signal(signal.SIGINT, before)


def test_an_interruption_of_the_imports_is_one_line() -> None:
    ended = subprocess.run(
        [sys.executable, "-c", "import stages; raise KeyboardInterrupt"],
        cwd=REPOSITORY,
        capture_output=True,
        text=True,
        check=False,
    )
    assert ended.returncode
    assert ended.stderr == "interrupted: start the stage again to continue\n"


@pytest.mark.parametrize(
    "code",
    [
        "import stages, duckdb",
        "from lib.base.stage import run_stage; run_stage(lambda: __import__('duckdb.typing'))",
    ],
    ids=["in the imports", "in the stage"],
)
def test_a_package_of_a_further_lock_that_is_missing_is_one_line(code: str) -> None:
    ended = subprocess.run(
        [sys.executable, "-c", f"import sys; sys.modules['duckdb'] = None\n{code}"],
        cwd=REPOSITORY,
        capture_output=True,
        text=True,
        check=False,
    )
    assert ended.returncode == 2
    assert ended.stderr == "error: duckdb is not installed; `make setup` installs it\n"
