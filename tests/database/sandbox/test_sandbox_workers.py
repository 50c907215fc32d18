"""Workers that hang, die, or lose their parent: at most one query is lost, and never a run."""

import errno
import os
import resource
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from lib.base.errors import ProjectError
from lib.database.sandbox import process as process_module
from lib.database.sandbox.pool import WorkerPool
from lib.database.sandbox.process import WorkerDiedError, WorkerProcess
from lib.database.sandbox.sandbox import Query, Sandbox, SandboxLimits

LIMITS = SandboxLimits(timeout_ms=1000, memory_mb=128)
UNINTERRUPTIBLE = (
    "SELECT instr(hex(zeroblob(3000000)), hex(zeroblob(1500000)) || '1')"  # one opcode, for minutes
)
ROOT = Path(__file__).resolve().parents[3]


def _children(pid: int) -> list[int]:
    """Process ids of the children, from /proc."""
    found = []
    for status in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = status.read_text().rpartition(")")[2].split()
        except OSError:  # it has ended meanwhile
            continue
        if int(fields[1]) == pid and fields[0] != "Z":
            found.append(int(status.parent.name))
    return found


def _wait_for_end(pids: list[int], seconds: float) -> bool:
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        if not any(Path(f"/proc/{pid}").exists() for pid in pids):
            return True
        time.sleep(0.02)
    return False


def test_a_query_inside_one_long_opcode_is_killed_and_costs_only_it(concert_database: Path) -> None:
    path = str(concert_database)
    queries = [Query(path, UNINTERRUPTIBLE if i == 3 else f"SELECT {i}") for i in range(30)]
    with Sandbox(workers=1, limits=LIMITS) as sandbox:
        started = time.monotonic()
        results = sandbox.execute_many(queries)
        assert time.monotonic() - started < 20
    assert (results[3].status, results[3].error) == (
        "timeout",
        "the query took longer than 1000 ms",
    )
    assert [result.rows for i, result in enumerate(results) if i != 3] == [
        ((i,),) for i in range(30) if i != 3
    ]


@pytest.mark.parametrize("timeout_ms", [200, 500, 900])
def test_the_kill_from_outside_follows_the_limit(timeout_ms: int, concert_database: Path) -> None:
    with Sandbox(workers=1, limits=SandboxLimits(timeout_ms=timeout_ms)) as sandbox:
        (result,) = sandbox.execute_many([Query(str(concert_database), UNINTERRUPTIBLE)])
    assert (result.status, result.elapsed_ms) == ("timeout", timeout_ms + 300)


@pytest.mark.parametrize("seconds", [1, 10, 30, 3600])
def test_the_cpu_seconds_of_a_worker_follow_the_limit(seconds: int, concert_database: Path) -> None:
    before = _children(os.getpid())
    with Sandbox(workers=1, limits=SandboxLimits(timeout_ms=1000 * seconds)) as sandbox:
        assert sandbox.execute(concert_database, "SELECT 1").rows == ((1,),)
        (worker,) = set(_children(os.getpid())) - set(before)
        soft, _ = resource.prlimit(worker, resource.RLIMIT_CPU)
    assert seconds < soft <= seconds + 3


class _MortalWorker(WorkerProcess):
    """Is killed from outside as soon as it has answered some of its queries."""

    def receive(self) -> list[Any]:
        replies = super().receive()
        if len(self.outstanding) > len(replies):
            self._process.kill()
        return replies


