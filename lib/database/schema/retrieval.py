"""Which tables and which values of a database a question names.

Tables, in four modes:

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

Values are shown beside their columns. A question says "painters who speak Polish" where the
database has `language = 'Polish'`. A schema that shows `language text ( Polish )` tells the model
which column is meant and how the value is spelt (anchor texts, Lin et al. 2020, BRIDGE). Nothing
here comes from gold: only the question and the contents of the database are used.
"""

import dataclasses
import logging
import re
import sqlite3
from collections import defaultdict
from collections.abc import Iterable, Mapping
from contextlib import closing
from math import ceil, inf
from pathlib import Path
from typing import NamedTuple
from unicodedata import normalize

from rank_bm25 import BM25Plus

from lib.base.records import RetrievalMode
from lib.database.catalog import Catalog, Column, Table, fold_case, quote_identifier
from lib.database.files import Deadline, connect_read_only
from lib.database.names import alike, identifier_words, text_words
from lib.database.spelling import first_values, spelling_keys

_TABLES_PER_SEED = 3
_RELEVANT_SHARE = 0.45  # of the best score; lower shows more tables, and more is read anew
_SCORE_DIGITS = 9  # sums in another order differ in the last bits; a tie must stay a tie


class SchemaRetriever:
    """Ranks the tables of one catalog. Build it once a database: it indexes the schema's words.

    `fk_hops`: how far `bm25_fk` follows foreign keys, in either direction; 0 makes it `bm25`.
    """

    def __init__(self, catalog: Catalog, mode: RetrievalMode, top_k: int, fk_hops: int) -> None:
        self._names = tuple(table.name for table in catalog.tables)
        self._mode = mode
        self._top_k = top_k
        self._documents = [
            [
                word
                for name in (table.name, *(column.name for column in table.columns))
                for word in identifier_words(name)
            ]
            for table in catalog.tables
        ]
        # BM25Okapi's idf is negative for a word of more than half of the tables, and most schemas
        # have few tables: there a shared word would push a table down. BM25Plus's never is.
        self._bm25 = BM25Plus(self._documents) if self._documents else None
        self._hops = _distances(catalog, fk_hops)
        self._too_far = fk_hops + 1

    def rank(self, question: str) -> tuple[str, ...]:
        """All tables, best first."""
        return tuple(self._names[index] for index in self._order(question))

    def select(self, question: str) -> tuple[str, ...]:
        """The tables that the mode shows, best first: `top_k` at most, all of them for `full`."""
        ranked = self.rank(question)
        return ranked if self._mode == "full" else ranked[: self._top_k]

    def relevant(self, question: str) -> tuple[str, ...]:
        """Those of `select`, and others that the words of the question fit nearly as well as any.

        Best first. For a schema that a prompt cannot show whole.
        """
        order, scores = self._order(question), self._scores(question)
        lowest, best = min(scores, default=0.0), max(scores, default=0.0)
        enough = lowest + _RELEVANT_SHARE * (best - lowest) if best > lowest else inf
        chosen = order if self._mode == "full" else order[: self._top_k]
        fitting = (index for index in order[len(chosen) :] if scores[index] >= enough)
        return tuple(self._names[index] for index in (*chosen, *fitting))

    def _order(self, question: str) -> list[int]:
        ranked = _best_first(self._scores(question))
        return self._expand(ranked) if self._mode == "bm25_fk" else ranked

    def _scores(self, question: str) -> list[float]:
        """How well each table's words fit the question; equal for the mode `full`."""
        if self._mode == "full" or self._bm25 is None:
            return [0.0] * len(self._names)
        words = text_words(question)
        if self._mode == "overlap":
            return [float(len(set(words) & set(document))) for document in self._documents]
        return [round(float(score), _SCORE_DIGITS) for score in self._bm25.get_scores(words)]

    def _expand(self, ranked: list[int]) -> list[int]:
        """The seeds, then the others by their distance from the two nearest seeds."""
        seed_count = ceil(self._top_k / _TABLES_PER_SEED)
        seeds, others = ranked[:seed_count], ranked[seed_count:]

        def distance(table: int) -> int:
            return sum(sorted(self._hops[table].get(seed, self._too_far) for seed in seeds)[:2])

        return seeds + sorted(others, key=distance)


def _best_first(scores: list[float]) -> list[int]:
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


_WORD = re.compile(r"\w+")
_LETTER = re.compile(r"[^\W\d_]")
_MOST_WORDS = 8
_MOST_NEAR = 5
_LONGEST_VALUE = 60  # characters
_SCANNED_ROWS = 20_000  # of each table, so that a large database costs no more than a second or two
_MAX_SECONDS = 30.0
_SHORTEST_WORD = 3  # characters of a one-word value whose case the question does not match

_WORDS_OF_QUESTIONS = """
    a all an and any are as at be by can do each find for from give has have how i in is it its
    least list many me more most name no not number of on or per show some than that the their them
    there these they this those to total type was were what when where which who whose with year
    you"""
_FUNCTION_WORDS = frozenset(_WORDS_OF_QUESTIONS.split())

_log = logging.getLogger(__name__)


class ColumnRef(NamedTuple):
    """A column, by its names in the catalog."""

    table: str
    column: str


Values = Mapping[ColumnRef, Iterable[str]]
_Words = tuple[str, ...]


