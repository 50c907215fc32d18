"""Two names are equal exactly where SQLite treats them as the same name; names become words."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lib.database.catalog import fold_case, load_catalog, quote_identifier
from lib.database.names import identifier_words, text_words
from lib.database.perturbed.tables import read_tables

_CHARACTERS = st.sampled_from("aAzZ@[`{_0éÉИиßſKkİıΣς")
_PLURALS = [("cities", "city"), ("Countries", "country"), ("named", "Name"), ("IDs", "id")]
_NAMES = st.text(_CHARACTERS, min_size=1, max_size=3)


def _are_one_to_sqlite(first: str, second: str) -> bool:
    """Whether SQLite refuses a table with a column of each name."""
    columns = f"{quote_identifier(first)}, {quote_identifier(second)}"
    with closing(sqlite3.connect(":memory:")) as connection:
        try:
            connection.execute(f"CREATE TABLE t ({columns})")
        except sqlite3.OperationalError as error:
            if "duplicate column name" not in str(error):
                raise
            return True
    return False


@given(_NAMES, st.sampled_from((str.lower, str.upper, str.swapcase, fold_case)))
def test_cases_are_alike_where_sqlite_says_so(name: str, other_case: Callable[[str], str]) -> None:
    other = other_case(name)
    assert (fold_case(name) == fold_case(other)) == _are_one_to_sqlite(name, other)


@pytest.mark.parametrize("name", ["Singer_ID", "Âge", "Имя", "straße", "ΟΔΟΣ", ""])
def test_what_is_folded_stays_so(name: str) -> None:
    assert fold_case(fold_case(name)) == fold_case(name)


def test_names_that_differ_beyond_ascii_are_two(make_database: Callable[..., Path]) -> None:
    path = make_database(
        'CREATE TABLE "Été" (id INTEGER PRIMARY KEY, "é" INT, "É" TEXT);'
        'CREATE TABLE "été" (id INTEGER REFERENCES "Été", x INT);'
        "INSERT INTO \"Été\" VALUES (1, 2, 'x');"
    )
    catalog = load_catalog(path)
    found = catalog.table("ÉTé")
    assert found is not None
    assert found is catalog.tables[0]
    assert (found.column("é"), found.column("É")) == found.columns[1:]
    assert catalog.table("ÉTÉ") is None
    assert catalog.tables[1].foreign_keys[0].referenced_columns == ("id",)
    with closing(sqlite3.connect(path)) as connection:
        tables = read_tables(connection)
    assert [table.name for table in tables.values()] == ["Été", "été"]
    assert [tables["Été"].position(name) for name in ("É", "é")] == [2, 1]


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("singer_in_concert", ["singer", "in", "concert"]),
        ("StuID", ["stu", "id"]),
        ("HTTPServer", ["http", "server"]),
        ("studentIDs", ["student", "id"]),
        ("address2", ["address", "2"]),
        ("18_49_Rating_Share", ["18", "49", "rate", "share"]),
        ("Official_ratings_(millions)", ["offici", "rate", "million"]),
        ("ÜberZahl", ["über", "zahl"]),
        ("countries", ["countri"]),
        ("___", ["___"]),
    ],
)
def test_an_identifier_is_split_lower_cased_and_stemmed(name: str, words: list[str]) -> None:
    assert identifier_words(name) == words


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("Which singer sings? The singer!", ["which", "singer", "sing", "the", "singer"]),
        (" ?! ", []),
        *((plural, identifier_words(name)) for plural, name in _PLURALS),
    ],
)
def test_a_text_keeps_order_and_repetitions_and_meets_identifiers(
    text: str, words: list[str]
) -> None:
    assert text_words(text) == words


@given(st.text())
def test_an_identifier_always_has_a_word_or_is_empty(name: str) -> None:
    words = identifier_words(name)
    assert words
    assert all(words) or not name


@given(st.from_regex(r"[a-z]{1,8}(_[a-z]{1,8}){0,3}", fullmatch=True))
def test_snake_case_and_camel_case_are_the_same_words(name: str) -> None:
    camel = "".join(part.capitalize() for part in name.split("_"))
    if all(len(part) > 1 for part in name.split("_")):
        assert identifier_words(camel) == identifier_words(name)
