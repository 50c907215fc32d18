"""The SFT set: gold, and SQL of the model that was verified correct."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import cycle, islice
from typing import Any

from lib.db.catalog import Catalog
from lib.pairs.gold import GoldAnswer
from lib.pairs.pair import completion_of
from lib.pairs.questions import Databases
from lib.params import ChatParams
from lib.records import Example, ExecutionResult, FeedbackLevel, Messages, Trajectory
from lib.repair.chat_prompts import repair_messages
from lib.repair.feedback import online_feedback
from lib.repair.observation import Observation
from lib.repair.prompts import RepairRequest, is_chat
from lib.schema.spelling import respell

SFT_SOURCES = ("gold", "verified_repair", "gold_repair", "told_repair")
"""Gold for the first prompt; the model's verified SQL for a repair prompt; gold for one where the
model failed; gold for a repair that nobody asked for: a chat model's first answer did not run, and
the prompt that follows is made here."""

_TOLD_LEVELS: tuple[FeedbackLevel, ...] = ("minimal", "basic", "minimal", "column")
"""The levels of feedback in told repairs, in turn: half of them at the default level."""


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
    chat: ChatParams,
) -> Iterator[SftExample]:
    """In the order of the trajectories, none twice, in the spelling of the prompt.

    `gold`: by example id. `chat`: how a chat model is asked again.
    """
    levels = cycle(_TOLD_LEVELS)
    seen: set[tuple[Messages, Messages]] = set()
    for trajectory in trajectories:
        example = examples[trajectory.example_id]
        catalog = databases.catalog(example)
        answer = gold.get(example.id)
        told = _told_repairs(trajectory, answer, catalog, chat, levels)
        for source, turn, prompt, sql in (*_answers(trajectory, answer), *told):
            normal = databases.normalise(example, sql)
            completion = completion_of(respell(normal, catalog, databases.style), prompt)
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


def _told_repairs(
    trajectory: Trajectory,
    gold: GoldAnswer | None,
    catalog: Catalog,
    chat: ChatParams,
    levels: Iterator[FeedbackLevel],
) -> Iterator[tuple[str, int, Messages, str]]:
    """Gold for what an online scope would have asked after a first answer that did not run.

    One of them where several samples did not: more would outweigh the first turns.
    """
    if gold is None or len(trajectory.turns) != 1 or not is_chat(trajectory.turns[0].messages):
        return
    first = trajectory.turns[0]
    failed = (attempt for attempt in first.attempts if attempt.sql and attempt.status != "ok")
    for attempt in islice(failed, 1):
        result = ExecutionResult(attempt.status, error=attempt.error)
        observation = Observation(attempt.sql, result)
        feedback = online_feedback(
            next(levels), observation, catalog, trajectory.tables, False, "sentences"
        )
        repair = RepairRequest(attempt.sql, feedback)
        yield "told_repair", 2, repair_messages(chat, first.messages, [repair]), gold.sql
