"""Reading and scoring the tokens of a batch without doing the same work twice.

Training rows begin alike: `TokenTrees` makes the rows of a batch trees of tokens. A token that
several rows share, together with all that comes before it, is one node, and a node attends to its
ancestors alone. So the schema of a database is read once for sixteen questions on it, and the
prompt of a pair once for both of its answers. The trainer sees no difference: it gets the hidden
state of every token of every row, and the gradient of a shared token is the sum over its rows. In
generation the idea is Hydragen's (Juravsky et al. 2024, arXiv 2402.05099), see
`lib.answering.generation.prefix_decoding`.

On a CPU attention runs branch by branch: with one mask for the whole batch it would cost the square
of all its tokens, most of which do not see each other. On a GPU one mask costs less than launching
kernels for every branch.

Which tokens a batch is scored on is TRL's matter (`add_fused_lm_head`): the head is applied to
these alone, a tile at a time, so that all logits are never there at once.

Array names carry their dimensions: H heads, K heads of keys and values, L tokens, D their width.
"""

import functools
import types
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import psutil
import torch
from torch.nn.functional import scaled_dot_product_attention
from transformers import AttentionInterface
from transformers.modeling_layers import GradientCheckpointingLayer
from trl.trainer import utils as trl_utils

from lib.answering.generation.prefix_tree import common_length

TREE_ATTENTION = "token_trees"
"""The name under which transformers knows this attention."""

_MULTIPLE = 64
"""Batches are padded to a multiple of this many tokens: few shapes, few compiled kernels."""

# Without Triton, TRL applies the head to all positions, lest every shape that a batch may have is
# compiled. On a CPU nothing is compiled, and the scored tokens are a tenth of a row.
trl_utils._use_triton = lambda device: True


@dataclass(frozen=True)
class Branch:
    """A run of consecutive tokens that are new in their row.

    `start`, `stop`: their positions among the tokens of the batch. `sees`: the positions of all
    tokens of the row up to the last of them, themselves included.
    """

    start: int
    stop: int
    sees: torch.Tensor

    def bias(self, group: int, like: torch.Tensor) -> torch.Tensor:
        """(group * new tokens, tokens seen): 0 where a token sees another one, else -inf."""
        new, seen = self.stop - self.start, len(self.sees)
        ahead = torch.ones(new, seen, dtype=torch.bool, device=like.device).triu(seen - new + 1)
        bias = torch.zeros(new, seen, dtype=like.dtype, device=like.device)
        return bias.masked_fill_(ahead, float("-inf")).repeat(group, 1)


class TokenTrees:
    """The trees of a batch, one after another.

    `tokens` and `depths`: (length,), padded; a depth is the position in the row. `branches`: in the
    order of their tokens. `positions`: (rows, row length), where a row's tokens are.
    """

    def __init__(self, rows: Sequence[Sequence[int]], width: int) -> None:
        """`width`: columns of `positions`, at least the longest row; unused places are 0."""
        tokens: list[int] = []
        depths: list[int] = []
        self.branches: list[Branch] = []
        self.positions = torch.zeros(len(rows), width, dtype=torch.long)
        previous: Sequence[int] = ()
        path: list[int] = []
        # in sorted order, what a row shares with any other it shares with the one before
        for index in sorted(range(len(rows)), key=lambda index: tuple(rows[index])):
            row = rows[index]
            shared, start = common_length(previous, row), len(tokens)
            path = [*path[:shared], *range(start, start + len(row) - shared)]
            tokens += row[shared:]
            depths += range(shared, len(row))
            if len(tokens) > start:
                self.branches.append(Branch(start, len(tokens), torch.tensor(path)))
            self.positions[index, : len(path)] = torch.tensor(path)
            previous = row
        self.tokens, self.depths = (_padded(values) for values in (tokens, depths))
        self._biases: list[torch.Tensor] = []
        self._mask: torch.Tensor | None = None

    def attend(
        self,
        query_HLD: torch.Tensor,
        key_KLD: torch.Tensor,
        value_KLD: torch.Tensor,
        scaling: float,
    ) -> torch.Tensor:
        """The output, (L, H, D)."""
        if query_HLD.device.type == "cuda":
            return self._attend_at_once(query_HLD, key_KLD, value_KLD, scaling)
        heads, length, width = query_HLD.shape
        shared_heads = len(key_KLD)
        group = heads // shared_heads
        query_KGLD = query_HLD.view(shared_heads, group, length, width)
        if not self._biases:
            self._biases = [branch.bias(group, query_HLD) for branch in self.branches]
        outputs = []
        lengths = [branch.stop - branch.start for branch in self.branches]
        padding = length - self.branches[-1].stop
        # not slices, each of which would have a gradient as long as the batch
        branch_KGND = query_KGLD.split([*lengths, padding], dim=2)[:-1]
        for branch, bias, query_KGND, new in zip(
            self.branches, self._biases, branch_KGND, lengths, strict=True
        ):
            sees = branch.sees.to(query_HLD.device)
            query_KND = query_KGND.reshape(shared_heads, -1, width)
            keys, values = key_KLD.index_select(1, sees), value_KLD.index_select(1, sees)
            scores = torch.baddbmm(
                bias.expand(shared_heads, -1, -1), query_KND, keys.transpose(1, 2), alpha=scaling
            )
            output = torch.bmm(torch.softmax(scores, dim=-1).to(values.dtype), values)
            outputs.append(output.view(shared_heads, group, new, width))
        outputs.append(query_KGLD.new_zeros(shared_heads, group, padding, width))
        return torch.cat(outputs, dim=2).view(heads, length, width).transpose(0, 1)

    def _attend_at_once(
        self,
        query_HLD: torch.Tensor,
        key_KLD: torch.Tensor,
        value_KLD: torch.Tensor,
        scaling: float,
    ) -> torch.Tensor:
        """`attend` over one mask for the whole batch."""
        if self._mask is None:
            self._mask = self.mask().to(query_HLD.device)
        group = len(query_HLD) // len(key_KLD)
        output = scaled_dot_product_attention(
            query_HLD[None],
            key_KLD.repeat_interleave(group, dim=0)[None],
            value_KLD.repeat_interleave(group, dim=0)[None],
            attn_mask=self._mask,
            scale=scaling,
        )
        return output[0].transpose(0, 1)

    def mask(self) -> torch.Tensor:
        """(length, length): which token sees which. Padding sees itself, so no row is empty."""
        sees = torch.eye(len(self.tokens), dtype=torch.bool)
        for branch in self.branches:
            new, seen = branch.stop - branch.start, len(branch.sees)
            ahead = torch.ones(new, seen, dtype=torch.bool).triu(seen - new + 1)
            sees[branch.start : branch.stop, branch.sees] = ~ahead
        return sees


