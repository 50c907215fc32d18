"""The names in a query, error classes, owners, candidates and suggestions."""

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lib.answering.repair.diagnostics import (
    ErrorClass,
    NameProblem,
    classify_execution,
    diagnose,
    read_names,
)
from lib.answering.repair.observation import Observation
from lib.base.records import ExecutionResult, ExecutionStatus
from lib.database.catalog import Catalog, Column, Table
from tests.answering.repair.conftest import Observe

SELECTED = ("concert", "singer", "stadium")


@pytest.mark.parametrize(
    ("sql", "error_class"),
    [
        ("SELECT name FROM singer", None),
        ("SELECT name FROM singer WHERE age > 100", "empty_result"),
        ("SELECT nme FROM singer", "no_such_column"),
        ("SELECT name FROM singers", "no_such_table"),
        ("SELECT name FORM singer", "syntax_error"),
        ("SELECT name FROM singer WHERE (", "syntax_error"),
        ("SELECT 'name FROM singer", "syntax_error"),
        ("SELECT name FROM singer, stadium", "other_execution_error"),
        ("SELECT YEAR(age) FROM singer", "other_execution_error"),
        ("SELECT name FROM singer WHERE COUNT(*) > 1", "other_execution_error"),
    ],
)
def test_execution_alone_gives_the_error_class(
    observe: Observe, sql: str, error_class: ErrorClass | None
) -> None:
    assert classify_execution(observe(sql).result) == error_class


@pytest.mark.parametrize("status", ["timeout", "too_large", "refused"])
def test_a_query_that_was_stopped_is_another_execution_error(status: ExecutionStatus) -> None:
    assert classify_execution(ExecutionResult(status)) == "other_execution_error"


@pytest.mark.parametrize(
    ("sql", "problem"),
    [
        pytest.param("SELECT T2.name FROM singer AS T1 JOIN concert AS T2",
                     NameProblem("T2.name", "no_such_column", ("singer", "stadium"), ("concert",),
                                 suggestion="T1.name"), id="column of another alias"),
        pytest.param("SELECT t2.name FROM singer AS T1 JOIN concert AS T2",
                     NameProblem("t2.name", "no_such_column", ("singer", "stadium"), ("concert",),
                                 suggestion="T1.name"), id="alias in lower case"),
        pytest.param("SELECT contry FROM singer",
                     NameProblem("contry", "no_such_column", (), ("singer",), suggestion="country"),
                     id="near miss"),
        pytest.param("SELECT capacity FROM singer",
                     NameProblem("capacity", "no_such_column", ("stadium",), ("singer",)),
                     id="column of a table outside the query"),
        pytest.param(
            "SELECT T3.age FROM singer AS T1 JOIN concert AS T2",
            NameProblem(
                "T3.age", "no_such_column", ("singer",), ("singer", "concert"), "T3", "T1.age"
            ),
            id="alias of nothing",
        ),
        pytest.param("SELECT singer.age FROM singer AS T1",
                     NameProblem("singer.age", "no_such_column", ("singer",), ("singer",),
                                 suggestion="T1.age"), id="table hidden by its alias"),
        pytest.param("SELECT sub.age FROM (SELECT name FROM singer) AS sub",
                     NameProblem("sub.age", "no_such_column", ("singer",), ("singer",)),
                     id="column that a subquery does not hand on"),
        pytest.param("WITH c AS (SELECT country FROM singer) SELECT contry FROM c",
                     NameProblem("contry", "no_such_column", (), ("singer",), suggestion="country"),
                     id="near miss of a column that a CTE hands on"),
        pytest.param("SELECT name FROM singer WHERE age IN (SELECT T2.year FROM concert AS T2)"
                     " ORDER BY T2.year",
                     NameProblem("T2.year", "no_such_column", ("concert",), ("singer",)),
                     id="alias of a subquery that has ended"),
        pytest.param(
            "SELECT name FROM singer AS T1 WHERE EXISTS (SELECT T1.year FROM concert AS T2)",
            NameProblem("T1.year", "no_such_column", ("concert",), ("singer",),
                        suggestion="T2.year"),
            id="alias of the query around a subquery",
        ),
        pytest.param("SELECT name FROM singers",
                     NameProblem("singers", "no_such_table", suggestion="singer"),
                     id="near miss of a table"),
        pytest.param(
            "SELECT name FROM xyz", NameProblem("xyz", "no_such_table"), id="unknown table"
        ),
        pytest.param("SELECT name FROM singer JOIN stadium",
                     NameProblem("name", "ambiguous_column", ("singer", "stadium")),
                     id="ambiguous"),
    ],
)  # fmt: skip
def test_the_name_in_the_message_is_explained(
    observe: Observe, catalog: Catalog, sql: str, problem: NameProblem
) -> None:
    assert diagnose(observe(sql), catalog, SELECTED).reported == problem


