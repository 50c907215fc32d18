"""The ways to answer, by name."""

from __future__ import annotations

from dataclasses import replace
from typing import get_args

from lib.agents.check_rewrite import CheckRewrite
from lib.agents.episode import Agent
from lib.agents.react import Fallback, React, SinglePass
from lib.agents.repair import OnlineRepair
from lib.generation.protocol import Sampling
from lib.params import AgentParams, ChatParams
from lib.records import FeedbackLevel, Mode

MODES: tuple[Mode, ...] = get_args(Mode)


def agent_of(
    mode: Mode,
    params: AgentParams,
    chat: ChatParams,
    level: FeedbackLevel = "minimal",
    guarded: bool = False,
) -> Agent:
    """`level`, `guarded`: of the feedback in the mode `repair`."""
    turns, characters = params.max_turns, params.observation_characters
    if mode == "repair":
        return OnlineRepair(level, turns, chat, guarded)
    if mode == "single_pass":
        return SinglePass(chat)
    if mode == "react":
        return React(turns, characters, chat)
    if mode == "fallback":
        return Fallback(turns, characters, chat)
    if mode == "check_rewrite":
        return CheckRewrite(turns, characters, chat)
    return OnlineRepair("none", 1, chat)  # direct


def agent_sampling(mode: Mode, sampling: Sampling, params: AgentParams) -> Sampling:
    """Ways that write more than bare SQL get `agents.max_new_tokens`, and one sample a step."""
    if mode in ("direct", "repair"):
        return sampling
    return replace(sampling, num_samples=1, max_new_tokens=params.max_new_tokens)
