"""SQL text as a tree, as a normal form, as tokens; the distance and difference of two texts."""

from __future__ import annotations

import re
from collections import Counter
from functools import lru_cache
from typing import TYPE_CHECKING

from sqlglot import exp
from sqlglot.diff import Insert, Move, Remove, Update
from sqlglot.tokens import Token, TokenType

from lib.database.catalog import Catalog, fold_case, quote_text
from lib.database.names import QUOTED, edit_distance, is_bare
from lib.database.sql.bindings import bind
from lib.database.sql.extract import single_line
from lib.database.sql.trees import (
    MAX_CHARACTERS,
    SqlTreeError,
    lex,
    render,
    shared_tree,
    tree_edits,
    tree_errors,
)

if TYPE_CHECKING:
    from sqlglot.diff import Edit

_WORD = re.compile(rf"{QUOTED}|\w+|[<>=!|]+|\S")

_REMEMBERED = 4096  # texts: a chunk of questions asks for the same ones again and again
_SHORT = 1_000  # characters: the tokens of longer texts are not cached
_MAX_COMPARED_TOKENS = 1_000  # a query that a model was asked for is shorter

_LONGEST_PART = 80  # characters of an edit

# Differences between a text and its normal form that do not change the meaning
_SAME = {"<>": "!=", "==": "=", "INT": "INTEGER", "FLOAT": "REAL", "DOUBLE": "REAL"}
_WITHOUT_MEANING = frozenset({"AS", "(", ")", ";"})


def parse(sql: str) -> exp.Expr | None:
    """A copy of the tree; None where the text does not parse as one statement. Never raises."""
    tree = shared_tree(sql)
    return None if tree is None else tree.copy()


def parses(sql: str) -> bool:
    """Whether the text parses as one statement."""
    return shared_tree(sql) is not None


def normalise(sql: str, catalog: Catalog | None = None) -> str:
    """The canonical text on one line, which means what `sql` means.

    Keywords and functions in upper case, `AS` before aliases, names as written. With a catalog,
    `"France"` becomes `'France'` where no such column exists (as SQLite reads it), and names lose
    quotes that they do not need. Text that does not parse comes back with its white space folded.
    """
    return _fold(sql) if len(sql) > MAX_CHARACTERS else _normal_form(sql, catalog)


@lru_cache(_REMEMBERED)
def _normal_form(sql: str, catalog: Catalog | None) -> str:
    tree = shared_tree(sql)
    if tree is None:
        return _fold(sql)
    try:
        if catalog is not None:
            tree = _without_double_quotes(tree, catalog)
        text = render(tree)
        return text if same_content(sql, text) else _fold(sql)
    except SqlTreeError:
        return _fold(sql)


def comparable(sql: str, catalog: Catalog | None = None) -> tuple[str, ...]:
    """Equal for texts that differ in blanks, quotes and the case of words and names alone.

    Strings keep their case: `'F'` and `'f'` are two values.
    """
    tokens = sql_tokens(normalise(sql, catalog))
    return tuple(each if each.startswith("'") else fold_case(_unquoted(each)) for each in tokens)


def _unquoted(token: str) -> str:
    name = token[1:-1]
    return name if token.startswith('"') and name and is_bare(name) else token


def sql_tokens(sql: str) -> list[str]:
    """The lexer's tokens: keywords in upper case, strings and quoted names in their quotes.

    Falls back to words and signs where the lexer refuses the text (an open quote).
    """
    return list(_tokens(sql))


def edit_distance_ratio(a: str, b: str) -> float:
    """Levenshtein distance over SQL tokens divided by the longer length.

    0.0: equal token by token, or both empty; 1.0: nothing in common. Of very long texts only the
    beginnings are compared.
    """
    first, second = (_tokens(sql[:MAX_CHARACTERS])[:_MAX_COMPARED_TOKENS] for sql in (a, b))
    longest = max(len(first), len(second))
    return edit_distance(first, second) / longest if longest else 0.0


def _without_double_quotes(tree: exp.Expr, catalog: Catalog) -> exp.Expr:
    tree = tree.copy()
    for text in bind(tree, catalog).strings:
        text.node.replace(exp.Literal.string(text.node.name))
    for identifier in tree.find_all(exp.Identifier):
        if identifier.args.get("quoted") and is_bare(identifier.name):
            identifier.set("quoted", False)
    return tree


def same_content(sql: str, rendered: str) -> bool:
    """Guard against sqlglot: whether a text and what was rendered of its tree hold the same tokens,
    whatever their order. Raises SqlTreeError.
    """
    return _content(sql) == _content(rendered)


def _content(sql: str) -> Counter[str]:
    counts: Counter[str] = Counter()
    for token in lex(sql):
        text = token.text.upper()
        if text in ("ISNULL", "NOTNULL"):
            counts.update(("IS", "NULL") if text == "ISNULL" else ("IS", "NOT", "NULL"))
        elif text == "OFFSET":  # LIMIT 5, 3 is LIMIT 3 OFFSET 5
            counts[","] += 1
        elif text not in _WITHOUT_MEANING:
            counts[_SAME.get(text, text)] += 1
    return counts


def _tokens(sql: str) -> tuple[str, ...]:
    return _short_tokens(sql) if len(sql) <= _SHORT else _lexed(sql)


def _lexed(sql: str) -> tuple[str, ...]:
    try:
        return tuple(_token_text(token) for token in lex(sql))
    except SqlTreeError:
        return tuple(_WORD.findall(sql))


_short_tokens = lru_cache(_REMEMBERED)(_lexed)


def _token_text(token: Token) -> str:
    if token.token_type == TokenType.STRING:
        return quote_text(token.text)
    if token.token_type == TokenType.IDENTIFIER:
        return '"' + token.text + '"'
    return token.text if token.token_type == TokenType.VAR else token.text.upper()


def _fold(sql: str) -> str:
    """One line without comments and without the semicolons at its end."""
    return single_line(sql).rstrip("; ")


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
    while node.parent is not None:
        node = node.parent
        if id(node) in others:
            return True
    return False


def _text(node: exp.Expr) -> str:
    text = render(node)
    return text if len(text) <= _LONGEST_PART else f"{text[: _LONGEST_PART - 1]}…"
