"""What the cells of a text column are: numbers, dates, booleans, or text.

A column takes a reading that fits all its cells and loses nothing; where two fit that differ, the
other columns of the table decide, and where they cannot, a date stays text. Cells without content
are NULL, and so are words for a missing value where the other cells are no text.

A reading (number in some style, date, boolean) says which cells it fits and what value it makes of
them, both as SQL of DuckDB.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import accumulate, chain, groupby, islice
from typing import Any

import duckdb

from lib.base.errors import DataError
from lib.database.catalog import quote_text
from lib.database.names import spoken_name

BLANKS = " \t\r\n\u00a0\u2007\u2009\u202f\u3000\ufeff"
_CURRENCIES = (
    r"[$€£¥￥₹₽₩₺₴₫₪₱฿円元원]|R\$|kr\.?|zł|Kč|Ft|lei|Rs\.?|руб\.?|"
    r"AUD|BRL|CAD|CHF|CNY|CZK|DKK|EUR|GBP|HKD|HUF|IDR|ILS|INR|JPY|KRW|MXN|NOK|NZD|PLN|RON|RUB|SEK|"
    r"SGD|THB|TRY|TWD|UAH|USD|VND|ZAR"
)
_CODES_OF_THINGS = re.compile(r"[A-Z]{3}\d+")  # CAD17 is one, CAD 17 and CAD17.00 are amounts
_CURRENCY = re.compile(rf"[-+−]?\s?({_CURRENCIES})\s?[-+−]?\s?[\d.,]|[\d.,]\s?({_CURRENCIES})\s*")
_MINUSES, _PLUSES = "−–‐‑﹣－", "＋﹢"  # as word processors write them
_IS_MINUS = re.compile(rf"\D{{0,4}}[-{_MINUSES}]\s?\D{{0,4}}\d|\(\D{{0,4}}\d.*\)|\D{{0,4}}\d.*-")
# Numbers that are no phone's: `0.5`, `12`, `+0.4`; country codes, `+49`, are of phones
_NO_PHONE = re.compile(r"\d{1,5}([.,]\d+)?|[+＋﹢](?=.{1,7}$)\d+[.,]\d+")

_NEGATIVES = (
    (r"\((\D{0,4}\d.*)\)", "amounts in parentheses are negative"),
    (r"(\D{0,4}\d.*)-", "amounts with a minus behind them are negative"),
)
_THIN = r"[ \x{a0}\x{202f}\x{2009}]"
# Thousands separator, as part of a pattern, and decimal mark; the simplest first
_STYLES = (
    ("", "."),
    (",", "."),
    ("", ","),
    (r"\.", ","),
    (_THIN, ","),
    (_THIN, "."),
    ("['’]", "."),
)
CELL = "⟦cell⟧"  # stands for the SQL of a cell
_TIMES = (" %H:%M", " %H:%M:%S", " %H:%M:%S.%f", " %I:%M %p", " %I:%M:%S %p", ", %H:%M:%S",
          ", %I:%M:%S %p", " %I:%M%p", "T%H:%M:%S")  # fmt: skip
_ORDERS: Mapping[str, tuple[str, ...]] = {
    # of two digits only where `_years_first`
    "YMD": ("%Y-%m-%d", "%Y/%m/%d", "%Y.%m.%d", "%Y年%m月%d日", "%Y년 %m월 %d일"),
    "DMY": (
        "%d.%m.%Y",
        "%d/%m/%Y",
        "%d-%m-%Y",
        "%d %b %Y",
        "%d-%b-%Y",
        "%d %B %Y",
        "%d. %B %Y",
        "%d. %b %Y",
    ),
    "MDY": ("%m/%d/%Y", "%m-%d-%Y", "%b %d, %Y", "%B %d, %Y", "%b %d %Y", "%B %d %Y"),
}
PERCENT = "percentages are fractions: 50% is 0.5"
CURRENCY = "amounts are in "
THOUSANDS = "thousands separators are left out"
_TWO_DIGITS = "years of two digits are 1969 to 2068"
UTC = "times are in UTC"
_ORDER_NAMES = {"YMD": "year, month, day", "DMY": "day, month, year", "MDY": "month, day, year"}
_ISO_DATE = r"\d{4}-\d{2}-\d{2}"
_ISO_TIME = r"[T ]([01]\d|2[0-3]):[0-5]\d(:[0-5]\d([.,]\d+)?)?"  # 60 s: never
_OFFSET = r"Z|[+-][01]\d(?::?[0-5]\d)?"
_ZONE = (  # after the time, which stays
    r"(:[0-5]\d(?:\.\d+)?(?: ?[AaPp][Mm])?)"
    r" ?(?:(?:GMT|UTC)([+-]\d{1,2}(?::?\d\d)?)?|([+-]\d{4}))$"
)
_WEEKDAY = (
    r"(?i)^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|mon|tue|wed|thu|fri|sat|sun|"
    r"(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|mo|di|mi|do|fr|sa|so|(?:lun|mar|mercre|jeu|"
    r"vendre|same)di|dimanche|lunes|martes|miércoles|jueves|viernes|sábado|domingo|"
    r"(?:lune|marte|mercole|giove|vener)dì|sabato|domenica)\.?,? "
)
_MONTHS = {  # in German, French, Spanish, Italian, Portuguese and Dutch
    "Jan": "januar|jänner|janvier|janv|enero|ene|gennaio|gen|janeiro|januari",
    "Feb": "februar|février|févr|fév|febrero|febbraio|fevereiro|fev|februari",
    "Mar": "märz|mär|mrz|mars|marzo|março|maart|mrt",
    "Apr": "avril|avr|abril|abr|aprile",
    "May": "mai|mayo|maggio|mag|maio|mei",
    "Jun": "juni|juin|junio|giugno|giu|junho",
    "Jul": "juli|juillet|juil|julio|luglio|lug|julho",
    "Aug": "août|agosto|ago|augustus",
    "Sep": "septembre|sept|septiembre|settembre|set|setembro",
    "Oct": "oktober|okt|octobre|octubre|ottobre|ott|outubro|out",
    "Nov": "novembre|noviembre|novembro",
    "Dec": "dezember|dez|décembre|déc|diciembre|dicembre|dic|dezembro",
}
_OTHER_MONTH = re.compile(rf"(?i)\b(?:{'|'.join(_MONTHS.values())})\b|[a-z]{{3}}\. |\bde\b")
_EPOCHS = ((10, "seconds"), (13, "milliseconds"), (16, "microseconds"))  # digits, of 2001 to 2065
_TIME_NAMES = frozenset({
    "at", "on", "date", "time", "timestamp", "ts", "created", "updated", "modified", "epoch",
    "datum", "zeit", "zeitstempel", "fecha",
})  # fmt: skip
_MISSING = (
    "na", "n/a", "n.a.", "nan", "null", "(null)", "\\n", "none", "k.a.", "-", "–", "—",
    "#n/a", "#nv", "#div/0!", "#value!", "#ref!", "#name?", "#num!", "#null!",
)  # fmt: skip
_LONGEST_MISSING = max(map(len, _MISSING))
_SAMPLED = 2_000  # rows that rule most readings out before all rows are read
_TOGETHER = 80  # aggregates of one query, about: each has its own memory
_SEEN = 200  # cells from which signs of percent and currency are taken

_NUMBER = r"\d[\d.,'’ \x{a0}\x{202f}\x{2009}]*(?:[eE][+-]?\d+)?"
_VALUE = (  # what is a number or a date at first sight, with a unit perhaps
    rf"[-+±(]?\s?(?:{_CURRENCIES}|[A-Z]{{0,3}}\$|[^\w\s])?\s?[-+]?\s?{_NUMBER}\s?[^\d\s]{{0,8}}[-)]?"
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
class Reading:
    """`fits` and `value`: SQL about `CELL`, a cell without blanks around it.

    `mark`: the decimal mark that it takes for granted, `order`: the order of dates. `changes`: what
    it changes, in words.
    """

    type: str
    fits: str
    value: str
    changes: tuple[str, ...] = ()
    mark: str = ""
    order: str = ""

    @property
    def is_sure(self) -> bool:
        """Whether no other reading of the same cells has another value."""
        return not self.mark and self.order in ("", "YMD") and _TWO_DIGITS not in self.changes


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
    if not cells:
        return []
    seen = _seen_values(connection, relation, cells)
    candidates = {
        number: list(_readings_of(values, type, name))
        for number, (values, type, name) in enumerate(zip(seen, wanted, names, strict=True))
        if values and type != "TEXT"
    }
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
        sorted({row[number] for row in rows if row[number] and row[number].lower() not in _MISSING})
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


def _readings_of(seen: Sequence[str], type: str | None, name: str) -> Iterator[Reading]:
    """The readings that may fit a column with these cells, the simplest first."""
    kind, _, order = (type or "").partition(" ")
    if kind in ("DATE", "DATETIME") or (not kind and is_time_name(name)):
        yield from (one for one in _times_in_figures() if kind in ("", one.type))
    if not kind and not all(re.search(r"\d", cell) for cell in seen):
        yield from _booleans(forced=False)
        return
    if kind in ("", "BOOLEAN"):
        yield from _booleans(forced=kind != "")
    if kind in ("", "INTEGER", "REAL"):
        numbers = list(_numbers(seen, forced=kind != ""))
        yield from (one for one in numbers if kind in ("", one.type))
        if kind == "REAL":
            for one in numbers:
                if one.type == "INTEGER":
                    yield replace(one, type="REAL", value=f"CAST({one.value} AS DOUBLE)")
        if kind:
            sql = "BIGINT" if kind == "INTEGER" else "DOUBLE"
            cast = f"TRY_CAST({CELL} AS {sql})"
            yield Reading(kind, f"{cast} IS NOT NULL", cast, (f"cast to {kind}",))
    if not all(re.search(r"\d.*[-/. 年년]|[-/. ].*\d", cell) for cell in seen):
        return
    for name, times in (("DATE", ()), ("DATETIME", _TIMES)):
        if kind in ("", name):
            dates = _dates(name, times, seen, order == "YMD" or _years_first(seen))
            yield from (one for one in dates if order in ("", one.order))


def is_time_name(name: str) -> bool:
    """Whether whole numbers in a column of that name may be times: `created_at`, `orderDate`."""
    return spoken_name(name).lower().split()[-1] in _TIME_NAMES


def _times_in_figures() -> Iterator[Reading]:
    """Dates such as 20240131, and times in seconds since 1970 or in parts of them."""
    parsed = f"try_strptime({CELL}, '%Y%m%d')"
    fits = rf"CASE WHEN regexp_full_match({CELL}, '(19|20)\d{{6}}') THEN {parsed} IS NOT NULL END"
    change = f"dates ({_ORDER_NAMES['YMD']}) are ISO: 2024-01-31"
    yield Reading("DATE", fits, f"strftime({parsed}, '%Y-%m-%d')", (change,))
    for digits, unit in _EPOCHS:
        factor = 10 ** (_EPOCHS[-1][0] - digits)
        value = f"CAST(make_timestamp(CAST({CELL} AS BIGINT) * {factor}) AS VARCHAR)"
        fits = rf"regexp_full_match({CELL}, '(1|2)\d{{{digits - 1}}}')"
        yield Reading("DATETIME", fits, value, (f"{unit} since 1970: {UTC}",))


def _booleans(forced: bool) -> Iterator[Reading]:
    """`true` and `false` alone, unless the column is said to be of booleans."""
    true = ("true", "yes", "y", "t", "1") if forced else ("true",)
    false = ("false", "no", "n", "f", "0") if forced else ("false",)
    fits = f"length({CELL}) <= 5 AND lower({CELL}) IN ({_listed(true + false)})"
    value = f"CAST(lower({CELL}) IN ({_listed(true)}) AS TINYINT)"
    yield Reading("BOOLEAN", fits, value, ("true is 1, false is 0",))


def _listed(texts: Sequence[str]) -> str:
    return ", ".join(map(quote_text, texts))


def _numbers(seen: Sequence[str], forced: bool) -> Iterator[Reading]:
    """Numbers in several styles. `seen`: cells that show signs, percent and currency.

    `forced`: whether the column is said to be of numbers, so that a plus is no phone's.
    """
    changes: tuple[str, ...] = ()
    clean, affix, exponent = CELL, "", ""
    if any(sign in cell for cell in seen for sign in _MINUSES + _PLUSES):
        signs = "-" * len(_MINUSES) + "+" * len(_PLUSES)
        clean = f"translate({clean}, {quote_text(_MINUSES + _PLUSES)}, {quote_text(signs)})"
    for pattern, change in _NEGATIVES:
        negative = [re.fullmatch(pattern, cell) is not None for cell in seen]
        if any(negative) and not all(negative):  # (1), (2), (3) are marks of notes
            clean = rf"regexp_replace({clean}, {quote_text(f'^{pattern}$')}, '-\1')"
            changes += (change,)
    currency = _currency(seen)
    if seen and all(cell.endswith("%") for cell in seen):
        affix = f" AND suffix({CELL}, '%')"
        clean = f"rtrim(left({clean}, -1), {quote_text(BLANKS)})"
        changes, exponent = (*changes, PERCENT), "e-2"
    elif currency:
        affix = f" AND contains({CELL}, {quote_text(currency)})"
        clean = f"trim(replace({clean}, {quote_text(currency)}, ''), {quote_text(BLANKS)})"
        changes = (*changes, f"{CURRENCY}{currency}")
    if any(re.search(r"[-+±]\s|±", cell) for cell in seen):
        clean = rf"regexp_replace({clean}, '^(?:([-+])\s+|±(0[.,]?0*)$)', '\1\2')"
    if exponent or currency or forced or _has_signs(seen):
        clean = rf"regexp_replace({clean}, '^\+(\d|[.,]\d)', '\1')"
    for group, mark in _STYLES:
        if group != _THIN or _blanks_group(seen):
            yield from _numbers_of_style(clean, affix, changes, exponent, group, mark)


def _has_signs(seen: Sequence[str]) -> bool:
    """Whether a plus is one of a number: a column with a minus, or short numbers, has no phones."""
    return any(_IS_MINUS.match(cell) or _NO_PHONE.fullmatch(cell) for cell in seen)


def _currency(seen: Sequence[str]) -> str | None:
    """The currency that all cells have."""
    if all(_CODES_OF_THINGS.fullmatch(cell) for cell in seen):
        return None
    found = [_CURRENCY.search(cell) for cell in seen]
    signs = {match[1] or match[2] if match else None for match in found}
    return signs.pop() if len(signs) == 1 else None


def _blanks_group(seen: Sequence[str]) -> bool:
    """Whether blanks separate thousands: numbers of phones have as many in each cell."""
    return (
        any(sign in cell for cell in seen for sign in "\u00a0\u202f\u2009")
        or len({re.sub(r"[^\d .,]", "", cell).strip().count(" ") for cell in seen}) > 1
        or any(re.search(r"\d[.,]\d", cell) for cell in seen)
    )


def _numbers_of_style(
    clean: str, affix: str, changes: tuple[str, ...], exponent: str, group: str, mark: str
) -> Iterator[Reading]:
    """Integers, then floats. `clean`: the SQL of a cell without percent or currency."""
    whole = "0|[1-9]\\d*"
    plain = clean
    if group:
        whole += rf"|[1-9]\d{{0,2}}(?:{group}\d{{3}})+"
        plain = f"regexp_replace({clean}, {quote_text(group)}, '', 'g')"
        changes = (*changes, THOUSANDS)
    if group == ",":
        whole += r"|[1-9]\d?(?:,\d\d)+,\d{3}"  # 12,34,567, as in India
    if (group, mark) != ("", ","):
        full = f"regexp_full_match({clean}, {quote_text(f'-?(?:{whole})')})"
        fits = f"{full} AND length(ltrim({plain}, '-')) <= 18{affix}"
        implied = mark if group in (",", r"\.") else ""
        if exponent:
            number = f"TRY_CAST(concat({plain}, '{exponent}') AS DOUBLE)"
            yield Reading("REAL", fits, number, changes, implied)
        else:
            yield Reading("INTEGER", fits, f"TRY_CAST({plain} AS BIGINT)", changes, implied)
    decimal = rf"-?(?:(?:{whole})(?:[{mark}]\d*)?|[{mark}]\d+)"
    if (group, mark) == ("", ".") and not exponent:
        # 1E5 alone may be a code: numbers that programs write have a point, or a sign
        decimal += r"|-?(?:0|[1-9]\d*)(?:\.\d+[eE][+-]?|[eE][+-])\d{1,3}"
    if mark == ",":
        plain = f"replace({plain}, ',', '.')"
        changes = (*changes, "decimal commas are points")
    number = f"TRY_CAST(concat({plain}, '{exponent}') AS DOUBLE)"
    full = f"regexp_full_match({clean}, {quote_text(decimal)})"
    fits = f"{full} AND {_exact(plain)} AND isfinite({number}){affix}"
    yield Reading("REAL", fits, number, changes, mark)


def _exact(plain: str) -> str:
    """Whether a float prints all the digits: `12345678901234567.89` would lose its cents.

    Rounded to as many digits, or in its shortest form: they differ for halves, as 2**-24.
    """

    def digits_of(number: str) -> str:
        significand = f"regexp_replace({number}, '[eE].*', '')"
        return f"ltrim(regexp_replace({significand}, '[^0-9]', '', 'g'), '0')"

    digits = digits_of(plain)
    places = f"least(greatest(length({digits}) - 1, 0), 40)"
    number = f"abs(TRY_CAST({plain} AS DOUBLE))"
    rounded, shortest = f"format('{{:.{{}}e}}', {number}, {places})", f"CAST({number} AS VARCHAR)"
    same = f"{digits} IN ({digits_of(rounded)}, {digits_of(shortest)})"
    return f"CASE WHEN length({plain}) <= 15 OR {digits} = '' THEN true ELSE {same} END"


def _dates(
    type: str, times: Sequence[str], seen: Sequence[str], years_first: bool
) -> Iterator[Reading]:
    """Dates, or dates with times, ISO first. `seen`: cells that show offsets of time zones.
    `years_first`: whether years of two digits may come first.
    """
    valid = f"TRY_CAST(left({CELL}, 10) AS DATE) IS NOT NULL"
    if times:
        yield from _iso_times(type, valid, seen)
    else:
        fits = f"regexp_full_match({CELL}, {quote_text(_ISO_DATE)}) AND {valid}"
        yield Reading(type, fits, CELL, order="YMD")
    cell = CELL
    if any(re.match(_WEEKDAY, one) for one in seen):
        cell = f"regexp_replace({cell}, {quote_text(_WEEKDAY)}, '')"
    if any(map(_OTHER_MONTH.search, seen)):
        cell = rf"regexp_replace({cell}, '(\pL{{3}})\. ', '\1 ')"
        cell = f"replace({cell}, ' de ', ' ')"
        for month, others in _MONTHS.items():
            cell = f"regexp_replace({cell}, '(?i)\\b({others})\\b', '{month}')"
    zones = list(_zones(seen)) if times else []
    if zones:
        cell = rf"regexp_replace({cell}, {quote_text(_ZONE)}, '\1')"
    for order, formats in _ORDERS.items():
        for two_digits in (False, True) if order != "YMD" or years_first else (False,):
            dates = [form.replace("%Y", "%y") for form in formats] if two_digits else formats
            listed = _listed([form + time for time in times or ("",) for form in dates])
            parsed = f"try_strptime({cell}, [{listed}])"
            guard = quote_text(_year_guard(order, two_digits))
            fits = f"CASE WHEN regexp_full_match({cell}, {guard}) THEN {parsed} IS NOT NULL END"
            changes = [f"dates ({_ORDER_NAMES[order]}) are ISO: 2024-01-31"]
            if two_digits:
                changes.append(_TWO_DIGITS)
            if not times:
                date = f"strftime({parsed}, '%Y-%m-%d')"
                yield Reading(type, fits, date, tuple(changes), order=order)
            for affix, shift, zone in zones or [("", "", ())] if times else ():
                time = f"CAST({parsed}{shift} AS VARCHAR)"
                yield Reading(type, fits + affix, time, (*changes, *zone), order=order)


def _zones(seen: Sequence[str]) -> Iterator[tuple[str, str, tuple[str, ...]]]:
    """How times with a zone at their end are read: all in the same one, else in UTC.

    For each way SQL that the cells have to meet, SQL to add to the time, and the change.
    """
    found = [re.search(_ZONE, cell) for cell in seen]
    if not seen or not all(found):
        return
    zones = {match[0].removeprefix(match[1]).strip() for match in found if match}
    if len(zones) == 1:
        zone = zones.pop()
        affix = f" AND suffix({CELL}, {quote_text(zone)})"
        yield affix, "", (UTC if zone in ("GMT", "UTC", "+0000") else f"times are in {zone}",)
    pattern = quote_text(_ZONE)
    offset = f"concat({', '.join(f'regexp_extract({CELL}, {pattern}, {at})' for at in (2, 3))})"
    parts = quote_text(r"^([+-]\d{1,2}?):?(\d\d)?$")
    hours, minutes = (f"regexp_extract({offset}, {parts}, {at})" for at in (1, 2))
    minutes = f"concat(left({offset}, 1), {minutes})"
    whole = " + ".join(
        f"coalesce(TRY_CAST({number} AS BIGINT), 0) * {factor}"
        for number, factor in ((hours, 60), (minutes, 1))
    )
    yield "", f" - to_minutes({whole})", (UTC,)


def _iso_times(type: str, valid: str, seen: Sequence[str]) -> Iterator[Reading]:
    """Times without an offset, or with one and the same; else in UTC. SQLite's functions read
    `+02:00` and a point before parts of a second, and neither `+02`, `+0200` nor a comma.
    """

    def fitting(offset: str) -> str:
        pattern = quote_text(f"{_ISO_DATE}({_ISO_TIME}{offset})?")
        return f"regexp_full_match({CELL}, {pattern}) AND {valid}"

    point = f"replace({CELL}, ',', '.')"
    minutes = rf"regexp_replace({point}, '(:\d\d(\.\d+)?[+-]\d\d)$', '\1:00')"
    time = rf"regexp_replace({minutes}, '(:\d\d(\.\d+)?[+-]\d\d)(\d\d)$', '\1:\3')"
    yield Reading(type, fitting(""), point, order="YMD")
    offsets = {match[1] for cell in seen if (match := re.search(rf":\d\d.*?({_OFFSET})$", cell))}
    if offsets:
        yield Reading(type, fitting(re.escape(offsets.pop())), time, order="YMD")
        utc = f"CAST(CAST(TRY_CAST({time} AS TIMESTAMPTZ) AS TIMESTAMP) AS VARCHAR)"
        yield Reading(type, fitting(f"({_OFFSET})?"), utc, (UTC,), order="YMD")


def _years_first(seen: Sequence[str]) -> bool:
    """Whether the first of three numbers varies less than the last, as a year does."""
    parts = [re.match(r"(\d\d)\D\d\d\D(\d\d)(?!\d)", cell) for cell in seen]
    firsts = {one[1] for one in parts if one}
    return 0 < len(firsts) < len({one[2] for one in parts if one})


def _year_guard(order: str, two_digits: bool) -> str:
    """A pattern for years of four digits, or two; `1.2.10` is no date but a version."""
    if order == "YMD":
        return r"\d{2}([./-])\d{2}[./-]\d{2}(\D.*)?" if two_digits else r"\d{4}\D.*"
    if two_digits:
        numbers, year = r"\d{2}[.-]\d{2}[.-]|\d{1,2}/\d{1,2}/", r"\d{2}"
    else:
        numbers, year = r"\d{1,2}[./-]\d{1,2}[./-]", r"\d{4}"
    return rf"({numbers}|\d{{1,2}}[.]?[ -]\pL+[ -]|\pL+ \d{{1,2}},? ){year}(\D.*)?"
