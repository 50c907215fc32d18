"""What a cell of text can be read as: numbers in several styles, dates, booleans.

A reading says which cells it fits and what value it makes of them, both as SQL of DuckDB.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from lib.database.catalog import quote_text

BLANKS = " \t\r\n\u00a0\u2007\u2009\u202f\u3000\ufeff"
_CURRENCIES = (
    r"[$€£¥₹₽₩₺₴₫₪₱฿]|R\$|kr\.?|zł|Kč|Ft|lei|Rs\.?|руб\.?|AUD|BRL|CAD|CHF|CNY|CZK|DKK|EUR|GBP|HKD|"
    r"HUF|IDR|ILS|INR|JPY|KRW|MXN|NOK|NZD|PLN|RON|RUB|SEK|SGD|THB|TRY|TWD|UAH|USD|VND|ZAR"
)
_CODES_OF_THINGS = re.compile(r"[A-Z]{3}\d+")  # CAD17 is one, CAD 17 and CAD17.00 are amounts
_CURRENCY = re.compile(rf"[-−]?\s?({_CURRENCIES})\s?[-−]?[\d.,]|[\d.,]\s?({_CURRENCIES})\s*")

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
    "YMD": ("%Y-%m-%d", "%Y/%m/%d", "%Y.%m.%d"),  # of two digits only where `_years_first`
    "DMY": ("%d.%m.%Y", "%d/%m/%Y", "%d-%m-%Y", "%d %b %Y", "%d-%b-%Y", "%d %B %Y", "%d. %B %Y"),
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


def readings_of(seen: Sequence[str], type: str | None) -> Iterator[Reading]:
    """The readings that may fit a column with these cells, the simplest first."""
    kind = (type or "").split(" ")[0]
    if not kind and not all(re.search(r"\d", cell) for cell in seen):
        yield from _booleans(forced=False)
        return
    if kind in ("", "BOOLEAN"):
        yield from _booleans(forced=kind != "")
    if kind in ("", "INTEGER", "REAL"):
        numbers = list(_numbers(seen))
        yield from (one for one in numbers if kind in ("", one.type))
        if kind == "REAL":
            yield from (_as_real(one) for one in numbers if one.type == "INTEGER")
        if kind:
            sql = "BIGINT" if kind == "INTEGER" else "DOUBLE"
            cast = f"TRY_CAST({CELL} AS {sql})"
            yield Reading(kind, f"{cast} IS NOT NULL", cast, (f"cast to {kind}",))
    if not all(re.search(r"\d.*[-/. ]|[-/. ].*\d", cell) for cell in seen):
        return
    if kind in ("", "DATE"):
        order = (type or "")[len("DATE ") :]
        years_first = order == "YMD" or _years_first(seen)
        dates = _dates("DATE", (), seen, years_first)
        yield from (one for one in dates if order in ("", one.order))
    if kind in ("", "DATETIME"):
        order = (type or "")[len("DATETIME ") :]
        years_first = order == "YMD" or _years_first(seen)
        dates = _dates("DATETIME", _TIMES, seen, years_first)
        yield from (one for one in dates if order in ("", one.order))


def _as_real(integer: Reading) -> Reading:
    value = f"CAST({integer.value} AS DOUBLE)"
    return Reading("REAL", integer.fits, value, integer.changes, integer.mark)


def _booleans(forced: bool) -> Iterator[Reading]:
    """`true` and `false` alone, unless the column is said to be of booleans."""
    true = ("true", "yes", "y", "t", "1") if forced else ("true",)
    false = ("false", "no", "n", "f", "0") if forced else ("false",)
    fits = f"length({CELL}) <= 5 AND lower({CELL}) IN ({_listed(true + false)})"
    value = f"CAST(lower({CELL}) IN ({_listed(true)}) AS TINYINT)"
    yield Reading("BOOLEAN", fits, value, ("true is 1, false is 0",))


def _listed(texts: Sequence[str]) -> str:
    return ", ".join(map(quote_text, texts))


def _numbers(seen: Sequence[str]) -> Iterator[Reading]:
    """Numbers in several styles. `seen`: cells that show percent and currency."""
    changes: tuple[str, ...] = ()
    clean, affix, exponent = CELL, "", ""
    if any("−" in cell for cell in seen):
        clean = f"replace({clean}, '−', '-')"
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
    for group, mark in _STYLES:
        if group != _THIN or _blanks_group(seen):
            yield from _numbers_of_style(clean, affix, changes, exponent, group, mark)


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
    for order, formats in _ORDERS.items():
        for two_digits in (False, True) if order != "YMD" or years_first else (False,):
            dates = [form.replace("%Y", "%y") for form in formats] if two_digits else formats
            listed = _listed([form + time for time in times or ("",) for form in dates])
            parsed = f"try_strptime({CELL}, [{listed}])"
            value = f"CAST({parsed} AS VARCHAR)" if times else f"strftime({parsed}, '%Y-%m-%d')"
            guard = quote_text(_year_guard(order, two_digits))
            fits = (
                f"CASE WHEN regexp_full_match({CELL}, {guard}) THEN {parsed} IS NOT NULL "
                "ELSE false END"
            )
            changes = [f"dates ({_ORDER_NAMES[order]}) are ISO: 2024-01-31"]
            if two_digits:
                changes.append(_TWO_DIGITS)
            yield Reading(type, fits, value, tuple(changes), order=order)


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
