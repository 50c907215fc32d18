"""The worker's connections: guarded, kept, dropped, reopened."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from lib.database.sandbox.connections import Authorizer, ConnectionCache, UnusableFileError

MakeDatabase = Callable[..., Path]


@pytest.fixture
def cache() -> Iterator[ConnectionCache]:
    cache = ConnectionCache(1_000_000, Authorizer(), lambda: False)
    yield cache
    cache.clear()


def test_a_connection_lasts_until_a_change(
    cache: ConnectionCache, make_database: MakeDatabase
) -> None:
    path = make_database("CREATE TABLE t (a);")
    first = cache.get(str(path))
    assert cache.get(str(path)) is first
    os.utime(path, (1, 1))
    assert cache.get(str(path)) is not first


def test_the_oldest_connection_is_dropped(
    cache: ConnectionCache, make_database: MakeDatabase
) -> None:
    paths = [str(make_database("CREATE TABLE t (a);", f"db{i}")) for i in range(17)]
    kept, dropped = cache.get(paths[0]), cache.get(paths[1])
    for path in paths[2:16]:
        cache.get(path)
    cache.get(paths[0])
    cache.get(paths[16])
    assert cache.get(paths[0]) is kept
    assert cache.get(paths[1]) is not dropped


def test_a_guarded_connection_is_limited(cache: ConnectionCache, concert_database: Path) -> None:
    connection = cache.get(str(concert_database))
    assert connection.getlimit(sqlite3.SQLITE_LIMIT_ATTACHED) == 0
    assert connection.getlimit(sqlite3.SQLITE_LIMIT_LENGTH) == 1_000_000
    with pytest.raises(sqlite3.DatabaseError, match="not authorized"):
        connection.execute("PRAGMA query_only")


def test_a_file_that_was_given_back_its_time_is_opened_anew(
    cache: ConnectionCache, make_database: MakeDatabase
) -> None:
    path = make_database("CREATE TABLE t (a); INSERT INTO t VALUES (1);")
    assert cache.get(str(path)).execute("SELECT a FROM t").fetchall() == [(1,)]
    status = path.stat()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("UPDATE t SET a = 2")
        connection.commit()
    os.utime(path, ns=(status.st_atime_ns, status.st_mtime_ns))
    assert cache.get(str(path)).execute("SELECT a FROM t").fetchall() == [(2,)]


@pytest.mark.parametrize(
    "schema",
    [
        "CREATE TABLE t (a CHECK (json_valid(a)), b AS (json_extract(a, '$[0]')))",
        "CREATE TABLE t (a, b AS (a ->> 0)); CREATE INDEX i ON t (a -> 0)",
        "CREATE TABLE t (a); CREATE VIEW v AS SELECT json_array_length(a), a ->> 0 FROM t",
        "CREATE TABLE t (a); CREATE VIEW v AS SELECT value FROM t, json_each(a)",
        "CREATE TABLE t (a); CREATE TABLE json_each (b); CREATE VIEW json_tree AS SELECT 2",
    ],
)
def test_json_in_the_schema_is_as_in_sqlite(
    cache: ConnectionCache, make_database: MakeDatabase, schema: str
) -> None:
    path = make_database(f"{schema}; INSERT INTO t (a) VALUES ('[7]');")
    with closing(sqlite3.connect(path)) as plain:
        names = plain.execute("SELECT name FROM sqlite_master WHERE rootpage = 0 OR name = 't'")
        for (name,) in names.fetchall():
            sql = f"SELECT * FROM {name}"
            assert cache.get(str(path)).execute(sql).fetchall() == plain.execute(sql).fetchall()


def test_a_table_function_hidden_by_a_name_of_the_file_runs_nothing(
    cache: ConnectionCache, make_database: MakeDatabase
) -> None:
    """SQLite declares the table before it asks the authorizer."""
    path = make_database("CREATE VIRTUAL TABLE json_each USING fts5 (a); CREATE TABLE t (a);")
    connection = cache.get(str(path))
    assert connection.execute("SELECT a FROM t").fetchall() == []
    with pytest.raises(sqlite3.DatabaseError, match=r"not authorized|constructor failed"):
        connection.execute("SELECT a FROM json_each")


@pytest.mark.parametrize("suffix", ["-journal", "-wal"])
def test_an_unfinished_write_is_seen_through_a_link(
    cache: ConnectionCache, make_database: MakeDatabase, tmp_path: Path, suffix: str
) -> None:
    path = make_database("CREATE TABLE t (a);")
    link = tmp_path / "link"
    link.symlink_to(path)
    assert cache.get(str(link)).execute("SELECT a FROM t").fetchall() == []
    cache.clear()
    path.with_name(path.name + suffix).write_bytes(b"content")
    with pytest.raises(UnusableFileError, match=f"see {path.name}{suffix}"):
        cache.get(str(link))
