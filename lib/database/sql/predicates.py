"""How a query asks for less than an earlier one: conditions, tables and columns that are gone."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import NamedTuple

from sqlglot import exp

from lib.database.catalog import Catalog, fold_case
from lib.database.sql.bindings import bind
from lib.database.sql.trees import read_tree, render

_NO_WORD = re.compile(r"[\W_]+")
_QUALIFIER = re.compile(r"\b\w+\.(?=\D)")
_TRUTH = {
    **dict.fromkeys(("1", "true", "t", "yes", "y"), "true"),
    **dict.fromkeys(("0", "false", "f", "no", "n"), "false"),
}


@dataclass(frozen=True)
class Weakening:
    """How a later query asks for less. `dropped`: conditions as text.

    `tables`: those that it no longer reads; `used_tables`: of these, the ones that gave more than
    a join. `outputs`: columns that it no longer gives. `looser`: conditions that all had to be met
    have become alternatives, or an INTERSECT, EXCEPT or OFFSET is gone.
    """

    dropped: tuple[str, ...] = ()
    tables: tuple[str, ...] = ()
    used_tables: tuple[str, ...] = ()
    outputs: tuple[str, ...] = ()
    looser: bool = False


class _Condition(NamedTuple):
    """`unqualified`: its text without qualifiers and case. `tables`: those of its subqueries."""

    text: str
    unqualified: str
    constants: frozenset[str]
    tables: frozenset[str]

    def is_kept_by(self, later: _Demands) -> bool:
        """Whether its constants stand anywhere in the later query; without any, whether its text
        does, or all that its subqueries read is read there.
        """
        if self.constants:
            return self.constants <= later.constants
        said = any(other.unqualified == self.unqualified for other in later.conditions)
        return said or (bool(self.tables) and self.tables <= later.tables)


@dataclass(frozen=True)
class _Demands:
    """What a query asks of the rows. Names are folded.

    `conditions`: the parts of WHERE, HAVING and ON that AND connects, but for joins. `constants`:
    all of them. `read`: the tables of which it reads more than what joins them. `alternatives`:
    operands of OR. `cuts`: INTERSECT, EXCEPT and OFFSET.
    """

    conditions: tuple[_Condition, ...]
    constants: frozenset[str]
    tables: frozenset[str]
    read: frozenset[str]
    outputs: frozenset[str]
    alternatives: int
    cuts: int


def weakening(earlier: str, later: str, catalog: Catalog) -> Weakening:
    """How `later` asks for less than `earlier`; no way where one of the two does not parse."""
    first, last = (
        read_tree(sql, lambda tree: _demands(tree, catalog), None) for sql in (earlier, later)
    )
    if first is None or last is None:
        return Weakening()
    gone = first.tables - last.tables
    return Weakening(
        tuple(dict.fromkeys(one.text for one in first.conditions if not one.is_kept_by(last))),
        tuple(sorted(gone)),
        tuple(sorted(gone & first.read)),
        tuple(sorted(first.outputs - last.outputs)),
        last.alternatives > first.alternatives or last.cuts < first.cuts,
    )


def _demands(tree: exp.Expr, catalog: Catalog) -> _Demands | None:
    if not isinstance(tree, exp.Query):
        return None
    found = bind(tree, catalog)
    strings = {id(text.node) for text in found.strings}
    return _Demands(
        tuple(_condition(part, strings) for part in _conjuncts(tree) if not _joins(part)),
        _constants(tree.walk(), strings),
        frozenset(map(fold_case, found.tables)),
        frozenset(
            fold_case(column.table.name)
            for column in found.columns
            if column.table is not None and not _joins(column.node.parent)
        ),
        frozenset(
            fold_case(column.name)
            for output in tree.selects
            for column in output.find_all(exp.Column)
        ),
        sum(1 for _ in tree.find_all(exp.Or)),
        sum(1 for _ in tree.find_all(exp.Intersect, exp.Except, exp.Offset)),
    )


def _conjuncts(tree: exp.Expr) -> Iterator[exp.Expr]:
    """What WHERE, HAVING and ON require, the parts of an AND one by one."""
    for clause in tree.find_all(exp.Where, exp.Having, exp.Join):
        condition = clause.args.get("on") if isinstance(clause, exp.Join) else clause.this
        if isinstance(condition, exp.And):
            yield from condition.flatten()
        elif condition is not None:
            yield condition


def _joins(node: exp.Expr | None) -> bool:
    """Whether it is an equality of two columns."""
    return isinstance(node, exp.EQ) and all(
        isinstance(side, exp.Column) for side in (node.this, node.expression)
    )


def _condition(part: exp.Expr, strings: set[int]) -> _Condition:
    text = render(part)
    outside = list(part.walk(prune=lambda node: isinstance(node, exp.Query)))
    queries = [node for node in outside if isinstance(node, exp.Query)]
    return _Condition(
        text,
        _QUALIFIER.sub("", text.casefold()),
        _constants(outside, strings),
        frozenset(fold_case(table.name) for each in queries for table in each.find_all(exp.Table)),
    )


def _constants(nodes: Iterable[exp.Expr], strings: set[int]) -> frozenset[str]:
    """The constants without case and punctuation; truth values in one spelling.

    `strings`: the ids of texts in double quotes.
    """
    texts = (
        str(node.this) if isinstance(node, exp.Boolean) else node.name
        for node in nodes
        if isinstance(node, (exp.Literal, exp.Boolean)) or id(node) in strings
    )
    plain = (_NO_WORD.sub("", text).casefold() for text in texts)
    return frozenset(_TRUTH.get(text, text) for text in plain)
