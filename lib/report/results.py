"""Results that are kept in git: a row of figures per run, and its predictions.

The next run with another model or parameter replaces the outputs of a pipeline. Benchmark results
are therefore kept beside the reports: `summary.json`, a list of rows, and for each row a file of
predictions, which the data set's own evaluator can score.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tabulate import tabulate

from lib.data.audit.findings import Audit
from lib.jsonl import read_rows
from lib.records import Trajectory
from lib.report.ablation import compare_views, points_of
from lib.report.audit import on_audited_subset, on_databases_with_rows
from lib.report.databases import Databases
from lib.report.published import PUBLISHED_RUNS, PublishedRun
from lib.report.runs import ONE_SHOT, EvaluationRun, View, as_played, one_shot, rate_keys
from lib.report.table import rate_of
from lib.rollout.outputs import predicted_sql

_KEY = ("model", "run", "repair", "scope", "feedback_source", "samples", "seed")  # in its file name
_USUAL_SEED = 13  # of params.yaml; file names and the table give only other ones
_RATES = ("first_turn_ex", "final_ex", "executable_rate", "strict_ex")
_STARTED_FROM = {"sft_round1": "base", "sft": "base", "dpo": "base", "sft_dpo": "sft"}
_SPENT = ("generate_seconds", "execute_seconds", "judge_seconds")
_HEADINGS = (
    *("model", "run", "repair", "scope", "samples", "n"),
    *("first-turn EX", "final EX", "with rows", "executable", "gain", "against"),
    *("tokens a question", "seconds a question"),
)


@dataclass(frozen=True)
class Finished:
    """A finished evaluation and the content of its timings.json."""

    run: EvaluationRun
    timings: dict[str, Any]

    def views(self) -> Iterator[View]:
        """The run as played and, where it has repair without gold, its first turns as one shot."""
        yield as_played(self.run)
        if self.run.feedback != "none" and self.run.scope != "verified":
            yield one_shot(self.run)


@dataclass(frozen=True)
class Result:
    """One row of summary.json, and the view whose figures it holds."""

    row: dict[str, Any]
    view: View

    @property
    def file(self) -> str:
        """The path of the predictions, relative to the folder of the summary."""
        row = self.row
        foreign = ".foreign" if row["feedback_source"] == "foreign" else ""
        vote = f".vote{row['samples']}" if row["samples"] > 1 else ""
        seed = f".seed{row['seed']}" if row["seed"] != _USUAL_SEED else ""
        setting = f"{row['run']}.{row['repair']}.{row['scope']}{foreign}{vote}{seed}"
        return f"{row['model']}/{setting}.sql"


def prediction_lines(trajectories: Iterable[Trajectory]) -> Iterator[str]:
    """One line per question: the SQL, a tab, the database's id."""
    for trajectory in trajectories:
        yield f"{predicted_sql(trajectory)}\t{trajectory.db_id}\n"


def results_of(finished: Iterable[Finished], audit: Audit, databases: Databases) -> list[Result]:
    """One row per finished run and setting. Rates are in percent, with their 95% intervals, all of
    them exact.

    `repair` is the level of the feedback; it and `scope` are "none" where nothing is repaired.
    `gain`: final minus first-turn EX; `against`: final EX minus that of the run that training
    started from, in the same setting, where it is among these; both in points, paired.
    `seed`: of training and of what is drawn, see params.yaml.
    `tokens`: prompt and completion tokens per question. `seconds`: rollout time per question.
    """
    results = {
        _key(result.row): result
        for each in finished
        for view in each.views()
        for result in [Result(_row(view, each.timings, audit, databases), view)]
    }
    for result in results.values():
        before = _STARTED_FROM.get(result.row["run"])
        other = results.get(_key({**result.row, "run": before}))
        if other is not None:
            paired = compare_views(other.view, result.view)
            result.row["against"] = {"run": before, **points_of(paired)}
    return list(results.values())


