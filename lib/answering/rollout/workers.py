"""Workers: threads of this process, or Ray actors on one machine or several.

A worker opens what it needs (a model or a client, a sandbox) once, where it runs, and is then given
one task after another. Ray replaces an actor that dies, and gives the new one its task again.
"""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import AbstractContextManager, ExitStack, contextmanager
from importlib.util import find_spec
from pathlib import Path
from queue import SimpleQueue
from typing import Any, Generic, TypeVar

from lib.base.errors import MissingExtraError, ModelError
from lib.base.params import RolloutParams

INSTALL_RAY = "pip install ray==2.60.0"
"""The extra `ray` of pyproject.toml by itself."""

_MOST_RETRIES = 3  # of a task at which actors die: some are killed for what others do
_TASKS_AHEAD = 2  # per worker, so that none is idle while an earlier result is awaited

Task = TypeVar("Task")
Result = TypeVar("Result")

OpenWork = Callable[[], AbstractContextManager[Callable[[Any], Any]]]
"""Opens what a worker needs, and gives the function from a task to its result. Like tasks and
results it is pickled for Ray."""


class Workers(Generic[Task, Result]):
    """A pool of `params.workers` workers; a context manager.

    `params.by` "local": threads of this process. `gpu`: give each Ray actor a GPU, if the cluster
    has any. Raises MissingExtraError where Ray is not installed, ModelError where no cluster can be
    reached.
    """

    def __init__(self, params: RolloutParams, open_work: OpenWork, gpu: bool = False) -> None:
        self._count, self._by_ray = params.workers, params.by == "ray"
        self._stack = ExitStack()
        if self._by_ray:
            self._stack.enter_context(_joined_cluster())
        gpus = _gpus_of_each(params.workers) if self._by_ray and gpu else 0
        seconds = params.worker_timeout_seconds
        self._threads = ThreadPoolExecutor(params.workers, thread_name_prefix="worker")
        self._stack.callback(self._threads.shutdown)
        self._idle: SimpleQueue[_Worker | _RayActor] = SimpleQueue()
        for _ in range(params.workers):
            worker = _RayActor(open_work, seconds, gpus) if self._by_ray else _Worker(open_work)
            self._stack.callback(worker.close)
            self._idle.put(worker)

    def __enter__(self) -> Workers[Task, Result]:
        return self

    def __exit__(self, *exception: object) -> None:
        """End all workers; the tasks of actors are aborted."""
        self._threads.shutdown(wait=not self._by_ray, cancel_futures=True)
        self._stack.close()

    def submit(self, task: Task) -> Future[Result]:
        """A future for the result.

        It raises what the work raises, and ModelError where actors die at the task or one does not
        answer in time.
        """
        return self._threads.submit(self._run, task)

    def map(self, tasks: Iterable[Task]) -> Iterator[Result]:
        """The results in the order of the tasks, which are taken only a few at a time."""
        waiting: deque[Future[Result]] = deque()
        try:
            for task in tasks:
                waiting.append(self.submit(task))
                if len(waiting) >= _TASKS_AHEAD * self._count:
                    yield waiting.popleft().result()
            while waiting:
                yield waiting.popleft().result()
        finally:
            for future in waiting:
                future.cancel()

    def _run(self, task: Task) -> Result:
        worker = self._idle.get()  # there is one for each of the threads
        try:
            result: Result = worker.run(task)
            return result
        finally:
            self._idle.put(worker)


class _Worker:
    """Works where it is made. It opens at the first task, so that an error in opening is raised
    like one of the work.

    A thread cannot be ended from outside: what it waits for has limits of its own, of requests and
    queries.
    """

    def __init__(self, open_work: OpenWork, folder: str | None = None) -> None:
        if folder is not None:
            os.chdir(folder)
        self._open_work = open_work
        self._stack = ExitStack()
        self._work: Callable[[Any], Any] | None = None

    def run(self, task: Any) -> Any:
        if self._work is None:
            self._work = self._stack.enter_context(self._open_work())
        return self._work(task)

    def close(self) -> None:
        self._stack.close()


class _RayActor:
    """A worker in an actor of the Ray cluster that this process has joined.

    Actors work in the folder of this process, with its code: machines of a cluster share both.
    """

    def __init__(self, open_work: OpenWork, seconds: float, gpus: int) -> None:
        import ray

        self._seconds = seconds
        # no core is reserved: with more actors than cores the last would wait for ever
        options = {"num_cpus": 0, "num_gpus": gpus, "scheduling_strategy": "SPREAD"}
        restarts = {"max_restarts": -1, "max_task_retries": _MOST_RETRIES}
        actor = ray.remote(**options, **restarts)(_Worker)
        self._actor = actor.remote(open_work, str(Path.cwd()))

    def run(self, task: Any) -> Any:
        import ray
        from ray.exceptions import GetTimeoutError, ObjectLostError, RayActorError, RayTaskError

        try:
            return ray.get(self._actor.run.remote(task), timeout=self._seconds)
        except GetTimeoutError:
            raise ModelError(
                f"a Ray actor has not answered within {self._seconds:g} s; raise "
                "rollout.worker_timeout_seconds if its questions need longer"
            ) from None
        except (RayActorError, ObjectLostError) as error:
            reason = str(error).partition("\n")[0]
            raise ModelError(
                f"Ray actors die at the same questions: {reason}; look at the memory of the "
                "machine, or lower rollout.workers"
            ) from None
        except RayTaskError as error:
            raise error.cause from None

    def close(self) -> None:
        import ray

        ray.kill(self._actor)


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
