"""Files that are not databases, damaged databases, and files that may lie beside a database."""

import gzip
import os
import random
import shutil
import socket
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from tests.database.sandbox.attacks.hostile import (
    ALL_ROWS,
    GROUP_FILES,
    PLAIN,
    HostileFile,
    database,
    patched,
)

_PAGE = 4096
_READ = frozenset({"ok", "error"})
_ERROR = frozenset({"error"})
_OK = frozenset({"ok"})


def hostile_files() -> list[HostileFile]:
    """All hostile files, from those that are nothing like a database to those that almost are."""
    no_databases = [
        _file("missing", "name a file that is not there", lambda f: f / "none.sqlite"),
        _file("empty-file", "be empty, which SQLite takes for a database", _written(b"")),
        _file("text-file", "be a text", _written(b"no database\n" * 1000)),
        _file("archive", "be an archive", _written(gzip.compress(b"x" * 100_000, mtime=0))),
        _file("magic-only", "have the magic bytes only", _written(b"SQLite format 3\0")),
        _file("header-only", "have a header only", _cut(100)),
        _file("directory", "be a folder", _directory),
        _file("pipe", "be a pipe that nobody writes to", _pipe),
        _file("link-to-pipe", "link to such a pipe", lambda f: _link(f, _pipe(f))),
        _file("link-to-device", "link to a device without end", lambda f: _link(f, "/dev/zero")),
        _file("socket", "be a socket", _socket),
        _file("dangling-link", "link to nothing", lambda f: _link(f, "none.sqlite")),
        _file("circular-link", "link to itself", lambda f: _link(f, "link.sqlite")),
        _file("unreadable", "may not be read", _unreadable, _READ),
        _file("link-out-of-root", "link to a database outside the root", _link_out_of_root,
              frozenset({"refused"}), through_root=True),
        _file("long-path", "have a path of 600 characters", _long_path, _READ),
        _file("name-like-uri", "be named like a URI that may write", _named_like_uri, _READ),
    ]  # fmt: skip
    damaged = [
        _file("bad-magic", "have wrong magic bytes", _patch(0, b"SQLite format 4\0")),
        _file("page-size-zero", "have pages of no bytes", _patch(16, b"\0\0")),
        _file("page-size-odd", "have pages of 1,000 bytes", _patch(16, b"\x03\xe8")),
        _file("reserved-bytes", "reserve nearly all of each page", _patch(20, b"\xff"), _READ),
        _file("write-version", "have a later file format", _patch(18, b"\x09\x09")),
        _file("schema-format", "have a later schema format", _patch(44, b"\0\0\0\x63")),
        _file(
            "encoding-unknown", "have an unknown text encoding", _patch(56, b"\0\0\0\x07"), _READ
        ),
        _file("encoding-wrong", "be UTF-8 and say UTF-16", _patch(56, b"\0\0\0\x02")),
        _file("page-count", "say it has 4 billion pages", _patch(28, b"\xff\xff\xff\xff"), _READ),
        _file("freelist", "have a free list that is a loop", _patch(32, b"\0\0\0\x02\0\0\xff\xff"),
              _READ),
        _file("cache-in-header", "ask for more memory than there is", _large_cache, _OK),
        _file("truncated-page", "end inside a page", _cut(5 * _PAGE + 1000)),
        _file("truncated-early", "end behind the first page", _cut(_PAGE)),
        _file("zeroed-pages", "have pages of zeros", _patch(2 * _PAGE, bytes(6 * _PAGE))),
        _file("page-loop", "have a page that is its own child", _page_loop),
        _file(
            "page-type", "have a page of an index as the root of a table", _patch(_PAGE, b"\x0a")
        ),
        _file("overflow-loop", "have a long text that never ends", _overflow_loop, _READ),
        _file("cell-count", "have a page with 65,535 cells", _patch(3 * _PAGE + 3, b"\xff\xff")),
        *(
            _file(f"damage-{seed}", f"have random damage (seed {seed})", _damaged(seed), _READ)
            for seed in range(1, 9)
        ),
        _file("text-not-utf8", "hold text that is not UTF-8", _invalid_text, _READ),
        _file("names-not-utf8", "have names that are not UTF-8", _invalid_names, _READ),
    ]  # fmt: skip
    beside = [
        _file("write-ahead-log", "have a write-ahead log in use", _write_ahead_log),
        _file("forged-log", "have a write-ahead log of noise", _beside("-wal", _noise)),
        _file("hot-journal", "have a journal left behind", _hot_journal),
        _file("forged-journal", "have a journal of noise", _beside("-journal", _noise)),
        _file("log-of-target", "link to a file that has such a log", _link_to(_write_ahead_log)),
        _file("journal-of-target", "link to a file that has such a journal",
              _link_to(_beside("-journal", _noise))),
        _file("journal-pipe", "have a pipe as its journal", _beside("-journal", os.mkfifo), _READ),
        _file("log-pipe", "have a pipe as its log", _beside("-wal", os.mkfifo), _READ),
        _file("log-directory", "have a folder as its log", _beside("-wal", Path.mkdir), _READ),
    ]  # fmt: skip
    return [*no_databases, *damaged, *beside]


def _file(
    name: str,
    tries: str,
    build: Callable[[Path], Path],
    expect: frozenset[str] = _ERROR,
    through_root: bool = False,
) -> HostileFile:
    return HostileFile(name, GROUP_FILES, tries, build, expect, ALL_ROWS, through_root)


