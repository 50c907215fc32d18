"""Writes the explorer: a page, an index of small columns, and the trajectories in chunks.

The data files are scripts that call `received(name, value)`, since a page opened from disk may
load nothing else. The index holds what lists and filters need; a chunk is loaded when one of its
trajectories, or the results of one of its questions, is opened.
"""

import json
import shutil
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from pathlib import Path
from typing import Any

from lib.base.errors import DataError
from lib.base.jsonl import write_text
from lib.base.records import Attempt, Trajectory, VerdictStatus, to_json
from lib.database.sandbox.sandbox import Sandbox
from lib.report.explorer.results import Question, question_results
from lib.report.explorer.runs import ExplorerRun
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
    runs: Iterable[ExplorerRun],
    left_out: Sequence[str],
    out: Path,
    databases: Callable[[str], Databases | None],
    sandbox: Sandbox,
    report: str | None = None,
) -> Index:
    """Write the bundle to the folder `out`, which is replaced only once the new one is complete.

    `databases`: returns the databases of a data set by its name, None where they are not known.
    `report`: the path of the report's page, relative to `out`. Raises DataError where there is no
    trajectory at all.
    """
    partial = out.with_name(f"{out.name}.partial")
    data = partial / "data"
    shutil.rmtree(partial, ignore_errors=True)
    shutil.copytree(_PAGE, partial)
    index = Index(left_out=list(left_out))
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
    runs: Iterable[ExplorerRun], index: Index, questions: dict[tuple[str, ...], Question]
) -> Iterator[dict[str, Any]]:
    """The bodies of the trajectories; fills the index, and `questions` in the order of their
    numbers, by data set, database, question and gold SQL.

    A run with a line that cannot be read is left out of the bundle as a whole.
    """
    names = ("folder", "stage", "run", "scope", "mode", "split", "facts", "turn_ms")
    for run in runs:
        try:
            trajectories = list(run.read())
        except DataError as error:
            index.left_out.append(str(error))
            continue
        number = len(index.runs)
        index.runs.append({name: getattr(run, name) for name in names})
        for trajectory, training in trajectories:
            key = (run.data, trajectory.db_id, trajectory.question, trajectory.gold_sql)
            if key not in questions:
                questions[key] = Question(len(questions), trajectory.db_id, trajectory.gold_sql)
                _append(index.questions, _question_row(trajectory))
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


def _question_row(trajectory: Trajectory) -> dict[str, Any]:
    return {
        "database": trajectory.db_id,
        "text": trajectory.question,
        "gold": trajectory.gold_sql,
        "difficulty": trajectory.difficulty or "unknown",
    }


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
