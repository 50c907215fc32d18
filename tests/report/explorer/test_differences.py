"""Rows and columns in which two results differ."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lib.base.records import ExecutionResult
from lib.report.explorer.bundle import TableDifference, table_difference
from lib.scoring.ex import results_match


def _result(*rows: tuple[Any, ...]) -> ExecutionResult:
    width = len(rows[0]) if rows else 1
    return ExecutionResult("ok", tuple(f"c{n}" for n in range(width)), rows)


def _same(**changes: Any) -> TableDifference:
    fields: dict[str, Any] = {
        "extra_columns": (),
        "missing_columns": (),
        "extra_rows": (),
        "missing_rows": (),
        "reordered": False,
    }
    return TableDifference(**(fields | changes))


@pytest.mark.parametrize(
    ("gold", "pred", "expected"),
    [
        ([(1,), (2,)], [(1,), (2,)], _same()),
        ([(1,), (2,)], [(2,), (1,)], _same(reordered=True)),
        ([(1,), (2,)], [(2,), (3,)], _same(extra_rows=(1,), missing_rows=(0,))),
        ([(1,)], [(1,), (1,)], _same(extra_rows=(1,))),
        ([(1,), (1,)], [(1,)], _same(missing_rows=(1,))),
        ([("a", 1), ("b", 2)], [(1, "a"), (2, "b")], _same()),
        ([("a",), ("b",)], [(7, "a"), (8, "b")], _same(extra_columns=(0,))),
        ([("a", 7), ("b", 8)], [("a",), ("b",)], _same(missing_columns=(1,))),
        ([(5,)], [(6,)], _same(extra_rows=(0,), missing_rows=(0,))),
        ([(5,)], [("x", 5)], _same(extra_columns=(0,))),
        ([(1,)], [], _same(missing_rows=(0,))),
    ],
)
def test_what_differs_is_named(
    gold: list[tuple[Any, ...]], pred: list[tuple[Any, ...]], expected: TableDifference
) -> None:
    assert table_difference(_result(*gold), _result(*pred)) == expected


_ROWS = st.lists(st.tuples(st.sampled_from("abc"), st.integers(4, 6)), max_size=5)


@settings(deadline=None)
@given(_ROWS, _ROWS)
def test_results_without_a_difference_are_equal_to_the_judge(
    gold: list[tuple[Any, ...]], pred: list[tuple[Any, ...]]
) -> None:
    both = _result(*gold), _result(*pred)
    if table_difference(*both) == _same():
        assert results_match(*both, order_matters=True)


@settings(deadline=None)
@given(_ROWS, st.randoms())
def test_a_turned_and_shuffled_copy_differs_in_the_order_at_most(
    gold: list[tuple[Any, ...]], random: Any
) -> None:
    pred = [(number, letter) for letter, number in gold]
    random.shuffle(pred)
    difference = table_difference(_result(*gold), _result(*pred))
    assert (difference.extra_rows, difference.missing_rows) == ((), ())
