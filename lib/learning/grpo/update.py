"""One update of the policy from groups of episodes, and the records to recompute it by hand.

The advantage of an episode is how much more it has earned than the others of its group: with
rewards r, A_i = (r_i - mean(r)) / std, where std, by `RewardScale` (TRL's `scale_rewards`), is

- group: that of r (Shao et al. 2024, "DeepSeekMath", arXiv 2402.03300, section 4.1.2);
- batch: that of all rewards that the step learns from (Liu et al. 2025, "Tricks or Traps?", arXiv
  2508.08221);
- none: 1. The division by that of the group gives questions that are nearly always or nearly never
  answered more weight (Liu et al. 2025, "Dr. GRPO", arXiv 2503.20783).

Groups without variance are no part of an update: neither their advantage, which would be 0, nor
their divergence from the start.

With the ratio r = exp(log p - log q) of the probability p under the policy to q, that of sampling,
the advantage A of the token's episode and the probability p' under the model that training started
from, the loss of a token is

    -min(r A, clip(r, 1 - clip_low, 1 + clip_high) A) + kl * (p'/p - log(p'/p) - 1)

The clipped part is that of Schulman et al. 2017 (PPO, arXiv 1707.06347), with a second limit for
its upper end as in Yu et al. 2025 (DAPO, arXiv 2503.14476). The last term estimates the divergence
KL(p || p') without bias and is never negative (k3 of Schulman 2020, "Approximating KL divergence").

The loss of a step is the weighted sum over its tokens, by `GrpoLoss`:

- grpo: the mean over episodes of the mean over the trained tokens of each (Shao et al.);
- dapo: the mean over all trained tokens of the step, so that long episodes weigh more (Yu et al.);
- dr_grpo: the sum over tokens, divided by the number of episodes and a constant length, so that the
  length of an episode does not divide its loss ("Dr. GRPO").

Less `entropy_coef` times the mean entropy of the trained tokens (TRL's `entropy_coef`): a policy
that always writes the same has groups without variance, and learns no more.

Array names carry their dimension: T trained tokens.
"""

import math
import statistics
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from typing import Any

import torch

from lib.base.errors import ModelError
from lib.base.params import GrpoLoss, GrpoParams, RewardScale
from lib.base.records import SampledTokens
from lib.learning.grpo.policy import Policy, row_tokens
from lib.learning.grpo.rollouts import EpisodeStep
from lib.learning.grpo.scoring import ScoredEpisode
from lib.learning.training.data_parallel import ReplicatedOptimizer, gathered, own_share
from lib.learning.training.progress import Row

_LEAST_DEVIATION = 1e-4  # added to the deviation, as TRL does
_DIGITS = 7  # of a log-probability in float32
_SUMMED = ("loss", "kl", "entropy", "clipped", "tokens")
_FIGURES = ("loss", "kl", "entropy", "clipped", "probability_gap", "gradient_norm")


def group_advantages(
    groups: Sequence[Sequence[float]], scale_rewards: RewardScale
) -> list[list[float]]:
    """One advantage per reward of groups of at least two; std is the sample deviation."""
    batch = [reward for group in groups for reward in group]

    def of_group(group: Sequence[float]) -> list[float]:
        mean, scale = statistics.fmean(group), 1.0
        if scale_rewards != "none":
            scale = statistics.stdev(group if scale_rewards == "group" else batch)
            scale += _LEAST_DEVIATION
        return [(reward - mean) / scale for reward in group]

    return [of_group(group) for group in groups]


def all_equal(rewards: Sequence[float]) -> bool:
    """Whether nothing can be learnt from a group: every advantage would be 0."""
    return len(set(rewards)) <= 1


