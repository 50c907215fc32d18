import json
import random
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sqlglot import exp

from lib.database.catalog import Catalog, load_catalog
from lib.database.files import connect_read_only
from lib.database.sql.bindings import schema_valid
from lib.database.sql.parse import (
    edit_distance_ratio,
    normalise,
    parse,
    sql_tokens,
    tree_difference,
)

_QUERIES = [
    "select count(*) from singer",
    "select T1.name from singer T1 join singer_in_concert T2 using (singer_id)",
    "SELECT name FROM singer WHERE country = 'France' AND age IS NOT NULL ORDER BY age DESC",
    "select name from singer where country not in ('France', 'x') or not age between 30 and 40",
    "SELECT country, avg(age) FROM singer GROUP BY country HAVING count(*) >= 1 ORDER BY 2",
    "select name from stadium, concert where stadium.stadium_id == concert.stadium_id",
    "select s.name from stadium s left outer join concert c on c.stadium_id = s.stadium_id "
    "where c.theme isnull",
    "select name from singer where age > (select avg(age) from singer)",
    "select name from singer except select name from singer where age < 30 union select 'x'",
    "with a as (select name n from singer) select n from a where n like '%o%' limit 2, 3",
    "select cast(age as real) / 2, substr(name, 1, 2), ifnull(age, 0), iif(age, 1, 2) from singer",
    "select strftime('%Y', '2014-01-02'), date('2014-01-02', '+1 day'), length(name) from singer",
    "select cast('2014-01-02' as date), cast('3' as decimal), cast(2.5 as float), cast(name as int)"
    " from singer",
    "select count(distinct country), group_concat(name), max(age, 3), total(age) from singer",
    "select name from singer where (age = 29) = not country in ('Italy')",
    "select name from singer natural join singer_in_concert cross join concert",
    "select `name`, [age] from singer where name <> 'it''s' and age is 29",
    "select case when age > 30 then 'old' else 'young' end, age % 3, -age, name || '!' from singer",
    "select distinct year from concert order by year asc limit 1",
    "select row_number() over (partition by country order by age), name from singer",
    "select name from singer where exists (select 1 from singer_in_concert c "
    "where c.singer_id = singer.singer_id)",
    "select name from (singer join singer_in_concert using (singer_id)) where country glob 'F*'",
]


@pytest.fixture
def catalog(concert_database: Path) -> Catalog:
    return load_catalog(concert_database, "concert")


@pytest.mark.parametrize("sql", _QUERIES)
def test_the_normal_form_returns_what_the_query_returns(sql: str, concert_database: Path) -> None:
    catalog = load_catalog(concert_database)
    connection = connect_read_only(concert_database)
    expected = connection.execute(sql).fetchall()
    for text in (normalise(sql), normalise(sql, catalog)):
        assert connection.execute(text).fetchall() == expected
        assert text.startswith(("SELECT", "WITH"))
    connection.close()


@pytest.mark.parametrize(
    ("sql", "expected"),
    [
        ("select  a ,\n b from t ;", "SELECT a, b FROM t"),
        ("select T1.name from singer T1 join b T2 on T1.x==T2.y where T1.z<>3",
         "SELECT T1.name FROM singer AS T1 JOIN b AS T2 ON T1.x = T2.y WHERE T1.z != 3"),
        ("select a from t where b not in (1, 2)", "SELECT a FROM t WHERE b NOT IN (1, 2)"),
        ("select a from t where b notnull", "SELECT a FROM t WHERE b IS NOT NULL"),
        ("select a from t where not b like 'x%'", "SELECT a FROM t WHERE NOT b LIKE 'x%'"),
        ("select a from t, u", "SELECT a FROM t, u"),
        ("select a from t join u", "SELECT a FROM t JOIN u"),
        ("select a from t cross join u", "SELECT a FROM t CROSS JOIN u"),
        ("select a from t inner join u", "SELECT a FROM t INNER JOIN u"),
        ("select a -- why\n from t /* here */", "SELECT a FROM t"),
        ("select [a], `b c` from t", 'SELECT a, "b c" FROM t'),
        ('select a from t where b = "x"', 'SELECT a FROM t WHERE b = "x"'),
        ("select `order` from t", 'SELECT "order" FROM t'),
    ],
)  # fmt: skip
def test_normal_form(sql: str, expected: str) -> None:
    assert normalise(sql) == expected
    assert normalise(expected) == expected


