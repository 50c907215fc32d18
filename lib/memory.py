"""How the process keeps its memory: the settings of the C library's allocator."""

from __future__ import annotations

import ctypes
import sys

_TRIM_THRESHOLD, _MMAP_THRESHOLD = -1, -3  # M_TRIM_THRESHOLD and M_MMAP_THRESHOLD of malloc.h
_LARGEST_MMAP_THRESHOLD = 2**25  # bytes; glibc takes no more
_NEVER_TRIM = 2**31 - 1


def keep_freed_memory() -> None:
    """Tell glibc to reuse freed memory instead of giving it back to the kernel.

    A training step on the CPU frees and takes the same hundreds of megabytes each time. Given back,
    they come as fresh pages that the kernel has to clear: a quarter of the time of a step. With
    another C library nothing happens.
    """
    if sys.platform != "linux":
        return
    mallopt = getattr(ctypes.CDLL(None), "mallopt", None)
    if mallopt is not None:
        mallopt(_MMAP_THRESHOLD, _LARGEST_MMAP_THRESHOLD)
        mallopt(_TRIM_THRESHOLD, _NEVER_TRIM)
