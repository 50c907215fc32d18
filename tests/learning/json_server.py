"""A server on a real socket that answers JSON with JSON."""

import json
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

Answer = Callable[[str, dict[str, Any]], tuple[int, Any]]
"""From path and body to status (0: the connection is cut) and JSON, or text."""


@contextmanager
def json_server(answer: Answer) -> Iterator[str]:
    """The address of a server that runs until the block ends."""

    class Handler(_Handler):
        answer_to = staticmethod(answer)

    with serving(Handler) as address:
        yield address


@contextmanager
def serving(handler: type[BaseHTTPRequestHandler]) -> Iterator[str]:
    """The address of a server that runs until the block ends, with each request in a thread."""
    server = _Server(("127.0.0.1", 0), handler)
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02})
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/v1"
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


class _Server(ThreadingHTTPServer):
    daemon_threads = True
    request_queue_size = 128  # with 5 a client that opens more at once waits for seconds

    def handle_error(self, request: object, client_address: object) -> None:
        """Do not report a client that has disconnected."""
        if not isinstance(sys.exception(), OSError):
            super().handle_error(request, client_address)  # type: ignore[arg-type]


class _Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    # head and body in one packet, else each answer waits 40 ms for the first to arrive
    wbufsize = -1
    answer_to: Answer

    def log_message(self, *arguments: object) -> None:
        pass

    def do_GET(self) -> None:
        self._answer({})

    def do_POST(self) -> None:
        self._answer(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))

    def _answer(self, body: dict[str, Any]) -> None:
        status, payload = self.answer_to(self.path, body)
        text = payload if isinstance(payload, str) else json.dumps(payload)
        if status == 0:
            self.close_connection = True
            return
        self.send_response(status)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(text.encode())))
        self.end_headers()
        self.wfile.write(text.encode())
