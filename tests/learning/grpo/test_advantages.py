import itertools
import math
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lib.base.params import RewardScale
from lib.learning.grpo.update import all_equal, group_advantages

_REWARDS = st.lists(st.floats(0, 2), min_size=2, max_size=16)


@pytest.mark.parametrize(
    ("groups", "scale", "expected"),
    [
        # mean 0.5, sample standard deviation sqrt((4 * 0.25) / 3) = 0.57735
        ([[1.0, 0.0, 1.0, 0.0]], "group", [[0.86588, -0.86588, 0.86588, -0.86588]]),
        ([[1.0, 0.0, 1.0, 0.0]], "batch", [[0.86588, -0.86588, 0.86588, -0.86588]]),
        ([[1.0, 0.0, 1.0, 0.0]], "none", [[0.5, -0.5, 0.5, -0.5]]),
        # mean 0.4, deviation sqrt((0.36 + 0.04 + 0.16) / 2) = 0.52915
        ([[1.0, 0.2, 0.0]], "group", [[1.13368, -0.37789, -0.75578]]),
        ([[0.3, 0.3]], "group", [[0.0, 0.0]]),
        # each group has its own mean; deviations 0.70711 and 0.07071
        ([[1.0, 0.0], [0.1, 0.0]], "group", [[0.70701, -0.70701], [0.70611, -0.70611]]),
        # of all four: mean 0.275, deviation sqrt((0.525625 + 2 * 0.075625 + 0.030625) / 3)
        ([[1.0, 0.0], [0.1, 0.0]], "batch", [[1.02938, -1.02938], [0.10294, -0.10294]]),
        ([[1.0, 0.0], [0.1, 0.0]], "none", [[0.5, -0.5], [0.05, -0.05]]),
    ],
)
def test_advantages_by_hand(
    groups: list[list[float]], scale: RewardScale, expected: list[list[float]]
) -> None:
    for found, by_hand in zip(group_advantages(groups, scale), expected, strict=True):
        assert found == pytest.approx(by_hand, abs=1e-5)


@given(st.lists(_REWARDS, max_size=4), st.sampled_from(get_args(RewardScale)))
def test_advantages_of_a_group_add_up_to_nothing_and_keep_its_order(
    groups: list[list[float]], scale: RewardScale
) -> None:
    for rewards, advantages in zip(groups, group_advantages(groups, scale), strict=True):
        assert math.fsum(advantages) == pytest.approx(0.0, abs=1e-6)
        order = sorted(range(len(rewards)), key=lambda place: rewards[place])
        assert all(advantages[a] <= advantages[b] for a, b in itertools.pairwise(order))


@pytest.mark.parametrize(
    ("rewards", "equal"), [([0.2, 0.2], True), ([0.2, 0.3], False), ([], True)]
)
def test_a_group_whose_rewards_are_equal_teaches_nothing(rewards: list[float], equal: bool) -> None:
    assert all_equal(rewards) is equal
