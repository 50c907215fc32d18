"""Names as people say them and as SQL writes them, and the plurals of English nouns."""

from __future__ import annotations

from lib.schema.serialise import bare_name


def identifier(phrase: str) -> str:
    """Spoken words as an identifier that SQLite reads without quotes."""
    name = phrase.replace(" ", "_").replace("-", "_")
    return name if bare_name(name) == name else f"{name}_item"


def spoken(name: str) -> str:
    """An identifier as spoken words."""
    return name.replace("_", " ")


def plural_of(word: str) -> str:
    """The regular plural of an English noun; a noun that ends in s stays as it is."""
    if word.endswith(("x", "ch", "sh", "ss")):
        return word + "es"
    if word.endswith("s"):
        return word
    if word.endswith("y") and word[-2:-1] not in "aeiou":
        return word[:-1] + "ies"
    return word + "s"


def singular_of(phrase: str) -> str:
    """A noun phrase in the regular singular: "flying machines", "bodies of water"."""
    head, of, rest = phrase.partition(" of ")
    for ending, singular in (
        ("ies", "y"),
        ("ches", "ch"),
        ("shes", "sh"),
        ("sses", "ss"),
        ("s", ""),
    ):
        if head.endswith(ending) and not head.endswith(("ss", "us", "is")):
            return f"{head.removesuffix(ending)}{singular}{of}{rest}"
    return phrase


def plural_of_last(phrase: str) -> str:
    """The noun phrase with its last word in the plural."""
    first, space, last = phrase.rpartition(" ")
    return f"{first}{space}{plural_of(last)}"
