"""The endless pretraining corpus: prompts with the SQL that answers them.

There are two kinds of examples: first-turn prompts and repair prompts. A repair prompt holds a
wrong query, drawn or written by the model in training, and the project's own feedback on it. An
example is a function of (seed, stream, stage, index) and of what the model wrote, so a resumed run
sees what an uninterrupted one sees. For the last part of pretraining there are also questions that
people asked, from a data set's training split, in the corpus's own style of SQL.

Questions and queries of evaluation data are left out (`excluded`), and counted.
"""

from __future__ import annotations

import dataclasses
import random
import re
import sqlite3
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Literal

from lib.answering.repair.feedback import verified_feedback
from lib.answering.repair.observation import Observation
from lib.answering.repair.prompts import RepairRequest, render_prompt
from lib.base.identity import fingerprint
from lib.base.records import Example, ExecutionResult, FeedbackLevel
from lib.database.catalog import Catalog, load_catalog
from lib.database.files import Deadline
from lib.database.sandbox.connections import Authorizer
from lib.database.schema.retrieval import ColumnRef, ValueIndex, read_values, show_values
from lib.database.schema.serialise import respell, serialise_schema
from lib.database.sql.bindings import tables_read
from lib.database.sql.parse import normalise, parses
from lib.making.base_model.lexicon import Lexicon
from lib.making.base_model.questions import draw_question, draw_slip
from lib.making.base_model.schema_sampler import SchemaSampler
from lib.making.base_model.schemas import SampledSchema
from lib.making.base_model.shapes import Question

_LONGEST_SQL = 300  # characters
_LONGEST_SCHEMA = 1_700  # characters of the tables that a group shows
_MOST_TABLES = 6


@dataclass(frozen=True)
class RealQuestion(Question):
    """`tables`: the tables that the SQL reads."""

    tables: tuple[str, ...]


@dataclass(frozen=True)
class _Asked:
    """A database with the questions on it."""

    catalog: Catalog
    path: Path
    questions: tuple[RealQuestion, ...]


class RealQuestions:
    """Draws groups of questions on one database each."""

    def __init__(self, examples: Iterable[Example]) -> None:
        """Queries that do not parse or are very long are skipped.

        Raises DataError where a database cannot be read.
        """
        by_database: defaultdict[str, list[Example]] = defaultdict(list)
        for example in examples:
            by_database[example.db_path].append(example)
        self._databases = [
            asked for path in sorted(by_database) if (asked := _asked(path, by_database[path]))
        ]
        self._weights = [len(asked.questions) for asked in self._databases]
        self._values = lru_cache(maxsize=None)(self._read_values)

    def __len__(self) -> int:
        return sum(self._weights)

    def draw(
        self, rng: random.Random, count: int
    ) -> tuple[Catalog, ValueIndex, Sequence[RealQuestion]]:
        """At most `count` questions on a database, and the tables that their prompt shows.

        These are the tables that the questions need, and others, up to six in all and a readable
        length.
        """
        place = rng.choices(range(len(self._databases)), self._weights)[0]
        asked = self._databases[place]
        questions = rng.sample(asked.questions, min(count, len(asked.questions)))
        while True:
            needed = sorted({table for question in questions for table in question.tables})
            if (
                len(questions) == 1
                or _length(asked.catalog.select(tuple(needed))) < _LONGEST_SCHEMA
            ):
                break
            questions.pop()
        others = [table.name for table in asked.catalog.tables if table.name not in needed]
        shown = needed
        for other in rng.sample(others, len(others)):
            wider = [*shown, other]
            if len(wider) > max(len(needed), rng.randint(2, _MOST_TABLES)):
                break
            if _length(asked.catalog.select(tuple(wider))) < _LONGEST_SCHEMA:
                shown = wider
        catalog = asked.catalog.select(tuple(rng.sample(shown, len(shown))))
        return catalog, self._values(place), questions

    def _read_values(self, place: int) -> ValueIndex:
        asked = self._databases[place]
        return ValueIndex(read_values(asked.path, asked.catalog))


def _asked(path: str, examples: Sequence[Example]) -> _Asked | None:
    catalog = load_catalog(Path(path), examples[0].db_id)
    questions = []
    for example in examples:
        sql = respell(normalise(example.gold_sql, catalog), catalog, "compact")
        tables = tuple(sorted(tables_read(example.gold_sql, catalog)))
        if parses(sql) and tables and len(sql) <= _LONGEST_SQL:
            questions.append(RealQuestion(example.question, sql, tables))
    return _Asked(catalog, Path(path), tuple(questions)) if questions else None


def _length(catalog: Catalog) -> int:
    return len(serialise_schema(catalog, "compact"))


Stream = Literal["train", "answered", "held-out", "tokenizer"]
"""Corpora that share no random state: one to learn from, one whose questions the model answers to
learn from its mistakes, one to measure on, one for the vocabulary."""

