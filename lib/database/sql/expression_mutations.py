"""Mistakes in expressions and clauses: aggregation, conditions, grouping, order and limit.

Shared by all kinds of mistakes: the edit, and columns that can replace one another.
"""

from collections.abc import Callable, Iterator
from functools import partial

from sqlglot import exp

from lib.database.catalog import NUMERIC_AFFINITIES, Catalog, Column, fold_case
from lib.database.sql.bindings import Bindings, BoundColumn, FromItem, bind

Edit = Callable[[], object]
"""Changes the tree that it was proposed for. Edits of one tree are alternatives, not steps."""


def clause_of(node: exp.Expr) -> type[exp.Expr]:
    """The clause that holds the node: Where, Having, Group, Order, Join; Select for its list."""
    clause = node.find_ancestor(exp.Where, exp.Having, exp.Group, exp.Order, exp.Join, exp.Select)
    return type(clause) if clause is not None else exp.Select


def column_swaps(column: BoundColumn) -> list[Edit]:
    """Edits that replace `column` by another column of the query's tables.

    Columns of the same affinity if there are any, otherwise all others.
    """
    old = column.column
    if old is None:
        return []
    node, qualified = column.node, bool(column.node.table)
    visible = _visible_columns(column.siblings, qualified)
    others = [(source, other) for source, other in visible if other is not old]
    alike = [pair for pair in others if pair[1].affinity == old.affinity]
    return [partial(node.replace, _column_node(*pair, qualified)) for pair in alike or others]


def _visible_columns(
    sources: tuple[FromItem, ...], qualified: bool
) -> Iterator[tuple[FromItem, Column]]:
    """Columns of the FROM clause that can be named, with or without qualifier, unambiguously."""
    for source in sources:
        for column in source.table.columns if source.table is not None else ():
            owners = sum(1 for sibling in sources if sibling.has(fold_case(column.name)))
            if qualified or owners == 1:
                yield source, column


def _column_node(source: FromItem, column: Column, qualified: bool) -> exp.Column:
    """A column of `source` as a tree node, its names in quotes where SQLite needs them."""
    return exp.column(
        exp.to_identifier(column.name, quoted=True),
        table=exp.to_identifier(source.name, quoted=True) if qualified else None,
    )


_FOR_NUMBERS = (exp.Count, exp.Sum, exp.Avg, exp.Min, exp.Max)
_FOR_TEXTS = (exp.Count, exp.Min, exp.Max)
_CONDITIONS = (exp.Where, exp.Having)
_OTHER_COMPARISONS: dict[type[exp.Expr], tuple[type[exp.Binary], ...]] = {
    exp.EQ: (exp.NEQ, exp.GT, exp.LT),
    exp.NEQ: (exp.EQ,),
    exp.GT: (exp.LT, exp.GTE),
    exp.LT: (exp.GT, exp.LTE),
    exp.GTE: (exp.LTE, exp.GT),
    exp.LTE: (exp.GTE, exp.LT),
    exp.Like: (exp.EQ,),
}


def wrong_aggregation(tree: exp.Expr, catalog: Catalog) -> list[Edit]:
    """Another aggregate function, DISTINCT added or taken away; or one where none belongs."""
    found = bind(tree, catalog)
    columns = _columns_by_node(found)
    aggregates = [
        (node, sources)
        for select, sources in found.from_clauses
        for node in select.find_all(exp.AggFunc)
        if node.find_ancestor(exp.Select) is select
    ]
    if aggregates:
        return [
            edit for node, items in aggregates for edit in _other_aggregates(node, items, columns)
        ]
    return [
        _rewrite(projection, function)
        for select, _ in found.from_clauses
        if len(select.expressions) == 1
        for projection in select.expressions
        if isinstance(projection, exp.Column) and not projection.is_star
        for function in _functions_for(columns.get(id(projection)))
    ]


def wrong_condition(tree: exp.Expr, catalog: Catalog) -> list[Edit]:
    """In WHERE or HAVING: another operator, value or column, AND for OR, or one condition less."""
    found = bind(tree, catalog)
    columns = _columns_by_node(found)
    edits: list[Edit] = []
    for clause in tree.find_all(*_CONDITIONS):
        for node in clause.walk(prune=lambda node: isinstance(node, exp.Query)):
            edits += _other_operators(node)
            if isinstance(node, exp.Literal):
                edits += _other_values(node, columns)
    for column in found.columns:
        if clause_of(column.node) in _CONDITIONS and isinstance(column.node.parent, exp.Predicate):
            edits += column_swaps(column)
    return edits


def _columns_by_node(found: Bindings) -> dict[int, Column]:
    """The catalog's column of each column node, by the node's identity."""
    columns = ((id(bound.node), bound.column) for bound in found.columns)
    return {node: column for node, column in columns if column is not None}


def _other_aggregates(
    node: exp.AggFunc, sources: tuple[FromItem, ...], columns: dict[int, Column]
) -> Iterator[Edit]:
    argument = node.this
    if isinstance(argument, exp.Star):
        qualified = len(sources) > 1
        for source, column in _visible_columns(sources, qualified):
            yield partial(node.replace, _count_distinct(_column_node(source, column, qualified)))
        return
    distinct = isinstance(argument, exp.Distinct)
    value = argument.expressions[0] if distinct else argument
    if isinstance(node, exp.Count):
        yield _rewrite(node, exp.Count if distinct else _count_distinct, value)
    for function in _functions_for(columns.get(id(value))):
        if not isinstance(node, function):
            yield _rewrite(node, function, value)


