"""How requests become batches of a local model."""

from __future__ import annotations

from collections.abc import Sequence

CPU_BATCH_SIZE = 32
"""Rows of a batch on a CPU; larger ones gain nothing."""


def cut_batches(lengths: Sequence[int], size: int, even: bool = False) -> list[list[int]]:
    """The places of prompts of these lengths, at most `size` (but at least one) a batch.

    The longest come first, so that what does not fit into memory fails soon; neighbours are about
    equally long, so that little is padded, and batches equally large, so that none is left over.
    `even`: an even number of batches, so that two processes have equally much to do.
    """
    by_length = sorted(range(len(lengths)), key=lambda place: (-lengths[place], -place))
    count = -(-len(by_length) // max(1, size))
    if even:
        count = min(count + count % 2, len(by_length))
    return [
        by_length[len(by_length) * i // count : len(by_length) * (i + 1) // count]
        for i in range(count)
    ]
