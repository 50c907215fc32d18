"""Functions of other dialects put in SQLite's words, where the result stays what it is there.

MySQL, PostgreSQL and SQL Server: https://dev.mysql.com/doc/refman/8.4/en/functions.html,
https://www.postgresql.org/docs/current/functions.html,
https://learn.microsoft.com/en-us/sql/t-sql/functions/functions. A call whose result SQLite cannot
give, or that dialects understand differently, stays as it is; so does one on a column whose values
are no dates that SQLite reads. Differences of dates are among them: SQLite takes `-` between texts
for one between numbers.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial

from sqlglot import exp

from lib.database.catalog import Catalog, Column, Contents
from lib.database.names import QUOTED
from lib.database.sql.bindings import bind
from lib.database.sql.parse import parse
from lib.database.sql.trees import SqlTreeError, render, tree_errors

_SKIPPED = rf"{QUOTED}|--[^\n]*|/\*.*?\*/"

# Syntax that the parser does not take, as calls that it does
_EXTRACT = re.compile(rf"{_SKIPPED}|\bEXTRACT\s*\(\s*(?P<unit>\w+)\s+FROM\b", re.I | re.S)
_SEPARATOR = re.compile(rf"{_SKIPPED}|\s+(?P<word>SEPARATOR)\b", re.I | re.S)
_TOP = re.compile(
    r"\A(\s*SELECT\s+(?:DISTINCT\s+)?)TOP\s*(?:\(\s*(\d+)\s*\)|(\d+)\b)(?!\s*(?:PERCENT|WITH)\b)",
    re.I,
)
_LIMITED = re.compile(rf"{_SKIPPED}|\b(?P<word>LIMIT|UNION|INTERSECT|EXCEPT)\b", re.I | re.S)
_SUBSTRING = re.compile(
    r"\bSUBSTR(?:ING)?\s*\(\s*([\w.]+)\s+FROM\s+(\d+)(?:\s+FOR\s+(\d+))?\s*\)", re.I
)

_SYNTAX = tuple(
    (re.compile(rf"{_SKIPPED}|(?P<found>{pattern})", re.I | re.S), meant, name)
    for pattern, meant, name in (
        (r"::\s*\w+", "CAST", "::"),
        (r"\bFETCH\s+(?:FIRST|NEXT)\b", "LIMIT", "FETCH"),
        (r"\bSEPARATOR\b", ",", "SEPARATOR"),
        (r"\bSUBSTR(?:ING)?\s*\(\s*[\w.]+\s+FROM\b", "substr", "SUBSTRING FROM"),
    )
)

_NOW = {
    "now", "getdate", "sysdate", "sysdatetime", "getutcdate", "current_timestamp", "localtimestamp",
    "utc_timestamp",
}  # fmt: skip
_TODAY = {"curdate", "current_date", "today", "utc_date"}

_PARTS = {  # of a date, as whole numbers
    "year": "CAST(strftime('%Y', {0}) AS INTEGER)",
    "month": "CAST(strftime('%m', {0}) AS INTEGER)",
    "day": "CAST(strftime('%d', {0}) AS INTEGER)",
    "hour": "CAST(strftime('%H', {0}) AS INTEGER)",
    "minute": "CAST(strftime('%M', {0}) AS INTEGER)",
    "second": "CAST(strftime('%S', {0}) AS INTEGER)",
    "doy": "CAST(strftime('%j', {0}) AS INTEGER)",
    "dow": "CAST(strftime('%w', {0}) AS INTEGER)",
    "isodow": "((strftime('%w', {0}) + 6) % 7 + 1)",
    "epoch": "CAST(strftime('%s', {0}) AS INTEGER)",
    "quarter": "((strftime('%m', {0}) + 2) / 3)",
}
_PART_NAMES = {
    "yy": "year", "yyyy": "year", "years": "year", "mm": "month", "mon": "month", "m": "month",
    "months": "month", "dd": "day", "d": "day", "days": "day", "dayofmonth": "day", "hh": "hour",
    "hours": "hour", "mi": "minute", "n": "minute", "minutes": "minute", "ss": "second",
    "s": "second", "seconds": "second", "qq": "quarter", "q": "quarter", "dayofyear": "doy",
    "dy": "doy", "y": "doy", "weeks": "week", "wk": "week", "ww": "week", "quarters": "quarter",
}  # fmt: skip
_PART_CALLS = {
    "year": "year", "month": "month", "day": "day", "dayofmonth": "day", "hour": "hour",
    "minute": "minute", "second": "second", "quarter": "quarter", "dayofyear": "doy",
}  # fmt: skip
_MONTHS = [
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
]
_DAYS = [
    "Sunday",
    "Monday",
    "Tuesday",
    "Wednesday",
    "Thursday",
    "Friday",
    "Saturday",
]
_MODIFIER = {"year": 1, "month": 1, "day": 1, "hour": 1, "minute": 1, "second": 1}
_LONGER = {"week": (7, "day"), "quarter": (3, "month")}

# A date's format in other words, as strftime's; what is not here SQLite 3.40 cannot write
_MYSQL_FORMAT = {
    "%Y": "%Y", "%m": "%m", "%d": "%d", "%H": "%H", "%i": "%M", "%s": "%S", "%S": "%S", "%j": "%j",
    "%w": "%w", "%T": "%H:%M:%S", "%%": "%%",
}  # fmt: skip
_PATTERN_FORMAT = {
    "YYYY": "%Y", "yyyy": "%Y", "MM": "%m", "DD": "%d", "dd": "%d", "HH24": "%H", "HH": "%H",
    "MI": "%M", "mi": "%M", "mm": "%M", "SS": "%S", "ss": "%S", "DDD": "%j",
}  # fmt: skip
_PATTERN_WORD = re.compile(r"[A-Za-z]+\d*|%.")


_ISO_DAY = re.compile(r"\d{4}-\d\d-\d\d")

LACKS = "SQLite has no"
SECONDS = "the column holds seconds since 1970"
"""Why a call or a comparison was changed: both begin the reason of an edit."""


class _Unknown(Exception):
    """The call cannot be put in SQLite's words."""


