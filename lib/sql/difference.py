"""What has to change in one query to make it another: the difference of their trees."""

from __future__ import annotations

from collections.abc import Iterator

from sqlglot import diff, exp
from sqlglot.diff import Insert, Move, Remove, Update

from lib.sql.parse import parse
from lib.sql.trees import render

_LONGEST = 80  # characters of one part


def tree_difference(first: str, second: str) -> list[str] | None:
    """The edits that lead from `first` to `second`, each a line: `- WHERE age > 3` is taken away,
    `+ ORDER BY age` comes, `~ name → city` changes, `> name` moves. None where one does not parse.

    Edits are those of sqlglot's diff (Change Distiller, Fluri et al., 2007), without what a larger
    edit holds already; the same texts give the same edits.
    """
    trees = parse(first), parse(second)
    if trees[0] is None or trees[1] is None:
        return None
    try:
        return list(dict.fromkeys(_lines(trees[0], trees[1])))
    except RecursionError:  # a query in a hundred brackets
        return None


def _lines(first: exp.Expr, second: exp.Expr) -> Iterator[str]:
    roots = [(first, second)] if type(first) is type(second) else []  # else it may miss these
    edits = diff(first, second, roots, delta_only=True)
    removed = {id(edit.expression) for edit in edits if isinstance(edit, Remove)}
    inserted = {id(edit.expression) for edit in edits if isinstance(edit, Insert)}
    for edit in edits:
        if isinstance(edit, Remove) and not _is_inside(edit.expression, removed):
            yield f"- {_text(edit.expression)}"
        elif isinstance(edit, Insert) and not _is_inside(edit.expression, inserted):
            yield f"+ {_text(edit.expression)}"
        elif isinstance(edit, Update) and not _is_inside(edit.source, removed):
            yield f"~ {_text(edit.source)} → {_text(edit.target)}"
        elif isinstance(edit, Move) and not _is_inside(edit.source, removed):
            yield f"> {_text(edit.source)}"


def _is_inside(node: exp.Expr, others: set[int]) -> bool:
    """Whether something around the node is one of `others`, which are ids."""
    return any(id(ancestor) in others for ancestor in _ancestors(node))


def _ancestors(node: exp.Expr) -> Iterator[exp.Expr]:
    while node.parent is not None:
        node = node.parent
        yield node


def _text(node: exp.Expr) -> str:
    text = render(node)
    return text if len(text) <= _LONGEST else f"{text[: _LONGEST - 1]}…"
