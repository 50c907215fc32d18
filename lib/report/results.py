"""Results that stay in git: a row of figures a run, and its predictions.

Outputs of a pipeline are replaced by the next run with another model or parameter. What a benchmark
has shown is kept beside the reports: `summary.json`, a list of rows, and one file of predictions a
row, which the data set's own evaluator scores.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from lib.data.audit.report import Audit
from lib.errors import DataError
from lib.jsonl import read_json
from lib.records import Trajectory
from lib.report.audit import on_audited_subset, on_databases_with_rows
from lib.report.databases import Databases
from lib.report.runs import EvaluationRun, View
from lib.rollout.outputs import predicted_sql

_KEY = ("model", "run", "repair", "scope", "feedback_source", "samples", "n")
_RATES = ("first_turn_ex", "final_ex", "executable_rate", "strict_ex")


@dataclass(frozen=True)
class Result:
    """One row of summary.json, and the trajectories that it is of."""

    row: dict[str, Any]
    trajectories: Sequence[Trajectory]

    @property
    def file(self) -> str:
        """The path of the predictions, below the folder of the summary."""
        row = self.row
        foreign = ".foreign" if row["feedback_source"] == "foreign" else ""
        vote = f".vote{row['samples']}" if row["samples"] > 1 else ""
        return f"{row['model']}/{row['run']}.{row['repair']}.{row['scope']}{foreign}{vote}.sql"

    def predictions(self) -> Iterator[str]:
        """A line a question: the SQL, a tab, the database's id."""
        for trajectory in self.trajectories:
            yield f"{predicted_sql(trajectory)}\t{trajectory.db_id}\n"


def result_of(
    run: EvaluationRun, timings: dict[str, Any], audit: Audit, databases: Databases
) -> Result:
    """The row of a finished run. Rates are in percent, each with its 95% interval in `_ci`.

    `repair` is the level of the feedback; it and `scope` are none where nothing is repaired.
    `tokens`: of all prompts and completions, and `seconds`: of the rollout, both a question.
    """
    repairs = run.feedback != "none"
    view = View(run, run.scope, run.trajectories)
    row: dict[str, Any] = {
        "model": Path(run.provenance["model"]).name,
        "run": run.name,
        "repair": run.feedback,
        "scope": run.scope if repairs else "none",
        "feedback_source": run.provenance.get("feedback_source", "own"),
        "samples": run.num_samples,
        "n": len(run.trajectories),
    }
    row |= _figures(view, _RATES)
    for name, part in {
        "with_rows": on_databases_with_rows(view, databases),
        "audited": on_audited_subset(view, audit),
    }.items():
        row[f"n_{name}"] = len(part.trajectories)
        row |= {
            key.replace("final_ex", f"final_ex_{name}"): value
            for key, value in _figures(part, ("final_ex",)).items()
        }
    tokens = sum(
        attempt.prompt_tokens + attempt.completion_tokens
        for trajectory in run.trajectories
        for turn in trajectory.turns
        for attempt in turn.attempts
    )
    row["tokens"] = round(tokens / len(run.trajectories), 1)
    played = timings["questions"]
    row["seconds"] = round(timings["seconds"] / played, 3) if played else None
    row["model_fingerprint"] = run.provenance["model_fingerprint"]
    row["dtype"] = run.provenance["generation"]["dtype"]
    row["backend"] = run.provenance["generation"]["backend"]
    row["code"] = run.provenance["code_fingerprint"]
    return Result(row, run.trajectories)


def merged_rows(path: Path, results: Iterable[Result]) -> list[dict[str, Any]]:
    """The rows of the file, if there is one, with those of the results in place of their like.

    Raises DataError where the file is no list of rows.
    """
    old = read_json(path, "delete it") if path.is_file() else []
    if not isinstance(old, list) or not all(isinstance(row, dict) for row in old):
        raise DataError(f"{path}: expected a list of rows; delete it, or restore it from git")
    rows = {_key(row): row for row in old}
    rows.update((_key(result.row), result.row) for result in results)
    return sorted(rows.values(), key=_key)


def _key(row: dict[str, Any]) -> str:
    return json.dumps([row.get(name) for name in _KEY])


def _figures(view: View, names: Iterable[str]) -> dict[str, Any]:
    return {key: view.summary[key] for name in names for key in (name, f"{name}_ci")}
