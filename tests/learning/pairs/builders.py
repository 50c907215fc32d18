"""Handmade attempts, trajectories and pairs, with just what a test needs."""

from collections.abc import Sequence
from typing import Any

from lib.base.records import (
    Attempt,
    ExecutionStatus,
    Message,
    PlanCost,
    PreferencePair,
    Step,
    Trajectory,
    VerdictStatus,
    user_message,
)
from lib.learning.pairs.pair import GOLD_PAIR, SYNTHETIC_PREFIX

REWARDS: dict[VerdictStatus, float] = {"correct": 1.0, "wrong": 0.2, "pred_error": -0.2}


def attempt(sql: str, verdict: VerdictStatus, **changes: Any) -> Attempt:
    """One candidate; `verdict` decides status and reward unless `changes` says otherwise."""
    status: ExecutionStatus = "error" if verdict == "pred_error" else "ok"
    fields: dict[str, Any] = {
        "turn": 1,
        "sample": 0,
        "completion": f" {sql}",
        "sql": sql,
        "status": status,
        "error": "no such column: x" if status == "error" else None,
        "columns": ("a",),
        "row_count": 0 if status == "error" else 1,
        "rows": () if status == "error" else ((1,),),
        "parses": True,
        "schema_valid": True,
        "verdict": verdict,
        "reward": REWARDS.get(verdict, 0.0),
        "cost": PlanCost(full_scans=1),
        "prompt_tokens": 1,
        "completion_tokens": 1,
    }
    return Attempt(**{**fields, **changes})


def trajectory(
    *turns: Sequence[Attempt], example_id: str = "train-00000", gold_sql: str = "SELECT 1"
) -> Trajectory:
    """A trajectory with the prompts `prompt 1 SQL:`, `prompt 2 SQL:`; candidate 0 is selected."""
    return Trajectory(
        example_id=example_id,
        db_id="concert",
        question="?",
        gold_sql=gold_sql,
        difficulty=None,
        scope="verified",
        feedback="minimal",
        tables=("singer",),
        trimmed_tables=(),
        steps=tuple(
            Step(
                "write" if number == 1 else "rewrite",
                user_message(f"prompt {number} SQL:"),
                None if number == 1 else "wrong",
                tuple(attempts),
            )
            for number, attempts in enumerate(turns, start=1)
        ),
        accepted=False,
    )


def pair(pair_type: str, name: str, prompt: str | None = None, **meta: Any) -> PreferencePair:
    """A pair whose texts contain `name`, as does its prompt unless one is given."""
    return PreferencePair(
        user_message(prompt or f"prompt {name}"),
        (Message("assistant", f" right {name}"),),
        (Message("assistant", f" wrong {name}"),),
        {
            "type": pair_type,
            "synthetic": pair_type.startswith(SYNTHETIC_PREFIX),
            "gold_fallback": pair_type == GOLD_PAIR,
            "reward_margin": 0.8,
            "edit_distance_ratio": 0.25,
            "executable_chosen": True,
            "executable_rejected": True,
            "error_class": "wrong_result",
            "example_id": "train-00000",
            "chosen_strict_reason": None,
            **meta,
        },
    )
