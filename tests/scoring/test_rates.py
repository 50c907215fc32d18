"""Rates are kept exact, with two intervals, and rounded once."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lib.scoring.statistics import (
    LEAST_DATABASES,
    interval_text,
    rate_keys,
    rate_text,
    rate_with_intervals,
    wilson_interval,
)


@given(st.lists(st.tuples(st.sampled_from("abcdefghijkl"), st.booleans()), max_size=60))
def test_a_rate_is_exact(hits: list[tuple[str, bool]]) -> None:
    found = rate_with_intervals("ex", [(database, hit, 1) for database, hit in hits])
    rate, over_questions, over_databases = (found[key] for key in rate_keys("ex"))
    if not hits:
        assert (rate, over_questions, over_databases) == (None, None, None)
        return
    correct, n = sum(hit for _, hit in hits), len(hits)
    assert rate == 100 * correct / n
    assert over_questions == [100 * end for end in wilson_interval(correct, n)]
    databases = {database for database, _ in hits}
    assert (over_databases is None) == (len(databases) < LEAST_DATABASES)


@pytest.mark.parametrize(
    ("figures", "printed"),
    [
        ({"ex": 67.94, "ex_ci": [65.04, 70.72], "ex_ci_databases": [57.26, 78.71]},
         "67.9 [65.0, 70.7] [57.3, 78.7]"),
        ({"ex": 25.0, "ex_ci": [13.2524, 42.12], "ex_ci_databases": None}, "25.0 [13.3, 42.1] -"),
        ({"ex": 25.0, "ex_ci": [13.25, 42.12]}, "25.0 [13.2, 42.1] -"),  # kept before
        ({"ex": None, "ex_ci": None, "ex_ci_databases": None}, "-"),
        ({}, "-"),
    ],
)  # fmt: skip
def test_both_intervals_are_printed(figures: dict[str, Any], printed: str) -> None:
    assert rate_text(figures, "ex") == printed


@pytest.mark.parametrize(
    ("ends", "sign", "printed"),
    [
        ((-1.25001, 3.0), "+", "[-1.3, +3.0]"),
        ((0.0, 0.04), "+", "[+0.0, +0.0]"),
        ((57.26, 100.0), "", "[57.3, 100.0]"),
        ((-0.04, 2.0), "+", "[-0.0, +2.0]"),
        (None, "+", "-"),
    ],
)
def test_an_interval_is_two_ends_or_a_dash(
    ends: tuple[float, float] | None, sign: str, printed: str
) -> None:
    assert interval_text(ends, sign=sign) == printed
