"""What a query does with the values of columns: whose order it uses, what it compares them with.

Only columns that a FROM clause takes from a table count, not those of CTEs and derived tables.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from sqlglot import exp

from lib.base.records import Value
from lib.database.catalog import Catalog, ColumnCondition, fold_case
from lib.database.sql.bindings import BoundColumn, bind
from lib.database.sql.selects import output_of
from lib.database.sql.trees import read_tree

_USES: dict[type[exp.Expr], str] = {exp.Ordered: "ORDER BY", exp.Min: "MIN", exp.Max: "MAX"}
_ORDER = (exp.GT, exp.GTE, exp.LT, exp.LTE, exp.Between)
_PATTERNS = (exp.Like, exp.Glob)
_COMPARISONS = (
    *_ORDER,
    exp.EQ,
    exp.NEQ,
    exp.In,
    exp.Is,
    exp.NullSafeEQ,
    exp.NullSafeNEQ,
    *_PATTERNS,
)
_NUMERIC_TYPES = ("INT", "REAL", "FLOA", "DOUB", "NUM", "DEC")

_CONSTANT = re.compile(r"""['"]|(?<![\w.])\d""")
_MAX_CHOICES = 4  # of an IN list
_AS_LIKE = str.maketrans("*?", "%_")  # the wildcards of GLOB as those of LIKE
_LARGEST_INTEGER = 2**63 - 1


@dataclass(frozen=True)
class OrderedColumn:
    """A column of the catalog whose order a query uses. `use`: ORDER BY, MIN, MAX or comparison.

    `constants`: those that it is compared with, as texts.
    """

    table: str
    column: str
    use: str
    constants: tuple[str, ...] = ()


def ordered_columns(sql: str, catalog: Catalog) -> list[OrderedColumn]:
    """The columns that the query sorts or compares by size, as they are stored.

    Not those that SQLite compares as numbers (beside a numeric column or a CAST):
    https://www.sqlite.org/datatype3.html#comparison_expressions. [] where it does not parse.
    """
    return read_tree(sql, lambda tree: list(_ordered(tree, catalog)), [])


def _ordered(tree: exp.Expr, catalog: Catalog) -> Iterator[OrderedColumn]:
    bound = {id(column.node): column for column in bind(tree, catalog).columns}
    for node in tree.dfs():
        if type(node) in _USES:
            key = node.this
            sorted_ = node.parent.parent if node.parent is not None else None
            if isinstance(node, exp.Ordered) and isinstance(sorted_, exp.Select):
                key = output_of(sorted_, key)
            yield from _ordered_column(bound.get(id(_unwrapped(key))), _USES[type(node)])
        elif isinstance(node, _ORDER):
            operands = list(map(_unwrapped, _operands(node)))
            for operand in operands:
                others = [other for other in operands if other is not operand]
                if not any(_is_numeric(other, bound.get(id(other))) for other in others):
                    yield from _ordered_column(bound.get(id(operand)), "comparison", others)


def _ordered_column(
    bound: BoundColumn | None, use: str, compared: Sequence[exp.Expr] = ()
) -> Iterator[OrderedColumn]:
    if bound is not None and bound.table is not None and bound.column is not None:
        constants = tuple(text for text in map(_literal, compared) if text is not None)
        yield OrderedColumn(bound.table.name, bound.column.name, use, constants)


def _is_numeric(node: exp.Expr, bound: BoundColumn | None) -> bool:
    """Whether it has numeric affinity, https://www.sqlite.org/datatype3.html#affinity_of_expressions"""
    if bound is not None and bound.column is not None:
        return any(name in bound.column.type.upper() for name in _NUMERIC_TYPES)
    return isinstance(node, exp.Cast) and not node.is_type(*exp.DataType.TEXT_TYPES)


def _operands(node: exp.Expr) -> list[exp.Expr]:
    if isinstance(node, exp.In):
        return [node.this, *node.expressions]
    if isinstance(node, exp.Between):
        return [node.this, node.args["low"], node.args["high"]]
    return [node.this, node.expression]


def _unwrapped(node: exp.Expr) -> exp.Expr:
    while isinstance(node, (exp.Paren, exp.Collate)):
        node = node.this
    return node


def _literal(node: exp.Expr) -> str | None:
    """The text of a plain constant."""
    if isinstance(node, exp.Neg) and isinstance(node.this, exp.Literal):
        return f"-{node.this.name}"
    return node.name if isinstance(node, exp.Literal) else None


def conditions_by_table(sql: str, catalog: Catalog) -> dict[str, tuple[ColumnCondition, ...]]:
    """By folded table name, the constants that its columns are compared with, directly.

    {} where `sql` does not parse.
    """
    if not _CONSTANT.search(sql):
        return {}
    none: list[tuple[str, ColumnCondition]] = []
    found: dict[str, dict[ColumnCondition, None]] = {}
    for table, condition in read_tree(sql, lambda tree: list(_compared(tree, catalog)), none):
        found.setdefault(table, {})[condition] = None
    return {table: tuple(conditions) for table, conditions in found.items()}


def _compared(tree: exp.Expr, catalog: Catalog) -> Iterator[tuple[str, ColumnCondition]]:
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
        operands = _operands(comparison)
        if isinstance(comparison, (exp.In, exp.Between)):
            operands = operands[1 : 1 + _MAX_CHOICES]
        for operand in operands:
            if isinstance(operand, exp.Literal) or id(operand) in strings:
                value = _value(operand)
                if isinstance(comparison, exp.Glob) and isinstance(value, str):
                    value = value.translate(_AS_LIKE)
                pattern = isinstance(comparison, _PATTERNS)
                yield tables[id(column)], ColumnCondition(column.name, value, pattern)


def _value(operand: exp.Expr) -> Value:
    if not isinstance(operand, exp.Literal) or operand.is_string:
        return operand.name
    try:
        whole = int(operand.name)
    except ValueError:
        return float(operand.name)
    return whole if whole <= _LARGEST_INTEGER else float(operand.name)  # as SQLite reads it
