"""Batched decoding on the KV cache: left-padded prompts, rows that leave when they are finished.

Others begin in their places (continuous batching), since a step costs nearly as much for one row as
for ten and there is always one that does not come to an end.

Array names carry their dimensions: R rows that are still written, L cached positions, T the last
ones of a prompt and its draft, V words.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any

import torch

from lib.generation.hf_cache import can_join, growing_cache, joined_cache
from lib.generation.hf_choosing import DEAD_END, Scores, choose, follow_draft, watch
from lib.generation.hf_rows import HasEnded, Row

_WIDTH_STEP = 32  # prompts are padded to multiples of this: oneDNN keeps one kernel per shape


@dataclass(frozen=True)
class _Opening:
    """What is read in one go before its rows are written: a prompt, what they begin with (`given`)
    and the draft that they have in common.
    """

    prompt: Sequence[int]
    given: tuple[int, ...]
    draft: tuple[int, ...]
    rows: list[Row]

    @property
    def tokens(self) -> list[int]:
        return [*self.prompt, *self.given, *self.draft]

    @property
    def length(self) -> int:
        return len(self.prompt) + len(self.given) + len(self.draft)

    @property
    def width(self) -> int:
        """The length to which it is padded."""
        return -(-self.length // _WIDTH_STEP) * _WIDTH_STEP


@dataclass
class _Batch:
    """The rows that are still written, and what the model has read of them and is to read again."""

    rows: list[Row]
    cache: Any
    mask_RL: torch.Tensor

    def going_on(self, rows: Sequence[tuple[int, Row]], read: Sequence[int]) -> _Batch | None:
        """These rows, each with the place of the one whose states it goes on from; None: there are
        none.

        `read`: how many tokens of the row at each place the model has read. A row's last token is
        to be fed, and what was read behind the others is read no more. Most rows keep their places,
        so that few have to be moved.
        """
        if not rows:
            return None
        kept: list[tuple[int, Row] | None] = [None] * len(rows)
        moved = []
        for place, row in rows:
            if place < len(kept) and kept[place] is None:
                kept[place] = place, row
            else:
                moved.append((place, row))
        placed = [one or moved.pop() for one in kept]
        if len(placed) < len(self.rows) or any(
            here != place for here, (place, _) in enumerate(placed)
        ):
            self._select([place for place, _ in placed])
        self.rows = [row for _, row in placed]
        for here, (place, row) in enumerate(placed):
            self._forget(here, read[place] - (len(row.tokens) - 1))
        return self

    def _select(self, places: list[int]) -> None:
        selected = torch.tensor(places, device=self.mask_RL.device)
        self.cache.batch_select_indices(selected)
        self.mask_RL = self.mask_RL[selected]

    def _forget(self, place: int, count: int) -> None:
        """Read the last so many tokens of a row no more."""
        if count:
            read = self.mask_RL[place].nonzero()[:, 0]
            self.mask_RL[place, read[-count:]] = 0


@dataclass(frozen=True)
class _Limits:
    """How rows are written: tokens of a row, rows at a time, about, whether batches may join."""

    temperature: float
    max_new_tokens: int
    most_rows: int
    joins: bool


class Decoder:
    """Writes completions of token ids. `has_ended` is asked after every token but an end token."""

    def __init__(
        self, model: Any, device: torch.device, end_tokens: frozenset[int], has_ended: HasEnded
    ) -> None:
        self._model = model
        self._device = device
        self._end_tokens = end_tokens
        self._has_ended = has_ended

    @torch.inference_mode()
    def decode(
        self,
        prompts: Sequence[Sequence[int]],
        rows: Sequence[Sequence[Row]],
        temperature: float,
        max_new_tokens: int,
        most_rows: int | None = None,
    ) -> None:
        """Write the rows of each prompt. End tokens are not among their tokens.

        Where about half of `most_rows` (None: of all) are left, the next prompts begin.
        """
        joins = can_join(growing_cache(self._model.config, 0))
        limits = _Limits(temperature, max_new_tokens, most_rows or sum(map(len, rows)), joins)
        openings = [
            opening
            for prompt, of_prompt in zip(prompts, rows, strict=True)
            for opening in self._openings(prompt, of_prompt, max_new_tokens)
        ]
        waiting = deque(sorted(openings, key=lambda opening: -opening.length))
        batch: _Batch | None = None
        while waiting or batch:
            while waiting and _has_room(batch, limits):
                room = limits.most_rows - (len(batch.rows) if batch else 0)
                begun = self._begin(_take(waiting, room), limits)
                batch = _joined([batch, *begun] if batch else begun, max_new_tokens)
            if batch:
                batch = self._write(batch, limits)

    def _openings(
        self, prompt: Sequence[int], rows: Sequence[Row], max_new_tokens: int
    ) -> Iterator[_Opening]:
        """What is to be read behind a prompt: once what several rows begin with."""
        shared: dict[tuple[tuple[int, ...], tuple[int, ...]], list[Row]] = {}
        for row in rows:
            if not self._is_over(row, max_new_tokens):
                draft = row.draft[: max_new_tokens - len(row.tokens) - 1]
                shared.setdefault((tuple(row.tokens), draft), []).append(row)
        for (given, draft), sharing in shared.items():
            yield _Opening(prompt, given, draft, sharing)

    def _begin(self, openings: Sequence[_Opening], limits: _Limits) -> list[_Batch]:
        """The rows behind what they begin with, as far as they go on.

        Openings of about the same length are read together, so that little is padded.
        """
        groups = [openings]
        if limits.joins:
            groups = [list(group) for _, group in groupby(openings, lambda one: one.width)]
        return [batch for group in groups if (batch := self._open(group, limits))]

    def _open(self, openings: Sequence[_Opening], limits: _Limits) -> _Batch | None:
        """Read them. Each row is written as far as it keeps to its draft, and one token more.

        What is written instead of the rest of a draft goes on from the states behind what was kept
        of it.
        """
        batch, logits_RTV = self._read(openings)
        going_on = []
        for place, opening in enumerate(openings):
            logits_TV = logits_RTV[place, logits_RTV.shape[1] - len(opening.draft) - 1 :]
            for row in opening.rows:
                token = follow_draft(row, opening.draft, logits_TV, limits.temperature)
                going_on += [(place, next_row) for next_row in self._next_rows(row, token, limits)]
        read = [len(opening.given) + len(opening.draft) for opening in openings]
        return batch.going_on(going_on, read)

    def _write(self, batch: _Batch, limits: _Limits) -> _Batch | None:
        """Read the last token of each row and write one more; returns what goes on."""
        scores = Scores(self._step(batch))
        tokens = choose(scores, limits.temperature, batch.rows)
        watch(scores, batch.rows, tokens)
        read = [len(row.tokens) for row in batch.rows]
        going_on = [
            (place, next_row)
            for place, (row, token) in enumerate(zip(batch.rows, tokens, strict=True))
            for next_row in self._next_rows(row, token, limits)
        ]
        return batch.going_on(going_on, read)

    def _next_rows(self, row: Row, token: int, limits: _Limits) -> list[Row]:
        """The row with the token, unless that is its end, and other ways once they are needed."""
        goes_on = not self._finishes(row, token) and len(row.tokens) < limits.max_new_tokens
        begun = []
        if row.ways_of and (row.lost or not goes_on):
            row.ways, row.ways_of = row.ways_of(row), None
            begun = [way for way in row.ways if not self._is_over(way, limits.max_new_tokens)]
        if goes_on and not (row.contest and row.contest.is_lost(row)):
            return [row, *begun]
        return begun

    def _is_over(self, row: Row, max_new_tokens: int) -> bool:
        """Whether a row ends with what it begins with."""
        ended = bool(row.tokens) and self._finishes(row, row.tokens.pop())
        return ended or len(row.tokens) >= max_new_tokens

    def _finishes(self, row: Row, token: int) -> bool:
        if token == DEAD_END:
            return True
        if token not in self._end_tokens:
            row.tokens.append(token)
            if not self._has_ended(row.tokens):
                return False
        row.finish_reason = "stop"
        if row.contest:
            row.contest.enter(row)
        return True

    def _read(self, openings: Sequence[_Opening]) -> tuple[_Batch, torch.Tensor]:
        """Read each opening. Returns the logits before and behind each token of its draft.

        They are [R, T, V], padded left like the openings.
        """
        width = max(opening.width for opening in openings)
        pads = [width - opening.length for opening in openings]
        ids_RL = self._tensor(
            [[0] * pad + opening.tokens for pad, opening in zip(pads, openings, strict=True)]
        )
        mask_RL = self._tensor([[0] * pad + [1] * (width - pad) for pad in pads])
        positions_RL = (mask_RL.cumsum(1) - 1).clamp(min=0)
        cache = growing_cache(self._model.config, width)
        kept = 1 + max(len(opening.draft) for opening in openings)
        logits_RTV = self._forward(ids_RL, mask_RL, positions_RL, cache, kept)
        rows = [opening.rows[0] for opening in openings]
        return _Batch(rows, cache, mask_RL), logits_RTV

    def _step(self, batch: _Batch) -> torch.Tensor:
        """Read the last token of each row. Returns the logits behind it, [R, V]."""
        ids_R1 = self._tensor([row.tokens[-1:] for row in batch.rows])
        positions_R1 = batch.mask_RL.sum(1, keepdim=True)
        batch.mask_RL = torch.nn.functional.pad(batch.mask_RL, (0, 1), value=1)
        return self._forward(ids_R1, batch.mask_RL, positions_R1, batch.cache, 1)[:, -1]

    def _forward(
        self, ids: torch.Tensor, mask: torch.Tensor, positions: torch.Tensor, cache: Any, kept: int
    ) -> torch.Tensor:
        """The logits behind the last `kept` tokens."""
        output = self._model(
            input_ids=ids,
            attention_mask=mask,
            position_ids=positions,
            past_key_values=cache,
            use_cache=True,
            logits_to_keep=kept,
        )
        logits_RTV: torch.Tensor = output.logits
        return logits_RTV

    def _tensor(self, rows: list[list[int]]) -> torch.Tensor:
        return torch.tensor(rows, device=self._device)


def _has_room(batch: _Batch | None, limits: _Limits) -> bool:
    """Whether it pays to let others begin, which can join the rows that are written."""
    return batch is None or (limits.joins and 2 * len(batch.rows) <= limits.most_rows)


def _take(waiting: deque[_Opening], room: int) -> list[_Opening]:
    """The next ones that have at most so many rows together, but one at least."""
    taken = [waiting.popleft()]
    rows = len(taken[0].rows)
    while waiting and rows + len(waiting[0].rows) <= room:
        taken.append(waiting.popleft())
        rows += len(taken[-1].rows)
    return taken


def _joined(batches: Sequence[_Batch], room: int) -> _Batch | None:
    """All rows in one batch with room for so many tokens more; None: there are none.

    They are padded left anew, and what no row reads is left out, so that little is read in vain.
    """
    if not batches:
        return None
    if not can_join(batches[0].cache):
        [batch] = batches
        return batch
    masks = [batch.mask_RL for batch in batches]
    lengths_R = torch.cat([mask_RL.sum(1) for mask_RL in masks])
    width = int(lengths_R.max())
    places_L = torch.arange(width, device=lengths_R.device)
    return _Batch(
        [row for batch in batches for row in batch.rows],
        joined_cache([batch.cache for batch in batches], masks, width + room),
        (places_L >= width - lengths_R[:, None]).long(),
    )
