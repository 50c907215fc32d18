"""SQL text on one line, for files and prompts that give a query one line."""

from __future__ import annotations

import re

_FOLDED = re.compile(
    r"""(?P<quoted>'(?:[^']|'')*'|"(?:[^"]|"")*"|`[^`]*`|\[[^\]]{0,200}\])
    |(?P<space>(?:--[^\n]*|/\*.*?(?:\*/|\Z)|\s)+)""",
    re.DOTALL | re.VERBOSE,
)
_LINE_BREAKING = re.compile(r"[\t\n\v\f\r\x1c-\x1e\x85\u2028\u2029]")


def single_line(sql: str) -> str:
    """The SQL on one line, without comments. White space outside quotes is folded to one space."""
    return _FOLDED.sub(_fold, sql).strip()


def _fold(match: re.Match[str]) -> str:
    quoted = match["quoted"]
    return " " if quoted is None else _LINE_BREAKING.sub(" ", quoted)
