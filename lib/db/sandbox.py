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

docs/sandbox.md says more, and shows the result of each attack of the corpus in tests/db/attacks/.
"""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from lib.db.pool import SandboxLimits, Task, WorkerPool
from lib.records import ExecutionResult

_TOKEN = re.compile(
    r"""(?P<blank> \s++ | --[^\n]*+ | /\*.*?(?:\*/|\Z) )
        | (?P<quoted> "(?:[^"]|"")*+(?:"|\Z) )
        | '(?:[^']|'')*+(?:'|\Z) | `(?:[^`]|``)*+(?:`|\Z) | \[[^\]]*+(?:\]|\Z)
        | [\w$]++ | [<>=!]=? | . """,
    re.DOTALL | re.VERBOSE,
)
_OPERATORS = frozenset(("=", "==", "!=", "<", "<=", ">", ">="))  # `<>` ends in one
_COMPARISONS = _OPERATORS | {"LIKE", "GLOB", "REGEXP", "MATCH", "ESCAPE", "BETWEEN"}
_SUBQUERIES = frozenset(("SELECT", "VALUES", "WITH"))


def strict_quotes(sql: str) -> str:
    """The SQL text with names in backticks wherever double quotes can only mean a name.

    SQLite takes `"nmae"` for a string where no column has that name, which hides a misspelt column.
    In backticks it sees nothing but a name. Double quotes stay where published SQL means a value by
    them (a fifth of Spider's dev gold has `country = "France"`): after a comparison, in the list of
    IN, and in the range of BETWEEN. There SQLite decides.
    """
    if '"' not in sql:
        return sql
    places = _Places()
    parts = []
    for match in _TOKEN.finditer(sql):
        text = match[0]
        if match["quoted"] and not places.expects_value():
            text = _in_backticks(text)
        if not match["blank"]:
            places.move_past(text)
        parts.append(text)
    return "".join(parts)


class _Places:
    """Tracks the tokens of a statement, to tell whether a value is expected next."""

    def __init__(self) -> None:
        self._previous = ("", "")  # the last two tokens, in capitals, the later one last
        self._lists = [False]  # of each open parenthesis: whether it holds a list of values
        self._ranges = [False]  # of each: whether the AND of a BETWEEN is still to come

    def expects_value(self) -> bool:
        before, last = self._previous
        return (
            last in _COMPARISONS
            or (last == "IS" or (before, last) == ("IS", "NOT"))
            or (last in ("(", ",") and self._lists[-1])
            or (last == "AND" and self._ranges[-1])
        )

    def move_past(self, token: str) -> None:
        word = token.upper()
        if self._previous[1] == "AND":
            self._ranges[-1] = False
        if word == "BETWEEN":
            self._ranges[-1] = True
        elif word == "(":
            self._lists.append(self._previous[1] == "IN" or self.expects_value())
            self._ranges.append(False)
        elif word == ")" and len(self._lists) > 1:
            self._lists.pop()
            self._ranges.pop()
        elif word in _SUBQUERIES:
            self._lists[-1] = False
        self._previous = (self._previous[1], word)


def _in_backticks(quoted: str) -> str:
    """Unterminated text stays unterminated, so that SQLite reports it."""
    closed = len(quoted) > 1 and quoted.endswith('"')
    name = quoted[1 : -1 if closed else None].replace('""', '"').replace("`", "``")
    return f"`{name}`" if closed else quoted


__all__ = ["Query", "Sandbox", "SandboxLimits"]

_MAX_SQL_LENGTH = 50_000


@dataclass(frozen=True)
class Query:
    """One SQL text for one database file.

    `strict_quotes`: text in double quotes is a name unless it is compared with something. SQLite
    takes it for a string wherever no column has that name, which hides a wrong column; the default
    is SQLite's way, because the official evaluator of EX does the same. `own_connection`: it runs
    on a connection that the other queries never use.
    """

    db_path: str
    sql: str
    strict_quotes: bool = False
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
    sql = strict_quotes(query.sql) if query.strict_quotes else query.sql
    return _absolute(query.db_path), sql, query.own_connection


def _absolute(path: str) -> str:
    """Symbolic links are kept. Where the current folder no longer exists, `path` is unchanged."""
    try:
        return os.path.abspath(path)  # noqa: PTH100
    except OSError:
        return path
