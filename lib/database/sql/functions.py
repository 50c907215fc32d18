"""Functions of other dialects put in SQLite's words, where the result stays what it is there.

MySQL, PostgreSQL and SQL Server: https://dev.mysql.com/doc/refman/8.4/en/functions.html,
https://www.postgresql.org/docs/current/functions.html,
https://learn.microsoft.com/en-us/sql/t-sql/functions/functions. A call whose result SQLite cannot
give, or that dialects understand differently, stays as it is; so does one on values that are not
certainly dates that SQLite reads. What SQLite runs and takes for something else is put right beside
them: differences of dates (it takes `-` between texts for one between numbers), `+` between texts,
comparisons with dates that are written otherwise, `/` where the dialect keeps fractions. Where that
cannot be done the query is no candidate. The present is UTC's, as in SQLite.
"""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from functools import cache, partial

from sqlglot import exp

from lib.database.catalog import Catalog, quote_text
from lib.database.names import QUOTED
from lib.database.sql.parse import parse
from lib.database.sql.trees import SqlTreeError, render, tree_errors
from lib.database.sql.value_kinds import Kind, Kinds

_UNIT_WORD = "(?:YEAR|QUARTER|MONTH|WEEK|DAY|HOUR|MINUTE|SECOND)S?"
_SUBSTRING = r"\bSUBSTR(?:ING)?\s*\(\s*(?P<text>[\w.]+)\s+FROM\s+(?P<a>[1-9]\d*)"
_FETCH = r"\bFETCH\s+(?:FIRST|NEXT)\s+(?P<a>\d+)\s+ROWS?\s+ONLY\b"
_SYNTAX = tuple(  # what is found, what is written instead, and what an edit calls it, if any
    (re.compile(rf"{QUOTED}|--[^\n]*|/\*.*?\*/|(?P<found>{pattern})", re.I | re.S), meant, name)
    for pattern, meant, name in (
        (r"\bEXTRACT\s*\(\s*'?(?P<unit>\w+)'?\s+FROM\b", "extract('{unit}',", ""),
        (rf"{_SUBSTRING}\s+FOR\s+(?P<b>\d+)\s*\)", "substr({text}, {a}, {b})", "SUBSTRING FROM"),
        (rf"{_SUBSTRING}\s*\)", "substr({text}, {a})", "SUBSTRING FROM"),
        (r"\bSEPARATOR\b", ", 'separator_of',", ""),
        (rf"\bOFFSET\s+(?P<b>\d+)\s+ROWS?\s+{_FETCH}", "LIMIT {a} OFFSET {b}", "FETCH"),
        (_FETCH, "LIMIT {a}", "FETCH"),
        (r"\bFETCH\s+(?:FIRST|NEXT)\s+ROW\s+ONLY\b", "LIMIT 1", "FETCH"),
        (r"(?<=\bSELECT\s)(?P<all>\s*(?:DISTINCT\s+|ALL\s+)?)TOP\s*(?:\(\s*(?P<a>\d+)\s*\)"
         r"|(?P<b>\d+)\b)(?!\s*(?:PERCENT|WITH\s+TIES)\b)", "{all}top_of({a}{b}), ", ""),
        (r"::\s*(?:double\s+precision|float[48]?|real)\b", "::real", ""),
        (r"::\s*(?:int[248]?|integer|bigint|smallint)\b", "::int", ""),
        (r"::\s*(?:numeric|decimal)\b", "::decimal", ""),
        (r"::\s*(?:timestamp|timestamptz|datetime)\b(?!\s*with)", "::timestamp", ""),
        (r"::\s*(?=\w)", "::", "::"),
    )
)  # fmt: skip
# Those that begin with a text in quotes, which the others skip
_TYPED = re.compile(
    r"(?<!\w)(?P<type>DATE|TIMESTAMP)\s*'(?P<text>\d{4}-\d\d-\d\d[^']{0,20})'", re.I
)
_INTERVAL = re.compile(
    rf"""\bINTERVAL\s*(?:'\s*(?P<a>[-+]?\d+)\s*'|(?P<b>[-+]?\d+))\s+(?P<u>{_UNIT_WORD})\b
    |\bINTERVAL\s*'\s*(?P<c>[-+]?\d+)\s+(?P<v>{_UNIT_WORD})\s*'
    |'\s*(?P<d>[-+]?\d+)\s+(?P<w>{_UNIT_WORD})\s*'\s*::\s*INTERVAL\b""",
    re.I | re.X,
)
_TYPED_OR_QUOTED = re.compile(
    rf"(?P<interval>{_INTERVAL.pattern})|(?P<typed>{_TYPED.pattern})|{QUOTED}|--[^\n]*|/\*.*?\*/",
    re.I | re.S | re.X,
)
_MARKS = {  # of rewritten syntax, as edits show it
    r"\bINTERVAL_OF\('(\S+)', '(\w+)'\)": r"INTERVAL \1 \2",
    r"\bDATE_OF\(('[^']*')\)": r"DATE \1",
    r", 'separator_of', ": " SEPARATOR ",
}

_ALL = "mps"
_DIALECTS = {  # m: MySQL, p: PostgreSQL, s: SQL Server; by name, or by name and number of arguments
    **dict.fromkeys(
        ["curdate", "utc_date", "utc_timestamp", "current_date", "current_timestamp", "quarter",
         "hour", "minute", "second", "dayofmonth", "dayofyear", "dayofweek", "weekday", "monthname",
         "dayname", "date_sub", "subdate", "date_add", "adddate", "timestampdiff", "date_format",
         "last_day", "unix_timestamp", "from_unixtime", "str_to_date", "to_days", "locate", "mid",
         "if", "isnull/1", "ucase", "lcase", "datediff/2", "sysdate", "group_concat"], "m"),
    **dict.fromkeys(
        ["getdate", "sysdatetime", "getutcdate", "datepart", "dateadd", "datediff/3", "datename",
         "eomonth", "len", "charindex", "isnull/2", "top_of", "datetrunc", "format"], "s"),
    **dict.fromkeys(
        ["date_part", "date_trunc", "to_char", "to_timestamp", "to_date", "strpos", "age"], "p"),
    **dict.fromkeys(
        ["now", "extract", "position", "char_length", "character_length", "interval_of", "date_of",
         "mod"], "mp"),
    **dict.fromkeys(["year", "month", "day", "convert"], "ms"),
    "string_agg": "ps",
    **dict.fromkeys(["concat", "concat_ws", "left", "right", "greatest", "least"], _ALL),
}  # fmt: skip

