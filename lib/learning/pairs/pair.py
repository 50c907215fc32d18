"""What a preference pair is made of: SQL in one normal form, gold that runs, the two sides."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Literal

from lib.answering.repair.prompts import answer_text, is_chat
from lib.answering.rollout.outputs import classify_error, shown_rows
from lib.base.params import SchemaParams
from lib.base.records import (
    Attempt,
    Example,
    ExecutionResult,
    Message,
    Messages,
    PlanCost,
    PreferencePair,
    StrictReason,
    Trajectory,
    joined_text,
)
from lib.database.catalog import Catalog, catalog_or_empty
from lib.database.sandbox.sandbox import Query, Sandbox
from lib.database.schema.serialise import SchemaStyle, respell, spell_names
from lib.database.sql.extract import extract_sql, single_line
from lib.database.sql.mutations import MUTATIONS
from lib.database.sql.parse import edit_distance_ratio, normalise, tree_difference
from lib.scoring.ex import results_match

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

_SAMPLE_VALUES = 8  # of a column
_BATCH = 256  # questions whose results are held at once


class Normaliser:
    """Writes queries in normal form; holds the catalogs of the databases, with sample values."""

    def __init__(self, style: SchemaStyle = "compact") -> None:
        """`style`: how prompts show a schema, which decides how its names are spelt."""
        self.style = style

    @classmethod
    def of(cls, params: SchemaParams, trajectories: Iterable[Trajectory]) -> Normaliser:
        """With names as the prompts of the trajectories show them."""
        if params.style != "auto":
            return cls(params.style)
        prompts = (turn.messages for trajectory in trajectories for turn in trajectory.turns[:1])
        first = next(prompts, None)
        return cls("ddl" if first is not None and is_chat(first) else "compact")

    def catalog(self, example: Example) -> Catalog:
        """Empty if the database is damaged or missing."""
        return catalog_or_empty(Path(example.db_path), example.db_id, _SAMPLE_VALUES)

    def normalise(self, example: Example, sql: str) -> str:
        """The normal form of a query on the example's database, with the prompt's names.

        Gold often spells names as the database does: then the spelling alone would tell chosen from
        rejected, and one mistake in two spellings would count as two.
        """
        catalog = self.catalog(example)
        return spell_names(normalise(sql, catalog), catalog, self.style)

    def as_answer(self, example: Example, sql: str) -> str:
        """The normal form with names quoted as the prompt shows them, for a model to learn."""
        return respell(self.normalise(example, sql), self.catalog(example), self.style)


@dataclass(frozen=True)
class Candidate:
    """One side of a pair. `sql` is in normal form; `result` may hold just the first rows.

    `source`: who wrote the SQL; only `model` is a prediction. `cost`: of the query plan, None where
    it is not known. `strict_reason`: why correct SQL is not strictly correct.
    """

    sql: str
    source: Literal["model", "gold", "mutation"]
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


def model_candidate(attempt: Attempt, sql: str) -> Candidate:
    """The candidate of a model's attempt; `sql` is the normal form of what it wrote."""
    result = ExecutionResult(attempt.status, attempt.columns, attempt.rows, attempt.error)
    return Candidate(
        sql, "model", attempt.reward, result, attempt.row_count, attempt.cost, attempt.strict_reason
    )


@dataclass(frozen=True)
class GoldAnswer:
    """Gold SQL that runs, in normal form. `shown`: its result with the first rows only."""

    sql: str
    row_count: int
    shown: ExecutionResult

    def candidate(self, reward: float) -> Candidate:
        """Gold as the chosen side of a pair."""
        return Candidate(self.sql, "gold", reward, self.shown, self.row_count)


def gold_answers(
    examples: Sequence[Example], normaliser: Normaliser, sandbox: Sandbox
) -> dict[str, GoldAnswer]:
    """Gold by example id; questions whose gold does not run are left out."""
    return {example.id: gold for example, gold, _ in run_gold(examples, normaliser, sandbox)}


def run_gold(
    examples: Sequence[Example], normaliser: Normaliser, sandbox: Sandbox
) -> Iterator[tuple[Example, GoldAnswer, ExecutionResult]]:
    """The examples whose gold runs, with gold and its result.

    The normal form is used only where it returns just what the original returns, in its order;
    otherwise the original on one line. Results are held for one batch at a time.
    """
    for start in range(0, len(examples), _BATCH):
        batch = examples[start : start + _BATCH]
        forms = [(normaliser.normalise(e, e.gold_sql), single_line(e.gold_sql)) for e in batch]
        queries = [
            Query(example.db_path, sql)
            for example, texts in zip(batch, forms, strict=True)
            for sql in (example.gold_sql, *texts)
        ]
        unique = list(dict.fromkeys(queries))
        results = dict(zip(unique, sandbox.execute_many(unique), strict=True))
        for example, texts in zip(batch, forms, strict=True):
            original = results[Query(example.db_path, example.gold_sql)]
            for sql in texts:
                result = results[Query(example.db_path, sql)]
                if results_match(original, result, order_matters=True):
                    shown = replace(original, rows=shown_rows(original.rows), elapsed_ms=0.0)
                    yield example, GoldAnswer(sql, len(original.rows), shown), original
                    break


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
    """A pair and its `meta`: the one place where pairs are built.

    `meta["error_class"]` is what is wrong with the rejected SQL, None where nothing is (a pair of
    two correct answers); `result_difference` is how the results differ, from chosen to rejected.
    """
    both_correct = pair_type == COST_PAIR
    difference = result_difference(chosen, rejected, both_correct=both_correct)
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
        "result_difference": difference,
    }
    return PreferencePair(
        prompt, completion_of(chosen.sql, prompt), completion_of(rejected.sql, prompt), meta
    )


def result_difference(
    chosen: Candidate, rejected: Candidate, *, both_correct: bool
) -> dict[str, Any]:
    """How the results of the two sides differ.

    `columns`, `rows`: how many the chosen and the rejected SQL return, None without result.
    `kind`: the first that applies: the rejected SQL gives no result, has more or fewer columns,
    more or fewer rows, other rows, the same in another order; or nothing differs. Two results of
    equal length that are not given completely count as having other rows.
    """
    one, other = chosen.result, rejected.result
    columns = len(one.columns), len(other.columns) if rejected.executable else None
    rows = chosen.row_count, rejected.row_count if rejected.executable else None
    if not rejected.executable:
        kind = "no_result"
    elif both_correct:
        kind = "same"
    elif columns[0] != columns[1]:
        kind = "columns"
    elif rows[0] != rows[1]:
        kind = "row_count"
    elif len(one.rows) != rows[0] or Counter(one.rows) != Counter(other.rows):
        kind = "rows"
    else:
        kind = "same" if one.rows == other.rows else "order"
    return {"kind": kind, "columns": columns, "rows": rows}


def with_tree_difference(pair: PreferencePair) -> PreferencePair:
    """The pair with `meta["tree_difference"]`, which takes time: for pairs that are kept."""
    if "tree_difference" in pair.meta:
        return pair
    chosen, rejected = (extract_sql(joined_text(side)) for side in (pair.chosen, pair.rejected))
    found = tree_difference(chosen, rejected)
    return replace(pair, meta={**pair.meta, "tree_difference": found})
