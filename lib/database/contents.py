"""What the columns of a database hold: codes, dates, missing values, and keys nobody declared.

Read once a database, from the first rows of each table, and kept in its catalog: prompts show it,
corrections and doubts follow from it.
"""

import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

from lib.database.catalog import (
    Catalog,
    Column,
    Contents,
    DateForm,
    ForeignKey,
    Table,
    fold_case,
    quote_identifier,
)
from lib.database.files import Deadline, connect_read_only
from lib.database.names import identifier_words

_MOST_CODES = 12  # distinct values of a column whose values are codes
_REPEATED_SHARE = 0.7  # distinct codes by values, at most: names are hardly ever repeated
_LONGEST_CODE = 24  # characters
_SCANNED_ROWS = 20_000  # of each table
_MAX_SECONDS = 20.0
_DATED_SHARE = 0.95  # of the values that must be dates
_KEY_SHARE = 0.9  # of the values that must be in the key they are said to refer to

_DAY = "[0-9][0-9][0-9][0-9]-[0-1][0-9]-[0-3][0-9]"
_FIRST_SECOND, _LAST_SECOND = 10**8, 4 * 10**9  # 1973 to 2096
_DATE_WORDS = frozenset(
    [
        "at",
        "on",
        "date",
        "time",
        "timestamp",
        "datetime",
        "created",
        "updated",
        "modified",
        "opened",
        "closed",
        "sent",
        "since",
        "until",
        "started",
        "ended",
        "begin",
        "start",
        "end",
        "expires",
        "due",
        "ts",
        "epoch",
        "when",
    ]
)
_NO_KEY_NAMES = frozenset({"id", "name", "code", "number", "no", "nr", "date", "year", "type"})


def with_contents(path: Path, catalog: Catalog) -> Catalog:
    """The catalog of the SQLite file with the contents of its columns, and the keys found in them.

    Views are not read. What cannot be read, or not in time, has no contents.
    """
    deadline = Deadline(_MAX_SECONDS)
    with closing(connect_read_only(path)) as connection:
        deadline.guard(connection)
        reading = _Reading(connection, catalog)
        tables = []
        for table in catalog.tables:
            if deadline.passed() or table.name in reading.views:
                tables.append(table)
                continue
            linked = replace(table, foreign_keys=(*table.foreign_keys, *reading.found_keys(table)))
            columns = tuple(replace(c, contents=reading.contents(linked, c)) for c in table.columns)
            tables.append(replace(linked, columns=columns))
    return Catalog(catalog.db_id, tuple(tables))


class _Reading:
    """Reads one file. `views`: their names."""

    def __init__(self, connection: sqlite3.Connection, catalog: Catalog) -> None:
        self._connection = connection
        rows = connection.execute("SELECT name FROM sqlite_master WHERE type = 'view'")
        self.views = frozenset(name for (name,) in rows)
        self._keys: dict[str, list[tuple[Table, Column]]] = {}
        for table in catalog.tables:
            keyed = [column for column in table.columns if column.primary_key]
            if len(keyed) == 1 and fold_case(keyed[0].name) not in _NO_KEY_NAMES:
                self._keys.setdefault(fold_case(keyed[0].name), []).append((table, keyed[0]))

    def contents(self, table: Table, column: Column) -> Contents | None:
        name = quote_identifier(column.name)
        try:
            row = self._connection.execute(
                "SELECT count(*), count(v), count(DISTINCT v), total(typeof(v) = 'text'), "
                f"total(v GLOB '{_DAY}'), total(v GLOB '{_DAY}[ T]*'), "
                "total(typeof(v) = 'integer'), min(v), max(v), "
                "total(typeof(v) = 'text' AND trim(v) = '') "
                f"FROM (SELECT {name} AS v FROM {quote_identifier(table.name)} LIMIT ?)",
                (_SCANNED_ROWS,),
            ).fetchone()
            rows, known, distinct, texts, days, moments, integers, least, most, blanks = row
            dates = _date_form(column, known, texts, days, moments, integers, least, most)
            repeated = 0 < distinct <= min(_MOST_CODES, _REPEATED_SHARE * known)
            keyed = column.primary_key or _refers_elsewhere(table, column)
            codes = self._codes(table, name) if repeated and not dates and not keyed else ()
        except (sqlite3.Error, OverflowError):
            return None
        return Contents(
            codes=codes,
            nulls=rows - known,
            blanks=int(blanks),
            dates=dates,
            example=str(most) if dates else None,
            unique=rows == known == distinct and rows > 1,
            whole=rows < _SCANNED_ROWS,
            texts=int(texts),
        )

    def _codes(self, table: Table, name: str) -> tuple[str, ...]:
        """The distinct values, if each is short enough; the order is SQLite's."""
        rows = self._connection.execute(
            f"SELECT DISTINCT v FROM (SELECT {name} AS v FROM {quote_identifier(table.name)} "
            "LIMIT ?) WHERE v IS NOT NULL ORDER BY v",
            (_SCANNED_ROWS,),
        )
        values = [value for (value,) in rows]
        flags = set(values) <= {0, 1}
        return tuple(map(str, values)) if flags or all(map(_is_code, values)) else ()

    def found_keys(self, table: Table) -> Iterator[ForeignKey]:
        """The columns named as the primary key of another table, most of whose values it has."""
        declared = {fold_case(name) for key in table.foreign_keys for name in key.columns}
        for column in table.columns:
            others = [
                (other, key)
                for other, key in self._keys.get(fold_case(column.name), ())
                if other.name != table.name and other.name not in self.views
            ]
            if len(others) != 1 or fold_case(column.name) in declared:
                continue
            other, key = others[0]
            if column.affinity == key.affinity and self._refers(table, column, other, key):
                yield ForeignKey((column.name,), other.name, (key.name,), declared=False)

    def _refers(self, table: Table, column: Column, other: Table, key: Column) -> bool:
        name, theirs = quote_identifier(column.name), quote_identifier(key.name)
        try:
            known, there = self._connection.execute(
                f"SELECT count(*), total(v IN (SELECT {theirs} FROM {quote_identifier(other.name)}"
                f")) FROM (SELECT DISTINCT {name} AS v FROM {quote_identifier(table.name)} "
                f"WHERE {name} IS NOT NULL LIMIT ?)",
                (_SCANNED_ROWS,),
            ).fetchone()
        except sqlite3.Error:
            return False
        return bool(known and there >= _KEY_SHARE * known)


def _refers_elsewhere(table: Table, column: Column) -> bool:
    names = (fold_case(name) for key in table.foreign_keys for name in key.columns)
    return fold_case(column.name) in names


def _is_code(value: object) -> bool:
    return isinstance(value, str) and len(value) <= _LONGEST_CODE and value.isprintable()


def _date_form(
    column: Column,
    known: int,
    texts: float,
    days: float,
    moments: float,
    integers: float,
    least: object,
    most: object,
) -> DateForm | None:
    """How the values are written, where nearly all of them are dates."""
    if known and texts and days + moments >= _DATED_SHARE * known:
        return "moment" if moments > days else "day"
    words = frozenset(re.findall(r"[a-z]+", " ".join(identifier_words(column.name)).lower()))
    if not (words & _DATE_WORDS and known and integers == known):
        return None
    if isinstance(least, int) and isinstance(most, int):
        return "seconds" if _FIRST_SECOND <= least <= most <= _LAST_SECOND else None
    return None
