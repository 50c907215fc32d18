"""Runs the application with uvicorn, and serves the files of the page.

One process, HTTP/1.1. Ctrl-C and SIGTERM end it within a second, whatever it is doing.
"""

import asyncio
import errno
import ipaddress
import logging
import os
import resource
import socket
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from html import escape
from pathlib import Path
from types import FrameType
from typing import Any, NoReturn

import h11
import psutil
import uvicorn
from fastapi import FastAPI
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from uvicorn.protocols.http.h11_impl import H11Protocol

from lib.base.errors import DataError
from lib.serving.guard import ABORT, App, Receive, Scope, Send

_PAGE = Path(__file__).parent / "page"
EXPLORER = "/explore/"

_HEADER_SECONDS = 15.0  # for a client to send the head of a request, the first or a further one
_LONGEST_HEAD = 32 << 10
_LAST_ANSWERS_SECONDS = 0.3  # for clients to be told that the server is being stopped
_SHUTDOWN_SECONDS = 0.6  # after which it does not wait for what still runs
_OPEN_FILES = 65_536

_ELSEWHERE = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}  # nobody's addresses
_ending = threading.Lock()


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens there. Raises DataError where that fails or the port is taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
        listener.listen(1024)
    except (OSError, OverflowError) as error:
        listener.close()
        raise DataError(f"cannot listen on {host} port {port}: {_reason(error)}") from None
    return listener


