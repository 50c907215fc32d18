"""What queries do with columns: compare them, misspell them."""

from __future__ import annotations

import re
from collections.abc import Container, Iterator
from functools import lru_cache
from pathlib import Path

from sqlglot import exp

from lib.db.catalog import Catalog, fold_case, load_catalog
from lib.db.perturb.rows import Conditions
from lib.db.perturb.values import LARGEST_INTEGER, Condition
from lib.records import Value
from lib.sql.bindings import bind
from lib.sql.trees import read_tree

_CONSTANT = re.compile(r"""['"]|(?<![\w.])\d""")
_COMPARISONS = (exp.EQ, exp.NEQ, exp.GT, exp.GTE, exp.LT, exp.LTE, exp.Like, exp.In, exp.Between)
_MAX_CHOICES = 4  # of an IN list


def conditions_of_queries(database: Path, queries: tuple[str, ...]) -> Conditions:
    """The conditions that queries put on one row of each table: by table, one tuple per query."""
    catalog = load_catalog(database)
    found: dict[str, dict[tuple[Condition, ...], None]] = {}
    for sql in queries:
        by_table: dict[str, list[Condition]] = {}
        for table, condition in _conditions(sql, catalog):
            by_table.setdefault(table, []).append(condition)
        for table, conditions in by_table.items():
            found.setdefault(table, {})[tuple(dict.fromkeys(conditions))] = None
    return {table: list(conditions) for table, conditions in found.items()}


def _conditions(sql: str, catalog: Catalog) -> list[tuple[str, Condition]]:
    if not _CONSTANT.search(sql):
        return []
    return read_tree(sql, lambda tree: list(_in_tree(tree, catalog)), [])


def _in_tree(tree: exp.Expr, catalog: Catalog) -> Iterator[tuple[str, Condition]]:
    bindings = bind(tree, catalog)
    tables = {
        id(column.node): fold_case(column.table.name)
        for column in bindings.columns
        if column.table is not None
    }
    strings = {id(column) for column in bindings.strings}
    for comparison in tree.find_all(*_COMPARISONS):
        column = next((c for c in comparison.find_all(exp.Column) if id(c) in tables), None)
        if column is None:
            continue
        for operand in _operands(comparison):
            if isinstance(operand, exp.Literal) or id(operand) in strings:
                value = _value(operand)
                pattern = isinstance(comparison, exp.Like)
                yield tables[id(column)], Condition(column.name, value, pattern)


def _operands(comparison: exp.Expr) -> list[exp.Expr]:
    if isinstance(comparison, exp.In):
        return list(comparison.expressions)[:_MAX_CHOICES]
    if isinstance(comparison, exp.Between):
        return [comparison.args["low"], comparison.args["high"]]
    return [comparison.this, comparison.expression]


def _value(operand: exp.Expr) -> Value:
    if not isinstance(operand, exp.Literal) or operand.is_string:
        return operand.name
    try:
        whole = int(operand.name)
    except ValueError:
        return float(operand.name)
    return whole if whole <= LARGEST_INTEGER else float(operand.name)  # as SQLite reads it


_VALUE_COMPARISONS = (exp.EQ, exp.NEQ, exp.GT, exp.GTE, exp.LT, exp.LTE, exp.Like, exp.Glob, exp.Is)
_LISTS = (exp.In, exp.Between)


def misspelt_names(sql: str, database: Path) -> frozenset[str]:
    """The misspelt names in double quotes, which SQLite silently reads as strings.

    `SELECT "nmae" FROM singer` returns the text nmae for every singer instead of an error. Where a
    value is expected, as in `country = "France"`, double quotes are common in published gold SQL
    and do mean a string.

    SQL that sqlglot cannot parse, which is rare, is taken to have none.
    """
    if '"' not in sql:
        return frozenset()
    catalog = _cached_catalog(database)
    return read_tree(sql, lambda tree: _misspelt_names(tree, catalog), frozenset())


def _misspelt_names(tree: exp.Expr, catalog: Catalog) -> frozenset[str]:
    strings = {id(column): column for column in bind(tree, catalog).strings}
    return frozenset(c.name for c in strings.values() if not _stands_for_value(c, strings))


def _stands_for_value(column: exp.Expr, strings: Container[int]) -> bool:
    """Whether it is compared with something that is no constant, or is a value of IN or BETWEEN.

    `strings`: the ids of all double-quoted names that are strings to SQLite.
    """
    node, parent = column, column.parent
    while isinstance(parent, (exp.Paren, exp.Escape, exp.Cast, exp.Anonymous, exp.DPipe)):
        node, parent = parent, parent.parent
    if isinstance(parent, _LISTS):
        return node is not parent.this
    if not isinstance(parent, _VALUE_COMPARISONS):
        return False
    other = parent.expression
    return node is other or not (isinstance(other, exp.Literal) or id(other) in strings)


@lru_cache(maxsize=64)
def _cached_catalog(database: Path) -> Catalog:
    return load_catalog(database)
