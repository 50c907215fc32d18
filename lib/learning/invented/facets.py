"""What questions may be about: a date, a flag, a sum. Each gives slots for the wordings.

A facet finds columns of tables, draws some of these, and says of each what questions may use.
"""

import random
import sqlite3
import unicodedata
from collections.abc import Callable, Collection, Iterable, Iterator
from dataclasses import dataclass
from datetime import date
from functools import partial
from typing import Any, TypeVar

from lib.database.catalog import Column, quote_text
from lib.database.names import spoken_name
from lib.database.sandbox.sandbox import on_day
from lib.learning.invented.conditions import conditions, known
from lib.learning.invented.tables import Tables
from lib.learning.invented.things import (
    WORDINGS,
    Slots,
    Things,
    holds,
    is_of_many,
    phrase_of,
    said_of,
    with_article,
)

MOST_ROWS = 200  # of a result, and of what is read to fill slots
_LONGEST_VALUE = 100_000  # bytes: a query that returns a longer one fails
_LONGEST_NAME = 28  # characters, of a value that is named

_Value = TypeVar("_Value")
Found = tuple[object, Callable[[], Slots | None]]  # a column, and what says something of it
_Facet = Callable[["Draws", Tables, Collection[object], Any], Iterator[Found]]


@dataclass(frozen=True)
class Draws:
    """Draws of `rng`, also from the rows of a database. `today`: what `now` means to a query."""

    database: sqlite3.Connection
    today: date
    rng: random.Random

    def __post_init__(self) -> None:
        self.database.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, _LONGEST_VALUE)
        self.database.text_factory = lambda raw: raw.decode("utf-8", "replace")

    def some(self, values: Iterable[_Value], most: int | str) -> list[_Value]:
        """At most so many of the values; "every": all, in their order."""
        values = list(values)
        return values if isinstance(most, str) else self.rng.sample(values, min(most, len(values)))

    def rows(self, sql: str) -> list[tuple[Any, ...]]:
        """The first rows of a query; none where it fails."""
        try:
            return self.database.execute(on_day(sql, self.today)).fetchmany(MOST_ROWS + 1)
        except sqlite3.Error:
            return []

    def entries(self, *names: str, **slots: str) -> Slots:
        """One of each of these lists of the wordings, filled with slots and with each other."""
        drawn = [self.rng.choice(WORDINGS[name]) for name in names]
        entry = {name: str(form) for one in drawn for name, form in one.items()}
        return {name: form.format(**{**slots, **entry}) for name, form in entry.items()}

    def name(self, at: str, source: str) -> str | None:
        """A value of a column that a question may name."""
        rows = self.rows(
            f"SELECT DISTINCT {at} FROM {source} "
            f"WHERE typeof({at}) = 'text' AND length({at}) BETWEEN 4 AND {_LONGEST_NAME}"
        )
        values = [value for (value,) in rows if value.strip() == value and value.isprintable()]
        found = self.some((value for value in values if not set(value) & set("'\"\ufffd")), 1)
        return found[0] if found else None


# Dates


def _event(draws: Draws, tables: Tables, column: Column) -> Slots:
    things, joined = tables.things, tables.joined
    when, day = things.when(column), things.at(column)
    rows = draws.rows(f"SELECT DISTINCT strftime('%Y', {when}) FROM {things.source}")
    years = sorted(str(year) for (year,) in rows if year is not None)
    word = phrase_of(column, WORDINGS["events"])
    done, _, *german = WORDINGS["events"].get(word, [f"have their {said_of(column)}", ""])
    slots = {
        "date": day,
        "day": f"date({when})" if when != day else day,  # to be compared with a day
        "when": when,
        "joined_date": joined.at(column),
        "joined_when": joined.when(column),
        "said": said_of(column),
        "where_known": things.known(" WHERE", column),
        "done": done,
        **dict(zip(("aux", "participle"), german, strict=False)),
        **draws.entries("months", "weekdays", "hours"),
    }
    if years:
        slots["year"] = draws.rng.choice(years)
    return {**slots, **draws.entries("spans", "days", **slots)}


def _latest(draws: Draws, tables: Tables, column: Column) -> Slots:
    known_date = tables.joined.known(" AND", column)
    return {"said": said_of(column), "date": tables.things.at(column), "and_dated": known_date}


