"""The agents by mode, their settings, and figures of the steps that they took."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any, get_args

from lib.answering.agents.check_rewrite import CheckRewrite, check_passes
from lib.answering.agents.episode import Agent
from lib.answering.agents.react import Fallback, React, SinglePass, follows_format
from lib.answering.agents.repair import OnlineRepair
from lib.answering.generation.protocol import Sampling
from lib.base.params import (
    AgentParams,
    ChatParams,
    EvaluationParams,
    GenerationParams,
    MiningParams,
    Params,
    RewardParams,
    SchemaParams,
)
from lib.base.records import (
    ChoiceRule,
    CorrectionMode,
    FeedbackLevel,
    Mode,
    RepairScope,
    StepRole,
    Trajectory,
)
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

_AGENTS: dict[Mode, type[React | CheckRewrite]] = {
    "single_pass": SinglePass,
    "react": React,
    "fallback": Fallback,
    "check_rewrite": CheckRewrite,
}
_WITHOUT_VERDICT = ("gold_error", "unscorable")


@dataclass(frozen=True)
class RolloutSettings:
    """How questions are answered. `max_turns`: of `repair`, or of a mode that has its own.

    `chunk_size`: how many questions are answered together and journalled as one unit.
    `observation_characters`: of a result, as the modes that do not write bare SQL show it.
    """

    scope: RepairScope
    feedback: FeedbackLevel
    max_turns: int
    sampling: Sampling
    chunk_size: int
    schema: SchemaParams
    chat: ChatParams
    rewards: RewardParams
    mode: Mode = "repair"
    observation_characters: int = 0
    correction: CorrectionMode = "none"
    choose: ChoiceRule = "vote"

    @property
    def turns(self) -> int:
        """The most queries that a question may take; without feedback there is no repair."""
        if self.mode in ("direct", "single_pass"):
            return 1
        if self.mode == "repair":
            return 1 if self.feedback == "none" else self.max_turns
        return self.max_turns + (self.mode == "fallback")


def rollout_settings(
    params: Params,
    plan: EvaluationParams | MiningParams,
    scope: RepairScope,
    feedback: FeedbackLevel,
    mode: Mode = "repair",
    agents: AgentParams | None = None,
) -> RolloutSettings:
    """The settings of a rollout by `plan`, which is `params.evaluation` or `params.mining`.

    Modes that write more than bare SQL have one sample a step, and the parameters `agents`, which
    no other mode reads. Without correction by the schema: mining is to find the model's own
    mistakes.
    """
    agents = None if mode in BARE_SQL else agents
    assert mode in BARE_SQL or agents is not None, f"{mode} without its parameters"
    tokens = (agents or params.generation).max_new_tokens
    samples = plan.num_samples if agents is None else 1
    return RolloutSettings(
        scope=scope,
        feedback=feedback,
        max_turns=(agents or plan).max_turns,
        sampling=Sampling(samples, plan.temperature, tokens, params.seed),
        chunk_size=plan.chunk_size,
        schema=params.schema,
        chat=params.generation.chat,
        rewards=params.rewards,
        mode=mode,
        observation_characters=agents.observation_characters if agents is not None else 0,
    )


def evaluation_settings(
    params: Params,
    scope: RepairScope,
    feedback: FeedbackLevel,
    mode: Mode = "repair",
    agents: AgentParams | None = None,
) -> RolloutSettings:
    """Those of `rollout_settings`, with correction and choice as the parameters have them.

    The first of several candidates is greedy, which by itself is right more often than a sample.
    """
    settings = rollout_settings(params, params.evaluation, scope, feedback, mode, agents)
    return replace(
        settings,
        sampling=replace(settings.sampling, greedy_first=True),
        correction=params.correction,
        choose=params.evaluation.choose,
    )


_PEOPLES_TOKENS = 256


def for_people(params: Params) -> Params:
    """The parameters with room for the SQL that people's own schemas need, for ask and the server.

    Spider's is short: `generation.max_new_tokens` is meant for it, and counts where it is more.
    """
    tokens = max(params.generation.max_new_tokens, _PEOPLES_TOKENS)
    return replace(params, generation=replace(params.generation, max_new_tokens=tokens))


def agent_of(settings: RolloutSettings) -> Agent:
    """The agent of any mode; none knows gold. `scope` "verified" is for `VerifiedRepair`."""
    if settings.mode in _AGENTS:
        agent = _AGENTS[settings.mode]
        return agent(settings.max_turns, settings.observation_characters, settings.chat)
    guarded = settings.scope == "online_guarded"
    return OnlineRepair(settings.feedback, settings.turns, settings.chat, guarded, settings.choose)


def generation_of_mode(
    generation: GenerationParams, mode: Mode, agents: AgentParams | None
) -> GenerationParams:
    """The parameters for a model that plays this mode: prompts leave room for what it writes."""
    if mode in BARE_SQL or agents is None:
        return generation
    return replace(generation, max_new_tokens=agents.max_new_tokens)


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
