"""Tables, and what their columns are for, by their names and contents: in words and in SQL."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, NamedTuple

from ruamel.yaml import YAML

from lib.answering.replies.sentences import plural, singular
from lib.database.catalog import (
    NUMERIC_AFFINITIES,
    Column,
    Contents,
    ForeignKey,
    Table,
    fold_case,
    quote_text,
)
from lib.database.names import identifier_words, plain_name, spoken_name
from lib.learning.invented.added import is_of_people, name_columns

WORDINGS: dict[str, Any] = YAML(typ="safe", pure=True).load(
    Path(__file__).with_name("wordings.yaml")
)
_TRUE = frozenset({"1", "y", "yes", "t", "true", "j", "ja"})
_FALSE = frozenset({"0", "n", "no", "f", "false", "nein"})
_SPEAKABLE = re.compile(r"[A-Za-z][A-Za-z0-9_ .-]{1,29}")


def _stems(words: str) -> frozenset[str]:
    return frozenset(identifier_words(words))


_SUMMED = _stems(
    "amount cost total budget salary hours weight seats quantity points income revenue duration "
    "distance population stock places units sales profit"
)
_MEASURED = _SUMMED | _stems("price fee rate score capacity size length height age rating")
_PRICES = _stems("price rate fee")
_AMOUNTS = _stems("quantity seats hours places units stock")
_SEX = _stems("sex gender")
_BIRTH = _stems("birth born")
_OF_CODES = _stems("ref code lookup tbl")


class Condition(NamedTuple):
    """What is said of things: "are active", "active customers", in both languages, and its test.

    The German is "" where it is not known. `column`: which the test reads.
    """

    words: str
    such: str
    words_de: str
    such_de: str
    test: str
    column: str

    def slots(self, suffix: str = "") -> dict[str, str]:
        """What a wording may use, without the words that are not known."""
        named = {f"{name}{suffix}": value for name, value in self._asdict().items()}
        return {name: value for name, value in named.items() if value}


@dataclass(frozen=True)
class Things:
    """A table and what its rows are called. `alias`: of the table in the query."""

    table: Table
    alias: str = ""

    @cached_property
    def slots(self) -> dict[str, str]:
        """What wordings and queries may use of it."""
        spoken = _spoken(self.table.name)
        found = {
            "table": plain_name(self.table.name),
            "one": singular(spoken),
            "many": plural(spoken),
            "many_de": spoken,
            "who": "who" if is_of_people(self.table) else "that",
        }
        if self._names:
            found["names"] = ", ".join(map(self.at, self._names))
            found["shown"] = found["names"]
        elif self.key:
            found["shown"] = self.at(self.key)
        return found

    @cached_property
    def key(self) -> Column | None:
        keys = [column for column in self.table.columns if column.primary_key]
        return keys[0] if len(keys) == 1 else None

    @cached_property
    def _names(self) -> list[Column]:
        found = (self.table.column(name) for name in name_columns(self.table))
        return [column for column in found if column is not None]

    @property
    def label(self) -> Column | None:
        """The column that says which row it is, if one does alone."""
        return self._names[0] if len(self._names) == 1 else None

    def at(self, column: Column) -> str:
        """The column in SQL."""
        return f"{self.alias}{'.' if self.alias else ''}{plain_name(column.name)}"

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
            and column not in self._names
            and _SPEAKABLE.fullmatch(column.name)
        ]

    @cached_property
    def births(self) -> list[Column]:
        return [c for c in self.plain if holds(c).dates and _is_of(c, _BIRTH)]

    @cached_property
    def events(self) -> list[Column]:
        return [c for c in self.plain if holds(c).dates and c not in self.births]

    @cached_property
    def spans(self) -> list[tuple[Column, Column]]:
        """Pairs of neighbouring dates, the second of which is not reached in some rows."""
        pairs = zip(self.events, self.events[1:], strict=False)
        return [(a, b) for a, b in pairs if holds(b).nulls and holds(a).dates == holds(b).dates]

    @cached_property
    def measures(self) -> list[Column]:
        """Numbers that may be compared and averaged."""
        return [
            c
            for c in self.plain
            if c.affinity in NUMERIC_AFFINITIES
            and not holds(c).texts
            and not holds(c).dates
            and _is_of(c, _MEASURED)
        ]

    @cached_property
    def summed(self) -> list[Column]:
        """Measures of which a total makes sense: no prices, scores or ages."""
        return [c for c in self.measures if _is_of(c, _SUMMED) and not _is_of(c, _PRICES)]

    @cached_property
    def money(self) -> list[tuple[Column, Column]]:
        """How many, and for how much each."""
        prices = [c for c in self.measures if _is_of(c, _PRICES)]
        return [(a, b) for a in self.summed for b in prices if _is_of(a, _AMOUNTS)]

    @cached_property
    def flags(self) -> list[Column]:
        return [c for c in self.plain if _truth(c) and not _is_of(c, _SEX)]

    @cached_property
    def codes(self) -> list[Column]:
        """Columns of few values, each of which can be said."""
        return [
            c
            for c in self.plain
            if len(holds(c).codes) > 1
            and c not in (*self.flags, *self.measures)
            and all(code.strip() == code != "" and "{" not in code for code in holds(c).codes)
        ]

    @cached_property
    def groups(self) -> list[Column]:
        """Codes that every row has."""
        return [c for c in self.codes if not holds(c).nulls]

    @cached_property
    def optional(self) -> list[Column]:
        """Columns in which a value is missing in some rows."""
        return [c for c in self.plain if holds(c).nulls]

    # SQL of a column

    def part(self, code: str, column: Column) -> str:
        """A part of its date, by the code of strftime."""
        seconds = ", 'unixepoch'" if holds(column).dates == "seconds" else ""
        return f"strftime('{code}', {self.at(column)}{seconds})"

    def day(self, column: Column) -> str:
        """Its date, to be compared with a day."""
        at = self.at(column)
        return f"date({at}, 'unixepoch')" if holds(column).dates == "seconds" else at

    def days(self, first: Column, last: Column) -> str:
        if holds(first).dates == "seconds":
            return f"({self.at(last)} - {self.at(first)}) / 86400.0"
        return f"julianday({self.at(last)}) - julianday({self.at(first)})"

    # What may be said of the things

    def flagged(self, column: Column, yes: bool) -> Condition:
        """That the flag is set, or that it is not."""
        many, who = self.slots["many"], self.slots["who"]
        there, missing = _truth(column) or ("1", "0")
        bare = column.affinity in NUMERIC_AFFINITIES
        code = there if yes else missing
        test = f"{self.at(column)} = {code if bare else quote_text(code)}"
        word = phrase_of(column, WORDINGS["flags"])
        if word:
            return self._phrased(WORDINGS["flags"][word]["yes" if yes else "no"], test, column)
        said = re.sub(r"^(?:is|has) ", "", said_of(column))
        have = column.name.lower().startswith("has")
        verbs = ("have", "have no") if have else ("are", "are not")
        words = f"{verbs[0 if yes else 1]} {said}"
        return Condition(words, f"{many} {who} {words}", "", "", test, column.name)

    def coded(self, column: Column, code: str, adjective: bool) -> Condition:
        """That the column has this code. `adjective`: said in one word where there is one."""
        bare = column.affinity in NUMERIC_AFFINITIES and not holds(column).texts
        test = f"{self.at(column)} = {code if bare else quote_text(code)}"
        words = WORDINGS["adjectives"].get(code.lower())
        if _is_of(column, _SEX):
            words = WORDINGS["sexes"].get(code.lower())
        if words and (adjective or _is_of(column, _SEX)):
            return self._phrased(words, test, column)
        said = said_of(column)
        many, raw = self.slots["many"], self.slots["many_de"]
        return Condition(
            f"have the {said} {code}",
            f"{many} with {said} {code}",
            f"haben {said} {code}",
            f"{raw} mit {said} {code}",
            test,
            column.name,
        )

    def known(self, column: Column, there: bool, form: int) -> Condition:
        """That a value is there, or that it is missing. `form`: which of the phrases."""
        test = f"{self.at(column)} IS {'NOT ' if there else ''}NULL"
        word = phrase_of(column, WORDINGS["ends"])
        if word and column in self.events:
            return self._phrased(WORDINGS["ends"][word]["yes" if there else "no"], test, column)
        said = said_of(column)
        phrases = WORDINGS["value_known" if there else "value_missing"]
        slots = {"said": said, "a": with_article(said)}
        filled = [phrase.format(**slots) for phrase in phrases[form % len(phrases)]]
        return self._phrased(filled, test, column)

    def _phrased(self, words: list[str], test: str, column: Column) -> Condition:
        slots = {"many": self.slots["many"], "who": self.slots["who"]}
        german = {"many": self.slots["many_de"]}
        verb, such, *rest = words
        verb_de, such_de = rest or ("", "")
        return Condition(
            verb,
            such.format(**slots),
            verb_de,
            such_de.format(**german),
            test,
            column.name,
        )


class Side(NamedTuple):
    """A table that refers to another. `key`: from `child` to `parent`."""

    child: Things
    parent: Things
    key: ForeignKey

    @property
    def own(self) -> str:
        """The column that refers, without an alias."""
        return plain_name(self.key.pairs[0][0])

    @property
    def on(self) -> str:
        ((own, theirs),) = self.key.pairs
        parent, child = self.parent.alias, self.child.alias
        return f"{parent}.{plain_name(theirs)} = {child}.{plain_name(own)}"


def holds(column: Column) -> Contents:
    assert column.contents is not None
    return column.contents


def _is_of(column: Column, stems: frozenset[str]) -> bool:
    return bool(set(identifier_words(column.name)) & stems)


def _truth(column: Column) -> tuple[str, str] | None:
    """Its codes for yes and no, if these are all."""
    codes = holds(column).codes
    yes = [code for code in codes if code.lower() in _TRUE]
    no = [code for code in codes if code.lower() in _FALSE]
    return (yes[0], no[0]) if len(codes) == 2 and yes and no else None


def _spoken(name: str) -> str:
    """As people say it: not in capitals, and without what marks a table of codes."""
    words = spoken_name(name.lower() if name.isupper() else name).split(" ")
    return " ".join(words[1:] if len(words) > 1 and set(words[:1]) & _OF_CODES else words)


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