def mend_syntax(sql: str) -> tuple[str, list[str]]:
    """The text in words that the parser takes, and what no call shows of it, an edit each.

    EXTRACT, SEPARATOR and SUBSTRING FROM become calls, TOP a LIMIT.
    """
    edits = [
        f"{found[0]} → {meant}: {LACKS} {name}"
        for pattern, meant, name in _SYNTAX
        for found in [next((m for m in pattern.finditer(sql) if m["found"]), None)]
        if found
    ]
    sql = _EXTRACT.sub(lambda m: f"extract('{m['unit']}'," if m["unit"] else m[0], sql)
    sql = _SEPARATOR.sub(lambda m: "," if m["word"] else m[0], sql)
    sql = _SUBSTRING.sub(lambda m: f"substr({m[1]}, {m[2]}{', ' + m[3] if m[3] else ''})", sql)
    top = _TOP.match(sql)
    if top and not any(match["word"] for match in _LIMITED.finditer(sql)):
        count = top[2] or top[3]
        sql = f"{top[1]}{sql[top.end() :].strip().rstrip(';')} LIMIT {count}"
        edits.append(f"TOP {count} → LIMIT {count}: {LACKS} TOP")
    return sql, edits


@tree_errors()
def mend_functions(tree: exp.Expr, catalog: Catalog) -> list[str]:
    """Replace the foreign calls of the tree. Returns what was changed, an edit each.

    Raises SqlTreeError.
    """
    mender = _Mender(tree, catalog)
    edits: dict[str, None] = {}
    for node in reversed(list(tree.walk())):  # arguments before their calls
        before = render(node) if isinstance(node, _MENDED) else ""
        if not before:
            continue
        try:
            after = mender.mended(node)
        except _Unknown:
            continue
        if after is not None:
            edits[f"{before} → {after}: {_why(node)}"] = None
            node.replace(_expression(after))
    return list(edits)


