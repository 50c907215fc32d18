"""Attention over a shared prefix and a row's own tokens, joined by their log-sum-exp.

The keys and values of a prefix are kept once for all rows that begin with it: the queries of these
rows form one matrix that meets them in one product. Each row's own keys and values lie in a slot of
a buffer that is written in place. The two parts are softmaxes over disjoint keys, so they join
exactly (Juravsky et al. 2024, Hydragen, arXiv 2402.05099).

Tokens are packed: a forward pass reads the new tokens of all rows as one sequence without padding,
and this module finds the row of each token. It is an attention function of transformers, so it
works for every architecture that looks up its attention there.

Array names carry their dimensions: N packed tokens, R rows, T new tokens of a row (padded), L own
positions, P positions of a prefix, H query heads, K key-value heads, G query heads a key-value
head, D values a head.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

import torch
from transformers import AttentionInterface

ATTENTION = "attention_step"
"""The name of this attention among those of transformers."""

_POSITIONS_STEP = 32  # buffers grow by multiples of this


@dataclass(frozen=True)
class PrefixStates:
    """Keys and values of a prefix: `layers` has one [2, K, P, D] a layer."""

    layers: list[torch.Tensor]

    @property
    def length(self) -> int:
        return self.layers[0].shape[2]

    @property
    def bytes(self) -> int:
        return len(self.layers) * self.layers[0].nbytes

    def first(self, length: int) -> PrefixStates:
        """The states of the first tokens, as views rather than copies."""
        return PrefixStates([layer[:, :, :length] for layer in self.layers])


class RowStates:
    """Keys and values of the rows' own tokens: a layer has [2, R, K, L, D], slot r is row r's."""

    def __init__(self, layers: int, heads: int, width: int, dtype: torch.dtype) -> None:
        self.layers = [torch.zeros(2, 0, heads, 0, width, dtype=dtype) for _ in range(layers)]

    def reserve(self, rows: int, positions: int) -> None:
        """Make room for this many rows, and positions per row; stored states are kept."""
        _, have_rows, heads, have_positions, width = self.layers[0].shape
        if rows <= have_rows and positions <= have_positions:
            return
        rows = max(rows, have_rows)
        positions = max(-(-positions // _POSITIONS_STEP) * _POSITIONS_STEP, have_positions)
        for index, old in enumerate(self.layers):
            self.layers[index] = torch.zeros(2, rows, heads, positions, width, dtype=old.dtype)
            self.layers[index][:, :have_rows, :, :have_positions] = old

    def bytes_with(self, rows: int, positions: int) -> int:
        """The size of the buffers in bytes once this many rows and positions are reserved."""
        layer = self.layers[0]
        _, have_rows, heads, have_positions, width = layer.shape
        values = 2 * max(rows, have_rows) * heads * max(positions, have_positions) * width
        return len(self.layers) * values * layer.element_size()

    def move(self, source: int, target: int, length: int) -> None:
        """Copy the first positions of one slot to another."""
        for layer in self.layers:
            layer[:, target, :, :length] = layer[:, source, :, :length]

    def prefix(self, slot: int, length: int, parent: PrefixStates | None) -> PrefixStates:
        """The states of a slot, after those of `parent`, as a prefix of its own."""
        own = [layer[:, slot, :, :length] for layer in self.layers]
        if parent is None:
            return PrefixStates([layer.clone() for layer in own])
        return PrefixStates(
            [torch.cat(parts, dim=2) for parts in zip(parent.layers, own, strict=True)]
        )


class PackedStep:
    """One forward pass: which packed token belongs to which row, and what it may attend to.

    The rows are the slots first_slot, first_slot + 1, ... of `states`. For each row, `before` is
    the number of its own tokens that have been read, `new` the number to read now, and `prefixes`
    has its prefix.
    """

    def __init__(
        self,
        states: RowStates,
        first_slot: int,
        before: Sequence[int],
        new: Sequence[int],
        prefixes: Sequence[PrefixStates | None],
    ) -> None:
        self._states = states
        self._rows = slice(first_slot, first_slot + len(new))
        before_R, new_R = torch.tensor(before), torch.tensor(new)
        self._longest_new = int(new_R.max())
        self._own_length = int((before_R + new_R).max())
        row_N = torch.repeat_interleave(torch.arange(len(new)), new_R)
        starts_R = torch.cumsum(new_R, 0) - new_R
        offset_N = torch.arange(len(row_N)) - starts_R[row_N]
        position_N = before_R[row_N] + offset_N
        prefix_R = torch.tensor([prefix.length if prefix else 0 for prefix in prefixes])
        self.positions = (prefix_R[row_N] + position_N)[None]
        self.last_tokens = starts_R + new_R - 1
        self._slot_N = first_slot + row_N
        self._position_N = position_N
        padded = len(row_N) < len(new) * self._longest_new
        self._padded_N = row_N * self._longest_new + offset_N if padded else None
        self._bias_R1TL = self._bias(before_R)
        self._groups = _prefix_groups(prefixes, row_N)

    def _bias(self, before_R: torch.Tensor) -> torch.Tensor:
        """0 where a new token may attend to an own position, else minus infinity.

        Padding attends to what the row's last token does, so that no softmax is empty.
        """
        last_RT = before_R[:, None] + torch.arange(self._longest_new)
        hidden_RTL = torch.arange(self._own_length) > last_RT[..., None]
        bias_RTL = torch.zeros(hidden_RTL.shape).masked_fill(hidden_RTL, -torch.inf)
        return bias_RTL[:, None].to(self._states.layers[0].dtype)

    def attend(
        self,
        layer: int,
        query_1HND: torch.Tensor,
        key_1KND: torch.Tensor,
        value_1KND: torch.Tensor,
        scaling: float,
    ) -> torch.Tensor:
        """Store the new keys and values, and return the attention output, [1, N, H, D]."""
        query_HND = query_1HND[0]
        keys_RKLD, values_RKLD = self._states.layers[layer]
        keys_RKLD[self._slot_N, :, self._position_N] = key_1KND[0].transpose(0, 1)
        values_RKLD[self._slot_N, :, self._position_N] = value_1KND[0].transpose(0, 1)
        output_NHD, weight_NH = self._own(
            query_HND,
            keys_RKLD[self._rows, :, : self._own_length],
            values_RKLD[self._rows, :, : self._own_length],
            scaling,
        )
        for prefix, tokens_N in self._groups:
            sharing_HND = query_HND if tokens_N is None else query_HND[:, tokens_N]
            keys_KPD, values_KPD = prefix.layers[layer]
            shared_NHD, shared_NH = _grouped_attention(sharing_HND, keys_KPD, values_KPD, scaling)
            if tokens_N is None:
                return _join(output_NHD, weight_NH, shared_NHD, shared_NH)[None]
            output_NHD[tokens_N] = _join(
                output_NHD[tokens_N], weight_NH[tokens_N], shared_NHD, shared_NH
            )
        return output_NHD[None]

    def _own(
        self,
        query_HND: torch.Tensor,
        keys_RKLD: torch.Tensor,
        values_RKLD: torch.Tensor,
        scaling: float,
    ) -> tuple[torch.Tensor, torch.Tensor]:
        """Attention of each row to its own tokens, [N, H, D], and log-sum-exps, [N, H].

        The query heads of one key-value head are laid out as further positions, so that keys and
        values need not be repeated.
        """
        heads, _, width = query_HND.shape
        rows, shared_heads, length = keys_RKLD.shape[:3]
        times, group = self._longest_new, heads // shared_heads
        query_NHD = query_HND.transpose(0, 1)
        if self._padded_N is not None:
            padded = query_NHD.new_zeros(rows * times, heads, width)
            padded[self._padded_N] = query_NHD
            query_NHD = padded
        query_RKXD = (
            query_NHD.reshape(rows, times, shared_heads, group, width)
            .permute(0, 2, 3, 1, 4)
            .reshape(rows, shared_heads, group * times, width)
        )
        bias = self._bias_R1TL[:, :, None].expand(rows, 1, group, times, length)
        output_RKXD, weight_RKX = attend_with_weight(
            query_RKXD,
            keys_RKLD,
            values_RKLD,
            bias.reshape(rows, 1, group * times, length),
            scaling,
        )
        output_NHD = (
            output_RKXD.reshape(rows, shared_heads, group, times, width)
            .permute(0, 3, 1, 2, 4)
            .reshape(rows * times, heads, width)
        )
        weight_NH = (
            weight_RKX.reshape(rows, shared_heads, group, times)
            .permute(0, 3, 1, 2)
            .reshape(rows * times, heads)
        )
        if self._padded_N is not None:
            output_NHD, weight_NH = output_NHD[self._padded_N], weight_NH[self._padded_N]
        return output_NHD, weight_NH


class AttentionStep(Protocol):
    """A forward pass that attends in its own way to keys and values that it keeps itself."""

    def attend(
        self,
        layer: int,
        query: torch.Tensor,
        key: torch.Tensor,
        value: torch.Tensor,
        scaling: float,
        /,
    ) -> torch.Tensor:
        """Store the new keys and values, [B, K, T, D]; returns the output, [B, T, H, D]."""
        ...


def _step_attention(
    module: Any,
    query: torch.Tensor,
    key: torch.Tensor,
    value: torch.Tensor,
    attention_mask: torch.Tensor | None,
    scaling: float | None = None,
    attention_step: AttentionStep | None = None,
    **others: Any,
) -> tuple[torch.Tensor, None]:
    """The attention function. `attention_step` is the model's argument."""
    assert attention_step is not None
    scale = scaling or query.shape[-1] ** -0.5
    return attention_step.attend(module.layer_idx, query, key, value, scale), None


