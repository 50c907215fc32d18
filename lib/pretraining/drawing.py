"""Draws training batches ahead of time, in separate processes where there are cores to spare."""

from __future__ import annotations

import itertools
import multiprocessing
import os
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass
from typing import NamedTuple, TypeVar

import torch
from transformers import PreTrainedTokenizerFast

from lib.pretraining.batches import (
    POOL_BATCHES,
    Answered,
    Batch,
    Group,
    draw_pool,
    pool_batches,
    rows_of_batch,
)
from lib.pretraining.corpus import CorpusSampler, CurriculumStage, stage_at

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