def _count_distinct(this: exp.Expr) -> exp.Count:
    return exp.Count(this=exp.Distinct(expressions=[this]))


def _functions_for(column: Column | None) -> tuple[type[exp.AggFunc], ...]:
    """The aggregates that make sense for a column's type: no sum of texts."""
    numeric = column is None or column.affinity in NUMERIC_AFFINITIES
    return _FOR_NUMBERS if numeric else _FOR_TEXTS


def _other_operators(node: exp.Expr) -> list[Edit]:
    if isinstance(node, exp.Not):
        return [partial(node.replace, node.this)]
    if isinstance(node, exp.In) and not isinstance(node.parent, exp.Not):
        return [_rewrite(node, exp.Not)]
    if isinstance(node, exp.Connector):
        other = exp.Or if isinstance(node, exp.And) else exp.And
        return [
            _recompose(node, other),
            partial(node.replace, node.this),
            partial(node.replace, node.expression),
        ]
    others = _OTHER_COMPARISONS.get(type(node), ())
    if isinstance(node, exp.EQ) and node.expression.is_string:
        others = (exp.NEQ,)  # no question is about names that are greater than one
    return [_recompose(node, comparison) for comparison in others]


def _other_values(literal: exp.Literal, columns: dict[int, Column]) -> list[Edit]:
    """Numbers nearby; for text, the sample values of the column that it is compared with."""
    if literal.is_int:
        value = int(literal.name)
        numbers = dict.fromkeys((value + 1, max(value - 1, 0), value * 2))
        return [partial(literal.replace, exp.Literal.number(n)) for n in numbers if n != value]
    compared = literal.parent.this if isinstance(literal.parent, (exp.EQ, exp.NEQ)) else None
    column = columns.get(id(compared))
    samples = column.samples if column is not None and literal.is_string else ()
    return [
        partial(literal.replace, exp.Literal.string(sample))
        for sample in samples
        if sample != literal.name
    ]


def _rewrite(
    node: exp.Expr, around: Callable[..., exp.Expr], value: exp.Expr | None = None
) -> Edit:
    """Replace `node` by `around` applied to `value`, or to `node` itself."""
    return lambda: node.replace(around(this=(value or node).copy()))


def _recompose(node: exp.Expr, binary: type[exp.Binary]) -> Edit:
    """Replace `node` by `binary` over the same two sides."""
    return lambda: node.replace(binary(this=node.this, expression=node.expression))


def wrong_group_by(tree: exp.Expr, catalog: Catalog) -> list[Edit]:
    """Group by another column, by one less or not at all; or group where nothing is grouped."""
    found = bind(tree, catalog)
    grouped = [select for select, _ in found.from_clauses if select.args.get("group")]
    if not grouped:
        return _added_groups(found)
    edits: list[Edit] = []
    for select in grouped:
        group = select.args["group"]
        if not _needs_group(select):
            edits.append(group.pop)
        if len(group.expressions) > 1:
            edits += [expression.pop for expression in group.expressions]
    for column in found.columns:
        if isinstance(column.node.parent, exp.Group):
            edits += column_swaps(column)
    return edits


def wrong_order_limit(tree: exp.Expr, catalog: Catalog) -> list[Edit]:
    """The other direction, another column, another limit, no order or no limit."""
    edits: list[Edit] = []
    for order in tree.find_all(exp.Order):
        edits.append(order.pop)
        edits += [partial(_turn, ordered) for ordered in order.expressions]
    for limit in tree.find_all(exp.Limit):
        edits.append(limit.pop)
        if isinstance(limit.expression, exp.Literal) and limit.expression.is_int:
            count = int(limit.expression.name)
            others = map(exp.Literal.number, (count + 1, count + 2, count * 5))
            edits += [partial(limit.set, "expression", other) for other in others]
    for column in bind(tree, catalog).columns:
        if clause_of(column.node) is exp.Order:
            edits += column_swaps(column)
    return edits


def _needs_group(select: exp.Select) -> bool:
    """Whether SQLite refuses the query once its GROUP BY is gone.

    It refuses HAVING, and an aggregate in ORDER BY alone, where nothing is grouped.
    """
    order = select.args.get("order")
    sorted_by_aggregate = order is not None and order.find(exp.AggFunc) is not None
    aggregates = any(projection.find(exp.AggFunc) for projection in select.expressions)
    return select.args.get("having") is not None or (sorted_by_aggregate and not aggregates)


def _added_groups(found: Bindings) -> list[Edit]:
    return [
        partial(select.set, "group", exp.Group(expressions=[_column_node(*pair, len(sources) > 1)]))
        for select, sources in found.from_clauses
        if any(projection.find(exp.AggFunc) for projection in select.expressions)
        for pair in _visible_columns(sources, qualified=len(sources) > 1)
    ]


def _turn(ordered: exp.Ordered) -> None:
    descending = not ordered.args.get("desc")
    ordered.set("desc", descending or None)
    ordered.set("nulls_first", not descending)  # SQLite's default, so it is not written out
