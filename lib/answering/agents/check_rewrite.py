"""Write, execute, check, rewrite: the same weights judge the query and its result.

One turn is one cycle of a query and its check. The prompt for a rewrite holds the check's text; the
last query is the answer.
"""

import re
from dataclasses import dataclass

from lib.answering.agents.episode import Candidates, Episode, ModelRequest, Review
from lib.answering.agents.react import render_observation
from lib.answering.agents.repair import sql_prompt
from lib.answering.repair.observation import Observation
from lib.answering.repair.prompts import SQL_MARKER, one_line
from lib.base.params import ChatParams
from lib.base.records import Message, Messages
from lib.database.sql.extract import extract_sql

_CHECK = (
    "Does this query answer the question? Begin with right or wrong, and say why in one sentence."
)
_VERDICT = re.compile(r"[^a-z]*(right|wrong|yes|no|correct|incorrect)\b", re.IGNORECASE)
_PASSES = frozenset({"right", "yes", "correct"})
_REWRITE = "Write a query that is right."


@dataclass(frozen=True)
class CheckRewrite:
    """Repeats the cycle until the check passes or `turns` cycles are used up.

    A rewrite that is a query of before again, but for blanks, case or quotes, is not checked again:
    it is the answer.
    """

    turns: int
    observation_characters: int
    chat: ChatParams

    def next(self, episode: Episode) -> ModelRequest | None:
        checked = len(episode.candidates) % 2 == 0
        over = episode.accepted or episode.repeats
        if over or (checked and len(episode.candidates) == 2 * self.turns):
            return None
        opening = sql_prompt(episode, self.chat)
        history = self._history(episode)
        prompt = episode.view.fit(lambda schema, values: (*opening(schema, values), *history))
        if not checked:
            return ModelRequest("check", prompt, ("\n",))
        return ModelRequest("rewrite" if episode.candidates else "write", prompt)

    def sql(self, request: ModelRequest, text: str) -> str | None:
        return None if request.role == "check" else extract_sql(text)

    def review(self, episode: Episode, candidates: Candidates) -> Review:
        """A check that says neither right nor wrong gives no reason to rewrite: it passes."""
        if candidates.request.role != "check":
            return Review()
        return Review(accepted=check_passes(candidates.completions[0].text) is not False)

    def _history(self, episode: Episode) -> Messages:
        chat = episode.view.chat
        messages: list[Message] = []
        for step in episode.candidates:
            if step.request.role == "check":
                written = one_line(step.completions[0].text)
                reply = f"{_REWRITE} {self.chat.instruction}" if chat else SQL_MARKER
                written = written if chat else f" {written}\n"
                messages += [Message("assistant", written), Message("user", reply)]
            else:
                executed = step.observations[0]
                messages += check_messages(executed, self.observation_characters, chat)
        return tuple(messages)


def check_passes(text: str) -> bool | None:
    """Whether a check passes a query; None where it says neither right nor wrong."""
    found = _VERDICT.match(text)
    return None if found is None else found[1].lower() in _PASSES


def check_messages(observation: Observation, most_characters: int, chat: bool) -> Messages:
    """What follows the prompt for a query: the query, and its result with the request to check."""
    observed = render_observation(observation.result, most_characters)
    if chat:
        request = f"The database answers:\n{observed}\n\n{_CHECK}"
        return Message("assistant", observation.sql), Message("user", request)
    return (
        Message("assistant", f" {observation.sql}\n"),
        Message("user", f"Result: {observed}\nCheck:"),
    )
