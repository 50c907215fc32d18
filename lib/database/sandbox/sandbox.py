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

docs/sandbox.md says more; reports/sandbox.md has the result of each attack of the corpus in
tests/database/sandbox/attacks/.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import date
from itertools import compress, groupby
from operator import itemgetter
from pathlib import Path

from lib.base.records import ExecutionResult, PlanCost
from lib.database.names import QUOTED
from lib.database.sandbox.pool import SandboxLimits, WorkerPool
from lib.database.sandbox.process import Task

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
    `today`: what a query that asks for the present is told, so that its result can be compared
    another day; None: the day itself.
    """

    def __init__(
        self, workers: int = 2, limits: SandboxLimits | None = None, today: date | None = None
    ) -> None:
        self.limits = limits or SandboxLimits()
        self._today = today
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
        fits = [len(query.sql) <= _MAX_SQL_LENGTH for query in queries]
        results = iter(self._pool.run([self._task(query) for query in compress(queries, fits)]))
        return [next(results) if fit else _TOO_LONG for fit in fits]

    def explain_many(self, queries: Sequence[Query]) -> list[ExecutionResult]:
        """EXPLAIN QUERY PLAN of the queries; rows are (id, parent, not used, detail)."""
        return self.execute_many(
            [replace(query, sql=f"EXPLAIN QUERY PLAN {query.sql}") for query in queries]
        )

    def as_run(self, sql: str) -> str:
        """The SQL as it is run: on `today`, if that is set."""
        return sql if self._today is None else on_day(sql, self._today)

    def _task(self, query: Query) -> Task:
        return _absolute(query.db_path), self.as_run(query.sql), query.own_connection


_TOO_LONG = ExecutionResult(
    "error", error=f"the SQL text is longer than {_MAX_SQL_LENGTH} characters"
)

_PRESENT = re.compile(
    rf"""(?P<now>'now'|"now")|{QUOTED}|--[^\n]*|/\*.*?\*/
    |(?<![\w.])(?P<whole>(?:date|time|datetime|julianday|unixepoch)\s*\(\s*
        |(?P<format>strftime\s*\(\s*'(?:[^']|'')*'\s*))\)
    |(?P<call>(?<![\w.])(?:date|time|datetime|julianday|unixepoch|strftime|timediff)\s*\()
    |(?P<open>\()|(?P<close>\))
    |(?<![\w.])(?<!\bas\s)(?P<word>current_(?:date|time|timestamp))\b""",
    re.IGNORECASE | re.VERBOSE | re.DOTALL,
)


def on_day(sql: str, today: date) -> str:
    """The SQL with the noon of that day wherever it asks for the present.

    `'now'` is a text like any other outside the functions of dates. Views are not rewritten.
    """
    noon = f"{today.isoformat()} 12:00:00"
    words = {"current_date": noon[:10], "current_time": noon[11:], "current_timestamp": noon}
    dated: list[bool] = []  # for each open parenthesis, whether it is inside a function of dates

    def told(match: re.Match[str]) -> str:
        if match["call"] or match["open"]:
            dated.append(bool(match["call"]) or dated[-1:] == [True])
        elif match["close"]:
            del dated[-1:]
        elif match["word"]:
            return f"'{words[match['word'].lower()]}'"
        elif match["whole"]:
            return f"{match['whole']}{', ' if match['format'] else ''}'{noon}')"
        return f"'{noon}'" if match["now"] and dated[-1:] == [True] else match[0]

    return _PRESENT.sub(told, sql)


def _absolute(path: str) -> str:
    """Symbolic links are kept. Where the current folder no longer exists, `path` is unchanged."""
    try:
        return os.path.abspath(path)  # noqa: PTH100
    except OSError:
        return path


# A query plan is a tree of lines. The loops of one join are lines with the same parent, outermost
# first: `SCAN t` visits every row (of the table or of one of its indexes), `SEARCH t` finds rows by
# a key. The wording is that of SQLite 3.36 and later.
_TEMP_B_TREE = re.compile(r"TEMP B-TREE|USING AUTOMATIC ")
_SUBQUERY = re.compile(r"(?:CO-ROUTINE|MATERIALIZE) (?P<name>.+)")
_SCAN = re.compile(r"SCAN (?P<name>.+?)(?: USING .*)?(?: LEFT-JOIN)?")
_NO_TABLE = re.compile(r"SCAN (?:(?:\d+ )?CONSTANT ROWS?|.* VIRTUAL TABLE INDEX .*)")
_SEARCH_BY_SEVERAL_COLUMNS = re.compile(r"SEARCH .*\(.*=\? AND .*\?\).*")


def query_plan_cost(plan: ExecutionResult) -> PlanCost | None:
    """Count what the plan does, from a result of `Sandbox.explain_many`; None where it failed.

    - full_scans: tables read from end to end, also along an index. Results of subqueries, constant
      rows and table-valued functions are not tables; a CTE that has an alias looks like one.
    - temp_b_trees: sorts, groupings, distincts and set operations through a temporary index, and
      the automatic indexes that SQLite builds for one query.
    - index_searches: searches by rowid, index or automatic index.
    - cartesian_joins: full scans inside a full scan of the same join, that is joins without a
      usable condition.
    """
    if plan.status != "ok":
        return None
    lines = [(row[1], str(row[3])) for row in plan.rows]
    details = [detail for _, detail in lines]
    subqueries = frozenset(match["name"] for match in map(_SUBQUERY.fullmatch, details) if match)
    levels = groupby(sorted(lines, key=itemgetter(0)), key=itemgetter(0))
    return PlanCost(
        full_scans=sum(_scans_table(detail, subqueries) for detail in details),
        temp_b_trees=sum(bool(_TEMP_B_TREE.search(detail)) for detail in details),
        index_searches=sum(detail.startswith("SEARCH ") for detail in details),
        cartesian_joins=sum(
            _cartesian_joins((detail for _, detail in level), subqueries) for _, level in levels
        ),
    )


def _scans_table(detail: str, subqueries: frozenset[str]) -> bool:
    scan = _SCAN.fullmatch(detail)
    return scan is not None and scan["name"] not in subqueries and not _NO_TABLE.fullmatch(detail)


def _cartesian_joins(level: Iterable[str], subqueries: frozenset[str]) -> int:
    """Full scans of one join after the first.

    A later search by several columns is taken to join what was scanned before it. A RIGHT or FULL
    join scans whatever its condition is, so the plan says nothing there.
    """
    scans = 0
    cartesian_joins = 0
    for detail in level:
        if detail.startswith("RIGHT-JOIN "):
            return 0
        if _SEARCH_BY_SEVERAL_COLUMNS.fullmatch(detail):
            cartesian_joins = 0
        elif _scans_table(detail, subqueries):
            scans += 1
            cartesian_joins += scans > 1
    return cartesian_joins
