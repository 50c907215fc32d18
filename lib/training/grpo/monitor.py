"""Warnings that a policy earns its reward without getting better.

Each sign is a figure of the curves, and its mean over the last steps has a limit in `grpo.monitor`.
docs/rl.md says what to do about each.
"""

from __future__ import annotations

import math
import statistics
from collections.abc import Sequence
from dataclasses import dataclass, fields

from lib.params import MonitorParams
from lib.scoring.episode_rewards import RewardParts
from lib.training.curves import Row
from lib.training.grpo.advantages import all_equal
from lib.training.grpo.scoring import ScoredEpisode

_Groups = Sequence[Sequence[ScoredEpisode]]


@dataclass(frozen=True)
class MonitorWarning:
    """`sign`: the parameter whose limit is passed; `reason`: in words, with figures."""

    step: int
    sign: str
    reason: str


def signs(groups: _Groups) -> Row:
    """The figures of a step that the monitor looks at, over all episodes that were played.

    The five parts of the reward are means, without weights. `equal_groups`: share of groups in
    which all episodes earn the same. `without_table`: of the answers that ran and have the highest
    reward of their group, the share that read no table.
    `row_bias`, `column_bias`: share of answers with more rows (columns) than gold minus the share
    with fewer: honest mistakes go both ways. `tokens`: per episode.
    """
    episodes = [episode for group in groups for episode in group]
    best = [
        episode
        for group in groups
        for episode in group
        if episode.reward == max(other.reward for other in group) and episode.facts.rows is not None
    ]
    return {
        **{
            part.name: _mean([getattr(episode.parts, part.name) for episode in episodes])
            for part in fields(RewardParts)
        },
        "equal_groups": _mean([all_equal([e.reward for e in group]) for group in groups]),
        "without_table": _mean([not episode.facts.reads_table for episode in best]),
        "row_bias": _mean([e.facts.rows for e in episodes if e.facts.rows is not None]),
        "column_bias": _mean([e.facts.columns for e in episodes if e.facts.columns is not None]),
        "tokens": _mean([episode.episode.completion_tokens for episode in episodes]),
    }


def find_warnings(history: Sequence[Row], params: MonitorParams) -> list[MonitorWarning]:
    """The warnings after the last step. `history`: the rows of all steps so far.

    There are none before `window` steps are done. Drift is measured from the first `window` steps.
    """
    if len(history) < params.window:
        return []
    first = _means(history[: params.window])
    now = _means(history[-params.window :])
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
        MonitorWarning(step, sign, reason)
        for sign, (figure, reason) in found.items()
        if figure > getattr(params, sign)
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
