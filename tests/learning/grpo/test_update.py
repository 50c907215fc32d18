"""Advantages and losses of an update, by hand."""

import itertools
import math
from dataclasses import replace
from typing import get_args

import pytest
import torch
from hypothesis import given
from hypothesis import strategies as st

from lib.base.params import GrpoLoss, Params, RewardScale
from lib.learning.grpo.update import group_advantages, token_losses, token_weights


def _losses(params: Params, policy: float, sampled: float, reference: float, advantage: float):
    values = (torch.tensor([value]) for value in (policy, sampled, reference, advantage))
    return token_losses(*values, params.grpo)


@pytest.mark.parametrize(
    ("ratio", "advantage", "expected", "clipped"),
    [
        (1.0, 2.0, -2.0, 0.0),
        (1.1, 2.0, -2.2, 0.0),
        (1.5, 2.0, -2.0 * 1.28, 1.0),  # making it even likelier gains nothing
        (1.5, -2.0, 3.0, 0.0),
        (0.5, 2.0, -1.0, 0.0),
        (0.5, -2.0, 2.0 * 0.8, 1.0),
    ],
)
def test_the_clipped_loss_by_hand(
    params: Params, ratio: float, advantage: float, expected: float, clipped: float
) -> None:
    grpo = replace(params.grpo, kl=0.0, clip_low=0.2, clip_high=0.28)
    grown = math.log(ratio) - 1.0
    loss_T, _, clipped_T = _losses(replace(params, grpo=grpo), grown, -1.0, -1.0, advantage)
    assert loss_T.item() == pytest.approx(expected, abs=1e-5)
    assert clipped_T.item() == clipped


def test_the_divergence_by_hand(params: Params) -> None:
    grpo = replace(params.grpo, kl=0.5)
    now, start = math.log(0.4), math.log(0.2)
    loss_T, kl_T, _ = _losses(replace(params, grpo=grpo), now, now, start, 0.0)
    k3 = 0.5 - math.log(0.5) - 1  # p'/p = 0.5
    assert kl_T.item() == pytest.approx(k3, abs=1e-6)
    assert loss_T.item() == pytest.approx(0.5 * k3, abs=1e-6)


def test_the_divergence_is_estimated_without_bias(params: Params) -> None:
    policy, start = torch.tensor([0.5, 0.3, 0.2]), torch.tensor([0.2, 0.2, 0.6])
    _, kl_T, _ = token_losses(policy.log(), policy.log(), start.log(), torch.zeros(3), params.grpo)
    exact = (policy * (policy / start).log()).sum()
    torch.testing.assert_close((policy * kl_T).sum(), exact)


@pytest.mark.parametrize(
    ("loss", "expected"),
    [
        # three episodes with 2, 0 and 4 trained tokens; the second teaches nothing
        ("grpo", [1 / (2 * 2), 0.0, 1 / (2 * 4)]),
        ("dapo", [1 / 6, 1 / 6, 1 / 6]),
        ("dr_grpo", [1 / (2 * 10), 1 / (2 * 10), 1 / (2 * 10)]),
    ],
)
def test_the_weight_of_a_token_by_hand(loss: GrpoLoss, expected: list[float]) -> None:
    assert token_weights([2, 0, 4], 10, loss) == pytest.approx(expected)
    assert token_weights([0, 0], 10, loss) == [0.0, 0.0]
    assert token_weights([], 10, loss) == []


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
