"""One update of the policy from groups of episodes, with the figures to recompute it by hand.

The loss of sampled tokens.

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

Advantages: how much more an episode has earned than the others of its group.

Shao et al. 2024, "DeepSeekMath", arXiv 2402.03300, section 4.1.2: A_i = (r_i - mean(r)) / std(r).
Liu et al. 2025, "Understanding R1-Zero-Like Training", arXiv 2503.20783, leave the division out
(`dr_grpo`): it gives questions that are nearly always or nearly never answered more weight.
"""

from __future__ import annotations

import math
import statistics
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import torch

from lib.base.errors import ModelError
from lib.base.params import GrpoLoss, GrpoParams
from lib.base.records import SampledTokens
from lib.learning.grpo.policy import Policy, row_tokens
from lib.learning.grpo.scoring import ScoredEpisode
from lib.learning.training.progress import Row


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


_LEAST_DEVIATION = 1e-4  # added to the deviation, as TRL does


def group_advantages(rewards: Sequence[float], loss: GrpoLoss) -> list[float]:
    """One advantage per episode of a group of at least two; std is the sample deviation."""
    mean = statistics.fmean(rewards)
    scale = 1.0 if loss == "dr_grpo" else statistics.stdev(rewards) + _LEAST_DEVIATION
    return [(reward - mean) / scale for reward in rewards]


def all_equal(rewards: Sequence[float]) -> bool:
    """Whether nothing can be learnt from a group: every advantage would be 0."""
    return len(set(rewards)) <= 1


NO_UPDATE: Row = {
    "loss": 0.0,
    "kl": 0.0,
    "entropy": 0.0,
    "clipped": 0.0,
    "probability_gap": 0.0,
    "gradient_norm": 0.0,
}
"""The figures of a step without anything to learn from."""


@dataclass(frozen=True)
class TrainedRow:
    """The tokens of one trained step. `weight`: of each of its tokens in the loss."""

    tokens: SampledTokens
    advantage: float
    weight: float


@dataclass(frozen=True)
class UpdateOutcome:
    """`figures`: of the first update of the step, before the weights have changed.

    `advantages`: of each episode of each group. `reference`: for each trained step, in the order of
    groups, episodes and steps, the log-probabilities of its tokens under the starting model; empty
    where no step was trained.
    """

    figures: Row
    advantages: list[list[float]]
    reference: list[list[float]]


class Updater:
    """Updates the policy and holds the optimiser. `longest`: the constant length of dr_grpo."""

    def __init__(self, policy: Policy, params: GrpoParams, longest: int) -> None:
        self._policy = policy
        self._params = params
        self._longest = longest
        self.optimizer = torch.optim.AdamW(
            policy.trained.values(), lr=params.learning_rate, weight_decay=0.0
        )

    def learning_rate(self, step: int) -> float:
        """The rate of a step, counted from 1: it rises over the warm-up steps, then stays."""
        return self._params.learning_rate * min(1.0, step / (self._params.warmup_steps + 1))

    def update(self, groups: Sequence[Sequence[ScoredEpisode]], step: int) -> UpdateOutcome:
        """Learn from the groups of a step. Raises ModelError if the loss is not finite."""
        rates = self.learning_rate(step)
        for part in self.optimizer.param_groups:
            part["lr"] = rates
        advantages = [
            group_advantages([episode.reward for episode in group], self._params.loss)
            for group in groups
        ]
        batches = list(self._batches(self._rows(groups, advantages)))
        if not batches:
            return UpdateOutcome(NO_UPDATE, advantages, [])
        with self._policy.updating():
            with torch.no_grad(), self._policy.start():
                reference = [self._scores(batch)[0] for batch in batches]
            figures = [self._step(batches, reference, step) for _ in range(self._params.updates)]
        of_rows = [
            values
            for batch, flat in zip(batches, reference, strict=True)
            for values in _by_row(batch, flat)
        ]
        return UpdateOutcome(figures[0], advantages, of_rows)

    def _rows(
        self, groups: Sequence[Sequence[ScoredEpisode]], advantages: Sequence[Sequence[float]]
    ) -> list[list[TrainedRow]]:
        """The trained rows of each group; every row has the advantage of its episode."""
        tokens = [scored.episode.trained_tokens for group in groups for scored in group]
        weights = iter(token_weights(tokens, self._longest, self._params.loss))
        return [
            [
                TrainedRow(row, advantage, weight)
                for scored, advantage in zip(group, of_group, strict=True)
                for weight in [next(weights)]
                for row in scored.episode.trained_rows
            ]
            for group, of_group in zip(groups, advantages, strict=True)
        ]

    def _batches(self, rows: Sequence[Sequence[TrainedRow]]) -> Iterator[list[TrainedRow]]:
        """Batches of whole groups, so that their prompts are read once, up to `batch_tokens`."""
        batch: list[TrainedRow] = []
        length = 0
        for group in rows:
            if not group:
                continue
            tokens = row_tokens([row.tokens for row in group])
            if batch and length + tokens > self._params.batch_tokens:
                yield batch
                batch, length = [], 0
            batch = [*batch, *group]
            length += tokens
        if batch:
            yield batch

    def _scores(self, batch: Sequence[TrainedRow]) -> tuple[torch.Tensor, torch.Tensor]:
        return self._policy.score([row.tokens for row in batch], self._params.temperature)

    def _step(
        self, batches: Sequence[Sequence[TrainedRow]], reference: Sequence[torch.Tensor], step: int
    ) -> Row:
        self.optimizer.zero_grad(set_to_none=True)
        sums: dict[str, float] = dict.fromkeys(("loss", "kl", "entropy", "clipped"), 0.0)
        gap, tokens = 0.0, 0
        for batch, reference_T in zip(batches, reference, strict=True):
            policy_T, entropy_T = self._scores(batch)
            sampled_T = _spread(batch, lambda row: row.tokens.log_probabilities).to(policy_T)
            advantage_T = _spread(batch, lambda row: row.advantage).to(policy_T)
            weight_T = _spread(batch, lambda row: row.weight).to(policy_T)
            found = token_losses(policy_T, sampled_T, reference_T, advantage_T, self._params)
            loss = (weight_T * found.loss_T).sum()
            loss.backward()
            gap = max(gap, float((policy_T.detach() - sampled_T).abs().max()))
            tokens += len(policy_T)
            sums["loss"] += float(loss.detach())
            sums["kl"] += float(found.kl_T.sum())
            sums["entropy"] += float(entropy_T.sum())
            sums["clipped"] += float(found.clipped_T.sum())
        if not math.isfinite(sums["loss"]):
            raise ModelError(f"the loss is {sums['loss']} at step {step}: lower grpo.learning_rate")
        weights = self._policy.trained.values()
        norm = torch.nn.utils.clip_grad_norm_(weights, self._params.max_gradient_norm)
        self.optimizer.step()
        means = {name: sums[name] / tokens for name in ("kl", "entropy", "clipped")}
        return {
            "loss": sums["loss"],
            **means,
            "probability_gap": gap,
            "gradient_norm": float(norm),
        }


def _spread(batch: Sequence[TrainedRow], value: Any) -> torch.Tensor:
    """One value per token. `value`: gives one for a whole row, or one for each of its tokens."""
    spread: list[float] = []
    for row in batch:
        found = value(row)
        spread += found if isinstance(found, tuple) else [found] * len(row.tokens.completion)
    return torch.tensor(spread)


def _by_row(batch: Sequence[TrainedRow], flat_T: torch.Tensor) -> list[list[float]]:
    parts = flat_T.split([len(row.tokens.completion) for row in batch])
    return [part.tolist() for part in parts]
