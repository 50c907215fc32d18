"""Questions of the kinds that ordinary people ask, invented on the tables of a database.

`wordings.yaml` has them with their queries, by what they are about: a date, a flag, two tables.
Each `_about_...` here finds what in a database they may be about, and gives the slots. A question
is kept where its query finds something, and something else without its condition.
"""

import random
import re
import sqlite3
import unicodedata
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing
from datetime import date
from pathlib import Path
from string import Formatter
from typing import Any, NamedTuple, TypeVar

from lib.database.catalog import Catalog, Column, fold_case, quote_text
from lib.database.names import plain_name, spoken_name
from lib.database.sandbox.sandbox import on_day
from lib.learning.invented.things import (
    WORDINGS,
    Condition,
    Side,
    Things,
    holds,
    is_of_many,
    phrase_of,
    said_of,
    with_article,
)

_GERMAN_SHARE = 0.12  # of the questions that can be asked in German
_MOST_ROWS = 200  # of a result, and of what is read to fill slots
_LONGEST_VALUE = 100_000  # bytes: a query that returns a longer one fails
_LONGEST_NAME = 28  # characters, of a value that is named
_SPEAKABLE_TABLE = re.compile(r"[A-Za-z][A-Za-z_ ]{1,28}")

_Value = TypeVar("_Value")
Slots = dict[str, str]
_Say = dict[str, Any]


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
        self.rng = random.Random(f"{seed}/{catalog.db_id}")
        self.things = [
            Things(table)
            for table in catalog.tables
            if _SPEAKABLE_TABLE.fullmatch(table.name) and table.columns
        ]

    def questions(self, count: int) -> list[Invented]:
        """At most `count`, in an order drawn: of each kind in proportion to its weight."""
        by_kind: dict[str, list[Invented]] = {}
        uri = f"{self._path.absolute().as_uri()}?mode=ro&immutable=1"
        with closing(sqlite3.connect(uri, uri=True)) as self._database:
            self._database.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, _LONGEST_VALUE)
            self._database.text_factory = lambda raw: raw.decode("utf-8", "replace")
            for about, find in _ABOUT.items():
                for invented in filter(self._is_kept, self._asked(about, find)):
                    by_kind.setdefault(invented.kind, []).append(invented)
        for found in by_kind.values():
            self.rng.shuffle(found)
        turns = {
            (place + self.rng.random()) / WORDINGS["weights"].get(kind, 1): one
            for kind, found in by_kind.items()
            for place, one in enumerate(found)
        }
        chosen = {turns[turn].question: turns[turn] for turn in sorted(turns)}
        return list(chosen.values())[:count]

    def some(self, values: Iterable[_Value], most: int = 2) -> list[_Value]:
        """At most so many of the values, drawn."""
        values = list(values)
        return self.rng.sample(values, min(most, len(values)))

    def rows(self, sql: str) -> list[tuple[Any, ...]]:
        """The first rows of a query; none where it fails."""
        try:
            return self._database.execute(on_day(sql, self._today)).fetchmany(_MOST_ROWS + 1)
        except sqlite3.Error:
            return []

    def values(self, at: str, source: str) -> list[str]:
        """Values of a column that a question may name."""
        rows = self.rows(
            f"SELECT DISTINCT {at} FROM {source} "
            f"WHERE typeof({at}) = 'text' AND length({at}) BETWEEN 4 AND {_LONGEST_NAME}"
        )
        values = [value for (value,) in rows if value.strip() == value and value.isprintable()]
        return [value for value in values if not set(value) & set("'\"\ufffd")]

    def sides(self) -> list[Side]:
        """Each table with a key to one that has a name for each row, and several rows for one."""
        by_name = {fold_case(things.table.name): things for things in self.things}
        found = []
        for child in self.things:
            for key in child.table.foreign_keys:
                parent = by_name.get(fold_case(key.referenced_table))
                own = child.table.column(key.columns[0]) if len(key.pairs) == 1 else None
                if not (parent and own and own.contents) or parent is child or holds(own).unique:
                    continue
                if parent.key is not None and "names" in parent.slots:
                    found.append(Side(Things(child.table, "T2"), Things(parent.table, "T1"), key))
        return found

    def conditions(self, things: Things) -> list[Condition]:
        """What may be said of the things by flags, codes and dates that mean an end."""
        draw = self.rng.random
        found = [things.flagged(column, draw() < 0.5) for column in things.flags]
        for column in things.codes:
            found.append(things.coded(column, self.rng.choice(holds(column).codes), draw() < 0.7))
        for column in things.optional:
            if phrase_of(column, WORDINGS["ends"]) and column in things.events:
                found.append(things.known(column, draw() < 0.5, 0))
        return found

    def _asked(self, about: str, find: "_Find") -> Iterator[Invented]:
        for slots in find(self):
            for template in WORDINGS[about]:
                filled = {"number": self.rng.choice("2345"), **slots}
                if "threshold" in template:
                    rows = self.rows(template["threshold"].format(**filled))
                    filled["threshold"] = _round_number(rows)
                wording = self._wording(template, filled)
                if wording is not None and _fields(template["sql"]) <= filled.keys():
                    question = _sentence(wording.format(**filled))
                    yield Invented(template["kind"], question, template["sql"].format(**filled))

    def _wording(self, template: _Say, slots: Slots) -> str | None:
        """One of those whose slots are all filled; German now and then."""
        fit = {
            language: [one for one in template.get(language, ()) if _fields(one) <= slots.keys()]
            for language in ("en", "de")
        }
        german = self.rng.random() < _GERMAN_SHARE and fit["de"]
        wordings = fit["de"] if german else fit["en"]
        return self.rng.choice(wordings) if wordings else None

    def _is_kept(self, invented: Invented) -> bool:
        """Whether the query finds something, and something else without its condition."""
        rows = self.rows(invented.query)
        if not 0 < len(rows) <= _MOST_ROWS or all(v in (None, 0) for row in rows for v in row):
            return False
        if any(value is None or value == "" for row in rows for value in row):
            return False
        without = re.sub(r" WHERE .*?(?= GROUP BY| ORDER BY|\)|$)", "", invented.query, count=1)
        return without == invented.query or self.rows(without) != rows


