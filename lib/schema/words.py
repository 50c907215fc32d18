"""Identifiers and questions as lists of comparable words: split, lower-cased, lightly stemmed."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache

from snowballstemmer.english_stemmer import EnglishStemmer

_REMEMBERED = 16384  # words; questions bring ever new ones
_RUN = re.compile(r"[^\W_]+")


def identifier_words(name: str) -> list[str]:
    """The stems of a table or column name, split at underscores, signs, digits and camel case.

    `HTTPServer2_studentIDs` gives http, server, 2, student, id. Never empty: a name without a
    letter or digit is its own word.
    """
    return text_words(name) or [name.lower()]


def text_words(text: str) -> list[str]:
    """The stems of the words of a text, in order, with repetitions; split as identifiers are."""
    return [_stem(word.lower()) for run in _RUN.findall(text) for word in _split(run)]


def _split(run: str) -> Iterator[str]:
    """The words of a run of letters and digits; `[A-Z]` would miss capitals beyond ASCII."""
    start = 0
    for index in range(1, len(run)):
        if _is_boundary(run, index):
            yield run[start:index]
            start = index
    yield run[start:]


def _is_boundary(run: str, index: int) -> bool:
    before, after, rest = run[index - 1], run[index], run[index + 1 :]
    if before.isdigit() != after.isdigit():
        return True
    if not after.isupper():
        return False
    last_of_acronym = rest[:1].islower() and rest != "s"  # HTTP|Server, but IDs is one word
    return before.islower() or last_of_acronym


@lru_cache(_REMEMBERED)
def _stem(word: str) -> str:
    return EnglishStemmer().stemWord(word)  # a stemmer holds state, so threads must not share one
