"""Whether databases have rows: on an empty one nearly any query gives the answer of gold."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Iterable
from contextlib import closing
from functools import lru_cache
from pathlib import Path

from lib.db.catalog import DamagedDatabaseError, connect_read_only, load_catalog, quote_identifier
from lib.db.deadline import Deadline
from lib.errors import DataError
from lib.records import Example

_MAX_SECONDS = 30.0

_log = logging.getLogger(__name__)


def without_rows(examples: Iterable[Example]) -> list[str]:
    """The ids of the questions whose database has no row in any table, in order."""
    return [example.id for example in examples if not has_rows(Path(example.db_path))]


@lru_cache(maxsize=1024)
def has_rows(database: Path) -> bool:
    """Whether any table has a row. One that is missing or cannot be read is taken to have some."""
    try:
        tables = {table.name for table in load_catalog(database).tables if table.columns}
        return not tables or bool(tables - empty_tables(database))
    except DataError:
        return True


@lru_cache(maxsize=64)
def empty_tables(database: Path) -> frozenset[str]:
    """The tables that have columns and no rows; a view counts as one.

    Where a table cannot be read, or not in half a minute, a warning tells, and it is not among
    them. Raises DataError where the database cannot be read at all.
    """
    try:
        tables = load_catalog(database).tables
    except DamagedDatabaseError:  # what is wrong with gold there, running it says
        return frozenset()
    empty = set()
    deadline = Deadline(_MAX_SECONDS)
    with closing(connect_read_only(database)) as connection:
        deadline.guard(connection)
        for table in tables:
            sql = f"SELECT EXISTS (SELECT 1 FROM {quote_identifier(table.name)})"
            try:
                if table.columns and not connection.execute(sql).fetchone()[0]:
                    empty.add(table.name)
            except sqlite3.Error as error:
                reason = deadline.reason(error)
                _log.warning(
                    "warning: %s: %s cannot be read (%s); whether it has rows is not known",
                    database,
                    table.name,
                    reason,
                )
            if deadline.passed():  # with an endless view, say: what comes after is not looked at
                break
    return frozenset(empty)
