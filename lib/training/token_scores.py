"""Log-probabilities of tokens from logits, without a second copy of all logits in float32.

A batch with thousands of scored tokens has as many rows of 150,000 logits. Softmax, logarithm,
entropy and their gradients as separate operations write them ten times over, which took a third of
an update of the 0.5B model. Here a few rows at a time go through all operations while they are in
the processor's cache.

Array names carry their dimensions: T scored tokens, N different positions among them, V words.
"""

from __future__ import annotations

from typing import Any

import torch

_CHUNK_BYTES = 2**22
"""The size of the float32 rows that are processed at a time."""


def token_scores(
    logits_NV: torch.Tensor, index_T: torch.Tensor, token_T: torch.Tensor, temperature: float
) -> tuple[torch.Tensor, torch.Tensor]:
    """Log-probability of each token at its position, [T], and entropy of each position, [N].

    Both are of the distribution after temperature, in float32; the entropies have no gradient.
    """
    found_T, entropy_N = _TokenScores.apply(logits_NV, index_T, token_T, temperature)
    return found_T, entropy_N


class _TokenScores(torch.autograd.Function):
    @staticmethod
    def forward(
        ctx: Any,
        logits_NV: torch.Tensor,
        index_T: torch.Tensor,
        token_T: torch.Tensor,
        temperature: float,
    ) -> tuple[torch.Tensor, torch.Tensor]:
        norm_N = torch.empty(len(logits_NV), device=logits_NV.device)
        entropy_N = torch.empty_like(norm_N)
        for rows in _chunks(logits_NV):
            scores = logits_NV[rows].float() / temperature
            highest = scores.amax(dim=-1)
            scores.sub_(highest[:, None])
            shares = scores.exp()
            total = shares.sum(dim=-1)
            norm_N[rows] = highest + total.log()
            entropy_N[rows] = total.log() - shares.mul_(scores).sum(dim=-1) / total
        found_T = logits_NV[index_T, token_T].float() / temperature - norm_N[index_T]
        ctx.save_for_backward(logits_NV, index_T, token_T, norm_N)
        ctx.temperature = temperature
        ctx.mark_non_differentiable(entropy_N)
        return found_T, entropy_N

    @staticmethod
    def backward(
        ctx: Any, slope_T: torch.Tensor, _: torch.Tensor
    ) -> tuple[torch.Tensor, None, None, None]:
        """A log-probability's slope by the logits: 1 at its token, minus the probabilities."""
        logits_NV, index_T, token_T, norm_N = ctx.saved_tensors
        slope_T = slope_T / ctx.temperature
        slope_N = torch.zeros_like(norm_N).index_add_(0, index_T, slope_T)
        slope_NV = torch.empty_like(logits_NV)
        for rows in _chunks(logits_NV):
            shares = logits_NV[rows].float() / ctx.temperature
            shares.sub_(norm_N[rows, None]).exp_().mul_(-slope_N[rows, None])
            here_T = (index_T >= rows.start) & (index_T < rows.stop)
            places = index_T[here_T] - rows.start, token_T[here_T]
            shares.index_put_(places, slope_T[here_T], accumulate=True)
            slope_NV[rows] = shares
        return slope_NV, None, None, None


def _chunks(logits_NV: torch.Tensor) -> list[slice]:
    count, words = logits_NV.shape
    rows = max(1, _CHUNK_BYTES // (4 * words))
    return [slice(start, min(start + rows, count)) for start in range(0, count, rows)]