def token_losses(
    policy_T: torch.Tensor,
    sampled_T: torch.Tensor,
    reference_T: torch.Tensor,
    advantage_T: torch.Tensor,
    params: GrpoParams,
) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
    """The losses of tokens, from their log-probabilities now, when sampled, and at the start.

    All three are after temperature. Returns loss_T; kl_T, and clipped_T, 1 where a ratio was cut,
    both without gradient.
    """
    ratio_T = torch.exp(policy_T - sampled_T)
    clipped_T = ratio_T.clamp(1 - params.clip_low, 1 + params.clip_high)
    gain_T = torch.minimum(ratio_T * advantage_T, clipped_T * advantage_T)
    log_ratio_T = reference_T - policy_T
    kl_T = torch.exp(log_ratio_T) - log_ratio_T - 1
    lost_T = (ratio_T * advantage_T > clipped_T * advantage_T).float()
    return params.kl * kl_T - gain_T, kl_T.detach(), lost_T


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


@dataclass(frozen=True)
class _TrainedRow:
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
    """Updates the policy and holds the optimiser. `longest`: the constant length of dr_grpo.

    Every process is given the groups of all: advantages and weights of tokens are of the whole
    step. Each then reads its share of the groups.
    """

    def __init__(self, policy: Policy, params: GrpoParams, longest: int) -> None:
        self._policy = policy
        self._params = params
        self._longest = longest
        self.optimizer = ReplicatedOptimizer(
            policy.model, params.learning_rate, params.max_gradient_norm
        )

    def learning_rate(self, step: int) -> float:
        """The rate of a step, counted from 1: it rises over the warm-up steps, then stays."""
        return self._params.learning_rate * min(1.0, step / (self._params.warmup_steps + 1))

    def update(self, groups: Sequence[Sequence[ScoredEpisode]], step: int) -> UpdateOutcome:
        """Learn from the groups of a step. Raises ModelError if the loss is not finite."""
        advantages = group_advantages(
            [[episode.reward for episode in group] for group in groups], self._params.scale_rewards
        )
        rows = self._rows(groups, advantages)
        if not any(rows):
            return UpdateOutcome(dict.fromkeys(_FIGURES, 0.0), advantages, [])
        batches = list(self._batches(own_share(rows)))
        bonus = self._params.entropy_coef / sum(
            len(row.tokens.completion) for group in rows for row in group
        )
        with self._policy.updating():
            with torch.no_grad(), self._policy.start():
                reference = [self._scores(batch)[0] for batch in batches]
            figures = [
                self._step(batches, reference, bonus, step) for _ in range(self._params.updates)
            ]
        of_rows = [
            row_T.tolist()
            for batch, flat_T in zip(batches, reference, strict=True)
            for row_T in flat_T.split([len(row.tokens.completion) for row in batch])
        ]
        return UpdateOutcome(
            figures[0], advantages, [row for part in gathered(of_rows) for row in part]
        )

    def _rows(
        self, groups: Sequence[Sequence[ScoredEpisode]], advantages: Sequence[Sequence[float]]
    ) -> list[list[_TrainedRow]]:
        """The trained rows of each group; every row has the advantage of its episode."""
        counts = [
            sum(len(step.tokens.completion) for step in scored.episode.trained_steps)
            for group in groups
            for scored in group
        ]
        weights = iter(token_weights(counts, self._longest, self._params.loss))
        return [
            [
                _TrainedRow(step.tokens, advantage, weight)
                for scored, advantage in zip(group, of_group, strict=True)
                for weight in [next(weights)]
                for step in scored.episode.trained_steps
            ]
            for group, of_group in zip(groups, advantages, strict=True)
        ]

    def _batches(self, rows: Sequence[Sequence[_TrainedRow]]) -> Iterator[list[_TrainedRow]]:
        """Batches of whole groups, so that their prompts are read once, up to `batch_tokens`."""
        batch: list[_TrainedRow] = []
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

    def _scores(self, batch: Sequence[_TrainedRow]) -> tuple[torch.Tensor, torch.Tensor]:
        return self._policy.score([row.tokens for row in batch], self._params.temperature)

    def _step(
        self,
        batches: Sequence[Sequence[_TrainedRow]],
        reference: Sequence[torch.Tensor],
        bonus: float,
        step: int,
    ) -> Row:
        """Learn from this process's batches once. `bonus`: the weight of each token's entropy."""
        sums: dict[str, float] = dict.fromkeys(_SUMMED, 0.0)
        gap = 0.0
        for batch, reference_T in zip(batches, reference, strict=True):
            policy_T, entropy_T = self._scores(batch)
            sampled_T = torch.cat([torch.tensor(row.tokens.log_probabilities) for row in batch]).to(
                policy_T
            )
            lengths = torch.tensor([len(row.tokens.completion) for row in batch])
            advantage_T, weight_T = (
                torch.tensor(values).repeat_interleave(lengths).to(policy_T)
                for values in ([row.advantage for row in batch], [row.weight for row in batch])
            )
            loss_T, kl_T, clipped_T = token_losses(
                policy_T, sampled_T, reference_T, advantage_T, self._params
            )
            loss = (weight_T * loss_T).sum()
            if bonus:
                loss = loss - bonus * entropy_T.sum()
            loss.backward()
            gap = max(gap, float((policy_T.detach() - sampled_T).abs().max()))
            sums["tokens"] += len(policy_T)
            sums["loss"] += float(loss.detach())
            sums["kl"] += float(kl_T.sum())
            sums["entropy"] += float(entropy_T.detach().sum())
            sums["clipped"] += float(clipped_T.sum())
        found_by_all = gathered((sums, gap))
        sums = {name: sum(each[name] for each, _ in found_by_all) for name in _SUMMED}
        if not math.isfinite(sums["loss"]):
            raise ModelError(f"the loss is {sums['loss']} at step {step}: lower grpo.learning_rate")
        norm = self.optimizer.step(self.learning_rate(step))
        means = (sums[name] / sums["tokens"] for name in ("kl", "entropy", "clipped"))
        gap = max(gap for _, gap in found_by_all)
        return dict(zip(_FIGURES, (sums["loss"], *means, gap, norm), strict=True))


