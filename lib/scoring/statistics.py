"""Intervals and tests for rates: Wilson, bootstraps over questions and databases, McNemar, pass@k.

A rate is kept exact with its two intervals (`rate_with_intervals`) and rounded only where it is
printed (`rate_text`).
"""

import math
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from statistics import NormalDist
from typing import Any

_CONFIDENCE = 0.95
_Z = NormalDist().inv_cdf((1 + _CONFIDENCE) / 2)  # two-sided
_RESAMPLES = 10_000
_SEED = 13  # of every bootstrap, so that equal answers have equal intervals

LEAST_DATABASES = 8
"""Over fewer databases there is no interval: their resamples say too little."""

Count = tuple[str, float, float]
"""The database of a question, and what it adds to the numerator and the denominator of a rate."""


def wilson_interval(successes: float, n: int) -> tuple[float, float]:
    """The 95% score interval of a binomial proportion (Wilson, 1927); (0.0, 1.0) where n is 0.

    `successes` may be a sum of n numbers from 0 to 1, such as pass@k per question: these vary at
    most as much as zeros and ones with the same mean, so the interval is then a little wide.
    """
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
    """The unbiased estimate of pass@k from n samples (Chen et al., 2021): 1 - C(n-c,k)/C(n,k)."""
    return 1.0 - math.comb(n - correct, k) / math.comb(n, k)


def database_interval(counts: Iterable[Count]) -> tuple[float, float] | None:
    """The 95% interval of a rate over databases, whose questions are alike; None where there are
    fewer than `LEAST_DATABASES`.

    The interval is the percentile bootstrap of whole databases: the sum of the
    numerators over the sum of the denominators. Databases that add nothing to the denominator are
    left out.
    """
    totals: defaultdict[str, list[float]] = defaultdict(lambda: [0.0, 0.0])
    for database, part, whole in counts:
        totals[database][0] += part
        totals[database][1] += whole
    found = [(part, whole) for part, whole in totals.values() if whole]
    return _bootstrap(found) if len(found) >= LEAST_DATABASES else None


def _bootstrap(units: Iterable[tuple[float, float]]) -> tuple[float, float]:
    """The 95% percentile interval of sum(numerators) / sum(denominators) over resampled units.

    A resample depends on nothing but how often it has each kind of unit, so it is drawn as one
    multinomial over the different units. That makes it independent of the order of the units, too.
    """
    return _bootstrap_of_kinds(tuple(sorted(Counter(units).items())))


@lru_cache(maxsize=4096)  # many figures of a run are equal, such as its EX after the last two turns
def _bootstrap_of_kinds(kinds: tuple[tuple[tuple[float, float], int], ...]) -> tuple[float, float]:
    import numpy  # here: it costs a tenth of a second that a reader of this module need not pay

    n = sum(count for _, count in kinds)
    shares = [count / n for _, count in kinds]
    draws = numpy.random.default_rng(_SEED).multinomial(n, shares, size=_RESAMPLES)
    parts, wholes = numpy.array([unit for unit, _ in kinds], dtype=float).T
    tail = (1 - _CONFIDENCE) / 2
    low, high = numpy.quantile((draws @ parts) / (draws @ wholes), [tail, 1 - tail])
    return float(low), float(high)


@dataclass(frozen=True)
class PairedDifference:
    """How two runs differ on the same questions.

    `difference`: rate of the second run minus rate of the first, with the bootstrap intervals
    [`low`, `high`] over questions and [`low_databases`, `high_databases`] over databases; the
    latter are None where `database_interval` is. `gained`: questions only the second run has right;
    `lost`: only the first. `p_value`: exact McNemar, two-sided.
    """

    difference: float
    low: float
    high: float
    gained: int
    lost: int
    p_value: float
    low_databases: float | None = None
    high_databases: float | None = None


def paired_difference(
    first: Sequence[bool], second: Sequence[bool], databases: Sequence[str]
) -> PairedDifference:
    """Compare two runs question by question: `first[i]` and `second[i]` are the same question, on
    the database `databases[i]`.

    Raises ValueError where the three differ in length, or there are no questions.
    """
    return paired_changes([int(b) - int(a) for a, b in zip(first, second, strict=True)], databases)


