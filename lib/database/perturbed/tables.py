"""A database as rows in memory: read from the original, written to a copy.

Virtual tables and what belongs to them are left out, and so are triggers: nothing ever writes to
a copy.
"""

import sqlite3
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import groupby

from lib.base.records import Value
from lib.database.catalog import affinity, fold_case, quote_identifier

Row = list[Value]

_MAX_ROWS_READ = 20_000
_STORED = 0  # in table_xinfo's column `hidden`; columns with other values are computed


@dataclass(frozen=True)
class StoredColumn:
    """`affinity`: "integer", "text", "real", "blob" or "numeric", as SQLite derives it."""

    name: str
    declared: str
    affinity: str
    not_null: bool
    key_position: int


@dataclass(frozen=True)
class Reference:
    """A foreign key: positions of its columns, the table it refers to, and positions there."""

    columns: tuple[int, ...]
    table: str
    targets: tuple[int, ...]


@dataclass
class StoredTable:
    """`added`: how many of the last rows were added by a perturbation."""

    name: str
    create_sql: str
    columns: tuple[StoredColumn, ...]
    rows: list[Row]
    references: tuple[Reference, ...] = ()
    added: int = field(default=0)

    @property
    def foreign_columns(self) -> frozenset[int]:
        """The positions of the columns of its foreign keys."""
        return frozenset(c for reference in self.references for c in reference.columns)

    def position(self, column: str) -> int | None:
        """The index of the column, ignoring case as SQLite does; None where there is none."""
        names = [fold_case(c.name) for c in self.columns]
        return names.index(fold_case(column)) if fold_case(column) in names else None


def read_tables(connection: sqlite3.Connection) -> dict[str, StoredTable]:
    """The tables by folded name, in creation order, with at most 20,000 rows each."""
    tables = {fold_case(name): _read(connection, name, sql) for name, sql in _ordinary(connection)}
    for table in tables.values():
        table.references = tuple(_references(connection, table, tables))
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
    kinds = {row[1]: row[2] for row in connection.execute("PRAGMA main.table_list")}
    rows = connection.execute(
        "SELECT name, sql FROM sqlite_master WHERE type = 'table' "
        "AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY rowid"
    ).fetchall()
    return [(name, sql) for name, sql in rows if kinds.get(name) == "table"]


def _read(connection: sqlite3.Connection, name: str, create_sql: str) -> StoredTable:
    info = connection.execute(f"PRAGMA table_xinfo({quote_identifier(name)})").fetchall()
    columns = tuple(
        StoredColumn(column, declared, affinity(declared), bool(not_null), position)
        for _, column, declared, not_null, _, position, hidden in info
        if hidden == _STORED
    )
    names = ", ".join(quote_identifier(column.name) for column in columns)
    rows = connection.execute(
        f"SELECT {names} FROM {quote_identifier(name)} LIMIT {_MAX_ROWS_READ}"
    )
    return StoredTable(name, create_sql, columns, [list(row) for row in rows])


def _references(
    connection: sqlite3.Connection, table: StoredTable, tables: dict[str, StoredTable]
) -> Iterable[Reference]:
    """The foreign keys whose table and columns exist."""
    rows = connection.execute(f"PRAGMA foreign_key_list({quote_identifier(table.name)})").fetchall()
    for _, group in groupby(sorted(rows, key=lambda row: row[:2]), key=lambda row: row[0]):
        pairs = list(group)
        target = tables.get(fold_case(pairs[0][2]))
        if target is None:
            continue
        key = sorted((c.key_position, c.name) for c in target.columns if c.key_position)
        names = [
            row[4] or (key[place][1] if place < len(key) else "") for place, row in enumerate(pairs)
        ]
        columns = [table.position(row[3]) for row in pairs]
        targets = [target.position(name) for name in names]
        if None not in columns and None not in targets:
            yield Reference(
                tuple(c for c in columns if c is not None),
                target.name,
                tuple(c for c in targets if c is not None),
            )


def _delete_dangling(connection: sqlite3.Connection, tables: dict[str, StoredTable]) -> None:
    statements = [
        _dangling_statement(table, reference, tables[fold_case(reference.table)])
        for table in tables.values()
        for reference in table.references
    ]
    while sum(connection.execute(statement).rowcount for statement in statements):
        pass  # what is deleted may leave others dangling


def _dangling_statement(table: StoredTable, reference: Reference, target: StoredTable) -> str:
    here = [quote_identifier(table.columns[c].name) for c in reference.columns]
    there = [quote_identifier(target.columns[c].name) for c in reference.targets]
    present = " AND ".join(f"{name} IS NOT NULL" for name in here)
    keys = " AND ".join(f"{name} IS NOT NULL" for name in there)
    left = here[0] if len(here) == 1 else f"({', '.join(here)})"
    return (
        f"DELETE FROM {quote_identifier(table.name)} WHERE {present} AND {left} NOT IN "
        f"(SELECT {', '.join(there)} FROM {quote_identifier(target.name)} WHERE {keys})"
    )
