"""Shares of the data, and optimisers that several processes have together."""

from pathlib import Path
from types import SimpleNamespace
from unittest import mock

import pytest
import torch
from hypothesis import given
from hypothesis import strategies as st

from lib.learning.training.data_parallel import (
    ReplicatedOptimizer,
    ZeroOptimizer,
    own_share,
)

_STATE = "lib.learning.training.data_parallel.PartialState"


def _shares(items: list[int], processes: int) -> list[list[int]]:
    shares = []
    for rank in range(processes):
        state = SimpleNamespace(process_index=rank, num_processes=processes)
        with mock.patch(_STATE, lambda state=state: state):
            shares.append(list(own_share(items)))
    return shares


@given(items=st.lists(st.integers(), max_size=40), processes=st.integers(1, 9))
def test_every_item_is_in_one_share_in_order_and_shares_are_even(
    items: list[int], processes: int
) -> None:
    shares = _shares(items, processes)
    assert [item for share in shares for item in share] == items
    assert max(map(len, shares)) - min(map(len, shares)) <= 1


Optimizer = ReplicatedOptimizer | ZeroOptimizer


def _steps(optimizer: Optimizer, model: torch.nn.Module, first: int, last: int) -> list[float]:
    """The norms of the gradients of steps in two parts each."""
    norms = []
    for number in range(first, last):
        for part in (0, 1):
            inputs = torch.full((2, 3), 0.1 * number + part)
            if isinstance(optimizer, ZeroOptimizer):
                optimizer.backward(optimizer(inputs).square().sum(), last=part == 1)
            else:
                model(inputs).square().sum().backward()
        norms.append(optimizer.step(0.01 * (number + 1)))
    return norms


def _model() -> torch.nn.Module:
    torch.manual_seed(3)
    model = torch.nn.Sequential(torch.nn.Linear(3, 4), torch.nn.Linear(4, 1))
    model[0].requires_grad_(False)
    return model


@pytest.mark.parametrize("kind", [ReplicatedOptimizer, ZeroOptimizer])
def test_an_optimiser_continues_from_what_it_has_saved(
    kind: type[ReplicatedOptimizer] | type[ZeroOptimizer], tmp_path: Path
) -> None:
    model, again = _model(), _model()
    optimizer = kind(model, 0.01, 1.0)
    _steps(optimizer, model, 0, 3)
    folder = tmp_path / "checkpoint-3"
    folder.mkdir()
    optimizer.save(folder)
    resumed = kind(again, 0.01, 1.0)
    resumed.load(folder)
    assert _steps(resumed, again, 3, 6) == _steps(optimizer, model, 3, 6)
    for weights, others in zip(model.parameters(), again.parameters(), strict=True):
        assert torch.equal(weights, others)
    assert torch.equal(model[0].weight, _model()[0].weight)  # is not trained


def test_both_optimisers_learn_the_same_and_clip_the_gradient() -> None:
    norms, weights = [], []
    for kind in (ReplicatedOptimizer, ZeroOptimizer):
        model = _model()
        norms.append(_steps(kind(model, 0.01, 0.1), model, 0, 4))
        weights.append(model[1].weight.detach().flatten().tolist())
    assert norms[0] == pytest.approx(norms[1], rel=1e-5)
    assert min(norms[0]) > 0.1  # else clipping would not be tested
    assert weights[0] == pytest.approx(weights[1], rel=1e-5)