def test_owners_shown_to_the_model_come_first(observe: Observe, catalog: Catalog) -> None:
    observation = observe("SELECT theme.name FROM concert AS theme")
    for selected in [("stadium", "concert"), ("singer", "concert")]:
        reported = diagnose(observation, catalog, selected).reported
        assert reported.owners[0] == selected[0]
        assert set(reported.owners) == {"singer", "stadium"}


def test_names_sqlite_has_not_come_to_are_found_too(observe: Observe, catalog: Catalog) -> None:
    diagnostics = diagnose(
        observe("SELECT nme, agee, cuntry, T1.x FROM singer AS T1"), catalog, SELECTED
    )
    assert diagnostics.reported.name == "nme"
    assert [problem.name for problem in diagnostics.further] == ["agee", "cuntry"]


def test_syntax_errors_have_aliases_and_wrong_names(observe: Observe, catalog: Catalog) -> None:
    diagnostics = diagnose(
        observe("SELECT T2.nam FROM singer AS T1 JOIN stadium AS T2 ON WHERE"), catalog, SELECTED
    )
    assert diagnostics.aliases == (("T1", "singer"), ("T2", "stadium"))
    assert diagnostics.reported is None
    assert [(p.name, p.suggestion) for p in diagnostics.further] == [("T2.nam", "name")]


def test_an_alias_equal_to_its_table_is_not_told(observe: Observe, catalog: Catalog) -> None:
    observation = observe("SELECT x FROM singer AS SINGER JOIN stadium AS s")
    assert diagnose(observation, catalog, SELECTED).aliases == (("s", "stadium"),)


@pytest.mark.parametrize(
    "message", ["no such column: nme", 'no such column: "nme" - should this be a string literal?']
)
def test_the_name_is_read_from_old_and_new_messages(catalog: Catalog, message: str) -> None:
    observation = Observation("SELECT nme FROM singer", ExecutionResult("error", error=message))
    reported = diagnose(observation, catalog, SELECTED).reported
    assert (reported.name, reported.suggestion) == ("nme", "name")


PETS = Catalog(
    "pets",
    (
        Table("pet", (Column("id", "INT"), Column("kind", "TEXT"))),
        Table("Owner", (Column("id", "INT"), Column("name", "TEXT"))),
    ),
)


@pytest.mark.parametrize(
    ("sql", "aliases", "tables"),
    [
        ("SELECT T1.id FROM pet AS T1 WHERE", {"T1": "pet"}, ("pet",)),
        ("SELECT FROM pet p JOIN owner AS o ON", {"p": "pet", "o": "Owner"}, ("pet", "Owner")),
        ("SELECT id id FROM pet, owner x WHERE (", {"x": "Owner"}, ("pet", "Owner")),
        ("SELECT ( FROM \"pet\" WHERE kind = 'from owner'", {}, ("pet",)),
        ("SELECT ( FROM pet JOIN owner ON pet.id", {}, ("pet", "Owner")),
        ("SELECT ( FROM SELECT", {}, ()),
        ("garbage", {}, ()),
        ("", {}, ()),
    ],
)
def test_sql_that_does_not_parse_still_has_tables_and_aliases(
    sql: str, aliases: dict[str, str], tables: tuple[str, ...]
) -> None:
    names = read_names(sql, PETS)
    assert (names.aliases, names.tables) == (aliases, tables)


@pytest.mark.parametrize(
    ("sql", "faults"),
    [
        ("SELECT T1.nam FROM owner AS T1", (("T1.nam", "no_such_column"),)),
        ("SELECT nam FROM owner", (("nam", "no_such_column"),)),
        ("SELECT id FROM pet, owner", (("id", "ambiguous_column"),)),
        ("SELECT T9.* FROM pet AS T1", (("T9", "no_such_table"),)),
        ("SELECT id FROM dogs", (("dogs", "no_such_table"),)),
        ("SELECT T1.nam FROM owner AS T1 WHERE (", (("T1.nam", "no_such_column"),)),
        ("SELECT owner.nam , FROM owner", (("owner.nam", "no_such_column"),)),
        ("SELECT id FROM dogs WHERE (", (("dogs", "no_such_table"),)),
        ("SELECT T1.name FROM owner AS T1 WHERE ( 'T1.nam'", ()),
        ("SELECT T9.name FROM owner AS T1 WHERE (", ()),  # the table of the column is not known
    ],
)
def test_names_that_mean_nothing_are_found(sql: str, faults: tuple[tuple[str, str], ...]) -> None:
    assert tuple((fault.name, fault.kind) for fault in read_names(sql, PETS).faults) == faults


@pytest.mark.parametrize(
    "text", ["[" * 4000, "a , " * 2000, "from " * 2000, "x . " * 2000, '"' * 4001]
)
def test_a_degenerate_text_is_read_in_no_time(text: str) -> None:
    start = time.process_time()
    read_names(f"SELECT ( FROM pet , {text}", PETS)
    assert time.process_time() - start < 2


@given(st.text(max_size=60))
def test_no_text_breaks_the_reader(text: str) -> None:
    names = read_names(f"SELECT ( FROM {text}", PETS)
    assert set(names.tables) <= {"pet", "Owner"}
