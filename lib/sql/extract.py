"""The SQL in what a model wrote: raw text, a fenced block, or what follows `SQL:`."""

from __future__ import annotations

import re

_FENCE = re.compile(r"```[ \t]*\w*[ \t]*\n?(.*?)(?:```|\Z)", re.DOTALL)
_MARKER = re.compile(r"(?<!Previous )\bSQL\s*:", re.IGNORECASE)
_START = re.compile(
    r"\b(?:SELECT\b|VALUES\s*\(|WITH\s+(?:RECURSIVE\s+)?[\w\"`\[\]]+\s*(?:\([^()]*\)\s*)?AS\b)",
    re.IGNORECASE,
)
_NEXT_PROMPT = re.compile(
    r"^\s*(?:Schema|Question|Hint|Previous SQL|Feedback|SQL)\s*:", re.MULTILINE
)
_STATEMENT = re.compile(
    r"""(?: '(?:[^']|'')*(?:'|\Z) | "(?:[^"]|"")*(?:"|\Z) | `[^`]*(?:`|\Z) | \[[^\]]*(?:\]|\Z)
    | --[^\n]* | /\*.*?(?:\*/|\Z) | [^;] )*""",
    re.DOTALL | re.VERBOSE,
)


def extract_sql(text: str) -> str:
    """The first SQL statement of `text`, stripped, without its semicolon; "" where there is none.

    Text that starts with SQL is taken as it is, even if a fence or a marker follows. Then the
    first fenced block that holds text counts, then what follows the first `SQL:`, then the first
    SELECT or WITH of a sentence. Text without any of these is returned stripped: it is what the
    model answered, and the executor says what is wrong with it.
    """
    return _first_statement(_cut_next_prompt(_candidate(text)))


def _candidate(text: str) -> str:
    if _START.match(text.lstrip(" \t\r\n(")):
        return text.split("```")[0]
    fenced = next((block for block in _FENCE.findall(text) if block.strip()), None)
    if fenced is not None:
        return _after_marker(fenced)
    return _from_start(_after_marker(text))


def _after_marker(text: str) -> str:
    marker = _MARKER.search(text)
    return text[marker.end() :] if marker else text


def _from_start(text: str) -> str:
    start = _START.search(text)
    return text[start.start() :] if start else text


def _cut_next_prompt(text: str) -> str:
    """Base models go on with the next prompt of their training text; it is not part of the SQL."""
    following = _NEXT_PROMPT.search(text)
    if following and text[: following.start()].strip():
        return text[: following.start()]
    return text


def _first_statement(text: str) -> str:
    text = text.lstrip("; \t\r\n")
    match = _STATEMENT.match(text)
    return match.group().strip() if match else ""
