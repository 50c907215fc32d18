"""Questions of the kinds that ordinary people ask, invented on the tables of a database.

What a column is for follows from its name and what it holds: a date, a flag, a code, a value that
may be missing, an amount, a key. Each template takes what it needs of these and gives a question
with its query; wordings are drawn, so that the same kind is asked in several ways. A question is
kept where its query runs and finds something, and where its condition matters.
"""

import random
import re
import sqlite3
import unicodedata
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import closing
from dataclasses import dataclass
from datetime import date
from functools import cached_property
from itertools import zip_longest
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from ruamel.yaml import YAML

from lib.answering.replies.sentences import plural, singular
from lib.database.catalog import (
    NUMERIC_AFFINITIES,
    Catalog,
    Column,
    Contents,
    ForeignKey,
    Table,
    fold_case,
    quote_text,
)
from lib.database.names import identifier_words, plain_name, spoken_name
from lib.database.sandbox.sandbox import on_day
from lib.learning.invented.added import is_of_people, name_column

_MONTHS = (
    *("January", "February", "March", "April", "May", "June", "July"),
    *("August", "September", "October", "November", "December"),
)
_TRUE = frozenset({"1", "y", "yes", "t", "true", "j", "ja"})
_FALSE = frozenset({"0", "n", "no", "f", "false", "nein"})
_SEXES = {
    **dict.fromkeys(("f", "w", "female"), "female"),
    **dict.fromkeys(("m", "male"), "male"),
}
_WORDINGS: dict[str, Any] = YAML(typ="safe", pure=True).load(
    Path(__file__).with_name("wordings.yaml")
)


def _stems(words: str) -> frozenset[str]:
    return frozenset(identifier_words(words))


_MEASURES = _stems(
    "amount price cost total budget salary hours weight score seats quantity points fee income "
    "revenue capacity size length height population duration distance age"
)
_AMOUNTS = _stems("quantity seats hours places units stock")
_PRICES = _stems("price rate fee")
_SEX = _stems("sex gender")
_BIRTH = _stems("birth born")

_Value = TypeVar("_Value")

_PHRASES = frozenset(
    (
        *("list", "there", "missing", "year.side", "code.word", "code.letter"),
        *("today.older", "today.younger"),
    )
)
"""Wordings that do not begin a sentence."""

_MOST_ROWS = 200  # of a result, and of what a template looks at
_TOP = (1, 3, 5)


class Invented(NamedTuple):
    """A question, its query, and the kind of both."""

    kind: str
    question: str
    query: str


@dataclass(frozen=True)
class _Flag:
    """A column of two truth values. `yes`, `no`: as SQL constants."""

    column: Column
    yes: str
    no: str


class _Side(NamedTuple):
    """A table that refers to another. `key`: from `child` to `parent`."""

    child: "Things"
    parent: "Things"
    key: ForeignKey


