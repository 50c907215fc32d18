"""Rewards: of one attempt, and of a whole episode, which GRPO trains on.

The reward of an attempt depends on its verdict, its status and its turn. That of an episode has
parts from 0 to 1. Only `correctness` is the goal; the others guide a policy that gets nothing
right, and can be earned without getting anything right. So an answer earns `overlap` and
`agreement` only if it does not game them: by columns that were not asked for (`SELECT *` among
them), by leaving out the LIMIT of gold or adding one, or by reading no table. An answer that is
right on the original database alone earns neither `correctness` nor `agreement`. Two empty results
do not agree.

Pure functions of texts and results; the caller runs gold.
"""

from collections import Counter
from collections.abc import Collection, Hashable, Iterable, Mapping
from dataclasses import dataclass

from lib.base.params import EpisodeRewardParams, RewardParams
from lib.base.records import ExecutionResult, ExecutionStatus, VerdictStatus
from lib.scoring.partial_match import ComponentMatch

_CLAUSES = ("select", "where", "group", "order", "IUEN", "keywords")
"""Components of `partial_match` that do not count the same thing twice."""

_DIGITS = 6

_UNKNOWN: frozenset[VerdictStatus] = frozenset({"gold_error", "unscorable"})


def reward(
    verdict: VerdictStatus,
    status: ExecutionStatus,
    turn: int,
    last_turn: bool,
    params: RewardParams,
) -> float:
    """The reward of an attempt at `turn` (counted from 1).

    Correct: `correct` at turn 1, `repaired - repaired_decay * (turn - 2)` later. Not correct:
    `wrong_last_turn` at the last turn; before it `executable` where the query ran, else `error`.
    0.0 where gold itself gives nothing to compare with: such an attempt is neither good nor bad.
    """
    if verdict == "correct":
        if turn == 1:
            return params.correct
        return round(params.repaired - params.repaired_decay * (turn - 2), _DIGITS)
    if verdict in _UNKNOWN:
        return 0.0
    if last_turn:
        return params.wrong_last_turn
    return params.executable if status == "ok" else params.error


@dataclass(frozen=True)
class RewardParts:
    """What an episode has earned, each part from 0 to 1, before weights.

    `format`: of its trained steps, the share that follow the format of their role. `validity`: its
    answer runs and reads a table. `overlap`: how much of gold's text it has. `agreement`: how much
    of gold's result. `correctness`: strictly correct, on perturbed copies of the database too.
    """

    format: float
    validity: float
    overlap: float
    agreement: float
    correctness: float


@dataclass(frozen=True)
class JudgedAnswer:
    """An answer, and how it compares with gold.

    `tables`, `gold_tables`: the tables that the queries read. `limited`, `gold_limited`: whether
    they have a LIMIT. `components`: the comparison of their texts, None where gold cannot be
    compared. `correct`: under strict EX; `false_positive`: under EX on the original database alone.
    """

    result: ExecutionResult
    gold: ExecutionResult
    tables: Collection[str]
    gold_tables: Collection[str]
    limited: bool
    gold_limited: bool
    components: Mapping[str, ComponentMatch] | None
    correct: bool
    false_positive: bool


def reward_parts(format: float, answer: JudgedAnswer | None) -> RewardParts:
    """The parts of an episode; `answer`: None where it has no SQL, and then nothing is earned."""
    if answer is None:
        return RewardParts(0.0, 0.0, 0.0, 0.0, 0.0)
    if answer.result.status != "ok" or not answer.tables:
        return RewardParts(format, 0.0, 0.0, 0.0, 0.0)
    if answer.correct and answer.gold.rows:
        return RewardParts(format, 1.0, 1.0, 1.0, 1.0)
    floods = (
        len(answer.result.columns) > len(answer.gold.columns)
        or answer.limited != answer.gold_limited
    )
    if floods:
        return RewardParts(format, 1.0, 0.0, 0.0, 0.0)
    overlap = text_overlap(answer.components, answer.tables, answer.gold_tables)
    agreement = 0.0 if answer.false_positive else result_agreement(answer.result, answer.gold)
    return RewardParts(format, 1.0, overlap, agreement, 0.0)


def text_overlap(
    components: Mapping[str, ComponentMatch] | None,
    tables: Collection[str],
    gold_tables: Collection[str],
) -> float:
    """The mean Dice coefficient, 2 * shared / (gold + predicted), of clauses and tables.

    Only those count that gold or the prediction has: what both lack says nothing. 0 where the two
    texts cannot be compared.
    """
    if components is None:
        return 0.0
    shares = [_dice(_folded(tables), _folded(gold_tables))]
    for name in _CLAUSES:
        component = components[name]
        total = component.gold + component.predicted
        if total:
            shares.append(2 * component.agreed / total)
    return round(sum(shares) / len(shares), _DIGITS)


def result_agreement(result: ExecutionResult, gold: ExecutionResult) -> float:
    """The share of gold's rows, or of its columns if that is more, that the result also has.

    0 unless both have equally many rows and columns, and more than one value: then guessing many
    rows or columns earns nothing, and a single number is right or wrong.
    """
    same_shape = len(result.rows) == len(gold.rows) and len(result.columns) == len(gold.columns)
    if not (same_shape and gold.rows and len(gold.rows) * len(gold.columns) > 1):
        return 0.0
    rows = _dice(result.rows, gold.rows)
    columns = _dice(zip(*result.rows, strict=True), zip(*gold.rows, strict=True))
    return round(max(rows, columns), _DIGITS)


def total_reward(parts: RewardParts, params: EpisodeRewardParams, step: int) -> float:
    """The weighted sum of the parts at a step of the training, counted from 1."""
    kept = 1.0
    if params.shallow_steps is not None:
        kept = max(0.0, 1.0 - (step - 1) / params.shallow_steps)
    shallow = (
        params.format * parts.format
        + params.validity * parts.validity
        + params.overlap * parts.overlap
        + params.agreement * parts.agreement
    )
    return round(params.correctness * parts.correctness + kept * shallow, _DIGITS)


def _dice(first: Iterable[Hashable], second: Iterable[Hashable]) -> float:
    one, other = Counter(first), Counter(second)
    total = one.total() + other.total()
    return 2 * (one & other).total() / total if total else 0.0


def _folded(names: Iterable[str]) -> Iterable[str]:
    return {name.casefold() for name in names}
