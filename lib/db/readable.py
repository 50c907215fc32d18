"""Whether a query could run in the sandbox: asked of SQLite itself, under the sandbox's rules."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path
from types import TracebackType

from lib.db.authorizer import Authorizer
from lib.db.connections import ConnectionCache
from lib.db.deadline import MAX_VALUE_BYTES

_MOST_READS = 20_000  # of one query: views upon views may read a table 65,535 times


class ReadCheck:
    """Prepares queries on one file as a worker of the sandbox would, and runs none.

    A context manager. Entering it raises UnusableFileError, or sqlite3.Error where SQLite cannot
    open the file. `overdue`: as for `ConnectionCache`.
    """

    def __init__(self, path: Path, overdue: Callable[[], bool]) -> None:
        self._path = str(path.resolve())
        self._authorizer = _PreparingAuthorizer()
        self._connections = ConnectionCache(MAX_VALUE_BYTES, self._authorizer, overdue)

    def __enter__(self) -> ReadCheck:
        names = self._connections.get(self._path).execute("SELECT name FROM sqlite_master")
        self._authorizer.own_names = frozenset(name for (name,) in names)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self._connections.clear()

    def accepts(self, sql: str) -> bool:
        """Whether SQLite prepares the query, all that it reads is allowed, and it is not vast."""
        self._authorizer.reads = 0
        connection = self._connections.get(self._path)
        try:
            connection.execute(f"EXPLAIN {sql}").close()
        except (sqlite3.Error, MemoryError):  # MemoryError: a program of too many steps
            return False
        return True


class _PreparingAuthorizer(Authorizer):
    """Also refuses what the sandbox refuses only when a query runs, and what takes long to prepare.

    `own_names`: of the file's own tables, one of which may be called `pragma_table_info`, too.
    """

    def __init__(self) -> None:
        super().__init__()
        self.own_names: frozenset[str] = frozenset()
        self.reads = 0

    def __call__(
        self,
        action: int,
        first: str | None,
        second: str | None,
        database: str | None,
        source: str | None,
    ) -> int:
        if action == sqlite3.SQLITE_READ:
            self.reads += 1
            runs_pragma = first is not None and first.lower().startswith("pragma_")
            if self.reads > _MOST_READS or (runs_pragma and first not in self.own_names):
                return sqlite3.SQLITE_DENY
        return super().__call__(action, first, second, database, source)
