"""What training and repair change: paired differences, and questions that a step fixed or broke.

Two views are compared on the same questions, so the difference is paired.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from lib.base.records import Trajectory, ordered_levels
from lib.report.runs import ONE_SHOT, View, one_shots, repairs
from lib.report.table import (
    Cell,
    Table,
    code,
    difference_columns,
    rate_of,
    table_of,
    view_columns,
)

_TRAINING_STEPS = (("base", "sft"), ("base", "dpo"), ("sft", "sft_dpo"))
_STEPS = (*_TRAINING_STEPS, ("base", "sft_dpo"))
_FIXED, _BROKE = "fixed", "broke"


def differences_table(views: Sequence[View], trained: Sequence[View]) -> Table:
    """Each of the views in `trained` minus what it was trained from, and each with repair minus the
    same run without.
    """
    before = {(view.split, view.name): view for view in views if view.setting == ONE_SHOT}
    pairs = [(first.name, first, second) for first, second in _pairs_of_views(trained, _STEPS)]
    pairs += [("one shot", before[view.split, view.name], view) for view in repairs(views)]
    rows = [
        {
            **view_columns(second),
            "Minus": name,
            "EX before (%)": rate_of(first.summary, "final_ex"),
            "EX after (%)": rate_of(second.summary, "final_ex"),
            **difference_columns(second.minus(first)),
        }
        for name, first, second in pairs
    ]
    return table_of(
        "differences",
        "Paired differences",
        rows,
        "Final EX of two runs on the same questions: a trained model minus the one before, in the "
        "same setting, and repair minus no repair. Fixed and broke: questions that only the run, "
        "and only what it is compared with, has right.",
    )


def steps_table(views: Sequence[View]) -> Table:
    """How many questions each training step fixed and broke, in all and by difficulty."""
    levels = ordered_levels(t.difficulty for v in views for t in v.trajectories if t.difficulty)
    rows = []
    for first, second in _pairs_of_views(one_shots(views), _TRAINING_STEPS):
        changes = list(_changes(first, second))
        effects = Counter(change.effect for change in changes)
        by_level = Counter((change.effect, change.before.difficulty) for change in changes)
        both = sum(a and b for a, b in zip(first.correct, second.correct, strict=True))
        rows.append(
            {
                "Split": first.split,
                "Step": f"{first.name} → {second.name}",
                "Fixed": effects[_FIXED],
                "Broke": effects[_BROKE],
                "Right in both": both,
                "Wrong in both": len(first.correct) - both - len(changes),
                **{
                    level: Cell(f"+{fixed} −{broke}", fixed - broke)
                    for level in levels
                    for fixed, broke in [(by_level[_FIXED, level], by_level[_BROKE, level])]
                },
            }
        )
    return table_of(
        "steps",
        "What each training step fixed and broke",
        rows,
        "One shot, without repair. By difficulty: fixed and broke.",
    )


def changes_table(views: Sequence[View]) -> Table:
    """Every question that a training step fixed or broke, with the SQL before and after."""
    rows = [
        {
            "Step": f"{first.name} → {second.name}",
            "Effect": effect,
            "Id": before.example_id,
            "Difficulty": before.difficulty or "",
            "Question": before.question,
            "Error": _error(before if effect == _FIXED else after),
            "SQL before": code(before.final.sql if before.final else ""),
            "SQL after": code(after.final.sql if after.final else ""),
            "Gold SQL": code(before.gold_sql),
        }
        for first, second in _pairs_of_views(one_shots(views), _TRAINING_STEPS)
        for effect, before, after in _changes(first, second)
    ]
    return table_of(
        "changes",
        "Question by question",
        rows,
        "One shot. Error: of the answer that is wrong.",
    )


def _pairs_of_views(
    views: Sequence[View], steps: Sequence[tuple[str, str]]
) -> Iterator[tuple[View, View]]:
    """The views of both runs of a step, in each split and setting that both were run in."""
    by_key = {(view.name, _setting_of(view)): view for view in views}
    for first, second in steps:
        for (name, key), view in by_key.items():
            if name == first and (second, key) in by_key:
                yield view, by_key[second, key]


def _setting_of(view: View) -> tuple[str, str]:
    return view.split, view.setting


class _Change(NamedTuple):
    """A question that only one of the two runs of a step answers correctly."""

    effect: str
    before: Trajectory
    after: Trajectory


def _changes(first: View, second: View) -> Iterator[_Change]:
    for before, after, was, now in zip(
        first.trajectories, second.trajectories, first.correct, second.correct, strict=True
    ):
        if was != now:
            yield _Change(_FIXED if now else _BROKE, before, after)


def _error(trajectory: Trajectory) -> str:
    """The error class of a wrong answer or, where it has none, its verdict."""
    final = trajectory.final
    return (final.error_class or final.verdict) if final else "no answer"
