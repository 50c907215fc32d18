"""The prefixes that prompts share, as a tree.

In sorted order, prompts with a common prefix are neighbours. A prefix of some of them that is
longer than the prefix of all has that one as its parent.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

SHORTEST_SEGMENT = 32
"""The fewest tokens that a prefix must add to its parent; fewer are read again for each prompt."""


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

    New prefixes extend the longest of the `known` ones, from earlier prompts, that a prompt begins
    with. A prefix is always shorter than its prompts: the last token of a prompt is read separately
    since the logits after it are needed.
    """
    groups: dict[Prefix | None, list[int]] = {}
    for index, prompt in enumerate(prompts):
        shorter = (prefix for prefix in known if len(prefix.tokens) < len(prompt))
        fitting = [one for one in shorter if tuple(prompt[: len(one.tokens)]) == one.tokens]
        groups.setdefault(max(fitting, key=lambda one: len(one.tokens), default=None), []).append(
            index
        )
    prefix_of: list[Prefix | None] = [None] * len(prompts)
    for parent, indices in groups.items():
        _assign(
            prompts, sorted(indices, key=lambda index: tuple(prompts[index])), parent, prefix_of
        )
    return prefix_of


def _assign(
    prompts: Sequence[Sequence[int]],
    order: list[int],
    parent: Prefix | None,
    prefix_of: list[Prefix | None],
) -> None:
    """Give each prompt its prefix. `order`: sorted prompts that all begin with `parent`."""
    common = [
        min(common_length(prompts[a], prompts[b]), len(prompts[a]) - 1, len(prompts[b]) - 1)
        for a, b in pairwise(order)
    ]
    pending = [(0, len(order), parent)]
    while pending:
        start, stop, parent = pending.pop()
        least = (len(parent.tokens) if parent else 0) + SHORTEST_SEGMENT
        for first, last in _runs(common, start, stop, least):
            if last - first == 1:
                prefix_of[order[first]] = parent
                continue
            shared = min(common[first : last - 1])
            prefix = Prefix(tuple(prompts[order[first]][:shared]), parent)
            pending.append((first, last, prefix))


def _runs(common: list[int], start: int, stop: int, least: int) -> list[tuple[int, int]]:
    """Cut a range of sorted prompts where neighbours share fewer than `least` tokens."""
    cuts = [index + 1 for index in range(start, stop - 1) if common[index] < least]
    return list(pairwise([start, *cuts, stop])) if stop > start else []


def common_length(first: Sequence[int], second: Sequence[int]) -> int:
    """How many tokens two sequences have in common at their beginning."""
    shorter = min(len(first), len(second))
    return next((index for index in range(shorter) if first[index] != second[index]), shorter)
