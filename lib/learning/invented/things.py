"""A table, what its rows are called, and what its columns are for, by their names and contents."""

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from typing import Any

from lib.answering.replies.sentences import plural, singular
from lib.database.catalog import NUMERIC_AFFINITIES, Column, Contents, Table, fold_case
from lib.database.names import identifier_words, plain_name, spoken_name
from lib.learning.invented.added import is_of_people, name_columns, read_yaml

Slots = dict[str, str]


WORDINGS = read_yaml("wordings.yaml")
_STEMS = {use: frozenset(identifier_words(words)) for use, words in WORDINGS["stems"].items()}
_TRUE = frozenset({"1", "y", "yes", "t", "true", "j", "ja"})
_FALSE = frozenset({"0", "n", "no", "f", "false", "nein"})
_SPEAKABLE = re.compile(r"[A-Za-z][A-Za-z0-9_ .-]{1,29}")


@dataclass(frozen=True)
class Things:
    """A table and what its rows are called. `alias`: of the table in the query."""

    table: Table
    alias: str = ""

    @cached_property
    def slots(self) -> Slots:
        """What wordings and queries may use of it."""
        spoken = _spoken(self.table.name)
        found = {
            "table": plain_name(self.table.name),
            "one": singular(spoken),
            "a_one": with_article(singular(spoken)),
            "many": plural(spoken),
            "many_de": spoken,
            "who": "who" if is_of_people(self.table) else "that",
        }
        for suffix, alias in (("", self.alias), ("_1", "T1"), ("_2", "T2")):
            named = Things(self.table, alias)
            found |= {f"names{suffix}": named.all_at(self.names)} if self.names else {}
            found |= {f"key{suffix}": named.all_at(self.key)} if self.key else {}
        if shown := self.names or self.key:
            found["shown"] = self.all_at(shown)
        return found

    @cached_property
    def key(self) -> list[Column]:
        """The column that is its key, if one is alone."""
        keys = [column for column in self.table.columns if column.primary_key]
        return keys if len(keys) == 1 else []

    @cached_property
    def names(self) -> list[Column]:
        found = (self.table.column(name) for name in name_columns(self.table))
        return [column for column in found if column is not None]

    # What columns are for

    @property
    def label(self) -> list[Column]:
        """The column that says which row it is, if one does alone."""
        return self.names if len(self.names) == 1 else []

    @cached_property
    def plain(self) -> list[Column]:
        """Neither keys nor names, with a name that can be said."""
        linked = {fold_case(name) for key in self.table.foreign_keys for name in key.columns}
        return [
            column
            for column in self.table.columns
            if column.contents is not None
            and not column.primary_key
            and fold_case(column.name) not in linked
            and column not in self.names
            and _SPEAKABLE.fullmatch(column.name)
        ]

    def of(self, use: str) -> list[Column]:
        """Its columns of a use, see `_USES`."""
        return [column for column in self.plain if is_of_use(use, column)]

    @property
    def spans(self) -> list[tuple[Column, ...]]:
        """Pairs of neighbouring dates, the second of which is not reached in some rows."""
        pairs = pairwise(self.of("event"))
        return [(a, b) for a, b in pairs if holds(b).nulls and holds(a).dates == holds(b).dates]

    @property
    def money(self) -> list[tuple[Column, ...]]:
        """How many, and for how much each."""
        return [(many, price) for many in self.of("amount") for price in self.of("price")]

    @property
    def valued(self) -> list[tuple[Column, ...]]:
        """What a total is made of."""
        return self.money or [(column,) for column in self.of("summed")]

    # SQL of the table and of a column

    @property
    def source(self) -> str:
        return f"{plain_name(self.table.name)} AS {self.alias}".removesuffix(" AS ")

    def at(self, column: Column) -> str:
        return f"{self.alias}.{plain_name(column.name)}".removeprefix(".")

    def all_at(self, columns: Iterable[Column]) -> str:
        return ", ".join(map(self.at, columns))

    def known(self, word: str, column: Column) -> str:
        """A condition after this word, where there are NULLs."""
        return f"{word} {self.at(column)} IS NOT NULL" if holds(column).nulls else ""

    def when(self, column: Column) -> str:
        """Its date, as functions of dates read it."""
        return self.at(column) + (", 'unixepoch'" if holds(column).dates == "seconds" else "")

    def days(self, first: Column, last: Column) -> str:
        if holds(first).dates == "seconds":
            return f"({self.at(last)} - {self.at(first)}) / 86400.0"
        return f"julianday({self.at(last)}) - julianday({self.at(first)})"


