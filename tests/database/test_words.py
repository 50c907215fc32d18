"""Identifiers and questions become the same words."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lib.database.names import identifier_words, text_words


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("singer_in_concert", ["singer", "in", "concert"]),
        ("StuID", ["stu", "id"]),
        ("HTTPServer", ["http", "server"]),
        ("studentIDs", ["student", "id"]),
        ("address2", ["address", "2"]),
        ("18_49_Rating_Share", ["18", "49", "rate", "share"]),
        ("Official_ratings_(millions)", ["offici", "rate", "million"]),
        ("ÜberZahl", ["über", "zahl"]),
        ("countries", ["countri"]),
        ("___", ["___"]),
    ],
)
def test_an_identifier_is_split_lower_cased_and_stemmed(name: str, words: list[str]) -> None:
    assert identifier_words(name) == words


@pytest.mark.parametrize(
    ("question_word", "identifier"),
    [("cities", "city"), ("Countries", "country"), ("named", "Name"), ("IDs", "id")],
)
def test_a_question_word_meets_its_identifier(question_word: str, identifier: str) -> None:
    assert text_words(question_word) == identifier_words(identifier)


def test_a_text_keeps_order_and_repetitions() -> None:
    assert text_words("Which singer sings? The singer!") == [
        "which", "singer", "sing", "the", "singer",
    ]  # fmt: skip


def test_a_text_without_words_has_none() -> None:
    assert text_words(" ?! ") == []


@given(st.text())
def test_an_identifier_always_has_a_word_or_is_empty(name: str) -> None:
    words = identifier_words(name)
    assert words
    assert all(words) or not name


@given(st.from_regex(r"[a-z]{1,8}(_[a-z]{1,8}){0,3}", fullmatch=True))
def test_snake_case_and_camel_case_are_the_same_words(name: str) -> None:
    camel = "".join(part.capitalize() for part in name.split("_"))
    if all(len(part) > 1 for part in name.split("_")):
        assert identifier_words(camel) == identifier_words(name)
