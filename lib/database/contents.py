"""What the columns of a database hold: codes, dates, missing values; and keys nobody declared.

Read once a database, from the first rows of each table, and kept in its catalog: prompts show it,
corrections and doubts follow from it.
"""

import re
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Literal

from lib.database.catalog import (
    Catalog,
    Column,
    Contents,
    DateForm,
    Table,
    fold_case,
    quote_identifier,
)
from lib.database.files import Deadline, connect_read_only
from lib.database.found_keys import FoundKeys
from lib.database.names import identifier_words

_MOST_CODES = 12  # distinct values of a column whose values are codes
_REPEATED_SHARE = 0.7  # distinct codes by values, at most: names are hardly ever repeated
_LONGEST_CODE = 24  # characters
_SCANNED_ROWS = 20_000  # of each table
_MAX_SECONDS = 20.0
_DATED_SHARE = 0.95  # of the values that must be dates

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
_DATE_WORDS = frozenset((
    "at", "on", "date", "time", "timestamp", "datetime", "created", "updated", "modified", "opened",
    "closed", "sent", "since", "until", "started", "ended", "begin", "start", "end", "expires",
    "due", "ts", "epoch", "when",
))  # fmt: skip


def with_contents(path: Path, catalog: Catalog) -> Catalog:
    """The catalog of the SQLite file with the contents of its columns, and the keys found in them.

    Views are not read. What cannot be read, or not in time, has no contents.
    """
    deadline = Deadline(_MAX_SECONDS)
    tables = []
    with closing(connect_read_only(path)) as connection:
        deadline.guard(connection)
        reading = _Reading(connection, catalog)
        for table in catalog.tables:
            is_read = table.name not in reading.views and not deadline.passed()
            tables.append(reading.table(table) if is_read else table)
    return replace(catalog, tables=tuple(tables))


def without_codes(catalog: Catalog) -> Catalog:
    """The catalog without the values of its columns, where no cell may reach a model."""

    def without(column: Column) -> Column:
        found = column.contents
        return replace(column, contents=found and replace(found, codes=(), example=None))

    tables = (replace(one, columns=tuple(map(without, one.columns))) for one in catalog.tables)
    return replace(catalog, tables=tuple(tables))


def _count(condition: str) -> str:
    return f"count(CASE WHEN {condition} THEN 1 END)"


_FORM = (
    "CASE WHEN typeof({0}) = 'text' AND length({0}) BETWEEN 6 AND 40 AND {0} GLOB '*[0-9]*' "
    "THEN date_form({0}) END"
)
_FIGURES = {
    "rows": "count(*)",
    "known": "count(v)",
    "distinct": "count(DISTINCT v)",
    "texts": _count("typeof(v) = 'text'"),
    "integers": _count("typeof(v) = 'integer'"),
    "reals": _count("typeof(v) = 'real'"),
    "blanks": _count("typeof(v) = 'text' AND trim(v) = ''"),
    "moments": _count("form = 'moment'"),
    "dated": _count("form IN ('day', 'moment')"),
    "others": _count("form = 'other'"),
    "least": "min(v)",
    "most": "max(v)",
    "latest": "max(CASE WHEN form IN ('day', 'moment') THEN v END)",
    "other": "max(CASE WHEN form = 'other' THEN v END)",
}
"""What is read of the first rows of a column, by `v`, a value, and `form`, that of a date."""


class _Reading:
    """Reads one file. `views`: their names."""

    def __init__(self, connection: sqlite3.Connection, catalog: Catalog) -> None:
        self._connection = connection
        connection.create_function("date_form", 1, date_form, deterministic=True)
        rows = connection.execute("SELECT name FROM sqlite_master WHERE type = 'view'")
        self.views = frozenset(name for (name,) in rows)
        self._keys = FoundKeys(connection, catalog, self.views)

    def table(self, table: Table) -> Table:
        keys = (*table.foreign_keys, *self._keys.of(table))
        linked = {fold_case(name) for key in keys for name in key.columns}
        columns = []
        for column in table.columns:
            is_key = column.primary_key or fold_case(column.name) in linked
            columns.append(replace(column, contents=self._contents(table, column, is_key)))
        return replace(table, columns=tuple(columns), foreign_keys=keys)

    def _contents(self, table: Table, column: Column, is_key: bool) -> Contents | None:
        value = quote_identifier(column.name)
        scanned = (
            f"(SELECT {value} AS v, {_FORM.format(value)} AS form "
            f"FROM {quote_identifier(table.name)} LIMIT {_SCANNED_ROWS})"
        )
        try:
            figures = f"SELECT {', '.join(_FIGURES.values())} FROM {scanned}"
            row = self._connection.execute(figures).fetchone()
            found = SimpleNamespace(**dict(zip(_FIGURES, row, strict=True)))
            dates, other = _dates(column, found)
            repeated = 0 < found.distinct <= min(_MOST_CODES, _REPEATED_SHARE * found.known)
            coded = repeated and not is_key and dates is other is None
            codes = self._codes(scanned) if coded else ()
        except (sqlite3.Error, OverflowError):
            return None
        latest = found.most if dates == "seconds" else found.latest
        return Contents(
            codes=codes,
            nulls=found.rows - found.known,
            blanks=found.blanks,
            dates=dates,
            example=str(latest) if dates else None,
            other_dates=other,
            undated=found.known - found.dated if dates in ("day", "moment") else 0,
            unique=found.rows == found.known == found.distinct and found.rows > 1,
            whole=found.rows < _SCANNED_ROWS,
            texts=found.texts,
            integers=found.integers,
            reals=found.reals,
        )

    def _codes(self, scanned: str) -> tuple[str, ...]:
        """The distinct values, if each is short enough; the order is SQLite's."""
        sql = f"SELECT DISTINCT v FROM {scanned} WHERE v IS NOT NULL ORDER BY v"
        values = [value for (value,) in self._connection.execute(sql)]
        flags = set(values) <= {0, 1}
        return tuple(map(str, values)) if flags or all(map(_is_code, values)) else ()


def _is_code(value: object) -> bool:
    return isinstance(value, str) and len(value) <= _LONGEST_CODE and value.isprintable()


def _dates(column: Column, found: SimpleNamespace) -> tuple[DateForm | None, str | None]:
    """How the dates are written that SQLite reads; an example of those that it does not."""
    most = _DATED_SHARE * (found.known - found.blanks)
    if found.texts and found.dated + found.others >= most:
        form: DateForm = "moment" if found.moments else "day"
        return form if found.dated >= most else None, found.other
    words = " ".join(identifier_words(column.name)).lower()
    values = found.least, found.most
    named = not _DATE_WORDS.isdisjoint(re.findall(r"[a-z]+", words))
    if not (named and all(isinstance(value, int) for value in values)):
        return None, None
    if _FIRST_SECOND <= found.least <= found.most <= _LAST_SECOND:
        return "seconds", None
    milliseconds = 1000 * _FIRST_SECOND <= found.least <= found.most <= 1000 * _LAST_SECOND
    days = all(date_form(str(value)) == "other" for value in values)  # 20260301
    return None, str(found.most) if milliseconds or days else None


def date_form(text: str) -> Literal["day", "moment", "other"] | None:
    """How a date is written; `other`: so that SQLite does not read it, or reads another time."""
    if match := _READ.fullmatch(text):
        return "day" if match["day"] else "moment"
    return "other" if _UNREAD.fullmatch(text) else None
