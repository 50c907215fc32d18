"""SQL text on one line, for files and prompts that give a query one line."""

from __future__ import annotations

import re

from lib.db.catalog import LINE_BREAKING

_FOLDED = re.compile(
    r"""(?P<quoted>'(?:[^']|'')*'|"(?:[^"]|"")*"|`[^`]*`|\[[^\]]{0,200}\])
    |(?P<space>(?:--[^\n]*|/\*.*?(?:\*/|\Z)|\s)+)""",
    re.DOTALL | re.VERBOSE,
)


def single_line(sql: str) -> str:
    """The SQL on one line, without comments. White space outside quotes is folded to one space."""
    return _FOLDED.sub(_fold, sql).strip()


def _fold(match: re.Match[str]) -> str:
    quoted = match["quoted"]
    return " " if quoted is None else LINE_BREAKING.sub(" ", quoted)
