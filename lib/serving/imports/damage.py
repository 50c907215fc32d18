"""What is wrong with a SQLite file whose schema can be read: damaged pages, unknown collations.

Each table is checked when the file is uploaded, as far as the time allows, so that no question is
the first to find out.
"""

import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from lib.base.errors import DataError
from lib.database.catalog import Catalog, Table, quote_identifier
from lib.database.files import Deadline, connect_read_only

_MAX_SECONDS = 20.0
_OF_VALUES = re.compile(r" value in |constraint failed")  # of a sound file whose data break a rule
_CORRUPT = frozenset({"SQLITE_CORRUPT", "SQLITE_NOTADB", "SQLITE_IOERR"})


def table_doubts(path: Path, catalog: Catalog) -> dict[str, list[str]]:
    """Notes by table on what queries cannot do. Raises DataError where a table is damaged."""
    deadline = Deadline(_MAX_SECONDS)
    notes: dict[str, list[str]] = {}
    with closing(connect_read_only(path)) as connection:
        deadline.guard(connection)
        connection.execute("PRAGMA ignore_check_constraints = ON")
        for table in catalog.tables:
            damage = _damage(connection, table) if not deadline.passed() else None
            if damage:
                raise DataError(
                    f"the database is damaged: the table {table.name!r} cannot be read whole "
                    f"({damage}); recover it (sqlite3 old.db .recover | sqlite3 new.db), and "
                    "upload that"
                )
            if found := list(_collations(connection, table)):
                notes[table.name] = found
    return notes


def _damage(connection: sqlite3.Connection, table: Table) -> str | None:
    """What SQLite says of damaged pages of the table and its indexes; None where they are whole."""
    try:
        rows = connection.execute(f"PRAGMA quick_check({quote_identifier(table.name)})")
        lines = [line for (text,) in rows for line in text.splitlines() if line[:3] != "***"]
    except sqlite3.Error as error:
        code = getattr(error, "sqlite_errorname", "")
        return str(error) if code.startswith(tuple(_CORRUPT)) else None
    found = (line for line in lines if line != "ok" and not _OF_VALUES.search(line))
    return next(found, None)


def _collations(connection: sqlite3.Connection, table: Table) -> Iterator[str]:
    """The columns whose order only another program knows."""
    for column in table.columns:
        name = quote_identifier(column.name)
        sql = f"EXPLAIN SELECT {name} FROM {quote_identifier(table.name)} ORDER BY {name}"
        try:
            connection.execute(sql).close()
        except sqlite3.Error as error:
            if found := re.fullmatch(r"no such collation sequence: (.*)", str(error)):
                yield (
                    f"{column.name} has the collation {found[1]!r}, which is not known here: a "
                    "query that compares or sorts it fails; create the table without it"
                )
