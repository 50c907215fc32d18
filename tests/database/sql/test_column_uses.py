from __future__ import annotations

from pathlib import Path

import pytest

from lib.database.perturbed.values import ColumnCondition
from lib.database.sql.value_uses import conditions_of_queries


@pytest.mark.parametrize(
    ("sql", "expected"),
    [
        ("SELECT name FROM singer", {}),
        (
            'SELECT name FROM singer AS T1 WHERE T1.country = "France" AND age >= 30',
            {"singer": [ColumnCondition("country", "France"), ColumnCondition("age", 30)]},
        ),
        (
            "SELECT 1 FROM stadium WHERE 1000.5 < capacity OR name LIKE '%Park%'",
            {
                "stadium": [
                    ColumnCondition("capacity", 1000.5),
                    ColumnCondition("name", "%Park%", True),
                ]
            },
        ),
        (
            "SELECT 1 FROM concert WHERE year BETWEEN 2013 AND 2014 OR theme IN ('a', 'b')",
            {
                "concert": [
                    ColumnCondition("year", 2013),
                    ColumnCondition("year", 2014),
                    ColumnCondition("theme", "a"),
                    ColumnCondition("theme", "b"),
                ]
            },
        ),
        (
            f"SELECT 1 FROM singer WHERE age < {2**63 - 1} AND age < {2**63 + 1}",
            {"singer": [ColumnCondition("age", 2**63 - 1), ColumnCondition("age", 2.0**63)]},
        ),
        ("SELECT year FROM concert GROUP BY year HAVING count(*) > 2", {}),
        ("not SQL with a 1", {}),
    ],
)
def test_constants_are_found_with_their_columns(
    sql: str, expected: dict[str, list[ColumnCondition]], concert_database: Path
) -> None:
    found = conditions_of_queries(concert_database, (sql,))
    assert {t: [set(c) for c in queries] for t, queries in found.items()} == {
        t: [set(conditions)] for t, conditions in expected.items()
    }


def test_equal_conditions_of_two_queries_count_once(concert_database: Path) -> None:
    queries = ("SELECT name FROM singer WHERE age > 3", "SELECT country FROM singer WHERE age > 3")
    assert conditions_of_queries(concert_database, queries) == {
        "singer": [(ColumnCondition("age", 3),)]
    }
