"""Write SQL, look at its result, write it again: the modes `direct` and `repair`.

A repair that repeats SQL that was refused, but for blanks, case or quotes, ends the episode: the
next prompt would say the same.
In the scopes `online` and `online_guarded` the executor's view decides. `VerifiedRepair`, the
research setting, is the only agent that is given verdicts. A chat model is given feedback in
sentences.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from lib.answering.agents.episode import (
    Candidates,
    Episode,
    ModelRequest,
    Render,
    Review,
    SchemaView,
)
from lib.answering.repair.feedback import online_feedback, verified_feedback
from lib.answering.repair.observation import online_accepts, verified_accepts
from lib.answering.repair.prompts import RepairRequest, chat_messages, render_prompt
from lib.base.params import ChatParams
from lib.base.records import ChoiceRule, FeedbackLevel, Messages, VerdictStatus, user_message
from lib.database.schema.retrieval import ColumnRef
from lib.database.sql.extract import extract_sql
from lib.database.sql.stored_values import NearValues, compared_texts
from lib.scoring.choosing import ballots_of, chosen


@dataclass(frozen=True)
class _Writer:
    """Asks for SQL until it is accepted or `turns` are used up. `turns` 1 is the mode `direct`."""

    level: FeedbackLevel
    turns: int
    chat: ChatParams

    def next(self, episode: Episode) -> ModelRequest | None:
        is_over = bool(episode.reviews) and episode.feedback is None
        if is_over or episode.turn > self.turns:
            return None
        repairs = [
            RepairRequest(step.observations[review.selected].sql, review.feedback or "")
            for step, review in zip(episode.candidates, episode.reviews, strict=True)
        ]
        render = sql_prompt(episode, self.chat, repairs)
        return ModelRequest("rewrite" if repairs else "write", episode.view.fit(render))

    def sql(self, request: ModelRequest, text: str) -> str | None:
        return extract_sql(text)

    def _review(
        self,
        episode: Episode,
        candidates: Candidates,
        selected: int,
        accepted: bool,
        feedback: Callable[..., str],
    ) -> Review:
        """The review with this choice; `feedback` words what the next prompt says, if any does."""
        answer = candidates.observations[selected]
        if accepted or episode.turn >= self.turns or episode.was_refused(answer.sql):
            return Review(selected, accepted)
        view, tables = episode.view, candidates.request.prompt.tables
        if view.chat:
            near = _near_values(answer.sql, view)
            feedback = partial(feedback, form="sentences", near=near)
        said = feedback(self.level, answer, view.catalog, tables)
        return Review(selected, accepted, said)


@dataclass(frozen=True)
class OnlineRepair(_Writer):
    """The scopes `online` and, `guarded`, `online_guarded`. `choose`: among several candidates."""

    guarded: bool = False
    choose: ChoiceRule = "vote"

    def review(self, episode: Episode, candidates: Candidates) -> Review:
        """Choose among the accepted candidates, else among all; see `lib.scoring.choosing`.

        Where none ran the first is repaired.
        """
        observations = candidates.observations
        ballots = ballots_of([one.result for one in observations])
        accepted = [
            index for index, one in enumerate(observations) if online_accepts(one, self.guarded)
        ]
        eligible = accepted or range(len(observations))
        selected = eligible[chosen([ballots[index] for index in eligible], self.choose)]
        feedback = partial(online_feedback, guarded=self.guarded)
        return self._review(episode, candidates, selected, bool(accepted), feedback)


class VerifiedRepair(_Writer):
    """The scope `verified`: verdicts decide."""

    def review(
        self,
        episode: Episode,
        candidates: Candidates,
        verdicts: Sequence[VerdictStatus],
        rewards: Sequence[float],
    ) -> Review:
        """The candidate with the highest reward, the first of equals: a correct one, if any."""
        selected = rewards.index(max(rewards))
        verdict = verdicts[selected]
        feedback = partial(verified_feedback, verdict=verdict)
        return self._review(episode, candidates, selected, verified_accepts(verdict), feedback)


def _near_values(sql: str, view: SchemaView) -> tuple[NearValues, ...]:
    """The values that are most like those that the query looks for in vain."""
    found = (
        NearValues(one, view.near(ColumnRef(one.table, one.column), one.text, one.inside))
        for one in compared_texts(sql, view.catalog)
    )
    return tuple(each for each in found if each.values)


def sql_prompt(
    episode: Episode, params: ChatParams, repairs: Sequence[RepairRequest] = ()
) -> Render:
    """The prompt that asks for SQL, at first or after `repairs`, from schema and named values."""
    text, evidence = episode.question.text, episode.question.evidence

    def render(schema: str, values: str) -> Messages:
        if episode.view.chat:
            return chat_messages(params, schema, text, evidence, values, repairs)
        last = repairs[-1] if repairs else None
        return user_message(render_prompt(schema, text, evidence, last))

    return render
