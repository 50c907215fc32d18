"""Batched decoding on the KV cache: left-padded prompts, rows that leave when they are finished.

Others begin in their places (continuous batching), since a step costs nearly as much for one row as
for ten and there is always one that does not come to an end.

Array names carry their dimensions: R rows that are still written, L cached positions, V words.
"""

from __future__ import annotations

import math
import random
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Literal, NamedTuple, Protocol

import torch

from lib.generation.hf_cache import can_join, growing_cache, joined_cache

_WIDTH_STEP = 32  # prompts are padded to multiples of this: oneDNN keeps one kernel per shape

_FEW, _MANY = 8, 128
"""How many of the likeliest tokens are tried at once; then all candidates, or so many of any."""

_DRAWS = 4
"""How many tokens are drawn before the likeliest that is allowed is taken."""

_DEAD_END = -1
"""Stands for a token where a rule allows none, so that the completion cannot go on."""

_OTHERS = 8
"""How many tokens beside the written one a step of a watched row remembers."""

_CACHED_CANDIDATES = 256

HasEnded = Callable[[Sequence[int]], bool]
"""Told the tokens of a completion, whether nothing more should be written."""


class Rule(Protocol):
    """What one completion keeps to while it is written."""

    def allows(self, tokens: Sequence[int], token: int) -> bool:
        """Whether the token may be written behind these."""
        ...

    def candidates(self, tokens: Sequence[int]) -> frozenset[int] | None:
        """All that can be allowed behind these, and perhaps more; None: it may be any token."""
        ...


class Step(NamedTuple):
    """One token as the model saw it: its log-probability, and those of the likeliest others."""

    log_probability: float
    others: dict[int, float]


class Draft(NamedTuple):
    """What a row may well come to, so that it is read at once and kept as far as it is right.

    `ways_of`: told a row that came to just this, beginnings that are written instead.
    """

    tokens: tuple[int, ...]
    ways_of: Callable[[Row], list[Row]]


@dataclass
class Contest:
    """Rows of which only the likeliest is wanted that has ended and `counts`.

    A row gets no likelier while it is written, so it is given up once another one is ahead of it.
    """

    counts: Callable[[Row], bool]
    best: float = -math.inf

    def enter(self, row: Row) -> None:
        """Compare the row, which has ended, with those before."""
        if row.log_probability > self.best and self.counts(row):
            self.best = row.log_probability

    def is_lost(self, row: Row) -> bool:
        """Whether the row is behind, so that it need not be written on."""
        return row.log_probability < self.best


@dataclass
class Row:
    """One completion while it is written. `source` is the row's own, so neighbours don't matter.

    `finish_reason`: "length" where it was not said to its end. `rule`: None where any token may
    follow. `tokens` may hold a beginning, which is given and not written. `steps`, for a `watched`
    row: one for each of its tokens, given ones included if the caller has them, and one for the
    end; for a row in a `contest` as well, but without the others of those that are written. `ways`:
    those of its draft, where it came to it.
    """

    source: random.Random
    rule: Rule | None = None
    tokens: list[int] = field(default_factory=list)
    finish_reason: Literal["stop", "length"] = "length"
    watched: bool = False
    steps: list[Step] = field(default_factory=list)
    draft: Draft | None = None
    ways: list[Row] = field(default_factory=list)
    contest: Contest | None = None

    @property
    def log_probability(self) -> float:
        """Of the tokens that have a step."""
        return sum(step.log_probability for step in self.steps)