def _fields(pattern: str) -> set[str]:
    return {field for _, field, _, _ in Formatter().parse(pattern) if field}


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:]


def _round_number(rows: list[tuple[Any, ...]]) -> str:
    """A number of one digit and noughts, near the one that the query finds."""
    number = round(rows[0][0] or 0) if rows else 0
    return str(round(number, 1 - len(str(abs(number)))))


# What questions may be about


def _dated(asks: Inventor, things: Things, column: Column) -> Slots:
    """What may be asked of a date of things."""
    rng, known = asks.rng, f"{things.at(column)} IS NOT NULL"
    years = asks.rows(f"SELECT DISTINCT {things.part('%Y', column)} FROM {things.slots['table']}")
    month, weekday = rng.randrange(12), rng.randrange(7)
    names = WORDINGS["weekdays"]
    cases = " ".join(f"WHEN '{number}' THEN '{name}'" for number, name in enumerate(names))
    slots = {
        **things.slots,
        "date": things.at(column),
        "day": things.day(column),
        "said": said_of(column),
        "where_known": f" WHERE {known}" if holds(column).nulls else "",
        "year_of": things.part("%Y", column),
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
        **dict(zip(("done", "aux", "participle"), _done(column), strict=False)),
    }
    known_years = sorted(str(year) for (year,) in years if year is not None)
    if known_years:
        slots["year"] = rng.choice(known_years)
    span, span_de, test = rng.choice(WORDINGS["spans"])
    days = rng.choice(("7", "10", "14", "30", "60", "90"))
    slots["span"], slots["span_de"] = span.format(days=days), span_de.format(days=days)
    slots["recent"] = test.format(days=days, **slots)
    return slots


def _done(column: Column) -> list[str]:
    """What happened on that date: "were hired", and its two parts in German."""
    word = phrase_of(column, WORDINGS["events"])
    if word is None:
        return [f"have their {said_of(column)}"]
    done, _, *german = WORDINGS["events"][word]
    return [done, *german]


