"""The training curves that lie beside the adapters, short enough to be drawn."""

from __future__ import annotations

import csv
import math
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from lib.errors import DataError

_MOST_POINTS = 200
_WINDOW = 10  # the moving mean is over a tenth of the points


@dataclass(frozen=True)
class Curve:
    """One figure of one training over its steps. `smooth`: the mean of a window around a step."""

    run: str
    steps: tuple[float, ...]
    values: tuple[float, ...]
    smooth: tuple[float, ...]


def read_curves(folder: Path, run: str) -> dict[str, Curve]:
    """The columns of `folder`/curves.csv but `step` and `epoch`, as curves; {} without the file.

    Raises DataError where the file is not one that training wrote.
    """
    path = folder / "curves.csv"
    if not path.is_file():
        return {}
    with path.open(encoding="utf-8", newline="") as lines:
        rows = list(csv.DictReader(lines))
    try:
        columns = {name: [float(row[name]) for row in rows] for name in (rows[0] if rows else {})}
        steps = columns.pop("step", [])
    except (TypeError, ValueError):
        raise DataError(f"{path}: expected a number in every place; run `dvc repro`") from None
    columns.pop("epoch", None)
    return {
        name: _curve(run, steps, values)
        for name, values in columns.items()
        if all(map(math.isfinite, values))
    }


def _curve(run: str, steps: Sequence[float], values: Sequence[float]) -> Curve:
    """Long curves are thinned: a point is the mean of as many steps as it stands for."""
    size = math.ceil(len(values) / _MOST_POINTS)
    places = tuple(map(_mean, _groups(steps, size)))
    points = tuple(map(_mean, _groups(values, size)))
    return Curve(run, places, points, _moving_mean(points))


def _groups(values: Sequence[float], size: int) -> list[Sequence[float]]:
    return [values[start : start + size] for start in range(0, len(values), size)]


def _moving_mean(values: Sequence[float]) -> tuple[float, ...]:
    reach = len(values) // _WINDOW // 2
    return tuple(_mean(values[max(0, at - reach) : at + reach + 1]) for at in range(len(values)))


def _mean(values: Sequence[float]) -> float:
    return math.fsum(values) / len(values)