@dataclass
class _Batch:
    """The rows that are still written, and what the model needs to write on."""

    rows: list[Row]
    cache: Any
    mask_RL: torch.Tensor
    positions_R: torch.Tensor
    logits_RV: torch.Tensor

    def of(self, live: list[int]) -> _Batch | None:
        """These rows alone; None where there are none.

        The last rows fill the places of those that leave, so that few rows have to be moved.
        """
        if len(live) in (0, len(self.rows)):
            return self if live else None
        staying = set(live)
        fillers = [index for index in reversed(live) if index >= len(live)]
        indices = [i if i in staying else fillers.pop() for i in range(len(live))]
        self.rows = [self.rows[index] for index in indices]
        self.select(indices)
        return self

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
                batch = batch.of(self._write(batch, limits))

    def _begin(
        self, group: Sequence[tuple[Sequence[int], list[Row]]], limits: _Limits
    ) -> _Batch | None:
        """The rows behind their prompts that go on: their last token is to be fed."""
        prompts, rows = zip(*group, strict=True)
        batch = self._prefill(prompts, rows, limits.max_new_tokens)
        longest = limits.max_new_tokens - 1
        drafts = [row.draft.tokens[:longest] if row.draft else () for row in batch.rows]
        if any(drafts):
            live = self._write_drafts(batch, drafts, limits)
        else:
            live = self._write(batch, limits)
        return batch.of(live)

    def _write(self, batch: _Batch, limits: _Limits) -> list[int]:
        """One token more of each row. Returns those that go on: their last token is to be fed."""
        tokens = _choose(batch.logits_RV, limits.temperature, batch.rows)
        _watch(batch.logits_RV, batch.rows, tokens)
        open_rows = [
            (index, row)
            for index, (row, token) in enumerate(zip(batch.rows, tokens, strict=True))
            if not self._finishes(row, token) and len(row.tokens) < limits.max_new_tokens
        ]
        return [index for index, row in open_rows if not (row.contest and row.contest.is_lost(row))]

    def _write_drafts(
        self, batch: _Batch, drafts: Sequence[tuple[int, ...]], limits: _Limits
    ) -> list[int]:
        """Each row as far as it keeps to its draft, and one token more; returned as by `_write`.

        All drafts are read at once. The cache holds their states, so what is written instead of a
        draft, be it the row itself or the `ways` of a row that came to the draft's end, goes on
        from any place in it: the states behind that place are masked.
        """
        before_RV, begin_R = batch.logits_RV, batch.positions_R
        given = [len(row.tokens) for row in batch.rows]
        logits_RTV = self._advance(batch, drafts)
        rows: list[Row] = []
        places = []
        for place, (row, draft) in enumerate(zip(batch.rows, drafts, strict=True)):
            behind_TV = logits_RTV[place, logits_RTV.shape[1] - len(draft) :]
            logits_TV = torch.cat([before_RV[place : place + 1], behind_TV])
            token = _follow_draft(row, draft, logits_TV, limits.temperature)
            came_to_draft = row.draft is not None and tuple(row.tokens) == row.draft.tokens
            going_on = [row]
            if self._finishes(row, token):
                row.ways = row.draft.ways_of(row) if row.draft and came_to_draft else []
                going_on = [
                    way for way in row.ways if not self._is_over(way, limits.max_new_tokens)
                ]
            going_on = [row for row in going_on if len(row.tokens) < limits.max_new_tokens]
            rows += going_on
            places += [place] * len(going_on)
        if not rows:
            return []
        batch.rows = rows
        batch.select(places)
        end = batch.mask_RL.shape[1]
        for index, (row, place) in enumerate(zip(rows, places, strict=True)):
            kept = len(row.tokens) - given[place] - 1  # the last one is to be fed
            batch.mask_RL[index, end - len(drafts[place]) + kept :] = 0
            batch.positions_R[index] = begin_R[place] + kept
        return list(range(len(rows)))

    def _is_over(self, row: Row, max_new_tokens: int) -> bool:
        """Whether a row ends with what it begins with."""
        ended = bool(row.tokens) and self._finishes(row, row.tokens.pop())
        return ended or len(row.tokens) >= max_new_tokens

    def _finishes(self, row: Row, token: int) -> bool:
        if token == _DEAD_END:
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
        given = max(len(row.draft.tokens if row.draft else row.tokens) for row in rows)
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


def _choose(
    logits_RV: torch.Tensor, temperature: float, rows: list[Row], drawn: list[int] | None = None
) -> list[int]:
    """The next token of each row: the likeliest at temperature 0, else one drawn.

    Where the row has a rule, tokens that it forbids are passed over; `_DEAD_END`: all are. `drawn`:
    what would be chosen without rules, where the caller has it.
    """
    chosen = drawn or _draw(logits_RV, temperature, rows)
    for index, row in enumerate(rows):
        if row.rule and not row.rule.allows(row.tokens, chosen[index]):
            chosen[index] = _choose_allowed(logits_RV[index], temperature, row, chosen[index])
    return chosen


