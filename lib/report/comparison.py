"""The comparison of the runs: one row a model, repair and scope, with 95% intervals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tabulate import tabulate

from lib.report.runs import EvaluationRun
from lib.scoring.metrics import summarise

RATES = ("first_turn_ex", "final_ex", "repair_success_rate", "executable_rate")
_TITLES = {
    "first_turn_ex": "First-turn EX",
    "final_ex": "Final EX",
    "repair_success_rate": "Repair SR",
    "executable_rate": "Executable",
}
_SETTINGS = {
    "online": "deployable",
    "online_guarded": "deployable",
    "verified": "oracle",
}


def comparison_rows(runs: Sequence[EvaluationRun]) -> list[dict[str, Any]]:
    """One row a run without repair, then one a scope with repair. Rates are percentages.

    The row without repair has scope `online`: nothing that it reports needs gold to be handed out.
    """
    rows = []
    one_shot_of: set[str] = set()
    for run in _without_oracle_first(runs):
        if run.name not in one_shot_of:
            one_shot_of.add(run.name)
            rows.append(_row(run, "none", "online", summarise(run.first_turns())))
    for run in runs:
        rows.append(_row(run, run.feedback, run.scope, summarise(run.trajectories())))
    order = list(dict.fromkeys(run.name for run in runs))
    return sorted(rows, key=lambda row: order.index(row["run"]))


def render_table(rows: Sequence[dict[str, Any]], style: str = "github") -> str:
    """The rows as a table for people; `style` is a tabulate format."""
    body = [
        [
            row["run"],
            row["repair"],
            f"{row['scope']} ({_SETTINGS[row['scope']]})" if row["repair"] != "none" else "-",
            row["n"],
            *(_cell(row, rate) for rate in RATES),
        ]
        for row in rows
    ]
    headers = ["Run", "Repair", "Scope", "n", *(_TITLES[rate] for rate in RATES)]
    align = ("left", "left", "left", *("right",) * 5)
    return tabulate(body, headers, tablefmt=style, colalign=align)


def metrics_tree(rows: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """The rows as a tree run → repair and scope → figure, which `dvc metrics` shows and diffs."""
    tree: dict[str, Any] = {}
    for row in rows:
        setting = "one_shot" if row["repair"] == "none" else row["scope"]
        tree.setdefault(row["run"], {})[setting] = {
            rate: row[rate] for rate in RATES if row[rate] is not None
        }
    return tree


def _without_oracle_first(runs: Sequence[EvaluationRun]) -> list[EvaluationRun]:
    """Runs whose first candidate was chosen without gold come first."""
    return sorted(runs, key=lambda run: run.scope == "verified")


def _row(run: EvaluationRun, repair: str, scope: str, summary: dict[str, Any]) -> dict[str, Any]:
    row: dict[str, Any] = {"run": run.name, "repair": repair, "scope": scope, "n": summary["n"]}
    for rate in RATES:
        row[rate] = summary[rate]
        row[f"{rate}_ci"] = summary[f"{rate}_ci"]
    return row


def _cell(row: dict[str, Any], rate: str) -> str:
    if row[rate] is None or (row["repair"] == "none" and rate == "repair_success_rate"):
        return "-"
    low, high = row[f"{rate}_ci"]
    return f"{row[rate]:.1f} [{low:.1f}, {high:.1f}]"
