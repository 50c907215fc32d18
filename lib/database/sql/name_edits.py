"""Edits that mend a wrong name of a query on its parsed tree, from the schema alone.

A name is spelt as in the schema, read from another table of the query, or from one that is joined
along the unique shortest path of foreign keys; a table that is not there gives way to one that is.
Tables that were to be joined by a column which one of them lacks are joined along that path, too.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import count, islice

from sqlglot import exp

from lib.database.catalog import Catalog, Link, Table, fold_case
from lib.database.names import enumeration, identifier_words, is_misspelling, letters
from lib.database.sql.bindings import Bindings, ColumnProblem, FromItem, bind
from lib.database.sql.broken_joins import (
    BrokenJoin,
    broken_join,
    mentions,
    shortest_path,
    would_compare_with_itself,
)
from lib.database.sql.quoted_names import misspelt_columns
from lib.database.sql.trees import identifier, render, tree_errors

_MAX_WAYS = 8  # to mend one name
_MAX_JOINS = 2  # tables that one edit may join


@tree_errors()
def has_wrong_name(tree: exp.Expr, catalog: Catalog) -> bool:
    """Whether SQLite would refuse a name, or take one for a string. Raises SqlTreeError."""
    return bool(_wrong_names(tree, catalog, bind(tree, catalog)))


def _wrong_names(tree: exp.Expr, catalog: Catalog, found: Bindings) -> list[ColumnProblem]:
    """The names that SQLite would refuse, else those that it would take for strings."""
    if found.problems:
        return found.problems
    quoted = misspelt_columns(tree, catalog)
    return [ColumnProblem(node.name, None, "no_such_column", (), node) for node in quoted]


@tree_errors()
def name_edits(tree: exp.Expr, catalog: Catalog) -> list[tuple[exp.Expr, tuple[str, ...]]]:
    """The ways to mend the first wrong name of the tree: the tree that results, and what was
    changed, an edit each. None where there are too many ways to tell which is meant. The tree
    itself stays as it is. Raises SqlTreeError.
    """
    found: list[tuple[exp.Expr, tuple[str, ...]]] = []
    edits = list(islice(_Place(tree, catalog).edits(), _MAX_WAYS + 1))
    for edit in edits if len(edits) <= _MAX_WAYS else ():
        copy = tree.copy()
        edit.change(_Place(copy, catalog))
        found.append((copy, edit.why))
    return found


@dataclass(frozen=True)
class _Edit:
    """`why`: what is changed, each table that is joined an edit. `change`: does it to a copy's."""

    why: tuple[str, ...]
    change: Callable[[_Place], None]


