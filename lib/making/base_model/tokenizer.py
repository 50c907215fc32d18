"""The tokenizer of the embedded base model: one word is one token wherever it stands.

A small model answers by copying identifiers from the prompt, so a word must be the same token in
the question, in the schema and in the SQL. A byte-level BPE with leading-space marks breaks that:
`t1.name`, `count(name)` and `( id , name )` give three tokens for one word. Here text is split at
white space, at punctuation and at underscores; unseen words break into trained pieces (WordPiece).
Decoding joins with spaces and then closes up what SQL or a value writes without them.

Plural endings are cut off as marks, so that `singers` in a question and `singer` in a schema share
their token. Other marks keep decoding exact where a sign means two things: opening and closing
quotes, an apostrophe inside a word, a full stop before a space, the minus of a number.
"""

from collections.abc import Iterable
from pathlib import Path

from tokenizers import Regex, Tokenizer, decoders, models, normalizers, pre_tokenizers, trainers
from transformers import PreTrainedTokenizerFast

from lib.base.params import PretrainParams
from lib.making.base_model.corpus import CURRICULUM, CorpusSampler

_PAD, _UNKNOWN, _END = "<pad>", "<unk>", "</s>"

_OPEN, _CLOSE, _APOSTROPHE, _STOP, _NEWLINE = "‹", "›", "ʼ", "⸳", "⏎"
_OPEN_DOUBLE, _CLOSE_DOUBLE, _MINUS = "“", "”", "−"
_S, _ES, _IES = "ˢ", "ᵉ", "ⁱ"  # of singers, matches, cities
_MARKS = (
    *(_OPEN, _CLOSE, _APOSTROPHE, _STOP, _NEWLINE),
    *(_OPEN_DOUBLE, _CLOSE_DOUBLE, _MINUS, _S, _ES, _IES),
)
_WORD_ENDS = r"(?![A-Za-z0-9])"
_PLURALS = (  # the letters before an ending, the ending, what is written instead
    ("(?<=[a-z]{2}[^aeiou])", "ies", f"y {_IES}"),
    *((f"(?<=[a-z]{{2}}{end})", "es", f" {_ES}") for end in ("ch", "sh", "ss", "x")),
    ("(?<=[a-z]{2}[a-rtv-z])(?<!i)", "s", f" {_S}"),
)
_BEFORE_OPENING = r"(?<![^\s(,=<>|])"  # the start, white space, or one of these signs
_FUNCTIONS = ("COUNT", "SUM", "AVG", "MIN", "MAX")

_SPECIAL = [_PAD, _UNKNOWN, _END]
_INSIDE = "##"  # marks a piece that continues a word
_ASCII = range(33, 127)
_INNER = [*(chr(code) for code in _ASCII if chr(code).isalnum()), "="]  # "=": as in "<="
_LONGEST_WORD = 1000  # characters; a longer one is unknown


def train_tokenizer(
    texts: Iterable[str], words: Iterable[str], vocabulary_size: int, context: int
) -> PreTrainedTokenizerFast:
    """Train a WordPiece vocabulary on `texts` and add `words` to it; wrapped for `transformers`.

    `vocabulary_size`: pieces without the added words. `context` in tokens. Equal texts and words
    give equal ids.
    """
    trained = _empty_tokenizer({})
    trainer = trainers.WordPieceTrainer(
        vocab_size=vocabulary_size,
        # The trainer numbers the signs inside words in the order of a hash table and breaks ties
        # by these numbers: they must be fixed, else two trainings give two vocabularies.
        special_tokens=[*_SPECIAL, *(f"{_INSIDE}{sign}" for sign in _INNER)],
        initial_alphabet=[*map(chr, _ASCII), *_MARKS],
        continuing_subword_prefix=_INSIDE,
        show_progress=False,
    )
    trained.train_from_iterator(texts, trainer)
    vocabulary = trained.get_vocab()
    for word in words:
        vocabulary.setdefault(word, len(vocabulary))
    tokenizer = _empty_tokenizer(vocabulary)  # in which the signs are nothing special
    tokenizer.add_special_tokens(_SPECIAL)
    return PreTrainedTokenizerFast(
        tokenizer_object=tokenizer,
        pad_token=_PAD,
        unk_token=_UNKNOWN,
        eos_token=_END,
        model_max_length=context,
        clean_up_tokenization_spaces=False,
        padding_side="left",
    )


