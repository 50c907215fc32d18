"""What a database contains, by introspection: tables, columns, keys, sample values.

Only what a query in the sandbox can read: SQLite itself is asked, under the sandbox's rules. Also
how SQLite compares, quotes and types names.
"""

from __future__ import annotations

import re
import sqlite3
import string
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import closing
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from itertools import groupby, islice
from operator import itemgetter
from pathlib import Path
from typing import Literal

from lib.base.records import Value
from lib.database.files import (
    MAX_VALUE_BYTES,
    Deadline,
    UnusableDatabaseError,
    check_database_file,
    connect_read_only,
)
from lib.database.sandbox.connections import Authorizer, ConnectionCache, UnusableFileError

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


def affinity(declared: str) -> str:
    """SQLite's affinity of a declared type (https://www.sqlite.org/datatype3.html, 3.1)."""
    upper = declared.upper()
    for words, name in (
        (("INT",), "integer"),
        (("CHAR", "CLOB", "TEXT"), "text"),
        (("REAL", "FLOA", "DOUB"), "real"),
    ):
        if any(word in upper for word in words):
            return name
    return "blob" if "BLOB" in upper or not upper else "numeric"


NUMERIC_AFFINITIES = ("integer", "real", "numeric")


def quote_identifier(name: str) -> str:
    """The name in SQLite's double quotes."""
    return '"' + name.replace('"', '""') + '"'


def quote_text(text: str) -> str:
    """The text as a SQL string literal."""
    return "'" + text.replace("'", "''") + "'"


_MAX_SAMPLE_LENGTH = 40
_SAMPLED_ROWS = 1_000  # enough for a few distinct values, however many rows the table has
_MAX_TABLES = 5_000
_MAX_SECONDS = 30.0
_MOST_READS = 20_000  # of one query: views upon views may read a table 65,535 times
LINE_BREAKING = re.compile(r"[\t\n\v\f\r\x1c-\x1e\x85\u2028\u2029]")
"""The characters that end a line, or a field of it, in one place or another."""

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
_MODULE = re.compile(
    r"CREATE VIRTUAL TABLE\s.*?\sUSING\s+[\"'`\[]?(\w+)", re.IGNORECASE | re.DOTALL
)

_Kind = Literal["table", "view"]


DateForm = Literal["day", "moment", "seconds"]
"""How dates are stored: `2026-03-01`, `2026-03-01 09:30:00`, seconds since 1970."""


@dataclass(frozen=True)
class Contents:
    """What the first rows of a column hold, see `lib.database.contents`.

    `codes`: all distinct values as texts, where they are few and short and no dates. `nulls`,
    `blanks`, `texts`, `integers`, `reals`: how many values are such. `dates`: how they are written,
    where nearly all values are dates that SQLite reads; `example`: the latest; `undated`: how many
    values are none. `other_dates`: an example of those that SQLite does not read (03/01/2026),
    where nearly all values are dates. `unique`: no value twice, no NULL. `whole`: no row was left
    out.
    """

    codes: tuple[str, ...] = ()
    nulls: int = 0
    blanks: int = 0
    dates: DateForm | None = None
    example: str | None = None
    unique: bool = False
    whole: bool = True
    texts: int = 0
    integers: int = 0
    reals: int = 0
    undated: int = 0
    other_dates: str | None = None


@dataclass(frozen=True)
class Column:
    """`type`: the declared type as written, possibly empty. `samples`: distinct values as text.

    `contents`: None where they are not read.
    """

    name: str
    type: str
    nullable: bool = True
    primary_key: bool = False
    samples: tuple[str, ...] = ()
    contents: Contents | None = None

    @property
    def affinity(self) -> str:
        """See `affinity`."""
        return affinity(self.type)


@dataclass(frozen=True)
class ColumnCondition:
    """A column that a query compares with a value. `pattern`: the value is a LIKE pattern."""

    column: str
    value: Value
    pattern: bool = False


