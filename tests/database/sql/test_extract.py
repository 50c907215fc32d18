import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lib.database.sql.extract import extract_sql, find_sql, single_line

_SQL = "SELECT name FROM singer"
_LINES = "SELECT name\nFROM singer\nWHERE age > 3"
_TABLE = "CREATE TABLE singer (name TEXT, age INT)"


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
        ("Use `SELECT `name` FROM `singer` WHERE age = 1`.",
         "SELECT `name` FROM `singer` WHERE age = 1"),
        (f"1. {_SQL}\n2. SELECT 2", _SQL),
        ("Answer:\n(SELECT 1)\nUNION SELECT 2;\n", "(SELECT 1)\nUNION SELECT 2"),
        ("I use SELECT name FROM singer WHERE age IN (\nSELECT age FROM singer)",
         "SELECT name FROM singer WHERE age IN (\nSELECT age FROM singer)"),
        # comments first
        (f"-- Select the names with care\n{_SQL};", _SQL),
        (f"/* Select; */ {_SQL}", _SQL),
        # words after SQL that no fence closes
        (f"{_LINES}\n\nThis query lists the names.", _LINES),
        (f"{_LINES}\nThis query lists the names.", _LINES),
        (f"{_LINES}\n\n**Explanation**", _LINES),
        ("SELECT name\n\nFROM singer\n\nWhere age > 3",
         "SELECT name\n\nFROM singer\n\nWhere age > 3"),
    ],
)  # fmt: skip
def test_sql_is_found(text: str, expected: str) -> None:
    assert extract_sql(text) == expected


@given(st.text(alphabet="SELECT WITH AS sql:;`\n", max_size=60))
def test_any_text_gives_one_stripped_statement(text: str) -> None:
    sql = extract_sql(text)
    assert sql == sql.strip()
    assert ";" not in sql or "`" in sql  # in quotes a semicolon is text


@pytest.mark.parametrize("quote", ["'", '"', "`"])
def test_an_open_quote_keeps_the_rest(quote: str) -> None:
    assert extract_sql(f"SELECT {quote}a; b") == f"SELECT {quote}a; b"


_AGE = "SELECT name FROM singer WHERE age > 30"
_QUOTED = """SELECT "name" FROM singer WHERE country = 'France'"""


_FRAMED = [
    # tags
    (f"<answer>{_SQL}</answer>", _SQL),
    (f"<think>Names.</think>\n<answer>\n{_LINES};\n</answer>", _LINES),
    (f"<sql>{_SQL}</sql>", _SQL),
    (f"<SQL>\n{_SQL}\n</SQL> That is all.", _SQL),
    (f"{_SQL}</sql>", _SQL),
    (f"{_SQL}\n</answer>", _SQL),
    (f"{_SQL}.</answer>", _SQL),
    (f"The query is <code class='sql'>{_SQL}</code>.", _SQL),
    (f"<answer>\n```sql\n{_SQL}\n```\n</answer>", _SQL),
    (f"<answer>The query is {_SQL}</answer>", _SQL),
    ("<sql>SELECT 'O'Brien' FROM t</sql> I hope", "SELECT 'O'Brien' FROM t"),
    (f"<reasoning>\nSELECT 1\n</reasoning>\n<answer>{_SQL}</answer>", _SQL),
    # brackets of templates, and tokens that end a turn
    (f"[SQL]{_SQL}[/SQL]", _SQL),
    (f"[SQL]\n{_LINES}\n[/SQL]\nThe names.", _LINES),
    (f"{_SQL} [/SQL]", _SQL),
    (f"{_SQL} [/INST]", _SQL),
    (f"{_SQL}\n[INST] And the ages? [/INST]", _SQL),
    (f"{_SQL}<|im_end|>\n<|im_start|>user", _SQL),
    (f"{_SQL}</s>", _SQL),
    (f"{_SQL}<end_of_turn>", _SQL),
    (f"{_SQL} <eos><eos>", _SQL),
    (f"{_SQL}<｜end▁of▁sentence｜>", _SQL),
    # JSON, and strings of programs
    (f'{{"sql": "{_SQL}"}}', _SQL),
    (json.dumps({"query": _QUOTED, "why": "names"}), _QUOTED),
    (json.dumps({"sql": _LINES}, indent=2), _LINES),
    (json.dumps({"answer": {"sql": "SELECT 'é\\' FROM t"}}), "SELECT 'é\\' FROM t"),
    (f"```json\n{json.dumps({'sql': _QUOTED})}\n```", _QUOTED),
    ('{"sql": "SELECT "name", age FROM singer"}', 'SELECT "name", age FROM singer'),
    (f"{{'sql': '{_SQL}', 'n': 1}}", _SQL),
    (f'["{_SQL}", "SELECT 2"]', _SQL),
    (f'{_SQL}"}}', _SQL),
    (f'{_SQL}"\n}}\n', _SQL),
    ('SELECT name FROM t WHERE a = \\"x\\""}', 'SELECT name FROM t WHERE a = "x"'),
    (f'```python\nsql = "{_SQL}"\nrun(sql)\n```', _SQL),
    (f'cursor.execute("""\n{_LINES}\n""")', _LINES),
    # quotes around the whole
    (f'"{_SQL}"', _SQL),
    (f"'{_SQL}'", _SQL),
    (f"“{_SQL}”", _SQL),
    (f"«{_SQL};»", _SQL),
    (f'SQL: "{_QUOTED}"', _QUOTED),
    (f'{_SQL}"', _SQL),
    (f"{_SQL}'", _SQL),
    (f"{_SQL}`", _SQL),
    (f"``{_SQL}``", _SQL),
    ("'SELECT name FROM t WHERE a = 'x''", "SELECT name FROM t WHERE a = 'x'"),
    # LaTeX and Markdown
    (rf"\boxed{{{_SQL}}}", _SQL),
    (rf"The answer is $\boxed{{\text{{{_SQL}}}}}$.", _SQL),
    (r"SELECT count(\*) FROM singer\_in\_concert", "SELECT count(*) FROM singer_in_concert"),
    (f"{_SQL}}}", _SQL),
    (f"**Final answer:** `{_SQL}`", _SQL),
    (f"**`{_SQL}`**", _SQL),
    (f"Start with `SELECT`, as in `{_SQL}`.", _SQL),
    (f"{_SQL}**", _SQL),
    (f"{_SQL}\n### Explanation\nNames.", _SQL),
    (f"{_SQL}\n\n- It lists the names.\n- All of them.", _SQL),
    (f"{_SQL}\n\n1. It reads the names.", _SQL),
    (f"{_SQL}\n\n***\nDone", _SQL),
    # several queries, and lists of them
    (f"1. {_SQL} 2. SELECT 2", _SQL),
    (f"1. {_SQL}\n2. **SELECT 2**", _SQL),
    (f"1) {_SQL}\n2) SELECT 2", _SQL),
    (f"- {_SQL}\n- SELECT 2", _SQL),
    (f"* {_SQL}\n* SELECT 2", _SQL),
    (f"{_SQL}\n\nSELECT 2", _SQL),
    ("SELECT max(age)\nFROM singer\nWHERE age IN (1)\nSELECT 2",
     "SELECT max(age)\nFROM singer\nWHERE age IN (1)"),
    # markers, prompts, what follows
    (f"Final answer: {_SQL}", _SQL),
    (f"Answer: {_SQL}.", _SQL),
    (f"{_SQL}\nExplanation: the names.", _SQL),
    (f"{_SQL}\nUser: And the ages?", _SQL),
    (f"{_SQL}; -- lists the names", _SQL),
    (f"{_SQL}; It lists the names.", _SQL),
    (f"sqlite> {_SQL};\nJoe\nsqlite> .quit", _SQL),
    (f"> {_SQL}", _SQL),
    ("SELECT 'it FROM t\n```\nThis lists it.", "SELECT 'it FROM t"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "expected"), _FRAMED)
