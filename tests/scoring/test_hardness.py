from __future__ import annotations

import pytest

from lib.database.catalog import Catalog
from lib.scoring.partial_match import hardness


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
    ],
)  # fmt: skip
def test_level_of_a_query(sql: str, level: str, concert_catalog: Catalog) -> None:
    assert hardness(sql, concert_catalog) == level


@pytest.mark.parametrize(
    "sql",
    [
        "SELECT name FROM singer WHERE age IS NOT NULL",
        "SELECT name FROM singer WHERE age=3",  # Spider splits tokens at spaces
        "SELECT 1",
        "how many singers",
        "",
    ],
)
def test_what_spiders_parser_cannot_read_has_no_level(sql: str, concert_catalog: Catalog) -> None:
    assert hardness(sql, concert_catalog) is None
