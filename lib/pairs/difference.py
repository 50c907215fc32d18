"""What differs between the results of the two sides of a pair."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Literal

from lib.records import ExecutionResult

DifferenceKind = Literal["no_result", "columns", "row_count", "rows", "order", "same"]
"""The first that applies: the rejected SQL gives no result, has more or fewer columns, more or
fewer rows, other rows, the same in another order; or nothing differs."""


@dataclass(frozen=True)
class ResultDifference:
    """`columns`, `rows`: how many the chosen and the rejected SQL return, None without result."""

    kind: DifferenceKind
    columns: tuple[int, int | None]
    rows: tuple[int, int | None]


def result_difference(
    chosen: ExecutionResult,
    chosen_rows: int,
    rejected: ExecutionResult,
    rejected_rows: int,
    *,
    both_correct: bool,
) -> ResultDifference:
    """`chosen_rows`, `rejected_rows`: of the whole results, of which only the first rows may be
    here. Two results that are not here as a whole, and as long, count as having other rows.
    """
    columns = len(chosen.columns)
    if rejected.status != "ok":
        return ResultDifference("no_result", (columns, None), (chosen_rows, None))
    kind: DifferenceKind = "rows"
    if both_correct:
        kind = "same"
    elif columns != len(rejected.columns):
        kind = "columns"
    elif chosen_rows != rejected_rows:
        kind = "row_count"
    elif len(chosen.rows) == chosen_rows and Counter(chosen.rows) == Counter(rejected.rows):
        kind = "same" if chosen.rows == rejected.rows else "order"
    return ResultDifference(kind, (columns, len(rejected.columns)), (chosen_rows, rejected_rows))
