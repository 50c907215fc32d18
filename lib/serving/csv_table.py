"""Turns a CSV file into a SQLite database with one table, with column types found from the values.

Cells that look like formulas are text like any other; code that writes CSV again has to quote them.
"""

import csv
import re
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path
from statistics import median
from typing import IO, Literal

from lib.base.errors import DataError
from lib.database.catalog import quote_identifier

_DELIMITERS = ",;\t|"
_LOOKED_AT = 64  # records that are read to find the delimiter
_LONGEST_CELL = 1_000_000  # characters
_LONGEST_LINE = 8_000_000
_MOST_COLUMNS = 2_000  # SQLite's own limit
_MOST_DIGITS = 18  # of a number that surely is a 64-bit integer
_INTEGER = re.compile(rf"-?(0|[1-9]\d{{0,{_MOST_DIGITS - 1}}})")  # 007 and +49 are no numbers
_REAL = re.compile(r"-?(0|[1-9]\d*)?(\.\d+|\.)?([eE][+-]?\d{1,3})?")
_YEAR = re.compile(r"(1[89]|20)\d\d")
_ENCODINGS = ("utf-8-sig", "cp1252", "latin-1")
_UTF_16_MARKS = (b"\xff\xfe", b"\xfe\xff")

Kind = Literal["INTEGER", "REAL", "TEXT"]


class _TooWideError(DataError):
    """A record has more cells than a table can have columns."""


def csv_to_sqlite(source: Path, target: Path, name: str) -> None:
    """Write the table `name` of the new database `target` from the CSV file `source`.

    The first record names the columns, unless it holds a number; several years are names, though.
    Empty cells are NULL. Raises DataError, which names the line, where it is no CSV, or has more
    than a table can hold.
    """
    csv.field_size_limit(_LONGEST_CELL)
    encoding = _encoding(source)
    delimiter = _delimiter(source, encoding)
    first = next(_records(source, encoding, delimiter), None)
    if first is None:
        raise DataError("the file has no record; expected CSV with a line of column names")
    has_names = _are_names(first[1])
    columns = _names(first[1] if has_names else [""] * len(first[1]))

    def rows() -> Iterator[list[str]]:
        records = _records(source, encoding, delimiter)
        if has_names:
            next(records)
        for line, record in records:
            if len(record) > len(columns):
                raise DataError(
                    f"line {line} has {len(record)} cells, the first one has {len(columns)}"
                )
            yield record

    kinds = _kinds(rows(), len(columns))
    with closing(sqlite3.connect(target)) as connection:
        connection.execute("PRAGMA journal_mode = OFF")
        connection.execute("PRAGMA synchronous = OFF")
        declared = ", ".join(
            f"{quote_identifier(column)} {kind}"
            for column, kind in zip(columns, kinds, strict=True)
        )
        table = quote_identifier(name)
        connection.execute(f"CREATE TABLE {table} ({declared})")
        # one parameter per column: at most 2,000, and SQLite allows 32,766 per statement
        placeholders = ", ".join("?" * len(columns))
        connection.executemany(
            f"INSERT INTO {table} VALUES ({placeholders})", (_row(row, kinds) for row in rows())
        )
        connection.commit()


def _are_names(record: Sequence[str]) -> bool:
    numbers = [cell for cell in record if cell and _kind(cell) != "TEXT"]
    years = {cell for cell in numbers if _YEAR.fullmatch(cell)}
    return len(numbers) == len(years) != 1  # one year alone may as well be a value


def _encoding(path: Path) -> str:
    """The first encoding that reads all of the file."""
    with path.open("rb") as file:
        if file.read(2) in _UTF_16_MARKS:
            return "utf-16"
    for encoding in _ENCODINGS:
        try:
            with path.open(encoding=encoding) as file:
                while file.read(1 << 20):
                    pass
        except UnicodeDecodeError:
            continue
        return encoding
    raise AssertionError("latin-1 reads anything")


def _delimiter(path: Path, encoding: str) -> str:
    """The delimiter with the most cells in the median record; among equals the first, a comma."""

    def cells(delimiter: str) -> float:
        counts = []
        try:
            for line, record in _records(path, encoding, delimiter):
                counts.append(len(record))
                if len(counts) == _LOOKED_AT or line > 10 * _LOOKED_AT:
                    break
        except _TooWideError:
            return _MOST_COLUMNS + 1
        except DataError:
            return 0
        return median(counts) if counts else 0

    return max(_DELIMITERS, key=cells)


def _records(path: Path, encoding: str, delimiter: str) -> Iterator[tuple[int, list[str]]]:
    """Each record with the number of its last line; empty lines are skipped."""
    try:
        with path.open(encoding=encoding, newline="") as file:
            reader = csv.reader(_without_nul(file), delimiter=delimiter, strict=True)
            for record in reader:
                if len(record) > _MOST_COLUMNS:
                    raise _TooWideError(
                        f"line {reader.line_num} has {len(record)} cells; a table has at most "
                        f"{_MOST_COLUMNS} columns"
                    )
                if record:
                    yield reader.line_num, record
    except csv.Error as error:
        raise DataError(f"line {reader.line_num}: not CSV ({error})") from None
    except UnicodeError:
        raise DataError("the file is not text; expected CSV or a SQLite database") from None


def _without_nul(file: IO[str]) -> Iterator[str]:
    """The lines. Raises DataError at a NUL byte, and at a line that is too long for the memory."""
    for number, line in enumerate(iter(lambda: file.readline(_LONGEST_LINE), ""), 1):
        if len(line) == _LONGEST_LINE:
            raise DataError(f"line {number} has {_LONGEST_LINE:,} characters and more")
        if "\0" in line:
            raise DataError(f"line {number} has a NUL byte; expected CSV or a SQLite database")
        yield line


def _names(cells: Sequence[str]) -> list[str]:
    """Column names that differ even if case is ignored."""
    names: list[str] = []
    taken: set[str] = set()
    for number, cell in enumerate(cells, 1):
        wanted = " ".join(cell.split()) or f"column_{number}"
        name, copy = wanted, 2
        while name.casefold() in taken:
            name, copy = f"{wanted}_{copy}", copy + 1
        taken.add(name.casefold())
        names.append(name)
    return names


def _kinds(rows: Iterator[list[str]], width: int) -> list[Kind]:
    """The narrowest type that holds all values of a column; TEXT where it has none."""
    kinds: list[Kind | None] = [None] * width
    for row in rows:
        for column, cell in enumerate(row):
            if cell and kinds[column] != "TEXT":
                kind = _kind(cell)
                if kinds[column] is None or kind != "INTEGER":
                    kinds[column] = kind
    return [kind or "TEXT" for kind in kinds]


def _kind(cell: str) -> Kind:
    if _INTEGER.fullmatch(cell):
        return "INTEGER"
    whole = cell.removeprefix("-").isdigit()  # and too long: as a REAL it would lose digits
    if _REAL.fullmatch(cell) and any(map(str.isdigit, cell)) and not whole:
        return "REAL"
    return "TEXT"


def _row(cells: Sequence[str], kinds: Sequence[Kind]) -> list[str | int | float | None]:
    """The values of a record; SQLite turns numbers in text into numbers by the column's type."""
    missing = len(kinds) - len(cells)
    return [*(cell or None for cell in cells), *[None] * missing]
