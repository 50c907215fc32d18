from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lib.sql.extract import extract_sql

_SQL = "SELECT name FROM singer"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (f" {_SQL}", _SQL),
        (f"{_SQL};", _SQL),
        (f"{_SQL} ; ", _SQL),
        ("WITH x AS (SELECT 1) SELECT * FROM x", "WITH x AS (SELECT 1) SELECT * FROM x"),
        ("(SELECT 1) UNION (SELECT 2)", "(SELECT 1) UNION (SELECT 2)"),
        # fenced blocks
        (f"```sql\n{_SQL}\n```", _SQL),
        (f"```\n{_SQL};\n```\nThis lists the names.", _SQL),
        (f"Here it is:\n```SQL\n{_SQL}", _SQL),
        (f"```sql\n{_SQL}\n```\nor\n```sql\nSELECT 2\n```", _SQL),
        (f"{_SQL}\n```", _SQL),
        # after a marker, after words
        (f"The table is singer.\nSQL: {_SQL}", _SQL),
        (f"sql: {_SQL}", _SQL),
        (f"To list names, run {_SQL};", _SQL),
        ("With this you get it: SELECT 1", "SELECT 1"),
        # one statement, and nothing of the next prompt
        (f"{_SQL}; DROP TABLE singer", _SQL),
        (f";; {_SQL}", _SQL),
        (f"{_SQL}\nQuestion: How many?\nSQL: SELECT 2", _SQL),
        ("SELECT ';' FROM t; SELECT 2", "SELECT ';' FROM t"),
        ("SELECT 'it''s; ' FROM t; SELECT 2", "SELECT 'it''s; ' FROM t"),
        ('SELECT ";" FROM [a;b]; SELECT 2', 'SELECT ";" FROM [a;b]'),
        ("SELECT 1 -- a; b\n + 2; SELECT 3", "SELECT 1 -- a; b\n + 2"),
        ("SELECT 1 /* a; b */; SELECT 3", "SELECT 1 /* a; b */"),
        # no SQL at all
        ("", ""),
        ("   \n", ""),
        ("```\n```", "```\n```"),
        ("I do not know.", "I do not know."),
        ("DELETE FROM singer", "DELETE FROM singer"),
    ],
)
def test_sql_is_found(text: str, expected: str) -> None:
    assert extract_sql(text) == expected


@settings(deadline=None)
@given(st.text(alphabet="SELECT WITH AS sql:;`\n", max_size=60))
def test_any_text_gives_one_stripped_statement(text: str) -> None:
    sql = extract_sql(text)
    assert sql == sql.strip()
    assert ";" not in sql or "`" in sql  # in quotes a semicolon is text


@pytest.mark.parametrize("quote", ["'", '"', "`"])
def test_an_open_quote_keeps_the_rest(quote: str) -> None:
    assert extract_sql(f"SELECT {quote}a; b") == f"SELECT {quote}a; b"
