"""The records of episodes, which suffice to recompute the loss by hand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import asdict
from typing import Any

from lib.learning.grpo.play import EpisodeStep, sampled_tokens
from lib.learning.grpo.scoring import ScoredEpisode
from lib.learning.grpo.update import UpdateOutcome

_DIGITS = 7  # of a log-probability in float32


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
    reference = iter(outcome.reference)
    for number, (group, advantages) in enumerate(zip(used, outcome.advantages, strict=True)):
        for scored, advantage in zip(group, advantages, strict=True):
            yield _record(step, number, scored, advantage, reference)
    for number, group in enumerate(equal, start=len(used)):
        for scored in group:
            yield _record(step, number, scored, None, iter(()))


def _record(
    step: int,
    group: int,
    scored: ScoredEpisode,
    advantage: float | None,
    reference: Iterator[list[float]],
) -> dict[str, Any]:
    episode = scored.episode
    return {
        "step": step,
        "group": group,
        "example_id": episode.example.id,
        "member": episode.member,
        "weights_version": episode.weights_version,
        "reward": scored.reward,
        "parts": asdict(scored.parts),
        "ex": scored.facts.correct,
        "advantage": advantage,
        "steps": [
            _step_record(played, played.candidates.request.role in episode.trained, reference)
            for played in episode.steps
        ],
    }


def _step_record(
    played: EpisodeStep, trained: bool, reference: Iterator[list[float]]
) -> dict[str, Any]:
    tokens = sampled_tokens(played)
    observations = played.candidates.observations
    start = next(reference, None) if trained else None
    return {
        "role": played.candidates.request.role,
        "text": played.candidates.completions[0].text,
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