@dataclass(frozen=True)
class ForeignKey:
    """`columns` and `referenced_columns`: as many of one as of the other, in the same order.

    `declared`: else found, by equal names and values.
    """

    columns: tuple[str, ...]
    referenced_table: str
    referenced_columns: tuple[str, ...]
    declared: bool = True

    @property
    def pairs(self) -> tuple[tuple[str, str], ...]:
        """Each column with the one that it refers to."""
        return tuple(zip(self.columns, self.referenced_columns, strict=True))


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
class Link:
    """A foreign key, read in the direction of a join. `pairs`: columns of the two tables."""

    from_table: str
    to_table: str
    pairs: tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class Catalog:
    """The tables of one database in creation order, as far as a query in the sandbox can use them.

    Views count as tables without keys and samples. Left out are virtual tables with the shadow
    tables that hold their data, views and columns that cannot be read, names that do not fit on one
    line of SQL, and foreign keys to what is not there.

    `left_out`: the names of tables and views that are left out, but for shadow tables.
    """

    db_id: str
    tables: tuple[Table, ...] = ()
    left_out: tuple[str, ...] = ()

    @cached_property
    def _tables_by_name(self) -> dict[str, Table]:
        return {fold_case(table.name): table for table in self.tables}

    @cached_property
    def links(self) -> dict[str, list[Link]]:
        """By folded name, the foreign keys from and to each table."""
        links: dict[str, list[Link]] = {name: [] for name in self._tables_by_name}
        for table in self.tables:
            for key in table.foreign_keys:
                other = self.table(key.referenced_table)
                if other is not None:  # the catalog may be a selection
                    links[fold_case(table.name)].append(Link(table.name, other.name, key.pairs))
                    back = tuple((b, a) for a, b in key.pairs)
                    links[fold_case(other.name)].append(Link(other.name, table.name, back))
        return links

    def table(self, name: str) -> Table | None:
        """The table of that name, ignoring case as SQLite does."""
        return self._tables_by_name.get(fold_case(name))

    def tables_with_column(self, name: str) -> tuple[Table, ...]:
        """The tables that have a column of that name."""
        return tuple(table for table in self.tables if table.column(name))

    def select(self, names: tuple[str, ...]) -> Catalog:
        """The same catalog with just these tables, in the order of `names`."""
        tables = tuple(t for t in map(self.table, names) if t is not None)
        return replace(self, tables=tables)


def catalog_or_empty(path: Path, db_id: str = "", sample_values: int = 0) -> Catalog:
    """`load_catalog`, once for a file as it is; no tables where the file cannot be used.

    For where running a query reports what is wrong with the file.
    """
    try:
        found = path.stat()
    except OSError:
        return Catalog(db_id)
    return _catalog_or_empty(path, db_id, sample_values, found.st_mtime_ns, found.st_size)


@lru_cache(maxsize=256)
def _catalog_or_empty(
    path: Path, db_id: str, sample_values: int, changed: int, size: int
) -> Catalog:
    try:
        return load_catalog(path, db_id, sample_values)
    except UnusableDatabaseError:
        return Catalog(db_id)


def load_catalog(path: Path, db_id: str = "", sample_values: int = 0) -> Catalog:
    """Introspect the SQLite file at `path`.

    `sample_values`: how many distinct values of each column to keep as samples, from the first
    thousand rows that have a value. NULLs, blobs and unprintable texts are left out.
    Raises UnusableDatabaseError where the file is missing, empty, damaged or no database, where it
    is too large to introspect, or where a write to it is not finished.
    """
    check_database_file(path)
    try:
        deadline = Deadline(_MAX_SECONDS)
        with (
            closing(_ReadCheck(path, deadline.passed)) as check,
            closing(connect_read_only(path)) as file,
        ):
            introspection = _Introspection(file, check, deadline)
            tables = introspection.tables(sample_values)
            return Catalog(db_id or path.stem, tables, tuple(introspection.left_out))
    except sqlite3.Error as error:
        message = f"{path}: not a readable SQLite database ({error})"
        raise UnusableDatabaseError(message, path) from None
    except UnusableFileError as error:  # its message begins with the file's name
        raise UnusableDatabaseError(f"{path.parent}/{error}", path) from None
    except _TooLargeError as error:
        raise UnusableDatabaseError(f"{path}: {error}", path) from None


