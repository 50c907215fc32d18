"""The plots of the reports: EX, training curves, and accuracy against the cost of more samples; the
same figures as CSV files for DVC's plots.

On the page, deployable and oracle figures never share a plot; in the CSV files the name of a run
says its scope.
"""

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import pandas as pd

from lib.base.errors import DataError
from lib.base.jsonl import write_csv
from lib.base.records import ChoiceRule
from lib.report.charts import NARROW, Interval, Line, interval_chart, line_chart, picture
from lib.report.repair import error_rows
from lib.report.runs import ONE_SHOT, Basis, View, repairs
from lib.report.table import Figure, Rows, Section, number, rate_of, table_named
from lib.scoring.statistics import rate_keys

GRPO_CURVES = "grpo_curves.svg"

_BASES: tuple[tuple[Basis, str], ...] = (
    ("deployable", "EX with what an executor sees"),
    ("oracle", "EX with a verifier that knows gold"),
)
_TITLES = {"loss": "Loss", "token_accuracy": "Token accuracy", "reward_margin": "Reward margin"}
_GRPO_PANELS = {
    "held_out_ex": "EX, held-out questions",
    "reward": "reward",
    "correctness": "correctness",
    "validity": "validity",
    "equal_groups": "groups without variance",
    "entropy": "entropy (nats a token)",
    "kl": "divergence from the start (nats)",
    "tokens": "tokens an episode",
}


def ex_figures(views: Sequence[View]) -> tuple[Figure, ...]:
    """Final EX of every view with its interval, one plot per basis."""
    series = series_of(view.name for view in views)
    figures = []
    for basis, what in _BASES:
        rows = [
            Interval(
                f"{view.name}, {view.label}",
                view.summary["final_ex"],
                tuple(view.summary["final_ex_ci"]),
                series[view.name],
            )
            for view in views
            if view.basis == basis
        ]
        if rows:
            title = f"{what}, {views[0].split}"
            figures.append(Figure(title, interval_chart(rows, f"{title}: {basis}"), basis))
    return tuple(figures)


_MOST_POINTS = 200
_WINDOW = 10  # the moving mean is over a tenth of the points


