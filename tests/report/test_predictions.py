"""Stored predictions become trajectories with the verdicts that a run would give them."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from lib.base.records import Example
from lib.database.sandbox.sandbox import Sandbox
from lib.report.predictions import PredictionScorer, prediction_lines, read_predictions
from lib.report.runs import Databases
from lib.scoring.metrics import summarise
from tests.conftest import CONCERT_SCRIPT, write_database

_GOLD = "SELECT name FROM singer WHERE country = 'France'"
_NO_ANSWER = "SELECT no_prediction"


@pytest.fixture
def scorer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[PredictionScorer]:
    monkeypatch.chdir(tmp_path)  # perturbed copies are made there
    with Sandbox(1) as sandbox:
        yield PredictionScorer([_example(tmp_path)], Databases(tmp_path), sandbox)


@pytest.mark.parametrize(
    ("predicted", "ex", "strict_ex", "executable", "attempted"),
    [
        (_GOLD, 100, 100, 100, 1),
        ("select NAME from SINGER where country in ('France')", 100, 100, 100, 1),
        ("SELECT name FROM singer", 0, 0, 100, 1),
        ("SELECT nobody FROM singer", 0, 0, 0, 1),
        ("SELECT name FROM", 0, 0, 0, 1),
        (f"{_GOLD}; DROP", 100, 0, 0, 1),
        ("DELETE FROM singer", 0, 0, 0, 1),
        (None, 0, None, 0, 0),
    ],
)
def test_a_prediction_gets_the_figures_of_a_run(
    scorer: PredictionScorer,
    tmp_path: Path,
    predicted: str | None,
    ex: float,
    strict_ex: float | None,
    executable: float,
    attempted: int,
) -> None:
    summary = summarise(scorer.trajectories([_example(tmp_path)], [predicted]))
    assert (summary["first_turn_ex"], summary["final_ex"]) == (ex, ex)
    assert (summary["executable_rate"], summary["attempted"]) == (executable, attempted)
    assert summary["strict_ex"] == (0 if strict_ex is None else strict_ex)
    assert list(summary["by_difficulty"]) == ["easy"]


@pytest.mark.parametrize(
    ("first", "final", "figures"),
    [
        ("SELECT name FROM singer", _GOLD, (0, 100)),
        (_GOLD, "SELECT name FROM singer", (100, 0)),
        (_GOLD, _GOLD, (100, 100)),
        (None, _GOLD, (0, 100)),
        (_GOLD, None, (0, 0)),  # the run recorded no turn at all
    ],
)
def test_first_answers_are_turns_of_their_own(
    scorer: PredictionScorer,
    tmp_path: Path,
    first: str | None,
    final: str | None,
    figures: tuple[float, float],
) -> None:
    played = scorer.trajectories([_example(tmp_path)], [final], [first])
    summary = summarise(played)
    assert (summary["first_turn_ex"], summary["final_ex"]) == figures


@pytest.mark.parametrize(
    ("predicted", "stored"),
    [
        (_GOLD, _GOLD),
        ("SELECT 'ünï'", "SELECT 'ünï'"),
        ("SELECT 1\n\tFROM singer", "SELECT 1 FROM singer"),
        ("SELECT 1 -- a comment", "SELECT 1"),
        ("", None),
        (None, None),
    ],
)
def test_predictions_are_read_as_they_were_written(
    scorer: PredictionScorer, tmp_path: Path, predicted: str | None, stored: str | None
) -> None:
    example = _example(tmp_path)
    path = tmp_path / "answers.sql"
    path.write_text("".join(prediction_lines(scorer.trajectories([example], [predicted]))))
    assert read_predictions(path, [example]) == [stored]


def _example(folder: Path) -> Example:
    path = folder / "concert.sqlite"
    if not path.is_file():
        write_database(path, CONCERT_SCRIPT)
    return Example("dev-00000", "concert", str(path), "Who is French?", _GOLD)
