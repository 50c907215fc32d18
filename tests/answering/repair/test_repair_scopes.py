"""The stopping rules of the three scopes."""

import pytest

from lib.answering.repair.observation import (
    Guard,
    Observation,
    fired_guards,
    online_accepts,
)
from lib.base.records import ExecutionResult, ExecutionStatus, PlanCost, Value

Rows = tuple[tuple[Value, ...], ...]


def _ran(rows: Rows, cartesian_joins: int = 0) -> Observation:
    result = ExecutionResult("ok", ("a", "b"), rows)
    return Observation("SELECT a, b FROM t", result, PlanCost(cartesian_joins=cartesian_joins))


@pytest.mark.parametrize("status", ["error", "timeout", "too_large", "refused"])
@pytest.mark.parametrize("guarded", [False, True])
def test_a_query_that_failed_is_repaired_online(status: ExecutionStatus, guarded: bool) -> None:
    observation = Observation("SELECT 1", ExecutionResult(status))
    assert not online_accepts(observation, guarded)
    assert fired_guards(observation) == ()


@pytest.mark.parametrize(
    ("rows", "cartesian_joins", "guards"),
    [
        ((), 0, ("empty_result",)),
        (((None, None), (None, None)), 0, ("all_null",)),
        (((0, 0.0),), 0, ("zero_count",)),
        (((1, 2),), 1, ("cartesian_join",)),
        ((), 1, ("empty_result", "cartesian_join")),
    ],
)
def test_a_guard_repairs_what_plain_online_accepts(
    rows: Rows, cartesian_joins: int, guards: tuple[Guard, ...]
) -> None:
    observation = _ran(rows, cartesian_joins)
    assert fired_guards(observation) == guards
    assert online_accepts(observation, guarded=False)
    assert not online_accepts(observation, guarded=True)


@pytest.mark.parametrize(
    "rows", [((1, 2),), ((None, 1),), ((0, 1),), ((0, None),), ((0, 0), (0, 0)), (("0", "0"),)]
)
def test_no_guard_doubts_a_result_with_values(rows: Rows) -> None:
    assert fired_guards(_ran(rows)) == ()
    assert online_accepts(_ran(rows), guarded=True)
