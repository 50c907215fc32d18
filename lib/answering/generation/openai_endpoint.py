"""A server with OpenAI's API: its address and key, the errors it may give, the answers it returns.

Servers differ in what they add and leave out, and an answer has been paid for. So only the fields
that make up a completion are read; a token count that makes no sense is taken as 0.

There are two kinds of error. `RequestError`: this request has no answer. `ModelError`: no request
will get one, so the run stops.
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Mapping
from dataclasses import dataclass
from email.utils import parsedate_to_datetime
from typing import Annotated, Any
from urllib.parse import urlsplit

from openai import (
    APIConnectionError,
    APIStatusError,
    APITimeoutError,
    AsyncOpenAI,
    DefaultAsyncHttpxClient,
    DefaultHttpxClient,
    OpenAI,
    OpenAIError,
    Timeout,
)
from pydantic import FiniteFloat, NonNegativeInt, Strict, TypeAdapter

from lib.answering.generation.runs import first_line
from lib.base.errors import ModelError
from lib.base.params import EndpointParams
from lib.base.records import Completion, SampledTokens

_KEY_STATUSES = (401, 403)
_UNPAID_STATUS = 402
_ADDRESS_STATUSES = (*range(300, 400), 404, 405, 407, 410)  # redirects are not followed
_TRANSIENT_STATUSES = (200, 408, 409, 425, 429)  # 200: an error inside an answer; and 5xx

_CUT = ("length", "model_length")  # Mistral's: the context is full
_BROKEN_OFF = ("abort", "error", "insufficient_system_resource")
"""Reasons that say that the server gave up, so its text so far is no answer. In this order: of vLLM
and SGLang when they are shut down, of OpenRouter and Mistral, of DeepSeek."""

_NO_KEY = "none"  # the client requires one; a server without keys ignores it
_CONNECT_SECONDS = 30.0  # at most: a running server takes far less
_LOOK_SECONDS = 5.0  # for a list of models that is not needed
_SHOWN_MODELS = 10
_LONGEST_MESSAGE = 300
_LONGEST_ANSWER = 8 * 2**20  # bytes; an answer usually has a few thousand
_ENCODING_HEADERS = (b"content-encoding", b"content-length", b"content-type", b"transfer-encoding")

_TOKEN_IDS = TypeAdapter(tuple[Annotated[NonNegativeInt, Strict()], ...])
_LOG_PROBABILITIES = TypeAdapter(tuple[Annotated[FiniteFloat, Strict()], ...])


class UnknownModelError(ModelError):
    """The server does not know the model, as after a restart without the adapter."""


class RequestError(Exception):
    """A request has no answer, and will get none unless it is `transient`.

    `pause`: how many seconds the server asks to wait before anything else is sent.
    """

    def __init__(self, message: str, transient: bool = True, pause: float = 0.0) -> None:
        super().__init__(message)
        self.transient = transient
        self.pause = pause


@dataclass(frozen=True)
class Endpoint:
    """A server and one of its models. `key`: never shown in a message; None where there is none."""

    base_url: str
    model: str
    key: str | None

    @classmethod
    def all_of(cls, params: EndpointParams, model: str = "") -> list[Endpoint]:
        """Those of `base_url`, which is the first, and of `replicas`.

        Raises ModelError where a URL is not valid, or the environment lacks the key.
        """
        _check_url("base_url", params.base_url)
        for url in params.replicas:
            _check_url("replicas", url)
        key = _api_key(params.api_key_env)
        return [cls(url, model, key) for url in (params.base_url, *params.replicas)]

    def client(self, timeout_seconds: float) -> AsyncOpenAI:
        """A client that sends each request once. Raises ModelError."""
        try:
            return AsyncOpenAI(
                base_url=self.base_url,
                api_key=self.key or _NO_KEY,
                timeout=Timeout(
                    timeout_seconds, connect=min(_CONNECT_SECONDS, timeout_seconds / 2)
                ),
                max_retries=0,
                # a redirect would be another request, outside the rate limit and maybe in circles
                http_client=_BoundedClient(follow_redirects=False),
            )
        except Exception as error:  # the library's own, about URLs, proxies and certificates
            raise ModelError(
                f"{self.base_url}: no client for it can be set up ({first_line(error)}); check "
                "generation.endpoint.base_url, and proxies and certificates in the environment"
            ) from None

    def reason(self, error: Exception) -> str:
        """What the HTTP library says, on one line."""
        return self._shown(first_line(_cause(error)))

    def fault(self, error: OpenAIError | TimeoutError, reached: bool) -> Exception:
        """The RequestError or ModelError that an error of the client stands for.

        `reached`: whether the server has answered before.
        """
        if isinstance(error, APIStatusError):
            text, headers = _message(error.body) or error.message, error.response.headers
            if "location" in headers:
                text = f"{text} Location: {headers['location']}"
            return self._of_status(error.status_code, text, error.body, _retry_after(headers))
        # by name, since the client's HTTP library changes between versions
        unreachable = type(_cause(error)).__name__ in ("ConnectError", "ConnectTimeout")
        if unreachable and not reached:
            return ModelError(
                f"{self.base_url}: nobody answers there ({self.reason(error)}); start the server, "
                "or correct generation.endpoint.base_url or `replicas`"
            )
        if isinstance(error, TimeoutError | APITimeoutError) and not unreachable:
            return RequestError("no answer within generation.endpoint.timeout_seconds")
        failed = isinstance(error, APIConnectionError)
        what = "the connection failed" if failed else "the answer cannot be read"
        return RequestError(f"{what}: {self.reason(error)}")

    def read(self, content: bytes, tokens: bool = False) -> Completion:
        """The completion in an answer. Raises RequestError if it is malformed, empty or broken off.

        `tokens`: the answer must have token ids and log-probabilities, else ModelError is raised;
        an end token alone then counts as an answer. An error inside an answer of status 200, as
        gateways send it, is raised as if it had come with its own status.
        """
        answer = _parsed(content)
        if (error := answer.get("error")) and not answer.get("choices"):
            code = _object(error).get("code")
            status = code if isinstance(code, int) and 400 <= code < 600 else 200
            raise self._of_status(status, _message(error) or str(error), error)
        choice = _choice(answer.get("choices"))
        message = choice.get("message")
        if not isinstance(message, dict):
            message = {"content": choice.get("text")}
        text, refusal = _text(message.get("content")), _text(message.get("refusal"))
        reason = choice.get("finish_reason")
        if reason in _BROKEN_OFF:
            raise RequestError(f"the server broke its answer off: {reason}")
        refused, cut = reason == "content_filter" or refusal != "", reason in _CUT
        sampled = self._sampled(answer, choice, text) if tokens else None
        if not (text or refused or cut or (sampled and sampled.completion)):
            raise RequestError("the choice is empty")
        return Completion(
            text or refusal,
            "refusal" if refused else "length" if cut else "stop",
            _count(answer, "prompt_tokens"),
            _count(answer, "completion_tokens"),
            sampled,
        )

    def _sampled(self, answer: dict[str, Any], choice: dict[str, Any], text: str) -> SampledTokens:
        """As vLLM returns them: the ids of a chat's prompt are in the answer, others in the choice.

        The log-probabilities are a list for a plain completion, a list of objects for a chat.
        """
        logprobs = _object(choice.get("logprobs"))
        scores, content = logprobs.get("token_logprobs"), logprobs.get("content")
        if scores is None and isinstance(content, list):
            scores = [_object(one).get("logprob") for one in content]
        try:
            prompt = _TOKEN_IDS.validate_python(
                choice.get("prompt_token_ids") or answer.get("prompt_token_ids")
            )
            ids = _TOKEN_IDS.validate_python(choice.get("token_ids"))
            log_probabilities = _LOG_PROBABILITIES.validate_python(scores)
            if len(ids) != len(log_probabilities) or (text and not ids):
                raise ValueError
        except ValueError:  # ValidationError is one
            raise ModelError(
                f"{self.base_url}: the answer has no token ids with their log-probabilities, which "
                "training needs; use a server that returns them, such as vLLM with "
                "`--logprobs-mode processed_logprobs`"
            ) from None
        version = answer.get("weights_version")
        return SampledTokens(
            prompt, ids, log_probabilities, version if type(version) is int else None
        )

    def _of_status(self, status: int, text: str, body: Any, pause: float = 0.0) -> Exception:
        """The error of a status. OpenAI's servers put error codes in `code` or `type` of `body`."""
        codes = {str(_object(body).get(name)) for name in ("code", "type")}
        reported, url = f"{status}: {self._shown(text)}", self.base_url
        if status in _KEY_STATUSES or "invalid_api_key" in codes:
            return ModelError(
                f"{url}: the server refuses the key ({reported}); check the environment variable "
                "that generation.endpoint.api_key_env names"
            )
        if status == _UNPAID_STATUS or "insufficient_quota" in codes:
            return ModelError(
                f"{url}: the quota is used up ({reported}); what was answered is kept, start again "
                "once there is more"
            )
        if status in _ADDRESS_STATUSES or "model_not_found" in codes:
            return UnknownModelError(
                f"{url}: the server has no answer for the model {self.model!r} ({reported}); check "
                "`model` and generation.endpoint.base_url"
            )
        if status in _TRANSIENT_STATUSES or status >= 500:
            return RequestError(f"the server answers {reported}", pause=pause)
        return RequestError(f"the server rejects the request ({reported})", transient=False)

    def _shown(self, text: str) -> str:
        """The server's text, fit for a one-line message: it may quote the request with its key."""
        hidden = text.replace(self.key, "[the key]") if self.key else text
        printable = "".join(sign if sign.isprintable() else " " for sign in hidden)
        return " ".join(printable.split())[:_LONGEST_MESSAGE]


