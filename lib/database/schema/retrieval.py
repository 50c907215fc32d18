"""Which tables a question is about, in four modes, and how often those are the tables of gold.

- `full`: every table, in the order of the catalog.
- `overlap`: by the number of different words that question and table share.
- `bm25`: by BM25 over each table's words.
- `bm25_fk`: the best third of the budget by BM25, then the tables that foreign keys join to those
  seeds, nearest first; in BM25's order where equally near. The distance that counts is the sum of
  those to the two nearest seeds, so a table that joins two seeds comes before a neighbour of one: a
  link table is rarely named in a question, but no query gets from one side to the other without it.
  A third was best on the training databases of Spider.

A table's words are those of its name and of its columns' names: split, lower-cased, lightly
stemmed. Equal scores keep the order of the catalog.

`retrieval_recall` measures recall at k. It alone knows gold; nothing of it enters a prompt.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import ceil

from rank_bm25 import BM25Plus
from snowballstemmer.english_stemmer import EnglishStemmer

from lib.base.records import RETRIEVAL_MODES, Example, RetrievalMode
from lib.database.catalog import Catalog, Table, fold_case
from lib.database.sql.bindings import resolve_columns

_TABLES_PER_SEED = 3
_SCORE_DIGITS = 9  # sums in another order differ in the last bits; a tie must stay a tie
_REMEMBERED = 16384  # words; questions bring ever new ones
_RUN = re.compile(r"[^\W_]+")


def identifier_words(name: str) -> list[str]:
    """The stems of a table or column name, split at underscores, signs, digits and camel case.

    `HTTPServer2_studentIDs` gives http, server, 2, student, id. Never empty: a name without a
    letter or digit is its own word.
    """
    return text_words(name) or [name.lower()]


def spoken_name(name: str) -> str:
    """A table or column name as people say it: `birthDate` and `birth_date` are "birth date"."""
    words = [word for run in _RUN.findall(name) for word in _split(run)]
    return " ".join(word if word.isupper() else word.lower() for word in words) or name


def text_words(text: str) -> list[str]:
    """The stems of the words of a text, in order, with repetitions; split as identifiers are."""
    return [_stem(word.lower()) for run in _RUN.findall(text) for word in _split(run)]


def _split(run: str) -> Iterator[str]:
    """The words of a run of letters and digits; `[A-Z]` would miss capitals beyond ASCII."""
    start = 0
    for index in range(1, len(run)):
        if _is_boundary(run, index):
            yield run[start:index]
            start = index
    yield run[start:]


def _is_boundary(run: str, index: int) -> bool:
    before, after, rest = run[index - 1], run[index], run[index + 1 :]
    if before.isdigit() != after.isdigit():
        return True
    if not after.isupper():
        return False
    last_of_acronym = rest[:1].islower() and rest != "s"  # HTTP|Server, but IDs is one word
    return before.islower() or last_of_acronym


@lru_cache(_REMEMBERED)
def _stem(word: str) -> str:
    return EnglishStemmer().stemWord(word)  # a stemmer holds state, so threads must not share one


class SchemaRetriever:
    """Ranks the tables of one catalog. Build it once a database: it indexes the schema's words.

    `fk_hops`: how far `bm25_fk` follows foreign keys, in either direction; 0 makes it `bm25`.
    """

    def __init__(self, catalog: Catalog, mode: RetrievalMode, top_k: int, fk_hops: int) -> None:
        self._names = tuple(table.name for table in catalog.tables)
        self._mode = mode
        self._top_k = top_k
        self._documents = [_table_words(table) for table in catalog.tables]
        # BM25Okapi's idf is negative for a word of more than half of the tables, and most schemas
        # have few tables: there a shared word would push a table down. BM25Plus's never is.
        self._bm25 = BM25Plus(self._documents) if self._documents else None
        self._hops = _distances(catalog, fk_hops)
        self._too_far = fk_hops + 1

    def rank(self, question: str) -> tuple[str, ...]:
        """All tables, best first."""
        return tuple(self._names[index] for index in self._rank(question))

    def select(self, question: str) -> tuple[str, ...]:
        """The tables that the mode shows, best first: `top_k` at most, all of them for `full`."""
        ranked = self.rank(question)
        return ranked if self._mode == "full" else ranked[: self._top_k]

    def _rank(self, question: str) -> list[int]:
        if self._mode == "full" or self._bm25 is None:
            return list(range(len(self._names)))
        words = text_words(question)
        if self._mode == "overlap":
            return _best_first([len(set(words) & set(document)) for document in self._documents])
        scores = self._bm25.get_scores(words)
        ranked = _best_first([round(float(score), _SCORE_DIGITS) for score in scores])
        return self._expand(ranked) if self._mode == "bm25_fk" else ranked

    def _expand(self, ranked: list[int]) -> list[int]:
        """The seeds, then the others by their distance from the two nearest seeds."""
        seed_count = ceil(self._top_k / _TABLES_PER_SEED)
        seeds, others = ranked[:seed_count], ranked[seed_count:]

        def distance(table: int) -> int:
            return sum(sorted(self._hops[table].get(seed, self._too_far) for seed in seeds)[:2])

        return seeds + sorted(others, key=distance)


def _table_words(table: Table) -> list[str]:
    names = [table.name, *(column.name for column in table.columns)]
    return [word for name in names for word in identifier_words(name)]


def _best_first(scores: list[int] | list[float]) -> list[int]:
    """The indices by falling score; equal scores keep their order."""
    return sorted(range(len(scores)), key=lambda index: -scores[index])


def _distances(catalog: Catalog, hops: int) -> list[dict[int, int]]:
    """For each table those within `hops` foreign keys, followed both ways, with the distance."""
    neighbours = _neighbours(catalog)
    distances = []
    for start in range(len(catalog.tables)):
        found, frontier = {start: 0}, {start}
        for hop in range(1, hops + 1):
            frontier = {there for here in frontier for there in neighbours[here]} - found.keys()
            found |= dict.fromkeys(frontier, hop)
        distances.append(found)
    return distances


def _neighbours(catalog: Catalog) -> list[set[int]]:
    index_of = {fold_case(table.name): index for index, table in enumerate(catalog.tables)}
    neighbours: list[set[int]] = [set() for _ in catalog.tables]
    for index, table in enumerate(catalog.tables):
        for key in table.foreign_keys:
            referenced = index_of.get(fold_case(key.referenced_table))
            if referenced is not None:  # the catalog may be a selection
                neighbours[index].add(referenced)
                neighbours[referenced].add(index)
    return neighbours


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
