"""The rule of schema-constrained decoding in tokens: which one may follow in SQL on a schema."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Any

from lib.db.catalog import Catalog
from lib.sql.constraint import SchemaConstraint
from lib.sql.extract import extract_sql

_CACHED_SCHEMAS = 64
_CACHED_ENDS = 4096
_CONTEXT = 5  # tokens that are decoded with the next one
_PROBE = "x"
_FREE = re.compile(r"(?:\bas\s+\w*|^\s*with\b.*)\Z", re.IGNORECASE | re.DOTALL)
_LETTER = re.compile(r"[^\W\d_]")
_NAME_QUOTES = frozenset('"`[]')
_CLOSING = {"'": "'", '"': '"', "`": "`", "[": "]"}


class TokenTexts:
    """What the tokens of a tokenizer say, and which tokens say a text."""

    def __init__(self, tokenizer: Any) -> None:
        self._tokenizer = tokenizer
        self._probe = tokenizer.encode(_PROBE, add_special_tokens=False)
        self._last_text = lru_cache(_CACHED_ENDS)(self.open_text)
        plain = tokenizer.is_fast and not tokenizer.clean_up_tokenization_spaces
        # the same text without a look at the type of every number of the list
        self._decode: Callable[..., str] = (
            tokenizer.backend_tokenizer.decode if plain else tokenizer.decode
        )

    def text(self, tokens: Sequence[int]) -> str:
        """The text of a finished completion."""
        return self._decode(list(tokens), skip_special_tokens=True)

    def open_text(self, tokens: Sequence[int]) -> str:
        """The text of tokens that others will follow, without spaces at its end.

        A word is decoded behind them and cut off: there are tokenizers that decode a quote or a
        joint in another way where nothing follows.
        """
        text = self.text([*tokens, *self._probe])
        if text.endswith(_PROBE):
            return text.removesuffix(_PROBE).rstrip(" ")
        return self.text(tokens)

    def longer_text(self, text: str, tokens: Sequence[int], token: int) -> str:
        """`open_text` of the tokens and one more, where `text` is the one without it.

        Decodes the end alone where that end reads the same without what stands before it.
        """
        last = tokens[-_CONTEXT:]
        before = self._last_text(tuple(last))
        after = self.open_text([*last, token])
        if len(tokens) > _CONTEXT and text.endswith(before) and after.startswith(before):
            return text + after[len(before) :]
        return self.open_text([*tokens, token])

    def encodings(self, word: str) -> Iterator[list[int]]:
        """The tokens of the word at the begin of a text and behind a space."""
        for text in (word, f" {word}"):
            yield self._tokenizer.encode(text, add_special_tokens=False)

    def spelling(self, word: str) -> Iterator[str]:
        """The texts that a completion shows while its tokens come to this word."""
        for tokens in self.encodings(word):
            for end in range(1, len(tokens)):
                yield self.open_text(tokens[:end]).strip()

    def signs(self) -> dict[int, str]:
        """The tokens of signs and numbers, with their texts; none of white space alone."""
        before = list(self._probe)
        texts = (
            (token, self.open_text([*before, token]).removeprefix(_PROBE))
            for token in range(len(self._tokenizer))
        )
        special = frozenset(self._tokenizer.all_special_ids)
        return {
            token: text
            for token, text in texts
            if text.strip() and not _LETTER.search(text) and token not in special
        }


class SchemaRules:
    """Rules for rows. `has_ended`: told the tokens of a completion, whether it ends with them."""

    def __init__(
        self,
        tokens: TokenTexts,
        end_tokens: frozenset[int],
        has_ended: Callable[[Sequence[int]], bool],
    ) -> None:
        self._tokens = tokens
        self._end_tokens = end_tokens
        self._has_ended = has_ended
        self._schema = lru_cache(_CACHED_SCHEMAS)(self._open_schema)
        self._signs: dict[int, str] = {}

    def rule(self, catalog: Catalog) -> Callable[[Sequence[int], int], bool]:
        """A rule for one row."""
        constraint, known = self._schema(catalog)
        reader = constraint.reader()
        texts = self._tokens
        written: tuple[int, str, bool] = (-1, "", False)

        def allows(tokens: Sequence[int], token: int) -> bool:
            nonlocal written
            if token in self._end_tokens:
                return reader.allows(texts.text(tokens), complete=True)
            if written[0] != len(tokens):
                text = texts.open_text(tokens)
                written = len(tokens), text, _is_free(text)
            _, text, free = written
            if token not in known:
                if self._has_ended([*tokens, token]):
                    sql = extract_sql(texts.text([*tokens, token]))
                    return constraint.allows(sql, complete=True)
                if not free:
                    return False
            return reader.allows(texts.longer_text(text, tokens, token))

        return allows

    def _open_schema(self, catalog: Catalog) -> tuple[SchemaConstraint, frozenset[int]]:
        """The constraint, and the tokens that its words, signs and numbers are made of.

        Quotes around names are among them where a name needs them. White space is not, so that a
        row that does not know how to go on cannot wait.
        """
        constraint = SchemaConstraint(catalog, self._tokens.spelling)
        self._signs = self._signs or self._tokens.signs()
        words = {*constraint.words, *constraint.words_as_written}
        quoted = any(not word.isidentifier() for word in words)
        signs = (t for t, text in self._signs.items() if quoted or not _NAME_QUOTES & set(text))
        return constraint, frozenset((*signs, *self._of_words(words)))

    def _of_words(self, words: Iterable[str]) -> Iterator[int]:
        for word in words:
            for tokens in self._tokens.encodings(word):
                yield from tokens


def _is_free(text: str) -> bool:
    """Whether any word may follow: inside quotes, as a name of its own, in what is not judged."""
    return bool(_FREE.search(text)) or _in_quotes(text)


def _in_quotes(text: str) -> bool:
    closing = ""
    for sign in text:
        if not closing:
            closing = _CLOSING.get(sign, "")
        elif sign == closing:
            closing = ""
    return bool(closing)
