"""The SFT set: gold, and SQL of the model that was verified correct.

Gold as training text: in normal form, and known to run.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import cycle, islice
from pathlib import Path
from typing import Any, NamedTuple

from lib.answering.repair.feedback import verified_feedback
from lib.answering.repair.observation import Observation
from lib.answering.repair.prompts import RepairRequest, is_chat, repair_messages
from lib.answering.rollout.record import shown_rows
from lib.base.params import ChatParams, SchemaParams
from lib.base.records import Example, ExecutionResult, FeedbackLevel, Messages, Trajectory
from lib.database.catalog import Catalog, load_catalog
from lib.database.files import UnusableDatabaseError
from lib.database.sandbox.sandbox import Query, Sandbox
from lib.database.schema.serialise import SchemaStyle, respell, spell_names
from lib.database.sql.extract import single_line
from lib.database.sql.parse import normalise
from lib.learning.pairs.pair import Candidate, completion_of
from lib.scoring.ex import results_match

_SAMPLE_VALUES = 8


class Databases:
    """The catalogs of the databases, with sample values, and queries in normal form."""

    def __init__(self, style: SchemaStyle = "compact") -> None:
        """`style`: how prompts show a schema, which decides how its names are spelt."""
        self.style = style
        self._catalogs = lru_cache(maxsize=None)(self._load)

    def catalog(self, example: Example) -> Catalog:
        """Empty if the database is damaged or missing."""
        return self._catalogs(example.db_path, example.db_id)

    def normalise(self, example: Example, sql: str) -> str:
        """The normal form of a query on the example's database, with the prompt's names.

        Gold often spells names as the database does: then the spelling alone would tell chosen from
        rejected, and one mistake in two spellings would count as two.
        """
        catalog = self.catalog(example)
        return spell_names(normalise(sql, catalog), catalog, self.style)

    @classmethod
    def of(cls, params: SchemaParams, trajectories: Iterable[Trajectory]) -> Databases:
        """With names as the prompts of the trajectories show them."""
        if params.style != "auto":
            return cls(params.style)
        prompts = (turn.messages for trajectory in trajectories for turn in trajectory.turns[:1])
        first = next(prompts, None)
        return cls("ddl" if first is not None and is_chat(first) else "compact")

    @staticmethod
    def _load(db_path: str, db_id: str) -> Catalog:
        try:
            return load_catalog(Path(db_path), db_id, _SAMPLE_VALUES)
        except UnusableDatabaseError:  # no question on it is answered, and no gold runs
            return Catalog(db_id)


_BATCH = 256  # questions whose results are held at once


@dataclass(frozen=True)
class GoldAnswer:
    """Gold SQL that runs, in normal form. `shown`: its result with the first rows only."""

    sql: str
    row_count: int
    shown: ExecutionResult

    def candidate(self, reward: float) -> Candidate:
        """Gold as the chosen side of a pair."""
        return Candidate(self.sql, "gold", reward, self.shown, self.row_count)


def gold_answers(
    examples: Sequence[Example], databases: Databases, sandbox: Sandbox
) -> dict[str, GoldAnswer]:
    """Gold by example id; questions whose gold does not run are left out."""
    return {example.id: gold for example, gold, _ in run_gold(examples, databases, sandbox)}


def run_gold(
    examples: Sequence[Example], databases: Databases, sandbox: Sandbox
) -> Iterator[tuple[Example, GoldAnswer, ExecutionResult]]:
    """The examples whose gold runs, with gold and its result.

    The normal form is used only where it returns just what the original returns, in its order;
    otherwise the original on one line. Results are held for one batch at a time.
    """
    for start in range(0, len(examples), _BATCH):
        batch = examples[start : start + _BATCH]
        forms = [(databases.normalise(e, e.gold_sql), single_line(e.gold_sql)) for e in batch]
        queries = [
            Query(example.db_path, sql)
            for example, texts in zip(batch, forms, strict=True)
            for sql in (example.gold_sql, *texts)
        ]
        unique = list(dict.fromkeys(queries))
        results = dict(zip(unique, sandbox.execute_many(unique), strict=True))
        for example, texts in zip(batch, forms, strict=True):
            original = results[Query(example.db_path, example.gold_sql)]
            for sql in texts:
                result = results[Query(example.db_path, sql)]
                if results_match(original, result, order_matters=True):
                    shown = replace(original, rows=shown_rows(original.rows), elapsed_ms=0.0)
                    yield example, GoldAnswer(sql, len(original.rows), shown), original
                    break


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
