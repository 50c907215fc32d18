"""What repair gains over one shot: paired differences, question by question."""

from __future__ import annotations

from collections.abc import Sequence

from lib.report.ablation import compare_views, difference_cells
from lib.report.comparison import rate_cell
from lib.report.repair import repairs
from lib.report.runs import ONE_SHOT, View
from lib.report.source import source_of
from lib.report.table import Table, headings, setting, text, to_rows


def gains_table(views: Sequence[View]) -> Table:
    """Each view with repair against the first turns of its run, a row each."""
    one_shots = {(view.split, view.name): view for view in views if view.setting == ONE_SHOT}
    rows = []
    for view in repairs(views):
        before = one_shots[view.split, view.name]
        rows.append(
            [
                text(view.split),
                text(view.name),
                setting(view.label, view.basis),
                text(view.run.feedback),
                rate_cell(before, "final_ex"),
                rate_cell(view, "final_ex"),
                *difference_cells(compare_views(before, view)),
            ]
        )
    return Table(
        key="gains",
        title="What repair gains",
        headings=headings(
            "Split",
            "Run",
            "Setting",
            "Feedback",
            "EX, one shot (%)",
            "EX with repair (%)",
            "Difference (points)",
            "Fixed",
            "Broke",
            "McNemar p",
        ),
        rows=to_rows(rows),
        source=source_of([view.run for view in views]),
        note=(
            "Final EX with repair less EX of one shot, on the same questions; both with 95% Wilson "
            "intervals. Difference: with its 95% bootstrap interval; p: McNemar's exact test, "
            "two-sided."
        ),
    )
