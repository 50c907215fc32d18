"""Plausible mistakes: one edit of a query's tree, of a chosen kind."""

import random
from collections.abc import Callable, Iterator
from functools import partial

from sqlglot import exp

from lib.database.catalog import NUMERIC_AFFINITIES, Catalog, Column, Table, fold_case
from lib.database.names import is_bare
from lib.database.sql.bindings import Bindings, BoundColumn, FromItem, bind
from lib.database.sql.parse import normalise
from lib.database.sql.trees import read_tree, render

_SHOWN = (exp.Select, exp.Order)
_CONDITIONS = (exp.Where, exp.Having)
_LONGEST_ALIAS = 2  # characters
_FOR_NUMBERS = (exp.Count, exp.Sum, exp.Avg, exp.Min, exp.Max)
_FOR_TEXTS = (exp.Count, exp.Min, exp.Max)
_OTHER_COMPARISONS: dict[type[exp.Expr], tuple[type[exp.Binary], ...]] = {
    exp.EQ: (exp.NEQ, exp.GT, exp.LT),
    exp.NEQ: (exp.EQ,),
    exp.GT: (exp.LT, exp.GTE),
    exp.LT: (exp.GT, exp.LTE),
    exp.GTE: (exp.LTE, exp.GT),
    exp.LTE: (exp.GTE, exp.LT),
    exp.Like: (exp.EQ,),
}

_quoted = partial(exp.to_identifier, quoted=True)
"""An identifier; `_spell_alike` drops the quotes that it does not need."""

_Edit = Callable[[], object]
"""Changes the tree that it was proposed for. _Edits of one tree are alternatives, not steps."""


def _wrong_column(tree: exp.Expr, catalog: Catalog) -> list[_Edit]:
    """Another column of the same tables, in the select list or the order.

    Columns of conditions are taken only where there is no other: they belong to `_wrong_condition`,
    as those of joins and groups belong to kinds of their own.
    """
    columns = bind(tree, catalog).columns
    shown = [edit for c in columns if _clause_of(c.node) in _SHOWN for edit in _column_swaps(c)]
    return shown or [
        edit for c in columns if _clause_of(c.node) in _CONDITIONS for edit in _column_swaps(c)
    ]


def _wrong_table(tree: exp.Expr, catalog: Catalog) -> list[_Edit]:
    """Another table in the place of one; columns that it lacks become columns of its own.

    Tables that the query does not read yet are preferred: with one of those in its place the query
    asks about something else. Of these, the tables most like the right one are taken.
    """
    found = bind(tree, catalog)
    unread = [table for table in catalog.tables if table.name not in found.tables]
    edits: list[_Edit] = []
    for source in (source for _, items in found.from_clauses for source in items):
        columns = [column for column in found.columns if column.source is source]
        if source.table is not None:  # else it is a CTE or a derived table
            linked = {link.to_table for link in catalog.links[fold_case(source.table.name)]}
            others = unread or list(catalog.tables)
            for other in _likely_tables(source.table, columns, others, linked):
                edits.append(partial(_swap_table, source, other, columns))
    return edits


def _likely_tables(
    table: Table, columns: list[BoundColumn], others: list[Table], linked: set[str]
) -> list[Table]:
    """The tables with most of the used columns; of these, rather those that a key links to it."""
    names = {column.node.name for column in columns}

    def likeness(other: Table) -> tuple[int, bool]:
        return sum(1 for name in names if other.column(name)), other.name in linked

    candidates = [other for other in others if other is not table and other.columns]
    best = max(map(likeness, candidates), default=None)
    return [other for other in candidates if likeness(other) == best]


def _swap_table(source: FromItem, other: Table, columns: list[BoundColumn]) -> None:
    table, relation = source.table, source.relation
    assert table is not None
    relation.set("this", _quoted(other.name))
    taken: dict[str, str] = {}
    for column in columns:
        name = fold_case(column.node.name)
        if name not in taken:
            taken[name] = _counterpart(table.column(name), other, len(taken)).name
        column.node.set("this", _quoted(taken[name]))
        if column.node.table and not relation.alias:
            column.node.set("table", _quoted(other.name))


