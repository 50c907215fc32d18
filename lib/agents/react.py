"""ReAct: thoughts, queries with real observations, and an answer (Yao et al., arXiv 2210.03629).

`SinglePass` has the model write a whole trajectory with invented observations, which shows what
real ones are worth. `Fallback` asks for SQL directly, and continues as ReAct from SQL that
did not run.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from lib.agents.episode import Candidates, Episode, ModelRequest, Render, Review
from lib.agents.react_text import OBSERVATION, final_sql, parts, render_action, render_observation
from lib.agents.repair import sql_prompt
from lib.params import ChatParams
from lib.records import Completion, Message, Messages
from lib.repair.chat_prompts import chat_messages
from lib.repair.prompts import render_prompt
from lib.sql.extract import extract_sql

_HOW = """\
Find the SQLite query that answers the question. You can run queries to look at the database.
Write "Thought:" with what you consider, then one line:
Action: execute_sql["SELECT ..."]
You are then shown "Observation:" with its result. When you know the query, write "Thought:" and
Answer: SELECT ..."""
_AT_ONCE = f"{_HOW}\nWrite all of it at once, observations included."

_MARKER = "ReAct:"
"""Ends the prompt of a model without a chat template, as `SQL:` ends that of a direct question."""

_FAILED_ONCE = "The direct query did not run."


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
        """The request for the next step, after `steps`."""
        opening = _opening(episode, self.chat, _HOW)
        said = _said(steps, self.observation_characters, episode.view.chat)
        prompt = episode.view.fit(lambda schema, values: (*opening(schema, values), *said))
        return ModelRequest("act", prompt, (OBSERVATION,))

    def sql(self, request: ModelRequest, text: str) -> str | None:
        return final_sql(text)

    def review(self, episode: Episode, candidates: Candidates) -> Review:
        """An answer ends the episode. A step without answer or action gets an error message."""
        last = parts(candidates.completions[0].text)[-1:]
        return Review(accepted=bool(last) and last[0].kind == "Answer")


@dataclass(frozen=True)
class SinglePass:
    """One completion with the whole trajectory; its last SQL counts."""

    chat: ChatParams

    def next(self, episode: Episode) -> ModelRequest | None:
        if episode.candidates:
            return None
        opening = _opening(episode, self.chat, _AT_ONCE)
        return ModelRequest("act", episode.view.fit(opening), ("\nQuestion:",))

    def sql(self, request: ModelRequest, text: str) -> str | None:
        return final_sql(text)

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
    question = episode.question

    def render(schema: str, values: str) -> Messages:
        text, evidence = question.text, question.evidence
        if not episode.view.chat:
            prompt = render_prompt(schema, text, evidence).removesuffix("SQL:")
            return (Message("user", f"{prompt}{_MARKER}"),)
        asked = replace(params, instruction=how, example=False)
        return chat_messages(asked, schema, text, evidence, values, ())

    return render


def observation_text(step: Candidates, most_characters: int) -> str:
    """What the model is shown of its step: the result of its SQL, or that it wrote none."""
    if not step.observations:
        return "Error: no complete action or answer"
    return render_observation(step.observations[0].result, most_characters)


def _said(steps: Sequence[Candidates], most_characters: int, chat: bool) -> Messages:
    """What the model wrote and the real observations; without a template they become one text."""
    said: list[Message] = []
    for step in steps:
        written = step.completions[0].text.strip()
        observation = f"{OBSERVATION} {observation_text(step, most_characters)}"
        if chat:
            said += [Message("assistant", written), Message("user", observation)]
        else:
            said += [Message("assistant", f" {written}\n"), Message("user", f"{observation}\n")]
    return tuple(said)
