"""What a database contains, by introspection: tables, columns, keys, sample values."""

from __future__ import annotations

import re
import sqlite3
import string
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import islice
from pathlib import Path

from lib.db.connections import UnusableFileError, check_finished
from lib.db.deadline import Deadline
from lib.errors import DataError

_ASCII_LOWER = str.maketrans(string.ascii_uppercase, string.ascii_lowercase)


def fold_case(name: str) -> str:
    """The name in lower case, as SQLite ignores case: for the letters A to Z only.

    `Имя` and `имя` are two names to it. https://www.sqlite.org/c3ref/stricmp.html (how it compares
    identifiers) and https://www.sqlite.org/faq.html#q18 (only ASCII letters have a case).
    """
    return name.lower() if name.isascii() else name.translate(_ASCII_LOWER)


# Words that SQLite never takes as a name without quotes, or sqlglot does not in some places
# https://www.sqlite.org/lang_keywords.html, less those with a fallback to a name
_KEYWORDS = """
    add all alter and as autoincrement between case cast check collate commit constraint create
    cross current_date current_time current_timestamp default deferrable delete distinct drop
    else escape except exists false filter for foreign from full glob group having in index
    indexed inner insert intersect into is isnull join left like limit natural not nothing
    notnull null offset on or order outer over primary raise references regexp returning right
    rollback select set table then to transaction true union unique update using values when
    where window with"""
RESERVED_WORDS = frozenset(_KEYWORDS.split())
"""In lower case."""

_MAX_SAMPLE_LENGTH = 40
_SAMPLED_ROWS = 1_000  # enough for a few distinct values, however many rows the table has
_MAX_TABLES = 5_000
_MAX_SECONDS = 30.0
_HIDDEN = 1  # of a virtual table; generated columns are 2 and 3

# Shadow tables, in which SQLite's own virtual tables keep their data: no query is about them.
# `PRAGMA table_list` marks them, too, but only since SQLite 3.37, and it expands every view again
# without checking the time. https://www.sqlite.org/vtab.html#xshadowname
_FULL_TEXT = ("content", "docsize", "segdir", "segments", "stat")
_TREE = ("node", "parent", "rowid")
_SUFFIXES = {
    "fts3": _FULL_TEXT,
    "fts4": _FULL_TEXT,
    "fts5": ("config", "content", "data", "docsize", "idx"),
    "rtree": _TREE,
    "rtree_i32": _TREE,
    "geopoly": _TREE,
}
_MODULE = re.compile(r"CREATE VIRTUAL TABLE\s.*?\sUSING\s+[\"`\[]?(\w+)", re.IGNORECASE | re.DOTALL)


class DamagedDatabaseError(DataError):
    """The file is there, but its schema cannot be read."""


@dataclass(frozen=True)
class Column:
    """`type`: the declared type as written, possibly empty. `samples`: distinct values as text."""

    name: str
    type: str
    nullable: bool = True
    primary_key: bool = False
    samples: tuple[str, ...] = ()


@dataclass(frozen=True)
class ForeignKey:
    """One column pair of a foreign key; a composite key is several of these."""

    column: str
    referenced_table: str
    referenced_column: str


@dataclass(frozen=True)
class Table:
    name: str
    columns: tuple[Column, ...]
    foreign_keys: tuple[ForeignKey, ...] = ()

    @cached_property
    def _columns_by_name(self) -> dict[str, Column]:
        return {fold_case(column.name): column for column in self.columns}

    def column(self, name: str) -> Column | None:
        """The column of that name, ignoring case as SQLite does."""
        return self._columns_by_name.get(fold_case(name))


@dataclass(frozen=True)
class Catalog:
    """The tables of one database in creation order.

    Views count as tables without keys and samples; the shadow tables of virtual tables do not
    count. A view that SQLite cannot expand, and a virtual table whose module is missing, have no
    columns.
    """

    db_id: str
    tables: tuple[Table, ...] = ()

    @cached_property
    def _tables_by_name(self) -> dict[str, Table]:
        return {fold_case(table.name): table for table in self.tables}

    def table(self, name: str) -> Table | None:
        """The table of that name, ignoring case as SQLite does."""
        return self._tables_by_name.get(fold_case(name))

    def tables_with_column(self, name: str) -> tuple[Table, ...]:
        """The tables that own a column of that name."""
        return tuple(table for table in self.tables if table.column(name))

    def select(self, names: tuple[str, ...]) -> Catalog:
        """The same catalog with just these tables, in the order of `names`."""
        return Catalog(self.db_id, tuple(t for t in map(self.table, names) if t is not None))


def connect_read_only(path: Path) -> sqlite3.Connection:
    """A connection for the project's own trusted queries; text that is not UTF-8 is decoded.

    Model-written SQL never runs here: that is what `lib.db.sandbox` is for. The file is not trusted
    either, and its views and generated columns may run forever: guard the connection with a
    `Deadline`.
    """
    connection = sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro&immutable=1", uri=True)
    connection.text_factory = lambda raw: raw.decode("utf-8", errors="replace")
    return connection


