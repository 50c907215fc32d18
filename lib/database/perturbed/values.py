"""Values for one column: those that meet the conditions of queries, and those that just miss them.

All are valid values of the column's kind (`lib.database.perturbed.kinds`). A constant that is none,
as the year in `strftime('%Y', opened) = '1990'`, is taken for a part of a value.
"""

import math
import random
import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import islice, pairwise

from lib.base.records import Value
from lib.database.catalog import NUMERIC_AFFINITIES, Column, ColumnCondition
from lib.database.perturbed.dates import Temporal
from lib.database.perturbed.kinds import FreeText, Json, NumberText, jitter, kind_of, with_leaf

_BASES = 14  # values of the column that a pattern is filled from
_FILLS = 24  # tries for each of them
_KEPT_FILLS = 3  # of each
_FOUND = 24  # values that meet a condition, and that miss it
_MAX_TEXT = 200  # characters; longer values are no bases for others
_MAX_DOCUMENT = 20_000  # characters of JSON
_MIN_PREFIX = 4  # of a constant with an end that no value has, as `2021-02-31`
_LONGEST = 60  # characters of a text that is made for a condition on its length
_FRESH_TRIES = 50

# In a template, what LIKE writes as `%` and `_`; a constant may hold these two themselves.
_ANY, _ONE = "\0", "\1"

_Found = tuple[list[Value], list[Value]]
"""Values that meet a condition, and values that just miss it."""


