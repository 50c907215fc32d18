"""When a completion has written its SQL, so that decoding can stop before the end token.

Base models run on: after the SQL they invent the next question. In their prompts the SQL is one
line, so a line end or a `;` ends it. Chat models may spread SQL over lines and explain it: their
answer has ended where `lib.sql.extract` has found a query that no further text changes.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any

from lib.sql.extract import find_sql

_FENCE = "```"
_MARKS = ("\n", ";", "`")
_QUOTED = re.compile(r"'(?:[^']|'')*('|$)|\"(?:[^\"]|\"\")*(\"|$)|`[^`]*(`|$)|\[[^\]]*(\]|$)")


def may_end_sql(token_text: str) -> bool:
    """Whether a token of this text can be the one that ends the SQL. Cheap: asked per token."""
    return any(mark in token_text for mark in _MARKS)


def sql_has_ended(completion: str, chat: bool) -> bool:
    """Whether the SQL of `completion` is complete: what follows would not belong to it."""
    if chat:
        return find_sql(completion).complete
    text = completion.lstrip()
    fences = text.count(_FENCE)
    return fences > 1 if fences else _has_mark(text, ";\n")


def text_before_stop(text: str, stop: Sequence[str]) -> str:
    """The text before the first stop string in it; all of it where there is none."""
    starts = [start for start in map(text.find, stop) if start >= 0]
    return text[: min(starts, default=len(text))]


def _has_mark(text: str, marks: str) -> bool:
    """Whether one of the characters stands outside quotes."""
    bare = _QUOTED.sub("", text)
    return any(mark in bare for mark in marks)


_CACHED_TOKENS = 65536


class TokenTexts:
    """The texts of completions in the tokens of one tokenizer."""

    def __init__(self, tokenizer: Any) -> None:
        self._may_end_sql = lru_cache(_CACHED_TOKENS)(self._decodes_to_an_end)
        plain = tokenizer.is_fast and not tokenizer.clean_up_tokenization_spaces
        # the same text without a look at the type of every number of the list
        self._decode: Callable[..., str] = (
            tokenizer.backend_tokenizer.decode if plain else tokenizer.decode
        )

    def text(self, tokens: Sequence[int]) -> str:
        """The text of a finished completion."""
        return self._decode(list(tokens), skip_special_tokens=True)

    def has_ended(self, tokens: Sequence[int], chat: bool, stop: Sequence[str]) -> bool:
        """Whether a completion of these tokens is complete: see `GenerationRequest.stop`.

        A stop string has at most as many tokens as bytes, so only the last ones can be new.
        """
        if not stop:
            return self.sql_has_ended(tokens, chat)
        longest = max(len(end.encode()) for end in stop)
        last = self.text(tokens[-longest - 1 :])
        return any(end in last for end in stop)

    def sql_has_ended(self, tokens: Sequence[int], chat: bool) -> bool:
        """Whether a completion of these tokens has said its SQL.

        Only one with a mark at its end is worth decoding. The last two tokens count: there are
        tokenizers that decode a line end only before another token.
        """
        marked = any(self._may_end_sql(token) for token in tokens[-2:])
        return marked and sql_has_ended(self.text(tokens), chat)

    def _decodes_to_an_end(self, token: int) -> bool:
        """Whether the token can be one that ends SQL.

        The second of three stands between others, for the same tokenizers.
        """
        return may_end_sql(self._decode([token] * 3))
