"""The kind of a column's values: what is a valid value, and what are others close to it.

It is decided from the values, then from the declared type, then from the column's name: dates and
times (`lib.database.perturbed.dates`), e-mail addresses, URLs, phone numbers, codes, numbers as
text, yes and no, JSON; all other text is free text.
"""

import json
import random
import re
import string
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from lib.base.records import Value
from lib.database.catalog import NUMERIC_AFFINITIES, Column
from lib.database.perturbed.dates import YEARS, Temporal, temporal_kind

LARGEST_INTEGER = 2**63 - 1
"""The largest integer that SQLite can hold; the smallest is one less than its negative."""

_SHARE = 0.9  # of the values that have to be of a kind
_EXAMINED = 200  # values
_MAX_SHAPES = 3
_MAX_SHAPE = 100  # characters of a code or a phone number
_TRIES = 20
_WORDS = ("amber", "birch", "cedar", "delta", "ember", "fjord", "grove", "heron", "indigo")


class Kind(Protocol):
    """The valid values of a column, as text."""

    def valid(self, text: str) -> bool:
        """Whether the column may hold the text."""

    def neighbour(self, text: str, rng: random.Random) -> str:
        """Another valid value that is close to a valid one; the same where none is found."""

    def example(self, rng: random.Random) -> str:
        """A value for a column that has none to learn from."""


@dataclass(frozen=True)
class FreeText:
    """Text of which nothing is known. `capitals`: it starts with one."""

    capitals: bool = False

    def valid(self, text: str) -> bool:
        return not (self.capitals and text[:1].islower())

    def neighbour(self, text: str, rng: random.Random) -> str:
        word = self._word(rng)
        return rng.choice((f"{text} {word}", f"{word} {text}")) if text else text

    def example(self, rng: random.Random) -> str:
        return f"{self._word(rng)} {rng.randrange(1, 20)}"

    def _word(self, rng: random.Random) -> str:
        word = rng.choice(_WORDS)
        return word.capitalize() if self.capitals else word


@dataclass(frozen=True)
class NumberText:
    """Numbers, also as text. `whole`: integers only."""

    whole: bool = False

    def valid(self, text: str) -> bool:
        number = _NUMBER.fullmatch(text)
        return number is not None and not (self.whole and number["fraction"])

    def neighbour(self, text: str, rng: random.Random) -> str:
        if not self.valid(text):
            return text
        whole, point, digits = text.partition(".")
        if not point:
            return str(_moved_integer(int(whole), rng)).zfill(len(text))
        return f"{jitter(float(text), rng):.{len(digits)}f}"

    def example(self, rng: random.Random) -> str:
        return str(rng.randrange(1, 100))


@dataclass(frozen=True)
class Patterned:
    """Text of a known form: e-mail addresses, phone numbers, codes, years. `seen`: some values."""

    pattern: re.Pattern[str]
    seen: tuple[str, ...]

    def valid(self, text: str) -> bool:
        return bool(self.pattern.fullmatch(text))

    def neighbour(self, text: str, rng: random.Random) -> str:
        """With the end of another value, or with another digit or letter."""
        for _ in range(_TRIES):
            other = self._spliced(text, rng) if rng.random() < 0.5 else _retyped(text, rng)
            if other != text and self.valid(other):
                return other
        return text

    def example(self, rng: random.Random) -> str:
        text = rng.choice(self.seen)
        for _ in range(len(text)):
            other = _retyped(text, rng)
            text = other if self.valid(other) else text
        return text

    def _spliced(self, text: str, rng: random.Random) -> str:
        other = rng.choice(self.seen)
        common = [c for c in dict.fromkeys(text) if not c.isalnum() and c in other]
        if not common:
            return text
        sign = rng.choice(common)
        return text[: text.rindex(sign)] + other[other.rindex(sign) :]


def _retyped(text: str, rng: random.Random) -> str:
    """With another digit in place of one; with another letter where there is no digit."""
    places = [place for place, c in enumerate(text) if c in string.digits]
    places = places or [place for place, c in enumerate(text) if c in string.ascii_letters]
    if not places:
        return text
    place = rng.choice(places)
    letters = next(
        group
        for group in (string.digits, string.ascii_lowercase, string.ascii_uppercase)
        if text[place] in group
    )
    return text[:place] + rng.choice(letters) + text[place + 1 :]


