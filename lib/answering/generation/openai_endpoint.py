"""Requests to an OpenAI-compatible server: their fields, their rate, their errors.

What can go wrong with a server, in three kinds, and how long to wait before trying again.

`TransientFault`: worth another attempt. `RejectedError`: the server will not answer this prompt,
now or later. `ModelError`: it will not answer any prompt, so the run stops.

Reads the completion in a server's answer, or raises why there is none.

Servers differ in what they add and leave out, and an answer has been paid for. So only the fields
that make up a completion are read; a token count that makes no sense is taken as 0.
"""

from __future__ import annotations

import asyncio
import json
import math
import os
import random
import time
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, replace
from email.utils import parsedate_to_datetime
from typing import Any, TypeGuard
from urllib.parse import urlsplit

from openai import (
    APIConnectionError,
    APIStatusError,
    APITimeoutError,
    AsyncOpenAI,
    DefaultAsyncHttpxClient,
    OpenAI,
    OpenAIError,
    Timeout,
)
from tenacity import RetryCallState

from lib.answering.generation.protocol import (
    GenerationRequest,
    Sampling,
    sample_seed,
    text_before_stop,
)
from lib.answering.generation.runs import first_line
from lib.base.errors import ModelError
from lib.base.identity import fingerprint
from lib.base.params import EndpointParams
from lib.base.records import Completion, SampledTokens, joined_text, sendable

_TRANSIENT_STATUSES = frozenset({408, 409, 425, 429})  # and everything from 500 on
_KEY_STATUSES = frozenset({401, 403})
_UNPAID_STATUS = 402
_ADDRESS_STATUSES = frozenset({*range(300, 400), 404, 405, 407, 410})  # redirects are not followed
_LONGEST_MESSAGE = 300
_LONGEST_BACKOFF = 60.0


class TransientFault(Exception):
    """Worth another attempt. `retry_after`: how many seconds the server asks to wait."""

    def __init__(self, message: str, retry_after: float = 0.0) -> None:
        super().__init__(message)
        self.retry_after = retry_after


class RejectedError(Exception):
    """The server understood the request, and will not answer this prompt."""


@dataclass(frozen=True)
class Asked:
    """The server and the model asked. `key`: never shown in a message; None where there is none."""

    base_url: str
    model: str
    key: str | None

    def shown(self, text: str) -> str:
        """The server's text, fit for a one-line message: it may quote the request with its key."""
        hidden = text.replace(self.key, "[the key]") if self.key else text
        printable = "".join(sign if sign.isprintable() else " " for sign in hidden)
        return " ".join(printable.split())[:_LONGEST_MESSAGE]


def classified(error: Exception, asked: Asked) -> Exception:
    """The fault that an error of the client, or a TimeoutError, stands for."""
    if isinstance(error, APIStatusError):
        headers, said = error.response.headers, _said(error.body) or error.message
        if "location" in headers:
            said = f"{said} Location: {headers['location']}"
        return _of_status(error.status_code, said, _codes(error.body), _retry_after(headers), asked)
    if is_unreachable(error):
        return TransientFault(f"the connection failed: {cause(error, asked)}")
    if isinstance(error, TimeoutError | APITimeoutError):
        return TransientFault("no answer within generation.endpoint.timeout_seconds")
    if isinstance(error, APIConnectionError):
        return TransientFault(f"the connection failed: {cause(error, asked)}")
    return TransientFault(f"the answer cannot be read: {cause(error, asked)}")


def of_error_object(error: Any, asked: Asked) -> Exception:
    """The fault that `error` in an answer of status 200 stands for; its code may be a status."""
    code = error.get("code") if isinstance(error, dict) else None
    status = code if isinstance(code, int) and 400 <= code < 600 else 200
    return _of_status(status, _said(error) or str(error), _codes(error), 0.0, asked)


def is_unreachable(error: Exception) -> bool:
    """Whether the server could not be reached: refused, no route, no such host, no response.

    Recognised by class name, since the client's HTTP library changes between versions.
    """
    name = type(_cause(error)).__name__
    return isinstance(error, APIConnectionError) and name in {"ConnectError", "ConnectTimeout"}


