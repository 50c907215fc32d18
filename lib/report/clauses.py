"""Exact match and partial match per clause, as Spider's evaluator counts them, from final answers.

The figures come from `lib.scoring.scorecard`, which scores prediction files too.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from lib.report.databases import Databases, absence_note
from lib.report.runs import View
from lib.report.source import source_of_views
from lib.report.table import VIEW_COLUMNS, Table, count, headings, number, to_rows, view_cells
from lib.scoring.judge import Verdict
from lib.scoring.partial_match import PARTIAL_COMPONENTS
from lib.scoring.scorecard import ScoredCase, summarise_cases
from lib.scoring.structure import StructureMatch, StructureMatcher

_NOTE = (
    "The text of the final answer against that of gold, in percent: exact match, and F1 of each "
    "clause, by the rules of the official Spider evaluator. A query can be right without matching."
)


def clauses_table(views: Sequence[View], databases: Databases) -> Table:
    """Exact match and the ten components, a row a view."""
    scorer = _Scorer(databases)
    trajectories = [trajectory for view in views for trajectory in view.trajectories]
    rows = []
    unparsed = {}
    for view in views:
        averages, unparsed[view.split] = scorer.averages(view)
        asked = averages["count"]
        compared = asked - unparsed[view.split]
        rows.append(
            [
                *view_cells(view),
                count(asked),
                number(100 * averages["exact_match"] if asked else None),
                *(
                    number(100 * averages["partial"][name]["f1"] if compared else None)
                    for name in PARTIAL_COMPONENTS
                ),
            ]
        )
    return Table(
        key="clauses",
        title="Exact match and partial match",
        headings=headings(*VIEW_COLUMNS, "n", "Exact match", *PARTIAL_COMPONENTS),
        rows=to_rows(rows),
        source=source_of_views(views),
        note=_NOTE
        + _unparsed_note(sum(unparsed.values()))
        + absence_note(databases.missing(trajectories)),
    )


def _unparsed_note(questions: int) -> str:
    if not questions:
        return ""
    return (
        f" Questions whose gold cannot be parsed by these rules: {questions}; they count as no "
        "exact match, and in no clause."
    )


class _Scorer:
    """Compares each pair of gold and answer once: most answers of two settings are the same."""

    def __init__(self, databases: Databases) -> None:
        self._databases = databases
        self._matcher = StructureMatcher()
        self._known: dict[tuple[str, str, str], StructureMatch | None] = {}

    def averages(self, view: View) -> tuple[dict[str, Any], int]:
        """The averages over the questions whose database is there, and of how many of them gold
        cannot be parsed.
        """
        cases = []
        for index, trajectory in enumerate(view.trajectories):
            if self._databases.catalog(trajectory.db_id) is None:
                continue
            final = trajectory.final
            verdict = Verdict(final.verdict if final else "pred_error")
            match = self._match(trajectory.db_id, trajectory.gold_sql, final.sql if final else "")
            cases.append(ScoredCase(index, verdict, match))
        summary = summarise_cases(cases)
        return summary["overall"], len(summary["gold_not_parsed"])

    def _match(self, db_id: str, gold: str, predicted: str) -> StructureMatch | None:
        key = (db_id, gold, predicted)
        if key not in self._known:
            path = str(self._databases.path(db_id))
            self._known[key] = self._matcher.match(db_id, path, gold, predicted)
        return self._known[key]
