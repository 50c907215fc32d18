"""Tasks for workers in tests, in a module of its own, since their processes import it by name."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from lib.answering.rollout.chunks import OpenChunkWork
from lib.base.errors import DataError


@dataclass(frozen=True)
class Squares:
    """`folder`: records what was tried.

    A number in `deadly` sends `by` to its worker once, or `always`.
    """

    folder: Path
    deadly: tuple[int, ...] = ()
    always: bool = False
    by: signal.Signals = signal.SIGKILL

    imports = ("tests.answering.rollout.works",)

    @contextmanager
    def __call__(self) -> Iterator[Callable[[int], int]]:
        def square(number: int) -> int:
            tried = self.folder / str(number)
            first = not tried.exists()
            tried.touch()
            if number in self.deadly and (first or self.always):
                os.kill(os.getpid(), self.by)
            if number < 0:
                raise DataError(f"{number} is below 0")
            return number * number

        yield square
        (self.folder / f"closed-{os.getpid()}").touch()


@dataclass(frozen=True)
class DiesOnce:
    """Plays chunks of `work`; the first worker that gets the question `deadly` is sent `by`."""

    work: OpenChunkWork
    mark: Path
    deadly: str
    by: signal.Signals = signal.SIGKILL

    imports = ("tests.answering.rollout.works",)

    @contextmanager
    def __call__(self) -> Iterator[Callable[..., object]]:
        with self.work() as play:

            def deadly(task: object) -> object:
                ids = [example.id for example in task[0].examples]  # type: ignore[index]
                if self.deadly in ids and not self.mark.exists():
                    self.mark.touch()
                    os.kill(os.getpid(), self.by)
                return play(task)  # type: ignore[arg-type]

            yield deadly
