"""Requests to the OpenAI-compatible endpoint: their bodies, and the checks of them.

A field that is null counts as absent. A field that is not supported is refused with its name, and
so is one that nobody knows; neither is ever ignored.
"""

import secrets
import time
from dataclasses import dataclass
from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field, model_validator

from lib.answering.generation.protocol import GenerationRequest, Sampling
from lib.base.errors import ModelError
from lib.base.params import ServingParams
from lib.base.records import Messages, sendable, user_message
from lib.serving.guard import RefusedError
from lib.serving.models import Models, ServedModel
from lib.serving.openai_messages import conversation

_UNTIL_THE_END = ("\0",)
"""A stop string that no model writes: without a stop string, a completion ends after its SQL."""

_SEED_BITS = 31
_MOST_CHOICES = 128
_MOST_NEW_TOKENS = 4096  # of a completion: requests with other sampling wait meanwhile
_MOST_TOKENS = 1 << 16  # of all choices together, each with its prompt: their states take memory
_LOWEST_TEMPERATURE = 1e-3  # below it logits overflow
_MOST_STOPS = 16  # each is looked for after every token
_LONGEST_STOP = 256  # characters
_LONGEST_SHOWN = 60  # characters of a name or value in an error

_NEUTRAL: dict[str, tuple[Any, ...]] = {
    "add_generation_prompt": (True,),
    "bad_words": ([],),
    "best_of": (1,),
    "chat_template_kwargs": ({}, {"enable_thinking": False}),
    "continue_final_message": (False,),
    "echo": (False,),
    "frequency_penalty": (0,),
    "function_call": ("none",),
    "ignore_eos": (False,),
    "include_stop_str_in_output": (False,),
    "length_penalty": (1,),
    "logit_bias": ({},),
    "metadata": ({},),
    "min_p": (0,),
    "min_tokens": (0,),
    "modalities": (["text"],),
    "presence_penalty": (0,),
    "priority": (0,),
    "reasoning_effort": ("none",),
    "repetition_penalty": (1,),
    "response_format": ({"type": "text"},),
    "return_tokens_as_token_ids": (False,),
    "service_tier": ("auto", "default"),
    "skip_special_tokens": (True,),
    "spaces_between_special_tokens": (True,),
    "stop_token_ids": ([],),
    "store": (False,),
    "stream_options.continuous_usage_stats": (False,),
    "stream_options.include_obfuscation": (False,),
    "suffix": ("",),
    "tool_choice": ("none",),
    "top_k": (-1, 0),
    "top_p": (1,),
    "use_beam_search": (False,),
    "verbosity": ("medium",),
}
"""Fields of OpenAI's API and of vLLM's that are not supported, and the values with which they
change nothing. Those that always change something are not listed."""


class _Fields(BaseModel):
    """The fields of an object that are supported; null is absent."""

    model_config = ConfigDict(extra="allow", strict=True)

    @model_validator(mode="before")
    @classmethod
    def _without_nulls(cls, fields: Any) -> Any:
        if not isinstance(fields, dict):
            return fields
        return {name: value for name, value in fields.items() if value is not None}

    def check_others(self, prefix: str = "") -> None:
        """Raises RefusedError for a field that is not supported, unless it changes nothing."""
        for name, value in (self.model_extra or {}).items():
            field = f"{prefix}{name}"
            neutral = _NEUTRAL.get(field, ())
            if not any(_same(value, one) for one in neutral):
                shown = f"`{field[:_LONGEST_SHOWN]}`"
                if neutral:
                    shown += f": {repr(value)[:_LONGEST_SHOWN]}"
                raise RefusedError(
                    400, f"{shown} is not supported; leave it out", field, "unsupported_parameter"
                )


class _StreamOptions(_Fields):
    include_usage: bool = False


