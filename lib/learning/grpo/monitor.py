"""Whether a training goes well: figures of a step, warnings, and checks of the first step.

A warning says that the policy earns its reward without getting better. Each sign is a figure of the
curves, and its mean over the last steps has a limit in `_LIMITS`; docs/rl.md says what to do about
each. The checks end a training that could not learn.
"""

import math
import statistics
from collections.abc import Sequence
from dataclasses import fields
from typing import Any

from lib.answering.generation.prefix_tree import common_length
from lib.answering.generation.tokens import prompt_token_ids
from lib.base.errors import ModelError
from lib.learning.grpo.scoring import ScoredEpisode
from lib.learning.grpo.update import all_equal
from lib.learning.training.progress import Row
from lib.scoring.rewards import RewardParts

_Groups = Sequence[Sequence[ScoredEpisode]]

_LIMITS = {
    "max_gap": 0.7,  # share of answers that run less share of those that are correct
    "max_equal_groups": 0.95,  # share of groups whose episodes all earn the same
    "max_without_table": 0.1,  # share of the best answers that read no table
    "max_length_drift": 2.0,  # times as many, or as few, tokens as in the first steps
    "max_row_bias": 0.35,  # share of answers with more rows than gold less share with fewer
    "max_column_bias": 0.35,
    "max_format_drop": 0.2,  # of the share of steps that follow the format of their role
}

_SHOWN_TOKENS = 3


def step_figures(groups: _Groups) -> Row:
    """The means of a step over all its episodes. Raises ModelError where it has none.

    The five parts of the reward are without weights. `equal_groups`: share of groups in which all
    episodes earn the same. `without_table`: of the answers that ran and have the highest reward of
    their group, the share that read no table. `row_bias`, `column_bias`: share of answers with more
    rows (columns) than gold minus the share with fewer: honest mistakes go both ways. `tokens`: per
    episode.
    """
    episodes = [one for group in groups for one in group]
    if not episodes:
        raise ModelError(
            "no episode of a step could be rolled out: every prompt is too long for the model, or "
            "no database can be read"
        )
    best = [
        one
        for group in groups
        for one in group
        if one.reward == max(other.reward for other in group) and one.facts.rows is not None
    ]
    return {
        "reward": _mean([one.reward for one in episodes]),
        **{
            part.name: _mean([getattr(one.parts, part.name) for one in episodes])
            for part in fields(RewardParts)
        },
        "equal_groups": _mean([all_equal([e.reward for e in group]) for group in groups]),
        "without_table": _mean([not one.facts.reads_table for one in best]),
        "row_bias": _mean([e.facts.rows for e in episodes if e.facts.rows is not None]),
        "column_bias": _mean([e.facts.columns for e in episodes if e.facts.columns is not None]),
        "tokens": _mean([sum(len(s.tokens.completion) for s in e.episode.steps) for e in episodes]),
        "ex": _mean([one.facts.correct for one in episodes]),
        "reward_deviation": _mean([statistics.stdev(e.reward for e in group) for group in groups]),
        "steps_an_episode": _mean([len(one.episode.steps) for one in episodes]),
    }


def find_warnings(history: Sequence[Row], window: int) -> list[dict[str, Any]]:
    """The warnings after the last step. `history`: the rows of all steps so far.

    `sign`: the key of the limit that is passed. `reason`: in words, with figures.

    There are none before `window` steps are done. Drift is measured from the first `window` steps.
    """
    if len(history) < window:
        return []
    first = _means(history[:window])
    now = _means(history[-window:])
    found = {
        "max_gap": (
            now["validity"] - now["correctness"],
            f"{now['validity']:.0%} of the answers run and {now['correctness']:.0%} are correct",
        ),
        "max_equal_groups": (
            now["equal_groups"],
            f"in {now['equal_groups']:.0%} of the groups all episodes earn the same",
        ),
        "max_without_table": (
            now["without_table"],
            f"{now['without_table']:.0%} of the best answers read no table",
        ),
        "max_length_drift": (
            _factor(now["tokens"], first["tokens"]),
            f"{now['tokens']:.0f} tokens an episode, {first['tokens']:.0f} at first",
        ),
        "max_row_bias": (abs(now["row_bias"]), _biased("rows", now["row_bias"])),
        "max_column_bias": (abs(now["column_bias"]), _biased("columns", now["column_bias"])),
        "max_format_drop": (
            first["format"] - now["format"],
            f"{now['format']:.0%} of the steps follow the format, {first['format']:.0%} at first",
        ),
    }
    step = int(history[-1]["step"])
    return [
        {"step": step, "sign": sign, "reason": reason}
        for sign, (figure, reason) in found.items()
        if figure > _LIMITS[sign]
    ]


def _means(rows: Sequence[Row]) -> Row:
    return {name: _mean([row[name] for row in rows]) for name in rows[0]}


def _biased(what: str, bias: float) -> str:
    direction = "more" if bias > 0 else "fewer"
    return f"{abs(bias):.0%} more answers have {direction} {what} than gold than the other way"


def _factor(value: float, usual: float) -> float:
    """The factor between the two, at least 1: how many times as much, or as little."""
    if not value or not usual:
        return math.inf if value != usual else 1.0
    return max(value / usual, usual / value)


def _mean(values: Sequence[float]) -> float:
    return statistics.fmean(values) if values else 0.0


def check_prompts(groups: _Groups, tokenizer: Any) -> None:
    """Raises ModelError where the prompts of rollouts have other tokens than training reads."""
    for episode in (scored.episode for group in groups for scored in group):
        for step in episode.steps:
            sampled = step.tokens.prompt
            trained = tuple(prompt_token_ids(tokenizer, step.candidates.request.prompt.messages))
            if sampled == trained:
                continue
            place = common_length(sampled, trained)
            some = slice(place, place + _SHOWN_TOKENS)
            raise ModelError(
                f"{episode.example.id}: the prompt of a step ({step.role}) has {len(sampled)} "
                f"tokens in the rollout and {len(trained)} in training, which differ from place "
                f"{place} on ({list(sampled[some])} and {list(trained[some])}); use one tokenizer "
                "and chat template for both"
            )


def check_rewards(groups: _Groups) -> None:
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