class ColumnValues:
    """Makes values of one column. `values`: those that it has, without NULL."""

    def __init__(
        self, column: Column, values: Sequence[Value], conditions: Sequence[ColumnCondition]
    ) -> None:
        constants = [c.value for c in conditions if isinstance(c.value, str) and not c.pattern]
        self._kind = kind_of(column, values, constants)
        self._values = values
        texts = dict.fromkeys(str(value) for value in values if not isinstance(value, bytes))
        longest = _MAX_DOCUMENT if isinstance(self._kind, Json) else _MAX_TEXT
        self._texts = [text for text in texts if 0 < len(text) <= longest]
        numeric = column.affinity in NUMERIC_AFFINITIES
        self._numbers = all(isinstance(v, (int, float)) for v in values) if values else numeric
        self._real = column.affinity == "real" or any(isinstance(v, float) for v in values)
        self._found: dict[ColumnCondition, _Found] = {}

    @property
    def plain_number(self) -> bool:
        """Whether the column holds numbers of no particular kind."""
        return self._numbers and isinstance(self._kind, NumberText)

    def invent(self, rng: random.Random) -> Value:
        """A plausible value, for a column that has none to learn from."""
        return self._value(self._kind.example(rng))

    def neighbour(self, value: Value, rng: random.Random) -> Value:
        """A value close to one of the column; the same where that is free text, a blob or NULL."""
        if value is None or isinstance(value, bytes) or isinstance(self._kind, FreeText):
            return value
        if not isinstance(value, str) and isinstance(self._kind, NumberText):
            return jitter(value, rng)
        return self._value(self._kind.neighbour(str(value), rng))

    def fresh(self, value: str | int, number: int, taken: set[Value], rng: random.Random) -> Value:
        """A value that is not taken, for a copy of a row; free text ends in the number."""
        if isinstance(self._kind, FreeText):
            return f"{value}-{number}"
        other: Value = value
        for _ in range(_FRESH_TRIES):
            other = self.neighbour(other, rng)
            if other not in taken:
                break
        return other

    def matching(self, condition: ColumnCondition, rng: random.Random) -> Value:
        """A value that equals the condition's constant, fits its LIKE pattern, or has it as a part.

        Any value of the column where there is none.
        """
        return self._choice(self._around(condition, rng)[0], rng)

    def near(self, condition: ColumnCondition, rng: random.Random) -> Value:
        """A value that is close to, but not the same as, one that `matching` gives."""
        return self._choice(self._around(condition, rng)[1], rng)

    def _choice(self, found: Sequence[Value], rng: random.Random) -> Value:
        return rng.choice(found or self._values or [self.invent(rng)])

    def _around(self, condition: ColumnCondition, rng: random.Random) -> _Found:
        if condition not in self._found:
            self._found[condition] = self._search(condition, rng)
        return self._found[condition]

    def _search(self, condition: ColumnCondition, rng: random.Random) -> _Found:
        constant = condition.value
        if constant is None or isinstance(constant, bytes):
            return [constant], [constant]
        if isinstance(self._kind, Json):
            return self._documents(constant, rng)
        if isinstance(self._kind, FreeText):
            if isinstance(constant, str):
                return self._free_texts(constant, condition.pattern, rng)
            return _of_length(self._texts, constant)
        if not isinstance(constant, str) and self._numbers:
            if self._kind.valid(_plain(constant)):
                return self._numbers_around(constant, rng)
            if self.plain_number:
                return _wholes_around(constant)
        for template in self._readings(_plain(constant), condition.pattern):
            matching = self._filled(template, rng)
            if matching:
                missed = self._missed(template, matching, rng)
                return [*map(self._value, matching)], [*map(self._value, missed)]
        return [], []

    def _numbers_around(self, constant: int | float, rng: random.Random) -> _Found:
        moved = [self.neighbour(constant, rng) for _ in range(_FOUND)]
        if self._real and self.plain_number:
            moved += [constant - 0.5, constant + 0.5]
        return [constant], [value for value in moved if value != constant]

    def _documents(self, constant: str | float, rng: random.Random) -> _Found:
        """JSON of the column in which a number or text is the constant, or is close to it."""
        texts = [rng.choice(self._texts) for _ in range(_FOUND if self._texts else 0)]
        same = constant.strip("%") if isinstance(constant, str) else constant
        others = [f"{same}s" if isinstance(same, str) else jitter(same, rng) for _ in texts]
        return (
            [with_leaf(text, same, rng) for text in texts],
            [with_leaf(text, other, rng) for text, other in zip(texts, others, strict=True)],
        )

    def _free_texts(self, constant: str, pattern: bool, rng: random.Random) -> _Found:
        if not pattern:
            return [constant], [self._kind.neighbour(constant, rng) for _ in range(_FOUND)]
        template = _template(constant)
        plain = [template.replace(_ONE, "o").replace(_ANY, fill) for fill in ("", "a", " z ")]
        matching = [text for text in plain if self._kind.valid(text)]
        matching += self._filled(template, rng, _KEPT_FILLS)
        return [*matching], [*self._missed(template, matching or plain, rng)]

    def _missed(self, template: str, matching: Sequence[str], rng: random.Random) -> list[str]:
        """Valid texts that miss the template: neighbours, and those that fit a part of it."""
        near = [self._kind.neighbour(rng.choice(matching), rng) for _ in range(_FOUND)]
        if isinstance(self._kind, Temporal):
            near += self._kind.around(template)
        for relaxed in _relaxed(template):
            near += self._filled(relaxed, rng, _KEPT_FILLS)
        fits = _pattern(template)
        return [text for text in dict.fromkeys(near) if not fits.fullmatch(text)]

    def _filled(self, template: str, rng: random.Random, count: int = _FOUND) -> list[str]:
        """Valid texts that fit the template; what it leaves open comes from the column's texts."""
        if _ANY not in template and _ONE not in template:
            return [template] if self._kind.valid(template) else []
        fits = _pattern(template)
        found: dict[str, None] = {}
        if isinstance(self._kind, Temporal):
            found.update(dict.fromkeys(filter(fits.fullmatch, self._kind.around(template))))
        bases = rng.sample(self._texts, min(_BASES, len(self._texts)))
        bases += [self._kind.example(rng) for _ in range(_BASES - len(bases))]
        for base in bases:
            if len(found) >= count:
                break
            fills = (text for text in _fills(template, base, rng) if self._kind.valid(text))
            found.update(dict.fromkeys(islice(fills, _KEPT_FILLS)))
        return list(found)[:count]

    def _readings(self, constant: str, pattern: bool) -> Iterator[str]:
        """Templates for what a query may mean by the constant, the likeliest first."""
        if pattern:
            yield _template(constant)
            return
        yield constant
        if constant.isdecimal():  # CAST(zip AS INTEGER) = 2139
            yield from dict.fromkeys(constant.zfill(len(text)) for text in self._texts)
        yield constant + _ANY
        yield _ANY + constant + _ANY
        for end in range(len(constant) - 1, _MIN_PREFIX - 1, -1):
            yield constant[:end] + _ANY

    def _value(self, text: str) -> Value:
        """The text, as a number where the column holds numbers."""
        if not self._numbers:
            return text
        try:
            return int(text) if not self._real or text.isdigit() else float(text)
        except ValueError:
            return text


