"""The SFT set: gold, and SQL of the model that was verified correct."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from itertools import cycle, islice, repeat
from typing import Any, NamedTuple

from lib.answering.repair.feedback import verified_feedback
from lib.answering.repair.observation import Observation
from lib.answering.repair.prompts import RepairRequest, is_chat, repair_messages
from lib.base.params import ChatParams
from lib.base.records import (
    Example,
    ExecutionResult,
    FeedbackLevel,
    Messages,
    SftExample,
    Step,
    Trajectory,
)
from lib.database.catalog import Catalog
from lib.learning.pairs.pair import GoldAnswer, Normaliser, completion_of

OWN_ANSWER = "own_answer"
"""The source of a right answer of the model to a first prompt, in rounds that learn from these."""

SFT_SOURCES = ("gold", OWN_ANSWER, "verified_repair", "gold_repair", "told_repair")
"""Gold for the first prompt; the model's own right answer to it; the model's verified SQL for a
repair prompt; gold for one where the model failed; gold for a repair that was not rolled out: a
chat model's first answer failed, and the prompt that would follow is made here."""

_LEVELS: tuple[FeedbackLevel, ...] = ("minimal", "basic", "minimal", "column")
"""The levels of feedback in made repairs, in turn: half of them at the default level."""


class _Target(NamedTuple):
    """`source`: one of SFT_SOURCES. `sql`: what is to be learnt as the answer to the prompt.

    `times`: in how many rows.
    """

    source: str
    turn: int
    prompt: Messages
    sql: str
    times: int = 1


def sft_examples(
    trajectories: Iterable[Trajectory],
    first_prompts: Mapping[str, Messages],
    examples: Mapping[str, Example],
    gold: Mapping[str, GoldAnswer],
    normaliser: Normaliser,
    chat: ChatParams,
    own_answers: int = 0,
    origins: Mapping[str, Mapping[str, Any]] | None = None,
) -> Iterator[SftExample]:
    """The examples of the trajectories, in their order, then those of questions without one.

    None occurs twice, unless `own_answers` asks for it, and SQL is spelt as in its prompt.
    `first_prompts`: those of the questions without a trajectory, by example id, as is `gold`.
    `chat`: how a chat model is asked again. `own_answers`: the most rows with the model's own right
    answers to a first prompt, see `_first_answers`; 0: one row, with gold. `origins`: by example
    id, further entries of `meta`.
    """
    levels = cycle(_LEVELS)
    seen: set[tuple[Messages, Messages]] = set()

    def targets() -> Iterator[tuple[str, _Target]]:
        for trajectory in trajectories:
            id = trajectory.example_id
            if id in gold:  # else gold fails or is doubted, and then so are the verdicts
                catalog = normaliser.catalog(examples[id])
                made = _made_repairs(trajectory, gold[id], catalog, chat, levels)
                normal_of = partial(normaliser.normalise, examples[id])
                played = _of_turns(trajectory, gold[id], own_answers, normal_of)
                yield from ((id, target) for target in (*played, *made))
        for id, prompt in first_prompts.items():
            if id in gold:
                yield id, _Target("gold", 1, prompt, gold[id].sql)

    for id, (source, turn, prompt, sql, times) in targets():
        example = examples[id]
        completion = completion_of(normaliser.as_answer(example, sql), prompt)
        if (prompt, completion) not in seen:
            seen.add((prompt, completion))
            meta = {"example_id": id, "db_id": example.db_id, "source": source, "turn": turn}
            meta |= (origins or {}).get(id, {})
            yield from repeat(SftExample(prompt, completion, meta), times)


def _of_turns(
    trajectory: Trajectory, gold: GoldAnswer, own_answers: int, normal_of: Callable[[str], str]
) -> Iterator[_Target]:
    """The targets for the prompts of one trajectory."""
    for number, turn in enumerate(trajectory.turns, start=1):
        right = [a.sql for a in turn.attempts if a.correct and not a.false_positive]
        if number == 1 and own_answers:
            yield from _first_answers(turn, right, gold, own_answers, normal_of)
        elif number > 1 and right:
            yield _Target("verified_repair", number, turn.messages, right[0])
        else:
            source = "gold" if number == 1 else "gold_repair"
            yield _Target(source, number, turn.messages, gold.sql)


def _first_answers(
    turn: Step, right: Sequence[str], gold: GoldAnswer, most: int, normal_of: Callable[[str], str]
) -> Iterator[_Target]:
    """The model's different right answers to a first prompt, then gold, in `1..most` rows.

    A question has the more rows the more of its samples are wrong: one where all are right, `most`
    where none is. The rows take the answers in turn, and begin again where these run out; so gold
    is learnt only where the model has too few answers of its own, and alone where it has none.
    """
    wrong = len(turn.attempts) - len(right)
    rows = 1 + (most - 1) * wrong // max(len(turn.attempts), 1)
    answers = dict.fromkeys(map(normal_of, right), OWN_ANSWER)
    answers.setdefault(normal_of(gold.sql), "gold")
    for index, (sql, source) in enumerate(answers.items()):
        times = len(range(index, rows, len(answers)))
        if times:
            yield _Target(source, 1, turn.messages, sql, times)


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
