"""The OpenAI-compatible endpoint: /v1/models, /v1/chat/completions, /v1/completions.

Besides OpenAI's API it has the parts of vLLM's server that training needs: token ids where
`return_token_ids` asks for them, and adapters that a trainer exchanges while the server runs. Each
answer, whole or in the chunks of a stream, states the version of the weights that wrote it.

A field that is null counts as absent. A field that is not supported is refused with its name, and
so is one that nobody knows; neither is ever ignored.
"""

import asyncio
import secrets
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Annotated, Any, Literal

from anyio import CapacityLimiter, to_thread
from fastapi import FastAPI
from pydantic import BaseModel, ConfigDict, Field, model_validator
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response

from lib.answering.generation.protocol import (
    GenerationFailure,
    GenerationOutcome,
    GenerationRequest,
    Sampling,
    text_before_stop,
)
from lib.answering.models.choice import ChosenModel
from lib.base.errors import ModelError
from lib.base.params import ServingParams
from lib.base.records import Completion, Message, Messages, sendable, user_message
from lib.serving.guard import RefusedError, openai_error
from lib.serving.models import Batcher, ClientGoneError, Models, ServedModel, no_model
from lib.serving.streams import Channel, EventStream, event, result_for

_CHECKERS = 8  # requests that are checked at a time, or wait for their model
_TOKENS_BEFORE = 8  # that are decoded with a token, for the space before its word
_CHUNK = "chat.completion.chunk"

_UNTIL_THE_END = ("\0",)
"""A stop string that no model writes: without a stop string, a completion ends after its SQL."""

_SEED_BITS = 31
_MOST_CHOICES = 128
_MOST_TOKENS = 1 << 16  # of all choices together, each with its prompt: their states take memory
_LOWEST_TEMPERATURE = 1e-3  # below it logits overflow
_LONGEST_SHOWN = 60  # characters of a name or value in an error
_Choices = Annotated[int, Field(ge=1, le=_MOST_CHOICES)]
_NewTokens = Annotated[int, Field(ge=1, le=4096)]  # other sampling waits meanwhile
_Stop = Annotated[str, Field(min_length=1, max_length=256)]  # looked for after every token

_NEUTRAL: dict[str, tuple[Any, ...]] = {
    "bad_words": ([],),
    "best_of": (1,),
    "chat_template_kwargs": ({}, {"enable_thinking": False}),
    "continue_final_message": (False,),
    "echo": (False,),
    "frequency_penalty": (0,),
    "function_call": ("none",),
    "ignore_eos": (False,),
    "logit_bias": ({},),
    "metadata": ({},),
    "min_p": (0,),
    "min_tokens": (0,),
    "modalities": (["text"],),
    "presence_penalty": (0,),
    "reasoning_effort": ("none",),
    "repetition_penalty": (1,),
    "response_format": ({"type": "text"},),
    "service_tier": ("auto", "default"),
    "skip_special_tokens": (True,),
    "stop_token_ids": ([],),
    "store": (False,),
    "stream_options.continuous_usage_stats": (False,),
    "stream_options.include_obfuscation": (False,),
    "suffix": ("",),
    "top_k": (-1, 0),
    "top_p": (1,),
    "verbosity": ("medium",),
}
"""Fields of OpenAI's API and of vLLM's that are not supported, and the values with which they
change nothing. Those that always change something are not listed."""


def _refused(field: str, fault: str, code: str | None = None) -> RefusedError:
    """The refusal of a field. `fault`: what the message says after its name."""
    return RefusedError(400, f"`{field}`{fault}", field, code)


def _unsupported(field: str, value: str = "") -> RefusedError:
    return _refused(field, f"{value} is not supported; leave it out", "unsupported_parameter")


class _Fields(BaseModel):
    """The fields of an object that are supported; null is absent. All others are refused."""

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
                shown = f": {repr(value)[:_LONGEST_SHOWN]}" if neutral else ""
                raise _unsupported(field[:_LONGEST_SHOWN], shown)


class _Part(_Fields):
    """Of the content of a message: models read text alone."""

    type: Literal["text"]
    text: str


