"""Database files of every kind: missing, damaged, hostile, oddly named, changed; connections."""

import os
import re
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from lib.database.catalog import load_catalog
from lib.database.files import UnusableDatabaseError
from lib.database.sandbox.connections import Authorizer, ConnectionCache, UnusableFileError
from lib.database.sandbox.sandbox import Query, Sandbox
from tests.conftest import write_database

MakeDatabase = Callable[..., Path]


def test_a_path_that_is_no_database_is_an_error(sandbox: Sandbox, tmp_path: Path) -> None:
    text = tmp_path / "text.sqlite"
    text.write_text("no database\n" * 100)
    os.mkfifo(tmp_path / "pipe")
    expected = {
        tmp_path / "none.sqlite": "none.sqlite: no such database file",
        tmp_path: f"{tmp_path.name}: a directory, expected a database file",
        tmp_path / "pipe": "pipe: not a regular file",
        text: "file is not a database",
        text / "below": "below: cannot be opened (Not a directory)",
        tmp_path / "a\0b": "'a\\x00b': no file name",
    }
    queries = [Query(str(path), "SELECT * FROM t") for path in expected]
    results = sandbox.execute_many(queries)
    assert [(result.status, result.error) for result in results] == [
        ("error", message) for message in expected.values()
    ]


def test_a_damaged_database_is_an_error(sandbox: Sandbox, concert_database: Path) -> None:
    content = bytearray(concert_database.read_bytes())
    content[5000:] = b"\xff" * (len(content) - 5000)
    concert_database.write_bytes(content)
    result = sandbox.execute(concert_database, "SELECT * FROM stadium")
    assert (result.status, result.error) == ("error", "database disk image is malformed")


def test_odd_file_names_work(sandbox: Sandbox, make_database: MakeDatabase) -> None:
    path = make_database("CREATE TABLE t (a); INSERT INTO t VALUES (1);", "50% of #1 ? ü ☃")
    assert sandbox.execute(path, "SELECT a FROM t").rows == ((1,),)


def test_relative_paths_are_the_callers(
    sandbox: Sandbox, concert_database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(concert_database.parent)
    assert sandbox.execute("concert.sqlite", "SELECT count(*) FROM singer").rows == ((6,),)


def test_a_changed_database_is_seen(sandbox: Sandbox, make_database: MakeDatabase) -> None:
    path = make_database("CREATE TABLE t (a); INSERT INTO t VALUES (1);")
    assert sandbox.execute(path, "SELECT a FROM t").rows == ((1,),)
    path.unlink()
    make_database("CREATE TABLE t (a); INSERT INTO t VALUES (2);")
    assert sandbox.execute(path, "SELECT a FROM t").rows == ((2,),)


def test_many_databases_can_be_used_at_once(sandbox: Sandbox, make_database: MakeDatabase) -> None:
    paths = [
        make_database(f"CREATE TABLE t (a); INSERT INTO t VALUES ({i});", f"db{i}")
        for i in range(40)
    ]
    results = sandbox.execute_many([Query(str(path), "SELECT a FROM t") for path in paths * 2])
    assert [result.rows[0][0] for result in results] == [*range(40), *range(40)]


def test_a_write_ahead_log_leaves_no_files(sandbox: Sandbox, make_database: MakeDatabase) -> None:
    path = make_database("PRAGMA journal_mode=WAL; CREATE TABLE t (a); INSERT INTO t VALUES (1);")
    assert sandbox.execute(path, "SELECT a FROM t").rows == ((1,),)
    assert list(path.parent.iterdir()) == [path]


@pytest.mark.parametrize("suffix", ["-wal", "-journal"])
def test_a_database_that_is_being_written_is_an_error_that_says_so(
    sandbox: Sandbox, concert_database: Path, suffix: str
) -> None:
    """The log cannot be read without writing, and the database without it may be wrong."""
    log = Path(f"{concert_database}{suffix}")
    log.write_bytes(b"x")
    result = sandbox.execute(concert_database, "SELECT 1")
    assert result.status == "error"
    assert result.error.startswith(f"concert.sqlite: a write is not finished, see {log.name}")
    with pytest.raises(UnusableDatabaseError, match=re.escape(f"{concert_database}: a write is")):
        load_catalog(concert_database)
    log.write_bytes(b"")
    assert load_catalog(concert_database).tables
    assert sandbox.execute(concert_database, "SELECT 1").rows == ((1,),)


def test_virtual_tables_of_files_are_refused(sandbox: Sandbox, make_database: MakeDatabase) -> None:
    path = make_database("CREATE VIRTUAL TABLE t USING rtree(id, low, high);")
    result = sandbox.execute(path, "SELECT * FROM t")
    assert (result.status, result.error) == ("refused", "virtual tables are not allowed")


def test_names_that_are_not_utf8_are_errors(sandbox: Sandbox, make_database: MakeDatabase) -> None:
    path = make_database("CREATE TABLE t (ab); INSERT INTO t VALUES (1);")
    path.write_bytes(path.read_bytes().replace(b"t (ab)", b"t (a\xff)"))
    result = sandbox.execute(path, "SELECT * FROM t")
    assert result.status in ("error", "refused")
    assert sandbox.execute(path, "SELECT 1").rows == ((1,),)


@pytest.fixture
def cache() -> Iterator[ConnectionCache]:
    cache = ConnectionCache(1_000_000, Authorizer(), lambda: False)
    yield cache
    cache.clear()


def test_a_connection_lasts_till_changes(
    cache: ConnectionCache, make_database: MakeDatabase
) -> None:
    path = make_database("CREATE TABLE t (a);")
    first = cache.get(str(path))
    assert cache.get(str(path)) is first
    os.utime(path, (1, 1))
    assert cache.get(str(path)) is not first


def test_the_oldest_connection_goes(cache: ConnectionCache, make_database: MakeDatabase) -> None:
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


def test_an_old_time_does_not_deceive(cache: ConnectionCache, make_database: MakeDatabase) -> None:
    path = make_database("CREATE TABLE t (a); INSERT INTO t VALUES (1);")
    assert cache.get(str(path)).execute("SELECT a FROM t").fetchall() == [(1,)]
    status = path.stat()
    write_database(path, "UPDATE t SET a = 2")
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


def test_hidden_table_functions_run_nothing(
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
