"""The worker's connections: guarded, kept, dropped, opened anew."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from lib.db.authorizer import Authorizer
from lib.db.connections import ConnectionCache, UnusableFileError

MakeDatabase = Callable[..., Path]


@pytest.fixture
def cache() -> Iterator[ConnectionCache]:
    cache = ConnectionCache(1_000_000, Authorizer(), lambda: False)
    yield cache
    cache.clear()


def test_a_connection_is_kept_until_the_file_changes(
    cache: ConnectionCache, make_database: MakeDatabase
) -> None:
    path = make_database("CREATE TABLE t (a);")
    first = cache.get(str(path))
    assert cache.get(str(path)) is first
    os.utime(path, (1, 1))
    assert cache.get(str(path)) is not first


def test_the_connection_used_least_recently_is_dropped(
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


def test_a_query_is_interrupted_when_it_is_overdue(concert_database: Path) -> None:
    cache = ConnectionCache(1_000_000, Authorizer(), lambda: True)
    with pytest.raises(sqlite3.OperationalError, match="interrupted"):
        cache.get(str(concert_database)).execute(
            "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT sum(i) FROM n"
        )
    cache.clear()


def test_json_in_the_schema_is_trusted(cache: ConnectionCache, make_database: MakeDatabase) -> None:
    path = make_database("CREATE TABLE t (a CHECK (json_valid(a))); INSERT INTO t VALUES ('[]');")
    assert cache.get(str(path)).execute("SELECT a FROM t").fetchall() == [("[]",)]


def test_a_path_without_a_regular_file_is_unusable(cache: ConnectionCache, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "file").touch()
    for name, message in (
        ("none", "no such database file"),
        ("", "a directory"),
        ("pipe", "not a regular file"),
        ("file/below", "Not a directory"),
        ("nul\0", "no file name"),
    ):
        with pytest.raises(UnusableFileError, match=message):
            cache.get(f"{tmp_path}/{name}".rstrip("/"))


def test_a_file_that_is_no_database_is_an_error_of_sqlite(
    cache: ConnectionCache, tmp_path: Path
) -> None:
    path = tmp_path / "text"
    path.write_text("no database\n" * 100)
    with pytest.raises(sqlite3.DatabaseError, match="not a database"):
        cache.get(str(path))
