"""What repair does: errors before and after, what is sent to repair, the cost of having no gold."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import get_args

from lib.base.records import ErrorClass, Trajectory
from lib.report.ablation import DIFFERENCE_HEADINGS, compare_views, difference_cells
from lib.report.runs import ONE_SHOT, View, first_attempt
from lib.report.table import (
    VIEW_COLUMNS,
    Cell,
    Heading,
    Table,
    count,
    number,
    rate_cell,
    rate_of,
    share,
    source_of_views,
    table_of_rows,
    text,
    view_cells,
)
from lib.scoring.statistics import NOTHING

NOT_CLASSIFIED = "not_classified"
"""A failure outside the taxonomy: generation or gold failed."""

ERROR_CLASSES = (*get_args(ErrorClass), NOT_CLASSIFIED)


@dataclass(frozen=True)
class ErrorCount:
    """How often one error class occurs in a view: first turn, repaired of these, final answers."""

    name: str
    first_turn: int
    repaired: int
    final: int


@dataclass(frozen=True)
class Routing:
    """How many first answers were sent to repair. `sent_right`, `sent_wrong`: by the first answer;
    `repaired`: those of `sent_wrong` that ended right; `broken`: those of `sent_right` that ended
    wrong; `kept_right`, `missed`: right and wrong first answers that were not sent.
    """

    sent_right: int
    sent_wrong: int
    repaired: int
    broken: int
    kept_right: int
    missed: int

    @property
    def sent(self) -> int:
        return self.sent_right + self.sent_wrong

    @property
    def questions(self) -> int:
        return self.sent + self.kept_right + self.missed


def error_counts(view: View) -> list[ErrorCount]:
    """The classes that occur, in the order of the taxonomy."""
    first: Counter[str] = Counter()
    repaired: Counter[str] = Counter()
    final: Counter[str] = Counter()
    for trajectory, correct in zip(view.trajectories, view.correct, strict=True):
        name = _first_error(trajectory)
        if name:
            first[name] += 1
            repaired[name] += correct
        if not correct:
            final[(trajectory.final and trajectory.final.error_class) or NOT_CLASSIFIED] += 1
    return [
        ErrorCount(name, first[name], repaired[name], final[name])
        for name in ERROR_CLASSES
        if first[name] or final[name]
    ]


def routing_of(view: View) -> Routing:
    """How a view with repair treated the first answers."""
    cells: Counter[tuple[bool, bool, bool]] = Counter()
    for trajectory, correct in zip(view.trajectories, view.correct, strict=True):
        cells[_is_sent(trajectory), _first_correct(trajectory), correct] += 1
    return Routing(
        sent_right=cells[True, True, True] + cells[True, True, False],
        sent_wrong=cells[True, False, True] + cells[True, False, False],
        repaired=cells[True, False, True],
        broken=cells[True, True, False],
        kept_right=cells[False, True, True],
        missed=cells[False, False, False],
    )


def gains_table(views: Sequence[View]) -> Table:
    """Each view with repair against the first turns of its run: paired differences."""
    one_shots = {(view.split, view.name): view for view in views if view.setting == ONE_SHOT}
    rows = [
        [
            *view_cells(view),
            text(view.run.feedback),
            rate_cell(before, "final_ex"),
            rate_cell(view, "final_ex"),
            *difference_cells(compare_views(before, view)),
        ]
        for view in repairs(views)
        for before in [one_shots[view.split, view.name]]
    ]
    heads = ("Feedback", "EX, one shot (%)", "EX with repair (%)", *DIFFERENCE_HEADINGS)
    return table_of_rows(
        "gains",
        "What repair gains",
        (*VIEW_COLUMNS, *heads),
        rows,
        source_of_views(views),
        "Final EX with repair less EX of one shot, on the same questions. p: McNemar's exact test, "
        "two-sided.",
    )


def taxonomy_table(views: Sequence[View]) -> Table:
    """First-turn errors and how many of them were repaired, per run and scope."""
    rows = [
        [
            *view_cells(view),
            text(errors.name),
            count(errors.first_turn),
            count(errors.repaired),
            share(
                (trajectory, correct)
                for trajectory, correct in zip(view.trajectories, view.correct, strict=True)
                if _first_error(trajectory) == errors.name
            ),
            count(errors.final),
        ]
        for view in repairs(views)
        for errors in error_counts(view)
    ]
    heads = ("Error", "First turn", "Repaired", "Repaired (%)", "Final answers")
    return table_of_rows(
        "errors",
        "Error taxonomy",
        (*VIEW_COLUMNS, *heads),
        rows,
        source_of_views(views),
        "The class of the first answer, and how many of those questions are right at the end. "
        "Final answers: how many have this class at the end. Repaired in percent of the first "
        "answers of the class.",
    )


def routing_table(views: Sequence[View]) -> Table:
    """Routing by deployment scope."""
    rows = [
        [
            *view_cells(view),
            number(100 * routing.sent / max(1, routing.questions)),
            share((t, not _first_correct(t)) for t in view.trajectories if _is_sent(t)),
            share((t, _is_sent(t)) for t in view.trajectories if not _first_correct(t)),
            count(routing.repaired),
            count(routing.broken),
            count(routing.missed),
            rate_cell(view, "final_ex"),
        ]
        for view in repairs(views)
        for routing in [routing_of(view)]
    ]
    shares = ("Sent to repair (%)", "Of those wrong (%)", "Failures found (%)")
    return table_of_rows(
        "routing",
        "Routing by deployment scope",
        (*VIEW_COLUMNS, *shares, "Repaired", "Broken", "Missed", "Final EX (%)"),
        rows,
        source_of_views(views),
        "Who decides what is repaired: the executor's errors and timeouts (online), guards too "
        "(guarded), or an external verifier that knows gold (verified). Failures found: of all "
        "questions without a right first answer, those sent to repair. Missed: the others. "
        "Broken: right first answers that repair made wrong.",
    )


def scopes_table(views: Sequence[View]) -> Table:
    """Online repair beside verified repair: one row per run and split, one column per setting."""
    settings = list(dict.fromkeys((view.setting, view.label, view.basis) for view in views))
    rows = []
    for split, name in dict.fromkeys((view.split, view.name) for view in views):
        own = {view.setting: view for view in views if (view.split, view.name) == (split, name)}
        online, verified = own.get("online"), own.get("verified")
        difference = compare_views(online, verified) if online and verified else None
        figures = (_final_ex(own.get(setting)) for setting, _, _ in settings)
        rows.append([text(split), text(name), *figures, *difference_cells(difference)])
    heads = [Heading(f"{label.capitalize()}: EX (%)", basis) for _, label, basis in settings]
    gap = ("Gap to the oracle (points)", "Only oracle right", "Only online right", "p")
    return table_of_rows(
        "scopes",
        "Deployable repair beside verified repair",
        ("Split", "Run", *heads, *gap),
        rows,
        source_of_views(views),
        "Final EX. A verified figure cannot be reached in deployment: a verifier that knows gold "
        "decides what is repaired. Gap: verified less online repair on the same questions; p: "
        "McNemar's exact test.",
    )


def repairs(views: Sequence[View]) -> list[View]:
    """The views with repair."""
    return [view for view in views if view.setting != ONE_SHOT]


def _final_ex(view: View | None) -> Cell:
    return rate_of(view.summary, "final_ex", view.basis) if view else Cell(NOTHING)


def _is_sent(trajectory: Trajectory) -> bool:
    """Whether the first answer was sent to repair."""
    return len(trajectory.turns) > 1


def _first_correct(trajectory: Trajectory) -> bool:
    first = first_attempt(trajectory)
    return bool(first and first.correct)


def _first_error(trajectory: Trajectory) -> str | None:
    """The class of the first answer's error; None where it is correct."""
    attempt = first_attempt(trajectory)
    if attempt is None:
        return NOT_CLASSIFIED
    return None if attempt.correct else attempt.error_class or NOT_CLASSIFIED