class Things:
    """A table, what its rows are called, and what its columns are for."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.name = plain_name(table.name)
        self.one, self.many = singular(table.name), plural(table.name)
        keys = [column for column in table.columns if column.primary_key]
        self.key = keys[0] if len(keys) == 1 else None
        label = name_column(table)
        self.label = table.column(label) if label else None
        first, last = table.column("first_name"), table.column("last_name")
        self._names = [first, last] if first and last else [self.label] if self.label else []
        self.people = is_of_people(table)
        linked = {fold_case(name) for key in table.foreign_keys for name in key.columns}
        self.plain = [
            column
            for column in table.columns
            if not column.primary_key
            and fold_case(column.name) not in linked
            and column.contents is not None
            and len(spoken_name(column.name)) <= 30
        ]

    def names(self, alias: str = "") -> str:
        """What says which row it is: a name, or first and last name."""
        return ", ".join(_at(column, alias) for column in self._names)

    @cached_property
    def dates(self) -> list[Column]:
        return [column for column in self.plain if _holds(column).dates]

    @cached_property
    def births(self) -> list[Column]:
        return [c for c in self.dates if _BIRTH & set(identifier_words(c.name))]

    @cached_property
    def events(self) -> list[Column]:
        return [column for column in self.dates if column not in self.births]

    @cached_property
    def spans(self) -> list[tuple[Column, Column]]:
        """Pairs of neighbouring dates, the second of which comes later."""
        pairs = zip(self.events, self.events[1:], strict=False)
        return [(a, b) for a, b in pairs if _holds(b).nulls and _holds(a).dates == _holds(b).dates]

    @cached_property
    def optional(self) -> list[Column]:
        """Columns in which a value is missing in some rows."""
        return [c for c in self.plain if _holds(c).nulls > 0 and c not in self.measures]

    @cached_property
    def flags(self) -> list[_Flag]:
        return [flag for flag in map(_flag, self.plain) if flag is not None]

    @cached_property
    def codes(self) -> list[Column]:
        flags = [flag.column for flag in self.flags]
        return [
            c
            for c in self.plain
            if len(_holds(c).codes) > 1 and c not in flags and all(map(str.strip, _holds(c).codes))
        ]

    @cached_property
    def measures(self) -> list[Column]:
        return [
            c
            for c in self.plain
            if c.affinity in NUMERIC_AFFINITIES
            and not _holds(c).texts
            and not _holds(c).dates
            and _MEASURES & set(identifier_words(c.name))
        ]

    @cached_property
    def money(self) -> list[tuple[Column, Column]]:
        """How many, and for how much each."""
        return [
            (a, b)
            for a in self.measures
            for b in self.measures
            if _is_amount(a) and _PRICES & set(identifier_words(b.name))
        ]


def _is_amount(column: Column) -> bool:
    words = set(identifier_words(column.name))
    return bool(words & _AMOUNTS) and not words & _PRICES


def _holds(column: Column) -> Contents:
    assert column.contents is not None
    return column.contents


def _flag(column: Column) -> _Flag | None:
    codes = _holds(column).codes
    if len(codes) != 2 or not {code.lower() for code in codes} <= _TRUE | _FALSE:
        return None
    if _SEX & set(identifier_words(column.name)):
        return None
    yes = next((code for code in codes if code.lower() in _TRUE), None)
    no = next((code for code in codes if code.lower() in _FALSE), None)
    if yes is None or no is None:
        return None
    bare = column.affinity in NUMERIC_AFFINITIES
    return _Flag(column, yes if bare else quote_text(yes), no if bare else quote_text(no))


# SQL of single columns


def _at(column: Column, alias: str = "") -> str:
    return f"{alias}{'.' if alias else ''}{plain_name(column.name)}"


def _part(code: str, column: Column) -> str:
    """A part of its date, by the code of strftime."""
    seconds = ", 'unixepoch'" if _holds(column).dates == "seconds" else ""
    return f"strftime('{code}', {_at(column)}{seconds})"


def _days(first: Column, last: Column) -> str:
    if _holds(first).dates == "seconds":
        return f"({_at(last)} - {_at(first)}) / 86400.0"
    return f"julianday({_at(last)}) - julianday({_at(first)})"


def _since(column: Column, shift: str) -> str:
    day = f"date({_at(column)}, 'unixepoch')" if _holds(column).dates == "seconds" else _at(column)
    return f"{day} >= date('now', '{shift}')"


def _constant(column: Column, code: str) -> str:
    bare = column.affinity in NUMERIC_AFFINITIES and not _holds(column).texts
    return code if bare else quote_text(code)


def _counted(things: Things, column: Column, key: str, where: str = "") -> str:
    """How many rows there are of each `key`, which is taken from the column."""
    tests = [where, f"{_at(column)} IS NOT NULL" if _holds(column).nulls and not where else ""]
    condition = " AND ".join(filter(None, tests))
    clause = f" WHERE {condition}" if condition else ""
    return f"SELECT {key}, count(*) FROM {things.name}{clause} GROUP BY {key}"


def _join(side: _Side) -> str:
    ((own, theirs),) = side.key.pairs
    return (
        f"{side.parent.name} AS T1 JOIN {side.child.name} AS T2 "
        f"ON T1.{plain_name(theirs)} = T2.{plain_name(own)}"
    )


# How columns are said


def _word_of(column: Column, known: Mapping[str, Any]) -> str | None:
    """The first word of the column's name that is known."""
    words = re.findall(r"[a-z]+", column.name.lower())
    return next((word for word in words if word in known), None)


def _said(column: Column) -> str:
    """The column's name as a noun: "paid date" for `paid_on`."""
    return re.sub(r" (?:on|at|since)$", " date", spoken_name(column.name).lower())


def _done(column: Column) -> str:
    """What happened on that date: "were hired"."""
    word = _word_of(column, _WORDINGS["verbs"])
    return _WORDINGS["verbs"][word] if word else f"have a {_said(column)}"


