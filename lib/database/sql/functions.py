"""Puts functions of other dialects in SQLite's words, where the result stays what it is there.

A call whose result SQLite cannot give, or that dialects understand differently, stays as it is; so
does one on values that are not certainly dates that SQLite reads. What SQLite runs and takes for
something else is put right beside them: differences of dates (it takes `-` between texts for one
between numbers), comparisons with dates that are written otherwise, `/` where the dialect keeps
fractions. Where that cannot be done the query is no candidate.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from itertools import groupby
from string import Template

from sqlglot import exp

from lib.database.catalog import Catalog, quote_text
from lib.database.sql.dialect_words import (
    FORMATS,
    SEPARATOR,
    SYNTAX,
    UNIT_CALLS,
    Function,
    Syntax,
    find_function,
    native_functions,
    unit_name,
)
from lib.database.sql.parse import parse
from lib.database.sql.trees import SqlTreeError, render, tree_errors
from lib.database.sql.value_kinds import Kinds

_LONGER = {"week": (7, "day"), "quarter": (3, "month"), "year": (12, "month")}
_TIMES = ("hour", "minute", "second")
_COMPARED = (exp.EQ, exp.NEQ, exp.GT, exp.GTE, exp.LT, exp.LTE, exp.Between, exp.In)
_DAYS = {"day", "moment"}
_DATES = {*_DAYS, "seconds"}
_SPELT_ALIKE = {*_DAYS, "text", "integer"}  # in all dialects; 5.0 may be 5
_KINDS = {"column": _DATES, "earlier": _DATES, "later": _DATES,
          "text": _SPELT_ALIKE, "days": {"real", "integer"}}  # fmt: skip
_STRINGS = ("format", "separator")
_POSITIVE = ("start", "length")
_CASTS = {"DATE": "date", "DATETIME": "datetime", "TIMESTAMP": "datetime"}
LACKS = "SQLite has no"
SECONDS = "the column holds seconds since 1970"
"""Why something was changed: an edit that changes no meaning ends with a reason that begins so."""
_MADE = "made"  # marks a node that took the place of another


class _Stays(Exception):
    """The expression is SQLite's, or cannot be put in its words."""


def mend_syntax(sql: str) -> tuple[str, list[str]]:
    """The text in words that the parser takes, and an edit for what needs no more correction.

    EXTRACT, TOP and SEPARATOR become calls, units texts: for `mend_functions`.
    """
    edits: dict[str, None] = {}
    for syntax in SYNTAX:

        def rewritten(match: re.Match[str], syntax: Syntax = syntax) -> str:
            if not match["found"]:
                return match[0]
            groups = {name: text or "" for name, text in match.groupdict().items()}
            if syntax.edit:
                edits[f"{syntax.edit.format(**groups)}: {LACKS} {syntax.name}"] = None
            return syntax.rewritten.format(**groups)

        sql = syntax.pattern.sub(rewritten, sql) if syntax.rewritten else sql
    return sql, list(edits)


@tree_errors()
def mend_functions(tree: exp.Expr, catalog: Catalog, syntax: Sequence[str] = ()) -> list[str]:
    """Replace what other dialects mean in the tree. Returns an edit for each change.

    `syntax`: the edits of `mend_syntax`. Raises SqlTreeError, also where the query would run and
    mean something else.
    """
    mender = _Mender(tree, catalog, syntax)
    edits = [*mender.divisions(tree), *_limits(tree)]
    for node in reversed(list(tree.walk())):  # arguments before their calls
        with suppress(_Stays):
            after, lacking = mender.mended(node)
            edits.append(_put(node, after, f"{LACKS} {lacking}"))
    return list(dict.fromkeys([*edits, *mender.consequences(tree)]))


def _put(node: exp.Expr, text: str, why: str) -> str:
    """Put an expression in the node's place. Returns the edit."""
    tree = parse(f"SELECT {text}")
    if not isinstance(tree, exp.Select) or len(tree.selects) != 1:
        raise SqlTreeError(f"not an expression: {text}")
    edit = f"{render(node)} → {text}: {why}".replace(SEPARATOR, " SEPARATOR ")
    tree.selects[0].meta[_MADE] = True
    node.replace(tree.selects[0])
    return edit


def _limits(tree: exp.Expr) -> Iterator[str]:
    """The TOP of a query becomes its LIMIT; beside a UNION it stays, and fails."""
    for mark in list(tree.find_all(exp.Anonymous)):
        select = mark.parent if _calls(mark, "top") else None
        if not isinstance(select, exp.Select) or isinstance(select.parent, exp.SetOperation):
            continue
        if select.args.get("limit") is None:
            (count,) = mark.expressions
            mark.pop()
            select.set("limit", exp.Limit(expression=count))
            yield f"TOP {count} → LIMIT {count}: {LACKS} TOP"


