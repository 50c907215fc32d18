"""Batches of rows with a common beginning or similar lengths, determined by seed and epoch alone.

Rows of a group share the beginning of their prompts, which is then read once
(`lib.training.shared_prefixes`).

Similar lengths need little padding, and padding to a multiple of `PADDING` leaves few shapes: on a
CPU every new shape costs compiled kernels, which stay in memory and make the process grow.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import torch
from torch.utils.data import Sampler
from transformers import Trainer, TrainerCallback, TrainerState

from lib.training.rows import GROUP, LENGTH

PADDING = 64
"""Sequences are padded to a multiple of this many tokens."""


class LikeLengthSampler(Sampler[int]):
    """Yields row indices so that each run of `batch_size` of them belongs to one group, or nearly.

    Within a group rows come in random order. Without groups each batch has one or two padded
    lengths. Which rows share a batch, and the order of the batches, are drawn anew for each epoch;
    a last batch that is not full stays last.
    """

    def __init__(
        self, lengths: Sequence[int], groups: Sequence[str], batch_size: int, seed: int
    ) -> None:
        self._padded = [-(-length // PADDING) for length in lengths]
        self._groups = groups
        self._batch_size = batch_size
        self._seed = seed
        self.epoch = 0

    def __len__(self) -> int:
        return len(self._padded)

    def __iter__(self) -> Iterator[int]:
        draw = torch.Generator().manual_seed(self._seed * 1_000_003 + self.epoch)
        rows = torch.randperm(len(self), generator=draw).tolist()
        if any(self._groups):  # prefixes that are read once matter more than padding
            rows.sort(key=lambda row: self._groups[row])  # stable: random within a group
        else:
            rows.sort(key=lambda row: -self._padded[row])
        size = self._batch_size
        batches = [rows[start : start + size] for start in range(0, len(rows), size)]
        full = len(rows) // size
        order = torch.randperm(full, generator=draw).tolist()
        for batch in [batches[index] for index in order] + batches[full:]:
            yield from batch


class LikeLengthTrainer(Trainer):
    """A mixin for TRL's trainers, whose datasets carry the columns `LENGTH` and `GROUP`."""

    def _get_train_sampler(self, train_dataset: Any = None) -> LikeLengthSampler:
        dataset: Any = self.train_dataset if train_dataset is None else train_dataset
        sampler = LikeLengthSampler(
            list(dataset[LENGTH]),
            list(dataset[GROUP]),
            self.args.per_device_train_batch_size,
            self.args.seed,
        )
        self.add_callback(_FollowEpoch(sampler))
        return sampler


class _FollowEpoch(TrainerCallback):
    """Tells the sampler its epoch, whatever wrappers lie between it and the trainer."""

    def __init__(self, sampler: LikeLengthSampler) -> None:
        self._sampler = sampler

    def on_epoch_begin(self, args: Any, state: TrainerState, control: Any, **kwargs: Any) -> None:
        self._sampler.epoch = int(state.epoch or 0)
