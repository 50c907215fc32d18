import pytest

from lib.scoring.spider_parser import parse_spider, tokenize
from lib.scoring.spider_query import (
    ColumnUnit,
    OrderBy,
    SelectUnit,
    SpiderCondition,
    SpiderQuery,
    SpiderSchema,
    ValueUnit,
)


def _column(name: str, aggregate: str = "none", distinct: bool = False) -> ColumnUnit:
    return ColumnUnit(aggregate, name, distinct)


def _value(name: str) -> ValueUnit:
    return ValueUnit("none", _column(name), None)


_NAME, _AGE = "__singer.name__", "__singer.age__"


def test_a_query_with_every_clause(concert_schema: SpiderSchema) -> None:
    query = parse_spider(
        "SELECT DISTINCT T1.name, count(*) FROM singer AS T1 JOIN singer_in_concert AS T2 "
        "ON T1.singer_id = T2.singer_id WHERE T1.age BETWEEN 20 AND 30 OR name NOT LIKE 'A%' "
        "GROUP BY T1.name HAVING count(DISTINCT age) > 1 ORDER BY T1.age - age DESC LIMIT 3",
        concert_schema,
    )
    singer_id = "__singer.singer_id__"
    other_id = ColumnUnit("none", "__singer_in_concert.singer_id__", False)
    assert query == SpiderQuery(
        select_distinct=True,
        select=(SelectUnit("none", _value(_NAME)), SelectUnit("count", _value("__all__"))),
        tables=("__singer__", "__singer_in_concert__"),
        join_conditions=(SpiderCondition(False, "=", _value(singer_id), other_id, None),),
        where=(
            SpiderCondition(False, "between", _value(_AGE), 20.0, 30.0),
            "or",
            SpiderCondition(True, "like", _value(_NAME), '"A%"', None),
        ),
        group_by=(_column(_NAME),),
        having=(
            SpiderCondition(
                False, ">", ValueUnit("none", _column(_AGE, "count", True), None), 1.0, None
            ),
        ),
        order_by=OrderBy("desc", (ValueUnit("-", _column(_AGE), _column(_AGE)),)),
        limit=True,
    )


@pytest.mark.parametrize("operator", ["intersect", "union", "except"])
def test_set_operators_take_what_is_left(operator: str, concert_schema: SpiderSchema) -> None:
    query = parse_spider(
        f"SELECT name FROM singer {operator} SELECT name FROM stadium", concert_schema
    )
    rest = parse_spider("SELECT name FROM stadium", concert_schema)
    operands = {"intersect": query.intersect, "union": query.union, "except": query.except_}
    assert operands.pop(operator) == rest
    assert set(operands.values()) == {None}


def test_subqueries_stand_in_conditions_and_in_from(concert_schema: SpiderSchema) -> None:
    inner = parse_spider("SELECT avg(age) FROM singer", concert_schema)
    nested = parse_spider(
        "SELECT name FROM singer WHERE age > (SELECT avg(age) FROM singer)", concert_schema
    )
    derived = parse_spider("SELECT * FROM (SELECT avg(age) FROM singer)", concert_schema)
    assert derived is not None
    assert nested.where[0][3] == inner
    assert derived.tables == (inner,)


@pytest.mark.parametrize(
    ("sql", "same_as"),
    [
        ("SELECT NAME FROM Singer", "select name from singer"),
        ("SELECT name FROM singer ; ;", "SELECT name FROM singer"),
        ("SELECT name FROM singer LIMIT 1", "SELECT name FROM singer LIMIT 7"),
        # the last direction counts for all
        ("SELECT age FROM singer ORDER BY age DESC, name",
         "SELECT age FROM singer ORDER BY age, name DESC"),
        # unexpected text at the end is not read
        ("SELECT age FROM singer ORDER BY age ASC NULLS LAST LIMIT 1",
         "SELECT age FROM singer ORDER BY age"),
        # after a column on the right-hand side, everything up to AND is skipped
        ("SELECT age FROM singer WHERE age = name OR country = 'x'",
         "SELECT age FROM singer WHERE age = name"),
        # an unqualified column belongs to the first table that has it
        ("SELECT name FROM stadium JOIN singer ON name = name",
         "SELECT stadium.name FROM stadium JOIN singer ON stadium.name = stadium.name"),
    ],
)  # fmt: skip
def test_differences_it_does_not_see(sql: str, same_as: str, concert_schema: SpiderSchema) -> None:
    query = parse_spider(sql, concert_schema)
    assert query is not None
    assert query == parse_spider(same_as, concert_schema)


