"""SQL in the spelling of the prompt."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from lib.database.catalog import load_catalog
from lib.database.schema.serialise import respell

MakeDatabase = Callable[..., Path]


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
    respelt = respell(sql, load_catalog(concert_database), "compact")
    assert respelt == (expected or sql.replace("NAME", "name"))


def test_names_beyond_ascii_are_spelt_as_sqlite_finds_them(make_database: MakeDatabase) -> None:
    path = make_database('CREATE TABLE "Клиенты" ("ИмяX" TEXT, "Âge" INT);')
    respelt = respell(
        "SELECT T1.ИмяX FROM Клиенты AS T1 WHERE ÂGE > 3", load_catalog(path), "compact"
    )
    assert respelt == "SELECT T1.Имяx FROM Клиенты AS T1 WHERE Âge > 3"
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute(respelt).fetchall() == []


@pytest.mark.parametrize(
    ("sql", "expected"),
    [
        ("SELECT \"driver's name\" FROM t WHERE City = 'Name'", "WHERE city = 'Name'"),
        ("SELECT `driver's name` FROM t WHERE City = 'Name'", "WHERE city = 'Name'"),
        ("SELECT [driver's name] FROM t WHERE City = 'Name'", "WHERE city = 'Name'"),
        ('SELECT "Driver\'s Name" , "Name" FROM t', '"driver\'s name" , "name" FROM t'),
        ('SELECT "A ""Name""" , [A "Name"] FROM t', '"a ""name""" , "a ""name""" FROM t'),
        ('SELECT Name AS "The Name ASC" FROM t', 'name AS "The Name ASC" FROM t'),
        (
            "SELECT Name FROM t WHERE City = 'A \"Name' OR Name = '\"'",
            "city = 'A \"Name' OR name = '\"'",
        ),
    ],
)
def test_a_name_in_quotes_is_one_name(make_database: MakeDatabase, sql: str, expected: str) -> None:
    path = make_database(
        """CREATE TABLE t ("driver's name" TEXT, [a "name"] TEXT, City TEXT, NAME TEXT);"""
    )
    respelt = respell(sql, load_catalog(path), "compact")
    assert respelt.endswith(expected)
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute(respelt).fetchall() == []


@pytest.mark.parametrize(
    ("sql", "expected"),
    [
        ("SELECT t1.name FROM head as t1", "SELECT T1.Name FROM Head as T1"),
        ('SELECT "NAME" , [first NAME] FROM head', 'SELECT "Name" , "First name" FROM Head'),
        ("SELECT COUNT(age) FROM head WHERE name = 'name'", None),
    ],
)
def test_beside_create_table_names_are_spelt_as_the_database_has_them(
    make_database: MakeDatabase, sql: str, expected: str | None
) -> None:
    path = make_database('CREATE TABLE Head (Name TEXT, "First name" TEXT, age INT);')
    respelt = respell(sql, load_catalog(path), "ddl")
    assert respelt == (expected or "SELECT COUNT(age) FROM Head WHERE Name = 'name'")
    with closing(sqlite3.connect(path)) as connection:
        assert len(connection.execute(respelt).fetchall()) < 2
