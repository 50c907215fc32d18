"""ReAct: thoughts, queries with real observations, and an answer (Yao et al., arXiv 2210.03629).

`SinglePass` has the model write a whole trajectory with invented observations, which shows what
real ones are worth. `Fallback` asks for SQL directly, and continues as ReAct from SQL that did not
run.

The text of a trajectory has labelled parts. SQL is written in an action, `execute_sql["..."]`, as a
JSON string, so that quotes, brackets and line ends survive. The text of a model is read leniently,
since models seldom escape anything.
"""

import json
import re
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Literal

from lib.answering.agents.episode import Candidates, Episode, ModelRequest, Render, Review
from lib.answering.agents.repair import sql_prompt
from lib.answering.repair.prompts import SQL_MARKER, chat_messages, render_prompt
from lib.base.params import ChatParams
from lib.base.records import Completion, ExecutionResult, Message, Messages, Value, user_message
from lib.database.sql.extract import extract_sql

_HOW = """\
Find the SQLite query that answers the question. You can run queries to look at the database.
Write "Thought:" with what you consider, then one line:
Action: execute_sql["SELECT ..."]
You are then shown "Observation:" with its result. When you know the query, write "Thought:" and
Answer: SELECT ..."""
_AT_ONCE = f"{_HOW}\nWrite all of it at once, observations included."
_BY_TOOLS = """\
Find the SQLite query that answers the question. Call run_sql to run a query and see its result.
When you know the query, call answer with it."""

_MARKER = "ReAct:"
"""Ends the prompt of a model without a chat template, as `SQL:` ends that of a direct question."""

_FAILED_ONCE = "The direct query did not run."

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
    return f"Action: execute_sql[{json.dumps(sql, ensure_ascii=False)}]"


def render_observation(result: ExecutionResult, most_characters: int) -> str:
    """What the executor saw, cut to `most_characters`: the error, or columns, rows and count."""
    if result.status != "ok":
        return _cut(f"Error: {result.error or result.status}", most_characters)
    count = len(result.rows)
    total = f"({count} {'row' if count == 1 else 'rows'})"
    room = most_characters - len(total) - 1
    lines = [" | ".join(result.columns), *(" | ".join(map(_cell, row)) for row in result.rows)]
    return f"{_cut_lines(lines, room)}\n{total}"


def _cell(value: Value) -> str:
    if value is None:
        return "NULL"
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


@dataclass(frozen=True)
class React:
    """Runs each action and shows its result, until there is an answer or `turns` are used up."""

    turns: int
    observation_characters: int
    chat: ChatParams

    def next(self, episode: Episode) -> ModelRequest | None:
        if episode.accepted or episode.turn > self.turns:
            return None
        return self._ask(episode, episode.candidates)

    def _ask(self, episode: Episode, steps: Sequence[Candidates]) -> ModelRequest:
        opening = _opening(episode, self.chat, _HOW)
        history = _history(steps, self.observation_characters, episode.view.chat)
        prompt = episode.view.fit(lambda schema, values: (*opening(schema, values), *history))
        return ModelRequest("act", prompt, (OBSERVATION,))

    def sql(self, request: ModelRequest, text: str) -> str | None:
        return final_sql(text)

    def review(self, episode: Episode, candidates: Candidates) -> Review:
        """An answer ends the episode. A step without answer or action gets an error message."""
        last = parts(candidates.completions[0].text)[-1:]
        return Review(accepted=bool(last) and last[0].kind == "Answer")


class ToolReact(React):
    """ReAct by tool calls: the trainer keeps the conversation, so the prompt is its first part."""

    def _ask(self, episode: Episode, steps: Sequence[Candidates]) -> ModelRequest:
        return ModelRequest("act", episode.view.fit(_opening(episode, self.chat, _BY_TOOLS)))


class SinglePass(React):
    """One completion with the whole trajectory; its last SQL counts."""

    def next(self, episode: Episode) -> ModelRequest | None:
        if episode.candidates:
            return None
        opening = _opening(episode, self.chat, _AT_ONCE)
        return ModelRequest("act", episode.view.fit(opening), ("\nQuestion:",))

    def review(self, episode: Episode, candidates: Candidates) -> Review:
        return Review(accepted=True)


class Fallback(React):
    """Asks for SQL directly; where it does not run, ReAct with that query as its first action."""

    def next(self, episode: Episode) -> ModelRequest | None:
        if not episode.candidates:
            return ModelRequest("write", episode.view.fit(sql_prompt(episode, self.chat)))
        if episode.accepted or episode.turn > self.turns + 1:
            return None
        direct, *acts = episode.candidates
        failed = render_action(direct.observations[0].sql)
        begun = replace(direct, completions=(Completion(f"Thought: {_FAILED_ONCE}\n{failed}"),))
        return self._ask(episode, (begun, *acts))

    def sql(self, request: ModelRequest, text: str) -> str | None:
        return extract_sql(text) if request.role == "write" else super().sql(request, text)

    def review(self, episode: Episode, candidates: Candidates) -> Review:
        if candidates.request.role == "write":
            return Review(accepted=candidates.observations[0].result.status == "ok")
        return super().review(episode, candidates)


def _opening(episode: Episode, params: ChatParams, how: str) -> Render:
    """What a trajectory begins with, as a function of the schema's text and the named values."""
    text, evidence = episode.question.text, episode.question.evidence

    def render(schema: str, values: str) -> Messages:
        if not episode.view.chat:
            prompt = render_prompt(schema, text, evidence).removesuffix(SQL_MARKER)
            return user_message(f"{prompt}{_MARKER}")
        instructed = replace(params, instruction=how)
        return chat_messages(instructed, schema, text, evidence, values, ())

    return render


def observation_text(step: Candidates, most_characters: int) -> str:
    """What the model is shown of its step: the result of its SQL, or that it wrote none."""
    if not step.observations:
        return "Error: no complete action or answer"
    return render_observation(step.observations[0].result, most_characters)


def _history(steps: Sequence[Candidates], most_characters: int, chat: bool) -> Messages:
    """What the model wrote and the real observations; without a template they become one text."""
    messages: list[Message] = []
    for step in steps:
        written = step.completions[0].text.strip()
        observation = f"{OBSERVATION} {observation_text(step, most_characters)}"
        if not chat:
            written, observation = f" {written}\n", f"{observation}\n"
        messages += [Message("assistant", written), Message("user", observation)]
    return tuple(messages)