_REPAIR_LEVELS: tuple[FeedbackLevel, ...] = ("basic", "column", "minimal", "minimal")
_MEANINGFUL = re.compile(r"\w+|[<>=!*+/%|-]")
_FINGERPRINTED = 64
_REQUEST = "\nQuestion: "
_MOST_SECONDS, _MOST_ROWS = 1.0, 10_000  # of a query
_MATCHED_VALUES = 2  # of a column, as in params.yaml


@dataclass(frozen=True)
class CurriculumStage:
    """How hard the examples are, from step `start` on.

    `joins` and `repairs`: shares of questions over several tables (where the schema has them) and
    of repair prompts. `questions`: how many share a schema, which is then read once for all of
    them: most of a prompt is schema. `literal`: the share of tables and columns that are called by
    their own names and nothing else. `real`: the share of groups that people asked, where the
    corpus has such questions (see `lib.making.base_model.corpus`).
    """

    start: int
    max_tables: int
    joins: float
    repairs: float
    questions: int = 1
    literal: float = 0.0
    real: float = 0.0


CURRICULUM = (
    CurriculumStage(0, max_tables=1, joins=0.0, repairs=0.0, questions=4, literal=1.0),
    CurriculumStage(200, max_tables=2, joins=0.35, repairs=0.0, questions=4, literal=0.95),
    CurriculumStage(400, max_tables=3, joins=0.5, repairs=0.15, questions=4, literal=0.8),
    CurriculumStage(700, max_tables=4, joins=0.5, repairs=0.2, questions=4, literal=0.6),
    CurriculumStage(
        1100, max_tables=6, joins=0.55, repairs=0.25, questions=4, literal=0.4, real=0.05
    ),
    CurriculumStage(
        2000, max_tables=6, joins=0.55, repairs=0.25, questions=4, literal=0.25, real=0.05
    ),
)


def stage_at(step: int) -> CurriculumStage:
    """The stage that the batch of that step is drawn from."""
    return [stage for stage in CURRICULUM if stage.start <= step][-1]


@dataclass(frozen=True)
class PretrainingExample:
    """A prompt in two parts, the schema and what is asked of it, and the SQL.

    `completion` starts with a space and holds the SQL alone. `left_out`: how many draws before
    this one were evaluation questions or queries.
    """

    context: str
    request: str
    completion: str
    left_out: int = 0

    @property
    def prompt(self) -> str:
        """What the model reads before it writes the SQL."""
        return self.context + self.request


class CorpusSampler:
    """Draws examples. `excluded`: the `exclusion_key`s of texts that must not appear.

    `real`: questions that people asked, which training draws from where a stage says so.
    """

    def __init__(
        self,
        lexicon: Lexicon,
        seed: int,
        excluded: frozenset[str] = frozenset(),
        real: RealQuestions | None = None,
    ) -> None:
        self.lexicon = lexicon
        self._seed = seed
        self._excluded = excluded
        self._real = real

    def sample(self, stage: CurriculumStage, index: int, stream: Stream) -> PretrainingExample:
        """The example of that index, alone with its schema. Equal arguments give equal examples."""
        return self.sample_group(dataclasses.replace(stage, questions=1), index, stream)[0]

    def sample_group(
        self, stage: CurriculumStage, index: int, stream: Stream
    ) -> tuple[PretrainingExample, ...]:
        """`stage.questions` examples on the same schema, which shows the values of all of them."""
        rng = self._rng(stage, index, stream)
        if stream == "train" and self._real and rng.random() < stage.real:
            return self._real_group(rng, self._real, stage.questions)
        drawn = self._draw(rng, stage)
        repairs = 0.0 if stream == "answered" else stage.repairs
        wrong = [
            draw_slip(rng, drawn.schema, question.sql) if rng.random() < repairs else None
            for question in drawn.questions
        ]
        return _group(rng, drawn, wrong)

    def answered_group(
        self, stage: CurriculumStage, index: int, answers: Sequence[str]
    ) -> tuple[PretrainingExample, ...]:
        """The group with that index of the stream "answered", with a model's answers to it.

        A wrong answer makes a repair prompt, a right one leaves the question as it was.
        """
        rng = self._rng(stage, index, "answered")
        return _group(rng, self._draw(rng, stage), answers)

    def _rng(self, stage: CurriculumStage, index: int, stream: Stream) -> random.Random:
        kind = f"{stage.max_tables}/{stage.questions}/{stage.literal}"
        return random.Random(f"{self._seed}/{stream}/{kind}/{index}")

    def _draw(self, rng: random.Random, stage: CurriculumStage) -> _Drawn:
        schemas = SchemaSampler(self.lexicon, stage.max_tables, stage.literal)
        left_out = 0
        while True:
            schema = schemas.sample(rng)
            questions = [draw_question(rng, schema, stage.joins) for _ in range(stage.questions)]
            if not any(map(self._is_excluded, questions)):
                break
            left_out += 1
        shown = _with_values(schema.catalog, ValueIndex(_texts_of(schema)), questions)
        return _Drawn(schema, _shuffled(rng, shown), questions, left_out)

    def _real_group(
        self, rng: random.Random, real: RealQuestions, count: int
    ) -> tuple[PretrainingExample, ...]:
        left_out = 0
        questions: list[Question] = []
        while not questions:
            catalog, values, drawn = real.draw(rng, count)
            questions = [question for question in drawn if not self._is_excluded(question)]
            left_out += len(drawn) - len(questions)
        schema = serialise_schema(_with_values(catalog, values, questions), "compact")
        group = [
            _split(render_prompt(schema, question.text), question.sql) for question in questions
        ]
        return (dataclasses.replace(group[0], left_out=left_out), *group[1:])

    def _is_excluded(self, question: Question) -> bool:
        return not self._excluded.isdisjoint(map(exclusion_key, (question.text, question.sql)))

    def fingerprint(self, stages: Iterable[CurriculumStage]) -> str:
        """16 hex digits over the first training examples of every stage."""
        return fingerprint(
            [
                self.sample_group(stage, index, "train")
                for stage in stages
                for index in range(_FINGERPRINTED)
            ]
        )


