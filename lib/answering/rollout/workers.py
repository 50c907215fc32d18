"""Workers: threads, processes of this machine, or Ray actors on one machine or several.

A worker opens what it needs (a model or a client, a sandbox) once, where it runs, and is then given
one task after another. One that dies is replaced, and its task is started again; so is a process or
an actor that lives and does not answer in time. A result counts when its worker has returned it, so
none is lost and none comes twice.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import AbstractContextManager, ExitStack, contextmanager
from importlib.util import find_spec
from multiprocessing.connection import Connection
from pathlib import Path
from queue import SimpleQueue
from threading import Lock, Timer
from typing import Any, Generic, Protocol, TypeVar

from lib.base.errors import MissingExtraError, ModelError
from lib.base.params import RolloutParams

INSTALL_RAY = "pip install ray==2.60.0"
"""The extra `ray` of pyproject.toml by itself."""

_MOST_DEATHS = 20  # of workers at one task: some are killed for what others do
MOST_HUNG = 3
"""The most workers at one task that are killed because they did not answer."""

_TASKS_AHEAD = 2  # per worker, so that none is idle while an earlier result is awaited
_SECONDS_TO_END = 10.0

Task = TypeVar("Task")
Result = TypeVar("Result")


class OpenWork(Protocol):
    """Opens what a worker needs. Like tasks and results it is pickled, except for threads."""

    @property
    def imports(self) -> tuple[str, ...]:
        """Modules to import before processes are forked, so that these start at once."""
        ...

    def __call__(self) -> AbstractContextManager[Callable[[Any], Any]]:
        """A context manager that gives the function from a task to its result."""
        ...


class Workers(Generic[Task, Result]):
    """A pool of `params.workers` workers, opened when they are needed; a context manager.

    `params.by` "local": threads of this process. `gpu`: give each Ray actor a GPU, if the cluster
    has any. `deaths`: how many workers have died so far. Raises MissingExtraError where Ray is not
    installed, ModelError where no cluster can be reached.
    """

    def __init__(self, params: RolloutParams, open_work: OpenWork, gpu: bool = False) -> None:
        self._params = params
        self._open_work = open_work
        self.deaths = 0
        self._lock = Lock()
        self._closed = False
        self._open: set[_Worker] = set()
        self._idle: SimpleQueue[_Worker | None] = SimpleQueue()
        for _ in range(params.workers):
            self._idle.put(None)
        self._stack = ExitStack()
        self._gpus = 0
        if params.by == "ray":
            self._stack.enter_context(_joined_cluster())
            self._gpus = _gpus_of_each(params.workers) if gpu else 0
        self._threads = ThreadPoolExecutor(params.workers, thread_name_prefix="worker")

    def __enter__(self) -> Workers[Task, Result]:
        return self

    def __exit__(self, *exception: object) -> None:
        """End all workers; the tasks of processes and actors are aborted."""
        with self._lock:
            self._closed = True
        self._threads.shutdown(wait=self._params.by == "local", cancel_futures=True)
        with self._lock:
            left = list(self._open)
        for worker in left:
            worker.close()
        self._threads.shutdown()
        self._stack.close()

    def submit(self, task: Task) -> Future[Result]:
        """A future for the result.

        It raises what the work raises, and ModelError where one worker after another has died at
        the task.
        """
        return self._threads.submit(self._run, task)

    def map(self, tasks: Iterable[Task]) -> Iterator[Result]:
        """The results in the order of the tasks, which are taken only a few at a time."""
        waiting: deque[Future[Result]] = deque()
        try:
            for task in tasks:
                waiting.append(self.submit(task))
                if len(waiting) >= _TASKS_AHEAD * self._params.workers:
                    yield waiting.popleft().result()
            while waiting:
                yield waiting.popleft().result()
        finally:
            for future in waiting:
                future.cancel()

    def _run(self, task: Task) -> Result:
        worker = self._idle.get()  # there is one for each of the threads
        deaths: list[_WorkerDiedError] = []
        try:
            while len(deaths) < _MOST_DEATHS and sum(each.hung for each in deaths) < MOST_HUNG:
                worker = worker or self._opened()
                try:
                    result: Result = worker.run(task)
                except _WorkerDiedError as death:
                    deaths.append(death)
                    self._replace_dead(worker)
                    worker = None
                else:
                    return result
            remedy = (
                "raise rollout.worker_timeout_seconds if they need longer"
                if deaths[-1].hung
                else "look at the memory of the machine, or lower rollout.workers"
            )
            raise ModelError(
                f"{len(deaths)} workers in a row have died at the same questions, the last: "
                f"{deaths[-1]}; {remedy}"
            )
        finally:
            self._idle.put(worker)

    def _opened(self) -> _Worker:
        seconds = self._params.worker_timeout_seconds
        kinds: dict[str, Callable[[], _Worker]] = {
            "local": lambda: _LocalWorker(self._open_work),
            "processes": lambda: _Process(self._open_work, seconds),
            "ray": lambda: _RayActor(self._open_work, seconds, self._gpus),
        }
        with self._lock:
            if self._closed:
                raise ModelError("the workers are being ended")
            worker = kinds[self._params.by]()
            self._open.add(worker)
        return worker

    def _replace_dead(self, worker: _Worker) -> None:
        worker.close()
        with self._lock:
            self._open.discard(worker)
            self.deaths += 1


class _WorkerDiedError(Exception):
    """The worker has died, which is no error of its task: another worker is given it.

    `hung`: it had not answered in time, and was killed.
    """

    def __init__(self, reason: str, hung: bool = False) -> None:
        super().__init__(reason)
        self.hung = hung


def _hung(seconds: float) -> _WorkerDiedError:
    return _WorkerDiedError(f"no answer within {seconds:g} s", hung=True)


class _LocalWorker:
    """Works in the calling thread; the other kinds run one of these elsewhere.

    It opens at the first task, so that an error in opening is raised like one of the work. A thread
    cannot be ended from outside: what it waits for has limits of its own, of requests and queries.
    """

    def __init__(self, open_work: OpenWork) -> None:
        self._open_work = open_work
        self._stack = ExitStack()
        self._work: Callable[[Any], Any] | None = None

    def run(self, task: Any) -> Any:
        if self._work is None:
            self._work = self._stack.enter_context(self._open_work())
        return self._work(task)

    def close(self) -> None:
        self._stack.close()


class _Process:
    """Works in a process that ends when its pipe closes, so also when this process is killed.

    `seconds`: it is killed when it has been at a task for so long.
    """

    def __init__(self, open_work: OpenWork, seconds: float) -> None:
        context = multiprocessing.get_context("forkserver")
        context.set_forkserver_preload(["__main__", *open_work.imports])
        self._pipe, theirs = context.Pipe()
        self.process = context.Process(target=_serve, args=(theirs, open_work))
        self.process.start()
        theirs.close()
        self._seconds = seconds
        self._busy = self._hung = False

    def run(self, task: Any) -> Any:
        self._busy = True
        # a killed process closes its end of the pipe, on which sending and receiving may wait
        limit = Timer(self._seconds, self._kill_hung)
        limit.start()
        try:
            self._pipe.send(task)
            result, error = self._pipe.recv()
        except (EOFError, OSError):
            self.process.join(_SECONDS_TO_END)
            if self._hung:
                raise _hung(self._seconds) from None
            raise _WorkerDiedError(f"exit code {self.process.exitcode}") from None
        finally:
            limit.cancel()
        self._busy = False
        if error is not None:
            raise error
        return result

    def _kill_hung(self) -> None:
        self._hung = True
        self.process.kill()

    def close(self) -> None:
        if self._busy:
            self.process.kill()
        else:
            self._pipe.close()
        self.process.join(_SECONDS_TO_END)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()


def _serve(pipe: Connection, open_work: OpenWork) -> None:
    """In the process: run what comes in until the pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the run, which ends its processes
    worker = _LocalWorker(open_work)
    try:
        while True:
            task = pipe.recv()
            answer: tuple[Any, Exception | None]
            try:
                answer = worker.run(task), None
            except Exception as error:
                answer = None, error
            pipe.send(answer)
    except (EOFError, OSError):
        worker.close()