AttentionInterface.register(ATTENTION, _step_attention)


def attend_with_weight(
    query: torch.Tensor,
    keys: torch.Tensor,
    values: torch.Tensor,
    bias: torch.Tensor | None,
    scaling: float,
) -> tuple[torch.Tensor, torch.Tensor]:
    """Softmax attention of [R, K, X, D] to [R, K, L, D], and the log-sum-exp of its scores.

    `bias` [R, 1, X, L] is added to the scores.
    """
    output, weight = torch.ops.aten._scaled_dot_product_flash_attention_for_cpu(
        query, keys, values, attn_mask=bias, scale=scaling
    )
    return output, weight


def _grouped_attention(
    query_HND: torch.Tensor, keys_KPD: torch.Tensor, values_KPD: torch.Tensor, scaling: float
) -> tuple[torch.Tensor, torch.Tensor]:
    """Attention of packed tokens to one prefix, [N, H, D], and log-sum-exps, [N, H]."""
    heads, tokens, width = query_HND.shape
    shared_heads = keys_KPD.shape[0]
    output, weight = attend_with_weight(
        query_HND.reshape(1, shared_heads, -1, width),
        keys_KPD[None],
        values_KPD[None],
        None,
        scaling,
    )
    return output.reshape(heads, tokens, width).transpose(0, 1), weight.reshape(heads, tokens).T


def _join(
    first_NHD: torch.Tensor,
    first_NH: torch.Tensor,
    second_NHD: torch.Tensor,
    second_NH: torch.Tensor,
) -> torch.Tensor:
    """One softmax over the keys of both, from the softmax and the log-sum-exp over each."""
    share_NH1 = torch.sigmoid(first_NH - second_NH)[..., None]
    return torch.lerp(second_NHD.float(), first_NHD.float(), share_NH1).to(first_NHD.dtype)


def _prefix_groups(
    prefixes: Sequence[PrefixStates | None], row_N: torch.Tensor
) -> list[tuple[PrefixStates, torch.Tensor | None]]:
    """Each prefix with the packed tokens of its rows; None: all of them."""
    rows: dict[int, tuple[PrefixStates, list[int]]] = {}
    for row, prefix in enumerate(prefixes):
        if prefix is not None:
            rows.setdefault(id(prefix), (prefix, []))[1].append(row)
    if len(rows) == 1:
        [(prefix, of_prefix)] = rows.values()
        if len(of_prefix) == len(prefixes):
            return [(prefix, None)]
    return [
        (prefix, torch.isin(row_N, torch.tensor(of_prefix)).nonzero()[:, 0])
        for prefix, of_prefix in rows.values()
    ]
