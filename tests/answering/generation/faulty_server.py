"""A server with OpenAI's API that misbehaves as scripted, on a real socket of this machine.

The script is called for each request with the prompt and how often it has been asked before. It
returns a fault, or None for a good answer: the SQL `SELECT '<digest of the prompt>'`. Bytes are
sent unchanged as the whole response.
"""

import hashlib
import json
import threading
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler
from typing import Any

import pytest

from tests.learning.json_server import serving

KEY = "the right key"
MODEL = "tiny-sql"

TRANSIENT = (
    "429",
    "429 with Retry-After",
    "500",
    "503",
    "hang",
    "cut",
    "cut in the middle",
)
"""Faults after which the client asks again."""

_ANSWERS = {  # unusual, but no faults: text, finish reason and refusal
    "refusal": (None, "stop", "I will not\nwrite that."),
    "content filter": (None, "content_filter", None),
    "length": ("SELECT name, name", "length", None),
}

Script = Callable[[str, int], str | bytes | None]

_RETRY_AFTER = 0.1
_THINKING_SECONDS = 0.03
_HANG_SECONDS = 20.0  # or until the server closes: longer than any client of the tests waits


def sql_for(prompt: str) -> str:
    """The good answer."""
    return f"SELECT '{hashlib.sha256(prompt.encode()).hexdigest()[:12]}'"


@dataclass
class FaultyServer:
    """The script, and what has happened. `bodies`: of all requests, in order of arrival."""

    script: Script
    base_url: str = ""
    bodies: list[dict[str, Any]] = field(default_factory=list)
    asked: Counter[str] = field(default_factory=Counter)
    answered: Counter[str] = field(default_factory=Counter)
    thinking: int = 0
    most_thinking: int = 0
    closing: threading.Event = field(default_factory=threading.Event)
    lock: threading.Lock = field(default_factory=threading.Lock)


@contextmanager
def faulty_server(script: Script = lambda prompt, before: None) -> Iterator[FaultyServer]:
    """A server that runs until the block ends; a client in this process asks again soon."""
    state = FaultyServer(script)

    class Handler(_Handler):
        server_state = state

    with serving(Handler) as state.base_url, pytest.MonkeyPatch.context() as patched:
        patched.setattr("openai._base_client.INITIAL_RETRY_DELAY", 0.01)
        try:
            yield state
        finally:
            state.closing.set()


class _Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    server_state: FaultyServer

    def log_message(self, *arguments: object) -> None:
        pass

    def do_GET(self) -> None:
        if self.path == "/v1/models":
            self._send(200, {"object": "list", "data": [{"id": MODEL}]})
        else:
            self._send(404, {"error": {"message": f"no {self.path}"}})

    def do_POST(self) -> None:
        state = self.server_state
        content = self.rfile.read(int(self.headers["Content-Length"]))
        if not content:  # the client was cancelled before it sent it
            return
        body = json.loads(content)
        prompt = body["messages"][-1]["content"] if "messages" in body else body["prompt"]
        with state.lock:
            state.bodies.append(body)
            fault = state.script(prompt, state.asked[prompt])
            state.asked[prompt] += 1
        if fault == "slow":
            self._think()
        if isinstance(fault, bytes):
            self.close_connection = True
            self.wfile.write(fault)
        else:
            self._respond(body, prompt, self._mistake(body) or fault)

    def _think(self) -> None:
        """Wait as a model would, and count how many requests do so at the same time."""
        state = self.server_state
        with state.lock:
            state.thinking += 1
            state.most_thinking = max(state.most_thinking, state.thinking)
        state.closing.wait(_THINKING_SECONDS)
        with state.lock:
            state.thinking -= 1

    def _mistake(self, body: dict[str, Any]) -> str | None:
        if self.headers["Authorization"] != f"Bearer {KEY}":
            return "401"
        return None if body["model"] == MODEL else "404"

    def _respond(self, body: dict[str, Any], prompt: str, fault: str | None) -> None:
        if fault is None or fault == "slow" or fault in _ANSWERS:
            with self.server_state.lock:
                self.server_state.answered[prompt] += 1
            self._answer(body, *_ANSWERS.get(fault or "", (sql_for(prompt), "stop", None)))
        elif fault == "empty choice":
            self._answer(body, "", "stop", None)
        elif fault == "hang":
            self.server_state.closing.wait(_HANG_SECONDS)
            self.close_connection = True
        elif fault == "cut":
            self.close_connection = True
        elif fault == "cut in the middle":
            self._send_bytes(200, b'{"choices"', announced=1000)
            self.close_connection = True
        else:
            self._fail(fault)

    def _fail(self, fault: str) -> None:
        headers = {"Retry-After": str(_RETRY_AFTER)} if "Retry-After" in fault else {}
        status = int(fault.split()[0])
        self._send(status, {"error": {"message": f"fault\n{status}", "code": None}}, headers)

    def _answer(
        self, body: dict[str, Any], text: str | None, reason: str, refusal: str | None
    ) -> None:
        message = {"role": "assistant", "content": text, "refusal": refusal}
        written = {"message": message} if "messages" in body else {"text": text}
        self._send(
            200,
            {
                "choices": [{"index": 0, "finish_reason": reason, **written}],
                "usage": {"prompt_tokens": 20, "completion_tokens": 4, "total_tokens": 24},
            },
        )

    def _send(self, status: int, payload: Any, headers: dict[str, str] | None = None) -> None:
        self._send_bytes(status, json.dumps(payload).encode(), headers)

    def _send_bytes(
        self,
        status: int,
        content: bytes,
        headers: dict[str, str] | None = None,
        announced: int | None = None,
    ) -> None:
        try:
            self.send_response(status)
            self.send_header("Content-Type", "application/json")
            self.send_header("Content-Length", str(announced or len(content)))
            for name, value in (headers or {}).items():
                self.send_header(name, value)
            self.end_headers()
            self.wfile.write(content)
        except OSError:  # the client has gone
            self.close_connection = True
