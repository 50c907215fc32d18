"""The control of an ablation: repair with the feedback of another question.

What feedback is worth shows where it is exchanged: a model that gains as much from what was said of
another question does not read it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping, Sequence

from lib.db.catalog import Catalog
from lib.records import Trajectory
from lib.rollout.question import TurnCandidates
from lib.rollout.strategy import Decision, RepairStrategy

Donated = Mapping[str, tuple[str, ...]]
"""By example id: the feedback that another question was given, turn by turn, from turn 2 on."""


def donated_feedback(own: Iterable[Trajectory], seed: int) -> Donated:
    """Each question that was given feedback gets that of the next one on another database.

    `own`: a finished run with the questions' own feedback. The order is that of
    sha256(seed, example id), and its end is followed by its beginning. A question has none where
    all others are on its own database.
    """
    told = [t for t in own if len(t.turns) > 1]
    told.sort(key=lambda t: hashlib.sha256(f"{seed}\0{t.example_id}".encode()).digest())
    donated = {}
    for place, trajectory in enumerate(told):
        others = (*told[place + 1 :], *told[:place])
        donor = next((other for other in others if other.db_id != trajectory.db_id), None)
        if donor is not None:
            donated[trajectory.example_id] = tuple(t.feedback or "" for t in donor.turns[1:])
    return donated


class ForeignFeedback:
    """A strategy that decides as another one does, and says what was said of another question.

    A question that has more turns than its donor had is told the donor's last feedback again.
    """

    def __init__(self, strategy: RepairStrategy, donated: Donated) -> None:
        self._strategy = strategy
        self._donated = donated

    def decide(self, answers: Sequence[TurnCandidates]) -> list[Decision]:
        return self._strategy.decide(answers)

    def feedback(self, answer: TurnCandidates, selected: int, catalog: Catalog) -> str:
        donated = self._donated.get(answer.question.id)
        if donated is None:
            return self._strategy.feedback(answer, selected, catalog)
        return donated[min(answer.turn, len(donated)) - 1]
