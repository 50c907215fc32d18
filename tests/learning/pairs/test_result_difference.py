from typing import Any

import pytest

from lib.base.records import ExecutionResult, Value
from lib.learning.pairs.pair import Candidate, result_difference


def _result(*rows: tuple[Value, ...], columns: int = 1) -> ExecutionResult:
    return ExecutionResult("ok", ("c",) * columns, rows)


_TWO = _result((1,), (2,))


@pytest.mark.parametrize(
    ("rejected", "rows", "both_correct", "expected"),
    [
        (ExecutionResult("error", error="x"), (2, 0), False, ("no_result", (1, None), (2, None))),
        (_result((1, 1), columns=2), (2, 1), False, ("columns", (1, 2), (2, 1))),
        (_result((1,)), (2, 1), False, ("row_count", (1, 1), (2, 1))),
        (_result((1,), (3,)), (2, 2), False, ("rows", (1, 1), (2, 2))),
        (_result((2,), (1,)), (2, 2), False, ("order", (1, 1), (2, 2))),
        (_result((2,), (1,)), (2, 2), True, ("same", (1, 1), (2, 2))),
        (_TWO, (2, 2), False, ("same", (1, 1), (2, 2))),
        (_TWO, (9, 9), False, ("rows", (1, 1), (9, 9))),  # only the first rows are here
    ],
)
def test_the_first_difference_is_named(
    rejected: ExecutionResult, rows: tuple[int, int], both_correct: bool, expected: tuple[Any, ...]
) -> None:
    chosen, other = (
        Candidate("SELECT 1", "model", 0.0, result, count)
        for result, count in zip((_TWO, rejected), rows, strict=True)
    )
    found = result_difference(chosen, other, both_correct=both_correct)
    assert tuple(found.values()) == expected
