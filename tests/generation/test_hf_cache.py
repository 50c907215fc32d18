"""The cache in place holds what the cache of `transformers` holds."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pytest
import torch
from transformers import DynamicCache, LlamaConfig, MistralConfig

from lib.generation.hf_cache import can_join, growing_cache, joined_cache

CONFIG = LlamaConfig(num_hidden_layers=2)
CAPACITY = 12


@pytest.fixture
def caches() -> Iterator[tuple[DynamicCache, DynamicCache]]:
    """Ours and that of `transformers`; after the test both hold the same."""
    ours, theirs = growing_cache(CONFIG, CAPACITY), DynamicCache(config=CONFIG)
    yield ours, theirs
    assert ours.get_seq_length() == theirs.get_seq_length()
    for mine, reference in zip(ours.layers, theirs.layers, strict=True):
        assert torch.equal(mine.keys, reference.keys)
        assert torch.equal(mine.values, reference.values)


def write(caches: tuple[DynamicCache, DynamicCache], rows: int, positions: int) -> None:
    """Random states, the same into both caches; both answer with the same."""
    for layer in range(2):
        states = torch.randn(2, rows, 3, positions, 4)
        (keys, values), (other_keys, other_values) = (
            cache.update(states[0], states[1], layer) for cache in caches
        )
        assert torch.equal(keys, other_keys)
        assert torch.equal(values, other_values)


def test_states_are_added_at_the_end(caches: tuple[DynamicCache, DynamicCache]) -> None:
    write(caches, rows=3, positions=5)
    for _ in range(CAPACITY - 5):
        write(caches, rows=3, positions=1)


@pytest.mark.parametrize("positions", [1, CAPACITY, 10 * CAPACITY])
def test_a_full_buffer_grows(caches: tuple[DynamicCache, DynamicCache], positions: int) -> None:
    write(caches, rows=3, positions=CAPACITY)
    for cache in caches:
        cache.batch_select_indices(torch.tensor([2, 1]))
    write(caches, rows=2, positions=positions)
    write(caches, rows=2, positions=1)


@pytest.mark.parametrize(
    "selections",
    [[[0, 1, 2]], [[3, 1, 2]], [[3, 4]], [[4, 1], [1]], [[2], [0]], [[1, 0]], [[2, 0, 1, 4]]],
)
def test_rows_leave(caches: tuple[DynamicCache, DynamicCache], selections: list[list[int]]) -> None:
    write(caches, rows=5, positions=4)
    for indices in selections:
        for cache in caches:
            cache.batch_select_indices(torch.tensor(indices))
        write(caches, rows=len(indices), positions=1)


@pytest.mark.parametrize("indices", [[0, 0, 0, 1, 1, 1], [0, 1, 1], [1, 1], [1, 0, 0]])
def test_rows_are_repeated(caches: tuple[DynamicCache, DynamicCache], indices: list[int]) -> None:
    write(caches, rows=2, positions=4)
    for cache in caches:
        cache.batch_select_indices(torch.tensor(indices))
    write(caches, rows=len(indices), positions=1)


def test_the_buffer_stays_where_it_is() -> None:
    cache = growing_cache(CONFIG, CAPACITY)
    places = []
    for _ in range(CAPACITY):
        keys, _ = cache.update(torch.ones(2, 3, 1, 4), torch.ones(2, 3, 1, 4), 0)
        places.append(keys.data_ptr())
    assert all(before == after for before, after in pairwise(places))


def test_a_sliding_window_keeps_its_own_layer() -> None:
    config = MistralConfig(num_hidden_layers=2, sliding_window=4)
    kinds = [type(layer) for layer in growing_cache(config, CAPACITY).layers]
    assert kinds == [type(layer) for layer in DynamicCache(config=config).layers]


def test_a_joined_cache_holds_what_the_masks_name_padded_left() -> None:
    """Of caches of different lengths, padded left, with holes, and with rows that are done."""
    masks = [
        torch.tensor([[0, 0, 1, 1, 1], [1, 1, 0, 0, 1]]),
        torch.tensor([[1, 1, 1, 1, 0, 1, 0]]),
    ]
    states = [torch.randn(2, 2, len(mask), 3, mask.shape[1], 4) for mask in masks]
    caches = [growing_cache(CONFIG, CAPACITY) for _ in masks]
    for cache, of_layers in zip(caches, states, strict=True):
        for layer, (keys, values) in enumerate(of_layers):
            cache.update(keys, values, layer)
    joined = joined_cache(caches, masks, CAPACITY)
    assert joined.get_seq_length() == 5
    for layer in range(2):
        more = torch.randn(2, 3, 3, 1, 4)
        for kind, found in enumerate(joined.update(more[0], more[1], layer)):
            expected = [
                torch.cat([torch.zeros(3, 5 - int(mask_L.sum()), 4), row[:, mask_L.bool()]], dim=1)
                for mask_BL, of_layers in zip(masks, states, strict=True)
                for mask_L, row in zip(mask_BL, of_layers[layer, kind], strict=True)
            ]
            assert torch.equal(found, torch.cat([torch.stack(expected), more[kind]], dim=2))


def test_only_buffers_can_join() -> None:
    assert can_join(growing_cache(CONFIG, 0))
    sliding = MistralConfig(num_hidden_layers=2, sliding_window=4)
    assert not can_join(growing_cache(sliding, 0))
