"""What a hostile database file is, and the helpers that build one."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from tests.conftest import write_database

GROUP_FILES = "Files that are damaged, or no databases"
GROUP_SCHEMAS = "Databases with a hostile schema"

PLAIN = """
CREATE TABLE t (id INTEGER PRIMARY KEY, name TEXT, size INTEGER);
WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 2000)
INSERT INTO t SELECT i, 'name ' || i || '<<<<<<<<<<<<<<<<<<<<', i * 7 FROM n;
CREATE INDEX by_size ON t (size);
"""
ALL_ROWS = "SELECT count(*), sum(size), max(name) FROM t"


@dataclass(frozen=True)
class HostileFile:
    """`build` makes the file, and any files beside it, in an empty folder and returns its path.

    `sql`: the query to run on it. `expect`: the acceptable statuses. `through_root`: look the file
    up in its folder as the data set loaders do; DatabaseRoot's error counts as a refusal.
    """

    id: str
    group: str
    tries: str
    build: Callable[[Path], Path]
    expect: frozenset[str]
    sql: str = ALL_ROWS
    through_root: bool = False


def database(folder: Path, script: str = PLAIN, name: str = "hostile.sqlite") -> Path:
    """A database made by an SQL script."""
    path = folder / name
    write_database(path, script)
    return path


def patched(folder: Path, offset: int, data: bytes, script: str = PLAIN) -> Path:
    """A database with some bytes of its file overwritten."""
    path = database(folder, script)
    content = bytearray(path.read_bytes())
    content[offset : offset + len(data)] = data
    path.write_bytes(content)
    return path


def with_schema_rows(folder: Path, script: str, *statements: str) -> Path:
    """A database whose schema table was written by hand."""
    path = database(folder, script)
    write_database(path, ";".join(("PRAGMA writable_schema = ON", *statements)))
    return path