def exclusion_keys(examples: Iterable[Example]) -> frozenset[str]:
    """The keys of all questions and queries of `examples`, which the corpus must not contain."""
    return frozenset(
        exclusion_key(text) for example in examples for text in (example.question, example.gold_sql)
    )


def exclusion_key(text: str) -> str:
    """A question or query as lower-case words and operators: what counts as the same.

    Quotes, commas, brackets, dots and white space make no difference, as in the split check.
    """
    return " ".join(_MEANINGFUL.findall(text.casefold()))


@dataclass(frozen=True)
class _Drawn:
    """Questions on a schema. `catalog`: the schema as their prompts show it."""

    schema: SampledSchema
    catalog: Catalog
    questions: Sequence[Question]
    left_out: int


def _group(
    rng: random.Random, drawn: _Drawn, written: Sequence[str | None]
) -> tuple[PretrainingExample, ...]:
    """The examples of `drawn`. `written`: SQL that was already tried for each question, or None."""
    schema = serialise_schema(drawn.catalog, "compact")
    group = []
    for question, sql in zip(drawn.questions, written, strict=True):
        repair = _repair(rng, drawn, sql, question.sql) if sql else None
        group.append(_split(render_prompt(schema, question.text, repair=repair), question.sql))
    return (dataclasses.replace(group[0], left_out=drawn.left_out), *group[1:])


def _split(prompt: str, sql: str) -> PretrainingExample:
    request = prompt.index(_REQUEST)
    return PretrainingExample(prompt[:request], prompt[request:], f" {sql}")


def _with_values(catalog: Catalog, values: ValueIndex, questions: Sequence[Question]) -> Catalog:
    """The catalog with the values that the questions name, as rollouts show it."""
    asked = " / ".join(question.text for question in questions)
    return show_values(catalog, values.find(asked), _MATCHED_VALUES)


def _texts_of(schema: SampledSchema) -> dict[ColumnRef, list[str]]:
    return {
        ColumnRef(table.name, column.name): [
            text for text in column.values if isinstance(text, str)
        ]
        for table in schema.tables
        for column in table.columns
    }


def _shuffled(rng: random.Random, catalog: Catalog) -> Catalog:
    names = [table.name for table in catalog.tables]
    rng.shuffle(names)
    return catalog.select(tuple(names))


def _repair(rng: random.Random, drawn: _Drawn, written: str, right: str) -> RepairRequest | None:
    """A repair request for the SQL that was written; None where this is right."""
    connection = drawn.schema.connect()
    try:
        result = _execute(connection, written)
        if result.status == "ok" and _same_rows(result, _execute(connection, right)):
            return None
    finally:
        connection.close()
    level = rng.choice(_REPAIR_LEVELS)
    tables = tuple(table.name for table in drawn.catalog.tables)
    observation = Observation(written, result)
    return RepairRequest(
        written, verified_feedback(level, observation, drawn.catalog, tables, "wrong")
    )


def _same_rows(one: ExecutionResult, other: ExecutionResult) -> bool:
    return sorted(map(repr, one.rows)) == sorted(map(repr, other.rows))


def _execute(connection: sqlite3.Connection, sql: str) -> ExecutionResult:
    """Run a query without the sandbox: the database is a few rows in memory and only read."""
    connection.set_authorizer(Authorizer())
    Deadline(_MOST_SECONDS).guard(connection)
    try:
        cursor = connection.execute(sql)
        columns = tuple(column[0] for column in cursor.description or ())
        return ExecutionResult("ok", columns, tuple(cursor.fetchmany(_MOST_ROWS)))
    except (sqlite3.Error, sqlite3.Warning, ValueError) as error:
        return ExecutionResult("error", error=str(error))
