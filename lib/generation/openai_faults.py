"""What can go wrong with a server, in three kinds, and how long to wait before trying again.

`TransientFault`: worth another attempt. `RejectedError`: the server will not answer this prompt,
now or later. `ModelError`: it will answer none, so the run stops.
"""

from __future__ import annotations

import random
import time
from collections.abc import Mapping
from email.utils import parsedate_to_datetime

from openai import APIConnectionError, APIError, APIStatusError, APITimeoutError
from tenacity import RetryCallState

from lib.errors import ModelError
from lib.generation.model_path import first_line

_TRANSIENT_STATUSES = frozenset({408, 409, 425, 429})  # and everything from 500 on
_KEY_STATUSES = frozenset({401, 403})
_FATAL_CODES = frozenset({"invalid_api_key", "model_not_found", "insufficient_quota"})
_LONGEST_BACKOFF = 60.0
_LONGEST_PAUSE = 3600.0  # a server that asks for more is not waited for longer


class TransientFault(Exception):
    """Worth another attempt. `retry_after`: how many seconds the server asks to wait."""

    def __init__(self, message: str, retry_after: float = 0.0) -> None:
        super().__init__(message)
        self.retry_after = retry_after


class RejectedError(Exception):
    """The server understood, and will not answer this prompt."""


def classified(error: Exception, base_url: str, model: str) -> Exception:
    """The fault that an error of the client, or a TimeoutError, stands for."""
    if isinstance(error, APIStatusError):
        return _of_status(error, base_url, model)
    if isinstance(error, TimeoutError | APITimeoutError):
        return TransientFault("no answer within generation.endpoint.timeout_seconds")
    if isinstance(error, APIConnectionError):
        return TransientFault(f"the connection failed: {first_line(_cause(error))}")
    return TransientFault(f"the answer cannot be read: {first_line(error)}")


def is_unreachable(error: Exception) -> bool:
    """Whether there was nobody to talk to: refused, no route, no such host.

    Told by name: the client's HTTP library changes from one of its versions to the next.
    """
    return isinstance(error, APIConnectionError) and type(_cause(error)).__name__ == "ConnectError"


def backoff(seconds: float, source: random.Random, state: RetryCallState) -> float:
    """Seconds to wait after the attempt of `state`.

    `seconds` doubled for each attempt before, up to a minute, less up to half of it by lot: else
    all that failed together would come back together. Never less than the server asks for.
    """
    doubled = min(_LONGEST_BACKOFF, seconds * 2 ** (state.attempt_number - 1))
    fault = state.outcome.exception() if state.outcome else None
    asked = fault.retry_after if isinstance(fault, TransientFault) else 0.0
    return max(asked, doubled * source.uniform(0.5, 1))


def _of_status(error: APIStatusError, base_url: str, model: str) -> Exception:
    status, said = error.status_code, f"{error.status_code}: {_message(error)}"
    if status in _KEY_STATUSES:
        return ModelError(
            f"{base_url}: the server refuses the key ({said}); check the environment variable that "
            "generation.endpoint.api_key_env names"
        )
    if status == 404 or error.code in _FATAL_CODES:
        return ModelError(
            f"{base_url}: the server has no answer for the model {model!r} ({said}); check `model` "
            "and generation.endpoint.base_url"
        )
    if status in _TRANSIENT_STATUSES or status >= 500:
        return TransientFault(f"the server answers {said}", _retry_after(error.response.headers))
    return RejectedError(f"the server rejects the request ({said})")


def _message(error: APIStatusError) -> str:
    """What the server says, on one line."""
    body = error.body
    said = body.get("message") if isinstance(body, dict) else body
    return " ".join(str(said or error.message).split())[:300]


def _cause(error: APIError) -> Exception:
    return error.__cause__ if isinstance(error.__cause__, Exception) else error


def _retry_after(headers: Mapping[str, str]) -> float:
    """The header's seconds, or seconds until its date; 0 where there is none that makes sense."""
    text = headers.get("retry-after", "")
    try:
        seconds = float(text)
    except ValueError:
        try:
            seconds = parsedate_to_datetime(text).timestamp() - time.time()
        except ValueError:
            return 0.0
    return min(_LONGEST_PAUSE, max(0.0, seconds))
