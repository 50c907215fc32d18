"""Bare columns: those of an aggregate query that are neither grouped nor aggregated.

SQLite takes their values from any row of the group; beside a single MIN or MAX, from a row that has
the minimum or maximum. https://www.sqlite.org/lang_select.html#bareagg
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from sqlglot import exp

from lib.db.catalog import fold_case
from lib.sql.rewriting import (
    RewritableQuery,
    Twin,
    group_parts,
    is_aggregate,
    is_aggregated,
    within,
)
from lib.sql.trees import render

_Extreme = type[exp.Min] | type[exp.Max]
_Key = tuple[int, str]


def bare_columns(query: RewritableQuery, select: exp.Select) -> dict[str, tuple[str, ...]]:
    """The bare columns of one SELECT, with queries that take other values for them.

    One entry, or none: the columns as text -> queries whose answers are equal where it does not
    matter which row of a group the values are from.
    """
    if not is_aggregated(select):
        return {}
    found = _BareColumns(query, select)
    if not found.columns and not found.stars:
        return {}
    detail = ", ".join(dict.fromkeys(map(render, (*found.stars, *found.columns))))
    return {detail: found.queries()}


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
        plain = () if self.stars else (self._query.rewritten(lambda twin: None),)
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

    def _key(self, node: exp.Expr) -> _Key | None:
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
        for clause in (
            "with_",
            "distinct",
            "group",
            "having",
            "windows",
            "order",
            "limit",
            "offset",
        ):
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
