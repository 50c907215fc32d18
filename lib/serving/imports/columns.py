"""What the columns of text are: which reading fits all the cells of each and loses nothing.

Where two fit that differ, the other columns of the table decide, and where they cannot, a date
stays text. Cells without content are NULL, and so are words for a missing value where the other
cells are no text.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import accumulate, chain, groupby, islice
from typing import Any

import duckdb

from lib.base.errors import DataError
from lib.database.catalog import quote_text
from lib.serving.imports.readings import (
    BLANKS,
    CELL,
    CURRENCIES,
    THOUSANDS,
    Reading,
    readings_of,
)

MISSING = (
    "na", "n/a", "n.a.", "nan", "null", "(null)", "\\n", "none", "k.a.", "-", "–", "—",
    "#n/a", "#nv", "#div/0!", "#value!", "#ref!", "#name?", "#num!", "#null!",
)  # fmt: skip
_LONGEST_MISSING = max(map(len, MISSING))
_SAMPLED = 2_000  # rows that rule most readings out before all rows are read
_TOGETHER = 80  # aggregates of one query, about: each has its own memory
_SEEN = 200  # cells from which signs of percent and currency are taken

_NUMBER = r"\d[\d.,'’ \x{a0}\x{202f}\x{2009}]*(?:[eE][+-]?\d+)?"
_VALUE = (  # what is a number or a date at first sight, with a unit perhaps
    rf"[-+±(]?\s?(?:{CURRENCIES}|[A-Z]{{0,3}}\$|[^\w\s])?\s?[-+]?\s?{_NUMBER}\s?[^\d\s]{{0,8}}[-)]?"
    r"|(?:[\d.,]+\s?[^\d\s]{1,8}\s){1,2}[\d.,]+\s?[^\d\s]{1,8}|\d+\s?h\s?\d+\s?(?:m|min)?"
    r"|\d+(?::[0-5]\d){1,2}(?:[.,]\d+)?(?:\s?[aApP]\.?[mM]\.?)?"
    r"|\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}(?:[ T,].*)?"
    r"|\p{Nd}[\p{Nd}.,٫٬]*"
    r"|(?i:(?:\pL+\.?,? )?(?:\d{1,2}\.?[ -]?(?:de )?)?(?:jan|ene|gen|f[eé][bv]|m[aä]r|mrz|a[bp]r|"
    r"avr|ma[iyg]|jui?[nl]|giu|lug|aug|ago|ao[uû]|sep|set|o[ckut]t|nov|d[eéi][cz])\pL*\.?,?"
    r"(?: \d{1,2},)?(?: de|[-/'’])? ?\d{2}(?:\d\d)?(?:\D.*)?)"
)
_PLAIN = r"[-+]?\d{1,18}(?:[.,]\d+)?"
_TEXT_WITH_REASON = (  # where all cells are: times of day, phones, versions and addresses, codes
    r"(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?|\+\d[\d ()/.-]{6,}|\d{1,3}(?:\.\d{1,3}){2,3}|"
    r"[A-Z]{3}\d+|\d+[eE]\d+|#\d+"
)
_CODE = r"0\d+|0\d{2,}[^\d:.,].*|0\d(?: \d\d){2,}"  # digits that begin with a zero
_WAYS = (
    r"[-+]?\d+", r"[-+]?\d+\.\d{1,2}", r"[-+]?\d+,\d{1,2}", r"[-+]?[\d.,]+\s?%",
    r"\d{4}-\d\d-\d\d.*", r"\d{1,2}\.\d{1,2}\.\d{4}.*", r"\d{1,2}/\d{1,2}/\d{4}.*",
    r"[^\W\d_]+ \d{1,2}, \d{4}",
)  # fmt: skip


@dataclass(frozen=True)
class Column:
    """How a column is read. `reading`: None for text. `changes`: of its cells. `doubts`: why they
    may mean something else.
    """

    reading: Reading | None
    changes: tuple[str, ...] = ()
    doubts: tuple[str, ...] = ()

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
    words = ", ".join(map(quote_text, MISSING))
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
    if not cells:
        return []
    seen = _seen_values(connection, relation, cells)
    candidates = {
        number: list(readings_of(values, type, name))
        for number, (values, type, name) in enumerate(zip(seen, wanted, names, strict=True))
        if values and type != "TEXT"
    }
    fitting = _fitting_all(connection, cells, candidates)
    unread = {at: found for at, found in candidates.items() if found and at not in fitting}
    for number, others in _shapes(connection, cells, unread).items():
        again = list(readings_of([*seen[number], *others], wanted[number], names[number]))
        fitting |= _fitting_all(connection, cells, {number: again})
    marks = _agreed({one.mark for one in readings} for readings, _ in fitting.values()) - {""}
    orders = _agreed({one.order for one in readings} for readings, _ in fitting.values())
    columns = []
    for number, type in enumerate(wanted):
        readings, missing = fitting.get(number, ([], 0))
        if type not in (None, "TEXT") and not readings:
            raise DataError(
                f"column {names[number]!r}: not all its cells are {type}; choose another type, "
                "such as TEXT"
            )
        column = _chosen(readings, type, marks, orders & {"DMY", "MDY"}, comma_decimals)
        if type in ("DATE", "DATETIME") and column.reading is None:
            raise DataError(
                f"column {names[number]!r}: it is not sure which of day, month and year comes "
                f"first; choose {type} DMY, {type} MDY or {type} YMD"
            )
        if column.reading and missing:
            word = f"{counted(missing, 'cell')} with a word for a missing value, such as NA: NULL"
            column = replace(column, changes=(*column.changes, word))
        columns.append(column)
    nearly = [
        number
        for number, column in enumerate(columns)
        if wanted[number] is None and column == Column(None) and seen[number]
    ]
    for number, note in _kept_as_text(connection, cells, nearly, seen):
        columns[number] = Column(None, doubts=(note,))
    return columns


def counted(count: int, noun: str) -> str:
    return f"{count:,} {noun}{'s' if count > 1 else ''}"


def figures(
    connection: duckdb.DuckDBPyConnection, relation: str, wanted: Mapping[int, Sequence[str]]
) -> dict[int, list[Any]]:
    """The aggregates of each column, as many together as one query computes in little memory."""
    found: dict[int, list[Any]] = {}
    ends = accumulate(map(len, wanted.values()))
    for _, group in groupby(zip(ends, wanted, strict=True), lambda one: (one[0] - 1) // _TOGETHER):
        numbers = [number for _, number in group]
        listed = ", ".join(chain.from_iterable(wanted[number] for number in numbers))
        values = iter(connection.execute(f"SELECT {listed} FROM {relation}").fetchone() or ())
        found |= {number: list(islice(values, len(wanted[number]))) for number in numbers}
    return found


def _seen_values(
    connection: duckdb.DuckDBPyConnection, relation: str, cells: Sequence[str]
) -> list[list[str]]:
    """Some cells of each column that are no words for a missing value.

    Makes `all_rows`, with each cell without blanks around it and whether it is such a cell, and
    `some_rows`, the first of them.
    """
    trimmed = ", ".join(f"{trimmed_cell(cell)} AS {cell}" for cell in cells)
    present = ", ".join(f"{_present(cell)} AS {cell}_present" for cell in cells)
    connection.execute(
        f"CREATE OR REPLACE TEMP VIEW all_rows AS SELECT *, {present} "
        f"FROM (SELECT {trimmed} FROM {relation})"
    )
    connection.execute(f"CREATE OR REPLACE TEMP TABLE some_rows AS FROM all_rows LIMIT {_SAMPLED}")
    rows = connection.execute(f"FROM some_rows LIMIT {_SEEN}").fetchall()
    seen = [
        sorted({row[number] for row in rows if row[number] and row[number].lower() not in MISSING})
        for number in range(len(cells))
    ]
    first = "any_value({0}) FILTER ({0}_present)"
    wanted = {at: [first.format(cells[at])] for at, values in enumerate(seen) if not values}
    for number, (value,) in figures(connection, "all_rows", wanted).items():
        seen[number] = [value] if value else []
    return seen


def _kept_as_text(
    connection: duckdb.DuckDBPyConnection,
    cells: Sequence[str],
    numbers: Sequence[int],
    seen: Sequence[Sequence[str]],
) -> Iterator[tuple[int, str]]:
    """Which of these columns of text have numbers or dates in half of their cells and more, with
    what the others are, or a cell that fits no reading: SQLite would add up and order such cells as
    text, and say nothing.

    Digits that begin with a zero are codes, and a column that has some is text with reason.
    """

    def aggregates(cell: str) -> list[str]:
        present = f"{cell}_present"

        def matches(pattern: str) -> str:
            return f"{present} AND regexp_full_match({cell}, {quote_text(pattern)})"

        odd, code = f"{present} AND NOT ({matches(_VALUE)})", matches(_CODE)
        strange = f"{present} AND NOT ({matches(_PLAIN)})"
        with_reason = matches(_TEXT_WITH_REASON)
        return [
            *(f"count(*) FILTER ({one})" for one in (present, odd, code, with_reason)),
            *(
                f"min_by({what}, place) FILTER ({one})"
                for one in (odd, strange)
                for what in ("place", cell)
            ),
        ]

    nearly: dict[int, list[Any]] = {number: [] for number in numbers}
    for source in ("some_rows", "all_rows"):
        placed = f"(SELECT *, row_number() OVER () AS place FROM {source})"
        found = figures(
            connection, placed, {number: aggregates(cells[number]) for number in nearly}
        )
        nearly = {
            number: counts
            for number, counts in found.items()
            if 2 * counts[1] <= counts[0] and not counts[2] and counts[3] < counts[0]
        }
    for number, (present, odd, _, _, row, cell, place, strange) in nearly.items():
        if odd:
            yield (
                number,
                f"kept as text: {odd:,} of {present:,} cells are no number and no date, the first "
                f"is {cell[:40]!r} in row {row:,}",
            )
        elif both := _two_ways(seen[number]):
            yield number, f"kept as text: {both[0]!r} and {both[1]!r} differ"
        else:
            example = (
                f"{strange[:40]!r} in row {place:,}" if strange else repr(seen[number][0][:40])
            )
            yield (
                number,
                "kept as text: its cells look like values, and no reading as numbers or dates fits "
                f"all of them, such as {example}",
            )


def _two_ways(seen: Iterable[str]) -> list[str] | None:
    """A cell of each of two ways to write numbers or dates, where all cells are in some way."""
    found: dict[int, str] = {}
    for cell in seen:
        way = next((at for at, one in enumerate(_WAYS) if re.fullmatch(one, cell)), None)
        if way is None:
            return None
        found.setdefault(way, cell)
    return [*found.values()][:2] if len(found) > 1 else None


def _fitting_all(
    connection: duckdb.DuckDBPyConnection,
    cells: Sequence[str],
    candidates: Mapping[int, Sequence[Reading]],
) -> dict[int, tuple[list[Reading], int]]:
    """As `_fitting`, over all rows: the sure readings of a column, else those that are not."""
    fitting: dict[int, tuple[list[Reading], int]] = {}
    for only_sure in (True, False):  # most columns need no other
        open_ones = {
            number: [one for one in readings if one.is_sure or not only_sure]
            for number, readings in candidates.items()
            if number not in fitting
        }
        likely = _fitting(connection, "some_rows", cells, open_ones, or_empty=True)
        open_ones = {number: readings for number, (readings, _) in likely.items()}
        fitting |= _fitting(connection, "all_rows", cells, open_ones)
    return fitting


def _shapes(
    connection: duckdb.DuckDBPyConnection,
    cells: Sequence[str],
    unread: Mapping[int, Sequence[Reading]],
) -> dict[int, list[str]]:
    """A cell of each shape, such as `(12.50)`, of the columns that have a reading for half of the
    first rows: a way to write values may come late.
    """
    wanted = {number: _counts(cells[number], readings) for number, readings in unread.items()}
    found = {}
    for number, (read, _, *wrong) in figures(connection, "some_rows", wanted).items():
        if 2 * min(wrong) <= read:
            cell = cells[number]
            found[number] = [
                shown
                for (shown,) in connection.execute(
                    f"SELECT min({cell}) FROM all_rows WHERE {cell}_present "
                    f"GROUP BY regexp_replace({cell}, '\\d+', '9', 'g') ORDER BY ALL LIMIT {_SEEN}"
                ).fetchall()
            ]
    return found


def _fitting(
    connection: duckdb.DuckDBPyConnection,
    relation: str,
    cells: Sequence[str],
    candidates: Mapping[int, Sequence[Reading]],
    or_empty: bool = False,
) -> dict[int, tuple[list[Reading], int]]:
    """The columns that have readings which fit all their cells, with these and the number of
    words for a missing value. A column without any cell fits none, unless `or_empty`.
    """
    wanted = {number: _counts(cells[number], readings) for number, readings in candidates.items()}
    fitting = {}
    for number, (read, filled, *wrong) in figures(connection, relation, wanted).items():
        pairs = zip(candidates[number], wrong, strict=True)
        readings = [reading for reading, count in pairs if not count]
        if readings and (read or or_empty):
            fitting[number] = readings, filled - read
    return fitting


def _counts(cell: str, readings: Sequence[Reading]) -> list[str]:
    """SQL that counts the cells that are present and filled, and those that each does not fit."""
    fits = [reading.fits.replace(CELL, cell) for reading in readings]
    wrong = [f"count_if(NOT coalesce({one}, false)) FILTER ({cell}_present)" for one in fits]
    return [f"count(*) FILTER ({cell}_present)", f"count({cell})", *wrong]


def _agreed(values: Iterable[set[str]]) -> set[str]:
    """The decimal marks, or orders of dates, of columns that show one without doubt."""
    return {*chain.from_iterable(one for one in values if len(one) == 1)}


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
    doubt: tuple[str, ...] = ()
    choices = sorted({f"{one.type} {one.order}" for one in readings})
    if type in ("INTEGER", "REAL", "BOOLEAN"):
        first = min(readings, key=lambda one: THOUSANDS in one.changes and type == "REAL")
    elif first.order and len({one.order for one in readings}) > 1:
        known = next((one for one in readings if {one.order} == orders), None)
        if known is None:
            unsure = (
                "kept as text: it is not sure which of day, month and year comes first; choose "
            )
            return Column(None, doubts=(unsure + " or ".join(choices),))
        first = known
    elif not first.order and first.mark and len({one.mark for one in readings} - {""}) == 2:
        by_file = "." if first.type == "REAL" or not comma_decimals else ","
        preferred = next(iter(marks)) if len(marks) == 1 else by_file
        first = next(one for one in readings if one.mark == preferred)
        doubt = () if len(marks) == 1 else (_doubt(first),)
    return Column(first, first.changes, doubt)


def _doubt(reading: Reading) -> str:
    sign = "comma" if reading.mark == "," else "point"
    other, type = ("thousands", "INTEGER") if reading.type == "REAL" else ("decimals", "REAL")
    if reading.type == "INTEGER":
        sign = "point" if reading.mark == "," else "comma"
    return f"its {sign} could also be one of {other}; then choose {type}"
