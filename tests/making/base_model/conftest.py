"""A lexicon, a tokenizer and model parameters small enough to train in a blink."""

import pytest
from transformers import PreTrainedTokenizerFast

from lib.base.params import PretrainParams
from lib.making.base_model.corpus import CURRICULUM, CorpusSampler
from lib.making.base_model.lexicon import Lexicon, load_lexicon
from lib.making.base_model.tokenizer import train_tokenizer

TINY = PretrainParams(
    hidden_size=16,
    layers=1,
    heads=2,
    context=512,
    vocabulary_size=900,
    tokenizer_examples=60,
    real_questions=None,
    steps=8,
    batch_size=2,
    learning_rate=0.001,
    decay_share=0.6,
    warmup_steps=2,
    compile=False,
    evaluate_every=4,
    answered_groups=2,
    held_out=2,
)

WORDS = ("zymurgist", "lateness")
"""Words that are added to the tokenizer."""


@pytest.fixture(scope="session")
def lexicon() -> Lexicon:
    return load_lexicon()


@pytest.fixture(scope="session")
def corpus(lexicon: Lexicon) -> CorpusSampler:
    return CorpusSampler(lexicon, 13)


@pytest.fixture(scope="session")
def corpus_texts(corpus: CorpusSampler) -> list[str]:
    """First-turn and repair prompts of the last stage, each with its SQL."""
    examples = [corpus.sample(CURRICULUM[-1], index, "tokenizer") for index in range(60)]
    return [example.prompt + example.completion for example in examples]


@pytest.fixture(scope="session")
def tokenizer(corpus_texts: list[str]) -> PreTrainedTokenizerFast:
    return train_tokenizer(corpus_texts, WORDS, TINY.vocabulary_size, TINY.context)
