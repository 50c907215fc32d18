"""Rows of a batch while they are written, what they keep to, and what is noted of them."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Literal, NamedTuple, Protocol

UNWANTED = -4.0
"""A log-probability: a token below it is written only because a rule forbade better ones."""

HasEnded = Callable[[Sequence[int]], bool]
"""Told the tokens of a completion, whether nothing more should be written."""


class Rule(Protocol):
    """What one completion keeps to while it is written."""

    def allows(self, tokens: Sequence[int], token: int) -> bool:
        """Whether the token may be written behind these."""
        ...

    def candidates(self, tokens: Sequence[int]) -> frozenset[int] | None:
        """What allowed words are usually written with behind these; None: it may be any token."""
        ...


class Step(NamedTuple):
    """One token as the model saw it: its log-probability, and those of the likeliest others."""

    log_probability: float
    others: dict[int, float]


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

    `rule`: None where any token may follow. `tokens` may hold a beginning, which is given and not
    written. `finish_reason`: "length" where it was not said to its end. `draft`: what the row may
    well come to, so that it is read at once and kept as far as it is right. `ways_of`: told the
    row once it is over or lost, beginnings that are written as well, from its states; they become
    its `ways`. `steps`, for a row with `ways_of`: one for each of its tokens and one for the end;
    for a row in a `contest` as well, but without others. `lost`: greedy decoding had to write an
    `UNWANTED` token. `stop`: see `GenerationRequest`.
    """

    source: random.Random
    rule: Rule | None = None
    tokens: list[int] = field(default_factory=list)
    finish_reason: Literal["stop", "length"] = "length"
    steps: list[Step] = field(default_factory=list)
    draft: tuple[int, ...] = ()
    ways_of: Callable[[Row], list[Row]] | None = None
    ways: list[Row] = field(default_factory=list)
    contest: Contest | None = None
    lost: bool = False
    stop: tuple[str, ...] = ()

    @property
    def log_probability(self) -> float:
        """Of the tokens that have a step."""
        return sum(step.log_probability for step in self.steps)
