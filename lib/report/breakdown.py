"""Final EX split by difficulty, by turn and by strictness, and what could not be scored."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from lib.report.repair import repairs
from lib.report.runs import View
from lib.report.source import source_of_views
from lib.report.table import (
    VIEW_COLUMNS,
    Cell,
    Columns,
    Table,
    count,
    headings,
    rate,
    rate_column,
    table_of,
    text,
    to_rows,
    view_cells,
)

_NAMED = 10
_UNSCORED = (
    ("gold_errors", "gold SQL fails"),
    ("unscorable", "cannot be scored"),
    ("not_attempted", "no answer was generated"),
)


def difficulty_table(views: Sequence[View]) -> Table:
    """EX by difficulty level, a column each."""
    by_split = {view.split: view.summary["by_difficulty"] for view in views}
    levels = {level: None for figures in by_split.values() for level in figures}
    columns: Columns[View] = {
        f"{level} (%, n = {_sizes(by_split, level)})": _level_column(level) for level in levels
    }
    return table_of(
        "difficulty",
        "EX by difficulty",
        views,
        VIEW_COLUMNS | columns,
        source_of_views(views),
        "Final EX with 95% Wilson intervals. Spider's hardness levels, from gold SQL.",
    )


def turns_table(views: Sequence[View]) -> Table:
    """EX if a turn had been the last one, and how many questions reached it."""
    columns: Columns[View] = {}
    for turn in range(max(len(view.summary["by_turn"]) for view in views)):
        columns[f"Turn {turn + 1}: EX (%)"] = _turn_column(turn)
        columns[f"Turn {turn + 1}: questions"] = _reached_column(turn)
    return table_of(
        "turns",
        "EX by turn",
        repairs(views),
        VIEW_COLUMNS | columns,
        source_of_views(views),
        "EX over all questions if that turn had been the last one.",
    )


def strict_table(views: Sequence[View]) -> Table:
    """What strict EX takes away from EX, a reason each."""
    columns: Columns[View] = {
        "EX (%)": rate_column("final_ex"),
        "Strict EX (%)": rate_column("strict_ex"),
        **_count_columns(views, "strict_reasons"),
    }
    return table_of(
        "strict",
        "EX and strict EX",
        views,
        VIEW_COLUMNS | columns,
        source_of_views(views),
        "Final answers that the official evaluator calls correct and strict EX does not, by "
        "reason: cut at a semicolon, a misspelt name read as a string, other columns or "
        "another order of them, duplicate rows, the order of the rows, wrong on a perturbed "
        "copy of the database.",
    )


def verdicts_table(views: Sequence[View]) -> Table:
    """How many final answers have each verdict; the columns add up to n."""
    columns: Columns[View] = {
        "n": lambda view: count(view.summary["n"]),
        **_count_columns(views, "verdicts"),
        "no answer": lambda view: count(view.summary["not_attempted"]["count"]),
    }
    return table_of(
        "verdicts",
        "Verdicts of the final answers",
        views,
        VIEW_COLUMNS | columns,
        source_of_views(views),
        "Wrong: it ran and returned something else. Pred error: it failed in SQLite. Refused: "
        "it would have done more than read. Gold error and unscorable: gold failed, or was too "
        "slow or too large to compare with.",
    )


def unscored_table(views: Sequence[View]) -> Table:
    """Questions without a verdict. They count as not correct, and are named here."""
    rows = [
        [
            *view_cells(view),
            text(what),
            count(view.summary[key]["count"]),
            text(_names(view.summary[key]["example_ids"])),
        ]
        for view in views
        for key, what in _UNSCORED
        if view.summary[key]["count"]
    ]
    return Table(
        "unscored",
        "Questions without a verdict",
        headings(*VIEW_COLUMNS, "Why", "Questions", "Ids"),
        to_rows(rows),
        source_of_views(views),
        "They count as not correct in every figure.",
    )


def _level_column(level: str) -> Callable[[View], Cell]:
    def cell(view: View) -> Cell:
        figures = view.summary["by_difficulty"].get(level)
        return rate(figures["final_ex"], figures["final_ex_ci"]) if figures else rate(None, None)

    return cell


def _sizes(by_split: Mapping[str, Mapping[str, Any]], level: str) -> str:
    """How many questions of each split are of that level."""
    counts = {split: figures.get(level, {"n": 0})["n"] for split, figures in by_split.items()}
    if len(counts) == 1:
        return str(sum(counts.values()))
    return ", ".join(f"{n} {split}" for split, n in counts.items())


def _turn_column(turn: int) -> Callable[[View], Cell]:
    """A run that ended early has its last EX from there on."""

    def cell(view: View) -> Cell:
        figures = view.summary["by_turn"][: turn + 1][-1]
        return rate(figures["ex"], figures["ex_ci"])

    return cell


def _reached_column(turn: int) -> Callable[[View], Cell]:
    """How many questions were played in that turn."""
    return lambda view: count(sum(t["n"] for t in view.summary["by_turn"][turn : turn + 1]))


def _count_columns(views: Sequence[View], key: str) -> Columns[View]:
    """A column for each of the counts that the summaries have below `key`."""

    def column(name: str) -> Callable[[View], Cell]:
        return lambda view: count(view.summary[key][name])

    return {name.replace("_", " "): column(name) for name in views[0].summary[key]}


def _names(ids: Sequence[str]) -> str:
    further = len(ids) - _NAMED
    return ", ".join(ids[:_NAMED]) + (f" and {further} more" if further > 0 else "")
