"""A table, what its rows are called, and what its columns are for, by their names and contents."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from ruamel.yaml import YAML

from lib.answering.replies.sentences import plural, singular
from lib.database.catalog import NUMERIC_AFFINITIES, Column, Contents, Table, fold_case
from lib.database.names import identifier_words, plain_name, spoken_name
from lib.learning.invented.added import is_of_people, name_columns

Slots = dict[str, str]


def read_yaml(name: str) -> dict[str, Any]:
    """A file beside this one."""
    return dict(YAML(typ="safe", pure=True).load(Path(__file__).with_name(name)))


WORDINGS = read_yaml("wordings.yaml")
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
            "many": plural(spoken),
            "many_de": spoken,
            "who": "who" if is_of_people(self.table) else "that",
        }
        if self._names:
            found["names"] = ", ".join(map(self.at, self._names))
            found["names_of_1"] = ", ".join(map(Things(self.table, "T1").at, self._names))
        if shown := self._names or self.key:
            found["shown"] = ", ".join(map(self.at, shown))
        return found

    @cached_property
    def key(self) -> list[Column]:
        """The column that is its key, if one is alone."""
        keys = [column for column in self.table.columns if column.primary_key]
        return keys if len(keys) == 1 else []

    @cached_property
    def _names(self) -> list[Column]:
        found = (self.table.column(name) for name in name_columns(self.table))
        return [column for column in found if column is not None]

    # What columns are for

    @property
    def label(self) -> list[Column]:
        """The column that says which row it is, if one does alone."""
        return self._names if len(self._names) == 1 else []

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

    @property
    def moments(self) -> list[Column]:
        return [c for c in self.events if holds(c).dates != "day"]

    @property
    def spans(self) -> list[tuple[Column, Column]]:
        """Pairs of neighbouring dates, the second of which is not reached in some rows."""
        pairs = zip(self.events, self.events[1:], strict=False)
        return [(a, b) for a, b in pairs if holds(b).nulls and holds(a).dates == holds(b).dates]

    @cached_property
    def measures(self) -> list[Column]:
        """Numbers that may be compared and averaged."""
        numbers = [c for c in self.plain if c.affinity in NUMERIC_AFFINITIES and not holds(c).texts]
        return [c for c in numbers if not holds(c).dates and _is_of(c, _MEASURED)]

    @property
    def unknown(self) -> list[Column]:
        """Measures that are missing in some rows."""
        return [c for c in self.measures if holds(c).nulls]

    @cached_property
    def summed(self) -> list[Column]:
        """Measures of which a total makes sense: no prices, scores or ages."""
        return [c for c in self.measures if _is_of(c, _SUMMED) and not _is_of(c, _PRICES)]

    @property
    def money(self) -> list[tuple[Column, Column]]:
        """How many, and for how much each."""
        prices = [c for c in self.measures if _is_of(c, _PRICES)]
        return [(a, b) for a in self.summed for b in prices if _is_of(a, _AMOUNTS)]

    @property
    def valued(self) -> list[tuple[Column, ...]]:
        """What a total is made of."""
        return [*self.money] or [(column,) for column in self.summed]

    @cached_property
    def flags(self) -> list[Column]:
        return [c for c in self.plain if truth(c) and not is_of_sex(c)]

    @cached_property
    def codes(self) -> list[Column]:
        """Columns of few values, each of which can be said."""
        others = [c for c in self.plain if c not in (*self.flags, *self.measures)]
        return [c for c in others if len(holds(c).codes) > 1 and _can_be_said(holds(c).codes)]

    @property
    def groups(self) -> list[Column]:
        """Codes that every row has."""
        return [c for c in self.codes if not holds(c).nulls]

    @property
    def optional(self) -> list[Column]:
        """Columns, but no measures, in which a value is missing in some rows."""
        return [c for c in self.plain if holds(c).nulls and c not in self.measures]

    @property
    def conditioned(self) -> list[Column]:
        """Flags, codes, and dates that mean an end and are not reached in some rows."""
        ends = [c for c in self.events if holds(c).nulls and phrase_of(c, WORDINGS["ends"])]
        return [*self.flags, *self.codes, *ends]

    @property
    def asked(self) -> list[Column]:
        """What may be asked of one row."""
        return [c for c in self.plain if c not in self.flags and not holds(c).nulls]

    # SQL of the table and of a column

    @property
    def source(self) -> str:
        return f"{plain_name(self.table.name)} AS {self.alias}".removesuffix(" AS ")

    def at(self, column: Column) -> str:
        return f"{self.alias}.{plain_name(column.name)}".removeprefix(".")

    def where_known(self, column: Column) -> str:
        """A condition, where there are NULLs."""
        return f" WHERE {self.at(column)} IS NOT NULL" if holds(column).nulls else ""

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


def holds(column: Column) -> Contents:
    assert column.contents is not None
    return column.contents


def _is_of(column: Column, stems: frozenset[str]) -> bool:
    return bool(set(identifier_words(column.name)) & stems)


def is_of_sex(column: Column) -> bool:
    return _is_of(column, _SEX)


def _can_be_said(codes: Iterable[str]) -> bool:
    return all(code.strip() == code != "" and not set("{}") & set(code) for code in codes)


def truth(column: Column) -> tuple[str, str] | None:
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
