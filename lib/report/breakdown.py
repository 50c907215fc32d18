"""Final EX split by difficulty, by turn and by strictness, and what could not be scored."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from lib.report.repair import repairs
from lib.report.runs import View
from lib.report.source import source_of
from lib.report.table import Cell, Table, count, headings, rate, setting, text, to_rows

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
    rows = [
        [
            text(view.split),
            text(view.name),
            setting(view.label, view.basis),
            *(_level_cell(view, level) for level in levels),
        ]
        for view in views
    ]
    return Table(
        key="difficulty",
        title="EX by difficulty",
        headings=headings(
            "Split",
            "Run",
            "Setting",
            *(f"{level} (%, n = {_sizes(by_split, level)})" for level in levels),
        ),
        rows=to_rows(rows),
        source=source_of([view.run for view in views]),
        note="Final EX with 95% Wilson intervals. Spider's hardness levels, from gold SQL.",
    )


def turns_table(views: Sequence[View]) -> Table:
    """EX if a turn had been the last one, and how many questions reached it."""
    turns = max(len(view.summary["by_turn"]) for view in views)
    rows = [
        [
            text(view.split),
            text(view.name),
            setting(view.label, view.basis),
            *_turn_cells(view, turns),
        ]
        for view in repairs(views)
    ]
    columns = [
        head
        for turn in range(1, turns + 1)
        for head in (f"Turn {turn}: EX (%)", f"Turn {turn}: questions")
    ]
    return Table(
        key="turns",
        title="EX by turn",
        headings=headings("Split", "Run", "Setting", *columns),
        rows=to_rows(rows),
        source=source_of([view.run for view in views]),
        note="EX over all questions if that turn had been the last one.",
    )


def strict_table(views: Sequence[View]) -> Table:
    """What strict EX takes away from EX, a reason each."""
    rows = [
        [
            text(view.split),
            text(view.name),
            setting(view.label, view.basis),
            rate(view.summary["final_ex"], view.summary["final_ex_ci"]),
            rate(view.summary["strict_ex"], view.summary["strict_ex_ci"]),
            *(count(found) for found in view.summary["strict_reasons"].values()),
        ]
        for view in views
    ]
    reasons = [reason.replace("_", " ") for reason in views[0].summary["strict_reasons"]]
    return Table(
        key="strict",
        title="EX and strict EX",
        headings=headings("Split", "Run", "Setting", "EX (%)", "Strict EX (%)", *reasons),
        rows=to_rows(rows),
        source=source_of([view.run for view in views]),
        note=(
            "Final answers that the official evaluator calls correct and strict EX does not, by "
            "reason: cut at a semicolon, a misspelt name read as a string, other columns or "
            "another order of them, duplicate rows, the order of the rows, wrong on a perturbed "
            "copy of the database."
        ),
    )


def verdicts_table(views: Sequence[View]) -> Table:
    """How many final answers have each verdict; the columns add up to n."""
    rows = [
        [
            text(view.split),
            text(view.name),
            setting(view.label, view.basis),
            count(view.summary["n"]),
            *(count(found) for found in view.summary["verdicts"].values()),
            count(view.summary["not_attempted"]["count"]),
        ]
        for view in views
    ]
    verdicts = [verdict.replace("_", " ") for verdict in views[0].summary["verdicts"]]
    return Table(
        key="verdicts",
        title="Verdicts of the final answers",
        headings=headings("Split", "Run", "Setting", "n", *verdicts, "no answer"),
        rows=to_rows(rows),
        source=source_of([view.run for view in views]),
        note=(
            "Wrong: it ran and returned something else. Pred error: it failed in SQLite. Refused: "
            "it would have done more than read. Gold error and unscorable: gold failed, or was too "
            "slow or too large to compare with."
        ),
    )


def unscored_table(views: Sequence[View]) -> Table:
    """Questions without a verdict. They count as not correct, and are named here."""
    rows = []
    for view in views:
        for key, what in _UNSCORED:
            named = view.summary[key]
            if named["count"]:
                rows.append(
                    [
                        text(view.split),
                        text(view.name),
                        setting(view.label, view.basis),
                        text(what),
                        count(named["count"]),
                        text(_names(named["example_ids"])),
                    ]
                )
    return Table(
        key="unscored",
        title="Questions without a verdict",
        headings=headings("Split", "Run", "Setting", "Why", "Questions", "Ids"),
        rows=to_rows(rows),
        source=source_of([view.run for view in views]),
        note="They count as not correct in every figure.",
    )


def _level_cell(view: View, level: str) -> Cell:
    figures = view.summary["by_difficulty"].get(level)
    return rate(figures["final_ex"], figures["final_ex_ci"]) if figures else rate(None, None)


def _sizes(by_split: Mapping[str, Mapping[str, Any]], level: str) -> str:
    """How many questions of each split are of that level."""
    counts = {split: figures.get(level, {"n": 0})["n"] for split, figures in by_split.items()}
    if len(counts) == 1:
        return str(sum(counts.values()))
    return ", ".join(f"{n} {split}" for split, n in counts.items())


def _turn_cells(view: View, turns: int) -> list[Cell]:
    """A run that ended early has its last EX from there on, and no questions."""
    cells = []
    played = view.summary["by_turn"]
    for turn in range(turns):
        figures = played[min(turn, len(played) - 1)]
        reached = figures["n"] if turn < len(played) else 0
        cells += [rate(figures["ex"], figures["ex_ci"]), count(reached)]
    return cells


def _names(ids: Sequence[str]) -> str:
    further = len(ids) - _NAMED
    return ", ".join(ids[:_NAMED]) + (f" and {further} more" if further > 0 else "")
