"""The settings of a rollout."""

from __future__ import annotations

from dataclasses import dataclass

from lib.generation.protocol import Sampling
from lib.params import AgentParams, ChatParams, RewardParams, SchemaParams
from lib.records import FeedbackLevel, Mode, RepairScope


@dataclass(frozen=True)
class RolloutSettings:
    """`chunk_size`: how many questions are played together and journalled as one unit.

    `agents`: the parameters of a mode that has its own; None for other modes, so that a change of
    these parameters does not invalidate their work.
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
    agents: AgentParams | None = None

    @property
    def turns(self) -> int:
        """The most queries that a question may take; without feedback there is no repair."""
        if self.agents is not None:
            turns = self.agents.max_turns
            return {"direct": 1, "single_pass": 1, "fallback": turns + 1}.get(self.mode, turns)
        return 1 if self.feedback == "none" else self.max_turns
