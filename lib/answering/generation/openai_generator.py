"""The `openai` backend: any server with OpenAI's API (vLLM, llama.cpp, a hosted model).

Several requests are in flight at once, and OpenAI's client retries them. An answer is cached as
soon as it arrives, so it is not paid for again however the run ends. Servers differ in what they
add and leave out, so only the fields that make up a completion are read.

There are two kinds of error. `RequestError`: this request has no answer. `ModelError`: no request
will get one, so the run stops.
"""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any, TypeVar
from urllib.parse import urlsplit

from openai import (
    APIConnectionError,
    APIStatusError,
    APITimeoutError,
    AsyncOpenAI,
    DefaultAsyncHttpxClient,
    OpenAIError,
    Timeout,
)
from pydantic import BaseModel, FiniteFloat, NonNegativeInt, ValidationError

from lib.answering.generation.protocol import (
    GenerationFailure,
    GenerationOutcome,
    GenerationRequest,
    OnOutcome,
    Sampling,
    ignore_outcome,
    random_source,
    text_before_stop,
)
from lib.answering.generation.response_cache import ResponseCache
from lib.answering.generation.runs import first_line
from lib.base.errors import ModelError
from lib.base.identity import fingerprint
from lib.base.params import EndpointParams, GenerationParams
from lib.base.records import (
    Completion,
    Messages,
    SampledTokens,
    joined_text,
    sendable,
    to_json,
)

_BYTES_PER_TOKEN = 3
"""In schemas and SQL. Real tokens are longer on average, so the estimate is on the safe side."""

_TOKENS_PER_MESSAGE = 8
"""The most tokens that a chat template adds to a message."""

_BASE_MODEL_STOP = "\n\n"  # base models run on after their SQL, which has no empty line

_REFUSED_STATUSES = (401, 402, 403)
_REFUSED_CODES = ("insufficient_quota", "invalid_api_key")
_ADDRESS_STATUSES = (*range(300, 400), 404, 405)  # redirects are not followed

_CUT = ("length", "model_length")  # Mistral's: the context is full
_BROKEN_OFF = ("abort", "error", "insufficient_system_resource")
"""Reasons that say that the server gave up, so its text so far is no answer. In this order: of vLLM
and SGLang when they are shut down, of OpenRouter and Mistral, of DeepSeek."""

_SEED_BITS = 31  # all servers accept as many
_NO_KEY = "none"  # the client requires one; a server without keys ignores it
_CONNECT_SECONDS = 30.0  # at most: a running server takes far less
_LOOK_SECONDS = 5.0  # for a list of models that is not needed
_SHOWN_MODELS = 10
_LONGEST_MESSAGE = 300

Body = dict[str, Any]
"""The fields of a request."""

_Result = TypeVar("_Result")


class RequestError(Exception):
    """A request has no answer."""