def test_killed_workers_lose_nothing(
    concert_database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("lib.database.sandbox.pool.WorkerProcess", _MortalWorker)
    path = str(concert_database)
    with Sandbox(workers=2, limits=SandboxLimits(timeout_ms=20_000)) as sandbox:
        results = sandbox.execute_many([Query(path, f"SELECT {i}") for i in range(30)])
    assert [result.rows for result in results] == [((i,),) for i in range(30)]


def test_idle_workers_that_died_are_replaced(concert_database: Path) -> None:
    before = set(_children(os.getpid()))
    with Sandbox(workers=2, limits=LIMITS) as sandbox:
        queries = [Query(str(concert_database), "SELECT 1", False)] * 4
        sandbox.execute_many(queries)
        workers = [pid for pid in _children(os.getpid()) if pid not in before]
        assert len(workers) == 2
        for pid in workers:
            os.kill(pid, signal.SIGKILL)
        assert [result.status for result in sandbox.execute_many(queries)] == ["ok"] * 4


class _PoisonedWorker(WorkerProcess):
    """Dies when it is sent a query with the word poison."""

    def send(self, batch: Sequence[tuple[str, str, bool]]) -> None:
        cut = next((i for i, (_, sql, _) in enumerate(batch) if "poison" in sql), len(batch))
        super().send(batch[:cut])
        if cut < len(batch):
            time.sleep(0.3)  # until the queries before it are answered
            self._process.kill()


def test_a_query_that_always_ends_its_worker_is_an_error(
    concert_database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("lib.database.sandbox.pool.WorkerProcess", _PoisonedWorker)
    path = str(concert_database)
    queries = [Query(path, "SELECT 'poison'" if i == 5 else f"SELECT {i}") for i in range(12)]
    with Sandbox(workers=1, limits=LIMITS) as sandbox:
        results = sandbox.execute_many(queries)
    assert results[5].status == "error"
    assert results[5].error is not None
    assert "ended its worker process" in results[5].error
    assert [r.rows for i, r in enumerate(results) if i != 5] == [
        ((i,),) for i in range(12) if i != 5
    ]


@pytest.mark.parametrize(
    "reply",
    [
        "nonsense",
        ("ok", ("a",), [b"?"], None, 1.0),
        ("fine", ("a",), [], None, 1.0),
        ("ok", ("a",)),
    ],
)
def test_a_worker_that_sends_nonsense_is_replaced(
    concert_database: Path, monkeypatch: pytest.MonkeyPatch, reply: object
) -> None:
    class Liar(WorkerProcess):
        def receive(self) -> list[Any]:
            return [reply if isinstance(r, tuple) else r for r in super().receive()]

    monkeypatch.setattr("lib.database.sandbox.pool.WorkerProcess", Liar)
    pool = WorkerPool(1, LIMITS)
    (result,) = pool.run([(str(concert_database), "SELECT 1", False)])
    pool.close()
    assert result.status == "error"


def test_close_ends_the_workers(concert_database: Path) -> None:
    before = set(_children(os.getpid()))
    sandbox = Sandbox(workers=1, limits=LIMITS)
    sandbox.execute(concert_database, "SELECT 1")
    workers = [pid for pid in _children(os.getpid()) if pid not in before]
    assert workers
    sandbox.close()
    sandbox.close()
    assert _wait_for_end(workers, 60)
    with pytest.raises(RuntimeError, match="closed"):
        sandbox.execute(concert_database, "SELECT 1")


_PARENT = """
import sys, threading, time
from lib.database.sandbox.sandbox import Sandbox, SandboxLimits
sandbox = Sandbox(1, SandboxLimits(timeout_ms=300))
sandbox.execute(sys.argv[1], "SELECT 1")
if sys.argv[2] == "hang":
    threading.Thread(target=sandbox.execute, args=sys.argv[1:4:2], daemon=True).start()
    time.sleep(0.2)
print("running", flush=True)
if sys.argv[2] != "exit":
    time.sleep(600)
"""


@pytest.mark.parametrize(
    ("way", "seconds"), [("exit", 300), ("sleep", 300), ("hang", 600)], ids=["exit", "idle", "busy"]
)
@pytest.mark.slow
def test_no_worker_outlives_its_parent(concert_database: Path, way: str, seconds: float) -> None:
    parent = subprocess.Popen(
        [sys.executable, "-c", _PARENT, str(concert_database), way, UNINTERRUPTIBLE],
        cwd=ROOT,
        stdout=subprocess.PIPE,
    )
    assert parent.stdout is not None
    workers = _children(parent.pid) if parent.stdout.readline() and way != "exit" else []
    assert way == "exit" or workers
    if way != "exit":
        parent.kill()
    parent.wait(timeout=600)
    parent.stdout.close()
    assert _wait_for_end(workers, seconds)


def test_sandboxes_outlive_interrupts(
    concert_database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = str(concert_database)
    with Sandbox(workers=1, limits=LIMITS) as sandbox:
        with monkeypatch.context() as patch:
            patch.setattr(WorkerPool, "_collect", _raise_interrupt)
            with pytest.raises(KeyboardInterrupt):
                sandbox.execute_many([Query(path, "SELECT 1")] * 5)
        assert sandbox.execute(path, "SELECT 2").rows == ((2,),)


def _raise_interrupt(*_: object) -> None:
    raise KeyboardInterrupt


def test_the_memory_ceiling_counts_python_too(concert_database: Path) -> None:
    """SQLite may use half of the memory: the blob fits there, but its copies in Python do not."""
    limits = SandboxLimits(timeout_ms=20_000, memory_mb=64, max_bytes=40_000_000)
    with Sandbox(workers=1, limits=limits) as sandbox:
        result = sandbox.execute(concert_database, "SELECT zeroblob(28000000)")
        assert (result.status, result.error) == (
            "too_large",
            "the query needs more memory than its worker may have (64 MB)",
        )
        assert sandbox.execute(concert_database, "SELECT 1").rows == ((1,),)


def test_a_result_without_memory_for_its_message_is_too_large(concert_database: Path) -> None:
    """Some results are small enough to be fetched, but too large to be sent."""
    limits = SandboxLimits(timeout_ms=20_000, memory_mb=64, max_bytes=40_000_000)
    with Sandbox(workers=1, limits=limits) as sandbox:
        for size in range(9_000_000, 40_000_000, 2_000_000):
            result = sandbox.execute(concert_database, f"SELECT zeroblob({size})")
            assert result.status in ("ok", "too_large"), (size, result.error)
            assert sandbox.execute(concert_database, "SELECT 1").rows == ((1,),)


@pytest.mark.parametrize("sql", ["SELECT 1", f"SELECT '{'x' * 40_000}'"], ids=["small", "large"])
def test_a_worker_that_was_stopped_costs_no_query(concert_database: Path, sql: str) -> None:
    """The large queries do not fit into the pipe, so sending them blocks."""
    before = set(_children(os.getpid()))
    with Sandbox(workers=1, limits=LIMITS) as sandbox:
        sandbox.execute(concert_database, "SELECT 1")
        (worker,) = set(_children(os.getpid())) - before
        os.kill(worker, signal.SIGSTOP)
        started = time.monotonic()
        results = sandbox.execute_many([Query(str(concert_database), sql)] * 20)
        assert time.monotonic() - started < 20
    assert {result.status for result in results} == {"ok"}


class _StoppedWorker(WorkerProcess):
    """Stops before its first query, as does every worker that replaces it."""

    def await_ready(self) -> None:
        super().await_ready()
        self._process.send_signal(signal.SIGSTOP)


def test_queries_survive_stopping(concert_database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lib.database.sandbox.pool.WorkerProcess", _StoppedWorker)
    with Sandbox(workers=1, limits=SandboxLimits(timeout_ms=100)) as sandbox:
        result = sandbox.execute(concert_database, "SELECT 1")
    assert result.status == "timeout"


def test_workers_start_where_many_files_are_open(concert_database: Path) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard != resource.RLIM_INFINITY and hard < 1300:
        pytest.skip("no process may open so many files here")
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, 1300), hard))
    files = [os.open(os.devnull, os.O_RDONLY) for _ in range(1100)]
    try:
        with Sandbox(workers=1, limits=LIMITS) as sandbox:
            assert sandbox.execute(concert_database, "SELECT 1").rows == ((1,),)
    finally:
        for file in files:
            os.close(file)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def test_a_worker_that_cannot_start_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(process_module, "_BOOT", "raise SystemExit('no such luck')")
    with pytest.raises(ProjectError, match=r"did not start with .*: no such luck"):
        WorkerPool(1, LIMITS).run([("none.sqlite", "SELECT 1", False)])


_KILLED = "import os; os.kill(os.getpid(), 9)"
_NO_PROCESS = BlockingIOError(errno.EAGAIN, os.strerror(errno.EAGAIN))

FailStarts = Callable[..., list[object]]


@pytest.fixture
def fail_starts(monkeypatch: pytest.MonkeyPatch) -> FailStarts:
    """Script the next worker starts: code that the process runs instead, an error of the operating
    system, or None for a normal start, as all later ones are. Returns the starts so far.
    """

    def script_starts(*ways: object) -> list[object]:
        starts: list[object] = []

        def refuse(*_: object, **__: object) -> None:
            raise _NO_PROCESS

        def start(*arguments: Any) -> WorkerProcess:
            way = ways[len(starts)] if len(starts) < len(ways) else None
            starts.append(way)
            with monkeypatch.context() as patch:
                if isinstance(way, str):
                    patch.setattr(process_module, "_BOOT", way)
                elif way is not None:
                    patch.setattr(process_module.subprocess, "Popen", refuse)
                return WorkerProcess(*arguments)

        monkeypatch.setattr("lib.database.sandbox.pool.WorkerProcess", start)
        return starts

    return script_starts


@pytest.mark.parametrize("way", [_KILLED, _NO_PROCESS], ids=["killed", "no process"])
def test_a_start_is_tried_again(
    concert_database: Path, fail_starts: FailStarts, way: object
) -> None:
    starts = fail_starts(way, way)
    with Sandbox(workers=1, limits=LIMITS) as sandbox:
        assert sandbox.execute(concert_database, "SELECT 1").rows == ((1,),)
    assert starts == [way, way, None]


@pytest.mark.slow
def test_a_killed_replacement_costs_no_query(
    concert_database: Path, fail_starts: FailStarts
) -> None:
    fail_starts(None, _KILLED)
    path = str(concert_database)
    queries = [Query(path, UNINTERRUPTIBLE if i == 3 else f"SELECT {i}") for i in range(12)]
    with Sandbox(workers=1, limits=LIMITS) as sandbox:
        results = sandbox.execute_many(queries)
    assert [result.status for result in results] == ["ok"] * 3 + ["timeout"] + ["ok"] * 8


@pytest.mark.parametrize("way", [_KILLED, _NO_PROCESS], ids=["killed", "no process"])
def test_the_pool_goes_on_with_the_workers_that_are_up(
    concert_database: Path, fail_starts: FailStarts, way: object
) -> None:
    starts = fail_starts(None, *[way] * 1000)
    path = str(concert_database)
    with Sandbox(workers=3, limits=LIMITS) as sandbox:
        results = sandbox.execute_many([Query(path, f"SELECT {i}") for i in range(500)])
    assert [result.rows for result in results] == [((i,),) for i in range(500)]
    assert len(starts) < 10  # later calls and batches do not wait for failed starts again


def test_without_any_worker_it_is_an_error_in_one_line(fail_starts: FailStarts) -> None:
    fail_starts(*[_NO_PROCESS] * 1000)
    pool = WorkerPool(2, LIMITS)
    files = Path("/proc/self/fd")
    open_files = len(list(files.iterdir()))
    with pytest.raises(ProjectError, match=r"did not start with .*: .*temporarily unavailable$"):
        pool.run([("none.sqlite", "SELECT 1", False)])
    assert len(list(files.iterdir())) == open_files
    pool.close()


def test_a_worker_gets_nothing_of_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SECRET_KEY", "s3cret")
    monkeypatch.setenv("PYTHONPATH", "/nowhere")
    before = set(_children(os.getpid()))
    worker = WorkerProcess((300, 128, 10, 1000, 0), 1_000_000)
    (pid,) = set(_children(os.getpid())) - before
    environment = Path(f"/proc/{pid}/environ").read_bytes()
    assert worker.alive()
    assert worker.kill() == -signal.SIGKILL
    assert b"s3cret" not in environment
    assert b"PYTHONPATH" not in environment


def test_a_worker_that_ended_is_told_by_receive(concert_database: Path) -> None:
    worker = WorkerProcess((300, 128, 10, 1000, 0), 1_000_000)
    worker.await_ready()
    worker._process.kill()
    worker._process.wait()
    assert not worker.alive()
    worker.send([(str(concert_database), "SELECT 1", False)])
    with pytest.raises(WorkerDiedError):
        worker.receive()
    worker.kill()


def test_a_worker_starts_quickly() -> None:
    """Well under 100 ms on an idle core; the bound leaves room for a busy machine."""
    started = time.monotonic()
    worker = WorkerProcess((300, 128, 10, 1000, 0), 1_000_000)
    worker.await_ready()
    worker.kill()
    assert time.monotonic() - started < 5
