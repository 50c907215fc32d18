"""What the cells of a text column are: numbers, dates, booleans, or text.

A column takes a reading that fits all its cells and loses nothing; where two fit that differ, the
other columns of the table decide, and where they cannot, a date stays text. Cells without content
are NULL, and so are words for a missing value where the other cells are no text.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

import duckdb

from lib.base.errors import DataError
from lib.database.catalog import quote_text
from lib.serving.imports.readings import BLANKS, CELL, THOUSANDS, Reading, readings_of

_MISSING = (
    "na", "n/a", "n.a.", "nan", "null", "(null)", "\\n", "none", "k.a.", "-", "–", "—",
    "#n/a", "#nv", "#div/0!", "#value!", "#ref!", "#name?", "#num!", "#null!",
)  # fmt: skip
_LONGEST_MISSING = max(map(len, _MISSING))
_SAMPLED = 2_000  # rows that rule most readings out before all rows are read
TOGETHER = 80  # columns or readings of one query: each has its own memory
_WITH_PLACES = 16  # columns of one query that also finds a row
_SEEN = 200  # cells from which signs of percent and currency are taken

_VALUE = (  # what is a number or a date at first sight
    r"[-+−(]?\s?[^\w\s]?\s?\d[\d.,'’ \x{a0}\x{202f}\x{2009}]*(?:[eE][+-]?\d+)?\s?"
    r"(?:[^\w\s]|\pL{1,3})?[-)]?"
    r"|\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}(?:[ T,].*)?"
)
_WAYS = (
    r"[-+]?\d+", r"[-+]?\d+\.\d{1,2}", r"[-+]?\d+,\d{1,2}", r"[-+]?[\d.,]+\s?%",
    r"\d{4}-\d\d-\d\d.*", r"\d{1,2}\.\d{1,2}\.\d{4}.*", r"\d{1,2}/\d{1,2}/\d{4}.*",
    r"[^\W\d_]+ \d{1,2}, \d{4}",
)  # fmt: skip


@dataclass(frozen=True)
class Column:
    """How a column is read. `reading`: None for text. `notes`: what was changed, or is in doubt."""

    reading: Reading | None
    changes: tuple[str, ...] = ()

    @property
    def type(self) -> str:
        return self.reading.type if self.reading else "TEXT"

    def value(self, cell: str) -> str:
        """The SQL of its values, from that of its cells."""
        trimmed = trimmed_cell(cell)
        if self.reading is None:
            return trimmed
        value = self.reading.value.replace(CELL, trimmed)
        return f"CASE WHEN {_present(trimmed)} THEN {value} END"


def trimmed_cell(cell: str) -> str:
    return f"nullif(trim({cell}, {quote_text(BLANKS)}), '')"


def _present(cell: str) -> str:
    """Whether there is a cell that is no word for a missing value."""
    words = ", ".join(map(quote_text, _MISSING))
    is_word = f"length({cell}) <= {_LONGEST_MISSING} AND lower({cell}) IN ({words})"
    return f"({cell} IS NOT NULL AND NOT ({is_word}))"


def read_columns(
    connection: duckdb.DuckDBPyConnection,
    relation: str,
    cells: Sequence[str],
    wanted: Sequence[str | None],
    comma_decimals: bool,
    names: Sequence[str],
) -> list[Column]:
    """How each column of text is read.

    `relation`: what SQL selects from; `cells`: its columns. `wanted`: the types that are chosen,
    None to find them. `comma_decimals`: what `1,234` is where no other column tells. Raises
    DataError where a cell does not fit the type that is chosen.
    """
    chosen = ", ".join(f"{trimmed_cell(cell)} AS {cell}" for cell in cells)
    connection.execute(
        f"CREATE OR REPLACE TEMP TABLE some_rows AS SELECT {chosen or '1'} FROM {relation} "
        f"LIMIT {_SAMPLED}"
    )
    rows = connection.execute(f"FROM some_rows LIMIT {_SEEN}").fetchall()
    seen = [_present_values(row[number] for row in rows) for number in range(len(cells))]
    _look_further(connection, relation, cells, seen)
    candidates: list[Sequence[Reading]] = [
        list(readings_of(values, type)) if values and type != "TEXT" else []
        for values, type in zip(seen, wanted, strict=True)
    ]
    fitting: list[Sequence[Reading]] = [[] for _ in cells]
    missing = [0] * len(cells)
    for only_sure in (True, False):  # most columns need no other
        open_ones: list[Sequence[Reading]] = [
            [] if done else [one for one in readings if one.is_sure or not only_sure]
            for readings, done in zip(candidates, fitting, strict=True)
        ]
        open_ones = _fitting(connection, "some_rows", cells, open_ones, or_empty=True)[0]
        found, words = _fitting(connection, relation, cells, open_ones)
        for number, readings in enumerate(found):
            if readings:
                fitting[number], missing[number] = readings, words[number]
    marks = {one.mark for one in map(_agreed_mark, fitting) if one}
    orders = {one.order for one in map(_agreed_order, fitting) if one}
    columns = []
    for number, (readings, type) in enumerate(zip(fitting, wanted, strict=True)):
        if type not in (None, "TEXT") and not readings:
            raise DataError(
                f"column {names[number]!r}: not all its cells are {type}; choose another type, "
                "such as TEXT"
            )
        column = _chosen(readings, type, marks, orders, comma_decimals)
        if type in ("DATE", "DATETIME") and column.reading is None:
            raise DataError(
                f"column {names[number]!r}: it is not sure which of day, month and year comes "
                f"first; choose {type} DMY, {type} MDY or {type} YMD"
            )
        if column.reading and missing[number]:
            count = f"{missing[number]:,} cell{'s' if missing[number] > 1 else ''}"
            word = f"{count} with a word for a missing value, such as NA: NULL"
            column = Column(column.reading, (*column.changes, word))
        columns.append(column)
    nearly = [
        number
        for number, column in enumerate(columns)
        if wanted[number] is None and column == Column(None) and seen[number]
    ]
    for number, note in _nearly_values(connection, relation, cells, nearly):
        columns[number] = Column(None, (note,))
    for number in nearly:
        if columns[number] == Column(None) and (both := _two_ways(seen[number])):
            columns[number] = Column(None, (f"kept as text: {both[0]!r} and {both[1]!r} differ",))
    return columns


def _two_ways(seen: Iterable[str]) -> list[str] | None:
    """A cell of each of two ways to write numbers or dates, where all cells are in some way."""
    found: dict[int, str] = {}
    for cell in seen:
        way = next((at for at, one in enumerate(_WAYS) if re.fullmatch(one, cell)), None)
        if way is None:
            return None
        found.setdefault(way, cell)
    return [*found.values()][:2] if len(found) > 1 else None


def _nearly_values(
    connection: duckdb.DuckDBPyConnection,
    relation: str,
    cells: Sequence[str],
    numbers: Sequence[int],
) -> Iterator[tuple[int, str]]:
    """Which of these columns of text have numbers or dates in half of their cells and more, with
    what the others are: SQLite would add up and order such cells as text, and say nothing.

    Digits that begin with a zero are codes, and a column that has some is text with reason.
    """

    def figures(cell: str) -> str:
        present = f"({_present(cell)})"
        odd = f"{present} AND NOT regexp_full_match({cell}, {quote_text(_VALUE)})"
        code = f"{present} AND regexp_matches({cell}, '^0[0-9]')"
        return (
            f"count(*) FILTER ({present}), count(*) FILTER ({odd}), count(*) FILTER ({code}), "
            f"min(place) FILTER ({odd}), min_by({cell}, place) FILTER ({odd})"
        )

    for source in ("some_rows", relation):
        found = {}
        for start in range(0, len(numbers), _WITH_PLACES):
            some = numbers[start : start + _WITH_PLACES]
            trimmed = ", ".join(f"{trimmed_cell(cells[one])} AS {cells[one]}" for one in some)
            counted = connection.execute(
                f"SELECT {', '.join(figures(cells[one]) for one in some)} "
                f"FROM (SELECT {trimmed}, row_number() OVER () AS place FROM {source})"
            ).fetchone()
            values = iter(counted or ())
            for one in some:
                found[one] = [next(values) for _ in range(5)]
        numbers = [
            one
            for one, (present, odd, codes, *_) in found.items()
            if 2 * odd < present and not codes
        ]
    for one in numbers:
        present, odd, _, row, cell = found[one]
        if odd:
            yield (
                one,
                f"kept as text: {odd:,} of {present:,} cells are no number and no date, the first "
                f"is {cell[:40]!r} in row {row:,}",
            )


def _fitting(
    connection: duckdb.DuckDBPyConnection,
    relation: str,
    cells: Sequence[str],
    candidates: Sequence[Sequence[Reading]],
    or_empty: bool = False,
) -> tuple[list[Sequence[Reading]], list[int]]:
    """The readings that fit all cells of each column, and the number of missing-value words.

    A column without any cell fits none, unless `or_empty`.
    """
    fitting: list[Sequence[Reading]] = [[] for _ in cells]
    missing = [0] * len(cells)
    for numbers in _groups([len(readings) for readings in candidates]):
        chosen = [(cells[number], candidates[number]) for number in numbers]
        counts = ", ".join(_counts(cell, readings) for cell, readings in chosen)
        present = ", ".join(f"{cell}, {_present(cell)} AS {cell}_present" for cell, _ in chosen)
        trimmed = ", ".join(f"{trimmed_cell(cell)} AS {cell}" for cell, _ in chosen)
        counted = connection.execute(
            f"SELECT {counts} FROM (SELECT {present} FROM (SELECT {trimmed} FROM {relation}))"
        ).fetchone()
        figures = iter(counted or ())
        for number in numbers:
            read, filled = next(figures), next(figures)
            wrong = [next(figures) for _ in candidates[number]]
            if read or or_empty:
                pairs = zip(candidates[number], wrong, strict=True)
                fitting[number] = [reading for reading, count in pairs if not count]
            missing[number] = filled - read
    return fitting, missing


def _groups(counts: Sequence[int]) -> Iterator[list[int]]:
    """The columns that have readings, as many together as one query checks in little memory."""
    numbers: list[int] = []
    for number, count in enumerate(counts):
        if numbers and sum(counts[one] for one in numbers) + count > TOGETHER:
            yield numbers
            numbers = []
        if count:
            numbers.append(number)
    if numbers:
        yield numbers


def _counts(cell: str, readings: Sequence[Reading]) -> str:
    """SQL that counts the cells that are present and filled, and those that each does not fit."""
    fits = [reading.fits.replace(CELL, cell) for reading in readings]
    wrong = [f"count_if(NOT coalesce({one}, false)) FILTER ({cell}_present)" for one in fits]
    return ", ".join([f"count(*) FILTER ({cell}_present)", f"count({cell})", *wrong])


def _present_values(values: Iterable[str | None]) -> list[str]:
    """The cells among these that are no words for a missing value."""
    return sorted({one for one in values if one and one.lower() not in _MISSING})


def _look_further(
    connection: duckdb.DuckDBPyConnection,
    relation: str,
    cells: Sequence[str],
    seen: list[list[str]],
) -> None:
    """Find a cell of each column whose first cells tell nothing."""
    empty = [number for number, values in enumerate(seen) if not values]
    for start in range(0, len(empty), TOGETHER):
        numbers = empty[start : start + TOGETHER]
        firsts = ", ".join(
            f"any_value({cells[number]}) FILTER ({_present(cells[number])})" for number in numbers
        )
        trimmed = ", ".join(
            f"{trimmed_cell(cells[number])} AS {cells[number]}" for number in numbers
        )
        found = connection.execute(
            f"SELECT {firsts} FROM (SELECT {trimmed} FROM {relation})"
        ).fetchone()
        for number, value in zip(numbers, found or (), strict=True):
            seen[number] = [value] if value else []


def _agreed_mark(readings: Sequence[Reading]) -> Reading | None:
    """A reading with the decimal mark that a column shows without doubt."""
    marks = {one.mark for one in readings}
    return readings[0] if len(marks) == 1 and marks != {""} else None


def _agreed_order(readings: Sequence[Reading]) -> Reading | None:
    orders = {one.order for one in readings}
    return readings[0] if len(orders) == 1 and orders & {"DMY", "MDY"} else None


def _chosen(
    readings: Sequence[Reading],
    type: str | None,
    marks: set[str],
    orders: set[str],
    comma_decimals: bool,
) -> Column:
    """The reading of a column among those that fit all its cells, the simplest first."""
    if not readings:
        return Column(None)
    first = readings[0]
    if type in ("INTEGER", "REAL", "BOOLEAN"):
        first = min(readings, key=lambda one: THOUSANDS in one.changes and type == "REAL")
        return Column(first, first.changes)
    if first.order:
        same = [one for one in readings if one.order == first.order]
        if len(same) == len(readings):
            return Column(first, first.changes)
        known = [one for one in readings if {one.order} == orders]
        if known:
            return Column(known[0], known[0].changes)
        return Column(
            None,
            (
                "kept as text: it is not sure which of day, month and year comes first; choose "
                + " or ".join(sorted({f"{one.type} {one.order}" for one in readings})),
            ),
        )
    differ = {one.mark for one in readings} - {""}
    if first.mark and len(differ) == 2:
        by_file = "." if first.type == "REAL" or not comma_decimals else ","
        preferred = next(iter(marks)) if len(marks) == 1 else by_file
        first = next(one for one in readings if one.mark == preferred)
        doubt = () if len(marks) == 1 else (_doubt(first),)
        return Column(first, (*first.changes, *doubt))
    return Column(first, first.changes)


def _doubt(reading: Reading) -> str:
    sign = "comma" if reading.mark == "," else "point"
    other, type = ("thousands", "INTEGER") if reading.type == "REAL" else ("decimals", "REAL")
    if reading.type == "INTEGER":
        sign = "point" if reading.mark == "," else "comma"
    return f"its {sign} could also be one of {other}; then choose {type}"
