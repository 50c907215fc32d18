from typing import Any

import pytest

from lib.database.catalog import Catalog
from lib.scoring.partial_match import (
    PARTIAL_COMPONENTS,
    canonical,
    exact_match,
    hardness,
    partial_match,
)
from lib.scoring.spider_parser import parse_spider
from lib.scoring.spider_query import (
    EMPTY_QUERY,
    SpiderQuery,
    SpiderSchema,
    foreign_keys_from_catalog,
    foreign_keys_from_entry,
)

_JOIN = "FROM singer AS T1 JOIN singer_in_concert AS T2 ON T1.singer_id = T2.singer_id"


def _canonical(sql: str, catalog: Catalog) -> SpiderQuery:
    schema = SpiderSchema.from_catalog(catalog)
    query = parse_spider(sql, schema) or EMPTY_QUERY
    return canonical(query, schema, foreign_keys_from_catalog(catalog))


def _failed(prediction: str, gold: str, catalog: Catalog) -> set[str]:
    matches = partial_match(_canonical(prediction, catalog), _canonical(gold, catalog))
    assert tuple(matches) == PARTIAL_COMPONENTS
    return {name for name, match in matches.items() if match.scores == [0, 0, 0]}


@pytest.mark.parametrize(
    ("prediction", "gold", "failed"),
    [
        ("SELECT age, name FROM singer", "SELECT name, age FROM singer", set()),
        ("SELECT max(age) FROM singer", "SELECT min(age) FROM singer", {"select"}),
        ("SELECT name FROM singer", "SELECT age FROM singer", {"select", "select(no AGG)"}),
        ("SELECT name, name FROM singer", "SELECT name FROM singer", {"select", "select(no AGG)"}),
        ("SELECT name FROM singer WHERE age > 1", "SELECT name FROM singer WHERE age < 2",
         {"where"}),
        ("SELECT name FROM singer WHERE age > 1 OR name = 'x'",
         "SELECT name FROM singer WHERE name = 'y' AND age > 2", {"and/or", "keywords"}),
        ("SELECT name FROM singer", "SELECT name FROM singer WHERE age > 1",
         {"where", "where(no OP)", "keywords"}),
        ("SELECT count(*) FROM singer GROUP BY name, age",
         "SELECT count(*) FROM singer GROUP BY age, name", {"group"}),
        (f"SELECT count(*) {_JOIN} GROUP BY T1.singer_id HAVING count(*) > 1",
         f"SELECT count(*) {_JOIN} GROUP BY T1.singer_id HAVING max(T2.concert_id) > 1", {"group"}),
        ("SELECT name FROM singer ORDER BY age DESC", "SELECT name FROM singer ORDER BY age",
         {"order", "keywords"}),
        ("SELECT name FROM singer ORDER BY age LIMIT 1", "SELECT name FROM singer ORDER BY age",
         {"order", "keywords"}),
        ("SELECT name FROM singer UNION SELECT city FROM stadium",
         "SELECT name FROM singer UNION SELECT name FROM stadium", {"IUEN"}),
        ("SELECT name FROM singer EXCEPT SELECT name FROM stadium",
         "SELECT name FROM singer UNION SELECT name FROM stadium", {"IUEN", "keywords"}),
        ("SELECT name FROM singer WHERE age IN (SELECT age FROM singer WHERE age > 1)",
         "SELECT name FROM singer WHERE age IN (SELECT age FROM singer WHERE age > 2)", set()),
        (
            "SELECT name FROM singer WHERE age IN (SELECT DISTINCT age FROM singer)",
            "SELECT name FROM singer WHERE age IN (SELECT age FROM singer)",
            {"where"},  # DISTINCT counts inside a subquery
        ),
        ("SELECT name FROM singer WHERE age NOT IN (1)", "SELECT name FROM singer WHERE age IN (1)",
         {"where", "keywords"}),
        ("SELECT count(*) FROM stadium GROUP BY name",  # columns without their tables
         "SELECT count(*) FROM singer GROUP BY name", {"group"}),
        ("not SQL", "SELECT name FROM singer", {"select", "select(no AGG)"}),
    ],
)  # fmt: skip
def test_components_that_fail(
    prediction: str, gold: str, failed: set[str], concert_catalog: Catalog
) -> None:
    assert _failed(prediction, gold, concert_catalog) == failed


