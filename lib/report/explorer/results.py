"""Runs gold and the predicted queries again, so that their results can be shown side by side.

A trajectory keeps the first five rows of a result and none of gold's. Here each distinct query of a
question runs once more in the sandbox, and the rows that differ from gold's are shown too.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from lib.answering.rollout.outputs import shown_rows
from lib.base.records import ExecutionResult, Trajectory, Value
from lib.database.sandbox.sandbox import Query, Sandbox
from lib.report.explorer.runs import UNKNOWN_ROW_COUNT
from lib.report.runs import Databases

_FIRST_ROWS = 12
_DIFFERENT_ROWS = 12  # shown in addition to the first ones
_PAIRED_BY = 1000  # rows: enough to tell columns apart
_TOGETHER = 64  # questions executed at a time

_Rows = Sequence[tuple[Value, ...]]


@dataclass
class Question:
    """A question. `row_counts`: the SQL that any run executed for it, and its number of rows."""

    number: int
    db_id: str
    gold_sql: str
    row_counts: dict[str, int] = field(default_factory=dict)

    def add(self, trajectory: Trajectory) -> None:
        for step in trajectory.steps:
            for attempt in step.attempts:
                if attempt.status == "ok":
                    self.row_counts[attempt.sql] = attempt.row_count


def question_results(
    questions: Sequence[Question], databases: Databases | None, sandbox: Sandbox
) -> Iterator[dict[str, Any]]:
    """For each question, in order, the results of gold and of each predicted query.

    `databases`: None where the databases of the questions' data set are not known.
    """
    for start in range(0, len(questions), _TOGETHER):
        together = questions[start : start + _TOGETHER]
        paths = [databases.path(q.db_id) if databases else None for q in together]
        queries = {
            Query(str(path), sql): None
            for question, path in zip(together, paths, strict=True)
            if path is not None
            for sql in (question.gold_sql, *question.row_counts)
        }
        results = dict(zip(queries, sandbox.execute_many(list(queries)), strict=True))
        for question, path in zip(together, paths, strict=True):
            if path is None:
                yield _without_gold("the database is not here")
            else:
                sqls = (question.gold_sql, *question.row_counts)
                yield _beside_gold(question, {sql: results[Query(str(path), sql)] for sql in sqls})


def _beside_gold(question: Question, results: Mapping[str, ExecutionResult]) -> dict[str, Any]:
    """The results of gold and of each predicted query, with the rows that differ marked.

    A query that now returns another number of rows than was recorded is left out.
    """
    gold = results[question.gold_sql]
    if gold.status != "ok":
        return _without_gold(gold.error or gold.status)
    shown = {
        sql: (results[sql], table_difference(gold, results[sql]))
        for sql, count in question.row_counts.items()
        if results[sql].status == "ok" and count in (len(results[sql].rows), UNKNOWN_ROW_COUNT)
    }
    missing = {
        row for _, difference in shown.values() for row in difference.missing_rows[:_DIFFERENT_ROWS]
    }
    return {
        "gold": {"status": "ok", "error": None} | _table(gold, missing),
        "results": {
            sql: _table(result, difference.extra_rows[:_DIFFERENT_ROWS]) | _marks(difference)
            for sql, (result, difference) in shown.items()
        },
    }


def _without_gold(error: str) -> dict[str, Any]:
    gold = {"status": "error", "error": error, "columns": [], "row_count": 0, "rows": []}
    return {"gold": gold, "results": {}}


def _table(result: ExecutionResult, further: Iterable[int]) -> dict[str, Any]:
    """The first rows and the `further` ones, each as [index, values]."""
    count = len(result.rows)
    indices = sorted({*range(min(_FIRST_ROWS, count)), *further})
    return {
        "columns": list(result.columns),
        "row_count": count,
        "rows": [[index, *shown_rows([result.rows[index]])] for index in indices],
    }


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


def _marks(difference: TableDifference) -> dict[str, Any]:
    """What differs: indices of columns and of the rows that are shown, and counts of all rows."""
    return {
        "extra_columns": difference.extra_columns,
        "missing_columns": difference.missing_columns,
        "extra_rows": difference.extra_rows[:_DIFFERENT_ROWS],
        "extra": len(difference.extra_rows),
        "missing_rows": difference.missing_rows[:_DIFFERENT_ROWS],
        "missing": len(difference.missing_rows),
        "reordered": difference.reordered,
    }


def table_difference(gold: ExecutionResult, pred: ExecutionResult) -> TableDifference:
    """Compare two results with status "ok". Columns are paired by their values, as EX does."""
    pairs = _paired_columns(gold, pred)
    gold_rows = [tuple(row[column] for column, _ in pairs) for row in gold.rows]
    pred_rows = [tuple(row[column] for _, column in pairs) for row in pred.rows]
    extra, missing = _not_in(pred_rows, gold_rows), _not_in(gold_rows, pred_rows)
    return TableDifference(
        extra_columns=_others(len(pred.columns), (column for _, column in pairs)),
        missing_columns=_others(len(gold.columns), (column for column, _ in pairs)),
        extra_rows=extra,
        missing_rows=missing,
        reordered=not extra and not missing and gold_rows != pred_rows,
    )


def _paired_columns(gold: ExecutionResult, pred: ExecutionResult) -> list[tuple[int, int]]:
    """(column of gold, column of the prediction): those that share most values first.

    Columns that share nothing are paired in their order, as long as there is one on each side.
    """
    golds, preds = (
        [Counter(row[n] for row in result.rows[:_PAIRED_BY]) for n in range(len(result.columns))]
        for result in (gold, pred)
    )
    candidates = sorted(
        (-(values & others).total(), abs(g - p), g, p)
        for g, values in enumerate(golds)
        for p, others in enumerate(preds)
    )
    pairs: dict[int, int] = {}
    for shared, _, g, p in candidates:
        if shared and g not in pairs and p not in pairs.values():
            pairs[g] = p
    free_gold, free_pred = _others(len(golds), pairs), _others(len(preds), pairs.values())
    return sorted([*pairs.items(), *zip(free_gold, free_pred, strict=False)])


def _others(width: int, columns: Iterable[int]) -> tuple[int, ...]:
    taken = set(columns)
    return tuple(column for column in range(width) if column not in taken)


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
