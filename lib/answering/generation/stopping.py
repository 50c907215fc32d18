"""When a completion is complete: at a stop string, or after its SQL.

Base models run on: after the SQL they invent the next question. In their prompts the SQL is one
line, so a line end or a `;` ends it. Chat models may spread SQL over lines and explain it: their
answer has ended once `lib.database.sql.extract` has found a query that further text cannot change.

Not in `lib.answering.generation.protocol`, which training imports too, because reading SQL
takes the room `database`.
"""

import re
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any

from lib.database.sql.extract import find_sql

_CACHED_TOKENS = 65536
_FENCE = "```"
_MARKS = ("\n", ";", "`", ">", "]", "}")  # the last three close tags, [SQL] and LaTeX
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
    if fences:
        return fences > 1
    bare = _QUOTED.sub("", text)
    return ";" in bare or "\n" in bare


class TokenTexts:
    """Decodes completions with one tokenizer, and finds when they have ended."""

    def __init__(self, tokenizer: Any) -> None:
        self._may_end_sql = lru_cache(_CACHED_TOKENS)(self._decodes_to_an_end)
        plain = tokenizer.is_fast and not tokenizer.clean_up_tokenization_spaces
        # the same text, without a check of the type of every number in the list
        self._decode: Callable[..., str] = (
            tokenizer.backend_tokenizer.decode if plain else tokenizer.decode
        )

    def text(self, tokens: Sequence[int]) -> str:
        """The text of these tokens, without special tokens."""
        return self._decode(list(tokens), skip_special_tokens=True)

    def has_ended(self, tokens: Sequence[int], chat: bool, stop: Sequence[str]) -> bool:
        """Whether a completion of these tokens is complete: see `GenerationRequest.stop`.

        A stop string has at most as many tokens as bytes, so it is enough to decode the last ones,
        and two more, as some tokenizers decode a line end only between two tokens.
        """
        if not stop:
            return self.sql_has_ended(tokens, chat)
        longest = max(len(end.encode()) for end in stop)
        last = self.text(tokens[-longest - 2 :])
        return any(end in last for end in stop)

    def sql_has_ended(self, tokens: Sequence[int], chat: bool) -> bool:
        """Whether a completion of these tokens has finished its SQL.

        It is decoded only if one of its last two tokens has a character that may end SQL. Two,
        because some tokenizers decode a line end only if another token follows.
        """
        marked = any(self._may_end_sql(token) for token in tokens[-2:])
        return marked and sql_has_ended(self.text(tokens), chat)

    def _decodes_to_an_end(self, token: int) -> bool:
        """Whether the token can be one that ends SQL.

        It is decoded three times in a row, since the same tokenizers need other tokens around it.
        """
        return may_end_sql(self._decode([token] * 3))
