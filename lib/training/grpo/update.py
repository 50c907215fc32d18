"""One update of the policy from groups of episodes, with the figures to recompute it by hand."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import torch

from lib.errors import ModelError
from lib.params import GrpoParams
from lib.records import SampledTokens
from lib.training.curves import Row
from lib.training.grpo.advantages import group_advantages
from lib.training.grpo.loss import token_losses, token_weights
from lib.training.grpo.policy import Policy, row_tokens
from lib.training.grpo.scoring import ScoredEpisode

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
