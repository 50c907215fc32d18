"""The control of an ablation: repair with the feedback of another question.

A model that gains as much from the feedback on another question does not read feedback.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from lib.agents.episode import Candidates, Episode, Review
from lib.records import Trajectory
from lib.rollout.driver import ReviewAll

Donated = Mapping[str, tuple[str, ...]]
"""By example id: the feedback that another question was given, turn by turn, from turn 2 on."""


def donated_feedback(own: Iterable[Trajectory], seed: int) -> Donated:
    """Each question that was given feedback gets that of the next one on another database.

    `own`: a finished run with the questions' own feedback. The order is that of
    sha256(seed, example id), and wraps around. A question gets none where all others are on its own
    database.
    """
    repaired = [t for t in own if len(t.turns) > 1]
    repaired.sort(key=lambda t: hashlib.sha256(f"{seed}\0{t.example_id}".encode()).digest())
    donated = {}
    for place, trajectory in enumerate(repaired):
        others = (*repaired[place + 1 :], *repaired[:place])
        donor = next((other for other in others if other.db_id != trajectory.db_id), None)
        if donor is not None:
            donated[trajectory.example_id] = tuple(t.feedback or "" for t in donor.turns[1:])
    return donated


def foreign_reviews(own: ReviewAll, donated: Donated) -> ReviewAll:
    """The same reviews, but with the feedback on other questions.

    A question without a donor keeps its own feedback. One that has more turns than its donor had
    gets the donor's last feedback again.
    """

    def review_all(answered: Sequence[tuple[Episode, Candidates]]) -> list[Review]:
        return [
            _with_feedback(review, episode.turn, donated.get(episode.question.id))
            for review, (episode, _) in zip(own(answered), answered, strict=True)
        ]

    return review_all


def _with_feedback(review: Review, turn: int, others: tuple[str, ...] | None) -> Review:
    if review.feedback is None or others is None:
        return review
    return replace(review, feedback=others[min(turn, len(others)) - 1])