def _event(asks: Inventor) -> Iterator[Slots]:
    for things in asks.things:
        for column in asks.some(things.events):
            yield _dated(asks, things, column)


def _moment(asks: Inventor) -> Iterator[Slots]:
    for things in asks.things:
        for column in asks.some(c for c in things.events if holds(c).dates != "day"):
            yield _dated(asks, things, column)


def _event_condition(asks: Inventor) -> Iterator[Slots]:
    for things in asks.things:
        for column in asks.some(things.events):
            others = [one for one in asks.conditions(things) if one.column != column.name]
            for condition in asks.some(others):
                slots = {**_dated(asks, things, column), **condition.slots()}
                for measure in asks.some(things.summed, 1):
                    slots |= _of_measure(things, measure)
                yield slots


def _span(asks: Inventor) -> Iterator[Slots]:
    for things in asks.things:
        for first, last in things.spans:
            limit = str(asks.rng.choice((30, 60, 90, 180, 200, 365)))
            yield {**things.slots, **_between(things, first, last), "limit": limit}


def _between(things: Things, first: Column, last: Column) -> Slots:
    return {
        "a": said_of(first),
        "b": said_of(last),
        "an_end": with_article(said_of(last)),
        "days": things.days(first, last),
        "end": things.at(last),
    }


def _by(things: Things, column: Column) -> Slots:
    return {"code": things.at(column), "group": said_of(column)}


def _with_group(find: "_Find") -> "_Find":
    """What is found, by a code that every row has."""

    def found(asks: Inventor) -> Iterator[Slots]:
        by_name = {things.slots["table"]: things for things in asks.things}
        for slots in find(asks):
            things = by_name[slots["table"]]
            groups = [c for c in things.groups if c.name != slots.get("column")]
            for column in asks.some(groups, 1):
                yield {**slots, **_by(things, column)}

    return found


def _birth(asks: Inventor) -> Iterator[Slots]:
    for things in asks.things:
        for column in things.births:
            slots = _dated(asks, things, column)
            age = asks.rng.choice((18, 21, 25, 30, 40, 50, 60, 65))
            words, words_de, test = asks.rng.choice(WORDINGS["ages"])
            day = things.part("%m-%d", column)
            yield {
                **slots,
                "age": words.format(age=age),
                "age_de": words_de.format(age=age),
                "aged": test.format(age=age, next_age=age + 1, date=slots["day"]),
                "years": f"strftime('%Y', 'now') - {slots['year_of']} "
                f"- (strftime('%m-%d', 'now') < {day})",
            }


def _missing(asks: Inventor) -> Iterator[Slots]:
    for things in asks.things:
        for column in asks.some(c for c in things.optional if c not in things.measures):
            for there in (True, False):
                found = things.known(column, there, asks.rng.randrange(4))
                yield {**things.slots, **found.slots()}


def _missing_measure(asks: Inventor) -> Iterator[Slots]:
    for things in asks.things:
        for column in asks.some(c for c in things.measures if holds(c).nulls):
            yield {**things.slots, **_of_measure(things, column)}


def _of_measure(things: Things, column: Column) -> Slots:
    return {"measure": things.at(column), **_measured(said_of(column))}


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


def _condition(asks: Inventor) -> Iterator[Slots]:
    for things in asks.things:
        for condition in asks.some(asks.conditions(things)):
            yield {**things.slots, **condition.slots()}


def _condition_measure(asks: Inventor) -> Iterator[Slots]:
    yield from _conditions_and(asks, lambda things: things.measures)


def _condition_sum(asks: Inventor) -> Iterator[Slots]:
    yield from _conditions_and(asks, lambda things: things.summed)


def _conditions_and(asks: Inventor, measures: Callable[[Things], list[Column]]) -> Iterator[Slots]:
    for things in asks.things:
        for column in asks.some(measures(things), 1):
            for condition in asks.some(asks.conditions(things), 1):
                yield {**things.slots, **condition.slots(), **_best(asks, things, column)}


