"""The OpenAI-compatible endpoint: /v1/models, /v1/chat/completions, /v1/completions.

Besides OpenAI's API it has the parts of vLLM's server that training needs: token ids where
`return_token_ids` asks for them, and adapters that a trainer exchanges while the server runs. Each
answer, whole or in the chunks of a stream, states the version of the weights that wrote it.
"""

import asyncio
import json
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

from anyio import CapacityLimiter, to_thread
from fastapi import FastAPI
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response

from lib.answering.generation.protocol import GenerationFailure, GenerationOutcome, text_before_stop
from lib.answering.models.choice import ChosenModel
from lib.base.params import ServingParams
from lib.base.records import Completion
from lib.serving.batching import Batcher, ClientGoneError
from lib.serving.event_stream import Channel, EventStream, wait_for_client
from lib.serving.guard import RefusedError, openai_error
from lib.serving.models import Models, ServedModel, no_model
from lib.serving.openai_requests import (
    AdapterBody,
    ChatBody,
    CompletionBody,
    CompletionRequest,
    checked_request,
)

_CHECKERS = 8  # requests that are checked at a time, or wait for their model
_TOKENS_BEFORE = 8  # that are decoded with a token, for the space before its word
_CHUNK = "chat.completion.chunk"


def add_openai_routes(
    app: FastAPI, params: ServingParams, models: Models, batcher: Batcher, trainer: bool
) -> None:
    """Add the routes; those that exchange adapters for a `trainer` alone."""
    open_requests: set[object] = set()
    checkers = CapacityLimiter(
        _CHECKERS
    )  # their own threads: waiting for a model delays nobody else

    async def answer(body: ChatBody | CompletionBody, connection: Request) -> Response:
        if len(open_requests) >= params.questions:
            raise RefusedError(
                429, f"{len(open_requests)} requests are waiting; send it again later"
            )
        if body.random_source and not trainer:
            raise RefusedError(
                400, "`random_source`: start the server with --trainer", "random_source"
            )
        place, streams = object(), False
        open_requests.add(place)
        try:
            request = await to_thread.run_sync(
                checked_request, body, params, models, limiter=checkers
            )
            streams = body.stream
            if streams:
                return _stream(request, batcher, lambda: open_requests.discard(place))
            outcomes = await _outcomes(request, batcher, connection)
            return JSONResponse(_whole_answer(request, outcomes))
        except ClientGoneError:
            raise RefusedError(503, "the server is being stopped") from None  # or nobody reads it
        finally:
            if not streams:
                open_requests.discard(place)

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


async def _outcomes(
    request: CompletionRequest, batcher: Batcher, connection: Request
) -> list[GenerationOutcome]:
    """What the model writes, for as long as the client waits. Raises ClientGoneError."""
    gone = False
    submitted = batcher.submit(
        request.model.generator, request.requests, request.sampling, wanted=lambda: not gone
    )
    answered = asyncio.wrap_future(submitted)
    try:
        await wait_for_client(answered, connection.receive)
    finally:
        gone = not answered.done()
    return await answered


def _stream(
    request: CompletionRequest, batcher: Batcher, on_left: Callable[[], object]
) -> Response:
    """The answer in chunks. Text is sent as it is generated, a choice's other fields at its end."""
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
            channel.put(_stream_event({"error": openai_error(error)[1]}))
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


def _whole_answer(
    request: CompletionRequest, outcomes: Sequence[GenerationOutcome]
) -> dict[str, Any]:
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


def _choice(request: CompletionRequest, completion: Completion, index: int) -> dict[str, Any]:
    text = completion.text
    message = {"role": "assistant", "content": text, "refusal": None}
    shown: dict[str, Any] = {"message": message} if request.chat else {"text": text}
    return {"index": index, **shown, **_ending(request, completion)}


def _ending(request: CompletionRequest, completion: Completion) -> dict[str, Any]:
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


def _logprobs(request: CompletionRequest, completion: Completion) -> dict[str, Any]:
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


class _TextStream:
    """The text of a completion in final pieces: none ends within a character or a stop string."""

    def __init__(self, stop: Sequence[str]) -> None:
        self._stop = stop
        self.sent = ""

    def add(self, text: str) -> str:
        """The new part of the text so far, as far as it is final."""
        certain = text_before_stop(text.rstrip("\ufffd"), self._stop)
        longest = max((_begun(certain, stop) for stop in self._stop), default=0)
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
    request: CompletionRequest,
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
        yield _stream_event({**request.head(_CHUNK), "choices": [], "usage": _usage(written)})


def _chunk(request: CompletionRequest, index: int, text: str, fields: dict[str, Any]) -> bytes:
    """A piece of the text of one choice. `fields`: further fields of the choice."""
    shown = {"delta": {"content": text}} if request.chat else {"text": text}
    usage = {"usage": None} if request.usage else {}
    choice = {"index": index, **shown, **fields}
    return _stream_event({**request.head(_CHUNK), "choices": [choice], **usage})


def _stream_event(payload: dict[str, Any]) -> bytes:
    """An event as OpenAI streams them: without a name."""
    return f"data: {json.dumps(payload)}\n\n".encode()
