"""One worker process as the sandbox sees it, with its queries: start, send, receive, kill."""

import os
import select
import subprocess
import sys
import time
from collections import Counter, deque
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from lib.base.errors import ProjectError
from lib.base.records import ExecutionResult
from lib.database.sandbox.frames import FrameBuffer, FrameError, pack

_ROOT = Path(__file__).resolve().parents[3]
_WORKER = "lib.database.sandbox.worker"
_BOOT = f"import sys; sys.path.insert(0, sys.argv.pop(1)); from {_WORKER} import main; main()"
_START_SECONDS = 30.0
_READ_BYTES = 1 << 18
_KEPT_ENVIRONMENT = ("LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "TZ")


Task = tuple[str, str, bool]
"""An absolute path, an SQL text, and whether it runs on a connection of its own."""


class WorkerDiedError(Exception):
    """The worker has ended, or sent something that is not a reply."""


class WorkerStartError(ProjectError):
    """The worker did not start. Holds the reason."""

    def __str__(self) -> str:
        return f"a sandbox worker did not start with {sys.executable}: {self.args[0]}"


class Job:
    """The queries of one call: the pending ones, the results, and the workers lost at each.

    Those of a database follow each other, since a worker keeps few connections.
    """

    def __init__(self, tasks: Sequence[Task]) -> None:
        self.tasks = tasks
        self.pending = deque(sorted(range(len(tasks)), key=lambda index: tasks[index][0]))
        self.results: dict[int, ExecutionResult] = {}
        self.deaths: Counter[int] = Counter()

    @property
    def unanswered(self) -> int:
        return len(self.tasks) - len(self.results)


@dataclass(frozen=True, eq=False)
class AssignedQuery:
    """A query that was sent to a worker."""

    job: Job
    index: int

    def answer(self, result: ExecutionResult) -> None:
        self.job.results[self.index] = result

    def requeue(self) -> None:
        """Make it the next query of its job."""
        self.job.pending.appendleft(self.index)

    def count_death(self) -> int:
        """Count a worker that died at this query; returns how many have."""
        self.job.deaths[self.index] += 1
        return self.job.deaths[self.index]


class WorkerProcess:
    """A running worker.

    `outstanding`: the queries that it was sent and has not answered, in their order.
    `deadline`: when its next answer is due, in time.monotonic() seconds.
    """

    def __init__(self, arguments: Sequence[int], max_reply_bytes: int) -> None:
        """Start the process, with only the library paths and the time zone of our environment.

        It starts in the background; call `await_ready` before sending it anything.
        Raises WorkerStartError where the system cannot start a process.
        """
        self.outstanding: deque[AssignedQuery] = deque()
        self.deadline = 0.0
        self._frames = FrameBuffer(max_reply_bytes)
        self._begun = 0  # queries of the batch that was sent last
        self._answered = 0
        try:
            self._beginnings, beginnings = os.pipe()
        except OSError as error:
            raise WorkerStartError(str(error)) from None
        os.set_blocking(self._beginnings, False)
        numbers = [str(number) for number in (beginnings, *arguments)]
        try:
            # -I and -S: no site-packages, nothing from the caller's folder or PYTHON* variables
            self._process = subprocess.Popen(
                [sys.executable, "-I", "-S", "-c", _BOOT, str(_ROOT), *numbers],
                pass_fds=(beginnings,),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                env={key: os.environ[key] for key in _KEPT_ENVIRONMENT if key in os.environ},
                start_new_session=True,  # Ctrl-C in the terminal is for the run, not its workers
            )
            assert self._process.stdin is not None
            os.set_blocking(self._process.stdin.fileno(), False)
        except OSError as error:
            os.close(self._beginnings)
            raise WorkerStartError(str(error)) from None
        finally:
            os.close(beginnings)

    def await_ready(self) -> None:
        """Wait until the process is up.

        Raises WorkerStartError with the last line of the worker's stderr where it does not start.
        """
        try:
            greeting = self.receive() if self.wait(_START_SECONDS) else "no answer"
        except WorkerDiedError as error:
            greeting = str(error)
        if greeting != ["ready"]:
            self._process.kill()
            assert self._process.stderr is not None
            words = self._process.stderr.read().decode(errors="replace").strip()
            reason = words.splitlines()[-1] if words else str(greeting)
            raise WorkerStartError(reason)

    def fileno(self) -> int:
        """For selectors: readable when `receive` has something."""
        assert self._process.stdout is not None
        return self._process.stdout.fileno()

    def alive(self) -> bool:
        """Whether the process is still running."""
        return self._process.poll() is None

    def send(self, batch: Sequence[Task]) -> None:
        """Send queries. None may be outstanding.

        An idle worker reads at once. `receive` notices a worker that has ended. If a worker does
        not read, this waits until its deadline.
        """
        self._count_beginnings()
        self._begun = self._answered = 0
        self._write(pack(list(batch)))

    def send_streamed(self, path: str, sql: str) -> None:
        """Send one query whose result comes in pieces: see `QueryRunner.stream`."""
        self._write(pack((path, sql)))

    def _write(self, message: bytes) -> None:
        stdin = self._process.stdin
        assert stdin is not None
        data = memoryview(message)
        try:
            while data:
                written = stdin.write(data)
                if written is not None:
                    data = data[written:]
                elif not _ready(stdin, select.POLLOUT, self.deadline - time.monotonic()):
                    return
        except BrokenPipeError:
            return

    def wait(self, seconds: float) -> bool:
        """Whether `receive` has something within that time."""
        return _ready(self, select.POLLIN, seconds)

    def receive(self) -> list[Any]:
        """The replies that have arrived; waits for some bytes if there are none.

        Raises WorkerDiedError where the worker has ended or sent no valid message.
        """
        data = os.read(self.fileno(), _READ_BYTES)
        if not data:
            raise WorkerDiedError("it ended")
        try:
            replies = self._frames.feed(data)
        except FrameError as error:
            raise WorkerDiedError(str(error)) from None
        self._answered += len(replies)
        return replies

    def at_query(self) -> bool:
        """Whether it has begun a query that it has not answered."""
        self._count_beginnings()
        return self._begun > self._answered

    def take_suspect(self) -> AssignedQuery:
        """Remove the query that the worker is at from the outstanding ones, and return it.

        Queries before it are done, but their replies are lost with the worker.
        """
        self._count_beginnings()
        lost_replies = self._begun - 1 - self._answered
        # within the bounds: the counts of a broken worker may be wrong
        position = min(max(lost_replies, 0), len(self.outstanding) - 1)
        suspect = self.outstanding[position]
        del self.outstanding[position]
        return suspect

    def end(self) -> None:
        """Kill the process, so that who waits for it goes on; `kill` is still to be called."""
        self._process.kill()

    def kill(self) -> int:
        """Kill the process; returns its exit status as subprocess gives it, -9 for a kill."""
        self._process.kill()
        status = self._process.wait()
        if self._beginnings >= 0:
            os.close(self._beginnings)
            self._beginnings = -1
        for stream in (self._process.stdin, self._process.stdout, self._process.stderr):
            if stream is not None:
                stream.close()
        return status

    def _count_beginnings(self) -> None:
        try:
            self._begun += len(os.read(self._beginnings, _READ_BYTES))
        except BlockingIOError:
            return


def _ready(stream: Any, event: int, seconds: float) -> bool:
    """Whether the pipe is ready within that time. Unlike `select.select`, takes any file number."""
    poll = select.poll()
    poll.register(stream, event)
    return bool(poll.poll(max(seconds, 0.0) * 1000))
