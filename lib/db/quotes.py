"""Text in double quotes, read strictly: a name, unless it stands where a value does.

SQLite takes `"nmae"` for a string where no column has that name, which hides a misspelt column. In
backticks it sees nothing but a name. So double quotes become backticks, except where published SQL
means a value by them (a fifth of Spider's dev gold has `country = "France"`): behind a comparison,
in the list of IN, and in the range of BETWEEN. There SQLite keeps the choice.
"""

from __future__ import annotations

import re

_TOKEN = re.compile(
    r"""(?P<blank> \s++ | --[^\n]*+ | /\*.*?(?:\*/|\Z) )
        | (?P<quoted> "(?:[^"]|"")*+(?:"|\Z) )
        | '(?:[^']|'')*+(?:'|\Z) | `(?:[^`]|``)*+(?:`|\Z) | \[[^\]]*+(?:\]|\Z)
        | [\w$]++ | [<>=!]=? | . """,
    re.DOTALL | re.VERBOSE,
)
_OPERATORS = frozenset(("=", "==", "!=", "<", "<=", ">", ">="))  # `<>` ends in one
_COMPARISONS = _OPERATORS | {"LIKE", "GLOB", "REGEXP", "MATCH", "ESCAPE", "BETWEEN"}
_SUBQUERIES = frozenset(("SELECT", "VALUES", "WITH"))


def strict_quotes(sql: str) -> str:
    """The SQL text with names in backticks wherever double quotes can only mean a name."""
    if '"' not in sql:
        return sql
    places = _Places()
    parts = []
    for match in _TOKEN.finditer(sql):
        text = match[0]
        if match["quoted"] and not places.expects_value():
            text = _in_backticks(text)
        if not match["blank"]:
            places.move_past(text)
        parts.append(text)
    return "".join(parts)


class _Places:
    """Where in a statement the reader is, as far as it says whether a value is expected."""

    def __init__(self) -> None:
        self._previous = ("", "")  # the last two tokens, in capitals, the later one last
        self._lists = [False]  # of each open parenthesis: whether it holds a list of values
        self._ranges = [False]  # of each: whether the AND of a BETWEEN is still to come

    def expects_value(self) -> bool:
        before, last = self._previous
        return (
            last in _COMPARISONS
            or (last == "IS" or (before, last) == ("IS", "NOT"))
            or (last in ("(", ",") and self._lists[-1])
            or (last == "AND" and self._ranges[-1])
        )

    def move_past(self, token: str) -> None:
        word = token.upper()
        if self._previous[1] == "AND":
            self._ranges[-1] = False
        if word == "BETWEEN":
            self._ranges[-1] = True
        elif word == "(":
            self._lists.append(self._previous[1] == "IN" or self.expects_value())
            self._ranges.append(False)
        elif word == ")" and len(self._lists) > 1:
            self._lists.pop()
            self._ranges.pop()
        elif word in _SUBQUERIES:
            self._lists[-1] = False
        self._previous = (self._previous[1], word)


def _in_backticks(quoted: str) -> str:
    """An unterminated text stays so, and SQLite says so."""
    closed = len(quoted) > 1 and quoted.endswith('"')
    name = quoted[1 : -1 if closed else None].replace('""', '"').replace("`", "``")
    return f"`{name}`" if closed else quoted
