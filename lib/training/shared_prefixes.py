"""Training rows that begin alike are read once.

The rows of a batch become trees of tokens: a token that several rows have in common, with all that
comes before it, is one node, and a node sees its ancestors alone. So sixteen questions of one
database read its schema once, and the chosen and the rejected answer of a pair their prompt. What
the trainer sees is as before: the hidden state of every token of every row, and the gradient of a
shared token is the sum over its rows. The idea on the side of generation is Hydragen's (Juravsky
et al. 2024, arXiv 2402.05099); `lib.generation.prefix_tree` is that side.
"""

from __future__ import annotations

import functools
import types
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import torch

_MULTIPLE = 64
"""Trees are padded to a multiple of this many tokens: few shapes, few compiled kernels."""


@dataclass(frozen=True)
class TokenTrees:
    """The trees of a batch.

    `tokens` and `depths`: (trees, length). `sees`: (trees, 1, length, length), whether a node sees
    another one. `places`: (rows, row length), where in the flattened trees a row's token is.
    """

    tokens: torch.Tensor
    depths: torch.Tensor
    sees: torch.Tensor
    places: torch.Tensor


def token_trees(rows: Sequence[Sequence[int]], width: int) -> TokenTrees:
    """The trees of token sequences; rows that share no first token are in different trees.

    `width`: of `places`, at least the longest row; what a row does not fill is 0.
    """
    trees: list[_Tree] = []
    placed: list[tuple[int, list[int]]] = [(0, [])] * len(rows)
    previous: Sequence[int] = ()
    for index in sorted(range(len(rows)), key=lambda index: tuple(rows[index])):
        shared = _common(previous, rows[index])
        if not shared:
            trees.append(_Tree())
        placed[index] = len(trees) - 1, trees[-1].add(rows[index], shared)
        previous = rows[index]
    length = -(-max(len(tree.tokens) for tree in trees) // _MULTIPLE) * _MULTIPLE
    tokens = torch.zeros(len(trees), length, dtype=torch.long)
    depths = torch.zeros(len(trees), length, dtype=torch.long)
    # a padding node sees itself: attention over nothing is not a number
    sees = torch.eye(length, dtype=torch.bool).repeat(len(trees), 1, 1, 1)
    places = torch.zeros(len(rows), width, dtype=torch.long)
    for number, tree in enumerate(trees):
        size = len(tree.tokens)
        tokens[number, :size] = torch.tensor(tree.tokens)
        depths[number, :size] = torch.tensor(tree.depths)
        for start, path in tree.branches:
            new = torch.arange(start, path[-1] + 1)
            old = torch.tensor(path[: len(path) - len(new)], dtype=torch.long)
            sees[number, 0, new[:, None], old] = True
            sees[number, 0, new[:, None], new] = torch.ones(len(new), len(new)).tril().bool()
    for row, (number, path) in enumerate(placed):
        places[row, : len(path)] = torch.tensor(path) + number * length
    return TokenTrees(tokens, depths, sees, places)


class _Tree:
    """Rows are added in sorted order, so that what a row shares it shares with the one before.

    `branches`: the first node that a row adds, and the nodes of the whole row.
    """

    def __init__(self) -> None:
        self.tokens: list[int] = []
        self.depths: list[int] = []
        self.branches: list[tuple[int, list[int]]] = []
        self._path: list[int] = []

    def add(self, row: Sequence[int], shared: int) -> list[int]:
        """The nodes of a row whose first `shared` tokens are those of the row before."""
        start = len(self.tokens)
        self._path = [*self._path[:shared], *range(start, start + len(row) - shared)]
        self.tokens += row[shared:]
        self.depths += range(shared, len(row))
        if len(row) > shared:
            self.branches.append((start, self._path))
        return self._path


def _common(first: Sequence[int], second: Sequence[int]) -> int:
    """How many tokens two rows have in common at their beginning."""
    length = min(len(first), len(second))
    return next((place for place in range(length) if first[place] != second[place]), length)


def read_prefixes_once(model: Any) -> None:
    """Make the layers of a causal language model read what the rows of a batch share once.

    For models whose layers all attend to everything before a token, with rows padded on the right.
    """
    layers = model.base_model
    read_rows = layers.forward

    @functools.wraps(type(layers).forward)
    def forward(self: Any, input_ids: Any, attention_mask: Any, **others: Any) -> Any:
        lengths = attention_mask.sum(dim=1).tolist()
        rows = [row[:length] for row, length in zip(input_ids.tolist(), lengths, strict=True)]
        trees = token_trees(rows, input_ids.shape[1])
        device = input_ids.device
        read = read_rows(
            input_ids=trees.tokens.to(device),
            attention_mask=trees.sees.to(device),
            position_ids=trees.depths.to(device),
            **others,
        )
        states = read.last_hidden_state.flatten(0, 1)
        places = trees.places.to(device)
        read.last_hidden_state = states.index_select(0, places.flatten()).view(*places.shape, -1)
        return read

    layers.forward = types.MethodType(forward, layers)