def _written(content: bytes) -> Callable[[Path], Path]:
    def build(folder: Path) -> Path:
        path = folder / "hostile.sqlite"
        path.write_bytes(content)
        return path

    return build


def _patch(offset: int, data: bytes) -> Callable[[Path], Path]:
    return lambda folder: patched(folder, offset, data)


def _cut(length: int) -> Callable[[Path], Path]:
    def build(folder: Path) -> Path:
        path = database(folder)
        os.truncate(path, length)
        return path

    return build


def _damaged(seed: int) -> Callable[[Path], Path]:
    """Sixty bytes after the header are overwritten at random."""

    def build(folder: Path) -> Path:
        path = database(folder)
        content = bytearray(path.read_bytes())
        chance = random.Random(seed)
        for _ in range(60):
            content[chance.randrange(100, len(content))] = chance.randrange(256)
        path.write_bytes(content)
        return path

    return build


def _beside(suffix: str, make: Callable[[Path], object]) -> Callable[[Path], Path]:
    def build(folder: Path) -> Path:
        path = database(folder)
        make(path.with_name(path.name + suffix))
        return path

    return build


def _noise(path: Path) -> None:
    path.write_bytes(random.Random(7).randbytes(20_000))


def _directory(folder: Path) -> Path:
    path = folder / "folder.sqlite"
    path.mkdir()
    return path


def _pipe(folder: Path) -> Path:
    path = folder / "pipe.sqlite"
    os.mkfifo(path)
    return path


def _socket(folder: Path) -> Path:
    """Bound by its name alone, since a socket's path may have only about a hundred characters."""
    before = Path.cwd()
    os.chdir(folder)
    try:
        with socket.socket(socket.AF_UNIX) as server:
            server.bind("socket.sqlite")
    finally:
        os.chdir(before)
    return folder / "socket.sqlite"


def _link(folder: Path, target: str | Path) -> Path:
    path = folder / "link.sqlite"
    path.symlink_to(target)
    return path


def _link_to(build: Callable[[Path], Path]) -> Callable[[Path], Path]:
    return lambda folder: _link(folder, build(folder))


def _link_out_of_root(folder: Path) -> Path:
    root = folder / "root"
    root.mkdir()
    return _link(root, database(folder))


def _unreadable(folder: Path) -> Path:
    path = database(folder)
    path.chmod(0)
    return path


def _long_path(folder: Path) -> Path:
    deep = folder.joinpath(*["d" * 100] * 6)
    deep.mkdir(parents=True)
    return Path(shutil.copy(database(folder), deep))


def _named_like_uri(folder: Path) -> Path:
    return database(folder, PLAIN, "x.sqlite?mode=rwc&immutable=0#%41")


def _large_cache(folder: Path) -> Path:
    """The table is larger than SQLite's share of a worker's memory."""
    script = (
        "CREATE TABLE t (name BLOB, size INT);"
        "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 40000) "
        "INSERT INTO t SELECT zeroblob(3900), i FROM n;"
    )
    path = database(folder, script)
    with path.open("r+b") as file:
        file.seek(48)
        file.write((10_000_000).to_bytes(4, "big"))
    return path


def _page_loop(folder: Path) -> Path:
    """The table's root page is an interior page, and its right-most child becomes itself."""
    return patched(folder, _PAGE + 8, (2).to_bytes(4, "big"))


def _overflow_loop(folder: Path) -> Path:
    script = "CREATE TABLE t (name TEXT, size INT); INSERT INTO t VALUES (hex(zeroblob(40000)), 1);"
    path = database(folder, script)
    content = bytearray(path.read_bytes())
    content[3 * _PAGE : 3 * _PAGE + 4] = (4).to_bytes(4, "big")  # the next page is this page
    path.write_bytes(content)
    return path


def _invalid_text(folder: Path) -> Path:
    return database(
        folder,
        "CREATE TABLE t (name TEXT, size INT);"
        "INSERT INTO t VALUES (CAST(x'ff00c080ed' AS TEXT), 1), (CAST(x'80' AS TEXT), 2);",
    )


def _invalid_names(folder: Path) -> Path:
    path = database(folder, PLAIN.replace("name", "nxme"))
    path.write_bytes(path.read_bytes().replace(b"nxme", b"n\xffme"))
    return path


def _write_ahead_log(folder: Path) -> Path:
    """The files as left by a program that still has the database open."""
    live = folder / "live"
    live.mkdir()
    with closing(sqlite3.connect(live / "hostile.sqlite")) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.executescript(PLAIN)
        connection.execute("PRAGMA wal_checkpoint")
        connection.execute("DELETE FROM t WHERE id > 5")
        connection.commit()
        for path in live.iterdir():
            shutil.copy(path, folder)
    shutil.rmtree(live)
    return folder / "hostile.sqlite"


def _hot_journal(folder: Path) -> Path:
    """A copy from the middle of a transaction, including its journal."""
    live = folder / "live"
    live.mkdir()
    path = database(live)
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA cache_size = 2")  # so that changed pages go into the file
        connection.execute("BEGIN")
        connection.execute("UPDATE t SET name = name || 'changed'")
        for part in live.iterdir():
            shutil.copy(part, folder)
        connection.execute("ROLLBACK")
    shutil.rmtree(live)
    return folder / "hostile.sqlite"
