"""Which beginnings of SQL can still become a SELECT on a schema: schema-constrained decoding.

As in PICARD (Scholak et al., 2021) a beginning is judged as it grows, so that a model is kept from
SQL that cannot run: broken syntax, names that the database does not have, columns that none of the
tables or several have, joins that follow no foreign key, aggregates in WHERE.

Of the 3981 different gold queries of Spider for training 35 are out of reach: joins on columns that
no key links and that have different names, a JOIN without ON, a table joined with itself on no key,
aliases in another order than T1, T2, and a few that SQLite cannot run either.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from lib.db.catalog import Catalog
from lib.db.names import fold_case
from lib.sql.grammar import KEYWORDS, SIGNS, START, Stack
from lib.sql.lexemes import Lexeme, lexemes
from lib.sql.select_scope import Scope, ScopeRules

_END = Lexeme("end", "")
_ALIASES = tuple(f"t{place}" for place in range(1, 9))
_CLOSED_KINDS = ("string", "quoted", "identifier")  # that are at their end where quotes are closed
_MOST_BRACKETS = 5  # in one another: a model that has lost its way opens more and more
_KEPT_STATES = 4_000  # of one schema; one takes about 2 KB


Spelling = Callable[[str], Iterable[str]]
"""Told a word, the texts that a completion shows while a tokenizer's tokens come to it."""


class Reading(NamedTuple):
    """One way to read a beginning: what is still to come, and where in the query it is."""

    stack: Stack
    scope: Scope


class Following(NamedTuple):
    """What may follow a beginning, and perhaps more.

    `words`: the words that may. `keys`: the signs, and in angles the kinds of lexeme. `last`: the
    kind of the lexeme at the end, which may also grow.
    """

    words: frozenset[str]
    keys: frozenset[str]
    last: str


class _State:
    """All ways to read a beginning. `following`: what was asked before, None where forbidden."""

    __slots__ = ("following", "growing", "keys", "readings", "words")

    def __init__(self, readings: frozenset[Reading]) -> None:
        self.readings = readings
        self.following: dict[Lexeme, _State | None] = {}
        self.growing: dict[Lexeme, bool] = {}
        self.keys: frozenset[str] = frozenset()
        self.words: frozenset[str] | None = None


class SchemaConstraint:
    """Judges beginnings of SQL on one schema. Upper and lower case are alike.

    What is beyond the grammar, a query that starts with WITH, is allowed whatever it is.
    """

    def __init__(self, catalog: Catalog, spelling: Spelling | None = None) -> None:
        """With `spelling` a word is begun only as the tokenizer writes it.

        Another beginning of it, such as `COUNT` of `country`, may have no token to go on with; and
        what is decoded need not even be a beginning, such as `specy` for `species`.
        """
        self._rules = ScopeRules(catalog)
        self._words = sorted({*KEYWORDS, "with", *self._rules.words, *_ALIASES})
        self._spelling = spelling
        self._begun: dict[str, list[str]] = defaultdict(list)
        for word in filter(str.isidentifier, self._words if spelling else ()):
            for beginning in {fold_case(text) for text in self._spellings(word)}:
                self._begun[beginning].append(word)
        self._free = _State(frozenset())
        self._clear()

    @property
    def words(self) -> Sequence[str]:
        """Every word that SQL on the schema needs, in lower case: keywords, functions, names."""
        return self._words

    def as_written(self, word: str) -> str:
        """The word in the case of the schema, a keyword in capitals."""
        return self._rules.as_written(word)

    def allows(self, text: str, complete: bool = False) -> bool:
        """As `BeginningReader.allows`, for one text alone."""
        return self.reader().allows(text, complete)

    def reader(self) -> BeginningReader:
        """For the beginnings of one text that grows."""
        if self._count > _KEPT_STATES:
            self._clear()
        return BeginningReader(self, self._start)

    def after(self, state: _State, lexeme: Lexeme) -> _State | None:
        """The state behind one more lexeme, None where it is forbidden."""
        if state is self._free:
            return state
        if lexeme not in state.following:
            state.following[lexeme] = following = self._advance(state, lexeme)
            self._count += following is not None
        return state.following[lexeme]

    def following(self, state: _State, last: str) -> Following | None:
        """What may follow; None where anything may."""
        if state is self._free:
            return None
        if state.words is None:
            state.keys = frozenset(key for r in state.readings for key in r.stack.options)
            words = state.keys | {"with"}
            if "<word>" in state.keys:
                words = words.union(self._words, _names_given_in(state))
            words -= {""}  # the key of the end
            state.words = frozenset(w for w in words if self.after(state, Lexeme("word", w)))
        return Following(state.words, state.keys, last)

    def may_grow(self, state: _State, lexeme: Lexeme) -> bool:
        """Whether the lexeme, or a longer one that begins with it, may follow."""
        if state is self._free or self.after(state, lexeme):
            return True
        if lexeme not in state.growing:
            state.growing[lexeme] = any(
                self.after(state, Lexeme(lexeme.kind, longer))
                for longer in self._longer(state, lexeme)
            )
        return state.growing[lexeme]

    def may_end(self, state: _State) -> bool:
        return self.after(state, _END) is not None

    def _clear(self) -> None:
        self._count = 0
        self._start = _State(frozenset({Reading(START, Scope())}))
        self._start.following[Lexeme("word", "with")] = self._free

    def _advance(self, state: _State, lexeme: Lexeme) -> _State | None:
        readings = set()
        for reading in state.readings:
            options = reading.stack.options
            exact = options.get(lexeme.text, ()) if lexeme.kind in ("word", "sign", "end") else ()
            for option in (*exact, *options.get(f"<{lexeme.kind}>", ())):
                if option.rest.open_brackets > _MOST_BRACKETS:
                    continue
                scope = self._follow(reading.scope, option.steps, lexeme.text)
                if scope is not None:
                    readings.add(Reading(option.rest, scope))
        return _State(frozenset(readings)) if readings else None

    def _follow(self, scope: Scope, steps: tuple[str, ...], text: str) -> Scope | None:
        after: Scope | None = scope
        for step in steps:
            if after is None:
                return None
            after = self._rules.take(step, after, text)
        return after

    def _longer(self, state: _State, lexeme: Lexeme) -> list[str]:
        """What the lexeme may become: a word or name of the schema or the query, a sign."""
        text = lexeme.text
        if lexeme.kind == "sign":
            return [sign for sign in SIGNS if sign.startswith(text)]
        if lexeme.kind not in ("word", "identifier", "quoted"):
            return []
        if lexeme.kind == "word" and self._spelling:
            found = self._begun.get(text, [])
        else:
            found = self._words_with(text)
            if lexeme.kind == "word":
                found = [word for word in found if word.isidentifier()]
        given = sorted(_names_given_in(state).difference(self._words))
        return [*found, *(name for name in given if name.startswith(text))]

    def _words_with(self, beginning: str) -> list[str]:
        first = bisect_left(self._words, beginning)
        last = bisect_left(self._words, beginning + chr(0x10FFFF))
        return self._words[first:last]

    def _spellings(self, word: str) -> Iterable[str]:
        assert self._spelling
        for variant in {word, self._rules.as_written(word)}:
            yield from self._spelling(variant)


