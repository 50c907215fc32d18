"""The worker pool of the sandbox: hands out batches, watches the clock, replaces workers.

Workers get several queries in one message and report when they start each one, so the pool knows
at which query a worker hangs or dies.

Threads that call at the same time share the workers, and a slow query holds up no other caller as
long as another worker is free. One of the waiting threads is the leader: it hands out the queries
of all threads and collects the answers of all workers.
"""

import os
import selectors
import threading
import time
import weakref
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import chain
from signal import SIGXCPU
from typing import Any, get_args

from lib.base.errors import ParamsError
from lib.base.records import ExecutionResult, ExecutionStatus
from lib.database.sandbox.frames import FrameError, unpack
from lib.database.sandbox.process import (
    AssignedQuery,
    Job,
    Task,
    WorkerDiedError,
    WorkerProcess,
    WorkerStartError,
)

_LEAST_MEMORY_MB = 64
_MOST = {
    "timeout_ms": 24 * 3600 * 1000,
    "memory_mb": 1 << 20,
    "max_bytes": 1_000_000_000,  # SQLite's own limit, https://www.sqlite.org/limits.html
}


@dataclass(frozen=True)
class SandboxLimits:
    """Wall clock, memory of the worker process, rows and bytes of the result.

    `max_bytes` counts eight bytes for each value in addition to its content, since NULLs take
    memory, too. Each string, blob and row within the query may have as many bytes, or a million
    where that is more. `first_rows`: where the result is larger, its first rows are the answer,
    marked by `more_rows`, in place of the status `too_large`. Raises ParamsError where a worker
    could not even start with that memory, and where a limit is more than a day, a terabyte, or the
    longest value of SQLite.
    """

    timeout_ms: int = 2000
    memory_mb: int = 256
    max_rows: int = 10_000
    max_bytes: int = 8_000_000
    first_rows: bool = False

    @property
    def worker_arguments(self) -> tuple[int, ...]:
        """The command line of a worker."""
        limits = (self.timeout_ms, self.memory_mb, self.max_rows, self.max_bytes)
        return (*limits, int(self.first_rows))

    def __post_init__(self) -> None:
        if self.memory_mb < _LEAST_MEMORY_MB:
            raise ParamsError(
                f"`sandbox.memory_mb`: a worker needs at least {_LEAST_MEMORY_MB}, "
                f"found {self.memory_mb}"
            )
        for name, most in _MOST.items():
            if (found := getattr(self, name)) > most:
                raise ParamsError(f"`sandbox.{name}`: at most {most}, found {found:.15g}")


GRACE_SECONDS = 0.3
"""For a reply on its way, and for a worker that has to wait for a core."""

_BATCH_LENGTH = 64
_MOST_DEATHS = 3
"""A query whose worker dies is tried again: most often something else has killed the worker."""
REPLY_OVERHEAD_BYTES = 1_000_000
_READ_BYTES = 4096

_START_PAUSES = (0.1, 0.3, 1.0)
"""Seconds before each further attempt to start a first worker: by then, what made the last one fail
(it was killed, or no process was available) has usually passed."""
_START_TRIES_SECONDS = 10.0

_STATUSES = frozenset(get_args(ExecutionStatus))


