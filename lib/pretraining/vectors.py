"""Which words mean something similar: word vectors of the lexicon (data/lexicon/vectors.npz).

A model of this size reads too little to find out that a physician is a doctor. So it is told: its
token embeddings begin with these vectors, and drawn questions use words that lie near the names of
a schema.

The file holds `words` and `vectors` [words, dimensions], unit rows in 8 bits. They are the GloVe
vectors of Wikipedia and Gigaword (Pennington et al., 2014; public domain), without their mean and
without the two directions in which all words lie alike (Mu and Viswanath, 2018).
"""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from lib.errors import DataError

_LEAST_SIMILARITY = 0.5  # cosine; below it words hardly share a meaning
_MOST_RELATED = 6


@dataclass(frozen=True, eq=False)
class WordVectors:
    """`values`: float32 [words, dimensions], rows of length 1, in the order of `words`."""

    words: tuple[str, ...]
    values: NDArray[np.float32]
    _known: dict[str, tuple[str, ...]] = field(default_factory=dict, init=False, repr=False)

    @cached_property
    def places(self) -> dict[str, int]:
        """The row of each word."""
        return {word: place for place, word in enumerate(self.words)}

    def related(self, word: str) -> tuple[str, ...]:
        """The words that are nearest in meaning, the nearest first; none for an unknown word."""
        if word not in self._known:
            self._known[word] = self._nearest(word)
        return self._known[word]

    def _nearest(self, word: str) -> tuple[str, ...]:
        place = self.places.get(word)
        if place is None:
            return ()
        similarity = self.values @ self.values[place]
        similarity[place] = 0.0
        best = np.argsort(-similarity, kind="stable")[:_MOST_RELATED]
        return tuple(self.words[i] for i in best if similarity[i] >= _LEAST_SIMILARITY)

    def reword(self, rng: random.Random, phrase: str) -> str | None:
        """The phrase with one of its words replaced by a related one; None where none has one."""
        words = phrase.split(" ")
        for place in rng.sample(range(len(words)), len(words)):
            if others := self.related(words[place]):
                words[place] = rng.choice(others)
                return " ".join(words)
        return None


def load_vectors(path: Path) -> WordVectors:
    """Read the file. Raises DataError where it is missing or not such a file."""
    try:
        with np.load(path, allow_pickle=False) as archive:
            words, values = archive["words"], archive["vectors"].astype(np.float32)
    except (OSError, ValueError, KeyError) as error:
        raise DataError(
            f"{path}: expected arrays `words` and `vectors` ({error}); it is part of the repository"
        ) from None
    if values.ndim != 2 or len(words) != len(values):
        raise DataError(f"{path}: expected a row of `vectors` for each of the {len(words)} words")
    values /= np.linalg.norm(values, axis=1, keepdims=True)
    return WordVectors(tuple(map(str, words)), values)
