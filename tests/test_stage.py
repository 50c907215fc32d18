"""The frame of a stage: what a person sees when it fails, and what the shell sees."""

from __future__ import annotations

import errno

import pytest

from lib.errors import DataError, ParamsError, ProjectError, SplitError
from lib.stage import run_stage


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