def _counterpart(column: Column | None, other: Table, position: int) -> Column:
    """The column of the same name, else one of the same affinity, else any."""
    if column is None:
        return other.columns[0]
    same_name = other.column(column.name)
    if same_name is not None:
        return same_name
    alike = [c for c in other.columns if c.affinity == column.affinity]
    choice = alike or list(other.columns)
    return choice[position % len(choice)]


def _missing_join(tree: exp.Expr, catalog: Catalog) -> list[_Edit]:
    """Drop a joined table where nothing needs it or another table has the columns that it gave.

    Where no table can go like that: drop it and leave its columns dangling (the mistake that
    executors report), or drop only the condition.
    """
    columns = bind(tree, catalog).columns
    relations = [
        relation
        for select in tree.find_all(exp.Select)
        if select.args.get("joins") and select.args.get("from_") is not None
        for relation in _relations(select)
    ]
    clean: list[_Edit] = [
        partial(_drop, relation, columns)
        for relation in relations
        if all(map(_stand_in, _outside_uses(relation, columns)))
    ]
    if clean:
        return clean
    joins = [relation.parent for relation in relations if isinstance(relation.parent, exp.Join)]
    return [
        *(partial(_drop, join.this, columns) for join in joins),
        *(partial(join.set, "on", None) for join in joins if join.args.get("on") is not None),
    ]


def _relations(select: exp.Select) -> list[exp.Table]:
    """The plain tables of a FROM clause that can be taken out one by one."""
    items = [select.args["from_"].this, *(join.this for join in select.args["joins"])]
    return [item for item in items if isinstance(item, exp.Table) and not item.args.get("joins")]


def _outside_uses(relation: exp.Table, columns: list[BoundColumn]) -> list[BoundColumn]:
    """Columns of the relation that are named elsewhere than in the join conditions of its query."""
    return [
        column
        for column in columns
        if column.source is not None
        and column.source.relation is relation
        and not _in_condition(column.node, relation.find_ancestor(exp.Select))
    ]


def _in_condition(node: exp.Expr, select: exp.Select | None) -> bool:
    join = node.find_ancestor(exp.Join, exp.Select)
    return isinstance(join, exp.Join) and join.parent is select


def _stand_in(column: BoundColumn) -> str | None:
    """Another table of the FROM clause that has a column of this name."""
    name = fold_case(column.node.name)
    return next(
        (
            source.name
            for source in column.siblings
            if source is not column.source and source.table is not None and source.has(name)
        ),
        None,
    )


def _drop(relation: exp.Table, columns: list[BoundColumn]) -> None:
    select = relation.find_ancestor(exp.Select)
    assert select is not None  # relations are taken from selects
    for column in _outside_uses(relation, columns):
        stand_in = _stand_in(column)
        if column.node.table and stand_in is not None:
            column.node.set("table", _quoted(stand_in))
    joins = select.args["joins"]
    join = next((join for join in joins if join.this is relation), joins[0])
    if join.this is not relation:  # it is the first table: the next one takes its place
        select.args["from_"].set("this", join.this)
    join.pop()
    _cut_conditions(select, fold_case(relation.alias_or_name), join.args.get("on"))


def _cut_conditions(select: exp.Select, dropped: str, condition: exp.Expr | None) -> None:
    """Remove the parts of join conditions that name the dropped table, and keep the rest.

    `condition`: of the dropped join. What is left of it moves to the next join, or to WHERE.
    """
    joins = select.args.get("joins") or []
    for join in joins:
        join.set("on", _without(join.args.get("on"), dropped))
    rest = _without(condition, dropped)
    if rest is None:
        return
    if joins:
        joins[0].set("on", exp.and_(joins[0].args.get("on"), rest, copy=False))
    else:
        select.where(rest, copy=False)


def _without(condition: exp.Expr | None, table: str) -> exp.Expr | None:
    """The parts of an AND that do not name the table."""
    parts = condition.flatten() if isinstance(condition, exp.And) else [condition]
    kept = [
        part
        for part in parts
        if part is not None
        and all(fold_case(column.table) != table for column in part.find_all(exp.Column))
    ]
    return exp.and_(*kept) if kept else None


def _clause_of(node: exp.Expr) -> type[exp.Expr]:
    """The clause that holds the node: Where, Having, Group, Order, Join; Select for its list."""
    clause = node.find_ancestor(exp.Where, exp.Having, exp.Group, exp.Order, exp.Join, exp.Select)
    return type(clause) if clause is not None else exp.Select


