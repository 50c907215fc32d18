"""Rows of a batch while they are written, and the next token of each.

Array names carry their dimensions: R rows, V words, B blocks of words.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Literal, Protocol

import torch

_WORDS_A_BLOCK = 512


@dataclass
class Row:
    """One completion while it is written. `source` is the row's own, so neighbours don't matter.

    `stop`: see `GenerationRequest`. `tokens`: written so far, without the end token, which is
    `end_token` once it is written. `finish_reason`: "length" where it was not said to its end.
    `log_probabilities`: of the tokens and the end token; None: nobody asks. `on_token`: told after
    each token; where its answer is False, the row ends.
    """

    source: random.Random
    stop: tuple[str, ...] = ()
    tokens: list[int] = field(default_factory=list)
    finish_reason: Literal["stop", "length"] = "length"
    log_probabilities: list[float] | None = None
    end_token: int | None = None
    on_token: Callable[[], bool] | None = None


HasEnded = Callable[[Row], bool]
"""Told a row after every token but an end token, whether nothing more should be written."""


class Decoder(Protocol):
    """Writes the rows of prompts."""

    def expect(self, prompts: Sequence[Sequence[int]], anew: bool) -> None:
        """Note what these prompts share, before some are written. `anew`: forget all others."""
        ...

    def renew(self) -> None:
        """Forget what was read: the weights have changed, or somebody else has used the model."""
        ...

    def decode(
        self,
        prompts: Sequence[Sequence[int]],
        rows: Sequence[Sequence[Row]],
        temperature: float,
        max_new_tokens: int,
        most_rows: int,
        on_written: Callable[[int], object],
    ) -> None:
        """Write the rows of each prompt, about `most_rows` at a time.

        `on_written` is told the place of each prompt once all of its rows are written.
        """
        ...


def choose_tokens(logits_RV: torch.Tensor, temperature: float, rows: Sequence[Row]) -> list[int]:
    """The next token of each row: the likeliest at temperature 0, else one drawn.

    A draw inverts the cumulative distribution at one uniform number of the row's own source, so it
    depends on the other rows only through rounding in the logits. It is found block by block, since
    a running sum over all words costs as much as a layer of the model. Rows that want them are
    given the log-probabilities of their tokens.
    """
    chosen = _chosen(logits_RV, temperature, rows)
    if any(row.log_probabilities is not None for row in rows):
        scores_RV = logits_RV.float() / (temperature or 1.0)
        place_R1 = torch.tensor(chosen, device=scores_RV.device)[:, None]
        found_R = scores_RV.gather(1, place_R1)[:, 0] - scores_RV.logsumexp(dim=-1)
        for row, log_probability in zip(rows, found_R.tolist(), strict=True):
            if row.log_probabilities is not None:
                row.log_probabilities.append(log_probability)
    return chosen


def _chosen(logits_RV: torch.Tensor, temperature: float, rows: Sequence[Row]) -> list[int]:
    if temperature == 0:
        likeliest: list[int] = logits_RV.argmax(dim=-1).tolist()
        return likeliest
    scores_RV = logits_RV.float() / temperature
    weights_RV = scores_RV.sub_(scores_RV.amax(dim=-1, keepdim=True)).exp_()
    missing = -weights_RV.shape[1] % _WORDS_A_BLOCK
    weights_RBV = torch.nn.functional.pad(weights_RV, (0, missing)).unflatten(
        1, (-1, _WORDS_A_BLOCK)
    )
    sums_RB = weights_RBV.sum(-1).double().cumsum(-1)
    uniform_R = torch.tensor([row.source.random() for row in rows], dtype=torch.double)
    target_R1 = uniform_R.to(sums_RB.device)[:, None] * sums_RB[:, -1:]
    block_R1 = _first_above(sums_RB, target_R1)
    before_R1 = torch.where(block_R1 > 0, sums_RB.gather(1, (block_R1 - 1).clamp(min=0)), 0.0)
    inside_RV = weights_RBV[torch.arange(len(rows)), block_R1[:, 0]].double().cumsum(-1)
    word_R1 = _first_above(inside_RV, target_R1 - before_R1)
    drawn: list[int] = (block_R1 * _WORDS_A_BLOCK + word_R1)[:, 0].tolist()
    return drawn


def keep_token(row: Row, token: int, end_tokens: frozenset[int], has_ended: HasEnded) -> bool:
    """Write the token, unless it is an end token. Whether the row has come to its end."""
    if token not in end_tokens:
        row.tokens.append(token)
        if row.on_token is not None and not row.on_token():
            return True
        if not has_ended(row):
            return False
    else:
        row.end_token = token
    row.finish_reason = "stop"
    return True


def _first_above(sums: torch.Tensor, target: torch.Tensor) -> torch.Tensor:
    """The first place whose running sum is above the target; rounding never leads past the last
    place that has a weight.
    """
    return torch.searchsorted(
        sums, target.minimum(torch.nextafter(sums[:, -1:], sums[:, -1:] * 0)), right=True
    )
