"""Spider's placeholder `value`, on databases with and without a column of that name."""

from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lib.base.records import Example
from lib.database.catalog import Catalog, Column, Table
from lib.database.sandbox.sandbox import Sandbox
from lib.scoring.ex import filled
from lib.scoring.judge import Judge
from lib.scoring.partial_match import StructureMatcher
from lib.scoring.strict import PerturbedCopies, StrictJudge

_SCRIPT = """
CREATE TABLE orders (id INTEGER PRIMARY KEY, value REAL, customer TEXT, tags TEXT);
CREATE TABLE items (id INTEGER PRIMARY KEY, orders INTEGER, price REAL, note TEXT);
CREATE TABLE "unit prices" (id INTEGER PRIMARY KEY, "Value" REAL);
CREATE VIEW big AS SELECT id, value FROM orders WHERE value > 5;
INSERT INTO orders VALUES
    (1, 10.5, 'Ann', '[1, 2]'), (2, 3, 'Bob', '[]'), (3, 200, 'Ann', '[9]'), (4, 3, 'Cid', '[]');
INSERT INTO items VALUES (1, 1, 1, 'the value of'), (2, 3, 12.5, 'the 1 of'), (3, 3, 1, 'new');
INSERT INTO "unit prices" VALUES (1, 0.5), (2, 7.25);
"""


@pytest.fixture
def database(make_database: Callable[[str, str], Path]) -> Path:
    return make_database(_SCRIPT, "shop")


_NAMES = [
    "SELECT id FROM orders WHERE value > 5",
    "SELECT value , count(*) FROM orders GROUP BY value HAVING value > 3",
    "SELECT id FROM orders ORDER BY value DESC LIMIT 1",
    "SELECT max( value ) FROM orders",
    "SELECT T1.id FROM orders AS T1 JOIN items AS T2 ON T1.id = T2.orders WHERE value > 5",
    "SELECT id FROM items WHERE orders IN (SELECT id FROM orders WHERE value > 5)",
    'SELECT id FROM "unit prices" WHERE value > 5',
    "SELECT id FROM ORDERS WHERE\n value\n BETWEEN 1 AND 5",
    "SELECT id FROM main.orders WHERE id > = 1 AND value > = 3",
    "SELECT id FROM big WHERE value < 100",
    "SELECT id FROM (SELECT * FROM orders) AS t WHERE value > 5",
    "WITH t AS (SELECT id, value FROM orders) SELECT id FROM t WHERE value > 5",
    "SELECT orders, sum(price) AS value FROM items GROUP BY orders HAVING value > 1",
    "SELECT sum(price) value FROM items GROUP BY orders",
    "WITH RECURSIVE c(value) AS (SELECT 1 UNION ALL SELECT value + 1 FROM c WHERE value < 5) "
    "SELECT count(*) FROM c",
    "WITH value AS (SELECT 3 AS n) SELECT n FROM value WHERE n > 1",
    "SELECT orders.id FROM orders, json_each(orders.tags) AS tag WHERE tag.value > 1",
    "SELECT value FROM json_each('[1, 2]') WHERE value > 1",
    "SELECT id FROM orders GROUP BY value ORDER BY value ;",
    "SELECT id, first_value ( value ) OVER (ORDER BY id) FROM orders",
    f"SELECT id FROM orders WHERE value > 5 AND id IN ({', '.join(map(str, range(3_000)))})",
]


@pytest.mark.parametrize("gold", _NAMES)
def test_a_name_is_no_placeholder(gold: str, database: Path, sandbox: Sandbox) -> None:
    example = Example("e", "shop", str(database), "?", gold)
    for keep_distinct in (False, True):
        assert Judge(sandbox, keep_distinct=keep_distinct).judge_many([(example, gold, None)]) == [
            "correct"
        ]


@pytest.mark.parametrize("gold", _NAMES[:7])
def test_a_column_counts_in_strict_ex_and_exact_match(
    gold: str, database: Path, sandbox: Sandbox, cache: Path
) -> None:
    example = Example("e", "shop", str(database), "?", gold)
    judge = Judge(sandbox, strict=StrictJudge(sandbox, PerturbedCopies([example], cache)))
    (verdict,) = judge.verdicts([(example, gold, None)])
    assert verdict.strict.status == "correct"
    match = StructureMatcher().match("shop", str(database), gold, gold)
    if '"' not in gold:  # Spider's parser reads these as strings
        assert match.exact


@pytest.mark.parametrize(
    ("predicted", "expected"),
    [
        ("SELECT a FROM t WHERE b = value LIMIT 3", "SELECT a FROM t WHERE b = 1 LIMIT 3"),
        ("SELECT a FROM t WHERE b LIKE value ", "SELECT a FROM t WHERE b LIKE value"),
        (" SELECT a FROM t WHERE b > = value OR a", "SELECT a FROM t WHERE b > = 1 OR a"),
        ("SELECT a FROM t WHERE b IN ( value , value )", "SELECT a FROM t WHERE b IN ( 1 , 1 )"),
        ("SELECT a FROM t WHERE b = Value OR 1", "SELECT a FROM t WHERE b = Value OR 1"),
        ("SELECT first_value (b) FROM t", "SELECT first_value (b) FROM t"),
        ("SELECT value_b FROM t WHERE t.value > 1", "SELECT value_b FROM t WHERE t.value > 1"),
        ("SELECT a FROM t WHERE b = ' value '", "SELECT a FROM t WHERE b = ' 1 '"),
        ("SELECT a, v FROM t WHERE a = value OR v", "SELECT a, v FROM t WHERE a = 1 OR v"),
        ("SELECT a FROM v WHERE value > 3", "SELECT a FROM v WHERE value > 3"),
        ("SELECT (a FROM v WHERE value > 3", "SELECT (a FROM v WHERE value > 3"),
    ],
)
def test_the_placeholder_is_the_word_where_it_is_no_name(predicted: str, expected: str) -> None:
    catalog = Catalog(
        "c",
        (
            Table("t", (Column("a", "INT"), Column("b", "INT"), Column("v", "INT"))),
            Table("v", (Column("a", "INT"), Column("VALUE", "INT"))),
        ),
    )
    assert filled(predicted, lambda: catalog) == expected


@given(st.text(st.sampled_from("value =>'\"_.(t\n")))
def test_a_text_without_the_name_is_read_as_by_the_evaluator(text: str) -> None:
    """On one line, as in its files; see `evaluate` in its evaluation.py."""
    line = text.replace("\n", " ").strip()
    catalog = Catalog("c", (Table("t", (Column("a", "INT"),)),))
    assert filled(text.replace("\n", " "), lambda: catalog) == line.replace(" value ", " 1 ")


def test_the_schema_is_read_only_for_the_word() -> None:
    def unread() -> Catalog:
        raise AssertionError("read without need")

    sql = "SELECT first_value(a) FROM t WHERE t.value = ' values '"
    assert filled(sql, unread) == sql
