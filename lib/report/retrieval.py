"""Whether the prompts showed the tables that gold reads, and what each retrieval mode would show.

Which tables a prompt showed is in the trajectories; which tables gold reads needs the schema.
"""

from __future__ import annotations

from collections.abc import Sequence

from lib.db.catalog import Catalog
from lib.records import Example, Trajectory
from lib.report.databases import Databases, absence_note
from lib.report.runs import View
from lib.report.source import source_of
from lib.report.table import Cell, Table, count, headings, number, rate, text, to_rows
from lib.schema.recall import gold_tables, retrieval_recall
from lib.scoring.statistics import wilson_interval

_KS = (1, 2, 4, 6)


def shown_tables_table(view: View, databases: Databases) -> Table:
    """EX of one one-shot view, where all gold tables were shown and where one was not."""
    groups: dict[str, list[tuple[Trajectory, bool]]] = {
        "all gold tables shown": [],
        "a gold table not shown": [],
        "gold tables not known": [],
    }
    for trajectory, correct in zip(view.trajectories, view.correct, strict=True):
        groups[_group(trajectory, databases)].append((trajectory, correct))
    rows = [
        [
            text(name),
            count(len(members)),
            _share(len(members), len(view.trajectories)),
            number(_mean([len(t.tables) for t, _ in members]), 2),
            count(sum(bool(t.trimmed_tables) for t, _ in members)),
            _share(sum(correct for _, correct in members), len(members)),
        ]
        for name, members in groups.items()
        if members
    ]
    return Table(
        key="shown",
        title="Tables shown in the prompts",
        headings=headings(
            "Questions where",
            "Questions",
            "Share (%)",
            "Tables shown (mean)",
            "Prompt trimmed",
            f"EX of {view.name}, one shot (%)",
        ),
        rows=to_rows(rows),
        source=source_of([view.run]),
        note=(
            "Prompt trimmed: tables were left out, since the prompt would not have fitted. Gold "
            "tables are not known where the database is not there or gold cannot be parsed."
        ),
    )


def recall_table(view: View, databases: Databases, fk_hops: int) -> Table:
    """Recall at k of every mode, on the questions of the view whose database is there."""
    catalogs: dict[str, Catalog] = {}
    examples = []
    for t in view.trajectories:
        catalog = databases.catalog(t.db_id)
        if catalog is not None:
            catalogs[t.db_id] = catalog
            path = str(databases.path(t.db_id))
            examples.append(Example(t.example_id, t.db_id, path, t.question, t.gold_sql))
    found = retrieval_recall(examples, lambda e: catalogs[e.db_id], ks=_KS, fk_hops=fk_hops)
    scored, unscored = found[0].questions, found[0].unscored
    rows = [
        [
            text(recall.mode),
            Cell("all") if recall.mode == "full" else count(recall.k),
            number(recall.question_recall),
            number(recall.table_recall),
            number(recall.mean_selected, 2),
        ]
        for recall in found
        if recall.mode != "full" or recall.k == _KS[0]  # `full` shows everything at every k
    ]
    return Table(
        key="recall",
        title="Retrieval recall",
        headings=headings(
            "Mode", "k", "All gold tables (%)", "Gold tables (%)", "Tables shown (mean)"
        ),
        rows=to_rows(rows) if scored else (),
        source=source_of([view.run], ks=_KS, fk_hops=fk_hops),
        note=(
            "Questions with every gold table among those shown, gold tables shown of all, and how "
            "many tables a prompt would show. bm25_fk adds neighbours along foreign keys."
        )
        + (f" Questions left out, since their gold names no table: {unscored}." if unscored else "")
        + absence_note(databases.missing(view.trajectories)),
    )


def _group(trajectory: Trajectory, databases: Databases) -> str:
    catalog = databases.catalog(trajectory.db_id)
    gold = gold_tables(trajectory.gold_sql, catalog) if catalog else frozenset()
    if not gold:
        return "gold tables not known"
    shown = set(trajectory.tables)
    return "all gold tables shown" if gold <= shown else "a gold table not shown"


def _mean(values: Sequence[int]) -> float:
    return sum(values) / len(values)


def _share(part: int, whole: int) -> Cell:
    low, high = wilson_interval(part, whole)
    return rate(100 * part / whole, (100 * low, 100 * high))
