"""Other ways to write a query, each of which settles what the query itself leaves open.

`ORDER BY age LIMIT 1` over two people of the same age has two right answers, and SQLite picks one.
With their names as a further sort key, ascending and descending, the query returns one and the
other. Where such alternatives return different answers, nothing in the query says which is right.
https://www.sqlite.org/lang_select.html#orderby, https://www.sqlite.org/lang_expr.html (scalar
subqueries, division), https://www.sqlite.org/windowfunctions.html
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Literal

from sqlglot import exp

from lib.database.catalog import Catalog, fold_case
from lib.database.sql.selects import (
    RewritableQuery,
    Twin,
    group_parts,
    is_aggregate,
    is_aggregated,
    output_of,
    sort_keys,
    within,
    without_parentheses,
)
from lib.database.sql.trees import read_tree, render

_Extreme = type[exp.Min] | type[exp.Max]

AlternativeKind = Literal[
    "tie_cut_by_limit",
    "tie_in_window",
    "first_of_several",
    "bare_column",
    "null_sorted_first",
    "null_in_list",
    "integer_division",
]

_OPEN = re.compile(r"\b(?:by|in|limit|over)\b|\(\s*select\b|/|\w\s*\(", re.IGNORECASE)
_NULLS_PLACED = re.compile(r"\bnulls\s+(?:first|last)\b", re.IGNORECASE)
_ROW_FUNCTIONS = frozenset(
    ("first_value", "lag", "last_value", "lead", "nth_value", "ntile", "row_number")
)
"""The window functions that separate rows that their sort does not."""
_NOT_OF_ROWS = ("with_", "distinct", "group", "having", "windows", "order", "limit", "offset")
_TABLE_PLACES = (exp.From, exp.Join, exp.CTE, exp.SetOperation, exp.Subquery, exp.Exists)


@dataclass(frozen=True)
class Alternatives:
    """Queries that settle one thing in different ways. `detail`: where it stands.

    `ordered`: the order of their rows counts.
    """

    kind: AlternativeKind
    detail: str
    queries: tuple[str, ...]
    ordered: bool = False


def alternatives(sql: str, catalog: Catalog) -> list[Alternatives]:
    """All that the query leaves open; nothing where it does not parse."""
    if not _OPEN.search(sql):
        return []
    nulls_placed = bool(_NULLS_PLACED.search(sql))
    return read_tree(sql, lambda tree: list(_found(tree, catalog, nulls_placed)), [])


def _found(tree: exp.Expr, catalog: Catalog, nulls_placed: bool) -> Iterator[Alternatives]:
    query = RewritableQuery(tree, catalog)
    for node in tree.find_all(exp.Query):
        if node.args.get("limit") is not None:
            yield from _cut(query, node)
        elif isinstance(node, exp.Subquery) and _stands_for_value(node):
            yield from _first_of_several(query, node)
    windows = [window for window in tree.find_all(exp.Window) if _separates_ties(window)]
    if windows:
        detail = ", ".join(dict.fromkeys(map(render, windows)))
        changes = (partial(_number_rows, query, windows, order) for order in (False, True))
        yield Alternatives("tie_in_window", detail, (query.plain, *map(query.rewritten, changes)))
    for select in tree.find_all(exp.Select):
        yield from _bare_columns(query, select)
    if not nulls_placed:
        yield from _nulls(query)
    lists = [node for each in tree.find_all(exp.In) for node in _excluded_lists(each)]
    if lists:
        without = query.rewritten(partial(_leave_nulls_out, lists))
        yield Alternatives("null_in_list", ", ".join(map(render, lists)), (query.plain, without))
    divisions = [node for node in tree.find_all(exp.Div) if _is_ratio(node)]
    if divisions:
        detail = ", ".join(dict.fromkeys(map(render, divisions)))
        exact = query.rewritten(partial(_divide_exactly, divisions))
        yield Alternatives("integer_division", detail, (query.plain, exact))


def _cut(query: RewritableQuery, node: exp.Expr) -> Iterator[Alternatives]:
    """The rows next to a LIMIT may tie; DISTINCT may hide the sort key."""
    limit = node.args["limit"].expression
    detail = f"LIMIT {limit.name}" if isinstance(limit, exp.Literal) else "LIMIT"
    keys = _output_keys(query, node)
    if not keys:
        return
    yield Alternatives("tie_cut_by_limit", detail, (query.plain, *_both_ways(query, node, keys)))
    hidden = [key for key in sort_keys(node) if _is_hidden_by_distinct(node, key.this)]
    if hidden:
        changes = (partial(_group, node, keys, hidden, extreme) for extreme in (exp.Min, exp.Max))
        detail = f"{detail}, its sort key hidden by DISTINCT"
        queries = (query.plain, *map(query.rewritten, changes))
        yield Alternatives("tie_cut_by_limit", detail, queries)


def _is_hidden_by_distinct(node: exp.Expr, key: exp.Expr) -> bool:
    """Whether rows that DISTINCT merges may have different values of the sort key."""
    if not isinstance(node, exp.Select) or not node.args.get("distinct") or is_aggregated(node):
        return False
    key = output_of(node, key)
    shown = [output.unalias() for output in node.expressions]
    names = {fold_case(output.name) for output in shown if isinstance(output, exp.Column)}
    bare = isinstance(key, exp.Column) and fold_case(key.name) in names
    return not (node.is_star or bare or key in shown)


def _group(
    node: exp.Expr,
    keys: Sequence[exp.Expr],
    hidden: Sequence[exp.Ordered],
    extreme: _Extreme,
    twin: Twin,
) -> None:
    """Write DISTINCT as GROUP BY, sorted by the least or greatest of the hidden keys."""
    select = twin(node)
    select.set("distinct", None)
    select.set("group", exp.Group(expressions=[key.copy() for key in keys]))
    for key in hidden:
        twin(key).set("this", extreme(this=key.this.copy()))
    _add_keys(select, keys, descending=False)


def _stands_for_value(node: exp.Subquery) -> bool:
    parent = node.parent
    if parent is None or isinstance(parent, _TABLE_PLACES) or isinstance(node.this, exp.Table):
        return False
    return not (isinstance(parent, exp.In) and node is parent.args.get("query"))


def _first_of_several(query: RewritableQuery, node: exp.Subquery) -> Iterator[Alternatives]:
    """A subquery in place of a value may have several rows, of which SQLite takes the first."""
    inner = node.this
    if isinstance(inner, exp.Select) and (
        inner.args.get("from_") is None or (is_aggregated(inner) and not inner.args.get("group"))
    ):
        return  # always one row
    keys = _output_keys(query, inner)
    if keys and inner.args.get("limit") is None:
        queries = (query.plain, *_both_ways(query, inner, keys, limit=1))
        yield Alternatives("first_of_several", render(node), queries)


def _both_ways(
    query: RewritableQuery, node: exp.Expr, keys: Sequence[exp.Expr], limit: int | None = None
) -> Iterator[str]:
    """With further sort keys for one SELECT of the query, ascending and descending."""

    def add(descending: bool, twin: Twin) -> None:
        _add_keys(twin(node), keys, descending=descending)
        if limit is not None:
            twin(node).set("limit", exp.Limit(expression=exp.Literal.number(limit)))

    return (query.rewritten(partial(add, descending)) for descending in (False, True))


def _add_keys(node: exp.Expr, keys: Sequence[exp.Expr], *, descending: bool) -> None:
    further = [
        exp.Ordered(this=key.copy(), desc=descending, nulls_first=not descending) for key in keys
    ]
    node.set("order", exp.Order(expressions=[*sort_keys(node), *further]))


def _output_keys(query: RewritableQuery, node: exp.Expr) -> list[exp.Expr]:
    """The output columns as sort keys; none where `*` stands for unknown ones."""
    first = node
    while isinstance(first, (exp.SetOperation, exp.Subquery)):
        first = first.this
    if not isinstance(first, exp.Select):
        return []
    count = len(first.expressions)
    if first.is_star:
        columns = query.columns(first)
        if first is node and not node.args.get("distinct"):
            return list(columns)
        count = len(columns) if count == len(query.sources(first)) == 1 else 0
    return [exp.Literal.number(place) for place in range(1, count + 1)]


def _separates_ties(window: exp.Window) -> bool:
    if window.arg_key == "windows":  # the definition of a named window
        return False
    function = window.this.this if isinstance(window.this, exp.Filter) else window.this
    spec = _definition(window).args.get("spec")
    by_rows = spec is not None and str(spec.args.get("kind")).upper() == "ROWS"
    return by_rows or function.name.lower() in _ROW_FUNCTIONS


def _definition(window: exp.Window) -> exp.Expr:
    """The window itself, or the named window that it refers to."""
    select = window.find_ancestor(exp.Select)
    named = (select.args.get("windows") or ()) if select is not None and window.alias else ()
    same = (each for each in named if fold_case(each.name) == fold_case(window.alias))
    return next(same, window)


def _number_rows(
    query: RewritableQuery, windows: Sequence[exp.Window], descending: bool, twin: Twin
) -> None:
    """Let every window separate the rows that it sees."""
    for window in windows:
        changed, definition = twin(window), _definition(window).copy()
        changed.set("alias", None)
        for part in ("partition_by", "order", "spec"):
            changed.set(part, definition.args.get(part))
        _add_keys(changed, _row_keys(query, window), descending=descending)


def _row_keys(query: RewritableQuery, window: exp.Window) -> list[exp.Expr]:
    """What distinguishes the rows that a window function sees."""
    select = window.find_ancestor(exp.Select)
    if select is None:
        return []
    if is_aggregated(select):
        return query.group_keys(select)
    outputs = [output.unalias() for output in select.expressions if not output.is_star]
    shown = [o for o in outputs if not o.find(exp.Window, exp.Query, exp.Literal)]
    return [*shown, *query.columns(select)]


def _nulls(query: RewritableQuery) -> Iterator[Alternatives]:
    """NULLs come first in an ascending sort, which may decide what is kept, or which is first."""
    root = without_parentheses(query.root)
    for node in root.find_all(exp.Query, exp.Window):
        keys = [key for key in sort_keys(node) if not key.args.get("desc")]
        cut = isinstance(node, exp.Window) or node.args.get("limit") is not None
        if keys and (cut or node is root):

            def move(keys: Sequence[exp.Ordered], twin: Twin) -> None:
                for key in keys:
                    twin(key).set("nulls_first", False)

            last = query.rewritten(partial(move, keys))
            yield Alternatives("null_sorted_first", "ascending sort", (query.plain, last), not cut)


def _excluded_lists(node: exp.In) -> Iterator[exp.Select]:
    """The subquery of NOT IN, which is never true where one of its rows is NULL."""
    parent, inner = node.parent, node.args.get("query")
    while isinstance(parent, exp.Paren):
        parent = parent.parent
    while isinstance(inner, exp.Subquery):
        inner = inner.this
    if not isinstance(parent, exp.Not) or not isinstance(inner, exp.Select):
        return
    if not (inner.is_star or is_aggregated(inner) or inner.args.get("limit")):
        yield inner


def _leave_nulls_out(lists: Sequence[exp.Select], twin: Twin) -> None:
    for each in lists:
        select, where = twin(each), each.args.get("where")
        value = exp.Paren(this=select.expressions[0].unalias().copy())
        known: exp.Expr = exp.Not(this=exp.Is(this=value, expression=exp.Null()))
        if where is not None:
            known = exp.And(this=exp.Paren(this=twin(where).this), expression=known)
        select.set("where", exp.Where(this=known))


def _is_ratio(division: exp.Div) -> bool:
    """Whether it divides by something that is no constant: `year / 10` is meant to be whole."""
    return division.expression.find(exp.Column, exp.AggFunc, exp.Query) is not None


def _divide_exactly(divisions: Sequence[exp.Div], twin: Twin) -> None:
    for division in reversed(divisions):  # an inner one before the one around it
        changed = twin(division)
        real = exp.Cast(this=changed.this.copy(), to=exp.DataType.build("REAL", dialect="sqlite"))
        changed.set("this", real)


def _bare_columns(query: RewritableQuery, select: exp.Select) -> Iterator[Alternatives]:
    """Columns of an aggregate query that are neither grouped nor aggregated.

    SQLite takes their values from any row of the group; beside a single MIN or MAX, from a row that
    has the minimum or maximum (https://www.sqlite.org/lang_select.html#bareagg). The queries take
    the values of other rows.
    """
    if not is_aggregated(select):
        return
    found = _BareColumns(query, select)
    if found.columns or found.stars:
        detail = ", ".join(dict.fromkeys(map(render, (*found.stars, *found.columns))))
        ordered = select is query.root and bool(sort_keys(select))
        yield Alternatives("bare_column", detail, found.queries(), ordered)


class _BareColumns:
    def __init__(self, query: RewritableQuery, select: exp.Select) -> None:
        self._query = query
        self._select = select
        self._group = query.group_keys(select)
        self._grouped = {self._key(key) for key in self._group}
        self._own = {id(source) for source in query.sources(select)}
        nodes = [node for part in group_parts(select) for node in self._outside(part)]
        self.columns = [node for node in nodes if self._is_bare(node)]
        self.stars = [output for output in select.expressions if output.is_star]

    def queries(self) -> tuple[str, ...]:
        parts = group_parts(self._select)
        aggregates = {node for part in parts for node in within(part) if is_aggregate(node)}
        extremes = [node for node in aggregates if isinstance(node, (exp.Min, exp.Max))]
        if len(extremes) == 1 and not self.stars:
            return tuple(self._at(extremes[0], kind) for kind in (exp.Min, exp.Max))
        plain = () if self.stars else (self._query.plain,)
        return (*plain, *(self._settled(kind) for kind in (exp.Min, exp.Max)))

    def _outside(self, part: exp.Expr) -> Iterator[exp.Expr]:
        """The nodes outside of aggregates, grouped expressions and subqueries."""
        return part.dfs(
            prune=lambda node: (
                isinstance(node, (exp.Query, exp.Filter))
                or is_aggregate(node)
                or node in self._group
            )
        )

    def _is_bare(self, node: exp.Expr) -> bool:
        if not isinstance(node, exp.Column) or node in self._group:
            return False
        key = self._key(node)
        return key is not None and key[0] in self._own and key not in self._grouped

    def _key(self, node: exp.Expr) -> tuple[int, str] | None:
        source = self._query.source(node)
        return None if source is None else (id(source), fold_case(node.name))

    def _settled(self, extreme: _Extreme) -> str:
        """The query with the least or greatest value of each bare column of a group."""
        return self._query.rewritten(partial(self._settle, extreme))

    def _settle(self, extreme: _Extreme, twin: Twin) -> None:
        select = twin(self._select)
        for column in self.columns:
            changed = twin(column)
            settled: exp.Expr = extreme(this=changed.copy())
            if changed.parent is select:  # an outer query may use its name
                settled = exp.alias_(settled, column.name, quoted=True)
            changed.replace(settled)
        if self.stars:
            outputs = [output for output in select.expressions if not output.is_star]
            listed = [each for star in self.stars for each in self._expanded(star, extreme)]
            select.set("expressions", [*outputs, *listed])

    def _expanded(self, star: exp.Expr, extreme: _Extreme) -> Iterator[exp.Expr]:
        """The columns of the FROM clause that `*` stands for."""
        qualifier = fold_case(star.table) if isinstance(star, exp.Column) else ""
        by_name = {fold_case(s.name): id(s) for s in self._query.sources(self._select)}
        for column in self._query.columns(self._select):
            name = fold_case(column.table)
            if qualifier in ("", name):
                grouped = (by_name[name], fold_case(column.name)) in self._grouped
                shown = column if grouped else extreme(this=column)
                yield exp.alias_(shown, column.name, quoted=True)

    def _at(self, aggregate: exp.Expr, extreme: _Extreme) -> str:
        """The least or greatest value of each bare column in the rows with the MIN or MAX."""
        ties = exp.Window(
            this=exp.Anonymous(this="RANK"),
            partition_by=[key.copy() for key in self._group],
            order=exp.Order(
                expressions=[
                    exp.Ordered(
                        this=aggregate.this.copy(),
                        desc=isinstance(aggregate, exp.Max),
                        nulls_first=False,
                    )
                ]
            ),
            over="OVER",
        )
        rows = self._select.copy()
        for clause in _NOT_OF_ROWS:
            rows.set(clause, None)
        outputs = [ties, *self._group, *self.columns]
        names = ["place", *(f"key_{number}" for number in range(1, len(outputs)))]
        named = zip(outputs, names, strict=True)
        rows.set("expressions", [exp.alias_(output.copy(), name) for output, name in named])
        keys, bare = names[1 : 1 + len(self._group)], names[1 + len(self._group) :]
        shown = [*keys, *(f"{extreme.key}({name})" for name in bare)]
        grouping = f" GROUP BY {', '.join(keys)}" if keys else ""
        return (
            f"{self._ctes()}SELECT {', '.join(shown)} FROM ({render(rows)}) "
            f"WHERE place = 1{grouping}"
        )

    def _ctes(self) -> str:
        """The WITH clause with all common table expressions that the SELECT can name."""
        clauses: list[exp.Expr] = []
        node: exp.Expr | None = self._select
        while node is not None:
            if node.args.get("with_") is not None:
                clauses.insert(0, node.args["with_"])
            node = node.parent
        if not clauses:
            return ""
        ctes = ", ".join(render(cte) for clause in clauses for cte in clause.expressions)
        recursive = any(clause.args.get("recursive") for clause in clauses)
        return f"WITH {'RECURSIVE ' if recursive else ''}{ctes} "
