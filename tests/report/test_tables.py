"""The tables of the report, on questions whose outcome is known."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from lib.base.errors import DataError
from lib.base.records import Example, Step, Trajectory, user_message
from lib.data.audit import Audit, read_audit, read_doubts
from lib.report import comparison, questions, repair
from lib.report.comparison import PUBLISHED_RUNS
from lib.report.runs import Databases, View
from lib.report.table import Table
from tests.conftest import write_database
from tests.report.factory import (
    QUESTIONS,
    provenance,
    right,
    trajectory,
    view,
    write_outputs,
    wrong,
)

_AUDIT = Audit(Path("audit"), {"b": ("tie_cut_by_limit", "clock"), "z": ("clock",)}, ("a", "c"))
_JOIN = "SELECT T1.capacity FROM concert AS T1 JOIN stadium AS T2 ON T1.stadium_id = T2.stadium_id"


def _one_shot(*trajectories: Trajectory, **changes: Any) -> View:
    return view("base", "one_shot", *trajectories, **changes)


def _figures(table: Table) -> list[dict[str, object]]:
    """What each row is sorted by, by heading, without what is 0 or empty."""
    names = [heading.text.removesuffix(" (%)") for heading in table.headings]
    rows = [dict(zip(names, (cell.sort for cell in row), strict=True)) for row in table.rows]
    return [{name: value for name, value in row.items() if value} for row in rows]


def _texts(table: Table, *columns: int) -> list[list[str]]:
    return [[row[column].text for column in columns] for row in table.rows]


# EX by turn, difficulty and verdict


def test_a_run_that_ended_early_keeps_its_last_ex() -> None:
    short = view("base", "online", trajectory("a", right()))
    long = view("sft", "online", trajectory("a", wrong("syntax_error"), right(2)))
    rows = repair.turns_table([short, long]).rows
    assert [cell.sort for cell in rows[0][3:]] == [100.0, 1, 100.0, 0]
    assert [cell.sort for cell in rows[1][3:]] == [0.0, 1, 100.0, 1]


def test_difficulty_has_a_column_a_level_with_its_size_in_each_split() -> None:
    dev = _one_shot(trajectory("a", right(), difficulty="easy"))
    played = [trajectory("b", right(), difficulty="hard")]
    played += [trajectory("c", wrong("wrong_result"), difficulty="hard")]
    table = questions.difficulty_table([dev, _one_shot(*played, split="test")])
    assert [h.text for h in table.headings[3:]] == [
        "easy (%, n = 1 dev, 0 test)",
        "hard (%, n = 0 dev, 2 test)",
    ]
    assert [[cell.sort for cell in (row[0], *row[3:])] for row in table.rows] == [
        ["dev", 100.0, None],
        ["test", None, 50.0],
    ]
    alone = questions.difficulty_table([dev])
    assert alone.headings[3].text == "easy (%, n = 1)"


def test_what_strict_ex_takes_away_is_counted_by_reason() -> None:
    lucky = right(strict_verdict="wrong", strict_reason="perturbed_copy")
    [row] = _figures(
        questions.strict_table([_one_shot(trajectory("a", right()), trajectory("b", lucky))])
    )
    assert (row["EX"], row["Strict EX"], row["perturbed copy"]) == (100.0, 50.0, 1)


def test_answers_are_counted_by_verdict_over_all_questions_and_over_the_attempted() -> None:
    played = (
        trajectory("right", right()),
        trajectory("column", wrong("no_such_column")),
        trajectory("syntax", wrong("syntax_error"), right(2)),
        trajectory("slow", wrong("syntax_error", verdict="timeout")),
        trajectory("gold", right(verdict="gold_error")),
        trajectory("failed", error="the generator failed"),
    )
    [row] = _figures(comparison.answers_table([view("sft", "verified", *played)]))
    assert row == row | {
        "n": 6,
        "correct": 2,
        "pred error": 1,
        "timeout": 1,
        "gold error": 1,
        "no answer": 1,
        "Executable, first turn": pytest.approx(100 / 3),
        "Executable": 50.0,
        "Syntax errors": pytest.approx(100 / 6),
        "Attempted": 5,
        "EX, attempted only": 40.0,
        "EX, over all": pytest.approx(100 / 3),
        "Completion tokens a question": 12.0,
    }


# Several candidates


def _sampled(example_id: str, *turns: tuple[Any, ...]) -> Trajectory:
    """A question with several candidates per turn; the first one is the answer."""
    played = tuple(Step("write", user_message("?"), None, attempts) for attempts in turns)
    return trajectory(example_id, steps=played)


def test_candidates_vote_and_pass_at_k_have_columns_of_their_own() -> None:
    few: dict[str, Any] = {"rows": (("Ayr",),), "row_count": 1}
    voted = _sampled("voted", (wrong("wrong_result", **few), right(), right()))
    failing = wrong("syntax_error")
    later = _sampled("later", (failing,) * 3, (right(2), failing, failing))
    greedy = view("sft", "online", trajectory("a", right()))
    assert comparison.samples_table([greedy]).rows == ()
    table = comparison.samples_table([greedy, view("sft", "verified", voted, later)])
    [row] = _figures(table)
    assert row["Candidates a turn"] == 3
    assert row["Candidates right, first turn"] == pytest.approx(100 / 3)
    assert row["Candidates right, all turns"] == pytest.approx(100 / 3)
    assert row["Majority vote, first turn"] == 50.0
    assert row["Questions with a right candidate, first turn"] == 50.0
    assert row["Questions with a right candidate, all turns"] == 100.0
    assert [row[f"pass@{k}"] for k in (1, 2, 3)] == pytest.approx([100 / 3, 50, 50])
    bases = {heading.text: heading.basis for heading in table.headings}
    assert bases["pass@2 (%)"] == "oracle"
    assert bases["Questions with a right candidate, all turns (%)"] == "oracle"
    assert bases["Majority vote, first turn (%)"] is None


# The audited subset


def test_ex_on_the_audited_subset_stands_beside_ex_on_all() -> None:
    base = _one_shot(
        trajectory("a", right()), trajectory("b", wrong("wrong_result")), trajectory("c", right())
    )
    (row,) = questions.audited_ex_table([base], {"dev": _AUDIT}, Databases(Path("none"))).rows
    assert [row[place].sort for place in (0, 3, 4, 5, 6)] == ["dev", 2, 100.0, 3, 200 / 3]


def test_questions_on_databases_without_rows_are_told_apart(tmp_path: Path) -> None:
    write_database(tmp_path / "full.sqlite", "CREATE TABLE t (a); INSERT INTO t VALUES (1)")
    write_database(tmp_path / "hollow.sqlite", "CREATE TABLE t (a); CREATE TABLE u (b)")
    played = [
        replace(trajectory("a", right()), db_id="hollow"),
        replace(trajectory("b", wrong("wrong_result")), db_id="full"),
        replace(trajectory("c", right()), db_id="full"),
        replace(trajectory("d", right()), db_id="gone"),
    ]
    audit = Audit(Path("audit"), {}, ("a", "b", "c", "d"))
    views, audits, databases = [_one_shot(*played)], {"dev": audit}, Databases(tmp_path)
    table = questions.audited_ex_table(views, audits, databases)
    assert [heading.text for heading in table.headings[5:7]] == [
        "n, databases with rows",
        "EX, databases with rows (%)",
    ]
    assert [cell.sort for cell in table.rows[0][3:]] == [4, 75.0, 3, 200 / 3, 4, 75.0]
    (row,) = comparison.comparison_rows(views, audits, databases)
    assert (row["n_with_rows"], row["final_ex_with_rows"]) == (3, 200 / 3)
    assert (row["n_audited"], row["audited_ex"]) == (4, 75.0)


def test_findings_are_counted_by_question() -> None:
    counts = {row[0].text: row[1].sort for row in questions.findings_table({"dev": _AUDIT}).rows}
    assert {name: n for name, n in counts.items() if n} == {
        "tie_cut_by_limit": 1,
        "clock": 2,
        "questions": 4,
        "audited subset": 2,
    }


def test_an_audit_is_read_as_it_was_written(tmp_path: Path) -> None:
    write_outputs(tmp_path, questions=7)
    audit = read_audit(tmp_path / "audit" / "dev")
    assert audit.doubts == {f"dev-0000{n}": ("tie_cut_by_limit",) for n in (0, 5)}
    assert (audit.questions, len(audit.accepted)) == (7, 5)
    with pytest.raises(
        DataError, match=r"audit/none/findings.json: no such file; run `dvc repro audit`"
    ):
        read_audit(tmp_path / "audit" / "none")
    example = Example("dev-00007", "concert", "concert.sqlite", "?", "SELECT 1")
    with pytest.raises(DataError, match="dev-00007 was not audited"):
        read_doubts(tmp_path / "audit" / "dev", [example])


# Paired differences


def _base_and_sft() -> list[View]:
    """sft fixes "b" and "c" and breaks "d"; "a" is right and "e" wrong in both."""
    easy, hard = {"difficulty": "easy"}, {"difficulty": "hard"}
    base = _one_shot(
        trajectory("a", right(), **easy),
        trajectory("b", wrong("syntax_error"), **easy),
        trajectory("c", wrong("wrong_result"), **hard),
        trajectory("d", right(), **hard),
        trajectory("e", error="the generator failed", **hard),
    )
    sft = view(
        "sft",
        "one_shot",
        trajectory("a", right(), **easy),
        trajectory("b", right(sql="SELECT 2"), **easy),
        trajectory("c", right(), **hard),
        trajectory("d", wrong("no_such_table"), **hard),
        trajectory("e", wrong("wrong_result"), **hard),
    )
    return [base, sft]


def test_a_trained_model_is_compared_with_the_one_before() -> None:
    views = _base_and_sft()
    difference = views[1].minus(views[0])
    assert (difference.gained, difference.lost, difference.difference) == (2, 1, 0.2)
    table = comparison.differences_table(views, views)
    [row] = _texts(table, *range(10))
    assert row[:6] == [
        *("dev", "sft", "one shot", "base"),
        *("40.0 [11.8, 76.9] -", "60.0 [23.1, 88.2] -"),
    ]
    assert row[6].startswith("+20.0 [")
    assert row[7:] == ["2", "1", "no"]


def test_what_repair_gains_is_paired_within_its_split() -> None:
    first = (trajectory("a", right()), trajectory("b", wrong("wrong_result")))
    first = (*first, trajectory("c", right()))
    one_shot = _one_shot(*first)
    repaired = view(
        "base",
        "online",
        first[0],
        trajectory("b", wrong("wrong_result"), right(2)),
        trajectory("c", right(), wrong("wrong_result", 2)),
    )
    on_test = replace(one_shot, provenance=one_shot.provenance | {"split": "test"})
    others = [on_test, replace(on_test, setting="online")]
    table = comparison.differences_table([one_shot, repaired, *others], [])
    assert _texts(table, 0, 1, 2, 3, 7, 8) == [
        ["dev", "base", "online repair", "one shot", "1", "1"],
        ["test", "base", "online repair", "one shot", "0", "0"],
    ]


def test_steps_count_fixed_and_broken_by_difficulty() -> None:
    table = comparison.steps_table(_base_and_sft())
    assert [heading.text for heading in table.headings][6:] == ["easy", "hard"]
    assert _texts(table, *range(8)) == [["dev", "base → sft", "2", "1", "1", "1", "+1 −0", "+1 −1"]]


def test_changes_name_each_question_with_the_error_of_the_wrong_answer() -> None:
    table = comparison.changes_table(_base_and_sft())
    assert _texts(table, 1, 2, 5) == [
        ["fixed", "b", "syntax_error"],
        ["fixed", "c", "wrong_result"],
        ["broke", "d", "no_such_table"],
    ]
    assert table.rows[0][7].text == "SELECT 2"


# Repair


def _online() -> View:
    return view(
        "sft",
        "online",
        trajectory("right", right()),
        trajectory("missed", wrong("wrong_result")),
        trajectory("repaired", wrong("syntax_error"), right(2)),
        trajectory("changed", wrong("syntax_error"), wrong("empty_result", 2)),
        trajectory("broken", right(), wrong("wrong_row_count", 2)),
        trajectory("failed", error="the generator failed"),
    )


def test_errors_are_counted_at_first_repaired_and_at_the_end() -> None:
    names = ("Error", "First turn", "Repaired", "Final answers")
    assert [tuple(row[name] for name in names) for row in repair.error_rows(_online())] == [
        ("wrong_result", 1, 0, 1),
        ("wrong_row_count", 0, 0, 1),
        ("empty_result", 0, 0, 1),
        ("syntax_error", 2, 1, 0),
        (repair.NOT_CLASSIFIED, 1, 0, 1),
    ]
    one_shot = view("sft", "one_shot", trajectory("a", wrong("syntax_error")))
    assert repair.taxonomy_table([one_shot]).rows == ()


def test_routing_counts_who_was_sent_and_what_came_of_it() -> None:
    [row] = _figures(repair.routing_table([_online()]))
    assert (row["Sent to repair"], row["Of those wrong"]) == (50.0, pytest.approx(200 / 3))
    assert (row["Failures found"], row["Missed"]) == (50.0, 2)
    assert (row["Repaired"], row["Broken"]) == (1, 1)
    quiet = repair.routing_table([view("sft", "online", trajectory("a", right()))])
    assert _texts(quiet, 3, 4, 5) == [["0.0", "-", "-"]]  # a share of nothing is a dash


# Published figures


def test_published_figures_have_columns_of_their_own() -> None:
    base = _one_shot(trajectory("a", right()), trajectory("b", wrong("wrong_result")))
    table = comparison.published_table([base])
    assert len(table.rows) == len(PUBLISHED_RUNS)
    published = [n for n, heading in enumerate(table.headings) if heading.basis == "published"]
    assert published == [4, 6, 8, 10]
    measured = "50.0 [9.5, 90.5] -"
    assert [cell.text for cell in table.rows[0][3:7]] == [measured, "57.56", measured, "57.56"]
    assert [cell.text for cell in table.rows[0][7:9]] == ["-", "-"]
    for row in table.rows:
        assert all((cell.basis == "published") <= (n in published) for n, cell in enumerate(row))


def test_a_measured_figure_stands_only_beside_its_own_feedback_and_basis() -> None:
    basic = view("base", "verified", trajectory("a", right()), feedback="basic")
    rows = comparison.published_table([basic]).rows
    assert [(r[0].text, r[1].text) for r in rows if r[5].text != "-"] == [("base", "basic")]
    settings = provenance("base", "verified")["settings"]
    sampled = settings | {"sampling": settings["sampling"] | {"num_samples": 2}}
    chosen = _one_shot(trajectory("a", right()), settings=sampled)
    assert chosen.basis == "oracle"
    assert {row[3].text for row in comparison.published_table([chosen]).rows} == {"-"}


# Tables that need a schema beside the trajectories


@pytest.fixture
def databases(concert_database: Path) -> Databases:
    return Databases(concert_database.parent)


def _column_view(sql: str, message: str, setting: str = "online") -> View:
    failed = wrong("no_such_column", sql=sql, error=message)
    return view("base", setting, trajectory("a", failed, right(2)))


@pytest.mark.parametrize(
    ("sql", "message", "place"),
    [
        (_JOIN, "no such column: T1.capacity", "another table of the query has it"),
        ("SELECT city FROM concert", "no such column: city", "a table outside the query has it"),
        ("SELECT price FROM concert", "no such column: price", "no table has it"),
        ('SELECT "a b" FROM concert', 'no such column: "a b"', "no table has it"),
    ],
)
def test_a_wrong_column_is_placed(databases: Databases, sql: str, message: str, place: str) -> None:
    table = repair.column_errors_table([_column_view(sql, message)], databases)
    assert _texts(table, 2, 3, 4) == [[place, "1", "1"]]


def test_gold_matches_every_clause_and_what_differs_lowers_its_own_figure(
    databases: Databases,
) -> None:
    played = [trajectory(question, right(sql=gold), gold_sql=gold) for question, gold in QUESTIONS]
    row = questions.clauses_table([_one_shot(*played)], databases).rows[0]
    assert row[3].text == str(len(QUESTIONS))
    assert {cell.text for cell in row[4:]} == {"100.0"}
    gold = "SELECT name FROM singer WHERE age > 30"
    played = [
        trajectory("a", right(sql=gold.replace("30", "40")), gold_sql=gold),
        trajectory("b", wrong("wrong_result", sql="SELECT name FROM singer"), gold_sql=gold),
    ]
    [figures] = _figures(questions.clauses_table([_one_shot(*played)], databases))
    assert (figures["select"], figures["Exact match"]) == (100.0, 50.0)
    assert figures["where"] == pytest.approx(200 / 3)  # accuracy 1 of 1, recall 1 of 2


def test_recall_counts_questions_and_tables_by_mode_and_k(databases: Databases) -> None:
    asked = {
        "How old is each singer?": "SELECT age FROM singer",
        "Which singers sang in which concert theme?": "SELECT T1.name, T3.theme FROM singer AS T1 "
        "JOIN singer_in_concert AS T2 ON T1.singer_id = T2.singer_id "
        "JOIN concert AS T3 ON T2.concert_id = T3.concert_id",
        "What is the capacity?": "SELECT capacity FROM stadium",
    }
    played = [trajectory(q, right(), question=q, gold_sql=gold) for q, gold in asked.items()]
    table = questions.recall_table(_one_shot(*played), databases, fk_hops=1)
    rows = {(mode, k): figures for mode, k, *figures in _texts(table, *range(5))}
    assert {mode for mode, _ in rows} == {"full", "overlap", "bm25", "bm25_fk"}
    assert rows["full", "all"][:2] == ["100.0", "100.0"]
    assert rows["bm25", "1"] == ["66.7", "60.0", "1.00"]  # 2 of 3; 3 of 5
    assert float(rows["bm25", "4"][0]) >= 66.7


@pytest.mark.parametrize("content", [None, b"SQLite format 3\0" + b"\xff" * 200])
def test_a_database_that_is_gone_is_named_and_left_out(
    tmp_path: Path, content: bytes | None
) -> None:
    if content:
        (tmp_path / "concert.sqlite").write_bytes(content)
    gone, base = Databases(tmp_path), _one_shot(trajectory("a", right()))
    clauses = questions.clauses_table([base], gone)
    recall = questions.recall_table(base, gone, fk_hops=1)
    assert all("concert" in table.note for table in (clauses, recall))
    assert [cell.text for cell in clauses.rows[0][3:]] == ["0", *["-"] * 11]
    assert recall.rows == ()
    column = repair.column_errors_table([_column_view(_JOIN, "no such column: T1.capacity")], gone)
    assert column.rows[0][2].text == "schema not there"


def test_gold_that_cannot_be_parsed_is_counted_in_the_notes(databases: Databases) -> None:
    unparsed = trajectory("b", wrong("wrong_result"), gold_sql="not SQL (")
    base = _one_shot(trajectory("a", right()), unparsed)
    clauses = questions.clauses_table([base], databases)
    recall = questions.recall_table(base, databases, fk_hops=1)
    assert "Questions whose gold cannot be parsed by these rules: 1;" in clauses.note
    assert (clauses.rows[0][3].text, clauses.rows[0][4].text) == ("2", "50.0")
    assert "Questions left out, since their gold names no table: 1." in recall.note
    nothing_left = _one_shot(unparsed)
    row = questions.clauses_table([nothing_left], databases).rows[0]
    assert [cell.text for cell in row[3:]] == ["1", "0.0", *["-"] * 10]
    assert questions.recall_table(nothing_left, databases, fk_hops=1).rows == ()