class _Place:
    """The first wrong name of a tree, and what may stand there instead.

    `select`: the query that it stands in. `items`: those of that query's FROM clause.
    """

    def __init__(self, tree: exp.Expr, catalog: Catalog) -> None:
        self.catalog = catalog
        self.found = bind(tree, catalog)
        self.problem = _wrong_names(tree, catalog, self.found)[0]
        node = self.problem.node
        self.select = None if node is None else node.find_ancestor(exp.Select)
        self.items: tuple[FromItem, ...] = ()
        for select, items in self.found.from_clauses:
            if select is self.select:
                self.items = items

    def edits(self) -> Iterator[_Edit]:
        """The edits that put it right."""
        if self.select is None:
            return iter(())
        if self.problem.kind == "no_such_table":
            return self._other_tables()
        if self.problem.kind == "ambiguous_column":
            return self._qualified()
        return self._other_columns()

    # tables

    def _other_tables(self) -> Iterator[_Edit]:
        wrong = self.problem.column
        names = [table.name for table in self.catalog.tables]
        for name in _nearest(wrong, names) or self._tables_with_all_columns():
            yield _Edit(
                (f"{wrong} → {name}: the schema has no table {wrong}",),
                partial(_Place.name_table, name=name),
            )

    def _tables_with_all_columns(self) -> list[str]:
        """The tables that have each column that the query reads from the one that is not there."""
        assert self.select is not None
        missing = next((i for i in self.items if i.relation is self.problem.node), None)
        if missing is None:
            return []
        read = {bound.node.name for bound in self.found.columns if bound.source is missing}
        tables = self.catalog.tables
        holders = [t.name for t in tables if read and all(map(t.column, read))]
        return holders or [t.name for t in tables[:1] if len(tables) == 1]

    def name_table(self, name: str) -> None:
        """Put another table in the place of the one that is not there."""
        node = self.problem.node
        assert isinstance(node, exp.Table)
        assert self.select is not None
        before = node.name
        node.set("this", identifier(name))
        if node.alias:
            return
        for column in self.select.find_all(exp.Column):
            if fold_case(column.table) == fold_case(before):
                column.set("table", identifier(name))

    # columns

    def _qualified(self) -> Iterator[_Edit]:
        """Of an ambiguous name: each item that has it; of items joined by it, the first."""
        column = fold_case(self.problem.column)
        holders = [item for item in self.items if item.has(column)]
        if self._are_joined_by(column, holders):
            holders = holders[:1]
        for item in holders:
            yield from self._rename(item.name, self.problem.column, "the name is ambiguous")

    def _are_joined_by(self, column: str, holders: Sequence[FromItem]) -> bool:
        assert self.select is not None
        equated: set[str] = set()
        for equation in self.select.find_all(exp.EQ):
            sides = (equation.this, equation.expression)
            if all(isinstance(s, exp.Column) and fold_case(s.name) == column for s in sides):
                equated |= {fold_case(side.table) for side in sides}
        return {fold_case(item.name) for item in holders} <= equated

    def _other_columns(self) -> Iterator[_Edit]:
        problem, column = self.problem, fold_case(self.problem.column)
        known = [item for item in self.items if item.columns is not None]
        qualifier = fold_case(problem.qualifier or "")
        meant = [item for item in known if fold_case(item.name) == qualifier]
        broken = broken_join(problem, self.found, self.catalog)
        misspelt = meant and _misspelt(column, _item_columns(meant[0]))
        if broken is not None and broken.path and not misspelt:
            yield self._linked(broken)
            return
        holders = self._holders(self.items, column) or self._holders(problem.sources, column)
        for item in holders:
            why = f"{problem.qualifier} has no column {problem.column}"
            yield from self._rename(item.name, problem.column, why)
        if holders:
            return
        for item in meant or known:
            for name in _nearest(problem.column, _item_columns(item)):
                why = f"{item.name} has no column {problem.column}"
                yield from self._rename(item.name if problem.qualifier else None, name, why)
        if broken is None:  # else the tables that it was to link would be linked by nothing
            yield from self._joins(meant)

    def _holders(self, items: Sequence[FromItem], column: str) -> list[FromItem]:
        """Those that have the column: if one of them is the table that the qualifier names, that
        one; none that would compare the column with itself.
        """
        holders = [
            item
            for item in items
            if item.columns
            and column in item.columns
            and not would_compare_with_itself(self.problem, item.name, column)
        ]
        table = self.catalog.table(self.problem.qualifier or "")
        named = [item for item in holders if item.table and item.table is table]
        return named if len(named) == 1 else holders

    def _rename(self, qualifier: str | None, name: str, why: str) -> Iterator[_Edit]:
        if not would_compare_with_itself(self.problem, qualifier, name):
            after = f"{qualifier}.{name}" if qualifier else name
            yield _Edit(
                (f"{_dotted(self.problem)} → {after}: {why}",),
                partial(_Place.rename, qualifier=qualifier, name=name),
            )

    def rename(self, qualifier: str | None, name: str) -> None:
        """Write another name, wherever the query itself has the wrong one.

        A table from which nothing else was read is no longer joined.
        """
        for node in mentions(self.problem):
            node.set("this", identifier(name))
            node.set("table", identifier(qualifier) if qualifier else None)
        if qualifier and fold_case(qualifier) != fold_case(self.problem.qualifier or ""):
            self._drop_unread(self.problem.qualifier or "")

    def _drop_unread(self, name: str) -> None:
        """Drop the join of an item that only its own condition reads, unless rows are counted."""
        assert self.select is not None
        counts = any(isinstance(each.this, exp.Star) for each in self.select.find_all(exp.Count))
        if counts or any(projection.is_star for projection in self.select.expressions):
            return
        joins = self.select.args.get("joins") or []
        for join in joins:
            condition = join.args.get("on")
            if fold_case(join.this.alias_or_name) != fold_case(name) or condition is None:
                continue
            own = {id(column) for column in condition.find_all(exp.Column)}
            bare = {
                id(bound.node)
                for bound in self.found.columns
                if bound.source and bound.source.relation is join.this and not bound.node.table
            }
            if not any(
                id(column) not in own
                and (fold_case(column.table) == fold_case(name) or id(column) in bare)
                for column in self.select.find_all(exp.Column)
            ):
                self.select.set("joins", [other for other in joins if other is not join])

    # joins

    def _joins(self, meant: Sequence[FromItem]) -> Iterator[_Edit]:
        """Join the nearest tables that have the column along the foreign keys."""
        problem = self.problem
        tables = [item.table for item in self.items if item.table is not None]
        if not tables:
            return
        named = self.catalog.table(problem.qualifier or "")
        owners = self.catalog.tables_with_column(problem.column)
        if named is not None and not meant:
            owners = tuple(table for table in owners if table is named)
        starts = [table.name for table in tables]
        paths = [
            path
            for owner in owners
            if (path := shortest_path(self.catalog, starts, [owner.name])) is not None
        ]
        shortest = min(map(len, paths), default=0)
        for path in paths:
            if len(path) == shortest <= _MAX_JOINS:
                joined = path[-1].to_table
                why = (
                    f"{_dotted(problem)} → {joined}.{problem.column}: joined along the foreign key"
                )
                between = (f"{link.to_table} is joined on the way" for link in path[:-1])
                yield _Edit((why, *between), partial(_Place.join, path=path))

    def join(self, path: Sequence[Link]) -> None:
        """Join the tables of the path, and read the column from the last one."""
        assert self.select is not None
        names = {fold_case(item.name) for item in self.items}
        table_items = {fold_case(i.table.name): i.name for i in reversed(self.items) if i.table}
        for link in path:
            wanted = self.problem.qualifier if link is path[-1] else None
            alias, node = self._joined(link, wanted, names)
            left = table_items[fold_case(link.from_table)]
            table_items[fold_case(link.to_table)] = alias
            self.select.append("joins", exp.Join(this=node, on=_equal(link, left, alias)))
        self.rename(alias, self.problem.column)

    def _linked(self, broken: BrokenJoin) -> _Edit:
        """Join along the keys in place of an equation that names what is not there."""
        names = [broken.path[0].from_table, *(link.to_table for link in broken.path)]
        why = f"{render(broken.equation)} → {enumeration(names)}: joined along the foreign key"
        between = [name for name in names if fold_case(name) not in broken.items]
        return _Edit((why, *(f"{name} is joined on the way" for name in between)), _Place.link)

    def link(self) -> None:
        """Join the tables of the path that are not there, and put its keys in the equation's place.

        Elsewhere the wrong name becomes the one that it was compared with, if that is spelt alike.
        """
        broken = broken_join(self.problem, self.found, self.catalog)
        assert broken is not None
        assert broken.clause is not None
        assert self.select is not None
        joins = list(self.select.args.get("joins") or ())
        place = next((n for n, join in enumerate(joins) if join is broken.clause), len(joins))
        side = broken.clause.args.get("side")
        names = {fold_case(item.name) for item in self.items}
        table_items = {name: item.name for name, item in broken.items.items()}
        equations = []
        for link in broken.path:
            left = table_items[fold_case(link.from_table)]
            if fold_case(link.to_table) in table_items:
                equations.append(_equal(link, left, table_items[fold_case(link.to_table)]))
                continue
            alias, node = self._joined(link, None, names)
            table_items[fold_case(link.to_table)] = alias
            joins.insert(place, exp.Join(this=node, on=_equal(link, left, alias), side=side))
            place += 1
        if fold_case(broken.other.name) == fold_case(self.problem.column):
            for mention in mentions(self.problem):
                if mention.parent is not broken.equation:
                    mention.replace(broken.other.copy())
        broken.equation.replace(exp.and_(*equations, copy=False))
        self.select.set("joins", joins)

    def _joined(self, link: Link, wanted: str | None, names: set[str]) -> tuple[str, exp.Table]:
        """The next table of a path, under a name that is free, which is added to `names`."""
        table = self.catalog.table(link.to_table)
        assert table is not None
        alias = self._alias(table, wanted, names)
        names.add(fold_case(alias))
        self._make_room_for(table)
        node = exp.Table(this=identifier(table.name))
        if alias != table.name:
            node.set("alias", exp.TableAlias(this=identifier(alias)))
        return alias, node

    def _alias(self, table: Table, wanted: str | None, taken: set[str]) -> str:
        """The name for a joined table: the one that the query uses already, or one like others'."""
        if wanted and fold_case(wanted) not in taken:
            return table.name if fold_case(wanted) == fold_case(table.name) else wanted
        numbered = [re.fullmatch(r"(t)(\d+)", item.name, re.IGNORECASE) for item in self.items]
        if all(numbered):
            letter = numbered[0][1] if numbered[0] else "T"
            free = (f"{letter}{n}" for n in count(len(self.items) + 1))
        else:
            free = (f"{table.name}_{n}" if n > 1 else table.name for n in count(1))
        return next(name for name in free if fold_case(name) not in taken)

    def _make_room_for(self, table: Table) -> None:
        """Say of names and stars from which table they are, where `table` would change that."""
        assert self.select is not None
        for bound in self.found.columns:
            here = bound.siblings is self.items
            if here and bound.source and not bound.node.table and table.column(bound.node.name):
                bound.node.set("table", identifier(bound.source.name))
        if any(isinstance(projection, exp.Star) for projection in self.select.expressions):
            stars = [_column(item.name, None) for item in self.items]
            others = [e for e in self.select.expressions if not isinstance(e, exp.Star)]
            self.select.set("expressions", [*stars, *others])