def paired_changes(changes: Sequence[int], databases: Sequence[str]) -> PairedDifference:
    """The mean of what changed from one run to the other on each question; one database for each.

    `gained`, `lost`: questions whose change is above and below 0. With changes of 1, `p_value` is
    McNemar's; with others it is that of the sign test, which is the same on their signs. Raises
    ValueError where there are no questions.
    """
    if not changes:
        raise ValueError("the two runs have no questions, so there is no difference to compare")
    gained, lost = sum(each > 0 for each in changes), sum(each < 0 for each in changes)
    over_databases = database_interval(
        (database, change, 1) for database, change in zip(databases, changes, strict=True)
    )
    return PairedDifference(
        sum(changes) / len(changes),
        *_bootstrap((change, 1) for change in changes),
        gained,
        lost,
        mcnemar_exact(gained, lost),
        *(over_databases or (None, None)),
    )


def mcnemar_exact(gained: int, lost: int) -> float:
    """The two-sided p-value of McNemar's exact test on the discordant pairs; 1.0 with none."""
    discordant = gained + lost
    tail = sum(math.comb(discordant, i) for i in range(min(gained, lost) + 1))
    return min(1.0, 2 * tail / 2**discordant)


INTERVALS = (
    "Two 95% intervals stand beside a rate: the first over questions (Wilson), the second over "
    "databases (bootstrap of whole databases), since the questions on one database are alike. A "
    f"dash in place of the second: there are fewer than {LEAST_DATABASES} databases."
)
"""How to read a rate; every page of tables says it once."""

DIFFERENCES = (
    "Differences are paired, question by question, and have bootstrap intervals over questions and "
    "over databases; one is called significant where both exclude 0."
)
"""How to read a difference."""

NOTHING = "-"
"""Printed in place of a figure or an interval that there is none of."""


def rate_keys(name: str) -> tuple[str, str, str]:
    """The keys of a rate, of its interval over questions and of that over databases."""
    return name, f"{name}_ci", f"{name}_ci_databases"


def renamed(ours: str, figures: Mapping[str, Any], theirs: str) -> dict[str, Any]:
    """A rate and its intervals under another name."""
    return {
        key: figures[other] for key, other in zip(rate_keys(ours), rate_keys(theirs), strict=True)
    }


def rate_with_intervals(name: str, counts: Sequence[Count]) -> dict[str, Any]:
    """A rate and its intervals under `rate_keys`, in percent; None where it is of nothing.

    Wilson's interval is that of as many independent draws as there are counts.
    """
    whole = sum(count[2] for count in counts)
    if not whole:
        return dict.fromkeys(rate_keys(name))
    part, n = sum(count[1] for count in counts), len(counts)
    over_databases = database_interval(counts)
    figures = (
        100 * part / whole,
        _percent(wilson_interval(part * n / whole, n)),
        _percent(over_databases) if over_databases else None,
    )
    return dict(zip(rate_keys(name), figures, strict=True))


def rate_text(figures: Mapping[str, Any], name: str) -> str:
    """`67.9 [65.0, 70.7] [57.3, 78.7]`, a rate with both intervals; dashes for what is missing."""
    value, over_questions, over_databases = (figures.get(key) for key in rate_keys(name))
    if value is None or over_questions is None:
        return NOTHING
    intervals = (interval_text(ends) for ends in (over_questions, over_databases))
    return " ".join((f"{value:.1f}", *intervals))


def interval_text(ends: Sequence[float] | None, digits: int = 1, sign: str = "") -> str:
    """`[57.3, 78.7]`, with `sign` "+" in front of both ends; a dash where there is no interval."""
    if ends is None:
        return NOTHING
    low, high = (f"{end:{sign}.{digits}f}" for end in ends)
    return f"[{low}, {high}]"


def _percent(interval: tuple[float, float]) -> list[float]:
    return [100 * end for end in interval]
