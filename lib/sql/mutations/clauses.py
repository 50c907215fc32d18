"""Mistakes in clauses: grouping, order and limit."""

from __future__ import annotations

from sqlglot import exp

from lib.db.catalog import Catalog
from lib.sql.bindings import Bindings, bind
from lib.sql.mutations.edits import Edit, clause_of, column_node, column_swaps, visible_columns


def wrong_group_by(tree: exp.Expr, catalog: Catalog) -> list[Edit]:
    """Group by another column, by one less or not at all; or group where nothing is grouped."""
    found = bind(tree, catalog)
    grouped = [select for select, _ in found.from_clauses if select.args.get("group")]
    if not grouped:
        return _added_groups(found)
    edits: list[Edit] = []
    for select in grouped:
        group = select.args["group"]
        if not _needs_group(select):
            edits.append(group.pop)
        if len(group.expressions) > 1:
            edits += [expression.pop for expression in group.expressions]
    for column in found.columns:
        if isinstance(column.node.parent, exp.Group):
            edits += column_swaps(column)
    return edits


def wrong_order_limit(tree: exp.Expr, catalog: Catalog) -> list[Edit]:
    """The other direction, another column, another limit, no order or no limit."""
    edits: list[Edit] = []
    for order in tree.find_all(exp.Order):
        edits.append(order.pop)
        edits += [_turn(ordered) for ordered in order.expressions]
    for limit in tree.find_all(exp.Limit):
        edits.append(limit.pop)
        if isinstance(limit.expression, exp.Literal) and limit.expression.is_int:
            count = int(limit.expression.name)
            edits += [_set_limit(limit, other) for other in (count + 1, count + 2, count * 5)]
    for column in bind(tree, catalog).columns:
        if clause_of(column.node) is exp.Order:
            edits += column_swaps(column)
    return edits


def _needs_group(select: exp.Select) -> bool:
    """SQLite refuses HAVING, and an aggregate in ORDER BY alone, where nothing is grouped."""
    order = select.args.get("order")
    sorted_by_aggregate = order is not None and order.find(exp.AggFunc) is not None
    aggregates = any(projection.find(exp.AggFunc) for projection in select.expressions)
    return select.args.get("having") is not None or (sorted_by_aggregate and not aggregates)


def _added_groups(found: Bindings) -> list[Edit]:
    return [
        _group_by(select, column_node(source, column, qualified=len(sources) > 1))
        for select, sources in found.from_clauses
        if any(projection.find(exp.AggFunc) for projection in select.expressions)
        for source, column in visible_columns(sources, qualified=len(sources) > 1)
    ]


def _group_by(select: exp.Select, node: exp.Column) -> Edit:
    return lambda: select.set("group", exp.Group(expressions=[node]))


def _turn(ordered: exp.Ordered) -> Edit:
    def turn() -> None:
        descending = not ordered.args.get("desc")
        ordered.set("desc", descending or None)
        ordered.set("nulls_first", not descending)  # SQLite's default, so it is not written out

    return turn


def _set_limit(limit: exp.Limit, count: int) -> Edit:
    return lambda: limit.set("expression", exp.Literal.number(count))
