"""The verifier, which knows gold: verdicts and rewards of the answers of one chunk."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from lib.agents.episode import Candidates, Episode
from lib.records import ErrorClass, Example, ExecutionResult, StrictReason, VerdictStatus
from lib.repair.observation import Observation
from lib.rollout.errors import classify_error
from lib.rollout.settings import RolloutSettings
from lib.scoring.judge import Judge, Verdict
from lib.scoring.rewards import reward


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

    def assess(
        self, answered: Sequence[tuple[Episode, Candidates]]
    ) -> list[tuple[Assessment, ...]]:
        """One assessment per candidate of the next step, for each episode."""
        self._judge_new(answered)
        return [
            tuple(self._assess(episode, observation) for observation in candidates.observations)
            for episode, candidates in answered
        ]

    def _judge_new(self, answered: Sequence[tuple[Episode, Candidates]]) -> None:
        new = {
            (episode.question.id, observation.sql): observation.result
            for episode, candidates in answered
            for observation in candidates.observations
            if (episode.question.id, observation.sql) not in self._verdicts
        }
        items = [(self._examples[id_], sql, result) for (id_, sql), result in new.items()]
        self._verdicts.update(zip(new, self._judge.verdicts(items), strict=True))

    def _assess(self, episode: Episode, observation: Observation) -> Assessment:
        verdict = self._verdicts[episode.question.id, observation.sql]
        strict, result, turn = verdict.strict, observation.result, episode.cycle
        last_turn = turn == self._settings.turns
        return Assessment(
            verdict.status,
            reward(verdict.status, result.status, turn, last_turn, self._settings.rewards),
            _error_class(verdict, result),
            strict.status if strict else None,
            strict.reason if strict else None,
        )


def _error_class(verdict: Verdict, result: ExecutionResult) -> ErrorClass | None:
    if verdict.status == "correct" or verdict.gold_row_count is None:
        return None
    return classify_error(result, len(result.rows), verdict.gold_row_count)
