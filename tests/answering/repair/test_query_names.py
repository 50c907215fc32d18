"""Names in a query, with and without a parse of it."""

from __future__ import annotations

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lib.answering.repair.diagnostics import read_names
from lib.database.catalog import Catalog, Column, Table

PETS = Catalog(
    "pets",
    (
        Table("pet", (Column("id", "INT"), Column("kind", "TEXT"))),
        Table("Owner", (Column("id", "INT"), Column("name", "TEXT"))),
    ),
)


@pytest.mark.parametrize(
    ("sql", "aliases", "tables"),
    [
        ("SELECT T1.id FROM pet AS T1 WHERE", {"T1": "pet"}, ("pet",)),
        ("SELECT FROM pet p JOIN owner AS o ON", {"p": "pet", "o": "Owner"}, ("pet", "Owner")),
        ("SELECT id id FROM pet, owner x WHERE (", {"x": "Owner"}, ("pet", "Owner")),
        ("SELECT ( FROM \"pet\" WHERE kind = 'from owner'", {}, ("pet",)),
        ("SELECT ( FROM pet JOIN owner ON pet.id", {}, ("pet", "Owner")),
        ("SELECT ( FROM SELECT", {}, ()),
        ("garbage", {}, ()),
        ("", {}, ()),
    ],
)
def test_sql_that_does_not_parse_still_has_tables_and_aliases(
    sql: str, aliases: dict[str, str], tables: tuple[str, ...]
) -> None:
    names = read_names(sql, PETS)
    assert (names.aliases, names.tables) == (aliases, tables)


@pytest.mark.parametrize(
    ("sql", "faults"),
    [
        ("SELECT T1.nam FROM owner AS T1", (("T1.nam", "no_such_column"),)),
        ("SELECT nam FROM owner", (("nam", "no_such_column"),)),
        ("SELECT id FROM pet, owner", (("id", "ambiguous_column"),)),
        ("SELECT T9.* FROM pet AS T1", (("T9", "no_such_table"),)),
        ("SELECT id FROM dogs", (("dogs", "no_such_table"),)),
        ("SELECT T1.nam FROM owner AS T1 WHERE (", (("T1.nam", "no_such_column"),)),
        ("SELECT owner.nam , FROM owner", (("owner.nam", "no_such_column"),)),
        ("SELECT id FROM dogs WHERE (", (("dogs", "no_such_table"),)),
        ("SELECT T1.name FROM owner AS T1 WHERE ( 'T1.nam'", ()),
        ("SELECT T9.name FROM owner AS T1 WHERE (", ()),  # the table of the column is not known
    ],
)
def test_names_that_mean_nothing_are_found(sql: str, faults: tuple[tuple[str, str], ...]) -> None:
    assert tuple((fault.name, fault.kind) for fault in read_names(sql, PETS).faults) == faults


@pytest.mark.parametrize(
    ("qualifier", "table"),
    [("T1", "pet"), ("t1", "pet"), ("owner", "Owner"), ("pet", "pet"), ("T2", None), ("", None)],
)
def test_a_qualifier_stands_for_a_table(qualifier: str, table: str | None) -> None:
    names = read_names("SELECT T1.id FROM pet AS T1 JOIN owner ON T1.id = owner.id", PETS)
    assert names.table_of(qualifier) == table
    assert names.qualifiers == {"Owner": "Owner", "T1": "pet"}  # the alias hides `pet`


def test_the_name_of_a_subquery_is_mentioned_and_stands_for_no_table() -> None:
    names = read_names("SELECT s.x , z.x FROM (SELECT id AS x FROM pet) AS s", PETS)
    assert names.table_of("s") is None
    assert names.mentions("s")
    assert not names.mentions("z")


@pytest.mark.parametrize(
    "text", ["[" * 4000, "a , " * 2000, "from " * 2000, "x . " * 2000, '"' * 4001]
)
def test_a_degenerate_text_is_read_in_no_time(text: str) -> None:
    start = time.process_time()
    read_names(f"SELECT ( FROM pet , {text}", PETS)
    assert time.process_time() - start < 2


@given(st.text(max_size=60))
def test_no_text_breaks_the_reader(text: str) -> None:
    names = read_names(f"SELECT ( FROM {text}", PETS)
    assert set(names.tables) <= {"pet", "Owner"}
