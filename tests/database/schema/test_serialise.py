"""A catalog as prompt text, in both styles."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from lib.database.catalog import Catalog, Column, Table, load_catalog, quote_identifier
from lib.database.names import bare_name
from lib.database.schema.serialise import serialise_schema, type_word


def test_compact_is_one_line_a_table_with_keys(concert_database: Path) -> None:
    assert serialise_schema(load_catalog(concert_database), "compact").splitlines() == [
        "singer : singer_id int , name text , country text , age int",
        "stadium : stadium_id int , name text , city text , capacity int",
        "concert : concert_id int , theme text , year int , stadium_id int = stadium.stadium_id",
        "singer_in_concert : concert_id int = concert.concert_id , "
        "singer_id int = singer.singer_id",
    ]


def test_compact_shows_sample_values(concert_database: Path) -> None:
    catalog = load_catalog(concert_database, sample_values=2).select(("stadium",))
    assert "city text ( Kirkcaldy | Ayr )" in serialise_schema(catalog, "compact")


@pytest.mark.parametrize("sample_values", [0, 2])
def test_ddl_is_sql_that_sqlite_accepts(concert_database: Path, sample_values: int) -> None:
    catalog = load_catalog(concert_database, sample_values=sample_values)
    text = serialise_schema(catalog, "ddl")
    rebuilt = sqlite3.connect(":memory:")
    rebuilt.executescript(text)
    names = [name for (name,) in rebuilt.execute("SELECT name FROM sqlite_master WHERE sql > ''")]
    assert names == [table.name for table in catalog.tables]
    assert ("/* Kirkcaldy, Ayr */" in text) == bool(sample_values)


@pytest.mark.parametrize("sample", ["x*/ , y int /*", "**//", "*", "/", "*/*/"])
def test_a_sample_does_not_end_its_comment(sample: str) -> None:
    columns = (Column("a", "TEXT", samples=(sample, sample)), Column("b", "TEXT"))
    rebuilt = sqlite3.connect(":memory:")
    rebuilt.executescript(serialise_schema(Catalog("odd", (Table("t", columns),)), "ddl"))
    assert [row[1] for row in rebuilt.execute("PRAGMA table_info(t)")] == ["a", "b"]
    rebuilt.close()


@pytest.mark.parametrize(
    ("keys", "compact", "ddl"),
    [
        ("FOREIGN KEY (a, b) REFERENCES p (x, y)",
         "t : a int , b text , c int , ( a , b ) = ( p.x , p.y )",
         ["FOREIGN KEY (a, b) REFERENCES p (x, y)"]),
        (
            'FOREIGN KEY (b, a) REFERENCES P, FOREIGN KEY (c) REFERENCES "The list" ("No.")',
            't : a int , b text , c int = "the list"."no." , ( b , a ) = ( p.x , p.y )',
            [
                'FOREIGN KEY (c) REFERENCES "The list" ("No.")',
                "FOREIGN KEY (b, a) REFERENCES P (x, y)",
            ],
        ),
        ("FOREIGN KEY (a, c) REFERENCES p (x, x), FOREIGN KEY (a, c) REFERENCES p (x, x)",
         "t : a int , b text , c int , ( a , c ) = ( p.x , p.x )",
         ["FOREIGN KEY (a, c) REFERENCES p (x, x)"]),
        ("FOREIGN KEY (a, b) REFERENCES p (x, z), FOREIGN KEY (a) REFERENCES p (x)",
         "t : a int = p.x , b text , c int", ["FOREIGN KEY (a) REFERENCES p (x)"]),
        ("FOREIGN KEY (a, b) REFERENCES t (c, b), FOREIGN KEY (a, b) REFERENCES nowhere (x, y)",
         "t : a int , b text , c int , ( a , b ) = ( t.c , t.b )",
         ["FOREIGN KEY (a, b) REFERENCES t (c, b)"]),
    ],
)  # fmt: skip
def test_composite_keys_are_whole(
    make_database: Callable[..., Path], keys: str, compact: str, ddl: list[str]
) -> None:
    catalog = load_catalog(
        make_database(
            f"CREATE TABLE t (a INT, b TEXT, c INT, {keys});"
            "CREATE TABLE p (x INT, y TEXT, PRIMARY KEY (x, y));"
            'CREATE TABLE "The list" ("No." INT);'
        )
    )
    assert serialise_schema(catalog, "compact").splitlines()[0] == compact
    text = serialise_schema(catalog, "ddl")
    lines = [line.strip(" ,") for line in text.splitlines()]
    assert [line for line in lines if line.startswith("FOREIGN")] == ddl
    sqlite3.connect(":memory:").executescript(text)


def test_tables_stand_in_the_order_of_the_catalog(concert_database: Path) -> None:
    chosen = load_catalog(concert_database).select(("stadium", "singer"))
    first, second = serialise_schema(chosen, "compact").splitlines()
    assert (first.split()[0], second.split()[0]) == ("stadium", "singer")


@pytest.mark.parametrize(
    ("declared", "word"),
    [
        ("INTEGER", "int"), ("tinyint(1)", "int"), ("BOOLEAN", "int"), ("year", "int"),
        ("REAL", "real"), ("numeric(10,2)", "real"), ("DOUBLE", "real"), ("DATETIME", "date"),
        ("VARCHAR(20)", "text"), ("", "text"), ("BLOB", "blob"),
    ],
)  # fmt: skip
def test_declared_types_become_five_words(declared: str, word: str) -> None:
    assert type_word(declared) == word


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Singer_ID", "singer_id"),
        ("first name", '"first name"'),
        ("Order", '"order"'),
        ("Like", '"like"'),  # not by SQLite, but by sqlglot
        ("cast", '"cast"'),
        ("18_49_Rating", '"18_49_rating"'),
        ("a\"b", '"a""b"'),
        ("rank", "rank"),
        ("Âge Moyen", '"Âge moyen"'),
        ("ИмяX", "Имяx"),
    ],
)  # fmt: skip
def test_a_name_is_quoted_only_where_it_is_needed(name: str, shown: str) -> None:
    assert bare_name(name) == shown


@given(st.text(st.characters(exclude_characters="\0", codec="utf-8"), min_size=1, max_size=12))
@example("Имя")
def test_sqlite_reads_every_name_as_it_is_shown(name: str) -> None:
    catalog = Catalog("odd", (Table("t", (Column(name, "INTEGER"),)),))
    shown = serialise_schema(catalog, "compact").removeprefix("t : ").removesuffix(" int")
    connection = sqlite3.connect(":memory:")
    connection.execute(f"CREATE TABLE t ({quote_identifier(name)} INTEGER)")
    assert connection.execute(f"SELECT t.{shown} FROM t ORDER BY {shown}").fetchall() == []
    connection.close()
