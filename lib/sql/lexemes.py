"""SQL text as lexemes, for the judging of beginnings: what may still grow is told apart."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from lib.db.names import fold_case

_LEXEME = re.compile(
    r"""\s*(?:
      (?P<word> [^\W\d]\w* )
    | (?P<integer> \d+ (?![\w.]) )
    | (?P<number> \d[\w.]* )
    | (?P<string> '(?:[^']|'')*(?:'|\Z) )
    | (?P<quoted> "(?:[^"]|"")*(?:"|\Z) )
    | (?P<identifier> `[^`]*(?:`|\Z) | \[[^]]*(?:]|\Z) )
    | (?P<sign> <> | <= | >= | != | == | \|\| | -- | /\* | \S )
    )""",
    re.VERBOSE,
)
_NUMBER = re.compile(r"\d+(?:\.\d*)?(?:[eE][-+]?\d+)?")
_MAX_DIGITS = 12  # a model that is lost writes digits without end
_MAX_STRING = 80  # characters
_REPEATED = re.compile(r"(\w+)(?: \1){3}")  # and the same word over and over
_CLOSING = {"[": "]"}


class Lexeme(NamedTuple):
    """`kind`: word, integer, number, string, quoted ("..."), identifier (`...` or [...]), sign.

    `text`: a word or a name in quotes in lower case, a sign; "" for values, which are all alike.
    """

    kind: str
    text: str


class Found(NamedTuple):
    """A lexeme that ends at character `end` of the text. `whole`: its quotes are closed."""

    lexeme: Lexeme | None
    end: int
    whole: bool


def lexemes(text: str, start: int) -> Iterator[Found]:
    """The lexemes from character `start` on. None stands for what is no lexeme of SQL."""
    while match := _LEXEME.match(text, start):
        start = match.end()
        kind = match.lastgroup or ""
        found = match[kind]
        whole = kind not in ("string", "quoted", "identifier") or (
            len(found) > 1 and found.endswith(_CLOSING.get(found[0], found[0]))
        )
        yield Found(_lexeme(kind, found, whole), start, whole)


def _lexeme(kind: str, found: str, whole: bool) -> Lexeme | None:
    if kind == "word":
        return Lexeme(kind, fold_case(found))
    if kind == "sign":
        return Lexeme(kind, found)
    if kind in ("integer", "number"):
        sane = len(found) <= _MAX_DIGITS and _NUMBER.fullmatch(found)
        return Lexeme(kind, "") if sane else None
    if len(found) > _MAX_STRING or "\n" in found or _REPEATED.search(found):
        return None
    if kind == "string":
        return Lexeme(kind, "")
    return Lexeme(kind, fold_case(found[1 : -1 if whole else None]))
