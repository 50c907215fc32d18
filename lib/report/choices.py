"""Accuracy against cost: EX by the rule of choice and the number of samples of a rollout."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from lib.base.records import ChoiceRule
from lib.report.charts import Line, line_chart, picture
from lib.report.figures import legend
from lib.report.runs import EvaluationRun
from lib.report.table import Cell, Figure, Section, number, rate_of, table_of
from lib.scoring.statistics import NOTHING, rate_keys

SAMPLES = "samples.svg"

Row = Mapping[str, Any]

_RULES: dict[ChoiceRule, str] = {"first": "first that runs", "vote": "vote"}
_SPENT = ("generate_seconds", "execute_seconds", "judge_seconds")


def runs_with_choices(runs: Sequence[EvaluationRun]) -> list[EvaluationRun]:
    """The runs with several candidates that were chosen without gold, of each model the first; the
    first turns of the others are the same.
    """
    sampled = [run for run in runs if run.num_samples > 1 and run.scope != "verified"]
    return list({run.name: run for run in reversed(sampled)}.values())[::-1]


def choice_rows(run: EvaluationRun) -> list[dict[str, Any]]:
    """`sampling.by_choice` of its summary, each row with `seconds` a question, None if not timed.

    Those of all samples are measured: the first turn, without loading the model. Those of fewer
    are estimated: the same share of them as of the tokens.
    """
    rows = run.with_repair().summary.get("sampling", {}).get("by_choice", [])
    questions = sum(each["questions"] for each in run.timings)
    first_turns = [turn for each in run.timings for turn in each["turns"][:1]]
    measured = sum(turn[name] for turn in first_turns for name in _SPENT)
    return [
        {
            **row,
            "seconds": _tokens_of(row) / max(1.0, _tokens_of(rows[-1])) * measured / questions
            if questions
            else None,
        }
        for row in rows
    ]


def _tokens_of(row: Row) -> float:
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
                f"EX, {title} (%)": rate_of(row, f"{rule}_ex")
                if f"{rule}_ex" in row
                else Cell(NOTHING)
                for rule, title in _RULES.items()
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
        "The first turn, corrected by the schema where that was on, of one rollout: the first k "
        "samples are those that k samples would have been. Tokens and seconds are of a question; "
        "the prompt is read once. Seconds of all samples are measured, those of fewer are in "
        "proportion to the tokens, and change from run to run.",
    )
    return Section(
        "choices",
        "Several candidates: accuracy and cost",
        "Which candidate is the answer, and what more samples gain.",
        tuple(map(_figure, runs)),
        (table,),
    )


def _figure(run: EvaluationRun) -> Figure:
    """EX over tokens a question, a line for each rule."""
    rows = choice_rows(run)
    lines = list(_lines(rows, "", 0))
    samples = ", ".join(str(row["samples"]) for row in rows)
    title = f"EX over tokens a question, {run.name}"
    svg = line_chart(lines, title, rate=True)
    return Figure(
        title, svg, "deployable", legend(lines), f"From left to right: {samples} samples."
    )


def samples_picture(summary: Sequence[Row]) -> str | None:
    """An SVG of EX on dev over the tokens of a question; None where no row has several samples.

    `summary`: the rows of `lib.report.results`; a line for each rule of choice of each run, with
    95% intervals over questions, and a mark for each number of samples.
    """
    lines: list[Line] = []
    for row in summary:
        if "by_choice" in row:
            lines += _lines(row["by_choice"], f"{row['model']}, {row['run']}: ", len(lines))
    title = "EX (%) on dev at the first turn, over tokens of a question: 1, 2, 4, ... samples"
    return picture({title: lines}, scale=2.4) if lines else None


def _lines(rows: Sequence[Row], name: str, series: int) -> Iterator[Line]:
    """EX of each rule over the tokens of a question."""
    for rule, title in _RULES.items():
        value, over_questions, _ = rate_keys(f"{rule}_ex")
        points = [row for row in rows if value in row]
        if points:
            yield Line(
                f"{name}{title}",
                series,
                tuple(map(_tokens_of, points)),
                tuple(row[value] for row in points),
                tuple((row[over_questions][0], row[over_questions][1]) for row in points),
            )
            series += 1