def cause(error: Exception, asked: Asked) -> str:
    """What the HTTP library says, on one line."""
    return asked.shown(first_line(_cause(error)))


def backoff(seconds: float, source: random.Random, state: RetryCallState) -> float:
    """Seconds to wait after the attempt of `state`.

    `seconds` is doubled for each earlier attempt, up to a minute, and reduced at random by up to
    half, so that requests that failed together are not retried together. Never less than the server
    asks for.
    """
    doubled = min(_LONGEST_BACKOFF, seconds * 2 ** (state.attempt_number - 1))
    fault = state.outcome.exception() if state.outcome else None
    asked = fault.retry_after if isinstance(fault, TransientFault) else 0.0
    return max(asked, doubled * source.uniform(0.5, 1))


def _of_status(
    status: int, text: str, codes: frozenset[str], pause: float, asked: Asked
) -> Exception:
    """The fault for a status. `codes`: the server's error codes. `pause`: asked for, in seconds."""
    said, url = f"{status}: {asked.shown(text)}", asked.base_url
    if status in _KEY_STATUSES or "invalid_api_key" in codes:
        return ModelError(
            f"{url}: the server refuses the key ({said}); check the environment variable that "
            "generation.endpoint.api_key_env names"
        )
    if status == _UNPAID_STATUS or "insufficient_quota" in codes:
        return ModelError(
            f"{url}: the quota is used up ({said}); what was answered is kept, start again once "
            "there is more"
        )
    if status in _ADDRESS_STATUSES or "model_not_found" in codes:
        return ModelError(
            f"{url}: the server has no answer for the model {asked.model!r} ({said}); check "
            "`model` and generation.endpoint.base_url"
        )
    if status in _TRANSIENT_STATUSES or status >= 500 or status == 200:
        return TransientFault(f"the server answers {said}", pause)
    return RejectedError(f"the server rejects the request ({said})")


def _said(body: Any) -> str:
    """The message in the body of an error, "" where there is none; FastAPI calls it `detail`."""
    said = body.get("message") or body.get("detail") if isinstance(body, dict) else body
    return str(said or "")


def _codes(body: Any) -> frozenset[str]:
    """The error codes in a body, which OpenAI's servers put in `code` or in `type`."""
    said = body if isinstance(body, dict) else {}
    return frozenset(str(said.get(name)) for name in ("code", "type"))


def _cause(error: Exception) -> Exception:
    return error.__cause__ if isinstance(error.__cause__, Exception) else error


def _retry_after(headers: Mapping[str, str]) -> float:
    """The header's seconds, or seconds until its date; 0 where there is none that makes sense."""
    text = headers.get("retry-after", "")
    try:
        seconds = float(text)
    except ValueError:
        try:
            seconds = parsedate_to_datetime(text).timestamp() - time.time()
        except (ValueError, OverflowError):
            return 0.0
    return max(0.0, seconds)


_CUT = frozenset({"length", "model_length"})  # Mistral's: the context is full
_BROKEN_OFF = frozenset({"abort", "error", "insufficient_system_resource"})
"""Reasons that say that the server gave up, so its text so far is no answer. In this order: of vLLM
and SGLang when they are shut down, of OpenRouter and Mistral, of DeepSeek."""


def read_completion(content: bytes, asked: Asked, tokens: bool = False) -> Completion:
    """The completion. Raises TransientFault where the answer is malformed, empty or broken off.

    `tokens`: the answer must have token ids and log-probabilities, else ModelError is raised; an
    end token alone then counts as an answer. An error inside an answer of status 200, as gateways
    send it, is raised as if it had come with its own status.
    """
    answer = _parsed(content)
    if answer.get("error") and not answer.get("choices"):
        raise of_error_object(answer["error"], asked)
    choice = _choice(answer)
    message = choice.get("message")
    said = message if isinstance(message, dict) else {"content": choice.get("text")}
    text, refusal, reason = _text(said.get("content")), said.get("refusal"), _reason(choice)
    if reason in _BROKEN_OFF:
        raise TransientFault(f"the server broke its answer off: {reason}")
    refused = reason == "content_filter" or (isinstance(refusal, str) and refusal != "")
    cut = reason in _CUT
    sampled = _sampled(answer, choice, text, asked) if tokens else None
    if not (text or refused or cut or (sampled and sampled.completion)):
        raise TransientFault("the choice is empty")
    return Completion(
        text or _text(refusal),
        "refusal" if refused else "length" if cut else "stop",
        _count(answer.get("usage"), "prompt_tokens"),
        _count(answer.get("usage"), "completion_tokens"),
        sampled,
    )


