"""The worker pool of the sandbox: hands out batches, watches the clock, replaces workers.

Workers get several queries in one message and say when they begin with one, so the pool knows which
query it was that a worker hangs or dies at.
"""

from __future__ import annotations

import selectors
import time
import weakref
from collections import Counter, deque
from collections.abc import Sequence
from itertools import chain
from signal import SIGXCPU
from typing import Any, get_args

from lib.db.frames import FrameError, unpack
from lib.db.limits import SandboxLimits
from lib.db.process import WorkerDiedError, WorkerProcess, WorkerStartError
from lib.records import ExecutionResult, ExecutionStatus

Task = tuple[str, str, bool]
"""An absolute path, an SQL text, and whether it runs on a connection apart from the others."""

_GRACE_SECONDS = 0.3
"""For a reply on its way, and for a worker that has to wait for a core."""

_BATCH_LENGTH = 64
_MOST_DEATHS = 3
"""A query whose worker dies is tried again: most often something else has killed the worker."""
_REPLY_OVERHEAD_BYTES = 1_000_000

_START_PAUSES = (0.1, 0.3, 1.0)
"""Seconds before each further try to start a first worker: what ended the last one (a kill, no
process to be had) has most often passed by then."""
_START_TRIES_SECONDS = 10.0

_STATUSES = frozenset(get_args(ExecutionStatus))


