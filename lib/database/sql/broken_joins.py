"""Equations of a FROM clause that name a column which a table lacks, and the keys that were meant.

`T1.patient_id = T2.patient_id`, where T2 has no such column, was to link two tables; where one path
of foreign keys leads from one to the other, over a third table or not, that is how they are linked.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from sqlglot import exp

from lib.database.catalog import Catalog, Link, fold_case
from lib.database.names import plain_name
from lib.database.sql.bindings import Bindings, ColumnProblem, FromItem

_MAX_THIRD = 1  # tables that a path may join besides those of the query

_COMPARISONS = (exp.EQ, exp.NEQ, exp.GT, exp.GTE, exp.LT, exp.LTE, exp.NullSafeEQ, exp.NullSafeNEQ)


def mentions(problem: ColumnProblem) -> list[exp.Column]:
    """Where the query of a wrong name of a column has it; not in queries inside that one."""
    node = problem.node
    select = None if node is None else node.find_ancestor(exp.Select)
    if select is None:
        return []
    wanted = (fold_case(problem.column), fold_case(problem.qualifier or ""))
    return [
        each
        for each in select.find_all(exp.Column)
        if (fold_case(each.name), fold_case(each.table)) == wanted
        and each.find_ancestor(exp.Select) is select
    ]


def would_compare_with_itself(problem: ColumnProblem, qualifier: str | None, name: str) -> bool:
    """Whether both sides of a comparison would be the same, were this written for a wrong name."""
    written = fold_case(qualifier or "")
    others = filter(None, map(_compared, mentions(problem)))
    return any(
        fold_case(other.name) == fold_case(name)
        and (not written or fold_case(other.table) in ("", written))
        for other in others
    )


def _compared(node: exp.Expr) -> exp.Column | None:
    """The column on the other side of the comparison that a column stands in."""
    while isinstance(node.parent, exp.Paren):
        node = node.parent
    comparison = node.parent
    if not isinstance(comparison, _COMPARISONS):
        return None
    other = (comparison.expression if comparison.this is node else comparison.this).unnest()
    return other if isinstance(other, exp.Column) else None


@dataclass(frozen=True)
class BrokenJoin:
    """A wrong equation of two parts of a FROM clause, and the one path of keys between the two.

    `clause`: the JOIN or WHERE of which it is a condition. `path`: from a table of the part that is
    read first to one of the other; () where none is sure. `items`: those of the FROM clause that
    the tables of the path are, by folded name; what is not there has to be joined. `other`: what is
    compared with the name.
    """

    equation: exp.EQ
    clause: exp.Join | exp.Where | None
    path: tuple[Link, ...]
    items: dict[str, FromItem]
    other: exp.Column

    @property
    def tables(self) -> list[str]:
        """Those of the path in its order, by their names in the query where they are in it."""
        names = [self.path[0].from_table, *(link.to_table for link in self.path)]
        return [self._written(name) for name in names]

    @property
    def conditions(self) -> list[str]:
        """The equations of the path's keys."""
        return [
            f"{self._written(link.from_table)}.{plain_name(one)} = "
            f"{self._written(link.to_table)}.{plain_name(other)}"
            for link in self.path
            for one, other in link.pairs
        ]

    def _written(self, table: str) -> str:
        item = self.items.get(fold_case(table))
        return plain_name(item.name if item is not None else table)


def broken_join(problem: ColumnProblem, found: Bindings, catalog: Catalog) -> BrokenJoin | None:
    """What a wrong name was to join; None where it stands in no equation of two tables of its
    query, or where these are linked otherwise.
    """
    for node in mentions(problem):
        equation, other = node.parent, _compared(node)
        if not isinstance(equation, exp.EQ) or other is None:
            continue
        items = _items_of(node, found)
        one, another = (_item(side, items, found) for side in (node, other))
        if one is None or another is None:
            continue
        start, end = sorted(
            (_part(item, equation, items, found) for item in (one, another)),
            key=lambda part: min(items.index(item) for item in part),
        )
        if not any(item is each for item in start for each in end):
            clause = _clause(equation)
            path, known = _path(start, end, items, catalog) if clause else ((), {})
            return BrokenJoin(equation, clause, path, known, other)
    return None


