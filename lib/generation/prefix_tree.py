"""Find the token prefixes that several prompts share, so that each is read once.

The prompts of one database begin with the same schema, and all of a chat with the same system
message. In sorted order, prompts with a common prefix are neighbours; the prefixes form a tree.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

_SHORTEST_SEGMENT = 32
"""Tokens that a prefix must be longer than the one it goes on from; fewer are read again."""


@dataclass(eq=False)
class Prefix:
    """Tokens that several prompts begin with. `parent`: a shorter prefix of them, read before."""

    tokens: tuple[int, ...]
    parent: Prefix | None = None

    @property
    def start(self) -> int:
        """How many of the tokens the parent has."""
        return len(self.parent.tokens) if self.parent else 0

    @property
    def segments(self) -> tuple[tuple[int, ...], ...]:
        """The tokens in the parts that are read one after another."""
        before = self.parent.segments if self.parent else ()
        return (*before, self.tokens[self.start :])


def plan_prefixes(
    prompts: Sequence[Sequence[int]], known: Sequence[Prefix] = ()
) -> list[Prefix | None]:
    """The longest useful shared prefix of each prompt; None where it shares none.

    Of the `known` prefixes, which earlier prompts had, the longest that fits is gone on from. A
    prefix is always shorter than its prompts: the last token of a prompt is read for itself, since
    the logits after it are needed.
    """
    groups: dict[Prefix | None, list[int]] = {}
    for place, prompt in enumerate(prompts):
        fitting = [prefix for prefix in known if _begins_with(prompt, prefix.tokens)]
        groups.setdefault(max(fitting, key=lambda one: len(one.tokens), default=None), []).append(
            place
        )
    prefix_of: list[Prefix | None] = [None] * len(prompts)
    for parent, places in groups.items():
        _assign(prompts, sorted(places, key=lambda place: tuple(prompts[place])), parent, prefix_of)
    return prefix_of


def _begins_with(prompt: Sequence[int], prefix: tuple[int, ...]) -> bool:
    return len(prefix) < len(prompt) and tuple(prompt[: len(prefix)]) == prefix


def _assign(
    prompts: Sequence[Sequence[int]],
    order: list[int],
    parent: Prefix | None,
    prefix_of: list[Prefix | None],
) -> None:
    """Give each prompt its prefix. `order`: sorted prompts that all begin with `parent`."""
    common = [
        min(_common_length(prompts[a], prompts[b]), len(prompts[a]) - 1, len(prompts[b]) - 1)
        for a, b in pairwise(order)
    ]
    pending = [(0, len(order), parent)]
    while pending:
        start, stop, parent = pending.pop()
        least = (len(parent.tokens) if parent else 0) + _SHORTEST_SEGMENT
        for first, last in _runs(common, start, stop, least):
            if last - first == 1:
                prefix_of[order[first]] = parent
                continue
            shared = min(common[first : last - 1])
            prefix = Prefix(tuple(prompts[order[first]][:shared]), parent)
            pending.append((first, last, prefix))


def _runs(common: list[int], start: int, stop: int, least: int) -> list[tuple[int, int]]:
    """Cut a range of sorted prompts where neighbours share fewer than `least` tokens."""
    cuts = [place + 1 for place in range(start, stop - 1) if common[place] < least]
    return list(pairwise([start, *cuts, stop])) if stop > start else []


def _common_length(first: Sequence[int], second: Sequence[int]) -> int:
    shorter = min(len(first), len(second))
    return next((place for place in range(shorter) if first[place] != second[place]), shorter)