class _TooLargeError(Exception):
    """The schema has more tables than a prompt could ever show, or takes too long to read."""


class _Introspection:
    """Reads one schema within a time limit; a hostile file could take forever.

    `left_out`: the names of what no query can read, see `Catalog`.
    """

    def __init__(
        self, connection: sqlite3.Connection, check: _ReadCheck, deadline: Deadline
    ) -> None:
        self._connection = connection
        self._check = check
        self._deadline = deadline
        self.left_out: list[str] = []
        deadline.guard(connection)

    def tables(self, sample_values: int) -> tuple[Table, ...]:
        """All tables and views that a query can read, in creation order."""
        tables: dict[str, Table] = {}
        primary_keys: dict[str, tuple[str, ...]] = {}
        kinds = self._table_kinds()
        for name, kind in kinds.items():
            limit = sample_values if kind == "table" else 0
            columns, primary_keys[fold_case(name)] = self._columns(name, kind, limit)
            if columns:
                tables[fold_case(name)] = Table(name, columns)
            else:
                self.left_out.append(name)
            if self._deadline.passed():
                raise _TooLargeError(f"reading the schema took longer than {_MAX_SECONDS:.0f} s")
        return tuple(
            replace(table, foreign_keys=tuple(self._foreign_keys(table, tables, primary_keys)))
            for table in tables.values()
        )

    def _table_kinds(self) -> dict[str, _Kind]:
        """Name to "table" or "view". Virtual tables, which have no root page, are left out."""
        rows = self._connection.execute(
            "SELECT name, type, CAST(coalesce(sql, '') AS TEXT), coalesce(rootpage, 0) "
            "FROM sqlite_master WHERE type IN ('table', 'view') "
            "AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY rowid LIMIT ?",
            (_MAX_TABLES + 1,),
        ).fetchall()
        if len(rows) > _MAX_TABLES:
            raise _TooLargeError(f"the schema has more than {_MAX_TABLES} tables and views")
        shadows = shadow_tables((name, statement) for name, _, statement, _ in rows)
        kinds: dict[str, _Kind] = {}
        for name, kind, _, root_page in rows:
            if fold_case(name) in shadows and kind == "table":
                continue
            if LINE_BREAKING.search(name) or (kind == "table" and not root_page):
                self.left_out.append(name)
            else:
                kinds[name] = kind
        return kinds

    def _columns(
        self, table: str, kind: _Kind, sample_limit: int
    ) -> tuple[tuple[Column, ...], tuple[str, ...]]:
        """The columns, and the names of those that form the primary key in the key's order."""
        if kind == "view" and not self._accepts(table, "*"):  # sooner than SQLite names its columns
            return (), ()
        try:
            rows = self._connection.execute(
                f"PRAGMA table_xinfo({quote_identifier(table)})"
            ).fetchall()
        except sqlite3.OperationalError:
            return (), ()
        names = self._readable(table, kind, [name for _, name, *_ in rows])
        key = [name for _, name in sorted((row[5], row[1]) for row in rows if row[5])]
        keyed = frozenset(key if names.issuperset(key) else ())
        columns = tuple(
            Column(
                name,
                declared,
                not not_null,
                name in keyed,
                self._samples(table, name, sample_limit),
            )
            for _, name, declared, not_null, *_ in rows
            if name in names
        )
        return columns, tuple(key)

    def _readable(self, table: str, kind: _Kind, names: list[str]) -> frozenset[str]:
        """Those columns that a query can read; of a view, all or none."""
        names = [name for name in names if not LINE_BREAKING.search(name)]
        columns = [f"t.{quote_identifier(name)}" for name in names]  # alone, it may be a string
        if not names or self._accepts(table, ", ".join(columns)):
            return frozenset(names)
        if kind == "view":
            return frozenset()
        pairs = zip(names, columns, strict=True)
        return frozenset(name for name, column in pairs if self._accepts(table, column))

    def _accepts(self, table: str, columns: str) -> bool:
        return self._check.accepts(f"SELECT {columns} FROM {quote_identifier(table)} AS t")

    def _foreign_keys(
        self,
        table: Table,
        tables: Mapping[str, Table],
        primary_keys: Mapping[str, tuple[str, ...]],
    ) -> Iterator[ForeignKey]:
        """Each key once; no key from or to a table or column that is not there."""
        found = set()
        for key in read_foreign_keys(self._connection, table.name, primary_keys):
            name = fold_case(key.referenced_table)
            referenced = tables.get(name)
            if (
                referenced is None
                or len(key.columns) != len(key.referenced_columns)
                or not all(map(table.column, key.columns))
                or not all(map(referenced.column, key.referenced_columns))
            ):
                continue
            pairs = frozenset((fold_case(a), fold_case(b)) for a, b in key.pairs)
            if (name, pairs) not in found:
                found.add((name, pairs))
                yield key

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