def _flag_words(flag: _Flag, yes: bool) -> str:
    words = re.findall(r"[a-z]+", flag.column.name.lower())
    if words[-1] == "newsletter":
        return "get the newsletter" if yes else "do not get the newsletter"
    if words[-1] == "active":
        return "are active" if yes else "are inactive"
    said = " ".join(word for word in words if word not in ("is", "has"))
    if words[0] == "has":
        return f"have {said}" if yes else f"have no {said}"
    return f"are {said}" if yes else f"are not {said}"


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
            if re.fullmatch(r"[A-Za-z][A-Za-z_ ]{1,28}", table.name) and table.columns
        ]

    def questions(self, count: int) -> list[Invented]:
        """At most `count`; as many of each kind as there are, the first kinds drawn."""
        by_kind: dict[str, list[Invented]] = {}
        uri = f"file:{self._path}?mode=ro&immutable=1"
        with closing(sqlite3.connect(uri, uri=True)) as self._database:
            self._database.text_factory = lambda raw: raw.decode("utf-8", "replace")
            for template in _TEMPLATES:
                for invented in filter(self._is_kept, template(self)):
                    by_kind.setdefault(invented.kind, []).append(invented)
        for found in by_kind.values():
            self.rng.shuffle(found)
        rounds = zip_longest(*self.some(by_kind.values(), len(by_kind)))
        chosen = {one.question: one for of_each in rounds for one in of_each if one is not None}
        return list(chosen.values())[:count]

    def some(self, values: Iterable[_Value], most: int = 2) -> list[_Value]:
        """At most so many of the values, drawn."""
        values = list(values)
        return self.rng.sample(values, min(most, len(values)))

    def say(self, name: str, things: Things | None = None, /, **slots: object) -> str:
        """One of the wordings with its slots filled in, in the case of a sentence."""
        names = {"many": things.many, "one": things.one} if things else {}
        text = self.rng.choice(_WORDINGS[name]).format(**names, **slots)
        return text if name in _PHRASES else text[:1].upper() + text[1:]

    def of(self, name: str, side: _Side, /, **slots: object) -> str:
        """As `say`, about a table and the one that it refers to."""
        child, parent = side.child, side.parent
        names = {"parents": parent.many, "parent": parent.one, "children": child.many}
        return self.say(name, None, **names, child=child.one, **slots)

    def listed(self, things: Things, words: str) -> str:
        """A question for the things that are so: `that` is `who` for people."""
        begin = self.say("list", things)
        if things.people:
            begin = re.sub(r"\b(?:that|which)$", "who", begin)
        return f"{begin} {words}{'?' if begin.startswith('Which') else '.'}"

    def rows(self, sql: str) -> list[tuple[Any, ...]]:
        """The first rows of a query; none where it fails."""
        try:
            return self._database.execute(on_day(sql, self._today)).fetchmany(_MOST_ROWS + 1)
        except sqlite3.Error:
            return []

    def years(self, things: Things, column: Column) -> list[str]:
        """One of the years of the column, if it has any."""
        rows = self.rows(f"SELECT DISTINCT {_part('%Y', column)} FROM {things.name} ORDER BY 1")
        return self.some((str(year) for (year,) in rows if year is not None), 1)

    def sides(self) -> Iterator[_Side]:
        """Each table with a key to one that has a name for each row."""
        by_name = {fold_case(things.table.name): things for things in self.things}
        for child in self.things:
            for key in child.table.foreign_keys:
                parent = by_name.get(fold_case(key.referenced_table))
                if parent is None or parent is child or len(key.columns) != 1:
                    continue
                if parent.key is not None and parent.label is not None and child.key is not None:
                    yield _Side(child, parent, key)

    def conditions(self, things: Things, alias: str = "") -> list[tuple[str, str]]:
        """What may be said of the things by their codes and missing dates, in words and SQL."""
        found = []
        for flag in things.flags:
            yes = self.rng.random() < 0.5
            constant = flag.yes if yes else flag.no
            found.append((_flag_words(flag, yes), f"{_at(flag.column, alias)} = {constant}"))
        for column in things.codes:
            code = self.rng.choice(_holds(column).codes)
            test = f"{_at(column, alias)} = {_constant(column, code)}"
            found.append((self._code_words(column, code), test))
        for column in things.optional:
            word = _word_of(column, _WORDINGS["known"])
            if word:
                known = self.rng.random() < 0.5
                words = _WORDINGS["known"][word][0 if known else 1]
                test = "IS NOT NULL" if known else "IS NULL"
                found.append((words, f"{_at(column, alias)} {test}"))
        return found

    def _code_words(self, column: Column, code: str) -> str:
        if _SEX & set(identifier_words(column.name)) and code.lower() in _SEXES:
            return f"are {_SEXES[code.lower()]}"
        name = "code.word" if len(code) > 3 and code.isalpha() else "code.letter"
        return self.say(name, said=spoken_name(column.name), code=code, lower=code.lower())

    def _is_kept(self, invented: Invented) -> bool:
        """Whether the query finds something, and something else without its condition."""
        rows = self.rows(invented.query)
        if not 0 < len(rows) <= _MOST_ROWS or all(v in (None, 0) for row in rows for v in row):
            return False
        if any(value is None for row in rows for value in row):
            return False
        without = re.sub(r" WHERE .*?(?= GROUP BY| ORDER BY|\)|$)", "", invented.query, count=1)
        return without == invented.query or self.rows(without) != rows


