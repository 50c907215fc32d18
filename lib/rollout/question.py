"""What the model and the executor see of an example. No type here has a place for gold."""

from __future__ import annotations

from dataclasses import dataclass

from lib.records import Completion, Example, Prompt
from lib.repair.observation import Observation


@dataclass(frozen=True)
class Question:
    """An example without its answer."""

    id: str
    db_id: str
    db_path: str
    text: str
    evidence: str

    @classmethod
    def of(cls, example: Example) -> Question:
        """The example without its gold SQL."""
        return cls(example.id, example.db_id, example.db_path, example.question, example.evidence)


@dataclass(frozen=True)
class TurnCandidates:
    """All candidates of one question at one turn, and what the executor saw of each.

    `feedback`: what the prompt said of the turn before; None at turn 1.
    """

    question: Question
    turn: int
    prompt: Prompt
    feedback: str | None
    completions: tuple[Completion, ...]
    observations: tuple[Observation, ...]