def _best(asks: Inventor, things: Things, column: Column) -> Slots:
    """The highest or the lowest of a measure."""
    slots = _of_measure(things, column)
    best, best_de, function, direction = asks.rng.choice(WORDINGS["best"])
    return {
        **slots,
        "and_measured": f" AND {things.at(column)} IS NOT NULL" if holds(column).nulls else "",
        "best": best.format(**slots),
        "best_de": best_de.format(**slots),
        "function": function,
        "direction": direction,
    }


def _two(asks: Inventor) -> Iterator[Slots]:
    for things in asks.things:
        found = asks.some({one.column: one for one in asks.conditions(things)}.values())
        if len(found) == 2:
            yield {**things.slots, **found[0].slots(), **found[1].slots("_2")}


def _table(asks: Inventor) -> Iterator[Slots]:
    for things in asks.things:
        yield dict(things.slots)


def _summed(asks: Inventor) -> Iterator[Slots]:
    for things in asks.things:
        for column in asks.some(things.summed):
            yield {**things.slots, **_of_measure(things, column)}


def _sum_event(asks: Inventor) -> Iterator[Slots]:
    for things in asks.things:
        for date_column in asks.some(things.events, 1):
            for column in asks.some(things.summed, 1):
                yield {**_dated(asks, things, date_column), **_of_measure(things, column)}


def _money(asks: Inventor) -> Iterator[Slots]:
    for things in asks.things:
        for amount, price in things.money:
            words = (spoken_name(amount.name).lower(), spoken_name(price.name).lower())
            yield {
                **things.slots,
                "value": f"{things.at(amount)} * {things.at(price)}",
                "hint": " times ".join(words),
                "hint_de": " mal ".join(words),
            }


def _money_event(asks: Inventor) -> Iterator[Slots]:
    by_name = {things.slots["table"]: things for things in asks.things}
    for slots in _money(asks):
        things = by_name[slots["table"]]
        for column in asks.some(things.events, 1):
            yield {**_dated(asks, things, column), **slots}


def _of_side(side: Side) -> Slots:
    child, parent = side.child, side.parent
    ((own, theirs),) = side.key.pairs
    column = child.table.column(own)
    nulls = column is None or bool(holds(column).nulls)
    assert parent.key is not None
    slots = {
        "children": child.slots["many"],
        "children_de": child.slots["many_de"],
        "child_who": child.slots["who"],
        "child_table": child.slots["table"],
        "parents": parent.slots["many"],
        "parents_de": parent.slots["many_de"],
        "parent": parent.slots["one"],
        "a_parent": with_article(parent.slots["one"]),
        "parent_who": parent.slots["who"],
        "parent_table": parent.slots["table"],
        "own": side.own,
        "theirs": plain_name(theirs),
        "own_known": f" WHERE {side.own} IS NOT NULL" if nulls else "",
        "and_own_known": f"{side.own} IS NOT NULL AND " if nulls else "",
        "label": Things(parent.table).slots["names"],
        "label_1": parent.slots["names"],
        "key": parent.at(parent.key),
        "on": side.on,
        "join": f"{parent.slots['table']} AS T1 JOIN {child.slots['table']} AS T2 ON {side.on}",
    }
    if parent.label is not None:
        slots["label_of_1"] = parent.at(parent.label)
    return slots


def _side(asks: Inventor) -> Iterator[Slots]:
    return map(_of_side, asks.sides())


def _side_event(asks: Inventor) -> Iterator[Slots]:
    for side in asks.sides():
        for column in asks.some(side.child.events, 1):
            dated = _dated(asks, Things(side.child.table), column)
            of_2 = {"date_2": side.child.at(column), "year_of_2": side.child.part("%Y", column)}
            yield {**dated, **_of_side(side), **of_2}


def _side_span(asks: Inventor) -> Iterator[Slots]:
    for side in asks.sides():
        for first, last in asks.some(side.child.spans, 1):
            yield {**_of_side(side), **_between(side.child, first, last)}


