"""One writer at a time."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from lib.base.errors import DataError
from lib.base.stage import sole_writer
from tests.stages.project import REPOSITORY

_HOLDS = """
import sys, time
from pathlib import Path
from lib.base.stage import sole_writer
with sole_writer(Path(sys.argv[1])):
    print("writes", flush=True)
    time.sleep(600)
"""


def _writer_of(target: Path) -> subprocess.Popen[str]:
    """Another process that already holds the lock."""
    process = subprocess.Popen(
        [sys.executable, "-c", _HOLDS, str(target)],
        env={**os.environ, "PYTHONPATH": str(REPOSITORY)},
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    assert process.stdout.readline() == "writes\n"
    return process


def test_a_second_writer_is_told_and_a_killed_one_is_none_any_more(tmp_path: Path) -> None:
    out = tmp_path / "new" / "out"
    other = _writer_of(out)
    try:
        told = rf"out: another run, process {other.pid} \(python -c .*\), is writing it; wait"
        with pytest.raises(DataError, match=told), sole_writer(out):
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


def test_the_file_of_a_writer_that_has_just_ended_is_no_lock(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The previous writer deletes the file after it was opened and before it is locked."""
    path = tmp_path / ".out.lock"
    flock = __import__("fcntl").flock

    def late(*arguments: object) -> None:
        flock(*arguments)
        monkeypatch.undo()
        path.unlink()

    monkeypatch.setattr("lib.base.stage.fcntl.flock", late)
    with sole_writer(tmp_path / "out"):
        assert path.exists()
        with pytest.raises(DataError), sole_writer(tmp_path / "out"):
            pass