def _padded(values: list[int]) -> torch.Tensor:
    return torch.tensor(values + [0] * (-len(values) % _MULTIPLE))


def _tree_attention(
    module: Any,
    query: torch.Tensor,
    key: torch.Tensor,
    value: torch.Tensor,
    attention_mask: torch.Tensor | None,
    scaling: float | None = None,
    token_trees: TokenTrees | None = None,
    **others: Any,
) -> tuple[torch.Tensor, None]:
    """The attention function, for batch size 1. `token_trees` is passed through by the model."""
    assert token_trees is not None
    output = token_trees.attend(query[0], key[0], value[0], scaling or query.shape[-1] ** -0.5)
    return output[None], None


AttentionInterface.register(TREE_ATTENTION, _tree_attention)


def read_prefixes_once(model: Any) -> None:
    """Make the layers of a causal language model read the common prefixes of a batch once.

    For models that `lib.answering.generation.prefix_decoding.supports_prefix_decoding` accepts,
    with rows padded on the right. With another attention set, the model reads as before.
    """
    model.set_attn_implementation(TREE_ATTENTION)
    model.gradient_checkpointing_enable({"use_reentrant": False})
    layers = model.base_model
    _recompute(layers, False)
    most_kept = _tokens_in_half_the_memory(layers)
    read_rows = layers.forward

    @functools.wraps(type(layers).forward)
    def forward(self: Any, input_ids: Any = None, attention_mask: Any = None, **others: Any) -> Any:
        if self.config._attn_implementation != TREE_ATTENTION:
            return read_rows(input_ids=input_ids, attention_mask=attention_mask, **others)
        lengths = attention_mask.sum(dim=1).tolist()
        rows = [row[:length] for row, length in zip(input_ids.tolist(), lengths, strict=True)]
        trees = TokenTrees(rows, input_ids.shape[1])
        device = input_ids.device
        if device.type == "cpu":
            _recompute(self, len(trees.tokens) > most_kept)
        read = read_rows(
            input_ids=trees.tokens[None].to(device),
            position_ids=trees.depths[None].to(device),
            token_trees=trees,
            **others,
        )
        positions = trees.positions.to(device)
        states = read.last_hidden_state[0].index_select(0, positions.flatten())
        read.last_hidden_state = states.view(*positions.shape, -1)
        return read

    layers.forward = types.MethodType(forward, layers)


def _tokens_in_half_the_memory(layers: Any) -> int:
    """How many tokens' activations, kept for the backward pass, take half of a machine's memory.

    A layer keeps about 16 values of its hidden size for a token and 9 of its intermediate size:
    2.8 MB a token with the 0.5B model in bfloat16 and 5.6 in float32. Whole trainings took 3.5 and
    5.8 a token of their largest batch.
    """
    config = layers.config
    of_a_layer = 16 * config.hidden_size + 9 * config.intermediate_size
    of_a_token = config.num_hidden_layers * of_a_layer * layers.dtype.itemsize
    return psutil.virtual_memory().total // 2 // of_a_token


def _recompute(layers: Any, wanted: bool) -> None:
    """Have the backward pass compute the activations of the layers again, or not."""
    for layer in layers.modules():
        if isinstance(layer, GradientCheckpointingLayer):
            layer.gradient_checkpointing = wanted
