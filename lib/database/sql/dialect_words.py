"""What MySQL, PostgreSQL and SQL Server write, and what SQLite has in its place.

https://dev.mysql.com/doc/refman/8.4/en/functions.html,
https://www.postgresql.org/docs/current/functions.html,
https://learn.microsoft.com/en-us/sql/t-sql/functions/functions. A row serves the correction of a
query (`functions`) and the hint of the feedback. The present is UTC's, as in SQLite.
"""

import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from functools import cache
from typing import NamedTuple

from lib.database.names import QUOTED

# fmt: off
_MONTH = ("rtrim(substr('January  February March    April    May      June     July     August   "
          "SeptemberOctober  November December ', strftime('%m', $column) * 9 - 8, 9))")
_WEEKDAY = ("rtrim(substr('Sunday   Monday   Tuesday  WednesdayThursday Friday   Saturday ', "
            "strftime('%w', $column) * 9 + 1, 9))")
# fmt: on
_MON, _DY = f"substr({_MONTH}, 1, 3)", f"substr({_WEEKDAY}, 1, 3)"
_LATER, _EARLIER = (  # months, and eight digits for what is shorter
    f"(strftime('%Y', {date}) * 1200000000 + strftime('%m%d%H%M%S', {date}))"
    for date in ("$later", "$earlier")
)
_MONTHS = f"({_LATER} - {_EARLIER}) / 100000000"
_SECONDS = "(strftime('%s', $later) - strftime('%s', $earlier))"
_DAYS = "CAST(julianday(date($later)) - julianday(date($earlier)) AS INTEGER)"
_YEARS = "(strftime('%Y', $later) - strftime('%Y', $earlier))"
_MOVED = "date(column, '-30 days') or date(column, '+1 month')"
_MIDDLE = "the value in the middle of the sorted ones: ORDER BY value LIMIT 1 OFFSET half of them"
_PATTERN = "LIKE '%part%', which ignores the case of letters, or GLOB"

