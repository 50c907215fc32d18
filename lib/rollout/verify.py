"""The side that knows gold: verdicts and rewards of the answers of one chunk."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from lib.records import Example, VerdictStatus
from lib.rollout.question import Answer
from lib.rollout.settings import RolloutSettings
from lib.scoring.judge import Judge
from lib.scoring.rewards import reward


@dataclass(frozen=True)
class Assessment:
    """What gold says of one candidate."""

    verdict: VerdictStatus
    reward: float


class Verifier:
    """Judges each SQL of an example once, however often it is asked."""

    def __init__(
        self, judge: Judge, examples: Sequence[Example], settings: RolloutSettings
    ) -> None:
        self._judge = judge
        self._examples = {example.id: example for example in examples}
        self._settings = settings
        self._verdicts: dict[tuple[str, str], VerdictStatus] = {}

    def assess(self, answers: Sequence[Answer]) -> list[tuple[Assessment, ...]]:
        """One assessment a candidate, for each answer."""
        self._judge_new(answers)
        return [self._assess(answer) for answer in answers]

    def _judge_new(self, answers: Sequence[Answer]) -> None:
        new = {
            (answer.question.id, observation.sql): observation.result
            for answer in answers
            for observation in answer.observations
            if (answer.question.id, observation.sql) not in self._verdicts
        }
        items = [(self._examples[id_], sql, result) for (id_, sql), result in new.items()]
        self._verdicts.update(zip(new, self._judge.judge_many(items), strict=True))

    def _assess(self, answer: Answer) -> tuple[Assessment, ...]:
        last_turn = answer.turn == self._settings.turns
        assessments = []
        for observation in answer.observations:
            verdict = self._verdicts[answer.question.id, observation.sql]
            scalar = reward(
                verdict, observation.result.status, answer.turn, last_turn, self._settings.rewards
            )
            assessments.append(Assessment(verdict, scalar))
        return tuple(assessments)
