"""The ways to read the cells of a text column: as numbers, dates, times or booleans.

A reading says which cells it fits and what value it makes of them, both as SQL of DuckDB.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from lib.database.catalog import quote_text
from lib.database.names import spoken_name

BLANKS = " \t\r\n\u00a0\u2007\u2009\u202f\u3000\ufeff"
CURRENCIES = (
    r"[$€£¥￥₹₽₩₺₴₫₪₱฿円元원]|R\$|kr\.?|zł|Kč|Ft|lei|Rs\.?|руб\.?|"
    r"AUD|BRL|CAD|CHF|CNY|CZK|DKK|EUR|GBP|HKD|HUF|IDR|ILS|INR|JPY|KRW|MXN|NOK|NZD|PLN|RON|RUB|SEK|"
    r"SGD|THB|TRY|TWD|UAH|USD|VND|ZAR"
)
_CODES_OF_THINGS = re.compile(r"[A-Z]{3}\d+")  # CAD17 is one, CAD 17 and CAD17.00 are amounts
# `$ -`, as spreadsheets write zero in the format for accounting
_ZERO = re.compile(rf"({CURRENCIES})\s*-|-\s*({CURRENCIES})")
_CURRENCY = re.compile(
    rf"[-+−]?\s?({CURRENCIES})\s?[-+−(]?\s?[\d.,]|[\d.,)]\s?({CURRENCIES})\s*|"
    rf"^(?:{_ZERO.pattern})$"
)
_MINUSES, _PLUSES = "−–‐‑﹣－", "＋﹢"  # as word processors write them
_DETACHED_SIGN = re.compile(rf"[-+{_MINUSES}{_PLUSES}±]\s|±")
_IS_MINUS = re.compile(rf"\D{{0,4}}[-{_MINUSES}]\s?\D{{0,4}}\d|\(\D{{0,4}}\d.*\)|\D{{0,4}}\d.*-")
# Numbers that are no phone's: `0.5`, `12`, `+0.4`; country codes, `+49`, are of phones
_NO_PHONE = re.compile(r"\d{1,5}([.,]\d+)?|[+＋﹢](?=.{1,7}$)\d+[.,]\d+")

_NEGATIVES = (
    (r"([^\d(]{0,4})\(([^\d(]{0,4}\d.*)\)(\D{0,4})", "amounts in parentheses are negative"),
    (r"(\D{0,4}\d.*)-()()", "amounts with a minus behind them are negative"),
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


def readings_of(seen: Sequence[str], type: str | None, name: str) -> Iterator[Reading]:
    """The readings that may fit a column with these cells, the simplest first."""
    kind, _, order = (type or "").partition(" ")
    if kind in ("DATE", "DATETIME") or (not kind and is_time_name(name)):
        yield from (one for one in _times_in_figures() if kind in ("", one.type))
    if not kind and not all(re.search(r"\d", cell) or _ZERO.fullmatch(cell) for cell in seen):
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
            clean = rf"regexp_replace({clean}, {quote_text(f'^{pattern}$')}, '-\1\2\3')"
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
        if any(_ZERO.fullmatch(cell) for cell in seen):
            clean = f"CASE WHEN {clean} = '-' THEN '0' ELSE {clean} END"
            changes = (*changes, f"{currency} and a dash are 0")
    if currency or any(_DETACHED_SIGN.search(cell) for cell in seen):
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
    signs = {next(filter(None, match.groups())) if match else None for match in found}
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