# The dialects (m: MySQL, p: PostgreSQL, s: SQL Server; -: they differ, or SQLite has not the same
# result, so that it is only told), functions, arguments (...: any number), SQLite's words.
# A unit stands after the name of a function that takes one.
_FUNCTIONS = rf"""
mp now(): datetime('now')
s getdate, sysdatetime, getutcdate(): datetime('now')
m sysdate, utc_timestamp, current_timestamp(): datetime('now')
m curdate, current_date, utc_date(): date('now')
mps today(): date('now')
ms year, extract year(column): CAST(strftime('%Y', $column) AS INTEGER)
ms month, extract month(column): CAST(strftime('%m', $column) AS INTEGER)
ms day, dayofmonth, extract day(column): CAST(strftime('%d', $column) AS INTEGER)
m hour, extract hour(column): CAST(strftime('%H', $column) AS INTEGER)
m minute, extract minute(column): CAST(strftime('%M', $column) AS INTEGER)
m second, extract second(column): CAST(strftime('%S', $column) AS INTEGER)
m quarter, extract quarter(column): CAST((strftime('%m', $column) + 2) / 3 AS INTEGER)
m dayofyear, extract doy(column): CAST(strftime('%j', $column) AS INTEGER)
m dayofweek(column): CAST(strftime('%w', $column) + 1 AS INTEGER)
m weekday(column): CAST((strftime('%w', $column) + 6) % 7 AS INTEGER)
p extract dow(column): CAST(strftime('%w', $column) AS INTEGER)
p extract isodow(column): CAST((strftime('%w', $column) + 6) % 7 + 1 AS INTEGER)
m unix_timestamp, extract epoch(column): CAST(strftime('%s', $column) AS INTEGER)
- extract dw, extract weekday(column): strftime('%w', column), which is '0' on Sundays
- week, weekofyear, extract week, extract wk, extract isoweek(column): strftime('%W', column)
- yearweek(column): strftime('%Y-%W', column)
m monthname, datename month(column): {_MONTH}
m dayname, datename weekday, datename dw(column): {_WEEKDAY}
p date_trunc year(column): date($column, 'start of year')
p date_trunc month(column): date($column, 'start of month')
p date_trunc week(column): date($column, 'weekday 0', '-6 days')
p date_trunc day(column): date($column)
p date_trunc quarter(column): date($column, 'start of month', \
'-' || ((strftime('%m', $column) + 2) % 3) || ' months')
m datediff(later, earlier): {_DAYS}
s datediff day(earlier, later): {_DAYS}
s datediff year(earlier, later): CAST({_YEARS} AS INTEGER)
s datediff month(earlier, later): CAST({_YEARS} * 12 + \
strftime('%m', $later) - strftime('%m', $earlier) AS INTEGER)
s datediff hour(earlier, later): \
CAST(strftime('%s', $later) / 3600 - strftime('%s', $earlier) / 3600 AS INTEGER)
m timestampdiff year, age year(earlier, later): CAST({_MONTHS} / 12 AS INTEGER)
mp days day(days): CAST($days AS INTEGER)
mp days epoch(days): CAST(round($days * 86400) AS INTEGER)
m timestampdiff quarter(earlier, later): CAST({_MONTHS} / 3 AS INTEGER)
m timestampdiff month(earlier, later): CAST({_MONTHS} AS INTEGER)
m timestampdiff week(earlier, later): CAST({_SECONDS} / 604800 AS INTEGER)
m timestampdiff day(earlier, later): CAST({_SECONDS} / 86400 AS INTEGER)
m timestampdiff hour(earlier, later): CAST({_SECONDS} / 3600 AS INTEGER)
m timestampdiff minute(earlier, later): CAST({_SECONDS} / 60 AS INTEGER)
m timestampdiff second(earlier, later): CAST({_SECONDS} AS INTEGER)
- timestampdiff, days_between(unit, earlier, later): julianday(later) - julianday(earlier), \
which is a number of days
- age(column): (julianday('now') - julianday(column)) / 365.25, in years
m date_sub, subdate, date_add, adddate(column, interval): {_MOVED}
s dateadd(unit, number, column): {_MOVED}
- add_months, timestampadd(column, number): {_MOVED}
s convert date(column): date($column)
ms last_day, eomonth(column): date($column, 'start of month', '+1 month', '-1 day')
m date_format(column, format): strftime('%Y-%m-%d', column)
p to_char(column, format): strftime('%Y-%m-%d', column)
- to_date, str_to_date, makedate(text): date(text)
mp from_unixtime, to_timestamp(column): datetime($column)
m to_days(column): CAST(julianday(date($column)) - 1721059.5 AS INTEGER)
mps concat(...): one || other
- concat_ws(separator, one, other): one || ' ' || other
mps left(text, length): substr($text, 1, $length)
mps right(text, length): substr($text, -$length)
m mid(text, start, length): substr($text, $start, $length)
s len(text): length(rtrim($text))
mp char_length, character_length(text): length($text)
- locate, charindex, strpos, position(part, text): instr(text, part)
- split_part, substring_index(text): substr with instr(text, part)
m group_concat(text, mark, separator): group_concat($text, $separator)
ps string_agg(text, separator): group_concat($text, $separator)
- listagg, array_agg(text): group_concat(text, ', ')
m ucase(value): upper($value)
m lcase(value): lower($value)
m if(condition, value, other): CASE WHEN $condition THEN $value ELSE $other END
- decode(value): CASE WHEN condition THEN value ELSE other END
s isnull(value, other): coalesce($value, $other)
m isnull(value): ($value IS NULL)
mps nvl(value, other): coalesce($value, $other)
- greatest(one, other): max(one, other)
- least(one, other): min(one, other)
- median, percentile_cont, percentile_disc(value): {_MIDDLE}
- truncate(value): CAST(value AS INTEGER)
- regexp, regexp_like, rlike(text): {_PATTERN}
s top(number): LIMIT with a number at the end of the query
"""
UNIT_CALLS = {"extract": "mp", "date_part": "p", "datepart": "s", "datename": "s",
              "date_trunc": "p", "datediff": "s", "timestampdiff": "m", "convert": "s"}  # fmt: skip
"""The functions that take a unit, with their dialects."""

