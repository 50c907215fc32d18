"""Checks every request before the application sees it: where it comes from and how large it is.

A page of another site can make a browser send requests here. It cannot forge `Host` and `Origin`:
where these are not the server's own, the request is refused, which also stops DNS rebinding. A
server that others on the network can reach requires a token.
"""

from __future__ import annotations

import asyncio
import hmac
import ipaddress
import json
from collections.abc import Awaitable, Callable, MutableMapping
from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

_OPEN = ("/api/health",)
"""Paths below /api and /v1 that need no token. The page needs none: it holds nothing."""

_JSON_BYTES = 1 << 20
_FORM_BYTES = 1 << 16  # of a multipart body besides its file

# What is still read and discarded of a request whose answer has been sent
_DISCARD_SECONDS = 30.0
_DISCARD_PAUSE_SECONDS = 5.0  # between two pieces
_DISCARD_TIMES = 4  # as many bytes as the largest upload has

ABORT = "abort_connection"
"""The scope's key for a function that ends the connection at once, whatever is still to be sent."""

_HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "cache-control": "no-store",
}


class RefusedError(Exception):
    """The request is not answered; the status says why."""

    def __init__(self, status: int, message: str) -> None:
        super().__init__(message)
        self.status = status


class _UnreadAnswerError(Exception):
    """The client does not read its answer."""


class Guard:
    """An ASGI application around another. `token`: None where none is needed.

    `loopback`: whether only this machine can reach the server. `upload_bytes`: of one file at most.
    `patience_seconds`: the time that a client has to send the next piece of its request, or to read
    the next piece of its answer.
    """

    def __init__(
        self,
        app: App,
        token: str | None,
        loopback: bool,
        upload_bytes: int,
        patience_seconds: float,
    ) -> None:
        self._app = app
        self._token = token
        self._loopback = loopback
        self._upload_bytes = upload_bytes
        self._patience = patience_seconds

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        started = False
        body: _Body | None = None

        async def send_guarded(message: Message) -> None:
            nonlocal started
            if message["type"] == "http.response.start":
                started = True
                headers = dict(_HEADERS)
                if body is None or not body.whole:
                    headers["connection"] = "close"  # the rest of the body is not read
                message["headers"] = [
                    *message["headers"],
                    *((name.encode(), value.encode()) for name, value in headers.items()),
                ]
            try:
                async with asyncio.timeout(self._patience):
                    await send({**message, "more_body": True} if lingers(message) else message)
            except TimeoutError:
                raise _UnreadAnswerError from None
            if lingers(message):
                await _discard_body(receive, _DISCARD_TIMES * self._upload_bytes)
                await send({"type": "http.response.body", "body": b"", "more_body": False})

        def lingers(message: Message) -> bool:
            """Whether the answer ends here while the client may still be sending its request.

            If the connection were closed now, the client's next packet would be answered with a
            reset, and the client might never see the answer.
            """
            last = message["type"] == "http.response.body" and not message.get("more_body", False)
            return last and (body is None or not body.whole)

        try:
            self._check(scope)
            limit = self._most_bytes(scope)
            small = limit == _JSON_BYTES
            deadline = asyncio.get_running_loop().time() + self._patience if small else None
            body = _Body(receive, limit, self._patience, deadline)
            receive_guarded: Receive = body.receive
            if small:
                receive_guarded = await _read_first(receive_guarded, receive)
            await self._app(scope, receive_guarded, send_guarded)
        except RefusedError as refusal:
            if not started:
                await _refuse(scope, send_guarded, refusal)
        except _UnreadAnswerError:
            if ABORT in scope:
                scope[ABORT]()
            await asyncio.sleep(0)  # until the server knows that the connection has ended

    def _check(self, scope: Scope) -> None:
        """Raises RefusedError where the request is from elsewhere, or has no token."""
        headers = {
            name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]
        }
        host = headers.get("host", "")
        if self._loopback and not is_loopback(_hostname(host)):
            raise RefusedError(
                403, f"the request is for the host {host!r}, which this server is not"
            )
        origin = headers.get("origin")
        if origin is not None and _netloc(origin) != host:
            raise RefusedError(403, f"the request comes from a page of {origin!r}")
        path = scope["path"]
        if path.startswith("/explore") and self._token is not None:
            raise RefusedError(
                403, "the explorer is served to this machine alone; open its page from the disk"
            )
        protected = path.startswith(("/api/", "/v1/", "/explore"))
        if protected and origin is None and headers.get("sec-fetch-site") == "cross-site":
            raise RefusedError(403, "the request comes from a page of another site")
        if protected and self._token is not None and path not in _OPEN:
            given = headers.get("authorization", "")
            if not hmac.compare_digest(given.encode(), f"Bearer {self._token}".encode()):
                raise RefusedError(401, "this server needs its token: Authorization: Bearer TOKEN")

    def _most_bytes(self, scope: Scope) -> int:
        """How large the body may be. Raises RefusedError where its content-length is larger."""
        upload = scope["path"] == "/api/databases" and scope["method"] == "POST"
        limit = self._upload_bytes + _FORM_BYTES if upload else _JSON_BYTES
        for name, value in scope["headers"]:
            if name == b"content-length" and value.isdigit() and int(value) > limit:
                raise _too_large(limit)
        return limit


