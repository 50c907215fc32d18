"""What training changes: paired differences, and the questions that each step fixed and broke.

Two views are compared on the same questions, so the difference is paired: bootstrap intervals over
questions and over databases, and McNemar's exact test on the questions that only one of them
answers correctly.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from lib.base.records import Trajectory, ordered_levels
from lib.report.runs import View, one_shots
from lib.report.table import (
    Cell,
    Columns,
    Table,
    code,
    count,
    difference_of,
    rate_cell,
    setting,
    source_of_views,
    table_of,
    table_of_rows,
    text,
)
from lib.scoring.statistics import NOTHING, PairedDifference, paired_difference

_STEPS = (("base", "sft"), ("base", "dpo"), ("base", "sft_dpo"), ("sft", "sft_dpo"))
_TRAINING_STEPS = (("base", "sft"), ("base", "dpo"), ("sft", "sft_dpo"))
_FIXED, _BROKE = "fixed", "broke"

DIFFERENCE_HEADINGS = ("Difference (points)", "Fixed", "Broke", "McNemar p")
"""The headings above the cells of `difference_cells`."""


def compare_views(first: View, second: View) -> PairedDifference:
    """How `second` differs from `first` on the same questions; differences are fractions of 1."""
    return paired_difference(first.correct, second.correct, first.databases)


def points_of(difference: PairedDifference) -> dict[str, float | None]:
    """`points` in percent with their 95% intervals over questions, `low` and `high`, and over
    databases, `low_databases` and `high_databases`, and McNemar's `p`.
    """
    parts = {
        "points": difference.difference,
        "low": difference.low,
        "high": difference.high,
        "low_databases": difference.low_databases,
        "high_databases": difference.high_databases,
    }
    points = {name: None if part is None else 100 * part for name, part in parts.items()}
    return points | {"p": difference.p_value}


def method_table(views: Sequence[View]) -> Table:
    """Base, SFT, DPO and SFT+DPO against each other in every setting."""
    order = list(dict.fromkeys((view.split, view.setting) for view in views))
    pairs = sorted(
        _pairs_of_views(views, _STEPS), key=lambda pair: order.index(_setting_key(pair[0]))
    )
    rows = [
        [
            text(first.split),
            setting(first.label, first.basis),
            text(f"{first.name} → {second.name}"),
            rate_cell(first, "final_ex"),
            rate_cell(second, "final_ex"),
            *difference_cells(compare_views(first, second)),
        ]
        for first, second in pairs
    ]
    return table_of_rows(
        "methods",
        "Method ablation",
        ("Split", "Setting", "Runs", "EX before (%)", "EX after (%)", *DIFFERENCE_HEADINGS),
        rows,
        source_of_views(views),
        "Final EX of two runs on the same questions in the same setting. Fixed and broke: "
        "questions that only the second, and only the first has right; p: McNemar's exact test, "
        "two-sided.",
    )


def steps_table(views: Sequence[View]) -> Table:
    """How many questions each training step fixed and broke, in all and by difficulty."""
    rows = []
    levels = _levels(views)
    for first, second in _pairs_of_views(one_shots(views), _TRAINING_STEPS):
        effects = Counter(
            (change.effect, change.before.difficulty or "") for change in _changes(first, second)
        )
        both = sum(a and b for a, b in zip(first.correct, second.correct, strict=True))
        fixed = sum(n for (effect, _), n in effects.items() if effect == _FIXED)
        broke = sum(n for (effect, _), n in effects.items() if effect == _BROKE)
        rows.append(
            [
                text(first.split),
                text(f"{first.name} → {second.name}"),
                count(fixed),
                count(broke),
                count(both),
                count(len(first.correct) - both - fixed - broke),
                *(_gain(effects[_FIXED, level], effects[_BROKE, level]) for level in levels),
            ]
        )
    return table_of_rows(
        "steps",
        "What each training step fixed and broke",
        ("Split", "Step", "Fixed", "Broke", "Right in both", "Wrong in both", *levels),
        rows,
        source_of_views(one_shots(views)),
        "One shot, without repair. By difficulty: fixed and broke.",
    )


def changes_table(views: Sequence[View]) -> Table:
    """Every question that a training step fixed or broke, with the SQL before and after."""
    changes = [
        change
        for first, second in _pairs_of_views(one_shots(views), _TRAINING_STEPS)
        for change in _changes(first, second)
    ]
    columns: Columns[_Change] = {
        "Step": lambda change: text(change.step),
        "Effect": lambda change: text(change.effect),
        "Id": lambda change: text(change.before.example_id),
        "Difficulty": lambda change: text(change.before.difficulty or ""),
        "Question": lambda change: text(change.before.question),
        "Error": lambda change: text(_error(change)),
        "SQL before": lambda change: code(_sql(change.before)),
        "SQL after": lambda change: code(_sql(change.after)),
        "Gold SQL": lambda change: code(change.before.gold_sql),
    }
    return table_of(
        "changes",
        "Question by question",
        changes,
        columns,
        source_of_views(one_shots(views)),
        "One shot. Error: of the answer that is wrong.",
        folded=True,
    )


def difference_cells(difference: PairedDifference | None) -> list[Cell]:
    """Difference in points with its intervals, gained, lost, p; dashes without a difference."""
    if difference is None:
        return [Cell(NOTHING)] * 4
    p = difference.p_value
    return [
        difference_of(points_of(difference)),
        count(difference.gained),
        count(difference.lost),
        Cell("<0.0001" if p < 0.0001 else f"{p:.4f}", p),
    ]


def _pairs_of_views(
    views: Sequence[View], steps: Sequence[tuple[str, str]]
) -> Iterator[tuple[View, View]]:
    """The views of both runs of a step, in each split and setting that both were played in."""
    by_key = {(view.name, _setting_key(view)): view for view in views}
    for first, second in steps:
        for (name, key), view in by_key.items():
            if name == first and (second, key) in by_key:
                yield view, by_key[second, key]


def _setting_key(view: View) -> tuple[str, str]:
    return view.split, view.setting


class _Change(NamedTuple):
    """A question that only one of the two runs of a step answers correctly."""

    step: str
    effect: str
    before: Trajectory
    after: Trajectory


def _changes(first: View, second: View) -> Iterator[_Change]:
    for before, after, was, now in zip(
        first.trajectories, second.trajectories, first.correct, second.correct, strict=True
    ):
        if was != now:
            step = f"{first.name} → {second.name}"
            yield _Change(step, _FIXED if now else _BROKE, before, after)


def _levels(views: Sequence[View]) -> list[str]:
    return ordered_levels(t.difficulty for view in views for t in view.trajectories if t.difficulty)


def _gain(fixed: int, broke: int) -> Cell:
    return Cell(f"+{fixed} −{broke}", fixed - broke)


def _sql(trajectory: Trajectory) -> str:
    final = trajectory.final
    return final.sql if final else ""


def _error(change: _Change) -> str:
    """The error class of the wrong answer or, where it has none, its verdict."""
    final = (change.before if change.effect == _FIXED else change.after).final
    if final is None:
        return "no answer"
    return final.error_class or final.verdict