class ValueIndex:
    """Finds the values of a database in questions, whatever the case and the accents."""

    def __init__(self, values: Values) -> None:
        self._places: dict[str, list[ColumnRef]] = {}
        self._texts: dict[_Words, dict[str, None]] = {}
        for place, texts in values.items():
            for text in texts:
                words = _words(text)
                if _LETTER.search(text) and 0 < len(words) <= _MOST_WORDS:
                    self._places.setdefault(text, []).append(place)
                    for key in _word_keys(words):
                        self._texts.setdefault(key, {})[text] = None
        self._lengths = sorted({len(key) for key in self._texts}, reverse=True)

    def find(self, question: str) -> dict[ColumnRef, tuple[str, ...]]:
        """The values of each column that the question names, in the order of the question.

        Of values that overlap in the question the longest counts. Of several spellings of a value
        the one nearest to the question comes first: as typed, then in other case, then with other
        accents.
        """
        words = _words(question)
        spelt = frozenset(words)
        taken = [False] * len(words)
        found: list[tuple[int, ColumnRef, int, str]] = []
        for length in self._lengths:
            for start in range(len(words) - length + 1):
                span = words[start : start + length]
                if any(taken[start : start + length]):
                    continue
                texts = [text for text in self._spellings(span) if _is_meant(text, span, spelt)]
                if texts:
                    taken[start : start + length] = [True] * length
                    found += [
                        (start, place, _distance(text, span), text)
                        for text in texts
                        for place in self._places[text]
                    ]
        values: dict[ColumnRef, list[str]] = defaultdict(list)
        for _, place, _, text in sorted(found):
            if text not in values[place]:
                values[place].append(text)
        return {place: tuple(texts) for place, texts in values.items()}

    def near(self, place: ColumnRef, text: str, inside: bool = False) -> tuple[str, ...]:
        """The values of a column that are most like a text; () where it is one of them.

        `inside`: or a part of one.
        """
        stored = [each for each, places in self._places.items() if place in places]
        wanted = text.casefold()
        if text in stored or (inside and any(wanted in each.casefold() for each in stored)):
            return ()
        return tuple(alike(text, stored, _MOST_NEAR))

    def _spellings(self, span: _Words) -> dict[str, None]:
        """The texts that these words may mean, with what else is a spelling of one of them."""
        found = self._with_keys(_word_keys(span))
        return found | self._with_keys({key for text in found for key in _word_keys(_words(text))})

    def _with_keys(self, keys: Iterable[_Words]) -> dict[str, None]:
        return {text: None for key in keys for text in self._texts.get(key, ())}


def read_values(path: Path, catalog: Catalog) -> dict[ColumnRef, list[str]]:
    """The distinct texts of every column of the SQLite file's tables, but for long ones.

    Views are not read: their values are those of tables, and computing them may take for ever. A
    column that cannot be read (damaged, a value of over 10 MB) has no values. Reading stops after
    half a minute, with a warning.
    """
    values: dict[ColumnRef, list[str]] = {}
    deadline = Deadline(_MAX_SECONDS)
    with closing(connect_read_only(path)) as connection:
        deadline.guard(connection)
        views = connection.execute("SELECT name FROM sqlite_master WHERE type = 'view'").fetchall()
        for table in catalog.tables:
            if (table.name,) in views:
                continue
            for column in table.columns:
                values[ColumnRef(table.name, column.name)] = _texts(connection, table, column)
                if deadline.passed():
                    _log.warning(
                        "warning: %s: reading its values took longer than %.0f s; "
                        "prompts show those that were read",
                        path,
                        _MAX_SECONDS,
                    )
                    return values
    return values


def show_values(
    catalog: Catalog, values: Mapping[ColumnRef, tuple[str, ...]], most: int
) -> Catalog:
    """The catalog with at most `most` of the found values of each column before its samples.

    A value counts once, in however many spellings it is shown.
    """

    def with_values(table: Table, column: Column) -> Column:
        shown = first_values(values.get(ColumnRef(table.name, column.name), ()), most)
        rest = tuple(sample for sample in column.samples if sample not in shown)
        return dataclasses.replace(column, samples=(*shown, *rest)) if shown else column

    tables = (
        dataclasses.replace(table, columns=tuple(with_values(table, c) for c in table.columns))
        for table in catalog.tables
    )
    return dataclasses.replace(catalog, tables=tuple(tables))


def _texts(connection: sqlite3.Connection, table: Table, column: Column) -> list[str]:
    name = quote_identifier(column.name)
    try:
        rows = connection.execute(
            f"SELECT DISTINCT {name} FROM (SELECT {name} FROM {quote_identifier(table.name)} "
            f"LIMIT ?) WHERE typeof({name}) = 'text' AND length({name}) <= ? ORDER BY 1",
            (_SCANNED_ROWS, _LONGEST_VALUE),
        ).fetchall()
    except sqlite3.Error:
        return []
    return [text for (text,) in rows if text.isprintable()]


def _words(text: str) -> _Words:
    return tuple(_WORD.findall(normalize("NFC", text)))


def _word_keys(words: _Words) -> set[_Words]:
    """As `spelling_keys`, word by word; a value may have signs where the question has none."""
    return {tuple(key.split()) for key in spelling_keys(" ".join(words))}


def _distance(text: str, span: _Words) -> int:
    """How far the spelling of a value is from that of the question's words."""
    words = _words(text)
    if words == span:
        return 0
    return 1 if list(map(str.casefold, words)) == list(map(str.casefold, span)) else 2


def _is_meant(text: str, span: _Words, spelt: frozenset[str]) -> bool:
    """Whether the value is more than a word that happens to occur in the question.

    `span`: the words of the question that name it. `spelt`: all its words as they are spelt there.
    """
    if len(span) > 1:
        return True
    word = span[0].casefold()
    if word in _FUNCTION_WORDS:
        return False
    return len(word) >= _SHORTEST_WORD or bool(spelt & set(_words(text)))