def _column_swaps(column: BoundColumn) -> list[_Edit]:
    """_Edits that replace `column` by another column of the query's tables.

    Columns of the same affinity if there are any, otherwise all others.
    """
    old = column.column
    if old is None:
        return []
    nameable = _nameable_columns(column.siblings, qualified=bool(column.node.table))
    others = [(other, node) for other, node in nameable if other is not old]
    alike = [(other, node) for other, node in others if other.affinity == old.affinity]
    return [partial(column.node.replace, node) for _, node in alike or others]


def _nameable_columns(
    sources: tuple[FromItem, ...], *, qualified: bool
) -> Iterator[tuple[Column, exp.Column]]:
    """Columns of the FROM clause that can be named, with or without qualifier, unambiguously, and
    the node that does.
    """
    for source in sources:
        for column in source.table.columns if source.table is not None else ():
            owners = sum(1 for sibling in sources if sibling.has(fold_case(column.name)))
            if qualified or owners == 1:
                node = exp.column(column.name, table=source.name, quoted=True)
                yield column, node if qualified else exp.column(column.name, quoted=True)


def _wrong_aggregation(tree: exp.Expr, catalog: Catalog) -> list[_Edit]:
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


def _wrong_condition(tree: exp.Expr, catalog: Catalog) -> list[_Edit]:
    """In WHERE or HAVING: another operator, value or column, AND for OR, or one condition less."""
    found = bind(tree, catalog)
    columns = _columns_by_node(found)
    edits: list[_Edit] = []
    for clause in tree.find_all(*_CONDITIONS):
        for node in clause.walk(prune=lambda node: isinstance(node, exp.Query)):
            edits += _other_operators(node)
            if isinstance(node, exp.Literal):
                edits += _other_values(node, columns)
    for column in found.columns:
        if _clause_of(column.node) in _CONDITIONS and isinstance(column.node.parent, exp.Predicate):
            edits += _column_swaps(column)
    return edits


def _columns_by_node(found: Bindings) -> dict[int, Column]:
    """The catalog's column of each column node, by the node's identity."""
    columns = ((id(bound.node), bound.column) for bound in found.columns)
    return {node: column for node, column in columns if column is not None}


def _other_aggregates(
    node: exp.AggFunc, sources: tuple[FromItem, ...], columns: dict[int, Column]
) -> Iterator[_Edit]:
    argument = node.this
    if isinstance(argument, exp.Star):
        for _, column in _nameable_columns(sources, qualified=len(sources) > 1):
            yield partial(node.replace, _count_distinct(column))
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


def _other_operators(node: exp.Expr) -> list[_Edit]:
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


def _other_values(literal: exp.Literal, columns: dict[int, Column]) -> list[_Edit]:
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
) -> _Edit:
    """Replace `node` by `around` applied to `value`, or to `node` itself."""
    return lambda: node.replace(around(this=(value or node).copy()))


def _recompose(node: exp.Expr, binary: type[exp.Binary]) -> _Edit:
    """Replace `node` by `binary` over the same two sides."""
    return lambda: node.replace(binary(this=node.this, expression=node.expression))


def _wrong_group_by(tree: exp.Expr, catalog: Catalog) -> list[_Edit]:
    """Group by another column, by one less or not at all; or group where nothing is grouped."""
    found = bind(tree, catalog)
    grouped = [select for select, _ in found.from_clauses if select.args.get("group")]
    if not grouped:
        return _added_groups(found)
    edits: list[_Edit] = []
    for select in grouped:
        group = select.args["group"]
        if not _needs_group(select):
            edits.append(group.pop)
        if len(group.expressions) > 1:
            edits += [expression.pop for expression in group.expressions]
    for column in found.columns:
        if isinstance(column.node.parent, exp.Group):
            edits += _column_swaps(column)
    return edits


def _wrong_order_limit(tree: exp.Expr, catalog: Catalog) -> list[_Edit]:
    """The other direction, another column, another limit, no order or no limit."""
    edits: list[_Edit] = []
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
        if _clause_of(column.node) is exp.Order:
            edits += _column_swaps(column)
    return edits


