"""What SQLite has in place of the functions and the syntax of other dialects, in sentences."""

import re
from collections.abc import Iterator
from contextlib import suppress

from lib.database.catalog import Catalog, DateForm
from lib.database.names import QUOTED
from lib.database.sql.functions import mend_functions, mend_syntax
from lib.database.sql.parse import parse
from lib.database.sql.trees import SqlTreeError

_MOST = 3  # sentences

_QUOTED = re.compile(QUOTED)
_UNKNOWN_FUNCTION = re.compile(r"no such function: (\w+)", re.IGNORECASE)
_UNKNOWN_COLUMN = re.compile(r"no such column: (\w+)\Z", re.IGNORECASE)
_NOT_VALID = re.compile(r"syntax error|unrecognized token", re.IGNORECASE)

_WORDS = re.compile(
    r"(?:year|quarter|month|week|day|hour|minute|second)s?|dayofyear|weekday|interval|date|timestamp"
    r"|(?:var)?char|(?:un)?signed|rownum|straight_join",
    re.IGNORECASE,
)
"""Words of other dialects that SQLite takes for columns."""

_PARTS = {
    "year": "strftime('%Y', column)",
    "month": "strftime('%m', column)",
    "day": "strftime('%d', column)",
    "hour": "strftime('%H', column)",
    "minute": "strftime('%M', column)",
    "second": "strftime('%S', column)",
    "doy": "strftime('%j', column)",
    "week": "strftime('%W', column)",
    "weekday": "strftime('%w', column), which is '0' on Sundays",
    "quarter": "(strftime('%m', column) + 2) / 3",
}
_PART_OF = {
    **{part: part for part in _PARTS},
    **dict.fromkeys(("dayofmonth", "dd", "days"), "day"),
    **dict.fromkeys(("dayofweek", "dayname", "dow", "isodow", "dw"), "weekday"),
    **dict.fromkeys(("weekofyear", "isoweek", "week_of_year", "wk", "ww", "weeks"), "week"),
    **dict.fromkeys(("monthname", "mm", "months", "mon"), "month"),
    **dict.fromkeys(("yyyy", "yy", "years"), "year"),
    "dayofyear": "doy",
    "qq": "quarter",
}
_UNIT = re.compile(
    r"\b(?:EXTRACT|DATE_PART|DATEPART|DATENAME)\s*\(\s*'?(\w+)'?\s*(?:,|\bFROM\b)", re.IGNORECASE
)

_DAYS_BETWEEN = "julianday(later) - julianday(earlier), which is a number of days"
_MOVED = "date(column, '-30 days') or date(column, '+1 month')"
_FORMATTED = "strftime('%Y-%m-%d', column)"
_CONDITIONAL = "CASE WHEN condition THEN value ELSE other END"
_FOUND = "instr(text, part)"
_MIDDLE = "the value in the middle of the sorted ones: ORDER BY value LIMIT 1 OFFSET half of them"
_PATTERN = "LIKE '%part%', which ignores the case of letters, or GLOB"
_IN_SQLITE = {
    **dict.fromkeys(("now", "getdate", "sysdate", "sysdatetime"), "datetime('now')"),
    **dict.fromkeys(("curdate", "today", "current_date"), "date('now')"),
    **dict.fromkeys(("datediff", "timestampdiff", "days_between"), _DAYS_BETWEEN),
    "age": "(julianday('now') - julianday(column)) / 365.25, in years",
    **dict.fromkeys(("date_sub", "date_add", "dateadd", "subdate", "adddate"), _MOVED),
    **dict.fromkeys(("add_months", "timestampadd"), _MOVED),
    **dict.fromkeys(("date_format", "to_char"), _FORMATTED),
    "date_trunc": "strftime('%Y-%m', column) for the month, or strftime('%Y', column) for the year",
    "yearweek": "strftime('%Y-%W', column)",
    **dict.fromkeys(("to_date", "str_to_date", "to_timestamp", "makedate"), "date(text)"),
    "concat": "one || other",
    "concat_ws": "one || ' ' || other",
    "left": "substr(text, 1, length)",
    "right": "substr(text, -length)",
    "mid": "substr(text, start, length)",
    **dict.fromkeys(("len", "char_length", "character_length"), "length(text)"),
    **dict.fromkeys(("charindex", "locate", "strpos", "position"), _FOUND),
    **dict.fromkeys(("split_part", "substring_index"), f"substr with {_FOUND}"),
    **dict.fromkeys(("if", "decode"), _CONDITIONAL),
    **dict.fromkeys(("nvl", "isnull"), "coalesce(value, other)"),
    "greatest": "max(one, other)",
    "least": "min(one, other)",
    **dict.fromkeys(("string_agg", "listagg", "array_agg"), "group_concat(value, ', ')"),
    **dict.fromkeys(("median", "percentile_cont", "percentile_disc"), _MIDDLE),
    **dict.fromkeys(("truncate", "trunc"), "CAST(value AS INTEGER)"),
    **dict.fromkeys(("regexp", "regexp_like", "rlike"), _PATTERN),
    "lpad": "printf('%05d', value)",
    **dict.fromkeys(("var_pop", "variance"), "avg(x * x) - avg(x) * avg(x)"),
    "top": "LIMIT with a number at the end of the query",
    **dict.fromkeys(("rollup", "cube"), "UNION ALL with a query for the total"),
}
"""What to write instead of a function, by its name in lower case."""

