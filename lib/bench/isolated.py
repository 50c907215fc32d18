"""A measurement in a process of its own."""

from __future__ import annotations

import multiprocessing
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from typing import Any, NamedTuple

import psutil

_BYTES_PER_MIB = 2**20
_PAUSE_SECONDS = 0.2  # between two looks at the memory


class Measured(NamedTuple):
    """What a measurement returned, and the most memory in MiB that its process and all that it
    started had together.

    Pages that several of them share count once. It is looked at five times a second.
    """

    result: Any
    peak_mib: int


def in_fresh_process(measurement: Callable[..., Any], *arguments: Any) -> Measured:
    """Call a function of a module, with arguments that can be pickled, in a new interpreter.

    What it raises is raised here.
    """
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as process:
        return process.submit(_measure, measurement, arguments).result()


def _measure(measurement: Callable[..., Any], arguments: tuple[Any, ...]) -> Measured:
    peaks = [_tree_bytes()]
    finished = threading.Event()

    def watch() -> None:
        while not finished.wait(_PAUSE_SECONDS):
            peaks.append(_tree_bytes())

    watcher = threading.Thread(target=watch)
    watcher.start()
    try:
        result = measurement(*arguments)
    finally:
        finished.set()
        watcher.join()
    return Measured(result, max(*peaks, _tree_bytes()) // _BYTES_PER_MIB)


def _tree_bytes() -> int:
    """Of this process and those below it."""
    this = psutil.Process()
    return sum(map(_bytes, (this, *this.children(recursive=True))))


def _bytes(process: psutil.Process) -> int:
    """Its pages, shared ones in part (Linux), else all that it has in memory."""
    try:
        memory = process.memory_full_info()
    except psutil.Error:  # it has just ended
        return 0
    return int(getattr(memory, "pss", memory.rss))
