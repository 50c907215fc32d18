"""The frame of a stage: what a person sees when it fails, and what the shell sees."""

from __future__ import annotations

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