def _expression(text: str) -> exp.Expr:
    tree = parse(f"SELECT {text}")
    if not isinstance(tree, exp.Select) or len(tree.selects) != 1:
        raise SqlTreeError(f"not an expression: {text}")
    return tree.selects[0]


def _why(node: exp.Expr) -> str:
    return SECONDS if isinstance(node, _COMPARISONS) else f"{LACKS} {_what(node)}"


def _what(node: exp.Expr) -> str:
    """What SQLite lacks, in a word or two."""
    if isinstance(node, exp.Anonymous):
        return str(node.this).upper()
    if isinstance(node, exp.Cast):
        return f"type {render(node.to).upper()}"
    if isinstance(node, exp.ILike):
        return "ILIKE"
    interval = isinstance(node, (exp.Add, exp.Sub)) and node.find(exp.Interval)
    return "INTERVAL" if interval else "arithmetic on dates"


_COMPARISONS = (exp.EQ, exp.NEQ, exp.GT, exp.GTE, exp.LT, exp.LTE)
_MENDED = (exp.Anonymous, exp.Cast, exp.ILike, exp.Sub, exp.Add, exp.IntDiv, *_COMPARISONS)
_DATED_CALLS = frozenset({"date", "datetime"})


class _Mender:
    """Puts single calls of one tree into SQLite's words.

    Columns are known by their text, since replaced calls hold copies of their nodes; where one text
    stands for several columns, nothing is known of it.
    """

    def __init__(self, tree: exp.Expr, catalog: Catalog) -> None:
        self._by_text: dict[str, Column | None] = {}
        for bound in bind(tree, catalog).columns:
            text = render(bound.node)
            same = self._by_text.get(text, bound.column) is bound.column
            self._by_text[text] = bound.column if same else None

    # what is known of an argument

    def _contents(self, node: exp.Expr) -> Contents | None:
        column = self._by_text.get(render(node)) if isinstance(node, exp.Column) else None
        return None if column is None else column.contents

    def _date(self, node: exp.Expr) -> str:
        """The node as an argument of a date function. Raises _Unknown where it holds no dates."""
        text = render(node)
        contents = self._contents(node)
        if contents is None:
            if isinstance(node, exp.Literal) and not node.is_string:
                raise _Unknown
            return text
        if contents.dates is None:
            raise _Unknown
        return f"{text}, 'unixepoch'" if contents.dates == "seconds" else text

    def _is_date(self, node: exp.Expr) -> bool:
        """Whether its values are certainly texts of dates."""
        if isinstance(node, exp.Paren):
            return self._is_date(node.this)
        contents = self._contents(node)
        if contents is not None:
            return contents.dates in ("day", "moment")
        called = isinstance(node, exp.Anonymous) and str(node.this).lower() in _DATED_CALLS
        return called or isinstance(node, (exp.CurrentDate, exp.CurrentTimestamp))

    def _is_moment(self, node: exp.Expr) -> bool:
        """Whether the value has a time of day."""
        contents = self._contents(node)
        if contents is not None:
            return contents.dates in ("moment", "seconds")
        name = str(node.this).lower() if isinstance(node, exp.Anonymous) else ""
        return name == "datetime" or isinstance(node, exp.CurrentTimestamp)

    def _has_missing(self, node: exp.Expr) -> bool:
        if isinstance(node, exp.Literal):
            return False
        contents = self._contents(node)
        return contents is None or contents.nulls > 0

    # one node

    def mended(self, node: exp.Expr) -> str | None:
        """The text that takes its place; None where it stays."""
        if isinstance(node, exp.Anonymous):
            name = str(node.this).lower()
            return self._call(name, list(node.expressions))
        if isinstance(node, exp.Cast):
            return self._cast(node)
        if isinstance(node, exp.ILike):
            no = "NOT " if node.args.get("negate") else ""
            return f"{render(node.this)} {no}LIKE {render(node.expression)}"
        if isinstance(node, _COMPARISONS):
            return self._compared(node)
        if isinstance(node, exp.IntDiv):
            return f"CAST({render(node.this)} / {render(node.expression)} AS INTEGER)"
        return self._arithmetic(node)

    def _call(self, name: str, args: list[exp.Expr]) -> str | None:
        if name in _NOW and not args:
            return "datetime('now')"
        if name in _TODAY and not args:
            return "date('now')" if name != "current_date" else "CURRENT_DATE"
        if name in _PART_CALLS and len(args) == 1:
            return _PARTS[_PART_CALLS[name]].format(self._date(args[0]))
        rule = _CALLS.get((name, len(args))) or _CALLS.get((name, None))
        return rule(self, args) if rule is not None else None

    def _cast(self, node: exp.Cast) -> str | None:
        kind = node.to.this
        if kind in (exp.DType.DATE, exp.DType.DATE32):
            return f"date({self._date(node.this)})"
        if kind in (exp.DType.DATETIME, exp.DType.TIMESTAMP, exp.DType.TIMESTAMPTZ):
            return f"datetime({self._date(node.this)})"
        return None

    def _compared(self, node: exp.Binary) -> str | None:
        """Seconds since 1970 beside a text with a date, which are never less than that text."""
        sides = [node.this, node.expression]
        found = [self._contents(side) for side in sides]
        seconds = [one is not None and one.dates == "seconds" for one in found]
        if seconds[0] == seconds[1] or not self._is_date_text(sides[seconds.index(False)]):
            return None
        other = sides[seconds.index(False)]
        function = "datetime" if self._is_moment(other) else "date"
        copy = node.copy()
        column = copy.this if seconds[0] else copy.expression
        column.replace(_expression(f"{function}({render(column)}, 'unixepoch')"))
        return render(copy)

    def _is_date_text(self, node: exp.Expr) -> bool:
        literal = isinstance(node, exp.Literal) and node.is_string
        return bool(literal and _ISO_DAY.match(node.name)) or self._is_date(node)

    def _arithmetic(self, node: exp.Expr) -> str | None:
        sign = "-" if isinstance(node, exp.Sub) else "+"
        left, right = node.this, node.expression
        if isinstance(right, exp.Interval):
            return self._moved(left, right, sign)
        if isinstance(left, exp.Interval) and sign == "+":
            return self._moved(right, left, sign)
        if sign == "-" and self._is_date(left) and self._is_date(right):
            if self._age_in_years(node):
                return None
            return f"(julianday({render(left)}) - julianday({render(right)}))"
        whole = isinstance(right, exp.Literal) and not right.is_string
        if whole and isinstance(left, exp.CurrentDate):  # PostgreSQL's: so many days
            return f"date({render(left)}, '{sign}{right.this} days')"
        return None

    def _age_in_years(self, node: exp.Expr) -> bool:
        """SQLite subtracts the years of texts: `date('now') - birth_date > 65` means years."""
        now = "now" in render(node.this).lower() or isinstance(node.this, exp.CurrentDate)
        divided = node.find_ancestor(exp.Div)
        return now and divided is None

    def _moved(self, date: exp.Expr, interval: exp.Expr, sign: str) -> str:
        unit = interval.args.get("unit")
        amount, name = interval.this, unit.name.lower() if unit is not None else ""
        if amount is not None and amount.is_string and " " in amount.name:
            count, _, name = amount.name.partition(" ")
            amount = exp.Literal.string(count)
        if amount is None or not isinstance(amount, exp.Literal):
            raise _Unknown
        return self._shifted(date, amount.name, name, sign)

    def _shifted(self, date: exp.Expr, count: str, unit: str, sign: str) -> str:
        unit = _PART_NAMES.get(unit, unit)
        if not re.fullmatch(r"-?\d+", count):
            raise _Unknown
        number = int(count) * (-1 if sign == "-" else 1)
        factor, unit = _LONGER.get(unit, (1, unit))
        if unit not in _MODIFIER:
            raise _Unknown
        timed = self._is_moment(date) or unit in ("hour", "minute", "second")
        function = "datetime" if timed else "date"
        start = self._date(date)
        if isinstance(date, exp.Anonymous) and str(date.this).lower() == function:
            start = ", ".join(map(render, date.expressions))  # its own modifiers come first
        return f"{function}({start}, '{number * factor:+d} {unit}s')"

    # calls by name

    def _extract(self, args: list[exp.Expr]) -> str:
        unit, date = _unit(args[0]), args[1]
        if isinstance(date, exp.Anonymous) and str(date.this).lower() == "age":
            return self._age(unit, list(date.expressions))
        if unit not in _PARTS:
            raise _Unknown
        return _PARTS[unit].format(self._date(date))

    def _age(self, unit: str, args: list[exp.Expr]) -> str:
        """A part of PostgreSQL's AGE(end, start) or AGE(start), which ends today."""
        if unit != "year":
            raise _Unknown
        dates = list(map(self._date, args))
        return _full_years(dates[-1], dates[0] if len(dates) > 1 else "'now'")

    def _add(self, args: list[exp.Expr], sign: str) -> str:
        if isinstance(args[1], exp.Interval):
            return self._moved(args[0], args[1], sign)
        return self._shifted(args[0], _number(args[1]), "day", sign)

    def _dateadd(self, args: list[exp.Expr]) -> str:
        return self._shifted(args[2], _number(args[1]), _unit(args[0]), "+")

    def _datediff(self, args: list[exp.Expr]) -> str:
        end, start = map(self._date, args)
        return f"CAST(julianday(date({end})) - julianday(date({start})) AS INTEGER)"

    def _boundaries(self, args: list[exp.Expr]) -> str:
        """SQL Server's DATEDIFF(unit, start, end): how many boundaries are crossed."""
        unit, start, end = _unit(args[0]), self._date(args[1]), self._date(args[2])
        if unit == "day":
            return self._datediff([args[2], args[1]])
        years = f"strftime('%Y', {end}) - strftime('%Y', {start})"
        if unit == "year":
            return f"({years})"
        if unit == "month":
            return f"(({years}) * 12 + strftime('%m', {end}) - strftime('%m', {start}))"
        raise _Unknown

    def _timestampdiff(self, args: list[exp.Expr]) -> str:
        """MySQL's TIMESTAMPDIFF(unit, start, end): how many whole units fit."""
        unit, start, end = _unit(args[0]), self._date(args[1]), self._date(args[2])
        if unit == "year":
            return _full_years(start, end)
        if unit == "month":
            months = (
                f"(strftime('%Y', {end}) - strftime('%Y', {start})) * 12 "
                f"+ strftime('%m', {end}) - strftime('%m', {start})"
            )
            return f"({months} - (strftime('%d', {end}) < strftime('%d', {start})))"
        per_day = {"day": 1, "hour": 24, "minute": 1440, "second": 86400}.get(unit)
        if per_day is None:
            raise _Unknown
        days = f"(julianday({end}) - julianday({start}))"
        return f"CAST(round({days} * {per_day}, 6) AS INTEGER)"

    def _trunc(self, args: list[exp.Expr]) -> str:
        unit, date = _unit(args[0]), self._date(args[1])
        if unit in ("year", "month"):
            return f"date({date}, 'start of {unit}')"
        if unit == "day":
            return f"date({date})"
        if unit == "week":
            return f"date({date}, 'weekday 0', '-6 days')"
        raise _Unknown

    def _formatted(self, args: list[exp.Expr], patterns: bool) -> str:
        if not args[1].is_string:
            raise _Unknown
        wanted = args[1].name
        known = _PATTERN_FORMAT if patterns else _MYSQL_FORMAT
        plain = wanted.strip().lower()
        date = self._date(args[0])
        if plain in ("%m", "%w") and not patterns and wanted in ("%M", "%W"):
            return _named(date, "%m" if wanted == "%M" else "%w")
        if patterns and plain in ("month", "fmmonth", "mmmm"):
            return _named(date, "%m")
        if patterns and plain in ("day", "fmday", "dddd"):
            return _named(date, "%w")

        def code(match: re.Match[str]) -> str:
            if match[0] not in known:
                raise _Unknown
            return known[match[0]]

        return f"strftime('{_PATTERN_WORD.sub(code, wanted)}', {date})"

    def _weekday(self, args: list[exp.Expr], form: str) -> str:
        return form.format(f"strftime('%w', {self._date(args[0])})")

    def _name_of(self, args: list[exp.Expr], code: str) -> str:
        return _named(self._date(args[0]), code)

    def _datename(self, args: list[exp.Expr]) -> str:
        unit = _unit(args[0])
        if unit in ("month", "weekday", "dw"):
            return _named(self._date(args[1]), "%m" if unit == "month" else "%w")
        raise _Unknown

    def _last_day(self, args: list[exp.Expr]) -> str:
        return f"date({self._date(args[0])}, 'start of month', '+1 month', '-1 day')"

    def _seconds(self, args: list[exp.Expr]) -> str:
        return _PARTS["epoch"].format(self._date(args[0]))

    def _from_seconds(self, args: list[exp.Expr]) -> str:
        return f"datetime({render(args[0])}, 'unixepoch')"

    def _parsed(self, args: list[exp.Expr]) -> str:
        """A text as a date, where it is written as SQLite reads it."""
        if args[1].is_string and args[1].name in ("YYYY-MM-DD", "%Y-%m-%d", "yyyy-MM-dd"):
            return f"date({self._date(args[0])})"
        raise _Unknown

    def _concat(self, args: list[exp.Expr]) -> str:
        """Dialects differ where a part is NULL: it is left out, or makes the whole NULL."""
        parts = [render(arg) for arg in args]
        if any(map(self._has_missing, args)):
            parts = [
                f"coalesce({part}, '')" if self._has_missing(arg) else part
                for part, arg in zip(parts, args, strict=True)
            ]
        return f"({' || '.join(parts)})"

    def _concat_ws(self, args: list[exp.Expr]) -> str:
        separator, *rest = args
        if not rest or any(map(self._has_missing, rest)):
            raise _Unknown
        return f"({f' || {render(separator)} || '.join(map(render, rest))})"

    def _left(self, args: list[exp.Expr]) -> str:
        return f"substr({render(args[0])}, 1, {_positive(args[1])})"

    def _right(self, args: list[exp.Expr]) -> str:
        return f"substr({render(args[0])}, -{_positive(args[1])})"

    def _position(self, args: list[exp.Expr]) -> str:
        found = args[0]
        if not isinstance(found, exp.In) or found.args.get("field") is None:
            raise _Unknown
        return f"instr({render(found.args['field'])}, {render(found.this)})"

    def _convert(self, args: list[exp.Expr]) -> str:
        """SQL Server's CONVERT(type, value) and MySQL's CONVERT(value, type)."""
        first, second = (arg.name.lower() for arg in args)
        types = {"date": "date", "datetime": "datetime"}
        for kind, value in ((first, args[1]), (second, args[0])):
            if kind in types:
                return f"{types[kind]}({self._date(value)})"
            if kind in ("int", "integer", "signed", "unsigned", "bigint"):
                return f"CAST({render(value)} AS INTEGER)"
            if kind in ("char", "varchar", "nvarchar", "text"):
                return f"CAST({render(value)} AS TEXT)"
        raise _Unknown

    def _group_concat(self, args: list[exp.Expr]) -> str:
        if any(isinstance(arg, (exp.Distinct, exp.Order)) for arg in args):
            raise _Unknown
        return f"group_concat({', '.join(map(render, args))})"

    def _same(self, args: list[exp.Expr], form: str) -> str:
        return form.format(*map(render, args))


