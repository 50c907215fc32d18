"""The text that a model reads."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from transformers import AutoTokenizer, PreTrainedTokenizerFast

from lib.answering.generation import tokens as chat
from lib.answering.generation.tokens import (
    has_chat_template,
    model_text,
    prompt_token_ids,
)
from lib.base.records import Message, Messages, user_message

TEMPLATE = (
    "{{ bos_token }}{% for message in messages %}<|{{ message.role }}|>{{ message.content }}"
    "{% endfor %}{% if add_generation_prompt %}<|assistant|>{% endif %}"
)
TEXT = "Schema:\nsinger : name text\nQuestion: How many singers?\nSQL:"
PROMPT = user_message(TEXT)


@pytest.fixture
def tokenizer(tiny_model: Path) -> PreTrainedTokenizerFast:
    loaded: PreTrainedTokenizerFast = AutoTokenizer.from_pretrained(tiny_model)
    return loaded


def test_a_base_model_reads_the_prompt_as_it_is(tokenizer: PreTrainedTokenizerFast) -> None:
    assert not has_chat_template(tokenizer)
    assert model_text(tokenizer, PROMPT) == TEXT
    assert tokenizer.decode(prompt_token_ids(tokenizer, PROMPT)) == TEXT


CONVERSATION = (
    Message("system", "Write SQL."),
    Message("user", "How many?"),
    Message("assistant", "SELECT 1"),
    Message("user", "Again."),
)


def test_a_base_model_reads_the_contents_one_after_another(
    tokenizer: PreTrainedTokenizerFast,
) -> None:
    assert model_text(tokenizer, CONVERSATION) == "Write SQL.How many?SELECT 1Again."


def test_a_chat_model_reads_the_conversation(tokenizer: PreTrainedTokenizerFast) -> None:
    tokenizer.chat_template = TEMPLATE
    assert model_text(tokenizer, CONVERSATION) == (
        "<s><|system|>Write SQL.<|user|>How many?<|assistant|>SELECT 1<|user|>Again.<|assistant|>"
    )


def test_a_prompt_is_encoded_once_and_a_very_long_one_is_not_kept(
    tokenizer: PreTrainedTokenizerFast, monkeypatch: pytest.MonkeyPatch
) -> None:
    encoded: list[Messages] = []
    plain = chat.prompt_token_ids

    def spy(tokenizer: Any, messages: Messages) -> list[int]:
        encoded.append(messages)
        return plain(tokenizer, messages)

    monkeypatch.setattr(chat, "prompt_token_ids", spy)
    encode = chat.PromptTokens(tokenizer)._encode
    long = user_message("SELECT " * 4000)
    for messages in (PROMPT, PROMPT, long, long):
        assert encode(messages) == tuple(plain(tokenizer, messages))
    assert encoded == [PROMPT, long, long]


def test_special_tokens_of_a_chat_are_not_added_twice(tokenizer: PreTrainedTokenizerFast) -> None:
    tokenizer.chat_template = TEMPLATE
    ids = prompt_token_ids(tokenizer, PROMPT)
    assert ids.count(tokenizer.bos_token_id) == 1
