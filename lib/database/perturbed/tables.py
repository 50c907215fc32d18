"""A database as rows in memory: read from the original, written to a copy.

Virtual tables and what belongs to them are left out, and so are triggers: nothing ever writes to
a copy.
"""

import sqlite3
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace

from lib.base.records import Value
from lib.database.catalog import (
    Column,
    ForeignKey,
    fold_case,
    quote_identifier,
    read_foreign_keys,
    shadow_tables,
)

Row = list[Value]

_MAX_ROWS_READ = 20_000
_STORED = 0  # in table_xinfo's column `hidden`; columns with other values are computed


@dataclass
class StoredTable:
    """`primary_key`: the names of its columns, in the key's order. `foreign_keys`: those whose
    table and columns exist. `added`: how many of the last rows were added by a perturbation.
    """

    name: str
    create_sql: str
    columns: tuple[Column, ...]
    primary_key: tuple[str, ...]
    rows: list[Row]
    foreign_keys: tuple[ForeignKey, ...] = ()
    added: int = field(default=0)

    @property
    def foreign_columns(self) -> frozenset[int]:
        """The positions of the columns of its foreign keys."""
        return frozenset(c for key in self.foreign_keys for c in self.positions(key.columns))

    def positions(self, columns: Iterable[str]) -> list[int]:
        """The indices of columns that are there."""
        return [p for p in map(self.position, columns) if p is not None]

    def position(self, column: str) -> int | None:
        """The index of the column, ignoring case as SQLite does; None where there is none."""
        names = [fold_case(c.name) for c in self.columns]
        return names.index(fold_case(column)) if fold_case(column) in names else None


def read_tables(connection: sqlite3.Connection) -> dict[str, StoredTable]:
    """The tables by folded name, in creation order, with at most 20,000 rows each."""
    tables = {fold_case(name): _read(connection, name, sql) for name, sql in _ordinary(connection)}
    primary_keys = {name: table.primary_key for name, table in tables.items()}
    for table in tables.values():
        declared = read_foreign_keys(connection, table.name, primary_keys)
        table.foreign_keys = tuple(_existing(declared, table, tables))
    return tables


def write_tables(
    tables: Iterable[StoredTable], extras: Sequence[str], connection: sqlite3.Connection
) -> None:
    """Create and fill the tables, then run `extras`, the statements of indexes and views.

    A row that breaks a constraint is left out, and then every row whose foreign key leads nowhere.
    Raises sqlite3.Error where a statement fails.
    """
    tables = list(tables)
    for table in tables:
        connection.execute(table.create_sql)
        names = ", ".join(quote_identifier(column.name) for column in table.columns)
        marks = ", ".join("?" * len(table.columns))
        connection.executemany(
            f"INSERT OR IGNORE INTO {quote_identifier(table.name)} ({names}) VALUES ({marks})",
            table.rows,
        )
    _delete_dangling(connection, {fold_case(table.name): table for table in tables})
    for statement in extras:
        connection.execute(statement)
    connection.commit()


def extra_statements(connection: sqlite3.Connection) -> list[str]:
    """The statements that create the indexes and views of the database, in creation order."""
    rows = connection.execute(
        "SELECT sql FROM sqlite_master WHERE type IN ('index', 'view') AND sql IS NOT NULL "
        "ORDER BY rowid"
    )
    return [sql for (sql,) in rows]


def _ordinary(connection: sqlite3.Connection) -> list[tuple[str, str]]:
    rows = connection.execute(
        "SELECT name, sql, rootpage FROM sqlite_master WHERE type = 'table' "
        "AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY rowid"
    ).fetchall()
    shadows = shadow_tables((name, sql) for name, sql, _ in rows)
    return [(name, sql) for name, sql, page in rows if page and fold_case(name) not in shadows]


def _read(connection: sqlite3.Connection, name: str, create_sql: str) -> StoredTable:
    info = connection.execute(f"PRAGMA table_xinfo({quote_identifier(name)})").fetchall()
    columns = tuple(
        Column(column, declared, not not_null, bool(position))
        for _, column, declared, not_null, _, position, hidden in info
        if hidden == _STORED
    )
    names = ", ".join(quote_identifier(column.name) for column in columns)
    rows = connection.execute(
        f"SELECT {names} FROM {quote_identifier(name)} LIMIT {_MAX_ROWS_READ}"
    )
    key = tuple(name for _, name in sorted((row[5], row[1]) for row in info if row[5]))
    return StoredTable(name, create_sql, columns, key, [list(row) for row in rows])


def _existing(
    declared: Iterable[ForeignKey], table: StoredTable, tables: dict[str, StoredTable]
) -> Iterable[ForeignKey]:
    """The foreign keys whose table and columns exist."""
    for key in declared:
        target, count = tables.get(fold_case(key.referenced_table)), len(key.columns)
        if (
            target is not None
            and len(table.positions(key.columns)) == count
            and len(target.positions(key.referenced_columns[:count])) == count
        ):
            yield replace(key, referenced_columns=key.referenced_columns[:count])


def _delete_dangling(connection: sqlite3.Connection, tables: dict[str, StoredTable]) -> None:
    statements = [
        _dangling_statement(table.name, key)
        for table in tables.values()
        for key in table.foreign_keys
    ]
    while sum(connection.execute(statement).rowcount for statement in statements):
        pass  # what is deleted may leave others dangling


def _dangling_statement(table: str, key: ForeignKey) -> str:
    here = [quote_identifier(name) for name in key.columns]
    there = [quote_identifier(name) for name in key.referenced_columns]
    present = " AND ".join(f"{name} IS NOT NULL" for name in here)
    keys = " AND ".join(f"{name} IS NOT NULL" for name in there)
    left = here[0] if len(here) == 1 else f"({', '.join(here)})"
    return (
        f"DELETE FROM {quote_identifier(table)} WHERE {present} AND {left} NOT IN "
        f"(SELECT {', '.join(there)} FROM {quote_identifier(key.referenced_table)} WHERE {keys})"
    )