def _birth(draws: Draws, tables: Tables, column: Column) -> Slots:
    slots = _event(draws, tables, column)
    return {**slots, **draws.entries("years", "ages", **slots)}


def _oldest(draws: Draws, tables: Tables, column: Column) -> Slots:
    return {"date": tables.things.at(column), **draws.entries("oldest")}


def _between(draws: Draws, tables: Tables, first: Column, last: Column) -> Slots:
    return {
        "a": said_of(first),
        "b": said_of(last),
        "an_end": with_article(said_of(last)),
        "days": tables.joined.days(first, last),
        "end": tables.joined.at(last),
    }


def _span(draws: Draws, tables: Tables, first: Column, last: Column) -> Slots:
    return {**_between(draws, tables, first, last), **draws.entries("limits")}


# Numbers


def _measured(said: str) -> Slots:
    """A measure in a sentence: the total cost is, the total hours are."""
    said = "value" if said == "total" else said.removeprefix("total ")
    several = is_of_many(said)
    return {
        "measured": said,
        "a_total": f"total {said}" if several else f"a total {said}",
        "be": "are" if several else "is",
        "was": "were" if several else "was",
        "How_much": f"How many {said} in total" if several else f"What total {said}",
    }


def _sum(draws: Draws, tables: Tables, column: Column) -> Slots:
    return {
        "measure": tables.things.at(column),
        "joined_measure": tables.joined.at(column),
        "a_measured": with_article(said_of(column)),
        **_measured(said_of(column)),
    }


def _best(draws: Draws, tables: Tables, column: Column) -> Slots:
    """The highest or the lowest of a measure."""
    slots = _sum(draws, tables, column)
    known_measure = tables.joined.known(" AND", column)
    return {**slots, "and_measured": known_measure, **draws.entries("best", **slots)}


def _value(draws: Draws, tables: Tables, *columns: Column) -> Slots:
    """What may be summed: a column, or how many times how much each."""
    words = [spoken_name(column.name).lower() for column in columns]
    return {
        **_measured("value" if len(columns) > 1 else said_of(columns[0])),
        "value": " * ".join(map(tables.joined.at, columns)),
        "hint": " times ".join(words),
        "hint_de": " mal ".join(words),
    }


# Codes, conditions and names


def _code(draws: Draws, tables: Tables, column: Column) -> Slots:
    return {"code": tables.things.at(column), "group": said_of(column)}


def _missing(draws: Draws, tables: Tables, column: Column, there: bool) -> Slots:
    return known(tables.things, column, there, draws.rng.randrange(4))


def _note(draws: Draws, tables: Tables, column: Column) -> Slots:
    """A word of a note, which is all of it or a part of others."""
    codes = holds(column).codes
    word = draws.rng.choice(codes)
    part = any(word != other and word in other for other in codes)
    test = f"LIKE '%{word}%'" if part else f"= {quote_text(word)}"
    return {"note": tables.things.at(column), "noted": said_of(column), "word": word, "like": test}


def _asked(draws: Draws, tables: Tables, column: Column) -> Slots:
    return {"asked": tables.joined.at(column), "asked_said": said_of(column)}


def _named(draws: Draws, at: str, source: str) -> Slots | None:
    name = draws.name(at, source)
    return {"named": at, "name": name, "name_sql": quote_text(name)} if name else None


def _spelt(draws: Draws, tables: Tables, column: Column) -> Slots | None:
    """A value in another spelling than the stored one."""
    found = _named(draws, tables.things.at(column), tables.things.source)
    if found is None:
        return None
    spellings = sorted(_spellings(found["name"]) - {found["name"]})
    typed = draws.rng.choice(spellings or [found["name"]])
    return {**_code(draws, tables, column), **found, "typed": typed}


def _spellings(text: str) -> set[str]:
    bare = unicodedata.normalize("NFKD", text).encode("ascii", "ignore").decode()
    return {text.upper(), text.lower(), text.title(), bare if len(bare) == len(text) else text}


# Facets


def _some(use: str, say: Callable[..., Slots | None]) -> _Facet:
    """Some columns of this use."""
    return _some_of(lambda tables: [(column,) for column in tables.things.of(use)], say)


