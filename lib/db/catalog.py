"""What a database contains, by introspection: tables, columns, keys, sample values."""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

from lib.errors import DataError

_MAX_SAMPLE_LENGTH = 40


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
        return {column.name.lower(): column for column in self.columns}

    def column(self, name: str) -> Column | None:
        """The column of that name, upper and lower case alike, as SQLite resolves it."""
        return self._columns_by_name.get(name.lower())


@dataclass(frozen=True)
class Catalog:
    """The tables of one database in creation order. Views count as tables without keys."""

    db_id: str
    tables: tuple[Table, ...] = field(default=())

    @cached_property
    def _tables_by_name(self) -> dict[str, Table]:
        return {table.name.lower(): table for table in self.tables}

    def table(self, name: str) -> Table | None:
        """The table of that name, upper and lower case alike."""
        return self._tables_by_name.get(name.lower())

    def tables_with_column(self, name: str) -> tuple[Table, ...]:
        """The tables that own a column of that name."""
        return tuple(table for table in self.tables if table.column(name))

    def select(self, names: tuple[str, ...]) -> Catalog:
        """The same catalog with just these tables, in the order of `names`."""
        return Catalog(self.db_id, tuple(t for t in map(self.table, names) if t is not None))


def connect_read_only(path: Path) -> sqlite3.Connection:
    """A connection for the project's own trusted queries; text that is not UTF-8 is decoded.

    Model-written SQL never runs here: that is what `lib.db.sandbox` is for.
    """
    connection = sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro&immutable=1", uri=True)
    connection.text_factory = lambda raw: raw.decode("utf-8", errors="replace")
    return connection


def load_catalog(path: Path, db_id: str = "", sample_values: int = 0) -> Catalog:
    """Introspect the SQLite file at `path`.

    `sample_values`: how many distinct non-null values of each column to keep as samples.
    Raises DataError where the file is missing or no database.
    """
    if not path.is_file():
        raise DataError(f"{path}: no such database file")
    try:
        connection = connect_read_only(path)
        try:
            return Catalog(db_id or path.stem, _tables(connection, sample_values))
        finally:
            connection.close()
    except sqlite3.Error as error:
        raise DataError(f"{path}: not a readable SQLite database ({error})") from None


def quote_identifier(name: str) -> str:
    """The name in SQLite's double quotes."""
    return '"' + name.replace('"', '""') + '"'


def _tables(connection: sqlite3.Connection, sample_values: int) -> tuple[Table, ...]:
    names = [
        name
        for (name,) in connection.execute(
            "SELECT name FROM sqlite_master WHERE type IN ('table', 'view') "
            "AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY rowid"
        )
    ]
    primary_keys: dict[str, list[str]] = {}
    columns_of: dict[str, tuple[Column, ...]] = {}
    for name in names:
        columns = []
        for _, column, declared, not_null, _, key_position in connection.execute(
            f"PRAGMA table_info({quote_identifier(name)})"
        ):
            samples = _samples(connection, name, column, sample_values)
            columns.append(Column(column, declared, not not_null, key_position > 0, samples))
            if key_position:
                primary_keys.setdefault(name.lower(), []).append(column)
        columns_of[name] = tuple(columns)
    return tuple(
        Table(name, columns_of[name], _foreign_keys(connection, name, primary_keys))
        for name in names
    )


def _foreign_keys(
    connection: sqlite3.Connection, table: str, primary_keys: dict[str, list[str]]
) -> tuple[ForeignKey, ...]:
    keys = []
    rows = connection.execute(f"PRAGMA foreign_key_list({quote_identifier(table)})").fetchall()
    for _, position, referenced, column, referenced_column, *_ in sorted(rows):
        if referenced_column is None:  # REFERENCES t, without a column, means t's primary key
            key_columns = primary_keys.get(referenced.lower(), [])
            if position >= len(key_columns):
                continue
            referenced_column = key_columns[position]
        keys.append(ForeignKey(column, referenced, referenced_column))
    return tuple(keys)


def _samples(
    connection: sqlite3.Connection, table: str, column: str, limit: int
) -> tuple[str, ...]:
    if limit == 0:
        return ()
    rows = connection.execute(
        f"SELECT DISTINCT {quote_identifier(column)} FROM {quote_identifier(table)} "
        f"WHERE {quote_identifier(column)} IS NOT NULL LIMIT ?",
        (limit,),
    )
    return tuple(str(value)[:_MAX_SAMPLE_LENGTH] for (value,) in rows)
