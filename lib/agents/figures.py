"""Figures of the steps of an agent: format, transitions, precision and recall of checks."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from lib.agents.check_rewrite import check_passes
from lib.agents.react_text import follows_format
from lib.records import Trajectory
from lib.scoring.statistics import wilson_interval

_WITHOUT_VERDICT = ("gold_error", "unscorable")


def agent_figures(trajectories: Iterable[Trajectory]) -> dict[str, Any]:
    """`transitions`: the mean number of pairs of prompt and response per question.

    `format_rate`: the share of ReAct steps that follow the format, see `follows_format`;
    `format_errors`: the number of questions with a step that does not, or with a check that says
    neither right nor wrong. `check_precision`: the share of refused queries that are wrong;
    `check_recall`: the share of wrong queries, of those checked, that are refused. Queries that
    cannot be judged are left out of both. Null where there is nothing to count.
    """
    questions = steps = format_errors = 0
    in_format: list[bool] = []
    precision: list[bool] = []
    recall: list[bool] = []
    for trajectory in trajectories:
        questions += 1
        steps += len(trajectory.steps)
        correct: bool | None = True  # None: nobody can say
        acts = [follows_format(step.text) for step in trajectory.steps if step.role == "act"]
        unread = (check_passes(s.text) is None for s in trajectory.steps if s.role == "check")
        format_errors += not all(acts) or any(unread)
        in_format += acts
        for step in trajectory.steps:
            if step.role == "check":
                refused = check_passes(step.text) is False
                if refused and correct is not None:
                    precision.append(not correct)
                if correct is False:
                    recall.append(refused)
            elif step.attempts:
                judged = step.answer.verdict not in _WITHOUT_VERDICT
                correct = step.answer.correct if judged else None
    return {
        "transitions": round(steps / questions, 2) if questions else 0.0,
        **_share("format_rate", in_format),
        "format_errors": format_errors,
        **_share("check_precision", precision),
        **_share("check_recall", recall),
    }


def _share(name: str, hits: Sequence[bool]) -> dict[str, Any]:
    """The share of hits in percent, with its 95% interval."""
    low, high = wilson_interval(sum(hits), len(hits))
    share = round(100 * sum(hits) / len(hits), 2) if hits else None
    return {name: share, f"{name}_ci": [round(100 * low, 2), round(100 * high, 2)]}
