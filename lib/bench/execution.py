"""What running SQL costs: the sandbox against bare sqlite3, and verdicts."""

from __future__ import annotations

import sqlite3
import statistics
import time
from collections.abc import Callable, Sequence
from contextlib import closing, suppress
from typing import Any

from lib.db.sandbox import Query
from lib.params import SandboxParams
from lib.records import Example
from lib.rollout.runtime import open_sandbox
from lib.scoring.judge import Judge

_ROUNDS = 7


def measure_sandbox(examples: Sequence[Example], params: SandboxParams) -> dict[str, Any]:
    """Gold queries in one batch: milliseconds per query, medians of seven rounds.

    `bare_ms`: sqlite3 in this process, one query after the other, a connection per database; a
    query that fails takes the time until it does.
    `sandbox_ms`: in workers that are there. `cold_sandbox_ms`: their start included.
    """
    queries = [Query(example.db_path, example.gold_sql) for example in examples]
    bare = _median(lambda: _run_bare(queries))
    with open_sandbox(params) as sandbox:
        sandbox.execute_many(queries)
        warm = _median(lambda: sandbox.execute_many(queries))

    def start_and_run() -> None:
        with open_sandbox(params) as sandbox:
            sandbox.execute_many(queries)

    cold = _median(start_and_run)
    count = len(queries)
    return {
        "queries": count,
        "bare_ms": round(1000 * bare / count, 4),
        "sandbox_ms": round(1000 * warm / count, 4),
        "cold_sandbox_ms": round(1000 * cold / count, 4),
        "times_bare": round(warm / bare, 2),
        "cold_times_bare": round(cold / bare, 2),
    }


def measure_judge(examples: Sequence[Example], params: SandboxParams) -> dict[str, Any]:
    """Verdicts on gold as the prediction, its execution included: per second, median of seven."""
    with open_sandbox(params) as sandbox:
        items = [(example, example.gold_sql, None) for example in examples]
        seconds = _median(lambda: Judge(sandbox).judge_many(items))
    return {"verdicts": len(items), "verdicts_per_second": round(len(items) / seconds)}


def _run_bare(queries: Sequence[Query]) -> None:
    open_path, connection = "", sqlite3.connect(":memory:")
    for query in queries:
        if query.db_path != open_path:
            connection.close()
            open_path, connection = query.db_path, sqlite3.connect(query.db_path)
            connection.text_factory = lambda raw: raw.decode(errors="replace")
        with suppress(sqlite3.Error), closing(connection.execute(query.sql)) as cursor:
            cursor.fetchall()
    connection.close()


def _median(work: Callable[[], object]) -> float:
    """Seconds."""
    rounds = []
    for _ in range(_ROUNDS):
        started = time.perf_counter()
        work()
        rounds.append(time.perf_counter() - started)
    return statistics.median(rounds)
