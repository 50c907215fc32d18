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
from typing import Literal, NamedTuple

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

_DAY = r"(?!0000)\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])"
_TIME = r"(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?"
_MONTH = r"(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?"
_READ = re.compile(rf"(?P<day>{_DAY})|{_DAY}[ T]{_TIME}Z?", re.ASCII)
_ORDINAL = r"\d{1,2}(?:st|nd|rd|th)?"
_UNREAD = re.compile(
    r"\s*(?!0000)(?:\d{1,2}([-/.])\d{1,2}\1\d{4}|\d{1,2}/\d{1,2}/\d\d|\d{4}([-/.])\d{1,2}\2\d{1,2}"
    rf"|{_ORDINAL}[ -]{_MONTH},?[ -]\d{{2,4}}|{_MONTH} {_ORDINAL},? \d{{4}}"
    r"|(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01]))(?:[ T,].*)?",
    re.ASCII | re.IGNORECASE,
)
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
    return replace(catalog, tables=tuple(tables))


class _Figures(NamedTuple):
    """Of the first rows of a column; the last four are values."""

    rows: int
    known: int
    distinct: int
    texts: int
    integers: int
    reals: int
    blanks: int
    days: int
    moments: int
    others: int
    least: object
    most: object
    latest: str | None
    other: str | None


def _count(condition: str) -> str:
    return f"count(CASE WHEN {condition} THEN 1 END)"


_FIGURES = ", ".join(
    [
        "count(*), count(v), count(DISTINCT v)",
        *(_count(f"typeof(v) = '{kind}'") for kind in ("text", "integer", "real")),
        _count("typeof(v) = 'text' AND trim(v) = ''"),
        *(_count(f"form = '{form}'") for form in ("day", "moment", "other")),
        "min(v), max(v), max(CASE WHEN form IN ('day', 'moment') THEN v END)",
        "max(CASE WHEN form = 'other' THEN v END)",
    ]
)
_FORM = (
    "CASE WHEN typeof({0}) = 'text' AND length({0}) BETWEEN 6 AND 40 AND {0} GLOB '*[0-9]*' "
    "THEN date_form({0}) END"
)


def without_codes(catalog: Catalog) -> Catalog:
    """The catalog without the values of its columns, where no cell may reach a model."""
    tables = [
        replace(table, columns=tuple(map(_without_codes, table.columns)))
        for table in catalog.tables
    ]
    return replace(catalog, tables=tuple(tables))


def _without_codes(column: Column) -> Column:
    if column.contents is None:
        return column
    return replace(column, contents=replace(column.contents, codes=(), example=None))


class _Reading:
    """Reads one file. `views`: their names."""

    def __init__(self, connection: sqlite3.Connection, catalog: Catalog) -> None:
        self._connection = connection
        connection.create_function("date_form", 1, date_form, deterministic=True)
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
            found = _Figures(
                *self._connection.execute(
                    f"SELECT {_FIGURES} FROM (SELECT {name} AS v, {_FORM.format(name)} AS form "
                    f"FROM {quote_identifier(table.name)} LIMIT ?)",
                    (_SCANNED_ROWS,),
                ).fetchone()
            )
            dates, other = _dates(column, found)
            repeated = 0 < found.distinct <= min(_MOST_CODES, _REPEATED_SHARE * found.known)
            keyed = column.primary_key or _refers_elsewhere(table, column)
            coded = repeated and not keyed and dates is other is None
            codes = self._codes(table, name) if coded else ()
        except (sqlite3.Error, OverflowError):
            return None
        return Contents(
            codes=codes,
            nulls=found.rows - found.known,
            blanks=found.blanks,
            dates=dates,
            example=str(found.most if dates == "seconds" else found.latest) if dates else None,
            other_dates=other,
            undated=found.known - found.days - found.moments
            if dates not in (None, "seconds")
            else 0,
            unique=found.rows == found.known == found.distinct and found.rows > 1,
            whole=found.rows < _SCANNED_ROWS,
            texts=found.texts,
            integers=found.integers,
            reals=found.reals,
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


def _dates(column: Column, found: _Figures) -> tuple[DateForm | None, str | None]:
    """How the dates are written that SQLite reads; an example of those that it does not."""
    dated = found.days + found.moments
    if found.texts and dated + found.others >= _DATED_SHARE * (found.known - found.blanks):
        read = dated >= _DATED_SHARE * (found.known - found.blanks)
        form: DateForm = "moment" if found.moments else "day"
        return form if read else None, found.other
    words = frozenset(re.findall(r"[a-z]+", " ".join(identifier_words(column.name)).lower()))
    least, most = found.least, found.most
    if not (words & _DATE_WORDS and isinstance(least, int) and isinstance(most, int)):
        return None, None
    if _FIRST_SECOND <= least <= most <= _LAST_SECOND:
        return "seconds", None
    milliseconds = 1000 * _FIRST_SECOND <= least <= most <= 1000 * _LAST_SECOND
    days = date_form(str(least)) == date_form(str(most)) == "other"  # 20260301
    return None, str(most) if milliseconds or days else None


def date_form(text: str) -> Literal["day", "moment", "other"] | None:
    """How a date is written; `other`: so that SQLite does not read it, or reads another time."""
    if match := _READ.fullmatch(text):
        return "day" if match["day"] else "moment"
    return "other" if _UNREAD.fullmatch(text) else None
