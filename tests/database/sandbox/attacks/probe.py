"""Runs one query in a process of its own, in the usual sandbox or in ours.

The usual sandbox is what most code does: a read-only connection and a progress handler that checks
clock.
"""

import multiprocessing
import os
import resource
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass, replace
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Literal
from urllib.parse import quote

from lib.database.sandbox.sandbox import Query, Sandbox

# A fresh interpreter would take longer than most queries, and a fork of this process would count
# this one's memory
_CONTEXT = multiprocessing.get_context("forkserver")
_CONTEXT.set_forkserver_preload(["tests.database.sandbox.attacks.probe"])

LIMIT_SECONDS = 2.0
KILL_SECONDS = {"usual": 5.0, "ours": 60.0}

_MEMORY_BYTES = 3 << 30
_PROGRESS_STEPS = 10_000


@dataclass(frozen=True)
class Report:
    """What happened to the query.

    `status`: one of ExecutionResult's, "killed" or "crash". `peak_mb`: an upper bound on the memory
    that was resident in the process and its worker together.
    """

    status: str
    error: str | None = None
    rows: int = 0
    ms: float = 0.0
    peak_mb: float = 0.0


def probe(sandbox: Literal["usual", "ours"], query: Query, folder: Path) -> Report:
    """Run the query with `folder` as the working directory; kill a process that does not end."""
    reports, sender = _CONTEXT.Pipe(duplex=False)
    run = {"usual": _usual, "ours": _ours}[sandbox]
    process = _CONTEXT.Process(target=_child, args=(run, query, folder, sender))
    process.start()
    sender.close()
    try:
        if not reports.poll(KILL_SECONDS[sandbox]):
            return Report("killed", peak_mb=_high_water_mb(process.pid))
        return reports.recv()
    except EOFError:
        process.join()
        return Report("crash", f"exit status {process.exitcode}")
    finally:
        process.kill()
        process.join()
        reports.close()


def _child(run: Callable[[Query], Report], query: Query, folder: Path, sender: Connection) -> None:
    os.chdir(folder)
    report = run(query)
    usages = (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)
    peak = sum(resource.getrusage(who).ru_maxrss for who in usages) / 1024
    sender.send(replace(report, peak_mb=peak))


def _usual(query: Query) -> Report:
    resource.setrlimit(resource.RLIMIT_AS, (_MEMORY_BYTES, _MEMORY_BYTES))
    started = time.monotonic()
    try:
        report = Report("ok", rows=_count_rows(query, started + LIMIT_SECONDS))
    except (sqlite3.Error, sqlite3.Warning, MemoryError, ValueError) as error:
        message = str(error) or type(error).__name__
        report = Report("timeout" if message == "interrupted" else "error", message)
    return replace(report, ms=(time.monotonic() - started) * 1000)


def _count_rows(query: Query, deadline: float) -> int:
    uri = f"file:{quote(query.db_path)}?mode=ro"
    with closing(sqlite3.connect(uri, uri=True)) as connection:
        connection.set_progress_handler(lambda: time.monotonic() > deadline, _PROGRESS_STEPS)
        return len(connection.execute(query.sql).fetchall())


def _ours(query: Query) -> Report:
    with Sandbox(workers=1) as sandbox:
        (result,) = sandbox.execute_many([query])
    return Report(result.status, result.error, len(result.rows), result.elapsed_ms)


def _high_water_mb(pid: int | None) -> float:
    """The peak memory of a process; 0 if it is just ending."""
    status = Path(f"/proc/{pid}/status").read_text(encoding="utf-8")
    sizes = [line.split()[1] for line in status.splitlines() if line.startswith("VmHWM:")]
    return int(sizes[0]) / 1024 if sizes else 0.0
