"""The comparison of the runs: one row per model, repair and scope, with 95% intervals.

The top of the report: headline figures, what ran, the check of the split.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from tabulate import tabulate

from lib.report.ablation import compare_views, points_of
from lib.report.audit import Audits, on_audited_subset, on_databases_with_rows
from lib.report.runs import ONE_SHOT, Basis, Databases, View, one_shots
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
from lib.scoring.statistics import LEAST_DATABASES, NOTHING, rate_text, renamed

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


@dataclass(frozen=True)
class Headline:
    """One figure, shown in large type. `detail`: what it measures, and its intervals."""

    title: str
    value: str
    detail: str
    basis: Basis


@dataclass(frozen=True)
class SplitCheck:
    """Whether training never saw what evaluation asks. `text`: what was checked, and the result."""

    ok: bool
    text: str


def headlines(views: Sequence[View]) -> tuple[Headline, ...]:
    """The base model, the highest deployable EX, what training and repair gained, the highest
    oracle EX.
    """
    unrepaired = one_shots(views)
    base = unrepaired[0]
    found = [_ex_headline("Starting point", base)]
    deployable = [view for view in views if view.basis == "deployable"]
    if any(view is not base for view in deployable):
        found.append(_ex_headline("Highest deployable EX", max(deployable, key=_ex)))
    if len(unrepaired) > 1:
        trained = max(unrepaired[1:], key=_ex)
        what = f"{trained.name} less {base.name}, one shot"
        found.append(_difference("Gain by training", what, base, trained))
    first = {view.name: view for view in unrepaired}
    for name in dict.fromkeys((base.name, max(unrepaired, key=_ex).name)):
        found += [
            _repair_gain(first[name], view)
            for view in deployable
            if view.name == name and view.setting != ONE_SHOT
        ]
    oracle = [view for view in views if view.basis == "oracle"]
    if oracle:
        found.append(
            _ex_headline("Highest oracle EX, not reachable in deployment", max(oracle, key=_ex))
        )
    return tuple(found)


def what_ran(views: Sequence[View]) -> tuple[tuple[str, str], ...]:
    """(what, value) pairs about the evaluation."""
    provenance = views[0].run.provenance
    first_of = {view.split: view for view in reversed(views)}
    scopes = dict.fromkeys(view.label for view in views)
    return (
        ("Model", str(provenance["model"])),
        ("Runs", ", ".join(dict.fromkeys(view.name for view in views))),
        ("Settings", ", ".join(scopes)),
        ("Feedback", ", ".join(dict.fromkeys(view.run.feedback for view in views))),
        ("Data", str(provenance["data"])),
        *((f"Questions, {split}", _size(first_of[split])) for split in sorted(first_of)),
    )


def split_check(check: dict[str, Any]) -> SplitCheck:
    """The result of the split check; a split that is not clean fails mining and never gets here."""
    shared, copied = len(check["shared_databases"]), len(check["copied_databases"])
    leaked = len(check["leaked_questions"])
    text = (
        f"{check['train_questions']:,} training questions on {check['train_databases']} databases, "
        f"{check['evaluation_questions']:,} held-out questions on "
        f"{check['evaluation_databases']}. Shared databases: {shared}, copies of databases: "
        f"{copied}, leaked questions: {leaked}. Counted, and harmless across different schemas: "
        f"{check['same_question']} held-out questions with the words and "
        f"{check['same_gold_sql']} with the SQL of a training question."
    )
    return SplitCheck(not (shared or copied or leaked), text)


def _size(view: View) -> str:
    databases = {t.db_id for t in view.trajectories}
    return f"{len(view.trajectories):,} (databases: {len(databases)})"


def _ex(view: View) -> float:
    return float(view.summary["final_ex"])


def _ex_headline(title: str, view: View) -> Headline:
    summary = view.summary
    intervals = _intervals(summary["final_ex_ci"], summary["final_ex_ci_databases"])
    detail = f"{view.name}, {view.label}, {view.split}. {intervals}"
    return Headline(title, f"{_ex(view):.1f}%", detail, view.basis)


def _repair_gain(before: View, repaired: View) -> Headline:
    what = f"final less first-turn EX, {repaired.run.feedback} feedback"
    return _difference(f"Gain by {repaired.label}, {repaired.name}", what, before, repaired)


def _difference(title: str, what: str, first: View, second: View) -> Headline:
    """`what`: second less first, in words."""
    difference = compare_views(first, second)
    points = points_of(difference)
    ends = (points["low_databases"], points["high_databases"])
    intervals = _intervals((points["low"], points["high"]), None if None in ends else ends, "+")
    p = difference.p_value
    detail = (
        f"points, {what}, {first.split}. {intervals}: "
        f"{'claimed' if difference.is_claimed else 'not claimed'}. McNemar p "
        f"{'< 0.0001' if p < 0.0001 else f'= {p:.4f}'}"
    )
    basis: Basis = "oracle" if "oracle" in (first.basis, second.basis) else "deployable"
    return Headline(title, f"{points['points']:+.1f}", detail, basis)


def _intervals(
    over_questions: Sequence[Any], over_databases: Sequence[Any] | None, sign: str = ""
) -> str:
    """Both 95% intervals in words."""

    def shown(ends: Sequence[Any]) -> str:
        low, high = (f"{end:{sign}.1f}" for end in ends)
        return f"{low} to {high}"

    beside = (
        f"{shown(over_databases)} over databases"
        if over_databases
        else f"none over databases, since there are fewer than {LEAST_DATABASES}"
    )
    return f"95% intervals {shown(over_questions)} over questions, {beside}"
