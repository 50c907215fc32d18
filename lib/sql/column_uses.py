"""The conditions that queries put on columns."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from sqlglot import exp

from lib.db.catalog import Catalog, fold_case, load_catalog
from lib.db.perturb.kinds import LARGEST_INTEGER
from lib.db.perturb.rows import Conditions
from lib.db.perturb.values import Condition
from lib.records import Value
from lib.sql.bindings import bind
from lib.sql.trees import read_tree

_CONSTANT = re.compile(r"""['"]|(?<![\w.])\d""")
_ORDER_COMPARISONS = (exp.GT, exp.GTE, exp.LT, exp.LTE, exp.Between)
_EQUALS = (exp.EQ, exp.NEQ, exp.In, exp.Is, exp.NullSafeEQ, exp.NullSafeNEQ)
_COMPARISONS = (*_ORDER_COMPARISONS, *_EQUALS, exp.Like, exp.Glob)
_MAX_CHOICES = 4  # of an IN list
_AS_LIKE = str.maketrans("*?", "%_")  # the wildcards of GLOB as those of LIKE


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
    strings = {id(text.node) for text in bindings.strings}
    for comparison in tree.find_all(*_COMPARISONS):
        column = next((c for c in comparison.find_all(exp.Column) if id(c) in tables), None)
        if column is None:
            continue
        for operand in _operands(comparison):
            if isinstance(operand, exp.Literal) or id(operand) in strings:
                value = _value(operand)
                pattern = isinstance(comparison, (exp.Like, exp.Glob))
                if isinstance(comparison, exp.Glob) and isinstance(value, str):
                    value = value.translate(_AS_LIKE)
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
