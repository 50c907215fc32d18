"""What the process keeps: freed memory, by the C library's allocator, and compiled kernels."""

from __future__ import annotations

import ctypes
import os
import sys
from typing import Any

_TRIM_THRESHOLD, _MMAP_THRESHOLD, _ARENA_MAX = -1, -3, -8  # M_... of malloc.h
_ARENAS = 2
_LARGEST_MMAP_THRESHOLD = 2**25  # bytes; glibc takes no more
_NEVER_TRIM = 2**31 - 1


def share_arenas() -> None:
    """Tell glibc to serve all threads from a few heaps. Before the first thread starts.

    Else each of a server's threads may keep a heap of its own, with what it once needed at most.
    """
    if mallopt := _mallopt():
        mallopt(_ARENA_MAX, _ARENAS)


def keep_freed_memory() -> None:
    """Tell glibc to reuse freed memory instead of giving it back to the kernel.

    A training step on the CPU frees and takes the same hundreds of megabytes each time. Given back,
    they come as fresh pages that the kernel has to clear: a quarter of the time of a step. With
    another C library nothing happens.
    """
    if mallopt := _mallopt():
        mallopt(_MMAP_THRESHOLD, _LARGEST_MMAP_THRESHOLD)
        mallopt(_TRIM_THRESHOLD, _NEVER_TRIM)


def keep_kernels() -> None:
    """Tell oneDNN, which computes in bfloat16 for torch, to keep more kernels; before its first.

    It compiles one for every shape of a product of matrices, in a millisecond or two, and keeps the
    last 1,024. Decoding has a shape for each number of rows in each kind of layer, 640 for 64 rows,
    and what is read or trained between two rollouts has others.
    """
    os.environ.setdefault("ONEDNN_PRIMITIVE_CACHE_CAPACITY", "4096")


def _mallopt() -> Any:
    """None with another C library."""
    return getattr(ctypes.CDLL(None), "mallopt", None) if sys.platform == "linux" else None
