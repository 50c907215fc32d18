"""What fits: the rows that a GPU reads at a time, and the rank of an adapter of limited size.

A step of training always learns from the same rows. Where these need more memory than the GPU has,
the activations are computed again in the backward pass, or the rows are read in several parts.
The estimates are for decoders like Llama and Qwen2; they err on the side of too much memory.
"""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import takewhile
from typing import Any

from torch import nn

from lib.base.errors import ModelError
from lib.learning.training.rows import GROUP, IGNORED, LENGTH, PADDING, TokenRows

RANKS = (16, 8, 4, 2, 1)
"""The ranks of an adapter that ships, the largest first."""

_USED = 0.8  # of the free memory; the rest is for fragments and what the estimate leaves out
_OF_THE_LIBRARIES = 1_500_000_000  # bytes: CUDA, kernels and workspaces
_OF_A_TRAINED_WEIGHT = 16  # bytes, in float32: itself, its gradient, two moments of Adam
_OF_A_LOGIT = 10  # bytes: in half precision, in float32, and its gradient
_FEWEST = 4  # parts that a batch is cut into before activations are computed again


@dataclass(frozen=True)
class BatchPlan:
    """How the rows of a step are read: `rows` at a time, in `parts`, which add up their gradients.

    `recompute`: whether activations are computed again in the backward pass, a third of the time of
    a step, and not kept.
    """

    rows: int
    parts: int
    recompute: bool


@dataclass(frozen=True)
class Needs:
    """The bytes that a training needs: whatever the batch is, and for each token and answer token.

    `kept`, `recomputed`: per token read, if its activations are kept, and if they are not.
    """

    fixed: int
    kept: int
    recomputed: int
    answer: int

    @classmethod
    def of(cls, model: Any, rank: int) -> "Needs":
        """Those of a frozen base model with a LoRA adapter of a rank on all linear layers."""
        config = model.config
        width, layers = config.hidden_size, config.num_hidden_layers
        inner = getattr(config, "intermediate_size", None) or 4 * width
        size = next(model.parameters()).element_size()
        # the inputs of projections, norms and products; norms are computed in float32
        layer = size * (10 * width + 4 * inner) + 8 * width
        weights = sum(each.numel() * each.element_size() for each in model.parameters())
        return cls(
            weights + _OF_A_TRAINED_WEIGHT * adapter_weights(model, rank) + _OF_THE_LIBRARIES,
            layers * layer,
            layers * size * width + layer,
            _OF_A_LOGIT * config.vocab_size,
        )


def plan_batches(
    batch_size: int, rows: TokenRows, needs: Needs, memory: int | None, shared: bool
) -> BatchPlan:
    """The fastest way to read `batch_size` rows in so many bytes; None: without a limit.

    `shared`: whether the beginning that rows of a group share is read once.
    """
    if memory is None:
        return BatchPlan(batch_size, 1, recompute=False)
    tokens_of = _Tokens(rows, shared)
    room = memory * _USED - needs.fixed
    sizes = [size for size in range(batch_size, 0, -1) if batch_size % size == 0]

    def fits(size: int, recompute: bool) -> bool:
        per_token = needs.recomputed if recompute else needs.kept
        return tokens_of.read(size) * per_token + tokens_of.answers(size) * needs.answer <= room

    few_parts = [(size, False) for size in sizes if batch_size // size <= _FEWEST]
    ways = [*few_parts, *((size, True) for size in sizes)]
    size, recompute = next((way for way in ways if fits(*way)), (1, True))
    return BatchPlan(size, batch_size // size, recompute)


class _Tokens:
    """The most tokens that a batch of rows has."""

    def __init__(self, rows: TokenRows, shared: bool) -> None:
        columns = rows.columns
        # of pairs, the two answers are two sequences
        self._sequences = 1 if "labels" in columns else 2
        self._longest = -(-max(columns[LENGTH]) // PADDING) * PADDING
        self._groups = _groups(columns[GROUP], columns["input_ids"]) if shared else []
        self._answer = max(map(_answer_tokens, columns["labels"])) if "labels" in columns else 0

    def read(self, size: int) -> int:
        """The tokens that `size` rows have when they are read."""
        most = size * self._sequences * self._longest
        if not self._groups:
            return most
        prefix = max(beginning for beginning, _ in self._groups)  # a batch may begin a second group
        in_a_group = (beginning + size * own for beginning, own in self._groups)
        return min(most, prefix + max(in_a_group))

    def answers(self, size: int) -> int:
        """The tokens whose likelihood is computed for `size` rows."""
        return size * self._sequences * (self._answer or self._longest)


def _groups(names: Sequence[str], ids: Sequence[Sequence[int]]) -> list[tuple[int, int]]:
    """For each group, the tokens that all its rows begin with, and the most of one after these."""
    members: dict[str, list[Sequence[int]]] = defaultdict(list)
    for name, row in zip(names, ids, strict=True):
        members[name].append(row)
    found = []
    for name, each in members.items():
        first, last = min(map(list, each)), max(map(list, each))
        pairs = zip(first, last, strict=False)
        common = len(list(takewhile(lambda pair: pair[0] == pair[1], pairs))) if name else 0
        found.append((common, max(map(len, each)) - common))
    return found


def _answer_tokens(labels: Sequence[int]) -> int:
    return sum(label != IGNORED for label in labels)


def adapter_weights(model: Any, rank: int) -> int:
    """The weights of a LoRA adapter on all linear layers but the head, as all-linear means."""
    head = model.get_output_embeddings()
    return rank * sum(
        layer.in_features + layer.out_features
        for layer in model.modules()
        if isinstance(layer, nn.Linear) and layer is not head
    )


def shippable_rank(model: str, most_bytes: int) -> int:
    """The largest of `RANKS` whose adapter in bfloat16 has at most so many bytes.

    Reads the configuration of the model alone. Raises ModelError where none is small enough.
    """
    import torch
    from transformers import AutoConfig, AutoModelForCausalLM

    with torch.device("meta"):
        config = AutoConfig.from_pretrained(model)
        shapes = AutoModelForCausalLM.from_config(config)
    for rank in RANKS:
        if 2 * adapter_weights(shapes, rank) <= most_bytes:
            return rank
    raise ModelError(
        f"model {model!r}: an adapter of rank {RANKS[-1]} on all linear layers has more than "
        f"{most_bytes:,} bytes; set `lora.target_modules` to fewer layers"
    )