def _dotted(problem: ColumnProblem) -> str:
    return f"{problem.qualifier}.{problem.column}" if problem.qualifier else problem.column


def _item_columns(item: FromItem) -> list[str]:
    if item.table is None:
        return sorted(item.columns or ())
    return [column.name for column in item.table.columns]


def _nearest(wrong: str, names: Sequence[str]) -> list[str]:
    """The names that may have been misspelt, else those that have all words of the wrong one:
    `department_name` for `name`.
    """
    words = set(identifier_words(wrong))
    has_all = [name for name in names if words <= set(identifier_words(name))]
    return _misspelt(wrong, names) or has_all


def _misspelt(wrong: str, names: Sequence[str]) -> list[str]:
    """The names with the same letters, else those of which it may be a misspelling."""
    same = [name for name in names if letters(name) == letters(wrong)]
    return same or [name for name in names if is_misspelling(wrong, name)]


def _equal(link: Link, left: str, right: str) -> exp.Expr:
    """The condition of a join along a key, of two items of a FROM clause."""
    return exp.and_(
        *(exp.EQ(this=_column(left, a), expression=_column(right, b)) for a, b in link.pairs),
        copy=False,
    )


def _column(qualifier: str, name: str | None) -> exp.Column:
    this = exp.Star() if name is None else identifier(name)
    return exp.Column(this=this, table=identifier(qualifier))
