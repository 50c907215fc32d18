"""Runs gold and the predicted queries again, so that their results can be shown side by side.

A trajectory keeps the first five rows of a result and none of gold's. Here each distinct query of a
question runs once more in the sandbox, and the rows that differ from gold's are shown too.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from lib.db.sandbox import Query, Sandbox
from lib.records import ExecutionResult, Trajectory
from lib.report.databases import Databases
from lib.report.explorer.differences import TableDifference, table_difference
from lib.report.explorer.played import ANY_NUMBER
from lib.rollout.record import shown_rows

_FIRST_ROWS = 12
_DIFFERENT_ROWS = 12  # shown in addition to the first ones
_TOGETHER = 64  # questions executed at a time


@dataclass
class AskedQuestion:
    """A question. `row_counts`: the SQL that any run executed for it, and its number of rows."""

    number: int
    db_id: str
    gold_sql: str
    row_counts: dict[str, int] = field(default_factory=dict)

    def add(self, trajectory: Trajectory) -> None:
        for step in trajectory.turns:
            for attempt in step.attempts:
                if attempt.status == "ok":
                    self.row_counts[attempt.sql] = attempt.row_count


def question_results(
    questions: Sequence[AskedQuestion], databases: Databases | None, sandbox: Sandbox
) -> Iterator[dict[str, Any]]:
    """For each question, in order, the results of gold and of each predicted query.

    `databases`: None where the databases of the questions' data set are not known.
    """
    for start in range(0, len(questions), _TOGETHER):
        together = questions[start : start + _TOGETHER]
        paths = [databases.path(q.db_id) if databases else None for q in together]
        queries = [
            Query(str(path), sql)
            for question, path in zip(together, paths, strict=True)
            if path is not None
            for sql in dict.fromkeys((question.gold_sql, *question.row_counts))
        ]
        distinct = list(dict.fromkeys(queries))
        results = dict(zip(distinct, sandbox.execute_many(distinct), strict=True))
        for question, path in zip(together, paths, strict=True):
            if path is None:
                yield {"gold": _no_gold("the database is not here"), "results": {}}
            else:
                of_sql = {
                    query.sql: r for query, r in results.items() if query.db_path == str(path)
                }
                yield _beside_gold(question, of_sql)


def _beside_gold(question: AskedQuestion, results: Mapping[str, ExecutionResult]) -> dict[str, Any]:
    """The results of gold and of each predicted query, with the rows that differ marked.

    A query that now returns another number of rows than was recorded is left out.
    """
    gold = results[question.gold_sql]
    if gold.status != "ok":
        return {"gold": _no_gold(gold.error or gold.status), "results": {}}
    ran = {
        sql: results[sql]
        for sql, count in question.row_counts.items()
        if results[sql].status == "ok" and count in (len(results[sql].rows), ANY_NUMBER)
    }
    differences = {sql: table_difference(gold, result) for sql, result in ran.items()}
    missing = {row for difference in differences.values() for row in _some(difference.missing_rows)}
    return {
        "gold": {"status": "ok", "error": None} | _table(gold, missing),
        "results": {
            sql: _table(result, _some(differences[sql].extra_rows)) | _marks(differences[sql])
            for sql, result in ran.items()
        },
    }


def _no_gold(error: str) -> dict[str, Any]:
    return {"status": "error", "error": error, "columns": [], "row_count": 0, "rows": []}


def _some(rows: Sequence[int]) -> Sequence[int]:
    return rows[:_DIFFERENT_ROWS]


def _table(result: ExecutionResult, further: Iterable[int]) -> dict[str, Any]:
    """The first rows and the `further` ones, each as [index, values]."""
    count = len(result.rows)
    indices = sorted({*range(min(_FIRST_ROWS, count)), *further})
    return {
        "columns": list(result.columns),
        "row_count": count,
        "rows": [[index, *shown_rows([result.rows[index]])] for index in indices],
    }


def _marks(difference: TableDifference) -> dict[str, Any]:
    """What differs: indices of columns and of the rows that are shown, and counts of all rows."""
    return {
        "extra_columns": difference.extra_columns,
        "missing_columns": difference.missing_columns,
        "extra_rows": _some(difference.extra_rows),
        "extra": len(difference.extra_rows),
        "missing_rows": _some(difference.missing_rows),
        "missing": len(difference.missing_rows),
        "reordered": difference.reordered,
    }
