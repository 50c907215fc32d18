"""Plausible mistakes: one edit of a query's tree, of a chosen kind."""

from __future__ import annotations

import random
from collections.abc import Callable

from sqlglot import exp

from lib.db.catalog import Catalog, fold_case
from lib.sql.mutations.edits import Edit
from lib.sql.mutations.expressions import (
    wrong_aggregation,
    wrong_condition,
    wrong_group_by,
    wrong_order_limit,
)
from lib.sql.mutations.names import missing_join, wrong_column, wrong_table
from lib.sql.parse import normalise
from lib.sql.trees import is_plain_name, read_tree, render

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


def misspell(sql: str, source: random.Random) -> str | None:
    """`sql` with `_x` after the name of a column, or of a table where it names no column.

    None where it names neither, or does not parse. `source` draws the name.
    """
    return read_tree(sql, lambda tree: _misspelt(tree.copy(), source), None)


def _misspelt(tree: exp.Expr, source: random.Random) -> str | None:
    names: list[exp.Expr] = [*tree.find_all(exp.Column)] or [*tree.find_all(exp.Table)]
    if not names:
        return None
    identifier = source.choice(names).this
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
    lower_case = all(name == fold_case(name) for name in names if not _is_alias(name))
    for identifier in edited.find_all(exp.Identifier):
        lowered = fold_case(identifier.name)
        fallback = lowered if lower_case else identifier.name
        name = spellings.get(lowered, fallback)
        identifier.set("this", name)
        identifier.set("quoted", not is_plain_name(name))


def _is_alias(name: str) -> bool:
    return len(name) <= 2
