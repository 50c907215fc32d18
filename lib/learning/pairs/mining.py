"""Natural pairs: what the model itself got right and wrong, from the trajectories of mining."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from lib.base.records import Example, Messages, PreferencePair, Step, Trajectory, VerdictStatus
from lib.learning.pairs.pair import (
    COST_PAIR,
    FIRST_TURN_PAIR,
    GOLD_PAIR,
    REPAIR_PAIR,
    SELF_REPAIR_PAIR,
    Candidate,
    make_pair,
    model_candidate,
)
from lib.learning.pairs.sft import Databases, GoldAnswer

_FAILED: frozenset[VerdictStatus] = frozenset({"wrong", "pred_error", "timeout", "refused"})
"""The verdicts of failed attempts; the others, except "correct", say nothing of an attempt."""


@dataclass(frozen=True)
class _Answers:
    """The different answers to one prompt, in the order of the samples.

    `selected`: the answer that feedback was given on, if it failed, else None.
    """

    turn: int
    prompt: Messages
    correct: tuple[Candidate, ...]
    failed: tuple[Candidate, ...]
    selected: Candidate | None


class PairMiner:
    """Turns trajectories into pairs.

    `gold`: answers by example id, for questions that no attempt answered correctly; leave it empty
    to do without gold. `gold_reward`: what gold counts as, the reward of a correct first answer.
    """

    def __init__(
        self,
        examples: Sequence[Example],
        databases: Databases,
        gold: Mapping[str, GoldAnswer],
        gold_reward: float,
    ) -> None:
        self._examples = {example.id: example for example in examples}
        self._databases = databases
        self._gold = gold
        self._gold_reward = gold_reward

    def mine(self, trajectories: Iterable[Trajectory]) -> Iterator[PreferencePair]:
        """The natural pairs of all types, in the order of the trajectories."""
        for trajectory in trajectories:
            answers = [
                self._answers(trajectory, number, turn)
                for number, turn in enumerate(trajectory.turns, start=1)
            ]
            for at_turn in answers:
                yield from _same_prompt_pairs(trajectory, at_turn)
                yield from _cost_pairs(trajectory, at_turn)
            yield from _self_repair_pairs(trajectory, answers)
            yield from self._gold_pairs(trajectory, answers)

    def _answers(self, trajectory: Trajectory, number: int, turn: Step) -> _Answers:
        example = self._examples[trajectory.example_id]
        correct: dict[str, Candidate] = {}
        failed: dict[str, Candidate] = {}
        for attempt in turn.attempts:
            sql = self._databases.normalise(example, attempt.sql)
            if attempt.correct:
                correct.setdefault(sql, model_candidate(attempt, sql))
            elif attempt.verdict in _FAILED and sql:
                failed.setdefault(sql, model_candidate(attempt, sql))
        selected = failed.get(self._databases.normalise(example, turn.answer.sql))
        # what is right by luck comes last: it is chosen only where there is nothing better
        ordered = sorted(correct.values(), key=lambda candidate: candidate.false_positive)
        return _Answers(number, turn.messages, tuple(ordered), tuple(failed.values()), selected)

    def _gold_pairs(
        self, trajectory: Trajectory, answers: Sequence[_Answers]
    ) -> Iterator[PreferencePair]:
        """Gold against the failed answer of each turn, where no attempt was correct."""
        gold = self._gold.get(trajectory.example_id)
        if gold is None or any(at_turn.correct for at_turn in answers):
            return
        chosen = gold.candidate(self._gold_reward)
        for at_turn in answers:
            if at_turn.selected is not None and at_turn.selected.sql != chosen.sql:
                yield _pair(GOLD_PAIR, trajectory, at_turn, chosen, at_turn.selected)


def _same_prompt_pairs(trajectory: Trajectory, at_turn: _Answers) -> Iterator[PreferencePair]:
    """Every correct answer to a prompt against every failed one."""
    pair_type = FIRST_TURN_PAIR if at_turn.turn == 1 else REPAIR_PAIR
    for chosen in at_turn.correct:
        for rejected in at_turn.failed:
            if chosen.sql != rejected.sql:
                yield _pair(pair_type, trajectory, at_turn, chosen, rejected)


def _self_repair_pairs(
    trajectory: Trajectory, answers: Sequence[_Answers]
) -> Iterator[PreferencePair]:
    """The first correct later answer against each failed first answer, for the first prompt."""
    if not answers or answers[0].correct:
        return
    chosen = next((at_turn.correct[0] for at_turn in answers if at_turn.correct), None)
    if chosen is not None:
        for rejected in answers[0].failed:
            if chosen.sql != rejected.sql:
                yield _pair(SELF_REPAIR_PAIR, trajectory, answers[0], chosen, rejected)


def _cost_pairs(trajectory: Trajectory, at_turn: _Answers) -> Iterator[PreferencePair]:
    """The cheapest correct answer to a prompt against the most expensive one.

    Both have the same reward, so a minimum reward margin above 0 keeps these pairs out of the
    training set: cost is never mixed into the reward.
    """
    costs = [(c.cost.total, c) for c in at_turn.correct if c.cost is not None]
    if not costs:
        return
    (low, cheap), (high, dear) = (pick(costs, key=lambda item: item[0]) for pick in (min, max))
    if low < high:
        yield _pair(COST_PAIR, trajectory, at_turn, cheap, dear)


def _pair(
    pair_type: str,
    trajectory: Trajectory,
    at_turn: _Answers,
    chosen: Candidate,
    rejected: Candidate,
) -> PreferencePair:
    return make_pair(
        pair_type,
        trajectory.example_id,
        trajectory.db_id,
        at_turn.turn,
        at_turn.prompt,
        chosen,
        rejected,
    )
