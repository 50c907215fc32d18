"""Signs that a policy earns its reward without getting better: what a person is warned of.

Each sign is a figure of the curves, its mean over the last steps, and a limit of `grpo.monitor`.
docs/rl.md says what to do about each.
"""

from __future__ import annotations

import math
import statistics
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from lib.params import MonitorParams
from lib.training.curves import Row
from lib.training.grpo.scoring import ScoredEpisode

_Groups = Sequence[Sequence[ScoredEpisode]]


@dataclass(frozen=True)
class Warning:
    """`sign`: the parameter whose limit is passed; `reason`: in words, with figures."""

    step: int
    sign: str
    reason: str


def signs(groups: _Groups) -> Row:
    """The figures of a step that the monitor looks at, over all groups that were played.

    `row_ratio`, `column_ratio`: geometric means of how many rows and columns answers have of what
    gold has. `without_table`: of the answers with the highest reward of their group.
    """
    episodes = [episode for group in groups for episode in group]
    facts = [episode.facts for episode in episodes]
    best = [
        episode
        for group in groups
        for episode in group
        if episode.reward == max(other.reward for other in group)
    ]
    return {
        "executable": _mean([fact.executes for fact in facts]),
        "correct": _mean([episode.parts.correctness for episode in episodes]),
        "format": _mean([episode.parts.format for episode in episodes]),
        "equal_groups": _mean([len({e.reward for e in group}) <= 1 for group in groups]),
        "without_table": _mean([not episode.facts.reads_table for episode in best]),
        "row_ratio": _geometric_mean([fact.row_ratio for fact in facts]),
        "column_ratio": _geometric_mean([fact.column_ratio for fact in facts]),
        "tokens": _mean([episode.episode.completion_tokens for episode in episodes]),
    }


def warnings(history: Sequence[Row], params: MonitorParams) -> list[Warning]:
    """What the last step gives reason to warn of. `history`: the rows of all steps so far.

    Nothing is said before there are `window` steps. Drift is measured from the first of these.
    """
    if len(history) < params.window:
        return []
    first, last = history[: params.window], history[-params.window :]

    def now(name: str, part: Sequence[Row] = last) -> float:
        return statistics.fmean(row[name] for row in part)

    gap = now("executable") - now("correct")
    longer = _factor(now("tokens"), now("tokens", first))
    rows, columns = _factor(now("row_ratio"), 1.0), _factor(now("column_ratio"), 1.0)
    dropped = now("format", first) - now("format")
    table: list[tuple[str, float, Callable[[], str]]] = [
        (
            "max_gap",
            gap,
            lambda: (
                f"{now('executable'):.0%} of the answers run and {now('correct'):.0%} are correct"
            ),
        ),
        (
            "max_equal_groups",
            now("equal_groups"),
            lambda: f"in {now('equal_groups'):.0%} of the groups all episodes earn the same",
        ),
        (
            "max_without_table",
            now("without_table"),
            lambda: f"{now('without_table'):.0%} of the best answers read no table",
        ),
        (
            "max_length_drift",
            longer,
            lambda: f"{now('tokens'):.0f} tokens an episode, {now('tokens', first):.0f} at first",
        ),
        (
            "max_row_drift",
            rows,
            lambda: f"answers have {now('row_ratio'):.2f} times the rows of gold",
        ),
        (
            "max_column_drift",
            columns,
            lambda: f"answers have {now('column_ratio'):.2f} times the columns of gold",
        ),
        (
            "max_format_drop",
            dropped,
            lambda: (
                f"{now('format'):.0%} of the steps follow the format, "
                f"{now('format', first):.0%} at first"
            ),
        ),
    ]
    step = int(history[-1]["step"])
    return [
        Warning(step, sign, reason())
        for sign, figure, reason in table
        if figure > getattr(params, sign)
    ]


def _factor(value: float, usual: float) -> float:
    """How many times as much, or as little."""
    if not value or not usual:
        return math.inf if value != usual else 1.0
    return max(value / usual, usual / value)


def _mean(values: Sequence[float]) -> float:
    return statistics.fmean(values) if values else 0.0


def _geometric_mean(ratios: Sequence[float | None]) -> float:
    """1 where there are none."""
    known = [ratio for ratio in ratios if ratio is not None]
    return statistics.geometric_mean(known) if known else 1.0
