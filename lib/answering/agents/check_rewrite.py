"""Write, execute, check, rewrite: the same weights judge the query and its result.

One turn is one cycle of a query and its check. The prompt for a rewrite holds the check's text; the
last query is the answer.
"""

from dataclasses import dataclass

from lib.answering.agents.checking import check_messages, check_passes
from lib.answering.agents.episode import Candidates, Episode, ModelRequest, Review
from lib.answering.agents.repair import sql_prompt
from lib.answering.repair.prompts import SQL_MARKER, one_line
from lib.base.params import ChatParams
from lib.base.records import Message, Messages
from lib.database.sql.extract import extract_sql

_REWRITE = "Write a query that is right."


@dataclass(frozen=True)
class CheckRewrite:
    """Repeats the cycle until the check passes, or `turns` cycles are used up."""

    turns: int
    observation_characters: int
    chat: ChatParams

    def next(self, episode: Episode) -> ModelRequest | None:
        checked = len(episode.candidates) % 2 == 0
        if episode.accepted or (checked and len(episode.candidates) == 2 * self.turns):
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
        """The queries, their results and the checks so far."""
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
