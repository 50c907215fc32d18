"""The rule of schema-constrained decoding in tokens: which one may follow in SQL on a schema."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from functools import cached_property, lru_cache
from itertools import chain
from typing import Any

from lib.db.catalog import Catalog
from lib.db.names import fold_case
from lib.generation.stopping import may_end_sql, sql_has_ended
from lib.sql.constraint import Following, SchemaConstraint
from lib.sql.extract import extract_sql

_CACHED_SCHEMAS = 64
_CACHED_PROMPTS = 1024
_CACHED_ENDS = 65536
_CACHED_TOKENS = 65536
_CACHED_WORDS = 65536
_CONTEXT = 5  # tokens that are decoded with the next one
_PROBE = "x"
_FREE = re.compile(r"(?:\bas\s+\w*|^\s*with\b.*)\Z", re.IGNORECASE | re.DOTALL)
_OPEN_TEXT = re.compile(r"'%?([^'%]{4,})\Z")
_OPEN_NUMBER = re.compile(r"(?<![\w.'])(\d[\d.]{2,})\Z")
_WORD_END = re.compile(r"(?:e?s)?(?!\w)")
_LAST_WORD = re.compile(r"[^\W\d]\w*\Z")
_LETTER = re.compile(r"[^\W\d_]")
_NAME_QUOTES = frozenset('"`[]')
_OPENING = {
    "<integer>": "0123456789",
    "<number>": "0123456789",
    "<string>": "'",
    "<quoted>": '"',
    "<identifier>": "`[",
}
_ALL_SIGNS = frozenset(map(chr, range(33, 127)))
_BALANCED = re.compile(r"""(?:[^'"`\[]++|'[^']*'|"[^"]*"|`[^`]*`|\[[^\]]*\])*+""")


class TokenTexts:
    """What the tokens of a tokenizer say, and which tokens say a text."""

    def __init__(self, tokenizer: Any) -> None:
        self._tokenizer = tokenizer
        self._probe = tokenizer.encode(_PROBE, add_special_tokens=False)
        self._last_text = lru_cache(_CACHED_ENDS)(self.open_text)  # refused SQL is read again
        self.may_end_sql = lru_cache(_CACHED_TOKENS)(self._may_end_sql)
        self.encodings = lru_cache(_CACHED_WORDS)(self._encodings)
        self.spelling = lru_cache(_CACHED_WORDS)(self._spelling)
        plain = tokenizer.is_fast and not tokenizer.clean_up_tokenization_spaces
        # the same text without a look at the type of every number of the list
        self._decode: Callable[..., str] = (
            tokenizer.backend_tokenizer.decode if plain else tokenizer.decode
        )

    @property
    def vocabulary_size(self) -> int:
        return len(self._tokenizer)

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
        after = self._last_text((*last, token))
        if len(tokens) > _CONTEXT and text.endswith(before) and after.startswith(before):
            return text + after[len(before) :]
        return self.open_text([*tokens, token])

    def _encodings(self, word: str) -> list[list[int]]:
        """The tokens of the word at the begin of a text and behind a space."""
        texts = (word, f" {word}")
        return [self._tokenizer.encode(text, add_special_tokens=False) for text in texts]

    def _spelling(self, word: str) -> list[str]:
        """The texts that a completion shows while its tokens come to this word."""
        return [
            self.open_text(tokens[:end]).strip()
            for tokens in self.encodings(word)
            for end in range(1, len(tokens))
        ]

    def is_in_value(self, tokens: Sequence[int], token: int) -> bool:
        """Whether the token goes on with a text or a number that has begun before it."""
        text = self.open_text(tokens)
        if _in_quotes(text):
            return True
        return (
            text[-1:].isdigit() and self.longer_text(text, tokens, token)[len(text) :][:1].isdigit()
        )

    def _may_end_sql(self, token: int) -> bool:
        """Whether the token can be one that ends SQL.

        The second of three stands between others: there are tokenizers that decode a line end only
        before another token.
        """
        return may_end_sql(self._decode([token] * 3))

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
        marked = any(self.may_end_sql(token) for token in tokens[-2:])
        return marked and sql_has_ended(self.text(tokens), chat)

    def signs(self) -> dict[int, str]:
        """The tokens of signs and numbers, with their texts; none of white space alone."""
        before = list(self._probe)
        texts = (
            (token, self.open_text([*before, token]).removeprefix(_PROBE))
            for token in range(self.vocabulary_size)
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
        self.tokens = tokens
        self.end_tokens = end_tokens
        self.has_ended = has_ended
        self._schema = lru_cache(_CACHED_SCHEMAS)(self._open_schema)
        self._said = lru_cache(_CACHED_PROMPTS)(Said)

    def rule(self, catalog: Catalog, prompt: str) -> SchemaRule:
        """A rule for one row behind that prompt."""
        return SchemaRule(self, self._schema(catalog), self._said(prompt))

    @cached_property
    def closing(self) -> frozenset[int]:
        """The tokens that a completion can end with."""
        marked = filter(self.tokens.may_end_sql, range(self.tokens.vocabulary_size))
        return self.end_tokens.union(marked)

    def first_tokens(self, word: str) -> frozenset[int]:
        """What a name begins with that the query itself has given."""
        return frozenset(tokens[0] for tokens in self.tokens.encodings(word))

    @cached_property
    def _signs(self) -> dict[int, str]:
        return self.tokens.signs()

    def _open_schema(self, catalog: Catalog) -> _Schema:
        """Quotes around names are among the signs where a name needs them. White space is not, so
        that a row that does not know how to go on cannot wait.
        """
        constraint = SchemaConstraint(catalog, self.tokens.spelling)
        spellings = {word: {word, constraint.as_written(word)} for word in constraint.words}
        quoted = any(not word.isidentifier() for word in constraint.words)
        encodings = {
            word: [tokens for text in texts for tokens in self.tokens.encodings(text)]
            for word, texts in spellings.items()
        }
        return _Schema(
            constraint,
            frozenset(chain.from_iterable(map(self._spellings, chain(*spellings.values())))),
            {word: frozenset(tokens[0] for tokens in found) for word, found in encodings.items()},
            frozenset(t for found in encodings.values() for tokens in found for t in tokens[1:]),
            {
                token: text.lstrip()[0]
                for token, text in self._signs.items()
                if quoted or not _NAME_QUOTES & set(text)
            },
            self.closing,
        )

    def _spellings(self, word: str) -> Iterator[str]:
        yield word
        yield from self.tokens.spelling(word)


class Said:
    """What a prompt says: a value that begins like one of its words is not broken off inside it."""

    def __init__(self, prompt: str) -> None:
        self._text = f" {prompt.casefold()} "

    def is_broken_off(self, text: str, longer: str) -> bool:
        """Whether a text or number at the end of `text` leaves a word of the prompt in `longer`.

        Plural endings may be left out. Short values are free: `F` is no broken-off `female`, and 1
        no 126.
        """
        value = _OPEN_NUMBER.search(text) or _OPEN_TEXT.search(text)
        if value is None or (value[0].startswith("'") and not _in_quotes(text)):
            return False
        rests, more = self._rests(value[1].casefold()), longer[len(text) :].casefold()
        if not rests or any(rest.startswith(more) for rest in rests):
            return False
        if more[:1].isalnum() or more[:1] == "_":
            return True
        return not any(_WORD_END.match(rest) for rest in rests)

    def _rests(self, begun: str) -> list[str]:
        """What stands behind it wherever a word of the prompt begins with it."""
        rests = []
        place = self._text.find(begun)
        while place >= 0:
            if not self._text[place - 1].isalnum():
                rests.append(self._text[place + len(begun) :])
            place = self._text.find(begun, place + 1)
        return rests


class _Schema:
    """A schema in tokens.

    `spelt`: its words and what they are begun with, in the case of each. `first`: the tokens that
    a word can begin with. `inner`: those inside words. `signs`: those of signs and numbers, with
    the first character of each. `closing`: those that a completion can end with.
    """

    def __init__(
        self,
        constraint: SchemaConstraint,
        spelt: frozenset[str],
        first: dict[str, frozenset[int]],
        inner: frozenset[int],
        signs: dict[int, str],
        closing: frozenset[int],
    ) -> None:
        self.constraint = constraint
        self.spelt = spelt
        self.spelt_in_any_case = frozenset(fold_case(text) for text in spelt)
        self.first = first
        self.inner = inner
        self.signs = signs
        self.closing = closing
        self.known = inner.union(signs, *first.values())
        self.candidates = self.known | closing

    def mixes_cases(self, text: str) -> bool:
        """Whether it ends with a word that nobody would spell so, such as `naME`."""
        found = _LAST_WORD.search(text)
        return (
            found is not None
            and found[0] not in self.spelt
            and fold_case(found[0]) in self.spelt_in_any_case
        )


class SchemaRule:
    """What one row keeps to: see `lib.generation.hf_rows.Rule`."""

    def __init__(self, rules: SchemaRules, schema: _Schema, said: Said) -> None:
        self._rules = rules
        self._schema = schema
        self._said = said
        self._reader = schema.constraint.reader()
        self._written: tuple[int, str, bool] = (-1, "", False)
        self._longer: dict[int, str] = {}  # what is written, with each token that was asked for

    def allows(self, tokens: Sequence[int], token: int) -> bool:
        texts = self._rules.tokens
        if token in self._rules.end_tokens:
            return self._reader.allows(texts.text(tokens), complete=True)
        text, free = self._read(tokens)
        if token not in self._schema.known:
            if self._may_end(tokens, token) and self._rules.has_ended([*tokens, token]):
                sql = extract_sql(texts.text([*tokens, token]))
                return self._schema.constraint.allows(sql, complete=True)
            if not free:
                return False
        self._longer[token] = longer = texts.longer_text(text, tokens, token)
        if longer == text or (not free and self._schema.mixes_cases(longer)):
            return False  # a token that says nothing may wait
        return not self._said.is_broken_off(text, longer) and self._reader.allows(longer)

    def candidates(self, tokens: Sequence[int]) -> frozenset[int] | None:
        text, free = self._read(tokens)
        if free or not self._rules.closing.isdisjoint(tokens[-1:]):
            return None
        following = self._reader.following(text)
        if following is None:
            return self._schema.candidates
        found = set(self._schema.closing)
        for word in following.words:
            found |= self._schema.first.get(word) or self._rules.first_tokens(word)
        if following.last == "word":
            found |= self._schema.inner
        starts = _signs_that_start(following)
        found |= {token for token, sign in self._schema.signs.items() if sign in starts}
        return frozenset(found)

    def _may_end(self, tokens: Sequence[int], token: int) -> bool:
        """The last token may show only now what it says: see `TokenTexts.may_end_sql`."""
        return not self._rules.closing.isdisjoint((*tokens[-1:], token))

    def _read(self, tokens: Sequence[int]) -> tuple[str, bool]:
        """The text of the tokens, and whether any word may follow."""
        count = self._written[0]
        if count != len(tokens):
            known = self._longer.get(tokens[-1]) if 0 <= count == len(tokens) - 1 else None
            text = self._rules.tokens.open_text(tokens) if known is None else known
            self._written = len(tokens), text, _is_free(text)
            self._longer = {}
        return self._written[1:]


def _signs_that_start(following: Following) -> frozenset[str]:
    """The first characters of signs, numbers and quotes that may come next."""
    if following.last in ("integer", "number", "sign"):  # 1 may become 10, and < may become <=
        return _ALL_SIGNS
    kinds = (key for key in following.keys if key.startswith("<") and len(key) > 2)
    signs = (key[0] for key in following.keys if key and not key[0].isalnum())
    return frozenset(signs).union(*(_OPENING.get(kind, "") for kind in kinds))


def _is_free(text: str) -> bool:
    """Whether any word may follow: inside quotes, as a name of its own, in what is not judged."""
    return bool(_FREE.search(text)) or _in_quotes(text)


def _in_quotes(text: str) -> bool:
    return _BALANCED.fullmatch(text) is None
