"""Whether the prompts showed the tables that gold reads, and what each retrieval mode would show.

Which tables a prompt showed is in the trajectories; which tables gold reads needs the schema.
"""

from __future__ import annotations

from statistics import fmean

from lib.db.catalog import Catalog
from lib.records import Example, Trajectory
from lib.report.databases import Databases, absence_note
from lib.report.runs import View
from lib.report.source import source_of
from lib.report.table import (
    Cell,
    Columns,
    Table,
    count,
    number,
    share,
    table_of,
    text,
)
from lib.schema.recall import RetrievalRecall, gold_tables, retrieval_recall

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
    columns: Columns[str] = {
        "Questions where": text,
        "Questions": lambda name: count(len(groups[name])),
        "Share (%)": lambda name: share(len(groups[name]), len(view.trajectories)),
        "Tables shown (mean)": lambda name: number(
            fmean(len(t.tables) for t, _ in groups[name]), 2
        ),
        "Prompt trimmed": lambda name: count(sum(bool(t.trimmed_tables) for t, _ in groups[name])),
        f"EX of {view.name}, one shot (%)": lambda name: share(
            sum(correct for _, correct in groups[name]), len(groups[name])
        ),
    }
    return table_of(
        "shown",
        "Tables shown in the prompts",
        [name for name, members in groups.items() if members],
        columns,
        source_of([view.run]),
        "Prompt trimmed: tables were left out, since the prompt would not have fitted. Gold "
        "tables are not known where the database is not there or gold cannot be parsed.",
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
    columns: Columns[RetrievalRecall] = {
        "Mode": lambda recall: text(recall.mode),
        "k": lambda recall: Cell("all") if recall.mode == "full" else count(recall.k),
        "All gold tables (%)": lambda recall: number(recall.question_recall),
        "Gold tables (%)": lambda recall: number(recall.table_recall),
        "Tables shown (mean)": lambda recall: number(recall.mean_selected, 2),
    }
    shown = [r for r in found if r.mode != "full" or r.k == _KS[0]]  # `full` shows all at every k
    return table_of(
        "recall",
        "Retrieval recall",
        shown if scored else (),
        columns,
        source_of([view.run], ks=_KS, fk_hops=fk_hops),
        "Questions with every gold table among those shown, gold tables shown of all, and how "
        "many tables a prompt would show. bm25_fk adds neighbours along foreign keys."
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
