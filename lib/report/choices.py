"""Accuracy against cost: EX by the rule of choice and the number of samples of a rollout."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from lib.base.jsonl import read_json
from lib.base.records import ChoiceRule
from lib.report.charts import Line, line_chart
from lib.report.runs import EvaluationRun, read_run
from lib.report.table import (
    Cell,
    Figure,
    FigureGroup,
    Section,
    number,
    rate_of,
    source_of,
    table_of,
)
from lib.scoring.statistics import NOTHING, rate_keys

Row = Mapping[str, Any]

RULES: dict[ChoiceRule, str] = {"first": "first that runs", "vote": "vote"}
_SCOPES = ("online", "online_guarded")  # of these the first; their first turns are the same
_SPENT = ("generate_seconds", "execute_seconds", "judge_seconds")


def read_choices(outputs: Path) -> list[EvaluationRun]:
    """The evaluations on dev with several candidates that were chosen without gold, with timings.

    Of each model one. Raises DataError where one is malformed.
    """
    runs = []
    for model in sorted((outputs / "eval_repair").glob("*")):
        folders = [model / scope for scope in _SCOPES if (model / scope).is_dir()]
        if folders and _has_candidates(folders[0]):
            runs.append(read_run(folders[0], timed=True))
    return runs


def _has_candidates(folder: Path) -> bool:
    provenance = folder / "provenance.json"
    if not provenance.is_file() or not (folder / "timings.json").is_file():
        return False
    settings = read_json(provenance, "run `dvc repro`").get("settings", {})
    return int(settings.get("sampling", {}).get("num_samples", 1)) > 1


def choice_rows(run: EvaluationRun) -> list[dict[str, Any]]:
    """`sampling.by_choice` of its summary, each row with `seconds` a question.

    Those of all samples are measured: the first turn, without loading the model. Those of fewer
    are estimated: the same share of them as of the tokens.
    """
    rows = run.with_repair().summary.get("sampling", {}).get("by_choice", [])
    [timings] = run.timings
    first_turn = timings["turns"][0] if timings["turns"] else dict.fromkeys(_SPENT, 0.0)
    measured = sum(first_turn[name] for name in _SPENT)
    found = []
    for row in rows:
        share = tokens_of(row) / max(1.0, tokens_of(rows[-1]))
        seconds = share * measured / timings["questions"] if timings["questions"] else None
        found.append({**row, "seconds": seconds})
    return found


def tokens_of(row: Row) -> float:
    """Tokens a question, read and written."""
    return float(row["prompt_tokens"] + row["completion_tokens"])


def choices_section(runs: Sequence[EvaluationRun]) -> Section:
    """The plot of each run, and one table."""
    rows = [
        {
            "Split": run.split,
            "Run": run.name,
            "Samples": row["samples"],
            **{
                f"EX, {title} (%)": rate_of(row, f"{rule}_ex") if f"{rule}_ex" in row else _DASH
                for rule, title in RULES.items()
            },
            "Tokens read": row["prompt_tokens"],
            "Tokens written": row["completion_tokens"],
            "Seconds": number(row["seconds"], 2),
        }
        for run in runs
        for row in choice_rows(run)
    ]
    table = table_of(
        "choices",
        "EX by rule of choice and number of samples",
        rows,
        source_of(runs),
        "The first turn, corrected by the schema where that was on, of one rollout: the first k "
        "samples are those that k samples would have been. Tokens and seconds are of a question; "
        "the prompt is read once. Seconds of all samples are measured, those of fewer are in "
        "proportion to the tokens, and change from run to run.",
    )
    return Section(
        "choices",
        "Several candidates: accuracy and cost",
        "Which candidate is the answer, and what more samples gain.",
        (FigureGroup("plot-choices", tuple(map(_figure, runs))),),
        (table,),
    )


_DASH = Cell(NOTHING)


def _figure(run: EvaluationRun) -> Figure:
    """EX over tokens a question, a line for each rule."""
    rows = choice_rows(run)
    lines = []
    for series, (rule, title) in enumerate(RULES.items()):
        value, over_questions, _ = rate_keys(f"{rule}_ex")
        points = [row for row in rows if value in row]
        if points:
            lines.append(
                Line(
                    title,
                    series,
                    tuple(tokens_of(row) for row in points),
                    tuple(row[value] for row in points),
                    tuple((row[over_questions][0], row[over_questions][1]) for row in points),
                )
            )
    samples = ", ".join(str(row["samples"]) for row in rows)
    title = f"EX over tokens a question, {run.name}"
    svg = line_chart(lines, title, rate=True)
    legend = tuple((f"s{line.series}", line.name) for line in lines)
    return Figure(title, svg, "deployable", legend, f"From left to right: {samples} samples.")
