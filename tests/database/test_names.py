"""Two names are equal exactly where SQLite treats them as the same name."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lib.database.catalog import fold_case, load_catalog, quote_identifier
from lib.database.perturbed.tables import read_tables

_CHARACTERS = st.sampled_from("aAzZ@[`{_0éÉИиßſKkİıΣς")
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
def test_cases_are_alike_where_sqlite_takes_them_for_one(
    name: str, other_case: Callable[[str], str]
) -> None:
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