@dataclass(frozen=True)
class Endpoint:
    """A server and one of its models. `key`: never shown in a message; None where there is none."""

    base_url: str
    model: str
    key: str | None

    @classmethod
    def of(cls, params: EndpointParams, model: str = "") -> Endpoint:
        """Raises ModelError where the URL is not valid, or the environment lacks the key."""
        _check_url(params.base_url)
        return cls(params.base_url, model, _api_key(params.api_key_env))

    def client(self, params: EndpointParams) -> AsyncOpenAI:
        """Raises ModelError."""
        seconds = params.timeout_seconds
        try:
            return AsyncOpenAI(
                base_url=self.base_url,
                api_key=self.key or _NO_KEY,
                timeout=Timeout(seconds, connect=min(_CONNECT_SECONDS, seconds / 2)),
                max_retries=params.max_attempts - 1,
                http_client=DefaultAsyncHttpxClient(follow_redirects=False),
            )
        except Exception as error:  # the library's own, about URLs, proxies and certificates
            raise ModelError(
                f"{self.base_url}: no client for it can be set up ({first_line(error)}); check "
                "generation.endpoint.base_url, and proxies and certificates in the environment"
            ) from None

    def reason(self, error: Exception) -> str:
        """What the HTTP library says, on one line."""
        cause = error.__cause__
        return self._shown(first_line(cause if isinstance(cause, Exception) else error))

    async def models(self, params: EndpointParams) -> list[str]:
        """The names of the models that the server lists, in its order; at least one.

        Raises RequestError where it gives no such list; ModelError where nobody answers, the key is
        refused, or the API is elsewhere.
        """
        try:
            async with self.client(params) as client:
                content = await client.get("/models", cast_to=bytes)
            names = [model.id for model in _Models.model_validate_json(content).data]
        except APIStatusError as error:
            if error.status_code in _REFUSED_STATUSES:
                raise self.fault(error, reached=True) from None
            if place := error.response.headers.get("location"):
                moved = f"{self.base_url}: it redirects to {place}; use the address there"
                raise ModelError(moved) from None
            raise RequestError(f"it answers {error.status_code}") from None
        except APITimeoutError as error:
            raise RequestError(f"no answer within {params.timeout_seconds:g} s") from error
        except OpenAIError as error:
            raise self.fault(error, reached=False) from None
        except ValidationError:
            raise RequestError("the answer is no list of models") from None
        if not names:
            raise RequestError("the answer names no model")
        return names

    def fault(self, error: OpenAIError, reached: bool) -> Exception:
        """The RequestError or ModelError that an error of the client stands for.

        `reached`: whether the server has answered before.
        """
        if isinstance(error, APIStatusError):
            return self._of_status(error)
        # by name, since the client's HTTP library changes between versions
        unreachable = type(error.__cause__).__name__ in ("ConnectError", "ConnectTimeout")
        if unreachable and not reached:
            return ModelError(
                f"{self.base_url}: nobody answers there ({self.reason(error)}); start the server, "
                "or correct generation.endpoint.base_url"
            )
        if isinstance(error, APITimeoutError) and not unreachable:
            return RequestError("no answer within generation.endpoint.timeout_seconds")
        failed = isinstance(error, APIConnectionError)
        what = "the connection failed" if failed else "the answer cannot be read"
        return RequestError(f"{what}: {self.reason(error)}")

    def read(self, content: bytes, tokens: bool = False) -> Completion:
        """The completion in an answer. Raises RequestError if it is malformed, empty or broken off.

        `tokens`: the answer must have token ids and log-probabilities, else ModelError is raised;
        an end token alone then counts as an answer.
        """
        try:
            answer = _Answer.model_validate_json(content)
            choice = answer.choices[0]
        except (ValidationError, IndexError):
            shown = self._shown(content.decode(errors="replace"))
            raise RequestError(f"the answer is malformed: {shown}") from None
        if choice.finish_reason in _BROKEN_OFF:
            raise RequestError(f"the server broke its answer off: {choice.finish_reason}")
        text, refusal = choice.written(), (choice.message and choice.message.refusal) or ""
        refused = choice.finish_reason == "content_filter" or refusal != ""
        cut = choice.finish_reason in _CUT
        sampled = self._sampled(answer, choice) if tokens else None
        if not (text or refused or cut or (sampled and sampled.completion)):
            raise RequestError("the choice is empty")
        return Completion(
            text or refusal,
            "refusal" if refused else "length" if cut else "stop",
            (answer.usage and answer.usage.prompt_tokens) or 0,
            (answer.usage and answer.usage.completion_tokens) or 0,
            sampled,
        )

    def _sampled(self, answer: _Answer, choice: _Choice) -> SampledTokens:
        """As vLLM returns them: the ids of a chat's prompt are in the answer, others in the choice.

        The log-probabilities are a list for a plain completion, a list of objects for a chat.
        """
        prompt = choice.prompt_token_ids or answer.prompt_token_ids
        logprobs, ids = choice.logprobs or _Scores(), choice.token_ids
        scores = logprobs.token_logprobs
        if scores is None:
            scores = tuple(one.logprob for one in logprobs.content or ())
        if prompt is None or ids is None or len(ids) != len(scores):
            raise ModelError(
                f"{self.base_url}: the answer has no token ids with their log-probabilities, which "
                "training needs; use a server that returns them, such as vLLM with "
                "`--logprobs-mode processed_logprobs`"
            )
        return SampledTokens(prompt, ids, scores, answer.weights_version)

    def _of_status(self, error: APIStatusError) -> Exception:
        body = error.body if isinstance(error.body, dict) else {}
        text = str(body.get("message") or body.get("detail") or error.message)  # FastAPI's: detail
        if place := error.response.headers.get("location"):
            text += f" Location: {place}"
        status, url = error.status_code, self.base_url
        reported = f"{status}: {self._shown(text)}"
        if status in _REFUSED_STATUSES or {error.code, error.type}.intersection(_REFUSED_CODES):
            return ModelError(
                f"{url}: the server refuses the key ({reported}); check the environment variable "
                "that generation.endpoint.api_key_env names, and what is left of its quota"
            )
        if status in _ADDRESS_STATUSES:
            return ModelError(
                f"{url}: the server has no answer for the model {self.model!r} ({reported}); check "
                "`model` and generation.endpoint.base_url"
            )
        return RequestError(f"the server answers {reported}")

    def _shown(self, text: str) -> str:
        """The server's text, fit for a one-line message: it may quote the request with its key."""
        hidden = text.replace(self.key, "[the key]") if self.key else text
        printable = "".join(sign if sign.isprintable() else " " for sign in hidden)
        return " ".join(printable.split())[:_LONGEST_MESSAGE]


