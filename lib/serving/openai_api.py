"""The OpenAI-compatible endpoint: /v1/models, /v1/chat/completions, /v1/completions.

Beside the fields of OpenAI's API there are those of vLLM's server that training needs: token ids
where `return_token_ids` asks for them, and adapters that a trainer exchanges while the server runs.
Each answer says the version of the weights that wrote it.
"""

from __future__ import annotations

import asyncio
import json
import secrets
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from fastapi import FastAPI
from pydantic import BaseModel, ConfigDict
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response

from lib.generation.protocol import (
    GenerationFailure,
    GenerationOutcome,
    GenerationRequest,
    Sampling,
)
from lib.models.choice import ChosenModel
from lib.params import ServingParams
from lib.records import Completion, Message, Messages, user_message
from lib.serving.batching import Batcher, ClientGoneError
from lib.serving.event_stream import Channel, EventStream, client_gone
from lib.serving.guard import RefusedError, sendable
from lib.serving.models import Models, ServedModel, UnknownModelError
from lib.serving.questions import QueueFullError

_UNTIL_THE_END = ("\0",)
"""A stop string that no model writes: without any, a completion ends with its SQL."""

_SEED_BITS = 31
_TOKENS_BEFORE = 8
_MOST_CHOICES = 128

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


class _Asked(BaseModel):
    """What both endpoints have. Fields that change nothing are passed over."""

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


class ChatBody(_Asked):
    """Not of OpenAI's: `stop_after_sql`: end a completion as this project's own rollouts do.
    `random_source`: draw as they do: seed, id and turn of `lib.generation.protocol`, in place of
    `seed`; from a trainer alone.
    """

    messages: list[dict[str, Any]]
    max_completion_tokens: int | None = None
    logprobs: bool | None = None
    top_logprobs: int | None = None


class CompletionBody(_Asked):
    prompt: str | list[str]
    logprobs: int | None = None


class AdapterBody(BaseModel):
    """As vLLM's server takes it. `load_inplace`: replace the adapter of that name."""

    model_config = ConfigDict(extra="allow")

    lora_name: str
    lora_path: str = ""
    load_inplace: bool = False


@dataclass(frozen=True)
class _Request:
    """A request of either kind, checked. `likeliest`: the lists of likely tokens are asked for too,
    which hold the written token alone.
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

    def head(self, kind: str) -> dict[str, Any]:
        return {
            "id": self.id,
            "object": kind,
            "created": self.created,
            "model": self.model.name,
            "weights_version": self.model.version,
        }


def add_openai_routes(
    app: FastAPI, params: ServingParams, models: Models, batcher: Batcher, trainer: bool
) -> None:
    """Add the routes; those that exchange adapters for a `trainer` alone."""
    open_requests: set[str] = set()

    async def answer(body: ChatBody | CompletionBody, connection: Request) -> Response:
        if len(open_requests) >= params.questions:
            raise QueueFullError(f"{len(open_requests)} requests are waiting; send it again later")
        if body.random_source and not trainer:
            raise RefusedError(400, "`random_source`: start the server with --trainer")
        request = await run_in_threadpool(_checked, body, params, models)
        open_requests.add(request.id)
        try:
            if body.stream:
                return _stream(request, batcher, lambda: open_requests.discard(request.id))
            outcomes = await _outcomes(request, batcher, connection)
            return JSONResponse(_whole(request, outcomes))
        except ClientGoneError:
            raise RefusedError(503, "the server is being stopped") from None  # or nobody reads it
        finally:
            if not body.stream:
                open_requests.discard(request.id)

    def card(name: str, chosen: ChosenModel) -> dict[str, Any]:
        return {
            "id": name,
            "object": "model",
            "created": 0,
            "owned_by": "local",
            "root": name,  # clients of other machines are told no path
            "parent": Path(chosen.base).name if chosen.adapter else None,
            "weights_version": models.version(name),
        }

    @app.get("/v1/models")
    async def list_models() -> dict[str, Any]:
        """The models by name; an adapter's `parent` is its base."""
        return {"object": "list", "data": [card(*one) for one in models.known().items()]}

    @app.get("/v1/models/{name}")
    async def model_card(name: str) -> dict[str, Any]:
        """One of them."""
        known = models.known()
        if name not in known:
            raise UnknownModelError(f"no model {name[:100]!r}; GET /v1/models lists them")
        return card(name, known[name])

    @app.post("/v1/chat/completions")
    async def chat_completions(body: ChatBody, connection: Request) -> Response:
        """As OpenAI's; with `return_token_ids` as vLLM's."""
        return await answer(body, connection)

    @app.post("/v1/completions")
    async def completions(body: CompletionBody, connection: Request) -> Response:
        """As OpenAI's, for models without a chat template."""
        return await answer(body, connection)

    if not trainer:
        return

    @app.post("/v1/load_lora_adapter")
    async def load(body: AdapterBody) -> Response:
        """Serve an adapter under a name, or exchange the one of that name."""
        if not (body.lora_name and body.lora_path):
            raise RefusedError(400, "both `lora_name` and `lora_path` are needed")
        path = Path(body.lora_path)
        await run_in_threadpool(models.put_adapter, body.lora_name, path, body.load_inplace)
        return PlainTextResponse(f"Success: LoRA adapter '{body.lora_name}' added successfully.")

    @app.post("/v1/unload_lora_adapter")
    async def unload(body: AdapterBody) -> Response:
        """Forget the adapter of that name."""
        await run_in_threadpool(models.drop_adapter, body.lora_name)
        return PlainTextResponse(f"Success: LoRA adapter '{body.lora_name}' removed successfully.")