@pytest.mark.parametrize(
    "sql",
    [
        "SELECT TOP 5 a FROM t", "SELECT DATEDIFF(a, b) FROM t", "SELECT a::int FROM t",
        "SELECT a FROM t WHERE a ILIKE 'x'", "SELECT COUNT(DISTINCT a, b) FROM t",
        "SELECT a FROM t FETCH FIRST 5 ROWS ONLY", "SELECT TRY_CAST(a AS INT) FROM t",
        "SELECT NVL(a, b), CONCAT(a, b) FROM t QUALIFY ROW_NUMBER() OVER (ORDER BY a) = 1",
    ],
)  # fmt: skip
def test_other_dialects_are_not_translated(sql: str) -> None:
    connection = sqlite3.connect(":memory:")
    connection.execute("CREATE TABLE t (a INTEGER, b INTEGER)")
    with pytest.raises(sqlite3.Error):
        connection.execute(normalise(sql)).fetchall()
    connection.close()


@pytest.mark.parametrize(
    ("sql", "expected"),
    [
        ("SELECT  a\nFROM", "SELECT a FROM"),
        ("SELECT ( 'a  b' ; ", "SELECT ( 'a  b'"),
        ("SELECT ( -- no\n 1", "SELECT ( 1"),
        ("", ""),
    ],
)
def test_text_that_does_not_parse_is_folded(sql: str, expected: str) -> None:
    assert parse(sql) is None
    assert normalise(sql) == expected


def test_double_quoted_text_becomes_a_string_where_no_column_has_the_name(catalog: Catalog) -> None:
    sql = 'SELECT "name" FROM "singer" WHERE country = "France" AND "age" > 3'
    assert normalise(sql, catalog) == (
        "SELECT name FROM singer WHERE country = 'France' AND age > 3"
    )


def test_double_quoted_apostrophes_survive(catalog: Catalog) -> None:
    sql = 'SELECT age FROM singer WHERE name = "it\'s"'
    assert normalise(sql, catalog) == "SELECT age FROM singer WHERE name = 'it''s'"


@pytest.mark.parametrize(
    "sql", ["SELECT 1; SELECT 2", "SELECT (", "", ";", "hello there", "a" * 30_000]
)
def test_what_is_not_one_statement_does_not_parse(sql: str) -> None:
    assert parse(sql) is None


def test_a_parsed_tree_is_ones_own() -> None:
    first = parse("SELECT a FROM t")
    assert isinstance(first, exp.Select)
    first.set("where", None)
    first.expressions[0].replace(exp.column("b"))
    again = parse("SELECT a FROM t")
    assert again.find(exp.Column).name == "a"  # type: ignore[union-attr]


@given(st.text(alphabet="selctfromwhn ab'\"`[]();,.*=<>-/0\n", max_size=80))
def test_no_text_makes_it_raise(text: str) -> None:
    normal = normalise(text)
    assert normalise(normal) == normalise(normal)
    parse(text)
    sql_tokens(text)


@pytest.mark.parametrize(
    "sql",
    [
        "SELECT " + "(" * 3000 + "1" + ")" * 3000,
        "SELECT age FROM singer WHERE " + " AND ".join(["age = 1"] * 600),
        "SELECT " + " + ".join(["age"] * 600) + " FROM singer",
        " UNION ".join(["SELECT age FROM singer"] * 200),
        "SELECT age FROM (" * 20 + "SELECT age FROM singer" + ")" * 20,
        "SELECT age FROM singer WHERE age = 1 OR " * 900,
    ],
)
def test_endless_repetition_does_not_raise(sql: str, catalog: Catalog) -> None:
    assert normalise(sql, catalog)
    assert schema_valid(sql, catalog) in (True, None)


@pytest.mark.parametrize(
    ("sql", "expected"),
    [
        ("select name from T1", ["SELECT", "name", "FROM", "T1"]),
        ("a >= 'it''s'", ["a", ">=", "'it''s'"]),
        ('"a b".c', ['"a b"', ".", "c"]),
        ("SELECT 'open", ["SELECT", "'", "open"]),
        ("", []),
    ],
)
def test_tokens(sql: str, expected: list[str]) -> None:
    assert sql_tokens(sql) == expected


_WORDS = st.lists(st.sampled_from(["SELECT", "a", "b", "FROM", "t", "1", "'x'"]), max_size=12)


@settings(max_examples=50)
@given(_WORDS, _WORDS, _WORDS)
def test_edit_distance_is_bounded_and_symmetric(a: list[str], b: list[str], c: list[str]) -> None:
    first, second, third = " ".join(a), " ".join(b), " ".join(c)
    ratio = edit_distance_ratio(first, second)
    assert 0 <= ratio <= 1
    assert ratio == edit_distance_ratio(second, first)
    assert edit_distance_ratio(first, first) == 0
    assert (ratio == 0) == (a == b)
    distance = ratio * max(len(a), len(b))
    detour = edit_distance_ratio(first, third) * max(len(a), len(c)) + edit_distance_ratio(
        third, second
    ) * max(len(c), len(b))
    assert distance <= detour + 1e-9


