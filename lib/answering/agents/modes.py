"""The agents by mode, and figures of the steps that they took."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any, get_args

from lib.answering.agents.check_rewrite import CheckRewrite
from lib.answering.agents.checking import check_passes
from lib.answering.agents.episode import Agent
from lib.answering.agents.react import Fallback, React, SinglePass, follows_format
from lib.answering.agents.repair import OnlineRepair
from lib.answering.generation.protocol import Sampling
from lib.base.params import AgentParams, ChatParams, GenerationParams, Params
from lib.base.records import ChoiceRule, Mode, StepRole, Trajectory
from lib.scoring.statistics import Count, rate_with_intervals

MODES: tuple[Mode, ...] = get_args(Mode)

ROLES: dict[Mode, tuple[StepRole, ...]] = {
    "direct": ("write",),
    "repair": ("write", "rewrite"),
    "single_pass": ("act",),
    "react": ("act",),
    "fallback": ("write", "act"),
    "check_rewrite": ("write", "check", "rewrite"),
}
"""The roles that the steps of each mode may have."""

BARE_SQL: tuple[Mode, ...] = ("direct", "repair")
"""The modes that write nothing but SQL; params.yaml's `agents` is for the others."""

_WITHOUT_VERDICT = ("gold_error", "unscorable")


def agent_of(
    mode: Mode, params: AgentParams, chat: ChatParams, choose: ChoiceRule = "vote"
) -> Agent:
    """The agent of any mode but `repair`, which has a level of feedback and a scope of its own.

    `choose`: for `direct`; the other modes write one candidate a step.
    """
    turns, characters = params.max_turns, params.observation_characters
    agents: dict[Mode, Agent] = {
        "direct": OnlineRepair("none", 1, chat, choose=choose),
        "single_pass": SinglePass(chat),
        "react": React(turns, characters, chat),
        "fallback": Fallback(turns, characters, chat),
        "check_rewrite": CheckRewrite(turns, characters, chat),
    }
    return agents[mode]


def deployable_agent(
    mode: Mode, params: Params, guarded: bool = False, choose: ChoiceRule = "vote"
) -> Agent:
    """The agent of any mode, by the parameters; none knows gold. For the rest see `OnlineRepair`.

    Without feedback there is nothing to repair by, and `repair` asks once.
    """
    chat = params.generation.chat
    if mode != "repair":
        return agent_of(mode, params.agents, chat, choose)
    turns = 1 if params.feedback == "none" else params.evaluation.max_turns
    return OnlineRepair(params.feedback, turns, chat, guarded, choose)


def agent_sampling(mode: Mode, sampling: Sampling, params: AgentParams) -> Sampling:
    """Modes that write more than bare SQL get `agents.max_new_tokens`, and one sample a step."""
    if mode in BARE_SQL:
        return sampling
    return replace(sampling, num_samples=1, max_new_tokens=params.max_new_tokens)


def generation_of_mode(
    generation: GenerationParams, mode: Mode, params: AgentParams
) -> GenerationParams:
    """The parameters for a model that plays this mode: prompts leave room for what it writes."""
    if mode in BARE_SQL:
        return generation
    return replace(generation, max_new_tokens=params.max_new_tokens)


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