class _Message(BaseModel):
    """`content`: a text, or a list of parts, of which thoughts are left out."""

    content: str | list[dict[str, Any]] | None = None
    refusal: str | None = None


class _Score(BaseModel):
    logprob: FiniteFloat


class _Scores(BaseModel):
    token_logprobs: tuple[FiniteFloat, ...] | None = None
    content: list[_Score] | None = None


class _Choice(BaseModel):
    """`message`: of a chat; `text`: of a plain completion. For the rest see `_sampled`."""

    message: _Message | None = None
    text: str | None = None
    finish_reason: str | None = None
    token_ids: tuple[NonNegativeInt, ...] | None = None
    prompt_token_ids: tuple[NonNegativeInt, ...] | None = None
    logprobs: _Scores | None = None

    def written(self) -> str:
        content = self.message.content if self.message else self.text
        if isinstance(content, list):
            texts = [part.get("text") for part in content if part.get("type") == "text"]
            content = "".join(text for text in texts if isinstance(text, str))
        return content or ""


class _Usage(BaseModel):
    prompt_tokens: NonNegativeInt | None = None
    completion_tokens: NonNegativeInt | None = None


class _Answer(BaseModel):
    choices: list[_Choice]
    usage: _Usage | None = None
    prompt_token_ids: tuple[NonNegativeInt, ...] | None = None
    weights_version: int | None = None


class _Model(BaseModel):
    id: str


class _Models(BaseModel):
    data: list[_Model]