def step_records(
    step: int,
    used: Sequence[Sequence[ScoredEpisode]],
    equal: Sequence[Sequence[ScoredEpisode]],
    outcome: UpdateOutcome,
) -> Iterator[dict[str, Any]]:
    """The records of all episodes of a step, the groups that were learnt from first.

    `weights_version`: how many training steps the weights that wrote it had been through, null
    where a server had others. `mask`: 1 for tokens of the completion that are trained.
    `reference_log_probabilities`: under the model that training started from. They are null where
    the tokens are not trained and in groups of `equal` rewards, where `advantage` is null too.
    """
    reference = iter(outcome.reference)  # used up by the groups that were learnt from
    advantages: list[Sequence[float | None]] = [
        *outcome.advantages,
        *([None] * len(group) for group in equal),
    ]
    for number, (group, of_group) in enumerate(zip([*used, *equal], advantages, strict=True)):
        for scored, advantage in zip(group, of_group, strict=True):
            episode = scored.episode
            yield {
                "step": step,
                "group": number,
                "example_id": episode.example.id,
                "member": episode.member,
                "weights_version": episode.weights_version,
                "reward": scored.reward,
                "parts": asdict(scored.parts),
                "ex": scored.facts.correct,
                "advantage": advantage,
                "steps": [
                    _step_record(each, each.role in episode.trained, reference)
                    for each in episode.steps
                ],
            }


def _step_record(
    step: EpisodeStep, trained: bool, reference: Iterator[list[float]]
) -> dict[str, Any]:
    tokens, observations = step.tokens, step.candidates.observations
    start = next(reference, None) if trained else None
    return {
        "role": step.role,
        "text": step.candidates.completions[0].text,
        "sql": observations[0].sql if observations else None,
        "status": observations[0].result.status if observations else None,
        "prompt_ids": list(tokens.prompt),
        "completion_ids": list(tokens.completion),
        "log_probabilities": _rounded(tokens.log_probabilities),
        "reference_log_probabilities": None if start is None else _rounded(start),
        "mask": [int(trained)] * len(tokens.completion),
    }


def _rounded(values: Sequence[float]) -> list[float]:
    return [round(value, _DIGITS) for value in values]
