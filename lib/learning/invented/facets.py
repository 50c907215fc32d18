"""What questions may be about: a date, a flag, a sum. Each gives slots for the wordings.

`FACETS`: by its name in questions.yaml, the columns that each may be about, a property of `Things`,
and the function that gives slots for one of them.
"""

import random
import sqlite3
import unicodedata
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import date
from typing import Any, TypeVar

from lib.database.catalog import Column, quote_text
from lib.database.names import spoken_name
from lib.database.sandbox.sandbox import on_day
from lib.learning.invented.conditions import Condition, coded, flagged, known
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


@dataclass(frozen=True)
class Draws:
    """Draws of `rng`, also from the rows of a database. `today`: what `now` means to a query."""

    database: sqlite3.Connection
    today: date
    rng: random.Random

    def __post_init__(self) -> None:
        self.database.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, _LONGEST_VALUE)
        self.database.text_factory = lambda raw: raw.decode("utf-8", "replace")

    def some(self, values: Iterable[_Value], most: int) -> list[_Value]:
        """At most so many of the values."""
        values = list(values)
        return self.rng.sample(values, min(most, len(values)))

    def rows(self, sql: str) -> list[tuple[Any, ...]]:
        """The first rows of a query; none where it fails."""
        try:
            return self.database.execute(on_day(sql, self.today)).fetchmany(MOST_ROWS + 1)
        except sqlite3.Error:
            return []

    def name(self, at: str, source: str) -> list[str]:
        """A value of a column that a question may name, if there is one."""
        rows = self.rows(
            f"SELECT DISTINCT {at} FROM {source} "
            f"WHERE typeof({at}) = 'text' AND length({at}) BETWEEN 4 AND {_LONGEST_NAME}"
        )
        values = [value for (value,) in rows if value.strip() == value and value.isprintable()]
        return self.some((value for value in values if not set(value) & set("'\"\ufffd")), 1)


def _dated(draws: Draws, things: Things, column: Column) -> Slots:
    rng = draws.rng
    year = things.part("%Y", column)
    years = [found for (found,) in draws.rows(f"SELECT DISTINCT {year} FROM {things.source}")]
    month, weekday = rng.randrange(12), rng.randrange(7)
    names = WORDINGS["weekdays"]
    cases = " ".join(f"WHEN '{number}' THEN '{name}'" for number, name in enumerate(names))
    word = phrase_of(column, WORDINGS["events"])
    done, _, *german = WORDINGS["events"].get(word, [f"have their {said_of(column)}", ""])
    slots = {
        "date": things.at(column),
        "day": things.day(column),
        "said": said_of(column),
        "where_known": things.where_known(column),
        "year_of": year,
        "month_of": things.part("%Y-%m", column),
        "month_number_of": things.part("%m", column),
        "weekday_of": things.part("%w", column),
        "weekday_name": f"CASE {things.part('%w', column)} {cases} END",
        "hour_of": things.part("%H", column),
        "hour": str(rng.randrange(12, 19)),
        "month": WORDINGS["months"][month],
        "month_de": WORDINGS["months_de"][month],
        "month_number": f"{month + 1:02d}",
        "weekday": names[weekday],
        "weekday_de": WORDINGS["weekdays_de"][weekday],
        "weekday_number": str(weekday),
        "done": done,
        **dict(zip(("aux", "participle"), german, strict=False)),
    }
    if known_years := sorted(str(found) for found in years if found is not None):
        slots["year"] = rng.choice(known_years)
    return slots | _span_of_days(draws, slots)


def _span_of_days(draws: Draws, dated: Slots) -> Slots:
    """In the last 30 days, of a date."""
    days = draws.rng.choice(("7", "10", "14", "30", "60", "90"))
    forms = zip(("span", "span_de", "recent"), draws.rng.choice(WORDINGS["spans"]), strict=True)
    return {name: form.format(days=days, **dated) for name, form in forms}


def _birth(draws: Draws, things: Things, column: Column) -> Slots:
    dated = _dated(draws, things, column)
    age = draws.rng.choice((18, 21, 25, 30, 40, 50, 60, 65))
    slots = {"age": age, "next_age": age + 1, "date": dated["day"]}
    forms = zip(("age", "age_de", "aged"), draws.rng.choice(WORDINGS["ages"]), strict=True)
    birthday_to_come = f"(strftime('%m-%d', 'now') < {things.part('%m-%d', column)})"
    return {
        **dated,
        **{name: form.format(**slots) for name, form in forms},
        "years": f"strftime('%Y', 'now') - {dated['year_of']} - {birthday_to_come}",
    }


