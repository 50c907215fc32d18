"""The plots of the reports, the training curves in them, and the same figures as CSV files for
DVC's plots.

On the page, deployable and oracle figures never share a plot; in the CSV files the name of a run
says its scope.
"""

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pandas as pd

from lib.base.errors import DataError
from lib.base.jsonl import write_csv
from lib.report.charts import NARROW, Interval, Line, interval_chart, line_chart, picture
from lib.report.repair import error_counts
from lib.report.runs import ONE_SHOT, Basis, View, repairs
from lib.report.table import Figure

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


@dataclass(frozen=True)
class Curve:
    """One figure of one training over its steps. `smooth`: the mean of a window around a step.

    Long curves are thinned: each point is the mean of a group of consecutive steps.
    """

    run: str
    steps: tuple[float, ...]
    values: tuple[float, ...]
    smooth: tuple[float, ...]


def read_curves(folder: Path, run: str, file: str = "curves.csv") -> dict[str, Curve]:
    """The columns of the file in `folder` but `step` and `epoch`, as curves; {} without the file.

    Columns with a value that is not finite are left out. Raises DataError where the file is not one
    that training wrote.
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
        name
        for name in frame.columns
        if name not in ("step", "epoch") and frame[name].map(math.isfinite).all()
    ]
    group = max(1, math.ceil(len(frame) / _MOST_POINTS))
    means = frame.groupby(pd.RangeIndex(len(frame)) // group).mean()
    window = 2 * (len(means) // _WINDOW // 2) + 1
    smooth = means.rolling(window, center=True, min_periods=1).mean()
    return {
        name: Curve(run, tuple(means["step"]), tuple(means[name]), tuple(smooth[name]))
        for name in columns
        if len(means)
    }


def curve_figures(
    curves: Sequence[tuple[str, Mapping[str, Curve]]], series: Mapping[str, int]
) -> tuple[Figure, ...]:
    """Training curves: one plot per figure of SFT, and one per figure of the DPO trainings.

    `curves`: (SFT or DPO, the columns of one training).
    """
    figures = []
    for method, wanted in (("SFT", ("loss", "token_accuracy")), ("DPO", ("loss", "reward_margin"))):
        for column in wanted:
            found = [c[column] for kind, c in curves if kind == method and column in c]
            if found:
                lines = [_curve_line(curve, series[curve.run]) for curve in found]
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
    for number, folder in enumerate(folders):
        name = f"{folder.parent.name}, from {folder.name}"
        found = read_curves(folder, name)
        held_out = read_curves(folder, name, "held_out.csv")
        found |= {f"held_out_{column}": curve for column, curve in held_out.items()}
        for column, title in _GRPO_PANELS.items():
            if column in found:
                panels[title].append(_curve_line(found[column], number))
    return picture(panels, columns=4) if folders else None


def _curve_line(curve: Curve, series: int) -> Line:
    return Line(curve.run, series, curve.steps, curve.smooth, faint=curve.values)


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
            "run": f"{view.name}, {view.setting}: {errors.name}",
            "first_turn": errors.first_turn,
            "repaired": errors.repaired,
        }
        for view in repairs(views)
        for errors in error_counts(view)
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
