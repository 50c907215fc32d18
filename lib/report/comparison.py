"""The comparison of the runs: one row per model, repair and scope, with 95% intervals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tabulate import tabulate

from lib.report.audit import Audits, on_audited_subset, on_databases_with_rows
from lib.report.databases import Databases
from lib.report.runs import ONE_SHOT, View
from lib.report.table import (
    VIEW_COLUMNS,
    Columns,
    Table,
    count,
    rate_column,
    source_of_views,
    table_of,
    text,
)
from lib.scoring.rates import NOTHING, rate_text, renamed

TITLES = {
    "first_turn_ex": "First-turn EX",
    "final_ex": "Final EX",
    "strict_ex": "Strict EX",
    "repair_success_rate": "Repair SR",
    "executable_rate": "Executable",
}
_FIGURES = tuple(TITLES)
_WITHOUT_INTERVALS = ("repair_success_rate", "executable_rate")  # on a screen, which is narrow
_NOTE = (
    "EX, repair SR and executable in percent. Strict EX: the final answers that are correct "
    "without the evaluator's leniency, and on perturbed copies of the database too. Repair SR: the "
    "share of first-turn failures that repair turned into correct answers."
)


def comparison_rows(
    views: Sequence[View], audits: Audits, databases: Databases
) -> list[dict[str, Any]]:
    """One row per view, in their order. Rates are percentages.

    A row without repair has scope `online`, since it needs no gold, or `verified` where gold chose
    its sampled answers.
    """
    return [_row(view) | _honest_figures(view, audits, databases) for view in views]


def render_table(rows: Sequence[dict[str, Any]], style: str = "github") -> str:
    """The rows as a readable table; `style` is a tabulate format.

    Where some database has no rows, a further column has final EX on the questions of the others.
    """
    some_empty = any(row["n_with_rows"] < row["n"] for row in rows)
    names = (*_FIGURES, "final_ex_with_rows") if some_empty else _FIGURES
    body = [
        [
            row["split"],
            row["run"],
            row["repair"],
            f"{'-' if row['setting'] == ONE_SHOT else row['scope']} ({row['basis']})",
            row["n"],
            *(_cell(row, name) for name in names),
        ]
        for row in rows
    ]
    titles = ["Split", "Run", "Repair", "Scope", "n", *TITLES.values()]
    titles += ["Final EX, databases with rows"] if some_empty else []
    align = ("left",) * 4 + ("right",) * (1 + len(names))
    return tabulate(body, titles, tablefmt=style, colalign=align, disable_numparse=True)


def metrics_tree(rows: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """The rows as a tree run → setting → figure, which `dvc metrics` shows and diffs.

    The top level holds the runs on dev; the key `test` holds such a tree of the runs on test.
    """
    tree: dict[str, Any] = {}
    for row in rows:
        runs = tree if row["split"] == "dev" else tree.setdefault(row["split"], {})
        runs.setdefault(row["run"], {})[row["setting"]] = {
            name: row[name] for name in _FIGURES if row[name] is not None
        }
    return tree


def comparison_table(views: Sequence[View]) -> Table:
    """The comparison as a table of the report."""
    columns: Columns[View] = {
        "Split": VIEW_COLUMNS["Split"],
        "Run": VIEW_COLUMNS["Run"],
        "Repair": lambda view: text(view.feedback),
        "Setting": VIEW_COLUMNS["Setting"],
        "n": lambda view: count(view.summary["n"]),
        **{f"{title} (%)": rate_column(name) for name, title in TITLES.items()},
    }
    return table_of("runs", "All runs", views, columns, source_of_views(views), _NOTE)


def _row(view: View) -> dict[str, Any]:
    scope = view.setting
    if scope == ONE_SHOT:
        scope = "verified" if view.basis == "oracle" else "online"
    return {
        "split": view.split,
        "run": view.name,
        "setting": view.setting,
        "basis": view.basis,
        "repair": view.feedback,
        "scope": scope,
        "n": view.summary["n"],
        **view.rates(_FIGURES),
    }


def _honest_figures(view: View, audits: Audits, databases: Databases) -> dict[str, Any]:
    """Final EX on the questions whose database has rows, and on those the audit does not doubt."""
    parts = {
        "with_rows": ("final_ex_with_rows", on_databases_with_rows(view, databases)),
        "audited": (
            "audited_ex",
            on_audited_subset(view, *(audits[split] for split in view.splits)),
        ),
    }
    figures: dict[str, Any] = {}
    for name, (rate_name, part) in parts.items():
        figures[f"n_{name}"] = part.summary["n"]
        figures |= renamed(rate_name, part.summary, "final_ex")
    return figures


def _cell(row: dict[str, Any], name: str) -> str:
    if row["setting"] == ONE_SHOT and name == "repair_success_rate":
        return NOTHING
    if name in _WITHOUT_INTERVALS:
        return NOTHING if row[name] is None else f"{row[name]:.1f}"
    return rate_text(row, name)