_Codes = dict[str, str]  # of a format, and strftime's code or what names a month or weekday
_MYSQL: _Codes = {**{f"%{code}": f"%{code}" for code in "YmdHSjw%"}, "%i": "%M", "%s": "%S",
                  "%T": "%H:%M:%S", "%M": _MONTH, "%b": _MON, "%W": _WEEKDAY,
                  "%a": _DY}  # fmt: skip
_POSTGRES: _Codes = {
    "YYYY": "%Y", "MM": "%m", "DD": "%d", "HH24": "%H", "MI": "%M", "SS": "%S", "DDD": "%j",
    "yyyy": "%Y", "mm": "%m", "dd": "%d", "hh24": "%H", "mi": "%M", "ss": "%S",
    "FMMonth": _MONTH, "FMDay": _WEEKDAY, "Mon": _MON, "Dy": _DY,
}  # fmt: skip
FORMATS = {"date_format": _MYSQL, "to_char": _POSTGRES}

_SHORT_UNITS = {"yy": "year", "yyyy": "year", "qq": "quarter", "mm": "month", "dd": "day",
                "hh": "hour", "mi": "minute", "ss": "second", "dayofyear": "doy"}  # fmt: skip
_UNIT = "(?:YEAR|QUARTER|MONTH|WEEK|DAY|HOUR|MINUTE|SECOND)S?"
_WITH_UNIT = r"\b(?P<call>DATEDIFF|TIMESTAMPDIFF|DATEADD|DATEPART|DATENAME)\s*+\(\s*+"
_FETCH = r"\bFETCH\s+(?:FIRST|NEXT)\s+(?P<a>\d+)\s+ROWS?\s+ONLY\b"
_SKIPPED = rf"{QUOTED}|--[^\n]*|/\*.*?\*/"
SEPARATOR = ", SEPARATOR_OF(), "


class Syntax(NamedTuple):
    """What SQLite does not parse. `pattern`: its group `found` is empty for quoted text.

    `rewritten`: what is parsed in its place, where something is; a call is for `functions` to
    correct. `edit`: what was changed, where nothing is left to correct.
    """

    name: str
    pattern: re.Pattern[str]
    hint: str = ""
    rewritten: str = ""
    edit: str = ""


