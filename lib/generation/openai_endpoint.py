"""Requests to an OpenAI-compatible server: their fields, their rate, their errors."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any
from urllib.parse import urlsplit

from openai import AsyncOpenAI, DefaultAsyncHttpxClient, OpenAI, OpenAIError, Timeout

from lib.errors import ModelError
from lib.fingerprints import fingerprint
from lib.generation.model_path import first_line
from lib.generation.openai_faults import (
    Asked,
    TransientFault,
    cause,
    classified,
    is_unreachable,
)
from lib.generation.openai_reply import read_completion
from lib.generation.protocol import GenerationRequest, Sampling, sample_seed
from lib.generation.stopping import text_before_stop
from lib.params import EndpointParams
from lib.records import Completion, joined_text, sendable

_MINUTE = 60.0


class Pacer:
    """Allows at most `per_minute` requests in any minute; None: no limit.

    `clock` returns the time in seconds, `sleep` waits for a number of seconds.
    """

    def __init__(
        self,
        per_minute: int | None,
        clock: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._interval = 0.0 if per_minute is None else _MINUTE / per_minute
        self._clock = clock
        self._sleep = sleep
        self._next = clock()

    async def turn(self) -> None:
        """Return when the next request may be sent."""
        while (wait := self._next - self._clock()) > 0:  # the first to wake goes first
            await self._sleep(wait)
        self._next = self._clock() + self._interval

    def hold(self, seconds: float) -> None:
        """Send nothing for this many seconds: the server asked for a pause."""
        self._next = max(self._next, self._clock() + seconds)


_NO_KEY = "none"  # the client requires one; a server without keys ignores it
_CONNECT_SECONDS = 30.0  # at most: a running server takes far less
_BASE_MODEL_STOP = "\n\n"  # base models run on after their SQL, which has no empty line
_LONGEST_ANSWER = 8 * 2**20  # bytes; an answer usually has a few thousand
_OF_THE_WIRE = frozenset(
    {b"content-encoding", b"content-length", b"content-type", b"transfer-encoding"}
)
"""Headers about the encoding of a body. It is decoded here, and JSON is UTF-8 whatever they say."""

Body = dict[str, Any]
"""The fields of a request."""


class _BoundedClient(DefaultAsyncHttpxClient):
    """Stops reading a response that is too long for an answer: some servers never stop sending."""

    async def send(self, request: Any, **options: Any) -> Any:
        """Raises TransientFault where the response is too long."""
        response = await super().send(request, **{**options, "stream": True})
        content = bytearray()
        try:
            async for piece in response.aiter_bytes():
                content += piece
                if len(content) > _LONGEST_ANSWER:
                    raise TransientFault(f"the answer is longer than {_LONGEST_ANSWER} bytes")
        finally:
            await response.aclose()
        kept = [pair for pair in response.headers.raw if pair[0].lower() not in _OF_THE_WIRE]
        return type(response)(
            response.status_code, headers=kept, content=bytes(content), request=request
        )


def first_model(params: EndpointParams) -> str:
    """The name of the first model that the server lists. Raises ModelError."""
    _check_url(params.base_url)
    key = api_key(params.api_key_env) or _NO_KEY
    try:
        with OpenAI(
            base_url=params.base_url, api_key=key, timeout=_CONNECT_SECONDS, max_retries=0
        ) as client:
            names = [model.id for model in client.models.list().data]
    except OpenAIError as error:
        reason = cause(error, Asked(params.base_url, "", key))
        raise ModelError(f"{params.base_url}: its models cannot be listed ({reason})") from None
    except (AttributeError, TypeError, ValueError):  # the client checks no answer
        raise ModelError(f"{params.base_url}/models: the answer is no list of models") from None
    if not names or not isinstance(names[0], str):
        raise ModelError(f"{params.base_url}: it serves no model with a name")
    return names[0]


class Endpoint:
    """A server and one of its models."""

    def __init__(self, params: EndpointParams, model: str, reached: bool = False) -> None:
        """`reached`: it has answered before, so while it does not answer it is being restarted.

        Raises ModelError where `base_url` is not a valid URL, or the environment lacks the key.
        """
        _check_url(params.base_url)
        self._params = params
        self._model = model
        self._asked = Asked(params.base_url, model, api_key(params.api_key_env))
        self._pacer = Pacer(params.requests_per_minute)
        self._reached = reached

    @property
    def chat(self) -> bool:
        """Whether requests are sent as conversations rather than as plain text."""
        return self._params.api == "chat"

    def body(self, request: GenerationRequest, sampling: Sampling, sample: int) -> Body:
        """The fields that ask for one sample. Equal bodies may be answered by one request."""
        asked = (
            {
                "messages": [
                    {"role": m.role, "content": sendable(m.content)} for m in request.messages
                ]
            }
            if self.chat
            else {"prompt": sendable(joined_text(request.messages))}
        )
        fields = {
            "model": self._model,
            **asked,
            "temperature": sampling.temperature,
            "max_tokens": sampling.max_new_tokens,
            "seed": _seed(request, sampling, sample),
            "stop": list(request.stop) or self._stop,
            **(self._token_fields() if sampling.tokens else {}),
            **self._params.extra_body,
        }
        return {name: value for name, value in fields.items() if value is not None}

    @property
    def _stop(self) -> list[str] | None:
        """Stop strings for requests without any. Our own server can stop after the SQL instead."""
        ends = self.chat or self._params.extra_body.get("stop_after_sql")
        return None if ends else [_BASE_MODEL_STOP]

    def _token_fields(self) -> Body:
        """The fields that ask vLLM's server for token ids and log-probabilities.

        The log-probabilities are those of the distribution that tokens are drawn from if the server
        was started with `--logprobs-mode processed_logprobs`. `top_p` and similar limits are stated
        too, since the server would otherwise take them from the model's folder.
        """
        whole = {"top_p": 1, "top_k": -1, "min_p": 0, "repetition_penalty": 1}
        return {"return_token_ids": True, "logprobs": True if self.chat else 0, **whole}

    def key(self, body: Body, request: GenerationRequest, sample: int) -> str:
        """The cache key of the answer: a fingerprint of the request and the server's address.

        Where `extra_body` sets the seed, the samples of a prompt have equal bodies; the key then
        includes the example id, the turn and the sample, unless the temperature is 0.
        """
        drawn = body.get("temperature") != 0 and "seed" in self._params.extra_body
        place = [(request.example_id, request.turn, sample)] if drawn else []
        url = self._params.base_url.rstrip("/")
        return fingerprint("openai", url, self._params.api, body, *place)

    def client(self) -> AsyncOpenAI:
        """A client for `ask`, which does not retry by itself. Raises ModelError."""
        seconds = self._params.timeout_seconds
        try:
            return AsyncOpenAI(
                base_url=self._params.base_url,
                api_key=self._asked.key or _NO_KEY,
                timeout=Timeout(seconds, connect=min(_CONNECT_SECONDS, seconds / 2)),
                max_retries=0,
                # a redirect would be another request, outside the rate limit and maybe in circles
                http_client=_BoundedClient(follow_redirects=False),
            )
        except Exception as error:  # the library's own, about URLs, proxies and certificates
            raise ModelError(
                f"{self._params.base_url}: no client for it can be set up ({first_line(error)}); "
                "check generation.endpoint.base_url, and proxies and certificates in the "
                "environment"
            ) from None

    async def turn(self) -> None:
        """Return when the rate allows one more request."""
        await self._pacer.turn()

    async def ask(self, client: AsyncOpenAI, body: Body) -> Completion:
        """One attempt. Raises TransientFault, RejectedError, or ModelError (see `classified`)."""
        try:
            # over the whole request: the client's own limit is for each piece that arrives
            async with asyncio.timeout(self._params.timeout_seconds):
                content = await self._post(client, body)
        except (OpenAIError, TimeoutError) as error:
            if is_unreachable(error) and not self._reached:
                raise ModelError(
                    f"{self._params.base_url}: nobody answers there ({cause(error, self._asked)}); "
                    "start the server, or correct generation.endpoint.base_url"
                ) from None
            self._reached = True
            fault = classified(error, self._asked)
            if isinstance(fault, TransientFault):
                self._check_pause(fault.retry_after)
                self._pacer.hold(fault.retry_after)
            raise fault from None
        except ValueError as error:  # a lone surrogate, or an infinite number
            raise ModelError(
                f"{self._params.base_url}: the request cannot be written ({first_line(error)}); "
                "check `model`, generation.endpoint.extra_body, and OPENAI_ variables in the "
                "environment"
            ) from None
        self._reached = True
        if "return_token_ids" in body:
            return read_completion(content, self._asked, tokens=True)
        completion = read_completion(content, self._asked)
        stop = body.get("stop") or []  # a server may leave it out of account
        listed = [stop] if isinstance(stop, str) else stop
        return replace(completion, text=text_before_stop(completion.text, listed))

    def _check_pause(self, seconds: float) -> None:
        """Raises ModelError where that is longer than `longest_pause_seconds`."""
        if seconds > self._params.longest_pause_seconds:
            raise ModelError(
                f"{self._params.base_url}: the server asks to wait {seconds:.0f} s, and "
                f"generation.endpoint.longest_pause_seconds is "
                f"{self._params.longest_pause_seconds:.0f}; what was answered is kept, start again "
                "later"
            )

    async def _post(self, client: AsyncOpenAI, body: Body) -> bytes:
        """The bytes of the answer: the client would parse nearly anything as one."""
        if self.chat:
            chat = client.chat.completions.with_raw_response
            return (await chat.create(model="", messages=[], extra_body=body)).content
        plain = client.completions.with_raw_response
        return (await plain.create(model="", prompt="", extra_body=body)).content


def _seed(request: GenerationRequest, sampling: Sampling, sample: int) -> int:
    """The seed of a sample. Greedy requests share one, so that equal prompts have equal bodies."""
    if sampling.temperature == 0:
        return sampling.seed
    return sample_seed(sampling.seed, request, sample)


def _check_url(base_url: str) -> None:
    """Raises ModelError where no request could go there."""
    try:
        parts = urlsplit(base_url)
        sound = parts.scheme in {"http", "https"} and parts.hostname and parts.port != 0
    except ValueError:  # a stray bracket or a bad port
        sound = False
    if not sound or parts.query or parts.fragment or not base_url.isprintable() or " " in base_url:
        raise ModelError(
            f"generation.endpoint.base_url: {base_url!r} is no address of a server; it has to be "
            "like http://localhost:8000/v1, without anything behind the path"
        )


def api_key(variable: str | None) -> str | None:
    """The key in the environment; None where the server wants none. Raises ModelError."""
    if variable is None:
        return None
    key = os.environ.get(variable, "").strip()
    if not key:
        raise ModelError(
            f"the environment variable {variable} holds no key; set it, or set "
            "generation.endpoint.api_key_env to null for a server without keys"
        )
    if not (key.isascii() and key.isprintable()):
        raise ModelError(
            f"the environment variable {variable} holds what cannot be a key: a line end, or a "
            "character outside of ASCII; set it to the key alone"
        )
    return key
