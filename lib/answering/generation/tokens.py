"""The tokens of a prompt for a local model, and how many it may have.

A model whose tokenizer has a chat template reads messages through it; any other model reads their
contents, one after another. Training and generation both use this module, so that a model is
prompted in the format that it was trained on.

Any `transformers` tokenizer will do; importing this module imports nothing heavy.
"""

from collections.abc import Sequence
from functools import lru_cache, partial
from typing import Any

from lib.answering.generation.protocol import GenerationFailure, GenerationRequest
from lib.base.errors import ModelError
from lib.base.params import GenerationParams
from lib.base.records import Messages, joined_text, to_json

_CACHED_PROMPTS = 1024
_LONGEST_CACHED = 16_000  # characters: a client may send a megabyte, again and again


def load_tokenizer(model: str) -> Any:
    """The tokenizer alone, without torch. Raises ModelError."""
    from transformers import AutoTokenizer

    try:
        return AutoTokenizer.from_pretrained(model)
    except (OSError, ValueError, TypeError, KeyError) as error:
        raise ModelError(f"model {model!r}: its tokenizer cannot be loaded: {error}") from None


def model_text(tokenizer: Any, messages: Messages) -> str:
    """The whole text in front of the completion."""
    if not has_chat_template(tokenizer):
        return joined_text(messages)
    text: str = tokenizer.apply_chat_template(
        [to_json(message) for message in messages],
        tokenize=False,
        add_generation_prompt=True,
        enable_thinking=False,  # templates without such a switch ignore it
    )
    return text


def prompt_token_ids(tokenizer: Any, messages: Messages) -> list[int]:
    """The tokens of `model_text`; a chat template has written its special tokens already."""
    encoded = tokenizer(
        model_text(tokenizer, messages), add_special_tokens=not has_chat_template(tokenizer)
    )
    ids: list[int] = encoded["input_ids"]
    return ids


def has_chat_template(tokenizer: Any) -> bool:
    """Whether the model is prompted through a chat template."""
    return bool(getattr(tokenizer, "chat_template", None))


def longest_prompt(model: str, context: int, params: GenerationParams) -> int:
    """The longest prompt, in tokens, that leaves room for a completion in that context.

    `generation.max_prompt_tokens` lowers it. Raises ModelError where there is no room.
    """
    room = context - params.max_new_tokens
    if room <= 0:
        raise ModelError(
            f"model {model!r}: its context of {context} tokens leaves no room for a prompt; lower "
            f"generation.max_new_tokens ({params.max_new_tokens})"
        )
    return min(room, params.max_prompt_tokens or room)


class PromptTokens:
    """The part of a local `Generator` that its tokenizer decides.

    Prompts are encoded with a cache: one is first counted, and later generated from.
    """

    max_prompt_tokens: int

    def __init__(self, tokenizer: Any) -> None:
        self.chat = has_chat_template(tokenizer)
        self._encode_anew = partial(_encode, tokenizer)
        self._encode_once = lru_cache(_CACHED_PROMPTS)(self._encode_anew)

    def count_tokens(self, messages: Messages) -> int:
        return len(self._encode(messages))

    def _encode(self, messages: Messages) -> tuple[int, ...]:
        length = sum(len(message.content) for message in messages)
        encode = self._encode_once if length <= _LONGEST_CACHED else self._encode_anew
        return encode(messages)

    def _reject_unfit(
        self, requests: Sequence[GenerationRequest]
    ) -> tuple[list[int], dict[int, GenerationFailure]]:
        """The indices of the requests that fit, and a failure for each of the others, by index.

        An empty prompt is a failure too: the model has nothing to continue.
        """
        fitting, failures, limit = [], {}, self.max_prompt_tokens
        for index, request in enumerate(requests):
            length = self.count_tokens(request.messages)
            if 0 < length <= limit:
                fitting.append(index)
            else:
                error = f"the prompt has {length} tokens, the limit is {limit}"
                failures[index] = GenerationFailure(error if length else "an empty prompt")
        return fitting, failures


def _encode(tokenizer: Any, messages: Messages) -> tuple[int, ...]:
    return tuple(prompt_token_ids(tokenizer, messages))