class _Mender:
    """Puts single expressions of one tree into SQLite's words.

    `foreign`: whether the query has what SQLite does not know, so that all of it is written in
    another dialect.
    """

    def __init__(self, tree: exp.Expr, catalog: Catalog, syntax: Sequence[str]) -> None:
        self._kinds = Kinds(tree, catalog)
        self._kind = self._kinds.of
        self._colons = any(edit.endswith(f"{LACKS} ::") for edit in syntax)
        functions = [_called(call)[0] for call in tree.find_all(exp.Anonymous)]
        found = [each.dialects for each in functions if each is not None and each.dialects]
        found += ["p"] * (self._colons or tree.find(exp.ILike) is not None)
        self.foreign = bool(found or syntax)
        self._dialects = set("mps").intersection(*found) or set("mps")

    # what is known of an argument, and how it is written

    def _is_string(self, node: exp.Expr) -> bool:
        return node.is_string or render(node) in self._kinds.texts

    def _text(self, node: exp.Expr) -> str:
        """The node's text: a string in its own quotes, an operation in parentheses."""
        if self._is_string(node):
            return quote_text(node.name)
        loose = isinstance(node, (exp.Binary, exp.Not, exp.Between, exp.In))
        return f"({render(node)})" if loose else render(node)

    def _argument(self, word: str, node: exp.Expr) -> str:
        """The text of what stands in the table under that word."""
        kind = self._kind(node)
        allowed = kind in _KINDS.get(word, {kind})
        allowed = allowed and (word not in _STRINGS or self._is_string(node))
        if not allowed or (word in _POSITIVE and _integer(node) < 1):
            raise _Stays
        is_date = word in ("column", "earlier", "later")
        return f"{render(node)}, 'unixepoch'" if is_date and kind == "seconds" else self._text(node)

    def _date(self, node: exp.Expr) -> str:
        return self._argument("column", node)

    # one node

    def mended(self, node: exp.Expr) -> tuple[str, str]:
        """The text that takes its place, and what it was that SQLite lacks. Raises _Stays."""
        if isinstance(node, exp.Anonymous):
            return self._call(node)
        if isinstance(node, exp.Cast):
            return self._cast(node), f"type {render(node.to).upper()}"
        if isinstance(node, exp.ILike):
            return self._ilike(node), "ILIKE"
        if not isinstance(node, (exp.Add, exp.Sub)):
            raise _Stays
        if isinstance(node.expression, exp.Interval):
            return self._shifted(node.this, node.expression, _sign(node)), "INTERVAL"
        return self._arithmetic(node), "arithmetic on dates"

    def _call(self, node: exp.Anonymous) -> tuple[str, str]:
        function, args = _called(node)
        name = str(node.this).lower()
        if function is None or not function.dialects:
            raise _Stays
        if name == "concat":
            return self._concat(args)
        if name in _RULES:
            return _RULES[name](self, args), name.upper()
        written = {
            word: self._argument(word, arg) for word, arg in zip(function.words, args, strict=True)
        }
        return Template(function.instead).substitute(written), name.upper()

    def _ilike(self, node: exp.ILike) -> str:
        pattern = self._argument("format", node.expression)
        if not pattern.isascii() or "\\" in pattern:  # LIKE ignores the case of A to Z alone
            raise _Stays
        no = "NOT " if node.args.get("negate") else ""
        return f"{self._text(node.this)} {no}LIKE {pattern}"

    def _cast(self, node: exp.Cast) -> str:
        """PostgreSQL rounds where SQLite cuts off, and cuts off where it does not."""
        name, inner = node.to.this.name, self._kind(node.this)
        if name in _CASTS:
            return f"{_CASTS[name]}({self._date(node.this)})"
        if name == "DECIMAL" and self._colons:
            real, sizes = f"CAST({render(node.this)} AS REAL)", node.to.expressions
            return f"round({real}, {render(sizes[1])})" if len(sizes) > 1 else real
        is_same = name in ("FLOAT", "DOUBLE") or ("INT" in name and inner in ("integer", "text"))
        is_text = name in ("TEXT", "VARCHAR") and inner in _SPELT_ALIKE and not node.to.expressions
        if self._colons and not is_same and not is_text:
            raise SqlTreeError(f"not a cast of SQLite: {name}")
        raise _Stays

    def _arithmetic(self, node: exp.Add | exp.Sub) -> str:
        left, right = node.this, node.expression
        if isinstance(node, exp.Sub) and {self._kind(left), self._kind(right)} <= _DAYS:
            return self._difference(node)
        # PostgreSQL's CURRENT_DATE - 30; where no date is compared, SQLite's year less 30
        compared = node.find_ancestor(exp.Select, *_COMPARED)
        sides = _sides(compared) if isinstance(compared, _COMPARED) else []
        dated = isinstance(left, exp.CurrentDate) and any(self._kind(s) in _DAYS for s in sides)
        if self._kind(right) == "integer" and (dated or self._dialects in ({"p"}, {"s"})):
            return self._shifted(left, right, _sign(node))
        raise _Stays

    def _difference(self, node: exp.Sub) -> str:
        """Days between two dates: whole ones between days, as in PostgreSQL.

        SQLite subtracts the years of texts: `date('now') - birth_date > 65` means years.
        """
        end, start = self._date(node.this), self._date(node.expression)
        is_divided = isinstance(node.find_ancestor(exp.Div, exp.Select), exp.Div)
        if re.search("now|CURRENT_", end) and not is_divided:
            raise _Stays
        days = f"julianday({end}) - julianday({start})"
        is_whole = self._kind(node.this) == self._kind(node.expression) == "day"
        return f"CAST({days} AS INTEGER)" if is_whole else f"({days})"

    def _shifted(self, date: exp.Expr, by: exp.Expr, sign: int) -> str:
        """A date so much later, days if they are a number; months end where a month ends, which
        SQLite does not see to.
        """
        is_interval = isinstance(by, exp.Interval)
        number, name = (by.this, unit_name(by.text("unit"))) if is_interval else (by, "day")
        factor, unit = _LONGER.get(name, (1, name))
        if unit not in ("month", "day", *_TIMES):
            raise _Stays
        count = _integer(number) * factor * sign
        is_day = self._kind(date) == "day" and unit not in _TIMES
        function = "date" if is_day else "datetime"
        start = self._date(date)
        if _calls(date, function):
            start = ", ".join(map(render, date.expressions))  # its own modifiers come first
        if unit != "month":
            return f"{function}({start}, '{count:+d} {unit}s')"
        last = f"date({start}, 'start of month', '{count + 1:+d} months', '-1 days')"
        day = f"min(date({start}, '{count:+d} months'), {last})"
        return day if is_day else f"datetime({day} || strftime(' %H:%M:%S', {start}))"

    def _formatted(self, args: list[exp.Expr], codes: dict[str, str]) -> str:
        """The pieces that strftime writes, and names of months and weekdays between them."""
        self._argument("format", args[1])
        longest_first = map(re.escape, sorted(codes, key=len, reverse=True))
        words = re.findall("|".join([*longest_first, "."]), args[1].name, re.S)
        if any(word not in codes and (word.isalpha() or word in '%"\\') for word in words):
            raise _Stays
        pieces = groupby([codes.get(word, word) for word in words], lambda code: "$column" in code)
        strftime = "strftime({}, $column)".format
        written = (
            code
            for has_name, piece in pieces
            for code in (piece if has_name else [strftime(quote_text("".join(piece)))])
        )
        return Template(" || ".join(written)).substitute(column=self._date(args[0]))

    def _concat(self, args: list[exp.Expr]) -> tuple[str, str]:
        """Where a part is NULL, MySQL's whole is NULL; elsewhere the part is left out."""
        parts = [self._argument("text", arg) for arg in args]
        gaps = list(map(self._kinds.may_be_missing, args))
        note = ""
        if any(gaps) and self._dialects != {"m"}:
            both = zip(parts, gaps, strict=True)
            parts = [f"coalesce({part}, '')" if gap else part for part, gap in both]
            note = ", a part without a value is left out" if "m" in self._dialects else ""
        return f"({' || '.join(parts)})", f"CONCAT{note}"

    # what follows for the rest of the query

    def divisions(self, tree: exp.Expr) -> Iterator[str]:
        """MySQL's `/` keeps fractions of whole numbers, as that of decimals does everywhere.

        Those of the query itself: in SQLite's words for a function `/` is SQLite's.
        """
        for node in list(tree.find_all(exp.Div)) if self.foreign else ():
            kinds = {self._kind(node.this), self._kind(node.expression)}
            decimal = any(
                self._kind(part) == "number" or _calls(part, "date_part", "extract")
                for part in node.walk()
            )
            if "real" not in kinds and ("m" in self._dialects or decimal):
                text = f"CAST({render(node.this)} AS REAL)"
                yield _put(node.this, text, f"{LACKS} / that keeps fractions")

    def consequences(self, tree: exp.Expr) -> Iterator[str]:
        """Comparisons as the dialect has them.

        Raises SqlTreeError for what SQLite would run and take for something else.
        """
        for node in list(tree.walk()):
            if isinstance(node, _COMPARED):
                yield from self._compared(_sides(node))
            elif self.foreign:
                self._refuse(node)

    def _compared(self, sides: Sequence[exp.Expr]) -> Iterator[str]:
        kinds = set(map(self._kind, sides))
        made = [side for side in sides if any(_MADE in part.meta for part in side.walk())]
        if "seconds" in kinds and kinds & _DAYS:
            # in SQLite's own words, seconds beside days are meant as days
            as_moments = self.foreign or "moment" in kinds
            yield from self._as_dates(sides, "datetime" if as_moments else "date")
        elif any(self._kind(side) in _DATES for side in made) and kinds != {"day"}:
            yield from self._as_dates(sides, "datetime")
        elif kinds & {"integer", "real", "number"}:
            for side in made:
                if self._kind(side) == "text":
                    text = f"CAST({render(side)} AS NUMERIC)"
                    yield _put(side, text, f"{LACKS} numbers in texts")

    def _as_dates(self, sides: Sequence[exp.Expr], function: str) -> Iterator[str]:
        if not set(map(self._kind, sides)) <= _DATES:
            raise SqlTreeError("a date is compared with what may be none")
        for side in sides:
            seconds = self._kind(side) == "seconds"
            if seconds or (function == "datetime" and not _calls(side, function)):
                why = SECONDS if seconds else f"{LACKS} dates, it compares them as texts"
                yield _put(side, f"{function}({self._date(side)})", why)

    def _refuse(self, node: exp.Expr) -> None:
        if isinstance(node, (exp.Add, exp.Sub)):
            kinds = {self._kind(node.this), self._kind(node.expression)}
            if kinds & _DAYS or (isinstance(node, exp.Add) and kinds == {"text"}):
                raise SqlTreeError("arithmetic on dates or texts")
        elif isinstance(node, exp.Cast) and node.to.this in exp.DataType.TEMPORAL_TYPES:
            raise SqlTreeError("a cast to a date of what may be none")
        elif _calls(node, "format") and not (node.expressions and node.expressions[0].is_string):
            raise SqlTreeError("another dialect's FORMAT")


