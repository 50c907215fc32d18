"""SQL text to tokens, as Spider's parser cuts it.

Spider uses NLTK's word tokenizer, which is made for English: `=` sticks to its neighbours, so does
a comma before a digit, and `cannot` falls apart. What it makes of a query decides which queries
Spider's parser can read, so the same rules stand here. Its rules for quotation marks are left
out: quoted text is taken out of the query before it is cut.
"""

from __future__ import annotations

import re

from lib.errors import DataError

_STRING = re.compile(r'"[^"]*"')
_PREFIXES_OF_EQUALS = ("!", ">", "<")

# The rules of NLTK's NLTKWordTokenizer, those that put spaces around a sign as one.
_FINAL_PERIOD = re.compile(r"([^\.])(\.)([\]\)}>»”’ ]*+)\s*+$")
_COMMA = re.compile(r"([:,])([^\d])")
_FINAL_COMMA = re.compile(r"([:,])$")
_SIGNS = re.compile(r"\.{2,}|--|``|[`;@#$%&?!*\]\[(){}<>«“‘„»”’]")
_CONTRACTIONS = re.compile(r"\b(can)(not)\b|\b(gim|lem)(me)\b|\b(gon)(na)\b|\b(got)(ta)\b", re.I)
_WANNA = re.compile(r"\b(wan)(na)(?=\s)", re.I)


def tokenize(sql: str) -> list[str]:
    """The tokens in lower case; quoted text keeps its case and its quotation marks, as `"`.

    Raises DataError where a quotation mark is left open.
    """
    sql = sql.replace("'", '"')
    if sql.count('"') % 2:
        raise DataError("a quotation mark is left open")
    strings: dict[str, str] = {}

    def take_out(match: re.Match[str]) -> str:
        key = f"__val_{match.start()}_{match.end() - 1}__"
        strings[key] = match.group()
        return key

    words = (word.lower() for word in _words(_STRING.sub(take_out, sql)))
    return _join_operators([strings.get(word, word) for word in words])


def _words(text: str) -> list[str]:
    text = _FINAL_PERIOD.sub(r"\1 \2 \3 ", text)
    text = _COMMA.sub(r" \1 \2", text)
    text = _FINAL_COMMA.sub(r" \1 ", text)
    text = _SIGNS.sub(r" \g<0> ", text)
    text = f" {text} "
    text = _CONTRACTIONS.sub(lambda match: f" {' '.join(filter(None, match.groups()))} ", text)
    return _WANNA.sub(r" \1 \2 ", text).split()


def _join_operators(tokens: list[str]) -> list[str]:
    """Make `>` `=` one token again. From the right, as a token before the first is the last."""
    joined: list[str] = []
    index = len(tokens) - 1
    while index > 0:
        if tokens[index] == "=" and tokens[index - 1] in _PREFIXES_OF_EQUALS:
            joined.append(f"{tokens[index - 1]}=")
            index -= 2
        else:
            joined.append(tokens[index])
            index -= 1
    joined += tokens[: index + 1]
    joined.reverse()
    if joined and joined[0] == "=" and joined[-1] in _PREFIXES_OF_EQUALS:
        joined = [*joined[:-1], f"{joined[-1]}=", *joined[1:]]
    return joined
