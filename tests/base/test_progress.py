"""The line that says which stage of how many runs, and how long all of them still take."""

from __future__ import annotations

import io
import json
import os
import sys
from pathlib import Path
from typing import Any

import pytest

from lib.base import progress
from lib.base.errors import DataError
from lib.base.progress import RUN, STAGE, Place, place_of, progress_bar
from lib.base.stage import run_stage

_TARGETS = {
    "demo": {"make_demo": 10.0, "mine": 80.0, "train": 200.0, "compare": 10.0},
    "quick": {"make_demo": 10.0, "stages/quick/dvc.yaml:mine": 20.0},
    "real": {"stages/real/dvc.yaml:mine": None, "stages/real/dvc.yaml:train": None},
}
_RUN = "2 demo"


def _row(stage: str, seconds: float, run: str = _RUN) -> dict[str, Any]:
    return {"run": run, "stage": stage, "seconds": seconds}


@pytest.mark.parametrize(
    ("stage", "run", "here", "line"),
    [
        ("make_demo", _RUN, [], "stage 1 of 4: make_demo, about 10 s; about 5 min to go"),
        # this machine is twice as slow
        (
            "mine",
            _RUN,
            [_row("make_demo", 20.0)],
            "stage 2 of 4: mine, about 3 min; about 10 min to go",
        ),
        # what is measured here counts more than what is scaled
        (
            "train",
            _RUN,
            [_row("train", 60.0, "1 demo"), _row("make_demo", 10.0), _row("mine", 80.0)],
            "stage 3 of 4: train, about 60 s; about 65 s to go",
        ),
        # DVC has left out what had run before; what comes after has still to run
        (
            "mine",
            _RUN,
            [_row(stage, 10.0, "1 demo") for stage in ("make_demo", "mine", "compare")],
            "stage 2 of 4: mine, about 10 s; about 80 s to go",
        ),
        # in another order than that of the file
        (
            "mine",
            _RUN,
            [_row("make_demo", 10.0), _row("train", 200.0)],
            "stage 3 of 4: mine, about 80 s; about 2 min to go",
        ),
        (
            "stages/quick/dvc.yaml:mine",
            "2 quick",
            [_row("make_demo", 10.0)],
            "stage 2 of 2: mine, about 20 s",
        ),
        ("stages/real/dvc.yaml:mine", "2 real", [], "stage 1 of 2: mine"),
        (
            "stages/real/dvc.yaml:mine",
            "2 real",
            [_row("stages/real/dvc.yaml:mine", 7200.0, "1 real")],
            "stage 1 of 2: mine, about 2.0 h",
        ),
    ],
)
def test_a_line_says_which_stage_runs_and_how_long_all_still_take(
    stage: str, run: str, here: list[Any], line: str
) -> None:
    place = place_of(stage, run, _TARGETS, here)
    assert place is not None
    assert place.line() == line


@pytest.mark.parametrize(("stage", "run"), [("mine", "2 real"), ("other", _RUN), ("mine", "2")])
def test_a_stage_that_no_target_of_the_run_has_is_in_no_place(stage: str, run: str) -> None:
    assert place_of(stage, run, _TARGETS, []) is None


def test_what_is_still_to_go_falls_with_the_clock_down_to_the_later_stages() -> None:
    place = Place("mine", 2, 4, expected=50.0, after=30.0)
    to_go = [place.to_go(elapsed) for elapsed in (0.0, 20.0, 600.0)]
    assert to_go == [f"about {seconds} s to go" for seconds in (80, 60, 30)]


@pytest.fixture
def repository(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder in which make and DVC have started the stage `mine`."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "stages").mkdir()
    (tmp_path / "stages" / "durations.yaml").write_text(json.dumps(_TARGETS))
    monkeypatch.setenv(STAGE, "mine")
    monkeypatch.setenv(RUN, _RUN)
    return tmp_path


def _kept(root: Path) -> list[Any]:
    path = root / "outputs" / ".durations.jsonl"
    return [json.loads(line) for line in path.read_text().splitlines()] if path.exists() else []


def test_a_stage_of_dvc_says_its_place_and_keeps_its_seconds(
    repository: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    inherited: list[str | None] = []
    run_stage(lambda: inherited.append(os.environ.get(STAGE)))
    assert capsys.readouterr().err.startswith("stage 1 of 4: mine, about ")
    assert inherited == [None]
    (row,) = _kept(repository)
    assert (row["run"], row["stage"]) == (_RUN, "mine")
    assert row["seconds"] > 0


def test_a_stage_that_fails_has_no_seconds(repository: Path) -> None:
    def fails() -> None:
        raise DataError("no such file")

    with pytest.raises(SystemExit):
        run_stage(fails)
    assert _kept(repository) == []


@pytest.mark.parametrize("text", ["{", '{"stage": "mine"}\n', "[1]\n", ""])
def test_what_is_kept_and_cannot_be_read_counts_as_nothing(
    repository: Path, capsys: pytest.CaptureFixture[str], text: str
) -> None:
    (repository / "outputs").mkdir()
    (repository / "outputs" / ".durations.jsonl").write_text(text)
    run_stage(lambda: None)
    assert capsys.readouterr().err == "stage 1 of 4: mine, about 80 s; about 5 min to go\n"


def test_a_stage_that_a_person_starts_says_nothing(
    repository: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv(STAGE)
    run_stage(lambda: None)
    assert capsys.readouterr() == ("", "")
    assert _kept(repository) == []


@pytest.mark.parametrize("is_running", [True, False])
def test_a_bar_ends_with_how_long_all_stages_still_take(
    monkeypatch: pytest.MonkeyPatch, is_running: bool
) -> None:
    place = Place("mine", 2, 4, expected=0.0, after=50.0)
    monkeypatch.setattr(progress, "_running", place if is_running else None)
    monkeypatch.setattr(sys, "stderr", io.StringIO())
    with progress_bar("mine", 8, 2, "question") as bar:
        bar.update(2)
        text = str(bar)
    assert text.startswith("2/4 mine:" if is_running else "mine:")
    assert text.endswith("; about 50 s to go") == is_running
