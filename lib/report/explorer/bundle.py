"""Writes the explorer: a page, an index of small columns, and the trajectories in chunks.

The data files are scripts that call `received(name, value)`, since a page opened from disk may
load nothing else. The index holds what lists and filters need; a chunk is loaded when one of its
trajectories, or the results of one of its questions, is opened. A trajectory keeps the first rows
of a result and none of gold's, so each distinct query of a question runs once more in the sandbox.
"""

from __future__ import annotations

import json
import shutil
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from pathlib import Path
from typing import Any

from lib.answering.rollout.outputs import shown_rows
from lib.base.errors import DataError
from lib.base.jsonl import write_text
from lib.base.records import Attempt, ExecutionResult, Trajectory, Value, VerdictStatus, to_json
from lib.database.sandbox.sandbox import Query, Sandbox
from lib.report.explorer.runs import UNKNOWN_ROW_COUNT, Explored, listed
from lib.report.runs import Databases, first_attempt

_PAGE = Path(__file__).parent / "page"
_CHUNK = 400_000  # characters, after which the next chunk begins
_LETTERS: dict[VerdictStatus, str] = {
    "correct": "c",
    "wrong": "w",
    "pred_error": "e",
    "timeout": "t",
    "refused": "r",
    "gold_error": "g",
    "unscorable": "u",
}
_FALSE_POSITIVE = "l"  # correct, but not by strict EX


@dataclass
class Index:
    """What the page loads first. `trajectories` and `questions` hold columns of equal length.

    The column `turns` has one letter per turn: the verdict of the turn's selected answer.
    `left_out`: a line for each run that could not be read.
    """

    runs: list[dict[str, Any]] = field(default_factory=list)
    trajectories: dict[str, list[Any]] = field(default_factory=lambda: defaultdict(list))
    questions: dict[str, list[Any]] = field(default_factory=lambda: defaultdict(list))
    trajectory_chunks: list[int] = field(default_factory=list)
    question_chunks: list[int] = field(default_factory=list)
    left_out: list[str] = field(default_factory=list)


def write_bundle(
    runs: Iterable[Explored],
    left_out: list[str],
    out: Path,
    databases: Callable[[str], Databases | None],
    sandbox: Sandbox,
    report: str | None = None,
) -> Index:
    """Write the bundle to the folder `out`, which is replaced only once the new one is complete.

    `runs` adds to `left_out` while it is read. `databases`: returns the databases of a data set by
    its name, None where they are not known. `report`: the path of the report's page, relative to
    `out`. Raises DataError where there is no trajectory at all.
    """
    partial = out.with_name(f"{out.name}.partial")
    data = partial / "data"
    shutil.rmtree(partial, ignore_errors=True)
    shutil.copytree(_PAGE, partial)
    index = Index(left_out=left_out)
    questions: dict[tuple[str, ...], Question] = {}
    bodies = _trajectories(runs, index, questions)
    index.trajectory_chunks = _write_chunks(data, "trajectories", bodies)
    if not index.trajectories["id"]:
        shutil.rmtree(partial)
        reasons = "; ".join(index.left_out)
        raise DataError(f"no finished trajectories; run `dvc repro` first. {reasons}".rstrip(". "))
    results = (
        result
        for name, keys in groupby(questions, key=lambda key: key[0])
        for result in question_results([questions[key] for key in keys], databases(name), sandbox)
    )
    index.question_chunks = _write_chunks(data, "questions", results)
    _write_script(data, "index", _dumped(vars(index) | {"report": report}))
    shutil.rmtree(out, ignore_errors=True)
    partial.rename(out)
    return index


def _trajectories(
    runs: Iterable[Explored], index: Index, questions: dict[tuple[str, ...], Question]
) -> Iterator[dict[str, Any]]:
    """The bodies of the trajectories; fills the index, and `questions` in the order of their
    numbers, by data set, database, question and gold SQL.
    """
    for number, (view, trainings) in enumerate(runs):
        index.runs.append(listed(view))
        for trajectory, training in zip(view.trajectories, trainings, strict=True):
            key = (
                view.provenance["data"],
                trajectory.db_id,
                trajectory.question,
                trajectory.gold_sql,
            )
            if key not in questions:
                questions[key] = Question(len(questions), trajectory.db_id, trajectory.gold_sql)
                row = {
                    "database": trajectory.db_id,
                    "text": trajectory.question,
                    "gold": trajectory.gold_sql,
                    "difficulty": trajectory.difficulty or "unknown",
                }
                _append(index.questions, row)
            questions[key].add(trajectory)
            _append(index.trajectories, _trajectory_row(trajectory, number, questions[key].number))
            # without the fields that the index or the questions already hold
            body = to_json(trajectory)
            for name in ("question", "gold_sql", "difficulty", "example_id"):
                del body[name]
            yield body if training is None else body | {"training": training}


def _append(columns: dict[str, list[Any]], row: dict[str, Any]) -> None:
    for name, value in row.items():
        columns[name].append(value)


def _trajectory_row(trajectory: Trajectory, run: int, question: int) -> dict[str, Any]:
    final = trajectory.final
    return {
        "id": trajectory.example_id,
        "run": run,
        "question": question,
        "turns": "".join(_letter(turn.answer) for turn in trajectory.corrected_turns),
        "first_error": _error(first_attempt(trajectory)),
        "error": _error(final),
        "sql": final.sql if final else "",
    }


def _error(attempt: Attempt | None) -> str:
    return (attempt.error_class if attempt else None) or "none"


def _letter(attempt: Attempt) -> str:
    false_positive = attempt.correct and attempt.strict_verdict not in (None, "correct")
    return _FALSE_POSITIVE if false_positive else _LETTERS[attempt.verdict]


def _write_chunks(folder: Path, name: str, bodies: Iterable[dict[str, Any]]) -> list[int]:
    """Write the bodies in chunks; returns the number of the first body in each chunk."""
    starts: list[int] = []
    chunk: list[str] = []
    size = number = 0

    def write() -> None:
        starts.append(number - len(chunk))
        _write_script(folder, f"{name}-{len(starts) - 1}", f"[{','.join(chunk)}]")

    for body in bodies:
        chunk.append(_dumped(body))
        size += len(chunk[-1])
        number += 1
        if size >= _CHUNK:
            write()
            chunk, size = [], 0
    if chunk:
        write()
    return starts


def _write_script(folder: Path, name: str, value: str) -> None:
    write_text(folder / f"{name}.js", [f'received("{name}", {value});\n'])


def _dumped(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


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
