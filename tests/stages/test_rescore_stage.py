"""Kept predictions are scored again on the databases as they are now."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from lib.answering.generation.runs import RunCard, write_run
from tests.conftest import write_database
from tests.stages.project import Project

_EMPTY = "CREATE TABLE player (name TEXT, rank INTEGER);"
_ROWS = "INSERT INTO player VALUES ('Ana', 1), ('Bo', 2), ('Cy', 3);"
_ON_PLAYERS = (
    ("Who is there?", "SELECT name FROM player", "SELECT name FROM player"),
    ("Who is first?", "SELECT name FROM player WHERE rank = 1", "SELECT name FROM player"),
    ("Who is last?", "SELECT name FROM player WHERE rank = 3", "SELECT nobody FROM player"),
)


@pytest.fixture
def kept(project: Project) -> Project:
    """A run on two databases, one of them without rows, whose answers on that one are known."""
    project.add_database("tour", _EMPTY)
    asked = [{"db_id": "tour", "question": q, "query": gold} for q, gold, _ in _ON_PLAYERS]
    project.write_questions("dev", [*project.questions("dev")[:3], *asked])
    project.set_params({"feedback": "column", "repair_scope": ["online"]})
    write_run(project.root / "outputs/models/sft", RunCard("sft", "none/needed", None, "f"))
    for stage in (("audit",), ("eval_base",), ("eval_repair", "--model", "sft"), ("keep_results",)):
        _run(project, *stage)
    return project


def test_with_nothing_changed_the_figures_stay(kept: Project) -> None:
    before, page = _rows(kept), _page(kept)
    _run(kept, "rescore")
    assert _rows(kept) == before
    assert _page(kept) == page
    assert page.count("†") == len(before) + 1  # the footnote


def test_rows_count_for_kept_predictions_and_the_mark_goes_with_a_new_run(kept: Project) -> None:
    for row in _rows(kept):
        _replace_answers(kept, row, [sql for _, _, sql in _ON_PLAYERS])
    _run(kept, "rescore")
    before = _rows(kept)
    assert all("final_ex_without_rows" not in row for row in before)
    assert all(row["decided_without_rows"] == ["tour"] for row in before)
    write_database(kept.root / "tour.sqlite", _EMPTY + _ROWS)
    kept.set_params({"datasets.tiny.replaced": {"tour": "tour.sqlite"}})
    _run(kept, "audit")
    _run(kept, "rescore")
    for old, new in zip(before, _rows(kept), strict=True):
        assert new["final_ex"] == pytest.approx(old["final_ex"] - 100 / 6)
        assert new["first_turn_ex"] == pytest.approx(old["first_turn_ex"] - 100 / 6)
        assert new["executable_rate"] == old["executable_rate"]
        assert new["final_ex_without_rows"] == old["final_ex"]
        assert new["n_audited"] > old["n_audited"]
        assert (new["tokens"], new["code"]) == (old["tokens"], old["code"])
    assert "16.7 to 16.7 points" in _page(kept)
    _run(kept, "eval_base")
    _run(kept, "keep_results")
    marked = {row["run"]: row["decided_without_rows"] for row in _rows(kept)}
    assert marked["base"] == []


def test_what_correction_gains_is_measured_on_kept_predictions(kept: Project) -> None:
    answers = ["SELECT nme FROM player", "SELECT name FROM players WHERE rank = 1", "SELECT x"]
    for row in _rows(kept):
        _replace_answers(kept, row, answers)
    _run(kept, "correct")
    folder = kept.root / "reports"
    (row,) = json.loads((folder / "correction.json").read_text())
    assert (row["run"], row["feedback"], row["n"]) == ("sft", "column", 6)
    assert (row["corrected"], row["broken_by_correction"]) == (2, 0)
    assert row["corrected_ex"] == pytest.approx(row["first_turn_ex"] + 2 * 100 / 6)
    assert row["gain"]["points"] == pytest.approx(2 * 100 / 6)
    assert "| sft" in (folder / "correction.md").read_text()


def test_with_correction_the_corrected_ex_stands_beside_that_of_the_model(kept: Project) -> None:
    assert "corrected EX" not in _page(kept)
    kept.set_params({"correction": "names"})
    _run(kept, "eval_repair", "--model", "sft")
    _run(kept, "keep_results")
    assert "| corrected EX" in _page(kept)
    by_scope = {row["scope"]: row for row in _rows(kept) if row["run"] == "sft"}
    assert by_scope["none"]["corrected_ex"] is None
    assert by_scope["online"]["corrected_ex"] >= by_scope["online"]["first_turn_ex"]


def test_figures_of_first_turns_that_were_not_kept_are_left_out(kept: Project) -> None:
    rows = _rows(kept)
    for row in rows:
        if row["scope"] == "online":
            row["first_turn_ex"] = 99.0  # of other first turns than those of the row without repair
    _write(kept, rows)
    _run(kept, "rescore")
    figures = {
        row["scope"]: (row["first_turn_ex"], row["first_turn_ex_ci"], row["gain"])
        for row in _rows(kept)
        if row["run"] == "sft"
    }
    assert figures["online"] == (None, None, None)
    assert None not in figures["none"]
    _run(kept, "rescore")  # they stay unknown
    assert [row["gain"] for row in _rows(kept) if row["scope"] == "online"] == [None]


def test_rows_on_a_sample_are_scored_on_its_questions(project: Project) -> None:
    project.set_params({"eval_split.sample": 4, "seed": 5})
    for stage in ("audit", "eval_base", "keep_results"):
        _run(project, stage)
    before = _rows(project)
    project.set_params({"eval_split.sample": None, "seed": 13})
    _run(project, "rescore")
    assert _rows(project) == before
    assert before[0]["n"] == 4


@pytest.fixture
def answered(finished: Project) -> Project:
    """Four ways to answer, compared."""
    write_run(finished.root / "outputs/models/sft", RunCard("sft", "none/needed", None, "f"))
    for mode in ("direct", "repair", "react", "check_rewrite"):
        _run(finished, "eval_agent", "--run", "sft", "--mode", mode)
    _run(finished, "compare_agents")
    _run(finished, "compare", "--publish")
    return finished


def test_ways_to_answer_keep_their_figures_but_for_queries_that_were_not_kept(
    answered: Project,
) -> None:
    before = _agents(answered)
    _run(answered, "rescore")
    after = _agents(answered)
    assert list(after) == list(before)
    assert after["direct"] == before["direct"]
    changed = {
        mode: {key for key in row if row[key] != before[mode][key]} for mode, row in after.items()
    }
    initial = {"ex_initial", "ex_initial_ci", "gain", "by_difficulty"}
    checks = {"check_precision", "check_precision_ci", "check_recall", "check_recall_ci"}
    assert changed["direct"] == set()
    assert changed["repair"] == {"by_turn"}
    assert initial <= changed["react"] <= {*initial, "ex_initial_ci_databases", "by_turn"}
    assert changed["check_rewrite"] <= checks
    assert all(after["check_rewrite"][key] is None for key in checks)
    _run(answered, "rescore")
    assert _agents(answered) == after


def test_the_final_answers_of_ways_to_answer_are_scored(answered: Project) -> None:
    before = _agents(answered)
    assert before["direct"]["ex_final"] < 100
    path = answered.root / "reports/agents/needed/sft.direct.dev.sql"
    gold = [question["query"] for question in answered.questions("dev")]
    path.write_text("".join(f"{sql}\tconcert\n" for sql in gold))
    _run(answered, "rescore")
    after = _agents(answered)
    assert after["direct"]["ex_final"] == after["direct"]["exact_match"] == 100
    assert after["direct"]["by_turn"][0]["ex"] == 100
    [difference] = after["repair"]["differences"]
    assert difference["points"] == pytest.approx(after["repair"]["ex_final"] - 100)
    assert after["repair"]["ex_final"] == before["repair"]["ex_final"]
    assert after["direct"]["prompt_tokens"] == before["direct"]["prompt_tokens"]


def _no_summary(project: Project) -> None:
    (project.root / "reports/summary.json").unlink()


def _no_list(project: Project) -> None:
    (project.root / "reports/summary.json").write_text("{}")


def _earlier_row(project: Project) -> None:
    _write(project, [{"model": "needed", "run": "base"}])


def _no_file(project: Project) -> None:
    _file(project, _rows(project)[0]).unlink()


def _line_missing(project: Project) -> None:
    path = _file(project, _rows(project)[0])
    path.write_text("".join(path.read_text().splitlines(keepends=True)[:-1]))


def _other_database(project: Project) -> None:
    path = _file(project, _rows(project)[0])
    path.write_text(path.read_text().replace("\tconcert\n", "\tlibrary\n", 1))


def _no_tab(project: Project) -> None:
    path = _file(project, _rows(project)[0])
    path.write_text(path.read_text().replace("\t", " "))


@pytest.mark.parametrize(
    ("damage", "message"),
    [
        (_no_summary, "summary.json: no results; run `stages.keep_results` first"),
        (_no_list, "summary.json: expected a list, found dict"),
        (_earlier_row, "summary.json: entry 1 has no repair"),
        (_no_file, "base.none.none.sql: no such file; restore it from git"),
        (_line_missing, "base.none.none.sql: expected one line a question (6), found 5"),
        (_other_database, "base.none.none.sql:1: expected SQL, a tab and 'concert'"),
        (_no_tab, "base.none.none.sql:1: expected SQL, a tab and 'concert'"),
    ],
)
@pytest.mark.slow
def test_what_cannot_be_scored_is_named(
    kept: Project, damage: Callable[[Project], None], message: str
) -> None:
    damage(kept)
    answer = kept.run("rescore")
    assert answer.code == 2
    assert message in answer.err
    assert "Traceback" not in answer.err


def _run(project: Project, *stage: str) -> None:
    answer = project.run(*stage)
    assert answer.code == 0, answer.err


def _rows(project: Project) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = json.loads((project.root / "reports/summary.json").read_text())
    return rows


def _agents(project: Project) -> dict[str, dict[str, Any]]:
    """The rows of agents.json by mode."""
    rows = json.loads((project.root / "reports/agents.json").read_text())
    return {row["mode"]: row for row in rows}


def _page(project: Project) -> str:
    return (project.root / "reports/results.md").read_text()


def _write(project: Project, rows: list[dict[str, Any]]) -> None:
    (project.root / "reports/summary.json").write_text(json.dumps(rows))


def _file(project: Project, row: dict[str, Any]) -> Path:
    return project.root / "reports/needed" / f"{row['run']}.{row['repair']}.{row['scope']}.sql"


def _replace_answers(project: Project, row: dict[str, Any], answers: list[str]) -> None:
    """Replace the answers to the last questions, which are on `tour`."""
    path = _file(project, row)
    lines = path.read_text().splitlines()[: -len(answers)]
    path.write_text("\n".join([*lines, *(f"{sql}\ttour" for sql in answers)]) + "\n")
