"""Names of tables and columns: their words, the quotes that they need, and misspellings of them."""

import re
from collections.abc import Iterator, Sequence
from difflib import SequenceMatcher, get_close_matches
from functools import lru_cache

from snowballstemmer.english_stemmer import EnglishStemmer

from lib.database.catalog import RESERVED_WORDS, fold_case, quote_identifier
from lib.database.spelling import spelling_keys

QUOTED = r"""'(?:[^']|'')*'|"(?:[^"]|"")*"|`(?:[^`]|``)*`|\[[^\]]{0,200}\]"""
"""A string or a name in quotes, as a regular expression; a quote that is left open is none."""

KEY_WORDS = ("id", "no", "nr", "num", "number", "nummer", "code", "key", "sku", "uuid")
"""With which names of keys end."""

_NO_KEY_NAMES = frozenset({"id", "name", "code", "number", "no", "nr", "date", "year", "type"})

_REMEMBERED = 16384  # words; questions bring ever new ones
_RUN = re.compile(r"[^\W_]+")
_MIN_LENGTH = 3  # of names that are compared letter by letter
_LONG = 8  # letters of a name in which two may be wrong
_MIN_SIMILARITY = 0.7  # difflib's ratio
_ARTICLES = frozenset({"the", "and", "for"})


def is_bare(name: str) -> bool:
    """Whether SQLite takes the name without quotes; it does letters of every script."""
    is_word = name.replace("_", "a").isalnum() and not name[0].isdigit()
    return is_word and fold_case(name) not in RESERVED_WORDS


def bare_name(name: str) -> str:
    """The name as `fold_case` has it, in double quotes where SQLite cannot read it bare."""
    return plain_name(fold_case(name))


def plain_name(name: str) -> str:
    """The name as the database has it, in double quotes where SQLite cannot read it bare."""
    return name if is_bare(name) else quote_identifier(name)


def identifier_words(name: str) -> list[str]:
    """The stems of a table or column name, split at underscores, signs, digits and camel case.

    `HTTPServer2_studentIDs` gives http, server, 2, student, id. Never empty: a name without a
    letter or digit is its own word.
    """
    return text_words(name) or [name.lower()]


def is_key_name(name: str, table: str) -> bool:
    """Whether a column is called as keys are: `customer_id`, `KdNr`; `stuid` in `student`."""
    if identifier_words(name)[-1] in KEY_WORDS:
        return True
    joined = re.fullmatch(r"(\w+)(id|nr)", letters(name))
    return joined is not None and letters(table).startswith(joined[1])


def is_general(name: str) -> bool:
    """Whether many tables have a column of that name, for different things."""
    return letters(name) in _NO_KEY_NAMES


def spoken_name(name: str) -> str:
    """A table or column name as people say it: `birthDate` and `birth_date` are "birth date"."""
    words = [word for run in _RUN.findall(name) for word in _split(run)]
    return " ".join(word if word.isupper() else word.lower() for word in words) or name


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


def is_misspelling(text: str, name: str) -> bool:
    """Whether the two differ in case, signs, the plural or a few letters after the first."""
    a, b = letters(text), letters(name)
    if not a or not b:
        return False
    if _singular(a) == _singular(b):
        return True
    if a[0] != b[0] or min(len(a), len(b)) < _MIN_LENGTH:
        return False
    allowed = 1 + (min(len(a), len(b)) >= _LONG)
    return abs(len(a) - len(b)) <= allowed and edit_distance(a, b, swaps=True) <= allowed


def alike(text: str, candidates: Sequence[str], most: int) -> list[str]:
    """At most so many candidates that share a word with the text or are near in letters, the
    nearest first: those with the same letters, accents aside, then those with all its words.
    """
    plain = {each: _plain(each) for each in candidates}
    wanted = _plain(text)
    words = {word for word in text_words(wanted) if len(word) >= _MIN_LENGTH} - _ARTICLES
    near = set(get_close_matches(wanted, list(plain.values()), most, _MIN_SIMILARITY))

    def rank(candidate: str) -> tuple[bool, bool, bool, int, float]:
        shared = len(words & set(text_words(plain[candidate])))
        ratio = SequenceMatcher(None, wanted, plain[candidate]).ratio()
        all_shared = bool(words) and shared == len(words)
        is_same = letters(plain[candidate]) == letters(wanted)
        return (not is_same, not all_shared, plain[candidate] not in near, -shared, -ratio)

    found = [each for each in plain if plain[each] in near or words & set(text_words(plain[each]))]
    return sorted(found, key=rank)[:most]


def _plain(text: str) -> str:
    """The text without case and accents."""
    return min(spelling_keys(text), key=lambda key: (len(key), key))


def letters(name: str) -> str:
    """Letters and digits alone, in lower case in every script."""
    return re.sub(r"[\W_]+", "", name).lower()


def _singular(name: str) -> str:
    for ending, instead in (("ies", "y"), ("sses", "ss"), ("s", "")):
        if name.endswith(ending) and len(name) > len(ending) + 1:
            return name[: -len(ending)] + instead
    return name


def edit_distance(a: Sequence[str], b: Sequence[str], *, swaps: bool = False) -> int:
    """Levenshtein distance. With `swaps`, exchanging two neighbours is one edit, too."""
    before: list[int] = []
    previous = list(range(len(b) + 1))
    for row, left in enumerate(a, start=1):
        current = [row]
        for column, right in enumerate(b, start=1):
            substitution = previous[column - 1] + (left != right)
            best = min(previous[column] + 1, current[-1] + 1, substitution)
            if swaps and row > 1 and column > 1 and (left, right) == (b[column - 2], a[row - 2]):
                best = min(best, before[column - 2] + 1)
            current.append(best)
        before, previous = previous, current
    return previous[-1]


def enumeration(items: Sequence[str], word: str = "and") -> str:
    """Items as a sentence lists them: "a, b and c"."""
    return f" {word} ".join(filter(None, [", ".join(items[:-1]), *items[-1:]]))
