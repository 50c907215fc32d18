"""A query with other names for the tables and columns that it reads."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from sqlglot import exp

from lib.database.catalog import Catalog, fold_case
from lib.database.names import is_bare
from lib.database.sql.bindings import Bindings, FromItem, bind
from lib.database.sql.parse import normalise, parse
from lib.database.sql.trees import SqlTreeError, render, tree_errors


@dataclass(frozen=True)
class Renaming:
    """The new name of each table and of each column, by its old name, folded.

    Columns of one name are renamed alike, in whatever table they are, so that NATURAL joins and the
    columns of derived tables keep their meaning. No new name is that of something else.
    """

    tables: Mapping[str, str]
    columns: Mapping[str, str]


def renamed_query(sql: str, catalog: Catalog, names: Renaming) -> str | None:
    """The query in normal form with the new names, in double quotes where SQLite needs them.

    `catalog`: of the database as it is. None where the query does not parse, names what is not
    there, or gives a name of its own (an alias, a CTE) that is one of the new ones.
    """
    tree = parse(normalise(sql, catalog))
    if tree is None:
        return None
    try:
        return _renamed(tree, catalog, names)
    except SqlTreeError:
        return None


@tree_errors()
def _renamed(tree: exp.Expr, catalog: Catalog, names: Renaming) -> str | None:
    found = bind(tree, catalog)
    given = set(_given_names(tree))
    new = {fold_case(name) for name in (*names.tables.values(), *names.columns.values())}
    if found.problems or given & new:
        return None
    # all are found before one is changed: what a node stands for is read from its names
    changes = [*_tables(found, names), *_columns(tree, found, given, names)]
    for text in found.strings:  # else a string could be read as a column of that new name
        text.node.replace(exp.Literal.string(text.node.name))
    for identifier, name in changes:
        identifier.replace(exp.Identifier(this=name, quoted=not is_bare(name)))
    return render(tree)


def _given_names(tree: exp.Expr) -> Iterator[str]:
    """The names, folded, that the query itself gives: to columns, tables and CTEs."""
    for node in tree.find_all(exp.Alias, exp.TableAlias):
        yield fold_case(node.alias if isinstance(node, exp.Alias) else node.name)
        for column in node.args.get("columns") or ():
            yield fold_case(column.name)


_Change = tuple[exp.Expr, str]
"""An identifier of the tree, and the new name in its place."""


def _tables(found: Bindings, names: Renaming) -> Iterator[_Change]:
    """Tables in FROM, and the qualifiers that are names of tables, not aliases."""
    for select, items in found.from_clauses:
        for item in items:
            if (name := _new_table(item, names)) is not None:
                yield item.relation.this, name
        for star in select.expressions:
            if not isinstance(star, exp.Column) or not isinstance(star.this, exp.Star):
                continue
            for item in items:
                if fold_case(item.name) == fold_case(star.table):
                    yield from _qualifier(star, item, names)
    for bound in found.columns:
        if bound.source is not None and bound.node.table:
            yield from _qualifier(bound.node, bound.source, names)


def _new_table(item: FromItem, names: Renaming) -> str | None:
    return None if item.table is None else names.tables.get(fold_case(item.table.name))


def _qualifier(column: exp.Column, item: FromItem, names: Renaming) -> Iterator[_Change]:
    """Of a column that has the name of its table before it, not an alias."""
    name = _new_table(item, names)
    if name is not None and not item.relation.alias:
        yield column.args["table"], name


def _columns(
    tree: exp.Expr, found: Bindings, given: set[str], names: Renaming
) -> Iterator[_Change]:
    """Columns of tables, and of what passes them on: derived tables, CTEs, set operations."""
    for bound in found.columns:
        is_given = not bound.node.table and fold_case(bound.node.name) in given
        by_alias = isinstance(bound.node.parent, exp.Ordered)  # where an alias comes first
        if not is_given or (bound.column is not None and not by_alias):
            yield from _column(bound.node.this, names)
    for operation in tree.find_all(exp.SetOperation):
        order = operation.args.get("order")
        for column in order.find_all(exp.Column) if order is not None else ():
            if fold_case(column.name) not in given:
                yield from _column(column.this, names)
    for join in tree.find_all(exp.Join):
        for identifier in join.args.get("using") or ():
            yield from _column(identifier, names)


def _column(identifier: exp.Expr, names: Renaming) -> Iterator[_Change]:
    name = names.columns.get(fold_case(identifier.name))
    if name is not None:
        yield identifier, name
