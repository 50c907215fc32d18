"""A query with other names asks for the same."""

import sqlite3
from pathlib import Path

import pytest

from lib.database.catalog import load_catalog
from lib.database.renamed import renamed_copy
from lib.database.sql.renaming import Renaming, renamed_query
from tests.conftest import CONCERT_SCRIPT, write_database

_NAMES = Renaming(
    {"singer": "order", "concert": "2024_concerts", "stadium": "STADIUM (m)"},
    {
        "name": "Full Name", "age": "group", "country": "Country", "theme": "theme",
        "stadium_id": "Stadium-No.", "city": "cty", "year": "when", "capacity": "Limit",
    },
)  # fmt: skip


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("renaming") / "concert.sqlite"
    write_database(path, CONCERT_SCRIPT)
    return path


def _rows(path: Path, sql: str) -> list[tuple[object, ...]]:
    with sqlite3.connect(f"file:{path}?mode=ro", uri=True) as connection:
        return connection.execute(sql).fetchall()


@pytest.mark.parametrize(
    ("sql", "expected"),
    [
        ("select name from singer", 'SELECT "Full Name" FROM "order"'),
        ("SELECT singer.age, singer.* FROM singer",
         'SELECT "order"."group", "order".* FROM "order"'),
        ('SELECT count(*) FROM singer WHERE country = "France"',
         "SELECT COUNT(*) FROM \"order\" WHERE Country = 'France'"),
        ('SELECT name FROM singer WHERE name != "Full Name"', None),
        ("SELECT T1.theme FROM concert AS T1 JOIN stadium T2 ON T1.stadium_id = T2.stadium_id "
         "WHERE T2.city = 'Ayr'", None),
        ("SELECT theme, city FROM concert JOIN stadium USING (stadium_id)", None),
        ("SELECT theme, city FROM concert NATURAL JOIN stadium", None),
        ("SELECT name FROM (SELECT name, age FROM singer) WHERE age > 20", None),
        ("SELECT n FROM (SELECT name AS n FROM singer) ORDER BY n", None),
        ("WITH old AS (SELECT name, age FROM singer WHERE age > 30) SELECT name FROM old", None),
        ("WITH old (city, age) AS (SELECT name, age FROM singer) SELECT city FROM old", None),
        ("SELECT age AS name FROM singer ORDER BY name", None),
        ("SELECT name FROM singer UNION SELECT name FROM stadium ORDER BY name", None),
        ("SELECT T1.name FROM singer T1 JOIN stadium T2 WHERE T1.age > 40 ORDER BY T1.name", None),
        ("SELECT name FROM stadium WHERE stadium_id NOT IN (SELECT stadium_id FROM concert)", None),
        ("SELECT name FROM stadium AS s WHERE EXISTS (SELECT 1 FROM concert "
         "WHERE concert.stadium_id = s.stadium_id AND year > 2013)", None),
        ("SELECT max(rowid) FROM singer", None),
        ("SELECT singer.name FROM singer, (stadium JOIN concert "
         "ON stadium.stadium_id = concert.stadium_id) WHERE singer.age = 25", None),
    ],
)  # fmt: skip
def test_the_rows_stay(database: Path, tmp_path: Path, sql: str, expected: str | None) -> None:
    renamed = renamed_query(sql, load_catalog(database), _NAMES)
    assert renamed is not None
    if expected is not None:
        assert renamed == expected
    copy = renamed_copy(database, _NAMES, tmp_path)
    assert _rows(copy, renamed) == _rows(database, sql)


@pytest.mark.parametrize(
    "sql",
    [
        "SELECT nme FROM singer",
        "SELECT name FROM singr",
        "SELECT FROM WHERE",
        "how many singers are there?",
        'SELECT count(*) AS "Full Name" FROM singer',
        "SELECT T.name FROM singer AS T JOIN stadium AS [2024_concerts] ON 1",
        "SELECT 1; SELECT 2",
        "(" * 3000,
    ],
)
def test_a_query_with_a_wrong_or_a_new_name_is_not_renamed(database: Path, sql: str) -> None:
    assert renamed_query(sql, load_catalog(database), _NAMES) is None