class WorkerPool:
    """Up to `worker_count` processes, started when there is work for them."""

    def __init__(self, worker_count: int, limits: SandboxLimits) -> None:
        self._worker_count = worker_count
        self._limits = limits
        self._allowed_seconds = limits.timeout_ms / 1000 + GRACE_SECONDS
        self._workers: list[WorkerProcess] = []
        self._next_start = 0.0  # in time.monotonic() seconds; ignored while no worker is up
        self._selector = selectors.DefaultSelector()
        self._jobs: list[Job] = []
        self._has_leader = False
        self._changed = threading.Condition()  # guards these two; notified after each round
        self._doorbell, self._bell_push = os.pipe()  # wakes the leader for a new job
        os.set_blocking(self._doorbell, False)
        self._selector.register(self._doorbell, selectors.EVENT_READ)
        self._kill_at_exit = weakref.finalize(
            self, _kill, self._workers, (self._doorbell, self._bell_push)
        )

    def run(self, tasks: Sequence[Task]) -> list[ExecutionResult]:
        """One result per task, in their order. Any thread may call it at any time.

        Raises WorkerStartError where no worker can be started.
        """
        job = Job(tasks)
        with self._changed:
            self._jobs.append(job)
            if self._has_leader:
                os.write(self._bell_push, b"!")
            try:
                while job.unanswered:
                    if self._has_leader:
                        self._changed.wait()
                    else:
                        self._run_round()
            finally:
                self._jobs.remove(job)
        return [job.results[index] for index in range(len(tasks))]

    def _run_round(self) -> None:
        """Hand out and collect once for all jobs; other threads may add or end jobs meanwhile."""
        self._has_leader = True
        jobs = list(self._jobs)
        self._changed.release()
        try:
            self._assign_queries(jobs)
            self._collect()
        except BaseException:  # Ctrl-C, too: no worker may keep queries of an abandoned job
            self._discard_all()
            raise
        finally:
            self._changed.acquire()
            self._has_leader = False
            self._changed.notify_all()

    def close(self) -> None:
        """End all workers. The pool cannot be used again; no thread may be in `run`."""
        self._discard_all()
        self._selector.close()
        self._kill_at_exit()

    def _assign_queries(self, jobs: Sequence[Job]) -> None:
        """Give every idle worker a batch, from the job with the fewest queries in progress.

        Batches shrink towards the end of a job, so that all workers finish together.
        """
        for worker in self._idle_workers(sum(len(job.pending) for job in jobs)):
            waiting = [job for job in jobs if job.pending]
            if not waiting:
                return
            in_progress = Counter(one.job for busy in self._workers for one in busy.outstanding)
            job = min(waiting, key=lambda one: in_progress[one])
            share = min(-(-len(job.pending) // (2 * self._worker_count)), _BATCH_LENGTH)
            batch = [job.pending.popleft() for _ in range(share)]
            worker.outstanding.extend(AssignedQuery(job, index) for index in batch)
            worker.deadline = time.monotonic() + self._allowed_seconds
            worker.send([job.tasks[index] for index in batch])

    def _idle_workers(self, wanted: int) -> list[WorkerProcess]:
        """At most `wanted` idle workers; processes that have ended are replaced."""
        if not wanted:
            return []
        idle = [worker for worker in self._workers if not worker.outstanding]
        for worker in [worker for worker in idle if not worker.alive()]:
            self._discard(worker)
            idle.remove(worker)
        missing = min(wanted - len(idle), self._worker_count - len(self._workers))
        return idle[:wanted] + self._start(missing)

    def _collect(self) -> None:
        """Wait until a worker answers or is overdue, or another job comes, and deal with it."""
        busy = [worker for worker in self._workers if worker.outstanding]
        if not busy:
            return
        before = time.monotonic()
        timeout = max(0.0, min(worker.deadline for worker in busy) - before)
        ready = {key.data for key, _ in self._selector.select(timeout)}
        if None in ready:  # the doorbell
            os.read(self._doorbell, _READ_BYTES)
            ready.remove(None)
        for worker in ready.difference(busy):  # an idle worker is ready only when it has ended
            self._discard(worker)
        for worker in busy:
            if worker in ready:
                self._receive(worker)
            elif worker.deadline <= before:  # it was overdue, and no answer was waiting
                self._end(worker, None)

    def _receive(self, worker: WorkerProcess) -> None:
        try:
            replies = worker.receive()
            if len(replies) > len(worker.outstanding):
                raise WorkerDiedError("it sent more replies than it had queries")
            for reply in replies:
                result = self._result(reply)
                worker.outstanding.popleft().answer(result)
                worker.deadline = time.monotonic() + self._allowed_seconds
        except WorkerDiedError as error:
            self._end(worker, str(error))

    def _end(self, worker: WorkerProcess, died: str | None) -> None:
        """Retry the query that the worker was at, or give it up after too many deaths.

        `died`: why the worker ended. None: its query took too long, which is not tried again, or it
        has none and hangs.
        """
        too_long = died is None and worker.at_query()
        suspect = worker.take_suspect()
        status = self._discard(worker)
        given_up = suspect.count_death() == _MOST_DEATHS
        if too_long or status == -SIGXCPU or (given_up and died is None):
            suspect.answer(self._timeout(self._allowed_seconds))
        elif given_up:
            error = f"the query ended its worker process: {died}, exit status {status}"
            suspect.answer(ExecutionResult("error", error=error))
        else:
            suspect.requeue()

    def _result(self, reply: Any) -> ExecutionResult:
        """The reply as a result. Raises WorkerDiedError where the reply is malformed."""
        try:
            status, columns, blocks, error, elapsed_ms, more = reply
            rows = tuple(chain.from_iterable(unpack(block) for block in blocks))
        except (FrameError, TypeError, ValueError):
            raise WorkerDiedError("it sent a malformed reply") from None
        if status not in _STATUSES:
            raise WorkerDiedError(f"it sent the unknown status {status!r}")
        if status == "timeout":
            return self._timeout(elapsed_ms / 1000)
        return ExecutionResult(status, columns, rows, error, elapsed_ms, more)

    def _timeout(self, seconds: float) -> ExecutionResult:
        """The same message whether SQLite stopped the query or the pool killed its worker."""
        error = f"the query took longer than {self._limits.timeout_ms} ms"
        return ExecutionResult("timeout", error=error, elapsed_ms=seconds * 1000)

    def _start(self, count: int) -> list[WorkerProcess]:
        """Start up to `count` workers; where some fail to start, the pool goes on with the others.

        Raises WorkerStartError where there are no workers after a few tries.
        """
        if self._workers and time.monotonic() < self._next_start:
            return []
        give_up = time.monotonic() + _START_TRIES_SECONDS
        started, failure = self._try_to_start(count)
        for pause in _START_PAUSES:
            if failure is None or self._workers or time.monotonic() > give_up:
                break
            time.sleep(pause)
            started, failure = self._try_to_start(count)
        if failure is not None:
            if not self._workers:
                raise failure
            self._next_start = time.monotonic() + _START_PAUSES[-1]
        return started

    def _try_to_start(self, count: int) -> tuple[list[WorkerProcess], WorkerStartError | None]:
        """Start `count` workers at once; returns those that started, and the last failure."""
        limits = self._limits
        starting, started = [], []
        failure = None
        try:
            for _ in range(count):
                worker = WorkerProcess(
                    limits.worker_arguments, limits.max_bytes + REPLY_OVERHEAD_BYTES
                )
                self._workers.append(worker)
                self._selector.register(worker, selectors.EVENT_READ, worker)
                starting.append(worker)
        except WorkerStartError as error:
            failure = error
        for worker in starting:
            try:
                worker.await_ready()
                started.append(worker)
            except WorkerStartError as error:
                failure = error
                self._discard(worker)
        return started, failure

    def _discard(self, worker: WorkerProcess) -> int:
        """Kill the worker, put its unanswered queries back in front, and return its exit status."""
        self._selector.unregister(worker)
        self._workers.remove(worker)
        while worker.outstanding:
            worker.outstanding.pop().requeue()
        return worker.kill()

    def _discard_all(self) -> None:
        for worker in list(self._workers):
            self._discard(worker)


def _kill(workers: list[WorkerProcess], bell: tuple[int, int]) -> None:
    for worker in workers:
        worker.kill()
    for end in bell:
        os.close(end)