def _unit(node: exp.Expr) -> str:
    """The name of a part of a date; `week` where weeks are not plainly ISO's is refused later."""
    name = node.name.lower()
    return _PART_NAMES.get(name, name)


def _number(node: exp.Expr) -> str:
    text = render(node).replace(" ", "")
    if not re.fullmatch(r"-?\d+", text):
        raise _Unknown
    return text


def _positive(node: exp.Expr) -> str:
    text = _number(node)
    if int(text) < 1:
        raise _Unknown
    return text


def _full_years(start: str, end: str) -> str:
    return (
        f"(strftime('%Y', {end}) - strftime('%Y', {start}) "
        f"- (strftime('%m-%d', {end}) < strftime('%m-%d', {start})))"
    )


def _named(date: str, code: str) -> str:
    """The name of the month (%m) or of the weekday (%w)."""
    names = list(enumerate(_DAYS)) if code == "%w" else list(enumerate(_MONTHS, 1))
    width = 1 if code == "%w" else 2
    cases = " ".join(f"WHEN '{number:0{width}d}' THEN '{name}'" for number, name in names)
    return f"CASE strftime('{code}', {date}) {cases} END"


_Rule = Callable[["_Mender", list[exp.Expr]], str]


def _form(text: str) -> _Rule:
    return partial(_Mender._same, form=text)


