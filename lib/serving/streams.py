"""Answers in pieces, among them server-sent events and files, to a client that may leave any time.

Results become files while the query runs: CSV for spreadsheets, JSON for programs. A file that ends
early says so: in CSV its last line is a sentence, in JSON `more_rows` or `error`.
"""

import asyncio
import csv
import io
import json
import re
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping
from contextlib import suppress
from typing import Any, Literal, TypeVar

from starlette.responses import Response

from lib.answering.replies.sentences import failure_reason
from lib.base.records import Value
from lib.database.sandbox.query_files import json_value
from lib.database.sandbox.stream import Rows, RowStream
from lib.serving.guard import Receive, Scope, Send

_PAUSE_SECONDS = 10.0  # after which a comment shows that the server is still there
_EXACT = 2**53  # JavaScript rounds larger integers

Format = Literal["csv", "json"]
_Result = TypeVar("_Result")

MEDIA_TYPES: dict[Format, str] = {"csv": "text/csv; charset=utf-8", "json": "application/json"}

_BOM = "\ufeff"  # by which Excel knows UTF-8
_FORMULA = re.compile(r"\s*[=+\-@＝＋－＠]|[\t\r\n]")
_NUMBER = re.compile(r"[+-]?\d*[.,]?\d+(?:[eE][+-]?\d+)?%?")


class Channel:
    """A queue from any thread to the event loop. `None` ends it."""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._queue: asyncio.Queue[bytes | None] = asyncio.Queue()

    def put(self, piece: bytes | None) -> None:
        """Add a piece, from any thread. Does nothing once the event loop has ended."""
        with suppress(RuntimeError):
            self._loop.call_soon_threadsafe(self._queue.put_nowait, piece)

    def on_event(self, name: str, payload: dict[str, Any]) -> None:
        """Add an event of a question; `final` and `error` end the channel."""
        self.put(event(payload, name))
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
        headers: Mapping[str, str] | None = None,
        media_type: str | None = None,
    ) -> None:
        super().__init__(media_type=media_type, headers=headers)
        del self.headers["content-length"]
        self._pieces = pieces
        self._on_left = on_left

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        sending = asyncio.ensure_future(self._send(send))
        try:
            await _wait_for_client(sending, receive)
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


def event(payload: dict[str, Any], name: str | None = None) -> bytes:
    """One event with a JSON object; OpenAI's have no name."""
    named = "" if name is None else f"event: {name}\n"
    return f"{named}data: {json.dumps(payload)}\n\n".encode()


async def result_for(
    receive: Receive, work: Awaitable[_Result], on_left: Callable[[], object]
) -> _Result:
    """The result of the work; where the client leaves before, `on_left` is to bring it to an end.

    The request must have been read.
    """
    working = asyncio.ensure_future(work)
    try:
        await _wait_for_client(working, receive)
    finally:
        if not working.done():
            on_left()
    return await working


async def _wait_for_client(work: asyncio.Future[Any], receive: Receive) -> None:
    """Returns when the work is done, or when the client has closed its connection."""
    leaving = asyncio.ensure_future(_client_gone(receive))
    try:
        await asyncio.wait({work, leaving}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        leaving.cancel()


async def _client_gone(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass


def exported(stream: RowStream, format: Format, most_bytes: int) -> Iterator[bytes]:
    """The file in pieces: `most_bytes` at most, and then the words that say that it ends there."""
    file = _Csv() if format == "csv" else _Json()
    piece = file.begin(stream.columns).encode()
    size = len(piece)
    yield piece
    for rows in stream:
        piece = file.rows(rows).encode()
        size += len(piece)
        if size > most_bytes:
            yield file.end(f"a file may have {most_bytes >> 20} MB at most").encode()
            return
        yield piece
    failed = None if stream.status == "ok" else failure_reason(stream.status, stream.error)
    yield file.end(failed).encode()


class _Csv:
    """RFC 4180 with a byte order mark. NULL is an empty cell."""

    def begin(self, columns: tuple[str, ...]) -> str:
        return _BOM + self.rows([columns])

    def rows(self, rows: Rows) -> str:
        lines = io.StringIO()
        csv.writer(lines).writerows([_csv_cell(value) for value in row] for row in rows)
        return lines.getvalue()

    def end(self, reason: str | None) -> str:
        return "" if reason is None else self.rows([(f"The file ends here: {reason}",)])


def _csv_cell(value: Value) -> str:
    """The value as text. A spreadsheet would run some texts as formulas: these get a quote."""
    if isinstance(value, str):
        harmless = not _FORMULA.match(value) or _NUMBER.fullmatch(value)
        return value if harmless else f"'{value}"
    if isinstance(value, bytes):
        return f"x'{value.hex()}'"
    return "" if value is None else str(value)


class _Json:
    """An object with `columns`, `rows`, `more_rows` and `error`; values as in the API."""

    def __init__(self) -> None:
        self._separator = "\n"

    def begin(self, columns: tuple[str, ...]) -> str:
        return f'{{"columns": {_dumped(list(columns))}, "rows": ['

    def rows(self, rows: Rows) -> str:
        lines = []
        for row in rows:
            lines += [self._separator, _dumped([api_value(value) for value in row])]
            self._separator = ",\n"
        return "".join(lines)

    def end(self, reason: str | None) -> str:
        more = _dumped(reason is not None)
        return f'\n], "more_rows": {more}, "error": {_dumped(reason)}}}\n'


def _dumped(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def api_value(value: Value) -> Any:
    """As `json_value`; an integer that JavaScript would round is `{"integer": "..."}`."""
    if isinstance(value, int) and abs(value) > _EXACT:
        return {"integer": str(value)}
    return json_value(value)