class OpenAIGenerator:
    """See `lib.answering.generation.protocol.Generator`. `cache` None: nothing is kept."""

    def __init__(
        self,
        params: GenerationParams,
        model: str,
        cache: ResponseCache | None,
        reached: bool = False,
        endpoint: Endpoint | None = None,
    ) -> None:
        """`reached`: it has answered before, so while it does not answer it is being restarted.

        `endpoint`: in place of that of `params`.

        Raises ModelError where the address is not valid, or the environment lacks the key.
        """
        self._params = params.endpoint
        self._model = model
        self._endpoint = endpoint or Endpoint.of(params.endpoint, model)
        self._reached = reached
        self._cache = cache
        self.chat = params.endpoint.api == "chat"
        self.max_prompt_tokens = params.max_prompt_tokens or sys.maxsize  # the server knows its own

    def count_tokens(self, messages: Messages) -> int:
        """An upper estimate: only the server has the tokenizer and the chat template."""
        length = sum(len(message.content.encode(errors="replace")) for message in messages)
        marks = _TOKENS_PER_MESSAGE * len(messages) if self.chat else 0
        return -(-length // _BYTES_PER_TOKEN) + marks

    def generate(
        self,
        requests: Sequence[GenerationRequest],
        sampling: Sampling,
        on_outcome: OnOutcome = ignore_outcome,
    ) -> list[GenerationOutcome]:
        """One outcome per request. One that is too long or is not answered is a failure.

        Raises ModelError where the server refuses the key, does not know the model, or was never
        reached.
        """
        return _run(self._generate(requests, sampling, on_outcome))

    def body(self, request: GenerationRequest, sampling: Sampling, sample: int) -> Body:
        """The fields that ask for one sample. Equal bodies may be answered by one request.

        Greedy requests share their seed, so that equal prompts have equal bodies. Where tokens are
        wanted, vLLM's fields for them are added. The log-probabilities are those of the
        distribution that tokens are drawn from if the server was started with `--logprobs-mode
        processed_logprobs`; `top_p` and similar limits are stated since the server would otherwise
        take them from the model's folder.
        """
        extra = self._params.extra_body
        fields: Body = {"model": self._model}
        if self.chat:
            fields["messages"] = [
                {"role": m.role, "content": sendable(m.content)} for m in request.messages
            ]
        else:
            fields["prompt"] = sendable(joined_text(request.messages))
        temperature, seed = sampling.temperature_of(sample), sampling.seed
        if temperature:
            seed = random_source(seed, request, sample).getrandbits(_SEED_BITS)
        stops_by_itself = self.chat or extra.get("stop_after_sql")  # our own server's field
        fields |= {
            "temperature": temperature,
            "max_tokens": sampling.max_new_tokens,
            "seed": seed,
            "stop": list(request.stop) or (None if stops_by_itself else [_BASE_MODEL_STOP]),
        }
        if sampling.tokens:
            fields |= {"return_token_ids": True, "logprobs": True if self.chat else 0}
            fields |= {"top_p": 1, "top_k": -1, "min_p": 0, "repetition_penalty": 1}
        return {name: value for name, value in (fields | extra).items() if value is not None}

    async def _generate(
        self, requests: Sequence[GenerationRequest], sampling: Sampling, on_outcome: OnOutcome
    ) -> list[GenerationOutcome]:
        """Ask for all samples at once, as many at a time as may be in flight.

        Samples with the same key share one answer.
        """
        places = asyncio.Semaphore(self._params.concurrency)
        answers: dict[str, asyncio.Task[Completion]] = {}
        async with self._endpoint.client(self._params) as client:

            def started(request: GenerationRequest) -> list[asyncio.Task[Completion]]:
                length, limit = self.count_tokens(request.messages), self.max_prompt_tokens
                if length > limit:
                    raise RequestError(
                        f"the prompt has about {length} tokens, the limit is {limit}"
                    )
                samples = []
                for sample in range(sampling.distinct):
                    body = self.body(request, sampling, sample)
                    key = self._key(request, body, sample)
                    if key not in answers:
                        asked = self._answer(client, places, key, body)
                        answers[key] = asyncio.create_task(asked)
                    samples.append(answers[key])
                return samples

            async def outcome(index: int, request: GenerationRequest) -> GenerationOutcome:
                found: GenerationOutcome
                try:
                    found = [await answer for answer in started(request)]
                    found *= sampling.num_samples // sampling.distinct
                except RequestError as error:
                    found = GenerationFailure(str(error))
                on_outcome(index, found)
                return found

            tasks = [asyncio.create_task(outcome(*numbered)) for numbered in enumerate(requests)]
            try:
                return await asyncio.gather(*tasks)
            finally:  # the first error, or Ctrl-C, ends all of them
                for task in (*tasks, *answers.values()):
                    task.cancel()
                await asyncio.gather(*tasks, *answers.values(), return_exceptions=True)

    def _key(self, request: GenerationRequest, body: Body, sample: int) -> str:
        """A fingerprint of the request and the server's address.

        Where `extra_body` sets the seed, the samples of a prompt have equal bodies; the key then
        includes the example id, the turn and the sample, unless the temperature is 0.
        """
        drawn = body.get("temperature") != 0 and "seed" in self._params.extra_body
        names = [(request.example_id, request.turn, sample)] if drawn else []
        url = self._params.base_url.rstrip("/")
        return fingerprint("openai", url, self._params.api, body, *names)

    async def _answer(
        self, client: AsyncOpenAI, places: asyncio.Semaphore, key: str, body: Body
    ) -> Completion:
        """The answer that counts: the first one cached, which may be that of another process."""
        async with places:
            kept = self._cache.get(Completion, key) if self._cache else None
            if kept is not None:
                return kept
            answer = await self._asked(client, body)
            return self._cache.put(Completion, key, to_json(answer)) if self._cache else answer

    async def _asked(self, client: AsyncOpenAI, body: Body) -> Completion:
        path = "/chat/completions" if self.chat else "/completions"
        try:
            # as bytes: the client would take nearly anything for an answer
            content = await client.post(path, cast_to=bytes, body=body)
        except OpenAIError as error:
            fault = self._endpoint.fault(error, self._reached)
            self._reached |= isinstance(error, APIStatusError)
            raise fault from None
        self._reached = True
        wants_tokens = "return_token_ids" in body
        answer = self._endpoint.read(content, wants_tokens)
        if wants_tokens:
            return answer
        stop = body.get("stop") or []  # a server may leave it out of account
        listed = [stop] if isinstance(stop, str) else stop
        return replace(answer, text=text_before_stop(answer.text, listed))


def _run(work: Coroutine[Any, Any, _Result]) -> _Result:
    """Run the coroutine to its end, in another thread if this one has a running event loop."""
    try:
        asyncio.get_running_loop()
    except RuntimeError:
        return asyncio.run(work)
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()


def find_model(params: EndpointParams, wanted: str | None) -> tuple[str, str | None]:
    """The model to ask for: `wanted`, or the first one that the server lists; and a doubt.

    The doubt is None, or what may keep the model from answering: a server may be busy or slow now,
    or may serve models that it does not list. Raises ModelError where nobody answers, the key is
    refused, the API is at another address, or no model is wanted and none is listed.
    """
    endpoint = Endpoint.of(params)
    url = endpoint.base_url.rstrip("/")

    def listed(url: str, seconds: float) -> list[str]:
        waiting = replace(params, timeout_seconds=seconds, max_attempts=1)
        return _run(replace(endpoint, base_url=url).models(waiting))

    try:
        names = listed(url, _CONNECT_SECONDS if wanted is None else _LOOK_SECONDS)
        doubt = f"{url} lists no model {wanted!r}; it has {', '.join(names[:_SHOWN_MODELS])}"
    except RequestError as error:
        names, doubt = [], f"{url}: its models cannot be listed ({error})"
        if not url.endswith("/v1"):
            with suppress(RequestError, ModelError):
                names = listed(f"{url}/v1", _LOOK_SECONDS)
            if names:
                raise ModelError(f"{url}: OpenAI's API is at {url}/v1; use that address") from None
            doubt += "; an address of OpenAI's API usually ends in /v1"
    if wanted is not None:
        return wanted, None if wanted in names else doubt
    if not names:
        raise ModelError(f"{doubt}; if the address is right, name a model (--model)")
    return names[0], None


def _check_url(url: str) -> None:
    """Raises ModelError where no request could go there."""
    try:
        parts = urlsplit(url)
        sound = parts.scheme in {"http", "https"} and parts.hostname and parts.port != 0
    except ValueError:  # a stray bracket or a bad port
        sound = False
    if not sound or parts.query or parts.fragment or not url.isprintable() or " " in url:
        raise ModelError(
            f"generation.endpoint.base_url: {url!r} is no address of a server; it has to be "
            "like http://localhost:8000/v1, without anything after the path"
        )


def _api_key(variable: str | None) -> str | None:
    """The key in the environment; None where the server wants none. Raises ModelError."""
    if variable is None:
        return None
    key = os.environ.get(variable, "").strip()
    if not key or not (key.isascii() and key.isprintable()):
        raise ModelError(
            f"the environment variable {variable} holds no key, or what cannot be one; set it to "
            "the key alone, or set generation.endpoint.api_key_env to null for a server without "
            "keys"
        )
    return key