_CALLS: dict[tuple[str, int | None], _Rule] = {
    ("extract", 2): _Mender._extract,
    ("date_part", 2): _Mender._extract,
    ("datepart", 2): _Mender._extract,
    ("date_sub", 2): partial(_Mender._add, sign="-"),
    ("subdate", 2): partial(_Mender._add, sign="-"),
    ("date_add", 2): partial(_Mender._add, sign="+"),
    ("adddate", 2): partial(_Mender._add, sign="+"),
    ("dateadd", 3): _Mender._dateadd,
    ("datediff", 2): _Mender._datediff,
    ("datediff", 3): _Mender._boundaries,
    ("timestampdiff", 3): _Mender._timestampdiff,
    ("date_trunc", 2): _Mender._trunc,
    ("date_format", 2): partial(_Mender._formatted, patterns=False),
    ("to_char", 2): partial(_Mender._formatted, patterns=True),
    ("dayofweek", 1): partial(_Mender._weekday, form="({0} + 1)"),
    ("weekday", 1): partial(_Mender._weekday, form="(({0} + 6) % 7)"),
    ("monthname", 1): partial(_Mender._name_of, code="%m"),
    ("dayname", 1): partial(_Mender._name_of, code="%w"),
    ("datename", 2): _Mender._datename,
    ("last_day", 1): _Mender._last_day,
    ("eomonth", 1): _Mender._last_day,
    ("unix_timestamp", 1): _Mender._seconds,
    ("from_unixtime", 1): _Mender._from_seconds,
    ("to_timestamp", 1): _Mender._from_seconds,
    ("str_to_date", 2): _Mender._parsed,
    ("to_date", 2): _Mender._parsed,
    ("concat", None): _Mender._concat,
    ("concat_ws", None): _Mender._concat_ws,
    ("left", 2): _Mender._left,
    ("right", 2): _Mender._right,
    ("mid", 3): _form("substr({0}, {1}, {2})"),
    ("len", 1): _form("length({0})"),
    ("char_length", 1): _form("length({0})"),
    ("character_length", 1): _form("length({0})"),
    ("locate", 2): _form("instr({1}, {0})"),
    ("charindex", 2): _form("instr({1}, {0})"),
    ("strpos", 2): _form("instr({0}, {1})"),
    ("position", 1): _Mender._position,
    ("if", 3): _form("CASE WHEN {0} THEN {1} ELSE {2} END"),
    ("nvl", 2): _form("coalesce({0}, {1})"),
    ("isnull", 2): _form("coalesce({0}, {1})"),
    ("isnull", 1): _form("({0} IS NULL)"),
    ("nvl2", 3): _form("CASE WHEN {0} IS NOT NULL THEN {1} ELSE {2} END"),
    ("greatest", None): lambda self, args: f"max({', '.join(map(render, args))})",
    ("least", None): lambda self, args: f"min({', '.join(map(render, args))})",
    ("mod", 2): _form("({0} % {1})"),
    ("convert", 2): _Mender._convert,
    ("string_agg", 2): _Mender._group_concat,
    ("listagg", 2): _Mender._group_concat,
    ("ucase", 1): _form("upper({0})"),
    ("lcase", 1): _form("lower({0})"),
    ("to_days", 1): lambda self, args: (
        f"CAST(julianday(date({self._date(args[0])})) - 1721059.5 AS INTEGER)"
    ),
}
