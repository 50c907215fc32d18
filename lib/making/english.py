"""English inflection for generated questions: plurals, agreement, negation, relative clauses.

A condition is kept as a verb phrase with a plural subject ("are from Lyon", "earn more than 900",
"have a loft") or as a clause that starts with "whose". Everything else is derived from that:
"Which tenants are from Lyon?", "tenants from Lyon", "the tenant who is from Lyon".
"""

import re
from collections.abc import Sequence
from pathlib import Path

import yaml

WHOSE = "whose "
PREFIX = "^"
"""Marks a phrase that goes before the noun: "^open" gives "open tickets"."""

_SIBILANTS = ("s", "x", "ch", "sh", "z")

_HEAD = re.compile(r"^(.+?)( (?:of|in|on|at|per|for|to|from|where|when|by|with) .+)$")
_THIRD_PERSON = {
    "are": "is",
    "were": "was",
    "have": "has",
    "do": "does",
    "go": "goes",
    "can": "can",
    "cannot": "cannot",
}
_BE = ("are", "were")
_SMALL_NUMBERS = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")

PHRASES_FILE = Path(__file__).with_name("phrases.yaml")
"""How generated questions say things: section, name, phrases."""

_PHRASES = yaml.safe_load(PHRASES_FILE.read_text(encoding="utf-8"))
_WORDS = yaml.safe_load(Path(__file__).with_name("english.yaml").read_text(encoding="utf-8"))
_IRREGULAR_PLURALS: dict[str, str] = _WORDS["plurals"]
_PAST = frozenset(_WORDS["past"])
_PERFECT = frozenset(_WORDS["perfect"])
_REDUCIBLE = frozenset(_WORDS["reducible"])
_CONSONANT_SOUND = tuple(_WORDS["vowel_letters_consonant_sound"])
_SILENT_H = tuple(_WORDS["silent_h"])


def phrases(section: str, name: str) -> tuple[str, ...]:
    """The phrases of that name in phrases.yaml."""
    return tuple(_PHRASES[section][name])


def pairs(section: str, name: str) -> tuple[tuple[str, str], ...]:
    """The pairs of an operator and its words of that name in phrases.yaml."""
    return tuple((operator, words) for operator, words in _PHRASES[section][name])


def plural(noun: str) -> str:
    """The plural of a noun phrase, whose head is the part before " of ", " in " and the like."""
    if match := _HEAD.match(noun):
        return plural(match[1]) + match[2]
    stem, _, last = noun.rpartition(" ")
    return f"{stem} {_plural_word(last)}" if stem else _plural_word(last)


def add_s(word: str, sibilants: tuple[str, ...]) -> str:
    """The word with its -s: "-ies" for a "y" after a consonant, "-es" after `sibilants`."""
    if word.endswith("y") and word[-2:-1] not in "aeiou":
        return word[:-1] + "ies"
    return word + ("es" if word.endswith(sibilants) else "s")


def with_article(noun: str) -> str:
    """The noun phrase after "a" or "an"."""
    lowered = noun.lower()
    vowel = lowered[0] in "aeiou" and not lowered.startswith(_CONSONANT_SOUND)
    return f"{'an' if vowel or lowered.startswith(_SILENT_H) else 'a'} {noun}"


def fill(phrase: str, **parts: str) -> str:
    """The phrase with each "<name>" replaced by that part."""
    for name, part in parts.items():
        phrase = phrase.replace(f"<{name}>", part)
    return phrase


def enumerate_phrases(phrases: Sequence[str]) -> str:
    """ "a", "a and b", "a, b and c"."""
    if len(phrases) == 1:
        return phrases[0]
    return f"{', '.join(phrases[:-1])} and {phrases[-1]}"


def number_word(number: int) -> str:
    """Numbers below ten as words."""
    return _SMALL_NUMBERS[number] if number < len(_SMALL_NUMBERS) else str(number)


def spoken(name: str) -> str:
    """An identifier as spoken words."""
    return name.replace("_", " ")


def third_person(phrase: str, person: bool = False) -> str:
    """The verb phrase with a singular subject: "have a loft" becomes "has a loft"."""
    if phrase.startswith(WHOSE):
        return phrase
    verb, _, rest = phrase.partition(" ")
    verb = _THIRD_PERSON.get(verb) or _third_person_verb(verb)
    if not person:
        rest = re.sub(r"\btheir\b", "its", rest)
    return f"{verb} {rest}" if rest else verb


def negated(phrase: str) -> str | None:
    """The verb phrase negated, or None where the verb has no simple negation."""
    verb, _, rest = phrase.partition(" ")
    if verb in _BE:
        return f"{verb} not {rest}"
    if verb == "can":
        return f"cannot {rest}"
    if phrase.startswith((WHOSE, PREFIX, "cannot ")) or verb in _PAST or verb.endswith("ed"):
        return None
    return f"do not {phrase}"


def is_predicate(phrase: str) -> bool:
    """Whether the phrase can follow "Which tenants ..."."""
    return not phrase.startswith((WHOSE, PREFIX))


def short_modifier(phrase: str) -> str | None:
    """The phrase as a modifier without a verb: "from Lyon", "with a loft"; None if it has none."""
    verb, _, rest = phrase.partition(" ")
    first = rest.partition(" ")[0]
    if verb == "have" and first not in _PERFECT:
        return f"with {rest}"
    if verb in _BE and (first in _REDUCIBLE or first.endswith("ed")) and " " in rest:
        return rest
    return None


def relative_clause(phrase: str, person: bool) -> str:
    """The phrase as a relative clause; "whose" clauses are that already."""
    if phrase.startswith(WHOSE):
        return phrase
    return f"{'who' if person else 'that'} {phrase}"


def comparative(superlative: str) -> str:
    """ "highest" becomes "higher", "most expensive" becomes "more expensive"."""
    first, _, rest = superlative.partition(" ")
    word = {"most": "more", "least": "less", "best": "better", "worst": "worse"}.get(first)
    if word is None:
        word = first.removesuffix("est") + "er"
    return f"{word} {rest}" if rest else word


def sentence(text: str) -> str:
    """The text with a capital first letter."""
    return text[:1].upper() + text[1:]


def _plural_word(word: str) -> str:
    if word in _IRREGULAR_PLURALS:
        return _IRREGULAR_PLURALS[word]
    return add_s(word, _SIBILANTS)


def _third_person_verb(verb: str) -> str:
    if verb in _PAST or verb.endswith("ed"):
        return verb
    return add_s(verb, (*_SIBILANTS, "o"))
