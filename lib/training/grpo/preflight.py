"""Checks on the episodes of the first step: they end a training that could not learn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from lib.errors import ModelError
from lib.generation.chat import prompt_token_ids
from lib.training.grpo.play import sampled_tokens
from lib.training.grpo.scoring import ScoredEpisode

_SHOWN_TOKENS = 3


def check_prompts(groups: Sequence[Sequence[ScoredEpisode]], tokenizer: Any) -> None:
    """Raises ModelError where the prompts of rollouts have other tokens than training reads."""
    for episode in (scored.episode for group in groups for scored in group):
        for step in episode.steps:
            asked = sampled_tokens(step).prompt
            trained = tuple(prompt_token_ids(tokenizer, step.candidates.request.prompt.messages))
            if asked == trained:
                continue
            place = next(
                (n for n, (a, b) in enumerate(zip(asked, trained, strict=False)) if a != b),
                min(len(asked), len(trained)),
            )
            some = slice(place, place + _SHOWN_TOKENS)
            raise ModelError(
                f"{episode.example.id}: the prompt of a step ({step.candidates.request.role}) has "
                f"{len(asked)} tokens in the rollout and {len(trained)} in training, which differ "
                f"from place {place} on ({list(asked[some])} and {list(trained[some])}); use one "
                "tokenizer and chat template for both"
            )


def check_rewards(groups: Sequence[Sequence[ScoredEpisode]]) -> None:
    """Raises ModelError where there is nothing to learn from: all rewards are the same."""
    rewards = {episode.reward for group in groups for episode in group}
    if len(rewards) > 1:
        return
    found = f"all {sum(map(len, groups))} rewards are {rewards.pop()}" if rewards else "no episode"
    raise ModelError(
        f"first step of GRPO: found {found}; expected different rewards: start from a model that "
        "answers some questions (`--init`), raise grpo.temperature, or look at grpo.rewards"
    )


def check_log_probabilities(gap: float, tolerance: float) -> None:
    """Raises ModelError where training computes other probabilities than sampling did."""
    if gap > tolerance:
        raise ModelError(
            f"first step of GRPO: log-probabilities of sampled tokens differ by up to {gap:.2g} "
            f"between rollout and training, expected at most {tolerance:.2g}: the two compute with "
            "other weights, prompts or temperatures"
        )
