"""Mistakes in names: a wrong column, a wrong table."""

from __future__ import annotations

from sqlglot import exp

from lib.db.catalog import Catalog, Column, Table
from lib.db.names import fold_case
from lib.sql.bindings import BoundColumn, Source, bind
from lib.sql.mutations.edits import Edit, affinity, clause_of, column_swaps

_SHOWN = (exp.Select, exp.Order)
_CONDITIONS = (exp.Where, exp.Having)


def wrong_column(tree: exp.Expr, catalog: Catalog) -> list[Edit]:
    """Another column of the same tables, in the select list or the order.

    Columns of conditions are taken only where there is no other: they belong to `wrong_condition`,
    as those of joins and groups belong to kinds of their own.
    """
    columns = bind(tree, catalog).columns
    shown = [edit for c in columns if clause_of(c.node) in _SHOWN for edit in column_swaps(c)]
    return shown or [
        edit for c in columns if clause_of(c.node) in _CONDITIONS for edit in column_swaps(c)
    ]


def wrong_table(tree: exp.Expr, catalog: Catalog) -> list[Edit]:
    """Another table in the place of one; columns that it lacks become columns of its own.

    Tables that the query does not read yet come first choice: with one of those in its place the
    query asks about something else. Of these, the ones that are most like the right one.
    """
    found = bind(tree, catalog)
    unread = [table for table in catalog.tables if table.name not in found.tables]
    edits = []
    for source in (source for _, items in found.from_clauses for source in items):
        columns = [column for column in found.columns if column.source is source]
        for other in _likely_tables(source.table, columns, unread or list(catalog.tables)):
            edits.append(_table_swap(source, other, columns))
    return edits


def _likely_tables(
    table: Table | None, columns: list[BoundColumn], others: list[Table]
) -> list[Table]:
    """The tables with most of the used columns, those on a foreign key with `table` before others.

    Empty where there is no table to replace: the source is a CTE or a derived table.
    """
    if table is None:
        return []
    names = {column.node.name for column in columns}

    def likeness(other: Table) -> tuple[int, bool]:
        return sum(1 for name in names if other.column(name)), _linked(table, other)

    candidates = [other for other in others if other is not table and other.columns]
    best = max(map(likeness, candidates), default=None)
    return [other for other in candidates if likeness(other) == best]


def _linked(table: Table, other: Table) -> bool:
    return any(
        fold_case(key.referenced_table) == fold_case(end.name)
        for start, end in ((table, other), (other, table))
        for key in start.foreign_keys
    )


def _table_swap(source: Source, other: Table, columns: list[BoundColumn]) -> Edit:
    def swap() -> None:
        table = source.table
        assert table is not None
        relation = source.relation
        relation.set("this", exp.to_identifier(other.name, quoted=True))
        taken: dict[str, str] = {}
        for column in columns:
            name = fold_case(column.node.name)
            if name not in taken:
                taken[name] = _counterpart(table.column(name), other, len(taken)).name
            column.node.set("this", exp.to_identifier(taken[name], quoted=True))
            if column.node.table and not relation.alias:
                column.node.set("table", exp.to_identifier(other.name, quoted=True))

    return swap


def _counterpart(column: Column | None, other: Table, position: int) -> Column:
    """The column of the same name, else one of the same affinity, else any."""
    if column is None:
        return other.columns[0]
    same_name = other.column(column.name)
    if same_name is not None:
        return same_name
    alike = [c for c in other.columns if affinity(c.type) == affinity(column.type)]
    choice = alike or list(other.columns)
    return choice[position % len(choice)]
