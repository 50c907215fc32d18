"""What a preference pair is made of, and the one place where pairs are built."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from typing import Literal

from lib.answering.repair.prompts import answer_text
from lib.answering.rollout.record import classify_error
from lib.base.records import (
    Attempt,
    ExecutionResult,
    Message,
    Messages,
    PlanCost,
    PreferencePair,
    StrictReason,
    joined_text,
    to_json,
)
from lib.database.sql.extract import extract_sql
from lib.database.sql.mutations import MUTATIONS
from lib.database.sql.parse import edit_distance_ratio, tree_difference

DifferenceKind = Literal["no_result", "columns", "row_count", "rows", "order", "same"]
"""The first that applies: the rejected SQL gives no result, has more or fewer columns, more or
fewer rows, other rows, the same in another order; or nothing differs."""

REPAIR_PAIR = "repair_correct_vs_repair_failed"
SELF_REPAIR_PAIR = "self_repair_success_vs_failed_attempt"
FIRST_TURN_PAIR = "first_turn_correct_sample_vs_failed_sample"
GOLD_PAIR = "gold_vs_failed_attempt"
COST_PAIR = "correct_low_cost_vs_correct_high_cost"

NATURAL_TYPES = (REPAIR_PAIR, SELF_REPAIR_PAIR, FIRST_TURN_PAIR, COST_PAIR, GOLD_PAIR)
"""From most to least preferred when pairs have to be dropped."""

SYNTHETIC_PREFIX = "synthetic_"
SYNTHETIC_TYPES = tuple(SYNTHETIC_PREFIX + kind for kind in MUTATIONS)
PAIR_TYPES = (*NATURAL_TYPES, *SYNTHETIC_TYPES)

Source = Literal["model", "gold", "mutation"]
"""Who wrote the SQL. Only `model` is a prediction."""


@dataclass(frozen=True)
class ResultDifference:
    """`columns`, `rows`: how many the chosen and the rejected SQL return, None without result."""

    kind: DifferenceKind
    columns: tuple[int, int | None]
    rows: tuple[int, int | None]


@dataclass(frozen=True)
class Candidate:
    """One side of a pair. `sql` is in normal form; `result` may hold just the first rows.

    `cost`: of the query plan, None where it is not known. `strict_reason`: why correct SQL is not
    strictly correct.
    """

    sql: str
    source: Source
    reward: float
    result: ExecutionResult
    row_count: int
    cost: PlanCost | None = None
    strict_reason: StrictReason | None = None

    @property
    def false_positive(self) -> bool:
        """Right on the database as it is, and wrong on a perturbed copy of it."""
        return self.strict_reason == "perturbed_copy"

    @property
    def executable(self) -> bool:
        return self.result.status == "ok"


def result_difference(
    chosen: Candidate, rejected: Candidate, *, both_correct: bool
) -> ResultDifference:
    """How the results of the two sides differ.

    Two results of equal length that are not given completely count as having other rows.
    """
    one, other = chosen.result, rejected.result
    columns = len(one.columns)
    if not rejected.executable:
        return ResultDifference("no_result", (columns, None), (chosen.row_count, None))
    kind: DifferenceKind = "rows"
    if both_correct:
        kind = "same"
    elif columns != len(other.columns):
        kind = "columns"
    elif chosen.row_count != rejected.row_count:
        kind = "row_count"
    elif len(one.rows) == chosen.row_count and Counter(one.rows) == Counter(other.rows):
        kind = "same" if one.rows == other.rows else "order"
    row_counts = (chosen.row_count, rejected.row_count)
    return ResultDifference(kind, (columns, len(other.columns)), row_counts)


def model_candidate(attempt: Attempt, sql: str) -> Candidate:
    """The candidate of a model's attempt; `sql` is the normal form of what it wrote."""
    result = ExecutionResult(attempt.status, attempt.columns, attempt.rows, attempt.error)
    return Candidate(
        sql, "model", attempt.reward, result, attempt.row_count, attempt.cost, attempt.strict_reason
    )


def completion_of(sql: str, prompt: Messages) -> Messages:
    """The SQL as the assistant's answer to the prompt."""
    return (Message("assistant", answer_text(sql, prompt)),)


def make_pair(
    pair_type: str,
    example_id: str,
    db_id: str,
    turn: int,
    prompt: Messages,
    chosen: Candidate,
    rejected: Candidate,
) -> PreferencePair:
    """A pair and its `meta`.

    `meta["error_class"]` is what is wrong with the rejected SQL, None where nothing is (a pair of
    two correct answers); `result_difference` is how the results differ, from chosen to rejected.
    `chosen_source` and `rejected_source` say who wrote the two: a text counts as a prediction only
    if it is from `model`.
    """
    both_correct = pair_type == COST_PAIR
    meta = {
        "example_id": example_id,
        "db_id": db_id,
        "type": pair_type,
        "synthetic": rejected.source == "mutation",
        "gold_fallback": pair_type == GOLD_PAIR,
        "chosen_source": chosen.source,
        "rejected_source": rejected.source,
        "turn": turn,
        "reward_chosen": chosen.reward,
        "reward_rejected": rejected.reward,
        "reward_margin": round(chosen.reward - rejected.reward, 6),
        "edit_distance_ratio": edit_distance_ratio(chosen.sql, rejected.sql),
        "executable_chosen": chosen.executable,
        "executable_rejected": rejected.executable,
        "cost_chosen": chosen.cost.total if chosen.cost else None,
        "cost_rejected": rejected.cost.total if rejected.cost else None,
        # the chosen SQL is correct, so it has as many rows as gold
        "error_class": None
        if both_correct
        else classify_error(rejected.result, rejected.row_count, chosen.row_count),
        "chosen_strict_reason": chosen.strict_reason,
        "result_difference": to_json(
            result_difference(chosen, rejected, both_correct=both_correct)
        ),
    }
    return PreferencePair(
        prompt, completion_of(chosen.sql, prompt), completion_of(rejected.sql, prompt), meta
    )


def with_tree_difference(pair: PreferencePair) -> PreferencePair:
    """The pair with `meta["tree_difference"]`, which takes time: for pairs that are kept."""
    if "tree_difference" in pair.meta:
        return pair
    chosen, rejected = (extract_sql(joined_text(side)) for side in (pair.chosen, pair.rejected))
    found = tree_difference(chosen, rejected)
    return replace(pair, meta={**pair.meta, "tree_difference": found})
