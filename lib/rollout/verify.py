"""The verifier, which knows gold: verdicts and rewards of the answers of one chunk."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from lib.records import ErrorClass, Example, ExecutionResult, StrictReason, VerdictStatus
from lib.repair.observation import Observation
from lib.rollout.errors import classify_error
from lib.rollout.settings import RolloutSettings
from lib.scoring.judge import Judge, Verdict
from lib.scoring.rewards import reward


@dataclass(frozen=True)
class Judged:
    """The candidates of one question at one turn, to be judged."""

    example_id: str
    turn: int
    observations: tuple[Observation, ...]


@dataclass(frozen=True)
class Assessment:
    """The verdict on one candidate. `error_class`: None where it is correct, or gold fails.

    `strict_verdict` and `strict_reason` are for the record alone.
    """

    verdict: VerdictStatus
    reward: float
    error_class: ErrorClass | None
    strict_verdict: VerdictStatus | None
    strict_reason: StrictReason | None


class Verifier:
    """Judges each SQL of an example once, however often it occurs."""

    def __init__(
        self, judge: Judge, examples: Sequence[Example], settings: RolloutSettings
    ) -> None:
        self._judge = judge
        self._examples = {example.id: example for example in examples}
        self._settings = settings
        self._verdicts: dict[tuple[str, str], Verdict] = {}

    def run_gold(self) -> None:
        """Execute the gold of all examples; to be called before any candidate of theirs runs."""
        self._judge.run_gold(list(self._examples.values()))

    def assess(self, asked: Sequence[Judged]) -> list[tuple[Assessment, ...]]:
        """One assessment per candidate, for each question."""
        self._judge_new(asked)
        return [self._assess(judged) for judged in asked]

    def _judge_new(self, asked: Sequence[Judged]) -> None:
        new = {
            (judged.example_id, observation.sql): observation.result
            for judged in asked
            for observation in judged.observations
            if (judged.example_id, observation.sql) not in self._verdicts
        }
        items = [(self._examples[id_], sql, result) for (id_, sql), result in new.items()]
        self._verdicts.update(zip(new, self._judge.verdicts(items), strict=True))

    def _assess(self, judged: Judged) -> tuple[Assessment, ...]:
        last_turn = judged.turn == self._settings.turns
        assessments = []
        for observation in judged.observations:
            verdict = self._verdicts[judged.example_id, observation.sql]
            scalar = reward(
                verdict.status,
                observation.result.status,
                judged.turn,
                last_turn,
                self._settings.rewards,
            )
            error_class = _error_class(verdict, observation.result)
            strict = verdict.strict
            assessments.append(
                Assessment(
                    verdict.status,
                    scalar,
                    error_class,
                    strict.status if strict else None,
                    strict.reason if strict else None,
                )
            )
        return tuple(assessments)


def _error_class(verdict: Verdict, result: ExecutionResult) -> ErrorClass | None:
    if verdict.status == "correct" or verdict.gold_row_count is None:
        return None
    return classify_error(result, len(result.rows), verdict.gold_row_count)
