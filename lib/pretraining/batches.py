"""Batches of token ids for pretraining and for measuring it.

Batches are padded to a few lengths, because oneDNN keeps a kernel per shape.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import torch
from transformers import PreTrainedTokenizerFast

from lib.pretraining.corpus import CorpusSampler, PretrainingExample, stage_at

IGNORED = -100
"""The label of a token that no loss is on."""

_PAD_TO = 32
_SCHEMA, _NO_PART = 0, -1
_POOL_BATCHES = 4  # drawn together and sorted by length, so that a batch holds little padding


Group = tuple[PretrainingExample, ...]
"""Examples with the same schema, which are one row of a batch."""


class Batch(NamedTuple):
    """`ids` and `labels`: [batch, length]. Labels are ids at SQL positions, `IGNORED` elsewhere.

    `positions` [batch, length] and `mask` [batch, 1, length, length] (who attends to whom): None
    where every row is one example, whose positions count up and whose mask is the causal one.
    """

    ids: torch.Tensor
    labels: torch.Tensor
    positions: torch.Tensor | None = None
    mask: torch.Tensor | None = None


def draw_pool(corpus: CorpusSampler, step: int, batch_size: int) -> list[Group]:
    """The examples of the next four steps, all of one curriculum stage."""
    stage = stage_at(step)
    rows = _rows_of_batch(batch_size, stage.questions)
    first = (step - stage.start) * rows
    return [corpus.sample_group(stage, first + i, "train") for i in range(_POOL_BATCHES * rows)]


def pool_batches(
    tokenizer: PreTrainedTokenizerFast, pool: Sequence[Group], step: int, batch_size: int
) -> Iterator[Batch]:
    """The pool as batches of similar lengths, in an order that depends on `step` alone."""
    by_length = sorted(pool, key=_length)
    batches = list(cut(by_length, max(1, len(pool) // _POOL_BATCHES)))
    order = torch.randperm(len(batches), generator=torch.Generator().manual_seed(step))
    for index in order.tolist():
        yield encode(tokenizer, batches[index])


def cut(groups: Sequence[Group], size: int) -> Iterator[Sequence[Group]]:
    """The groups in their order, `size` at a time."""
    for start in range(0, len(groups), size):
        yield groups[start : start + size]


def encode(tokenizer: PreTrainedTokenizerFast, groups: Sequence[Group]) -> Batch:
    """Schema, requests and SQL of each group, padded on the right to a multiple of 32.

    Padding on the right needs no mask: a causal model does not look ahead. The requests of a group
    follow each other, but none sees another: each attends to the schema and to itself, at the
    positions that it would have directly after the schema.
    """
    rows = [_encode_row(tokenizer, group) for group in groups]
    length = -(-max(len(row.ids) for row in rows) // _PAD_TO) * _PAD_TO
    shape = (len(rows), length)
    ids, labels = torch.full(shape, tokenizer.pad_token_id), torch.full(shape, IGNORED)
    positions, parts = torch.zeros(shape, dtype=torch.long), torch.full(shape, _NO_PART)
    for i, row in enumerate(rows):
        for tensor, values in zip((ids, labels, positions, parts), row, strict=True):
            tensor[i, : len(values)] = torch.tensor(values)
    if all(len(group) == 1 for group in groups):
        return Batch(ids, labels)
    reader, read = parts[:, None, :, None], parts[:, None, None, :]
    causal = torch.ones(length, length, dtype=torch.bool).tril()
    return Batch(ids, labels, positions, causal & ((read == _SCHEMA) | (read == reader)))


class _Row(NamedTuple):
    """Equally long lists. `parts`: `_SCHEMA`, or the number of the request from 1 on."""

    ids: list[int]
    labels: list[int]
    positions: list[int]
    parts: list[int]


def _encode_row(tokenizer: PreTrainedTokenizerFast, group: Group) -> _Row:
    schema = tokenizer(group[0].context)["input_ids"]
    start = len(schema)
    row = _Row(list(schema), [IGNORED] * start, list(range(start)), [_SCHEMA] * start)
    for part, example in enumerate(group, start=1):
        request = tokenizer(example.request)["input_ids"]
        sql = tokenizer(example.completion)["input_ids"] + [tokenizer.eos_token_id]
        row.ids.extend(request + sql)
        row.labels.extend([IGNORED] * len(request) + sql)
        row.positions.extend(range(start, start + len(request) + len(sql)))
        row.parts.extend([part] * (len(request) + len(sql)))
    return row


def _rows_of_batch(batch_size: int, questions: int) -> int:
    return max(1, batch_size // questions)


def _length(group: Group) -> int:
    return len(group[0].context) + sum(len(e.request) + len(e.completion) for e in group)