def _clause(equation: exp.Expr) -> exp.Join | exp.Where | None:
    """The clause of which the equation is a condition by itself or one of those joined by AND."""
    above = equation.parent
    while isinstance(above, (exp.And, exp.Paren)):
        above = above.parent
    if isinstance(above, exp.Join):
        return above if above.side in ("", "LEFT") else None
    return above if isinstance(above, exp.Where) else None


def _items_of(node: exp.Expr, found: Bindings) -> tuple[FromItem, ...]:
    select = node.find_ancestor(exp.Select)
    return next((items for one, items in found.from_clauses if one is select), ())


def _item(node: exp.Column, items: Sequence[FromItem], found: Bindings) -> FromItem | None:
    """The item that a column is read from, by its qualifier where it is not there."""
    source = next((bound.source for bound in found.columns if bound.node is node), None)
    if source is None and node.table:
        source = next((i for i in items if fold_case(i.name) == fold_case(node.table)), None)
    return next((item for item in items if item is source), None)


def _part(
    item: FromItem, without: exp.EQ, items: Sequence[FromItem], found: Bindings
) -> list[FromItem]:
    """The items that other conditions link with this one, itself among them."""
    linked = list(_links(without, items, found))
    part = [item]
    for here in part:  # grows while it is walked
        for one, another in (*linked, *((b, a) for a, b in linked)):
            if one is here and all(another is not each for each in part):
                part.append(another)
    return part


def _links(
    without: exp.EQ, items: Sequence[FromItem], found: Bindings
) -> Iterator[tuple[FromItem, FromItem]]:
    """The pairs of items that an equation, USING or NATURAL links."""
    # a subquery of this one joins others
    source = {id(one.node): one.source for one in found.columns if one.source in items}
    select = without.find_ancestor(exp.Select)
    assert select is not None
    for equation in select.find_all(exp.EQ):
        sides = [source.get(id(side)) for side in (equation.this, equation.expression)]
        if equation is not without and _clause(equation) is not None:
            one, another = sides
            if one is not None and another is not None and one is not another:
                yield one, another
    for join in select.args.get("joins") or ():
        place = next((n for n, item in enumerate(items) if item.relation is join.this), 0)
        if place and (join.args.get("using") or join.method == "NATURAL"):
            yield items[place - 1], items[place]


def _path(
    start: Sequence[FromItem],
    end: Sequence[FromItem],
    items: Sequence[FromItem],
    catalog: Catalog,
) -> tuple[tuple[Link, ...], dict[str, FromItem]]:
    """The path from one part to the other, and the items of its tables; () where none is sure."""
    names = [[item.table.name for item in part if item.table is not None] for part in (start, end)]
    path = tuple(shortest_path(catalog, names[0], names[1]) or ())
    tables = {fold_case(name) for link in path for name in (link.from_table, link.to_table)}
    known: dict[str, FromItem] = {}
    for item in items:
        name = fold_case(item.table.name) if item.table is not None else ""
        if name in tables and name in known:
            return (), {}  # twice in the query: which one is not sure
        if name in tables:
            known[name] = item
    return (path, known) if len(tables - known.keys()) <= _MAX_THIRD else ((), {})


def shortest_path(
    catalog: Catalog, starts: Sequence[str], ends: Sequence[str]
) -> list[Link] | None:
    """The foreign keys that lead from one of some tables to one of others; None where there is no
    path, or more than one of the shortest length, or a table is among both.
    """
    steps: dict[str, int] = {fold_case(name): 0 for name in starts}
    ways: dict[str, int] = dict.fromkeys(steps, 1)
    by: dict[str, Link] = {}
    waiting = deque(steps)
    while waiting:
        here = waiting.popleft()
        for link in catalog.links.get(here, ()):
            there = fold_case(link.to_table)
            if there not in steps:
                steps[there], ways[there], by[there] = steps[here] + 1, 0, link
                waiting.append(there)
            if steps[there] == steps[here] + 1:
                ways[there] += ways[here]
    reached = [name for name in dict.fromkeys(map(fold_case, ends)) if name in steps]
    nearest = min((steps[name] for name in reached), default=0)
    targets = [name for name in reached if steps[name] == nearest]
    if nearest == 0 or sum(ways[name] for name in targets) != 1:
        return None
    target = targets[0]
    path: list[Link] = []
    while steps[target]:
        path.insert(0, by[target])
        target = fold_case(path[0].from_table)
    return path
