"""Nouns and values as a sentence has them."""

from collections.abc import Sequence

from lib.base.records import Value
from lib.database.schema.retrieval import spoken_name, text_words

_IRREGULAR = {
    "person": "people",
    "child": "children",
    "man": "men",
    "woman": "women",
    "staff": "staff",
    "species": "species",
    "series": "series",
    "data": "data",
    "equipment": "equipment",
    "inventory": "inventory",
    "history": "history",
}
_SINGULAR = {plural: singular for singular, plural in _IRREGULAR.items()}
_SIBILANTS = ("ss", "x", "ch", "sh", "z")
_LONGEST_VALUE = 60  # characters
_DIGITS = 4  # after the point


def singular(name: str) -> str:
    """One row of a table, by the table's name: `art_museums` has art museums, each one of them an
    "art museum". Words that are not English stay as they are.
    """
    stem, last = _last_word(name)
    if last in _SINGULAR or last in _IRREGULAR or not last.isascii():
        return stem + _SINGULAR.get(last, last)
    if last.endswith("ies") and len(last) > 4:
        return f"{stem}{last[:-3]}y"
    if last.endswith(("sses", "xes", "ches", "shes", "zes")):
        return stem + last[:-2]
    if last.endswith("s") and not last.endswith(("ss", "us", "is")) and len(last) > 3:
        return stem + last[:-1]
    return stem + last


def plural(name: str) -> str:
    """Several rows of a table, by the table's name."""
    stem, last = _last_word(singular(name))
    if last in _IRREGULAR or not last.isascii() or not last.isalpha():
        return stem + _IRREGULAR.get(last, last)
    if last.endswith("y") and last[-2:-1] not in "aeiou":
        return f"{stem}{last[:-1]}ies"
    return stem + last + ("es" if last.endswith((*_SIBILANTS, "us", "is")) else "s")


def _last_word(name: str) -> tuple[str, str]:
    before, space, last = spoken_name(name).rpartition(" ")
    return before + space, last


def counted(count: int, name: str) -> str:
    """A number of rows of a table: "1 museum", "3 museums"."""
    return f"{count:,} {singular(name) if count == 1 else plural(name)}"


def is_mentioned(name: str, question: str) -> bool:
    """Whether the question has the last word of a name, which says what one of them is."""
    return text_words(name)[-1:] != [] and text_words(name)[-1] in text_words(question)


def shown_value(value: Value) -> str:
    """A value on one line. A number with many digits is "about" a shorter one."""
    if value is None:
        return "no value"
    if isinstance(value, bytes):
        return f"a blob of {len(value)} bytes"
    if isinstance(value, float):
        short = round(value, _DIGITS)
        return f"{value}" if short == value else f"about {short}"
    text = " ".join(str(value).split())
    return text if len(text) <= _LONGEST_VALUE else f"{text[: _LONGEST_VALUE - 1]}…"


def enumeration(items: Sequence[str]) -> str:
    """Items as a sentence lists them: "a, b and c"."""
    return " and ".join(filter(None, [", ".join(items[:-1]), *items[-1:]]))
