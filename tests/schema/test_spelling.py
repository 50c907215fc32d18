"""SQL in the spelling of the prompt."""

from __future__ import annotations

from pathlib import Path

import pytest

from lib.db.catalog import load_catalog
from lib.schema.spelling import respell


@pytest.mark.parametrize(
    ("sql", "expected"),
    [
        ("SELECT Name FROM SINGER", "SELECT name FROM singer"),
        ("SELECT t1.Name FROM singer AS t1", "SELECT T1.name FROM singer AS T1"),
        ("SELECT name FROM singer ORDER BY name ASC", "SELECT name FROM singer ORDER BY name"),
        ("SELECT NAME FROM singer WHERE name = 'Name ASC'", None),
        ("SELECT COUNT(*) FROM singer", None),
        ("SELECT MAX(Age) FROM singer", "SELECT MAX(age) FROM singer"),
    ],
)
def test_names_are_spelt_as_the_prompt_shows_them(
    concert_database: Path, sql: str, expected: str | None
) -> None:
    respelt = respell(sql, load_catalog(concert_database))
    assert respelt == (expected or sql.replace("NAME", "name"))
