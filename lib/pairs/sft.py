"""The SFT set: gold, and SQL of the model that was verified correct."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from lib.pairs.gold import GoldAnswer
from lib.pairs.pair import completion_of
from lib.pairs.questions import Databases
from lib.records import Example, Messages, Trajectory
from lib.schema.spelling import respell

SFT_SOURCES = ("gold", "verified_repair", "gold_repair")
"""Gold for the first prompt; the model's verified SQL for a repair prompt; gold for one where the
model failed."""


@dataclass(frozen=True)
class SftExample:
    """A prompt with its completion, in TRL's conversational format.

    `meta`: example_id, db_id, source, turn.
    """

    prompt: Messages
    completion: Messages
    meta: dict[str, Any]


def sft_examples(
    trajectories: Iterable[Trajectory],
    examples: Mapping[str, Example],
    gold: Mapping[str, GoldAnswer],
    databases: Databases,
) -> Iterator[SftExample]:
    """In the order of the trajectories, none twice, in the spelling of the prompt.

    `gold`: by example id.
    """
    seen: set[tuple[Messages, Messages]] = set()
    for trajectory in trajectories:
        example = examples[trajectory.example_id]
        for source, turn, prompt, sql in _answers(trajectory, gold.get(example.id)):
            normal = databases.normalise(example, sql)
            completion = completion_of(respell(normal, databases.catalog(example)), prompt)
            if (prompt, completion) not in seen:
                seen.add((prompt, completion))
                meta = {
                    "example_id": example.id,
                    "db_id": example.db_id,
                    "source": source,
                    "turn": turn,
                }
                yield SftExample(prompt, completion, meta)


def _answers(
    trajectory: Trajectory, gold: GoldAnswer | None
) -> Iterator[tuple[str, int, Messages, str]]:
    """Source, turn, prompt and SQL of what can be learnt from one trajectory."""
    for number, turn in enumerate(trajectory.turns, start=1):
        right = (a.sql for a in turn.attempts if a.correct and not a.lucky)
        correct = next(right, None)
        if number > 1 and correct is not None:
            yield "verified_repair", number, turn.messages, correct
        elif gold is not None:
            yield "gold" if number == 1 else "gold_repair", number, turn.messages, gold.sql
