"""Write SQL, look at its result, write it again: the modes `direct` and `repair`.

A repair that repeats SQL that was refused ends the episode: the next prompt would say the same.
In the scopes `online` and `online_guarded` the executor's view decides. `VerifiedRepair`, the
research setting, is the only agent that is given verdicts, in a type of its own.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from lib.answering.agents.episode import Candidates, Episode, ModelRequest, Render, Review
from lib.answering.repair.feedback import FeedbackForm, online_feedback, verified_feedback
from lib.answering.repair.observation import Observation, online_accepts, verified_accepts
from lib.answering.repair.prompts import RepairRequest, chat_messages, render_prompt
from lib.base.params import ChatParams
from lib.base.records import ChoiceRule, FeedbackLevel, Messages, VerdictStatus, user_message
from lib.database.sql.extract import extract_sql
from lib.scoring.choosing import ballots_of, chosen


class GoldVerdict(NamedTuple):
    """The verdict of a verifier that knows gold on one candidate, and its reward."""

    status: VerdictStatus
    reward: float


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

    def _is_repaired(self, episode: Episode, answer: Observation, accepted: bool) -> bool:
        return not accepted and episode.turn < self.turns and answer.sql not in episode.refused


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
        feedback = None
        if self._is_repaired(episode, observations[selected], bool(accepted)):
            feedback = online_feedback(
                self.level,
                observations[selected],
                episode.view.catalog,
                candidates.request.prompt.tables,
                self.guarded,
                _form(episode),
            )
        return Review(selected, bool(accepted), feedback)


class VerifiedRepair(_Writer):
    """The scope `verified`: verdicts decide."""

    def review(
        self, episode: Episode, candidates: Candidates, verdicts: Sequence[GoldVerdict]
    ) -> Review:
        """The candidate with the highest reward, the first of equals: a correct one, if any."""
        rewards = [verdict.reward for verdict in verdicts]
        selected = rewards.index(max(rewards))
        verdict = verdicts[selected].status
        accepted = verified_accepts(verdict)
        feedback = None
        if self._is_repaired(episode, candidates.observations[selected], accepted):
            feedback = verified_feedback(
                self.level,
                candidates.observations[selected],
                episode.view.catalog,
                candidates.request.prompt.tables,
                verdict,
                _form(episode),
            )
        return Review(selected, accepted, feedback)


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


def _form(episode: Episode) -> FeedbackForm:
    """A chat model is given feedback in sentences."""
    return "sentences" if episode.view.chat else "line"
