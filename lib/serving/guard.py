"""What every request passes first, and the answers to those that are refused or fail.

A page of another site can make a browser send requests here. It cannot forge `Host` and `Origin`:
where these are not the server's own, the request is refused, which also stops DNS rebinding
(Starlette's TrustedHostMiddleware looks at `Host` alone, and answers in plain text). A server that
others on the network can reach requires a token. Bodies that are too large or do not arrive in time
are refused, and clients that do not read their answer are disconnected.
"""

import argparse
import asyncio
import hmac
import ipaddress
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, MutableMapping, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from typing import Any
from urllib.parse import SplitResult, urlsplit

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.routing import Match

from lib.base.errors import DataError, ProjectError

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

_OPEN = ("/api/health",)
"""Paths below /api and /v1 that need no token. The page needs none: it holds nothing."""

_UPLOADS = ("/api/databases", "/api/databases/preview")
_JSON_BYTES = 1 << 20
_FORM_BYTES = 1 << 16  # of a multipart body besides its file

# What is still read and discarded of a request whose answer has been sent
_DISCARD_SECONDS = 30.0
_DISCARD_PAUSE_SECONDS = 5.0  # between two pieces
_DISCARD_TIMES = 4  # as many bytes as the largest upload has

_RETRY_SECONDS = "5"

ABORT = "abort_connection"
"""The scope's key for a function that ends the connection at once, whatever is still to be sent."""

_HEADERS = [
    (
        b"content-security-policy",
        b"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        b"connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    ),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-content-type-options", b"nosniff"),
    (b"cache-control", b"no-store"),
]

_log = logging.getLogger(__name__)


class RefusedError(ProjectError):
    """The request is refused; its HTTP status says why.

    `param`, `code`: the field at fault and the kind of fault, in an answer of OpenAI's API.
    """

    def __init__(
        self, status: int, message: str, param: str | None = None, code: str | None = None
    ) -> None:
        super().__init__(message)
        self.status = status
        self.param = param
        self.code = code


class _UnreadAnswerError(Exception):
    """The client does not read its answer."""


@dataclass(frozen=True)
class Access:
    """Who may send requests. `token`: None where none is needed.

    `loopback`: whether only this machine can reach the server. `proxies`: the names, with or
    without a port, under which proxies on this machine serve it to others.
    """

    token: str | None = None
    loopback: bool = True
    proxies: tuple[str, ...] = ()

    def knows(self, host: str) -> bool:
        """Whether a `Host` is this server's. One that others can reach may have any name."""
        name = _split(f"//{host}").hostname or ""
        names = [_split(f"//{proxy}").hostname for proxy in self.proxies]
        return not self.loopback or is_loopback(name) or name in names

    def trusts(self, origin: str, host: str) -> bool:
        """Whether an `Origin` is the server itself, or a proxy that hands on another `Host`."""
        place = _split(origin).netloc.lower()
        return place == host.lower() or place in self.proxies


