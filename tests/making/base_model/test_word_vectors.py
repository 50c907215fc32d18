"""Which words are similar in meaning, and how they reword a phrase."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from lib.base.errors import DataError
from lib.making.base_model.conditions import singular_of
from lib.making.base_model.lexicon import (
    Lexicon,
    WordVectors,
    load_vectors,
    pack_vectors,
    read_embeddings,
    save_vectors,
)

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
    assert _VECTORS.related(word) == related  # again, from the cache


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


def test_vectors_are_saved_whole_or_not_at_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def killed(*arguments: object, **arrays: object) -> None:
        raise KeyboardInterrupt

    path = tmp_path / "vectors.npz"
    save_vectors(path, ["a"], np.array([[3, 4]], dtype=np.int8))
    whole = path.read_bytes()
    with monkeypatch.context() as patch:
        patch.setattr(np, "savez_compressed", killed)
        with pytest.raises(KeyboardInterrupt):
            save_vectors(path, ["b"], np.array([[4, 3]], dtype=np.int8))
    assert path.read_bytes() == whole
    assert load_vectors(path).words == ("a",)
    path.write_bytes(whole[:-9])
    with pytest.raises(DataError, match=r"vectors\.npz: expected arrays"):
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


_EMBEDDINGS = {
    word: [n % 3 - 1.0, n % 5 / 2, n % 7 / 4, n % 4 - 2.0] for n, word in enumerate("abcdefgh")
}


def _as_text(path: Path) -> None:
    lines = (f"{word} {' '.join(map(str, numbers))}" for word, numbers in _EMBEDDINGS.items())
    path.write_text("\n".join(lines))


def _as_json(path: Path) -> None:
    """A word may have more numbers than dimensions (a rank, say); the rest is ignored."""
    vectors = {
        word: [*numbers, 9] if word == "a" else numbers for word, numbers in _EMBEDDINGS.items()
    }
    path.write_text(json.dumps({"vectors": vectors}))


@pytest.mark.parametrize("write", [_as_text, _as_json])
def test_vectors_are_read_from_files_of_many_words(
    tmp_path: Path, write: Callable[[Path], None]
) -> None:
    write(tmp_path / "file")
    read = read_embeddings(tmp_path / "file", ["c", "a"], 4)
    assert read.tolist() == [_EMBEDDINGS["c"], _EMBEDDINGS["a"]]


@pytest.mark.parametrize(
    ("content", "message"),
    [
        ("a 1 2\nb x y", "expected a word and its numbers a line"),
        ('{"words": []}', "JSON with `vectors`"),
        ("a 1 2", "1 words have no vector of 2 dimensions, the first is 'b'"),
    ],
)
def test_a_file_without_the_vectors_is_named(tmp_path: Path, content: str, message: str) -> None:
    path = tmp_path / "file"
    path.write_text(content)
    with pytest.raises(DataError, match=message):
        read_embeddings(path, ["a", "b"], 2)


def test_packed_vectors_have_lost_what_all_share() -> None:
    values = np.array(list(_EMBEDDINGS.values()), dtype=np.float32)
    packed = pack_vectors(values)
    assert packed.dtype == np.int8
    assert np.array_equal(packed, pack_vectors(values + 5))
    lengths = np.linalg.norm(packed.astype(float) / 254, axis=1)
    assert lengths.max() <= 1.01