def read_curves(folder: Path, name: str, series: int, file: str = "curves.csv") -> dict[str, Line]:
    """The columns of the file in `folder` but `step` and `epoch`, as lines; {} without the file.

    Strong: the mean of a window around a step. Long curves are thinned: each point is the mean of a
    group of consecutive steps. Columns with a value that is not finite are left out. Raises
    DataError where the file is not one that training wrote.
    """
    path = folder / file
    if not path.is_file():
        return {}
    try:
        frame = pd.read_csv(path, na_values=[""], keep_default_na=False, dtype=str)
        if frame.isna().any(axis=None):
            raise ValueError("a missing value")
        frame = frame.astype(float)
    except ValueError:
        raise DataError(f"{path}: expected a number in every place; run `dvc repro`") from None
    columns = [
        column
        for column in frame.columns
        if column not in ("step", "epoch") and frame[column].map(math.isfinite).all()
    ]
    group = max(1, math.ceil(len(frame) / _MOST_POINTS))
    means = frame.groupby(pd.RangeIndex(len(frame)) // group).mean()
    window = 2 * (len(means) // _WINDOW // 2) + 1
    smooth = means.rolling(window, center=True, min_periods=1).mean()
    return {
        column: Line(
            name,
            series,
            tuple(means["step"]),
            tuple(smooth[column]),
            faint=tuple(means[column]),
        )
        for column in columns
        if len(means)
    }


def curve_figures(curves: Sequence[tuple[str, Mapping[str, Line]]]) -> tuple[Figure, ...]:
    """Training curves: one plot per figure of SFT, and one per figure of the DPO trainings.

    `curves`: (SFT or DPO, the columns of one training).
    """
    figures = []
    for method, wanted in (("SFT", ("loss", "token_accuracy")), ("DPO", ("loss", "reward_margin"))):
        for column in wanted:
            lines = [c[column] for kind, c in curves if kind == method and column in c]
            if lines:
                title = f"{method}: {_TITLES[column]}"
                svg = line_chart(lines, title, width=NARROW)
                note = "By step. Strong: moving mean over a tenth of the steps."
                figures.append(Figure(title, svg, None, legend(lines), note))
    return tuple(figures)


def grpo_picture(outputs: Path) -> str | None:
    """An SVG of the trainings in outputs/grpo, a line for each by mode and start; None where there
    is none.

    Strong: the mean over a tenth of the steps; faint: each step. Raises DataError for a file that
    training has not written.
    """
    panels: dict[str, list[Line]] = {title: [] for title in _GRPO_PANELS.values()}
    folders = sorted(path.parent for path in (outputs / "grpo").glob("*/*/curves.csv"))
    for series, folder in enumerate(folders):
        name = f"{folder.parent.name}, from {folder.name}"
        found = read_curves(folder, name, series)
        held_out = read_curves(folder, name, series, "held_out.csv")
        found |= {f"held_out_{column}": line for column, line in held_out.items()}
        for column, title in _GRPO_PANELS.items():
            if column in found:
                panels[title].append(found[column])
    return picture(panels, columns=4) if folders else None


def series_of(runs: Iterable[str]) -> dict[str, int]:
    """Each run's place among the runs, which is its colour and shape in every plot."""
    return {run: number for number, run in enumerate(dict.fromkeys(runs))}


def legend(lines: Iterable[Line]) -> tuple[tuple[str, str], ...]:
    """The CSS class of the mark of each line, and its name."""
    return tuple((f"s{line.series}", line.name) for line in lines)


_Row = dict[str, Any]


def write_plots(
    folder: Path, rows: Sequence[_Row], views: Sequence[View], quality: dict[str, Any]
) -> None:
    """Write ex.csv, turns.csv, errors.csv and pairs.csv into `folder`, of the runs on dev."""
    write_csv(folder / "ex.csv", (_ex(row) for row in rows if row["split"] == "dev"))
    write_csv(folder / "turns.csv", _turns(repairs(views)))
    errors = (
        {
            "run": f"{view.name}, {view.setting}: {row['Error']}",
            "first_turn": row["First turn"],
            "repaired": row["Repaired"],
        }
        for view in repairs(views)
        for row in error_rows(view)
    )
    write_csv(folder / "errors.csv", errors)
    before, after = quality["before"]["types"], quality["after"]["types"]
    pairs = ({"type": name, "before": before[name], "after": after[name]} for name in before)
    write_csv(folder / "pairs.csv", pairs)


def _ex(row: _Row) -> _Row:
    one_shot = row["setting"] == ONE_SHOT
    repair = "one shot" if one_shot else f"{row['repair']}, {row['scope']}"
    low, high = row["final_ex_ci"]
    name = f"{row['run']} ({repair})"
    return {"run": name, "final_ex": row["final_ex"], "low": low, "high": high}


def _turns(views: Sequence[View]) -> Iterable[_Row]:
    """EX if that turn had been the last one: one row per turn, one column per run and scope."""
    rows: dict[int, _Row] = {}
    for view in views:
        for turn in view.summary["by_turn"]:
            row = rows.setdefault(turn["turn"], {"turn": turn["turn"]})
            row[f"{view.name}_{view.setting}"] = turn["ex"]
    return (rows[turn] for turn in sorted(rows))


SAMPLES = "samples.svg"

Row = Mapping[str, Any]

_RULES: dict[ChoiceRule, str] = {"first": "first that runs", "vote": "vote"}
SPENT = ("generate_seconds", "execute_seconds", "judge_seconds")
"""What the time of a rollout is made of, without loading the model."""


def runs_with_choices(runs: Sequence[View]) -> list[View]:
    """The runs with several candidates that were chosen without gold, of each model the first; the
    first turns of the others are the same.
    """
    sampled = [run for run in runs if run.num_samples > 1 and run.scope != "verified"]
    return list({run.name: run for run in reversed(sampled)}.values())[::-1]


def choice_rows(run: View) -> list[dict[str, Any]]:
    """`sampling.by_choice` of its summary, each row with `seconds` a question, None if not timed.

    Those of all samples are measured: the first turn, without loading the model. Those of fewer
    are estimated: the same share of them as of the tokens.
    """
    rows = run.summary.get("sampling", {}).get("by_choice", [])
    questions = sum(each["questions"] for each in run.timings)
    first_turns = [turn for each in run.timings for turn in each["turns"][:1]]
    measured = sum(turn[name] for turn in first_turns for name in SPENT)
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


@table_named("choices", "EX by rule of choice and number of samples")
def _choices_table(runs: Sequence[View]) -> Rows:
    """The first turn, corrected by the schema where that was on, of one rollout: the first k
    samples are those that k samples would have been. Tokens and seconds are of a question; the
    prompt is read once. Seconds of all samples are measured, those of fewer are in proportion to
    the tokens, and change from run to run.
    """
    for run in runs:
        for row in choice_rows(run):
            yield {
                "Split": run.split,
                "Run": run.name,
                "Samples": row["samples"],
                **{
                    f"EX, {title} (%)": rate_of(row, f"{rule}_ex") for rule, title in _RULES.items()
                },
                "Tokens read": row["prompt_tokens"],
                "Tokens written": row["completion_tokens"],
                "Seconds": number(row["seconds"], 2),
            }


def choices_section(runs: Sequence[View]) -> Section:
    """The plot of each run, and one table."""
    return Section(
        "choices",
        "Several candidates: accuracy and cost",
        "Which candidate is the answer, and what more samples gain.",
        tuple(map(_figure, runs)),
        (_choices_table(runs),),
    )


def _figure(run: View) -> Figure:
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
