"""Which words mean something similar: word vectors of the lexicon (data/lexicon/vectors.npz).

A model of this size reads too little to learn that a physician is a doctor. So its token
embeddings begin with these vectors, and drawn questions use words that lie near the names of
a schema.

The file holds `words` and `vectors` [words, dimensions], unit rows in 8 bits. They are the GloVe
vectors of Wikipedia and Gigaword (Pennington et al., 2014; public domain), without their mean and
without the two directions in which all words lie alike (Mu and Viswanath, 2018).
"""

from __future__ import annotations

import json
import random
import zipfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from lib.errors import DataError
from lib.jsonl import written_atomically

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