def shadow_tables(tables: Iterable[tuple[str, str]]) -> set[str]:
    """The folded names of tables in which virtual ones keep data. `tables`: names and SQL."""
    return {
        fold_case(f"{name}_{suffix}")
        for name, statement in tables
        if (module := _MODULE.match(statement))
        for suffix in _SUFFIXES.get(fold_case(module[1]), ())
    }


def read_foreign_keys(
    connection: sqlite3.Connection, table: str, primary_keys: Mapping[str, tuple[str, ...]]
) -> Iterator[ForeignKey]:
    """The foreign keys of a table as they are declared, also those that lead nowhere.

    `primary_keys`: by folded table name, for `REFERENCES t` without columns.
    """
    rows = connection.execute(f"PRAGMA foreign_key_list({quote_identifier(table)})").fetchall()
    for _, group in groupby(sorted(rows), key=itemgetter(0)):
        _, _, (name, *_), columns, targets, *_ = zip(*group, strict=True)
        if None in targets:
            targets = primary_keys.get(fold_case(name), ())
        yield ForeignKey(columns, name, targets)


class _ReadCheck(Authorizer):
    """Prepares queries on one file as a worker of the sandbox would, and runs none.

    Also refuses what the sandbox refuses only when a query runs, and what takes long to prepare.
    Raises UnusableFileError, or sqlite3.Error where SQLite cannot open the file. `overdue`: as for
    `ConnectionCache`.
    """

    def __init__(self, path: Path, overdue: Callable[[], bool]) -> None:
        super().__init__()
        self._path = str(path.resolve())
        self._reads = 0
        self._table_names: frozenset[str] = frozenset()
        self._connections = ConnectionCache(MAX_VALUE_BYTES, self, overdue)
        names = self._connections.get(self._path).execute("SELECT name FROM sqlite_master")
        self._table_names = frozenset(name for (name,) in names)

    def close(self) -> None:
        self._connections.clear()

    def accepts(self, sql: str) -> bool:
        """Whether SQLite prepares the query, all that it reads is allowed, and it is not vast."""
        self._reads = 0
        connection = self._connections.get(self._path)
        try:
            connection.execute(f"EXPLAIN {sql}").close()
        except (sqlite3.Error, MemoryError):  # MemoryError: a program of too many steps
            return False
        return True

    def __call__(
        self,
        action: int,
        first: str | None,
        second: str | None,
        database: str | None,
        source: str | None,
    ) -> int:
        if action == sqlite3.SQLITE_READ:
            self._reads += 1
            runs_pragma = first is not None and first.lower().startswith("pragma_")
            if self._reads > _MOST_READS or (runs_pragma and first not in self._table_names):
                return sqlite3.SQLITE_DENY
        return super().__call__(action, first, second, database, source)
