"""Answers in pieces, among them server-sent events, to a client that may leave at any time."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Mapping
from typing import Any

from starlette.responses import Response

from lib.serving.guard import Receive, Scope, Send

_PAUSE_SECONDS = 10.0  # after which a comment shows that the server is still there


class Channel:
    """A queue from any thread to the event loop. `None` ends it."""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._queue: asyncio.Queue[bytes | None] = asyncio.Queue()

    def put(self, piece: bytes | None) -> None:
        """Add a piece, from any thread. Does nothing once the event loop has ended."""
        try:
            self._loop.call_soon_threadsafe(self._queue.put_nowait, piece)
        except RuntimeError:
            return

    def on_event(self, name: str, payload: dict[str, Any]) -> None:
        """Add an event of a question; `final` and `error` end the channel."""
        self.put(event(name, payload))
        if name in ("final", "error"):
            self.put(None)

    async def pieces(self) -> AsyncIterator[bytes]:
        """The pieces that were put, and a comment at first and every ten seconds without one."""
        yield b": accepted\n\n"
        while True:
            try:
                async with asyncio.timeout(_PAUSE_SECONDS):
                    piece = await self._queue.get()
            except TimeoutError:
                yield b": waiting\n\n"
                continue
            if piece is None:
                return
            yield piece


class PieceStream(Response):
    """Sends pieces as they come. `on_left` is called when it ends, for whatever reason.

    `headers`: in addition to the type, which a subclass or `media_type` names.
    """

    def __init__(
        self,
        pieces: AsyncIterator[bytes],
        on_left: Callable[[], object],
        media_type: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> None:
        super().__init__(media_type=media_type, headers=headers)
        del self.headers["content-length"]
        self._pieces = pieces
        self._on_left = on_left

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        sending = asyncio.ensure_future(self._send(send))
        try:
            await wait_for_client(sending, receive)
            if sending.done():
                sending.result()
        finally:
            self._on_left()
            sending.cancel()
            await asyncio.gather(sending, return_exceptions=True)

    async def _send(self, send: Send) -> None:
        start = {"type": "http.response.start", "status": 200, "headers": self.raw_headers}
        await send(start)
        async for piece in self._pieces:
            await send({"type": "http.response.body", "body": piece, "more_body": True})
        await send({"type": "http.response.body", "body": b"", "more_body": False})


class EventStream(PieceStream):
    """Sends the pieces of a channel as server-sent events."""

    media_type = "text/event-stream"

    def __init__(
        self,
        channel: Channel,
        on_left: Callable[[], object],
        headers: Mapping[str, str] | None = None,
    ) -> None:
        super().__init__(channel.pieces(), on_left, None, headers)


def event(name: str, payload: dict[str, Any]) -> bytes:
    """One event with a JSON object."""
    return f"event: {name}\ndata: {json.dumps(payload)}\n\n".encode()


async def wait_for_client(work: asyncio.Future[Any], receive: Receive) -> None:
    """Returns when the work is done, or when the client has closed its connection.

    The request must have been read.
    """
    leaving = asyncio.ensure_future(_client_gone(receive))
    try:
        await asyncio.wait({work, leaving}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        leaving.cancel()


async def _client_gone(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass
