"""A query with one name that does not exist."""

from __future__ import annotations

import random

from sqlglot import exp

from lib.sql.parse import parse
from lib.sql.trees import SqlTreeError, render, tree_errors


def misspell(sql: str, source: random.Random) -> str | None:
    """`sql` with `_x` after the name of a column, or of a table where it names no column.

    None where it names neither, or does not parse. `source` draws the name.
    """
    tree = parse(sql)
    try:
        return None if tree is None else _misspelt(tree, source)
    except SqlTreeError:
        return None


@tree_errors()
def _misspelt(tree: exp.Expr, source: random.Random) -> str | None:
    names: list[exp.Expr] = [*tree.find_all(exp.Column)] or [*tree.find_all(exp.Table)]
    if not names:
        return None
    identifier = source.choice(names).this
    identifier.set("this", f"{identifier.name}_x")
    return render(tree)