class _Message(_Fields):
    role: Literal["system", "developer", "user", "assistant"]
    content: str | Annotated[list[_Part], Field(min_length=1)]

    def read(self, place: str) -> Message:
        """The message as the model reads it. Raises RefusedError for a field beside its content."""
        for name, value in (self.model_extra or {}).items():
            if value not in ([], {}):  # clients send an answer back with all its fields
                raise _unsupported(f"{place}.{name[:_LONGEST_SHOWN]}")
        text = self.content
        if not isinstance(text, str):
            text = "".join(part.text for part in text)
        return Message("system" if self.role == "developer" else self.role, sendable(text))


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
    max_tokens: _NewTokens | None = None
    temperature: Annotated[float, Field(ge=0, le=2)] = 1.0
    n: _Choices = 1
    seed: int | None = None
    stop: _Stop | Annotated[list[_Stop], Field(max_length=16)] = []
    stream: bool = False
    stream_options: _StreamOptions | None = None
    user: str = ""
    safety_identifier: str = ""
    prompt_cache_key: str = ""
    return_token_ids: bool = False
    stop_after_sql: bool = False
    random_source: Annotated[tuple[int, str, int], Field(strict=False)] | None = None

    def check(self) -> None:
        """Raises RefusedError for fields that do not go together."""
        self.check_others()
        if self.stream_options is not None:
            self.stream_options.check_others("stream_options.")
            if not self.stream:
                raise _refused("stream_options", " needs `stream: true`")
        if 0 < self.temperature < _LOWEST_TEMPERATURE:
            raise _refused("temperature", f": expected 0 or at least {_LOWEST_TEMPERATURE}")

    def check_likeliest(self, name: str, count: int) -> None:
        """Only the probability of the generated token is known: the likeliest one, if greedy."""
        if count not in (0, int(self.temperature == 0)):
            raise _refused(
                name,
                f": expected 0, or 1 at `temperature` 0, found {count}; the log-probability of the "
                "generated token alone is known",
            )


class ChatBody(_Body):
    """`tools` may be there if none is to be called (`tool_choice`)."""

    messages: Annotated[list[_Message], Field(min_length=1)]
    max_completion_tokens: _NewTokens | None = None
    logprobs: bool = False
    top_logprobs: int = 0
    tools: list[dict[str, Any]] = []
    tool_choice: Literal["none"] | None = None
    parallel_tool_calls: bool = True

    def check(self) -> None:
        super().check()
        if self.tools and self.tool_choice is None:
            fault = ': no tool is ever called; leave them out, or add `"tool_choice": "none"`'
            raise _refused("tools", fault, "unsupported_parameter")
        if self.top_logprobs and not self.logprobs:
            raise _refused("top_logprobs", " needs `logprobs: true`")
        self.check_likeliest("top_logprobs", self.top_logprobs)
        if self.max_tokens is not None and self.max_completion_tokens is not None:
            raise _refused("max_tokens", " and `max_completion_tokens` are the same; send one")


class CompletionBody(_Body):
    prompt: str | Annotated[list[str], Field(min_length=1, max_length=_MOST_CHOICES)]
    logprobs: int | None = None

    def check(self) -> None:
        super().check()
        self.check_likeliest("logprobs", self.logprobs or 0)
        if self.n * len(_listed(self.prompt)) > _MOST_CHOICES:
            raise _refused("n", f": at most {_MOST_CHOICES} of all prompts together")


class AdapterBody(_Fields):
    """As vLLM's server takes it. `load_inplace`: replace the adapter of that name."""

    lora_name: str
    lora_path: str = ""
    load_inplace: bool = False


@dataclass(frozen=True)
class _Request:
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


def _checked(body: ChatBody | CompletionBody, params: ServingParams, models: Models) -> _Request:
    """Check a request. Raises RefusedError if it cannot be met, ModelError."""
    body.check()
    model = models.get(body.model)
    if isinstance(body, ChatBody):
        name, logprobs, likeliest = "messages", body.logprobs, bool(body.top_logprobs)
        prompts = [tuple(one.read(f"messages[{n}]") for n, one in enumerate(body.messages))]
    elif model.generator.chat:
        raise RefusedError(
            400, f"{model.name} has a chat template; use /v1/chat/completions", "model"
        )
    else:
        name, logprobs, likeliest = "prompt", body.logprobs is not None, bool(body.logprobs)
        prompts = [user_message(sendable(one)) for one in _listed(body.prompt)]
    max_tokens = _max_tokens(body, params, model, _lengths(model, prompts, name), name)
    stop = tuple(map(sendable, _listed(body.stop)))
    stop = stop or (() if body.stop_after_sql else _UNTIL_THE_END)
    seed = secrets.randbits(_SEED_BITS) if body.seed is None else body.seed
    # a seed common to all, so that requests share a batch; the id of each contains its own seed
    common, id, turn = body.random_source or (0, f"seed {seed}", 1)
    return _Request(
        chat=isinstance(body, ChatBody),
        model=model,
        requests=[GenerationRequest(id, turn, prompt, stop) for prompt in prompts],
        sampling=Sampling(
            body.n, body.temperature, max_tokens, common, logprobs or body.return_token_ids
        ),
        logprobs=logprobs,
        likeliest=likeliest,
        token_ids=body.return_token_ids,
        usage=body.stream_options is not None and body.stream_options.include_usage,
        id=f"{'chatcmpl' if name == 'messages' else 'cmpl'}-{secrets.token_hex(12)}",
        created=int(time.time()),
    )


