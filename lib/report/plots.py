"""The data behind the DVC plots, as CSV files: EX per run, EX by turn, errors, pair types."""

from __future__ import annotations

import csv
import io
from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from lib.jsonl import write_text
from lib.report.runs import EvaluationRun
from lib.scoring.metrics import summarise

_Row = dict[str, Any]


def write_plots(
    folder: Path,
    rows: Sequence[_Row],
    runs: Sequence[EvaluationRun],
    quality: dict[str, Any],
) -> None:
    """Write ex.csv, turns.csv, errors.csv and pairs.csv into `folder`."""
    _write_csv(folder / "ex.csv", _ex(rows))
    _write_csv(folder / "turns.csv", [row for run in runs for row in _turns(run)])
    _write_csv(folder / "errors.csv", [row for run in runs for row in _errors(run)])
    _write_csv(folder / "pairs.csv", _pairs(quality))


def _ex(rows: Iterable[_Row]) -> list[_Row]:
    plotted = []
    for row in rows:
        low, high = row["final_ex_ci"]
        repair = "one shot" if row["repair"] == "none" else f"{row['repair']}, {row['scope']}"
        name = f"{row['run']} ({repair})"
        plotted.append({"run": name, "final_ex": row["final_ex"], "low": low, "high": high})
    return plotted


def _turns(run: EvaluationRun) -> list[_Row]:
    """EX if that turn had been the last one."""
    return [
        {"run": f"{run.name}, {run.scope}", "turn": turn["turn"], "ex": turn["ex"]}
        for turn in summarise(run.trajectories())["by_turn"]
    ]


def _errors(run: EvaluationRun) -> list[_Row]:
    """First-turn errors by class, and how many of them repair removed."""
    first: Counter[str] = Counter()
    repaired: Counter[str] = Counter()
    for trajectory in run.trajectories():
        if not trajectory.turns or trajectory.turns[0].correct:
            continue
        turn = trajectory.turns[0]
        name = turn.attempts[turn.selected].error_class or "gold_says_nothing"
        first[name] += 1
        repaired[name] += trajectory.turns[-1].correct
    return [
        {
            "run": run.name,
            "scope": run.scope,
            "error": name,
            "first_turn": first[name],
            "repaired": repaired[name],
        }
        for name in sorted(first)
    ]


def _pairs(quality: dict[str, Any]) -> list[_Row]:
    before, after = quality["before"]["types"], quality["after"]["types"]
    return [{"type": name, "before": before[name], "after": after[name]} for name in before]


def _write_csv(path: Path, rows: Sequence[_Row]) -> None:
    out = io.StringIO()
    writer = csv.DictWriter(out, list(rows[0]) if rows else [], lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    write_text(path, [out.getvalue()])
