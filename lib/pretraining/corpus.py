"""The endless pretraining corpus: prompts with the SQL that answers them.

Two kinds of examples: first-turn prompts, and repair prompts with a wrong SQL and the feedback
that the project itself gives on it. Example `index` at one curriculum stage is a function of
(seed, stage, index), so a resumed run sees what an uninterrupted one sees.

Questions and queries of evaluation data are left out (`excluded`), and counted.
"""

from __future__ import annotations

import random
import sqlite3
from dataclasses import dataclass

from lib.db.catalog import Catalog
from lib.pretraining.lexicon import Lexicon
from lib.pretraining.questions import draw_question
from lib.pretraining.schemas import SchemaSampler, SchemaSpec
from lib.pretraining.slips import draw_slip
from lib.records import ExecutionResult, FeedbackLevel
from lib.repair.feedback import online_feedback, verified_feedback
from lib.repair.observation import Observation
from lib.repair.prompts import RepairRequest, one_line, render_prompt
from lib.schema.serialise import serialise_schema

_REPAIR_LEVELS: tuple[FeedbackLevel, ...] = ("basic", "column", "minimal", "minimal")


@dataclass(frozen=True)
class CurriculumStage:
    """How hard the examples are, from step `start` on.

    `words`: lexicon words in use. `joins` and `repairs`: shares of questions over several tables
    (where the schema has them) and of repair prompts.
    """

    start: int
    words: int
    max_tables: int
    joins: float
    repairs: float


@dataclass(frozen=True)
class PretrainingExample:
    """`completion` starts with a space and holds the SQL alone."""

    prompt: str
    completion: str


class CorpusSampler:
    """Draws examples. `excluded`: normalised questions and queries that must not appear."""

    def __init__(self, lexicon: Lexicon, seed: int, excluded: frozenset[str] = frozenset()) -> None:
        self._lexicon = lexicon
        self._seed = seed
        self._excluded = excluded
        self.excluded_count = 0

    def sample(self, stage: CurriculumStage, index: int, stream: str) -> PretrainingExample:
        """The example of that index. `stream` separates training from held-out examples."""
        rng = random.Random(f"{self._seed}/{stream}/{stage.words}/{stage.max_tables}/{index}")
        schemas = SchemaSampler(self._lexicon, stage.words, stage.max_tables)
        while True:
            schema = schemas.sample(rng)
            question = draw_question(rng, schema, stage.joins)
            if not {exclusion_key(question.text), exclusion_key(question.sql)} & self._excluded:
                break
            self.excluded_count += 1
        catalog = _shuffled(rng, schema.catalog)
        repair = None
        if rng.random() < stage.repairs:
            repair = _repair(rng, schema, catalog, question.sql)
        prompt = render_prompt(serialise_schema(catalog, "compact"), question.text, repair=repair)
        return PretrainingExample(prompt, f" {question.sql}")


def exclusion_key(text: str) -> str:
    """Question or query without case, white space and closing signs: what counts as the same."""
    return one_line(text).lower().strip(" .?!;")


def _shuffled(rng: random.Random, catalog: Catalog) -> Catalog:
    names = [table.name for table in catalog.tables]
    rng.shuffle(names)
    return catalog.select(tuple(names))


def _repair(
    rng: random.Random, schema: SchemaSpec, catalog: Catalog, sql: str
) -> RepairRequest | None:
    """A wrong SQL with the feedback on it; None where the slip changes no result."""
    wrong = draw_slip(rng, schema, sql)
    connection = schema.connect()
    try:
        observation = Observation(wrong, _execute(connection, wrong))
        if observation.result.status == "ok":
            right = _execute(connection, sql)
            if sorted(map(repr, right.rows)) == sorted(map(repr, observation.result.rows)):
                return None
    finally:
        connection.close()
    level = rng.choice(_REPAIR_LEVELS)
    tables = tuple(table.name for table in catalog.tables)
    if rng.random() < 0.35 and observation.result.status != "ok":
        feedback = online_feedback(level, observation, catalog, tables, guarded=False)
    else:
        feedback = verified_feedback(level, observation, catalog, tables, "wrong")
    return RepairRequest(wrong, feedback)


def _execute(connection: sqlite3.Connection, sql: str) -> ExecutionResult:
    """The corpus runs only SQL of its own on databases of its own, so no sandbox is needed."""
    try:
        cursor = connection.execute(sql)
        columns = tuple(column[0] for column in cursor.description or ())
        return ExecutionResult("ok", columns, tuple(cursor.fetchall()))
    except sqlite3.Error as error:
        return ExecutionResult("error", error=str(error))
