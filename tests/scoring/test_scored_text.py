from __future__ import annotations

import pytest

from lib.scoring.ex import (
    asks_for_order,
    runs_nothing,
    same_statement,
    scored_gold,
)


@pytest.mark.parametrize(
    ("sql", "expected"),
    [
        ("SELECT a FROM t", "SELECT a FROM t"),
        ("SELECT DISTINCT a FROM t", "SELECT  a FROM t"),
        ("select count(distinct a) from t", "select count( a) from t"),
        ("SELECT count(DISTINCT(a)) FROM t", "SELECT count((a)) FROM t"),
        ("SELECT 'DISTINCT', \"distinct\" FROM t", "SELECT 'DISTINCT', \"distinct\" FROM t"),
        ("SELECT `distinct`, [distinct] FROM t", "SELECT `distinct`, [distinct] FROM t"),
        ("SELECT 'it''s DISTINCT' FROM t", "SELECT 'it''s DISTINCT' FROM t"),
        ("SELECT a -- DISTINCT\nFROM t", "SELECT a -- DISTINCT\nFROM t"),
        ("SELECT /* DISTINCT */ a FROM t", "SELECT /* DISTINCT */ a FROM t"),
        ("SELECT distinctive, is_distinct FROM t", "SELECT distinctive, is_distinct FROM t"),
        ("SELECT a FROM t;", "SELECT a FROM t"),
        ("SELECT a FROM t ; ; DROP TABLE t", "SELECT a FROM t"),
        ("SELECT a FROM t; -- all\n", "SELECT a FROM t"),
        ("SELECT a FROM t;\n# all", "SELECT a FROM t"),
        ("SELECT a FROM t; # all", "SELECT a FROM t; # all"),
        ("SELECT a FROM t; -- all\n# of them", "SELECT a FROM t; -- all\n# of them"),
        (" ; SELECT a FROM t", ";"),
        ("SELECT ';' FROM t", "SELECT ';' FROM t"),
        ("SELECT a FROM t WHERE a > = 3 OR a < = 1", "SELECT a FROM t WHERE a >= 3 OR a <= 1"),
        ("SELECT a FROM t WHERE a ! = 3", "SELECT a FROM t WHERE a != 3"),
        ("SELECT year ( curdate() ) - a FROM t", "SELECT 2020- a FROM t"),
    ],
)
def test_text_that_is_scored(sql: str, expected: str) -> None:
    assert scored_gold(sql) == expected


@pytest.mark.parametrize(
    ("sql", "expected"),
    [
        ("SELECT DISTINCT a FROM t", "SELECT DISTINCT a FROM t"),
        ("SELECT a FROM t; ;", "SELECT a FROM t; ;"),
        ("SELECT YEAR(CURDATE()) WHERE 1 > = 0", "SELECT 2020WHERE 1 >= 0"),
    ],
)
def test_distinct_and_what_follows_stay_where_they_are_kept(sql: str, expected: str) -> None:
    assert scored_gold(sql, keep_distinct=True) == expected


@pytest.mark.parametrize(
    ("sql", "expected"),
    [
        (";", True),
        ("-- a\n;; -- b", True),
        ("/* a */ /* ; SELECT 1", True),
        ("", False),
        ("; SELECT 1", False),
        ("/* a */ SELECT 1", False),
        ("-- /* a */\n" * 1_000 + "SELECT 1", False),
    ],
)
def test_a_text_without_a_statement(sql: str, expected: bool) -> None:
    assert runs_nothing(sql) is expected


@pytest.mark.parametrize(
    ("gold", "expected"),
    [
        ("SELECT a FROM t ORDER BY a", True),
        ("SELECT a FROM (SELECT a FROM t order by a) AS x", True),
        ("SELECT a FROM t WHERE b = 'order by'", True),
        ("SELECT a FROM t ORDER  BY a", False),
        ("SELECT a FROM t", False),
    ],
)
def test_order_counts_where_gold_has_the_words(gold: str, expected: bool) -> None:
    assert asks_for_order(gold) is expected


@pytest.mark.parametrize(
    ("executed", "scored", "expected"),
    [
        ("SELECT 1", "SELECT 1", True),
        (" SELECT 1 ;\n", "SELECT 1", True),
        ("SELECT 1; ;", "SELECT 1", False),
        ("SELECT DISTINCT 1", "SELECT  1", False),
    ],
)
def test_a_result_is_reused_for_the_same_statement_only(
    executed: str, scored: str, expected: bool
) -> None:
    assert same_statement(executed, scored) is expected
