"""The SFT set: gold, and SQL of the model that was verified correct."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import cycle, islice
from typing import Any, NamedTuple

from lib.answering.repair.feedback import verified_feedback
from lib.answering.repair.observation import Observation
from lib.answering.repair.prompts import RepairRequest, is_chat, repair_messages
from lib.base.params import ChatParams
from lib.base.records import Example, ExecutionResult, FeedbackLevel, Messages, Trajectory
from lib.database.catalog import Catalog
from lib.database.schema.serialise import respell
from lib.learning.pairs.pair import GoldAnswer, Normaliser, completion_of

SFT_SOURCES = ("gold", "verified_repair", "gold_repair", "told_repair")
"""Gold for the first prompt; the model's verified SQL for a repair prompt; gold for one where the
model failed; gold for a repair that was not rolled out: a chat model's first answer failed, and the
prompt that would follow is made here."""

_LEVELS: tuple[FeedbackLevel, ...] = ("minimal", "basic", "minimal", "column")
"""The levels of feedback in made repairs, in turn: half of them at the default level."""


@dataclass(frozen=True)
class SftExample:
    """A prompt with its completion, in TRL's conversational format.

    `meta`: example_id, db_id, source, turn.
    """

    prompt: Messages
    completion: Messages
    meta: dict[str, Any]


class _Target(NamedTuple):
    """`source`: one of SFT_SOURCES. `sql`: what is to be learnt as the answer to the prompt."""

    source: str
    turn: int
    prompt: Messages
    sql: str


def sft_examples(
    trajectories: Iterable[Trajectory],
    first_prompts: Mapping[str, Messages],
    examples: Mapping[str, Example],
    gold: Mapping[str, GoldAnswer],
    normaliser: Normaliser,
    chat: ChatParams,
) -> Iterator[SftExample]:
    """The examples of the trajectories, in their order, then those of questions without one.

    None occurs twice, and SQL is spelt as in its prompt. `first_prompts`: those of the questions
    without a trajectory, by example id, as is `gold`. `chat`: how a chat model is asked again.
    """
    levels = cycle(_LEVELS)
    seen: set[tuple[Messages, Messages]] = set()

    def targets() -> Iterator[tuple[str, _Target]]:
        for trajectory in trajectories:
            id = trajectory.example_id
            if id in gold:  # else gold fails or is doubted, and then so are the verdicts
                catalog = normaliser.catalog(examples[id])
                made = _made_repairs(trajectory, gold[id], catalog, chat, levels)
                yield from ((id, target) for target in (*_of_turns(trajectory, gold[id]), *made))
        for id, prompt in first_prompts.items():
            if id in gold:
                yield id, _Target("gold", 1, prompt, gold[id].sql)

    for id, (source, turn, prompt, sql) in targets():
        example = examples[id]
        normal = normaliser.normalise(example, sql)
        spelt = respell(normal, normaliser.catalog(example), normaliser.style)
        completion = completion_of(spelt, prompt)
        if (prompt, completion) not in seen:
            seen.add((prompt, completion))
            meta = {"example_id": id, "db_id": example.db_id, "source": source, "turn": turn}
            yield SftExample(prompt, completion, meta)


def _of_turns(trajectory: Trajectory, gold: GoldAnswer) -> Iterator[_Target]:
    """The targets for the prompts of one trajectory."""
    for number, turn in enumerate(trajectory.turns, start=1):
        right = (a.sql for a in turn.attempts if a.correct and not a.false_positive)
        correct = next(right, None)
        if number > 1 and correct is not None:
            yield _Target("verified_repair", number, turn.messages, correct)
        else:
            source = "gold" if number == 1 else "gold_repair"
            yield _Target(source, number, turn.messages, gold.sql)


def _made_repairs(
    trajectory: Trajectory,
    gold: GoldAnswer,
    catalog: Catalog,
    chat: ChatParams,
    levels: Iterator[FeedbackLevel],
) -> Iterator[_Target]:
    """Gold as the answer to the repair prompts that failed first answers would have led to.

    At most one for an answer that ran, and one for an answer that did not: more would outweigh the
    first turns.
    """
    if len(trajectory.turns) != 1 or not is_chat(trajectory.turns[0].messages):
        return
    first = trajectory.turns[0]
    made: set[bool] = set()
    for attempt in first.attempts:
        ran = attempt.status == "ok"
        fails = attempt.verdict == "wrong" if ran else not attempt.correct
        if not attempt.sql or not fails or ran in made:
            continue
        made.add(ran)
        # feedback shows only the first rows of a result, which are kept, and their number
        rows = tuple(islice(cycle(attempt.rows), attempt.row_count)) if attempt.rows else ()
        result = ExecutionResult(attempt.status, attempt.columns, rows, attempt.error)
        observation = Observation(attempt.sql, result, attempt.cost)
        feedback = verified_feedback(
            next(levels), observation, catalog, trajectory.tables, attempt.verdict, "sentences"
        )
        repair = RepairRequest(attempt.sql, feedback)
        prompt = repair_messages(chat, first.messages, [repair])
        yield _Target("told_repair", 2, prompt, gold.sql)
