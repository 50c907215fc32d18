"""The parts of a SELECT: groups, aggregates, sort keys; and what a LIMIT decides.

`sorted_selects` finds the sorted or cut parts of a query: `ORDER BY age LIMIT 1` over two people of
the same age has two right answers, and SQLite picks one. To see that, the query runs once more
without the LIMIT and with its sort keys as further columns.
"""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from sqlglot import exp

from lib.base.records import Value
from lib.database.catalog import Catalog, fold_case
from lib.database.sql.bindings import bind
from lib.database.sql.trees import read_tree, render

_AGGREGATES = (exp.Count, exp.Sum, exp.Avg, exp.Min, exp.Max)
_FURTHER_AGGREGATES = frozenset(
    ("group_concat", "json_group_array", "json_group_object", "string_agg", "total")
)
_SORTS = re.compile(r"\border\s+by\b|\blimit\b", re.IGNORECASE)
_WHOLE = re.compile(r"[0-9]{1,18}")

_Row = tuple[Value, ...]
_Rows = Sequence[_Row]


def is_aggregate(node: exp.Expr) -> bool:
    """Whether it is a call of an aggregate function, and not of a window function."""
    named = isinstance(node, exp.Anonymous) and node.name.lower() in _FURTHER_AGGREGATES
    if not (named or isinstance(node, _AGGREGATES)):
        return False
    outer = node.parent.parent if isinstance(node.parent, exp.Filter) else node.parent
    return not isinstance(outer, exp.Window)


def _is_aggregated(select: exp.Select) -> bool:
    """Whether its rows stand for groups of rows."""
    group, having, order = map(select.args.get, ("group", "having", "order"))
    parts = (*select.expressions, having, order)
    return group is not None or any(
        is_aggregate(node)
        for part in parts
        if part is not None
        for node in part.dfs(prune=lambda node: isinstance(node, exp.Query))
    )


def _sort_keys(node: exp.Expr) -> list[exp.Ordered]:
    """The keys of its ORDER BY; none where there is none."""
    order = node.args.get("order")
    return list(order.expressions) if order is not None else []


def _without_parentheses(tree: exp.Expr) -> exp.Expr:
    """The query whose order the answer has."""
    while isinstance(tree, exp.Subquery) and not tree.args.get("order"):
        tree = tree.this
    return tree


def output_of(select: exp.Select, key: exp.Expr) -> exp.Expr:
    """The output that a sort or group key names by its number or alias; else the key itself."""
    if _is_place(key):
        place = int(key.name)
        listed = 0 < place <= len(select.expressions) and not select.is_star
        return select.expressions[place - 1].unalias() if listed else key
    if isinstance(key, exp.Column) and not key.table:
        for output in select.expressions:
            if isinstance(output, exp.Alias) and fold_case(output.alias) == fold_case(key.name):
                return output.this
    return key


@dataclass(frozen=True)
class SortedSelect:
    """One SELECT of a query with its sort.

    `sql`: the same without LIMIT and with the sort keys in its result; None where that cannot be
    written (keys that DISTINCT or a set operation hides). `hidden`: how many columns were added at
    the right. `keys`: where the keys stand, as negative positions from the right. `outermost`: its
    rows are the query's answer.
    """

    sql: str | None
    hidden: int
    keys: tuple[int, ...]
    descending: tuple[bool, ...]
    limit: int | None
    offset: int
    outermost: bool

    def leaves_open(self, rows: _Rows) -> bool:
        """Whether other queries for the same question may rightly keep other rows, or more.

        That is so if the LIMIT separates rows with equal sort keys, or keeps one with a NULL key.
        `rows`: the result of `sql`, here and below.
        """
        return self.limit is not None and (self._keeps_null(rows) or bool(self._cut_keys(rows)))

    def cuts_ties(self, rows: _Rows) -> bool:
        """Whether the LIMIT keeps some of different rows with equal sort keys."""
        cut = self._cut_keys(rows)
        return len({self._output(row) for row in rows if self._key(row) in cut}) > 1

    def begins_with_null(self, rows: _Rows) -> bool:
        """Whether an ascending sort has a NULL, which SQLite puts first, among the rows kept."""
        ascending = [key for key, down in zip(self.keys, self.descending, strict=True) if not down]
        return any(row[key] is None for row in self._kept(rows) for key in ascending)

    def may_keep(self, rows: _Rows, answer: _Rows) -> bool:
        """Whether `answer` holds only rows that the cut may keep.

        Those are the rows that it surely keeps and those that tie with the rows next to the cut; if
        it keeps a row with a NULL key, all rows.
        """
        if self._keeps_null(rows):
            return True
        cut = self._cut_keys(rows)
        tied = [self._output(row) for row in rows if self._key(row) in cut]
        sure = [self._output(row) for row in self._kept(rows) if self._key(row) not in cut]
        return bool(answer) and Counter(answer) <= Counter(tied + sure)

    def allows(self, rows: _Rows, answer: _Rows) -> bool:
        """Whether `answer` has the rows that are kept, in an order that the sort keys allow."""
        kept = self._kept(rows)
        if len(kept) != len(answer):
            return False
        start = 0
        for _, group in groupby(kept, key=self._key):
            tied = [self._output(row) for row in group]
            if Counter(tied) != Counter(answer[start : start + len(tied)]):
                return False
            start += len(tied)
        return True

    def _kept(self, rows: _Rows) -> _Rows:
        end = None if self.limit is None else self.offset + self.limit
        return rows[self.offset : end]

    def _keeps_null(self, rows: _Rows) -> bool:
        return any(row[key] is None for row in self._kept(rows) for key in self.keys)

    def _key(self, row: _Row) -> _Row:
        return tuple(row[key] for key in self.keys)

    def _output(self, row: _Row) -> _Row:
        return row[: len(row) - self.hidden]

    def _cut_keys(self, rows: _Rows) -> list[_Row]:
        """The sort keys that stand on both sides of a cut."""
        if self.limit is None:
            return []
        ends = (self.offset, self.offset + self.limit)
        inside = [rows[end - 1 : end + 1] for end in ends if 0 < end < len(rows)]
        return [self._key(last) for last, next_ in inside if self._key(last) == self._key(next_)]


