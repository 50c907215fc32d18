"""A query whose result is read piece by piece, by a worker process of its own.

So a result of any size passes through, and no more than a piece of it is held in memory. The worker
has the same protections as those of the pool: see `lib.database.sandbox.sandbox`.
"""

from __future__ import annotations

import threading
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

    `columns`: () where the query failed at once. `status`, `error`: of the query, after its last
    rows. `limits.timeout_ms` bounds the time in which the query computes, all pieces together;
    `limits.max_bytes` holds for each row, and `limits.max_rows` does not hold.
    """

    def __init__(self, db_path: Path, sql: str, limits: SandboxLimits) -> None:
        """Begin the query. Raises WorkerStartError where no process can be started."""
        self.columns: tuple[str, ...] = ()
        self.status: ExecutionStatus = "ok"
        self.error: str | None = None
        self._limits = limits
        self._pieces: deque[Any] = deque()
        self._ahead: Rows | None = None
        self._lock = threading.Lock()  # held while a thread waits for a piece
        self._closed = False
        self._worker = WorkerProcess(
            limits.worker_arguments, limits.max_bytes + REPLY_OVERHEAD_BYTES
        )
        try:
            self._worker.await_ready()
            self._worker.deadline = time.monotonic() + GRACE_SECONDS
            self._worker.send_streamed(str(db_path.absolute()), sql)
        except BaseException:
            self.close()
            raise

    def __enter__(self) -> RowStream:
        return self

    def __exit__(self, *exception: object) -> None:
        self.close()

    def wait(self) -> None:
        """Wait for the first rows; then `columns` is known, and the status of what fails at once.

        To be called once, before the iteration.
        """
        names = self._next()
        if names is not None:
            self.columns = names
            self._ahead = self._next()

    def __iter__(self) -> Iterator[Rows]:
        while self._ahead is not None:
            yield self._ahead
            self._ahead = self._next()

    def close(self) -> None:
        """End the query, from any thread. Whoever waits for rows gets no further ones."""
        self._worker.end()
        with self._lock:
            self._closed = True
            self._worker.kill()

    def _next(self) -> Any:
        """The names of the columns or the next rows; None at the end."""
        with self._lock:
            piece = self._pieces.popleft() if self._pieces else self._receive()
        if isinstance(piece, dict):
            self.status, self.error = piece["status"], piece["error"]
            if self.status == "timeout":
                self.error = f"the query took longer than {self._limits.timeout_ms} ms"
            return None
        return piece

    def _receive(self) -> Any:
        """The next piece that the worker sends, or an end that is due to the worker itself."""
        give_up = time.monotonic() + self._limits.timeout_ms / 1000 + GRACE_SECONDS
        while not self._pieces:
            if self._closed:
                return {"status": "error", "error": "the query was cancelled"}
            if not self._worker.wait(give_up - time.monotonic()):
                return {"status": "timeout", "error": None}
            try:
                self._pieces.extend(self._worker.receive())
            except WorkerDiedError as reason:
                return {"status": "error", "error": f"the query ended its worker: {reason}"}
        return self._pieces.popleft()
