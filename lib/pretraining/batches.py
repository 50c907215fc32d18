"""Batches of token ids for pretraining and for measuring it.

Batches are padded to a few lengths, because oneDNN keeps a kernel per shape.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import torch
from transformers import PreTrainedTokenizerFast

from lib.pretraining.corpus import CorpusSampler, PretrainingExample
from lib.pretraining.curriculum import stage_at

IGNORED = -100
"""The label of a token that no loss is on."""

_PAD_TO = 32
_POOL_BATCHES = 4  # drawn together and sorted by length, so that a batch holds little padding


class Batch(NamedTuple):
    """`ids` and `labels`: [batch, length]. Labels are ids at SQL positions, `IGNORED` elsewhere."""

    ids: torch.Tensor
    labels: torch.Tensor


def draw_pool(corpus: CorpusSampler, step: int, batch_size: int) -> list[PretrainingExample]:
    """The examples of the next four steps, all of one curriculum stage."""
    stage = stage_at(step)
    first = (step - stage.start) * batch_size
    return [corpus.sample(stage, first + i, "train") for i in range(_POOL_BATCHES * batch_size)]


def pool_batches(
    tokenizer: PreTrainedTokenizerFast,
    pool: Sequence[PretrainingExample],
    step: int,
    batch_size: int,
) -> Iterator[Batch]:
    """The pool as batches of similar lengths, in an order that depends on `step` alone."""
    by_length = sorted(pool, key=lambda example: len(example.prompt))
    batches = list(cut(by_length, batch_size))
    order = torch.randperm(len(batches), generator=torch.Generator().manual_seed(step))
    for index in order.tolist():
        yield encode(tokenizer, batches[index])


def cut(
    examples: Sequence[PretrainingExample], size: int
) -> Iterator[Sequence[PretrainingExample]]:
    """The examples in their order, `size` at a time."""
    for start in range(0, len(examples), size):
        yield examples[start : start + size]


def encode(tokenizer: PreTrainedTokenizerFast, examples: Sequence[PretrainingExample]) -> Batch:
    """Prompt, SQL and end mark of each example, padded on the right to a multiple of 32.

    Padding on the right needs no mask: a causal model does not look ahead.
    """
    rows, starts = [], []
    for example in examples:
        prompt = tokenizer(example.prompt)["input_ids"]
        rows.append(prompt + tokenizer(example.completion)["input_ids"] + [tokenizer.eos_token_id])
        starts.append(len(prompt))
    length = -(-max(map(len, rows)) // _PAD_TO) * _PAD_TO
    ids = torch.full((len(rows), length), tokenizer.pad_token_id)
    labels = torch.full((len(rows), length), IGNORED)
    for i, (row, start) in enumerate(zip(rows, starts, strict=True)):
        ids[i, : len(row)] = torch.tensor(row)
        labels[i, start : len(row)] = ids[i, start : len(row)]
    return Batch(ids, labels)
