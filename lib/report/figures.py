"""The plots of the page, and the same figures as CSV files for DVC's plots.

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
from lib.report.charts import (
    NARROW,
    Bars,
    Interval,
    Line,
    bar_chart,
    interval_chart,
    line_chart,
    stack_chart,
)
from lib.report.repair import ERROR_CLASSES, error_counts, routing_of
from lib.report.runs import ONE_SHOT, Basis, View, repairs
from lib.report.table import Figure, FigureGroup

_BASES: tuple[tuple[Basis, str], ...] = (
    ("deployable", "EX with what an executor sees"),
    ("oracle", "EX with a verifier that knows gold"),
)
_SYNTHETIC = "synthetic_"  # prefix of the types of pairs with edited SQL
_BEFORE_AFTER = ("before", "after")
_ROUTING = (
    ("kept", "right, handed out"),
    ("repaired", "sent to repair, right at the end"),
    ("failed", "sent to repair, wrong at the end"),
    ("missed", "wrong, handed out"),
)
_CURVE_TITLES = {
    "loss": "Loss",
    "token_accuracy": "Token accuracy",
    "reward_margin": "Reward margin",
}


def ex_figures(views: Sequence[View], split: str) -> FigureGroup:
    """Final EX of every view on that split with its interval, one plot per basis."""
    series = series_of(view.name for view in views)
    figures = []
    for basis, what in _BASES:
        title = f"{what}, {split}"
        rows = [
            Interval(
                f"{view.name}, {view.label}",
                view.summary["final_ex"],
                tuple(view.summary["final_ex_ci"]),
                series[view.name],
            )
            for view in views
            if (view.split, view.basis) == (split, basis)
        ]
        if rows:
            figures.append(Figure(title, interval_chart(rows, f"{title}: {basis}"), basis))
    return FigureGroup(f"plot-ex-{split}", tuple(figures))


def turn_figures(views: Sequence[View]) -> FigureGroup:
    """EX by turn, one plot per scope, one line per run."""
    series = series_of(view.name for view in views)
    figures = []
    for members in _by_scope(views):
        turns = max(len(view.summary["by_turn"]) for view in members)
        lines = [_turn_line(view, series[view.name], turns) for view in members]
        first = members[0]
        title = f"EX by turn, {first.label}"
        svg = line_chart(lines, title, rate=True, whole_x=True)
        figures.append(Figure(title, svg, first.basis, _legend(lines)))
    return FigureGroup("plot-turns", tuple(figures))


def error_figures(views: Sequence[View]) -> FigureGroup:
    """Classes of errors before and after repair: one tab per scope, one plot per run."""
    tabs = tuple(
        (members[0].label, members[0].basis, figures)
        for members in _by_scope(views)
        if (figures := _error_figures(members))
    )
    return FigureGroup("plot-errors", (), tabs, "Errors before and after repair")


def routing_figures(views: Sequence[View]) -> FigureGroup:
    """What became of the first answers, one plot per scope, one bar per run."""
    figures = []
    for members in _by_scope(views):
        stacks = []
        for view in members:
            routing = routing_of(view)
            recovered = sum(view.correct) - routing.kept_right
            counts = (routing.kept_right, recovered, routing.sent - recovered, routing.missed)
            stacks.append(Bars(view.name, counts))
        title = f"First answers, {members[0].label}"
        svg = stack_chart(stacks, _ROUTING, title)
        figures.append(Figure(title, svg, members[0].basis, _ROUTING))
    return FigureGroup("plot-routing", tuple(figures))


def pair_figures(quality: Mapping[str, Any]) -> FigureGroup:
    """Types of pairs before and after filtering."""
    before, after = quality["before"]["types"], quality["after"]["types"]
    most = max(*before.values(), *after.values())
    legend = (("before", "before filtering"), ("after", "after"))
    figures = []
    for is_synthetic, title in ((False, "Pairs from rollouts"), (True, "Pairs with edited SQL")):
        rows = [
            Bars(name.replace("_", " "), (before[name], after[name]))
            for name in before
            if name.startswith(_SYNTHETIC) == is_synthetic
        ]
        svg = bar_chart(rows, _BEFORE_AFTER, most, f"{title} before and after filtering")
        figures.append(Figure(title, svg, None, legend))
    return FigureGroup("plot-pairs", tuple(figures))


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
) -> FigureGroup:
    """Training curves: one plot per figure of SFT, and one per figure of the DPO trainings.

    `curves`: (SFT or DPO, the columns of one training).
    """
    figures = []
    for method, wanted in (("SFT", ("loss", "token_accuracy")), ("DPO", ("loss", "reward_margin"))):
        for column in wanted:
            found = [c[column] for kind, c in curves if kind == method and column in c]
            if not found:
                continue
            lines = [
                Line(curve.run, series[curve.run], curve.steps, curve.smooth, faint=curve.values)
                for curve in found
            ]
            title = f"{method}: {_CURVE_TITLES[column]}"
            svg = line_chart(lines, title, width=NARROW)
            note = "By step. Strong: moving mean over a tenth of the steps."
            figures.append(Figure(title, svg, None, _legend(lines), note))
    return FigureGroup("plot-curves", tuple(figures))


def series_of(runs: Iterable[str]) -> dict[str, int]:
    """Each run's place among the runs, which is its colour and shape in every plot."""
    return {run: number for number, run in enumerate(dict.fromkeys(runs))}


def _by_scope(views: Sequence[View]) -> list[list[View]]:
    """The views with repair, those of one scope together."""
    scopes = dict.fromkeys(view.setting for view in views if view.setting != ONE_SHOT)
    return [[view for view in views if view.setting == scope] for scope in scopes]


def _legend(lines: Iterable[Line]) -> tuple[tuple[str, str], ...]:
    return tuple((f"s{line.series}", line.name) for line in lines)


def _turn_line(view: View, series: int, turns: int) -> Line:
    """A run in which every question ended early keeps its last EX."""
    by_turn = view.summary["by_turn"]
    figures = [by_turn[min(turn, len(by_turn) - 1)] for turn in range(turns)]
    return Line(
        view.name,
        series,
        tuple(float(turn + 1) for turn in range(turns)),
        tuple(turn["ex"] for turn in figures),
        tuple(tuple(turn["ex_ci"]) for turn in figures),
    )


def _error_figures(views: Sequence[View]) -> tuple[Figure, ...]:
    """One plot per run, all with the same classes and the same scale; none without an error."""
    counts = {
        view.name: {e.name: (e.first_turn, e.final) for e in error_counts(view)} for view in views
    }
    classes = [name for name in ERROR_CLASSES if any(name in found for found in counts.values())]
    most = max((n for found in counts.values() for pair in found.values() for n in pair), default=0)
    legend = (("before", "first answers"), ("after", "final answers"))
    figures = []
    for view in views if classes else ():
        found = counts[view.name]
        rows = [Bars(name.replace("_", " "), found.get(name, (0, 0))) for name in classes]
        title = f"Errors of {view.name}, {view.label}"
        svg = bar_chart(rows, _BEFORE_AFTER, most, title, NARROW)
        figures.append(Figure(view.name, svg, view.basis, legend))
    return tuple(figures)


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
