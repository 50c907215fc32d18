"""The endless pretraining corpus: prompts with the SQL that answers them.

Two kinds of examples: first-turn prompts, and repair prompts with a wrong SQL and the feedback
that the project itself gives on it. An example is a function of (seed, stream, stage, index), so a
resumed run sees what an uninterrupted one sees.

Questions and queries of evaluation data are left out (`excluded`), and counted.
"""

from __future__ import annotations

import random
import re
import sqlite3
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from lib.db.catalog import Catalog
from lib.fingerprints import fingerprint
from lib.pretraining.curriculum import CurriculumStage
from lib.pretraining.lexicon import Lexicon
from lib.pretraining.questions import draw_question
from lib.pretraining.schemas import SchemaSampler, SchemaSpec
from lib.pretraining.slips import draw_slip
from lib.records import Example, ExecutionResult, FeedbackLevel
from lib.repair.feedback import verified_feedback
from lib.repair.observation import Observation
from lib.repair.prompts import RepairRequest, render_prompt
from lib.schema.serialise import serialise_schema

Stream = Literal["train", "held-out", "tokenizer"]
"""Three corpora that share no random state: one to learn from, one to measure on, one for the
vocabulary."""

_REPAIR_LEVELS: tuple[FeedbackLevel, ...] = ("basic", "column", "minimal", "minimal")
_MEANINGFUL = re.compile(r"\w+|[<>=!*+/%|-]")
_FINGERPRINTED = 64


@dataclass(frozen=True)
class PretrainingExample:
    """`completion` starts with a space and holds the SQL alone.

    `left_out`: how many draws before this one were evaluation questions or queries.
    """

    prompt: str
    completion: str
    left_out: int = 0


class CorpusSampler:
    """Draws examples. `excluded`: the `exclusion_key`s of texts that must not appear."""

    def __init__(self, lexicon: Lexicon, seed: int, excluded: frozenset[str] = frozenset()) -> None:
        self._lexicon = lexicon
        self._seed = seed
        self._excluded = excluded

    def sample(self, stage: CurriculumStage, index: int, stream: Stream) -> PretrainingExample:
        """The example of that index. Equal arguments give equal examples."""
        rng = random.Random(f"{self._seed}/{stream}/{stage.words}/{stage.max_tables}/{index}")
        schemas = SchemaSampler(self._lexicon, stage.words, stage.max_tables)
        left_out = 0
        while True:
            schema = schemas.sample(rng)
            question = draw_question(rng, schema, stage.joins)
            if not {exclusion_key(question.text), exclusion_key(question.sql)} & self._excluded:
                break
            left_out += 1
        catalog = _shuffled(rng, schema.catalog)
        repair = None
        if rng.random() < stage.repairs:
            repair = _repair(rng, schema, catalog, question.sql)
        prompt = render_prompt(serialise_schema(catalog, "compact"), question.text, repair=repair)
        return PretrainingExample(prompt, f" {question.sql}", left_out)

    def fingerprint(self, stages: Iterable[CurriculumStage]) -> str:
        """16 hex digits over the first training examples of every stage."""
        return fingerprint(
            [
                self.sample(stage, index, "train")
                for stage in stages
                for index in range(_FINGERPRINTED)
            ]
        )


def exclusion_keys(examples: Iterable[Example]) -> frozenset[str]:
    """What must not appear in the corpus so that it holds nothing of `examples`."""
    return frozenset(
        exclusion_key(text) for example in examples for text in (example.question, example.gold_sql)
    )


def exclusion_key(text: str) -> str:
    """A question or query as lower-case words and operators: what counts as the same.

    Quotes, commas, brackets, dots and white space make no difference, as in the split check.
    """
    return " ".join(_MEANINGFUL.findall(text.casefold()))


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
        result = _execute(connection, wrong)
        if result.status == "ok" and _same_rows(result, _execute(connection, sql)):
            return None
    finally:
        connection.close()
    level = rng.choice(_REPAIR_LEVELS)
    tables = tuple(table.name for table in catalog.tables)
    feedback = verified_feedback(level, Observation(wrong, result), catalog, tables, "wrong")
    return RepairRequest(wrong, feedback)


def _same_rows(one: ExecutionResult, other: ExecutionResult) -> bool:
    return sorted(map(repr, one.rows)) == sorted(map(repr, other.rows))


def _execute(connection: sqlite3.Connection, sql: str) -> ExecutionResult:
    """The corpus runs only SQL of its own on databases of its own, so no sandbox is needed."""
    try:
        cursor = connection.execute(sql)
        columns = tuple(column[0] for column in cursor.description or ())
        return ExecutionResult("ok", columns, tuple(cursor.fetchall()))
    except sqlite3.Error as error:
        return ExecutionResult("error", error=str(error))
