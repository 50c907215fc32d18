"""Misspelt names in double quotes, which SQLite silently reads as strings.

`SELECT "nmae" FROM singer` returns the text nmae for every singer instead of an error. Where a
value is expected, as in `country = "France"`, double quotes are the habit of published gold SQL and
mean what they look like.
"""

from __future__ import annotations

from collections.abc import Container
from functools import lru_cache
from pathlib import Path

from sqlglot import exp

from lib.db.catalog import Catalog, load_catalog
from lib.sql.bindings import bind
from lib.sql.trees import read_tree

_COMPARISONS = (exp.EQ, exp.NEQ, exp.GT, exp.GTE, exp.LT, exp.LTE, exp.Like, exp.Glob, exp.Is)
_LISTS = (exp.In, exp.Between)


def misspelt_names(sql: str, database: Path) -> frozenset[str]:
    """The names in double quotes that nothing bears and that do not stand for a value.

    SQL that sqlglot cannot parse, which is rare, is taken to have none.
    """
    if '"' not in sql:
        return frozenset()
    catalog = _catalog(database)
    return read_tree(sql, lambda tree: _misspelt_names(tree, catalog), frozenset())


def _misspelt_names(tree: exp.Expr, catalog: Catalog) -> frozenset[str]:
    strings = {id(column): column for column in bind(tree, catalog).strings}
    return frozenset(c.name for c in strings.values() if not _stands_for_value(c, strings))


def _stands_for_value(column: exp.Expr, strings: Container[int]) -> bool:
    """In a comparison with something that is no constant, or in the list or range of IN, BETWEEN.

    `strings`: the ids of all double-quoted names that are strings to SQLite.
    """
    node, parent = column, column.parent
    while isinstance(parent, (exp.Paren, exp.Escape, exp.Cast, exp.Anonymous, exp.DPipe)):
        node, parent = parent, parent.parent
    if isinstance(parent, _LISTS):
        return node is not parent.this
    if not isinstance(parent, _COMPARISONS):
        return False
    other = parent.expression
    return node is other or not (isinstance(other, exp.Literal) or id(other) in strings)


@lru_cache(maxsize=64)
def _catalog(database: Path) -> Catalog:
    return load_catalog(database)
