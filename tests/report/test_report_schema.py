"""The tables that need a schema beside the trajectories: columns, clauses, retrieval."""

from __future__ import annotations

from pathlib import Path

import pytest

from lib.report.questions import clauses_table, recall_table, shown_tables_table
from lib.report.repair import column_errors_table, wrong_columns_table
from lib.report.runs import Databases, View
from tests.report.factory import QUESTIONS, right, trajectory, view, wrong

_JOIN = "SELECT T1.capacity FROM concert AS T1 JOIN stadium AS T2 ON T1.stadium_id = T2.stadium_id"


@pytest.fixture
def databases(concert_database: Path) -> Databases:
    return Databases(concert_database.parent)


@pytest.fixture
def gone(tmp_path: Path) -> Databases:
    return Databases(tmp_path / "gone")


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
    rows = column_errors_table([_column_view(sql, message)], databases).rows
    assert [cell.text for cell in rows[0][2:]] == [place, "1", "1"]


def test_wrong_columns_are_counted_a_run_by_their_bare_name() -> None:
    table = wrong_columns_table([_column_view(_JOIN, "no such column: T1.capacity", "one_shot")])
    assert [cell.text for cell in table.rows[0]] == ["concert", "capacity", "1", "1"]


def test_gold_itself_matches_every_clause(databases: Databases) -> None:
    played = [trajectory(question, right(sql=gold), gold_sql=gold) for question, gold in QUESTIONS]
    row = clauses_table([view("base", "one_shot", *played)], databases).rows[0]
    assert row[3].text == str(len(QUESTIONS))
    assert {cell.text for cell in row[4:]} == {"100.0"}


def test_a_clause_that_differs_lowers_its_own_figure(databases: Databases) -> None:
    gold = "SELECT name FROM singer WHERE age > 30"
    played = trajectory("a", right(sql="SELECT name FROM singer WHERE age > 40"), gold_sql=gold)
    other = trajectory("b", wrong("wrong_result", sql="SELECT name FROM singer"), gold_sql=gold)
    table = clauses_table([view("base", "one_shot", played, other)], databases)
    figures = {h.text: c.text for h, c in zip(table.headings, table.rows[0], strict=True)}
    assert (figures["select"], figures["Exact match"]) == ("100.0", "50.0")
    assert figures["where"] == "66.7"  # accuracy 1 of 1, recall 1 of 2


def test_questions_are_grouped_by_whether_gold_tables_were_shown(databases: Databases) -> None:
    base = view(
        "base",
        "one_shot",
        trajectory("a", right(), tables=("stadium",)),
        trajectory("b", wrong("wrong_result"), tables=("singer",), trimmed_tables=("stadium",)),
        trajectory("c", right(), gold_sql="not SQL (", tables=("singer",)),
    )
    rows = shown_tables_table(base, databases).rows
    assert [[cell.text for cell in row[:2]] for row in rows] == [
        ["all gold tables shown", "1"],
        ["a gold table not shown", "1"],
        ["gold tables not known", "1"],
    ]
    assert [row[4].text for row in rows] == ["0", "1", "0"]
    assert rows[0][5].text.startswith("100.0 [")


def test_recall_has_every_mode_and_k(databases: Databases) -> None:
    played = [trajectory(q, right(), question=q, gold_sql=gold) for q, gold in QUESTIONS]
    rows = recall_table(view("base", "one_shot", *played), databases, fk_hops=1).rows
    figures = {(row[0].text, row[1].text): row for row in rows}
    assert {mode for mode, _ in figures} == {"full", "overlap", "bm25", "bm25_fk"}
    assert figures["full", "all"][2].text == "100.0"
    assert figures["bm25", "4"][2].sort >= figures["bm25", "1"][2].sort


def test_recall_counts_questions_and_tables(databases: Databases) -> None:
    asked = {
        "How old is each singer?": "SELECT age FROM singer",
        "Which singers sang in which concert theme?": "SELECT T1.name, T3.theme FROM singer AS T1 "
        "JOIN singer_in_concert AS T2 ON T1.singer_id = T2.singer_id "
        "JOIN concert AS T3 ON T2.concert_id = T3.concert_id",
        "What is the capacity?": "SELECT capacity FROM stadium",
    }
    played = [trajectory(q, right(), question=q, gold_sql=gold) for q, gold in asked.items()]
    rows = recall_table(view("base", "one_shot", *played), databases, fk_hops=1).rows
    (row,) = (row for row in rows if [cell.text for cell in row[:2]] == ["bm25", "1"])
    assert [cell.text for cell in row[2:]] == ["66.7", "60.0", "1.00"]  # 2 of 3; 3 of 5


def test_a_database_that_is_gone_is_named_and_left_out(gone: Databases) -> None:
    base = view("base", "one_shot", trajectory("a", right()))
    clauses, recall = clauses_table([base], gone), recall_table(base, gone, fk_hops=1)
    assert all("concert" in table.note for table in (clauses, recall))
    assert [cell.text for cell in clauses.rows[0][3:]] == ["0", *["-"] * 11]
    assert recall.rows == ()
    assert shown_tables_table(base, gone).rows[0][0].text == "gold tables not known"
    column = column_errors_table([_column_view(_JOIN, "no such column: T1.capacity")], gone)
    assert column.rows[0][2].text == "schema not there"


def test_gold_that_cannot_be_parsed_is_counted_in_the_notes(databases: Databases) -> None:
    unparsed = trajectory("b", wrong("wrong_result"), gold_sql="not SQL (")
    base = view("base", "one_shot", trajectory("a", right()), unparsed)
    clauses, recall = clauses_table([base], databases), recall_table(base, databases, fk_hops=1)
    assert "Questions whose gold cannot be parsed by these rules: 1;" in clauses.note
    assert (clauses.rows[0][3].text, clauses.rows[0][4].text) == ("2", "50.0")
    assert "Questions left out, since their gold names no table: 1." in recall.note
    nothing_left = view("base", "one_shot", unparsed)
    row = clauses_table([nothing_left], databases).rows[0]
    assert [cell.text for cell in row[3:]] == ["1", "0.0", *["-"] * 10]
    assert recall_table(nothing_left, databases, fk_hops=1).rows == ()


def test_a_file_that_is_no_database_counts_as_gone(tmp_path: Path) -> None:
    (tmp_path / "concert.sqlite").write_bytes(b"SQLite format 3\0" + b"\xff" * 200)
    assert Databases(tmp_path).catalog("concert") is None