class _Body(_Fields):
    """The fields of both endpoints.

    `user`, `safety_identifier`, `prompt_cache_key`: who asks; they change nothing. Two fields are
    not OpenAI's. `stop_after_sql`: end a completion where this project's own rollouts end it.
    `random_source`: sample as they do, from the seed, id and turn of
    `lib.answering.generation.protocol` in place of `seed`; only a trainer may use it.
    """

    model: str
    max_tokens: int | None = None
    temperature: float = 1.0
    n: int = 1
    seed: int | None = None
    stop: str | list[str] = []
    stream: bool = False
    stream_options: _StreamOptions | None = None
    user: str = ""
    safety_identifier: str = ""
    prompt_cache_key: str = ""
    return_token_ids: bool = False
    stop_after_sql: bool = False
    random_source: Annotated[tuple[int, str, int], Field(strict=False)] | None = None


class ChatBody(_Body):
    """`tools` may be there if none is to be called (`tool_choice`)."""

    messages: list[dict[str, Any]]
    max_completion_tokens: int | None = None
    logprobs: bool = False
    top_logprobs: int = 0
    tools: list[dict[str, Any]] = []
    parallel_tool_calls: bool = True


class CompletionBody(_Body):
    prompt: str | list[str]
    logprobs: int | None = None


class AdapterBody(_Fields):
    """As vLLM's server takes it. `load_inplace`: replace the adapter of that name."""

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
    chat = isinstance(body, ChatBody)
    _check_fields(body)
    stop = _stop(body)
    model = models.get(body.model)
    prompts = _prompts(body, model)
    lengths = _lengths(model, prompts, "messages" if chat else "prompt")
    max_tokens = _max_tokens(body, params, model, lengths)
    if isinstance(body, ChatBody):
        logprobs, likeliest = body.logprobs, bool(body.top_logprobs)
    else:
        logprobs, likeliest = body.logprobs is not None, bool(body.logprobs)
    seed = secrets.randbits(_SEED_BITS) if body.seed is None else body.seed
    # a seed common to all, so that requests share a batch; the id of each contains its own seed
    common, name, turn = body.random_source or (0, f"seed {seed}", 1)
    return CompletionRequest(
        chat=chat,
        model=model,
        requests=[GenerationRequest(name, turn, prompt, stop) for prompt in prompts],
        sampling=Sampling(
            body.n, body.temperature, max_tokens, common, logprobs or body.return_token_ids
        ),
        logprobs=logprobs,
        likeliest=likeliest,
        token_ids=body.return_token_ids,
        usage=body.stream_options is not None and body.stream_options.include_usage,
        id=f"{'chatcmpl' if chat else 'cmpl'}-{secrets.token_hex(12)}",
        created=int(time.time()),
    )


def _check_fields(body: ChatBody | CompletionBody) -> None:
    """Check what needs no model. Raises RefusedError."""
    body.check_others()
    if body.stream_options is not None:
        body.stream_options.check_others("stream_options.")
        if not body.stream:
            raise RefusedError(400, "`stream_options` needs `stream: true`", "stream_options")
    _check_range("n", body.n, 1, _MOST_CHOICES)
    _check_range("temperature", body.temperature, 0, 2)
    if 0 < body.temperature < _LOWEST_TEMPERATURE:
        raise RefusedError(
            400, f"`temperature`: expected 0 or at least {_LOWEST_TEMPERATURE}", "temperature"
        )
    if isinstance(body, CompletionBody):
        if body.logprobs is not None:
            _check_likeliest("logprobs", body.logprobs, body.temperature)
        prompts = len(_listed(body.prompt))
        _check_range("prompt", prompts, 1, _MOST_CHOICES)
        _check_range("n", body.n * prompts, 1, _MOST_CHOICES)  # of all prompts together
        return
    if body.tools and (body.model_extra or {}).get("tool_choice") != "none":
        raise RefusedError(
            400,
            '`tools`: no tool is ever called; leave them out, or add `"tool_choice": "none"`',
            "tools",
            "unsupported_parameter",
        )
    if body.top_logprobs and not body.logprobs:
        raise RefusedError(400, "`top_logprobs` needs `logprobs: true`", "top_logprobs")
    _check_likeliest("top_logprobs", body.top_logprobs, body.temperature)
    if body.max_tokens is not None and body.max_completion_tokens is not None:
        raise RefusedError(
            400, "`max_tokens` and `max_completion_tokens` are the same; send one", "max_tokens"
        )


