"""The order in which a training asks its questions."""

from __future__ import annotations

import random
from collections.abc import Sequence

from lib.records import Example


class QuestionStream:
    """All questions in an order drawn by seed, then all of them in another order, without end."""

    def __init__(self, examples: Sequence[Example], seed: int) -> None:
        self._examples = examples
        self._seed = seed

    def take(self, position: int, count: int) -> list[Example]:
        """`count` questions from `position` on: what is drawn depends on these alone."""
        return [self._at(place) for place in range(position, position + count)]

    def _at(self, position: int) -> Example:
        epoch, place = divmod(position, len(self._examples))
        order = list(range(len(self._examples)))
        random.Random(f"{self._seed}\0{epoch}").shuffle(order)
        return self._examples[order[place]]


def split_held_out(
    examples: Sequence[Example], count: int, seed: int
) -> tuple[list[Example], list[Example]]:
    """The examples that are trained on, and `count` others, drawn by seed; both in their order."""
    places = list(range(len(examples)))
    random.Random(seed).shuffle(places)
    held_out = set(places[:count])
    trained = [example for place, example in enumerate(examples) if place not in held_out]
    return trained, [examples[place] for place in sorted(held_out)]