def _called(node: exp.Anonymous) -> tuple[Function | None, list[exp.Expr]]:
    """The function that is called, None if it is SQLite's own or unknown, and its arguments."""
    name, args = str(node.this).lower(), list(node.expressions)
    if args and name in native_functions() and name != "group_concat":
        return None, args
    if name in UNIT_CALLS and len(args) > 1 and args[0].is_string:
        unit, rest, called = args[0].name, args[1:], name
        if _calls(rest[0], "age"):
            now = exp.Anonymous(this="date", expressions=[exp.Literal.string("now")])
            called, rest = "age", [now, *rest[0].expressions][:-3:-1]
        elif name in ("extract", "date_part") and isinstance(rest[0].unnest(), (exp.Sub, exp.Cast)):
            called = "days"  # a difference, see `_difference`
        found = find_function(called, len(rest), unit)
        if found is not None:
            return found._replace(dialects=found.dialects and UNIT_CALLS[name]), rest
    return find_function(name, len(args)), args


def _calls(node: exp.Expr | None, *names: str) -> bool:
    return isinstance(node, exp.Anonymous) and str(node.this).lower() in names


def _sides(node: exp.Expr) -> list[exp.Expr]:
    """What is compared, but for the query of IN."""
    return [side for side in node.iter_expressions() if side.arg_key != "query"]


def _sign(node: exp.Expr) -> int:
    return -1 if isinstance(node, exp.Sub) else 1


def _integer(node: exp.Expr) -> int:
    text = node.name if isinstance(node, exp.Literal) else render(node)
    if not re.fullmatch(r"[-+]?\d+", text):
        raise _Stays
    return int(text)


_RULES: dict[str, Callable[[_Mender, list[exp.Expr]], str]] = {
    **dict.fromkeys(("date_add", "adddate"), lambda self, args: self._shifted(args[0], args[1], 1)),
    **dict.fromkeys(
        ("date_sub", "subdate"), lambda self, args: self._shifted(args[0], args[1], -1)
    ),
    "dateadd": lambda self, args: self._shifted(
        args[2], exp.Interval(this=args[1], unit=exp.Var(this=args[0].name)), 1
    ),
    "date_format": lambda self, args: self._formatted(args, FORMATS["date_format"]),
    "to_char": lambda self, args: self._formatted(args, FORMATS["to_char"]),
}
