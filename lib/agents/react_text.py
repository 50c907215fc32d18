"""The text of a ReAct trajectory: thoughts, actions, observations and an answer.

SQL is written in an action, `execute_sql["..."]`, as a JSON string, so that quotes, brackets and
line ends survive. The text of a model is read leniently, since models seldom escape anything.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Literal

from lib.records import ExecutionResult, Value
from lib.sql.extract import extract_sql

OBSERVATION = "Observation:"
"""Where generation stops: the executor writes what follows."""

_MARK = re.compile(r"^[ \t]*(Thought|Action|Observation|Answer):", re.MULTILINE)
_CALL = re.compile(r"\s*execute_sql\s*\[")
_ESCAPED = re.compile(r'("(?:[^"\\]|\\.)*")\s*\]', re.DOTALL)
"""A JSON string that ends an action. Nothing else is given to the JSON parser, which recurses."""
_FORMAT = re.compile(r"(Thought Action Observation )*Thought (Action|Answer)")
_CUT = "..."


@dataclass(frozen=True)
class Part:
    """One labelled part of a text, without its label."""

    kind: Literal["Thought", "Action", "Observation", "Answer"]
    text: str


def parts(text: str) -> list[Part]:
    """The labelled parts in their order. Text before the first label is left out."""
    marks = list(_MARK.finditer(text))
    ends = [mark.start() for mark in marks[1:]] + [len(text)]
    return [
        Part(mark[1], text[mark.end() : end].strip())  # type: ignore[arg-type]
        for mark, end in zip(marks, ends, strict=False)  # one end where there is no mark
    ]


def action_sql(text: str) -> str | None:
    """The SQL of an action; None where it is no complete call of `execute_sql`."""
    call = _CALL.match(text)
    if call is None:
        return None
    argument = text[call.end() :].lstrip()
    escaped = _ESCAPED.match(argument)
    if escaped is not None and not argument.endswith('"]', escaped.end()):
        with suppress(ValueError):  # a line end or an escape that JSON does not have
            sql: str = json.loads(escaped[1])
            return sql
    inside, closing, _ = argument.rpartition("]")  # as a model writes it, without escapes
    if not closing:
        return None
    inside = inside.strip()
    if len(inside) > 1 and inside[0] == inside[-1] and inside[0] in "\"'":
        inside = inside[1:-1]
    return inside.strip() or None


def final_sql(text: str) -> str | None:
    """The SQL of the last complete action or answer; None where there is none."""
    for part in reversed(parts(text)):
        read = {"Action": action_sql, "Answer": extract_sql}.get(part.kind)
        sql = read(part.text) if read is not None else None
        if sql:
            return sql
    return None


def follows_format(text: str) -> bool:
    """Whether it is a thought with an action or an answer, maybe after others with observations.

    That covers a single step of ReAct as well as a trajectory that was written in one pass.
    """
    found = parts(text)
    if not _FORMAT.fullmatch(" ".join(part.kind for part in found)):
        return False
    return all(
        action_sql(part.text) is not None if part.kind == "Action" else bool(part.text)
        for part in found
        if part.kind in ("Action", "Answer")
    )


def render_action(sql: str) -> str:
    """The line of an action."""
    return f"Action: execute_sql[{json.dumps(sql, ensure_ascii=False)}]"


def render_observation(result: ExecutionResult, most_characters: int) -> str:
    """What the executor saw, cut to `most_characters`: the error, or columns, rows and count."""
    if result.status != "ok":
        return _cut(f"Error: {result.error or result.status}", most_characters)
    count = len(result.rows)
    total = f"({count} {'row' if count == 1 else 'rows'})"
    room = most_characters - len(total) - 1
    lines = [" | ".join(result.columns), *(_row(row) for row in result.rows)]
    return f"{_cut_lines(lines, room)}\n{total}"


def _row(row: Sequence[Value]) -> str:
    return " | ".join("NULL" if value is None else _plain(value) for value in row)


def _plain(value: Value) -> str:
    return f"x'{value.hex()}'" if isinstance(value, bytes) else str(value).replace("\n", " ")


def _cut_lines(lines: Sequence[str], room: int) -> str:
    """The first lines that fit, and a mark where others are left out."""
    kept: list[str] = []
    for line in lines:
        if len(line) + 1 > room - len(_CUT):
            return _cut("\n".join([*kept, line]), sum(map(len, kept)) + len(kept) + max(room, 3))
        kept.append(line)
        room -= len(line) + 1
    return "\n".join(kept)


def _cut(text: str, most: int) -> str:
    return text if len(text) <= most else f"{text[: most - len(_CUT)]}{_CUT}"
