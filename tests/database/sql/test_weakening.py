"""How a query asks for less than another one."""

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
_NO_VISIT = "id NOT IN (SELECT m_id FROM v)"


@pytest.mark.parametrize(
    ("earlier", "later", "dropped"),
    [
        ("WHERE active = 'true'", "", ["active = 'true'"]),
        ("WHERE active", "", ["active"]),
        ("WHERE NOT active", "", ["NOT active"]),
        ("WHERE active = 'a' AND price > 3", "WHERE price > 3", ["active = 'a'"]),
        ("WHERE price > 1 AND price < 9", "WHERE price > 1", ["price < 9"]),
        ("WHERE price > 1000", "WHERE price > 100", ["price > 1000"]),
        ("WHERE m.contry IS NULL", "", ["m.contry IS NULL"]),
        (f"WHERE {_NO_VISIT}", "", [_NO_VISIT]),
        ("JOIN v ON id = m_id AND year = 2014", "JOIN v ON id = m_id", ["year = 2014"]),
        ("GROUP BY name HAVING count(*) > 2", "GROUP BY name", ["COUNT(*) > 2"]),
        # kept, in other words
        ("WHERE active = 'true'", "WHERE active = 'TRUE'", []),
        ("WHERE active = 1", "WHERE active = 'true'", []),
        ('WHERE active = "yes"', "GROUP BY name HAVING sum(active = 'true')", []),
        ("WHERE contry = 'France'", "WHERE country = 'France'", []),
        ("WHERE m.price IS NULL", "AS T1 WHERE T1.price IS NULL", []),
        ("WHERE price > 1 AND price < 9", "WHERE price BETWEEN 1 AND 9", []),
        (f"WHERE {_NO_VISIT}", "EXCEPT SELECT name FROM m JOIN v ON m.id = v.m_id", []),
        (", v WHERE m.id = v.m_id AND year = 2014",
         "WHERE id IN (SELECT m_id FROM v WHERE year = 2014)", []),
        ("JOIN v ON m.id = v.m_id", "", []),
        ("WHERE", "", []),
        ("WHERE active = 1", "is not SQL at all", []),
    ],
)  # fmt: skip
def test_conditions_are_dropped_or_replaced(earlier: str, later: str, dropped: list[str]) -> None:
    found = weakening(f"SELECT name FROM m {earlier}", f"SELECT name FROM m {later}", _CATALOG)
    assert list(found.dropped) == dropped


def test_what_is_no_query_asks_for_nothing() -> None:
    assert weakening("DELETE FROM m WHERE active = 1", "SELECT 1", _CATALOG) == Weakening()


@pytest.mark.parametrize(
    ("earlier", "later", "expected"),
    [
        ("name FROM m JOIN v ON m.id = v.m_id", "name FROM m", Weakening(tables=("v",))),
        ("name, year FROM m JOIN v", "name FROM m",
         Weakening(tables=("v",), used_tables=("v",), outputs=("year",))),
        ("name FROM m WHERE country = 'a' AND country = 'b'",
         "name FROM m WHERE country = 'a' OR country = 'b'", Weakening(looser=True)),
        ("name FROM m ORDER BY price LIMIT 1 OFFSET 8", "name FROM m ORDER BY price LIMIT 1",
         Weakening(looser=True)),
        ("name FROM m", "name FROM m WHERE price > 3", Weakening()),
    ],
)  # fmt: skip
def test_other_ways_to_ask_for_less(earlier: str, later: str, expected: Weakening) -> None:
    assert weakening(f"SELECT {earlier}", f"SELECT {later}", _CATALOG) == expected
