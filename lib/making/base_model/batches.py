"""Batches of token ids for pretraining and for measuring it.

Batches are padded to a few lengths, because oneDNN keeps a kernel per shape. Where there are cores
to spare, separate processes draw them ahead of time.
"""

from __future__ import annotations

import itertools
import multiprocessing
import os
import random
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass
from typing import NamedTuple, TypeVar

import torch
from transformers import PreTrainedTokenizerFast

from lib.making.base_model.corpus import (
    CorpusSampler,
    CurriculumStage,
    PretrainingExample,
    stage_at,
)

IGNORED = -100
"""The label of a token that no loss is on."""

POOL_BATCHES = 4
"""Drawn together and sorted by length, so that a batch holds little padding."""

_PAD_TO = 32
_SCHEMA, _NO_PART = 0, -1
_FAR_SHARE = 0.2

Item = TypeVar("Item")

Group = tuple[PretrainingExample, ...]
"""Examples with the same schema, which are one row of a batch."""


class Answered(NamedTuple):
    """What a model wrote for the questions of the group of that index of the stream "answered"."""

    group: int
    answers: Sequence[str]


class Batch(NamedTuple):
    """`ids` and `labels`: [batch, length]. Labels are ids at SQL positions, `IGNORED` elsewhere.

    `positions` and `parts` [batch, length]: None where every row is one example, whose positions
    count up and whose mask is the causal one. `parts`: `_SCHEMA`, or the number of the request.
    """

    ids: torch.Tensor
    labels: torch.Tensor
    positions: torch.Tensor | None = None
    parts: torch.Tensor | None = None

    def inputs(self, device: torch.device) -> dict[str, torch.Tensor]:
        """The model's inputs. `attention_mask` [batch, 1, length, length]: who attends to whom."""
        ids = self.ids.to(device)
        if self.positions is None or self.parts is None:
            return {"input_ids": ids}
        parts = self.parts.to(device)
        reader, read = parts[:, None, :, None], parts[:, None, None, :]
        causal = torch.ones(ids.shape[1], ids.shape[1], dtype=torch.bool, device=device).tril()
        mask = causal & ((read == _SCHEMA) | (read == reader))
        positions = self.positions.to(device)
        return {"input_ids": ids, "position_ids": positions, "attention_mask": mask}


def draw_pool(
    corpus: CorpusSampler, step: int, batch_size: int, answered: Sequence[Answered] = ()
) -> list[Group]:
    """The examples of the next four steps, all of one curriculum stage, `answered` among them."""
    stage = stage_at(step)
    rows = rows_of_batch(batch_size, stage)
    first = (step - stage.start) * rows
    indices = range(first + len(answered), first + POOL_BATCHES * rows)
    return [
        *(corpus.answered_group(stage, index, answers) for index, answers in answered),
        *(corpus.sample_group(stage, index, "train") for index in indices),
    ]


