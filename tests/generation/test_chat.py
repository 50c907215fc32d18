"""The text that a model reads."""

from __future__ import annotations

from pathlib import Path

import pytest
from transformers import AutoTokenizer, PreTrainedTokenizerFast

from lib.generation.chat import INSTRUCTION, has_chat_template, model_text, prompt_token_ids

TEMPLATE = (
    "{{ bos_token }}{% for message in messages %}<|{{ message.role }}|>{{ message.content }}"
    "{% endfor %}{% if add_generation_prompt %}<|assistant|>{% endif %}"
)
PROMPT = "Schema:\nsinger : name text\nQuestion: How many singers?\nSQL:"


@pytest.fixture
def tokenizer(tiny_model: Path) -> PreTrainedTokenizerFast:
    loaded: PreTrainedTokenizerFast = AutoTokenizer.from_pretrained(tiny_model)
    return loaded


def test_a_base_model_reads_the_prompt_as_it_is(tokenizer: PreTrainedTokenizerFast) -> None:
    assert not has_chat_template(tokenizer)
    assert model_text(tokenizer, PROMPT) == PROMPT
    assert tokenizer.decode(prompt_token_ids(tokenizer, PROMPT)) == PROMPT


def test_a_chat_model_is_asked_as_a_user(tokenizer: PreTrainedTokenizerFast) -> None:
    tokenizer.chat_template = TEMPLATE
    text = model_text(tokenizer, PROMPT)
    assert text == f"<s><|user|>{INSTRUCTION}\n\n{PROMPT}<|assistant|>"


def test_special_tokens_of_a_chat_are_not_added_twice(tokenizer: PreTrainedTokenizerFast) -> None:
    tokenizer.chat_template = TEMPLATE
    ids = prompt_token_ids(tokenizer, PROMPT)
    assert ids.count(tokenizer.bos_token_id) == 1
