"""A measurement in a process of its own."""

from __future__ import annotations

import multiprocessing
import resource
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from typing import Any, NamedTuple

_KIB_PER_MIB = 1024


class Measured(NamedTuple):
    """What a measurement returned, and the most memory that its process had, in MiB.

    The memory of processes that it starts (a model's, the sandbox's) is not in it.
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
    result = measurement(*arguments)
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss  # KiB on Linux
    return Measured(result, peak // _KIB_PER_MIB)
