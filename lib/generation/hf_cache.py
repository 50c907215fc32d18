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
        layer = cls(capacity)
        keys, values = zip(*(one._used() for one in layers), strict=True)
        layer.lazy_initialization(keys[0], values[0])
        layer._keys_BHLD = _joined(keys, lengths, capacity)
        layer._values_BHLD = _joined(values, lengths, capacity)
        layer._use(len(layer._keys_BHLD), max(lengths))
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


def _joined(parts: Sequence[torch.Tensor], lengths: Sequence[int], capacity: int) -> torch.Tensor:
    """A buffer with the rows of all parts: the last so many positions of each, behind zeros."""
    buffer_BHLD = _buffer(parts[0], sum(map(len, parts)), capacity)
    length, places = max(lengths), buffer_BHLD.split([len(part) for part in parts])
    for rows_BHLD, part_BHLD, count in zip(places, parts, lengths, strict=True):
        rows_BHLD[:, :, : length - count] = 0
        rows_BHLD[:, :, length - count : length] = part_BHLD[:, :, part_BHLD.shape[2] - count :]
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
