"""Questions of the kinds that ordinary people ask, invented on the tables of a database.

questions.yaml has them with their queries, by the tables and the facets of these that they are
about. A question is kept where its query finds something, and something else without its condition.
"""

import random
import re
import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing
from datetime import date
from pathlib import Path
from string import Formatter
from typing import Any, NamedTuple

from lib.database.catalog import Catalog
from lib.learning.invented.facets import FACETS, MOST_ROWS, Draws
from lib.learning.invented.tables import Tables, all_tables
from lib.learning.invented.things import WORDINGS, Slots, Things, read_yaml

_QUESTIONS = read_yaml("questions.yaml")
_GERMAN_SHARE = 0.12  # of the questions that can be asked in German
_SPEAKABLE_TABLE = re.compile(r"[A-Za-z][A-Za-z_ ]{1,28}")


class Invented(NamedTuple):
    """A question, its query, and the kind of both."""

    kind: str
    question: str
    query: str


class Inventor:
    """Invents questions on one database. The same seed gives the same ones.

    `today`: what `now` means to the queries, which must find something.
    """

    def __init__(self, path: Path, catalog: Catalog, seed: str, today: date) -> None:
        self._path = path
        self._today = today
        self._rng = random.Random(f"{seed}/{catalog.db_id}")
        self.things = [
            Things(table)
            for table in catalog.tables
            if _SPEAKABLE_TABLE.fullmatch(table.name) and table.columns
        ]
        self._tables = all_tables(self.things)

    def questions(self, count: int) -> list[Invented]:
        """At most `count`, in an order drawn: of each kind in proportion to its weight."""
        by_kind: dict[str, list[Invented]] = {}
        uri = f"{self._path.absolute().as_uri()}?mode=ro&immutable=1"
        with closing(sqlite3.connect(uri, uri=True)) as database:
            for invented in self._kept(Draws(database, self._today, self._rng)):
                by_kind.setdefault(invented.kind, []).append(invented)
        turns = {
            (place + self._rng.random()) / WORDINGS["weights"].get(kind, 1): one
            for kind, found in by_kind.items()
            for place, one in enumerate(self._rng.sample(found, len(found)))
        }
        chosen = {turns[turn].question: turns[turn] for turn in sorted(turns)}
        return list(chosen.values())[:count]

    def _kept(self, draws: Draws) -> Iterator[Invented]:
        for about, templates in _QUESTIONS.items():
            kind, *facets = about.split()
            for tables in self._tables[kind]:
                for slots in _combined(draws, tables, facets):
                    asked = (_asked(draws, template, slots) for template in templates)
                    yield from (one for one in asked if one and _is_kept(draws, one))


def _combined(draws: Draws, tables: Tables, names: Sequence[str]) -> list[Slots]:
    """At most two of the first facet, with one of each other for it, of different columns.

    A name may begin with parent_, whose facet it is then, or end with _2, as its slots do then.
    """
    found: list[tuple[Slots, Sequence[object]]] = [(tables.slots, ())]
    for most, name in zip((2, 1, 1), names, strict=False):
        of_two = name.endswith("_2")
        columns_of, say = FACETS[name.removeprefix("parent_").removesuffix("_2")]
        things = tables.parent if name.startswith("parent_") else tables.things
        every = [one if isinstance(one, tuple) else (one,) for one in getattr(things, columns_of)]
        found = [
            ({**slots, **_suffixed(say(draws, things, *columns), of_two)}, (*used, *columns))
            for slots, used in found
            for columns in draws.some((c for c in every if not set(c) & set(used)), most)
        ]
    return [slots for slots, _ in found]


def _suffixed(slots: Slots, of_two: bool) -> Slots:
    return {f"{name}_2": value for name, value in slots.items()} if of_two else slots


def _asked(draws: Draws, template: Mapping[str, Any], slots: Slots) -> Invented | None:
    """A question of a template, if there are slots for it."""
    slots = {"number": draws.rng.choice("2345"), **slots}
    if "threshold" in template:
        rows = draws.rows(template["threshold"].format(**slots))
        slots["threshold"] = _round_number(rows)
    wording = _wording(draws.rng, template, slots)
    if wording is None or not _fields(template["sql"]) <= slots.keys():
        return None
    question = wording.format(**slots)
    query = template["sql"].format(**slots)
    return Invented(template["kind"], question[:1].upper() + question[1:], query)


def _wording(rng: random.Random, template: Mapping[str, Any], slots: Slots) -> str | None:
    """One of those whose slots are all filled; German now and then."""
    english, german = (
        [one for one in template.get(language, ()) if _fields(one) <= slots.keys()]
        for language in ("en", "de")
    )
    wordings = german if rng.random() < _GERMAN_SHARE and german else english
    return rng.choice(wordings) if wordings else None


def _is_kept(draws: Draws, invented: Invented) -> bool:
    """Whether the query finds something, and something else without its condition.

    A subquery's condition that a value is known is none of the question.
    """
    rows = draws.rows(invented.query)
    if not 0 < len(rows) <= MOST_ROWS or all(v in (None, 0) for row in rows for v in row):
        return False
    if any(value is None or value == "" for row in rows for value in row):
        return False
    condition = r" WHERE (?!\S+ IS NOT NULL\)).*?(?= GROUP BY| ORDER BY|\)|$)"
    without = re.sub(condition, "", invented.query, count=1)
    return without == invented.query or draws.rows(without) != rows


def _fields(pattern: str) -> set[str]:
    return {field for _, field, _, _ in Formatter().parse(pattern) if field}


def _round_number(rows: list[tuple[Any, ...]]) -> str:
    """A number of one digit and noughts, near the one that the query finds."""
    number = round(rows[0][0] or 0) if rows else 0
    return str(round(number, 1 - len(str(abs(number)))))