def _some_of(
    find: Callable[[Tables], Iterable[tuple[Column, ...]]], say: Callable[..., Slots | None]
) -> _Facet:
    """Some of what is found: one column or two."""

    def facet(draws: Draws, tables: Tables, used: Collection[object], most: Any) -> Iterator[Found]:
        fit = (columns for columns in find(tables) if columns[0] not in used)
        for columns in draws.some(fit, most):
            yield columns[0], partial(say, draws, tables, *columns)

    return facet


def _some_missing(
    draws: Draws, tables: Tables, used: Collection[object], most: Any
) -> Iterator[Found]:
    for column in draws.some(tables.things.of("missing"), most):
        for there in (True, False):
            yield column, partial(_missing, draws, tables, column, there)


def _conditions(
    draws: Draws, tables: Tables, used: Collection[object], most: Any
) -> Iterator[Found]:
    alias = tables.joined.alias
    fit = (found for found in conditions(draws.rng, tables.things) if found[0] not in used)
    for column, slots in draws.some(fit, most):
        test = f"{alias}.{slots['test']}" if alias else slots["test"]
        yield column, partial(dict, slots, joined_test=test)


def _parent_condition(
    draws: Draws, tables: Tables, used: Collection[object], most: Any
) -> Iterator[Found]:
    for column, slots in draws.some(conditions(draws.rng, tables.parent), most):
        yield column, partial(dict, slots)


def _two(draws: Draws, tables: Tables, used: Collection[object], most: Any) -> Iterator[Found]:
    by_column = {column.name: slots for column, slots in conditions(draws.rng, tables.things)}
    found = draws.some(by_column.values(), 2)
    if len(found) == 2:
        yield None, partial(_both, *found)


def _two_tables(
    draws: Draws, tables: Tables, used: Collection[object], most: Any
) -> Iterator[Found]:
    theirs = draws.some(conditions(draws.rng, tables.parent), 1)
    own = draws.some(conditions(draws.rng, tables.joined), 1)
    for (_, one), (_, other) in zip(theirs, own, strict=False):
        yield None, partial(_both, one, other)


def _both(one: Slots, other: Slots) -> Slots:
    return {**one, **{f"{name}_2": value for name, value in other.items()}}


def _names_of(things_of: Callable[[Tables], Things]) -> _Facet:
    """So many names of rows; some may be the same."""

    def facet(draws: Draws, tables: Tables, used: Collection[object], most: Any) -> Iterator[Found]:
        things = things_of(tables)
        source = tables.slots.get("join", things.source)
        for column in things.label:
            yield from ((column, partial(_named, draws, things.at(column), source)),) * most

    return facet


def _labels(tables: Tables) -> list[tuple[Column, ...]]:
    return [(column,) for column in tables.things.label]


def _measures_of_named(tables: Tables) -> list[tuple[Column, ...]]:
    return [(column,) for column in tables.things.of("measure") if tables.things.names]


FACETS: dict[str, _Facet] = {
    "event": _some("event", _event),
    "moment": _some("moment", _event),
    "latest": _some("event", _latest),
    "span": _some_of(lambda tables: tables.things.spans, _span),
    "between": _some_of(lambda tables: tables.things.spans, _between),
    "birth": _some("birth", _birth),
    "oldest": _some("birth", _oldest),
    "missing": _some_missing,
    "missing_measure": _some("missing measure", _sum),
    "measure": _some("measure", _best),
    "named_measure": _some_of(_measures_of_named, _best),
    "best_sum": _some("summed", _best),
    "sum": _some("summed", _sum),
    "money": _some_of(lambda tables: tables.things.money, _value),
    "value": _some_of(lambda tables: tables.things.valued, _value),
    "code": _some("group", _code),
    "condition": _conditions,
    "parent_condition": _parent_condition,
    "two": _two,
    "both": _two_tables,
    "note": _some("code", _note),
    "own_name": _names_of(lambda tables: tables.joined),
    "name": _names_of(lambda tables: tables.parent),
    "spelt": _some_of(_labels, _spelt),
    "spelt_code": _some("code", _spelt),
    "asked": _some("asked", _asked),
    "undated": _some("asked, no date", _asked),
}
