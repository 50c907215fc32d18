"""A KV cache that is written in place.

The cache of `transformers` copies all keys and values at every token, which on a CPU costs as much
as the model itself. Here they lie in one buffer per layer with room for tokens to come, and a row
that leaves the batch makes room by moving one other row.

Array names carry their dimensions: B rows, H heads, L positions, D values per head.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import torch
from transformers import DynamicCache
from transformers.cache_utils import DynamicLayer

_MORE = 64
"""Positions for which a buffer that is full gets room."""


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
    caches: Sequence[DynamicCache], lengths: Sequence[int], capacity: int
) -> DynamicCache:
    """The rows of all, padded left, each with the last so many of its positions.

    The caches are not to be used any more.
    """
    joined = caches[0]
    joined.layers = [
        _BufferedLayer.joined(layers, lengths, capacity)
        for layers in zip(*(cache.layers for cache in caches), strict=True)
    ]
    return joined


class _BufferedLayer(DynamicLayer):
    """`keys` and `values` are views of the buffers: the rows and positions that are in use."""

    def __init__(self, capacity: int) -> None:
        super().__init__()
        self._capacity = capacity

    @classmethod
    def joined(
        cls, layers: Sequence[_BufferedLayer], lengths: Sequence[int], capacity: int
    ) -> _BufferedLayer:
        """See `joined_cache`. What no row uses is 0: it is masked, but must be a number."""
        layer, length = cls(capacity), max(lengths)
        parts = [(one.keys, one.values) for one in layers]
        keys_BHLD, values_BHLD = (
            torch.cat(
                [_last_positions(part, n, length) for part, n in zip(of, lengths, strict=True)]
            )
            for of in zip(*parts, strict=True)
        )
        layer.update(keys_BHLD, values_BHLD)
        return layer

    def update(
        self, key_states: torch.Tensor, value_states: torch.Tensor, *args: Any, **kwargs: Any
    ) -> tuple[torch.Tensor, torch.Tensor]:
        """Write the states behind those that are there; returns all."""
        if not self.is_initialized:
            self.lazy_initialization(key_states, value_states)
            self._keys_BHLD = self._buffer(key_states)
            self._values_BHLD = self._buffer(value_states)
        start = self.get_seq_length()
        end = start + key_states.shape[-2]
        rows = len(key_states)
        if end > self._keys_BHLD.shape[2]:
            self._keys_BHLD = _with_room(self._keys_BHLD, end)
            self._values_BHLD = _with_room(self._values_BHLD, end)
        self._keys_BHLD[:rows, :, start:end] = key_states
        self._values_BHLD[:rows, :, start:end] = value_states
        return self._use(rows, end)

    def batch_select_indices(self, indices: torch.Tensor) -> None:
        """These rows, in this order. Where none is added, only rows that move are copied."""
        if len(indices) > len(self._keys_BHLD):
            self._keys_BHLD = self._keys_BHLD[indices]
            self._values_BHLD = self._values_BHLD[indices]
            self._use(len(indices), self.get_seq_length())
            return
        places = torch.arange(len(indices), device=indices.device)
        moved = (indices != places).nonzero()[:, 0]
        length = self.get_seq_length()
        for buffer_BHLD in (self._keys_BHLD, self._values_BHLD):
            buffer_BHLD[moved, :, :length] = buffer_BHLD[indices[moved], :, :length]
        self._use(len(indices), length)

    def _buffer(self, states: torch.Tensor) -> torch.Tensor:
        rows, heads, _, width = states.shape
        return states.new_empty(rows, heads, self._capacity, width)

    def _use(self, rows: int, length: int) -> tuple[torch.Tensor, torch.Tensor]:
        self._rows = rows
        self.keys = keys_BHLD = self._keys_BHLD[:rows, :, :length]
        self.values = values_BHLD = self._values_BHLD[:rows, :, :length]
        return keys_BHLD, values_BHLD


def _with_room(buffer_BHLD: torch.Tensor, length: int) -> torch.Tensor:
    """A longer buffer with the same states."""
    more = length + _MORE - buffer_BHLD.shape[2]
    return torch.nn.functional.pad(buffer_BHLD, (0, 0, 0, more))


def _last_positions(states_BHLD: torch.Tensor, count: int, length: int) -> torch.Tensor:
    """The last `count` of them behind zeros."""
    last = states_BHLD[:, :, states_BHLD.shape[2] - count :]
    return torch.nn.functional.pad(last, (0, 0, length - count, 0))
