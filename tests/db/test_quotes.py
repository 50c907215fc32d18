"""Double quotes read strictly: names get backticks, values in comparisons stay as they are."""

from __future__ import annotations

import time

import pytest

from lib.db.sandbox import strict_quotes

NAMES = [
    ('SELECT "nme" FROM t', "SELECT `nme` FROM t"),
    ('count("a") = "b"', 'count(`a`) = "b"'),
    ('T1."a"', "T1.`a`"),
    ('"a" = 1 AND "b"', "`a` = 1 AND `b`"),
    ('"say ""x"" `y`"', '`say "x" ``y```'),
    ('a IN (SELECT "b" FROM t)', "a IN (SELECT `b` FROM t)"),
    ('ORDER BY "a", "b"', "ORDER BY `a`, `b`"),
    ('a IN ("x") OR ("b")', 'a IN ("x") OR (`b`)'),
    ('a BETWEEN 1 AND 2 AND "b"', "a BETWEEN 1 AND 2 AND `b`"),
]

UNTOUCHED = [
    "SELECT 1",
    """SELECT 'a "b" c'""",
    'SELECT [a "b"], `a "b"`',
    'SELECT 1 -- "a"',
    'SELECT 1 /* "a" ',
    'a = "x"',
    'a <> "x" OR b >= "y"',
    'a NOT LIKE "x%" ESCAPE "!"',
    'a IS NOT "x"',
    'a = ("x")',
    'a NOT IN ("x", "y")',
    'a = /* "b" */ "x"',
    'a BETWEEN "x" AND "y"',
    'a BETWEEN date("2020") AND "y"'.replace('"2020"', "'2020'"),
    'SELECT "a',
]


@pytest.mark.parametrize(("sql", "expected"), NAMES)
def test_a_name_is_put_in_backticks(sql: str, expected: str) -> None:
    assert strict_quotes(sql) == expected


@pytest.mark.parametrize("sql", UNTOUCHED)
def test_values_and_what_is_no_double_quote_stay(sql: str) -> None:
    assert strict_quotes(sql) == sql


@pytest.mark.parametrize("character", list("\"'`[](-/<"))
def test_no_text_takes_long(character: str) -> None:
    """The time is linear in the length; the bound allows for a busy machine."""
    started = time.monotonic()
    strict_quotes('"a" ' + character * 50_000)
    strict_quotes('"a" ' + f"{character} " * 25_000)
    assert time.monotonic() - started < 5
