"""Advantages: how much more an episode has earned than the others of its group.

Shao et al. 2024, "DeepSeekMath", arXiv 2402.03300, section 4.1.2: A_i = (r_i - mean(r)) / std(r).
Liu et al. 2025, "Understanding R1-Zero-Like Training", arXiv 2503.20783, leave the division out
(`dr_grpo`): it gives questions that are nearly always or nearly never answered more weight.
"""

from __future__ import annotations

import statistics
from collections.abc import Sequence

from lib.params import GrpoLoss

_LEAST_DEVIATION = 1e-4  # added to the deviation, as TRL does


def group_advantages(rewards: Sequence[float], loss: GrpoLoss) -> list[float]:
    """One advantage per episode of a group of at least two; std is the sample deviation."""
    mean = statistics.fmean(rewards)
    scale = 1.0 if loss == "dr_grpo" else statistics.stdev(rewards) + _LEAST_DEVIATION
    return [(reward - mean) / scale for reward in rewards]


def all_equal(rewards: Sequence[float]) -> bool:
    """Whether nothing can be learnt from a group: every advantage would be 0."""
    return len(set(rewards)) <= 1