def _years(asks: Inventor) -> Iterator[Invented]:
    for things in asks.things:
        for column in asks.some(things.events):
            done = _done(column)
            for year in asks.years(things, column):
                test = f"{_part('%Y', column)} = '{year}'"
                yield Invented(
                    "year",
                    asks.say("year.count", things, done=done, year=year),
                    f"SELECT count(*) FROM {things.name} WHERE {test}",
                )
                word, sign = asks.say("year.side").split()
                if things.label is not None:
                    test = f"{_part('%Y', column)} {sign} '{year}'"
                    yield Invented(
                        "year",
                        asks.listed(things, f"{done} {word} {year}"),
                        f"SELECT {things.names()} FROM {things.name} WHERE {test}",
                    )


def _date_parts(asks: Inventor) -> Iterator[Invented]:
    for things in asks.things:
        for column in asks.some(things.events):
            yield from _parts_of(asks, things, column)
        for column in things.births:
            month = asks.rng.randrange(12)
            test = f"{_part('%m', column)} = '{month + 1:02d}'"
            shown = {"part.birthdays": "count(*)"}
            if things.label is not None:
                shown["part.birthday"] = things.names()
            for name, output in shown.items():
                yield Invented(
                    "date_part",
                    asks.say(name, things, month=_MONTHS[month]),
                    f"SELECT {output} FROM {things.name} WHERE {test}",
                )


def _parts_of(asks: Inventor, things: Things, column: Column) -> Iterator[Invented]:
    slots = {"done": _done(column), "said": _said(column)}

    def asked(name: str, sql: str, **more: object) -> Invented:
        return Invented("date_part", asks.say(f"part.{name}", things, **slots, **more), sql)

    count = f"SELECT count(*) FROM {things.name} WHERE"
    weekday = _part("%w", column)
    yield asked("months", _counted(things, column, _part("%Y-%m", column)))
    yield asked("years", _counted(things, column, _part("%Y", column)))
    by_day = _counted(things, column, weekday).replace(", count(*)", "", 1)
    yield asked("weekday", f"{by_day} ORDER BY count(*) DESC LIMIT 1")
    yield asked("weekend", f"{count} {weekday} IN ('0', '6')")
    if _holds(column).dates != "day":
        yield asked("morning", f"{count} {_part('%H', column)} < '12'")
    for year in asks.years(things, column):
        of_year = f"{_part('%Y', column)} = '{year}'"
        month = asks.rng.randrange(12)
        in_month = f"{_part('%Y-%m', column)} = '{year}-{month + 1:02d}'"
        quarter = f"({_part('%m', column)} + 2) / 3"
        months = _counted(things, column, _part("%m", column), of_year)
        yield asked("months_of_year", months, year=year)
        yield asked("month", f"{count} {in_month}", year=year, month=_MONTHS[month])
        yield asked("quarters", _counted(things, column, quarter, of_year), year=year)


