"""Spellings of one value: texts that differ in case, in accents or in blanks around them.

`Köln`, `KÖLN`, `Koln` and `Koeln` are one city to people and four texts to SQLite, whose `lower()`
knows the letters A to Z alone.
"""

import re
from collections.abc import Iterable
from unicodedata import normalize

_ACCENTS = re.compile(r"(?<=[a-z])[\u0300-\u036f]+")  # in other scripts a mark makes another letter
_WITHOUT_STROKE = str.maketrans(
    {"ø": "o", "æ": "ae", "œ": "oe", "đ": "d", "ð": "d", "þ": "th", "ł": "l", "ı": "i"}
)
_WRITTEN_OUT = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ø": "oe", "å": "aa"})


def spelling_keys(text: str) -> frozenset[str]:
    """Two texts are spellings of one value where they share a key.

    One key has no accents (`munchen`), another one the letters that stand for them (`muenchen`).
    A text of ASCII letters has one key: itself in lower case.
    """
    folded = text.strip().casefold()
    if folded.isascii():
        return frozenset((folded,))
    folded = normalize("NFC", folded)
    return frozenset(map(_without_accents, (folded, folded.translate(_WRITTEN_OUT))))


def _without_accents(folded: str) -> str:
    return normalize("NFC", _ACCENTS.sub("", normalize("NFD", folded))).translate(_WITHOUT_STROKE)


def by_value(texts: Iterable[str]) -> list[list[str]]:
    """The texts in their order, but those that are spellings of one value together."""
    groups: list[tuple[frozenset[str], list[str]]] = []
    for text in texts:
        keys = spelling_keys(text)
        same = [group for group in groups if group[0] & keys]
        merged = (
            keys.union(*(known for known, _ in same)),
            [*(spelling for _, spellings in same for spelling in spellings), text],
        )
        place = groups.index(same[0]) if same else len(groups)
        groups[place : place + 1] = [merged]
        groups = [group for group in groups if group not in same[1:]]
    return [spellings for _, spellings in groups]


def first_values(texts: Iterable[str], most: int) -> list[str]:
    """The first `most` values, each in all its spellings."""
    return [spelling for spellings in by_value(texts)[:most] for spelling in spellings]
