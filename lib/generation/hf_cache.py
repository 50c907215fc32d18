"""A KV cache that is written in place.

The cache of `transformers` copies all keys and values at every token, which on a CPU costs as much
as the model itself. Here they lie in one buffer per layer with room for tokens to come, and a row
that leaves the batch makes room by moving one other row.

Array names carry their dimensions: B rows, H heads, L positions, D values per head.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import Any

import torch
from transformers import DynamicCache
from transformers.cache_utils import DynamicLayer

_MORE_POSITIONS = 64
"""For so many a buffer that is too short gets room."""


def growing_cache(config: Any, capacity: int) -> DynamicCache:
    """An empty cache with room for `capacity` positions; more of them make it grow.

    Layers of another kind than full attention (a sliding window) keep the cache of `transformers`.
    """
    cache = DynamicCache(config=config)
    cache.layers = [
        _BufferedLayer(capacity) if type(layer) is DynamicLayer else layer for layer in cache.layers
    ]
    return cache


def can_join(cache: DynamicCache) -> bool:
    """Whether `joined_cache` takes it: all of its layers are buffers."""
    return all(isinstance(layer, _BufferedLayer) for layer in cache.layers)


def joined_cache(
    caches: Sequence[DynamicCache], masks: Sequence[torch.Tensor], capacity: int
) -> DynamicCache:
    """The rows of all, each with the positions that its mask (B, L) names, padded left.

    The caches are not to be used any more: they are emptied layer by layer, so that little is held
    twice.
    """
    rows = [_runs(mask_L) for mask_BL in masks for mask_L in mask_BL]
    stacks: list[list[Any]] = [list(cache.layers) for cache in caches]
    for cache in caches:
        cache.layers = []
    joined = caches[0]
    while stacks[0]:
        layers = [stack.pop(0) for stack in stacks]
        joined.layers.append(_BufferedLayer.joined(layers, rows, capacity))
    return joined


_Runs = list[tuple[int, int]]
"""Neighbouring positions of a row: from one on, up to another one."""


class _BufferedLayer(DynamicLayer):
    """`keys` and `values` are views of the buffers: the rows and positions that are in use."""

    def __init__(self, capacity: int) -> None:
        super().__init__()
        self._capacity = capacity

    @classmethod
    def joined(
        cls, layers: Sequence[_BufferedLayer], rows: Sequence[_Runs], capacity: int
    ) -> _BufferedLayer:
        """See `joined_cache`. What no row uses is 0: it is masked, but must be a number."""
        layer = cls(capacity)
        keys, values = zip(*(one._used() for one in layers), strict=True)
        layer.lazy_initialization(keys[0], values[0])
        length = max(map(_length, rows))
        layer._keys_BHLD = _joined(keys, rows, length, capacity)
        layer._values_BHLD = _joined(values, rows, length, capacity)
        layer._use(len(rows), length)
        return layer

    def update(
        self, key_states: torch.Tensor, value_states: torch.Tensor, *args: Any, **kwargs: Any
    ) -> tuple[torch.Tensor, torch.Tensor]:
        """Write the states behind those that are there; returns all."""
        rows = len(key_states)
        if not self.is_initialized:
            self.lazy_initialization(key_states, value_states)
            self._keys_BHLD = _buffer(key_states, rows, self._capacity)
            self._values_BHLD = _buffer(value_states, rows, self._capacity)
        start = self.get_seq_length()
        end = start + key_states.shape[-2]
        if end > self._keys_BHLD.shape[2]:
            more = end + _MORE_POSITIONS - self._keys_BHLD.shape[2]
            self._keys_BHLD = torch.nn.functional.pad(self._keys_BHLD, (0, 0, 0, more))
            self._values_BHLD = torch.nn.functional.pad(self._values_BHLD, (0, 0, 0, more))
        self._keys_BHLD[:rows, :, start:end] = key_states
        self._values_BHLD[:rows, :, start:end] = value_states
        return self._use(rows, end)

    def batch_select_indices(self, indices: torch.Tensor) -> None:
        """These rows, in this order. Only rows that move are copied."""
        places, (keys_BHLD, values_BHLD) = indices.tolist(), self._used()
        self._keys_BHLD = _selected(self._keys_BHLD, keys_BHLD, places)
        self._values_BHLD = _selected(self._values_BHLD, values_BHLD, places)
        self._use(len(places), self.get_seq_length())

    def _used(self) -> tuple[torch.Tensor, torch.Tensor]:
        """Keys and values of a layer that has some."""
        assert self.keys is not None
        assert self.values is not None
        return self.keys, self.values

    def _use(self, rows: int, length: int) -> tuple[torch.Tensor, torch.Tensor]:
        self.keys = self._keys_BHLD[:rows, :, :length]
        self.values = self._values_BHLD[:rows, :, :length]
        return self._used()


def _buffer(like_BHLD: torch.Tensor, rows: int, capacity: int) -> torch.Tensor:
    _, heads, _, width = like_BHLD.shape
    return like_BHLD.new_empty(rows, heads, capacity, width)


def _runs(mask_L: torch.Tensor) -> _Runs:
    """The positions that a mask names."""
    edges = torch.nn.functional.pad(mask_L, (1, 1)).diff().nonzero()[:, 0].tolist()
    return list(zip(edges[::2], edges[1::2], strict=True))


def _length(runs: _Runs) -> int:
    return sum(stop - start for start, stop in runs)


def _joined(
    parts: Sequence[torch.Tensor], rows: Sequence[_Runs], length: int, capacity: int
) -> torch.Tensor:
    """A buffer with the rows of all parts: the positions of each up to `length`, behind zeros."""
    buffer_BHLD = _buffer(parts[0], len(rows), capacity)
    for to_HLD, from_HLD, runs in zip(buffer_BHLD, chain(*parts), rows, strict=True):
        end = length - _length(runs)
        to_HLD[:, :end] = 0
        for start, stop in runs:
            begin, end = end, end + stop - start
            to_HLD[:, begin:end] = from_HLD[:, start:stop]
    return buffer_BHLD


def _selected(
    buffer_BHLD: torch.Tensor, used_BHLD: torch.Tensor, places: Sequence[int]
) -> torch.Tensor:
    """The buffer, or a larger one, whose first rows are the used ones at these places.

    Row by row, which on a CPU costs a fraction of one indexed copy. A batch that has grown may grow
    again: a larger buffer gets room for half as many rows more.
    """
    moves = [(here, place) for here, place in enumerate(places) if here != place]
    read, length = used_BHLD, used_BHLD.shape[2]
    if len(places) > len(buffer_BHLD):
        buffer_BHLD = _buffer(used_BHLD, len(places) * 3 // 2, buffer_BHLD.shape[2])
        moves = list(enumerate(places))
    elif not {here for here, _ in moves}.isdisjoint(place for _, place in moves):
        read = used_BHLD.clone()
    for here, place in moves:
        buffer_BHLD[here, :, :length] = read[place]
    return buffer_BHLD
