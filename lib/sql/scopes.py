"""What a query's names stand for in a database, and which of them SQLite would refuse."""

from __future__ import annotations

from dataclasses import dataclass

from lib.db.catalog import Catalog
from lib.sql.bindings import ColumnProblem, bind
from lib.sql.trees import SqlTreeError, shared_tree

__all__ = ["ColumnProblem", "Resolution", "columns_read", "resolve_columns", "schema_valid"]


@dataclass(frozen=True)
class Resolution:
    """`aliases`: alias as written -> table name; the outermost query wins where one is reused.

    `tables`: the tables of the catalog that the query reads, in order of first mention.
    """

    aliases: dict[str, str]
    tables: tuple[str, ...]
    problems: tuple[ColumnProblem, ...]


def resolve_columns(sql: str, catalog: Catalog) -> Resolution | None:
    """Resolve every name of `sql` as SQLite does: its own query first, then those around it.

    CTEs, derived tables, set operations and correlated subqueries have scopes of their own. None
    where the SQL does not parse, or is too deep.
    """
    tree = shared_tree(sql)
    if tree is None:
        return None
    try:
        found = bind(tree, catalog)
    except SqlTreeError:
        return None
    return Resolution(found.aliases, tuple(found.tables), tuple(dict.fromkeys(found.problems)))


def schema_valid(sql: str, catalog: Catalog) -> bool | None:
    """Whether every table and column exists and is clear. None where the SQL does not parse."""
    resolution = resolve_columns(sql, catalog)
    return None if resolution is None else not resolution.problems


def columns_read(sql: str, catalog: Catalog) -> tuple[tuple[str, str], ...]:
    """Table and column, as the catalog has them, of the columns in `sql`, in order of mention.

    Columns of derived tables are not among them. () where the SQL does not parse, or is too deep.
    """
    tree = shared_tree(sql)
    try:
        bound = bind(tree, catalog).columns if tree is not None else []
    except SqlTreeError:
        return ()
    tables = ((each.source.table, each.node.name) for each in bound if each.source is not None)
    found = (
        (table.name, column.name)
        for table, name in tables
        if table is not None and (column := table.column(name)) is not None
    )
    return tuple(dict.fromkeys(found))
