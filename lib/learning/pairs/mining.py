"""Natural pairs: what the model itself got right and wrong, from the trajectories of mining."""

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
    GoldAnswer,
    Normaliser,
    make_pair,
    model_candidate,
)

_FAILED: frozenset[VerdictStatus] = frozenset({"wrong", "pred_error", "timeout", "refused"})
"""The verdicts of failed attempts; the others, except "correct", say nothing of an attempt."""


@dataclass(frozen=True)
class _Answers:
    """The different answers to the prompt of one turn, in the order of the samples.

    `number`: of the turn, from 1. `selected`: the answer that feedback was given on, if it failed,
    else None.
    """

    trajectory: Trajectory
    number: int
    prompt: Messages
    correct: tuple[Candidate, ...]
    failed: tuple[Candidate, ...]
    selected: Candidate | None

    def pair(self, pair_type: str, chosen: Candidate, rejected: Candidate) -> PreferencePair:
        """A pair for the prompt of this turn."""
        example_id, db_id = self.trajectory.example_id, self.trajectory.db_id
        return make_pair(pair_type, example_id, db_id, self.number, self.prompt, chosen, rejected)


def mine_pairs(
    trajectories: Iterable[Trajectory],
    examples: Sequence[Example],
    normaliser: Normaliser,
    gold: Mapping[str, GoldAnswer],
    gold_reward: float,
) -> Iterator[PreferencePair]:
    """The natural pairs of all types, in the order of the trajectories.

    `gold`: answers by example id, for questions that no attempt answered correctly; leave it empty
    to do without gold. `gold_reward`: what gold counts as, the reward of a correct first answer.
    """
    by_id = {example.id: example for example in examples}
    for trajectory in trajectories:
        example = by_id[trajectory.example_id]
        turns = [
            _answers(trajectory, number, turn, example, normaliser)
            for number, turn in enumerate(trajectory.turns, start=1)
        ]
        for answers in turns:
            yield from _same_prompt_pairs(answers)
            yield from _cost_pairs(answers)
        yield from _self_repair_pairs(turns)
        if example.id in gold:
            yield from _gold_pairs(turns, gold[example.id].candidate(gold_reward))


def _answers(
    trajectory: Trajectory, number: int, turn: Step, example: Example, normaliser: Normaliser
) -> _Answers:
    correct: dict[str, Candidate] = {}
    failed: dict[str, Candidate] = {}
    for attempt in turn.attempts:
        sql = normaliser.normalise(example, attempt.sql)
        if attempt.correct:
            correct.setdefault(sql, model_candidate(attempt, sql))
        elif attempt.verdict in _FAILED and sql:
            failed.setdefault(sql, model_candidate(attempt, sql))
    selected = failed.get(normaliser.normalise(example, turn.answer.sql))
    # a false positive comes last: it is chosen only where there is nothing better
    ordered = sorted(correct.values(), key=lambda candidate: candidate.false_positive)
    return _Answers(
        trajectory, number, turn.messages, tuple(ordered), tuple(failed.values()), selected
    )


def _same_prompt_pairs(answers: _Answers) -> Iterator[PreferencePair]:
    """Every correct answer to a prompt against every failed one."""
    pair_type = FIRST_TURN_PAIR if answers.number == 1 else REPAIR_PAIR
    for chosen in answers.correct:
        for rejected in answers.failed:
            if chosen.sql != rejected.sql:
                yield answers.pair(pair_type, chosen, rejected)


def _cost_pairs(answers: _Answers) -> Iterator[PreferencePair]:
    """The cheapest correct answer to a prompt against the most expensive one.

    Both have the same reward, so a minimum reward margin above 0 keeps these pairs out of the
    training set: cost is never mixed into the reward.
    """
    costs = [(c.cost.total, c) for c in answers.correct if c.cost is not None]
    if not costs:
        return
    (low, cheap), (high, dear) = (pick(costs, key=lambda item: item[0]) for pick in (min, max))
    if low < high:
        yield answers.pair(COST_PAIR, cheap, dear)


def _self_repair_pairs(turns: Sequence[_Answers]) -> Iterator[PreferencePair]:
    """The first correct later answer against each failed first answer, for the first prompt."""
    if not turns or turns[0].correct:
        return
    chosen = next((answers.correct[0] for answers in turns if answers.correct), None)
    if chosen is not None:
        for rejected in turns[0].failed:
            if chosen.sql != rejected.sql:
                yield turns[0].pair(SELF_REPAIR_PAIR, chosen, rejected)


def _gold_pairs(turns: Sequence[_Answers], gold: Candidate) -> Iterator[PreferencePair]:
    """Gold against the failed answer of each turn, where no attempt was correct."""
    if any(answers.correct for answers in turns):
        return
    for answers in turns:
        if answers.selected is not None and answers.selected.sql != gold.sql:
            yield answers.pair(GOLD_PAIR, gold, answers.selected)
