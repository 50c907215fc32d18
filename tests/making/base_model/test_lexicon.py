"""The lexicon is complete, and knows which words are similar; an error names file and line."""

import json
import random
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from lib.base.errors import DataError
from lib.making.base_model.lexicon import (
    Attribute,
    Entity,
    Lexicon,
    Verb,
    WordVectors,
    load_lexicon,
    load_vectors,
    pack_vectors,
    read_embeddings,
    save_vectors,
)

_FILES = {
    "entities.txt": "# comment\n\nschool_bus | school buses | coaches, big buses | that | name\n",
    "attributes.txt": "age, years | int 18 80 | time of life | oldest | youngest | "
    "are {} old; > are older than {}; < are younger than {}\nhue | color | | | |\n",
    "verbs.txt": "own | owned | owned by | belong to\nsee | saw | seen by |\n",
    "values.txt": "first : Ann, Bo\nlast : Ray\ntitle_words : Red\ncolor : red, light blue\n",
    "words.txt": "next\nagainst\n",
}


_WORDS = ("doctor", "physician", "train")
_VECTORS = np.array([[10, 0], [8, 6], [-3, 4]], dtype=np.int8)


def _write(folder: Path, **changed: str) -> Path:
    np.savez(folder / "vectors.npz", words=np.array(_WORDS), vectors=_VECTORS)
    for name, text in _FILES.items():
        (folder / name).write_text(changed.get(name.removesuffix(".txt"), text))
    return folder


def test_the_files_become_one_lexicon(tmp_path: Path) -> None:
    age = Attribute(
        *(("age", "years"), "int", ("time of life",), ("oldest",), ("youngest",)),
        clauses=("are {} old",),
        more=("are older than {}",),
        less=("are younger than {}",),
        low=18,
        high=80,
    )
    lexicon = load_lexicon(_write(tmp_path))
    assert lexicon == Lexicon(
        entities=(
            Entity("school_bus", "school buses", ("coaches", "big buses"), "that", ("name",)),
        ),
        attributes=(age, Attribute(("hue",), "color")),
        verbs=(Verb("own", "owned", "owned by", "belong to"), Verb("see", "saw", "seen by")),
        pools={
            "first": ("Ann", "Bo"),
            "last": ("Ray",),
            "title_words": ("Red",),
            "color": ("red", "light blue"),
        },
        words=("next", "against"),
        vectors=lexicon.vectors,
    )
    assert lexicon.vectors.words == _WORDS
    np.testing.assert_allclose(lexicon.vectors.values, [[1, 0], [0.8, 0.6], [-0.6, 0.8]])


@pytest.mark.parametrize(
    ("file", "text", "place", "expected"),
    [
        ("entities", "bus | buses", "entities.txt:1", "expected 5 fields split by '|', found 2"),
        ("entities", "# x\n| buses | | that |", "entities.txt:2", "the first field is empty"),
        ("entities", "# nothing", "entities.txt", "at least one entry"),
        ("attributes", "age | int | | | |", "attributes.txt:1", "expected `int LOW HIGH`"),
        ("attributes", "age | int 1 b | | | |", "attributes.txt:1", "two whole numbers"),
        ("attributes", "age | int 9 1 | | | |", "attributes.txt:1", "9 is above the upper bound 1"),
        ("attributes", "day | date 1 2 | | | |", "attributes.txt:1", "'date' takes no bounds"),
        ("attributes", "\nage | colour | | | |", "attributes.txt:2", "unknown kind 'colour'"),
        ("attributes", "age | | | | |", "attributes.txt:1", "unknown kind ''"),
        ("attributes", "age | int 1 2 | | |", "attributes.txt:1", "found 5"),
        ("entities", "bus | buses | | it | name", "entities.txt:1", "who or that, found 'it'"),
        (
            "attributes",
            "age | int 1 2 | | | | are old",
            "attributes.txt:1",
            "{} once in the clause",
        ),
        ("verbs", "own | owned", "verbs.txt:1", "expected 4 fields"),
        ("values", "first : Ann\nlast :", "values.txt:2", "the pool 'last' has no values"),
        ("values", "first : Ann\ncolor : red", "values.txt", "expected a pool 'last'"),
        ("words", "one | two", "words.txt:1", "expected 1 fields"),
    ],
)
def test_a_broken_line_is_named(
    tmp_path: Path, file: str, text: str, place: str, expected: str
) -> None:
    folder = _write(tmp_path, **{file: text})
    with pytest.raises(DataError) as caught:
        load_lexicon(folder)
    message = str(caught.value)
    assert f"{folder / place}: " in message
    assert expected in message
    assert "\n" not in message


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    (_write(tmp_path) / "words.txt").unlink()
    with pytest.raises(DataError, match=r"words\.txt: no such file"):
        load_lexicon(tmp_path)


def test_the_shipped_lexicon_is_wide_and_has_no_word_twice(lexicon: Lexicon) -> None:
    assert len(lexicon.words) == 6000
    for names in (
        lexicon.words,
        [entity.singular for entity in lexicon.entities],
        [attribute.names[0] for attribute in lexicon.attributes],
    ):
        assert len(set(names)) == len(names)


_UNIT_VECTORS = WordVectors(
    ("doctor", "physician", "medic", "train"),
    np.array([[1, 0], [0.8, 0.6], [0.6, -0.8], [-1, 0]], dtype=np.float32),
)


def test_related_words_lie_near() -> None:
    near = {"doctor": ("physician", "medic"), "physician": ("doctor",), "train": (), "unheard": ()}
    for _ in range(2):  # again, from the cache
        assert {word: _UNIT_VECTORS.related(word) for word in near} == near


def test_a_phrase_is_reworded_in_one_word_that_has_a_related_one() -> None:
    rng = random.Random(0)
    reworded = {_UNIT_VECTORS.reword(rng, "old physician train") for _ in range(20)}
    assert reworded == {"old doctor train"}
    assert _UNIT_VECTORS.reword(rng, "unheard train") is None


def test_the_lexicon_knows_common_synonyms(lexicon: Lexicon) -> None:
    related = lexicon.vectors.related
    for pair in ("physician doctor", "trip journey", "movie film", "lateness tardiness"):
        one, other = pair.split()
        assert other in related(one) or one in related(other), pair


def test_a_file_of_another_kind_is_named(tmp_path: Path) -> None:
    path, words = tmp_path / "vectors.npz", np.array(["a", "b"])
    for arrays in ({}, *({"vectors": np.ones(shape, dtype=np.int8)} for shape in ((1, 2), (2,)))):
        np.savez(path, words=words, **arrays)
        with pytest.raises(DataError, match=r"vectors\.npz"):
            load_vectors(path)
    path.write_text("words")
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
