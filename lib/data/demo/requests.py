"""How people open a request: questions, commands, polite requests, fragments."""

from __future__ import annotations

from collections.abc import Sequence

from lib.data.demo.speaker import Speaker
from lib.questions.english import sentence

_LIST = (
    "What are {x}?",
    "What are {x}?",
    "List {x}.",
    "Show {x}.",
    "Show me {x}.",
    "Give me {x}.",
    "Give {x}.",
    "Find {x}.",
    "Return {x}.",
    "Tell me {x}.",
    "I need {x}.",
    "I would like to see {x}.",
    "Please list {x}.",
    "Please show me {x}.",
    "Can you list {x}?",
    "Could you give me {x}?",
    "Look up {x}.",
)
_VALUE = (
    "What is {x}?",
    "What is {x}?",
    "What is {x}?",
    "Find {x}.",
    "Give me {x}.",
    "Tell me {x}.",
    "Show {x}.",
    "Return {x}.",
    "Can you tell me {x}?",
    "Could you find {x}?",
    "I want to know {x}.",
    "Please give me {x}.",
)
_COUNT = (
    "Count {x}.",
    "What is the number of {bare}?",
    "Give me the number of {bare}.",
    "Number of {bare}",
    "Can you count {x}?",
)
_COUNT_SHORT = (
    "How many {bare} are there?",
    "How many {bare} are there?",
    "How many {bare} are there?",
    "Tell me how many {bare} there are.",
)
_CLAUSE_WORDS = (" who ", " that ", " whose ")
_WHICH = (
    "Which {noun} {verb}?",
    "Which {noun} {verb}?",
    "Tell me which {noun} {verb}.",
    "I want to know which {noun} {verb}.",
)
_COUNT_PREDICATE = (
    "How many {noun} {verb}?",
    "How many {noun} {verb}?",
    "Tell me how many {noun} {verb}.",
    "Please check how many {noun} {verb}.",
)
_FRAGMENT_SHARE = 0.1


def ask_list(say: Speaker, target: str) -> str:
    """Ask for several things. `target` starts with "the"."""
    return _ask(say, target, _LIST)


def ask_value(say: Speaker, target: str) -> str:
    """Ask for one thing. `target` starts with "the"."""
    return _ask(say, target, _VALUE)


def _ask(say: Speaker, target: str, frames: Sequence[str]) -> str:
    if say.chance(_FRAGMENT_SHARE):
        return sentence(target.removeprefix("the "))
    return say.pick(frames).format(x=target)


def ask_count(say: Speaker, described: str) -> str:
    """Ask for the number of `described`, a plural noun phrase."""
    frames = _COUNT if has_clause(described) else _COUNT + _COUNT_SHORT
    return sentence(say.pick(frames).format(x=f"the {described}", bare=described))


def has_clause(described: str) -> bool:
    """Whether the noun phrase ends in a clause, so that no verb can follow it smoothly."""
    return any(word in f"{described} " for word in _CLAUSE_WORDS)


def ask_count_that(say: Speaker, noun: str, verb: str) -> str:
    """Ask how many `noun` (plural) do what `verb` says."""
    return say.pick(_COUNT_PREDICATE).format(noun=noun, verb=verb)


def ask_which(say: Speaker, noun: str, verb: str) -> str:
    """Ask which `noun` do, or which one does, what `verb` says."""
    return say.pick(_WHICH).format(noun=noun, verb=verb)


def ask_cells(say: Speaker, target: str, count: int) -> str:
    """Ask for `count` things. `target` starts with "the"."""
    return ask_value(say, target) if count == 1 else ask_list(say, target)


def of_all(say: Speaker, nouns: str, described: str, conditioned: bool) -> str:
    """ "the names of all doctors", "the numbers of beds for hospitals in Oslo"."""
    article = say.pick(("", "the ", "all ") if conditioned else ("all ", "all ", "the "))
    return f"the {nouns} {of_or_for(nouns)} {article}{described}"


def of_or_for(nouns: str) -> str:
    """What follows "the names" is "of", and what follows "the numbers of beds" is "for"."""
    return "for" if " of " in nouns else "of"