def _row(view: View, timings: dict[str, Any], audit: Audit, databases: Databases) -> dict[str, Any]:
    run = view.run
    repairs = view.feedback != "none"
    row: dict[str, Any] = {
        "model": Path(run.provenance["model"]).name,
        "run": run.name,
        "repair": view.feedback,
        "scope": run.scope if repairs else "none",
        "feedback_source": run.provenance.get("feedback_source", "own") if repairs else "own",
        "samples": run.num_samples,
        "seed": run.seed,
        "n": len(view.trajectories),
        **view.rates(_RATES),
    }
    row["gain"] = points_of(compare_views(one_shot(run), view))
    for name, part in {
        "with_rows": on_databases_with_rows(view, databases),
        "audited": on_audited_subset(view, audit),
    }.items():
        row[f"n_{name}"] = len(part.trajectories)
        for ours, theirs in zip(rate_keys(f"final_ex_{name}"), rate_keys("final_ex"), strict=True):
            row[ours] = part.summary[theirs]
    row["tokens"] = _tokens(view) / len(view.trajectories)
    row["seconds"] = _seconds(view, timings)
    row["model_fingerprint"] = run.provenance["model_fingerprint"]
    row["dtype"] = run.provenance["generation"]["dtype"]
    row["backend"] = run.provenance["generation"]["backend"]
    row["code"] = run.provenance["code_fingerprint"]
    return row


def _tokens(view: View) -> int:
    return sum(sum(step.tokens) for each in view.trajectories for step in each.steps)


def _seconds(view: View, timings: dict[str, Any]) -> float | None:
    """Seconds per question, without loading the model; None where all were resumed, untimed."""
    turns = timings["turns"][:1] if view.setting == ONE_SHOT else timings["turns"]
    spent = sum(turn[name] for turn in turns for name in _SPENT)
    return spent / timings["questions"] if timings["questions"] else None


def results_page(data: str, rows: Sequence[Mapping[str, Any]]) -> str:
    """Markdown: the rows as a table; for Spider, published figures as well."""
    ours = [[*_setting(row), *_shown(row)] for row in rows]
    published = [] if data != "spider" else [_published(run) for run in PUBLISHED_RUNS]
    table = tabulate([*ours, *published], _HEADINGS, tablefmt="github", disable_numparse=True)
    return f"""# Results on {data} dev

Percent with 95% intervals. `verified`: a verifier that knows gold decides what is repaired; the
other scopes use what a user has. Gain: final minus first-turn EX; against: final EX minus that of
the run that training started from, in the same setting; both paired, in points. With rows: the
questions whose database has any. Rows marked *published* are of others, of
Qwen2.5-Coder-3B-Instruct, on all questions of Spider dev. Written by `stages.keep_results`;
`summary.json` has every figure, and the files beside it the predictions.

{table}
"""


def _setting(row: Mapping[str, Any]) -> list[str]:
    repair = row["repair"] + (" (foreign)" if row["feedback_source"] == "foreign" else "")
    samples = f"{row['samples']}, vote" if row["samples"] > 1 else "1"
    run = row["run"] + (f", seed {row['seed']}" if row["seed"] != _USUAL_SEED else "")
    return [row["model"], run, repair, row["scope"], samples, str(row["n"])]


def _shown(row: Mapping[str, Any]) -> Iterator[str]:
    for name in ("first_turn_ex", "final_ex", "final_ex_with_rows", "executable_rate"):
        yield rate_of(row, name).text
    for difference in (row.get("gain") if row["repair"] != "none" else None, row.get("against")):
        yield _difference(difference) if difference else "-"
    yield f"{row['tokens']:.0f}"
    yield "-" if row["seconds"] is None else f"{row['seconds']:.2f}"


def _difference(found: Mapping[str, Any]) -> str:
    run = f"{found['run']}: " if "run" in found else ""
    return f"{run}{found['points']:+.1f} [{found['low']:+.1f}, {found['high']:+.1f}]"


def _published(run: PublishedRun) -> list[str]:
    scope = "none" if run.setting == ONE_SHOT else run.setting
    figures = (run.first_turn_ex, run.final_ex, None, run.executable_rate)
    return [
        "Qwen2.5-Coder-3B-Instruct, *published*",
        *(run.run, run.feedback, scope, "1", "1034"),
        *("-" if figure is None else f"{figure:.2f}" for figure in figures),
        *("-",) * 4,
    ]


def merged_rows(path: Path, results: Iterable[Result]) -> list[dict[str, Any]]:
    """The rows of the file, if there is one, and those of the results, which replace equal keys.

    Raises DataError where the file is not one of rows.
    """
    remedy = "delete the file, or restore it from git"
    old = read_rows(path, (*_KEY, "n", "tokens", "seconds"), remedy) if path.is_file() else []
    rows = {_key(row): row for row in old}
    rows.update((_key(result.row), result.row) for result in results)
    return sorted(rows.values(), key=_key)


def _key(row: dict[str, Any]) -> str:
    return json.dumps([row.get(name) for name in _KEY])
