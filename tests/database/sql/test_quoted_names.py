"""Text in double quotes: misspelt names are distinguished from strings."""

import time
from pathlib import Path

import pytest

from lib.database.catalog import load_catalog
from lib.database.sql.quoted_names import misspelt_names, misspelt_names_in_backticks

_MISSPELT = [
    ('SELECT "nmae" FROM singer', "nmae"),
    ('SELECT count("nme") FROM singer', "nme"),
    ('SELECT count(DISTINCT "Names") FROM singer', "Names"),
    ('SELECT "singerid" FROM singer', "singerid"),
    ('SELECT "Singer ID" FROM singer', "Singer ID"),
    ('SELECT upper("nme") FROM singer', "nme"),
    ('SELECT "agee" + 1 FROM singer', "agee"),
    ('SELECT name || "contry" FROM singer', "contry"),
    ("SELECT name FROM singer WHERE \"contry\" = 'France'", "contry"),
    ('SELECT name FROM singer WHERE "contry" = "France"', "contry"),
    ("SELECT name FROM singer WHERE \"countries\" IN ('France')", "countries"),
    ("SELECT name FROM singer WHERE \"nme\" LIKE 'J%'", "nme"),
    ('SELECT name FROM singer WHERE "agee" BETWEEN 1 AND 99', "agee"),
    ('SELECT name FROM singer WHERE 30 < "agee"', "agee"),
    ('SELECT name FROM singer WHERE ("contry", age) = ("France", 41)', "contry"),
    ('SELECT name FROM singer WHERE CAST("agee" AS INT) > 30', "agee"),
    ('SELECT name FROM singer WHERE "contry" IS NULL', "contry"),
    ('SELECT name FROM singer ORDER BY "agee"', "agee"),
    ('SELECT count(*) FROM singer GROUP BY "contry"', "contry"),
    ('SELECT age AS years FROM singer ORDER BY "yeras"', "yeras"),
    ('SELECT rank() OVER (PARTITION BY "contry" ORDER BY age) FROM singer', "contry"),
    ('SELECT CASE WHEN "agee" > 1 THEN 1 END FROM singer', "agee"),
    ('SELECT 1 FROM singer JOIN singer_in_concert AS c ON c.singer_id = "singr_id"', "singr_id"),
    ('SELECT 1 FROM singer WHERE age IN (SELECT "singr_id" FROM singer_in_concert)', "singr_id"),
    ("SELECT 1 FROM singer WHERE EXISTS (SELECT 1 FROM concert WHERE \"contry\" = 'x')", "contry"),
    ('WITH old AS (SELECT age AS years FROM singer) SELECT "yeers" FROM old', "yeers"),
]

_STRINGS = [
    'SELECT "name" FROM singer', 'SELECT age AS "years" FROM singer ORDER BY "years"',
    'SELECT "total"', 'SELECT "total", count(*) FROM singer',
    'SELECT name || " " || country FROM singer', 'SELECT replace(name, "name", "nmae") FROM singer',
    'SELECT COALESCE(country, "none") FROM singer', 'SELECT ifnull(country, "contry") FROM singer',
    'SELECT printf("%d", age) FROM singer', 'SELECT group_concat(name, ", ") FROM singer',
    'SELECT json_extract(name, "$.name") FROM singer', 'SELECT name ->> "nme" FROM singer',
    'SELECT strftime("%Y", name) = "1988" FROM singer', 'SELECT date("now"), time("now")',
    'SELECT CASE WHEN age > 40 THEN "old" ELSE "agee" END FROM singer',
    'SELECT CASE country WHEN "contry" THEN 1 END FROM singer',
    'SELECT iif(age > 40, "old", "young") FROM singer',
    'SELECT name FROM singer WHERE country = "France"',
    'SELECT name FROM singer WHERE country = "contry"',
    'SELECT name FROM singer WHERE "France" = country',
    'SELECT name FROM singer WHERE country IN ("France", "contry")',
    'SELECT name FROM singer WHERE country IN (VALUES ("contry"))',
    'SELECT name FROM singer WHERE country LIKE "%r%"',
    'SELECT name FROM singer WHERE name NOT GLOB "n*"',
    'SELECT name FROM singer WHERE country IS NOT "contry"',
    'SELECT name FROM singer WHERE name BETWEEN "name_a" AND "names"',
    'SELECT name FROM singer WHERE country = lower("contry")',
    'SELECT name FROM singer WHERE (country, age) = ("contry", 41)', 'VALUES ("name")', 'SELECT "',
    'SELECT "nmae" FROM',
]  # fmt: skip


@pytest.mark.parametrize(("sql", "name"), _MISSPELT)
def test_a_misspelt_name_is_reported_as_one(sql: str, name: str, concert_database: Path) -> None:
    assert misspelt_names(sql, concert_database) == {name}
    catalog = load_catalog(concert_database)
    assert misspelt_names_in_backticks(sql, catalog) == sql.replace(f'"{name}"', f"`{name}`")


@pytest.mark.parametrize("sql", _STRINGS)
def test_a_string_stays_a_string(sql: str, concert_database: Path) -> None:
    assert misspelt_names(sql, concert_database) == set()
    assert misspelt_names_in_backticks(sql, load_catalog(concert_database)) == sql


@pytest.mark.parametrize("character", list("\"'`[](-/<"))
def test_no_text_takes_long(character: str, concert_database: Path) -> None:
    """The bound allows for a busy machine."""
    catalog = load_catalog(concert_database)
    started = time.monotonic()
    misspelt_names_in_backticks('SELECT "a" ' + character * 50_000, catalog)
    misspelt_names_in_backticks('SELECT "a" ' + f"{character} " * 4_900, catalog)
    assert time.monotonic() - started < 5