def _needs_group(select: exp.Select) -> bool:
    """Whether SQLite refuses the query once its GROUP BY is gone.

    It refuses HAVING, and an aggregate in ORDER BY alone, where nothing is grouped.
    """
    order = select.args.get("order")
    sorted_by_aggregate = order is not None and order.find(exp.AggFunc) is not None
    aggregates = any(projection.find(exp.AggFunc) for projection in select.expressions)
    return select.args.get("having") is not None or (sorted_by_aggregate and not aggregates)


def _added_groups(found: Bindings) -> list[_Edit]:
    return [
        partial(select.set, "group", exp.Group(expressions=[column]))
        for select, sources in found.from_clauses
        if any(projection.find(exp.AggFunc) for projection in select.expressions)
        for _, column in _nameable_columns(sources, qualified=len(sources) > 1)
    ]


def _turn(ordered: exp.Ordered) -> None:
    descending = not ordered.args.get("desc")
    ordered.set("desc", descending or None)
    ordered.set("nulls_first", not descending)  # SQLite's default, so it is not written out


_KINDS: dict[str, Callable[[exp.Expr, Catalog], list[_Edit]]] = {
    "wrong_column": _wrong_column,
    "missing_join": _missing_join,
    "wrong_aggregation": _wrong_aggregation,
    "wrong_condition": _wrong_condition,
    "wrong_group_by": _wrong_group_by,
    "wrong_order_limit": _wrong_order_limit,
    "wrong_table": _wrong_table,
}
MUTATIONS: tuple[str, ...] = tuple(_KINDS)


def mutate(sql: str, catalog: Catalog, kind: str, rng: random.Random) -> str | None:
    """The normalised text of `sql` with one mistake of `kind`, drawn from `rng`.

    It parses and differs from `sql` in normal form; whether its result differs is for the sandbox
    to say. None where `kind` does not apply to this query. Raises KeyError on an unknown kind.
    """
    propose = _KINDS[kind]
    original = normalise(sql, catalog)
    return read_tree(original, lambda tree: _mutant(tree, original, catalog, propose, rng), None)


def misspell(sql: str, rng: random.Random) -> str | None:
    """`sql` with `_x` after the name of a column, or of a table where it names no column.

    None where it names neither, or does not parse. `rng` draws the name.
    """
    return read_tree(sql, lambda tree: _misspelt(tree.copy(), rng), None)


def _misspelt(tree: exp.Expr, rng: random.Random) -> str | None:
    names: list[exp.Expr] = [*tree.find_all(exp.Column)] or [*tree.find_all(exp.Table)]
    if not names:
        return None
    identifier = rng.choice(names).this
    identifier.set("this", f"{identifier.name}_x")
    return render(tree)


def _mutant(
    tree: exp.Expr,
    original: str,
    catalog: Catalog,
    propose: Callable[[exp.Expr, Catalog], list[_Edit]],
    rng: random.Random,
) -> str | None:
    edited = tree.copy()
    edits = propose(edited, catalog)
    for index in rng.sample(range(len(edits)), len(edits)):
        edits[index]()
        _spell_alike(edited, tree)
        text = render(edited)
        plausible = _repetitions(edited) <= _repetitions(tree)
        if text != original and plausible:
            return text
        edited = tree.copy()
        edits = propose(edited, catalog)
    return None


def _repetitions(tree: exp.Expr) -> int:
    """How often a select list shows the same thing twice: a mistake that nobody makes."""
    return sum(
        len(select.expressions) - len(set(select.expressions))
        for select in tree.find_all(exp.Select)
    )


def _spell_alike(edited: exp.Expr, original: exp.Expr) -> None:
    """Write new names as the query writes names: its own spelling, or lower case if all are.

    Otherwise the spelling alone would reveal the mistake.
    """
    names = [identifier.name for identifier in original.find_all(exp.Identifier)]
    spellings = {fold_case(name): name for name in names}
    lower_case = all(name == fold_case(name) for name in names if len(name) > _LONGEST_ALIAS)
    for identifier in edited.find_all(exp.Identifier):
        lowered = fold_case(identifier.name)
        fallback = lowered if lower_case else identifier.name
        name = spellings.get(lowered, fallback)
        identifier.set("this", name)
        identifier.set("quoted", not is_bare(name))
