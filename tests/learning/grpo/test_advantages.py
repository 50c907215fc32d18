from __future__ import annotations

import itertools
import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lib.base.params import GrpoLoss
from lib.learning.grpo.update import all_equal, group_advantages

_REWARDS = st.lists(st.floats(0, 2), min_size=2, max_size=16)


@pytest.mark.parametrize(
    ("rewards", "loss", "expected"),
    [
        # mean 0.5, sample standard deviation sqrt((4 * 0.25) / 3) = 0.57735
        ([1.0, 0.0, 1.0, 0.0], "grpo", [0.86588, -0.86588, 0.86588, -0.86588]),
        ([1.0, 0.0, 1.0, 0.0], "dapo", [0.86588, -0.86588, 0.86588, -0.86588]),
        ([1.0, 0.0, 1.0, 0.0], "dr_grpo", [0.5, -0.5, 0.5, -0.5]),
        # mean 0.4, deviation sqrt((0.36 + 0.04 + 0.16) / 2) = 0.52915
        ([1.0, 0.2, 0.0], "grpo", [1.13368, -0.37789, -0.75578]),
        ([0.3, 0.3], "grpo", [0.0, 0.0]),
    ],
)
def test_advantages_by_hand(rewards: list[float], loss: GrpoLoss, expected: list[float]) -> None:
    assert group_advantages(rewards, loss) == pytest.approx(expected, abs=1e-5)


@given(_REWARDS, st.sampled_from(["grpo", "dapo", "dr_grpo"]))
def test_advantages_of_a_group_add_up_to_nothing_and_keep_its_order(
    rewards: list[float], loss: GrpoLoss
) -> None:
    advantages = group_advantages(rewards, loss)
    assert math.fsum(advantages) == pytest.approx(0.0, abs=1e-6)
    order = sorted(range(len(rewards)), key=lambda place: rewards[place])
    assert all(advantages[a] <= advantages[b] for a, b in itertools.pairwise(order))


@pytest.mark.parametrize(
    ("rewards", "equal"), [([0.2, 0.2], True), ([0.2, 0.3], False), ([], True)]
)
def test_a_group_whose_rewards_are_equal_teaches_nothing(rewards: list[float], equal: bool) -> None:
    assert all_equal(rewards) is equal