_NOW = {"now", "getdate", "sysdate", "sysdatetime", "getutcdate", "current_timestamp",
        "utc_timestamp"}  # fmt: skip
_TODAY = {"curdate", "current_date", "today", "utc_date"}

_INTEGER = "CAST(strftime('{1}', {0}) AS INTEGER)"
_PARTS = {  # of a date, as whole numbers
    "year": _INTEGER.format("{0}", "%Y"),
    "month": _INTEGER.format("{0}", "%m"),
    "day": _INTEGER.format("{0}", "%d"),
    "hour": _INTEGER.format("{0}", "%H"),
    "minute": _INTEGER.format("{0}", "%M"),
    "second": _INTEGER.format("{0}", "%S"),
    "doy": _INTEGER.format("{0}", "%j"),
    "dow": _INTEGER.format("{0}", "%w"),
    "epoch": _INTEGER.format("{0}", "%s"),
    "isodow": "CAST((strftime('%w', {0}) + 6) % 7 + 1 AS INTEGER)",
    "quarter": "CAST((strftime('%m', {0}) + 2) / 3 AS INTEGER)",
}
_PLURALS = {f"{unit}s": unit for unit in (*_PARTS, "week")}
_SHORT_UNITS = {  # of SQL Server; PostgreSQL's `m` are minutes
    "yy": "year", "yyyy": "year", "mm": "month", "m": "month", "dd": "day", "d": "day",
    "hh": "hour", "mi": "minute", "n": "minute", "ss": "second", "s": "second", "qq": "quarter",
    "q": "quarter", "dayofyear": "doy", "dy": "doy", "y": "doy", "wk": "week", "ww": "week",
}  # fmt: skip
_WITH_UNITS = frozenset(
    ["datediff/3", "timestampdiff", "dateadd", "datepart", "datename", "datetrunc"]
)
_PART_CALLS = {
    "year": "year", "month": "month", "day": "day", "dayofmonth": "day", "hour": "hour",
    "minute": "minute", "second": "second", "quarter": "quarter", "dayofyear": "doy",
}  # fmt: skip
_MONTHS = "January February March April May June July August September October November December"
_WEEKDAYS = "Sunday Monday Tuesday Wednesday Thursday Friday Saturday"
_LONGER = {"week": (7, "day"), "quarter": (3, "month")}
_SECONDS = {"second": 1, "minute": 60, "hour": 3600, "day": 86400, "week": 604800}

# How dialects write a format: strftime's code, or `name` and the code that a name follows from
_Codes = dict[str, str]
_NUMBERS: _Codes = {"%Y": "%Y", "%m": "%m", "%d": "%d", "%H": "%H", "%i": "%M", "%s": "%S",
                    "%S": "%S", "%j": "%j", "%w": "%w", "%T": "%H:%M:%S", "%%": "%%"}  # fmt: skip
_MYSQL: _Codes = {**_NUMBERS, "%M": "name %m", "%W": "name %w", "%b": "short %m", "%a": "short %w"}
_POSTGRES: _Codes = {
    "FMMonth": "name %m", "FMDay": "name %w", "Mon": "short %m", "Dy": "short %w",
    **{word: code for upper, code in {
        "YYYY": "%Y", "MM": "%m", "DD": "%d", "HH24": "%H", "MI": "%M", "SS": "%S", "DDD": "%j",
    }.items() for word in (upper, upper.lower())},
}  # fmt: skip
_SQL_SERVER: _Codes = {
    "MMMM": "name %m", "dddd": "name %w", "MMM": "short %m", "ddd": "short %w", "yyyy": "%Y",
    "MM": "%m", "dd": "%d", "HH": "%H", "mm": "%M", "ss": "%S",
}  # fmt: skip

_DIGIT = re.compile(r"\d")
_COMPARED = (exp.EQ, exp.NEQ, exp.GT, exp.GTE, exp.LT, exp.LTE, exp.Between, exp.In)
_DATES = ("day", "moment", "seconds")
_NUMERIC = ("integer", "real", "number")
LACKS = "SQLite has no"
SECONDS = "the column holds seconds since 1970"
"""Why something was changed: an edit that changes no meaning ends with a reason that begins so."""
_NO_DATES = f"{LACKS} dates, it compares them as texts"
_MADE = "made"  # marks a node that took the place of another


class _Unknown(Exception):
    """The call cannot be put in SQLite's words."""


def mend_syntax(sql: str) -> tuple[str, list[str]]:
    """The text in words that the parser takes, and an edit for each word that SQLite has itself.

    EXTRACT, TOP, SEPARATOR, INTERVAL and typed literals become calls, for `mend_functions`.
    """
    sql = _TYPED_OR_QUOTED.sub(_as_call, sql)
    edits: dict[str, None] = {}
    for pattern, meant, name in _SYNTAX:
        found = [match for match in pattern.finditer(sql) if match["found"]]
        if found and name:
            new = "CAST" if name == "::" else _written(found[0], meant)
            edits[f"{found[0]['found']} → {new}: {LACKS} {name}"] = None
        sql = pattern.sub(partial(_written, meant=meant), sql)
    return sql, list(edits)


def _as_call(match: re.Match[str]) -> str:
    if match["interval"]:
        count = next(filter(None, (match[name] for name in "abcd")))
        unit = next(filter(None, (match[name] for name in "uvw")))
        return f"interval_of('{count}', '{unit}')"
    return f"date_of('{match['text']}')" if match["typed"] else match[0]


