"""A rate with its two intervals: how it is kept, exact, and how it is printed, rounded once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from lib.scoring.statistics import LEAST_DATABASES, Count, database_interval, wilson_interval

INTERVALS = (
    "Two 95% intervals stand beside a rate: the first over questions (Wilson), the second over "
    "databases (bootstrap of whole databases), since the questions on one database are alike. A "
    f"dash in place of the second: there are fewer than {LEAST_DATABASES} databases."
)
"""How to read a rate; every page of tables says it once."""

DIFFERENCES = (
    "Differences are paired, question by question, and have bootstrap intervals over questions and "
    "over databases; a gain is claimed where both exclude 0."
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


def rate_text(figures: Mapping[str, Any], name: str, digits: int = 1) -> str:
    """`67.9 [65.0, 70.7] [57.3, 78.7]`, a rate with both intervals; dashes for what is missing."""
    value, over_questions, over_databases = (figures.get(key) for key in rate_keys(name))
    if value is None or over_questions is None:
        return NOTHING
    intervals = (interval_text(ends, digits) for ends in (over_questions, over_databases))
    return " ".join((f"{value:.{digits}f}", *intervals))


def interval_text(ends: Sequence[float] | None, digits: int = 1, sign: str = "") -> str:
    """`[57.3, 78.7]`, with `sign` "+" in front of both ends; a dash where there is no interval."""
    if ends is None:
        return NOTHING
    low, high = (f"{end:{sign}.{digits}f}" for end in ends)
    return f"[{low}, {high}]"


def _percent(interval: tuple[float, float]) -> list[float]:
    return [100 * end for end in interval]