def _date_differences(asks: Inventor) -> Iterator[Invented]:
    for things in asks.things:
        for first, last in things.spans:
            days = _days(first, last)
            slots = {"a": _said(first), "b": _said(last)}
            limit = asks.rng.choice((30, 60, 90, 180, 200, 365))
            known = f"FROM {things.name} WHERE {_at(last)} IS NOT NULL"
            queries = {
                "average": f"SELECT avg({days}) FROM {things.name}",
                "longer": f"SELECT count(*) FROM {things.name} WHERE {days} > {limit}",
            }
            shown = things.label or things.key
            if shown is not None:
                queries["each"] = f"SELECT {_at(shown)}, {days} {known}"
            group = ""
            for code in asks.some(things.codes, 1):
                group = spoken_name(code.name)
                key = _at(code)
                queries["by"] = (
                    f"SELECT {key}, avg({days}) {known} AND {key} IS NOT NULL GROUP BY {key}"
                )
            for name, sql in queries.items():
                text = asks.say(f"difference.{name}", things, **slots, limit=limit, group=group)
                yield Invented("date_difference", text, sql)


def _today(asks: Inventor) -> Iterator[Invented]:
    for things in asks.things:
        for column in asks.some(things.events):
            yield from _recent(asks, things, column)
        for column in things.births:
            yield from _ages(asks, things, column)


def _recent(asks: Inventor, things: Things, column: Column) -> Iterator[Invented]:
    days = asks.rng.choice((7, 10, 14, 30, 60, 90))
    last_month = "strftime('%Y-%m', date('now', 'start of month', '-1 day'))"
    spans = {
        f"in the last {days} days": _since(column, f"-{days} days"),
        f"within the past {days} days": _since(column, f"-{days} days"),
        "in the last 12 months": _since(column, "-12 months"),
        "during the last six months": _since(column, "-6 months"),
        "in the past two years": _since(column, "-2 years"),
        "in the last 3 months": _since(column, "-3 months"),
        "last month": f"{_part('%Y-%m', column)} = {last_month}",
        "this month": f"{_part('%Y-%m', column)} = strftime('%Y-%m', 'now')",
        "this year": f"{_part('%Y', column)} = strftime('%Y', 'now')",
        "last year": f"{_part('%Y', column)} = strftime('%Y', 'now', '-1 year')",
    }
    for span, test in asks.some(spans.items(), 3):
        yield Invented(
            "today",
            asks.say("today.count", things, done=_done(column), span=span),
            f"SELECT count(*) FROM {things.name} WHERE {test}",
        )
    for span, test in asks.some(spans.items(), 1):
        if things.label is not None:
            yield Invented(
                "today",
                asks.listed(things, f"{_done(column)} {span}"),
                f"SELECT {things.names()} FROM {things.name} WHERE {test}",
            )


def _ages(asks: Inventor, things: Things, column: Column) -> Iterator[Invented]:
    age = asks.rng.choice((18, 21, 25, 30, 40, 50, 60, 65))
    born = _at(column)
    if asks.rng.random() < 0.5:
        words, test = asks.say("today.older", age=age), f"'+{age + 1} years') <= date('now')"
    else:
        words, test = asks.say("today.younger", age=age), f"'+{age} years') > date('now')"
    where = f"FROM {things.name} WHERE date({born}, {test}"
    years = (
        f"strftime('%Y', 'now') - {_part('%Y', column)} "
        f"- (strftime('%m-%d', 'now') < {_part('%m-%d', column)})"
    )
    queries = {
        "ages": f"SELECT count(*) {where}",
        "average": f"SELECT avg({years}) FROM {things.name}",
    }
    if things.label is not None:
        queries["who"] = f"SELECT {things.names()} {where}"
        queries["old"] = f"SELECT {things.names()}, {years} FROM {things.name}"
    for name, sql in queries.items():
        yield Invented("today", asks.say(f"today.{name}", things, words=words), sql)


def _missing(asks: Inventor) -> Iterator[Invented]:
    for things in asks.things:
        for column in asks.some(things.optional, 3):
            word = _word_of(column, _WORDINGS["known"])
            said = _said(column)
            there, missing = (
                _WORDINGS["known"][word]
                if word
                else (asks.say("there", said=said), asks.say("missing", said=said))
            )
            for words, test in ((there, "IS NOT NULL"), (missing, "IS NULL")):
                where = f"FROM {things.name} WHERE {_at(column)} {test}"
                count = asks.say("count", things, words=words)
                yield Invented("missing", count, f"SELECT count(*) {where}")
                if things.label is not None:
                    text = asks.listed(things, words)
                    yield Invented("missing", text, f"SELECT {things.names()} {where}")
        shown = things.label or things.key
        for measure in [c for c in things.measures if _holds(c).nulls][:1]:
            if shown is not None:
                yield Invented(
                    "missing",
                    asks.say("missing.measure", things, said=spoken_name(measure.name)),
                    f"SELECT {_at(shown)} FROM {things.name} WHERE {_at(measure)} IS NULL",
                )


