"""Which tables a question is about, in four modes.

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
"""

from math import ceil

from rank_bm25 import BM25Plus

from lib.base.records import RetrievalMode
from lib.database.catalog import Catalog, Table, fold_case
from lib.database.names import identifier_words, text_words

_TABLES_PER_SEED = 3
_SCORE_DIGITS = 9  # sums in another order differ in the last bits; a tie must stay a tie


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
    names = [fold_case(table.name) for table in catalog.tables]
    distances = []
    for start in names:
        found, frontier = {start: 0}, {start}
        for hop in range(1, hops + 1):
            links = (link for here in frontier for link in catalog.links[here])
            frontier = {fold_case(link.to_table) for link in links} - found.keys()
            found |= dict.fromkeys(frontier, hop)
        distances.append({names.index(name): hop for name, hop in found.items()})
    return distances