@dataclass(frozen=True)
class _Choice:
    """One of two words or numbers: yes and no, true and false."""

    words: tuple[str, str]

    def valid(self, text: str) -> bool:
        return text in self.words

    def neighbour(self, text: str, rng: random.Random) -> str:
        return self.words[text == self.words[0]]

    def example(self, rng: random.Random) -> str:
        return rng.choice(self.words)


@dataclass(frozen=True)
class Json:
    """JSON objects and arrays."""

    def valid(self, text: str) -> bool:
        return isinstance(_json(text), (dict, list))

    def neighbour(self, text: str, rng: random.Random) -> str:
        """With another value at one place, or with the elements of an array in another order."""
        document = _json(text)
        arrays = [array for array in _arrays(document) if len(array) > 1]
        if not arrays or rng.random() < 0.5:
            return with_leaf(text, None, rng)
        rng.shuffle(rng.choice(arrays))
        return _dumped_like(text, document)

    def example(self, rng: random.Random) -> str:
        return json.dumps({rng.choice(_WORDS): rng.randrange(1, 100)})


def with_leaf(text: str, leaf: str | float | None, rng: random.Random) -> str:
    """The JSON text with `leaf` in place of one of its texts or numbers; None: one changes."""
    document = _json(text)
    places = [
        (node, key)
        for node, key in _leaves(document)
        if (leaf is None and node[key] is not None)
        or (isinstance(leaf, str) and isinstance(node[key], str))
        or (isinstance(leaf, (int, float)) and type(node[key]) in (int, float))
    ]
    if not places:
        return text
    node, key = rng.choice(places)
    node[key] = _other_leaf(node[key], rng) if leaf is None else leaf
    return _dumped_like(text, document)


def _dumped_like(text: str, document: Any) -> str:
    """The document with blanks and escapes as in the text."""
    compact = ": " not in text and ", " not in text
    separators = (",", ":") if compact else None
    return json.dumps(document, ensure_ascii=text.isascii(), separators=separators)


def _arrays(node: Any) -> list[list[Any]]:
    children = node.values() if isinstance(node, dict) else node if isinstance(node, list) else ()
    inner = [array for child in children for array in _arrays(child)]
    return [node, *inner] if isinstance(node, list) else inner


def _other_leaf(leaf: Any, rng: random.Random) -> Any:
    if isinstance(leaf, bool):
        return not leaf
    return f"{leaf} {rng.choice(_WORDS)}" if isinstance(leaf, str) else jitter(leaf, rng)


def _leaves(node: Any) -> list[tuple[Any, Any]]:
    """The places of the values that are no objects or arrays: what holds each, and its key."""
    items = list(node.items() if isinstance(node, dict) else enumerate(node))
    return [
        place
        for key, child in items
        for place in (_leaves(child) if isinstance(child, (dict, list)) else [(node, key)])
    ]


def _json(text: str) -> Any:
    try:
        return json.loads(text) if text[:1] in ("{", "[") else None
    except (ValueError, RecursionError):
        return None


Number = TypeVar("Number", int, float)


def jitter(value: Number, rng: random.Random) -> Number:
    """A nearby number of the same type and sign."""
    if isinstance(value, int):
        moved = _moved_integer(value, rng)
        return moved if abs(moved) <= LARGEST_INTEGER else 2 * value - moved  # the other way
    step = rng.choice((-1, 1))
    digits = len(f"{value:.10f}".rstrip("0").partition(".")[2])
    unit = 10.0**-digits
    return round(value + step * rng.choice((unit, abs(value) * 0.1 + unit)), digits)


