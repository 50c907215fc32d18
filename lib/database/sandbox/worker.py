"""A worker process of the sandbox: it limits its own resources, then answers queries.

A request is a list of (path, SQL, own_connection); the last says whether the query runs on a
connection that the others never use. Each query is answered by one reply: (status, columns, rows,
error, elapsed_ms). `rows` is a list of marshalled lists of tuples, so that they are encoded once
and their bytes are counted while they are fetched.

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
from collections.abc import Callable

from lib.database.sandbox.connections import Authorizer, ConnectionCache, UnusableFileError
from lib.database.sandbox.frames import MARSHAL_VERSION, pack, read_frames

TYPE_CHECKING = False  # `typing` alone would take a quarter of the start-up
if TYPE_CHECKING:
    from typing import BinaryIO

_Reply = tuple[str, tuple[str, ...], list[bytes], str | None, float]

_FETCH_ROWS = 256
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


class QueryRunner:
    """Runs one query at a time. Whatever happens, the answer is a reply."""

    def __init__(self, timeout_ms: int, memory_mb: int, max_rows: int, max_bytes: int) -> None:
        self.timeout_ms = timeout_ms
        self._memory_mb = memory_mb
        self._max_rows = max_rows
        self._max_bytes = max_bytes
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
        self._deadline = started + self.timeout_ms / 1000
        self._authorizer.denied = None
        status, error = "ok", None
        columns: tuple[str, ...] = ()
        rows: list[bytes] = []
        enough_memory = True
        try:
            columns, rows = self._run(path, sql, own_connection)
        except MemoryError:
            enough_memory = False  # handled below: here the traceback still holds the rows
        except (UnusableFileError, _NoQueryError) as reason:
            status, error = "error", str(reason)
        except _TooLargeError as reason:
            status, error = "too_large", str(reason)
        except (sqlite3.Error, sqlite3.Warning) as reason:
            status, error = self._classify(reason)
        except UnicodeError as reason:
            status, error = "error", f"a name or the query is not valid UTF-8 ({reason})"
        elapsed_ms = (time.monotonic() - started) * 1000
        if not enough_memory:
            return self._out_of_memory(elapsed_ms)
        return (status, columns, rows, _shortened(error), elapsed_ms)

    def answer(self, path: str, sql: str, own_connection: bool = False) -> bytes:
        """As `execute`, but packed into a message, which may run out of memory itself."""
        reply = self.execute(path, sql, own_connection)
        elapsed_ms = reply[-1]
        try:
            return pack(reply)
        except MemoryError:
            del reply
        return pack(self._out_of_memory(elapsed_ms))

    def _out_of_memory(self, elapsed_ms: float) -> _Reply:
        self._close_all()
        error = f"the query needs more memory than its worker may have ({self._memory_mb} MB)"
        return ("too_large", (), [], error, elapsed_ms)

    def _run(
        self, path: str, sql: str, own_connection: bool
    ) -> tuple[tuple[str, ...], list[bytes]]:
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

    def _fetch(
        self, connection: sqlite3.Connection, sql: str
    ) -> tuple[tuple[str, ...], list[bytes]]:
        cursor = connection.execute(sql)
        try:
            if cursor.description is None:
                raise _NoQueryError("empty query: expected one SELECT statement")
            columns = tuple(entry[0] for entry in cursor.description)
            row_count = 0
            byte_count = self._count_bytes(sum(len(name.encode()) for name in columns))
            blocks = []
            while rows := cursor.fetchmany(_FETCH_ROWS):
                row_count += len(rows)
                if row_count > self._max_rows:
                    raise _TooLargeError(f"the result has more than {self._max_rows} rows")
                blocks.append(marshal.dumps(rows, MARSHAL_VERSION))
                pointers = _POINTER_BYTES * len(columns) * len(rows)
                byte_count = self._count_bytes(byte_count + len(blocks[-1]) + pointers)
                if len(rows) < _FETCH_ROWS:
                    break
            return columns, blocks
        finally:
            cursor.close()

    def _count_bytes(self, count: int) -> int:
        if count > self._max_bytes:
            raise _TooLargeError(f"the result has more than {self._max_bytes} bytes")
        return count

    def _classify(self, reason: Exception) -> tuple[str, str | None]:
        """The status and message for an exception of sqlite3."""
        if self._authorizer.denied is not None:
            return "refused", self._authorizer.denied
        code = getattr(reason, "sqlite_errorcode", None)
        if code == sqlite3.SQLITE_AUTH:
            return "refused", str(reason)
        if code == sqlite3.SQLITE_INTERRUPT:
            return "timeout", None
        if code == sqlite3.SQLITE_TOOBIG:
            return "too_large", f"a string or blob has more than {self._max_value} bytes"
        return "error", str(reason)

    def _overdue(self) -> bool:
        return time.monotonic() > self._deadline


def _shortened(message: str | None) -> str | None:
    if message is None or len(message) <= _MESSAGE_LENGTH:
        return message
    return message[:_MESSAGE_LENGTH] + " ..."


def serve(
    requests: BinaryIO,
    replies: BinaryIO,
    executor: QueryRunner,
    before_query: Callable[[], None] = lambda: None,
) -> None:
    """Answer the queries of each request, in order, until `requests` ends."""
    for batch in read_frames(requests):
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
    beginnings, *arguments = [int(argument) for argument in sys.argv[1:]]
    executor = QueryRunner(*arguments)
    silence = os.open(os.devnull, os.O_WRONLY)
    _limit_process(memory_mb=arguments[1])
    requests, replies = sys.stdin.buffer, sys.stdout.buffer
    replies.write(pack("ready"))
    replies.flush()
    os.dup2(silence, sys.stderr.fileno())  # errors of the start have been reported by now
    cpu_limit = _CpuLimit(executor.timeout_ms)

    def before_query() -> None:
        os.write(beginnings, b".")
        cpu_limit.raise_limit()

    serve(requests, replies, executor, before_query)
