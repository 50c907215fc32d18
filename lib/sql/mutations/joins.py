"""The mistake of a missing join: the table is gone, or its condition is."""

from __future__ import annotations

from sqlglot import exp

from lib.db.catalog import Catalog
from lib.db.names import fold_case
from lib.sql.bindings import BoundColumn, bind
from lib.sql.mutations.edits import Edit


def missing_join(tree: exp.Expr, catalog: Catalog) -> list[Edit]:
    """Drop a joined table where nothing needs it or another table has the columns that it gave.

    Where no table can go like that: drop it and leave its columns dangling (the mistake that
    executors report), or drop only the condition.
    """
    columns = bind(tree, catalog).columns
    relations = [
        relation
        for select in tree.find_all(exp.Select)
        if select.args.get("joins") and select.args.get("from_") is not None
        for relation in _relations(select)
    ]
    clean = [_drop(relation, columns) for relation in relations if _can_go(relation, columns)]
    if clean:
        return clean
    joins = [relation.parent for relation in relations if isinstance(relation.parent, exp.Join)]
    return [
        *(_drop(join.this, columns) for join in joins),
        *(_drop_condition(join) for join in joins if join.args.get("on") is not None),
    ]


def _relations(select: exp.Select) -> list[exp.Table]:
    """The plain tables of a FROM clause that can be taken out one by one."""
    items = [select.args["from_"].this, *(join.this for join in select.args["joins"])]
    return [item for item in items if isinstance(item, exp.Table) and not item.args.get("joins")]


def _outside_uses(relation: exp.Table, columns: list[BoundColumn]) -> list[BoundColumn]:
    """Columns of the relation that are named elsewhere than in the join conditions of its query."""
    return [
        column
        for column in columns
        if column.source is not None
        and column.source.relation is relation
        and not _in_condition(column.node, relation.find_ancestor(exp.Select))
    ]


def _in_condition(node: exp.Expr, select: exp.Select | None) -> bool:
    join = node.find_ancestor(exp.Join, exp.Select)
    return isinstance(join, exp.Join) and join.parent is select


def _stand_in(column: BoundColumn) -> str | None:
    """Another table of the FROM clause that has a column of this name."""
    name = fold_case(column.node.name)
    return next(
        (
            source.name
            for source in column.siblings
            if source is not column.source and source.table is not None and source.has(name)
        ),
        None,
    )


def _can_go(relation: exp.Table, columns: list[BoundColumn]) -> bool:
    return all(_stand_in(column) for column in _outside_uses(relation, columns))


def _drop(relation: exp.Table, columns: list[BoundColumn]) -> Edit:
    def drop() -> None:
        select = relation.find_ancestor(exp.Select)
        assert select is not None  # relations are taken from selects
        for column in _outside_uses(relation, columns):
            stand_in = _stand_in(column)
            if column.node.table and stand_in is not None:
                column.node.set("table", exp.to_identifier(stand_in, quoted=True))
        joins = select.args["joins"]
        join = next((join for join in joins if join.this is relation), joins[0])
        if join.this is not relation:  # it is the first table: the next one takes its place
            select.args["from_"].set("this", join.this)
        join.pop()
        _cut_conditions(select, fold_case(relation.alias_or_name), join.args.get("on"))

    return drop


def _cut_conditions(select: exp.Select, dropped: str, condition: exp.Expr | None) -> None:
    """Cut what names the dropped table out of the join conditions; the rest stays.

    `condition`: of the join that went. What is left of it moves to the next join, or to WHERE.
    """
    joins = select.args.get("joins") or []
    for join in joins:
        join.set("on", _without(join.args.get("on"), dropped))
    rest = _without(condition, dropped)
    if rest is None:
        return
    if joins:
        joins[0].set("on", exp.and_(joins[0].args.get("on"), rest, copy=False))
    else:
        select.where(rest, copy=False)


def _without(condition: exp.Expr | None, table: str) -> exp.Expr | None:
    """The parts of an AND that do not name the table."""
    parts = condition.flatten() if isinstance(condition, exp.And) else [condition]
    kept = [
        part
        for part in parts
        if part is not None
        and all(fold_case(column.table) != table for column in part.find_all(exp.Column))
    ]
    return exp.and_(*kept) if kept else None


def _drop_condition(join: exp.Join) -> Edit:
    return lambda: join.set("on", None)
