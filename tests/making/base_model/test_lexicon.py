"""The repository's lexicon is complete; an error names the file and the line that is broken."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from lib.base.errors import DataError
from lib.making.base_model.lexicon import Attribute, Entity, Lexicon, Verb, load_lexicon

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
    _write(tmp_path)
    (tmp_path / "words.txt").unlink()
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