def holds(column: Column) -> Contents:
    assert column.contents is not None
    return column.contents


def is_of_use(use: str, column: Column) -> bool:
    """Whether a column, whose contents are read, has this use."""
    return _USES[use](column)


def is_named(use: str, column: Column) -> bool:
    """Whether a stem of this use is in the column's name."""
    return bool(set(identifier_words(column.name)) & _STEMS[use])


def _is_measure(column: Column) -> bool:
    """Whether it has numbers that may be compared and averaged."""
    held = holds(column)
    numbers = column.affinity in NUMERIC_AFFINITIES and not held.texts and not held.dates
    return numbers and (is_named("summed", column) or is_named("measured", column))


def _is_summed(column: Column) -> bool:
    """Whether a total makes sense: of no prices, scores or ages."""
    return _is_measure(column) and is_named("summed", column) and not is_named("price", column)


def _is_flag(column: Column) -> bool:
    return truth(column) is not None and not is_named("sex", column)


def _is_code(column: Column) -> bool:
    """Whether it has few values, each of which can be said."""
    codes = holds(column).codes
    said = all(code.strip() == code != "" and not set("{}") & set(code) for code in codes)
    return len(codes) > 1 and said and not _is_flag(column) and not _is_measure(column)


def _is_event(column: Column) -> bool:
    return bool(holds(column).dates) and not is_named("birth", column)


def _is_end(column: Column) -> bool:
    """Whether it has dates that mean an end, which is not reached in some rows."""
    ends = phrase_of(column, WORDINGS["ends"])
    return ends is not None and _is_event(column) and bool(holds(column).nulls)


_USES: dict[str, Callable[[Column], bool]] = {
    "birth": lambda c: bool(holds(c).dates) and is_named("birth", c),
    "event": _is_event,
    "moment": lambda c: _is_event(c) and holds(c).dates != "day",
    "end": _is_end,
    "measure": _is_measure,
    "missing measure": lambda c: _is_measure(c) and holds(c).nulls > 0,
    "summed": _is_summed,
    "amount": lambda c: _is_summed(c) and is_named("amount", c),
    "price": lambda c: _is_measure(c) and is_named("price", c),
    "flag": _is_flag,
    "code": _is_code,
    "group": lambda c: _is_code(c) and not holds(c).nulls,
    "missing": lambda c: holds(c).nulls > 0 and not _is_measure(c),
    "asked": lambda c: not _is_flag(c) and not holds(c).nulls,
    "asked, no date": lambda c: not (_is_flag(c) or holds(c).nulls or holds(c).dates),
}


def truth(column: Column) -> tuple[str, str] | None:
    """Its codes for yes and no, if these are all."""
    codes = holds(column).codes
    yes = [code for code in codes if code.lower() in _TRUE]
    no = [code for code in codes if code.lower() in _FALSE]
    return (yes[0], no[0]) if len(codes) == 2 and yes and no else None


def _spoken(name: str) -> str:
    """As people say it: not in capitals, and without what marks a table of codes."""
    words = spoken_name(name.lower() if name.isupper() else name).split(" ")
    return " ".join(words[1:] if len(words) > 1 and set(words[:1]) & _STEMS["codes"] else words)


def said_of(column: Column) -> str:
    """The column as a noun: "date of payment" for `paid_on`, if it holds dates."""
    word = phrase_of(column, WORDINGS["events"]) if holds(column).dates else None
    if word:
        return str(WORDINGS["events"][word][1])
    return re.sub(r" (?:on|at|since)$", " date", spoken_name(column.name).lower())


def is_of_many(said: str) -> bool:
    """Whether a noun is a plural: "hours", not "address"."""
    return said.endswith("s") and said == plural(said)


def with_article(said: str) -> str:
    """A noun with "a" or "an", unless it is of many."""
    if is_of_many(said):
        return said
    return f"{'an' if re.match('[aeio]|u(?!ni|s[aei])', said, re.IGNORECASE) else 'a'} {said}"


def phrase_of(column: Column, phrases: Mapping[str, Any]) -> str | None:
    """The first of the phrases that is in the column's name."""
    said = f" {spoken_name(column.name).lower()} "
    return next((phrase for phrase in phrases if f" {phrase} " in said), None)
