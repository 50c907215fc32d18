"""Error classes, owners, candidates and suggestions."""

from __future__ import annotations

import pytest

from lib.answering.repair.diagnostics import ErrorClass, NameProblem, classify_execution, diagnose
from lib.answering.repair.observation import Observation
from lib.base.records import ExecutionResult, ExecutionStatus
from lib.database.catalog import Catalog
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
        pytest.param(
            "SELECT T2.name FROM singer AS T1 JOIN concert AS T2",
            NameProblem(
                "T2.name", "no_such_column", ("singer", "stadium"), ("concert",),
                suggestion="T1.name",
            ),
            id="column of another alias",
        ),
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
        pytest.param(
            "SELECT singer.age FROM singer AS T1",
            NameProblem("singer.age", "no_such_column", ("singer",), ("singer",),
                        suggestion="T1.age"),
            id="table hidden by its alias",
        ),
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


def test_syntax_errors_still_have_aliases_and_wrong_names(
    observe: Observe, catalog: Catalog
) -> None:
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


def test_a_query_that_ran_has_no_problems(observe: Observe, catalog: Catalog) -> None:
    diagnostics = diagnose(observe("SELECT name FROM singer AS T1"), catalog, SELECTED)
    assert (diagnostics.reported, diagnostics.further) == (None, ())