@pytest.mark.parametrize(
    "sql",
    [
        "",
        ";",
        "SELECT 1",
        "SELECT name",
        "SELECT name FROM",
        "SELECT name FROM nowhere",
        "SELECT nothing FROM singer",
        "SELECT name FORM singer",
        "SELECT name FROM singer s",
        "SELECT name FROM singer, stadium",
        "SELECT name FROM singer LEFT JOIN stadium ON name = name",
        "SELECT name AS n FROM singer",
        "SELECT x.name FROM singer",
        "SELECT a.b.c FROM singer",
        "SELECT name FROM singer AS stadium",
        "SELECT name FROM singer AS",
        "SELECT name FROM singer WHERE age=3",
        "SELECT name FROM singer WHERE age IN (1, 2)",
        "SELECT name FROM singer WHERE age IS NOT NULL",
        "SELECT name FROM singer WHERE age",
        "SELECT name FROM singer WHERE age ~ 3",
        "SELECT name FROM singer WHERE age BETWEEN 1 OR 2",
        "SELECT name FROM singer WHERE age > (country)",
        "SELECT name FROM singer WHERE name = 'a' HAVING age > 1",
        "SELECT name FROM singer WHERE age = 1 name = 2 and age = 3",
        "SELECT name FROM singer UNION ALL SELECT name FROM singer",
        "SELECT name FROM singer LIMIT",
        "SELECT name FROM singer GROUP name",
        "SELECT count(name FROM singer",
        "SELECT * FROM (SELECT name FROM singer) AS zz",
        "SELECT name * 1.0 FROM singer",
        "SELECT name FROM (SELECT name FROM singer)",
        "SELECT name FROM (singer",
        "SELECT 'open FROM singer",
        "(" * 5000 + "SELECT name FROM singer",
        "SELECT name FROM singer WHERE age > " + "(SELECT age FROM singer WHERE age > " * 2000,
    ],
)
def test_sql_that_it_cannot_read(sql: str, concert_schema: SpiderSchema) -> None:
    assert parse_spider(sql, concert_schema) is None


@pytest.mark.parametrize(
    ("sql", "tokens"),
    [
        ("SELECT Name FROM t", ["select", "name", "from", "t"]),
        ("SELECT count(*) FROM t;", ["select", "count", "(", "*", ")", "from", "t", ";"]),
        ("a = 'It is' AND b", ["a", "=", '"It is"', "and", "b"]),
        ("a >= 1", ["a", ">=", "1"]),
        ("a > = 1 AND b ! = 2", ["a", ">=", "1", "and", "b", "!=", "2"]),
        ("a<3", ["a", "<", "3"]),
        ("a=3", ["a=3"]),  # the English tokenizer does not know the equals sign
        ("a='x'", ["a=__val_2_4__"]),
        ("a >=3", ["a", ">", "=3"]),
        ("a <> 3", ["a", "<", ">", "3"]),
        ("f(a, b,c)", ["f", "(", "a", ",", "b", ",", "c", ")"]),
        ("(1,2)", ["(", "1,2", ")"]),  # taken for a thousands separator
        ("T1.a-b", ["t1.a-b"]),
        ("a--b", ["a", "--", "b"]),
        ("`a` [b]", ["`", "a", "`", "[", "b", "]"]),
        ("a % 2", ["a", "%", "2"]),
        ("cannot gonna wanna x", ["can", "not", "gon", "na", "wan", "na", "x"]),
        ("limit 5.", ["limit", "5", "."]),
        ("a ... b", ["a", "...", "b"]),
        ("= a", ["=", "a"]),
        ("", []),
    ],
)
def test_tokens(sql: str, tokens: list[str]) -> None:
    assert tokenize(sql) == tokens
