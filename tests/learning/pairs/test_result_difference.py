from __future__ import annotations

import pytest

from lib.base.records import ExecutionResult, Value
from lib.learning.pairs.pair import Candidate, ResultDifference, result_difference


def _result(*rows: tuple[Value, ...], columns: int = 1) -> ExecutionResult:
    return ExecutionResult("ok", ("c",) * columns, rows)


def _side(result: ExecutionResult, row_count: int) -> Candidate:
    return Candidate("SELECT 1", "model", 0.0, result, row_count)


_TWO_ROWS = _result((1,), (2,))
_CHOSEN = _side(_TWO_ROWS, 2)


@pytest.mark.parametrize(
    ("rejected", "rows", "kind"),
    [
        (ExecutionResult("error", error="no such column: x"), 0, "no_result"),
        (_result((1, 1), columns=2), 1, "columns"),
        (_result((1,)), 1, "row_count"),
        (_result((1,), (3,)), 2, "rows"),
        (_result((2,), (1,)), 2, "order"),
        (_result((1,), (2,)), 2, "same"),
    ],
)
def test_the_first_difference_is_named(rejected: ExecutionResult, rows: int, kind: str) -> None:
    assert result_difference(_CHOSEN, _side(rejected, rows), both_correct=False).kind == kind


def test_both_sizes_are_given() -> None:
    wide = _side(_result((1, 1), columns=2), 1)
    difference = result_difference(_CHOSEN, wide, both_correct=False)
    assert difference == ResultDifference("columns", (1, 2), (2, 1))


def test_long_results_of_which_only_the_first_rows_are_here_count_as_different() -> None:
    long = _side(_TWO_ROWS, 9)
    assert result_difference(long, long, both_correct=False).kind == "rows"


def test_two_correct_answers_do_not_differ() -> None:
    swapped = _side(_result((2,), (1,)), 2)
    assert result_difference(_CHOSEN, swapped, both_correct=True).kind == "same"
