"""A worker process of the sandbox: it limits its own resources, then answers queries.

A request is a list of (path, SQL, own_connection); the last says whether the query runs on a
connection that the others never use. Each query is answered by one reply: (status, columns, rows,
error, elapsed_ms, more_rows). `rows` is a list of marshalled lists of tuples, so that they are
encoded once and their bytes are counted while they are fetched.

A request that is one pair (path, SQL) is answered by many messages: see `QueryRunner.stream`.

Replies are flushed every few milliseconds, several together. One byte on another pipe announces
each query as it begins, so that the sandbox knows which one a worker is at if it has to be killed.

Imports the standard library only, and little of it: a killed worker is replaced within 50 ms.
"""

from __future__ import annotations

import marshal
import os
import resource
import sqlite3
import sys
import time
from collections.abc import Callable, Iterator

from lib.database.sandbox.connections import Authorizer, ConnectionCache, UnusableFileError
from lib.database.sandbox.frames import MARSHAL_VERSION, pack, read_frames

TYPE_CHECKING = False  # `typing` alone would take a quarter of the start-up
if TYPE_CHECKING:
    from io import BufferedIOBase
    from typing import Any, BinaryIO

_Reply = tuple[str, tuple[str, ...], list[bytes], str | None, float, bool]

_FETCH_ROWS = 256
_STREAMED_BYTES = 1 << 16  # of the rows in a message, unless a single row has more
_FLUSH_SECONDS = 0.002  # one write per query would cost as much as the query
_HEAP_SHARE = 0.5  # of the memory ceiling, for SQLite; the rest is for Python and the result
_OPEN_FILES = 64
_CPU_MARGIN_S = 0.5
_LEAST_VALUE_BYTES = 1_000_000  # SQLite reads the schema under the same limit
_POINTER_BYTES = 8  # what a value takes in a tuple in addition to its own bytes
_MESSAGE_LENGTH = 500  # SQLite quotes what it could not read, megabytes of it


class _TooLargeError(Exception):
    """The result has more rows or bytes than the limits allow."""


class _NoQueryError(Exception):
    """The text holds no statement that returns rows."""


_FAILURES = (
    UnusableFileError,
    _NoQueryError,
    _TooLargeError,
    sqlite3.Error,
    sqlite3.Warning,
    UnicodeError,
)


