"""How a query asks for less than another one."""

from __future__ import annotations

import pytest

from lib.database.catalog import Catalog, Column, Table
from lib.database.sql.predicates import Weakening, weakening

_CATALOG = Catalog(
    "museums",
    (
        Table(
            "m",
            tuple(Column(name, "TEXT") for name in ("id", "name", "active", "price", "country")),
        ),
        Table("v", (Column("m_id", "INTEGER"), Column("year", "INTEGER"))),
    ),
)
_COUNT = "SELECT count(*) FROM m"


@pytest.mark.parametrize(
    ("earlier", "later", "dropped"),
    [
        (f"{_COUNT} WHERE active = 'true'", _COUNT, ["active = 'true'"]),
        (f"{_COUNT} WHERE active", _COUNT, ["active"]),
        (f"{_COUNT} WHERE NOT active", _COUNT, ["NOT active"]),
        (
            f"{_COUNT} WHERE active = 'a' AND price > 3",
            f"{_COUNT} WHERE price > 3",
            ["active = 'a'"],
        ),
        (f"{_COUNT} WHERE price > 1 AND price < 9", f"{_COUNT} WHERE price > 1", ["price < 9"]),
        (f"{_COUNT} WHERE m.contry IS NULL", _COUNT, ["m.contry IS NULL"]),
        (
            "SELECT name FROM m WHERE id NOT IN (SELECT m_id FROM v)",
            "SELECT name FROM m",
            ["id NOT IN (SELECT m_id FROM v)"],
        ),
        (
            "SELECT name FROM m JOIN v ON m.id = v.m_id AND v.year = 2014",
            "SELECT name FROM m JOIN v ON m.id = v.m_id",
            ["v.year = 2014"],
        ),
        (
            "SELECT country FROM m GROUP BY country HAVING count(*) > 2",
            "SELECT country FROM m GROUP BY country",
            ["COUNT(*) > 2"],
        ),
        ("SELECT count(*) FILTER (WHERE active = 'x') FROM m", _COUNT, ["active = 'x'"]),
        # kept, in other words
        (f"{_COUNT} WHERE active = 'true'", f"{_COUNT} WHERE active = 'TRUE'", []),
        (f"{_COUNT} WHERE active = 1", f"{_COUNT} WHERE active = 'true'", []),
        (f'{_COUNT} WHERE active = "yes"', "SELECT sum(active = 'true') FROM m", []),
        (f"{_COUNT} WHERE contry = 'France'", f"{_COUNT} WHERE country = 'France'", []),
        (f"{_COUNT} WHERE contry IS NULL", f"{_COUNT} WHERE country IS NULL", []),
        (
            f"{_COUNT} WHERE price > 1 AND price < 9",
            f"{_COUNT} WHERE price BETWEEN 1 AND 9",
            [],
        ),
        (
            "SELECT name FROM m WHERE id NOT IN (SELECT m_id FROM v)",
            "SELECT name FROM m EXCEPT SELECT name FROM m JOIN v ON m.id = v.m_id",
            [],
        ),
        (
            "SELECT name FROM m, v WHERE m.id = v.m_id AND year = 2014",
            "SELECT name FROM m WHERE id IN (SELECT m_id FROM v WHERE year = 2014)",
            [],
        ),
        ("SELECT name FROM m JOIN v ON m.id = v.m_id", "SELECT name FROM m", []),
        ("SELECT FROM WHERE", _COUNT, []),
        (f"{_COUNT} WHERE active = 1", "not SQL at all", []),
        ("DELETE FROM m WHERE active = 1", _COUNT, []),
    ],
)
def test_a_condition_is_dropped_unless_another_one_stands_for_it(
    earlier: str, later: str, dropped: list[str]
) -> None:
    assert list(weakening(earlier, later, _CATALOG).dropped) == dropped


@pytest.mark.parametrize(
    ("earlier", "later", "expected"),
    [
        (
            "SELECT name FROM m WHERE price > 1000",
            "SELECT name FROM m WHERE price > 100",
            Weakening(changed=(("price > 1000", "price > 100"),)),
        ),
        (
            "SELECT name FROM m WHERE price = 1.5",
            "SELECT name FROM m WHERE price = 15",
            Weakening(changed=(("price = 1.5", "price = 15"),)),
        ),
        (
            f"{_COUNT} WHERE active = 'false'",
            f"{_COUNT} WHERE active != 'false'",
            Weakening(changed=(("active = 'false'", "active != 'false'"),)),
        ),
        (
            "SELECT name FROM m JOIN v ON m.id = v.m_id",
            "SELECT name FROM m",
            Weakening(tables=("v",)),
        ),
        (
            "SELECT name, year FROM m JOIN v",
            "SELECT name FROM m",
            Weakening(tables=("v",), used_tables=("v",), outputs=("year",)),
        ),
        (
            "SELECT name FROM m WHERE country = 'a' AND country = 'b'",
            "SELECT name FROM m WHERE country = 'a' OR country = 'b'",
            Weakening(looser=True),
        ),
        (
            "SELECT name FROM m ORDER BY price LIMIT 1 OFFSET 8",
            "SELECT name FROM m ORDER BY price LIMIT 1",
            Weakening(looser=True),
        ),
        ("SELECT name FROM m", "SELECT name FROM m WHERE price > 3", Weakening()),
    ],
)
def test_other_ways_to_ask_for_less(earlier: str, later: str, expected: Weakening) -> None:
    assert weakening(earlier, later, _CATALOG) == expected
