"""A query whose result is read piece by piece, by a worker process of its own.

So a result of any size passes through, and no more than a piece of it is held in memory. The worker
has the same protections as those of the pool: see `lib.database.sandbox.sandbox`.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from lib.base.records import ExecutionStatus, Value
from lib.database.sandbox.pool import GRACE_SECONDS, REPLY_OVERHEAD_BYTES, SandboxLimits
from lib.database.sandbox.process import WorkerDiedError, WorkerProcess

Rows = Sequence[tuple[Value, ...]]


class RowStream:
    """The result of one query, to be iterated once. Use it as a context manager, or call `close`.

    `columns`: () where the query failed at once. `status`, `error`: of the query, once its last
    rows have been read. `limits.timeout_ms` bounds the time in which the query computes, all pieces
    together; `limits.max_bytes` holds for each row, and `limits.max_rows` does not hold.
    """

    def __init__(self, db_path: Path, sql: str, limits: SandboxLimits) -> None:
        """Begin the query and wait for its first row. Raises WorkerStartError."""
        self.columns: tuple[str, ...] = ()
        self.status: ExecutionStatus = "ok"
        self.error: str | None = None
        self._seconds = limits.timeout_ms / 1000
        self._timeout = f"the query took longer than {limits.timeout_ms} ms"
        self._pieces: deque[Any] = deque()
        self._worker = WorkerProcess(
            limits.worker_arguments, limits.max_bytes + REPLY_OVERHEAD_BYTES
        )
        try:
            self._worker.await_ready()
            self._worker.deadline = time.monotonic() + GRACE_SECONDS
            self._worker.send_streamed(str(db_path.absolute()), sql)
            names = self._next()
            self._ahead = None if names is None else self._next()
        except BaseException:
            self.close()
            raise
        self.columns = names or ()

    def __enter__(self) -> RowStream:
        return self

    def __exit__(self, *exception: object) -> None:
        self.close()

    def __iter__(self) -> Iterator[Rows]:
        while self._ahead is not None:
            rows, self._ahead = self._ahead, None
            yield rows
            self._ahead = self._next()

    def cancel(self) -> None:
        """End the query, from any thread; whoever waits for its rows need not wait any longer."""
        self._worker.end()

    def close(self) -> None:
        """End the worker. No thread may be waiting for rows."""
        self._worker.kill()

    def _next(self) -> Any:
        """The names of the columns or the next rows; None at the end."""
        give_up = time.monotonic() + self._seconds + GRACE_SECONDS
        while not self._pieces:
            if not self._worker.wait(give_up - time.monotonic()):
                self.status, self.error = "timeout", self._timeout
                return None
            try:
                self._pieces.extend(self._worker.receive())
            except WorkerDiedError as reason:
                self.status, self.error = "error", f"the query ended its worker process: {reason}"
                return None
        piece = self._pieces.popleft()
        if not isinstance(piece, dict):
            return piece
        self.status, self.error = piece["status"], piece["error"]
        if self.status == "timeout":
            self.error = self._timeout
        return None
