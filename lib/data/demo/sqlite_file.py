"""A domain's rows as a SQLite file whose bytes depend on nothing but the rows."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from lib.data.demo.domain import Domain, TableSpec
from lib.data.demo.rows import Tables

_PAGE_SIZE = 4096


def write_database(path: Path, domain: Domain, tables: Tables) -> None:
    """Create the file at `path`, replacing what is there; it appears complete or not at all."""
    path.parent.mkdir(parents=True, exist_ok=True)
    temporary = path.with_name(path.name + ".tmp")
    temporary.unlink(missing_ok=True)
    connection = sqlite3.connect(temporary, isolation_level=None)
    try:
        connection.execute(f"PRAGMA page_size = {_PAGE_SIZE}")
        connection.execute("PRAGMA journal_mode = OFF")
        connection.execute("BEGIN")
        fill(connection, domain, tables)
        connection.execute("COMMIT")
        connection.execute("VACUUM")
    finally:
        connection.close()
    temporary.replace(path)


def fill(connection: sqlite3.Connection, domain: Domain, tables: Tables) -> None:
    """Create the domain's tables in an empty database and insert the rows."""
    for name, table in domain.tables.items():
        connection.execute(create_statement(name, table, domain))
        slots = ", ".join("?" * len(table.columns))
        connection.executemany(
            f"INSERT INTO {name} VALUES ({slots})", (tuple(row.values()) for row in tables[name])
        )


def create_statement(name: str, table: TableSpec, domain: Domain) -> str:
    """CREATE TABLE with types, NOT NULL where no value is missing, and keys."""
    lines = []
    for column, spec in table.columns.items():
        if spec.key:
            lines.append(f"{column} INTEGER PRIMARY KEY")
        else:
            lines.append(f"{column} {spec.sql_type}{'' if spec.nulls else ' NOT NULL'}")
    if table.pair:
        lines.append(f"PRIMARY KEY ({', '.join(table.references)})")
    for column, referenced in table.references.items():
        key = domain.tables[referenced].key
        lines.append(f"FOREIGN KEY ({column}) REFERENCES {referenced} ({key})")
    body = ",\n  ".join(lines)
    return f"CREATE TABLE {name} (\n  {body}\n)"