class BeginningReader:
    """Reads the beginnings of one text as it grows, and goes on from where it was.

    The text may change at its end: what is shared with the text before is not read again.
    """

    def __init__(self, constraint: SchemaConstraint, start: _State) -> None:
        self._constraint = constraint
        self._text = ""
        self._marks = [(0, start)]  # the states behind lexemes, and where these end

    def allows(self, text: str, complete: bool = False) -> bool:
        """Whether `text` can still become a query.

        A word at the very end may be the beginning of a longer one. With `complete` nothing more
        will come: whether `text` is a query.
        """
        self._go_back(text)
        at, state = self._marks[-1]
        for lexeme, end, whole in lexemes(text, at):
            if lexeme is None or not (whole or end == len(text)):
                return False
            if end == len(text) and not complete and not (whole and lexeme.kind in _CLOSED_KINDS):
                return self._constraint.may_grow(state, lexeme)
            following = self._constraint.after(state, lexeme) if whole else None
            if following is None:
                return False
            state = following
            self._marks.append((end, state))
        return not complete or self._constraint.may_end(state)

    def following(self, text: str) -> Following | None:
        """What may follow `text`, which is allowed; None where anything may."""
        self._go_back(text)
        at, state = self._marks[-1]
        last = ""
        for lexeme, end, whole in lexemes(text, at):
            if lexeme is None or not whole:
                return None
            following = self._constraint.after(state, lexeme)
            if following is None:  # it must grow
                return Following(frozenset(), frozenset(), lexeme.kind)
            state, last = following, lexeme.kind
            if end < len(text):
                self._marks.append((end, state))
        return self._constraint.following(state, last)

    def _go_back(self, text: str) -> None:
        """To the last lexeme that the texts share and that does not grow."""
        while end := self._marks[-1][0]:
            if end < min(len(text), len(self._text)) and text.startswith(self._text[: end + 1]):
                break  # with the character behind it, so that it is the same lexeme
            self._marks.pop()
        self._text = text


def _names_given_in(state: _State) -> set[str]:
    return {name for reading in state.readings for name in _given_names(reading.scope)}


def _given_names(scope: Scope) -> set[str]:
    """Names that the query itself has given."""
    names = set()
    for outer in scope.outward():
        names |= {source.name for source in outer.sources}
        names |= {name for name, _ in outer.names} | {qualifier for qualifier, _ in outer.needs}
        for source in outer.sources:
            names |= source.columns or set()
    return names
