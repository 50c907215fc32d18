"""Results of finished runs are kept, and scored again on the databases as they are now."""

import json
from typing import Any

import pytest

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
    project.add_run("sft", "none/needed")
    project.run_all("audit", "eval_base", "eval_repair --model sft", "results keep")
    return project


def test_rows_and_predictions_are_kept_until_the_same_run_replaces_them(kept: Project) -> None:
    rows = {(row["run"], row["repair"], row["scope"]): row for row in _rows(kept)}
    names = [("base", "none", "none"), ("sft", "none", "none"), ("sft", "column", "online")]
    assert rows.keys() == set(names)
    base, first, sft = (rows[name] for name in names)
    assert sft["first_turn_ex"] == first["first_turn_ex"] == first["final_ex"]
    assert sft["gain"]["points"] == pytest.approx(sft["final_ex"] - first["final_ex"], abs=0.02)
    assert (first["gain"]["points"], first["tokens"] < sft["tokens"]) == (0, True)
    assert first["against"]["run"] == "base"
    gained = first["final_ex"] - base["final_ex"]
    assert first["against"]["points"] == pytest.approx(gained, abs=0.02)
    assert _page(kept).count("\n| needed ") == 3  # one row each
    low, high = sft["final_ex_ci"]
    assert low <= sft["final_ex"] <= high
    asked = [question["db_id"] for question in kept.questions("dev")]
    assert sft["n"] == len(asked)
    predictions = kept.text("reports/needed/sft.column.online.sql").splitlines()
    assert [line.split("\t")[1] for line in predictions] == asked
    _write(kept, [{**sft, "model": "another"}, {**sft, "final_ex": 0.0}])
    kept.run_all("results keep")
    again = {row["model"]: row["final_ex"] for row in _rows(kept) if row["scope"] == "online"}
    assert again["another"] == again["needed"] == sft["final_ex"]


def test_another_seed_has_rows_and_files_of_its_own(project: Project) -> None:
    project.run_all("audit")
    answer = project.run("results", "keep")
    assert (answer.code, "run `stages.eval_base` first" in answer.err) == (2, True)
    for seed in (13, 7):
        project.set_params({"seed": seed})
        project.run_all("eval_base", "results keep")
    assert [row["seed"] for row in _rows(project)] == [13, 7]
    assert (_page(project).count("| base "), _page(project).count("| base, seed 7 ")) == (1, 1)
    names = sorted(path.name for path in (project.root / "reports/needed").iterdir())
    assert names == ["base.none.none.seed7.sql", "base.none.none.sql"]


def test_with_nothing_changed_the_figures_stay(kept: Project) -> None:
    summary = kept.root / "reports/summary.json"
    summary.write_text(json.dumps([{**row, "corrected_ex": 50.0} for row in _rows(kept)]))
    kept.run_all("results rescore")
    before, page = _rows(kept), _page(kept)
    assert [row["corrected_ex"] for row in before] == [50.0] * len(before)
    kept.run_all("results rescore")
    assert _rows(kept) == before
    assert _page(kept) == page


def test_kept_predictions_are_scored_again_on_a_database_with_rows(kept: Project) -> None:
    for row in _rows(kept):
        _replace_answers(kept, row, [sql for _, _, sql in _ON_PLAYERS])
    kept.run_all("results rescore")
    before = _rows(kept)
    write_database(kept.root / "tour.sqlite", _EMPTY + _ROWS)
    kept.set_params({"datasets.tiny.replaced": {"tour": "tour.sqlite"}})
    kept.run_all("audit", "results rescore")
    for old, new in zip(before, _rows(kept), strict=True):
        assert new["final_ex"] == pytest.approx(old["final_ex"] - 100 / 6)
        assert new["first_turn_ex"] == pytest.approx(old["first_turn_ex"] - 100 / 6)
        assert new["executable_rate"] == old["executable_rate"]
        assert new["n_audited"] > old["n_audited"]
        assert (new["tokens"], new["code"]) == (old["tokens"], old["code"])


def test_what_correction_gains_is_measured_on_kept_predictions(kept: Project) -> None:
    answers = ["SELECT nme FROM player", "SELECT name FROM players WHERE rank = 1", "SELECT x"]
    for row in _rows(kept):
        _replace_answers(kept, row, answers)
    kept.run_all("results correct")
    (row,) = kept.read("reports/correction.json")
    assert (row["run"], row["feedback"], row["n"]) == ("sft", "column", 6)
    assert (row["corrected"], row["broken_by_correction"]) == (2, 0)
    assert row["corrected_ex"] == pytest.approx(row["first_turn_ex"] + 2 * 100 / 6)
    assert row["gain"]["points"] == pytest.approx(2 * 100 / 6)
    assert "| sft" in kept.text("reports/correction.md")


