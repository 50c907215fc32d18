"""Requests to the OpenAI-compatible endpoint: their bodies, and the checks of them."""

import secrets
import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from pydantic import BaseModel, ConfigDict

from lib.answering.generation.protocol import GenerationRequest, Sampling
from lib.base.params import ServingParams
from lib.base.records import Message, Messages, sendable, user_message
from lib.serving.guard import RefusedError
from lib.serving.models import Models, ServedModel

_UNTIL_THE_END = ("\0",)
"""A stop string that no model writes: without a stop string, a completion ends after its SQL."""

_SEED_BITS = 31
_MOST_CHOICES = 128
_MOST_NEW_TOKENS = 4096  # of a completion: requests with other sampling wait meanwhile
_MOST_TOKENS = 1 << 16  # of all choices together, each with its prompt: their states take memory
_LOWEST_TEMPERATURE = 1e-3  # below it logits overflow
_MOST_STOPS = 16  # each is looked for after every token
_LONGEST_STOP = 256  # characters

_NEUTRAL: dict[str, tuple[Any, ...]] = {
    "best_of": (1,),
    "echo": (False,),
    "frequency_penalty": (0,),
    "logit_bias": ({},),
    "min_p": (0,),
    "presence_penalty": (0,),
    "prompt_logprobs": (0,),
    "repetition_penalty": (1,),
    "response_format": ({"type": "text"},),
    "suffix": ("",),
    "tool_choice": ("none",),
    "tools": ([],),
    "top_k": (-1, 0),
    "top_p": (1,),
}
"""Fields that would change what is written, and the values with which they do not."""


class _Body(BaseModel):
    """The fields of both endpoints. Others are ignored, except for those of `_NEUTRAL`."""

    model_config = ConfigDict(extra="allow")

    model: str
    max_tokens: int | None = None
    temperature: float = 1.0
    n: int = 1
    seed: int | None = None
    stop: str | list[str] | None = None
    stream: bool = False
    stream_options: dict[str, Any] | None = None
    return_token_ids: bool = False
    stop_after_sql: bool = False
    random_source: tuple[int, str, int] | None = None


class ChatBody(_Body):
    """Two fields are not OpenAI's, here and in CompletionBody.

    `stop_after_sql`: end a completion where this project's own rollouts end it. `random_source`:
    sample as they do, from the seed, id and turn of `lib.answering.generation.protocol` in place of
    `seed`; only a trainer may use it.
    """

    messages: list[dict[str, Any]]
    max_completion_tokens: int | None = None
    logprobs: bool | None = None
    top_logprobs: int | None = None


class CompletionBody(_Body):
    prompt: str | list[str]
    logprobs: int | None = None


class AdapterBody(BaseModel):
    """As vLLM's server takes it. `load_inplace`: replace the adapter of that name."""

    model_config = ConfigDict(extra="allow")

    lora_name: str
    lora_path: str = ""
    load_inplace: bool = False


@dataclass(frozen=True)
class CompletionRequest:
    """A checked request of either kind.

    `likeliest`: the lists of likely tokens are asked for too; they hold only the generated token.
    """

    chat: bool
    model: ServedModel
    requests: list[GenerationRequest]
    sampling: Sampling
    logprobs: bool
    likeliest: bool
    token_ids: bool
    usage: bool
    id: str
    created: int

    def head(self, chat_kind: str) -> dict[str, Any]:
        """The fields that every answer begins with. `chat_kind`: the type of one in a chat."""
        return {
            "id": self.id,
            "object": chat_kind if self.chat else "text_completion",
            "created": self.created,
            "model": self.model.name,
            "weights_version": self.model.version,
        }


