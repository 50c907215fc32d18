"""Which candidate counts, when a question is done, and what the next prompt says.

The online strategy is built without gold and is given answers, which have none. Only the verified
strategy, the research setting, holds a verifier.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from lib.db.catalog import Catalog
from lib.records import FeedbackLevel
from lib.repair.feedback import FeedbackForm, online_feedback, verified_feedback
from lib.repair.observation import Observation
from lib.repair.scopes import online_accepts, verified_accepts
from lib.rollout.question import TurnCandidates
from lib.rollout.verify import Verifier


@dataclass(frozen=True)
class Decision:
    """`selected`: the index of the candidate that is handed out, or repaired if not `accepted`."""

    selected: int
    accepted: bool


class RepairStrategy(Protocol):
    """A repair scope at work."""

    def decide(self, answers: Sequence[TurnCandidates]) -> list[Decision]:
        """One decision an answer, in order."""
        ...

    def feedback(self, answer: TurnCandidates, selected: int, catalog: Catalog) -> str:
        """What the next prompt says of the selected candidate."""
        ...


class OnlineRepair:
    """The scopes `online` and `online_guarded`: what an executor sees decides.

    `chat`: a chat model is given feedback in sentences.
    """

    def __init__(self, level: FeedbackLevel, guarded: bool, chat: bool) -> None:
        self._level = level
        self._form: FeedbackForm = "sentences" if chat else "line"
        self._guarded = guarded

    def decide(self, answers: Sequence[TurnCandidates]) -> list[Decision]:
        """A vote over the results of the accepted candidates, else of those that ran.

        Where none ran the first is repaired.
        """
        return [self._decide(answer) for answer in answers]

    def _decide(self, answer: TurnCandidates) -> Decision:
        observations = answer.observations
        accepted = [o for o in observations if online_accepts(o, self._guarded)]
        ran = [o for o in observations if o.result.status == "ok"]
        return Decision(
            observations.index(_elected(accepted or ran or observations)), bool(accepted)
        )

    def feedback(self, answer: TurnCandidates, selected: int, catalog: Catalog) -> str:
        observation = answer.observations[selected]
        return online_feedback(
            self._level, observation, catalog, answer.prompt.tables, self._guarded, self._form
        )


class VerifiedRepair:
    """The scope `verified`: a verifier that knows gold decides."""

    def __init__(self, level: FeedbackLevel, verifier: Verifier, chat: bool) -> None:
        self._level = level
        self._form: FeedbackForm = "sentences" if chat else "line"
        self._verifier = verifier

    def decide(self, answers: Sequence[TurnCandidates]) -> list[Decision]:
        """The candidate with the highest reward, the first of equals: a correct one, if any."""
        decisions = []
        for assessments in self._verifier.assess(answers):
            rewards = [assessment.reward for assessment in assessments]
            selected = rewards.index(max(rewards))
            accepted = verified_accepts(assessments[selected].verdict)
            decisions.append(Decision(selected, accepted))
        return decisions

    def feedback(self, answer: TurnCandidates, selected: int, catalog: Catalog) -> str:
        verdict = self._verifier.assess([answer])[0][selected].verdict
        observation = answer.observations[selected]
        return verified_feedback(
            self._level, observation, catalog, answer.prompt.tables, verdict, self._form
        )


def _elected(observations: Sequence[Observation]) -> Observation:
    """The first observation of the largest group with the same rows, in whatever order."""
    groups: defaultdict[object, list[Observation]] = defaultdict(list)
    for observation in observations:
        groups[frozenset(Counter(observation.result.rows).items())].append(observation)
    return max(groups.values(), key=len)[0]
