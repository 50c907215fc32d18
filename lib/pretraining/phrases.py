"""How pretraining questions say things: requests, rows, columns, names, plurals, lists."""

from __future__ import annotations

import random
from collections.abc import Sequence

from lib.pretraining.schemas import SampledColumn, SampledTable
from lib.questions.english import add_s, enumerate_phrases
from lib.schema.serialise import bare_name

_REQUESTS = (
    *("What are", "What are", "List", "List", "Show", "Show me", "Find", "Give me", "Give"),
    *("Return", "Display", "Tell me", "Can you list", "Please show", "I want to know"),
    *("Which are", "Get", "Could you give me", "Report", "Retrieve", "I need", "Please list"),
    *("Please give me", "Can you tell me", "Could you find", "I would like to see", ""),
)
_SINGLE_REQUESTS = (
    *("What is", "What is", "Show", "Find", "Give me", "Return", "Tell me", "List", "I need"),
    *("Show me", "Can you tell me", "Could you find", "Please give me", "I want to know", ""),
)
_SINGULARS = (("ies", "y"), ("ches", "ch"), ("shes", "sh"), ("sses", "ss"), ("s", ""))
_ASKING_WORDS = ("What", "Which", "How", "Can", "Could", "Who", "Is", "For which")

_SYNONYM_CHANCE = 0.45
_NAME_CHANCE = 0.45
_CARELESS_CHANCE = 0.08
_PLURAL_CHANCE = 0.55


def identifier(phrase: str) -> str:
    """Spoken words as an identifier that SQLite reads without quotes."""
    name = phrase.replace(" ", "_").replace("-", "_")
    return name if bare_name(name) == name else f"{name}_item"


def plural_of(word: str) -> str:
    """The regular plural of an English noun; a noun that ends in s stays as it is."""
    unchanged = word.endswith("s") and not word.endswith("ss")
    return word if unchanged else add_s(word, ("x", "ch", "sh", "ss"))


def singular_of(phrase: str) -> str:
    """A noun phrase in the regular singular: "flying machines", "bodies of water"."""
    head, of, rest = phrase.partition(" of ")
    for ending, singular in _SINGULARS:
        if head.endswith(ending) and not head.endswith(("ss", "us", "is")):
            return f"{head.removesuffix(ending)}{singular}{of}{rest}"
    return phrase


def plural_of_last(phrase: str) -> str:
    """The noun phrase with its last word in the plural."""
    first, space, last = phrase.rpartition(" ")
    return f"{first}{space}{plural_of(last)}"


def request(rng: random.Random) -> str:
    """The opening of a request for several values, with a space after it: "List ", "What are "."""
    return _opening(rng.choice(_REQUESTS))


def single_request(rng: random.Random) -> str:
    """The opening of a request for one value, with a space after it: "What is ", "Find "."""
    return _opening(rng.choice(_SINGLE_REQUESTS))


def finish(rng: random.Random, text: str) -> str:
    """The question as one sentence, with or without a capital letter and closing punctuation."""
    text = text[0].upper() + text[1:]
    end = "?" if text.startswith(_ASKING_WORDS) else rng.choice((".", ".", ""))
    if rng.random() < _CARELESS_CHANCE:
        return text[0].lower() + text[1:] + rng.choice(("", end))
    return text + end


def plural(rng: random.Random, table: SampledTable) -> str:
    """The rows of a table in words: the usual word, or a synonym."""
    usual, *synonyms = table.plurals
    if synonyms and rng.random() < _SYNONYM_CHANCE:
        return rng.choice(synonyms)
    return usual


def each_row(rng: random.Random, table: SampledTable) -> str:
    """Any row in words: "each singer"."""
    return f"{rng.choice(('each', 'every'))} {table.singular}"


def all_rows(rng: random.Random, table: SampledTable) -> str:
    """The rows in words with or without a determiner: "all singers"."""
    return rng.choice(("", "", "all ", "the ", "all the ")) + plural(rng, table)


def said(rng: random.Random, column: SampledColumn) -> str:
    """The column in words: its own name, or something that people say instead."""
    name, *paraphrases = column.phrases
    if rng.random() < _NAME_CHANCE or not paraphrases:
        return name
    return rng.choice(paraphrases)


def said_many(rng: random.Random, column: SampledColumn) -> str:
    """The column in words, in the plural or not: "names", "date of birth"."""
    phrase = said(rng, column)
    return noun_plural(phrase) if rng.random() < _PLURAL_CHANCE else phrase


def said_all(rng: random.Random, columns: Sequence[SampledColumn]) -> str:
    """Several columns in words, with or without an article."""
    article = rng.choice(("the ", "the ", ""))
    say = said_many if rng.random() < _PLURAL_CHANCE else said
    return article + enumerate_phrases([say(rng, column) for column in columns])


def noun_plural(phrase: str) -> str:
    """The plural of a noun phrase: "dates of birth", "home towns"."""
    head, of, rest = phrase.partition(" of ")
    return f"{plural_of_last(head)}{of}{rest}"


def _opening(words: str) -> str:
    return f"{words} " if words else ""
