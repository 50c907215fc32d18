"""The loss of sampled tokens.

With the ratio r = exp(log p - log q) of the probability p under the policy to q, that of sampling,
the advantage A of the token's episode and the probability p' under the model that training started
from, the loss of a token is

    -min(r A, clip(r, 1 - clip_low, 1 + clip_high) A) + kl * (p'/p - log(p'/p) - 1)

The clipped part is that of Schulman et al. 2017 (PPO, arXiv 1707.06347), with an upper end of its
own as in Yu et al. 2025 (DAPO, arXiv 2503.14476). The last term estimates the divergence
KL(p || p') without bias and is never negative (k3 of Schulman 2020, "Approximating KL divergence").

The loss of a step is the weighted sum over its tokens, by `GrpoLoss`:

- grpo: the mean over episodes of the mean over the trained tokens of each (Shao et al. 2024);
- dapo: the mean over all trained tokens of the step, so that long episodes weigh more (Yu et al.);
- dr_grpo: the sum over tokens, divided by the number of episodes and a constant length, so that no
  episode's own length divides its loss (Liu et al. 2025).

Array names carry their dimension: T trained tokens.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import torch

from lib.params import GrpoLoss, GrpoParams


@dataclass(frozen=True)
class TokenLosses:
    """`loss_T` has the gradient; `kl_T` and `clipped_T`, 1 where a ratio was cut, have none."""

    loss_T: torch.Tensor
    kl_T: torch.Tensor
    clipped_T: torch.Tensor


def token_losses(
    policy_T: torch.Tensor,
    sampled_T: torch.Tensor,
    reference_T: torch.Tensor,
    advantage_T: torch.Tensor,
    params: GrpoParams,
) -> TokenLosses:
    """The losses of tokens, from their log-probabilities now, when sampled, and at the start.

    All three are after temperature.
    """
    ratio_T = torch.exp(policy_T - sampled_T)
    clipped_T = ratio_T.clamp(1 - params.clip_low, 1 + params.clip_high)
    gain_T = torch.minimum(ratio_T * advantage_T, clipped_T * advantage_T)
    log_ratio_T = reference_T - policy_T
    kl_T = torch.exp(log_ratio_T) - log_ratio_T - 1
    lost_T = (ratio_T * advantage_T > clipped_T * advantage_T).float()
    return TokenLosses(params.kl * kl_T - gain_T, kl_T.detach(), lost_T)


def token_weights(tokens: Sequence[int], longest: int, loss: GrpoLoss) -> list[float]:
    """The weight of each token, one number per episode; `tokens`: trained tokens of each episode.

    `longest`: the constant length of dr_grpo.
    """
    episodes, total = sum(1 for count in tokens if count), sum(tokens)
    if not total:
        return [0.0] * len(tokens)
    if loss == "dapo":
        return [1 / total] * len(tokens)
    if loss == "dr_grpo":
        return [1 / (episodes * longest)] * len(tokens)
    return [1 / (episodes * count) if count else 0.0 for count in tokens]