def corpus_tokenizer(
    corpus: CorpusSampler, params: PretrainParams, folder: Path
) -> PreTrainedTokenizerFast:
    """The one in a folder, which a killed run has trained there, or else a newly trained one."""
    if not folder.is_dir():
        examples = (
            corpus.sample(CURRICULUM[-1], index, "tokenizer")
            for index in range(params.tokenizer_examples)
        )
        texts = (example.prompt + example.completion for example in examples)
        words = corpus.lexicon.vectors.words
        tokenizer = train_tokenizer(texts, words, params.vocabulary_size, params.context)
        unfinished = folder.with_suffix(".tmp")
        tokenizer.save_pretrained(unfinished)
        unfinished.rename(folder)
    return PreTrainedTokenizerFast.from_pretrained(folder)


def _empty_tokenizer(vocabulary: dict[str, int]) -> Tokenizer:
    """Everything but the training: how text is split, looked up and joined again."""
    tokenizer = Tokenizer(
        models.WordPiece(
            vocabulary,
            unk_token=_UNKNOWN,
            continuing_subword_prefix=_INSIDE,
            max_input_chars_per_word=_LONGEST_WORD,
        )
    )
    tokenizer.normalizer = _normalizer()
    tokenizer.pre_tokenizer = pre_tokenizers.Sequence(
        [
            pre_tokenizers.Split(Regex(r"\s+"), "removed"),
            pre_tokenizers.Split(Regex(r"<=|>=|!=|[^\w\s]|_"), "isolated"),
        ]
    )
    tokenizer.decoder = _decoder()
    return tokenizer


def _normalizer() -> normalizers.Normalizer:
    replace = normalizers.Replace
    return normalizers.Sequence(
        [
            normalizers.NFC(),
            *(replace(Regex(f"{a}{ending}{_WORD_ENDS}"), mark) for a, ending, mark in _PLURALS),
            replace(Regex(_BEFORE_OPENING + r"' '(?=[\s),;]|$)"), f" {_OPEN} {_CLOSE} "),
            replace(Regex(_BEFORE_OPENING + r"'(?=[^\s'])"), f" {_OPEN} "),
            replace(Regex(r"(?<=\w)'(?=\w)"), f" {_APOSTROPHE} "),
            replace(Regex(r"'(?=\w)"), f" {_APOSTROPHE} "),
            replace("'", f" {_CLOSE} "),
            replace(Regex(_BEFORE_OPENING + r"\"(?=[^\s\"])"), f" {_OPEN_DOUBLE} "),
            replace(Regex(r"(?<=[\w\"]\.)\"(?=\w)"), f" {_OPEN_DOUBLE} "),  # T1."order"
            replace('"', f" {_CLOSE_DOUBLE} "),
            replace(Regex(r"\.(?=\s|$)"), f" {_STOP} "),
            replace(Regex(_BEFORE_OPENING + r"-(?=\d)"), f" {_MINUS} "),
            replace("\n", f" {_NEWLINE} "),
        ]
    )


def _decoder() -> decoders.Decoder:
    rules = [
        (f"y {_IES}", "ies"),
        (f" {_ES}", "es"),
        (f" {_S}", "s"),
        (f" {_NEWLINE} ", "\n"),
        (f"{_OPEN} {_CLOSE}", "' '"),
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
        ("[ ", "["),
        (" ]", "]"),
        ("< >", "<>"),
        ("| |", "||"),
        *((f" {sign} ", sign) for sign in "_.-:/@"),
        *((f"{function} (", f"{function}(") for function in _FUNCTIONS),
    ]
    return decoders.Sequence(
        [
            decoders.WordPiece(prefix=_INSIDE, cleanup=False),
            decoders.Fuse(),
            *(decoders.Replace(pattern, content) for pattern, content in rules),
        ]
    )
