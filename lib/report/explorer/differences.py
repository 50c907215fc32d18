"""How the result of a prediction differs from gold's, row by row and column by column."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from lib.records import ExecutionResult, Value

_Rows = Sequence[tuple[Value, ...]]

_PAIRED_BY = 1000  # rows: enough to tell columns apart


@dataclass(frozen=True)
class TableDifference:
    """Indices of the columns and rows that only one of two results has.

    `extra_*`: only the prediction has them; `missing_*`: only gold has them. Rows are compared in
    the columns that both have, as multisets. `reordered`: these rows are the same but in another
    order.
    """

    extra_columns: tuple[int, ...]
    missing_columns: tuple[int, ...]
    extra_rows: tuple[int, ...]
    missing_rows: tuple[int, ...]
    reordered: bool


def table_difference(gold: ExecutionResult, pred: ExecutionResult) -> TableDifference:
    """Compare two results with status "ok". Columns are paired by their values, as EX does."""
    pairs = _paired_columns(
        gold.rows[:_PAIRED_BY], pred.rows[:_PAIRED_BY], len(gold.columns), len(pred.columns)
    )
    gold_columns = [column for column, _ in pairs]
    pred_columns = [column for _, column in pairs]
    gold_rows, pred_rows = _only(gold.rows, gold_columns), _only(pred.rows, pred_columns)
    extra, missing = _not_in(pred_rows, gold_rows), _not_in(gold_rows, pred_rows)
    return TableDifference(
        extra_columns=_others(len(pred.columns), pred_columns),
        missing_columns=_others(len(gold.columns), gold_columns),
        extra_rows=extra,
        missing_rows=missing,
        reordered=not extra and not missing and gold_rows != pred_rows,
    )


def _paired_columns(
    gold: _Rows, pred: _Rows, gold_width: int, pred_width: int
) -> list[tuple[int, int]]:
    """(column of gold, column of the prediction): those that share most values first.

    Columns that share nothing are paired in their order, as long as there is one on each side.
    """
    golds = [Counter(row[column] for row in gold) for column in range(gold_width)]
    preds = [Counter(row[column] for row in pred) for column in range(pred_width)]
    candidates = sorted(
        (-(golds[g] & preds[p]).total(), abs(g - p), g, p)
        for g in range(gold_width)
        for p in range(pred_width)
    )
    pairs: dict[int, int] = {}
    for shared, _, g, p in candidates:
        if shared and g not in pairs and p not in pairs.values():
            pairs[g] = p
    free_gold, free_pred = _others(gold_width, pairs), _others(pred_width, pairs.values())
    return sorted([*pairs.items(), *zip(free_gold, free_pred, strict=False)])


def _others(width: int, columns: Iterable[int]) -> tuple[int, ...]:
    taken = set(columns)
    return tuple(column for column in range(width) if column not in taken)


def _only(rows: _Rows, columns: Sequence[int]) -> list[tuple[Value, ...]]:
    return [tuple(row[column] for column in columns) for row in rows]


def _not_in(rows: _Rows, others: _Rows) -> tuple[int, ...]:
    """The indices of the rows that `others` do not have, or have less often."""
    left = Counter(others)
    indices = []
    for index, row in enumerate(rows):
        if left[row] > 0:
            left[row] -= 1
        else:
            indices.append(index)
    return tuple(indices)