def load_catalog(path: Path, db_id: str = "", sample_values: int = 0) -> Catalog:
    """Introspect the SQLite file at `path`.

    `sample_values`: how many distinct values of each column to keep as samples, from the first
    thousand rows that have a value. NULLs, blobs and unprintable texts are left out.
    Raises DataError where the file is missing, and DamagedDatabaseError where it is not a database,
    damaged, too large to introspect, or where a write to it is not finished.
    """
    if not path.is_file():
        raise DataError(f"{path}: no such database file")
    try:
        check_finished(str(path.resolve()))
        connection = connect_read_only(path)
        try:
            return Catalog(db_id or path.stem, _Introspection(connection).tables(sample_values))
        finally:
            connection.close()
    except sqlite3.Error as error:
        raise DamagedDatabaseError(f"{path}: not a readable SQLite database ({error})") from None
    except UnusableFileError as error:  # its message begins with the file's name
        raise DamagedDatabaseError(f"{path.parent}/{error}") from None
    except _TooLargeError as error:
        raise DamagedDatabaseError(f"{path}: {error}") from None


def quote_identifier(name: str) -> str:
    """The name in SQLite's double quotes."""
    return '"' + name.replace('"', '""') + '"'


def quote_text(text: str) -> str:
    """The text as a SQL string literal."""
    return "'" + text.replace("'", "''") + "'"


class _TooLargeError(Exception):
    """The schema has more tables than a prompt could ever show, or takes too long to read."""


class _Introspection:
    """Reads one schema within a time limit; a hostile file could take forever."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._deadline = Deadline(_MAX_SECONDS)
        self._deadline.guard(connection)

    def tables(self, sample_values: int) -> tuple[Table, ...]:
        """All tables and views, in creation order."""
        kinds = self._table_kinds()
        columns: dict[str, tuple[Column, ...]] = {}
        primary_keys: dict[str, tuple[str, ...]] = {}
        for name, kind in kinds.items():
            limit = sample_values if kind == "table" else 0
            columns[name], primary_keys[fold_case(name)] = self._columns(name, limit)
            if self._deadline.passed():
                raise _TooLargeError(f"reading the schema took longer than {_MAX_SECONDS:.0f} s")
        return tuple(
            Table(name, columns[name], self._foreign_keys(name, primary_keys)) for name in kinds
        )

    def _table_kinds(self) -> dict[str, str]:
        """Name to "table" or "view"."""
        rows = self._connection.execute(
            "SELECT name, type, CAST(coalesce(sql, '') AS TEXT) FROM sqlite_master "
            "WHERE type IN ('table', 'view') "
            "AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY rowid LIMIT ?",
            (_MAX_TABLES + 1,),
        ).fetchall()
        if len(rows) > _MAX_TABLES:
            raise _TooLargeError(f"the schema has more than {_MAX_TABLES} tables and views")
        shadows = frozenset(_shadow_names((name, sql) for name, _, sql in rows))
        return {
            name: kind for name, kind, _ in rows if kind == "view" or fold_case(name) not in shadows
        }

    def _columns(self, table: str, sample_limit: int) -> tuple[tuple[Column, ...], tuple[str, ...]]:
        """The columns, and the names of those that form the primary key in the key's order."""
        try:
            rows = self._connection.execute(
                f"PRAGMA table_xinfo({quote_identifier(table)})"
            ).fetchall()
        except sqlite3.OperationalError:
            return (), ()
        columns = tuple(
            Column(
                name, declared, not not_null, position > 0, self._samples(table, name, sample_limit)
            )
            for _, name, declared, not_null, _, position, hidden in rows
            if hidden != _HIDDEN
        )
        key = sorted((position, name) for _, name, _, _, _, position, _ in rows if position)
        return columns, tuple(name for _, name in key)

    def _foreign_keys(
        self, table: str, primary_keys: dict[str, tuple[str, ...]]
    ) -> tuple[ForeignKey, ...]:
        keys = []
        rows = self._connection.execute(
            f"PRAGMA foreign_key_list({quote_identifier(table)})"
        ).fetchall()
        for _, position, referenced, column, referenced_column, *_ in sorted(rows):
            if referenced_column is None:  # REFERENCES t, without a column: t's primary key
                key_columns = primary_keys.get(fold_case(referenced), ())
                if position >= len(key_columns):
                    continue
                referenced_column = key_columns[position]
            keys.append(ForeignKey(column, referenced, referenced_column))
        return tuple(keys)

    def _samples(self, table: str, column: str, limit: int) -> tuple[str, ...]:
        if limit == 0:
            return ()
        name = quote_identifier(column)
        try:
            rows = self._connection.execute(
                f"SELECT DISTINCT {name} FROM (SELECT {name} FROM {quote_identifier(table)} "
                f"WHERE {name} IS NOT NULL AND typeof({name}) <> 'blob' LIMIT ?)",
                (_SAMPLED_ROWS,),
            )
            texts = (str(value)[:_MAX_SAMPLE_LENGTH] for (value,) in rows)
            return tuple(islice(filter(str.isprintable, texts), limit))
        except (sqlite3.DataError, sqlite3.OperationalError):
            return ()  # too long a value, or a generated column that fails


def _shadow_names(statements: Iterable[tuple[str, str]]) -> Iterator[str]:
    """The folded names of the tables that belong to virtual ones.

    `statements`: the name of each table, and what created it.
    """
    for name, statement in statements:
        module = _MODULE.match(statement)
        for suffix in _SUFFIXES.get(fold_case(module[1]), ()) if module else ():
            yield fold_case(f"{name}_{suffix}")
