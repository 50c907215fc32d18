"""Finds databases without rows: on these, nearly any query returns what gold returns."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Iterable
from contextlib import closing
from functools import lru_cache
from pathlib import Path

from lib.db.catalog import load_catalog, quote_identifier
from lib.db.deadline import Deadline
from lib.db.files import UnusableDatabaseError, connect_read_only
from lib.errors import DataError
from lib.records import Example

_MAX_SECONDS = 30.0

_log = logging.getLogger(__name__)


def without_rows(examples: Iterable[Example]) -> list[str]:
    """The ids of the questions whose database has no row in any table, in order."""
    return [example.id for example in examples if not has_rows(Path(example.db_path))]


@lru_cache(maxsize=1024)
def has_rows(database: Path) -> bool:
    """Whether any table has a row. A missing or unreadable database is taken to have some."""
    try:
        tables = {table.name for table in load_catalog(database).tables}
        return not tables or bool(tables - empty_tables(database))
    except DataError:
        return True


@lru_cache(maxsize=64)
def empty_tables(database: Path) -> frozenset[str]:
    """The tables that have no rows; views count as tables.

    A table that cannot be read is logged as a warning and left out, as are all tables that are not
    reached within half a minute. A missing or damaged database has none.
    """
    try:
        tables = load_catalog(database).tables
    except UnusableDatabaseError:  # running gold reports it
        return frozenset()
    empty = set()
    deadline = Deadline(_MAX_SECONDS)
    with closing(connect_read_only(database)) as connection:
        deadline.guard(connection)
        for table in tables:
            sql = f"SELECT EXISTS (SELECT 1 FROM {quote_identifier(table.name)})"
            try:
                if not connection.execute(sql).fetchone()[0]:
                    empty.add(table.name)
            except sqlite3.Error as error:
                reason = deadline.reason(error)
                _log.warning(
                    "warning: %s: %s cannot be read (%s); whether it has rows is not known",
                    database,
                    table.name,
                    reason,
                )
            if deadline.passed():  # an endless view, say; the remaining tables are skipped
                break
    return frozenset(empty)