class WorkerPool:
    """Up to `worker_count` processes, started when there is work for them. Not thread-safe."""

    def __init__(self, worker_count: int, limits: SandboxLimits) -> None:
        self._worker_count = worker_count
        self._limits = limits
        self._allowed_seconds = limits.timeout_ms / 1000 + _GRACE_SECONDS
        self._workers: list[WorkerProcess] = []
        self._next_start = 0.0  # in time.monotonic() seconds, while some are up
        self._selector = selectors.DefaultSelector()
        self._kill_at_exit = weakref.finalize(self, _kill_all, self._workers)

    def run(self, tasks: Sequence[Task]) -> list[ExecutionResult]:
        """One result a task, in their order.

        Raises WorkerStartError where no worker can be started.
        """
        job = _Job(tasks)
        try:
            while job.unanswered:
                self._hand_out(job)
                self._collect(job)
        except BaseException:  # Ctrl-C, too: no worker may be left with queries of this job
            self._discard_all()
            raise
        return [job.results[index] for index in range(len(tasks))]

    def close(self) -> None:
        """End all workers. The pool cannot be used again."""
        self._discard_all()
        self._selector.close()

    def _hand_out(self, job: _Job) -> None:
        """Give every idle worker a batch. Batches shrink towards the end, so all end together."""
        for worker in self._idle_workers(len(job.pending)):
            share = -(-len(job.pending) // (2 * self._worker_count))
            batch = [job.pending.popleft() for _ in range(min(share, _BATCH_LENGTH))]
            worker.outstanding.extend(batch)
            worker.deadline = time.monotonic() + self._allowed_seconds
            worker.send([job.tasks[index] for index in batch])

    def _idle_workers(self, wanted: int) -> list[WorkerProcess]:
        """At most as many as `wanted`; those that have ended are replaced."""
        if not wanted:
            return []
        idle = [worker for worker in self._workers if not worker.outstanding]
        for worker in [worker for worker in idle if not worker.alive()]:
            self._discard(worker)
            idle.remove(worker)
        missing = min(wanted - len(idle), self._worker_count - len(self._workers))
        return idle[:wanted] + self._start(missing)

    def _collect(self, job: _Job) -> None:
        """Wait until a worker answers or is overdue, and deal with it."""
        busy = [worker for worker in self._workers if worker.outstanding]
        before = time.monotonic()
        patience = max(0.0, min(worker.deadline for worker in busy) - before)
        ready = {key.data for key, _ in self._selector.select(patience)}
        for worker in ready.difference(busy):  # all that an idle worker can tell is its end
            self._discard(worker)
        for worker in busy:
            if worker in ready:
                self._receive(worker, job)
            elif worker.deadline <= before:  # and had not answered then
                self._end_overdue(worker, job)

    def _end_overdue(self, worker: WorkerProcess, job: _Job) -> None:
        """The query that it is at took too long. If there is none, the worker itself hangs."""
        at_query = worker.at_query()
        suspect = worker.take_suspect()
        self._discard(worker)
        job.put_back(worker.outstanding)
        job.deaths[suspect] += 1
        if at_query or job.deaths[suspect] == _MOST_DEATHS:
            job.answer(suspect, self._timeout(self._allowed_seconds))
        else:
            job.put_back([suspect])

    def _receive(self, worker: WorkerProcess, job: _Job) -> None:
        try:
            replies = worker.receive()
            if len(replies) > len(worker.outstanding):
                raise WorkerDiedError("it sent more replies than it had queries")
            for reply in replies:
                result = self._result(reply)
                job.answer(worker.outstanding.popleft(), result)
                worker.deadline = time.monotonic() + self._allowed_seconds
        except WorkerDiedError as error:
            self._bury(worker, job, str(error))

    def _bury(self, worker: WorkerProcess, job: _Job, reason: str) -> None:
        """A worker died at a query: try it again, in the end give it up; the others go on."""
        suspect = worker.take_suspect()
        status = self._discard(worker)
        job.deaths[suspect] += 1
        job.put_back(worker.outstanding)
        if status == -SIGXCPU:
            job.answer(suspect, self._timeout(self._allowed_seconds))
        elif job.deaths[suspect] == _MOST_DEATHS:
            error = f"the query ended its worker process: {reason}, exit status {status}"
            job.answer(suspect, ExecutionResult("error", error=error))
        else:
            job.put_back([suspect])

    def _result(self, reply: Any) -> ExecutionResult:
        """Raises WorkerDiedError where the worker sent something else than a reply."""
        try:
            status, columns, blocks, error, elapsed_ms = reply
            rows = tuple(chain.from_iterable(unpack(block) for block in blocks))
        except (FrameError, TypeError, ValueError):
            raise WorkerDiedError("it sent a malformed reply") from None
        if status not in _STATUSES:
            raise WorkerDiedError(f"it sent the unknown status {status!r}")
        if status == "timeout":
            return self._timeout(elapsed_ms / 1000)
        return ExecutionResult(status, columns, rows, error, elapsed_ms)

    def _timeout(self, seconds: float) -> ExecutionResult:
        """The same words, whether SQLite stopped the query or the pool killed its worker."""
        error = f"the query took longer than {self._limits.timeout_ms} ms"
        return ExecutionResult("timeout", error=error, elapsed_ms=seconds * 1000)

    def _start(self, count: int) -> list[WorkerProcess]:
        """Start up to `count` workers; where not all come up, the pool goes on with those that are.

        Raises WorkerStartError where there are none after a few tries.
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
        """Start `count` workers side by side: those that came up, and why another did not."""
        limits = self._limits
        arguments = (limits.timeout_ms, limits.memory_mb, limits.max_rows, limits.max_bytes)
        starting, started = [], []
        failure = None
        try:
            for _ in range(count):
                worker = WorkerProcess(arguments, limits.max_bytes + _REPLY_OVERHEAD_BYTES)
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
        """Kill the worker; its exit status."""
        self._selector.unregister(worker)
        self._workers.remove(worker)
        return worker.kill()

    def _discard_all(self) -> None:
        for worker in list(self._workers):
            self._discard(worker)


class _Job:
    """The queries of one call: which wait, which are answered, which have ended a worker."""

    def __init__(self, tasks: Sequence[Task]) -> None:
        self.tasks = tasks
        self.pending = deque(range(len(tasks)))
        self.results: dict[int, ExecutionResult] = {}
        self.deaths: Counter[int] = Counter()

    @property
    def unanswered(self) -> int:
        return len(self.tasks) - len(self.results)

    def answer(self, index: int, result: ExecutionResult) -> None:
        self.results[index] = result

    def put_back(self, indices: Sequence[int]) -> None:
        """These are next, in this order."""
        self.pending.extendleft(reversed(indices))


def _kill_all(workers: list[WorkerProcess]) -> None:
    for worker in workers:
        worker.kill()