class _BoundedClient(DefaultAsyncHttpxClient):
    """Stops reading a response that is too long for an answer: some servers never stop sending."""

    async def send(self, request: Any, **options: Any) -> Any:
        """Raises RequestError where the response is too long.

        The body is decoded here and JSON is UTF-8, so headers about its encoding are left out.
        """
        response = await super().send(request, **{**options, "stream": True})
        content = bytearray()
        try:
            async for piece in response.aiter_bytes():
                content += piece
                if len(content) > _LONGEST_ANSWER:
                    raise RequestError(f"the answer is longer than {_LONGEST_ANSWER} bytes")
        finally:
            await response.aclose()
        kept = [pair for pair in response.headers.raw if pair[0].lower() not in _ENCODING_HEADERS]
        return type(response)(
            response.status_code, headers=kept, content=bytes(content), request=request
        )


def find_model(params: EndpointParams, wanted: str | None) -> tuple[str, str | None]:
    """The model to ask for: `wanted`, or the first one that the server lists; and a doubt.

    The doubt is None, or what may keep the model from answering: a server may be busy or slow now,
    or may serve models that it does not list. Raises ModelError where nobody answers, the key is
    refused, the API is at another address, or no model is wanted and none is listed.
    """
    endpoint = Endpoint.all_of(params)[0]
    url = endpoint.base_url.rstrip("/")
    try:
        names = _listed_models(endpoint, url, _CONNECT_SECONDS if wanted is None else _LOOK_SECONDS)
        doubt = f"{url} lists no model {wanted!r}; it has {', '.join(names[:_SHOWN_MODELS])}"
    except RequestError as error:
        names, doubt = [], f"{url}: its models cannot be listed ({error})"
        if not error.transient:  # it is there, but not with a list of models
            if _lists_models(endpoint, f"{url}/v1"):
                raise ModelError(f"{url}: OpenAI's API is at {url}/v1; use that address") from None
            doubt += "; an address of OpenAI's API usually ends in /v1"
    if wanted is not None:
        return wanted, None if wanted in names else doubt
    if not names:
        raise ModelError(f"{doubt}; if the address is right, name a model (--model)")
    return names[0], None


