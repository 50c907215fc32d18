"""Intervals and tests for rates: Wilson, pass@k, paired bootstrap, McNemar.

All rates here are fractions from 0 to 1. Nothing is random without a seed.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import NormalDist

_CONFIDENCE = 0.95
_Z = NormalDist().inv_cdf((1 + _CONFIDENCE) / 2)  # two-sided
_RESAMPLES = 10_000


def wilson_interval(successes: float, n: int) -> tuple[float, float]:
    """The 95% score interval of a binomial proportion (Wilson, 1927); (0.0, 1.0) where n is 0.

    `successes` may be a sum of n numbers from 0 to 1, such as pass@k per question: these vary at
    most as much as zeros and ones with the same mean, so the interval is then a little wide.
    Raises ValueError unless 0 <= successes <= n.
    """
    if not 0 <= successes <= n:
        raise ValueError(f"expected 0 <= successes <= n, found {successes} of {n}")
    if n == 0:
        return 0.0, 1.0
    rate = successes / n
    centre = rate + _Z * _Z / (2 * n)
    spread = _Z * math.sqrt(rate * (1 - rate) / n + _Z * _Z / (4 * n * n))
    scale = 1 + _Z * _Z / n
    low = 0.0 if successes == 0 else (centre - spread) / scale
    high = 1.0 if successes == n else (centre + spread) / scale
    return low, high


def pass_at_k(n: int, correct: int, k: int) -> float:
    """The unbiased estimate of pass@k from n samples (Chen et al., 2021): 1 - C(n-c,k)/C(n,k).

    Raises ValueError unless 0 <= correct <= n and 1 <= k <= n.
    """
    if not (0 <= correct <= n and 1 <= k <= n):
        raise ValueError(f"expected 0 <= c <= n and 1 <= k <= n, found n={n}, c={correct}, k={k}")
    return 1.0 - math.comb(n - correct, k) / math.comb(n, k)


@dataclass(frozen=True)
class PairedDifference:
    """How two runs differ on the same questions.

    `difference`: rate of the second run minus rate of the first, with the bootstrap interval
    [`low`, `high`]. `gained`: questions only the second run has right; `lost`: only the first.
    `p_value`: exact McNemar, two-sided.
    """

    difference: float
    low: float
    high: float
    gained: int
    lost: int
    p_value: float


def paired_difference(first: Sequence[bool], second: Sequence[bool], seed: int) -> PairedDifference:
    """Compare two runs question by question: `first[i]` and `second[i]` are the same question.

    The 95% interval is the percentile bootstrap over questions. A resample of the questions depends
    on nothing but how many of them are gained, lost and unchanged, so it is drawn as one
    multinomial.
    Raises ValueError where the runs differ in length or are empty.
    """
    if len(first) != len(second) or not first:
        raise ValueError(
            f"expected two runs on the same questions, found {len(first)} and {len(second)}"
        )
    import numpy  # here: it costs a tenth of a second that a reader of this module need not pay

    n = len(first)
    gained = sum(1 for a, b in zip(first, second, strict=True) if b and not a)
    lost = sum(1 for a, b in zip(first, second, strict=True) if a and not b)
    shares = [gained / n, lost / n, (n - gained - lost) / n]
    draws = numpy.random.default_rng(seed).multinomial(n, shares, size=_RESAMPLES)
    differences = (draws[:, 0] - draws[:, 1]) / n
    tail = (1 - _CONFIDENCE) / 2
    low, high = numpy.quantile(differences, [tail, 1 - tail])
    return PairedDifference(
        (gained - lost) / n, float(low), float(high), gained, lost, mcnemar_exact(gained, lost)
    )


def mcnemar_exact(gained: int, lost: int) -> float:
    """The two-sided p-value of McNemar's exact test on the discordant pairs; 1.0 with none."""
    discordant = gained + lost
    tail = sum(math.comb(discordant, i) for i in range(min(gained, lost) + 1))
    return min(1.0, 2 * tail / 2**discordant)
