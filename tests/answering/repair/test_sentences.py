"""Feedback in English: the sentences fit the case."""

from __future__ import annotations

import itertools

import pytest

from lib.answering.repair.feedback import online_feedback
from lib.answering.repair.observation import Observation
from lib.base.records import FEEDBACK_LEVELS, ExecutionResult, PlanCost
from lib.database.catalog import Catalog, Column, ForeignKey, Table
from tests.answering.repair.conftest import Observe

TABLES = ("singer", "stadium", "concert", "singer_in_concert")


@pytest.fixture
def say(catalog: Catalog, observe: Observe):  # type: ignore[no-untyped-def]
    def run(sql: str, level: str = "minimal", guarded: bool = True) -> str:
        return online_feedback(
            level, observe(sql), catalog, TABLES, guarded, "sentences"  # type: ignore[arg-type]
        )  # fmt: skip

    return run


@pytest.mark.parametrize(
    ("sql", "sentence"),
    [
        ("SELECT nme FROM singer", "No table has a column nme.\nDid you mean name?"),
        ("SELECT T1.nme FROM singer AS T1", "In the query, T1 stands for singer."),
        ("SELECT T1.name FROM concert AS T1 JOIN stadium AS T2 ON T1.stadium_id = T2.stadium_id",
         "Write T2.name instead of T1.name."),
        ("SELECT theme, capacity FROM concert",
         "The column capacity is in stadium, which the query does not use. "
         "Join stadium on concert.stadium_id = stadium.stadium_id."),
        ("SELECT theme, age FROM concert", "Join that table, through others"),
        ("SELECT theme FROM concert WHERE T3.age > 1", "gives the name T3 to no table"),
        ("SELECT name FROM singers", "The tables are singer, stadium"),
        ("SELECT name FROM singers", "Did you mean singer?"),
        ("SELECT name FROM singer JOIN stadium",
         "Several tables of the query have the column name"),
        ("SELECT name FROM singer WHERE count(*) > 1", "cannot stand in WHERE"),
        ("SELECT year(1) FROM singer", "Use strftime"),
        ("SELECT name FORM singer", "not valid SQL"),
        ("SELECT name FROM singer WHERE age > 100", "returns no row"),
        ("SELECT name FROM stadium", "returns 3 rows, of which the first are (Stark Park)"),
        ("SELECT count(*) FROM stadium", "returns one row: (3)."),
    ],
)  # fmt: skip
def test_what_is_wrong_is_explained_in_sentences(say, sql: str, sentence: str) -> None:  # type: ignore[no-untyped-def]
    assert sentence in say(sql)


def test_a_composite_key_is_a_join_on_all_of_its_columns() -> None:
    seat = Table("seat", (Column("row", "INT"), Column("number", "INT"), Column("colour", "TEXT")))
    key = ForeignKey(("row", "number"), "seat", ("row", "number"))
    ticket = Table("ticket", (*seat.columns[:2], Column("price", "INT")), (key,))
    failed = ExecutionResult("error", error="no such column: colour")
    text = online_feedback(
        "minimal",
        Observation("SELECT price, colour FROM ticket", failed),
        Catalog("hall", (ticket, seat)),
        ("ticket", "seat"),
        False,
        "sentences",
    )
    joined = "ticket.row = seat.row AND ticket.number = seat.number"
    assert f"Join seat on {joined}." in text


@pytest.mark.parametrize(
    ("sql", "advised"),
    [
        ("SELECT theme, capacity FROM concert", False),  # a join is missing
        ("SELECT T1.theme, T2.age FROM concert AS T1 JOIN stadium AS T2 ON 1 = 1", False),
        ("SELECT name FROM singer WHERE age > 100", False),  # there is no join
        (
            "SELECT T1.name FROM singer AS T1 JOIN singer_in_concert AS T2 "
            "ON T1.singer_id = T2.singer_id WHERE T1.age > 100",
            True,
        ),
    ],
)
def test_joins_are_to_be_left_out_only_where_there_are_and_none_is_missing(
    say, sql: str, advised: bool  # type: ignore[no-untyped-def]
) -> None:  # fmt: skip
    assert ("Leave out joins" in say(sql)) == advised


def test_a_level_adds_to_the_one_before(say) -> None:  # type: ignore[no-untyped-def]
    none, *lines = [say("SELECT nme FROM singer", level).splitlines() for level in FEEDBACK_LEVELS]
    assert none == []
    assert lines[0] == ["SQLite says: no such column: nme"]
    for less, more in itertools.pairwise(lines):
        assert more[: len(less)] == less
        assert len(more) > len(less)


def test_a_doubted_result_comes_with_advice(catalog: Catalog) -> None:
    result = ExecutionResult("ok", ("1",), ((1,),) * 18)
    seen = Observation("SELECT 1 FROM singer, stadium", result, PlanCost(cartesian_joins=1))
    lines = online_feedback("column", seen, catalog, TABLES, True, "sentences").splitlines()
    assert lines[0] == "The query joins tables without a condition."
    assert lines[-1].startswith("Give each join its condition")
    unguarded = online_feedback("column", seen, catalog, TABLES, False, "sentences")
    assert "condition" not in unguarded


@pytest.mark.parametrize("status", ["timeout", "too_large", "refused", "error"])
@pytest.mark.parametrize("level", FEEDBACK_LEVELS[1:])
def test_every_end_of_a_query_is_said(catalog: Catalog, status, level) -> None:  # type: ignore[no-untyped-def]
    seen = Observation("DROP TABLE singer", ExecutionResult(status))
    assert online_feedback(level, seen, catalog, TABLES, True, "sentences").strip()