def _codes(asks: Inventor) -> Iterator[Invented]:
    functions = (("avg", "average"), ("sum", "total"), ("max", "highest"))
    for things in asks.things:
        for words, test in asks.some(asks.conditions(things), 3):
            where = f"FROM {things.name} WHERE {test}"
            count = asks.say("count", things, words=words)
            yield Invented("code", count, f"SELECT count(*) {where}")
            if things.label is not None:
                text = asks.listed(things, words)
                yield Invented("code", text, f"SELECT {things.names()} {where}")
            for measure in asks.some(things.measures, 1):
                function, word = asks.rng.choice(functions)
                slots = {"word": word, "said": spoken_name(measure.name), "words": words}
                text = asks.say("code.measure", things, **slots)
                yield Invented("code", text, f"SELECT {function}({_at(measure)}) {where}")


def _shares(asks: Inventor) -> Iterator[Invented]:
    for things in asks.things:
        for words, test in asks.some(asks.conditions(things), 2):
            cases = f"sum(CASE WHEN {test} THEN 1 ELSE 0 END)"
            part = cases if asks.rng.random() < 0.5 else f"sum({test})"
            share = f"100.0 * {part} / count(*)"
            text = asks.say("share.all", things, words=words)
            yield Invented("share", text, f"SELECT {share} FROM {things.name}")
            for code in asks.some((c for c in things.codes if _at(c) not in test), 1):
                sql = _counted(things, code, _at(code)).replace("count(*)", share, 1)
                slots = {"words": words, "group": spoken_name(code.name)}
                yield Invented("share", asks.say("share.by", things, **slots), sql)
            for measure in asks.some(things.measures, 1):
                part = f"sum(CASE WHEN {test} THEN {_at(measure)} ELSE 0 END)"
                slots = {"words": words, "said": spoken_name(measure.name)}
                yield Invented(
                    "share",
                    asks.say("share.of_sum", things, **slots),
                    f"SELECT 100.0 * {part} / sum({_at(measure)}) FROM {things.name}",
                )


def _money(asks: Inventor) -> Iterator[Invented]:
    for things in asks.things:
        for amount, price in things.money:
            value = f"sum({_at(amount)} * {_at(price)})"
            hint = f"{spoken_name(amount.name)} times {spoken_name(price.name)}"
            text = asks.say("money.all", things, hint=hint)
            yield Invented("money", text, f"SELECT {value} FROM {things.name}")
            for column in asks.some(things.events, 1):
                for year in asks.years(things, column):
                    test = f"{_part('%Y', column)} = '{year}'"
                    sql = _counted(things, column, _part("%Y-%m", column), test)
                    text = asks.say("money.months", things, year=year)
                    yield Invented("money", text, sql.replace("count(*)", value, 1))
            for code in asks.some(things.codes, 1):
                sql = _counted(things, code, _at(code)).replace("count(*)", value, 1)
                text = asks.say("money.by", things, group=spoken_name(code.name))
                yield Invented("money", text, sql)
    for side in asks.sides():
        yield from _money_of(asks, side)


def _money_of(asks: Inventor, side: _Side) -> Iterator[Invented]:
    child = side.child
    label, key = _labels(side)
    names = side.parent.names("T1")
    sums = [("value", f"{_at(a, 'T2')} * {_at(b, 'T2')}") for a, b in child.money]
    sums = sums or [(spoken_name(one.name), _at(one, "T2")) for one in child.measures[:1]]
    for said, value in sums:
        number = asks.rng.choice(_TOP)
        top = f"SELECT {names} FROM {_join(side)} GROUP BY {key} ORDER BY sum({value}) DESC"
        name = "money.first" if number == 1 else "money.top"
        text = asks.of(name, side, number=number, said=said)
        yield Invented("money", text, f"{top} LIMIT {number}")
        yield Invented(
            "money",
            asks.of("money.each", side, said=said),
            f"SELECT {names}, sum({value}) FROM {_join(side)} GROUP BY {key}",
        )
        named = asks.rows(f"SELECT DISTINCT {label} FROM {_join(side)} WHERE length({label}) < 30")
        for (value_of,) in asks.some(named):
            if "'" not in str(value_of):
                test = f"{label} = {quote_text(str(value_of))}"
                yield Invented(
                    "money",
                    asks.of("money.one", side, said=said, name=value_of),
                    f"SELECT sum({value}) FROM {_join(side)} WHERE {test}",
                )


