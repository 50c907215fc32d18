"""Feedback at every level: the line word for word, and in sentences."""

import itertools
from typing import get_args

import pytest

from lib.answering.repair.feedback import FeedbackForm, online_feedback, verified_feedback
from lib.answering.repair.observation import Observation
from lib.base.records import (
    FEEDBACK_LEVELS,
    ExecutionResult,
    ExecutionStatus,
    FeedbackLevel,
    PlanCost,
)
from lib.database.catalog import Catalog, Column, ForeignKey, Table
from tests.answering.repair.conftest import Observe

SELECTED = ("singer", "concert", "stadium")
SMALLEST = "write the smallest query that answers , drop joins that are not needed"
_OF_ANOTHER = "SELECT T2.name FROM singer AS T1 JOIN concert AS T2"
_DIAGNOSIS = (
    "no such column: T2.name ; T1 is singer ; T2 is concert ; name belongs to singer , stadium ; "
    "columns of concert : concert_id , theme , year , stadium_id ; did you mean T1.name ?"
)


@pytest.mark.parametrize(
    ("sql", "feedback", "level"),
    [
        (_OF_ANOTHER, "", "none"),
        (_OF_ANOTHER, "no such column: T2.name", "basic"),
        (_OF_ANOTHER, _DIAGNOSIS, "column"),
        (_OF_ANOTHER, f"{_DIAGNOSIS} ; {SMALLEST}", "minimal"),
        ("SELECT contry FROM singer",
         "no such column: contry ; columns of singer : singer_id , name , country , age ; "
         "did you mean country ?", "column"),
        ("SELECT T3.age FROM singer AS T1",
         "no such column: T3.age ; T1 is singer ; T3 stands for no table ; "
         "age belongs to singer ; columns of singer : singer_id , name , country , age ; "
         "did you mean T1.age ?", "column"),
        ("SELECT nme , agee FROM singer",
         "no such column: nme ; columns of singer : singer_id , name , country , age ; "
         "did you mean name ? ; also no such column: agee", "column"),
        ("SELECT name FROM singers",
         "no such table: singers ; tables : singer , concert , stadium ; did you mean singer ?",
         "column"),
        ("SELECT name FROM singer AS T1 JOIN stadium AS T2",
         "ambiguous column name: name ; T1 is singer ; T2 is stadium ; "
         "name belongs to singer , stadium", "column"),
        ("SELECT name FROM singer WHERE ORDER", 'near "ORDER": syntax error', "column"),
        ("SELECT T1.nme FROM singer AS T1 WHERE ORDER",
         'near "ORDER": syntax error ; T1 is singer ; also no such column: T1.nme', "column"),
        ("SELECT YEAR(age) FROM singer", "no such function: YEAR", "column"),
        ("SELECT name , age FROM singer",
         "the query ran ; 6 rows , first : ( Joe Sharp , 52 ) ( Timbaland , 32 )", "column"),
    ],
)  # fmt: skip
def test_each_level_diagnoses(
    observe: Observe, catalog: Catalog, sql: str, feedback: str, level: FeedbackLevel
) -> None:
    assert online_feedback(level, observe(sql), catalog, SELECTED, guarded=False) == feedback


@pytest.mark.parametrize(
    ("result", "feedback"),
    [
        (ExecutionResult("timeout"), "timeout: the query ran longer than allowed"),
        (ExecutionResult("too_large"), "too large: the result is larger than allowed"),
        (ExecutionResult("refused"), "refused: only one SELECT that reads is allowed"),
        (ExecutionResult("refused", error="PRAGMA x is not allowed"),
         "refused: PRAGMA x is not allowed"),
        (ExecutionResult("error", error="near\n'x'"), "near 'x'"),
        (ExecutionResult("error"), "error: the query failed"),
    ],
)  # fmt: skip
@pytest.mark.parametrize("level", ["basic", "column"])
def test_each_way_to_end_has_its_words(
    catalog: Catalog, level: FeedbackLevel, result: ExecutionResult, feedback: str
) -> None:
    observation = Observation("SELECT 1", result)
    assert online_feedback(level, observation, catalog, SELECTED, guarded=False) == feedback


@pytest.mark.parametrize(
    ("sql", "plan", "feedback"),
    [
        ("SELECT name FROM singer WHERE age > 100", None, "the result is empty"),
        ("SELECT max(age) FROM singer WHERE age > 100", None,
         "every value of the result is NULL ; 1 row , first : ( NULL )"),
        ("SELECT count(*) FROM singer WHERE age > 100", None,
         "the result is zero ; 1 row , first : ( 0 )"),
        ("SELECT theme FROM concert WHERE year > 2020", PlanCost(cartesian_joins=1),
         "the result is empty ; tables are joined without a condition"),
    ],
)  # fmt: skip
def test_the_guard_that_fired_is_named(
    observe: Observe, catalog: Catalog, sql: str, plan: PlanCost | None, feedback: str
) -> None:
    observation = Observation(sql, observe(sql).result, plan)
    assert online_feedback("column", observation, catalog, SELECTED, guarded=True) == feedback
    assert "the query ran" in online_feedback("basic", observation, catalog, SELECTED, False)