def _side_best(asks: Inventor) -> Iterator[Slots]:
    """The best of those that refer to each, where they have names."""
    for side in asks.sides():
        own = Things(side.child.table)
        for column in asks.some(own.measures if "names" in own.slots else [], 1):
            slots = {**_of_side(side), **_best(asks, side.child, column)}
            slots |= {"child": own.slots["one"], "names_of_2": side.child.slots["names"]}
            yield {**slots, "measure": own.at(column)}


def _side_latest(asks: Inventor) -> Iterator[Slots]:
    for side in asks.sides():
        child = side.child
        others = [c for c in child.plain if not holds(c).dates and not holds(c).nulls]
        for column in asks.some(child.events, 1):
            for asked in asks.some(c for c in others if c not in child.flags):
                yield {
                    **_of_side(side),
                    "said": said_of(column),
                    "date": Things(child.table).at(column),
                    "and_dated": f" AND {child.at(column)} IS NOT NULL"
                    if holds(column).nulls
                    else "",
                    "asked": said_of(asked),
                    "asked_2": child.at(asked),
                }


def _side_condition(asks: Inventor) -> Iterator[Slots]:
    for side in asks.sides():
        for condition in asks.some(asks.conditions(Things(side.child.table)), 1):
            test = condition.test
            of_2 = {"test_of_2": f"T2.{test}"}
            yield {**_of_side(side), **condition.slots(), **of_2}


def _side_parent(asks: Inventor) -> Iterator[Slots]:
    for side in asks.sides():
        for condition in asks.some(asks.conditions(side.parent), 1):
            yield {**_of_side(side), **condition.slots(), "test_of_1": condition.test}


def _side_both(asks: Inventor) -> Iterator[Slots]:
    for side in asks.sides():
        theirs = asks.some(asks.conditions(side.parent), 1)
        for one, two in zip(theirs, asks.some(asks.conditions(side.child), 1), strict=False):
            tests = {"test_of_1": one.test, "test_of_2": two.test}
            yield {**_of_side(side), **one.slots(), **two.slots("_2"), **tests}


def _valued(things: Things) -> list[tuple[str, str]]:
    """What may be summed of the things, in words and SQL."""
    money = [("value", f"{things.at(a)} * {things.at(b)}") for a, b in things.money]
    return money or [(said_of(column), things.at(column)) for column in things.summed]


def _side_value(asks: Inventor) -> Iterator[Slots]:
    for side in asks.sides():
        for measured, value in asks.some(_valued(side.child), 1):
            slots = {**_of_side(side), **_measured(measured), "value_2": value}
            if "label_of_1" in slots:
                for name in asks.some(asks.values(slots["label_of_1"], slots["join"]), 1):
                    slots |= {"name": name, "name_sql": quote_text(name)}
            yield slots


def _side_value_event(asks: Inventor) -> Iterator[Slots]:
    by_join = {slots["join"]: slots for slots in _side_value(asks)}
    for slots in _side_event(asks):
        if slots["join"] in by_join:
            yield {**slots, **by_join[slots["join"]]}


def _far(asks: Inventor) -> Iterator[Slots]:
    """A table, the one that it refers to, and the one that this refers to."""
    sides = asks.sides()
    for near in sides:
        for far in sides:
            if far.child.table is not near.parent.table or far.parent.table is near.child.table:
                continue
            grand = far.parent
            middle, child = Things(near.parent.table, "T2"), Things(near.child.table, "T3")
            upper = Side(middle, grand, far.key)
            lower = Side(child, middle, near.key)
            assert grand.key is not None
            slots = {
                **_of_side(near),
                "grand": grand.slots["one"],
                "grands_de": grand.slots["many_de"],
                "grand_label": grand.slots["names"],
                "grand_key": grand.at(grand.key),
                "far_join": f"{grand.slots['table']} AS T1 JOIN {middle.slots['table']} AS T2 "
                f"ON {upper.on} JOIN {child.slots['table']} AS T3 ON {lower.on}",
            }
            if grand.label is not None:
                label = grand.at(grand.label)
                for name in asks.some(asks.values(label, slots["far_join"]), 1):
                    slots |= {"grand_name": name, "grand_name_sql": quote_text(name)}
            for measured, value in asks.some(_valued(child), 1):
                slots |= {**_measured(measured), "value_3": value}
            yield slots