def _choose_allowed(logits_V: torch.Tensor, temperature: float, row: Row, forbidden: int) -> int:
    """Another token, which the row's rule allows."""
    assert row.rule
    candidates = row.rule.candidates(row.tokens)
    if candidates is not None and not candidates:
        return _DEAD_END
    if candidates is not None:
        others_V = torch.ones_like(logits_V, dtype=torch.bool)
        others_V[_indices(candidates, logits_V.device)] = False
        logits_V = logits_V.masked_fill(others_V, -math.inf)
    if temperature > 0:
        probabilities_V = _probabilities(logits_V, temperature)
        token = forbidden
        for _ in range(_DRAWS):
            probabilities_V[token] = 0.0
            [token] = _draw_from(probabilities_V[None], [row])
            if row.rule.allows(row.tokens, token):
                return token
    count = min(_MANY, len(logits_V)) if candidates is None else len(candidates)
    tried = 0
    for few in (_FEW, count):
        likeliest = logits_V.topk(min(few, count)).indices.tolist()
        for token in likeliest[tried:]:
            if token != forbidden and row.rule.allows(row.tokens, token):
                return token
        tried = len(likeliest)
    return _DEAD_END


def _follow_draft(
    row: Row, draft: Sequence[int], logits_TV: torch.Tensor, temperature: float
) -> int:
    """Write the row as far as it keeps to the draft; returns the token that is next then.

    `logits_TV`: before the draft and behind each of its tokens.
    """
    likeliest = logits_TV.argmax(dim=-1).tolist() if temperature == 0 else None
    written = []
    for place, expected in enumerate((*draft, None)):
        drawn = likeliest[place : place + 1] if likeliest else None
        [token] = _choose(logits_TV[place : place + 1], temperature, [row], drawn)
        written.append(token)
        if token != expected:
            break
        row.tokens.append(token)
    _watch(logits_TV[: len(written)], [row] * len(written), written)
    return token


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


@lru_cache(_CACHED_CANDIDATES)
def _indices(candidates: frozenset[int], device: torch.device) -> torch.Tensor:
    return torch.tensor(sorted(candidates), device=device)


def _watch(logits_RV: torch.Tensor, rows: list[Row], tokens: list[int]) -> None:
    """Note what the model thought of the tokens, and for the watched rows of others as well."""
    noted = [index for index, row in enumerate(rows) if row.watched or row.contest]
    if not noted:
        return
    logits_NV = logits_RV[noted].float()
    norms_N = logits_NV.logsumexp(dim=-1)
    written = torch.tensor([tokens[index] for index in noted], device=logits_NV.device)
    own_N = logits_NV.gather(1, written.clamp(min=0)[:, None])[:, 0] - norms_N
    others = _likeliest(logits_NV, norms_N, [n for n, i in enumerate(noted) if rows[i].watched])
    for place, (index, score) in enumerate(zip(noted, own_N.tolist(), strict=True)):
        found = others.get(place, {})
        if tokens[index] == _DEAD_END:
            rows[index].steps.append(Step(-math.inf, {}))
            continue
        found.pop(tokens[index], None)
        rows[index].steps.append(Step(score, found))


def _likeliest(
    logits_NV: torch.Tensor, norms_N: torch.Tensor, places: list[int]
) -> dict[int, dict[int, float]]:
    """The likeliest tokens of these rows with their log-probabilities."""
    if not places:
        return {}
    found = logits_NV[places].topk(min(_OTHERS + 1, logits_NV.shape[1]))
    scores = (found.values - norms_N[places, None]).tolist()
    return {
        place: dict(zip(tokens, scores_of, strict=True))
        for place, tokens, scores_of in zip(places, found.indices.tolist(), scores, strict=True)
    }


def _draw(logits_RV: torch.Tensor, temperature: float, rows: list[Row]) -> list[int]:
    if temperature == 0:
        greedy: list[int] = logits_RV.argmax(dim=-1).tolist()
        return greedy
    return _draw_from(_probabilities(logits_RV, temperature), rows)


def _probabilities(logits_RV: torch.Tensor, temperature: float) -> torch.Tensor:
    return (logits_RV.double() / temperature).softmax(dim=-1)


def _draw_from(probabilities_RV: torch.Tensor, rows: list[Row]) -> list[int]:
    """A draw inverts the cumulative distribution at one uniform number of the row's own source.

    So it depends on the other rows only through rounding in the logits.
    """
    cumulative_RV = probabilities_RV.cumsum(dim=-1)
    uniform_R1 = torch.tensor([[row.source.random()] for row in rows], dtype=torch.double)
    threshold_R1 = uniform_R1.to(cumulative_RV.device) * cumulative_RV[:, -1:]
    drawn = torch.searchsorted(cumulative_RV, threshold_R1, right=True)
    tokens: list[int] = drawn[:, 0].clamp(max=cumulative_RV.shape[-1] - 1).tolist()
    return tokens


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
