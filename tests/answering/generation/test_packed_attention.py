"""Attention over a shared prefix and each row's own tokens."""

import pytest
import torch

from lib.answering.generation.packed_attention import (
    PackedStep,
    PrefixStates,
    RowStates,
    attend_with_weight,
)

HEADS, SHARED_HEADS, WIDTH, SCALING = 4, 2, 8, 0.3


def noise(*shape: int) -> torch.Tensor:
    return torch.randn(*shape, generator=torch.Generator().manual_seed(sum(shape)))


@pytest.mark.parametrize("biased", [False, True])
def test_the_kernel_gives_the_softmax_and_its_log_sum_exp(biased: bool) -> None:
    query, keys, values = noise(3, 2, 5, WIDTH), noise(3, 2, 9, WIDTH), noise(3, 2, 9, WIDTH).sin()
    bias = torch.zeros(3, 1, 5, 9).masked_fill(noise(3, 1, 5, 9) > 1, -torch.inf)
    arguments = (query, keys, values, bias if biased else None, SCALING)
    scores = query @ keys.transpose(-1, -2) * SCALING + (bias if biased else 0.0)
    output, weight = attend_with_weight(*arguments)
    torch.testing.assert_close(output, scores.softmax(-1) @ values)
    torch.testing.assert_close(weight, scores.logsumexp(-1))


def whole_attention(
    query_HTD: torch.Tensor, keys_KLD: torch.Tensor, values_KLD: torch.Tensor
) -> torch.Tensor:
    """Causal attention of the last T of L positions, in one softmax."""
    group = query_HTD.shape[0] // keys_KLD.shape[0]
    keys, values = (one.repeat_interleave(group, dim=0) for one in (keys_KLD, values_KLD))
    scores_HTL = query_HTD @ keys.transpose(-1, -2) * SCALING
    new, length = scores_HTL.shape[1:]
    hidden = torch.ones(new, length, dtype=torch.bool).triu(length - new + 1)
    return scores_HTL.masked_fill(hidden, -torch.inf).softmax(-1) @ values


def test_rows_of_several_prefixes_attend_as_if_each_were_alone() -> None:
    """The rows are read in two steps of different lengths, and begin at the second slot."""
    prefix_lengths, steps = [6, 6, None, 9], [[3, 1, 4, 2], [1, 2, 1, 1]]
    shared = {
        length: PrefixStates([torch.stack([made, made.cos()])])
        for length in (6, 9)
        for made in [noise(SHARED_HEADS, length, WIDTH)]
    }
    prefixes = [None if length is None else shared[length] for length in prefix_lengths]
    states = RowStates(1, SHARED_HEADS, WIDTH, torch.float32)
    states.reserve(5, 40)
    known = [
        list(prefix.layers[0]) if prefix else [noise(2, 0, 8), noise(2, 0, 8)]
        for prefix in prefixes
    ]
    before = [0] * 4
    for new in steps:
        step = PackedStep(states, 1, before, new, prefixes)
        total = sum(new)
        query_HND = noise(HEADS, total, WIDTH)
        key_KND, value_KND = noise(SHARED_HEADS, total, WIDTH), noise(SHARED_HEADS, total, 8).tan()
        [output_NHD] = step.attend(0, query_HND[None], key_KND[None], value_KND[None], SCALING)
        start = 0
        for row, count in enumerate(new):
            part = slice(start, start + count)
            known[row] = [
                torch.cat([old, now[:, part]], dim=1)
                for old, now in zip(known[row], (key_KND, value_KND), strict=True)
            ]
            expected_HTD = whole_attention(query_HND[:, part], *known[row])
            torch.testing.assert_close(output_NHD[part].transpose(0, 1), expected_HTD)
            positions = step.positions[0, part].tolist()
            first = (prefix_lengths[row] or 0) + before[row]
            assert positions == list(range(first, first + count))
            start += count
        before = [old + count for old, count in zip(before, new, strict=True)]
