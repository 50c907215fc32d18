"""Records played episodes, with the verifier's verdicts, as trajectories."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field

from lib.agents.episode import Question
from lib.errors import DataError
from lib.records import Attempt, Completion, Example, Hardness, Prompt, Step, Trajectory, Value
from lib.rollout.driver import PlayedStep
from lib.rollout.environment import Schemas
from lib.rollout.settings import RolloutSettings
from lib.rollout.verify import Assessment, Verifier
from lib.scoring.hardness import hardness
from lib.sql.bindings import schema_valid
from lib.sql.parse import parses

_KEPT_ROWS = 5
_KEPT_CHARACTERS = 200

_PlainValue = str | int | float | None
_LARGEST_EXACT_INTEGER = 2**53


@dataclass
class _Record:
    """One question so far."""

    steps: list[Step] = field(default_factory=list)
    tables: tuple[str, ...] = ()
    trimmed_tables: dict[str, None] = field(default_factory=dict)
    accepted: bool = False
    error: str | None = None

    def note_prompt(self, prompt: Prompt) -> None:
        """The tables are those of the first prompt; what any prompt had to leave out is kept."""
        if not self.steps:
            self.tables = prompt.tables
        self.trimmed_tables.update(dict.fromkeys(prompt.trimmed_tables))


class TrajectoryRecorder:
    """See `lib.rollout.driver.Recorder`. Holds the trajectories of one chunk."""

    def __init__(
        self,
        examples: Sequence[Example],
        verifier: Verifier,
        schemas: Schemas,
        settings: RolloutSettings,
    ) -> None:
        self._examples = examples
        self._verifier = verifier
        self._schemas = schemas
        self._settings = settings
        self._records = {example.id: _Record() for example in examples}

    def add(self, steps: Sequence[PlayedStep]) -> None:
        assessed = self._verifier.assess([(step.episode, step.candidates) for step in steps])
        for step, assessments in zip(steps, assessed, strict=True):
            attempts = tuple(
                self._attempt(step, sample, assessment)
                for sample, assessment in enumerate(assessments)
            )
            request = step.candidates.request
            record = self._records[step.episode.question.id]
            record.note_prompt(request.prompt)
            record.steps.append(
                Step(
                    request.role,
                    request.prompt.messages,
                    step.episode.feedback,
                    attempts,
                    step.review.selected,
                    *_texts(step.candidates.completions if not attempts else ()),
                )
            )
            record.accepted = step.review.accepted

    def fail(self, question: Question, prompt: Prompt | None, error: str) -> None:
        record = self._records[question.id]
        if prompt is not None:
            record.note_prompt(prompt)
        record.error = error

    def answer(self, example_id: str) -> str:
        """The SQL that the question was answered with; "" where it has no answer."""
        with_sql = [step for step in self._records[example_id].steps if step.attempts]
        return with_sql[-1].answer.sql if with_sql else ""

    def trajectories(self) -> list[Trajectory]:
        """One trajectory per example, in the order of the examples."""
        return [self._trajectory(example, self._records[example.id]) for example in self._examples]

    def _trajectory(self, example: Example, record: _Record) -> Trajectory:
        return Trajectory(
            example_id=example.id,
            db_id=example.db_id,
            question=example.question,
            gold_sql=example.gold_sql,
            difficulty=example.difficulty or self._hardness(example),
            scope=self._settings.scope,
            feedback=self._settings.feedback,
            tables=record.tables,
            trimmed_tables=tuple(record.trimmed_tables),
            steps=tuple(record.steps),
            accepted=record.accepted,
            error=record.error,
            mode=self._settings.mode,
        )

    def _hardness(self, example: Example) -> Hardness | None:
        """Spider's level, for the data sets that do not state a difficulty of their own.

        None where the database cannot be read, or Spider's parser cannot read gold.
        """
        try:
            catalog = self._schemas.catalog(example.db_path, example.db_id)
        except DataError:
            return None
        return hardness(example.gold_sql, catalog)

    def _attempt(self, step: PlayedStep, sample: int, assessment: Assessment) -> Attempt:
        observation = step.candidates.observations[sample]
        completion = step.candidates.completions[sample]
        result = observation.result
        catalog = step.episode.view.catalog
        return Attempt(
            turn=step.episode.cycle,
            sample=sample,
            completion=completion.text,
            sql=observation.sql,
            status=result.status,
            error=result.error,
            columns=result.columns,
            row_count=len(result.rows),
            rows=shown_rows(result.rows),
            parses=parses(observation.sql),
            schema_valid=schema_valid(observation.sql, catalog),
            verdict=assessment.verdict,
            reward=assessment.reward,
            cost=observation.plan,
            prompt_tokens=completion.prompt_tokens,
            completion_tokens=completion.completion_tokens,
            finish_reason=completion.finish_reason,
            error_class=assessment.error_class,
            strict_verdict=assessment.strict_verdict,
            strict_reason=assessment.strict_reason,
        )


def _texts(completions: Sequence[Completion]) -> tuple[tuple[str, ...], tuple[int, int]]:
    """`texts` and `text_tokens` of a step."""
    tokens = (
        sum(each.prompt_tokens for each in completions),
        sum(each.completion_tokens for each in completions),
    )
    return tuple(each.text for each in completions), tokens


def shown_rows(rows: Sequence[tuple[Value, ...]]) -> tuple[tuple[_PlainValue, ...], ...]:
    """The first rows of a result, as a record keeps them."""
    return tuple(tuple(map(_plain, row)) for row in rows[:_KEPT_ROWS])


def _plain(value: Value) -> _PlainValue:
    """The value in a form that every JSON reader can represent.

    Blobs become hex; infinities, and integers that JavaScript would round, become text; long text
    is cut.
    """
    if isinstance(value, bytes):
        return f"x'{value[:_KEPT_CHARACTERS].hex()}'"
    if isinstance(value, float) and not math.isfinite(value):
        return str(value)
    if isinstance(value, int) and abs(value) > _LARGEST_EXACT_INTEGER:
        return str(value)
    return value[:_KEPT_CHARACTERS] if isinstance(value, str) else value