@dataclass
class Guard:
    """An ASGI application around another. `upload_bytes`: of one upload at most.

    `timeout`: the seconds that a client has to send the next piece of its upload or all of another
    request, and to read the next piece of its answer.
    """

    app: App
    access: Access
    upload_bytes: int
    timeout: float

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        upload = scope["path"] in _UPLOADS and scope["method"] == "POST"
        limit = self.upload_bytes + _FORM_BYTES if upload else _JSON_BYTES
        body = _RequestBody(receive, limit, self.timeout)
        started = False

        async def send_guarded(message: Message) -> None:
            nonlocal started
            last = message["type"] == "http.response.body" and not message.get("more_body", False)
            # If the connection were closed while the client may still be sending its request, its
            # next packet would be answered with a reset, and it might never see the answer.
            lingers = last and not body.whole
            if message["type"] == "http.response.start":
                started = True
                closing = () if body.whole else ((b"connection", b"close"),)
                message["headers"] = [*message["headers"], *_HEADERS, *closing]
            try:
                async with asyncio.timeout(self.timeout):
                    await send({**message, "more_body": True} if lingers else message)
            except TimeoutError:
                raise _UnreadAnswerError from None
            if lingers:
                await _discard_body(receive, _DISCARD_TIMES * self.upload_bytes)
                await send({"type": "http.response.body", "body": b"", "more_body": False})

        try:
            self._check(scope)
            body.check_length(scope)
            if not upload:
                await body.read()
            if scope["method"] == "HEAD":  # as GET: the server leaves the body out
                scope = {**scope, "method": "GET"}
            await self.app(scope, body.receive, send_guarded)
        except RefusedError as refusal:
            if not started:
                await _error_answer(scope, refusal)(scope, receive, send_guarded)
        except asyncio.CancelledError:  # by the server, which ends
            if started:
                raise
            stopped = RefusedError(503, "the server is being stopped")
            await _error_answer(scope, stopped)(scope, receive, send_guarded)
        except _UnreadAnswerError:
            if ABORT in scope:
                scope[ABORT]()
            await asyncio.sleep(0)  # until the server knows that the connection has ended

    def _check(self, scope: Scope) -> None:
        """Raises RefusedError where the request is from elsewhere, or has no token."""
        headers, path, token = Headers(scope=scope), scope["path"], self.access.token
        host, origin = headers.get("host", ""), headers.get("origin")
        if not self.access.knows(host):
            raise RefusedError(
                403,
                f"the request is for the host {host!r}, which this server is not; behind a proxy, "
                "start it with --allow-host",
            )
        if origin is not None and not self.access.trusts(origin, host):
            raise RefusedError(403, f"the request comes from a page of {origin!r}")
        if path.startswith("/explore") and token is not None:
            raise RefusedError(
                403, "the explorer is served to this machine alone; open its page from the disk"
            )
        protected = path.startswith(("/api/", "/v1/", "/explore"))
        if protected and origin is None and headers.get("sec-fetch-site") == "cross-site":
            raise RefusedError(403, "the request comes from a page of another site")
        if protected and token is not None and path not in _OPEN:
            given = headers.get("authorization", "")
            if not hmac.compare_digest(given.encode(), f"Bearer {token}".encode()):
                raise RefusedError(401, "this server needs its token: Authorization: Bearer TOKEN")


@dataclass
class _RequestBody:
    """The body of a request, with limits for its bytes and its time.

    `whole`: whether all of it has been read.
    """

    from_server: Receive
    limit: int
    timeout: float
    whole: bool = False
    _bytes: int = 0
    _kept: Message | None = None

    def check_length(self, scope: Scope) -> None:
        """Raises RefusedError where the header `content-length` is larger than the limit."""
        for name, value in scope["headers"]:
            if name == b"content-length" and value.isdigit():
                self._check_bytes(int(value))

    async def read(self) -> None:
        """Read all of it now, so that errors in it are reported before any work begins."""
        pieces = []
        async with self._in_time():
            while not self.whole:
                message = await self._next()
                pieces.append(message.get("body", b""))
        self._kept = {**message, "body": b"".join(pieces)}

    async def receive(self) -> Message:
        """The next message. Raises RefusedError where the body is too large or arrives too late."""
        if self._kept is not None:
            message, self._kept = self._kept, None
            return message
        if self.whole:
            return await self.from_server()
        async with self._in_time():
            return await self._next()

    @asynccontextmanager
    async def _in_time(self) -> AsyncIterator[None]:
        try:
            async with asyncio.timeout(self.timeout):
                yield
        except TimeoutError:
            raise RefusedError(
                408, f"the request did not come within {self.timeout:.0f} s"
            ) from None

    async def _next(self) -> Message:
        message = await self.from_server()
        self._bytes += len(message.get("body", b""))
        self._check_bytes(self._bytes)
        self.whole = not message.get("more_body", False)
        return message

    def _check_bytes(self, count: int) -> None:
        if count > self.limit:
            raise RefusedError(413, f"the request is larger than {self.limit} bytes")


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


def is_loopback(host: str) -> bool:
    """Whether the name or address is that of this machine alone."""
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def host_name(text: str) -> str:
    """The type of an option that names a host, with or without a port."""
    parts = _split(f"//{text}")
    try:
        sound = parts.netloc == text and parts.hostname and parts.port != 0 and "@" not in text
    except ValueError:
        sound = False
    if not sound or not all(sign.isalnum() or sign in ".-_:[]" for sign in text):
        raise argparse.ArgumentTypeError(
            f"expected a name such as sql.example.org or sql.example.org:8443, found {text!r}"
        )
    return text.lower()