def _lengths(model: ServedModel, prompts: list[Messages], name: str) -> list[int]:
    """The tokens of each prompt."""
    try:
        lengths = [model.count_tokens(one) for one in prompts]
    except ModelError as error:
        raise _refused(name, f": {error}") from None
    if not all(lengths):
        raise _refused(name, " is empty; there is nothing to go on from")
    return lengths


def _max_tokens(
    body: ChatBody | CompletionBody,
    params: ServingParams,
    model: ServedModel,
    lengths: list[int],
    prompt: str,
) -> int:
    """The tokens of a completion at most. Raises RefusedError where there is no room for them."""
    name, limit = "max_tokens", body.max_tokens
    if isinstance(body, ChatBody) and body.max_completion_tokens is not None:
        name, limit = "max_completion_tokens", body.max_completion_tokens
    longest = max(lengths)
    room = model.context - longest
    max_tokens = max(1, min(params.max_tokens, room)) if limit is None else limit
    if max_tokens > room:
        raise RefusedError(
            400,
            f"the context of {model.name} has {model.context} tokens: the prompt takes {longest}, "
            f"so there is no room for {max_tokens} more; shorten `{prompt}` or lower `{name}`",
            prompt if room < 1 else name,
            "context_length_exceeded",
        )
    tokens_of_all = body.n * sum(length + max_tokens for length in lengths)
    if tokens_of_all > max(_MOST_TOKENS, model.context):
        raise _refused(
            "n",
            f": prompts and completions have {tokens_of_all} tokens together, and may have "
            f"{max(_MOST_TOKENS, model.context)}; ask for fewer at a time",
        )
    return max_tokens


def _listed(value: str | list[str]) -> list[str]:
    return [value] if isinstance(value, str) else value


def _same(value: Any, other: Any) -> bool:
    """Whether both are the same in JSON, where true is not 1."""
    return value == other and isinstance(value, bool) == isinstance(other, bool)


