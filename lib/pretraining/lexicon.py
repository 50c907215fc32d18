"""The words that pretraining schemas, values and questions are made of (data/lexicon/).

`entities.txt`: things that tables are about, with plural and synonyms. `attributes.txt`: columns
with the kind of their values and what people say for them. `values.txt`: pools of text values.
`words.txt`: plain English words that widen the vocabulary, so that the model learns to copy an
identifier that it has never seen from the prompt instead of recalling one.

Kinds of an attribute: `int LOW HIGH`, `real LOW HIGH`, `year`, `date`, `code`, `email`, `title`,
`name`, or a pool of values.txt.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path

from lib.errors import DataError

LEXICON_FOLDER = Path(__file__).resolve().parents[2] / "data" / "lexicon"


@dataclass(frozen=True)
class Entity:
    """`singular` is an identifier (underscores); the plurals are spoken words."""

    singular: str
    plural: str
    synonyms: tuple[str, ...]


@dataclass(frozen=True)
class Attribute:
    """`low` and `high` bound numeric values. `most` and `least` are superlatives of the entity."""

    name: str
    kind: str
    phrases: tuple[str, ...]
    most: tuple[str, ...] = ()
    least: tuple[str, ...] = ()
    low: int = 0
    high: int = 0


@dataclass(frozen=True)
class Lexicon:
    entities: tuple[Entity, ...]
    attributes: tuple[Attribute, ...]
    pools: dict[str, tuple[str, ...]]
    words: tuple[str, ...]


@cache
def load_lexicon(folder: Path = LEXICON_FOLDER) -> Lexicon:
    """Read the four files. Raises DataError that names file and line."""
    return Lexicon(
        tuple(_entity(line) for line in _lines(folder / "entities.txt", 3)),
        tuple(_attribute(line) for line in _lines(folder / "attributes.txt", 5)),
        {kind.strip(): _split(values) for kind, values in _lines(folder / "values.txt", 2, ":")},
        tuple(word for (word,) in _lines(folder / "words.txt", 1)),
    )


def _lines(path: Path, fields: int, separator: str = "|") -> list[list[str]]:
    if not path.is_file():
        raise DataError(f"{path}: no such file; the lexicon is part of the repository")
    rows = []
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
        if not line.strip() or line.startswith("#"):
            continue
        row = [field.strip() for field in line.split(separator, fields - 1)]
        if len(row) != fields:
            raise DataError(f"{path}:{number}: expected {fields} fields split by {separator!r}")
        rows.append(row)
    return rows


def _split(text: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in text.split(",") if part.strip())


def _entity(row: list[str]) -> Entity:
    return Entity(row[0], row[1], _split(row[2]))


def _attribute(row: list[str]) -> Attribute:
    kind, *bounds = row[1].split()
    low, high = (int(bound) for bound in bounds) if bounds else (0, 0)
    return Attribute(
        row[0], kind, _split(row[2]), _split(row[3]), _split(row[4].rstrip("| ")), low, high
    )
