"""The words that pretraining schemas, values and questions are made of (data/lexicon/).

`entities.txt`: things that tables are about, with plural, synonyms and the columns that name them.
`attributes.txt`: columns with the kind of their values and what people say for them. `verbs.txt`:
how rows of two tables relate. `values.txt`: pools of text values. `words.txt`: plain English words
that widen the vocabulary, so that the model learns to copy an identifier that it has never seen
from the prompt instead of recalling one. `vectors.npz`: which words mean something similar.

Kinds of an attribute: `int LOW HIGH`, `real LOW HIGH`, `year`, `date`, `code`, `email`, `title`,
`name`, or a pool of values.txt. Empty lines and lines that begin with # are skipped.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path

from lib.errors import DataError
from lib.pretraining.vectors import WordVectors, load_vectors

LEXICON_FOLDER = Path(__file__).resolve().parents[2] / "data" / "lexicon"

_BOUNDED_KINDS = ("int", "real")
_DRAWN_KINDS = ("year", "date", "code", "email", "title", "name")
_NEEDED_POOLS = ("first", "last", "title_words")  # names, emails and titles are made of them
_PRONOUNS = ("who", "that")


@dataclass(frozen=True)
class Entity:
    """`singular` is an identifier (underscores); the plurals are spoken words.

    `pronoun`: "who" or "that". `labels`: names of the column that names a row, the usual one first.
    """

    singular: str
    plural: str
    synonyms: tuple[str, ...] = ()
    pronoun: str = "that"
    labels: tuple[str, ...] = ()


@dataclass(frozen=True)
class Attribute:
    """A column concept. `names`: identifiers that mean the same, `nouns`: what people say instead.

    `low` and `high` bound numeric values. `most` and `least` are superlatives of the entity.
    `clauses` follow "that" or "who", with {} for a value or comparison ("cost {}"); `more` and
    `less` are comparatives with {} for a number ("are older than {}").
    """

    names: tuple[str, ...]
    kind: str
    nouns: tuple[str, ...] = ()
    most: tuple[str, ...] = ()
    least: tuple[str, ...] = ()
    clauses: tuple[str, ...] = ()
    more: tuple[str, ...] = ()
    less: tuple[str, ...] = ()
    low: int = 0
    high: int = 0


@dataclass(frozen=True)
class Verb:
    """What a parent does to its children: teach, taught, "taught by"; `opposite` of the child."""

    present: str
    past: str
    passive: str
    opposite: str = ""


@dataclass(frozen=True)
class Lexicon:
    """Each part in the order of its file."""

    entities: tuple[Entity, ...]
    attributes: tuple[Attribute, ...]
    verbs: tuple[Verb, ...]
    pools: dict[str, tuple[str, ...]]
    words: tuple[str, ...]
    vectors: WordVectors

    @cached_property
    def vocabulary(self) -> tuple[str, ...]:
        """The plain words and those with a vector."""
        return tuple(dict.fromkeys((*self.words, *self.vectors.words)))


@cache
def load_lexicon(folder: Path = LEXICON_FOLDER) -> Lexicon:
    """Read the six files. Raises DataError that names file and line."""
    pools = _pools(folder / "values.txt")
    return Lexicon(
        tuple(_entity(place, fields) for place, fields in _rows(folder / "entities.txt", 5)),
        tuple(
            _attribute(place, fields, pools)
            for place, fields in _rows(folder / "attributes.txt", 6)
        ),
        tuple(Verb(*fields) for _, fields in _rows(folder / "verbs.txt", 4)),
        pools,
        tuple(word for _, (word,) in _rows(folder / "words.txt", 1)),
        load_vectors(folder / "vectors.npz"),
    )


def _rows(path: Path, count: int, separator: str = "|") -> Iterator[tuple[str, list[str]]]:
    """(place, fields) of each line; the place is for messages."""
    if not path.is_file():
        raise DataError(f"{path}: no such file; the lexicon is part of the repository")
    found = False
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
        if not line.strip() or line.startswith("#"):
            continue
        place = f"{path}:{number}"
        fields = [field.strip() for field in line.split(separator)]
        if len(fields) != count:
            raise DataError(
                f"{place}: expected {count} fields split by {separator!r}, found {len(fields)}"
            )
        if not fields[0]:
            raise DataError(f"{place}: the first field is empty")
        found = True
        yield place, fields
    if not found:
        raise DataError(f"{path}: expected at least one entry, found none")


def _split(text: str, separator: str = ",") -> tuple[str, ...]:
    return tuple(part.strip() for part in text.split(separator) if part.strip())


def _pools(path: Path) -> dict[str, tuple[str, ...]]:
    pools: dict[str, tuple[str, ...]] = {}
    for place, (kind, values) in _rows(path, 2, ":"):
        if not _split(values):
            raise DataError(f"{place}: the pool {kind!r} has no values")
        pools[kind] = _split(values)
    missing = [kind for kind in _NEEDED_POOLS if kind not in pools]
    if missing:
        raise DataError(
            f"{path}: expected a pool {missing[0]!r}, which names and titles are made of"
        )
    return pools


def _entity(place: str, fields: list[str]) -> Entity:
    singular, plural, synonyms, pronoun, labels = fields
    if pronoun not in _PRONOUNS:
        raise DataError(f"{place}: expected the pronoun who or that, found {pronoun!r}")
    return Entity(singular, plural, _split(synonyms), pronoun, _split(labels))


def _attribute(place: str, fields: list[str], pools: dict[str, tuple[str, ...]]) -> Attribute:
    names, kind_text, nouns, most, least, phrases = fields
    kind, *bounds = kind_text.split() or [""]
    low, high = _bounds(place, kind, bounds)
    if kind not in (*_BOUNDED_KINDS, *_DRAWN_KINDS, *pools):
        known = ", ".join((*_BOUNDED_KINDS, *_DRAWN_KINDS))
        raise DataError(f"{place}: unknown kind {kind!r}; expected {known} or a pool of values.txt")
    clauses = _split(phrases, ";")
    for clause in clauses:
        if clause.count("{}") != 1:
            raise DataError(f"{place}: expected {{}} once in the clause {clause!r}")
    return Attribute(
        _split(names),
        kind,
        _split(nouns),
        _split(most),
        _split(least),
        clauses=tuple(clause for clause in clauses if clause[0] not in "<>"),
        more=tuple(clause[1:].strip() for clause in clauses if clause[0] == ">"),
        less=tuple(clause[1:].strip() for clause in clauses if clause[0] == "<"),
        low=low,
        high=high,
    )


def _bounds(place: str, kind: str, bounds: list[str]) -> tuple[int, int]:
    if kind not in _BOUNDED_KINDS:
        if bounds:
            raise DataError(f"{place}: the kind {kind!r} takes no bounds")
        return 0, 0
    try:
        low, high = map(int, bounds)
    except ValueError:
        raise DataError(f"{place}: expected `{kind} LOW HIGH` with two whole numbers") from None
    if low > high:
        raise DataError(f"{place}: the lower bound {low} is above the upper bound {high}")
    return low, high
