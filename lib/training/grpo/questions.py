"""The order in which a training asks its questions."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass

from lib.records import Example


@dataclass(frozen=True)
class QuestionStream:
    """All questions in an order drawn by seed, then all of them in another order, without end."""

    examples: Sequence[Example]
    seed: int

    def take(self, position: int, count: int) -> list[Example]:
        """`count` questions from `position` on: what is drawn depends on these alone."""
        return [self._at(index) for index in range(position, position + count)]

    def _at(self, position: int) -> Example:
        epoch, index = divmod(position, len(self.examples))
        order = list(range(len(self.examples)))
        random.Random(f"{self.seed}\0{epoch}").shuffle(order)
        return self.examples[order[index]]


def split_held_out(
    examples: Sequence[Example], count: int, seed: int
) -> tuple[list[Example], list[Example]]:
    """The examples that are trained on, and `count` others, drawn by seed; both in their order."""
    order = list(range(len(examples)))
    random.Random(seed).shuffle(order)
    held_out = set(order[:count])
    trained = [example for index, example in enumerate(examples) if index not in held_out]
    return trained, [examples[index] for index in sorted(held_out)]