def _sampled(
    answer: dict[str, Any], choice: dict[str, Any], text: str, asked: Asked
) -> SampledTokens:
    """As vLLM returns them: the ids of a chat's prompt are in the answer, others in the choice."""
    prompt = choice.get("prompt_token_ids") or answer.get("prompt_token_ids")
    ids, scores = choice.get("token_ids"), _scores(choice.get("logprobs"))
    if not (
        _are_tokens(prompt)
        and _are_tokens(ids)
        and scores is not None
        and len(ids) == len(scores)
        and all(map(math.isfinite, scores))
        and (ids or not text)
    ):
        raise ModelError(
            f"{asked.base_url}: the answer has no token ids with their log-probabilities, which "
            "training needs; use a server that returns them, such as vLLM with "
            "`--logprobs-mode processed_logprobs`"
        )
    version = answer.get("weights_version")
    version = version if type(version) is int else None
    return SampledTokens(tuple(prompt), tuple(ids), tuple(scores), version)


def _are_tokens(ids: Any) -> TypeGuard[list[int]]:
    return isinstance(ids, list) and all(type(one) is int and one >= 0 for one in ids)


def _scores(logprobs: Any) -> list[float] | None:
    """The log-probabilities: a list for a plain completion, a list of objects for a chat."""
    if not isinstance(logprobs, dict):
        return None
    scores, content = logprobs.get("token_logprobs"), logprobs.get("content")
    if scores is None and isinstance(content, list):
        scores = [one.get("logprob") for one in content if isinstance(one, dict)]
    sound = isinstance(scores, list) and all(isinstance(one, float | int) for one in scores)
    return scores if sound else None


def _parsed(content: bytes) -> dict[str, Any]:
    """The JSON object. Invalid UTF-8 is replaced: like a lone surrogate, it only flaws a text."""
    try:
        answer = json.loads(content.decode("utf-8-sig", errors="replace"))
    except (ValueError, RecursionError) as error:
        raise TransientFault(f"the answer is malformed: not JSON ({error})") from None
    if not isinstance(answer, dict):
        raise TransientFault(f"the answer is malformed: {type(answer).__name__} for an object")
    return answer


def _choice(answer: dict[str, Any]) -> dict[str, Any]:
    """The choice with index 0, wherever it is in the list; else the first one in the list."""
    choices = answer.get("choices")
    if not isinstance(choices, list):
        raise TransientFault("the answer is malformed: it has no list of choices")
    if not choices:
        raise TransientFault("the answer has no choice")
    sound = [choice for choice in choices if isinstance(choice, dict)]
    if not sound:
        raise TransientFault("the answer is malformed: a choice is no object")
    return next((choice for choice in sound if choice.get("index") == 0), sound[0])


def _reason(choice: dict[str, Any]) -> str | None:
    reason = choice.get("finish_reason")
    return reason if isinstance(reason, str) else None


def _text(content: Any) -> str:
    """The text of a content, which is a string or a list of parts; thoughts are left out."""
    if isinstance(content, list):
        parts = (p.get("text") for p in content if isinstance(p, dict) and p.get("type") == "text")
        content = "".join(text for text in parts if isinstance(text, str))
    if not isinstance(content, str):
        return ""
    return content.encode("utf-16", errors="surrogatepass").decode("utf-16", errors="replace")


def _count(usage: Any, name: str) -> int:
    count = usage.get(name) if isinstance(usage, dict) else None
    return count if type(count) is int and count > 0 else 0


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