_SYNTAX = tuple(
    (re.compile(pattern, re.IGNORECASE), name, instead)
    for pattern, name, instead in (
        (r"\bINTERVAL\b", "INTERVAL", "date('now', '-30 days') or date(column, '+1 month')"),
        (r"::\s*\w+", "::", "CAST(value AS INTEGER), or date(value) for a date"),
        (r"\bSELECT\s+(?:DISTINCT\s+)?TOP\b|\bFETCH\s+(?:FIRST|NEXT)\b|\bROWNUM\b|\bROWS\s+ONLY\b",
         "TOP, FETCH or ROWNUM", _IN_SQLITE["top"]),
        (r"\bSEPARATOR\b", "SEPARATOR", "group_concat(value, ', ')"),
        (r"\bSUBSTR(?:ING)?\s*\([^()]*\bFROM\b", "SUBSTRING FROM", "substr(text, start, length)"),
        (r"\bPOSITION\s*\(", "POSITION", _FOUND),
        (r"\bLEFT\s*\(", "LEFT", _IN_SQLITE["left"]),
        (r"\bRIGHT\s*\(", "RIGHT", _IN_SQLITE["right"]),
        (r"\bISNULL\s*\(", "ISNULL with two values", _IN_SQLITE["isnull"]),
        (r"\bILIKE\b", "ILIKE", "LIKE, which ignores the case of letters"),
        (r"\bRLIKE\b|\bSIMILAR\s+TO\b|\s!?~\*?\s", "regular expressions", _PATTERN),
        (r"(?:=|<|>)\s*(?:ANY|SOME|ALL)\b", "ANY or ALL",
         "IN (SELECT ...), or compare with (SELECT max(...) ...) or (SELECT min(...) ...)"),
        (r"\bDISTINCT\s+ON\b", "DISTINCT ON", "GROUP BY with max(...) or min(...)"),
        (r"\bROLLUP\b|\bCUBE\b|\bGROUPING\s+SETS\b", "ROLLUP", _IN_SQLITE["rollup"]),
        (r"\bQUALIFY\b", "QUALIFY", "WHERE around a subquery with the window function"),
        (r"\bAPPLY\b|\bLATERAL\b", "APPLY or LATERAL", "a join with a subquery"),
        (r"\bWITHIN\s+GROUP\b", "WITHIN GROUP", _MIDDLE),
        (r"\bAT\s+TIME\s+ZONE\b", "time zones", "datetime(column, 'localtime')"),
        (r"\bDIV\b", "DIV", "CAST(one / other AS INTEGER)"),
        (r"\bMOD\b(?!\s*\()", "MOD", "one % other"),
        (r"&&", "&&", "AND"),
        (r"\bXOR\b", "XOR", "<>"),
        (r"\bMINUS\b", "MINUS", "EXCEPT"),
        (r"@\w|:=", "variables", "a subquery"),
        (r"\bFOR\s+UPDATE\b|\bNOLOCK\b", "locks", "the query without them"),
        (r"\A\s*\(\s*SELECT\b", "parentheses around a query of UNION", "it without them"),
    )
)  # fmt: skip
"""A pattern of what SQLite refuses, its name, and what to write instead."""


def dialect_advice(sql: str, message: str, catalog: Catalog) -> list[str]:
    """What to write for that of a query which is of another dialect; [] where nothing is.

    `message`: SQLite's, "" for a query that ran.
    """
    said = list(_mended(sql, catalog)) or list(_of_function(sql, message))
    if not said and (_NOT_VALID.search(message) or is_dialect_word(message)):
        said = list(_of_syntax(sql))
    return list(dict.fromkeys(said))[:_MOST]


def part_of_date(name: str, column: str, form: DateForm) -> str | None:
    """How SQLite takes the part of a date that a name stands for, `month`; None for other names."""
    part = _PART_OF.get(name.lower())
    written = f"{column}, 'unixepoch'" if form == "seconds" else column
    return _PARTS[part].replace("column", written) if part else None


def is_dialect_word(message: str) -> bool:
    """Whether the column that is said to be missing is a word such as DAY in DATEDIFF(DAY, ...)."""
    found = _UNKNOWN_COLUMN.search(message)
    return found is not None and _WORDS.fullmatch(found[1]) is not None


def _mended(sql: str, catalog: Catalog) -> Iterator[str]:
    """The calls that have the same result in SQLite's words."""
    tree = parse(mend_syntax(sql)[0])
    with suppress(SqlTreeError):
        for edit in mend_functions(tree, catalog) if tree is not None else ():
            changed, found, lacking = edit.rpartition(": SQLite has no ")
            before, _, after = changed.partition(" → ")
            if found:  # the others are of what columns hold, see `stored_values`
                yield f"SQLite has no {lacking}. Write {after} instead of {before}."


def _of_function(sql: str, message: str) -> Iterator[str]:
    """What there is for the function that the message is about, or for the one around a word."""
    name = _function_name(sql, message)
    unit = _UNIT.search(sql)
    if unit and (name in ("date_part", "datepart", "datename") or _NOT_VALID.search(message)):
        part = _PART_OF.get(unit[1].lower())
    else:
        part = _PART_OF.get(name)
    instead = _PARTS[part] if part else _IN_SQLITE.get(name)
    if instead:
        yield f"SQLite has no {name.upper() or 'EXTRACT'}. Write {instead}."


def _function_name(sql: str, message: str) -> str:
    """In lower case; "" where the message is about no function."""
    found = _UNKNOWN_FUNCTION.search(message)
    if found is None and is_dialect_word(message):
        word = message.rpartition(" ")[2]
        found = re.search(rf"\b(\w+)\s*\(\s*{word}\s*,", sql, re.IGNORECASE)
    return found[1].lower() if found else ""


def _of_syntax(sql: str) -> Iterator[str]:
    text = _QUOTED.sub("''", sql)
    for pattern, name, instead in _SYNTAX:
        if pattern.search(text):
            yield f"SQLite has no {name}. Write {instead}."
