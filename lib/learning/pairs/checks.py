"""The training set of a verifier: executed candidates, each right or wrong by its verdict."""

import random
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence

from lib.answering.agents.checking import RIGHT, VERIFIED_CHARACTERS, WRONG, check_messages
from lib.answering.repair.observation import Observation
from lib.answering.repair.prompts import is_chat
from lib.base.errors import DataError
from lib.base.records import Attempt, ExecutionResult, Message, Trajectory
from lib.database.sandbox.sandbox import Query, Sandbox
from lib.learning.pairs.sft import SftExample
from lib.scoring.choosing import votes_of


def check_examples(
    trajectories: Iterable[Trajectory],
    databases: Mapping[str, str],
    sandbox: Sandbox,
    seed: int,
    without: Collection[str] = (),
) -> list[SftExample]:
    """As many right ones as wrong ones, as many as there are of the rarer, in a seeded order.

    The prompt is the one that a verifier is asked with: the first prompt of the question, a
    candidate and its result. `databases`: the path by example id. `without`: questions whose gold,
    and so whose verdicts, are doubted. Each result of a question occurs once. Raises DataError
    where there are none of one kind.
    """
    found: dict[str, list[SftExample]] = {RIGHT: [], WRONG: []}
    seen: dict[str, list[ExecutionResult]] = {}
    for trajectory in trajectories:
        id = trajectory.example_id
        if id in without or not trajectory.turns:
            continue
        attempts = list(_judged(trajectory))
        results = sandbox.execute_many([Query(databases[id], one.sql) for one in attempts])
        known = seen.setdefault(id, [])
        for attempt, result in zip(attempts, results, strict=True):
            if result.rows and _is_new(result, known):
                known.append(result)
                label = RIGHT if attempt.correct else WRONG
                meta = {"example_id": id, "db_id": trajectory.db_id, "source": label, "turn": 1}
                first, chat = trajectory.turns[0].messages, is_chat(trajectory.turns[0].messages)
                observation = Observation(attempt.sql, result)
                check = check_messages(observation, VERIFIED_CHARACTERS, chat)
                # a model without a chat template continues after a space
                answer = Message("assistant", label if chat else f" {label}")
                found[label].append(SftExample((*first, *check), (answer,), meta))
    size = min(map(len, found.values()))
    if not size:
        raise DataError(
            f"{len(found[RIGHT])} right and {len(found[WRONG])} wrong candidates with rows: a "
            "verifier learns from both; mine more questions, or more samples of each"
        )
    draw = random.Random(seed)
    balanced = [example for of_label in found.values() for example in draw.sample(of_label, size)]
    return draw.sample(balanced, len(balanced))


def _judged(trajectory: Trajectory) -> Iterator[Attempt]:
    """The candidates of all turns that ran, are right or wrong, and are not right by chance."""
    for turn in trajectory.turns:
        for attempt in turn.attempts:
            ran = attempt.status == "ok" and attempt.verdict in ("correct", "wrong")
            if ran and not (attempt.correct and attempt.false_positive):
                yield attempt


def _is_new(result: ExecutionResult, known: Sequence[ExecutionResult]) -> bool:
    *groups, last = (vote.group for vote in votes_of([*known, result]))
    return last not in groups