def _split(url: str) -> SplitResult:
    """The parts of an address; all empty where it is none."""
    try:
        return urlsplit(url)
    except ValueError:
        return urlsplit("")


def add_error_handlers(app: FastAPI) -> None:
    """Answer every error of a route with JSON that has `error`, and with a fitting status."""

    async def answer(request: Request, error: Exception) -> JSONResponse:
        return _error_answer(request.scope, error)

    for kind in (HTTPException, RequestValidationError, ProjectError, OSError, Exception):
        app.add_exception_handler(kind, answer)


def openai_error(error: Exception) -> dict[str, Any]:
    """An error below /v1 as an object of OpenAI's API."""
    return _openai_fields(_refusal(error, openai=True))


def _openai_fields(refusal: RefusedError) -> dict[str, Any]:
    kinds = {401: "authentication_error", 404: "not_found_error", 429: "rate_limit_error"}
    kind = kinds.get(refusal.status, "invalid_request_error")
    return {
        "message": str(refusal),
        "type": kind if refusal.status < 500 else "server_error",
        "param": refusal.param,
        "code": refusal.code,
    }


def _error_answer(scope: Scope, error: Exception) -> JSONResponse:
    """An error as clients expect it: below /v1 in the shape of OpenAI's API."""
    if isinstance(error, RequestValidationError) and isinstance(error.body, bytes):
        kind = Headers(scope=scope).get("content-type")
        found = "there is none" if kind is None else f"found {kind[:100]!r}"
        error = RefusedError(415, f"Content-Type: expected application/json, {found}")
    elif isinstance(error, HTTPException) and error.status_code == 404:
        where = f"{scope['method']} {scope['path'][:100]}"
        error = RefusedError(404, f"no route {where}; /docs lists them, OpenAI's are below /v1")
    below_v1 = scope["path"].startswith("/v1/")
    refusal = _refusal(error, below_v1)
    shown = _openai_fields(refusal) if below_v1 else str(refusal)
    headers = {401: {"WWW-Authenticate": "Bearer"}, 429: {"Retry-After": _RETRY_SECONDS}}
    if refusal.status == 405:
        headers[405] = {"Allow": _allowed(scope)}
    return JSONResponse({"error": shown}, refusal.status, headers.get(refusal.status))


def _allowed(scope: Scope) -> str:
    """The methods of the routes at this path, as the header `Allow` lists them."""
    methods: set[str] = set()
    for route in scope["app"].routes:
        if route.matches(scope)[0] is not Match.NONE:
            methods |= getattr(route, "methods", None) or set()
    if not methods:  # static files
        methods = {"GET"}
    return ", ".join(sorted(methods | ({"HEAD"} if "GET" in methods else set())))


def _refusal(error: Exception, openai: bool) -> RefusedError:
    """What a client is told of an error."""
    match error:
        case RefusedError():
            return error
        case ProjectError():
            return RefusedError(422 if isinstance(error, DataError) else 503, str(error))
        case HTTPException():
            return RefusedError(error.status_code, str(error.detail))
        case RequestValidationError():
            return _invalid(error, openai)
        case OSError():
            _log.error("error: %s", error)
            return RefusedError(503, f"the server cannot do that now ({error.strerror or error})")
        case _:
            return RefusedError(500, f"the server failed ({type(error).__name__})")


def _invalid(error: RequestValidationError, openai: bool) -> RefusedError:
    """The first field that is at fault, with all that is wrong with it."""
    first, *others = error.errors()
    if first["type"] == "json_invalid":
        return RefusedError(400, f"the body is not JSON: {first['ctx']['error']}")
    field = _field(first["loc"])
    faults = [first["msg"], *(one["msg"] for one in others if _field(one["loc"]) == field)]
    message = f"`{field or 'the body'}`: {', or '.join(dict.fromkeys(faults))}"
    return RefusedError(400 if openai else 422, message, field)  # 400 as OpenAI has it


def _field(place: Sequence[int | str]) -> str | None:
    """The field of a body that pydantic names: `messages[0].role`; None for the body itself.

    After the name of a field that may be of several types, the place names the type.
    """
    match [*place[1:]]:
        case [str(name), int(index), str(inner), *_]:
            return f"{name}[{index}].{inner}"
        case [str(name), int(index), *_]:
            return f"{name}[{index}]"
        case [str(name), *_]:
            return name
    return None