def _labels(side: _Side) -> tuple[str, str]:
    """The name and the key of the table that is referred to."""
    assert side.parent.label is not None
    assert side.parent.key is not None
    return _at(side.parent.label, "T1"), _at(side.parent.key, "T1")


def _distinct(asks: Inventor) -> Iterator[Invented]:
    for side in asks.sides():
        child = side.child
        count = f"SELECT count(DISTINCT {plain_name(side.key.columns[0])}) FROM {child.name}"
        yield Invented("distinct", asks.of("distinct.all", side), count)
        for column in asks.some(child.events, 1):
            for year in asks.years(child, column):
                text = asks.of("distinct.year", side, year=year, said=_said(column))
                yield Invented("distinct", text, f"{count} WHERE {_part('%Y', column)} = '{year}'")
        for words, test in asks.some(asks.conditions(child)):
            text = asks.of("distinct.that", side, words=words)
            yield Invented("distinct", text, f"{count} WHERE {test}")
        for words, test in asks.some(asks.conditions(side.parent, "T1"), 1):
            yield Invented(
                "distinct",
                asks.of("distinct.of", side, words=words),
                f"SELECT count(DISTINCT {_labels(side)[1]}) FROM {_join(side)} WHERE {test}",
            )


def _none(asks: Inventor) -> Iterator[Invented]:
    for side in asks.sides():
        child, parent = side.child, side.parent
        ((own, theirs),) = side.key.pairs
        column = child.table.column(own)
        missing = column is None or column.contents is None or column.contents.nulls
        known = [f"{plain_name(own)} IS NOT NULL"] if missing else []

        def without(output: str, tests: list[str]) -> str:
            where = f" WHERE {' AND '.join(tests)}" if tests else ""
            inner = f"SELECT {plain_name(own)} FROM {child.name}{where}"  # noqa: B023
            return (
                f"SELECT {output} FROM {parent.name} "  # noqa: B023
                f"WHERE {plain_name(theirs)} NOT IN ({inner})"  # noqa: B023
            )

        label = parent.names()
        yield Invented("none", asks.of("none.which", side), without(label, known))
        yield Invented("none", asks.of("none.count", side), without("count(*)", known))
        for words, test in asks.some(asks.conditions(child), 1):
            text = asks.of("none.that", side, words=words)
            yield Invented("none", text, without(label, [*known, test]))


def _conditions(asks: Inventor) -> Iterator[Invented]:
    """Two conditions, or one on a joined table: none may be left out."""
    for things in asks.things:
        pairs = asks.conditions(things)
        if len(pairs) > 1:
            (a, first), (b, second) = asks.some(pairs)
            yield Invented(
                "condition",
                asks.say("condition.two", things, a=a, b=b),
                f"SELECT count(*) FROM {things.name} WHERE {first} AND {second}",
            )
        for column in [c for c in things.optional if _holds(c).codes][:1]:
            for measure in asks.some(things.measures, 1):
                codes = _holds(column).codes
                code = asks.rng.choice(codes)
                part = any(code != other and code in other for other in codes)
                test = f"LIKE '%{code}%'" if part else f"= {quote_text(code)}"
                slots = {"said": spoken_name(measure.name), "code": code}
                yield Invented(
                    "condition",
                    asks.say("condition.sum", things, column=spoken_name(column.name), **slots),
                    f"SELECT sum({_at(measure)}) FROM {things.name} WHERE {_at(column)} {test}",
                )
    for side in asks.sides():
        theirs, ours = asks.conditions(side.parent, "T1"), asks.conditions(side.child, "T2")
        if theirs and ours:
            (a, first), (b, second) = asks.rng.choice(theirs), asks.rng.choice(ours)
            yield Invented(
                "condition",
                asks.of("condition.joined", side, a=a, b=b),
                f"SELECT count(*) FROM {_join(side)} WHERE {first} AND {second}",
            )