def add_openai_routes(
    app: FastAPI, params: ServingParams, models: Models, batcher: Batcher, trainer: bool
) -> None:
    """Add the routes; those that exchange adapters for a `trainer` alone."""
    open_requests: set[threading.Event] = set()
    checkers = CapacityLimiter(_CHECKERS)  # their own threads: who waits for a model delays nobody

    async def answer(body: ChatBody | CompletionBody, connection: Request) -> Response:
        if len(open_requests) >= params.questions:
            raise RefusedError(
                429, f"{len(open_requests)} requests are waiting; send it again later"
            )
        if body.random_source and not trainer:
            raise _refused("random_source", ": start the server with --trainer")
        left = threading.Event()  # set at the end, in whatever way
        open_requests.add(left)

        def leave() -> None:
            left.set()
            open_requests.discard(left)

        streams = False
        try:
            request = await to_thread.run_sync(_checked, body, params, models, limiter=checkers)
            submit = partial(
                batcher.submit,
                request.model.generator,
                request.requests,
                request.sampling,
                wanted=lambda: not left.is_set(),
            )
            streams = body.stream
            if streams:
                return _stream(request, submit, leave)
            answered = asyncio.wrap_future(submit())
            outcomes = await result_for(connection.receive, answered, left.set)
            return JSONResponse(_whole_answer(request, outcomes))
        except ClientGoneError:
            raise RefusedError(503, "the server is being stopped") from None  # or nobody reads it
        finally:
            if not streams:
                leave()

    def card(name: str, chosen: ChosenModel) -> dict[str, Any]:
        return {
            "id": name,
            "object": "model",
            "created": 0,
            "owned_by": "local",
            "root": name,  # clients on other machines must not see a path
            "parent": Path(chosen.base).name if chosen.adapter else None,
            "weights_version": models.version(name),
        }

    @app.get("/v1/models/", include_in_schema=False)
    @app.get("/v1/models")
    async def list_models() -> dict[str, Any]:
        """The models by name; an adapter's `parent` is its base."""
        return {"object": "list", "data": [card(*one) for one in models.known().items()]}

    @app.get("/v1/models/{name:path}")
    async def model_card(name: str) -> dict[str, Any]:
        """The model of this name."""
        known = models.known()
        if name not in known:
            raise no_model(name, known)
        return card(name, known[name])

    @app.post("/v1/chat/completions")
    async def chat_completions(body: ChatBody, connection: Request) -> Response:
        """Complete a conversation as OpenAI's API does; with `return_token_ids` as vLLM does."""
        return await answer(body, connection)

    @app.post("/v1/completions")
    async def completions(body: CompletionBody, connection: Request) -> Response:
        """Complete a text as OpenAI's API does; for models without a chat template."""
        return await answer(body, connection)

    if not trainer:
        return

    @app.post("/v1/load_lora_adapter")
    async def load(body: AdapterBody) -> Response:
        """Serve an adapter under a name, or exchange the one of that name."""
        body.check_others()
        if not (body.lora_name and body.lora_path):
            raise RefusedError(400, "both `lora_name` and `lora_path` are needed")
        path = Path(body.lora_path)
        await run_in_threadpool(models.put_adapter, body.lora_name, path, body.load_inplace)
        return PlainTextResponse(f"Success: LoRA adapter '{body.lora_name}' added successfully.")

    @app.post("/v1/unload_lora_adapter")
    async def unload(body: AdapterBody) -> Response:
        """Forget the adapter of that name."""
        body.check_others()
        await run_in_threadpool(models.drop_adapter, body.lora_name)
        return PlainTextResponse(f"Success: LoRA adapter '{body.lora_name}' removed successfully.")


def _stream(
    request: _Request,
    submit: Callable[..., Future[list[GenerationOutcome]]],
    on_left: Callable[[], object],
) -> Response:
    """The answer in chunks. Text is sent as it is generated, a choice's other fields at its end."""
    channel = Channel()
    streams = [_TextStream(one.stop) for one in request.requests]

    def on_tokens(prompt: int, tokens: Sequence[int]) -> bool:
        piece = streams[prompt].add(request.model.text(tokens))
        if piece:
            choice = prompt * request.sampling.num_samples
            channel.put(_chunk(request, choice, piece, {"finish_reason": None, "logprobs": None}))
        return True

    def finish(outcomes: Any) -> None:
        try:
            for piece in _last_chunks(request, outcomes.result(), streams):
                channel.put(piece)
        except Exception as error:
            channel.put(event({"error": openai_error(error)}))
        channel.put(b"data: [DONE]\n\n")
        channel.put(None)

    if request.chat:
        for index in range(request.sampling.num_samples):
            first = {"role": "assistant", "content": ""}
            channel.put(_chunk(request, index, "", {"delta": first, "finish_reason": None}))
    submit(on_tokens=on_tokens).add_done_callback(finish)
    return EventStream(channel.pieces(), on_left)


def _whole_answer(request: _Request, outcomes: Sequence[GenerationOutcome]) -> dict[str, Any]:
    """The answer that is not streamed. Raises RefusedError where a prompt has no completion."""
    written = [_completions(outcome) for outcome in outcomes]
    choices = [
        _choice(request, completion, index)
        for index, completion in enumerate(one for of in written for one in of)
    ]
    answer = {**request.head("chat.completion"), "choices": choices, "usage": _usage(written)}
    if request.chat and request.token_ids:
        answer["prompt_token_ids"] = _sampled(written[0][0]).prompt
    return answer


def _completions(outcome: GenerationOutcome) -> list[Completion]:
    if isinstance(outcome, GenerationFailure):
        raise RefusedError(400, outcome.error)
    return outcome


def _choice(request: _Request, completion: Completion, index: int) -> dict[str, Any]:
    text = completion.text
    message = {"role": "assistant", "content": text, "refusal": None}
    shown: dict[str, Any] = {"message": message} if request.chat else {"text": text}
    return {"index": index, **shown, **_ending(request, completion)}


