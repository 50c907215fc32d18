"""The SFT set: gold, and SQL of the model that was verified correct."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import cycle, islice
from typing import Any

from lib.db.catalog import Catalog
from lib.pairs.gold import Databases, GoldAnswer
from lib.pairs.pair import completion_of
from lib.params import ChatParams
from lib.records import Example, ExecutionResult, FeedbackLevel, Messages, Trajectory
from lib.repair.chat_prompts import repair_messages
from lib.repair.feedback import verified_feedback
from lib.repair.observation import Observation
from lib.repair.prompts import RepairRequest, is_chat
from lib.schema.serialise import respell

SFT_SOURCES = ("gold", "verified_repair", "gold_repair", "told_repair")
"""Gold for the first prompt; the model's verified SQL for a repair prompt; gold for one where the
model failed; gold for a repair that was not played: a chat model's first answer failed, and the
prompt that would follow is made here."""

_TOLD_LEVELS: tuple[FeedbackLevel, ...] = ("minimal", "basic", "minimal", "column")
"""The levels of feedback in told repairs, in turn: half of them at the default level."""

_MOST_TOLD: dict[bool, int] = {False: 1, True: 1}
"""Told repairs of one question, by whether the answer ran: more would outweigh the first turns."""


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
    not_played: Mapping[str, Messages],
    examples: Mapping[str, Example],
    gold: Mapping[str, GoldAnswer],
    databases: Databases,
    chat: ChatParams,
) -> Iterator[SftExample]:
    """In the order of the trajectories, none twice, in the spelling of the prompt; then the others.

    `not_played`: the first prompts of the other questions, by example id, as is `gold`. `chat`: how
    a chat model is asked again.
    """
    levels = cycle(_TOLD_LEVELS)
    seen: set[tuple[Messages, Messages]] = set()

    def learnt() -> Iterator[tuple[str, str, int, Messages, str]]:
        for trajectory in trajectories:
            id = trajectory.example_id
            answer, catalog = gold.get(id), databases.catalog(examples[id])
            told = _told_repairs(trajectory, answer, catalog, chat, levels)
            yield from ((id, *one) for one in (*_answers(trajectory, answer), *told))
        for id, prompt in not_played.items():
            if id in gold:
                yield id, "gold", 1, prompt, gold[id].sql

    for id, source, turn, prompt, sql in learnt():
        example = examples[id]
        normal = databases.normalise(example, sql)
        spelt = respell(normal, databases.catalog(example), databases.style)
        completion = completion_of(spelt, prompt)
        if (prompt, completion) not in seen:
            seen.add((prompt, completion))
            meta = {"example_id": id, "db_id": example.db_id, "source": source, "turn": turn}
            yield SftExample(prompt, completion, meta)


def _answers(
    trajectory: Trajectory, gold: GoldAnswer | None
) -> Iterator[tuple[str, int, Messages, str]]:
    """Source, turn, prompt and SQL of what can be learnt from one trajectory.

    Without gold nothing can: it fails, or it is doubted, and then so are the verdicts.
    """
    if gold is None:
        return
    for number, turn in enumerate(trajectory.turns, start=1):
        right = (a.sql for a in turn.attempts if a.correct and not a.false_positive)
        correct = next(right, None)
        if number > 1 and correct is not None:
            yield "verified_repair", number, turn.messages, correct
        else:
            yield "gold" if number == 1 else "gold_repair", number, turn.messages, gold.sql


def _told_repairs(
    trajectory: Trajectory,
    gold: GoldAnswer | None,
    catalog: Catalog,
    chat: ChatParams,
    levels: Iterator[FeedbackLevel],
) -> Iterator[tuple[str, int, Messages, str]]:
    """Gold for what would have been asked after first answers that failed."""
    if gold is None or len(trajectory.turns) != 1 or not is_chat(trajectory.turns[0].messages):
        return
    first = trajectory.turns[0]
    room = dict(_MOST_TOLD)
    for attempt in {a.sql: a for a in first.attempts if a.sql and not a.correct}.values():
        ran = attempt.status == "ok"
        if (ran and attempt.verdict != "wrong") or not room[ran]:
            continue
        room[ran] -= 1
        # of a result the feedback gives the first rows, which are kept, and their number
        rows = tuple(islice(cycle(attempt.rows), attempt.row_count)) if attempt.rows else ()
        result = ExecutionResult(attempt.status, attempt.columns, rows, attempt.error)
        observation = Observation(attempt.sql, result, attempt.cost)
        feedback = verified_feedback(
            next(levels), observation, catalog, trajectory.tables, attempt.verdict, "sentences"
        )
        repair = RepairRequest(attempt.sql, feedback)
        yield "told_repair", 2, repair_messages(chat, first.messages, [repair]), gold.sql
