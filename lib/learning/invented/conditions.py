"""What may be said of things: by a flag, a code, or a value that is missing or there."""

import random
import re
from collections.abc import Sequence

from lib.database.catalog import NUMERIC_AFFINITIES, Column, quote_text
from lib.learning.invented.things import (
    WORDINGS,
    Slots,
    Things,
    holds,
    is_named,
    is_of_use,
    phrase_of,
    said_of,
    truth,
    with_article,
)


def conditions(rng: random.Random, things: Things) -> list[tuple[Column, Slots]]:
    """What may be said by flags, codes and dates that mean an end, each with its column.

    In both languages, as a verb and a noun, "are active" and "active customers", with its test.
    """
    found = [(column, _flagged(things, column, rng.random() < 0.5)) for column in things.of("flag")]
    for column in things.of("code"):
        code = rng.choice(holds(column).codes)
        found.append((column, _coded(things, column, code, rng.random() < 0.7)))
    for column in things.of("end"):
        found.append((column, known(things, column, rng.random() < 0.5)))
    return found


def _flagged(things: Things, column: Column, yes: bool) -> Slots:
    code = (truth(column) or ("1", "0"))[0 if yes else 1]
    bare = column.affinity in NUMERIC_AFFINITIES  # fails for texts there: these are not asked of
    test = f"{things.at(column)} = {code if bare else quote_text(code)}"
    if word := phrase_of(column, WORDINGS["flags"]):
        return _phrased(things, WORDINGS["flags"][word]["yes" if yes else "no"], test)
    have = column.name.lower().startswith("has")
    verb = ("have" if yes else "have no") if have else ("are" if yes else "are not")
    said = re.sub(r"^(?:is|has) ", "", said_of(column))
    return _phrased(things, WORDINGS["other_flags"], test, verb=verb, said=said)


def _coded(things: Things, column: Column, code: str, adjective: bool) -> Slots:
    """That the column has this code. `adjective`: said in one word where there is one."""
    sex = is_named("sex", column)
    known_words = WORDINGS["sexes" if sex else "adjectives"] if sex or adjective else {}
    words = known_words.get(code.lower(), WORDINGS["other_codes"])
    bare = column.affinity in NUMERIC_AFFINITIES and not holds(column).texts
    test = f"{things.at(column)} = {code if bare else quote_text(code)}"
    return _phrased(things, words, test, said=said_of(column), code=code)


def known(things: Things, column: Column, there: bool, form: int = 0) -> Slots:
    """That a value is there, or that it is missing. `form`: which of the phrases."""
    test = f"{things.at(column)} IS {'NOT ' if there else ''}NULL"
    if is_of_use("end", column):
        phrases = WORDINGS["ends"][phrase_of(column, WORDINGS["ends"])]
        return _phrased(things, phrases["yes" if there else "no"], test)
    said = said_of(column)
    forms = WORDINGS["value_known" if there else "value_missing"]
    return _phrased(things, forms[form % len(forms)], test, said=said, a=with_article(said))


def _phrased(things: Things, phrases: Sequence[str], test: str, **words: str) -> Slots:
    """Slots of two phrases, or of four, of which two are German."""
    english = {**words, "many": things.slots["many"], "who": things.slots["who"]}
    german = {**words, "many": things.slots["many_de"]}
    slots = dict(zip(("words", "such", "words_de", "such_de"), phrases, strict=False))
    for name, phrase in slots.items():
        slots[name] = phrase.format(**(german if name.endswith("_de") else english))
    return {**slots, "test": test}