def _moved_integer(value: int, rng: random.Random) -> int:
    """An integer nearby, of the same sign."""
    step = rng.choice((-1, 1))
    wide = max(1, abs(value) // 10)
    moved = value + step * rng.choice((1, 1, 2, wide))
    return moved if (moved >= 0) == (value >= 0) else value + 1


_NUMBER = re.compile(r"-?[0-9]{1,4000}(?P<fraction>\.[0-9]{1,15})?")
_AMOUNT = re.compile(
    r"(?P<before>[^0-9]*?)[1-9][0-9]{0,2}(,[0-9]{3})+(?P<decimals>\.[0-9]+)?(?P<after>[^0-9]*)"
)
_EMAIL = re.compile(r"[^@\s]+@[^@\s.]+(\.[^@\s.]+)+")
_FORMS = (
    _EMAIL,
    re.compile(r"((https?|ftp)://|www\.)[^\s/.]+(\.[^\s/.]+)+(/\S*)?"),
    re.compile(r"[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}"),
    re.compile(r"((25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])(\.(?!$)|$)){4}"),
)
_PHONE = re.compile(r"\+?\(?[0-9][0-9 ().x/-]{5,}[0-9]")
_CHOICES = ("0 1", "n y", "no yes", "f t", "false true", "f m", "female male", "off on")
_PAIRS = {frozenset(pair.split()) for pair in _CHOICES}
_CODE_LENGTH = 5  # of capitals without digits: currencies, countries, airports
_MIN_VALUES = 3

_DECLARED = (  # part of the declared type, and a value
    ("DATETIME", "2000-01-01 12:00:00"),
    ("TIMESTAMP", "2000-01-01 12:00:00"),
    ("DATE", "2000-01-01"),
    ("TIME", "12:00:00"),
    ("YEAR", "2000"),
)
_NAMED = (  # what the name says of text, and a value
    (re.compile(r"e_?mail"), "amber.birch@example.com"),
    (re.compile(r"(^|_)(phone|mobile|fax|tel|telephone)(_?(no|nr|number))?$"), "555-0123"),
    (re.compile(r"(^|_)(url|website|homepage)$"), "https://www.example.com/amber"),
    (re.compile(r"(^|_)(zip|postal|post)_?(code)?$"), "10001"),
    (re.compile(r"(_at|timestamp|date_?time)$"), "2000-01-01 12:00:00"),
    (re.compile(r"date|(^|_)(dob|birthday)$"), "2000-01-01"),
    (re.compile(r"(start|end|begin|arrival|departure|opening|closing)_time$"), "12:00:00"),
    (re.compile(r"(^|_)year$"), "2000"),
)
_IS_YEAR = re.compile(r"(^|_)(year|yr)($|_)")


def kind_of(column: Column, values: Sequence[Value], constants: Sequence[str] = ()) -> Kind:
    """The kind of the column with these values; NULLs and blobs are left aside.

    `constants`: the texts that queries compare it with, which decide where there are no values.
    """
    known = [v for v in values if v is not None and not isinstance(v, bytes) and v != ""]
    texts = list(dict.fromkeys(map(str, known)))[:_EXAMINED]
    if not texts:
        return _kind_without_values(column, constants)
    numbers = not any(isinstance(value, str) for value in known)
    years = _years(column, texts, numbers)
    if years or _is_choice(column, texts, len(known), numbers):
        words = (texts[0], texts[1]) if len(texts) == 2 else ("0", "1")
        return years or _Choice(words)
    named = "DATE" in column.type.upper() or "date" in _folded(column.name)
    dates = temporal_kind(texts, _SHARE) if named or not numbers else None
    if dates or numbers:
        whole = column.affinity == "integer" and all(isinstance(value, int) for value in known)
        return dates or NumberText(whole)
    return _kind_of_text(texts) or FreeText(_most(texts, lambda text: text[0].isupper()))


def _kind_without_values(column: Column, constants: Sequence[str]) -> Kind:
    declared, name = column.type.upper(), _folded(column.name)
    if "BOOL" in declared or declared == "BIT":
        return _Choice(("0", "1"))
    dates = temporal_kind(list(dict.fromkeys(constants)), 1.0)
    if dates:
        return dates
    if constants and all(map(_EMAIL.fullmatch, constants)):
        return Patterned(_EMAIL, tuple(constants))
    found = [text for word, text in _DECLARED if word in declared]
    if not found and column.affinity in ("text", "blob"):
        found = [text for pattern, text in _NAMED if pattern.search(name)]
    if not found:
        numeric = column.affinity in NUMERIC_AFFINITIES
        return NumberText(column.affinity == "integer") if numeric else FreeText()
    years = _years(column, found, numbers=False)
    return years or temporal_kind(found, 1.0) or _kind_of_text(found * _MIN_VALUES) or FreeText()


def _folded(name: str) -> str:
    """In lower case, with `_` between words: `birthDate` is birth_date."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])|\W+", "_", name).lower()


def _most(texts: Sequence[str], holds: Any) -> bool:
    return sum(map(bool, map(holds, texts))) >= _SHARE * len(texts)


def _years(column: Column, texts: Sequence[str], numbers: bool) -> Temporal | None:
    named = column.type.upper().startswith("YEAR") or _IS_YEAR.search(_folded(column.name))
    if not _most(texts, YEARS.valid):
        return None
    recent = _most(texts, lambda text: "1700" <= text <= "2100") and len(texts) >= _MIN_VALUES
    return YEARS if named or (recent and not numbers) else None


def _is_choice(column: Column, texts: Sequence[str], count: int, numbers: bool) -> bool:
    lower = frozenset(text.lower() for text in texts)
    declared = column.type.upper()
    if numbers and ("BOOL" in declared or declared == "BIT"):
        return lower <= {"0", "1"}
    return lower in _PAIRS and len(texts) == 2 and (not numbers or count >= 2 * _MIN_VALUES)


def _kind_of_text(texts: Sequence[str]) -> Kind | None:
    """The form that the texts share, the stricter one first."""
    if _most(texts, lambda text: _json(text) is not None):
        return Json()
    seen = tuple(texts)
    for form in _FORMS:
        if _most(texts, form.fullmatch):
            return Patterned(form, tuple(text for text in texts if form.fullmatch(text)))
    padded = any(text[0] == "0" and len(text) > 1 and text[1] != "." for text in texts)
    if not padded and _most(texts, NumberText().valid):
        return NumberText(_most(texts, NumberText(whole=True).valid))
    if _most(texts, _AMOUNT.fullmatch):
        return Patterned(_amounts(texts), seen)
    if max(map(len, texts)) > _MAX_SHAPE:
        return None
    if len(texts) < _MIN_VALUES and not any(c.isdigit() for text in texts for c in text):
        return None
    for shape in (_exact_shape, _shape_of_runs, _shape_of_codes):
        shapes = list(dict.fromkeys(map(shape, texts)))
        if None not in shapes and len(shapes) <= min(_MAX_SHAPES, max(1, len(texts) // 2)):
            return Patterned(re.compile("|".join(str(shape) for shape in shapes)), seen)
    return Patterned(_PHONE, seen) if _most(texts, _PHONE.fullmatch) else None


def _amounts(texts: Sequence[str]) -> re.Pattern[str]:
    """Amounts with a comma every three digits, with the signs and decimals that they have."""
    found = [match for match in map(_AMOUNT.fullmatch, texts) if match]
    before, after, decimals = (
        "|".join(
            dict.fromkeys(re.sub(r"[0-9]", "[0-9]", re.escape(match[g] or "")) for match in found)
        )
        for g in ("before", "after", "decimals")
    )
    return re.compile(f"({before})[1-9][0-9]{{0,2}}(,[0-9]{{3}})+({decimals})({after})")


def _exact_shape(text: str) -> str | None:
    """Each digit and letter as its class; None for words."""
    code = text.isupper() and text.isalpha() and len(text) <= _CODE_LENGTH
    if not code and not any(map(str.isdigit, text)):
        return None
    return "".join(map(_character_class, text))


def _character_class(character: str) -> str:
    for group in ("0-9", "A-Z", "a-z"):
        if re.fullmatch(f"[{group}]", character):
            return f"[{group}]"
    return re.escape(character)


def _shape_of_runs(text: str) -> str | None:
    """Numbers of any length between texts that stay: `12 kg`, `Room 101`."""
    parts = re.split(r"([0-9]+)", text)
    shape = "".join("[0-9]+" if part.isdigit() else re.escape(part) for part in parts)
    return shape if len(parts) > 1 else None


def _shape_of_codes(text: str) -> str | None:
    """Capitals and digits of any number without blanks: `AB-1`, `KPX-20931`."""
    if not re.fullmatch(r"(?=.*[0-9])[A-Z0-9._/#-]+", text):
        return None
    shape = re.sub(r"[0-9]+", "0", re.sub(r"[A-Z]+", "A", text))
    return "".join({"0": "[0-9]+", "A": "[A-Z]+"}.get(c, re.escape(c)) for c in shape)