def _part_left_out(asks: Inventor) -> Iterator[Slots]:
    for things in asks.things:
        for column in asks.some(things.codes, 1):
            codes = holds(column).codes
            word = asks.rng.choice(codes)
            part = any(word != other and word in other for other in codes)
            for measure in asks.some(things.summed, 1):
                yield {
                    **things.slots,
                    **_of_measure(things, measure),
                    "note": things.at(column),
                    "noted": said_of(column),
                    "word": word,
                    "like": f"LIKE '%{word}%'" if part else f"= {quote_text(word)}",
                }


def _most(asks: Inventor) -> Iterator[Slots]:
    for things in asks.things:
        for column in asks.some(things.measures):
            yield {**things.slots, **_named_1(things), **_best(asks, things, column)}


def _named_1(things: Things) -> Slots:
    names = Things(things.table, "T1").slots.get("names")
    return {"names_of_1": names} if names else {}


def _oldest(asks: Inventor) -> Iterator[Slots]:
    for things in asks.things:
        for column in things.births:
            best, best_de, function, _ = asks.rng.choice(WORDINGS["oldest"])
            words = {"best": best, "best_de": best_de, "function": function}
            yield {**things.slots, **_named_1(things), **words, "date": things.at(column)}


def _letters_of(asks: Inventor) -> Iterator[Slots]:
    for things in asks.things:
        for column in asks.some([things.label] if things.label else [], 1):
            asked = [c for c in things.plain if c not in things.flags and not holds(c).nulls]
            for other in asks.some(asked, 1):
                slots = {"asked": things.at(other), "asked_said": said_of(other)}
                yield from _spelt(asks, things, column, slots)


def _letters_count(asks: Inventor) -> Iterator[Slots]:
    for things in asks.things:
        for column in asks.some(things.codes):
            yield from _spelt(asks, things, column, _by(things, column))


def _spelt(asks: Inventor, things: Things, column: Column, more: Slots) -> Iterator[Slots]:
    """A value in another spelling than the stored one."""
    at = things.at(column)
    for value in asks.some(asks.values(at, things.slots["table"]), 1):
        typed = asks.rng.choice(sorted(_spellings(value) - {value}) or [value])
        words = {"typed": typed, "stored": quote_text(value), "spelt": at}
        yield {**things.slots, **more, **words}


def _spellings(text: str) -> set[str]:
    bare = unicodedata.normalize("NFKD", text).encode("ascii", "ignore").decode()
    return {text.upper(), text.lower(), text.title(), bare if len(bare) == len(text) else text}


_Find = Callable[[Inventor], Iterator[Slots]]
_ABOUT: dict[str, _Find] = {
    "event": _event,
    "event_by": _with_group(_event),
    "event_condition": _event_condition,
    "moment": _moment,
    "span": _span,
    "span_by": _with_group(_span),
    "birth": _birth,
    "birth_by": _with_group(_birth),
    "missing": _missing,
    "missing_measure": _missing_measure,
    "condition": _condition,
    "condition_measure": _condition_measure,
    "condition_sum": _condition_sum,
    "condition_by": _with_group(_condition),
    "two": _two,
    "group": _with_group(_table),
    "group_sum": _with_group(_summed),
    "sum_event": _sum_event,
    "money": _money,
    "money_event": _money_event,
    "money_by": _with_group(_money),
    "side": _side,
    "side_event": _side_event,
    "side_span": _side_span,
    "side_best": _side_best,
    "side_latest": _side_latest,
    "side_condition": _side_condition,
    "side_parent": _side_parent,
    "side_both": _side_both,
    "side_value": _side_value,
    "side_value_event": _side_value_event,
    "far": _far,
    "far_value": _far,
    "part_left_out": _part_left_out,
    "most": _most,
    "most_of_each": _with_group(_most),
    "oldest_of_all": _oldest,
    "oldest_of_each": _with_group(_oldest),
    "letters_of": _letters_of,
    "letters_count": _letters_count,
}