def _written(match: re.Match[str], meant: str) -> str:
    groups = {name: text or "" for name, text in match.groupdict().items()}
    return meant.format(**groups) if match["found"] else match[0]


@tree_errors()
def mend_functions(tree: exp.Expr, catalog: Catalog, syntax: Sequence[str] = ()) -> list[str]:
    """Replace what other dialects mean in the tree. Returns an edit for each change.

    `syntax`: the edits of `mend_syntax`. Raises SqlTreeError, also where the query would run and
    mean something else.
    """
    mender = _Mender(tree, catalog, syntax)
    edits = dict.fromkeys(mender.divisions(tree))
    for node in reversed(list(tree.walk())):  # arguments before their calls
        if not isinstance(node, _MENDED):
            continue
        before, what = render(node), _what(node)
        mender.note = ""
        try:
            after = mender.mended(node)
        except _Unknown:
            continue
        if after is not None:
            _replace(node, after)
            edits[f"{_shown(before)} → {after}: {LACKS} {what}{mender.note}"] = None
    return [*edits, *dict.fromkeys([*mender.limits(tree), *mender.consequences(tree)])]


def name_units(tree: exp.Expr) -> None:
    """Names of units and types that stand as arguments become texts: they are no columns."""
    for call in list(tree.find_all(exp.Anonymous)):
        convert = _calls(call, "convert")
        if not convert and _WITH_UNITS.isdisjoint(_keys(call)):
            continue
        for arg in list(call.expressions)[: 2 if convert else 1]:
            known = arg.name.lower() in (_TYPES if convert else _UNITS)
            if isinstance(arg, exp.Column) and not arg.table and known:
                arg.replace(exp.Literal.string(arg.name.lower()))
                break


_UNITS = {*_PARTS, *_PLURALS, *_SHORT_UNITS, "week", "weekday", "dw"}
_TYPES = {"date", "datetime", "int", "integer", "signed", "unsigned", "bigint", "char", "varchar",
          "nvarchar", "text"}  # fmt: skip


def _keys(call: exp.Anonymous) -> tuple[str, str]:
    name = str(call.this).lower()
    return name, f"{name}/{len(call.expressions)}"


def _replace(node: exp.Expr, text: str) -> None:
    tree = parse(f"SELECT {text}")
    if not isinstance(tree, exp.Select) or len(tree.selects) != 1:
        raise SqlTreeError(f"not an expression: {text}")
    new = tree.selects[0]
    new.meta[_MADE] = True
    node.replace(new)


def _shown(text: str) -> str:
    for pattern, meant in _MARKS.items():
        text = re.sub(pattern, meant, text)
    return text


def _what(node: exp.Expr) -> str:
    """What SQLite lacks, in a word or two."""
    if isinstance(node, exp.Anonymous):
        return {"date_of": "type DATE"}.get(str(node.this).lower(), str(node.this).upper())
    if isinstance(node, exp.Cast):
        return f"type {render(node.to).upper()}"
    if isinstance(node, exp.ILike):
        return "ILIKE"
    if isinstance(node.expression, exp.Anonymous) or isinstance(node.this, exp.Anonymous):
        return "INTERVAL" if "INTERVAL_OF" in render(node) else "arithmetic on dates"
    return "+ for texts" if isinstance(node, exp.Add) else "arithmetic on dates"


@cache
def _native() -> frozenset[str]:
    """The functions of the SQLite that runs here; newer ones have CONCAT."""
    with closing(sqlite3.connect(":memory:")) as connection:
        rows = connection.execute("SELECT lower(name) FROM pragma_function_list")
        return frozenset(name for (name,) in rows)


_MENDED = (exp.Anonymous, exp.Cast, exp.ILike, exp.Sub, exp.Add)


