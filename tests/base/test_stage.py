"""The frame of a stage: what a person sees when it fails, and what the shell sees."""

import errno
import os
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from lib.base.errors import DataError, ParamsError, ProjectError, SplitError
from lib.base.stage import run_stage, sole_writer
from tests.stages.project import REPOSITORY


def _raising(error: BaseException) -> None:
    def main() -> None:
        raise error

    run_stage(main)


def _sqlite_error(code: int) -> sqlite3.OperationalError:
    error = sqlite3.OperationalError("database or disk is full")
    error.sqlite_errorcode = code
    return error


_CONTINUES = "make room and start the stage again: it continues"


@pytest.mark.parametrize(
    ("error", "line"),
    [
        *(
            (kind("dev.json: no such file"), "dev.json: no such file")
            for kind in (ProjectError, DataError, ParamsError, SplitError)
        ),
        (
            OSError(errno.ENOSPC, "No space left on device"),
            f"No space left on device; {_CONTINUES}",
        ),
        (
            PermissionError(errno.EACCES, "Permission denied", "outputs"),
            "outputs: Permission denied",
        ),
        (OSError("odd"), "odd"),
        *(
            (_sqlite_error(code), f"SQLite: database or disk is full; {_CONTINUES}")
            for code in (sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR_WRITE)
        ),
    ],
)
def test_a_mistake_is_one_line_and_exit_code_2(
    capsys: pytest.CaptureFixture[str], error: Exception, line: str
) -> None:
    with pytest.raises(SystemExit, match="2"):
        _raising(error)
    assert capsys.readouterr() == ("", f"error: {line}\n")


def test_a_defect_of_the_program_keeps_its_traceback_and_success_is_silent(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(ZeroDivisionError):
        _raising(ZeroDivisionError())
    run_stage(lambda: None)
    assert capsys.readouterr() == ("", "")


# The tests may run with SIGINT ignored, as with `&`, and child processes would inherit that.
_SLEEPS = """
import signal, sys, time
from pathlib import Path
from lib.base.stage import run_stage, sole_writer

signal.signal(signal.SIGINT, signal.default_int_handler)

def main():
    with sole_writer(Path(sys.argv[1])):
        try:
            print("works", flush=True)
            time.sleep(600)
        finally:
            print("closed", flush=True)
            if "slow" in sys.argv:
                time.sleep(600)

run_stage(main)
"""


def _start(target: Path, *words: str) -> subprocess.Popen[str]:
    """A stage in another process, which writes `target` and has begun to."""
    stage = subprocess.Popen(
        [sys.executable, "-c", _SLEEPS, str(target), *words],
        env={**os.environ, "PYTHONPATH": str(REPOSITORY)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert stage.stdout is not None
    assert stage.stdout.readline() == "works\n"
    return stage


@pytest.mark.parametrize(("number", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143)])
def test_a_signal_ends_a_stage_in_order(tmp_path: Path, number: signal.Signals, code: int) -> None:
    stage = _start(tmp_path / "out")
    stage.send_signal(number)
    assert stage.communicate(timeout=600) == (
        "closed\n",
        "interrupted: start the stage again to continue\n",
    )
    assert stage.returncode == code


def test_the_second_signal_ends_a_stage_at_once(tmp_path: Path) -> None:
    stage = _start(tmp_path / "out", "slow")
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


_MISSING = "error: duckdb is not installed; `make setup` installs it\n"


@pytest.mark.parametrize(
    ("code", "exit_code", "line"),
    [
        ("raise KeyboardInterrupt", 130, "interrupted: start the stage again to continue\n"),
        ("import duckdb", 2, _MISSING),
        (
            "from lib.base.stage import run_stage; run_stage(lambda: __import__('duckdb.typing'))",
            2,
            _MISSING,
        ),
    ],
)
def test_what_ends_a_stage_in_its_imports_is_one_line(code: str, exit_code: int, line: str) -> None:
    ended = subprocess.run(
        [sys.executable, "-c", f"import stages, sys; sys.modules['duckdb'] = None\n{code}"],
        cwd=REPOSITORY,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (ended.returncode, ended.stderr) == (exit_code, line)


def test_a_second_writer_is_told_and_a_killed_one_is_none_any_more(tmp_path: Path) -> None:
    out = tmp_path / "new" / "out"
    other = _start(out)
    try:
        with (
            pytest.raises(DataError, match="out: another run is writing it; wait"),
            sole_writer(out),
        ):
            pass
        with pytest.raises(DataError, match="is writing it; end it"), sole_writer(out, "end it"):
            pass
        with sole_writer(tmp_path / "new" / "another"):
            pass
    finally:
        other.send_signal(signal.SIGKILL)
        other.wait()
    with sole_writer(out):
        pass
    assert list(out.parent.iterdir()) == []


def test_a_writer_that_fails_gives_the_lock_back(tmp_path: Path) -> None:
    for _ in range(2):
        with pytest.raises(ZeroDivisionError), sole_writer(tmp_path / "out"):
            raise ZeroDivisionError
    assert list(tmp_path.iterdir()) == []
