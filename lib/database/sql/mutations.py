"""Plausible mistakes: one edit of a query's tree, of a chosen kind.

Here are the mistakes in names and joins (a wrong column, a wrong table, a missing join);
`lib.database.sql.expression_mutations` has the others.
"""

import random
from collections.abc import Callable
from functools import partial

from sqlglot import exp

from lib.database.catalog import Catalog, Column, Table, fold_case
from lib.database.sql.bindings import BoundColumn, FromItem, bind
from lib.database.sql.expression_mutations import (
    Edit,
    clause_of,
    column_swaps,
    wrong_aggregation,
    wrong_condition,
    wrong_group_by,
    wrong_order_limit,
)
from lib.database.sql.parse import normalise
from lib.database.sql.trees import is_plain_name, read_tree, render

_SHOWN = (exp.Select, exp.Order)
_CONDITIONS = (exp.Where, exp.Having)
_LONGEST_ALIAS = 2  # characters


def wrong_column(tree: exp.Expr, catalog: Catalog) -> list[Edit]:
    """Another column of the same tables, in the select list or the order.

    Columns of conditions are taken only where there is no other: they belong to `wrong_condition`,
    as those of joins and groups belong to kinds of their own.
    """
    columns = bind(tree, catalog).columns
    shown = [edit for c in columns if clause_of(c.node) in _SHOWN for edit in column_swaps(c)]
    return shown or [
        edit for c in columns if clause_of(c.node) in _CONDITIONS for edit in column_swaps(c)
    ]


def wrong_table(tree: exp.Expr, catalog: Catalog) -> list[Edit]:
    """Another table in the place of one; columns that it lacks become columns of its own.

    Tables that the query does not read yet are preferred: with one of those in its place the query
    asks about something else. Of these, the tables most like the right one are taken.
    """
    found = bind(tree, catalog)
    unread = [table for table in catalog.tables if table.name not in found.tables]
    edits: list[Edit] = []
    for source in (source for _, items in found.from_clauses for source in items):
        columns = [column for column in found.columns if column.source is source]
        for other in _likely_tables(source.table, columns, unread or list(catalog.tables)):
            edits.append(partial(_swap_table, source, other, columns))
    return edits


def _likely_tables(
    table: Table | None, columns: list[BoundColumn], others: list[Table]
) -> list[Table]:
    """The tables with most of the used columns; of these, rather those linked to `table` by a key.

    Empty where there is no table to replace: the source is a CTE or a derived table.
    """
    if table is None:
        return []
    names = {column.node.name for column in columns}

    def likeness(other: Table) -> tuple[int, bool]:
        return sum(1 for name in names if other.column(name)), _linked(table, other)

    candidates = [other for other in others if other is not table and other.columns]
    best = max(map(likeness, candidates), default=None)
    return [other for other in candidates if likeness(other) == best]


def _linked(table: Table, other: Table) -> bool:
    return any(
        fold_case(key.referenced_table) == fold_case(end.name)
        for start, end in ((table, other), (other, table))
        for key in start.foreign_keys
    )


def _swap_table(source: FromItem, other: Table, columns: list[BoundColumn]) -> None:
    table, relation = source.table, source.relation
    assert table is not None
    relation.set("this", exp.to_identifier(other.name, quoted=True))
    taken: dict[str, str] = {}
    for column in columns:
        name = fold_case(column.node.name)
        if name not in taken:
            taken[name] = _counterpart(table.column(name), other, len(taken)).name
        column.node.set("this", exp.to_identifier(taken[name], quoted=True))
        if column.node.table and not relation.alias:
            column.node.set("table", exp.to_identifier(other.name, quoted=True))


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


def missing_join(tree: exp.Expr, catalog: Catalog) -> list[Edit]:
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
    clean: list[Edit] = [
        partial(_drop, relation, columns) for relation in relations if _can_go(relation, columns)
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


def _can_go(relation: exp.Table, columns: list[BoundColumn]) -> bool:
    return all(_stand_in(column) for column in _outside_uses(relation, columns))


def _drop(relation: exp.Table, columns: list[BoundColumn]) -> None:
    select = relation.find_ancestor(exp.Select)
    assert select is not None  # relations are taken from selects
    for column in _outside_uses(relation, columns):
        stand_in = _stand_in(column)
        if column.node.table and stand_in is not None:
            column.node.set("table", exp.to_identifier(stand_in, quoted=True))
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


_KINDS: dict[str, Callable[[exp.Expr, Catalog], list[Edit]]] = {
    "wrong_column": wrong_column,
    "missing_join": missing_join,
    "wrong_aggregation": wrong_aggregation,
    "wrong_condition": wrong_condition,
    "wrong_group_by": wrong_group_by,
    "wrong_order_limit": wrong_order_limit,
    "wrong_table": wrong_table,
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
    propose: Callable[[exp.Expr, Catalog], list[Edit]],
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
        identifier.set("quoted", not is_plain_name(name))