@pytest.mark.parametrize(
    ("a", "b", "expected"),
    [
        ("", "", 0.0),
        ("SELECT a", "", 1.0),
        ("SELECT a FROM t", "SELECT b FROM t", 0.25),
        ("SELECT a FROM t", "SELECT a FROM t WHERE x", 2 / 6),
        ("select A from t", "SELECT A FROM t", 0.0),
    ],
)
def test_edit_distance_ratio(a: str, b: str, expected: float) -> None:
    assert edit_distance_ratio(a, b) == pytest.approx(expected)


_SPIDER = Path("data/spider")


@pytest.mark.skipif(not _SPIDER.is_dir(), reason="data/spider is not there")
def test_spider_gold_keeps_its_result() -> None:
    examples = json.loads((_SPIDER / "dev.json").read_text(encoding="utf-8"))
    for example in random.Random(1).sample(examples, 200):
        path = _SPIDER / "database" / example["db_id"] / f"{example['db_id']}.sqlite"
        connection = connect_read_only(path)
        normal = normalise(example["query"], load_catalog(path))
        assert (
            connection.execute(normal).fetchall() == connection.execute(example["query"]).fetchall()
        )
        connection.close()


_ROOT = Path(__file__).resolve().parents[3]
_JOIN = "SELECT T1.a FROM t AS T1 JOIN u AS T2 ON T1.id = T2.id WHERE T2.b = 3"


@pytest.mark.parametrize(
    ("first", "second", "edits"),
    [
        ("SELECT a FROM t", "select a  from t", []),
        ("SELECT a FROM t WHERE b > 3", "SELECT a FROM t", ["- WHERE b > 3"]),
        ("SELECT a FROM t", "SELECT a FROM t ORDER BY a LIMIT 1", ["+ ORDER BY a", "+ LIMIT 1"]),
        ("SELECT name FROM singer", "SELECT name FROM singers", ["~ singer → singers"]),
        ("SELECT count(*) FROM t", "SELECT max(a) FROM t", ["- COUNT(*)", "+ MAX(a)"]),
        (_JOIN, "SELECT T1.a FROM t AS T1",
         ["- WHERE T2.b = 3", "- JOIN u AS T2 ON T1.id = T2.id"]),
    ],
)  # fmt: skip
def test_edits_are_the_largest_parts_that_differ(first: str, second: str, edits: list[str]) -> None:
    found = tree_difference(first, second)
    assert found is not None
    assert sorted(found) == sorted(edits)


@pytest.mark.parametrize("text", ["SELECT FROM", "", "no SQL at all (", "SELECT 1; SELECT 2"])
def test_text_that_is_no_query_has_no_difference(text: str) -> None:
    assert tree_difference("SELECT a FROM t", text) is None


@pytest.mark.parametrize(
    ("first", "second"),
    [
        (f"SELECT a{' IS NOT NULL' * 160}", f"SELECT b{' IS NOT NULL' * 160}"),
        (_JOIN, f"SELECT * FROM {'t LEFT JOIN ' * 160}t{' ON 1' * 160}"),
        (f"VALUES {', '.join(['(1)'] * 400)}", f"VALUES {', '.join(['(2)'] * 400)}"),
    ],
    ids=["deep", "deep beside a query", "long"],
)
def test_trees_that_take_long_to_compare_have_no_difference(first: str, second: str) -> None:
    assert tree_difference(first, second) is None


def test_long_parts_are_cut() -> None:
    names = ", ".join(f"'{'x' * 30}{n}'" for n in range(9))
    (edit,) = tree_difference("SELECT a FROM t", f"SELECT a FROM t WHERE b IN ({names})") or []
    assert edit.startswith("+ WHERE b IN (")
    assert len(edit) == 82


def test_another_process_finds_the_same_edits() -> None:
    """sqlglot matches nodes by address and hash; the result must not depend on either."""
    other = "SELECT a, b FROM u AS T1 JOIN t AS T2 ON T1.id = T2.id WHERE T2.c = 4 ORDER BY a"
    code = (
        "from lib.database.sql.parse import tree_difference;"
        f"print(tree_difference({_JOIN!r}, {other!r}))"
    )
    answers = {
        subprocess.run(
            [sys.executable, "-c", code],
            cwd=_ROOT,
            env={"PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert answers == {f"{tree_difference(_JOIN, other)}\n"}