def _plain(constant: str | int | float) -> str:
    whole = isinstance(constant, float) and constant.is_integer()
    return str(int(constant) if whole else constant)


def _template(pattern: str) -> str:
    return pattern.replace("%", _ANY).replace("_", _ONE)


def _relaxed(template: str) -> list[str]:
    """Templates for a part of what the template asks for, at the same place or at any."""
    literal = template.strip(_ANY)
    half = len(literal) // 2
    parts = dict.fromkeys((literal, literal[1:], literal[:-1], literal[half:], literal[:half]))
    parts = {part: None for part in parts if part.strip(_ANY + _ONE)}
    return [form for part in parts for form in (part + _ANY, _ANY + part + _ANY, _ANY + part)]


def _fills(template: str, base: str, rng: random.Random) -> Iterator[str]:
    """Texts that fit the template, filled with what `base` has at the open places.

    Those of the length of `base` come first: then dates and codes keep their form.
    """
    literals = template.split(_ANY)
    gaps = len(literals) - 1
    free = len(base) - sum(map(len, literals))
    for number in range(_FILLS if gaps else 1):
        if free >= 0 and number < _FILLS // 2:
            cuts = [0, *sorted(rng.randint(0, free) for _ in range(gaps - 1)), free]
            lengths = [end - start for start, end in pairwise(cuts)]
        else:
            lengths = [rng.randint(0, len(base)) for _ in range(gaps)]
        text = _overlaid(literals[0], base, 0)
        for place, (length, literal) in enumerate(zip(lengths, literals[1:], strict=False)):
            at_end = place == gaps - 1 and not literal
            start = len(base) - length if at_end else min(len(text), len(base) - length)
            text += base[max(start, 0) :][:length]
            text += _overlaid(literal, base, len(text))
        yield text


def _overlaid(literal: str, base: str, start: int) -> str:
    """The literal; its open characters are those of `base` at the place."""
    if _ONE not in literal:
        return literal
    ends = base[start:].ljust(len(literal), "o")
    return "".join(ends[i] if c == _ONE else c for i, c in enumerate(literal))


def _wholes_around(constant: int | float) -> _Found:
    """The integers on both sides, for a constant that a column of integers cannot hold."""
    if not math.isfinite(constant):
        return [], []
    return [math.floor(constant)], [math.ceil(constant)]


def _of_length(texts: Sequence[str], constant: int | float) -> _Found:
    """Texts of the length, and of one more or less: a number is compared with a text's length."""
    if not 1 <= constant <= _LONGEST:
        return [], []
    found: _Found = ([], [])
    for text in texts[:_FOUND]:
        for more in (0, -1, 1):
            length = int(constant) + more
            made = (text * length)[:length]
            if made.strip() == made != "":
                found[more != 0].append(made)
    return found


@lru_cache(maxsize=512)
def _pattern(template: str) -> re.Pattern[str]:
    """The template as a regular expression that ignores case, as LIKE does."""
    parts = {_ANY: ".*", _ONE: "."}
    body = "".join(parts.get(c) or re.escape(c) for c in template)
    return re.compile(body, re.DOTALL | re.IGNORECASE)
