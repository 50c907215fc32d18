"""The tables over questions: which can be trusted, which are hard, which clauses go wrong, and
whether the prompt showed the tables that gold needs.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from statistics import fmean
from typing import Any

from lib.base.records import RETRIEVAL_MODES, RetrievalMode, Trajectory, ordered_levels
from lib.data.audit import FINDING_KINDS, MEANINGS, Audit
from lib.database.catalog import Catalog
from lib.database.schema.retrieval import SchemaRetriever
from lib.database.sql.bindings import tables_read
from lib.report.runs import Databases, View
from lib.report.table import (
    Cell,
    Rows,
    Table,
    code,
    number,
    rate_of,
    table_named,
    table_of,
    view_columns,
)
from lib.scoring.judge import Verdict
from lib.scoring.partial_match import PARTIAL_COMPONENTS, StructureMatch, StructureMatcher
from lib.scoring.scorecard import ScoredCase, summarise_cases

Audits = Mapping[str, Audit]
"""By name of the split."""

_KS = (1, 2, 4, 6)


def on_audited_subset(view: View, audits: Audits) -> View:
    """The view on the questions that the audits of its splits do not doubt."""
    accepted = {each for split in view.split.split("+") for each in audits[split].accepted}
    return view.on(lambda trajectory: trajectory.example_id in accepted)


def on_databases_with_rows(view: View, databases: Databases) -> View:
    """The view on the questions whose database has rows, or is missing and cannot be checked."""
    return view.on(lambda trajectory: databases.has_rows(trajectory.db_id))


@table_named("audit", "Audit of the data set")
def findings_table(audits: Audits) -> Rows:
    """Gold that should not be trusted as it stands. The ids of the audited subset are in
    outputs/audit, in audited_ids.json.
    """
    counts = {
        split: Counter(kind for kinds in audit.doubts.values() for kind in kinds)
        for split, audit in audits.items()
    }
    for kind in FINDING_KINDS:
        found = {split: counts[split][kind] for split in audits}
        yield {"Finding": code(kind), **found, "Meaning": MEANINGS[kind]}
    questions = {split: audit.questions for split, audit in audits.items()}
    yield {"Finding": "questions", **questions, "Meaning": Cell("")}
    accepted = {split: len(audit.accepted) for split, audit in audits.items()}
    yield {"Finding": "audited subset", **accepted, "Meaning": "questions without a finding"}


@table_named("audited", "EX on the audited subset")
def audited_ex_table(views: Sequence[View], audits: Audits, databases: Databases) -> Rows:
    """The audited subset is the questions of the split that the audit does not doubt. Final EX.
    Where some database has no rows, EX on the others is shown too: on an empty one nearly any query
    is correct.
    """
    with_rows = [on_databases_with_rows(view, databases) for view in views]
    some_empty = any(
        len(part.trajectories) < len(view.trajectories)
        for part, view in zip(with_rows, views, strict=True)
    )
    for view, filled in zip(views, with_rows, strict=True):
        parts = {"audited subset": on_audited_subset(view, audits)}
        parts |= {"databases with rows": filled, "all": view} if some_empty else {"all": view}
        row = view_columns(view)
        for name, part in parts.items():
            row[f"n, {name}"] = part.summary["n"]
            row[f"EX, {name} (%)"] = rate_of(part.summary, "final_ex")
        yield row


@table_named("strict", "EX and strict EX")
def strict_table(views: Sequence[View]) -> Rows:
    """Final answers that the official evaluator calls correct and strict EX does not, by reason:
    cut at a semicolon, a misspelt name read as a string, other columns or another order of them,
    duplicate rows, the order of the rows, wrong on a perturbed copy of the database.
    """
    for view in views:
        yield {
            **view_columns(view),
            "EX (%)": rate_of(view.summary, "final_ex"),
            "Strict EX (%)": rate_of(view.summary, "strict_ex"),
            **spaced(view.summary["strict_reasons"]),
        }


@table_named("difficulty", "EX by difficulty")
def difficulty_table(views: Sequence[View]) -> Rows:
    """Final EX. The data set's own levels; where it states none, Spider's hardness, from gold
    SQL.
    """
    by_split = {view.split: view.summary["by_difficulty"] for view in views}
    levels = ordered_levels(level for figures in by_split.values() for level in figures)

    def heading(level: str) -> str:
        sizes = {split: figures.get(level, {"n": 0})["n"] for split, figures in by_split.items()}
        each = ", ".join(f"{n} {split}" if len(sizes) > 1 else f"{n}" for split, n in sizes.items())
        return f"{level} (%, n = {each})"

    for view in views:
        yield {
            **view_columns(view),
            **{
                heading(level): rate_of(view.summary["by_difficulty"].get(level, {}), "final_ex")
                for level in levels
            },
        }


def clauses_table(views: Sequence[View], databases: Databases) -> Table:
    """Exact match and partial match of ten components per view, as `stages.score` computes them."""
    scorer = StructureScorer(databases)
    rows = []
    unparsed = {}
    for view in views:
        averages, unparsed[view.split] = scorer.averages(view.trajectories)
        n, partial = averages["count"], averages["partial"]
        compared = n > unparsed[view.split]
        rows.append(
            {
                **view_columns(view),
                "n": n,
                "Exact match": averages["exact_match"],
                **{name: partial[name]["f1"] if compared else None for name in PARTIAL_COMPONENTS},
            }
        )
    note = (
        "The text of the final answer against that of gold, in percent: exact match, and F1 of "
        "each clause, by the rules of the official Spider evaluator. A query can be right without "
        "matching."
    )
    if any(unparsed.values()):
        note += (
            f" Questions whose gold cannot be parsed by these rules: {sum(unparsed.values())}; "
            "they count as no exact match, and in no clause."
        )
    note += databases.absence_note(t for view in views for t in view.trajectories)
    return table_of("clauses", "Exact match and partial match", rows, note)


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
            key = trajectory.db_id, trajectory.gold_sql, final.sql if final else ""
            if key not in self._known:
                path = str(self._databases.path(trajectory.db_id))
                self._known[key] = self._matcher.match(key[0], path, *key[1:])
            cases.append(ScoredCase(index, trajectory.db_id, verdict, self._known[key]))
        summary = summarise_cases(cases)
        return summary["overall"], len(summary["gold_not_parsed"])


def recall_table(view: View, databases: Databases, fk_hops: int) -> Table:
    """Recall at k of every mode, on the questions of the view whose database is there."""
    asked = [
        (t.question, catalog, tables_read(t.gold_sql, catalog))
        for t in view.trajectories
        if (catalog := databases.catalog(t.db_id)) is not None
    ]
    unscored = sum(not gold for *_, gold in asked)
    rows = [
        _recall_row(asked, mode, k, fk_hops)
        for mode in RETRIEVAL_MODES
        for k in (_KS[:1] if mode == "full" else _KS)  # `full` shows all tables at every k
        if unscored < len(asked)
    ]
    return table_of(
        "recall",
        "Retrieval recall",
        rows,
        "Questions with every gold table among those shown, gold tables shown of all, and how "
        "many tables a prompt would show. bm25_fk adds neighbours along foreign keys."
        + (f" Questions left out, since their gold names no table: {unscored}." if unscored else "")
        + databases.absence_note(view.trajectories),
    )


def _recall_row(
    asked: Sequence[tuple[str, Catalog, frozenset[str]]],
    mode: RetrievalMode,
    k: int,
    fk_hops: int,
) -> dict[str, Any]:
    """`asked`: each question with its catalog and the tables of gold; none where it has none."""
    retrievers: dict[int, SchemaRetriever] = {}
    shown: list[tuple[str, ...]] = []
    for question, catalog, _ in asked:
        if id(catalog) not in retrievers:
            retrievers[id(catalog)] = SchemaRetriever(catalog, mode, k, fk_hops)
        shown.append(retrievers[id(catalog)].select(question))
    missing = [gold - {*tables} for (*_, gold), tables in zip(asked, shown, strict=True) if gold]
    tables = sum(len(gold) for *_, gold in asked)
    return {
        "Mode": mode,
        "k": Cell("all") if mode == "full" else k,
        "All gold tables (%)": 100 * sum(not each for each in missing) / len(missing),
        "Gold tables (%)": 100 * (tables - sum(map(len, missing))) / tables,
        "Tables shown (mean)": number(fmean(map(len, shown)), 2),
    }


def spaced(counts: Mapping[str, int]) -> dict[str, int]:
    """The counts by names in words."""
    return {name.replace("_", " "): n for name, n in counts.items()}
