"""Figures of the steps of an agent: format, transitions, precision and recall of checks."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from lib.agents.check_rewrite import check_passes
from lib.agents.react_text import follows_format
from lib.records import Trajectory
from lib.scoring.rates import rate_with_intervals
from lib.scoring.statistics import Count

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
    in_format: list[Count] = []
    precision: list[Count] = []
    recall: list[Count] = []
    for trajectory in trajectories:
        questions += 1
        steps += len(trajectory.steps)
        correct: bool | None = True  # None: nobody can say
        acts = [follows_format(step.text) for step in trajectory.steps if step.role == "act"]
        unread = (check_passes(s.text) is None for s in trajectory.steps if s.role == "check")
        format_errors += not all(acts) or any(unread)
        in_format += [(trajectory.db_id, follows, 1) for follows in acts]
        for step in trajectory.steps:
            if step.role == "check":
                refused = check_passes(step.text) is False
                if refused and correct is not None:
                    precision.append((trajectory.db_id, not correct, 1))
                if correct is False:
                    recall.append((trajectory.db_id, refused, 1))
            elif step.attempts:
                judged = step.answer.verdict not in _WITHOUT_VERDICT
                correct = step.answer.correct if judged else None
    return {
        "transitions": steps / questions if questions else 0.0,
        **rate_with_intervals("format_rate", in_format),
        "format_errors": format_errors,
        **rate_with_intervals("check_precision", precision),
        **rate_with_intervals("check_recall", recall),
    }