def addresses(listener: socket.socket) -> list[str]:
    """Where it can be reached: from this machine, and from others if it listens for them all."""
    host, port = listener.getsockname()[:2]
    if not ipaddress.ip_address(host).is_unspecified:
        return [_url(host, port)]
    own = "::1" if listener.family == socket.AF_INET6 else "127.0.0.1"
    with socket.socket(listener.family, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((_ELSEWHERE[listener.family], 9))  # finds the route; nothing is sent
            return [_url(own, port), _url(probe.getsockname()[0], port)]
        except OSError:  # there is no network
            return [_url(own, port)]


def _url(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def _reason(error: OSError | OverflowError) -> str:
    """Why nothing can listen there, and what to do."""
    match getattr(error, "errno", None):
        case errno.EADDRINUSE:
            return "another process listens there; end it, or choose another --port"
        case errno.EACCES:
            return "only an administrator may use that port; choose a --port above 1023"
        case socket.EAI_NONAME | errno.EADDRNOTAVAIL:
            return "this machine has no such address; choose another --host, such as 127.0.0.1"
        case _:
            reason = getattr(error, "strerror", None) or str(error).rstrip(".")
            return f"{reason}; choose another --host or --port"


def serve(
    app: App,
    listener: socket.socket,
    on_started: Callable[[], object],
    on_stopping: Callable[[], object],
) -> None:
    """Serve until the process gets SIGINT or SIGTERM. If it then hangs, the process is ended."""

    def stopping() -> None:
        timer = threading.Timer(_SHUTDOWN_SECONDS, end_process)
        timer.daemon = True
        timer.start()
        on_stopping()

    asyncio.run(Server(app, on_started, stopping).serve([listener]))


def end_process() -> NoReturn:
    """End this process and those that it has started, without waiting for its threads.

    A thread may be loading a model or reading a file for minutes, and cannot be stopped.
    """
    _ending.acquire()  # never released: who comes second waits for the end
    for child in psutil.Process().children(recursive=True):
        with suppress(psutil.Error):  # it has just ended
            child.kill()
    with suppress(OSError):  # nobody reads what it prints
        print("the server has stopped", flush=True)
        sys.stderr.flush()
    os._exit(0)


class Server(uvicorn.Server):
    """A server for the application. `should_exit` ends it.

    `on_stopping`: called before it waits for the answers that are being sent.
    """

    def __init__(
        self,
        app: App,
        on_started: Callable[[], object] = lambda: None,
        on_stopping: Callable[[], object] = lambda: None,
    ) -> None:
        _raise_open_files()
        config = uvicorn.Config(
            app,
            http=_TimedProtocol,
            ws="none",
            lifespan="on",
            log_level="error",
            access_log=False,
            server_header=False,
            date_header=False,
            proxy_headers=False,
            h11_max_incomplete_event_size=_LONGEST_HEAD,
            timeout_graceful_shutdown=_LAST_ANSWERS_SECONDS,  # type: ignore[arg-type]
            backlog=1024,
        )
        super().__init__(config)
        self._on_started = on_started
        self._on_stopping = on_stopping

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._on_started()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._on_stopping()
        # what it would log from here on are the requests that it ends itself
        logging.getLogger("uvicorn.error").setLevel(logging.CRITICAL)
        await super().shutdown(sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop serving, at a second signal at once. `serve` returns: no signal is raised again."""
        self.force_exit = self.should_exit
        self.should_exit = True


class _TimedProtocol(H11Protocol):
    """Closes a connection if no further request arrives, and lets `Guard` abort one at once."""

    _waiting: asyncio.TimerHandle | None = None
    _unread = 0

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        app = self.app

        async def abortable(scope: Scope, receive: Receive, send: Send) -> None:
            scope[ABORT] = transport.abort
            await app(scope, receive, send)

        self.app = abortable
        self._expect_head()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._expect_head()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._expect_head()

    def timeout_keep_alive_handler(self) -> None:
        """Does nothing: `_end` closes idle connections, also where an answer is left unread."""

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        super().connection_lost(exc)

    def _expect_head(self) -> None:
        """Run the timer while a head is awaited; a request in progress has its own limits."""
        if self.conn.their_state is not h11.IDLE:
            self._stop_waiting()
        elif self._waiting is None:
            self._waiting = self.loop.call_later(_HEADER_SECONDS, self._end)

    def _end(self) -> None:
        """Close the connection gracefully.

        A client that is still reading the last answer gets as much time again; one that has read
        nothing of it since is cut off.
        """
        before, self._unread = self._unread, self.transport.get_write_buffer_size()
        self._waiting = None
        if not self._unread:
            self.transport.close()
        elif self._unread != before:
            self._expect_head()
        else:
            self.transport.abort()

    def _stop_waiting(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None


def _raise_open_files() -> None:
    """Raise the limit of open files: each connection is one, and 1,024 are soon reached."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = _OPEN_FILES if hard == resource.RLIM_INFINITY else min(_OPEN_FILES, hard)
    if soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def add_page(app: FastAPI, explorer: Path) -> None:
    """Serve the page at /, its files below /page/, and a list of the API at /docs.

    `explorer`: the folder of `make explore`. It may appear or change while the server runs.
    """
    bundle = StaticFiles(directory=explorer, html=True, check_dir=False)
    bundle.config_checked = True  # where there is no such folder yet, the answer is 404
    app.mount(EXPLORER, bundle)
    app.mount("/page", StaticFiles(directory=_PAGE))

    @app.get("/", include_in_schema=False)
    async def index() -> Response:
        return FileResponse(_PAGE / "index.html")

    @app.get("/favicon.ico", include_in_schema=False)
    async def icon() -> Response:
        return FileResponse(_PAGE / "icon.svg")

    @app.get("/docs", include_in_schema=False)
    async def docs() -> Response:
        return HTMLResponse(_docs(app.openapi()))


def _docs(schema: dict[str, Any]) -> str:
    """The routes as a plain page; /openapi.json has all of it for tools."""
    rows = []
    for path, methods in schema["paths"].items():
        for method, route in methods.items():
            text = escape(route.get("description", ""))
            rows.append(f"<dt><code>{method.upper()} {escape(path)}</code></dt><dd>{text}</dd>")
    return f"""<!doctype html>
<html lang="en"><meta charset="utf-8"><title>API</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="stylesheet" href="/page/page.css"><main class="docs"><h1>API</h1>
<p>All of it, for tools: <a href="/openapi.json">/openapi.json</a>. <a href="/">The page</a>.</p>
<dl>{"".join(rows)}</dl></main></html>
"""
