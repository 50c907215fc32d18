"""What the expressions of a query return: dates, texts, numbers, and whether one may be missing.

It follows from the contents of the columns, through CTEs, derived tables and SQLite's own
functions. What is not certain is not known.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable
from typing import Literal

from sqlglot import exp

from lib.database.catalog import Catalog, Column, fold_case
from lib.database.contents import date_form
from lib.database.sql.bindings import BoundColumn, FromItem, bind
from lib.database.sql.trees import render

Kind = Literal["day", "moment", "seconds", "text", "integer", "real", "number"]
"""`day`, `moment` and `seconds` are dates, as in DateForm; `number`: whole ones and others."""

_RETURNS: dict[str, Kind] = {
    "date": "day", "datetime": "moment", "julianday": "real", "round": "real", "total": "real",
    "unixepoch": "integer", "length": "integer", "instr": "integer", "row_number": "integer",
    "rank": "integer", "dense_rank": "integer", "lower": "text", "upper": "text", "trim": "text",
    "ltrim": "text", "rtrim": "text", "replace": "text", "substr": "text", "substring": "text",
    "group_concat": "text", "printf": "text", "time": "text", "strftime": "text", "typeof": "text",
}  # fmt: skip
_ONE_OF_ARGUMENTS = {
    "coalesce": 0,
    "ifnull": 0,
    "nullif": 0,
    "iif": 1,
    "abs": 0,
    "max": 0,
    "min": 0,
}
"""Functions that return one of their arguments, and the first that may be it."""
_FORMATS: dict[str, Kind] = {"%Y-%m-%d": "day", "%Y-%m-%d %H:%M:%S": "moment"}
_CASTS: dict[str, Kind] = {
    "INT": "integer", "BIGINT": "integer", "SMALLINT": "integer", "TINYINT": "integer",
    "TEXT": "text", "VARCHAR": "text", "CHAR": "text", "NVARCHAR": "text",
    "DOUBLE": "real", "FLOAT": "real", "REAL": "real", "DECIMAL": "number",
}  # fmt: skip
_NODES: tuple[tuple[tuple[type, ...], Kind], ...] = (
    ((exp.Count, exp.Connector, exp.Not, exp.Predicate), "integer"),
    ((exp.Avg,), "real"),
    ((exp.DPipe,), "text"),
    ((exp.CurrentDate,), "day"),
    ((exp.CurrentTimestamp,), "moment"),
)
_NULL_IF_AN_ARGUMENT_IS = {
    "lower", "upper", "trim", "ltrim", "rtrim", "replace", "substr", "substring", "length", "date",
    "datetime", "time", "strftime", "julianday", "round", "abs", "instr",
}  # fmt: skip
_SAME_AS_INNER = (exp.Paren, exp.Alias, exp.Window, exp.Filter, exp.Neg)
_ARITHMETIC = (exp.Add, exp.Sub, exp.Mul, exp.Div)
_NUMBERS = frozenset[Kind | None](["integer", "real", "number"])


class Kinds:
    """Of the expressions of one tree, which may change afterwards.

    Columns are known by their text, so that copies of a node are; where one text stands for columns
    of several kinds, none is known. `texts`: the names in double quotes that SQLite reads as texts.
    """

    def __init__(self, tree: exp.Expr, catalog: Catalog) -> None:
        found = bind(tree, catalog)
        self.texts = frozenset(render(text.node) for text in found.strings)
        self._bound: defaultdict[str, list[BoundColumn]] = defaultdict(list)
        for bound in found.columns:
            self._bound[render(bound.node)].append(bound)
        self._sources = {id(select): sources for select, sources in found.from_clauses}
        self._outer = any(join.side for join in tree.find_all(exp.Join))
        self._open: set[int] = set()  # queries that are being looked into: CTEs may be recursive

    def of(self, node: exp.Expr) -> Kind | None:
        if isinstance(node, exp.Column):
            return self._column(node)
        if isinstance(node, exp.Literal):
            return _literal(node)
        if isinstance(node, _SAME_AS_INNER):
            return self.of(node.this)
        if isinstance(node, exp.Subquery):
            return self._of_query(node, None, 0)
        results = _results(node)
        return self.common(results) if results else self._computed(node)

    def _computed(self, node: exp.Expr) -> Kind | None:
        """What an operator or a function returns."""
        if isinstance(node, exp.Anonymous):
            first = node.expressions[0].name if node.expressions else ""
            returned = _RETURNS.get(node.name.lower())
            return _FORMATS.get(first, returned) if node.name.lower() == "strftime" else returned
        if isinstance(node, exp.Cast):
            kind, inner = _CASTS.get(node.to.this.name), self.of(node.this)
            return inner if kind == "text" and inner in ("day", "moment") else kind
        if isinstance(node, (exp.Sum, *_ARITHMETIC)):
            operands = [node.this, *filter(None, [node.args.get("expression")])]
            kinds = set(map(self.of, operands))
            known = kinds <= _NUMBERS or (kinds & {"real"} and len(operands) > 1)
            return ("real" if "real" in kinds else self.common(operands)) if known else None
        return next((kind for types, kind in _NODES if isinstance(node, types)), None)

    def common(self, nodes: Iterable[exp.Expr]) -> Kind | None:
        """The kind of values of which each is one of these; moments where some are days."""
        kinds = {self.of(node) for node in nodes if not isinstance(node, exp.Null)}
        if len(kinds) == 1:
            return kinds.pop()
        if kinds == {"day", "moment"}:
            return "moment"
        return "number" if kinds and kinds <= _NUMBERS else None

    def _column(self, node: exp.Column) -> Kind | None:
        text = render(node)
        if text in self.texts:
            return _text(node.name)
        kinds = {self._of_bound(bound) for bound in self._bound.get(text, ())}
        return kinds.pop() if len(kinds) == 1 else None

    def _of_bound(self, bound: BoundColumn) -> Kind | None:
        return self._of_source(bound.source, fold_case(bound.node.name)) if bound.source else None

    def _of_source(self, source: FromItem, name: str) -> Kind | None:
        if source.table is not None:
            column = source.table.column(name)
            return column_kind(column) if column is not None else None
        if source.query is None or id(source.query) in self._open:
            return None
        place = source.declared.index(name) if name in source.declared else None
        self._open.add(id(source.query))
        try:
            return self._of_query(source.query, name, place)
        finally:
            self._open.discard(id(source.query))

    def _of_query(self, query: exp.Expr, name: str | None, place: int | None) -> Kind | None:
        """The kind of a column of its result, found by name or by its place."""
        if isinstance(query, exp.Subquery):
            return self._of_query(query.this, name, place)
        if isinstance(query, exp.SetOperation):
            kinds = {self._of_query(part, name, place) for part in (query.left, query.right)}
            return kinds.pop() if len(kinds) == 1 else None
        if not isinstance(query, exp.Select):
            return None
        columns = query.selects
        if place is not None:
            plain = not any(column.is_star for column in columns[: place + 1])
            return self.of(columns[place]) if plain and place < len(columns) else None
        for column in columns:
            if not column.is_star and fold_case(column.alias_or_name) == name:
                return self.of(column)
        if name is None or not any(column.is_star for column in columns):
            return None
        owners = [one for one in self._sources.get(id(query), ()) if one.has(name)]
        return self._of_source(owners[0], name) if len(owners) == 1 else None

    def may_be_missing(self, node: exp.Expr) -> bool:
        """Whether a value may be NULL, for all that is known."""
        if isinstance(node, exp.Column):
            return render(node) not in self.texts and self._has_gaps(render(node))
        if isinstance(node, (exp.Literal, exp.Count, exp.CurrentDate, exp.CurrentTimestamp)):
            return False
        if isinstance(node, exp.Case):
            complete = node.args.get("default") is not None
            return not complete or any(map(self.may_be_missing, _results(node)))
        if isinstance(node, exp.Anonymous):
            missing = map(self.may_be_missing, node.expressions)
            if node.name.lower() in ("coalesce", "ifnull"):
                return all(missing)
            return node.name.lower() not in _NULL_IF_AN_ARGUMENT_IS or any(missing)
        if isinstance(node, (exp.Paren, exp.Cast, exp.DPipe, exp.Add, exp.Sub, exp.Mul)):
            operands = filter(None, (node.this, node.args.get("expression")))
            return any(map(self.may_be_missing, operands))
        return True

    def _has_gaps(self, text: str) -> bool:
        bound = self._bound.get(text)
        if not bound or self._outer:
            return True
        contents = [one.column.contents if one.column else None for one in bound]
        return any(
            one is None or not one.whole or one.nulls > 0 or one.undated > 0 for one in contents
        )


def _results(node: exp.Expr) -> list[exp.Expr]:
    """The parts of which one is the value of the node; none where it computes another one."""
    if isinstance(node, (exp.Min, exp.Max)):
        return [node.this, *node.expressions]
    if isinstance(node, exp.Case):
        default = node.args.get("default")
        return [*(each.args["true"] for each in node.args["ifs"]), *filter(None, [default])]
    if isinstance(node, exp.Anonymous) and node.name.lower() in _ONE_OF_ARGUMENTS:
        return list(node.expressions[_ONE_OF_ARGUMENTS[node.name.lower()] :])
    return []


def column_kind(column: Column) -> Kind | None:
    """What the values of a column are that is not empty, NULLs aside.

    Of dates some may be none, but then they are not written as dates either.
    """
    found = column.contents
    if found is None:
        return None
    if found.dates is not None:
        return found.dates if found.other_dates is None else "text"
    kinds = [found.texts > 0, found.integers > 0, found.reals > 0]
    if kinds == [True, False, False]:
        return "text"
    if kinds[0] or kinds == [False, False, False]:
        return None
    if column.affinity == "numeric":
        return "number"  # DECIMAL(10, 2), where SQLite stores 5.00 as 5
    return "number" if kinds[1] and kinds[2] else "integer" if kinds[1] else "real"


def _literal(node: exp.Literal) -> Kind:
    if node.is_string:
        return _text(node.name)
    return "integer" if re.fullmatch(r"\d+", node.name) else "real"


def _text(text: str) -> Kind:
    form = date_form(text)
    return form if form == "day" or form == "moment" else "text"
