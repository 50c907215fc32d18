"""The data behind the DVC plots, as CSV files: EX per run, EX by turn, errors, pair types."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from lib.jsonl import write_text
from lib.report.repair import error_counts, repairs
from lib.report.runs import View

_Row = dict[str, Any]

_COLUMNS = {
    "ex.csv": ("run", "final_ex", "low", "high"),
    "turns.csv": ("run", "turn", "ex"),
    "errors.csv": ("run", "scope", "error", "first_turn", "repaired"),
    "pairs.csv": ("type", "before", "after"),
}


def write_plots(
    folder: Path, rows: Sequence[_Row], views: Sequence[View], quality: dict[str, Any]
) -> None:
    """Write ex.csv, turns.csv, errors.csv and pairs.csv into `folder`, of the runs on dev."""
    with_repair = repairs(views)
    _write_csv(folder / "ex.csv", _ex(row for row in rows if row["split"] == "dev"))
    _write_csv(folder / "turns.csv", (row for view in with_repair for row in _turns(view)))
    _write_csv(folder / "errors.csv", (row for view in with_repair for row in _errors(view)))
    _write_csv(folder / "pairs.csv", _pairs(quality))


def _ex(rows: Iterable[_Row]) -> Iterable[_Row]:
    for row in rows:
        low, high = row["final_ex_ci"]
        repair = "one shot" if row["repair"] == "none" else f"{row['repair']}, {row['scope']}"
        name = f"{row['run']} ({repair})"
        yield {"run": name, "final_ex": row["final_ex"], "low": low, "high": high}


def _turns(view: View) -> Iterable[_Row]:
    """EX if that turn had been the last one."""
    for turn in view.summary["by_turn"]:
        yield {"run": f"{view.name}, {view.setting}", "turn": turn["turn"], "ex": turn["ex"]}


def _errors(view: View) -> Iterable[_Row]:
    """First-turn errors by class, and how many of them repair removed."""
    for errors in error_counts(view):
        yield {
            "run": view.name,
            "scope": view.setting,
            "error": errors.name,
            "first_turn": errors.first_turn,
            "repaired": errors.repaired,
        }


def _pairs(quality: dict[str, Any]) -> Iterable[_Row]:
    before, after = quality["before"]["types"], quality["after"]["types"]
    return ({"type": name, "before": before[name], "after": after[name]} for name in before)


def _write_csv(path: Path, rows: Iterable[_Row]) -> None:
    out = io.StringIO()
    writer = csv.DictWriter(out, _COLUMNS[path.name], lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    write_text(path, [out.getvalue()])
