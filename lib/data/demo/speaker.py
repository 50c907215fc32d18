"""The words that one question uses for tables, columns and conditions, the same ones throughout.

A speaker lives for one question, so that a physician does not turn into a doctor halfway.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import TypeVar

from lib.data.demo.domain import Domain, Noun, parse_noun
from lib.questions import english
from lib.questions.query import Condition

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
