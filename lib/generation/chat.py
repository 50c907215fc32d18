"""From a prompt to the text that a model reads.

A base model reads the prompt as it is. An instruction-tuned model, told by the chat template of its
tokenizer, gets it as a user message. Training and generation both come here, so that a model is
asked in the words that it was trained on. Tokenizers are any `transformers` tokenizers; this module
imports nothing heavy.
"""

from __future__ import annotations

from typing import Any

INSTRUCTION = (
    "Write one SQLite query that answers the question, using only the tables and columns of the "
    "schema. Answer with the SQL alone."
)


def model_text(tokenizer: Any, prompt: str) -> str:
    """The whole text in front of the completion."""
    if not has_chat_template(tokenizer):
        return prompt
    text: str = tokenizer.apply_chat_template(
        chat_messages(prompt),
        tokenize=False,
        add_generation_prompt=True,
        enable_thinking=False,  # templates without such a switch ignore it
    )
    return text


def chat_messages(prompt: str) -> list[dict[str, str]]:
    """The conversation that asks a chat model."""
    return [{"role": "user", "content": f"{INSTRUCTION}\n\n{prompt}"}]


def prompt_token_ids(tokenizer: Any, prompt: str) -> list[int]:
    """The tokens of `model_text`; a chat template has written its special tokens already."""
    encoded = tokenizer(
        model_text(tokenizer, prompt), add_special_tokens=not has_chat_template(tokenizer)
    )
    ids: list[int] = encoded["input_ids"]
    return ids


def has_chat_template(tokenizer: Any) -> bool:
    """Whether the model is asked through a chat."""
    return bool(getattr(tokenizer, "chat_template", None))
