"""Shared by all kinds of mistakes: the edit, and columns that can replace one another."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from sqlglot import exp

from lib.db.catalog import Column, fold_case
from lib.sql.bindings import BoundColumn, Source

Edit = Callable[[], object]
"""Changes the tree that it was proposed for. Edits of one tree are alternatives, not steps."""


def affinity(declared: str) -> str:
    """SQLite's affinity of a declared type (https://www.sqlite.org/datatype3.html, 3.1)."""
    upper = declared.upper()
    for words, name in (
        (("INT",), "integer"),
        (("CHAR", "CLOB", "TEXT"), "text"),
        (("REAL", "FLOA", "DOUB"), "real"),
    ):
        if any(word in upper for word in words):
            return name
    return "blob" if "BLOB" in upper or not upper else "numeric"


def clause_of(node: exp.Expr) -> type[exp.Expr]:
    """The clause that holds the node: Where, Having, Group, Order, Join; Select for its list."""
    clause = node.find_ancestor(exp.Where, exp.Having, exp.Group, exp.Order, exp.Join, exp.Select)
    return type(clause) if clause is not None else exp.Select


def column_swaps(column: BoundColumn) -> list[Edit]:
    """Edits that replace `column` by another column of the query's tables.

    Columns of the same affinity if there are any, otherwise all others.
    """
    own = column.column
    if own is None:
        return []
    visible = visible_columns(column.siblings, bool(column.node.table))
    others = [(source, other) for source, other in visible if other is not own]
    alike = [pair for pair in others if affinity(pair[1].type) == affinity(own.type)]
    return [_replacement(column, source, other) for source, other in alike or others]


def visible_columns(
    sources: tuple[Source, ...], qualified: bool
) -> Iterator[tuple[Source, Column]]:
    """Columns of the FROM clause that can be named, with or without qualifier, unambiguously."""
    for source in sources:
        for column in source.table.columns if source.table is not None else ():
            owners = sum(1 for sibling in sources if sibling.has(fold_case(column.name)))
            if qualified or owners == 1:
                yield source, column


def column_node(source: Source, column: Column, qualified: bool) -> exp.Column:
    """A column of `source` as a tree node, its names in quotes where SQLite needs them."""
    return exp.column(
        exp.to_identifier(column.name, quoted=True),
        table=exp.to_identifier(source.name, quoted=True) if qualified else None,
    )


def _replacement(column: BoundColumn, source: Source, other: Column) -> Edit:
    return lambda: column.node.replace(column_node(source, other, bool(column.node.table)))
