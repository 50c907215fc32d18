"""What may be said of things: by a flag, by a code, by a value that is missing or there."""

import re
from typing import NamedTuple

from lib.database.catalog import NUMERIC_AFFINITIES, Column, quote_text
from lib.learning.invented.things import (
    WORDINGS,
    Slots,
    Things,
    holds,
    is_of_sex,
    phrase_of,
    said_of,
    truth,
    with_article,
)


class Condition(NamedTuple):
    """What is said of things: "are active", "active customers", in both languages, and its test.

    The German is "" where it is not known.
    """

    words: str
    such: str
    words_de: str
    such_de: str
    test: str

    def slots(self) -> Slots:
        """What a wording may use, without the words that are not known."""
        return {name: value for name, value in self._asdict().items() if value}


def flagged(things: Things, column: Column, yes: bool) -> Condition:
    """That the flag is set, or that it is not."""
    test = _equals(things, column, (truth(column) or ("1", "0"))[0 if yes else 1])
    word = phrase_of(column, WORDINGS["flags"])
    if word:
        return _phrased(things, WORDINGS["flags"][word]["yes" if yes else "no"], test)
    said = re.sub(r"^(?:is|has) ", "", said_of(column))
    have = column.name.lower().startswith("has")
    verb = ("have" if yes else "have no") if have else ("are" if yes else "are not")
    return _phrased(things, [f"{verb} {said}", f"{{many}} {{who}} {verb} {said}"], test)


def coded(things: Things, column: Column, code: str, adjective: bool) -> Condition:
    """That the column has this code. `adjective`: said in one word where there is one."""
    sex = is_of_sex(column)
    words = WORDINGS["sexes" if sex else "adjectives"].get(code.lower())
    if not words or not (adjective or sex):
        said = said_of(column)
        words = [f"have the {said} {code}", f"{{many}} with {said} {code}"]
        words += [f"haben {said} {code}", f"{{many}} mit {said} {code}"]
    return _phrased(things, words, _equals(things, column, code))


def known(things: Things, column: Column, there: bool, form: int) -> Condition:
    """That a value is there, or that it is missing. `form`: which of the phrases."""
    test = f"{things.at(column)} IS {'NOT ' if there else ''}NULL"
    word = phrase_of(column, WORDINGS["ends"])
    if word and column in things.events:
        return _phrased(things, WORDINGS["ends"][word]["yes" if there else "no"], test)
    said = said_of(column)
    phrases = WORDINGS["value_known" if there else "value_missing"]
    filled = [one.format(said=said, a=with_article(said)) for one in phrases[form % len(phrases)]]
    return _phrased(things, filled, test)


def _equals(things: Things, column: Column, code: str) -> str:
    bare = column.affinity in NUMERIC_AFFINITIES and not holds(column).texts
    return f"{things.at(column)} = {code if bare else quote_text(code)}"


def _phrased(things: Things, words: list[str], test: str) -> Condition:
    verb, such, verb_de, such_de = [*words, "", ""][:4]
    many, who = things.slots["many"], things.slots["who"]
    german = such_de.format(many=things.slots["many_de"])
    return Condition(verb, such.format(many=many, who=who), verb_de, german, test)
