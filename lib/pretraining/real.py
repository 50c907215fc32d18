"""Questions that people asked, from a data set's training split, for the last part of pretraining.

They come in groups on one database as drawn questions do. The SQL is in the corpus's own style:
keywords in upper case, names as the prompt shows them, texts in single quotes.
"""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from lib.db.catalog import Catalog, load_catalog
from lib.pretraining.shapes import Question
from lib.records import Example
from lib.schema.recall import gold_tables
from lib.schema.serialise import respell, serialise_schema
from lib.schema.values import ValueIndex, read_values
from lib.sql.parse import normalise, parses

_LONGEST_SQL = 300  # characters
_LONGEST_SCHEMA = 1_700  # characters of the tables that a group shows
_MOST_TABLES = 6


@dataclass(frozen=True)
class RealQuestion(Question):
    """`tables`: the tables that the SQL reads."""

    tables: tuple[str, ...]


@dataclass(frozen=True)
class _Asked:
    """A database with the questions on it."""

    catalog: Catalog
    path: Path
    questions: tuple[RealQuestion, ...]


class RealQuestions:
    """Draws groups of questions on one database each."""

    def __init__(self, examples: Iterable[Example]) -> None:
        """Queries that do not parse or are very long are skipped.

        Raises DataError where a database cannot be read.
        """
        by_database: defaultdict[str, list[Example]] = defaultdict(list)
        for example in examples:
            by_database[example.db_path].append(example)
        self._databases = [
            asked for path in sorted(by_database) if (asked := _asked(path, by_database[path]))
        ]
        self._weights = [len(asked.questions) for asked in self._databases]
        self._values = lru_cache(maxsize=None)(self._read_values)

    def __len__(self) -> int:
        return sum(self._weights)

    def draw(
        self, rng: random.Random, count: int
    ) -> tuple[Catalog, ValueIndex, Sequence[RealQuestion]]:
        """At most `count` questions on a database, and the tables that their prompt shows.

        These are the tables that the questions need, and others, up to six in all and a readable
        length.
        """
        place = rng.choices(range(len(self._databases)), self._weights)[0]
        asked = self._databases[place]
        questions = rng.sample(asked.questions, min(count, len(asked.questions)))
        while True:
            needed = sorted({table for question in questions for table in question.tables})
            if (
                len(questions) == 1
                or _length(asked.catalog.select(tuple(needed))) < _LONGEST_SCHEMA
            ):
                break
            questions.pop()
        others = [table.name for table in asked.catalog.tables if table.name not in needed]
        shown = needed
        for other in rng.sample(others, len(others)):
            wider = [*shown, other]
            if len(wider) > max(len(needed), rng.randint(2, _MOST_TABLES)):
                break
            if _length(asked.catalog.select(tuple(wider))) < _LONGEST_SCHEMA:
                shown = wider
        catalog = asked.catalog.select(tuple(rng.sample(shown, len(shown))))
        return catalog, self._values(place), questions

    def _read_values(self, place: int) -> ValueIndex:
        asked = self._databases[place]
        return ValueIndex(read_values(asked.path, asked.catalog))


def _asked(path: str, examples: Sequence[Example]) -> _Asked | None:
    catalog = load_catalog(Path(path), examples[0].db_id)
    questions = []
    for example in examples:
        sql = respell(normalise(example.gold_sql, catalog), catalog, "compact")
        tables = tuple(sorted(gold_tables(example.gold_sql, catalog)))
        if parses(sql) and tables and len(sql) <= _LONGEST_SQL:
            questions.append(RealQuestion(example.question, sql, tables))
    return _Asked(catalog, Path(path), tuple(questions)) if questions else None


def _length(catalog: Catalog) -> int:
    return len(serialise_schema(catalog, "compact"))
