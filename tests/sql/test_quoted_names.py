from __future__ import annotations

from pathlib import Path

import pytest

from lib.sql.column_uses import misspelt_names


@pytest.mark.parametrize(
    ("sql", "expected"),
    [
        ('SELECT "name" FROM singer', set()),
        ('SELECT "nmae" FROM singer', {"nmae"}),
        ('SELECT name FROM singer WHERE country = "France"', set()),
        ('SELECT name FROM singer WHERE "France" = country', set()),
        ('SELECT name FROM singer WHERE country IN ("France", "Peru")', set()),
        ('SELECT name FROM singer WHERE country LIKE "%r%"', set()),
        ('SELECT name FROM singer WHERE name BETWEEN "a" AND "b"', set()),
        ('SELECT name FROM singer WHERE country = lower("France")', set()),
        ("SELECT name FROM singer WHERE \"contry\" = 'France'", {"contry"}),
        ('SELECT name FROM singer WHERE "contry" = "France"', {"contry"}),
        ("SELECT name FROM singer WHERE \"contry\" IN ('France')", {"contry"}),
        ('SELECT name FROM singer ORDER BY "agee"', {"agee"}),
        ('SELECT count(*) FROM singer GROUP BY "contry"', {"contry"}),
        ('SELECT count("nmae") FROM singer', {"nmae"}),
        ('SELECT age AS "years" FROM singer ORDER BY "years"', set()),
        ('SELECT "', set()),
    ],
)
def test_misspelt_names_are_told_from_values(
    sql: str, expected: set[str], concert_database: Path
) -> None:
    assert misspelt_names(sql, concert_database) == expected
