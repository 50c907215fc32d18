"""Equations of a FROM clause that name a column which a table lacks, and the keys that were meant.

`T1.patient_id = T2.patient_id`, where T2 has no such column, was to link two tables; where one path
of foreign keys leads from one to the other, over a third table or not, that is how they are linked.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from sqlglot import exp

from lib.database.catalog import Catalog, Link, fold_case
from lib.database.names import plain_name
from lib.database.sql.bindings import Bindings, ColumnProblem, FromItem

_MAX_THIRD = 1  # tables that a path may join besides those of the query

_COMPARISONS = (exp.EQ, exp.NEQ, exp.GT, exp.GTE, exp.LT, exp.LTE, exp.NullSafeEQ, exp.NullSafeNEQ)


def mentions(problem: ColumnProblem) -> list[exp.Column]:
    """Where the query of a wrong name of a column has it; not in queries inside that one."""
    select = problem.node.find_ancestor(exp.Select) if problem.node is not None else None
    wanted = (fold_case(problem.column), fold_case(problem.qualifier or ""))
    return [
        each
        for each in (select.find_all(exp.Column) if select is not None else ())
        if (fold_case(each.name), fold_case(each.table)) == wanted
        and each.find_ancestor(exp.Select) is select
    ]


def would_compare_with_itself(problem: ColumnProblem, qualifier: str | None, name: str) -> bool:
    """Whether both sides of a comparison would be the same, were this written for a wrong name."""
    written = fold_case(qualifier or "")
    return any(
        fold_case(other.name) == fold_case(name)
        and (not written or fold_case(other.table) in ("", written))
        for other in filter(None, map(_compared, mentions(problem)))
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
    select = problem.node.find_ancestor(exp.Select) if problem.node is not None else None
    equations = list(filter(_clause, select.find_all(exp.EQ))) if select is not None else []
    items = next((items for one, items in found.from_clauses if one is select), ())
    source = {id(one.node): one.source for one in found.columns if one.source in items}
    named = {fold_case(item.name): item for item in reversed(items) if item.name}
    for node in mentions(problem):
        equation, other = node.parent, _compared(node)
        if not isinstance(equation, exp.EQ) or other is None:
            continue
        sides = [source.get(id(each)) or named.get(fold_case(each.table)) for each in (node, other)]
        parts = [_part(side, equations, source) for side in sides if side is not None]
        if len(parts) == 2 and not any(item in parts[1] for item in parts[0]):
            start, end = sorted(parts, key=lambda part: min(map(items.index, part)))
            clause = _clause(equation)
            path, known = _path(start, end, items, catalog) if clause is not None else ((), {})
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


def _part(
    item: FromItem, equations: Sequence[exp.EQ], source: Mapping[int, FromItem | None]
) -> list[FromItem]:
    """The items that equations of known columns link with this one, itself among them.

    `source`: the items of the query by the ids of the columns that are read from them.
    """
    part = [item]
    for here in part:  # grows while it is walked
        for equation in equations:
            sides = [source.get(id(side)) for side in (equation.this, equation.expression)]
            if here in sides:
                part += [side for side in sides if side is not None and side not in part]
    return part


def _path(
    start: Sequence[FromItem], end: Sequence[FromItem], items: Sequence[FromItem], catalog: Catalog
) -> tuple[tuple[Link, ...], dict[str, FromItem]]:
    """The path from one part to the other, and the items of its tables; () where none is sure."""
    starts, ends = ([i.table.name for i in part if i.table is not None] for part in (start, end))
    path = tuple(shortest_path(catalog, starts, ends) or ())
    tables = {fold_case(name) for link in path for name in (link.from_table, link.to_table)}
    here = [(fold_case(item.table.name), item) for item in items if item.table is not None]
    known = [(name, item) for name, item in here if name in tables]
    is_sure = len(dict(known)) == len(known) >= len(tables) - _MAX_THIRD
    return (path, dict(known)) if is_sure else ((), {})


def shortest_path(
    catalog: Catalog, starts: Sequence[str], ends: Sequence[str]
) -> list[Link] | None:
    """The foreign keys that lead from one of some tables to one of others; None where there is no
    path, or more than one of the shortest length, or a table is among both.
    """
    targets = set(map(fold_case, ends))
    reached: dict[str, list[list[Link]]] = {fold_case(name): [[]] for name in starts}
    seen = set(reached)
    while reached:
        found = [path for name, paths in reached.items() if name in targets for path in paths]
        if found:
            return found[0] if len(found) == 1 and found[0] else None
        further: dict[str, list[list[Link]]] = {}
        for here, paths in reached.items():
            for link in catalog.links.get(here, ()):
                there = fold_case(link.to_table)
                if there not in seen:  # two paths are enough to know that it is not the only one
                    longer = [*further.get(there, ()), *([*path, link] for path in paths)]
                    further[there] = longer[:2]
        seen |= further.keys()
        reached = further
    return None