def _oldest(draws: Draws, things: Things, column: Column) -> Slots:
    words = zip(("best", "best_de", "function"), draws.rng.choice(WORDINGS["oldest"]), strict=False)
    return {**dict(words), "date": things.at(column)}


def _between(draws: Draws, things: Things, first: Column, last: Column) -> Slots:
    return {
        "a": said_of(first),
        "b": said_of(last),
        "an_end": with_article(said_of(last)),
        "days": things.days(first, last),
        "end": things.at(last),
        "limit": str(draws.rng.choice((30, 60, 90, 180, 200, 365))),
    }


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


def _measure(draws: Draws, things: Things, column: Column) -> Slots:
    """A measure, and the highest or the lowest of it."""
    slots = _measured(said_of(column))
    best, best_de, function, direction = draws.rng.choice(WORDINGS["best"])
    return {
        **slots,
        "measure": things.at(column),
        "where_known": things.where_known(column),
        "best": best.format(**slots),
        "best_de": best_de.format(**slots),
        "function": function,
        "direction": direction,
    }


def _value(draws: Draws, things: Things, *columns: Column) -> Slots:
    """What may be summed: a column, or how many times how much each."""
    words = [spoken_name(column.name).lower() for column in columns]
    return {
        **_measured("value" if len(columns) > 1 else said_of(columns[0])),
        "value": " * ".join(map(things.at, columns)),
        "hint": " times ".join(words),
        "hint_de": " mal ".join(words),
    }


def _code(draws: Draws, things: Things, column: Column) -> Slots:
    return {"code": things.at(column), "group": said_of(column)}


def _condition(draws: Draws, things: Things, column: Column) -> Slots:
    """That a flag is set, that a code is one of several, that an end is reached."""
    return _drawn_condition(draws.rng, things, column).slots()


def _drawn_condition(rng: random.Random, things: Things, column: Column) -> Condition:
    if column in things.flags:
        return flagged(things, column, rng.random() < 0.5)
    if column in things.codes:
        return coded(things, column, rng.choice(holds(column).codes), rng.random() < 0.7)
    return known(things, column, rng.random() < 0.5, 0)


def _missing(draws: Draws, things: Things, column: Column) -> Slots:
    return known(things, column, draws.rng.random() < 0.5, draws.rng.randrange(4)).slots()


def _note(draws: Draws, things: Things, column: Column) -> Slots:
    """A word of a note, which is all of it or a part of others."""
    codes = holds(column).codes
    word = draws.rng.choice(codes)
    part = any(word != other and word in other for other in codes)
    test = f"LIKE '%{word}%'" if part else f"= {quote_text(word)}"
    return {"note": things.at(column), "noted": said_of(column), "word": word, "like": test}


def _name(draws: Draws, things: Things, column: Column) -> Slots:
    at = things.at(column)
    names = draws.name(at, things.source)
    return {"named": at, "name": names[0], "name_sql": quote_text(names[0])} if names else {}


def _spelt(draws: Draws, things: Things, column: Column) -> Slots:
    """A value in another spelling than the stored one."""
    found = _name(draws, things, column)
    if not found:
        return {}
    spellings = _spellings(found["name"]) - {found["name"]}
    typed = draws.rng.choice(sorted(spellings) or [found["name"]])
    return {**_code(draws, things, column), **found, "typed": typed}


def _spellings(text: str) -> set[str]:
    bare = unicodedata.normalize("NFKD", text).encode("ascii", "ignore").decode()
    return {text.upper(), text.lower(), text.title(), bare if len(bare) == len(text) else text}


def _asked(draws: Draws, things: Things, column: Column) -> Slots:
    return {"asked": things.at(column), "asked_said": said_of(column)}


FACETS: dict[str, tuple[str, Callable[..., Slots]]] = {
    "event": ("events", _dated),
    "moment": ("moments", _dated),
    "span": ("spans", _between),
    "birth": ("births", _birth),
    "oldest": ("births", _oldest),
    "missing": ("optional", _missing),
    "unknown": ("unknown", _measure),
    "measure": ("measures", _measure),
    "sum": ("summed", _measure),
    "money": ("money", _value),
    "value": ("valued", _value),
    "code": ("groups", _code),
    "condition": ("conditioned", _condition),
    "note": ("codes", _note),
    "name": ("label", _name),
    "spelt": ("label", _spelt),
    "spelt_code": ("codes", _spelt),
    "asked": ("asked", _asked),
}
