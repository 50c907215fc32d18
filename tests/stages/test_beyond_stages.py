"""A model is evaluated on each set in data/beyond; its rows stand beside those of others."""

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from tests.conftest import CONCERT_SCRIPT
from tests.stages.project import Project

_SETS = {
    "defog": [
        {
            "question": "How many singers are there?",
            "query": "SELECT broken FROM nowhere",
            "accepted_queries": ["SELECT count(*) FROM singer"],
        }
    ],
    "sparc": [
        {"question": question, "query": query, "conversation": 0, "turn": turn}
        for turn, (question, query) in enumerate(
            (
                ("What are the names of all stadiums?", "SELECT name FROM stadium"),
                ("Which of them are in Ayr?", "SELECT name FROM stadium WHERE city = 'Ayr'"),
            )
        )
    ],
}


@pytest.fixture
def beyond(project: Project) -> Path:
    for name, questions in _SETS.items():
        records = [question | {"db_id": "concert"} for question in questions]
        project.add_set(name, records, CONCERT_SCRIPT)
    pipeline = project.root / "stages/beyond"
    pipeline.mkdir(parents=True)
    (pipeline / "dvc.yaml").write_text("stages: {}\n")
    (pipeline / "params.yaml").write_text("{}\n")
    return project.root / "outputs/beyond/report"


def _evaluate(project: Project, model: str) -> None:
    project.set_params({"model": model})
    project.run_all("eval_beyond", "compare_beyond")


@pytest.fixture
def published(project: Project, beyond: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of the published rows, into which those of a run are copied."""
    monkeypatch.setenv("PIPELINE", "beyond")
    _evaluate(project, "some/first")
    project.run_all("compare --publish")
    return project.root / "reports/beyond"


def _rows(beyond: Path) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = json.loads((beyond / "sets.json").read_text())
    return rows


def test_a_row_and_predictions_for_each_set_and_model(project: Project, beyond: Path) -> None:
    _evaluate(project, "some/first")
    _evaluate(project, "some/second")
    rows = _rows(beyond)
    assert [(row["model"], row["set"]) for row in rows] == [
        (model, name) for name in _SETS for model in ("first", "second")
    ]
    assert [row["n"] for row in rows] == [1, 1, 2, 2]
    for row in rows:
        for setting in ("one_shot", "online"):
            lines = (beyond / row["model"] / f"{row['set']}.{setting}.sql").read_text().splitlines()
            assert [line.split("\t")[1] for line in lines] == ["concert"] * row["n"]
            assert len(row["correct"][setting]) == row["n"]
    page = (beyond / "results.md").read_text()
    assert page.count("| second ") == len(_SETS) + 1  # and the mean


def test_a_run_adds_its_rows_to_the_published_ones_which_stay(
    project: Project, beyond: Path, published: Path
) -> None:
    before = _rows(published)
    shutil.rmtree(beyond)
    _evaluate(project, "some/second")
    assert {row["model"] for row in _rows(beyond)} == {"first", "second"}
    assert [path.name for path in beyond.iterdir() if path.is_dir()] == ["second"]
    assert _rows(published) == before
    changed = [row | {"dtype": "other"} for row in before]  # and a copy of them is in the run's
    (published / "sets.json").write_text(json.dumps(changed))
    _evaluate(project, "some/third")
    assert {row["dtype"] for row in _rows(beyond) if row["model"] == "first"} == {"other"}


def test_a_model_is_compared_with_its_base_on_the_questions_that_both_have_answered(
    project: Project, beyond: Path
) -> None:
    _evaluate(project, "some/first")
    rows = {row["set"]: row for row in _rows(beyond)}
    (beyond / "trained").mkdir()
    trained = []
    for name, questions in (("defog", [0]), ("sparc", [1])):
        count = len(questions)
        marks = {"one_shot": "0" * count, "online": "1" * count}
        changed = {"model": "trained", "n": count, "questions": questions, "correct": marks}
        trained.append(rows[name] | changed)
        (beyond / f"trained/{name}.online.sql").write_text("SELECT 1\tconcert\n" * count)
    (beyond / "sets.json").write_text(json.dumps(trained))
    _evaluate(project, "some/first")
    against = {(row["model"], row["set"]): row["against"] for row in _rows(beyond)}
    for one in trained:
        (question,) = one["questions"]
        right = rows[one["set"]]["correct"]["online"][question] == "1"
        difference = against["trained", one["set"]]
        assert against["first", one["set"]] is None
        assert (difference["n"], difference["points"]) == (1, 0 if right else 100)


def test_follow_ups_are_compared_with_each_asked_alone(
    project: Project, beyond: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PIPELINE", "beyond")
    project.set_params({"model": "some/first"})
    project.run_all("eval_beyond --alone")
    assert [path.name for path in project.root.glob("outputs/**/eval_alone/*/")] == ["sparc_alone"]
    _evaluate(project, "some/first")
    earlier = _SETS["sparc"][0]["question"]
    asked = {
        folder: (project.root / "outputs/beyond" / folder / "trajectories.jsonl").read_text()
        for folder in ("eval_alone/sparc_alone", "eval_beyond/sparc")
    }
    follow_ups = {folder: text.splitlines()[1] for folder, text in asked.items()}
    assert [earlier in text for text in follow_ups.values()] == [False, True]
    rows = {row["set"]: row for row in _rows(beyond)}
    difference = rows["sparc"]["final_ex"] - rows["sparc_alone"]["final_ex"]
    assert rows["sparc"]["over_alone"]["points"] == pytest.approx(difference)
    assert rows["defog"]["over_alone"] is None
    assert "Follow-up questions" in (beyond / "results.md").read_text()
    project.run_all("compare --publish", "results rescore")
    published = project.root / "reports/beyond"
    assert {row["set"]: row["final_ex"] for row in _rows(published)} == {
        name: row["final_ex"] for name, row in rows.items()
    }
    project.set_params({"model": "some/second"})
    project.run_all("eval_beyond")
    project.refusal("compare_beyond", "eval_alone is of another model")


def test_kept_predictions_are_scored_again_without_a_model(
    project: Project, published: Path
) -> None:
    before = _rows(published)
    (published / "first" / "defog.online.sql").write_text("SELECT count(*) FROM singer\tconcert\n")
    (published / "first" / "sparc.online.sql").write_text("SELECT 1\tconcert\n" * 2)
    project.run_all("results rescore")
    after = _rows(published)
    assert [row["final_ex"] for row in after] == [100, 0]
    assert [row["first_turn_ex"] for row in after] == [row["first_turn_ex"] for row in before]
    (published / "first" / "sparc.online.sql").write_text("SELECT 1\tconcert\n")
    said = "sparc.online.sql: expected one line a question (2), found 1"
    project.refusal("results rescore", said)


def test_a_set_that_is_not_there_is_not_evaluated(project: Project, beyond: Path) -> None:
    (project.root / "data/beyond/sparc/dev.json").unlink()
    _evaluate(project, "some/first")
    assert [row["set"] for row in _rows(beyond)] == ["defog"]


@pytest.mark.parametrize(
    ("stage", "said"),
    [
        ("eval_beyond", "data/beyond: no data set here; run `python -m stages.prepare_beyond`"),
        ("compare_beyond", "outputs/eval_beyond: no finished run; run `make beyond` first"),
    ],
)
def test_without_data_or_runs_it_says_what_to_do(project: Project, stage: str, said: str) -> None:
    project.refusal(stage, said)
