"""The sandbox: untrusted SQL runs in worker processes that only read, and are killed if need be.

What it protects from, in most cases by more than one means:

- Writing, in the database or anywhere else: the file is opened read-only and immutable, `PRAGMA
  query_only`, an authorizer that allows reading and a list of functions, no attached databases, a
  file size limit of 0 in the process.
- Queries that do not end: SQLite's progress handler looks at the clock; inside one long operation,
  where SQLite never asks, the worker is killed from outside and replaced; a limit on CPU seconds
  ends a worker whose sandbox was itself killed.
- Memory: SQLite's heap limit, a ceiling on the address space of the worker, limits on the length
  of values, temporary data in memory only.
- Results too large to handle: rows and bytes are counted while they are fetched.
- A crash of SQLite: it costs a worker. The query is tried twice more, then reported as an error.
- Files that are not databases, corrupt databases, databases that are being written, virtual tables,
  text that is not UTF-8.

What it does not protect from:

- Reading secret data: a query sees every table and row of its file. Choosing the file is the
  caller's job, and a symbolic link is followed.
- Code execution through a fault in SQLite itself: the worker has the rights of its user, and there
  is no system call filter, namespace or container around it.
- Many queries that each stay within the limits: their total is not limited.
- Answers that leak: what a query returns goes to whoever reads the result.
- Systems without resource limits: the ceilings on memory and file size are Linux's. SQLite's own
  limits and the kill from outside hold on any Unix.

docs/sandbox.md says more, and shows the result of each attack of the corpus in
tests/database/sandbox/attacks/.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from lib.base.records import ExecutionResult
from lib.database.sandbox.pool import SandboxLimits, Task, WorkerPool

__all__ = ["Query", "Sandbox", "SandboxLimits"]

_MAX_SQL_LENGTH = 50_000


@dataclass(frozen=True)
class Query:
    """One SQL text for one database file.

    `own_connection`: it runs on a connection that the other queries never use.
    """

    db_path: str
    sql: str
    own_connection: bool = False


class Sandbox:
    """A pool of worker processes; they start when they are needed.

    Methods may be called from several threads, which share the workers. Use it as a context
    manager, or call `close` when no call is running; workers also end with the interpreter.
    """

    def __init__(self, workers: int = 2, limits: SandboxLimits | None = None) -> None:
        self.limits = limits or SandboxLimits()
        self._pool = WorkerPool(workers, self.limits)
        self._closed = False

    def __enter__(self) -> Sandbox:
        return self

    def __exit__(self, *exception: object) -> None:
        self.close()

    def close(self) -> None:
        """End all workers."""
        if not self._closed:
            self._closed = True
            self._pool.close()

    def execute(self, db_path: str | Path, sql: str) -> ExecutionResult:
        """Run one query. A failure of the query or of its file is a status, never an exception."""
        return self.execute_many([Query(str(db_path), sql)])[0]

    def execute_many(self, queries: Sequence[Query]) -> list[ExecutionResult]:
        """Run the queries on all workers; one result per query, in their order.

        Raises WorkerStartError, a ProjectError, where no worker can be started.
        """
        if self._closed:
            raise RuntimeError("the sandbox is closed")
        sendable = [query for query in queries if len(query.sql) <= _MAX_SQL_LENGTH]
        results = iter(self._pool.run([_task(query) for query in sendable]))
        return [
            next(results) if len(query.sql) <= _MAX_SQL_LENGTH else _TOO_LONG for query in queries
        ]

    def explain_many(self, queries: Sequence[Query]) -> list[ExecutionResult]:
        """EXPLAIN QUERY PLAN of the queries; rows are (id, parent, not used, detail)."""
        return self.execute_many(
            [replace(query, sql=f"EXPLAIN QUERY PLAN {query.sql}") for query in queries]
        )


_TOO_LONG = ExecutionResult(
    "error", error=f"the SQL text is longer than {_MAX_SQL_LENGTH} characters"
)


def _task(query: Query) -> Task:
    return _absolute(query.db_path), query.sql, query.own_connection


def _absolute(path: str) -> str:
    """Symbolic links are kept. Where the current folder no longer exists, `path` is unchanged."""
    try:
        return os.path.abspath(path)  # noqa: PTH100
    except OSError:
        return path
