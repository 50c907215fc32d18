"""What can go wrong with a server, in three kinds, and how long to wait before trying again.

`TransientFault`: worth another attempt. `RejectedError`: the server will not answer this prompt,
now or later. `ModelError`: it will not answer any prompt, so the run stops.
"""

from __future__ import annotations

import random
import time
from collections.abc import Mapping
from dataclasses import dataclass
from email.utils import parsedate_to_datetime
from typing import Any

from openai import APIConnectionError, APIStatusError, APITimeoutError
from tenacity import RetryCallState

from lib.errors import ModelError
from lib.generation.model_path import first_line

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