class _InActor(_LocalWorker):
    def __init__(self, open_work: OpenWork, folder: str) -> None:
        os.chdir(folder)
        super().__init__(open_work)


class _RayActor:
    """Works in an actor of the Ray cluster that the driver has joined.

    Actors work in the folder of this process, with its code: machines of a cluster share both.
    """

    def __init__(self, open_work: OpenWork, seconds: float, gpus: int) -> None:
        import ray

        self._seconds = seconds

        # no core is reserved: with more actors than cores the last would wait for ever
        options = {"num_cpus": 0, "num_gpus": gpus, "scheduling_strategy": "SPREAD"}
        self.actor = ray.remote(**options)(_InActor).remote(open_work, str(Path.cwd()))

    def run(self, task: Any) -> Any:
        import ray
        from ray.exceptions import GetTimeoutError, ObjectLostError, RayActorError, RayTaskError

        try:
            return ray.get(self.actor.run.remote(task), timeout=self._seconds)
        except GetTimeoutError:
            raise _hung(self._seconds) from None  # `close` kills the actor
        except (RayActorError, ObjectLostError) as error:
            raise _WorkerDiedError(str(error).partition("\n")[0]) from None
        except RayTaskError as error:
            raise error.cause from None

    def close(self) -> None:
        import ray

        ray.kill(self.actor)


_Worker = _LocalWorker | _Process | _RayActor


@contextmanager
def _joined_cluster() -> Iterator[None]:
    """Join the cluster of RAY_ADDRESS or of this machine, else start one here."""
    if find_spec("ray") is None:
        raise MissingExtraError(
            f"rollout.by is ray, which is not installed; `{INSTALL_RAY}` inside .venv installs it, "
            "or set it to local"
        )
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    import ray

    environment = {"env_vars": {"PYTHONPATH": str(Path(__file__).resolve().parents[3])}}
    try:
        ray.init(runtime_env=environment, log_to_driver=False, logging_level="ERROR")
    except Exception as error:  # Ray's are of many kinds: no cluster, no room, a slow start
        reason = str(error).strip().partition("\n")[0]
        raise ModelError(
            f"rollout.by is ray, which cannot be started or joined: {reason}; look at RAY_ADDRESS, "
            "or set it to local"
        ) from None
    try:
        yield
    finally:
        ray.shutdown()


def _gpus_of_each(actors: int) -> int:
    """1, or 0 where the cluster has none. Raises ModelError where it has fewer than actors."""
    import ray

    found = int(ray.cluster_resources().get("GPU", 0))
    if 0 < found < actors:
        raise ModelError(
            f"rollout.workers: {actors} actors want a GPU each, the cluster has {found}; set it to "
            f"{found}"
        )
    return min(found, 1)
