"""What has to change in one query to make it another: the difference of their trees."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from sqlglot import exp
from sqlglot.diff import Insert, Move, Remove, Update

from lib.sql.parse import parse
from lib.sql.trees import SqlTreeError, render, tree_edits, tree_errors

if TYPE_CHECKING:
    from sqlglot.diff import Edit

_LONGEST = 80  # characters of one part


def tree_difference(first: str, second: str) -> list[str] | None:
    """The edits that lead from `first` to `second`, one per line: `- WHERE age > 3` is removed,
    `+ ORDER BY age` is added, `~ name → city` changes, `> name` moves. None if one of the two does
    not parse, or if they are too large to be compared.

    Edits are those of sqlglot's diff (Change Distiller, Fluri et al., 2007), except those inside a
    larger edit; the same texts give the same edits.
    """
    trees = parse(first), parse(second)
    if trees[0] is None or trees[1] is None:
        return None
    try:
        return _lines(tree_edits(trees[0], trees[1]))
    except SqlTreeError:
        return None


@tree_errors()
def _lines(edits: list[Edit]) -> list[str]:
    removed = {id(edit.expression) for edit in edits if isinstance(edit, Remove)}
    inserted = {id(edit.expression) for edit in edits if isinstance(edit, Insert)}
    lines: dict[str, None] = {}
    for edit in edits:
        if isinstance(edit, Remove) and not _is_inside(edit.expression, removed):
            lines[f"- {_text(edit.expression)}"] = None
        elif isinstance(edit, Insert) and not _is_inside(edit.expression, inserted):
            lines[f"+ {_text(edit.expression)}"] = None
        elif isinstance(edit, Update) and not _is_inside(edit.source, removed):
            lines[f"~ {_text(edit.source)} → {_text(edit.target)}"] = None
        elif isinstance(edit, Move) and not _is_inside(edit.source, removed):
            lines[f"> {_text(edit.source)}"] = None
    return list(lines)


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
