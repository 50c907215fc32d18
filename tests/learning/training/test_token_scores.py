"""Log-probabilities and entropies computed in chunks, against a plain computation."""

from __future__ import annotations

import pytest
import torch

from lib.learning.training import shared_prefixes as module
from lib.learning.training.shared_prefixes import token_scores


@pytest.fixture(autouse=True)
def _small_pieces(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "_CHUNK_BYTES", 3 * 4 * 11)  # three of seven rows at a time


@pytest.mark.parametrize("temperature", [1.0, 0.7])
@pytest.mark.parametrize(
    ("dtype", "rounding"), [(torch.float32, 1e-5), (torch.bfloat16, 2e-2)], ids=["float", "half"]
)
def test_values_and_gradient_are_those_of_a_softmax(
    dtype: torch.dtype, rounding: float, temperature: float
) -> None:
    torch.manual_seed(0)
    logits_NV = (3 * torch.randn(7, 11)).to(dtype).requires_grad_()
    kept = logits_NV.detach().clone()
    index_T = torch.tensor([0, 1, 1, 1, 4, 6, 6])  # tokens that share a position; some have none
    token_T = torch.tensor([3, 0, 0, 7, 10, 2, 5])
    slope_T, slope_N = torch.randn(7), torch.randn(7)

    found_T, entropy_N = token_scores(logits_NV, index_T, token_T, temperature)
    (gradient_NV,) = torch.autograd.grad(found_T, logits_NV, slope_T, retain_graph=True)
    (of_entropy_NV,) = torch.autograd.grad(entropy_N, logits_NV, slope_N, retain_graph=True)
    both = (found_T, entropy_N), logits_NV, (slope_T, slope_N)
    (sum_NV,) = torch.autograd.grad(*both)

    plain_NV = kept.float().requires_grad_()
    scores_NV = (plain_NV / temperature).log_softmax(dim=-1)
    expected_T = scores_NV[index_T, token_T]
    (expected_NV,) = torch.autograd.grad(expected_T, plain_NV, slope_T, retain_graph=True)
    torch.testing.assert_close(found_T, expected_T, rtol=0, atol=1e-5)
    expected_N = -(scores_NV.exp() * scores_NV).sum(dim=-1)
    torch.testing.assert_close(entropy_N, expected_N, rtol=0, atol=1e-5)
    torch.testing.assert_close(gradient_NV.float(), expected_NV, rtol=rounding, atol=rounding)
    (expected_of_NV,) = torch.autograd.grad(expected_N, plain_NV, slope_N)
    torch.testing.assert_close(of_entropy_NV.float(), expected_of_NV, rtol=rounding, atol=rounding)
    expected_NV = expected_NV + expected_of_NV
    torch.testing.assert_close(sum_NV.float(), expected_NV, rtol=rounding, atol=rounding)
    assert torch.equal(logits_NV, kept)
