"""The parts of a SELECT: sources, groups, aggregates, sort keys; and a query that is rewritten."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cached_property

from sqlglot import exp

from lib.database.catalog import Catalog, fold_case
from lib.database.sql.bindings import FromItem, bind
from lib.database.sql.trees import render

Twin = Callable[[exp.Expr], exp.Expr]
"""Gives the node of a copy of the tree that stands for a node of the tree."""

_AGGREGATES = (exp.Count, exp.Sum, exp.Avg, exp.Min, exp.Max)
_FURTHER_AGGREGATES = frozenset(
    ("group_concat", "json_group_array", "json_group_object", "string_agg", "total")
)


class RewritableQuery:
    """A tree with its bindings. It is only read, since other callers share it."""

    def __init__(self, root: exp.Expr, catalog: Catalog) -> None:
        self.root = root
        self._nodes = list(root.walk())
        bindings = bind(root, catalog)
        self._sources = {id(select): sources for select, sources in bindings.from_clauses}
        self._source_of = {id(column.node): column.source for column in bindings.columns}

    @cached_property
    def plain(self) -> str:
        """The SQL of the query itself."""
        return render(self.root)

    def rewritten(self, change: Callable[[Twin], None]) -> str:
        """The SQL of a copy that `change` was applied to."""
        copy = self.root.copy()
        twins = dict(zip(map(id, self._nodes), copy.walk(), strict=True))
        change(lambda node: twins[id(node)])
        return render(copy)

    def sources(self, select: exp.Expr) -> tuple[FromItem, ...]:
        """The items of its FROM clause."""
        return self._sources.get(id(select), ())

    def source(self, column: exp.Expr) -> FromItem | None:
        """The source of a column; None for an alias and for what is no column."""
        return self._source_of.get(id(column))

    def group_keys(self, select: exp.Select) -> list[exp.Expr]:
        """What its GROUP BY names as expressions: for a number or an alias, the output."""
        group = select.args.get("group")
        keys = group.expressions if group is not None else ()
        return [output_of(select, key) if self.source(key) is None else key for key in keys]

    def columns(self, select: exp.Expr) -> list[exp.Column]:
        """All columns of the FROM clause, with their qualifiers; none where some are not known."""
        sources = self.sources(select)
        if any(source.columns is None for source in sources):
            return []
        return [
            exp.column(name, table=source.name, quoted=True)
            for source in sources
            for name in _column_names(source)
        ]


def _column_names(source: FromItem) -> list[str]:
    if source.table is not None:
        return [column.name for column in source.table.columns]
    return sorted(source.columns or ())


def is_aggregate(node: exp.Expr) -> bool:
    """Whether it is a call of an aggregate function, and not of a window function."""
    named = isinstance(node, exp.Anonymous) and node.name.lower() in _FURTHER_AGGREGATES
    if not (named or isinstance(node, _AGGREGATES)):
        return False
    outer = node.parent.parent if isinstance(node.parent, exp.Filter) else node.parent
    return not isinstance(outer, exp.Window)


def is_aggregated(select: exp.Select) -> bool:
    """Whether its rows stand for groups of rows."""
    return select.args.get("group") is not None or any(
        is_aggregate(node) for part in group_parts(select) for node in within(part)
    )


def group_parts(select: exp.Select) -> list[exp.Expr]:
    """The parts of a SELECT that see its groups."""
    having, order = select.args.get("having"), select.args.get("order")
    return [*select.expressions, *(part for part in (having, order) if part is not None)]


def within(part: exp.Expr, *kinds: type[exp.Expr]) -> Iterator[exp.Expr]:
    """The nodes at and below `part`, without entering a subquery or a node of these kinds."""
    return part.dfs(prune=lambda node: isinstance(node, (exp.Query, *kinds)))


def sort_keys(node: exp.Expr) -> list[exp.Ordered]:
    """The keys of its ORDER BY; none where there is none."""
    order = node.args.get("order")
    return list(order.expressions) if order is not None else []


def without_parentheses(tree: exp.Expr) -> exp.Expr:
    """The query whose order the answer has."""
    while isinstance(tree, exp.Subquery) and not tree.args.get("order"):
        tree = tree.this
    return tree


def output_of(select: exp.Select, key: exp.Expr) -> exp.Expr:
    """The output that a sort or group key names by its number or alias; else the key itself."""
    if isinstance(key, exp.Literal) and not key.is_string and key.name.isdecimal():
        place = int(key.name)
        listed = 0 < place <= len(select.expressions) and not select.is_star
        return select.expressions[place - 1].unalias() if listed else key
    if isinstance(key, exp.Column) and not key.table:
        for output in select.expressions:
            if isinstance(output, exp.Alias) and fold_case(output.alias) == fold_case(key.name):
                return output.this
    return key
