"""How pretraining questions say things: requests, rows, columns, lists."""

from __future__ import annotations

import random
from collections.abc import Sequence

from lib.pretraining.schemas import ColumnSpec, TableSpec

_REQUESTS = (
    *("What are", "What are", "List", "List", "Show", "Show me", "Find", "Give me", "Give"),
    *("Return", "Display", "Tell me", "Can you list", "Please show", "I want to know"),
    *("Which are", "Get", "Could you give me", "Report", "Retrieve"),
)
_ASKING_WORDS = ("What", "Which", "How", "Can", "Could", "Who", "Is", "For which")

_SYNONYM_CHANCE = 0.25
_NAME_CHANCE = 0.65
_CARELESS_CHANCE = 0.1


def request(rng: random.Random) -> str:
    """The opening of a request: "List", "What are"."""
    return rng.choice(_REQUESTS)


def finish(rng: random.Random, text: str) -> str:
    """The question as one sentence, with or without capital letter and closing sign."""
    end = "?" if text.startswith(_ASKING_WORDS) else rng.choice((".", ".", ""))
    if rng.random() < _CARELESS_CHANCE:
        return text[0].lower() + text[1:] + rng.choice(("", end))
    return text + end


def plural(rng: random.Random, table: TableSpec) -> str:
    """The rows of a table in words: the usual one, or a synonym."""
    usual, *synonyms = table.plurals
    if synonyms and rng.random() < _SYNONYM_CHANCE:
        return rng.choice(synonyms)
    return usual


def said(rng: random.Random, column: ColumnSpec) -> str:
    """The column in words: its own name, or something that people say instead."""
    name, *paraphrases = column.phrases
    if rng.random() < _NAME_CHANCE or not paraphrases:
        return name
    return rng.choice(paraphrases)


def said_all(rng: random.Random, columns: Sequence[ColumnSpec]) -> str:
    """Several columns in words, with or without an article."""
    article = rng.choice(("the ", "the ", ""))
    return article + listing([said(rng, column) for column in columns])


def listing(parts: Sequence[str]) -> str:
    """ "a, b and c"."""
    return parts[0] if len(parts) == 1 else f"{', '.join(parts[:-1])} and {parts[-1]}"
