"""Conditions on one column with the phrases that say them, in the words of one speaker.

A speaker lives for one question, so that a physician does not turn into a doctor halfway.
"""

import random
from collections.abc import Sequence
from typing import TypeVar

from lib.making import english
from lib.making.demo.domain import ColumnSpec, Domain, Noun, parse_noun
from lib.making.demo.rows import Tables, Value
from lib.making.query import Condition, literal

_CUSTOM_SHARE = 0.6
"""How often the domain's own phrases are used rather than ones made from the column's name."""
_MAX_EXACT = 12
"""Up to this number people ask for "exactly 3"."""
_MIN_WORD = 4
_NO_PATTERN_SHARE = 0.5
"""How often a draw on a name gives nothing: people rarely ask for parts of names."""
_ABOVE = ("above", "over", "greater than", "higher than")
_BELOW = ("below", "under", "less than", "lower than")


class ConditionMaker:
    """Draws conditions on the columns of one domain's tables."""

    def __init__(self, domain: Domain, tables: Tables, rng: random.Random) -> None:
        self._domain = domain
        self._tables = tables
        self._rng = rng

    def draw(self, table: str, column: str) -> Condition | None:
        """A condition on the column, or None where it carries none (keys, free text)."""
        spec = self._domain.column(table, column)
        if spec.kind == "ref" and not spec.missing:
            return None
        if spec.nulls and self._rng.random() < 0.15:
            return self._null(table, column, spec)
        if spec.is_category:
            return self._category(table, column, spec)
        if spec.is_measure:
            return self._measure(table, column, spec)
        if spec.kind in ("date", "year"):
            return self._time(table, column, spec)
        if column == self._domain.tables[table].label_column:
            return self._pattern(table, column, spec)
        if spec.nulls:
            return self._null(table, column, spec)
        return None

    def equals(self, table: str, column: str, value: Value) -> Condition:
        """Equality with a given value."""
        spec = self._domain.column(table, column)
        return self._equality(table, column, spec, [value])

    def values(self, table: str, column: str) -> list[Value]:
        """The column's values that are not null, in row order."""
        return [row[column] for row in self._tables[table] if row[column] is not None]

    def _category(self, table: str, column: str, spec: ColumnSpec) -> Condition:
        value = self._rng.choice(self.values(table, column))
        roll = self._rng.random()
        others = sorted({str(v) for v in self.values(table, column)} - {str(value)})
        if roll < 0.12 and not spec.nulls and len(others) < 9:
            return self._inequality(table, column, spec, value)
        if roll < 0.22 and others:
            return self._equality(table, column, spec, [value, self._rng.choice(others)])
        return self._equality(table, column, spec, [value])

    def _equality(
        self, table: str, column: str, spec: ColumnSpec, values: Sequence[Value]
    ) -> Condition:
        noun = self._noun(column, spec)
        shown = " or ".join(str(value) for value in values)
        own = [f"whose {noun.singular} is {shown}"]
        if spec.kind == "text":
            own.append(f"have {shown} as their {noun.singular}")
        phrases = self._phrases([english.fill(phrase, v=shown) for phrase in spec.equal], own)
        tests = tuple(f"= {literal(value)}" for value in values)
        return Condition(table, column, tests[0], phrases, tests[1:])

    def _inequality(self, table: str, column: str, spec: ColumnSpec, value: Value) -> Condition:
        noun = self._noun(column, spec)
        denied = [english.negated(english.fill(phrase, v=str(value))) for phrase in spec.equal]
        own = [
            f"whose {noun.singular} is not {value}",
            f"have {noun.indefinite()} other than {value}",
        ]
        phrases = self._phrases([phrase for phrase in denied if phrase], own)
        return Condition(table, column, f"!= {literal(value)}", phrases)

    def _measure(self, table: str, column: str, spec: ColumnSpec) -> Condition:
        values = [v for v in self.values(table, column) if isinstance(v, int | float) and v > 1]
        low, high = (_plain(number) for number in sorted(self._rng.sample(values, 2)))
        roll = self._rng.random()
        if roll < 0.15 and low != high:
            test, said = f"BETWEEN {low} AND {high}", (f"between {low} and {high}",) * 2
        elif roll < 0.25 and spec.kind == "whole" and low <= _MAX_EXACT:
            test, said = f"= {low}", (f"exactly {low}", f"exactly {low}")
        elif roll < 0.35:
            test, said = f">= {high}", (f"at least {high}", f"at least {high}")
        elif roll < 0.43:
            test, said = f"<= {low}", (f"at most {low}", f"at most {low}")
        elif roll < 0.75:
            test, said = f"> {high}", (f"more than {high}", f"{self._rng.choice(_ABOVE)} {high}")
        else:
            test, said = f"< {low}", (f"less than {low}", f"{self._rng.choice(_BELOW)} {low}")
        return Condition(table, column, test, self._compared(column, spec, *said))

    def _compared(self, column: str, spec: ColumnSpec, amount: str, plain: str) -> tuple[str, ...]:
        """`amount`: as in "earn more than 5"; `plain`: as in "a price above 5"."""
        noun = self._noun(column, spec)
        if noun.singular.startswith("number of "):
            own = [f"have {_countable(amount)} {noun.singular.removeprefix('number of ')}"]
        else:
            of = "of " if plain.startswith(("at ", "exactly")) else ""
            own = [
                f"have {noun.indefinite()} {of}{plain}",
                f"whose {noun.singular} is {plain.removeprefix('exactly ')}",
            ]
        return self._phrases([_counted(phrase, amount) for phrase in spec.compare], own)

    def _time(self, table: str, column: str, spec: ColumnSpec) -> Condition:
        values = sorted(str(value) for value in self.values(table, column))
        inner = values[len(values) // 8 : -len(values) // 8] or values
        early, late = sorted(self._rng.choices(inner, k=2))
        year = early[:4]
        quote = literal if spec.kind == "date" else str
        roll = self._rng.random()
        if roll < 0.15 and early != late:
            test, when = f"BETWEEN {quote(early)} AND {quote(late)}", f"between {early} and {late}"
        elif roll < 0.4:
            test = f"LIKE '{year}%'" if spec.kind == "date" else f"= {year}"
            when = f"in {year}"
        elif roll < 0.7:
            test, when = f"> {quote(early)}", f"after {early}"
        else:
            test, when = f"< {quote(late)}", f"before {late}"
        noun = self._noun(column, spec)
        if test.startswith(("LIKE", "=")):
            is_year = spec.kind == "year"
            own = [f"whose {noun.singular} {f'is {year}' if is_year else f'falls in {year}'}"]
        else:
            own = [f"whose {noun.singular} is {when}", f"have {noun.indefinite()} {when}"]
        phrases = self._phrases([english.fill(phrase, c=when) for phrase in spec.compare], own)
        return Condition(table, column, test, phrases)

    def _pattern(self, table: str, column: str, spec: ColumnSpec) -> Condition | None:
        noun = self._noun(column, spec)
        value = str(self._rng.choice(self.values(table, column)))
        if self._rng.random() < _NO_PATTERN_SHARE:
            return None
        words = [w for w in value.split() if len(w) >= _MIN_WORD and w.isalpha()]
        if not words or self._rng.random() < 0.3:
            if not value[0].isalpha():
                return None
            starts = (
                f"whose {noun.singular} starts with {value[0]}",
                f"have {noun.indefinite()} that begins with the letter {value[0]}",
            )
            return Condition(table, column, f"LIKE '{value[0]}%'", starts)
        word = self._rng.choice(words)
        contains = (
            f"whose {noun.singular} contains {word}",
            f"have the word {word} in their {noun.singular}",
            f"have {word} in their {noun.singular}",
        )
        return Condition(table, column, f"LIKE '%{word}%'", contains)

    def _null(self, table: str, column: str, spec: ColumnSpec) -> Condition:
        if spec.kind == "ref":  # a foreign key has no name that people use
            if self._rng.random() < 0.5:
                return Condition(table, column, "IS NULL", spec.missing)
            return Condition(table, column, "IS NOT NULL", spec.present)
        noun = self._noun(column, spec)
        if self._rng.random() < 0.5:
            own = [f"have no recorded {noun.singular}"]
            if not noun.singular.startswith("number of "):
                own.append(f"have no {noun.singular} on record")
            return Condition(table, column, "IS NULL", self._phrases(spec.missing, own))
        own = [f"have {noun.indefinite('recorded')}", f"have {noun.indefinite('known')}"]
        return Condition(table, column, "IS NOT NULL", self._phrases(spec.present, own))

    def _phrases(self, custom: Sequence[str], own: Sequence[str]) -> tuple[str, ...]:
        use_custom = custom and self._rng.random() < _CUSTOM_SHARE
        return tuple(custom if use_custom else own)

    def _noun(self, column: str, spec: ColumnSpec) -> Noun:
        direct = spec.noun or english.spoken(column)
        use_other = spec.also and self._rng.random() < 1 - _CUSTOM_SHARE
        return parse_noun(self._rng.choice(spec.also) if use_other else direct)


def _counted(phrase: str, amount: str) -> str:
    """Fill "<c>"; things that are counted are fewer, not less: those have "<n>"."""
    return english.fill(phrase, n=_countable(amount), c=amount)


def _plain(number: int | float) -> int | float:
    """ "224" rather than "224.0"."""
    return int(number) if number == int(number) else number


def _countable(amount: str) -> str:
    return amount.replace("less than", "fewer than")


_DIRECT_SHARE = 0.5
"""How often the column's own name is used where the domain offers other words."""

_Choice = TypeVar("_Choice")


class Speaker:
    def __init__(self, domain: Domain, rng: random.Random) -> None:
        self._domain = domain
        self._rng = rng
        self._nouns: dict[str, Noun] = {}

    def pick(self, options: Sequence[_Choice]) -> _Choice:
        """One of the options."""
        return self._rng.choice(options)

    def chance(self, share: float) -> bool:
        return self._rng.random() < share

    def table(self, table: str) -> Noun:
        """What a row of the table is called."""
        spec = self._domain.tables[table]
        return self._noun(table, spec.noun or english.spoken(table), spec.also)

    def column(self, table: str, column: str) -> Noun:
        """What the column is called."""
        spec = self._domain.column(table, column)
        return self._noun(f"{table}.{column}", spec.noun or english.spoken(column), spec.also)

    def own_columns(self, table: str, columns: Sequence[str], many: bool = True) -> str:
        """ "names and prices" or "name and price"."""
        nouns = [self.column(table, column) for column in columns]
        return english.enumerate_phrases([n.plural if many else n.singular for n in nouns])

    def is_person(self, table: str) -> bool:
        return self._domain.tables[table].person

    def pronoun(self, table: str) -> str:
        """What a clause about a row of the table begins with."""
        return "who" if self.is_person(table) else "that"

    def phrase(self, condition: Condition) -> str:
        """One way of saying the condition."""
        return self.pick(condition.phrases)

    def predicate(self, *conditions: Condition, connective: str = "and") -> str | None:
        """Verb phrases that follow "Which tenants", or None where one of them has no such form."""
        phrases = []
        for condition in conditions:
            usable = [phrase for phrase in condition.phrases if english.is_predicate(phrase)]
            if not usable:
                return None
            phrases.append(self.pick(usable))
        return f" {connective} ".join(phrases)

    def described(self, table: str, *conditions: Condition, connective: str = "and") -> str:
        """The plural noun with its conditions: "tenants from Lyon who earn more than 900"."""
        if connective == "or":  # "open or urgent tickets" works, "open or late tickets" does not
            after = [[p for p in c.phrases if not p.startswith(english.PREFIX)] for c in conditions]
            phrases = [self.pick(b or c.phrases) for b, c in zip(after, conditions, strict=True)]
        else:
            phrases = [self.phrase(condition) for condition in conditions]
        return self.with_phrases(table, phrases, connective=connective)

    def described_one(self, table: str, *conditions: Condition) -> str:
        """The singular noun with its conditions: "tenant who is from Lyon"."""
        return self.with_phrases(table, [self.phrase(c) for c in conditions], many=False)

    def those(self, table: str, *conditions: Condition) -> str:
        """The conditions on rows that were named before: "those from Lyon"."""
        phrases = [self.phrase(condition) for condition in conditions]
        after = [p.replace(english.PREFIX, "are ") for p in phrases]
        return f"those {self._modifiers(after, self.is_person(table), 'and', True)}"

    def with_phrases(
        self, table: str, phrases: Sequence[str], *, connective: str = "and", many: bool = True
    ) -> str:
        """The noun between the phrases before it and the clauses after it."""
        noun = self.table(table)
        before = [p.removeprefix(english.PREFIX) for p in phrases if p.startswith(english.PREFIX)]
        after = [p for p in phrases if not p.startswith(english.PREFIX)]
        if before and after and connective == "or":  # "open or urgent" can't span the noun
            after = [f"are {word}" for word in before] + after
            before = []
        words = [f" {connective} ".join(before)] if before else []
        words.append(noun.plural if many else noun.singular)
        if after:
            words.append(self._modifiers(after, self.is_person(table), connective, many))
        return " ".join(words)

    def _modifiers(self, phrases: Sequence[str], person: bool, connective: str, many: bool) -> str:
        first, rest = phrases[0], phrases[1:]
        short = english.short_modifier(first)
        if short and not rest and self.chance(0.7):
            return short
        if short and rest and connective == "and" and self.chance(0.7):
            return f"{short} {self._clauses(rest, person, connective, many)}"
        return self._clauses(phrases, person, connective, many)

    @staticmethod
    def _clauses(phrases: Sequence[str], person: bool, connective: str, many: bool) -> str:
        """Relative clauses side by side; plain verb phrases share one "who"."""
        parts: list[str] = []
        shared = False
        for phrase in phrases:
            agreed = phrase if many else english.third_person(phrase, person)
            opened = agreed if shared else english.relative_clause(agreed, person)
            shared = english.is_predicate(phrase)
            parts.append(agreed if phrase.startswith(english.WHOSE) else opened)
        return f" {connective} ".join(parts)

    def _noun(self, name: str, direct: str, others: Sequence[str]) -> Noun:
        if name not in self._nouns:
            is_direct = not others or self.chance(_DIRECT_SHARE)
            self._nouns[name] = parse_noun(direct if is_direct else self.pick(others))
        return self._nouns[name]