def _ending(request: _Request, completion: Completion) -> dict[str, Any]:
    """The fields of a choice besides its text."""
    fields: dict[str, Any] = {
        "logprobs": _logprobs(request, completion) if request.logprobs else None,
        "finish_reason": "length" if completion.finish_reason == "length" else "stop",
    }
    if request.token_ids:
        fields["token_ids"] = _sampled(completion).completion
        if not request.chat:
            fields["prompt_token_ids"] = _sampled(completion).prompt
    return fields


def _logprobs(request: _Request, completion: Completion) -> dict[str, Any]:
    sampled = _sampled(completion)
    texts = _token_texts(request.model, sampled.completion)
    scores = sampled.log_probabilities
    if not request.chat:
        offsets = [sum(map(len, texts[:index])) for index in range(len(texts))]
        return {
            "tokens": texts,
            "token_logprobs": scores,
            "top_logprobs": [{text: score} for text, score in zip(texts, scores, strict=True)]
            if request.likeliest
            else None,
            "text_offset": offsets,
        }
    content = []
    for text, score in zip(texts, scores, strict=True):
        token = {"token": text, "logprob": score, "bytes": [*text.encode()]}
        content.append({**token, "top_logprobs": [token] if request.likeliest else []})
    return {"content": content, "refusal": None}


def _token_texts(model: ServedModel, tokens: Sequence[int]) -> list[str]:
    """What each token adds to the text: alone it may lack the space before its word."""
    texts = []
    for index in range(len(tokens)):
        first = max(0, index - _TOKENS_BEFORE)
        before = model.text(tokens[first:index]).rstrip("\ufffd")
        whole = model.text(tokens[first : index + 1])
        texts.append(whole.removeprefix(before))
    return texts


def _sampled(completion: Completion) -> Any:
    if completion.sampled is None:
        raise RefusedError(400, "this model tells no token ids and log-probabilities")
    return completion.sampled


def _usage(written: Sequence[Sequence[Completion]]) -> dict[str, int]:
    prompt = sum(of[0].prompt_tokens for of in written)
    completion = sum(one.completion_tokens for of in written for one in of)
    return {
        "prompt_tokens": prompt,
        "completion_tokens": completion,
        "total_tokens": prompt + completion,
    }


@dataclass
class _TextStream:
    """The text of a completion in final pieces: none ends within a character or a stop string."""

    stop: Sequence[str]
    sent: str = ""

    def add(self, text: str) -> str:
        """The new part of the text so far, as far as it is final."""
        certain = text_before_stop(text.rstrip("\ufffd"), self.stop)
        longest = max((_begun(certain, stop) for stop in self.stop), default=0)
        return self.rest(certain[: len(certain) - longest])

    def rest(self, text: str) -> str:
        """The new part of the whole text."""
        piece = text[len(self.sent) :] if text.startswith(self.sent) else ""
        self.sent += piece
        return piece


def _begun(text: str, stop: str) -> int:
    """How many characters at the end of the text may be the beginning of the stop string."""
    longest = min(len(stop) - 1, len(text))
    return next((n for n in range(longest, 0, -1) if text.endswith(stop[:n])), 0)


def _last_chunks(
    request: _Request,
    outcomes: Sequence[GenerationOutcome],
    streams: Sequence[_TextStream],
) -> Iterator[bytes]:
    """The last chunk of each choice, and the usage where it is requested."""
    written = [_completions(outcome) for outcome in outcomes]
    for prompt, completions in enumerate(written):
        for sample, completion in enumerate(completions):
            choice = prompt * request.sampling.num_samples + sample
            rest = streams[prompt].rest(completion.text) if sample == 0 else completion.text
            yield _chunk(request, choice, rest, _ending(request, completion))
    if request.usage:
        yield event({**request.head(_CHUNK), "choices": [], "usage": _usage(written)})


def _chunk(request: _Request, index: int, text: str, fields: dict[str, Any]) -> bytes:
    """A piece of the text of one choice. `fields`: further fields of the choice."""
    shown = {"delta": {"content": text}} if request.chat else {"text": text}
    usage = {"usage": None} if request.usage else {}
    choice = {"index": index, **shown, **fields}
    return event({**request.head(_CHUNK), "choices": [choice], **usage})
