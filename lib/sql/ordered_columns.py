"""The columns whose order a query uses: sorted, in MIN or MAX, or compared with a constant."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from sqlglot import exp

from lib.db.catalog import Catalog
from lib.sql.bindings import bind
from lib.sql.trees import read_tree

_USES: dict[type[exp.Expr], str] = {exp.Ordered: "ORDER BY", exp.Min: "MIN", exp.Max: "MAX"}
_COMPARISONS = (exp.GT, exp.GTE, exp.LT, exp.LTE, exp.Between)


@dataclass(frozen=True)
class OrderedColumn:
    """A column of the catalog, with its declared type. `use`: ORDER BY, MIN, MAX or comparison.

    `constants`: those that a comparison has on its other side.
    """

    table: str
    column: str
    type: str
    use: str
    constants: tuple[str, ...] = ()


def ordered_columns(sql: str, catalog: Catalog) -> list[OrderedColumn]:
    """The columns in the order of the query; none where it does not parse."""
    return read_tree(sql, lambda tree: list(_found(tree, catalog)), [])


def _found(tree: exp.Expr, catalog: Catalog) -> Iterator[OrderedColumn]:
    for bound in bind(tree, catalog).columns:
        table = bound.source.table if bound.source else None
        column = table.column(bound.node.name) if table else None
        use = _ordering_use(bound.node)
        if table is not None and column is not None and use is not None:
            name = _USES.get(type(use), "comparison")
            yield OrderedColumn(table.name, column.name, column.type, name, tuple(_constants(use)))


def _ordering_use(column: exp.Expr) -> exp.Expr | None:
    """The sort, MIN, MAX or comparison that puts the bare column in order."""
    parent = column.parent
    if isinstance(parent, (exp.Ordered, exp.Min, exp.Max)):
        return parent
    return parent if isinstance(parent, _COMPARISONS) and list(_constants(parent)) else None


def _constants(node: exp.Expr) -> Iterator[str]:
    if isinstance(node, _COMPARISONS):
        yield from (part.name for part in node.iter_expressions() if isinstance(part, exp.Literal))