def _checked(body: ChatBody | CompletionBody, params: ServingParams, models: Models) -> _Request:
    """Raises RefusedError where the request cannot be met, UnknownModelError, ModelError."""
    _check_neutral(body.model_extra or {})
    model = models.get(body.model)
    chat = isinstance(body, ChatBody)
    limit = body.max_tokens
    if isinstance(body, ChatBody):
        limit = body.max_completion_tokens or limit
        prompts = [_messages(body.messages)]
    else:
        if model.generator.chat:
            raise RefusedError(400, f"{model.name} has a chat template; use /v1/chat/completions")
        prompts = [user_message(one) for one in _listed(body.prompt)]
    prompts = [tuple(replace(m, content=sendable(m.content)) for m in one) for one in prompts]
    room = min((_room(model, one) for one in prompts), default=1)
    max_tokens = max(1, min(params.max_tokens, room)) if limit is None else limit
    for name, found, least, most in (
        ("max_tokens", max_tokens, 1, 1 << 20),
        ("n", body.n, 1, _MOST_CHOICES),
        ("temperature", body.temperature, 0, 2),
        ("prompt", len(prompts), 1, _MOST_CHOICES),
    ):
        if not least <= found <= most:
            raise RefusedError(400, f"`{name}`: expected {least} to {most}, found {found}")
    stop = tuple(one for one in _listed(body.stop or []) if one)
    seed = secrets.randbits(_SEED_BITS) if body.seed is None else body.seed
    stop = stop or (() if body.stop_after_sql else _UNTIL_THE_END)
    # one seed for all, so that requests are written in one batch; each has its own in its id
    common, name, turn = body.random_source or (0, f"seed {seed}", 1)
    requests = [GenerationRequest(name, turn, prompt, stop) for prompt in prompts]
    if max_tokens > room:
        raise RefusedError(
            400,
            f"`max_tokens` is {max_tokens}, the context of {model.name} has room for {room} tokens "
            f"after the prompt, and {model.context} in all",
        )
    logprobs = body.logprobs is not None and body.logprobs is not False
    likeliest = body.top_logprobs if isinstance(body, ChatBody) else body.logprobs
    tokens = logprobs or body.return_token_ids
    return _Request(
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


def _room(model: ServedModel, prompt: Messages) -> int:
    """Tokens of the context that the prompt leaves."""
    with model.counting:
        return model.context - model.generator.count_tokens(prompt)


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


def _whole(request: _Request, outcomes: Sequence[GenerationOutcome]) -> dict[str, Any]:
    """The answer that is not streamed. Raises RefusedError where a prompt has no completion."""
    written = [_completions(outcome) for outcome in outcomes]
    kind = "chat.completion" if request.chat else "text_completion"
    choices = [
        _choice(request, completion, index)
        for index, completion in enumerate(one for of in written for one in of)
    ]
    answer = {**request.head(kind), "choices": choices, "usage": _usage(written)}
    if request.chat and request.token_ids:
        answer["prompt_token_ids"] = _sampled(written[0][0]).prompt
    return answer


def _completions(outcome: GenerationOutcome) -> list[Completion]:
    if isinstance(outcome, GenerationFailure):
        raise RefusedError(400, outcome.error)
    return outcome


def _choice(request: _Request, completion: Completion, index: int) -> dict[str, Any]:
    text = completion.text
    said = {"message": {"role": "assistant", "content": text}} if request.chat else {"text": text}
    return {"index": index, **said, **_ending(request, completion)}


def _ending(request: _Request, completion: Completion) -> dict[str, Any]:
    """What a choice has beside its text."""
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
    return {"content": content}


def _token_texts(model: ServedModel, tokens: Sequence[int]) -> list[str]:
    """What each token adds to the text: alone it may lack the space before its word."""
    texts = []
    for index in range(len(tokens)):
        first = max(0, index - _TOKENS_BEFORE)
        before = (model.text(tokens[first:index]) or "").rstrip("\ufffd")
        whole = model.text(tokens[first : index + 1]) or ""
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


async def _outcomes(
    request: _Request, batcher: Batcher, connection: Request
) -> list[GenerationOutcome]:
    """What the model writes, for as long as the client waits. Raises ClientGoneError."""
    gone = False
    submitted = batcher.submit(
        request.model.generator, request.requests, request.sampling, wanted=lambda: not gone
    )
    answered = asyncio.wrap_future(submitted)
    leaving = asyncio.ensure_future(client_gone(connection.receive))
    first: set[asyncio.Future[Any]] = {answered, leaving}
    try:
        await asyncio.wait(first, return_when=asyncio.FIRST_COMPLETED)
    finally:
        gone = not answered.done()
        leaving.cancel()
    return await answered


def _stream(request: _Request, batcher: Batcher, on_left: Callable[[], object]) -> Response:
    """The answer in chunks. Text comes as it is written; what else a choice has, at its end."""
    channel = Channel()
    streams = [_TextStream(one.stop) for one in request.requests]
    left = False

    def on_tokens(prompt: int, tokens: Sequence[int]) -> bool:
        text = request.model.text(tokens)
        piece = streams[prompt].add(text or "")
        if piece:
            choice = prompt * request.sampling.num_samples
            channel.put(_chunk(request, choice, piece, {"finish_reason": None, "logprobs": None}))
        return True

    def finish(outcomes: Any) -> None:
        try:
            for piece in _last_chunks(request, outcomes.result(), streams):
                channel.put(piece)
        except Exception as error:
            channel.put(_data({"error": {"message": str(error), "type": "server_error"}}))
        channel.put(b"data: [DONE]\n\n")
        channel.put(None)

    def leave() -> None:
        nonlocal left
        left = True
        on_left()

    if request.chat:
        for index in range(request.sampling.num_samples):
            first = {"role": "assistant", "content": ""}
            channel.put(_chunk(request, index, "", {"delta": first, "finish_reason": None}))
    submitted = batcher.submit(
        request.model.generator,
        request.requests,
        request.sampling,
        on_tokens=on_tokens,
        wanted=lambda: not left,
    )
    submitted.add_done_callback(finish)
    return EventStream(channel, leave)


class _TextStream:
    """The text of a completion in pieces that are final: no half of a character or stop string."""

    def __init__(self, stop: Sequence[str]) -> None:
        self._stop = stop
        self.sent = ""

    def add(self, text: str) -> str:
        """What is new of the text so far, and certain."""
        certain = text.rstrip("\ufffd")
        starts = [start for start in map(certain.find, self._stop) if start >= 0]
        certain = certain[: min(starts, default=len(certain))]
        longest = max((_begun(certain, stop) for stop in self._stop), default=0)
        return self.rest(certain[: len(certain) - longest])

    def rest(self, text: str) -> str:
        """What is new of the whole text."""
        piece = text[len(self.sent) :] if text.startswith(self.sent) else ""
        self.sent += piece
        return piece


def _begun(text: str, stop: str) -> int:
    """How many characters at the end of the text may be the beginning of the stop string."""
    return next((n for n in range(len(stop) - 1, 0, -1) if text.endswith(stop[:n])), 0)


def _last_chunks(
    request: _Request, outcomes: Sequence[GenerationOutcome], streams: Sequence[_TextStream]
) -> Iterator[bytes]:
    written = [_completions(outcome) for outcome in outcomes]
    for prompt, completions in enumerate(written):
        for sample, completion in enumerate(completions):
            choice = prompt * request.sampling.num_samples + sample
            rest = streams[prompt].rest(completion.text) if sample == 0 else completion.text
            yield _chunk(request, choice, rest, _ending(request, completion))
    if request.usage:
        kind = "chat.completion.chunk" if request.chat else "text_completion"
        yield _data({**request.head(kind), "choices": [], "usage": _usage(written)})


def _chunk(request: _Request, index: int, text: str, fields: dict[str, Any]) -> bytes:
    kind = "chat.completion.chunk" if request.chat else "text_completion"
    said = {"delta": {"content": text}} if request.chat else {"text": text}
    return _data({**request.head(kind), "choices": [{"index": index, **said, **fields}]})


def _data(payload: dict[str, Any]) -> bytes:
    return f"data: {json.dumps(payload)}\n\n".encode()
