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
        ('WITH "a b" AS (SELECT 1) SELECT 2', 'WITH "a b" AS (SELECT 1) SELECT 2'),
        ("WITH -- b\n a AS (SELECT 1) SELECT 2", "WITH -- b\n a AS (SELECT 1) SELECT 2"),
        ("SELECT id,\nNote FROM visit", "SELECT id,\nNote FROM visit"),
        ("SELECT id FROM t WHERE x NOT\nIn (1)", "SELECT id FROM t WHERE x NOT\nIn (1)"),
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


_LINES = "SELECT name\nFROM singer\nWHERE age > 3"
_TABLE = "CREATE TABLE singer (name TEXT, age INT)"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        # fences of all kinds
        (f"```sqlite\n{_LINES};\n```", _LINES),
        (f"```sqlite3\n{_LINES}\n```", _LINES),
        (f"~~~sql\n{_LINES}\n~~~\nDone.", _LINES),
        (f"````\n{_SQL}\n````", _SQL),
        (f"```{_SQL}```", _SQL),
        (f"```sql {_SQL}```", _SQL),
        (f"  ```sql\n  {_SQL}\n  ```", _SQL),
        (f"Sure! Here is the query:\n\n```sql\n{_LINES};\n```\n\nIt lists names.", _LINES),
        (f"```sql\n-- the names; all of them\n{_SQL};\n```", f"-- the names; all of them\n{_SQL}"),
        (f"```\nSQL: {_SQL}\n```", _SQL),
        (f"Select the names like this:\n```sql\n{_SQL}\n```", _SQL),
        (f"With this query:\n```sql\n{_SQL};\n```", _SQL),
        # several statements: the first query counts
        (f"```sql\n{_SQL};\nSELECT 2;\n```", _SQL),
        (f"```sql\n{_TABLE};\n\n{_SQL};\n```", _SQL),
        (f"```sql\n{_TABLE};\n```\nThen:\n```sql\n{_SQL}\n```", _SQL),
        (f"{_TABLE};\nINSERT INTO singer VALUES ('a', 1);\n{_SQL};", _SQL),
        (f"{_TABLE};\n```sql\n{_SQL}\n```", _SQL),
        (f"```sql\nPRAGMA table_info(singer);\n{_SQL}\n```", _SQL),
        # no query at all: the first statement
        (f"```sql\n{_TABLE};\nDROP TABLE singer;\n```", _TABLE),
        (f"{_TABLE}; DROP TABLE singer", _TABLE),
        ("UPDATE t SET a = (SELECT max(a) FROM t)", "UPDATE t SET a = (SELECT max(a) FROM t)"),
        # thoughts are not answers
        (f"<think>SELECT 1; no</think>\n{_SQL}", _SQL),
        (f"<think>\n```sql\nSELECT 1\n```\n</think>\n```sql\n{_SQL}\n```", _SQL),
        ("<think>Let me see.\nSELECT 1 FROM", ""),
        (f"I try SELECT 1, maybe. </think>\n{_SQL}", _SQL),
        (f"<thinking>a</thinking><think>b</think>{_SQL}", _SQL),
        # markers, bold, inline code, lists
        (f"**SQL:** {_SQL}", _SQL),
        (f"**SQL**: {_SQL}", _SQL),
        (f"**{_SQL}**", _SQL),
        (f"The query is **{_SQL}**, I think.", _SQL),
        (f"The query is `{_SQL}`.", _SQL),
        (f"Use `{_SQL};` or `SELECT 2`.", _SQL),
        (
            "Use `SELECT `name` FROM `singer` WHERE age = 1`.",
            "SELECT `name` FROM `singer` WHERE age = 1",
        ),
        (f"1. {_SQL}\n2. SELECT 2", f"{_SQL}\n2. SELECT 2"),
        ("Answer:\n(SELECT 1)\nUNION SELECT 2;\n", "(SELECT 1)\nUNION SELECT 2"),
        (
            "I use SELECT name FROM singer WHERE age IN (\nSELECT age FROM singer)",
            "SELECT name FROM singer WHERE age IN (\nSELECT age FROM singer)",
        ),
        # comments first
        (f"-- Select the names with care\n{_SQL};", _SQL),
        (f"/* Select; */ {_SQL}", _SQL),
        # words after SQL that no fence closes
        (f"{_LINES}\n\nThis query lists the names.", _LINES),
        (f"{_LINES}\nThis query lists the names.", _LINES),
        (f"{_LINES}\n\n**Explanation**", _LINES),
        (
            "SELECT name\n\nFROM singer\n\nWhere age > 3",
            "SELECT name\n\nFROM singer\n\nWhere age > 3",
        ),
    ],
)
def test_the_answer_of_a_chat_model_is_found(text: str, expected: str) -> None:
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
