"""The tokens of a prompt for a local model, and how many it may have.

A model whose tokenizer has a chat template reads messages through it; any other model reads their
contents, one after another. Training and generation both use this module, so that a model is
prompted in the format that it was trained on.

Any `transformers` tokenizer will do; importing this module imports nothing heavy.
"""

import json
import re
import threading
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from pathlib import Path
from typing import Any

from lib.answering.generation.protocol import GenerationFailure, GenerationRequest
from lib.base.errors import ModelError
from lib.base.params import GenerationParams
from lib.base.records import Messages, joined_text, to_json

_CACHED_PROMPTS = 1024
_LONGEST_CACHED = 16_000  # characters: a client may send a megabyte, again and again
_PRIVATE_USE = range(0xE000, 0x110000)  # characters without a meaning come first
_ENCODING = threading.Lock()  # whether special tokens are split is a state of the tokenizer


def load_tokenizer(model: str) -> Any:
    """The tokenizer alone. Raises ModelError.

    Without torch where the folder says that it needs no class of its own: `AutoTokenizer` imports
    torch, which takes several seconds.
    """
    try:
        if _is_generic(Path(model) / "tokenizer_config.json"):
            from transformers import PreTrainedTokenizerFast

            return PreTrainedTokenizerFast.from_pretrained(model)
        from transformers import AutoTokenizer

        return AutoTokenizer.from_pretrained(model)
    except (OSError, ValueError, TypeError, KeyError) as error:
        raise ModelError(f"model {model!r}: its tokenizer cannot be loaded: {error}") from None


def _is_generic(config: Path) -> bool:
    if not config.is_file():
        return False
    stated = json.loads(config.read_text(encoding="utf-8")).get("tokenizer_class")
    return stated in ("PreTrainedTokenizerFast", "TokenizersBackend")


def model_text(tokenizer: Any, messages: Messages) -> str:
    """The whole text in front of the completion.

    Raises ModelError where the chat template refuses the messages: some take no system message.
    """
    if not has_chat_template(tokenizer):
        return joined_text(messages)
    from jinja2 import TemplateError

    try:
        text: str = tokenizer.apply_chat_template(
            [to_json(message) for message in messages],
            tokenize=False,
            add_generation_prompt=True,
            enable_thinking=False,  # templates without such a switch ignore it
        )
    except TemplateError as error:
        raise ModelError(f"the model's chat template refuses the messages: {error}") from None
    return text


def prompt_token_ids(tokenizer: Any, messages: Messages) -> list[int]:
    """The tokens of `model_text`, in which only the template's own markers are special tokens.

    What a message says is text, even where it spells a special token: `<|im_end|>` in a question
    does not end the user's turn.
    """
    with _ENCODING:
        if not has_chat_template(tokenizer):
            return _ids(tokenizer, joined_text(messages), split_special_tokens=True)
        special = {
            one.content: one for one in tokenizer.added_tokens_decoder.values() if one.special
        }
        if any(one in message.content for message in messages for one in special):
            return _ids_around_markers(tokenizer, messages, special)
        return _ids(tokenizer, model_text(tokenizer, messages), add_special_tokens=False)


def _ids_around_markers(
    tokenizer: Any, messages: Messages, special: Mapping[str, Any]
) -> list[int]:
    """The tokens of messages that spell some of the `special` tokens.

    Characters that no message has stand in for what they spell. So the special tokens that are in
    the text of the template are its own, and what is between them is encoded without any.
    """
    spelled = re.compile("|".join(sorted(map(re.escape, special), key=len, reverse=True)))
    used = {sign for message in messages for sign in message.content}
    unused = (sign for sign in map(chr, _PRIVATE_USE) if sign not in used)
    stand_ins = dict(zip(special, unused, strict=False))
    texts = {ord(sign): text for text, sign in stand_ins.items()}

    def without(text: str) -> str:
        return spelled.sub(lambda found: stand_ins[found[0]], text)

    whole = model_text(tokenizer, tuple(replace(m, content=without(m.content)) for m in messages))
    ids: list[int] = []
    start, stripped = 0, False
    for marker in [*spelled.finditer(whole), None]:
        text = whole[start : marker.start() if marker else None]
        text = text.lstrip() if stripped else text
        text = text.rstrip() if marker and special[marker[0]].lstrip else text
        plain = text.translate(texts)
        ids += _ids(tokenizer, plain, add_special_tokens=False, split_special_tokens=True)
        if marker:
            ids.append(tokenizer.convert_tokens_to_ids(marker[0]))
            start, stripped = marker.end(), special[marker[0]].rstrip
    return ids


def _ids(tokenizer: Any, text: str, **options: bool) -> list[int]:
    ids: list[int] = tokenizer(text, **options)["input_ids"]
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
        self._encode_anew = lambda messages: tuple(prompt_token_ids(tokenizer, messages))
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
