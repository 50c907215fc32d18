from collections.abc import Sequence
from itertools import combinations
from math import comb
from typing import Any

import numpy
import pytest
from hypothesis import given
from hypothesis import strategies as st

from lib.scoring.statistics import (
    LEAST_DATABASES,
    database_interval,
    interval_text,
    mcnemar_exact,
    paired_changes,
    paired_difference,
    pass_at_k,
    rate_keys,
    rate_text,
    rate_with_intervals,
    wilson_interval,
)


@pytest.mark.parametrize(
    ("successes", "n", "low", "high"),
    [
        (0, 10, 0.0, 0.27753),  # Agresti and Coull, 1998; also statsmodels' proportion_confint
        (5, 10, 0.23659, 0.76341),
        (10, 10, 0.72247, 1.0),
        (81, 263, 0.25530, 0.36621),
    ],
)
def test_wilson_equals_published_values(successes: int, n: int, low: float, high: float) -> None:
    assert wilson_interval(successes, n) == pytest.approx((low, high), abs=1e-4)


def test_wilson_interval_of_nothing_says_nothing() -> None:
    assert wilson_interval(0, 0) == (0.0, 1.0)


@given(st.integers(1, 8).flatmap(lambda n: st.tuples(st.just(n), st.integers(0, n))))
def test_pass_at_k_is_the_share_of_draws_with_a_correct_sample(counts: tuple[int, int]) -> None:
    n, correct = counts
    for k in range(1, n + 1):
        hits = sum(min(draw) < correct for draw in combinations(range(n), k))
        assert pass_at_k(n, correct, k) == pytest.approx(hits / comb(n, k))


@pytest.mark.parametrize(
    ("gained", "lost", "expected"),
    [(0, 0, 1.0), (5, 5, 1.0), (10, 0, 2 / 1024), (0, 10, 2 / 1024), (6, 1, 16 / 128)],
)
def test_mcnemar_is_the_two_sided_binomial_tail(gained: int, lost: int, expected: float) -> None:
    assert mcnemar_exact(gained, lost) == pytest.approx(expected)


def test_paired_difference_counts_and_brackets_the_change() -> None:
    first = [True] * 50 + [False] * 50
    second = [True] * 45 + [False] * 5 + [True] * 20 + [False] * 30
    difference = paired_difference(first, second, ["shop"] * 100)
    assert (difference.gained, difference.lost) == (20, 5)
    assert difference.difference == pytest.approx(0.15)
    assert 0.04 < difference.low < 0.08
    assert 0.22 < difference.high < 0.26
    assert difference.p_value == pytest.approx(mcnemar_exact(20, 5))


def test_changes_may_be_of_more_than_one_question() -> None:
    """As those of a gain are: one run gains a question that the other loses."""
    difference = paired_changes([2, 0, -1, 1, 0, 0], ["shop"] * 6)
    assert difference.difference == pytest.approx(2 / 6)
    assert (difference.gained, difference.lost) == (2, 1)
    assert difference.p_value == pytest.approx(mcnemar_exact(2, 1))
    assert difference.low < 2 / 6 < difference.high


def test_paired_difference_is_antisymmetric() -> None:
    first, second, databases = [True, False, False, True], [False, True, True, True], "abcd"
    there = paired_difference(first, second, databases)
    back = paired_difference(second, first, databases)
    assert there.difference == -back.difference
    assert there.p_value == back.p_value


@pytest.mark.parametrize(
    ("first", "second", "databases"),
    [([True], [], ["a"]), ([True], [True], []), ([True], [False, True], ["a"])],
)
def test_pairs_need_equal_questions(
    first: list[bool], second: list[bool], databases: list[str]
) -> None:
    with pytest.raises(ValueError, match="zip"):
        paired_difference(first, second, databases)


def test_runs_without_questions_have_no_difference() -> None:
    with pytest.raises(ValueError, match="no questions"):
        paired_difference([], [], [])


@pytest.mark.parametrize(
    ("sizes", "correct"),
    [
        ([10] * 8, [1, 9, 5, 5, 10, 0, 3, 7]),
        ([84, 2, 3, 40, 7, 1, 19, 30, 4], [80, 0, 1, 10, 7, 0, 19, 15, 4]),
        ([52] * 20, list(range(12, 52, 2))),
        ([1] * 30, [1, 0] * 15),
        ([5, 6, 7, 8, 9, 10, 11, 12], [5, 6, 7, 8, 9, 10, 11, 12]),
        ([5, 6, 7, 8, 9, 10, 11, 12], [0] * 8),
    ],
)
def test_database_intervals_are_the_bootstrap(sizes: Sequence[int], correct: Sequence[int]) -> None:
    drawn = numpy.random.default_rng(1).integers(len(sizes), size=(20_000, len(sizes)))
    rates = numpy.array(correct)[drawn].sum(1) / numpy.array(sizes)[drawn].sum(1)
    questions = [
        (f"db{number}", float(place < right), 1)
        for number, (size, right) in enumerate(zip(sizes, correct, strict=True))
        for place in range(size)
    ]
    expected = numpy.quantile(rates, [0.025, 0.975])
    assert database_interval(questions) == pytest.approx(expected, abs=0.015)
    assert database_interval(reversed(questions)) == database_interval(questions)


@pytest.mark.parametrize("databases", [0, 1, 4, LEAST_DATABASES - 1])
def test_under_eight_databases_there_is_no_interval_over_them(databases: int) -> None:
    questions = [(f"db{number % databases}", 1, 1) for number in range(100 * bool(databases))]
    assert database_interval(questions) is None
    unasked = [(f"without{number}", 0, 0) for number in range(20)]
    assert database_interval(questions + unasked) is None


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
