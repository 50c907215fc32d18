"""Which words mean something similar, and what a phrase becomes by them."""

from __future__ import annotations

import random
from pathlib import Path

import numpy as np
import pytest

from lib.errors import DataError
from lib.pretraining.lexicon import Lexicon
from lib.pretraining.schemas import singular_of
from lib.pretraining.vectors import WordVectors, load_vectors

_VECTORS = WordVectors(
    ("doctor", "physician", "medic", "train"),
    np.array([[1, 0], [0.8, 0.6], [0.6, -0.8], [-1, 0]], dtype=np.float32),
)


@pytest.mark.parametrize(
    ("word", "related"),
    [
        ("doctor", ("physician", "medic")),  # the nearest first
        ("physician", ("doctor",)),
        ("train", ()),
        ("unheard", ()),
    ],
)
def test_related_words_lie_near(word: str, related: tuple[str, ...]) -> None:
    assert _VECTORS.related(word) == related
    assert _VECTORS.related(word) == related  # as remembered


def test_a_phrase_is_reworded_in_one_word_that_has_a_related_one() -> None:
    rng = random.Random(0)
    reworded = {_VECTORS.reword(rng, "old physician train") for _ in range(20)}
    assert reworded == {"old doctor train"}
    assert _VECTORS.reword(rng, "unheard train") is None


@pytest.mark.parametrize(
    ("word", "expected"),
    [("physician", "doctor"), ("trip", "journey"), ("movie", "film"), ("lateness", "tardiness")],
)
def test_the_lexicon_knows_common_synonyms(lexicon: Lexicon, word: str, expected: str) -> None:
    assert expected in lexicon.vectors.related(word) or word in lexicon.vectors.related(expected)


@pytest.mark.parametrize(
    "arrays",
    [
        {"words": np.array(["a"])},
        {"words": np.array(["a", "b"]), "vectors": np.ones((1, 2), dtype=np.int8)},
        {"words": np.array(["a"]), "vectors": np.ones(1, dtype=np.int8)},
        None,
    ],
)
def test_a_file_of_another_kind_is_named(
    tmp_path: Path, arrays: dict[str, np.ndarray] | None
) -> None:
    path = tmp_path / "vectors.npz"
    if arrays is None:
        path.write_text("words")
    else:
        np.savez(path, **arrays)
    with pytest.raises(DataError, match=r"vectors\.npz"):
        load_vectors(path)


@pytest.mark.parametrize(
    ("plural", "singular"),
    [
        ("doctors", "doctor"),
        ("bodies of water", "body of water"),
        ("coaches", "coach"),
        ("glasses", "glass"),
        ("flying machines", "flying machine"),
        ("staff", "staff"),
        ("campus", "campus"),
    ],
)
def test_a_regular_plural_becomes_singular(plural: str, singular: str) -> None:
    assert singular_of(plural) == singular
