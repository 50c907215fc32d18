"""What an executor sees of one attempt, and who decides by it whether the attempt is repaired.

The scopes `online` and `online_guarded` use an `Observation` alone, which has no field for gold or
a verdict: tests/answering/repair/test_no_gold.py walks the types. Only `verified`, the research
setting, sees a verdict, and with it gold.
"""

from dataclasses import dataclass, replace
from typing import Literal, get_args

from lib.base.records import Completion, ExecutionResult, PlanCost, VerdictStatus


@dataclass(frozen=True)
class Observation:
    """The SQL that ran, how it ended, and its query plan (None where there is no plan)."""

    sql: str
    result: ExecutionResult
    plan: PlanCost | None = None


_CUT_OFF = "the query was cut off at the limit of tokens"
_COMPARED = 40  # characters; SQL within JSON or quotes is not written as it is executed


def is_cut(sql: str, completion: Completion) -> bool:
    """Whether the limit of tokens ended the completion within this SQL of it."""
    at_the_end = completion.text.rstrip().endswith(sql[-_COMPARED:])
    return completion.finish_reason == "length" and at_the_end


def with_cut(observation: Observation, completion: Completion) -> Observation:
    """The observation of SQL of the completion, which fails as `cut_off` if that is why."""
    result = observation.result
    if result.status != "error" or not is_cut(observation.sql, completion):
        return observation
    error = f"{_CUT_OFF} ({result.error})"
    return replace(observation, result=replace(result, status="cut_off", error=error))


def without_cut(observation: Observation) -> Observation:
    """The opposite: what SQLite said."""
    result = observation.result
    if result.status != "cut_off":
        return observation
    error = (result.error or "").removeprefix(f"{_CUT_OFF} (").removesuffix(")")
    return replace(observation, result=replace(result, status="error", error=error))


Guard = Literal["empty_result", "all_null", "zero_count", "cartesian_join"]
"""A reason to doubt a query that ran. `all_null`: rows, but not one value in them. `zero_count`:
the one row holds nothing but zeros, which is how a filter that matches nothing looks after a
count. `cartesian_join`: the plan joins two tables without a condition. A guard can be wrong: these
doubt 3% of the gold queries of Spider's training set, most of them for an empty result."""

GUARDS: tuple[Guard, ...] = get_args(Guard)

_NOTHING_TO_REPAIR: frozenset[VerdictStatus] = frozenset({"correct", "gold_error", "unscorable"})


def fired_guards(observation: Observation) -> tuple[Guard, ...]:
    """The guards that doubt this observation, in the order of `GUARDS`; () if the query failed."""
    result, plan = observation.result, observation.plan
    if result.status != "ok":
        return ()
    rows = result.rows
    fired: dict[Guard, bool] = {
        "empty_result": not rows,
        "all_null": bool(rows) and all(value is None for row in rows for value in row),
        "zero_count": len(rows) == 1 and all(value == 0 for value in rows[0]),
        "cartesian_join": plan is not None and plan.cartesian_joins > 0,
    }
    return tuple(guard for guard in GUARDS if fired[guard])


def online_accepts(observation: Observation, guarded: bool) -> bool:
    """True where an online scope repairs no further.

    Errors, timeouts, too large results and refusals are always repaired; with `guarded` also
    results that a guard doubts.
    """
    if observation.result.status != "ok":
        return False
    return not (guarded and fired_guards(observation))


def verified_accepts(verdict: VerdictStatus) -> bool:
    """True where a verifier that knows gold asks for no repair.

    That is a correct attempt, and one without a verdict from gold (`gold_error`, `unscorable`): a
    repair of it could never be confirmed.
    """
    return verdict in _NOTHING_TO_REPAIR
