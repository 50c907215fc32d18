"""The agents by mode."""

from __future__ import annotations

from dataclasses import replace
from typing import get_args

from lib.agents.check_rewrite import CheckRewrite
from lib.agents.episode import Agent
from lib.agents.react import Fallback, React, SinglePass
from lib.agents.repair import OnlineRepair
from lib.generation.protocol import Sampling
from lib.params import AgentParams, ChatParams, GenerationParams, Params
from lib.records import Mode, StepRole

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

_BARE_SQL: tuple[Mode, ...] = ("direct", "repair")


def agent_of(mode: Mode, params: AgentParams, chat: ChatParams) -> Agent:
    """The agent of any mode but `repair`, which has a level of feedback and a scope of its own."""
    turns, characters = params.max_turns, params.observation_characters
    agents: dict[Mode, Agent] = {
        "direct": OnlineRepair("none", 1, chat),
        "single_pass": SinglePass(chat),
        "react": React(turns, characters, chat),
        "fallback": Fallback(turns, characters, chat),
        "check_rewrite": CheckRewrite(turns, characters, chat),
    }
    return agents[mode]


def deployable_agent(mode: Mode, params: Params, guarded: bool = False) -> Agent:
    """The agent of any mode, by the parameters; none knows gold. `guarded`: see OnlineRepair.

    Without feedback there is nothing to repair by, and `repair` asks once.
    """
    chat = params.generation.chat
    if mode != "repair":
        return agent_of(mode, params.agents, chat)
    turns = 1 if params.feedback == "none" else params.evaluation.max_turns
    return OnlineRepair(params.feedback, turns, chat, guarded)


def agent_sampling(mode: Mode, sampling: Sampling, params: AgentParams) -> Sampling:
    """Modes that write more than bare SQL get `agents.max_new_tokens`, and one sample a step."""
    if mode in _BARE_SQL:
        return sampling
    return replace(sampling, num_samples=1, max_new_tokens=params.max_new_tokens)


def generation_of_mode(
    generation: GenerationParams, mode: Mode, params: AgentParams
) -> GenerationParams:
    """The parameters for a model that plays this mode: prompts leave room for what it writes."""
    if mode in _BARE_SQL:
        return generation
    return replace(generation, max_new_tokens=params.max_new_tokens)