class _Mender:
    """Puts single calls of one tree into SQLite's words.

    `foreign`: whether the query has what SQLite does not know, so that all of it is written in
    another dialect. `note`: what an edit must say besides.
    """

    def __init__(self, tree: exp.Expr, catalog: Catalog, syntax: Sequence[str]) -> None:
        self._kinds = Kinds(tree, catalog)
        self._colons = any(edit.endswith(f"{LACKS} ::") for edit in syntax)
        found = [set("p" if self._colons else _ALL)]
        self.foreign = bool(syntax)
        for call in tree.find_all(exp.Anonymous):
            name, numbered = _keys(call)
            dialects = _DIALECTS.get(numbered, _DIALECTS.get(name))
            if dialects and (name not in _native() or _is_separated(call)):
                found.append(set(dialects))
                self.foreign = True
        if tree.find(exp.ILike):
            found.append({"p"})
            self.foreign = True
        self._dialects = set.intersection(*found) or set(_ALL)
        self.note = ""

    # what is known of an argument

    def _kind(self, node: exp.Expr) -> Kind | None:
        return self._kinds.of(node)

    def _date(self, node: exp.Expr) -> str:
        """The node as an argument of a date function. Raises _Unknown where it holds no dates."""
        kind = self._kind(node)
        if kind not in _DATES:
            raise _Unknown
        text = self._text(node)
        return f"{text}, 'unixepoch'" if kind == "seconds" else text

    def _text(self, node: exp.Expr) -> str:
        """The node as text, a string in its own quotes."""
        text = render(node)
        return quote_text(node.name) if text in self._kinds.texts else text

    def _string(self, node: exp.Expr) -> str:
        """The value of a string. Raises _Unknown for anything else."""
        if node.is_string or render(node) in self._kinds.texts:
            return node.name
        raise _Unknown

    def _letters(self, node: exp.Expr) -> str:
        """As `_text`, where dialects write the value with the same letters: 5.0 may be 5."""
        if self._kind(node) not in ("text", "day", "moment", "integer"):
            raise _Unknown
        return _operand(node, self._text(node))

    # one node

    def mended(self, node: exp.Expr) -> str | None:
        """The text that takes its place; None where it stays."""
        if isinstance(node, exp.Anonymous):
            return self._call(node)
        if isinstance(node, exp.Cast):
            return self._cast(node)
        if isinstance(node, exp.ILike):
            return self._ilike(node)
        return self._arithmetic(node)

    def _call(self, node: exp.Anonymous) -> str | None:
        name, args = str(node.this).lower(), list(node.expressions)
        kept = name in _native() and name not in (*_TODAY, *_NOW, "format")
        if kept and not _is_separated(node):
            return None
        if name in _NOW and not args:
            return "datetime('now')"
        if name in _TODAY and not args:
            return "date('now')"
        if name in _PART_CALLS and len(args) == 1:
            return _PARTS[_PART_CALLS[name]].format(self._date(args[0]))
        rule = _CALLS.get((name, len(args))) or _CALLS.get((name, None))
        return rule(self, args) if rule is not None else None

    def _ilike(self, node: exp.ILike) -> str:
        pattern = self._string(node.expression)
        if not pattern.isascii() or "\\" in pattern:  # LIKE ignores the case of A to Z alone
            raise _Unknown
        no = "NOT " if node.args.get("negate") else ""
        return f"{_operand(node.this)} {no}LIKE {quote_text(pattern)}"

    def _cast(self, node: exp.Cast) -> str | None:
        kind = node.to.this
        if kind in (exp.DType.DATE, exp.DType.DATE32):
            return f"date({self._date(node.this)})"
        if kind in (exp.DType.DATETIME, exp.DType.TIMESTAMP, exp.DType.TIMESTAMPTZ):
            return f"datetime({self._date(node.this)})"
        return self._colon_cast(node) if self._colons else None

    def _colon_cast(self, node: exp.Cast) -> str | None:
        """PostgreSQL rounds where SQLite cuts off, and cuts off where it does not."""
        name, text, inner = node.to.this.name, render(node.this), self._kind(node.this)
        sizes = [size.name for size in node.to.expressions]
        if name == "INT":
            if inner in ("integer", "text"):
                return None
            counted = isinstance(node.this, exp.Avg) and self._kind(node.this.this) == "integer"
            rounded = str(node.this.this).lower() == "round"
            if counted or rounded:
                return f"CAST(round({text}) AS INTEGER)"
        if name in ("FLOAT", "DOUBLE", "REAL"):
            return None
        if name == "DECIMAL":
            real = f"CAST({text} AS REAL)"
            return f"round({real}, {sizes[1]})" if len(sizes) > 1 else real
        if name in ("TEXT", "VARCHAR") and inner in ("text", "day", "moment", "integer"):
            return f"substr({text}, 1, {sizes[0]})" if sizes else None
        raise SqlTreeError(f"not a cast of SQLite: {name}")

    def _arithmetic(self, node: exp.Expr) -> str | None:
        sign = "-" if isinstance(node, exp.Sub) else "+"
        left, right = node.this, node.expression
        if _is_interval(right):
            return self._moved(left, right, sign)
        if _is_interval(left) and sign == "+":
            return self._moved(right, left, sign)
        if _enclosing_call(node) in ("extract", "date_part"):
            return None
        kinds = self._kind(left), self._kind(right)
        if sign == "+" and set(kinds) <= {"text", "day", "moment"}:
            return self._joined(left, right)
        if sign == "-" and set(kinds) <= {"day", "moment"}:
            return self._difference(node)
        return self._moved_by_days(node, sign, kinds)

    def _joined(self, left: exp.Expr, right: exp.Expr) -> str | None:
        """SQL Server's `+` between texts; texts may be numbers, which SQLite adds."""
        parts = [_operand(part, self._text(part)) for part in (left, right)]
        words = any(
            isinstance(part, exp.DPipe)
            or (
                (part.is_string or render(part) in self._kinds.texts)
                and not _DIGIT.search(part.name)
            )
            for part in (left, right)
        )
        return " || ".join(parts) if words else None

    def _difference(self, node: exp.Expr) -> str | None:
        """Days between two dates: whole ones between days, as in PostgreSQL.

        SQLite subtracts the years of texts: `date('now') - birth_date > 65` means years.
        """
        days = f"julianday({self._date(node.this)}) - julianday({self._date(node.expression)})"
        whole = self._kind(node.this) == self._kind(node.expression) == "day"
        if _is_present(node.this) and node.find_ancestor(exp.Div, exp.Select) is not None:
            divided = isinstance(node.find_ancestor(exp.Div, exp.Select), exp.Div)
            if not divided and not (whole and self.foreign and self._dialects == {"p"}):
                return None
        return f"CAST({days} AS INTEGER)" if whole else f"({days})"

    def _moved_by_days(
        self, node: exp.Expr, sign: str, kinds: tuple[Kind | None, Kind | None]
    ) -> str | None:
        """PostgreSQL's date and SQL Server's datetime plus so many days.

        SQLite takes the year of the text: `current_date - 18` may be a year.
        """
        left, right = node.this, node.expression
        if kinds[0] not in ("day", "moment") or kinds[1] != "integer" or right.name == "":
            return None
        compared = isinstance(left, exp.CurrentDate) and self._compared_with_dates(node)
        day = kinds[0] == "day" and (compared or (self._dialects == {"p"} and self.foreign))
        getdate = kinds[0] == "moment" and self._dialects == {"s"} and _MADE in left.meta
        return self._shifted(left, right.name, "day", sign) if day or getdate else None

    def _compared_with_dates(self, node: exp.Expr) -> bool:
        parent = node.parent
        while isinstance(parent, exp.Paren):
            parent = parent.parent
        return isinstance(parent, _COMPARED) and any(
            isinstance(side, exp.Column) and self._kind(side) in ("day", "moment")
            for side in _sides(parent)
        )

    def _moved(self, date: exp.Expr, interval: exp.Expr, sign: str) -> str:
        count, unit = (arg.name for arg in interval.expressions)
        return self._shifted(date, count, _unit_name(unit), sign)

    def _shifted(self, date: exp.Expr, count: str, unit: str, sign: str) -> str:
        """A date so much later; months end where a month ends, which SQLite does not see to."""
        factor, unit = _LONGER.get(unit, (1, unit))
        if not re.fullmatch(r"[-+]?\d+", count) or unit not in ("year", "month", *_SECONDS):
            raise _Unknown
        number = int(count) * factor * (-1 if sign == "-" else 1)
        timed = self._kind(date) != "day" or unit in ("hour", "minute", "second")
        function = "datetime" if timed else "date"
        start = self._date(date)
        if isinstance(date, exp.Anonymous) and str(date.this).lower() == function:
            start = ", ".join(map(render, date.expressions))  # its own modifiers come first
        shifted = f"({start}, '{number:+d} {unit}s')"
        if unit not in ("year", "month") or _is_early(date):
            return f"{function}{shifted}"
        months = number * (12 if unit == "year" else 1) + 1
        last = f"date({start}, 'start of month', '{months:+d} months', '-1 days')"
        day = f"min(date{shifted}, {last})"
        return f"datetime({day} || strftime(' %H:%M:%S', {start}))" if timed else day

    # what follows for the rest of the query

    def divisions(self, tree: exp.Expr) -> Iterator[str]:
        """MySQL's `/` keeps fractions of whole numbers, as that of decimals does everywhere.

        Those of the query itself: in SQLite's words for a function `/` is SQLite's.
        """
        for node in list(tree.find_all(exp.Div)) if self.foreign else ():
            kinds = {self._kind(node.this), self._kind(node.expression)}
            decimal = any(
                self._kind(part) == "number" or _calls(part, "date_part", "extract")
                for part in node.find_all(exp.Column, exp.Anonymous)
            )
            if "real" not in kinds and ("m" in self._dialects or "number" in kinds or decimal):
                text = f"CAST({render(node.this)} AS REAL)"
                yield self._around(node.this, text, f"{LACKS} / that keeps fractions")

    def limits(self, tree: exp.Expr) -> Iterator[str]:
        """The TOP of a query becomes its LIMIT; beside a UNION it stays, and fails."""
        for mark in list(tree.find_all(exp.Anonymous)):
            select = mark.parent
            if str(mark.this).lower() != "top_of" or not isinstance(select, exp.Select):
                continue
            if select.args.get("limit") or isinstance(select.parent, exp.SetOperation):
                continue
            count = mark.expressions[0].name
            mark.pop()
            select.set("limit", exp.Limit(expression=exp.Literal.number(count)))
            yield f"TOP {count} → LIMIT {count}: {LACKS} TOP"

    def consequences(self, tree: exp.Expr) -> Iterator[str]:
        """Comparisons and divisions as the dialect has them.

        Raises SqlTreeError for what SQLite would run and take for something else.
        """
        for node in list(tree.walk()):
            if isinstance(node, _COMPARED):
                yield from self._compared(node)
            elif self.foreign:
                _refuse(node, self._kind)

    def _compared(self, node: exp.Expr) -> Iterator[str]:
        sides = _sides(node)
        kinds = [self._kind(side) for side in sides]
        made = [side for side in sides if any(_MADE in part.meta for part in side.walk())]
        if "seconds" in kinds and not {"day", "moment"}.isdisjoint(kinds):
            yield from self._as_dates(sides, "date" if self._as_days(kinds) else "datetime")
        elif any(self._kind(side) in _DATES for side in made) and set(kinds) != {"day"}:
            yield from self._as_dates(sides, "datetime")
        elif set(kinds) & set(_NUMERIC):
            for side in made:
                if self._kind(side) == "text":
                    text = f"CAST({render(side)} AS NUMERIC)"
                    yield self._around(side, text, f"{LACKS} numbers in texts")

    def _as_days(self, kinds: Sequence[Kind | None]) -> bool:
        """In SQLite's own words, seconds beside days are meant as days."""
        return not self.foreign and "moment" not in kinds

    def _as_dates(self, sides: Sequence[exp.Expr], function: str) -> Iterator[str]:
        if not {self._kind(side) for side in sides} <= set(_DATES):
            raise SqlTreeError("a date is compared with what may be none")
        for side in sides:
            seconds = self._kind(side) == "seconds"
            if seconds or (function == "datetime" and not _calls(side, function)):
                text = f"{function}({self._date(side)})"
                yield self._around(side, text, SECONDS if seconds else _NO_DATES)

    def _around(self, node: exp.Expr, text: str, why: str) -> str:
        edit = f"{_shown(render(node))} → {_shown(text)}: {why}"
        _replace(node, text)
        return edit

    # calls by name

    def _extract(self, args: list[exp.Expr], server: bool = False) -> str:
        unit, date = self._unit(args[0], server), args[1].unnest()
        if isinstance(date, exp.Anonymous) and str(date.this).lower() == "age":
            return self._age(unit, list(date.expressions))
        if isinstance(date, exp.Sub) and unit in ("day", "epoch"):
            return self._elapsed(date.expression, date.this, "day" if unit == "day" else "second")
        if unit not in _PARTS:
            raise _Unknown
        return _PARTS[unit].format(self._date(date))

    def _unit(self, node: exp.Expr, server: bool = False) -> str:
        """The part of a date that is named. `server`: in SQL Server's short forms, too."""
        name = _unit_name(self._string(node))
        return _SHORT_UNITS.get(name, name) if server else name

    def _age(self, unit: str, args: list[exp.Expr]) -> str:
        """A part of PostgreSQL's AGE(end, start) or AGE(start), which ends today."""
        if unit != "year" or not args:
            raise _Unknown
        now = exp.Anonymous(this="date", expressions=[exp.Literal.string("now")])
        return self._full(args[-1], args[0] if len(args) > 1 else now, "year", 1)

    def _add(self, args: list[exp.Expr], sign: str) -> str:
        if _is_interval(args[1]):
            return self._moved(args[0], args[1], sign)
        return self._shifted(args[0], _number(args[1]), "day", sign)

    def _dateadd(self, args: list[exp.Expr]) -> str:
        unit = self._unit(args[0], server=True)
        return self._shifted(args[2], _number(args[1]), "day" if unit == "doy" else unit, "+")

    def _datediff(self, args: list[exp.Expr]) -> str:
        days = [
            self._date(arg) if self._kind(arg) == "day" else f"date({self._date(arg)})"
            for arg in args
        ]
        return f"CAST(julianday({days[0]}) - julianday({days[1]}) AS INTEGER)"

    def _boundaries(self, args: list[exp.Expr]) -> str:
        """SQL Server's DATEDIFF(unit, start, end): how many boundaries are crossed."""
        unit, start, end = self._unit(args[0], True), self._date(args[1]), self._date(args[2])
        if unit in ("day", "doy"):
            return self._datediff([args[2], args[1]])
        years = f"strftime('%Y', {end}) - strftime('%Y', {start})"
        if unit == "year":
            return f"CAST({years} AS INTEGER)"
        if unit == "month":
            months = f"strftime('%m', {end}) - strftime('%m', {start})"
            return f"CAST(({years}) * 12 + {months} AS INTEGER)"
        if unit not in ("hour", "minute", "second"):
            raise _Unknown
        each = [f"strftime('%s', {date}) / {_SECONDS[unit]}" for date in (end, start)]
        return f"CAST({' - '.join(each)} AS INTEGER)"

    def _timestampdiff(self, args: list[exp.Expr]) -> str:
        """MySQL's TIMESTAMPDIFF(unit, start, end): how many whole units fit."""
        unit = self._unit(args[0])
        months = {"year": 12, "quarter": 3, "month": 1}.get(unit)
        if months is None:
            return self._elapsed(args[1], args[2], unit)
        of = 12 if unit == "year" else 1
        return self._full(args[1], args[2], "year" if unit == "year" else "month", months // of)

    def _elapsed(self, start: exp.Expr, end: exp.Expr, unit: str) -> str:
        if unit not in _SECONDS:
            raise _Unknown
        seconds = f"strftime('%s', {self._date(end)}) - strftime('%s', {self._date(start)})"
        several = f"({seconds}) / {_SECONDS[unit]}" if unit != "second" else seconds
        return f"CAST({several} AS INTEGER)"

    def _full(self, start: exp.Expr, end: exp.Expr, unit: str, several: int) -> str:
        """Whole years or months from one date to the other, towards zero where it is earlier."""
        timed = {self._kind(start), self._kind(end)} != {"day"}
        code, size = ("%m%d%H%M%S", 10**8) if timed else ("%m%d", 100)
        dates = self._date(end), self._date(start)
        if unit == "year":
            later, earlier = (f"strftime('%Y{code}', {date})" for date in dates)
            size *= 100
        else:
            later, earlier = (
                f"(strftime('%Y', {date}) * {12 * size} + strftime('{code}', {date}))"
                for date in dates
            )
        return f"CAST(({later} - {earlier}) / {size * several} AS INTEGER)"

    def _trunc(self, args: list[exp.Expr], server: bool = False) -> str:
        unit, date = self._unit(args[0], server), self._date(args[1])
        if unit in ("year", "month"):
            return f"date({date}, 'start of {unit}')"
        if unit == "day":
            return f"date({date})"
        if unit == "hour":
            return f"strftime('%Y-%m-%d %H:00:00', {date})"
        if unit == "quarter":
            months = f"'-' || ((strftime('%m', {date}) + 2) % 3) || ' months'"
            return f"date({date}, 'start of month', {months})"
        if unit == "week" and not server:  # there it begins on Sunday
            return f"date({date}, 'weekday 0', '-6 days')"
        raise _Unknown

    def _formatted(self, args: list[exp.Expr], codes: _Codes) -> str:
        """The pieces that strftime writes, and names of months and days between them."""
        date, wanted = self._date(args[0]), self._string(args[1])
        pieces = [""]
        words = re.compile(
            "|".join([*map(re.escape, sorted(codes, key=len, reverse=True)), r"."]), re.S
        )
        for word in words.findall(wanted):
            code = codes.get(word)
            if code is None and (word.isalpha() or word in '%"\\'):
                raise _Unknown
            if code is not None and " " in code:
                pieces += [code, ""]
            else:
                pieces[-1] += word if code is None else code
        return " || ".join(
            _named(date, *piece.split()) if piece.startswith(("name ", "short "))
            else f"strftime({quote_text(piece)}, {date})"
            for piece in pieces
            if piece
        )  # fmt: skip

    def _weekday(self, args: list[exp.Expr], form: str) -> str:
        return form.format(f"strftime('%w', {self._date(args[0])})")

    def _name_of(self, args: list[exp.Expr], code: str) -> str:
        return _named(self._date(args[0]), "name", code)

    def _datename(self, args: list[exp.Expr]) -> str:
        unit = self._unit(args[0], server=True)
        if unit not in ("month", "weekday", "dw"):
            raise _Unknown
        return _named(self._date(args[1]), "name", "%m" if unit == "month" else "%w")

    def _dated(self, args: list[exp.Expr], form: str) -> str:
        return form.format(self._date(args[0]))

    def _literal_date(self, args: list[exp.Expr]) -> str:
        function = {"day": "date", "moment": "datetime"}.get(str(self._kind(args[0])))
        if function is None:
            raise _Unknown
        return f"{function}({render(args[0])})"

    def _from_seconds(self, args: list[exp.Expr]) -> str:
        if self._kind(args[0]) not in ("seconds", "integer"):
            raise _Unknown
        return f"datetime({render(args[0])}, 'unixepoch')"

    def _parsed(self, args: list[exp.Expr]) -> str:
        """A text as a date, where it is written as SQLite reads it."""
        if self._string(args[1]) not in ("YYYY-MM-DD", "yyyy-mm-dd", "%Y-%m-%d"):
            raise _Unknown
        return f"date({self._date(args[0])})"

    def _concat(self, args: list[exp.Expr]) -> str:
        """Where a part is NULL, MySQL's whole is NULL; elsewhere the part is left out."""
        parts = list(map(self._letters, args))
        missing = list(map(self._kinds.may_be_missing, args))
        if any(missing) and self._dialects != {"m"}:
            parts = [
                f"coalesce({part}, '')" if gap else part
                for part, gap in zip(parts, missing, strict=True)
            ]
            self.note = ", a part without a value is left out" if "m" in self._dialects else ""
        return f"({' || '.join(parts)})"

    def _concat_ws(self, args: list[exp.Expr]) -> str:
        separator, *rest = args
        self._string(separator)
        if not rest or any(map(self._kinds.may_be_missing, rest)):
            raise _Unknown
        between = f" || {self._text(separator)} || "
        return f"({between.join(map(self._letters, rest))})"

    def _cut(self, args: list[exp.Expr], form: str) -> str:
        return form.format(self._letters(args[0]), _positive(args[1]))

    def _length(self, args: list[exp.Expr], form: str) -> str:
        return form.format(self._letters(args[0]))

    def _place(self, needle: exp.Expr, text: exp.Expr, exact: bool) -> str:
        """Where a text begins in another. `exact`: the case of letters counts."""
        found, within = self._string(needle), self._letters(text)
        if not found or (not exact and not found.isascii()):
            raise _Unknown
        if exact or found.lower() == found.upper():
            return f"instr({within}, {quote_text(found)})"
        return f"instr(lower({within}), {quote_text(found.lower())})"

    def _position(self, args: list[exp.Expr]) -> str:
        found = args[0]
        if not isinstance(found, exp.In) or found.args.get("field") is None:
            raise _Unknown
        needle = self._string(found.this)
        if needle.lower() != needle.upper() and len(self._dialects) > 1:
            raise _Unknown
        return self._place(found.this, found.args["field"], exact=self._dialects == {"p"})

    def _convert(self, args: list[exp.Expr]) -> str:
        """SQL Server's CONVERT(type, value) and MySQL's CONVERT(value, type)."""
        (kind,) = [arg.name for arg in args if arg.is_string and arg.name in _TYPES] or [""]
        value = args[1] if args[0].name == kind else args[0]
        if kind in ("date", "datetime"):
            return f"{kind}({self._date(value)})"
        if kind in _TYPES and self._kind(value) == "integer":
            text = kind in ("char", "varchar", "nvarchar", "text")
            return f"CAST({render(value)} AS {'TEXT' if text else 'INTEGER'})"
        if kind in ("char", "varchar", "nvarchar", "text"):
            return f"CAST({self._letters(value)} AS TEXT)"
        raise _Unknown

    def _group_concat(self, args: list[exp.Expr]) -> str:
        if len(args) == 1 and isinstance(args[0], exp.Distinct):
            distinct, args = "DISTINCT ", list(args[0].expressions)
        else:
            distinct = ""
        values = [arg for arg in args if arg.name != "separator_of"]
        if len(values) != 2 or any(isinstance(arg, exp.Order) for arg in values):
            raise _Unknown
        separator = self._string(values[1])
        if distinct and separator != ",":  # SQLite's takes one argument there
            raise _Unknown
        rest = "" if distinct else f", {quote_text(separator)}"
        return f"group_concat({distinct}{self._letters(values[0])}{rest})"

    def _extreme(self, args: list[exp.Expr], function: str) -> str:
        """MySQL returns NULL where a value is NULL, as SQLite does; the others leave it out."""
        kind = self._kinds._common(args)
        missing = any(map(self._kinds.may_be_missing, args)) and self._dialects != {"m"}
        if len(args) < 2 or missing or kind not in ("day", *_NUMERIC):
            raise _Unknown
        return f"{function}({', '.join(map(self._text, args))})"

    def _remainder(self, args: list[exp.Expr]) -> str:
        if {self._kind(arg) for arg in args} != {"integer"}:
            raise _Unknown
        return f"({' % '.join(_operand(arg) for arg in args)})"

    def _same(self, args: list[exp.Expr], form: str) -> str:
        return form.format(*(_operand(arg, self._text(arg)) for arg in args))


def _refuse(node: exp.Expr, kind: Callable[[exp.Expr], Kind | None]) -> None:
    """Raise SqlTreeError for what SQLite would run and take for something else."""
    if isinstance(node, (exp.Add, exp.Sub)):
        if {kind(node.this), kind(node.expression)} & {"day", "moment"}:
            raise SqlTreeError("arithmetic on dates")
    elif isinstance(node, exp.Cast) and node.to.this in exp.DataType.TEMPORAL_TYPES:
        raise SqlTreeError("a cast to a date of what may be none")
    elif _calls(node, "format") and not (node.expressions and node.expressions[0].is_string):
        raise SqlTreeError("another dialect's FORMAT")
    elif isinstance(node, exp.Literal) and node.name == "separator_of":
        raise SqlTreeError("SEPARATOR after ORDER BY")


def _unit_name(text: str) -> str:
    name = text.lower()
    return _PLURALS.get(name, name)


def _sides(node: exp.Expr) -> list[exp.Expr]:
    """What is compared."""
    if isinstance(node, exp.Between):
        return [node.this, node.args["low"], node.args["high"]]
    if isinstance(node, exp.In):
        return [node.this, *node.expressions]
    return [node.this, node.expression]


def _operand(node: exp.Expr, text: str | None = None) -> str:
    """The node's text, in parentheses where an operator beside it could take a part of it."""
    text = render(node) if text is None else text
    loose = isinstance(node, (exp.Binary, exp.Not, exp.Between, exp.In)) and not isinstance(
        node, exp.Column
    )
    return f"({text})" if loose else text


def _is_separated(node: exp.Expr) -> bool:
    """Whether it is a GROUP_CONCAT with SEPARATOR, which SQLite has not."""
    marks = (text.name == "separator_of" for text in node.find_all(exp.Literal))
    return _calls(node, "group_concat") and any(marks)


def _is_interval(node: exp.Expr) -> bool:
    return _calls(node, "interval_of")


def _calls(node: exp.Expr, *names: str) -> bool:
    return isinstance(node, exp.Anonymous) and str(node.this).lower() in names


def _enclosing_call(node: exp.Expr) -> str:
    parent = node.parent
    while isinstance(parent, exp.Paren):
        parent = parent.parent
    return str(parent.this).lower() if isinstance(parent, exp.Anonymous) else ""


def _is_present(node: exp.Expr) -> bool:
    return isinstance(node, (exp.CurrentDate, exp.CurrentTimestamp)) or "now" in render(node)


def _is_early(date: exp.Expr) -> bool:
    """Whether the day of the month is one that each month has."""
    if date.is_string:
        return date.name[8:10] <= "28"
    if not isinstance(date, exp.Anonymous) or not date.expressions:
        return False
    last = date.expressions[-1]
    return last.is_string and (
        last.name.startswith("start of ") or bool(re.match(r"\d{4}-\d\d-[01]\d", last.name))
    )


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


def _named(date: str, length: str, code: str) -> str:
    """The name of the month (%m) or of the weekday (%w). `length`: name or short."""
    first, width, names = (0, 1, _WEEKDAYS) if code == "%w" else (1, 2, _MONTHS)
    cases = " ".join(
        f"WHEN '{number:0{width}d}' THEN '{name if length == 'name' else name[:3]}'"
        for number, name in enumerate(names.split(), first)
    )
    return f"CASE strftime('{code}', {date}) {cases} END"


_Rule = Callable[["_Mender", list[exp.Expr]], str]


def _form(text: str) -> _Rule:
    return partial(_Mender._same, form=text)


def _dated(text: str) -> _Rule:
    return partial(_Mender._dated, form=text)


_CALLS: dict[tuple[str, int | None], _Rule] = {
    ("extract", 2): _Mender._extract,
    ("date_part", 2): _Mender._extract,
    ("datepart", 2): partial(_Mender._extract, server=True),
    ("date_sub", 2): partial(_Mender._add, sign="-"),
    ("subdate", 2): partial(_Mender._add, sign="-"),
    ("date_add", 2): partial(_Mender._add, sign="+"),
    ("adddate", 2): partial(_Mender._add, sign="+"),
    ("date_of", 1): _Mender._literal_date,
    ("dateadd", 3): _Mender._dateadd,
    ("datediff", 2): _Mender._datediff,
    ("datediff", 3): _Mender._boundaries,
    ("timestampdiff", 3): _Mender._timestampdiff,
    ("date_trunc", 2): _Mender._trunc,
    ("datetrunc", 2): partial(_Mender._trunc, server=True),
    ("date_format", 2): partial(_Mender._formatted, codes=_MYSQL),
    ("to_char", 2): partial(_Mender._formatted, codes=_POSTGRES),
    ("format", 2): partial(_Mender._formatted, codes=_SQL_SERVER),
    ("dayofweek", 1): partial(_Mender._weekday, form="CAST({0} + 1 AS INTEGER)"),
    ("weekday", 1): partial(_Mender._weekday, form="CAST(({0} + 6) % 7 AS INTEGER)"),
    ("monthname", 1): partial(_Mender._name_of, code="%m"),
    ("dayname", 1): partial(_Mender._name_of, code="%w"),
    ("datename", 2): _Mender._datename,
    ("last_day", 1): _dated("date({0}, 'start of month', '+1 months', '-1 days')"),
    ("eomonth", 1): _dated("date({0}, 'start of month', '+1 months', '-1 days')"),
    ("unix_timestamp", 1): _dated(_PARTS["epoch"]),
    ("from_unixtime", 1): _Mender._from_seconds,
    ("to_timestamp", 1): _Mender._from_seconds,
    ("str_to_date", 2): _Mender._parsed,
    ("to_date", 2): _Mender._parsed,
    ("to_days", 1): _dated("CAST(julianday(date({0})) - 1721059.5 AS INTEGER)"),
    ("concat", None): _Mender._concat,
    ("concat_ws", None): _Mender._concat_ws,
    ("left", 2): partial(_Mender._cut, form="substr({0}, 1, {1})"),
    ("right", 2): partial(_Mender._cut, form="substr({0}, -{1})"),
    ("mid", 3): _form("substr({0}, {1}, {2})"),
    ("len", 1): partial(_Mender._length, form="length(rtrim({0}))"),
    ("char_length", 1): partial(_Mender._length, form="length({0})"),
    ("character_length", 1): partial(_Mender._length, form="length({0})"),
    ("locate", 2): lambda self, args: self._place(args[0], args[1], exact=False),
    ("charindex", 2): lambda self, args: self._place(args[0], args[1], exact=False),
    ("strpos", 2): lambda self, args: self._place(args[1], args[0], exact=True),
    ("position", 1): _Mender._position,
    ("if", 3): _form("CASE WHEN {0} THEN {1} ELSE {2} END"),
    ("nvl", 2): _form("coalesce({0}, {1})"),
    ("isnull", 2): _form("coalesce({0}, {1})"),
    ("isnull", 1): _form("({0} IS NULL)"),
    ("nvl2", 3): _form("CASE WHEN {0} IS NOT NULL THEN {1} ELSE {2} END"),
    ("greatest", None): partial(_Mender._extreme, function="max"),
    ("least", None): partial(_Mender._extreme, function="min"),
    ("mod", 2): _Mender._remainder,
    ("convert", 2): _Mender._convert,
    ("string_agg", None): _Mender._group_concat,
    ("listagg", None): _Mender._group_concat,
    ("group_concat", None): _Mender._group_concat,
    ("ucase", 1): _form("upper({0})"),
    ("lcase", 1): _form("lower({0})"),
}
