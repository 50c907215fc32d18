import math
from dataclasses import replace

import pytest
import torch

from lib.base.params import GrpoLoss, Params
from lib.learning.grpo.update import token_losses, token_weights


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


@pytest.mark.parametrize("loss", ["grpo", "dapo", "dr_grpo"])
def test_where_nothing_is_trained_nothing_weighs(loss: GrpoLoss) -> None:
    assert token_weights([0, 0], 10, loss) == [0.0, 0.0]
    assert token_weights([], 10, loss) == []