@pytest.mark.parametrize(
    ("sql", "level", "feedback"),
    [
        ("SELECT name FROM singer", "basic", "the result is not what was asked"),
        ("SELECT count(*) FROM singer", "minimal",
         f"the result is not what was asked ; 1 row , first : ( 6 ) ; {SMALLEST}"),
        ("SELECT name FROM singer WHERE age > 100", "column",
         "the result is not what was asked ; the result is empty"),
        ("SELECT name FROM singer", "none", ""),
    ],
)  # fmt: skip
def test_the_verifier_says_that_the_result_is_not_what_was_asked(
    observe: Observe, catalog: Catalog, sql: str, level: FeedbackLevel, feedback: str
) -> None:
    assert verified_feedback(level, observe(sql), catalog, SELECTED, "wrong") == feedback


@pytest.mark.parametrize("status", get_args(ExecutionStatus))
@pytest.mark.parametrize("level", FEEDBACK_LEVELS)
@pytest.mark.parametrize("form", ["line", "sentences"])
def test_a_line_is_one_line_and_only_level_none_is_silent(
    catalog: Catalog, level: FeedbackLevel, status: ExecutionStatus, form: FeedbackForm
) -> None:
    rows = (("two\nlines", b"\0", None),) if status == "ok" else ()
    observation = Observation("SELECT\n1", ExecutionResult(status, ("a",), rows, "a\nmessage"))
    feedback = online_feedback(level, observation, catalog, SELECTED, True, form)
    assert form == "sentences" or "\n" not in feedback
    assert bool(feedback.strip()) == (level != "none")


def test_long_values_and_wide_rows_are_cut(catalog: Catalog) -> None:
    rows = tuple(("x" * 100, *range(20)) for _ in range(50))
    observation = Observation("SELECT 1", ExecutionResult("ok", (), rows))
    row = f"( {'x' * 30} , 0 , 1 , 2 , 3 , 4 )"
    feedback = online_feedback("column", observation, catalog, SELECTED, guarded=False)
    assert feedback == f"the query ran ; 50 rows , first : {row} {row}"


def test_wide_tables_and_many_owners_are_cut() -> None:
    columns = tuple(Column(f"c{index}", "INT") for index in range(40))
    catalog = Catalog("wide", tuple(Table(f"t{index}", columns) for index in range(9)))
    sql = "SELECT zzz , c1 FROM t0 , t1 , t2 , t3 , t4"
    result = ExecutionResult("error", error="no such column: zzz")
    feedback = online_feedback("column", Observation(sql, result), catalog, (), guarded=False)
    listed = [part for part in feedback.split(" ; ") if part.startswith("columns of")]
    assert len(listed) == 3
    assert all(part.endswith("c10 , c11") for part in listed)
    result = ExecutionResult("error", error="no such column: t9.c1")
    feedback = online_feedback("column", Observation(sql, result), catalog, (), guarded=False)
    assert "c1 belongs to t0 , t1 , t2 , t3 ;" in feedback


def test_names_are_written_as_the_compact_schema_writes_them() -> None:
    catalog = Catalog("odd", (Table("Big Table", (Column("First Name", "TEXT"),)),))
    result = ExecutionResult("error", error="no such column: First_Name")
    observation = Observation('SELECT First_Name FROM "Big Table"', result)
    assert online_feedback("column", observation, catalog, (), guarded=False) == (
        'no such column: First_Name ; columns of "big table" : "first name" ; '
        'did you mean "first name" ?'
    )


@pytest.mark.parametrize(
    ("sql", "feedback"),
    [
        ("SELECT Имя FROM клиенты",
         "no such table: клиенты ; tables : Клиенты ; did you mean Клиенты ?"),
        ("SELECT ИМЯ FROM Клиенты",
         "no such column: ИМЯ ; columns of Клиенты : Имя ; did you mean Имя ?"),
    ],
)  # fmt: skip
def test_advice_is_in_the_case_that_sqlite_takes(sql: str, feedback: str) -> None:
    catalog = Catalog("shop", (Table("Клиенты", (Column("Имя", "TEXT"),)),))
    message, _, _ = feedback.partition(" ; ")
    observation = Observation(sql, ExecutionResult("error", error=message))
    assert online_feedback("column", observation, catalog, ("Клиенты",), guarded=False) == feedback


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
        ("SELECT theme, age FROM concert",
         "Join singer over singer_in_concert: concert.concert_id = singer_in_concert.concert_id "
         "AND singer_in_concert.singer_id = singer.singer_id."),
        ("SELECT theme FROM concert WHERE T3.age > 1", "gives the name T3 to no table"),
        ("SELECT name FROM singers", "The tables are singer, stadium"),
        ("SELECT name FROM singers", "Did you mean singer?"),
        ("SELECT name FROM singer JOIN stadium",
         "Several tables of the query have the column name"),
        ("SELECT name FROM singer WHERE count(*) > 1", "cannot stand in WHERE"),
        ("SELECT year(1) FROM singer", "SQLite has no YEAR. Write strftime('%Y', column)."),
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
        ("SELECT T1.name FROM singer AS T1 JOIN singer_in_concert AS T2 "
         "ON T1.singer_id = T2.singer_id WHERE T1.age > 100", True),
    ],
)  # fmt: skip
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
