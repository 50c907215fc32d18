"""When a completion has said its SQL, so that decoding can stop before the end token.

Base models run on: after the SQL they invent the next question. In their prompts the SQL is one
line, so a line end or a `;` ends it. Chat models may spread SQL over lines and talk around it:
their answer has ended where `lib.sql.extract` has found a query that no further text changes.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from lib.sql.extract import find_sql

_FENCE = "```"
_MARKS = ("\n", ";", "`")
_QUOTED = re.compile(r"'(?:[^']|'')*('|$)|\"(?:[^\"]|\"\")*(\"|$)|`[^`]*(`|$)|\[[^\]]*(\]|$)")


def may_end_sql(token_text: str) -> bool:
    """Whether a token of this text can be the one that ends the SQL. Cheap: asked per token."""
    return any(mark in token_text for mark in _MARKS)


def sql_has_ended(completion: str, chat: bool) -> bool:
    """Whether the SQL of `completion` is complete: what follows would not belong to it."""
    if chat:
        return find_sql(completion).complete
    text = completion.lstrip()
    fences = text.count(_FENCE)
    return fences > 1 if fences else _has_mark(text, ";\n")


def text_before_stop(text: str, stop: Sequence[str]) -> str:
    """The text before the first stop string in it; all of it where there is none."""
    places = [place for place in map(text.find, stop) if place >= 0]
    return text[: min(places, default=len(text))]


def _has_mark(text: str, marks: str) -> bool:
    """Whether one of the characters stands outside quotes."""
    bare = _QUOTED.sub("", text)
    return any(mark in bare for mark in marks)
