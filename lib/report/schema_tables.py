"""The tables that need a schema: clauses, wrong columns, tables shown, recall of the retrieval."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from statistics import fmean
from typing import Any

from lib.base.records import Attempt, Example, Trajectory
from lib.database.catalog import Catalog
from lib.database.schema.retrieval import RetrievalRecall, gold_tables, retrieval_recall
from lib.database.sql.bindings import resolve_columns
from lib.report.repair import repairs
from lib.report.runs import Databases, View, first_attempt, one_shots
from lib.report.table import (
    VIEW_COLUMNS,
    Cell,
    Columns,
    Table,
    code,
    count,
    number,
    setting,
    share,
    source_of,
    source_of_views,
    table_of,
    table_of_rows,
    text,
    view_cells,
)
from lib.scoring.judge import Verdict
from lib.scoring.partial_match import PARTIAL_COMPONENTS, StructureMatch, StructureMatcher
from lib.scoring.scorecard import ScoredCase, summarise_cases

_NOTE = (
    "The text of the final answer against that of gold, in percent: exact match, and F1 of each "
    "clause, by the rules of the official Spider evaluator. A query can be right without matching."
)

_MESSAGE = re.compile(r"no such column: (?P<name>.+)")
_MOST_FREQUENT = 15

_IN_QUERY = "another table of the query has it"
_IN_SCHEMA = "a table outside the query has it"
_NOWHERE = "no table has it"
_UNKNOWN = "schema not there"

_KS = (1, 2, 4, 6)


def clauses_table(views: Sequence[View], databases: Databases) -> Table:
    """Exact match and partial match of ten components per view, as `stages.score` computes them."""
    scorer = StructureScorer(databases)
    rows = []
    unparsed = {}
    for view in views:
        averages, unparsed[view.split] = scorer.averages(view.trajectories)
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
    return table_of_rows(
        "clauses",
        "Exact match and partial match",
        (*VIEW_COLUMNS, "n", "Exact match", *PARTIAL_COMPONENTS),
        rows,
        source_of_views(views),
        _NOTE
        + _unparsed_note(sum(unparsed.values()))
        + databases.absence_note(t for view in views for t in view.trajectories),
    )


def _unparsed_note(questions: int) -> str:
    if not questions:
        return ""
    return (
        f" Questions whose gold cannot be parsed by these rules: {questions}; they count as no "
        "exact match, and in no clause."
    )


class StructureScorer:
    """Compares each pair of gold and answer only once: settings share most of their answers."""

    def __init__(self, databases: Databases) -> None:
        self._databases = databases
        self._matcher = StructureMatcher()
        self._known: dict[tuple[str, str, str], StructureMatch | None] = {}

    def averages(self, trajectories: Sequence[Trajectory]) -> tuple[dict[str, Any], int]:
        """The averages over the questions whose database is there, and how many of these questions
        have gold that cannot be parsed.
        """
        cases = []
        for index, trajectory in enumerate(trajectories):
            if self._databases.catalog(trajectory.db_id) is None:
                continue
            final = trajectory.final
            verdict = Verdict(final.verdict if final else "pred_error")
            match = self._match(trajectory.db_id, trajectory.gold_sql, final.sql if final else "")
            cases.append(ScoredCase(index, trajectory.db_id, verdict, match))
        summary = summarise_cases(cases)
        return summary["overall"], len(summary["gold_not_parsed"])

    def _match(self, db_id: str, gold: str, predicted: str) -> StructureMatch | None:
        key = (db_id, gold, predicted)
        if key not in self._known:
            path = str(self._databases.path(db_id))
            self._known[key] = self._matcher.match(db_id, path, gold, predicted)
        return self._known[key]


def column_errors_table(views: Sequence[View], databases: Databases) -> Table:
    """First-turn `no_such_column` errors by where the column is, and how many are repaired."""
    rows = []
    for view in repairs(views):
        found: Counter[str] = Counter()
        repaired: Counter[str] = Counter()
        for trajectory, correct, attempt in _column_errors(view):
            place = _place(trajectory, attempt, databases)
            found[place] += 1
            repaired[place] += correct
        rows += [
            [
                text(view.name),
                setting(view.label, view.basis),
                text(place),
                count(found[place]),
                count(repaired[place]),
            ]
            for place in (_IN_QUERY, _IN_SCHEMA, _NOWHERE, _UNKNOWN)
            if found[place]
        ]
    return table_of_rows(
        "columns",
        "Column errors",
        ("Run", "Setting", "The wrong column", "First-turn errors", "Repaired"),
        rows,
        source_of_views(views),
        "First answers that name a column which is not there.",
    )


def wrong_columns_table(views: Sequence[View]) -> Table:
    """The columns that are most often wrong at the first turn, with one count per run."""
    unrepaired = one_shots(views)
    counts: defaultdict[tuple[str, str], Counter[str]] = defaultdict(Counter)
    for view in unrepaired:
        for trajectory, _, attempt in _column_errors(view):
            counts[trajectory.db_id, _column_name(attempt)][view.name] += 1
    names = [view.name for view in unrepaired]
    ordered = sorted(counts, key=lambda key: (-counts[key].total(), key))[:_MOST_FREQUENT]
    rows = [
        [
            text(db_id),
            code(column),
            *(count(counts[db_id, column][name]) for name in names),
            count(counts[db_id, column].total()),
        ]
        for db_id, column in ordered
    ]
    return table_of_rows(
        "wrong-columns",
        "Columns most often got wrong",
        ("Database", "Column", *names, "All runs"),
        rows,
        source_of_views(unrepaired),
        f"One shot. At most {_MOST_FREQUENT} columns, as the answers wrote them.",
    )


def _place(trajectory: Trajectory, attempt: Attempt, databases: Databases) -> str:
    """Where a column really is that an answer looked for in the wrong place."""
    catalog = databases.catalog(trajectory.db_id)
    if catalog is None:
        return _UNKNOWN
    owners = {table.name for table in catalog.tables_with_column(_column_name(attempt))}
    resolution = resolve_columns(attempt.sql, catalog)
    if resolution is not None and owners & set(resolution.tables):
        return _IN_QUERY
    return _IN_SCHEMA if owners else _NOWHERE


def _column_errors(view: View) -> Iterator[tuple[Trajectory, bool, Attempt]]:
    """(trajectory, right at the end, first answer) where the first answer is a column error."""
    for trajectory, correct in zip(view.trajectories, view.correct, strict=True):
        attempt = first_attempt(trajectory)
        if attempt is not None and attempt.error_class == "no_such_column":
            yield trajectory, correct, attempt


def _column_name(attempt: Attempt) -> str:
    """`city` of "no such column: T1.city"; any other message is returned unchanged."""
    message = attempt.error or ""
    found = _MESSAGE.search(message)
    return found["name"].strip().rpartition(".")[2].strip('"`[]') if found else message


def shown_tables_table(view: View, databases: Databases) -> Table:
    """EX of a one-shot view, grouped by whether the prompt showed all gold tables."""
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
        "Share (%)": lambda name: share(
            (t, other == name) for other, members in groups.items() for t, _ in members
        ),
        "Tables shown (mean)": lambda name: number(
            fmean(len(t.tables) for t, _ in groups[name]), 2
        ),
        "Prompt trimmed": lambda name: count(sum(bool(t.trimmed_tables) for t, _ in groups[name])),
        f"EX of {view.name}, one shot (%)": lambda name: share(groups[name]),
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
        + databases.absence_note(view.trajectories),
    )


def _group(trajectory: Trajectory, databases: Databases) -> str:
    catalog = databases.catalog(trajectory.db_id)
    gold = gold_tables(trajectory.gold_sql, catalog) if catalog else frozenset()
    if not gold:
        return "gold tables not known"
    shown = set(trajectory.tables)
    return "all gold tables shown" if gold <= shown else "a gold table not shown"