def test_what_encloses_or_follows_the_sql_is_no_part_of_it(text: str, expected: str) -> None:
    assert extract_sql(text) == expected


@pytest.mark.parametrize("text", [text for text, _ in _FRAMED])
def test_no_later_text_changes_sql_that_is_complete(text: str) -> None:
    for end in range(len(text)):
        found = find_sql(text[:end])
        if found.complete:
            assert found.sql == extract_sql(text)


@pytest.mark.parametrize(
    "sql",
    [
        "SELECT '</answer>' FROM t", "SELECT \"}\" FROM [sql] WHERE a < '</s>'",
        "SELECT a FROM t WHERE b = '\nThis is it. 2. SELECT 2\n\nThe end'",
        "SELECT a FROM t WHERE b = '```' AND c = '\\boxed{d}'",
        "SELECT a FROM t WHERE b LIKE 'x\\_y' ESCAPE '\\'", "SELECT a </* small */ b FROM t",
        "SELECT 5.", "SELECT 'done.'", "SELECT a FROM t2 WHERE b > 2. AND c = 'SQL: SELECT 1'",
        "WITH a AS (SELECT b FROM t LIMIT\n2)\nSELECT * FROM a",
        "WITH a AS (SELECT 1),\nb AS (SELECT 2)\n\nSELECT * FROM a, b",
        "SELECT * FROM (WITH a AS (SELECT 1)\nSELECT * FROM a)",
        "SELECT a\nFROM t\nUNION ALL -- both\nSELECT b\nFROM u", "SELECT a,\n\nName FROM t",
        "SELECT a AS\nOutput FROM t", "SELECT a FROM\n\nSinger WHERE b BETWEEN 1 AND\n- 2",
        "SELECT json_extract(a, '$.b') -> 'c' FROM t", 'SELECT "a""b", [c d], `e` FROM t -- "open',
    ],
)  # fmt: skip
def test_sql_that_looks_like_more_is_whole(sql: str) -> None:
    assert extract_sql(sql) == sql
    assert extract_sql(f"{sql}\n;\nThis lists it.") == sql
    assert extract_sql(f"```sql\n{sql}\n```") == sql or "```" in sql


_PIECES = r"""</answer> <sql> [/SQL] [INST] "} { \boxed{ <|im_end|> SELECT FROM 2. - SQL: # ; ``` `
    ** -- /* */ &gt; \n \ . " ' x sqlite> <think> This The"""
_BLANKS = [" ", "\n", "\n\n"]
_TEXTS = st.lists(st.sampled_from([*_PIECES.split(), *_BLANKS]), max_size=8).map("".join)


@given(_TEXTS, _TEXTS, _TEXTS)
def test_what_stands_in_quotes_stays(value: str, name: str, alias: str) -> None:
    value, name, alias = value.replace("'", "''"), name.replace('"', '""'), alias.replace("`", "")
    alias = alias or "a"
    sql = f"SELECT '{value}' AS \"{name}\", `{alias}` FROM t WHERE a = '{value}' ORDER BY 1"
    assert extract_sql(sql) == sql
    assert extract_sql(f"WITH t AS ({sql})\nSELECT 1") == f"WITH t AS ({sql})\nSELECT 1"
    found = find_sql(f"{sql};")
    assert found == (sql, True)


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
