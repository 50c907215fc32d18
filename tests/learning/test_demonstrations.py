"""Demonstrations: thoughts and checks say what can be seen; the share that recovers is exact."""

from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lib.base.errors import DataError
from lib.base.records import ExecutionResult
from lib.database.catalog import Catalog, Column, Table
from lib.learning.demonstrations import (
    Demonstration,
    failed,
    needs,
    returned,
    right_check,
    with_recovery_share,
    wrong_check,
)
from lib.learning.pairs.pair import GoldAnswer
from tests.report.factory import right, trajectory, wrong

_CATALOG = Catalog(
    "concert",
    (
        Table("singer", (Column("Name", "TEXT"), Column("age", "INT"), Column("country", "TEXT"))),
        Table("concert", (Column("theme", "TEXT"), Column("home town", "TEXT"))),
    ),
)
_GOLD = GoldAnswer("SELECT country FROM singer WHERE age > 30", 3, ExecutionResult("ok", ("c",)))


@pytest.mark.parametrize(
    ("sql", "style", "thought"),
    [
        ("SELECT name FROM singer WHERE age > 3", "compact", "I need singer."),
        ("SELECT * FROM singer JOIN concert", "ddl", "I need singer and concert."),
        ("SELECT count(*) FROM Concert", "compact", "I need concert."),
        ("SELECT nothing FROM nowhere", "compact", "I read no table."),
        ("no SQL at all", "compact", "I read no table."),
    ],
)
def test_a_thought_names_the_tables_that_a_query_reads(sql: str, style: Any, thought: str) -> None:
    assert needs(sql, _CATALOG, style) == thought


@pytest.mark.parametrize(
    ("columns", "rows", "said"),
    [
        (("a",), 0, "The query returns no row."),
        (("a",), 1, "The query returns 1 row with 1 column."),
        (("a", "b"), 12, "The query returns 12 rows with 2 columns."),
    ],
)
def test_results_are_told_by_their_size(columns: tuple[str, ...], rows: int, said: str) -> None:
    assert returned(columns, rows) == said
    assert right_check(columns, rows) == said.replace("The query ", "right, it ")


@pytest.mark.parametrize(
    ("question", "attempt", "said"),
    [
        (
            "Which countries?",
            wrong("no_such_column", status="error", error="no such column: x\nhere"),
            "wrong, the query failed: no such column: x here.",
        ),
        (
            "Which countries?",
            wrong("wrong_result", columns=("a", "b")),
            "wrong, the result has 2 columns, and the question asks for 1.",
        ),
        (
            "Which countries?",
            wrong("empty_result", columns=("a",), row_count=0, rows=()),
            "wrong, no row meets the conditions.",
        ),
        (
            "What is the age of singers?",
            wrong("wrong_result", columns=("a",), row_count=3, sql="SELECT country FROM singer"),
            "wrong, the question names age, which the query does not read.",
        ),
        (
            "Who is older?",
            wrong("wrong_result", columns=("a",), row_count=3, sql="SELECT country FROM singer"),
            None,
        ),
    ],
)
def test_a_check_refuses_for_what_can_be_seen_alone(
    question: str, attempt: Any, said: str | None
) -> None:
    assert wrong_check(question, attempt, _GOLD, _CATALOG, "compact") == said


@pytest.mark.parametrize(
    ("gold_sql", "asked"),
    [
        ("SELECT max(age) FROM singer", True),
        ("SELECT Name FROM singer ORDER BY age LIMIT 1", True),
        ("SELECT Name FROM singer WHERE country = 'France'", False),  # one row only by chance
        ("SELECT country FROM singer GROUP BY country HAVING count(*) > 2", False),
        ("SELECT Name FROM singer LIMIT 3", False),
    ],
)
def test_one_row_is_asked_for(gold_sql: str, asked: bool) -> None:
    gold = GoldAnswer(gold_sql, 1, ExecutionResult("ok", ("c",)))
    attempt = wrong("wrong_row_count", columns=("a",), row_count=7)
    said = wrong_check("What is it?", attempt, gold, _CATALOG, "compact")
    reason = "wrong, the question asks for one, and the result has 7 rows."
    assert said == (reason if asked else None)


def test_an_error_is_told_in_one_line() -> None:
    attempt = wrong("syntax_error", status="error", error="near\n'FROM'" + "x" * 500)
    assert failed(attempt).startswith("The query failed: near 'FROM'xxx")
    assert "\n" not in failed(attempt)
    assert len(failed(attempt)) < 160
    assert right().sql


_ERROR = wrong("no_such_column", status="error", error="no such column: x")
_RECOVERS = Demonstration(trajectory("a", _ERROR, right(2)), frozenset({0}), "rollouts")
_PLAIN = Demonstration(trajectory("b", right()), frozenset(), "rollouts")


@given(st.lists(st.booleans(), max_size=80), st.sampled_from(["0", "0.3", "0.5", "0.25"]))
def test_the_share_is_exact_and_nothing_more_could_be_kept(kinds: list[bool], text: str) -> None:
    share = Fraction(text)
    given_ = [_RECOVERS if recovers else _PLAIN for recovers in kinds]
    try:
        kept = with_recovery_share(given_, share, {})
    except DataError:
        kept = []
    recovering = sum(each.recovers for each in kept)
    assert Fraction(recovering, len(kept) or 1) == (share if kept else 0)
    room = len(kept) + share.denominator
    enough = given_.count(_RECOVERS) >= room * share and given_.count(_PLAIN) >= room * (1 - share)
    assert not enough


def test_their_order_stays() -> None:
    kept = with_recovery_share([_PLAIN, _RECOVERS, _RECOVERS, _PLAIN], Fraction("0.5"), {})
    assert kept == [_PLAIN, _RECOVERS, _RECOVERS, _PLAIN]


def test_too_few_of_a_kind_are_an_error_that_says_what_was_dropped() -> None:
    with pytest.raises(DataError) as raised:
        with_recovery_share([_PLAIN, _PLAIN], Fraction("0.5"), {"no final answer": 3})
    message = str(raised.value)
    assert "0 demonstrations recover from an error and 2 have none" in message
    assert "dropped: no final answer (3)" in message