class _Body:
    """Counts the bytes of a body, and limits the wait for each of its pieces.

    `whole`: whether all of it has been read.
    """

    def __init__(
        self, receive: Receive, limit: int, patience: float, deadline: float | None
    ) -> None:
        """`deadline`: for the whole body, on the event loop's clock; None for no deadline."""
        self._receive = receive
        self._limit = limit
        self._patience = patience
        self._deadline = deadline
        self._bytes = 0
        self.whole = False

    async def receive(self) -> Message:
        """The next message. Raises RefusedError where the body is too large or arrives too late."""
        if self.whole:
            return await self._receive()
        try:
            soon = asyncio.get_running_loop().time() + self._patience
            async with asyncio.timeout_at(min(soon, self._deadline or soon)):
                message = await self._receive()
        except TimeoutError:
            raise RefusedError(
                408, f"the request did not come within {self._patience:.0f} s"
            ) from None
        self._bytes += len(message.get("body", b""))
        if self._bytes > self._limit:
            raise _too_large(self._limit)
        self.whole = not message.get("more_body", False)
        return message


async def _discard_body(receive: Receive, most_bytes: int) -> None:
    """Read the rest of a body until it ends, or for a bounded time and number of bytes."""
    with suppress(TimeoutError):
        async with asyncio.timeout(_DISCARD_SECONDS):
            while most_bytes > 0:
                async with asyncio.timeout(_DISCARD_PAUSE_SECONDS):
                    message = await receive()
                most_bytes -= len(message.get("body", b""))
                if not message.get("more_body", False):
                    return


async def _read_first(receive: Receive, after: Receive) -> Receive:
    """Read the whole body now, so that errors in it are reported before any work begins."""
    pieces = []
    while True:
        message = await receive()
        if message["type"] != "http.request":
            return _once(message, after)
        pieces.append(message.get("body", b""))
        if not message.get("more_body", False):
            whole = {"type": "http.request", "body": b"".join(pieces), "more_body": False}
            return _once(whole, after)


def _once(message: Message, after: Receive) -> Receive:
    left = [message]

    async def receive() -> Message:
        return left.pop() if left else await after()

    return receive


def _netloc(origin: str) -> str:
    """Host and port, as the header `Host` has them."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return ""


def is_loopback(host: str) -> bool:
    """Whether the name or address is that of this machine alone."""
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def _hostname(host: str) -> str:
    """The host without its port."""
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""


def _too_large(limit: int) -> RefusedError:
    return RefusedError(413, f"the request is larger than {limit} bytes")


async def _refuse(scope: Scope, send: Send, refusal: RefusedError) -> None:
    body = json.dumps(error_body(scope["path"], refusal.status, str(refusal))).encode()
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    if refusal.status == 401:
        headers.append((b"www-authenticate", b"Bearer"))
    await send({"type": "http.response.start", "status": refusal.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def error_body(path: str, status: int, message: str) -> dict[str, Any]:
    """An error as clients expect it: below /v1 in the shape of OpenAI's API."""
    if not path.startswith("/v1/"):
        return {"error": message}
    kinds = {401: "authentication_error", 404: "not_found_error", 429: "rate_limit_error"}
    kind = kinds.get(status, "invalid_request_error" if status < 500 else "server_error")
    return {"error": {"message": message, "type": kind, "param": None, "code": None}}
