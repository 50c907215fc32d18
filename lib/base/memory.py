"""Memory settings of the process: the C library's allocator, oneDNN's cache of compiled kernels."""

import ctypes
import os
import sys
from typing import Any

_TRIM_THRESHOLD, _MMAP_THRESHOLD, _MMAP_MAX, _ARENA_MAX = -1, -3, -4, -8  # M_... of malloc.h
_ARENAS = 2
_LARGEST_MMAP_THRESHOLD = 2**25  # bytes; glibc accepts no more
_NEVER_TRIM = 2**31 - 1


def share_arenas() -> None:
    """Tell glibc to serve all threads from a few heaps; call it before the first thread starts.

    Otherwise each thread of a server may get a heap of its own, which stays at its peak size.
    """
    if mallopt := _mallopt():
        mallopt(_ARENA_MAX, _ARENAS)


def keep_freed_memory() -> None:
    """Tell glibc to reuse freed memory instead of giving it back to the kernel.

    A training step on the CPU allocates and frees the same hundreds of megabytes each time. If they
    went back to the kernel, it would have to clear them again: a quarter of the time of a step.
    Does nothing with another C library.
    """
    if mallopt := _mallopt():
        mallopt(_MMAP_THRESHOLD, _LARGEST_MMAP_THRESHOLD)
        mallopt(_TRIM_THRESHOLD, _NEVER_TRIM)


def keep_all_freed_memory() -> None:
    """`keep_freed_memory` for blocks of any size, larger ones than glibc takes for a threshold.

    For training, whose activations are such blocks: a tenth of the time of a step. Call it when the
    model is loaded, since what loading frees would stay, too.
    """
    keep_freed_memory()
    if mallopt := _mallopt():
        mallopt(_MMAP_MAX, 0)


def keep_kernels() -> None:
    """Tell oneDNN, which computes in bfloat16 for torch, to cache more kernels.

    Call it before oneDNN compiles its first kernel. It compiles one for every shape of matrix
    product, in a millisecond or two, and caches 1,024 by default. Decoding has a shape for each
    number of rows in each kind of layer, 640 for 64 rows; the forward passes and updates between
    two rollouts have others.
    """
    os.environ.setdefault("ONEDNN_PRIMITIVE_CACHE_CAPACITY", "4096")


def _mallopt() -> Any:
    """The `mallopt` of glibc; None with another C library."""
    return getattr(ctypes.CDLL(None), "mallopt", None) if sys.platform == "linux" else None
