"""Questions of the kinds that ordinary people ask, invented on the tables of a database.

questions.yaml and plain.yaml have them with their queries, by the tables and the facets of these
that they are about. A question is kept where its query finds something, and something else without
its condition.
"""

import random
import re
import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing
from datetime import date
from functools import reduce
from operator import or_
from pathlib import Path
from string import Formatter
from typing import Any, NamedTuple

from lib.database.catalog import Catalog
from lib.learning.invented.added import read_yaml
from lib.learning.invented.facets import FACETS, MOST_ROWS, Draws, Found
from lib.learning.invented.tables import Tables, all_tables
from lib.learning.invented.things import WORDINGS, Slots, Things

_QUESTIONS = read_yaml("questions.yaml")
_PLAIN = read_yaml("plain.yaml")
_PLAIN_KINDS = {template["kind"] for block in _PLAIN.values() for template in block["questions"]}
_PLAIN_WEIGHT = 3  # where they are asked for: people ask most of these
_GERMAN_SHARE = 0.12  # of the questions that can be asked in German
_SPEAKABLE_TABLE = re.compile(r"[^\W\d_](?:[^\W\d]| ){1,28}")  # letters of any script

_Template = Mapping[str, Any]


class Invented(NamedTuple):
    """A question, its query, and the kind of both."""

    kind: str
    question: str
    query: str


class Inventor:
    """Invents questions on one database. The same seed gives the same ones.

    `today`: what `now` means to the queries, which must find something. `plain`: plain questions
    as well, for training on this database alone.
    """

    def __init__(
        self, path: Path, catalog: Catalog, seed: str, today: date, plain: bool = False
    ) -> None:
        self._blocks = [*_QUESTIONS.values(), *(_PLAIN.values() if plain else ())]
        self._path = path
        self._today = today
        self._rng = random.Random(f"{seed}/{catalog.db_id}")
        self.things = [
            Things(table)
            for table in catalog.tables
            if _SPEAKABLE_TABLE.fullmatch(table.name) and table.columns
        ]

    def questions(self, count: int) -> list[Invented]:
        """At most `count`, in an order drawn: of each kind in proportion to its weight."""
        by_kind: dict[str, list[Invented]] = {}
        uri = f"{self._path.absolute().as_uri()}?mode=ro&immutable=1"
        with closing(sqlite3.connect(uri, uri=True)) as database:
            draws = Draws(database, self._today, self._rng)
            for invented in _invented(draws, all_tables(self.things), self._blocks):
                by_kind.setdefault(invented.kind, []).append(invented)
        for found in by_kind.values():
            self._rng.shuffle(found)
        weights = {**dict.fromkeys(_PLAIN_KINDS, _PLAIN_WEIGHT), **WORDINGS["weights"]}
        turns = {
            (place + self._rng.random()) / weights.get(kind, 1): one
            for kind, found in by_kind.items()
            for place, one in enumerate(found)
        }
        chosen = {turns[turn].question: turns[turn] for turn in sorted(turns)}
        return list(chosen.values())[:count]


def _invented(
    draws: Draws, tables: Mapping[str, list[Tables]], blocks: Sequence[_Template]
) -> Iterator[Invented]:
    for block in blocks:
        for slots in _found(draws, tables, block["about"]):
            for template in block["questions"]:
                asked = _asked(draws, template, slots)
                if asked and _is_kept(draws, asked):
                    yield asked


def _found(draws: Draws, tables: Mapping[str, list[Tables]], about: _Template) -> Iterator[Slots]:
    """Slots of all that a block of questions may be about."""
    if "both" in about:
        one, other = (_found(draws, tables, _QUESTIONS[name]["about"]) for name in about["both"])
        by_join = {slots["join"]: slots for slots in other}
        yield from (
            {**slots, **by_join[slots["join"]]} for slots in one if slots["join"] in by_join
        )
        return
    for of in tables[about["of"]]:
        for used, slots in _chosen(draws, of, about.get("choose", {})):
            for name in about.get("perhaps", ()):
                for _, say in FACETS[name](draws, of, used, 1):
                    slots = {**slots, **(say() or {})}
            if "then" not in about:
                yield slots
                continue
            for _, say in FACETS[about["then"]](draws, of, used, 1):
                yield {**slots, **(say() or {})}


def _chosen(
    draws: Draws, of: Tables, facets: Mapping[str, Any]
) -> Iterator[tuple[Sequence[object], Slots]]:
    """Slots of facets that are chosen together, of different columns, with these columns."""
    for chosen in _combined(draws, of, list(facets.items()), []):
        said = [say() for _, say in chosen]
        if None not in said:
            slots = reduce(or_, (one for one in said if one), of.slots)
            yield [column for column, _ in chosen], slots


def _combined(
    draws: Draws, of: Tables, facets: Sequence[tuple[str, Any]], chosen: list[Found]
) -> Iterator[list[Found]]:
    if not facets:
        yield chosen
        return
    (name, most), *others = facets
    for found in FACETS[name](draws, of, [column for column, _ in chosen], most):
        yield from _combined(draws, of, others, [*chosen, found])


def _asked(draws: Draws, template: _Template, slots: Slots) -> Invented | None:
    """A question of a template, if there are slots for it."""
    slots = {"number": draws.rng.choice("2345"), **slots}
    if "threshold" in template:
        slots["threshold"] = _round_number(draws.rows(template["threshold"].format(**slots)))
    wording = _wording(draws.rng, template, slots)
    if wording is None or not _fields(template["sql"]) <= slots.keys():
        return None
    question = wording.format(**slots)
    query = template["sql"].format(**slots)
    return Invented(template["kind"], question[:1].upper() + question[1:], query)


def _wording(rng: random.Random, template: _Template, slots: Slots) -> str | None:
    """One of those whose slots are all filled; German now and then."""
    english, german = (
        [one for one in template.get(language, ()) if _fields(one) <= slots.keys()]
        for language in ("en", "de")
    )
    wordings = german if rng.random() < _GERMAN_SHARE and german else english
    return rng.choice(wordings) if wordings else None


def _is_kept(draws: Draws, invented: Invented) -> bool:
    """Whether the query finds something, and something else without its condition."""
    rows = draws.rows(invented.query)
    if not 0 < len(rows) <= MOST_ROWS or all(v in (None, 0) for row in rows for v in row):
        return False
    if any(value is None or value == "" for row in rows for value in row):
        return False
    without = re.sub(r" WHERE .*?(?= GROUP BY| ORDER BY|\)|$)", "", invented.query, count=1)
    return without == invented.query or draws.rows(without) != rows


def _fields(pattern: str) -> set[str]:
    return {field for _, field, _, _ in Formatter().parse(pattern) if field}


def _round_number(rows: list[tuple[Any, ...]]) -> str:
    """A number of one digit and noughts, near the one that the query finds."""
    number = round(rows[0][0] or 0) if rows else 0
    return str(round(number, 1 - len(str(abs(number)))))
