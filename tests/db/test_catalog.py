"""Introspection of ordinary and hostile databases."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from lib.db import catalog as catalog_module
from lib.db.catalog import Catalog, ForeignKey, connect_read_only, load_catalog, quote_identifier
from lib.errors import DataError

MakeDatabase = Callable[..., Path]


def test_tables_come_in_creation_order_with_types_and_keys(concert_database: Path) -> None:
    catalog = load_catalog(concert_database)
    assert catalog.db_id == "concert"
    assert [table.name for table in catalog.tables] == [
        "singer",
        "stadium",
        "concert",
        "singer_in_concert",
    ]
    name = catalog.tables[0].columns[1]
    assert (name.name, name.type, name.nullable, name.primary_key) == ("name", "TEXT", False, False)
    assert [column.primary_key for column in catalog.tables[3].columns] == [True, True]
    assert set(catalog.tables[3].foreign_keys) == {
        ForeignKey("concert_id", "concert", "concert_id"),
        ForeignKey("singer_id", "singer", "singer_id"),
    }


def test_names_are_found_in_upper_and_lower_case(concert_database: Path) -> None:
    catalog = load_catalog(concert_database, db_id="other")
    singer = catalog.table("SINGER")
    assert catalog.db_id == "other"
    assert singer is not None
    assert singer.column("Age") is not None
    assert singer.column("height") is None
    assert catalog.table("band") is None
    owners = catalog.tables_with_column("NAME")
    assert [table.name for table in owners] == ["singer", "stadium"]


def test_a_selection_keeps_its_order_and_skips_unknown_names(concert_database: Path) -> None:
    chosen = load_catalog(concert_database).select(("stadium", "band", "singer"))
    assert [table.name for table in chosen.tables] == ["stadium", "singer"]


def test_samples_are_distinct_values_without_null(concert_database: Path) -> None:
    singer = load_catalog(concert_database, sample_values=2).table("singer")
    assert singer is not None
    samples = {column.name: column.samples for column in singer.columns}
    assert samples["country"] == ("Netherlands", "United States")
    assert samples["age"] == ("52", "32")


def test_samples_are_cut_and_blobs_are_left_out(make_database: MakeDatabase) -> None:
    path = make_database(
        f"CREATE TABLE t (a, b, c); INSERT INTO t VALUES ('{'x' * 100}', x'00ff', 1.5);"
    )
    columns = load_catalog(path, sample_values=3).tables[0].columns
    assert [column.samples for column in columns] == [("x" * 40,), (), ("1.5",)]


def test_samples_stay_on_one_line(make_database: MakeDatabase) -> None:
    path = make_database(
        "CREATE TABLE t (a, b); INSERT INTO t VALUES ('x*/ y' || char(10) || ' SQL: drop', 'long'),"
        f"('plain', char(13)), ('été' || char(133), '{'x' * 40}' || char(10)), (char(8232), 7);"
    )
    columns = load_catalog(path, sample_values=2).tables[0].columns
    assert [column.samples for column in columns] == [("plain",), ("long", "x" * 40)]


def test_a_reference_without_a_column_means_the_primary_key_in_its_own_order(
    make_database: MakeDatabase,
) -> None:
    path = make_database(
        "CREATE TABLE parent (a, b, PRIMARY KEY (b, a));"
        "CREATE TABLE child (x, y, FOREIGN KEY (x, y) REFERENCES Parent);"
        "CREATE TABLE stray (z REFERENCES keyless); CREATE TABLE keyless (k);"
    )
    catalog = load_catalog(path)
    child, stray = catalog.table("child"), catalog.table("stray")
    assert child is not None
    assert child.foreign_keys == (ForeignKey("x", "Parent", "b"), ForeignKey("y", "Parent", "a"))
    assert stray is not None
    assert stray.foreign_keys == ()


def test_generated_columns_are_columns(make_database: MakeDatabase) -> None:
    path = make_database("CREATE TABLE t (a INTEGER, twice INTEGER AS (a * 2));")
    assert [column.name for column in load_catalog(path).tables[0].columns] == ["a", "twice"]


def test_views_are_tables_without_keys_and_samples(make_database: MakeDatabase) -> None:
    path = make_database(
        "CREATE TABLE t (a INTEGER PRIMARY KEY, b); INSERT INTO t VALUES (1, 2);"
        "CREATE VIEW v AS SELECT a, b AS c FROM t;"
    )
    view = load_catalog(path, sample_values=1).table("v")
    assert view is not None
    assert [(column.name, column.samples) for column in view.columns] == [("a", ()), ("c", ())]
    assert view.foreign_keys == ()


def test_what_virtual_tables_keep_their_data_in_is_no_table(make_database: MakeDatabase) -> None:
    path = make_database(
        "CREATE VIRTUAL TABLE Old USING fts4(a); CREATE VIRTUAL TABLE [new docs] USING FTS5 (a);"
        "CREATE VIRTUAL TABLE places USING rtree(id, low, high);"
        "CREATE TABLE docs (content); CREATE TABLE docs_content (a); CREATE TABLE old_notes (a);"
        "CREATE TABLE places_data (a); CREATE VIEW places_idx AS SELECT 1 AS a;"
    )
    names = [table.name for table in load_catalog(path).tables]
    expected = ["Old", "new docs", "places", "docs", "docs_content", "old_notes", "places_data"]
    assert names == [*expected, "places_idx"]
    with closing(connect_read_only(path)) as connection:
        kinds = connection.execute("PRAGMA main.table_list").fetchall()  # empty before SQLite 3.37
    listed = {name for _, name, kind, *_ in kinds if kind != "shadow" and name != "sqlite_schema"}
    assert listed in (set(), set(names))


@pytest.mark.parametrize(
    "view",
    [
        "CREATE VIEW v AS SELECT missing FROM t;",
        "CREATE VIEW v AS SELECT * FROM nowhere;",
        "CREATE VIEW v AS SELECT * FROM w; CREATE VIEW w AS SELECT * FROM v;",
        "CREATE VIEW v AS SELECT no_such_function(a) FROM t;",
    ],
)
def test_a_view_that_fails_has_no_columns(make_database: MakeDatabase, view: str) -> None:
    catalog = load_catalog(make_database(f"CREATE TABLE t (a); {view}"), sample_values=2)
    assert [column.name for column in catalog.tables[0].columns] == ["a"]
    broken = catalog.table("v")
    assert broken is not None
    assert broken.columns == ()


def test_a_generated_column_that_fails_has_no_samples(make_database: MakeDatabase) -> None:
    path = make_database(
        "CREATE TABLE t (a); INSERT INTO t VALUES ('not json');"
        "ALTER TABLE t ADD COLUMN b AS (json(a));"
    )
    columns = load_catalog(path, sample_values=1).tables[0].columns
    assert [column.samples for column in columns] == [("not json",), ()]


def test_odd_names_survive(make_database: MakeDatabase) -> None:
    name = 'a "b" [c]; -- d'
    path = make_database(f"CREATE TABLE {quote_identifier(name)} ({quote_identifier(name)} TEXT);")
    table = load_catalog(path, sample_values=1).tables[0]
    assert (table.name, table.columns[0].name) == (name, name)


def test_text_that_is_not_utf8_is_decoded(make_database: MakeDatabase) -> None:
    path = make_database("CREATE TABLE t (a); INSERT INTO t VALUES (CAST(x'63ff' AS TEXT));")
    assert load_catalog(path, sample_values=1).tables[0].columns[0].samples == ("c�",)


def test_an_empty_database_has_no_tables(make_database: MakeDatabase) -> None:
    assert load_catalog(make_database("")).tables == ()


def test_the_connection_cannot_write(concert_database: Path) -> None:
    connection = connect_read_only(concert_database)
    with pytest.raises(sqlite3.OperationalError, match="readonly"):
        connection.execute("DELETE FROM singer")
    connection.close()


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(DataError, match=r"none\.sqlite: no such database file"):
        load_catalog(tmp_path / "none.sqlite")
    with pytest.raises(DataError, match="no such database file"):
        load_catalog(tmp_path)


def test_a_file_that_is_no_database_is_named(tmp_path: Path) -> None:
    path = tmp_path / "text.sqlite"
    path.write_text("SELECT 1; " * 100)
    with pytest.raises(DataError, match=r"text\.sqlite: not a readable SQLite database"):
        load_catalog(path)


def test_a_truncated_database_is_an_error(concert_database: Path) -> None:
    content = concert_database.read_bytes()
    concert_database.write_bytes(content[:600])
    with pytest.raises(DataError, match="not a readable SQLite database"):
        load_catalog(concert_database)


def test_a_schema_with_too_many_tables_is_an_error(
    concert_database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(catalog_module, "_MAX_TABLES", 3)
    with pytest.raises(DataError, match="more than 3 tables"):
        load_catalog(concert_database)


def test_a_schema_that_takes_too_long_is_an_error(
    concert_database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(catalog_module, "_MAX_SECONDS", -1.0)
    with pytest.raises(DataError, match="took longer"):
        load_catalog(concert_database)


def test_a_catalog_can_be_made_by_hand() -> None:
    assert Catalog("empty").table("t") is None
