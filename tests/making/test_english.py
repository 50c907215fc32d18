"""English inflection of the demo's question writer."""

from __future__ import annotations

import pytest

from lib.making import english


@pytest.mark.parametrize(
    ("singular", "plural"),
    [
        ("doctor", "doctors"),
        ("city", "cities"),
        ("birthday", "birthdays"),
        ("branch", "branches"),
        ("person", "people"),
        ("number of beds", "numbers of beds"),
        ("date of birth", "dates of birth"),
        ("amateur species", "amateur species"),
    ],
)
def test_plural(singular: str, plural: str) -> None:
    assert english.plural(singular) == plural


@pytest.mark.parametrize(
    ("noun", "expected"),
    [
        ("salary", "a salary"),
        ("age", "an age"),
        ("hourly wage", "an hourly wage"),
        ("university", "a university"),
    ],
)
def test_article(noun: str, expected: str) -> None:
    assert english.with_article(noun) == expected


@pytest.mark.parametrize(
    ("phrase", "person", "expected"),
    [
        ("are from Oslo", True, "is from Oslo"),
        ("were built in 1990", False, "was built in 1990"),
        ("have a loft", False, "has a loft"),
        ("teach two classes", True, "teaches two classes"),
        ("carry steel", False, "carries steel"),
        ("hosted a concert", False, "hosted a concert"),
        ("wrote two books", True, "wrote two books"),
        ("have Oak in their name", False, "has Oak in its name"),
        ("have Oak in their name", True, "has Oak in their name"),
        ("whose age is 5", True, "whose age is 5"),
        ("sleep", True, "sleeps"),
        ("can seat 30 guests", False, "can seat 30 guests"),
        ("cannot swim", True, "cannot swim"),
    ],
)
def test_third_person(phrase: str, person: bool, expected: str) -> None:
    assert english.third_person(phrase, person) == expected


@pytest.mark.parametrize(
    ("phrase", "expected"),
    [
        ("are from Oslo", "are not from Oslo"),
        ("employ a cook", "do not employ a cook"),
        ("have a loft", "do not have a loft"),
        ("hosted a concert", None),
        ("wrote a book", None),
        ("^open", None),
        ("whose age is 5", None),
    ],
)
def test_negation_is_refused_where_it_is_not_simple(phrase: str, expected: str | None) -> None:
    assert english.negated(phrase) == expected


@pytest.mark.parametrize(
    ("phrase", "expected"),
    [
        ("are from Oslo", "from Oslo"),
        ("were founded in 1900", "founded in 1900"),
        ("are more than 5 metres long", "more than 5 metres long"),
        ("have a loft", "with a loft"),
        ("have flown 900 hours", None),
        ("are nurses by trade", None),
        ("are red", None),
        ("earn 5", None),
    ],
)
def test_short_modifier(phrase: str, expected: str | None) -> None:
    assert english.short_modifier(phrase) == expected


@pytest.mark.parametrize(
    ("superlative", "expected"),
    [
        ("highest", "higher"),
        ("earliest", "earlier"),
        ("most expensive", "more expensive"),
        ("best paid", "better paid"),
    ],
)
def test_comparative(superlative: str, expected: str) -> None:
    assert english.comparative(superlative) == expected


def test_enumeration() -> None:
    assert english.enumerate_phrases(["a"]) == "a"
    assert english.enumerate_phrases(["a", "b", "c"]) == "a, b and c"


def test_small_numbers_are_words() -> None:
    assert [english.number_word(number) for number in (3, 12)] == ["three", "12"]


def test_fill_replaces_only_what_is_named() -> None:
    assert english.fill("cost <c>, not <v>", c="5") == "cost 5, not <v>"
