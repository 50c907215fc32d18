from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lib.database.sql.extract import single_line


@pytest.mark.parametrize(
    ("sql", "line"),
    [
        ("", ""),
        ("  SELECT 1  ", "SELECT 1"),
        ("SELECT a,\n\tb\r\nFROM  t", "SELECT a, b FROM t"),
        ("SELECT a -- the name\nFROM t", "SELECT a FROM t"),
        ("SELECT a --", "SELECT a"),
        ("SELECT /* all\nof */ a FROM t", "SELECT a FROM t"),
        ("SELECT 'a  b', \"c  d\", `e  f`, [g  h]", "SELECT 'a  b', \"c  d\", `e  f`, [g  h]"),
        ("SELECT 'a\nb\tc'", "SELECT 'a b c'"),
        ("SELECT 'it''s  -- no comment'", "SELECT 'it''s  -- no comment'"),
        ("SELECT a - - b", "SELECT a - - b"),
        ("SELECT 'never\nclosed", "SELECT 'never closed"),
    ],
)
def test_sql_is_folded_to_one_line(sql: str, line: str) -> None:
    assert single_line(sql) == line


@given(st.text(alphabet="ab '\"`[]-/*\n\t\r\x0b\x85\u2028", max_size=30))
def test_any_text_is_folded_to_one_line(sql: str) -> None:
    line = single_line(sql)
    assert len(line.splitlines()) <= 1
    assert "\t" not in line
    assert single_line(line) == line or "--" in line or "/*" in line
