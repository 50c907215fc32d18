from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lib.db.perturb.values import Condition, jitter, matching, near


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        ("2014", {"2013", "2015", "2012", "2016", "1813", "2215"}),
        ("007", {"006", "008", "005", "009"}),
        ("-7", {"-6", "-8", "-5", "-9"}),
        ("2020-03-01", {"2020-02-29", "2020-03-02"}),
        ("2020-03-01 10:00", {"2020-02-29 10:00", "2020-03-02 10:00"}),
        ("", {""}),
        (None, {None}),
        (b"x", {b"x"}),
    ],
)
def test_what_is_near_a_constant(value: str | None, expected: set[str | None]) -> None:
    found = {near(Condition("c", value), random.Random(seed)) for seed in range(40)}
    assert found <= expected
    assert len(found) > 1 or len(expected) == 1


def test_near_text_holds_the_text_and_more() -> None:
    for text in ("France", "--55", "9" * 5_000):
        found = [near(Condition("c", text), random.Random(seed)) for seed in range(20)]
        assert all(text in str(value) and value != text for value in found)


def test_what_matches_a_pattern() -> None:
    pattern = Condition("c", "%a_c%", pattern=True)
    assert {matching(pattern, random.Random(seed)) for seed in range(30)} == {
        "aoc",
        "aaoca",
        " z aoc z ",
    }


@given(
    st.integers(-(10**6), 10**6) | st.integers(-(2**63), 2**63 - 1) | st.floats(-1e6, 1e6),
    st.integers(0, 100),
)
def test_a_moved_number_is_another_one_of_its_type(value: int | float, seed: int) -> None:
    moved = jitter(value, random.Random(seed))
    assert type(moved) is type(value)
    assert moved != value
    if isinstance(value, int) and isinstance(moved, int):
        assert (moved >= 0) == (value >= 0) or value == -1
        assert -(2**63) <= moved < 2**63


@pytest.mark.parametrize("value", [2**63 - 1, -(2**63)])
def test_a_moved_number_stays_one_that_sqlite_can_hold(value: int) -> None:
    found = [jitter(value, random.Random(seed)) for seed in range(40)]
    assert all(isinstance(v, int) and -(2**63) <= v < 2**63 and v != value for v in found)