def checked_request(
    body: ChatBody | CompletionBody, params: ServingParams, models: Models
) -> CompletionRequest:
    """Check a request. Raises RefusedError if it cannot be met, ModelError."""
    _check_neutral(body.model_extra or {})
    model = models.get(body.model)
    chat = isinstance(body, ChatBody)
    limit = body.max_tokens
    if isinstance(body, ChatBody):
        limit = limit if body.max_completion_tokens is None else body.max_completion_tokens
        prompts = [_messages(body.messages)]
    else:
        if model.generator.chat:
            raise RefusedError(400, f"{model.name} has a chat template; use /v1/chat/completions")
        prompts = [user_message(one) for one in _listed(body.prompt)]
    prompts = [tuple(replace(m, content=sendable(m.content)) for m in one) for one in prompts]
    with model.counting:
        lengths = [model.generator.count_tokens(one) for one in prompts]
    if not all(lengths):
        raise RefusedError(400, "`prompt` is empty; there is nothing to go on from")
    room = model.context - max(lengths, default=0)
    max_tokens = max(1, min(params.max_tokens, room)) if limit is None else limit
    for name, found, least, most in (
        ("max_tokens", max_tokens, 1, _MOST_NEW_TOKENS),
        ("n", body.n, 1, _MOST_CHOICES),
        ("temperature", body.temperature, 0, 2),
        ("prompt", len(prompts), 1, _MOST_CHOICES),
        ("n", body.n * len(prompts), 1, _MOST_CHOICES),  # of all prompts together
    ):
        if not least <= found <= most:
            raise RefusedError(400, f"`{name}`: expected {least} to {most}, found {found}")
    if 0 < body.temperature < _LOWEST_TEMPERATURE:
        raise RefusedError(400, f"`temperature`: expected 0 or at least {_LOWEST_TEMPERATURE}")
    tokens_of_all = body.n * sum(length + max_tokens for length in lengths)
    if tokens_of_all > max(_MOST_TOKENS, model.context):
        raise RefusedError(
            400,
            f"`n`: prompts and completions have {tokens_of_all} tokens together, and may have "
            f"{max(_MOST_TOKENS, model.context)}; ask for fewer at a time",
        )
    stop = tuple(sendable(one) for one in _listed(body.stop or []) if one)
    if len(stop) > _MOST_STOPS or any(len(one) > _LONGEST_STOP for one in stop):
        raise RefusedError(
            400,
            f"`stop`: expected at most {_MOST_STOPS} strings of at most {_LONGEST_STOP} characters",
        )
    seed = secrets.randbits(_SEED_BITS) if body.seed is None else body.seed
    stop = stop or (() if body.stop_after_sql else _UNTIL_THE_END)
    # a seed common to all, so that requests share a batch; the id of each contains its own seed
    common, name, turn = body.random_source or (0, f"seed {seed}", 1)
    requests = [GenerationRequest(name, turn, prompt, stop) for prompt in prompts]
    if max_tokens > room:
        raise RefusedError(
            400,
            f"`max_tokens` is {max_tokens}, the context of {model.name} has room for "
            f"{max(0, room)} tokens after the prompt, and {model.context} in all",
        )
    logprobs = body.logprobs is not None and body.logprobs is not False
    likeliest = body.top_logprobs if isinstance(body, ChatBody) else body.logprobs
    tokens = logprobs or body.return_token_ids
    return CompletionRequest(
        chat=chat,
        model=model,
        requests=requests,
        sampling=Sampling(body.n, body.temperature, max_tokens, common, tokens),
        logprobs=logprobs,
        likeliest=bool(likeliest),
        token_ids=body.return_token_ids,
        usage=bool((body.stream_options or {}).get("include_usage")),
        id=f"{'chatcmpl' if chat else 'cmpl'}-{secrets.token_hex(12)}",
        created=int(time.time()),
    )


def _check_neutral(extra: dict[str, Any]) -> None:
    for name, value in extra.items():
        if name in _NEUTRAL and value is not None and value not in _NEUTRAL[name]:
            raise RefusedError(400, f"`{name}`: {value!r} is not supported; leave it out")


def _messages(messages: Sequence[dict[str, Any]]) -> Messages:
    found = []
    for index, message in enumerate(messages):
        role, content = message.get("role"), message.get("content")
        if role == "developer":
            role = "system"
        if role not in ("system", "user", "assistant"):
            raise RefusedError(400, f"`messages.{index}.role`: found {role!r}")
        if isinstance(content, list):
            content = "".join(_part(part, index) for part in content)
        if not isinstance(content, str):
            raise RefusedError(400, f"`messages.{index}.content`: expected text")
        found.append(Message(role, content))
    if not found:
        raise RefusedError(400, "`messages` is empty")
    return tuple(found)


def _part(part: Any, index: int) -> str:
    if isinstance(part, dict) and part.get("type") == "text" and isinstance(part.get("text"), str):
        return str(part["text"])
    raise RefusedError(400, f"`messages.{index}.content`: this model reads text alone")


def _listed(value: str | list[str]) -> list[str]:
    return [value] if isinstance(value, str) else value
