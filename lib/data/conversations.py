"""Questions that belong to one conversation: drawn, cut into chunks and answered together."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby, zip_longest

from lib.records import Example


def conversations(examples: Iterable[Example]) -> Iterator[list[Example]]:
    """The questions of each conversation, in order; one that stands alone is a list of its own."""
    for _, turns in groupby(examples, lambda one: (one.conversation, one.conversation or one.id)):
        yield list(turns)


def rounds(examples: Iterable[Example]) -> Iterator[list[Example]]:
    """The first questions of all conversations, then the second ones, and so on.

    A question is in the round after that of the question before it in its conversation.
    """
    for turns in zip_longest(*conversations(examples)):
        yield [example for example in turns if example is not None]


def chunk_bounds(examples: Sequence[Example], size: int) -> list[int]:
    """Where chunks of `size` examples begin, and the number of all at the end.

    A chunk is longer where it would end within a conversation, and the next one begins after that.
    """
    bounds = [0]
    while bounds[-1] < len(examples):
        bound = min(bounds[-1] + size, len(examples))
        while bound < len(examples) and _goes_on(examples[bound - 1], examples[bound]):
            bound += 1
        bounds.append(bound)
    return bounds


def _goes_on(example: Example, following: Example) -> bool:
    return example.conversation is not None and example.conversation == following.conversation