def pool_batches(
    tokenizer: PreTrainedTokenizerFast, pool: Sequence[Group], step: int
) -> Iterator[Batch]:
    """The pool as batches of similar lengths, in an order that depends on `step` alone.

    A fifth of the groups have their requests far from the schema, see `encode`.
    """
    by_length = sorted(pool, key=_length)
    batches = list(cut(by_length, max(1, len(pool) // POOL_BATCHES)))
    order = torch.randperm(len(batches), generator=torch.Generator().manual_seed(step))
    rng = random.Random(step)
    for index in order.tolist():
        distances = [rng.random() if rng.random() < _FAR_SHARE else 0.0 for _ in batches[index]]
        yield encode(tokenizer, batches[index], distances)


def cut(items: Sequence[Item], size: int) -> Iterator[Sequence[Item]]:
    """The items in their order, `size` at a time."""
    for start in range(0, len(items), size):
        yield items[start : start + size]


def encode(
    tokenizer: PreTrainedTokenizerFast,
    groups: Sequence[Group],
    distances: Sequence[float] | None = None,
) -> Batch:
    """Schema, requests and SQL of each group, padded on the right to a multiple of 32.

    Padding on the right needs no mask: a causal model does not look ahead. The requests of a group
    follow each other, but none sees another: each attends only to the schema and to itself. Its
    positions are those directly after the schema or further on: `distances` says for each group how
    much further, as a share of the positions that are left in the context. So a short text teaches
    the distances of a long one (Zhu et al., 2023, PoSE, arXiv 2309.10400).
    """
    rows = [
        _encode_row(tokenizer, group, distance)
        for group, distance in zip(groups, distances or [0.0] * len(groups), strict=True)
    ]
    length = -(-max(len(row.ids) for row in rows) // _PAD_TO) * _PAD_TO
    shape = (len(rows), length)
    ids, labels = torch.full(shape, tokenizer.pad_token_id), torch.full(shape, IGNORED)
    positions, parts = torch.zeros(shape, dtype=torch.long), torch.full(shape, _NO_PART)
    for i, row in enumerate(rows):
        for tensor, values in zip((ids, labels, positions, parts), row, strict=True):
            tensor[i, : len(values)] = torch.tensor(values)
    if distances is None and all(len(group) == 1 for group in groups):
        return Batch(ids, labels)
    return Batch(ids, labels, positions, parts)


class _Row(NamedTuple):
    """Equally long lists. `parts`: `_SCHEMA`, or the number of the request from 1 on."""

    ids: list[int]
    labels: list[int]
    positions: list[int]
    parts: list[int]


def _encode_row(tokenizer: PreTrainedTokenizerFast, group: Group, distance: float) -> _Row:
    schema = tokenizer(group[0].context)["input_ids"]
    start = len(schema)
    row = _Row(list(schema), [IGNORED] * start, list(range(start)), [_SCHEMA] * start)
    asked = [
        (
            tokenizer(example.request)["input_ids"],
            [*tokenizer(example.completion)["input_ids"], tokenizer.eos_token_id],
        )
        for example in group
    ]
    longest = max(len(request) + len(sql) for request, sql in asked)
    start += int(distance * max(0, tokenizer.model_max_length - start - longest))
    for part, (request, sql) in enumerate(asked, start=1):
        row.ids.extend(request + sql)
        row.labels.extend([IGNORED] * len(request) + sql)
        row.positions.extend(range(start, start + len(request) + len(sql)))
        row.parts.extend([part] * (len(request) + len(sql)))
    return row


def rows_of_batch(batch_size: int, stage: CurriculumStage) -> int:
    """How many groups hold `batch_size` questions."""
    return max(1, batch_size // stage.questions)


def _length(group: Group) -> int:
    return len(group[0].context) + sum(len(e.request) + len(e.completion) for e in group)


_FEWEST_CORES = 4  # with fewer, training needs all of them
_AHEAD = 3  # tasks a process
_ANSWERED_EVERY = 3  # groups

Result = TypeVar("Result")


class Pool(NamedTuple):
    """The batches of four steps. `left_out`: see `PretrainingExample`."""

    batches: list[Batch]
    left_out: int


@dataclass(frozen=True)
class _Source:
    corpus: CorpusSampler
    tokenizer: PreTrainedTokenizerFast
    batch_size: int

    def pool(self, step: int, answered: Sequence[Answered]) -> Pool:
        groups = draw_pool(self.corpus, step, self.batch_size, answered)
        batches = list(pool_batches(self.tokenizer, groups, step))
        return Pool(batches, sum(group[0].left_out for group in groups))

    def unanswered(self, stage: CurriculumStage, index: int) -> Group:
        return self.corpus.sample_group(stage, index, "answered")


class Drawer:
    """Draws the same with and without processes. A context manager, which ends them.

    The processes are forks, so that they share the corpus: begin them before torch has threads.
    """

    def __init__(
        self, corpus: CorpusSampler, tokenizer: PreTrainedTokenizerFast, batch_size: int
    ) -> None:
        self._source = _Source(corpus, tokenizer, batch_size)
        cores = len(os.sched_getaffinity(0))
        self._processes = cores - 2 if cores >= _FEWEST_CORES else 0

    def __enter__(self) -> Drawer:
        if self._processes:
            context = multiprocessing.get_context("fork")
            self._executor = ProcessPoolExecutor(self._processes, context, _begin, (self._source,))
            self._executor.submit(os.getpid).result()  # all fork now
        return self

    def __exit__(self, *exception: object) -> None:
        if self._processes:
            self._executor.shutdown(cancel_futures=True)

    def pools(self, first: int, end: int, answered: Sequence[Answered]) -> Iterator[Pool]:
        """The pools of the steps from `first` up to `end`, a third of each from `answered`."""
        again = itertools.cycle(answered)
        rows = POOL_BATCHES * rows_of_batch(self._source.batch_size, stage_at(first))
        return self._draw(
            _Source.pool,
            (
                (step, list(itertools.islice(again, rows // _ANSWERED_EVERY)))
                for step in range(first, end, POOL_BATCHES)
            ),
        )

    def unanswered(self, stage: CurriculumStage, indices: Iterable[int]) -> Iterator[Group]:
        """The groups with these indices of the stream "answered", with their first-turn prompts."""
        return self._draw(_Source.unanswered, ((stage, index) for index in indices))

    def _draw(
        self, draw: Callable[..., Result], tasks: Iterable[tuple[object, ...]]
    ) -> Iterator[Result]:
        if not self._processes:
            yield from (draw(self._source, *task) for task in tasks)
            return
        ahead: deque[Future[Result]] = deque()
        for task in tasks:
            ahead.append(self._executor.submit(_run, draw, task))
            if len(ahead) > _AHEAD * self._processes:
                yield ahead.popleft().result()
        while ahead:
            yield ahead.popleft().result()


_source: _Source  # of a process of a `Drawer`


def _begin(source: _Source) -> None:
    global _source
    _source = source
    torch.set_num_threads(1)


def _run(draw: Callable[..., Result], task: tuple[object, ...]) -> Result:
    return draw(_source, *task)
