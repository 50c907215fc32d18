"""How often retrieval shows the tables that gold reads: recall at k for each mode.

The only module of this package that knows gold. It measures; nothing of it enters a prompt.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from lib.db.catalog import Catalog
from lib.records import RETRIEVAL_MODES, Example, RetrievalMode
from lib.schema.retrieval import SchemaRetriever
from lib.sql.bindings import resolve_columns


@dataclass(frozen=True)
class RetrievalRecall:
    """Recall of one mode at one k. Rates are percentages.

    `question_recall`: questions with every gold table shown. `table_recall`: gold tables shown,
    over all questions. `mean_selected`: tables shown per question. `unscored`: questions left out
    because their gold SQL does not parse or reads no table of the catalog.
    """

    mode: RetrievalMode
    k: int
    questions: int
    unscored: int
    question_recall: float
    table_recall: float
    mean_selected: float


def gold_tables(sql: str, catalog: Catalog) -> frozenset[str]:
    """The tables of the catalog that the SQL reads; empty where it does not parse."""
    resolution = resolve_columns(sql, catalog)
    return frozenset(resolution.tables if resolution is not None else ())


def select_tables(
    examples: Iterable[Example],
    catalog_of: Callable[[Example], Catalog],
    mode: RetrievalMode,
    top_k: int,
    fk_hops: int,
) -> list[tuple[str, ...]]:
    """The tables that a mode shows for each question, best first.

    `catalog_of`: from an example to its catalog; it is called for every example and should cache.
    """
    retrievers: dict[str, SchemaRetriever] = {}
    selections = []
    for example in examples:
        if example.db_path not in retrievers:
            catalog = catalog_of(example)
            retrievers[example.db_path] = SchemaRetriever(catalog, mode, top_k, fk_hops)
        selections.append(retrievers[example.db_path].select(example.question))
    return selections


def retrieval_recall(
    examples: Sequence[Example],
    catalog_of: Callable[[Example], Catalog],
    *,
    ks: Sequence[int],
    fk_hops: int,
    modes: Sequence[RetrievalMode] = RETRIEVAL_MODES,
) -> list[RetrievalRecall]:
    """Recall at every k of every mode, modes first. `catalog_of`: see `select_tables`."""
    gold = [gold_tables(example.gold_sql, catalog_of(example)) for example in examples]
    return [
        _recall(mode, k, select_tables(examples, catalog_of, mode, k, fk_hops), gold)
        for mode in modes
        for k in ks
    ]


def _recall(
    mode: RetrievalMode,
    k: int,
    selections: Sequence[tuple[str, ...]],
    gold: Sequence[frozenset[str]],
) -> RetrievalRecall:
    missing = [
        tables - set(selected) for selected, tables in zip(selections, gold, strict=True) if tables
    ]
    table_count = sum(map(len, gold))
    shown_count = table_count - sum(map(len, missing))
    return RetrievalRecall(
        mode=mode,
        k=k,
        questions=len(missing),
        unscored=len(gold) - len(missing),
        question_recall=_percent(sum(not tables for tables in missing), len(missing)),
        table_recall=_percent(shown_count, table_count),
        mean_selected=sum(map(len, selections)) / max(len(selections), 1),
    )


def _percent(part: int, whole: int) -> float:
    return 100 * part / whole if whole else 0.0
