"""The tokenizer of the embedded base model: one word is one token wherever it stands.

A small model answers by copying identifiers from the prompt, so a word must be the same token in
the question, in the schema and in the SQL. A byte-level BPE with leading-space marks breaks that:
`t1.name`, `count(name)` and `( id , name )` give three tokens for one word. Here text is split at
white space, at punctuation and at underscores; unseen words break into trained pieces (WordPiece).
Decoding joins with spaces and then closes up what SQL or a value writes without them.

Marks keep decoding exact where a sign means two things: opening and closing quotes, an apostrophe
inside a word, a full stop before a space, the minus of a number.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tokenizers import (
    Regex,
    Tokenizer,
    decoders,
    models,
    normalizers,
    pre_tokenizers,
    trainers,
)
from transformers import PreTrainedTokenizerFast

PAD, UNKNOWN, END = "<pad>", "<unk>", "</s>"

_OPEN, _CLOSE, _APOSTROPHE, _STOP, _NEWLINE = "‹", "›", "ʼ", "⸳", "⏎"
_OPEN_DOUBLE, _CLOSE_DOUBLE, _MINUS = "“", "”", "−"
_MARKS = (
    _OPEN, _CLOSE, _APOSTROPHE, _STOP, _NEWLINE, _OPEN_DOUBLE, _CLOSE_DOUBLE, _MINUS,
)  # fmt: skip
_BEFORE_OPENING = r"(?<![^\s(,=<>|])"  # the start, white space, or one of these signs
_FUNCTIONS = ("COUNT", "SUM", "AVG", "MIN", "MAX")


def train_tokenizer(
    texts: Iterable[str], vocabulary_size: int, context: int
) -> PreTrainedTokenizerFast:
    """Train a WordPiece vocabulary on `texts`; wrapped for `transformers`, context in tokens."""
    tokenizer = Tokenizer(models.WordPiece(unk_token=UNKNOWN, max_input_chars_per_word=64))
    tokenizer.normalizer = _normalizer()
    tokenizer.pre_tokenizer = pre_tokenizers.Sequence(
        [
            pre_tokenizers.Split(Regex(r"\s+"), "removed"),
            pre_tokenizers.Split(Regex(r"<=|>=|!=|<>|\|\||[^\w\s]|_"), "isolated"),
        ]
    )
    tokenizer.decoder = _decoder()
    trainer = trainers.WordPieceTrainer(
        vocab_size=vocabulary_size,
        special_tokens=[PAD, UNKNOWN, END],
        initial_alphabet=[*map(chr, range(33, 127)), *_MARKS],
        continuing_subword_prefix="##",
        show_progress=False,
    )
    tokenizer.train_from_iterator(_with_alphabet(texts), trainer)
    return PreTrainedTokenizerFast(
        tokenizer_object=tokenizer,
        pad_token=PAD,
        unk_token=UNKNOWN,
        eos_token=END,
        model_max_length=context,
        clean_up_tokenization_spaces=False,
        padding_side="left",
    )


def _with_alphabet(texts: Iterable[str]) -> Iterator[str]:
    """The texts, and every letter and digit inside a word, so that any ASCII word has pieces."""
    yield from texts
    for code in range(33, 127):
        if chr(code).isalnum():
            yield f"a{chr(code)}"


def _normalizer() -> normalizers.Normalizer:
    replace = normalizers.Replace
    return normalizers.Sequence(
        [
            normalizers.NFC(),
            replace(Regex(_BEFORE_OPENING + r"'(?=[^\s'])"), f" {_OPEN} "),
            replace(Regex(r"(?<=\w)'(?=\w)"), f" {_APOSTROPHE} "),
            replace(Regex(r"'(?=\w)"), f" {_APOSTROPHE} "),
            replace("'", f" {_CLOSE} "),
            replace(Regex(_BEFORE_OPENING + r"\"(?=[^\s\"])"), f" {_OPEN_DOUBLE} "),
            replace('"', f" {_CLOSE_DOUBLE} "),
            replace(Regex(r"\.(?=\s|$)"), f" {_STOP} "),
            replace(Regex(_BEFORE_OPENING + r"-(?=\d)"), f" {_MINUS} "),
            replace("\n", f" {_NEWLINE} "),
        ]
    )


def _decoder() -> decoders.Decoder:
    rules = [
        (f" {_NEWLINE} ", "\n"),
        (f"{_OPEN} ", "'"),
        (f" {_CLOSE}", "'"),
        (f" {_APOSTROPHE} ", "'"),
        (f"{_OPEN_DOUBLE} ", '"'),
        (f" {_CLOSE_DOUBLE}", '"'),
        (f" {_STOP}", "."),
        (f"{_MINUS} ", "-"),
        ("'% ", "'%"),
        (" %'", "%'"),
        (" , ", ", "),
        ("( ", "("),
        (" )", ")"),
        *((f" {sign} ", sign) for sign in "_.-:/@"),
        *((f"{function} (", f"{function}(") for function in _FUNCTIONS),
    ]
    return decoders.Sequence(
        [
            decoders.WordPiece(prefix="##", cleanup=False),
            decoders.Fuse(),
            *(decoders.Replace(pattern, content) for pattern, content in rules),
        ]
    )
