"""The process that runs queries for `lib.db.sandbox`; it limits itself, then reads and answers.

A request is a list of (path, SQL); each query is answered by one reply as soon as it is done:
(status, columns, rows, error, elapsed_ms). `rows` is a list of marshalled lists of tuples, so that
they are encoded once and their bytes are counted while they are fetched.

Imports the standard library only, and little of it: a killed worker is replaced within 50 ms.
"""

from __future__ import annotations

import marshal
import os
import resource
import signal
import sqlite3
import sys
import time
from collections.abc import Callable
from typing import BinaryIO

from lib.db.authorizer import Authorizer
from lib.db.connections import ConnectionCache, UnusableFileError
from lib.db.frames import MARSHAL_VERSION, pack, read_frames

Reply = tuple[str, tuple[str, ...], list[bytes], str | None, float]

_FETCH_ROWS = 256
_HEAP_SHARE = 0.5  # of the memory ceiling, for SQLite; the rest is for Python and the result
_OPEN_FILES = 64
_CPU_MARGIN_S = 0.5
_LEAST_VALUE_BYTES = 1_000_000  # SQLite reads the schema under the same limit


class _TooLargeError(Exception):
    """The result has more rows or bytes than the limits allow."""


class _NoQueryError(Exception):
    """The text holds no statement that returns rows."""


class Executor:
    """Runs one query at a time. Whatever happens, the answer is a reply."""

    def __init__(self, timeout_ms: int, memory_mb: int, max_rows: int, max_bytes: int) -> None:
        self.timeout_ms = timeout_ms
        self._memory_mb = memory_mb
        self._max_rows = max_rows
        self._max_bytes = max_bytes
        self._deadline = 0.0
        self._authorizer = Authorizer()
        self._max_value = max(max_bytes, _LEAST_VALUE_BYTES)
        self._connections = ConnectionCache(self._max_value, self._authorizer, self._overdue)

    def execute(self, path: str, sql: str) -> Reply:
        """Run `sql` on the database at the absolute `path`."""
        started = time.monotonic()
        self._deadline = started + self.timeout_ms / 1000
        self._authorizer.denied = None
        status, error = "ok", None
        columns: tuple[str, ...] = ()
        rows: list[bytes] = []
        try:
            columns, rows = self._fetch(self._connections.get(path), sql)
        except MemoryError:
            self._connections.clear()
            status = "too_large"
            error = f"the query needs more memory than its worker may have ({self._memory_mb} MB)"
        except (UnusableFileError, _NoQueryError) as reason:
            status, error = "error", str(reason)
        except _TooLargeError as reason:
            status, error = "too_large", str(reason)
        except (sqlite3.Error, sqlite3.Warning) as reason:
            status, error = self._classify(reason)
        except UnicodeError as reason:
            status, error = "error", f"a name or the query is not valid UTF-8 ({reason})"
        return (status, columns, rows, error, (time.monotonic() - started) * 1000)

    def _fetch(
        self, connection: sqlite3.Connection, sql: str
    ) -> tuple[tuple[str, ...], list[bytes]]:
        cursor = connection.execute(sql)
        try:
            if cursor.description is None:
                raise _NoQueryError("empty query: expected one SELECT statement")
            columns = tuple(entry[0] for entry in cursor.description)
            row_count = 0
            byte_count = sum(map(len, columns))
            blocks = []
            while rows := cursor.fetchmany(_FETCH_ROWS):
                row_count += len(rows)
                if row_count > self._max_rows:
                    raise _TooLargeError(f"the result has more than {self._max_rows} rows")
                blocks.append(marshal.dumps(rows, MARSHAL_VERSION))
                byte_count += len(blocks[-1])
                if byte_count > self._max_bytes:
                    raise _TooLargeError(f"the result has more than {self._max_bytes} bytes")
                if len(rows) < _FETCH_ROWS:
                    break
            return columns, blocks
        finally:
            cursor.close()

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


def serve(
    requests: BinaryIO,
    replies: BinaryIO,
    executor: Executor,
    before_query: Callable[[], None] = lambda: None,
) -> None:
    """Answer the queries of each request, in order, until `requests` ends."""
    for batch in read_frames(requests):
        for path, sql in batch:
            before_query()
            replies.write(pack(executor.execute(path, sql)))
            replies.flush()


class _CpuLimit:
    """Moves the soft limit on CPU seconds along, so that a query that nobody watches any more ends.

    The sandbox's own clock is stricter; this one holds if the sandbox itself is killed.
    """

    def __init__(self, timeout_ms: int) -> None:
        self._needed = timeout_ms / 1000 + _CPU_MARGIN_S
        self._limit = 0.0

    def renew(self) -> None:
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
    """Serve on stdin and stdout. The arguments are Executor's, in its order."""
    arguments = [int(argument) for argument in sys.argv[1:]]
    executor = Executor(*arguments)
    signal.signal(signal.SIGPIPE, signal.SIG_DFL)  # the sandbox is gone: so is its worker
    silence = os.open(os.devnull, os.O_WRONLY)
    _limit_process(memory_mb=arguments[1])
    requests, replies = sys.stdin.buffer, sys.stdout.buffer
    replies.write(pack("ready"))
    replies.flush()
    os.dup2(silence, sys.stderr.fileno())  # what went wrong at the start was told by now
    serve(requests, replies, executor, _CpuLimit(executor.timeout_ms).renew)
