"""Batched decoding on the KV cache: left-padded prompts, rows that leave when they are finished.

Others begin in their places (continuous batching), since a step costs nearly as much for one row as
for ten and there is always one that does not come to an end.

Array names carry their dimensions: R rows that are still written, L cached positions, V words.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import torch

from lib.generation.hf_cache import can_join, growing_cache, joined_cache
from lib.generation.hf_choosing import DEAD_END, Scores, choose, follow_draft, watch
from lib.generation.hf_rows import HasEnded, Row

_WIDTH_STEP = 32  # prompts are padded to multiples of this: oneDNN keeps one kernel per shape


@dataclass
class _Batch:
    """The rows that are still written, and what the model needs to write on."""

    rows: list[Row]
    cache: Any
    mask_RL: torch.Tensor
    positions_R: torch.Tensor
    logits_RV: torch.Tensor

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
            self.select([place for place, _ in placed])
        self.rows = [row for _, row in placed]
        for here, (place, row) in enumerate(placed):
            self._forget(here, read[place] - (len(row.tokens) - 1))
        return self

    def _forget(self, place: int, count: int) -> None:
        """Read the last so many tokens of a row no more."""
        if count:
            read = self.mask_RL[place].nonzero()[:, 0]
            self.mask_RL[place, read[-count:]] = 0
            self.positions_R[place] -= count

    def select(self, indices: list[int]) -> None:
        """What the model needs, of these rows in this order."""
        selected = torch.tensor(indices, device=self.mask_RL.device)
        self.cache.batch_select_indices(selected)
        self.mask_RL = self.mask_RL[selected]
        self.positions_R = self.positions_R[selected]
        self.logits_RV = self.logits_RV[selected]

    def joined(self, other: _Batch, room: int) -> _Batch:
        """Both, with room for so many tokens. What no row reads at the beginning is left out."""
        masks = [_without_padding(batch.mask_RL) for batch in (self, other)]
        length = max(mask_RL.shape[1] for mask_RL in masks)
        lengths = [mask_RL.shape[1] for mask_RL in masks]
        return _Batch(
            self.rows + other.rows,
            joined_cache((self.cache, other.cache), lengths, length + room),
            torch.cat([_pad_left(mask_RL, length) for mask_RL in masks]),
            torch.cat([self.positions_R, other.positions_R]),
            torch.cat([self.logits_RV, other.logits_RV]),
        )


_Waiting = tuple[Sequence[int], list[Row]]
"""A prompt and the rows to be written behind it."""


@dataclass(frozen=True)
class _Limits:
    """How rows are written: tokens of a row, and rows at a time, about."""

    temperature: float
    max_new_tokens: int
    most_rows: int


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
        limits = _Limits(temperature, max_new_tokens, most_rows or sum(map(len, rows)))
        waiting = deque(
            (prompt, open_rows)
            for prompt, of_prompt in zip(prompts, rows, strict=True)
            if (open_rows := [row for row in of_prompt if not self._is_over(row, max_new_tokens)])
        )
        batch: _Batch | None = None
        while waiting or batch:
            while waiting and _has_room(batch, limits.most_rows):
                room = limits.most_rows - (len(batch.rows) if batch else 0)
                begun = self._begin(_take(waiting, room), limits)
                if begun:
                    batch = batch.joined(begun, max_new_tokens) if batch else begun
            if batch:
                self._advance(batch, [row.tokens[-1:] for row in batch.rows])
                batch = self._write(batch, limits)

    def _begin(
        self, group: Sequence[tuple[Sequence[int], list[Row]]], limits: _Limits
    ) -> _Batch | None:
        """The rows behind their prompts that go on: their last token is to be fed."""
        prompts, rows = zip(*group, strict=True)
        batch = self._prefill(prompts, rows, limits.max_new_tokens)
        drafts = [row.draft[: limits.max_new_tokens - 1] for row in batch.rows]
        if any(drafts):
            return self._write_drafts(batch, drafts, limits)
        return self._write(batch, limits)

    def _write(self, batch: _Batch, limits: _Limits) -> _Batch | None:
        """One token more of each row; returns what goes on."""
        read = [len(row.tokens) for row in batch.rows]
        scores = Scores(batch.logits_RV)
        tokens = choose(scores, limits.temperature, batch.rows)
        watch(scores, batch.rows, tokens)
        going_on = [
            (place, next_row)
            for place, (row, token) in enumerate(zip(batch.rows, tokens, strict=True))
            for next_row in self._next_rows(row, token, limits)
        ]
        return batch.going_on(going_on, read)

    def _write_drafts(
        self, batch: _Batch, drafts: Sequence[tuple[int, ...]], limits: _Limits
    ) -> _Batch | None:
        """Each row as far as it keeps to its draft, and one token more; returns what goes on.

        All drafts are read at once. What is written instead of the rest of a draft goes on from the
        states behind what was kept of it.
        """
        before_RV = batch.logits_RV
        read = [len(row.tokens) + len(draft) for row, draft in zip(batch.rows, drafts, strict=True)]
        logits_RTV = self._advance(batch, drafts)
        going_on = []
        for place, (row, draft) in enumerate(zip(batch.rows, drafts, strict=True)):
            behind_TV = logits_RTV[place, logits_RTV.shape[1] - len(draft) :]
            logits_TV = torch.cat([before_RV[place : place + 1], behind_TV])
            token = follow_draft(row, draft, logits_TV, limits.temperature)
            going_on += [(place, next_row) for next_row in self._next_rows(row, token, limits)]
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

    def _prefill(
        self,
        prompts: Sequence[Sequence[int]],
        rows_of_prompts: Sequence[Sequence[Row]],
        max_new_tokens: int,
    ) -> _Batch:
        """Read the prompts, once for all rows of each, and then what the rows begin with."""
        ids_RL, mask_RL = self._padded_left(prompts)
        width = _padded(ids_RL.shape[1])
        ids_RL, mask_RL = (_pad_left(tensor, width) for tensor in (ids_RL, mask_RL))
        rows = [row for of_prompt in rows_of_prompts for row in of_prompt]
        given = max(len(row.tokens) + len(row.draft) for row in rows)
        cache = growing_cache(self._model.config, width + given + max_new_tokens)
        logits_RV = self._forward(ids_RL, mask_RL, _positions(mask_RL), cache, 1)[:, -1]
        batch = _Batch(rows, cache, mask_RL, mask_RL.sum(1), logits_RV)
        places = [place for place, its_rows in enumerate(rows_of_prompts) for _ in its_rows]
        if places != list(range(len(prompts))):
            batch.select(places)
        begins_R = [bool(row.tokens) for row in rows]
        if any(begins_R):
            before_RV = batch.logits_RV
            self._advance(batch, [row.tokens for row in rows])
            batch.logits_RV = torch.where(
                self._tensor(begins_R)[:, None], batch.logits_RV, before_RV
            )
        return batch

    def _advance(self, batch: _Batch, tokens: Sequence[Sequence[int]]) -> torch.Tensor:
        """Feed more tokens of the rows. Returns the logits behind each, padded left."""
        ids_RT, mask_RT = self._padded_left(tokens)
        batch.mask_RL = torch.cat([batch.mask_RL, mask_RT], dim=1)
        positions_RT = batch.positions_R[:, None] + _positions(mask_RT)
        kept = ids_RT.shape[1]
        logits_RTV = self._forward(ids_RT, batch.mask_RL, positions_RT, batch.cache, kept)
        batch.logits_RV = logits_RTV[:, -1]
        batch.positions_R = batch.positions_R + mask_RT.sum(1)
        return logits_RTV

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

    def _padded_left(self, texts: Sequence[Sequence[int]]) -> tuple[torch.Tensor, torch.Tensor]:
        """Token ids and mask, [R, L] each."""
        width = max(len(text) for text in texts)
        pads = [width - len(text) for text in texts]
        ids_RL = self._tensor([[0] * pad + [*text] for pad, text in zip(pads, texts, strict=True)])
        return ids_RL, self._tensor([[0] * pad + [1] * (width - pad) for pad in pads])

    def _tensor(self, rows: list[list[int]] | list[bool]) -> torch.Tensor:
        return torch.tensor(rows, device=self._device)


def _has_room(batch: _Batch | None, most_rows: int) -> bool:
    """Whether it pays to let others begin, which can join the rows that are written."""
    return batch is None or (2 * len(batch.rows) <= most_rows and can_join(batch.cache))


def _take(waiting: deque[_Waiting], room: int) -> list[_Waiting]:
    """The next prompts that have at most so many rows together, but one at least."""
    taken = [waiting.popleft()]
    rows = len(taken[0][1])
    while waiting and rows + len(waiting[0][1]) <= room:
        taken.append(waiting.popleft())
        rows += len(taken[-1][1])
    return taken


def _positions(mask_RL: torch.Tensor) -> torch.Tensor:
    return (mask_RL.cumsum(1) - 1).clamp(min=0)


def _pad_left(tensor_RL: torch.Tensor, width: int) -> torch.Tensor:
    return torch.nn.functional.pad(tensor_RL, (width - tensor_RL.shape[1], 0))


def _without_padding(mask_RL: torch.Tensor) -> torch.Tensor:
    """From the first position on that a row reads."""
    first = int(mask_RL.any(dim=0).int().argmax())
    return mask_RL[:, first:]


def _padded(length: int) -> int:
    return -(-length // _WIDTH_STEP) * _WIDTH_STEP