def _lists_models(endpoint: Endpoint, url: str) -> bool:
    try:
        return bool(_listed_models(endpoint, url, _LOOK_SECONDS))
    except (RequestError, ModelError):
        return False


def _listed_models(endpoint: Endpoint, url: str, seconds: float) -> list[str]:
    """The names of the models that the server at `url` lists, in its order.

    Raises RequestError where it gives no such list, transient if it may do so later; ModelError
    where nobody answers or the key is refused.
    """
    key = endpoint.key or _NO_KEY
    try:
        with (
            DefaultHttpxClient(follow_redirects=False) as http,  # as requests are sent later
            OpenAI(
                base_url=url, api_key=key, timeout=seconds, max_retries=0, http_client=http
            ) as client,
        ):
            content = client.get("/models", cast_to=bytes)
    except APIStatusError as error:
        status = error.status_code
        if status in _KEY_STATUSES:
            raise endpoint.fault(error, reached=True) from None
        if place := error.response.headers.get("location"):
            raise ModelError(f"{url}: it redirects to {place}; use the address there") from None
        lasting = status < 500 and status not in _TRANSIENT_STATUSES
        raise RequestError(f"it answers {status}", transient=not lasting) from None
    except APITimeoutError as error:
        raise RequestError(f"no answer within {seconds:g} s") from error
    except OpenAIError as error:
        fault = endpoint.fault(error, reached=False)
        if isinstance(fault, ModelError):
            raise fault from None
        raise RequestError(endpoint.reason(error)) from None
    try:
        answer = json.loads(content)
        names = [model["id"] for model in answer["data"]]
    except (ValueError, RecursionError, TypeError, KeyError):
        raise RequestError("the answer is no list of models", transient=False) from None
    if not names or not all(isinstance(name, str) and name for name in names):
        raise RequestError("the answer names no model", transient=False)
    return names