@pytest.mark.parametrize(
    ("prediction", "gold", "expected"),
    [
        ("SELECT DISTINCT name FROM singer", "SELECT name FROM singer", True),
        ("SELECT count(DISTINCT name) FROM singer", "SELECT count(name) FROM singer", True),
        ("SELECT name FROM singer WHERE age > 1", "SELECT name FROM singer WHERE age > 2", True),
        (f"SELECT T2.singer_id {_JOIN}", f"SELECT T1.singer_id {_JOIN}", True),
        (f"SELECT T2.concert_id {_JOIN}", f"SELECT T1.singer_id {_JOIN}", False),
        # a foreign key counts only between tables of the query
        ("SELECT singer_id FROM singer_in_concert", "SELECT singer_id FROM singer", False),
        ("SELECT name FROM stadium", "SELECT name FROM singer", False),
        ("SELECT count(*) FROM stadium", "SELECT count(*) FROM singer", False),
        ("SELECT count(*) FROM stadium JOIN concert JOIN concert",
         "SELECT count(*) FROM concert JOIN stadium", False),
        ("SELECT count(*) FROM stadium JOIN concert", "SELECT count(*) FROM concert JOIN stadium",
         True),
        ("not SQL", "SELECT name FROM singer", False),
        ("SELECT name FROM singer UNION SELECT name FROM stadium WHERE capacity > 1",
         "SELECT name FROM singer UNION SELECT name FROM stadium WHERE capacity > 2", True),
    ],
)  # fmt: skip
def test_exact_match(prediction: str, gold: str, expected: bool, concert_catalog: Catalog) -> None:
    pair = _canonical(prediction, concert_catalog), _canonical(gold, concert_catalog)
    assert exact_match(*pair, partial_match(*pair)) is expected


_ENTRY: dict[str, Any] = {
    "db_id": "chain",
    "table_names_original": ["A", "b", "c"],
    "column_names_original": [[-1, "*"], [0, "Id"], [1, "a_id"], [1, "id"], [2, "b_id"], [2, "x"]],
    "foreign_keys": [[2, 1], [4, 3], [5, 2]],
}


def test_foreign_keys_of_tables_json_form_groups() -> None:
    assert foreign_keys_from_entry(_ENTRY) == {
        "__a.id__": "__a.id__",
        "__b.a_id__": "__a.id__",
        "__c.x__": "__a.id__",
        "__b.id__": "__b.id__",
        "__c.b_id__": "__b.id__",
    }


def test_groups_of_foreign_keys_never_merge() -> None:
    """The last key connects both groups, but the evaluator puts it into the first of them."""
    keys = foreign_keys_from_entry(_ENTRY | {"foreign_keys": [[2, 1], [4, 3], [4, 2]]})
    assert keys["__c.b_id__"] == "__b.id__"
    assert keys["__b.a_id__"] == "__a.id__"


def test_foreign_keys_of_a_catalog_lead_to_the_first_column(concert_catalog: Catalog) -> None:
    assert foreign_keys_from_catalog(concert_catalog) == {
        "__stadium.stadium_id__": "__stadium.stadium_id__",
        "__concert.stadium_id__": "__stadium.stadium_id__",
        "__concert.concert_id__": "__concert.concert_id__",
        "__singer_in_concert.concert_id__": "__concert.concert_id__",
        "__singer.singer_id__": "__singer.singer_id__",
        "__singer_in_concert.singer_id__": "__singer.singer_id__",
    }


@pytest.mark.parametrize(
    ("sql", "level"),
    [
        ("SELECT count(*) FROM singer", "easy"),
        ("SELECT name FROM singer WHERE age > 3", "easy"),
        ("SELECT name, age FROM singer", "medium"),
        ("SELECT name FROM singer WHERE age > 3 ORDER BY age", "medium"),
        ("SELECT max(age), min(age) FROM singer", "medium"),
        ("SELECT name FROM singer WHERE age > 3 OR age < 1", "medium"),
        ("SELECT name FROM singer WHERE name LIKE 'a%'", "medium"),
        ("SELECT name FROM singer WHERE age > 1 AND age < 9", "medium"),
        # two clauses and two others, which the published rules do not cover
        ("SELECT name, age FROM singer WHERE age > 1 AND age < 9 ORDER BY age", "extra"),
        ("SELECT name FROM singer WHERE age > 1 ORDER BY age LIMIT 1", "hard"),
        ("SELECT name FROM singer WHERE age > (SELECT avg(age) FROM singer)", "hard"),
        ("SELECT name FROM singer UNION SELECT name FROM stadium", "hard"),
        ("SELECT name, age FROM singer UNION SELECT name, city FROM stadium", "extra"),
        ("SELECT name FROM singer WHERE age > 1 AND age < 9 ORDER BY age LIMIT 1", "hard"),
        ("SELECT name FROM singer WHERE age > 1 GROUP BY name ORDER BY count(*) LIMIT 1", "extra"),
        # NOT counts as an aggregate: two of them, and two conditions
        ("SELECT name FROM singer WHERE age NOT IN (1) AND name NOT IN (2)", "medium"),
        # so does each AND in HAVING
        ("SELECT name, age FROM singer GROUP BY name, age "
         "HAVING count(*) > 1 AND count(*) < 9 AND age > 1", "hard"),
        # a subquery in FROM does not count as nested
        ("SELECT count(*) FROM (SELECT name FROM singer)", "easy"),
        ("SELECT name FROM singer WHERE age=3", None),  # Spider splits tokens at spaces
        ("how many singers", None),
        ("", None),
    ],
)  # fmt: skip
def test_level_of_a_query(sql: str, level: str | None, concert_catalog: Catalog) -> None:
    assert hardness(sql, concert_catalog) == level