SYNTAX = tuple(
    Syntax(name, re.compile(rf"{_SKIPPED}|(?P<found>{pattern})", re.I | re.S), *rest)
    for name, pattern, *rest in (
        ("EXTRACT", r"\bEXTRACT\s*+\(\s*+'?(?P<unit>\w+)'?\s+FROM\b", "", "extract('{unit}',"),
        ("units", rf"{_WITH_UNIT}(?P<unit>\w*{_UNIT}|DW|{'|'.join(_SHORT_UNITS)})\s*,", "",
         "{call}('{unit}',"),
        ("types", r"\bCONVERT\s*+\(\s*+DATE\s*,", "", "convert('date',"),
        ("types", r"\b(?P<type>DATE|TIMESTAMP)\s*+(?P<text>'\d{4}-\d\d-\d\d[^']{0,20}')", "",
         "CAST({text} AS {type})"),
        ("INTERVAL", rf"\bINTERVAL\s*+(?P<q>')?\s*+(?P<a>[-+]?\d+)\s+(?P<unit>{_UNIT})\b"
         r"(?(q)\s*')", "", "INTERVAL '{a}' {unit}"),
        ("INTERVAL", r"\bINTERVAL\b", _MOVED.replace("column", "'now'", 1)),
        ("numeric", r"::\s*+numeric\b", "", "::decimal"),
        ("::", r"::\s*+(?=\w)", "CAST(value AS INTEGER), or date(value) for a date", "::",
         ":: → CAST"),
        ("TOP", r"\bSELECT\s+(?P<all>DISTINCT\s+)?TOP\s*+\(?\s*+(?P<a>\d+)\b\s*\)?"
         r"(?!\s*(?:PERCENT|WITH\s+TIES)\b)", "", "SELECT {all}TOP({a}), "),
        ("FETCH", rf"\bOFFSET\s+(?P<b>\d+)\s+ROWS?\s+{_FETCH}", "", "LIMIT {a} OFFSET {b}",
         "{found} → LIMIT {a} OFFSET {b}"),
        ("FETCH", _FETCH, "", "LIMIT {a}", "{found} → LIMIT {a}"),
        ("TOP, FETCH or ROWNUM", r"\bSELECT\s+(?:DISTINCT\s+)?TOP\b|\bFETCH\s+(?:FIRST|NEXT)\b"
         r"|\bROWNUM\b|\bROWS\s+ONLY\b", "LIMIT with a number at the end of the query"),
        ("SEPARATOR", r"\bSEPARATOR\b", "group_concat(value, ', ')", SEPARATOR),
        ("SUBSTRING FROM", r"\bSUBSTR(?:ING)?\s*+\(\s*+(?P<text>[\w.]+)\s+FROM\s+(?P<a>[1-9]\d*)"
         r"\s+FOR\s+(?P<b>\d+)\s*\)", "", "substr({text}, {a}, {b})",
         "{found} → substr({text}, {a}, {b})"),
        ("SUBSTRING FROM", r"\bSUBSTR(?:ING)?\s*+\([^()]*\bFROM\b", "substr(text, start, length)"),
        ("ILIKE", r"\bILIKE\b", "LIKE, which ignores the case of letters"),
        ("regular expressions", r"\bRLIKE\b|\bSIMILAR\s+TO\b|\s!?~\*?\s", _PATTERN),
        ("ANY or ALL", r"[=<>]\s*+(?:ANY|SOME|ALL)\b",
         "IN (SELECT ...), or compare with (SELECT max(...) ...) or (SELECT min(...) ...)"),
        ("DISTINCT ON", r"\bDISTINCT\s+ON\b", "GROUP BY with max(...) or min(...)"),
        ("ROLLUP", r"\bROLLUP\b|\bCUBE\b|\bGROUPING\s+SETS\b",
         "UNION ALL with a query for the total"),
        ("DIV", r"\bDIV\b", "CAST(one / other AS INTEGER)"),
        ("MOD", r"\bMOD\b(?!\s*\()", "one % other"),
        ("XOR", r"\bXOR\b", "<>"),
        ("MINUS", r"\bMINUS\b", "EXCEPT"),
        ("parentheses around a query of UNION", r"\A\s*+\(\s*SELECT\b", "it without them"),
    )
)  # fmt: skip


class Function(NamedTuple):
    """A row of the table. `words`: the names of its arguments."""

    dialects: str
    words: tuple[str, ...]
    instead: str


def _rows() -> Iterator[tuple[str, Function]]:
    for row in re.finditer(r"^(\S+) (.+?)\((.*?)\): (.+)$", _FUNCTIONS.replace("\\\n", ""), re.M):
        dialects, names, arguments, instead = row.groups()
        words = tuple(filter(None, arguments.split(", ")))
        for name in names.split(", "):
            yield name, Function(dialects.strip("-"), words, instead)


_ROWS = tuple(_rows())
_BY_COUNT = {(name, len(row.words)): row for name, row in _ROWS}
_HINTS = {name: row.instead for name, row in reversed(_ROWS)}


def unit_name(text: str) -> str:
    """The unit as the table names it."""
    return _SHORT_UNITS.get(text.lower(), text.lower().removesuffix("s"))


def _with_unit(name: str, unit: str) -> str:
    return f"{'extract' if name in ('date_part', 'datepart') else name} {unit_name(unit)}"


def find_function(name: str, count: int, unit: str = "") -> Function | None:
    """The function of that name in lower case with so many arguments, the unit aside."""
    if name == "concat":
        count = 1  # any number
    return _BY_COUNT.get((_with_unit(name, unit) if unit else name, count))


def function_hint(name: str, unit: str) -> str | None:
    """What to write for the function, without the CAST of texts such as '2026' to numbers."""
    row = _HINTS.get(name) or _HINTS.get(_with_unit(name, unit)) or ""
    return re.sub(r"\ACAST\((.*\$.*) AS INTEGER\)\Z", r"\1", row).replace("$", "") or None


@cache
def native_functions() -> frozenset[str]:
    """Those of the SQLite that runs here; newer ones have CONCAT."""
    with closing(sqlite3.connect(":memory:")) as connection:
        rows = connection.execute("SELECT lower(name) FROM pragma_function_list")
        return frozenset(name for (name,) in rows)