def _check_range(name: str, found: float, least: int, most: int) -> None:
    if not least <= found <= most:
        shown = repr(found)[:_LONGEST_SHOWN]
        raise RefusedError(400, f"`{name}`: expected {least} to {most}, found {shown}", name)


def _check_likeliest(name: str, count: int, temperature: float) -> None:
    """Only the probability of the generated token is known: the likeliest one, if it is greedy."""
    if count == 0 or (count == 1 and temperature == 0):
        return
    raise RefusedError(
        400,
        f"`{name}`: expected 0, or 1 at `temperature` 0, found {repr(count)[:_LONGEST_SHOWN]}; the "
        "log-probability of the generated token alone is known",
        name,
    )


def _stop(body: ChatBody | CompletionBody) -> tuple[str, ...]:
    stop = tuple(sendable(one) for one in _listed(body.stop))
    if len(stop) > _MOST_STOPS or not all(1 <= len(one) <= _LONGEST_STOP for one in stop):
        raise RefusedError(
            400,
            f"`stop`: expected at most {_MOST_STOPS} strings of 1 to {_LONGEST_STOP} characters",
            "stop",
        )
    return stop or (() if body.stop_after_sql else _UNTIL_THE_END)


def _prompts(body: ChatBody | CompletionBody, model: ServedModel) -> list[Messages]:
    if isinstance(body, ChatBody):
        return [conversation(body.messages)]
    if model.generator.chat:
        raise RefusedError(
            400, f"{model.name} has a chat template; use /v1/chat/completions", "model"
        )
    return [user_message(sendable(one)) for one in _listed(body.prompt)]


def _lengths(model: ServedModel, prompts: list[Messages], name: str) -> list[int]:
    """The tokens of each prompt."""
    try:
        with model.counting:
            lengths = [model.generator.count_tokens(one) for one in prompts]
    except ModelError as error:
        raise RefusedError(400, f"`{name}`: {error}", name) from None
    if not all(lengths):
        raise RefusedError(400, f"`{name}` is empty; there is nothing to go on from", name)
    return lengths


def _max_tokens(
    body: ChatBody | CompletionBody, params: ServingParams, model: ServedModel, lengths: list[int]
) -> int:
    """The tokens of a completion at most. Raises RefusedError where there is no room for them."""
    name, limit = "max_tokens", body.max_tokens
    if isinstance(body, ChatBody) and body.max_completion_tokens is not None:
        name, limit = "max_completion_tokens", body.max_completion_tokens
    longest = max(lengths)
    room = model.context - longest
    max_tokens = max(1, min(params.max_tokens, room)) if limit is None else limit
    _check_range(name, max_tokens, 1, _MOST_NEW_TOKENS)
    if max_tokens > room:
        prompt = "messages" if isinstance(body, ChatBody) else "prompt"
        raise RefusedError(
            400,
            f"the context of {model.name} has {model.context} tokens: the prompt takes {longest}, "
            f"so there is no room for {max_tokens} more; shorten `{prompt}` or lower `{name}`",
            prompt if room < 1 else name,
            "context_length_exceeded",
        )
    tokens_of_all = body.n * sum(length + max_tokens for length in lengths)
    if tokens_of_all > max(_MOST_TOKENS, model.context):
        raise RefusedError(
            400,
            f"`n`: prompts and completions have {tokens_of_all} tokens together, and may have "
            f"{max(_MOST_TOKENS, model.context)}; ask for fewer at a time",
            "n",
        )
    return max_tokens


def _listed(value: str | list[str]) -> list[str]:
    return [value] if isinstance(value, str) else value


def _same(value: Any, other: Any) -> bool:
    """Whether both are the same in JSON, where true is not 1."""
    return value == other and isinstance(value, bool) == isinstance(other, bool)