def _check_url(parameter: str, url: str) -> None:
    """Raises ModelError where no request could go there."""
    try:
        parts = urlsplit(url)
        sound = parts.scheme in {"http", "https"} and parts.hostname and parts.port != 0
    except ValueError:  # a stray bracket or a bad port
        sound = False
    if not sound or parts.query or parts.fragment or not url.isprintable() or " " in url:
        raise ModelError(
            f"generation.endpoint.{parameter}: {url!r} is no address of a server; it has to be "
            "like http://localhost:8000/v1, without anything after the path"
        )


def _api_key(variable: str | None) -> str | None:
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


def _message(body: Any) -> str:
    """The message in the body of an error, "" where there is none; FastAPI calls it `detail`."""
    text = body.get("message") or body.get("detail") if isinstance(body, dict) else body
    return str(text or "")


def _object(value: Any) -> dict[str, Any]:
    return value if isinstance(value, dict) else {}


def _parsed(content: bytes) -> dict[str, Any]:
    """The JSON object. Invalid UTF-8 is replaced: like a lone surrogate, it only flaws a text."""
    try:
        answer = json.loads(content.decode("utf-8-sig", errors="replace"))
    except (ValueError, RecursionError) as error:
        raise RequestError(f"the answer is malformed: not JSON ({error})") from None
    if not isinstance(answer, dict):
        raise RequestError(f"the answer is malformed: {type(answer).__name__} for an object")
    return answer


def _choice(choices: Any) -> dict[str, Any]:
    """The choice with index 0, wherever it is in the list; else the first one in the list."""
    if not isinstance(choices, list):
        raise RequestError("the answer is malformed: it has no list of choices")
    if not choices:
        raise RequestError("the answer has no choice")
    sound = [choice for choice in choices if isinstance(choice, dict)]
    if not sound:
        raise RequestError("the answer is malformed: a choice is no object")
    return next((choice for choice in sound if choice.get("index") == 0), sound[0])


def _text(content: Any) -> str:
    """The text of a content, which is a string or a list of parts; thoughts are left out."""
    if isinstance(content, list):
        parts = [_object(part) for part in content]
        texts = (part.get("text") for part in parts if part.get("type") == "text")
        content = "".join(text for text in texts if isinstance(text, str))
    if not isinstance(content, str):
        return ""
    return content.encode("utf-16", errors="surrogatepass").decode("utf-16", errors="replace")


def _count(answer: dict[str, Any], name: str) -> int:
    count = _object(answer.get("usage")).get(name)
    return count if type(count) is int and count > 0 else 0
