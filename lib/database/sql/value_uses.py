"""What a query does with the values of columns: it sorts, compares, takes their MIN or MAX.

`value_uses` follows a column through aliases, CTEs and derived tables to the table that it is
stored in; https://www.sqlite.org/datatype3.html#comparison_expressions says how SQLite compares.
`conditions_of_queries` finds the constants that columns are compared with, directly.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from sqlglot import exp

from lib.base.records import Value
from lib.database.catalog import Catalog, fold_case, load_catalog, quote_identifier
from lib.database.perturbed.copies import TableConditions
from lib.database.perturbed.kinds import LARGEST_INTEGER
from lib.database.perturbed.values import ColumnCondition
from lib.database.sql.bindings import BoundColumn, FromItem, bind
from lib.database.sql.selects import output_of
from lib.database.sql.trees import read_tree, render

_USES: dict[type[exp.Expr], str] = {
    exp.Ordered: "ORDER BY",
    exp.Min: "MIN",
    exp.Max: "MAX",
    exp.Like: "LIKE",
    exp.Glob: "GLOB",
}
_MATCHES = (exp.Like, exp.Glob)
_ORDER = (exp.GT, exp.GTE, exp.LT, exp.LTE, exp.Between)
_EQUALITY = (exp.EQ, exp.NEQ, exp.In)
_WRAPPERS = (exp.Paren, exp.Collate)
_NUMBERS = (exp.Add, exp.Sub, exp.Mul, exp.Div, exp.Mod, exp.Neg, exp.Count, exp.Sum, exp.Avg)
_TEXT_FUNCTION = re.compile(
    "char|date|datetime|format|group_concat|hex|lower|ltrim|printf|quote|replace|rtrim|strftime"
    "|substr|substring|time|trim|upper",
    re.IGNORECASE,
)
_TEXT_PART = re.compile(
    "coalesce|ifnull|lower|ltrim|nullif|replace|rtrim|substr|substring|trim|upper", re.IGNORECASE
)
_NUMERIC_TYPES = ("INT", "REAL", "FLOA", "DOUB", "NUM", "DEC")


_CONSTANT = re.compile(r"""['"]|(?<![\w.])\d""")
_COMPARISONS = (*_ORDER, *_EQUALITY, exp.Is, exp.NullSafeEQ, exp.NullSafeNEQ, *_MATCHES)
_MAX_CHOICES = 4  # of an IN list
_AS_LIKE = str.maketrans("*?", "%_")  # the wildcards of GLOB as those of LIKE


@dataclass(frozen=True)
class OrderedColumn:
    """A column of the catalog. `use`: ORDER BY, MIN, MAX, LIKE, GLOB or comparison.

    `expression`: what is used of it, such as `trim("power")`, as SQL over its table. `constants`:
    the constants that it is compared with. `number`: one of them is a number.
    """

    table: str
    column: str
    expression: str
    use: str
    constants: tuple[str, ...] = ()
    number: bool = False


@dataclass(frozen=True)
class ValueUses:
    """`ordered`: the columns whose order is used, in order of mention. `compared`: those that are
    compared with a number for equality. `matched`: those that LIKE or GLOB looks into.
    `never_equal`: comparisons of a computed text with a number, neither of which SQLite converts:
    no text is less than or equal to a number.
    """

    ordered: tuple[OrderedColumn, ...] = ()
    compared: tuple[OrderedColumn, ...] = ()
    matched: tuple[OrderedColumn, ...] = ()
    never_equal: tuple[str, ...] = ()


def value_uses(sql: str, catalog: Catalog) -> ValueUses:
    """What the query sorts and compares; nothing where it does not parse."""
    return read_tree(sql, lambda tree: _Uses(tree, catalog).found(), ValueUses())


_Definition = BoundColumn | exp.Expr
"""What an expression stands for: a column of a table, or another expression."""


class _Uses:
    def __init__(self, tree: exp.Expr, catalog: Catalog) -> None:
        self._tree = tree
        bindings = bind(tree, catalog)
        self._bound = {id(column.node): column for column in bindings.columns}
        self._sources = {id(select): sources for select, sources in bindings.from_clauses}

    def found(self) -> ValueUses:
        ordered: list[OrderedColumn] = []
        compared: list[OrderedColumn] = []
        matched: list[OrderedColumn] = []
        never_equal: list[str] = []
        for node in self._tree.dfs():
            if isinstance(node, (*_ORDER, *_EQUALITY)):
                uses = list(self._comparison(node))
                if isinstance(node, _ORDER):
                    ordered += uses
                else:
                    compared += [use for use in uses if use.number]
                if self._is_never_equal(node):
                    never_equal.append(render(node))
            elif type(node) in _USES:
                name = _USES[type(node)]
                uses = [_ordered_column(*each, name, ()) for each in self._values(node.this)]
                (matched if isinstance(node, _MATCHES) else ordered).extend(uses)
        return ValueUses(tuple(ordered), tuple(compared), tuple(matched), tuple(never_equal))

    def _comparison(self, node: exp.Expr) -> Iterator[OrderedColumn]:
        """The columns that are compared, unless something makes SQLite compare as numbers."""
        operands = _operands(node)
        for operand in operands:
            others = [other for other in operands if other is not operand]
            if any(map(self._makes_numeric, others)):
                continue
            constants = [other for other in others if _is_constant(other)]
            if constants or isinstance(node, _ORDER):
                for column, expression in self._values(operand):
                    yield _ordered_column(column, expression, "comparison", constants)

    def _makes_numeric(self, operand: exp.Expr) -> bool:
        """Whether SQLite converts the other side to a number."""
        return any(map(_has_numeric_affinity, self._definitions(operand)))

    def _is_never_equal(self, node: exp.Expr) -> bool:
        operands = _operands(node)
        texts = [self._is_computed_text(operand) for operand in operands]
        return any(texts) and any(map(_is_number, operands))

    def _is_computed_text(self, operand: exp.Expr) -> bool:
        definitions = list(self._definitions(operand))
        return bool(definitions) and all(map(_is_text_call, definitions))

    def _values(self, node: exp.Expr) -> Iterator[tuple[BoundColumn, str]]:
        """The columns of tables that the expression names or takes a text from, and that text."""
        for definition in self._definitions(node):
            if isinstance(definition, BoundColumn):
                yield definition, quote_identifier(definition.node.name)
            elif all(map(_is_text_part, definition.walk())):
                columns = list(definition.find_all(exp.Column))
                origins = [each for column in columns for each in self._definitions(column)]
                bound = [each for each in origins if isinstance(each, BoundColumn)]
                names = {(each.source, fold_case(each.node.name)) for each in bound}
                if len(names) == 1 and len(bound) == len(origins):
                    text = definition.copy()
                    for column in list(text.find_all(exp.Column)):
                        column.replace(exp.column(bound[0].node.name, quoted=True))
                    yield bound[0], render(text)

    def _definitions(
        self, node: exp.Expr, seen: frozenset[int] = frozenset()
    ) -> Iterator[_Definition]:
        """What an expression stands for, through aliases, CTEs and derived tables.

        Several where a set operation defines it; `seen` ends the recursion of a recursive CTE.
        """
        node = _unwrapped(node)
        if id(node) in seen:
            return
        seen = seen | {id(node)}
        query = _sorted_query(node)
        if query is not None and not isinstance(query, exp.Select):
            place = _place(query, node)
            if place is not None:
                yield from self._output(query, place, seen)
            return
        bound = self._bound.get(id(node))
        alias = bound is not None and bound.source is None
        select = query if query is not None else node.find_ancestor(exp.Select)
        if isinstance(select, exp.Select) and (query is not None or alias):
            output = output_of(select, node)
            if output is not node:
                yield from self._definitions(output, seen)
                return
        if bound is None:
            yield node
        elif bound.source is not None:
            yield from self._of_source(bound.source, fold_case(node.name), bound, seen)

    def _of_source(
        self, source: FromItem, name: str, bound: BoundColumn, seen: frozenset[int]
    ) -> Iterator[_Definition]:
        """What defines a column of a FROM clause."""
        if source.query is None:
            if bound.column is not None:
                yield bound
        elif name in source.declared:
            yield from self._output(source.query, source.declared.index(name), seen)
        else:
            first = next(_selects(source.query), None)
            for place, output in enumerate(first.expressions if first is not None else ()):
                if not output.is_star and fold_case(output.alias_or_name) == name:
                    yield from self._output(source.query, place, seen)
                    return
            for inner in self._sources.get(id(first), ()):  # it is one of those of `*`
                if inner.has(name):
                    column = BoundColumn(exp.column(name), inner, ())
                    yield from self._of_source(inner, name, column, seen)
                    return

    def _output(self, query: exp.Expr, place: int, seen: frozenset[int]) -> Iterator[_Definition]:
        for select in _selects(query):
            if not select.is_star and place < len(select.expressions):
                yield from self._definitions(select.expressions[place].unalias(), seen)


def _ordered_column(
    bound: BoundColumn, expression: str, use: str, constants: Sequence[exp.Expr]
) -> OrderedColumn:
    table, column = bound.table, bound.column
    assert table is not None
    assert column is not None
    texts = tuple(text for text in map(_literal, constants) if text is not None)
    number = any(map(_is_number, constants))
    return OrderedColumn(table.name, column.name, expression, use, texts, number)


def _has_numeric_affinity(definition: _Definition) -> bool:
    """https://www.sqlite.org/datatype3.html#affinity_of_expressions"""
    if isinstance(definition, BoundColumn):
        declared = definition.column.type.upper() if definition.column is not None else ""
        return any(name in declared for name in _NUMERIC_TYPES)
    return isinstance(definition, exp.Cast) and not definition.is_type(*exp.DataType.TEXT_TYPES)


def _is_text_part(node: exp.Expr) -> bool:
    """Whether it may be part of an expression that takes a text from another one."""
    if isinstance(node, exp.Anonymous):
        return bool(_TEXT_PART.fullmatch(node.name))
    return isinstance(node, (exp.Column, exp.Identifier, exp.Literal, exp.DPipe, exp.Paren))


def _sorted_query(key: exp.Expr) -> exp.Expr | None:
    """The query that is sorted by this very key; None for the sort of a window."""
    order = key.parent.parent if isinstance(key.parent, exp.Ordered) else None
    return order.parent if order is not None and isinstance(order.parent, exp.Query) else None


def _selects(query: exp.Expr) -> Iterator[exp.Select]:
    """The SELECTs that a query's rows come from, the first one first."""
    waiting = [query]
    while waiting:
        node = waiting.pop()
        if isinstance(node, exp.Select):
            yield node
        elif isinstance(node, exp.SetOperation):
            waiting += [node.expression, node.this]
        elif isinstance(node, exp.Subquery):
            waiting.append(node.this)


def _place(query: exp.Expr, key: exp.Expr) -> int | None:
    """Which output column a set operation is sorted by."""
    first = next(_selects(query), None)
    outputs = [] if first is None or first.is_star else first.expressions
    if isinstance(key, exp.Literal) and key.name.isdecimal():
        return int(key.name) - 1 if 0 < int(key.name) <= len(outputs) else None
    names = [fold_case(output.alias_or_name) for output in outputs]
    name = fold_case(key.name) if isinstance(key, exp.Column) else ""
    return names.index(name) if name in names else None


def _operands(node: exp.Expr) -> list[exp.Expr]:
    if isinstance(node, exp.In):
        return [node.this, *node.expressions]
    if isinstance(node, exp.Between):
        return [node.this, node.args["low"], node.args["high"]]
    return [node.this, node.expression]


def _unwrapped(node: exp.Expr) -> exp.Expr:
    while isinstance(node, _WRAPPERS):
        node = node.this
    return node


def _is_constant(node: exp.Expr) -> bool:
    return not isinstance(node, exp.Column) and node.find(exp.Column, exp.Query) is None


def _literal(node: exp.Expr) -> str | None:
    """The text of a plain constant."""
    node = _unwrapped(node)
    if isinstance(node, exp.Neg) and isinstance(node.this, exp.Literal):
        return f"-{node.this.name}"
    return node.name if isinstance(node, exp.Literal) else None


def _is_number(node: exp.Expr) -> bool:
    node = _unwrapped(node)
    return isinstance(node, _NUMBERS) or (isinstance(node, exp.Literal) and not node.is_string)


def _is_text_call(definition: _Definition) -> bool:
    named = isinstance(definition, exp.Anonymous) and _TEXT_FUNCTION.fullmatch(definition.name)
    return bool(named) or isinstance(definition, exp.DPipe)


def conditions_of_queries(database: Path, queries: tuple[str, ...]) -> TableConditions:
    """The conditions that queries put on one row of each table: by table, one tuple per query."""
    catalog = load_catalog(database)
    found: dict[str, dict[tuple[ColumnCondition, ...], None]] = {}
    for sql in queries:
        by_table: dict[str, list[ColumnCondition]] = {}
        for table, condition in _conditions(sql, catalog):
            by_table.setdefault(table, []).append(condition)
        for table, conditions in by_table.items():
            found.setdefault(table, {})[tuple(dict.fromkeys(conditions))] = None
    return {table: list(conditions) for table, conditions in found.items()}


def _conditions(sql: str, catalog: Catalog) -> list[tuple[str, ColumnCondition]]:
    if not _CONSTANT.search(sql):
        return []
    return read_tree(sql, lambda tree: list(_in_tree(tree, catalog)), [])


def _in_tree(tree: exp.Expr, catalog: Catalog) -> Iterator[tuple[str, ColumnCondition]]:
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
                pattern = isinstance(comparison, _MATCHES)
                if isinstance(comparison, exp.Glob) and isinstance(value, str):
                    value = value.translate(_AS_LIKE)
                yield tables[id(column)], ColumnCondition(column.name, value, pattern)


def _value(operand: exp.Expr) -> Value:
    if not isinstance(operand, exp.Literal) or operand.is_string:
        return operand.name
    try:
        whole = int(operand.name)
    except ValueError:
        return float(operand.name)
    return whole if whole <= LARGEST_INTEGER else float(operand.name)  # as SQLite reads it
