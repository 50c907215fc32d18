"""The data of the DVC plots, as CSV files: EX per run, EX by turn, errors, pair types."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from lib.jsonl import write_csv
from lib.report.repair import error_counts, repairs
from lib.report.runs import ONE_SHOT, View

_Row = dict[str, Any]


def write_plots(
    folder: Path, rows: Sequence[_Row], views: Sequence[View], quality: dict[str, Any]
) -> None:
    """Write ex.csv, turns.csv, errors.csv and pairs.csv into `folder`, of the runs on dev."""
    with_repair = repairs(views)
    write_csv(folder / "ex.csv", _ex(row for row in rows if row["split"] == "dev"))
    write_csv(folder / "turns.csv", _turns(with_repair))
    write_csv(folder / "errors.csv", (row for view in with_repair for row in _errors(view)))
    write_csv(folder / "pairs.csv", _pairs(quality))


def _ex(rows: Iterable[_Row]) -> Iterable[_Row]:
    for row in rows:
        low, high = row["final_ex_ci"]
        repair = f"{row['repair']}, {row['scope']}"
        name = f"{row['run']} ({'one shot' if row['setting'] == ONE_SHOT else repair})"
        yield {"run": name, "final_ex": row["final_ex"], "low": low, "high": high}


def _turns(views: Sequence[View]) -> Iterable[_Row]:
    """EX if that turn had been the last one: one row per turn, one column per run and scope."""
    rows: dict[int, _Row] = {}
    for view in views:
        for turn in view.summary["by_turn"]:
            row = rows.setdefault(turn["turn"], {"turn": turn["turn"]})
            row[f"{view.name}_{view.setting}"] = turn["ex"]
    return (rows[turn] for turn in sorted(rows))


def _errors(view: View) -> Iterable[_Row]:
    """First-turn errors by class, and how many of them repair removed."""
    for errors in error_counts(view):
        yield {
            "run": f"{view.name}, {view.setting}: {errors.name}",
            "first_turn": errors.first_turn,
            "repaired": errors.repaired,
        }


def _pairs(quality: dict[str, Any]) -> Iterable[_Row]:
    before, after = quality["before"]["types"], quality["after"]["types"]
    return ({"type": name, "before": before[name], "after": after[name]} for name in before)
