from __future__ import annotations

from itertools import combinations
from math import comb

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lib.scoring.statistics import mcnemar_exact, paired_difference, pass_at_k, wilson_interval


@pytest.mark.parametrize(
    ("successes", "n", "low", "high"),
    [
        (0, 10, 0.0, 0.27753),  # Agresti and Coull, 1998; also statsmodels' proportion_confint
        (5, 10, 0.23659, 0.76341),
        (10, 10, 0.72247, 1.0),
        (81, 263, 0.25530, 0.36621),
    ],
)
def test_wilson_interval_equals_published_values(
    successes: int, n: int, low: float, high: float
) -> None:
    assert wilson_interval(successes, n) == pytest.approx((low, high), abs=1e-4)


def test_wilson_interval_of_nothing_says_nothing() -> None:
    assert wilson_interval(0, 0) == (0.0, 1.0)


@given(st.integers(1, 500).flatmap(lambda n: st.tuples(st.integers(0, n), st.just(n))))
def test_wilson_interval_holds_the_rate_and_stays_within_bounds(counts: tuple[int, int]) -> None:
    successes, n = counts
    low, high = wilson_interval(successes, n)
    assert 0 <= low <= successes / n <= high <= 1


@pytest.mark.parametrize(("successes", "n"), [(-1, 3), (4, 3)])
def test_wilson_interval_rejects_impossible_counts(successes: int, n: int) -> None:
    with pytest.raises(ValueError, match="successes"):
        wilson_interval(successes, n)


@given(st.integers(1, 8).flatmap(lambda n: st.tuples(st.just(n), st.integers(0, n))))
def test_pass_at_k_is_the_share_of_draws_with_a_correct_sample(counts: tuple[int, int]) -> None:
    n, correct = counts
    for k in range(1, n + 1):
        lucky = sum(min(draw) < correct for draw in combinations(range(n), k))
        assert pass_at_k(n, correct, k) == pytest.approx(lucky / comb(n, k))


@pytest.mark.parametrize(("n", "correct", "k"), [(3, 4, 1), (3, 1, 4), (3, 1, 0)])
def test_pass_at_k_rejects_impossible_counts(n: int, correct: int, k: int) -> None:
    with pytest.raises(ValueError, match="expected"):
        pass_at_k(n, correct, k)


@pytest.mark.parametrize(
    ("gained", "lost", "expected"),
    [(0, 0, 1.0), (5, 5, 1.0), (10, 0, 2 / 1024), (0, 10, 2 / 1024), (6, 1, 16 / 128)],
)
def test_mcnemar_is_the_two_sided_binomial_tail(gained: int, lost: int, expected: float) -> None:
    assert mcnemar_exact(gained, lost) == pytest.approx(expected)


def test_paired_difference_counts_and_brackets_the_change() -> None:
    first = [True] * 50 + [False] * 50
    second = [True] * 45 + [False] * 5 + [True] * 20 + [False] * 30
    difference = paired_difference(first, second, seed=7)
    assert (difference.gained, difference.lost) == (20, 5)
    assert difference.difference == pytest.approx(0.15)
    assert 0.04 < difference.low < 0.08
    assert 0.22 < difference.high < 0.26
    assert difference.p_value == pytest.approx(mcnemar_exact(20, 5))


def test_paired_difference_depends_on_its_seed_alone() -> None:
    first, second = [True, False] * 40, [True] * 50 + [False] * 30
    assert paired_difference(first, second, seed=1) == paired_difference(first, second, seed=1)


def test_paired_difference_is_antisymmetric() -> None:
    first, second = [True, False, False, True], [False, True, True, True]
    there, back = paired_difference(first, second, 0), paired_difference(second, first, 0)
    assert there.difference == -back.difference
    assert there.p_value == back.p_value


@pytest.mark.parametrize(("first", "second"), [([True], []), ([], [])])
def test_paired_difference_needs_the_same_questions(first: list[bool], second: list[bool]) -> None:
    with pytest.raises(ValueError, match="same questions"):
        paired_difference(first, second, seed=0)