def test_with_correction_the_corrected_ex_stands_beside_that_of_the_model(kept: Project) -> None:
    assert "corrected EX" not in _page(kept)
    kept.set_params({"correction": "names"})
    kept.run_all("eval_repair --model sft", "results keep")
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
    kept.run_all("results rescore")
    figures = {
        row["scope"]: (row["first_turn_ex"], row["first_turn_ex_ci"], row["gain"])
        for row in _rows(kept)
        if row["run"] == "sft"
    }
    assert figures["online"] == (None, None, None)
    assert None not in figures["none"]
    kept.run_all("results rescore")  # they stay unknown
    assert [row["gain"] for row in _rows(kept) if row["scope"] == "online"] == [None]


def test_rows_on_a_sample_are_scored_on_its_questions(project: Project) -> None:
    project.set_params({"eval_split.sample": 4, "seed": 5})
    project.run_all("audit", "eval_base", "results keep")
    before = _rows(project)
    project.set_params({"eval_split.sample": None, "seed": 13})
    project.run_all("results rescore")
    assert _rows(project) == before
    assert before[0]["n"] == 4


def test_ways_to_answer_keep_their_figures_but_for_queries_not_kept(finished: Project) -> None:
    finished.add_run("sft", "none/needed")
    modes = ("direct", "repair", "react", "check_rewrite")
    finished.run_all(*(f"eval_agent --run sft --mode {mode}" for mode in modes))
    finished.run_all("compare_agents", "compare --publish")
    before = _agents(finished)
    finished.run_all("results rescore")
    after = _agents(finished)
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
    finished.run_all("results rescore")
    assert _agents(finished) == after

    assert before["direct"]["ex_final"] < 100  # and the final answers are scored
    path = finished.root / "reports/agents/needed/sft.direct.dev.sql"
    gold = [question["query"] for question in finished.questions("dev")]
    path.write_text("".join(f"{sql}\tconcert\n" for sql in gold))
    finished.run_all("results rescore")
    after = _agents(finished)
    assert after["direct"]["ex_final"] == after["direct"]["exact_match"] == 100
    assert after["direct"]["by_turn"][0]["ex"] == 100
    [difference] = after["repair"]["differences"]
    assert difference["points"] == pytest.approx(after["repair"]["ex_final"] - 100)
    assert after["repair"]["ex_final"] == before["repair"]["ex_final"]
    assert after["direct"]["prompt_tokens"] == before["direct"]["prompt_tokens"]


@pytest.mark.slow
def test_what_cannot_be_scored_is_named(kept: Project) -> None:
    summary = kept.root / "reports/summary.json"
    answers = kept.root / "reports/needed/base.none.none.sql"
    rows, lines = summary.read_text(), answers.read_text()
    of_another_database = lines.replace("\tconcert\n", "\tlibrary\n", 1)
    for file, content, message in (
        (answers, None, "sql: no such file; restore it from git"),
        (answers, "SELECT 1\tconcert\n" * 5, "sql: expected one line a question (6), found 5"),
        (answers, of_another_database, "sql:1: expected SQL, a tab and 'concert'"),
        (answers, lines.replace("\t", " ", 1), "sql:1: expected SQL, a tab and 'concert'"),
        (summary, "{}", "summary.json: expected a list, found dict"),
        (summary, '[{"run": "base"}]', "summary.json: entry 1 has no model"),
        (summary, None, "summary.json: no results; run `stages.results keep` first"),
    ):
        summary.write_text(rows)
        answers.write_text(lines)
        file.unlink()
        if content is not None:
            file.write_text(content)
        kept.refusal("results rescore", message)


def _rows(project: Project) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = project.read("reports/summary.json")
    return rows


def _agents(project: Project) -> dict[str, dict[str, Any]]:
    """The rows of agents.json by mode."""
    return {row["mode"]: row for row in project.read("reports/agents.json")}


def _page(project: Project) -> str:
    return project.text("reports/results.md")


def _write(project: Project, rows: Any) -> None:
    (project.root / "reports/summary.json").write_text(json.dumps(rows))


def _replace_answers(project: Project, row: dict[str, Any], answers: list[str]) -> None:
    """Replace the answers to the last questions, which are on `tour`."""
    name = f"{row['run']}.{row['repair']}.{row['scope']}.sql"
    path = project.root / "reports/needed" / name
    lines = path.read_text().splitlines()[: -len(answers)]
    path.write_text("\n".join([*lines, *(f"{sql}\ttour" for sql in answers)]) + "\n")
