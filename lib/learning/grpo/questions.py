"""Questions to train on, chosen by how often the model's samples are right.

Where all samples of a question are right, or none is, its group of episodes has no variance, and
nothing is learnt. Mining has asked many questions several times, so their share of right samples is
known before training. (DAPO, Yu et al. 2025, arXiv 2503.14476, filters while it samples, as
`max_replaced_groups` does.)
"""

import random
from collections.abc import Iterable, Mapping, Sequence

from lib.base.records import Example, Trajectory

ENOUGH = 500
"""Questions. Where fewer have a pass rate within the limits, others are added that have none."""


def pass_rates(trajectories: Iterable[Trajectory]) -> dict[str, float]:
    """The share of right samples at the first turn, by example id; without samples there is none.

    A sample that is right by luck, on the original database alone, counts as wrong.
    """
    first_turns = ((each.example_id, each.turns[0].attempts) for each in trajectories if each.turns)
    return {
        id: sum(one.correct and not one.false_positive for one in samples) / len(samples)
        for id, samples in first_turns
    }


def learnable(
    examples: Sequence[Example],
    rates: Mapping[str, float],
    limits: tuple[float, float],
    seed: int,
) -> list[Example]:
    """The examples whose rate is within the limits, both included, in their order.

    Where there are fewer than `ENOUGH`, examples without a rate fill up to that, drawn by seed.
    """
    low, high = limits
    chosen = {one.id for one in examples if one.id in rates and low <= rates[one.id] <= high}
    unknown = [one.id for one in examples if one.id not in rates]
    random.Random(seed).shuffle(unknown)
    chosen |= set(unknown[: max(0, ENOUGH - len(chosen))])
    return [one for one in examples if one.id in chosen]
