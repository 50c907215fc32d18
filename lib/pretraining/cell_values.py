"""Values of the cells of drawn tables, which questions ask for.

A value must be copied from the prompt, whatever it is, and a token that training never wrote is
never copied: so beside the values that fit a column there are words of the whole vocabulary and
words that nobody has seen.
"""

from __future__ import annotations

import random
from datetime import date, timedelta

from lib.pretraining.lexicon import Attribute, Lexicon

CellValue = None | int | float | str
"""A value as the rows of a drawn table hold it."""

_YEARS = (1950, 2025)
_FIRST_DATE = date(1990, 1, 1)
_DATE_SPAN = 12800  # days
_FITTING_SHARE = 0.3  # of texts; the others are any words
_INVENTED_CHANCE = 0.25  # of a word: half of one and half of another, which no vocabulary holds
_TITLES = (  # {0}, {1}, {2}: words, {n}: a number
    *("{0}", "{0} {1}", "{0} {1}", "{0} {1}", "{0} {1} {2}", "The {0}", "The {0} {1}"),
    *("{0} of {1}", "{0} and {1}", "{0} in the {1}", "{0} about {1}", "{0} for {1}"),
    *("{0} {n}", "{0} {1} {n}", "{n} {0} {1}", "{n} {0} Street", "{n} {0} Road"),
)


class CellSampler:
    """Draws values of a column."""

    def __init__(self, lexicon: Lexicon) -> None:
        self._pools = lexicon.pools
        self._words = lexicon.vocabulary

    def draw(self, rng: random.Random, attribute: Attribute) -> CellValue:
        """A value of the attribute's kind."""
        match attribute.kind:
            case "int":
                return rng.randint(attribute.low, attribute.high)
            case "real":
                return round(rng.uniform(attribute.low, attribute.high), rng.choice((0, 1, 1, 2)))
            case "year":
                return rng.randint(*_YEARS)
            case "date":
                return (_FIRST_DATE + timedelta(days=rng.randrange(_DATE_SPAN))).isoformat()
            case "code":
                letters = rng.choice(("", "", rng.choice("ABCDEKMPRST")))
                return f"{letters}{rng.randint(100, 99999)}"
            case "email":
                return f"{rng.choice(self._pools['first']).lower()}@example.com"
            case "name":
                return f"{self._part_of_name(rng, 'first')} {self._part_of_name(rng, 'last')}"
            case "title":
                return self._title(rng)
            case "word":
                return self._any_words(rng)
            case pool if rng.random() < _FITTING_SHARE:
                return rng.choice(self._pools[pool])
        return self._any_words(rng)

    def _any_words(self, rng: random.Random) -> str:
        """One word or two, in lower case, capitals or with capitals in front."""
        words = [self._any_word(rng) for _ in range(rng.choice((1, 1, 1, 2)))]
        style = rng.choices((str.lower, str.capitalize, str.upper), (0.5, 0.45, 0.05))[0]
        return " ".join(map(style, words))

    def _any_word(self, rng: random.Random) -> str:
        word = rng.choice(self._words)
        if rng.random() < _INVENTED_CHANCE:
            other = rng.choice(self._words)
            word = word[: len(word) // 2 + 1] + other[len(other) // 2 :]
        return word

    def _part_of_name(self, rng: random.Random, pool: str) -> str:
        if rng.random() < _FITTING_SHARE:
            return rng.choice(self._pools[pool])
        return self._any_word(rng).capitalize()

    def _title(self, rng: random.Random) -> str:
        if rng.random() < _FITTING_SHARE:
            words = rng.sample(self._pools["title_words"], 3)
        else:
            words = [self._any_word(rng).capitalize() for _ in range(3)]
        return rng.choice(_TITLES).format(*words, n=rng.randint(1, 99))
