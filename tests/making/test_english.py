"""English inflection of the demo's question writer."""

import pytest

from lib.making import english

_CASES = {
    "plural": {
        "doctor": "doctors",
        "city": "cities",
        "birthday": "birthdays",
        "branch": "branches",
        "person": "people",
        "number of beds": "numbers of beds",
        "date of birth": "dates of birth",
        "amateur species": "amateur species",
    },
    "with_article": {
        "salary": "a salary",
        "age": "an age",
        "hourly wage": "an hourly wage",
        "university": "a university",
    },
    "negated": {
        "are from Oslo": "are not from Oslo",
        "employ a cook": "do not employ a cook",
        "have a loft": "do not have a loft",
        # refused where it is not simple
        **dict.fromkeys(("hosted a concert", "wrote a book", "^open", "whose age is 5")),
    },
    "short_modifier": {
        "are from Oslo": "from Oslo",
        "were founded in 1900": "founded in 1900",
        "are more than 5 metres long": "more than 5 metres long",
        "have a loft": "with a loft",
        **dict.fromkeys(("have flown 900 hours", "are nurses by trade", "are red", "earn 5")),
    },
    "comparative": {
        "highest": "higher",
        "earliest": "earlier",
        "most expensive": "more expensive",
        "best paid": "better paid",
    },
}


@pytest.mark.parametrize(
    ("function", "text", "expected"),
    [(name, *case) for name, cases in _CASES.items() for case in cases.items()],
)
def test_words_are_inflected(function: str, text: str, expected: str | None) -> None:
    assert getattr(english, function)(text) == expected


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


def test_phrases_are_joined_and_filled() -> None:
    assert english.enumerate_phrases(["a"]) == "a"
    assert english.enumerate_phrases(["a", "b", "c"]) == "a, b and c"
    assert [english.number_word(number) for number in (3, 12)] == ["three", "12"]
    assert english.fill("cost <c>, not <v>", c="5") == "cost 5, not <v>"