class QueryRunner:
    """Runs one query at a time. Whatever happens, the answer is a reply.

    `first_rows`: of a result that is larger than the limits, the first rows are the answer.
    """

    def __init__(
        self,
        timeout_ms: int,
        memory_mb: int,
        max_rows: int,
        max_bytes: int,
        first_rows: bool = False,
    ) -> None:
        self.timeout_ms = timeout_ms
        self._memory_mb = memory_mb
        self._max_rows = max_rows
        self._max_bytes = max_bytes
        self._first_rows = first_rows
        self._deadline = 0.0
        self._authorizer = Authorizer()
        self._max_value = max(max_bytes, _LEAST_VALUE_BYTES)
        self._connections = {
            separate: ConnectionCache(self._max_value, self._authorizer, self._overdue)
            for separate in (False, True)
        }

    def execute(self, path: str, sql: str, own_connection: bool = False) -> _Reply:
        """Run `sql` on the database at the absolute `path`."""
        started = time.monotonic()
        self._begin()
        status, error = "ok", None
        columns: tuple[str, ...] = ()
        rows: list[bytes] = []
        enough_memory, more = True, False
        try:
            columns, rows, more = self._run(path, sql, own_connection)
        except MemoryError:
            enough_memory = False  # handled below: here the traceback still holds the rows
        except _FAILURES as reason:
            status, error = self._classify(reason)
        elapsed_ms = (time.monotonic() - started) * 1000
        if not enough_memory:
            return self._out_of_memory(elapsed_ms)
        return (status, columns, rows, error, elapsed_ms, more)

    def stream(self, path: str, sql: str) -> Iterator[Any]:
        """The names of the columns, lists of rows, and at last a dict of `status` and `error`.

        A query that fails at once has no names. The limit of time counts the query alone, not the
        pauses until the next piece is wanted; that of bytes holds for each row, that of rows not at
        all.
        """
        self._begin()
        status, error = "ok", None
        try:
            cursor = self._cursor(self._connections[False].get(path), sql)
            yield _column_names(cursor)
            rows: list[tuple[Any, ...]] = []
            byte_count = 0
            for row in cursor:
                rows.append(row)
                byte_count += self._count_bytes(_row_bytes(row))
                if byte_count > _STREAMED_BYTES:
                    paused = time.monotonic()
                    yield rows
                    self._deadline += time.monotonic() - paused
                    rows, byte_count = [], 0
            yield rows
        except MemoryError:
            status, error = "too_large", self._memory_error()
        except _FAILURES as reason:
            status, error = self._classify(reason)
        yield {"status": status, "error": error}

    def _begin(self) -> None:
        self._deadline = time.monotonic() + self.timeout_ms / 1000
        self._authorizer.denied = None

    def answer(self, path: str, sql: str, own_connection: bool = False) -> bytes:
        """As `execute`, but packed into a message, which may run out of memory itself."""
        reply = self.execute(path, sql, own_connection)
        elapsed_ms = reply[-2]
        try:
            return pack(reply)
        except MemoryError:
            del reply
        return pack(self._out_of_memory(elapsed_ms))

    def _out_of_memory(self, elapsed_ms: float) -> _Reply:
        self._close_all()
        return ("too_large", (), [], self._memory_error(), elapsed_ms, False)

    def _memory_error(self) -> str:
        return f"the query needs more memory than its worker may have ({self._memory_mb} MB)"

    def _run(
        self, path: str, sql: str, own_connection: bool
    ) -> tuple[tuple[str, ...], list[bytes], bool]:
        connections = self._connections[own_connection]
        kept = any(self._connections.values())
        try:
            return self._fetch(connections.get(path), sql)
        except MemoryError:
            if not kept:
                raise
        self._close_all()  # so that pages and schemas of earlier queries leave memory for this one
        return self._fetch(connections.get(path), sql)

    def _close_all(self) -> None:
        for connections in self._connections.values():
            connections.clear()

    def _cursor(self, connection: sqlite3.Connection, sql: str) -> sqlite3.Cursor:
        cursor = connection.execute(sql)
        if cursor.description is None:
            cursor.close()
            raise _NoQueryError("empty query: expected one SELECT statement")
        return cursor

    def _fetch(
        self, connection: sqlite3.Connection, sql: str
    ) -> tuple[tuple[str, ...], list[bytes], bool]:
        """Columns, marshalled rows, and whether these are the first ones of more."""
        cursor = self._cursor(connection, sql)
        try:
            columns = _column_names(cursor)
            row_count = 0
            byte_count = self._count_bytes(sum(len(name.encode()) for name in columns))
            blocks: list[bytes] = []
            while rows := cursor.fetchmany(_FETCH_ROWS):
                whole = len(rows)
                if row_count + whole > self._max_rows:
                    if not self._first_rows:
                        raise _TooLargeError(f"the result has more than {self._max_rows} rows")
                    del rows[self._max_rows - row_count :]
                block, size = _marshalled(rows)
                while self._first_rows and rows and byte_count + size > self._max_bytes:
                    del rows[len(rows) // 2 :]
                    block, size = _marshalled(rows)
                if not rows and not blocks and row_count == 0:
                    raise _TooLargeError(f"a single row has more than {self._max_bytes} bytes")
                byte_count = self._count_bytes(byte_count + size)
                blocks.append(block)
                row_count += len(rows)
                if len(rows) < whole:
                    return columns, blocks, True
                if whole < _FETCH_ROWS:
                    break
            return columns, blocks, False
        finally:
            cursor.close()

    def _count_bytes(self, count: int) -> int:
        if count > self._max_bytes:
            raise _TooLargeError(f"the result has more than {self._max_bytes} bytes")
        return count

    def _classify(self, reason: Exception) -> tuple[str, str | None]:
        """The status and message for one of `_FAILURES`."""
        if isinstance(reason, _TooLargeError):
            return "too_large", str(reason)
        if isinstance(reason, (UnusableFileError, _NoQueryError)):
            return "error", str(reason)
        if isinstance(reason, UnicodeError):
            return "error", f"a name or the query is not valid UTF-8 ({reason})"
        if self._authorizer.denied is not None:
            return "refused", self._authorizer.denied
        code = getattr(reason, "sqlite_errorcode", None)
        if code == sqlite3.SQLITE_AUTH:
            return "refused", str(reason)
        if code == sqlite3.SQLITE_INTERRUPT:
            return "timeout", None
        if code == sqlite3.SQLITE_TOOBIG:
            return "too_large", f"a string or blob has more than {self._max_value} bytes"
        return "error", _shortened(str(reason))

    def _overdue(self) -> bool:
        return time.monotonic() > self._deadline


def _column_names(cursor: sqlite3.Cursor) -> tuple[str, ...]:
    return tuple(entry[0] for entry in cursor.description)


def _marshalled(rows: list[Any]) -> tuple[bytes, int]:
    """The rows as bytes, and how many these count as."""
    block = marshal.dumps(rows, MARSHAL_VERSION)
    return block, len(block) + _POINTER_BYTES * sum(map(len, rows))


def _row_bytes(row: tuple[Any, ...]) -> int:
    texts = sum(len(value) for value in row if isinstance(value, (str, bytes)))
    return texts + _POINTER_BYTES * len(row)


def _shortened(message: str) -> str:
    return message if len(message) <= _MESSAGE_LENGTH else message[:_MESSAGE_LENGTH] + " ..."


def serve(
    requests: BufferedIOBase,
    replies: BinaryIO,
    executor: QueryRunner,
    before_query: Callable[[], None] = lambda: None,
    before_piece: Callable[[], None] = lambda: None,
) -> None:
    """Answer the queries of each request, in order, until `requests` ends.

    `before_piece`: called before each part of a result that is streamed is computed.
    """
    for batch in read_frames(requests):
        if isinstance(batch, tuple):
            before_piece()
            for piece in executor.stream(*batch):
                replies.write(pack(piece))
                replies.flush()
                before_piece()
            continue
        flushed = time.monotonic()
        for query in batch:
            before_query()
            replies.write(executor.answer(*query))
            if time.monotonic() - flushed > _FLUSH_SECONDS:
                replies.flush()
                flushed = time.monotonic()
        replies.flush()


class _CpuLimit:
    """Raises the soft limit on CPU seconds before each query, so that an orphaned query ends.

    The sandbox's own clock is stricter; this limit takes effect if the sandbox itself is killed.
    """

    def __init__(self, timeout_ms: int) -> None:
        self._needed = timeout_ms / 1000 + _CPU_MARGIN_S
        self._limit = 0.0

    def raise_limit(self) -> None:
        if time.process_time() + self._needed > self._limit:
            self._limit = time.process_time() + self._needed + _CPU_MARGIN_S
            hard = resource.getrlimit(resource.RLIMIT_CPU)[1]
            resource.setrlimit(resource.RLIMIT_CPU, (_capped(int(self._limit) + 1, hard), hard))


def _limit_process(memory_mb: int) -> None:
    memory = memory_mb * 1024 * 1024
    for kind, limit in (
        (resource.RLIMIT_AS, memory),
        (resource.RLIMIT_FSIZE, 0),
        (resource.RLIMIT_NOFILE, _OPEN_FILES),
        (resource.RLIMIT_CORE, 0),
    ):
        limit = _capped(limit, resource.getrlimit(kind)[1])
        resource.setrlimit(kind, (limit, limit))
    connection = sqlite3.connect(":memory:")
    connection.execute(f"PRAGMA hard_heap_limit={int(memory * _HEAP_SHARE)}")  # whole process
    connection.close()


def _capped(limit: int, hard: int) -> int:
    """No process may go above the hard limit that it was started with."""
    return limit if hard == resource.RLIM_INFINITY else min(limit, hard)


def main() -> None:
    """Serve on stdin and stdout. Arguments: the pipe to announce queries on, then QueryRunner's."""
    beginnings, timeout_ms, memory_mb, max_rows, max_bytes, first = map(int, sys.argv[1:])
    executor = QueryRunner(timeout_ms, memory_mb, max_rows, max_bytes, bool(first))
    silence = os.open(os.devnull, os.O_WRONLY)
    _limit_process(memory_mb)
    requests = os.fdopen(sys.stdin.fileno(), "rb", closefd=False)
    replies = sys.stdout.buffer
    replies.write(pack("ready"))
    replies.flush()
    os.dup2(silence, sys.stderr.fileno())  # errors of the start have been reported by now
    cpu_limit = _CpuLimit(executor.timeout_ms)

    def before_query() -> None:
        os.write(beginnings, b".")
        cpu_limit.raise_limit()

    serve(requests, replies, executor, before_query, cpu_limit.raise_limit)