def _averages_of_sums(asks: Inventor) -> Iterator[Invented]:
    for side in asks.sides():
        child = side.child

        def average(each: str) -> str:
            own = plain_name(side.key.columns[0])  # noqa: B023
            inner = f"SELECT {each} AS total FROM {child.name} GROUP BY {own}"  # noqa: B023
            return f"SELECT avg(total) FROM ({inner})"

        text = asks.of("average.counts", side)
        yield Invented("average_of_sums", text, average("count(*)"))
        for measure in asks.some(child.measures):
            text = asks.of("average.sums", side, said=spoken_name(measure.name))
            yield Invented("average_of_sums", text, average(f"sum({_at(measure)})"))
        for amount, price in child.money:
            text = asks.of("average.values", side)
            yield Invented("average_of_sums", text, average(f"sum({_at(amount)} * {_at(price)})"))


def _ties(asks: Inventor) -> Iterator[Invented]:
    for things in asks.things:
        for column in asks.some([*things.measures, *things.births]):
            if things.label is not None:
                yield from _extremes(asks, things, column, plain_name(things.label.name))
    for side in asks.sides():
        _, key = _labels(side)
        own = plain_name(side.key.columns[0])
        counts = f"SELECT count(*) AS n FROM {side.child.name} GROUP BY {own}"
        yield Invented(
            "ties",
            asks.of("ties.children", side),
            f"SELECT {side.parent.names('T1')} FROM {_join(side)} GROUP BY {key} "
            f"HAVING count(*) = (SELECT max(n) FROM ({counts}))",
        )


def _extremes(asks: Inventor, things: Things, column: Column, label: str) -> Iterator[Invented]:
    born, most = column in things.births, asks.rng.random() < 0.6
    function = "min" if born == most else "max"
    said = spoken_name(column.name)
    measured = f"highest {said}" if most else f"lowest {said}"
    adjective = ("oldest" if most else "youngest") if born else measured
    name, value = "ties.born" if born else "ties.most", plain_name(column.name)
    best = f"(SELECT {function}({value}) FROM {things.name})"
    yield Invented(
        "ties",
        asks.say(name, things, adjective=adjective),
        f"SELECT {label} FROM {things.name} WHERE {value} = {best}",
    )
    for code in asks.some(things.codes, 1):
        group = plain_name(code.name)
        best = (
            f"(SELECT {function}(T2.{value}) FROM {things.name} AS T2 "
            f"WHERE T2.{group} = T1.{group})"
        )
        yield Invented(
            "ties",
            asks.say(f"{name}_of_each", things, adjective=adjective, group=spoken_name(code.name)),
            f"SELECT T1.{group}, T1.{label} FROM {things.name} AS T1 WHERE T1.{value} = {best}",
        )


def _letters(asks: Inventor) -> Iterator[Invented]:
    """Values in another spelling than the stored one."""
    for things in asks.things:
        columns = [c for c in things.codes if all(len(code) > 3 for code in _holds(c).codes)]
        columns += [things.label] if things.label is not None else []
        for column in asks.some(columns):
            named = _at(column)
            rows = asks.rows(
                f"SELECT DISTINCT {named} FROM {things.name} WHERE length({named}) BETWEEN 4 AND 24"
            )
            for (value,) in asks.some(rows, 1):
                text = str(value)
                if "'" in text or not text.isprintable():
                    continue
                test = f"WHERE {named} = {quote_text(text)}"
                typed = asks.rng.choice(sorted(_spellings(text) - {text}) or [text])
                others = [c for c in things.plain if c is not column and not _holds(c).nulls]
                if column is things.label and others:
                    asked = asks.rng.choice(others)
                    question = asks.say("letters.of", things, said=_said(asked), typed=typed)
                    sql = f"SELECT {_at(asked)} FROM {things.name} {test}"
                else:
                    said = spoken_name(column.name)
                    question = asks.say("letters.count", things, said=said, typed=typed)
                    sql = f"SELECT count(*) FROM {things.name} {test}"
                yield Invented("letters", question, sql)


def _spellings(text: str) -> set[str]:
    bare = unicodedata.normalize("NFKD", text).encode("ascii", "ignore").decode()
    return {text.upper(), text.lower(), text.title(), bare}


_TEMPLATES: tuple[Callable[[Inventor], Iterator[Invented]], ...] = (
    *(_years, _date_parts, _date_differences, _today, _missing, _codes, _shares),
    *(_money, _distinct, _none, _conditions, _averages_of_sums, _ties, _letters),
)
