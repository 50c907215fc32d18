"""The words that pretraining schemas, values and questions are made of (data/lexicon/).

`entities.txt`: things that tables are about, with plural and synonyms. `attributes.txt`: columns
with the kind of their values and what people say for them. `values.txt`: pools of text values.
`words.txt`: plain English words that widen the vocabulary, so that the model learns to copy an
identifier that it has never seen from the prompt instead of recalling one.

Kinds of an attribute: `int LOW HIGH`, `real LOW HIGH`, `year`, `date`, `code`, `email`, `title`,
`name`, or a pool of values.txt. Empty lines and lines that begin with # are skipped.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from lib.errors import DataError

LEXICON_FOLDER = Path(__file__).resolve().parents[2] / "data" / "lexicon"

_BOUNDED_KINDS = ("int", "real")
_DRAWN_KINDS = ("year", "date", "code", "email", "title", "name")
_NAME_POOLS = ("first", "last")  # which `name` and `email` are made of


@dataclass(frozen=True)
class Entity:
    """`singular` is an identifier (underscores); the plurals are spoken words."""

    singular: str
    plural: str
    synonyms: tuple[str, ...] = ()


@dataclass(frozen=True)
class Attribute:
    """`low` and `high` bound numeric values. `most` and `least` are superlatives of the entity."""

    name: str
    kind: str
    phrases: tuple[str, ...] = ()
    most: tuple[str, ...] = ()
    least: tuple[str, ...] = ()
    low: int = 0
    high: int = 0


@dataclass(frozen=True)
class Lexicon:
    """Each part in the order of its file: the curriculum begins with the first entries."""

    entities: tuple[Entity, ...]
    attributes: tuple[Attribute, ...]
    pools: dict[str, tuple[str, ...]]
    words: tuple[str, ...]


@cache
def load_lexicon(folder: Path = LEXICON_FOLDER) -> Lexicon:
    """Read the four files. Raises DataError that names file and line."""
    pools = _pools(folder / "values.txt")
    return Lexicon(
        tuple(_entity(fields) for _, fields in _rows(folder / "entities.txt", 3)),
        tuple(
            _attribute(place, fields, pools)
            for place, fields in _rows(folder / "attributes.txt", 5)
        ),
        pools,
        tuple(word for _, (word,) in _rows(folder / "words.txt", 1)),
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


def _split(text: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in text.split(",") if part.strip())


def _pools(path: Path) -> dict[str, tuple[str, ...]]:
    pools: dict[str, tuple[str, ...]] = {}
    for place, (kind, values) in _rows(path, 2, ":"):
        if not _split(values):
            raise DataError(f"{place}: the pool {kind!r} has no values")
        pools[kind] = _split(values)
    missing = [kind for kind in _NAME_POOLS if kind not in pools]
    if missing:
        raise DataError(f"{path}: expected a pool {missing[0]!r}, which names are drawn from")
    return pools


def _entity(fields: list[str]) -> Entity:
    singular, plural, synonyms = fields
    return Entity(singular, plural, _split(synonyms))


def _attribute(place: str, fields: list[str], pools: dict[str, tuple[str, ...]]) -> Attribute:
    name, kind_text, phrases, most, least = fields
    kind, *bounds = kind_text.split() or [""]
    low, high = _bounds(place, kind, bounds)
    if kind not in (*_BOUNDED_KINDS, *_DRAWN_KINDS, *pools):
        known = ", ".join((*_BOUNDED_KINDS, *_DRAWN_KINDS))
        raise DataError(f"{place}: unknown kind {kind!r}; expected {known} or a pool of values.txt")
    return Attribute(name, kind, _split(phrases), _split(most), _split(least), low, high)


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
