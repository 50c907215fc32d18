"""The SFT set: gold, and SQL of the model that was verified correct."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import cycle, islice
from typing import Any, NamedTuple

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
    """The examples of the trajectories, in their order, then those of questions not played.

    None occurs twice, and SQL is spelt as in its prompt. `not_played`: the first prompts of the
    other questions, by example id, as is `gold`. `chat`: how a chat model is asked again.
    """
    levels = cycle(_TOLD_LEVELS)
    seen: set[tuple[Messages, Messages]] = set()

    def lessons() -> Iterator[tuple[str, _Lesson]]:
        for trajectory in trajectories:
            id = trajectory.example_id
            if id in gold:  # else gold fails or is doubted, and then so are the verdicts
                catalog = databases.catalog(examples[id])
                told = _told_repairs(trajectory, gold[id], catalog, chat, levels)
                yield from ((id, lesson) for lesson in (*_answers(trajectory, gold[id]), *told))
        for id, prompt in not_played.items():
            if id in gold:
                yield id, _Lesson("gold", 1, prompt, gold[id].sql)

    for id, (source, turn, prompt, sql) in lessons():
        example = examples[id]
        normal = databases.normalise(example, sql)
        spelt = respell(normal, databases.catalog(example), databases.style)
        completion = completion_of(spelt, prompt)
        if (prompt, completion) not in seen:
            seen.add((prompt, completion))
            meta = {"example_id": id, "db_id": example.db_id, "source": source, "turn": turn}
            yield SftExample(prompt, completion, meta)


class _Lesson(NamedTuple):
    """`source`: one of SFT_SOURCES. `sql`: the answer to the prompt."""

    source: str
    turn: int
    prompt: Messages
    sql: str


def _answers(trajectory: Trajectory, gold: GoldAnswer) -> Iterator[_Lesson]:
    """The lessons from the prompts of one trajectory."""
    for number, turn in enumerate(trajectory.turns, start=1):
        right = (a.sql for a in turn.attempts if a.correct and not a.false_positive)
        correct = next(right, None)
        if number > 1 and correct is not None:
            yield _Lesson("verified_repair", number, turn.messages, correct)
        else:
            source = "gold" if number == 1 else "gold_repair"
            yield _Lesson(source, number, turn.messages, gold.sql)


def _told_repairs(
    trajectory: Trajectory,
    gold: GoldAnswer,
    catalog: Catalog,
    chat: ChatParams,
    levels: Iterator[FeedbackLevel],
) -> Iterator[_Lesson]:
    """Gold as the answer to the repair prompts that failed first answers would have led to.

    At most one for an answer that ran, and one for an answer that did not: more would outweigh the
    first turns.
    """
    if len(trajectory.turns) != 1 or not is_chat(trajectory.turns[0].messages):
        return
    first = trajectory.turns[0]
    told: set[bool] = set()
    for attempt in first.attempts:
        ran = attempt.status == "ok"
        fails = attempt.verdict == "wrong" if ran else not attempt.correct
        if not attempt.sql or not fails or ran in told:
            continue
        told.add(ran)
        # feedback shows only the first rows of a result, which are kept, and their number
        rows = tuple(islice(cycle(attempt.rows), attempt.row_count)) if attempt.rows else ()
        result = ExecutionResult(attempt.status, attempt.columns, rows, attempt.error)
        observation = Observation(attempt.sql, result, attempt.cost)
        feedback = verified_feedback(
            next(levels), observation, catalog, trajectory.tables, attempt.verdict, "sentences"
        )
        repair = RepairRequest(attempt.sql, feedback)
        prompt = repair_messages(chat, first.messages, [repair])
        yield _Lesson("told_repair", 2, prompt, gold.sql)