def sorted_selects(sql: str) -> list[SortedSelect]:
    """Every sorted or cut part of the query; none where it does not parse."""
    return read_tree(sql, lambda tree: list(_sorted_parts(tree)), []) if _SORTS.search(sql) else []


def _sorted_parts(tree: exp.Expr) -> Iterator[SortedSelect]:
    root = _without_parentheses(tree)
    for node in tree.find_all(exp.Query):
        limit, sort = _number(node, "limit"), _sort_keys(node)
        if limit is None and (node is not root or not sort):
            continue  # no cut, and the order does not show
        sql, hidden, keys = _keyed(node, [key.this for key in sort])
        descending = tuple(bool(key.args.get("desc")) for key in sort)
        offset = _number(node, "offset") or 0
        yield SortedSelect(sql, hidden, keys, descending, limit, offset, node is root)


def _keyed(node: exp.Expr, sort: list[exp.Expr]) -> tuple[str | None, int, tuple[int, ...]]:
    """The query with its sort keys in the result: `sql`, `hidden` and `keys` of SortedSelect."""
    plain = node.copy()
    plain.set("limit", None)
    plain.set("offset", None)
    outputs = list(node.selects) if isinstance(node, (exp.Select, exp.SetOperation)) else []
    indices = [_output_index(key, outputs) for key in sort]
    if any(index is None and _is_place(key) for key, index in zip(sort, indices, strict=True)):
        return None, 0, ()
    if isinstance(node, exp.Select) and node.args.get("distinct") is None:
        for number, (key, index) in enumerate(zip(sort, indices, strict=True)):
            shown = key if index is None else outputs[index].unalias()
            plain.append("expressions", exp.alias_(shown.copy(), f"sort_key_{number}"))
        return render(plain), len(sort), tuple(range(-len(sort), 0))
    known = [index for index in indices if index is not None]
    if len(known) < len(sort):
        return None, 0, ()
    return render(plain), 0, tuple(index - len(outputs) for index in known)


def _output_index(key: exp.Expr, outputs: list[exp.Expr]) -> int | None:
    """Which output column the sort key names: by number, by alias, or as the same expression."""
    if _is_place(key):
        place = int(key.name) - 1
        listed = 0 <= place < len(outputs) and not any(one.is_star for one in outputs)
        return place if listed else None
    for index, output in enumerate(outputs):
        name = output.name if isinstance(output, exp.Column) else output.alias
        named = isinstance(key, exp.Column) and not key.table and name.lower() == key.name.lower()
        if named or output.unalias() == key:
            return index
    return None


def _is_place(key: exp.Expr) -> bool:
    return isinstance(key, exp.Literal) and not key.is_string and bool(_WHOLE.fullmatch(key.name))


def _number(node: exp.Expr, clause: str) -> int | None:
    """The number of LIMIT or OFFSET; None where there is none, or where it is no plain number."""
    part = node.args.get(clause)
    number = part.expression if part is not None else None
    plain = isinstance(number, exp.Literal) and _WHOLE.fullmatch(number.name)
    return int(number.name) if number is not None and plain else None


@dataclass(frozen=True)
class QueryShape:
    """What is said of a result in a sentence. Names are those of the catalog.

    `table`: each row of the result stands for one of its rows; None where that is not so, or not
    sure. `counted`: the result is the number of its rows. `aggregate`: MIN, MAX, SUM, AVG or COUNT
    where that is the only output, and `of` the column that it is taken of. `sorted`: the rows have
    an order. `limit`: their number is limited to this.
    """

    table: str | None = None
    counted: str | None = None
    aggregate: str | None = None
    of: str | None = None
    sorted: bool = False
    limit: int | None = None


def query_shape(sql: str, catalog: Catalog) -> QueryShape:
    """The shape of a query; that of one that does not parse has nothing."""
    return read_tree(sql, lambda tree: _shape(tree, catalog), QueryShape())


def _shape(tree: exp.Expr, catalog: Catalog) -> QueryShape:
    root = _without_parentheses(tree)
    order, limit = bool(_sort_keys(root)), _number(root, "limit")
    if not isinstance(root, exp.Select):
        return QueryShape(sorted=order, limit=limit)
    bindings = bind(tree, catalog)
    sources = next(items for select, items in bindings.from_clauses if select is root)
    table = sources[0].table.name if len(sources) == 1 and sources[0].table is not None else None
    output = root.expressions[0].unalias() if len(root.expressions) == 1 else None
    if _is_aggregated(root):
        single = root.args.get("group") is None and isinstance(output, _AGGREGATES)
        if output is None or not single:
            return QueryShape(sorted=order, limit=limit)
        columns = [bound for bound in bindings.columns if bound.node is output.this]
        column = columns[0].column if columns else None
        of = column.name if column is not None else None
        every = isinstance(output.this, exp.Star) or (column is not None and not column.nullable)
        counts = isinstance(output, exp.Count)
        return QueryShape(
            counted=table if counts and every else None,
            aggregate=type(output).__name__.upper(),
            of=of,
        )
    distinct = root.args.get("distinct") is not None
    return QueryShape(None if distinct else table, sorted=order, limit=limit)
