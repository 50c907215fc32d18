"""The trajectories of a rollout: recorded with the verdicts of a verifier, written and read.

The verifier knows gold. It judges the answers of a chunk of questions, gives rewards and classifies
errors in the taxonomy of the reports. Of the files, `predictions.sql` and `gold.sql` are in the
format of the official Spider evaluator: line n of the one is the prediction for line n of the
other, a gold line is `SQL<TAB>db_id`.
"""

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from lib.answering.agents.episode import Candidates, Episode, PlayedStep, Question
from lib.answering.agents.modes import BARE_SQL, RolloutSettings, agent_figures
from lib.answering.repair.diagnostics import classify_execution
from lib.answering.repair.observation import Observation
from lib.answering.rollout.environment import Schemas
from lib.base.errors import DataError
from lib.base.jsonl import write_json, write_text
from lib.base.records import (
    Attempt,
    Completion,
    ErrorClass,
    Example,
    ExecutionResult,
    Hardness,
    Message,
    Mode,
    Prompt,
    Step,
    StepRole,
    Trajectory,
    Value,
    Vote,
    read_records,
    to_json,
)
from lib.database.sql.bindings import schema_valid
from lib.database.sql.extract import single_line
from lib.database.sql.parse import parses
from lib.scoring.choosing import votes_of
from lib.scoring.judge import Judge, Verdict
from lib.scoring.metrics import summarise
from lib.scoring.partial_match import hardness
from lib.scoring.rewards import reward

TRAJECTORIES = "trajectories.jsonl"
NOT_PLAYED = "not_played.jsonl"
"""Written by mining: the first prompts of the questions that are left out."""
SUMMARY = "summary.json"

NO_PREDICTION = "SELECT no_prediction"
"""The line of a question without an answer: it fails on any database. The evaluator reads an empty
line as the end of a dialogue."""

_WITH_FEEDBACK: tuple[StepRole, ...] = ("write", "rewrite", "act")
_ENDED_BY_REPEATS: tuple[Mode, ...] = ("repair", "check_rewrite")
_KEPT_ROWS = 5
_KEPT_CHARACTERS = 200
_LARGEST_EXACT_INTEGER = 2**53

_PlainValue = str | int | float | None


def classify_error(result: ExecutionResult, row_count: int, right_row_count: int) -> ErrorClass:
    """The class of a result that is known to be wrong.

    `row_count`: of the whole result, of which `result` may hold just the first rows.
    `right_row_count`: of gold, or of SQL that is known to be right.
    """
    seen = classify_execution(result)
    if seen is not None and not (seen == "empty_result" and right_row_count == 0):
        return seen
    return "wrong_row_count" if row_count != right_row_count else "wrong_result"


@dataclass(frozen=True)
class Assessment:
    """The verdict on one candidate. `error_class`: None where it is correct, or gold fails."""

    verdict: Verdict
    reward: float
    error_class: ErrorClass | None


class Verifier:
    """Judges each SQL of an example once, however often it occurs."""

    def __init__(
        self, judge: Judge, examples: Sequence[Example], settings: RolloutSettings
    ) -> None:
        self._judge = judge
        self._examples = {example.id: example for example in examples}
        self._settings = settings
        self._verdicts: dict[tuple[str, str], Verdict] = {}

    def run_gold(self) -> None:
        """Execute the gold of all examples; to be called before any candidate of theirs runs."""
        self._judge.run_gold(list(self._examples.values()))

    def assess(
        self, answered: Sequence[tuple[Episode, Candidates]]
    ) -> list[tuple[Assessment, ...]]:
        new = {
            (episode.question.id, observation.sql): observation.result
            for episode, candidates in answered
            for observation in candidates.observations
            if (episode.question.id, observation.sql) not in self._verdicts
        }
        items = [(self._examples[id_], sql, result) for (id_, sql), result in new.items()]
        self._verdicts.update(zip(new, self._judge.verdicts(items), strict=True))
        return [
            tuple(self._assess(episode, observation) for observation in candidates.observations)
            for episode, candidates in answered
        ]

    def _assess(self, episode: Episode, observation: Observation) -> Assessment:
        verdict = self._verdicts[episode.question.id, observation.sql]
        status, result, turn = verdict.status, observation.result, episode.cycle
        repeats = self._settings.mode in _ENDED_BY_REPEATS and episode.was_refused(observation.sql)
        last_turn = turn == self._settings.turns or repeats
        error_class = None
        if status != "correct" and verdict.gold_row_count is not None:
            error_class = classify_error(result, len(result.rows), verdict.gold_row_count)
        return Assessment(
            verdict,
            reward(status, result.status, turn, last_turn, self._settings.rewards),
            error_class,
        )


class TrajectoryRecorder:
    """See `lib.answering.rollout.driver.Recorder`. Holds the trajectories of one chunk."""

    def __init__(
        self,
        examples: Sequence[Example],
        verifier: Verifier,
        schemas: Schemas,
        settings: RolloutSettings,
    ) -> None:
        self._verifier = verifier
        self._schemas = schemas
        self._settings = settings
        self._records = {example.id: self._unanswered(example) for example in examples}

    def add(self, steps: Sequence[PlayedStep]) -> None:
        assessed = self._verifier.assess([(step.episode, step.candidates) for step in steps])
        for step, assessments in zip(steps, assessed, strict=True):
            attempts = tuple(
                self._attempt(step, sample, assessment)
                for sample, assessment in enumerate(assessments)
            )
            request = step.candidates.request
            done = Step(
                request.role,
                request.prompt.messages,
                step.episode.feedback if request.role in _WITH_FEEDBACK else None,
                attempts,
                step.review.selected,
                *_texts(step.candidates.completions if not attempts else ()),
                self._votes(step.candidates),
            )
            record = self._noted(step.episode.question, request.prompt)
            self._records[record.example_id] = replace(
                record, steps=(*record.steps, done), accepted=step.review.accepted
            )

    def _noted(self, question: Question, prompt: Prompt) -> Trajectory:
        """The tables are those of the first prompt; what any prompt had to leave out is kept."""
        record = self._records[question.id]
        trimmed = dict.fromkeys((*record.trimmed_tables, *prompt.trimmed_tables))
        tables = record.tables if record.steps else prompt.tables
        return replace(record, tables=tables, trimmed_tables=tuple(trimmed))

    def _votes(self, candidates: Candidates) -> tuple[Vote, ...]:
        """How the candidates of a step counted; () where there is one, or gold decides."""
        if len(candidates.observations) < 2 or self._settings.scope == "verified":
            return ()
        return votes_of([one.result for one in candidates.observations])

    def fail(self, question: Question, prompt: Prompt | None, error: str) -> None:
        record = self._noted(question, prompt) if prompt else self._records[question.id]
        self._records[question.id] = replace(record, error=error)

    def answer(self, example_id: str) -> str:
        """The SQL that the question was answered with; "" where it has no answer."""
        final = self._records[example_id].final
        return final.sql if final else ""

    def trajectories(self) -> list[Trajectory]:
        """One trajectory per example, in the order of the examples."""
        return list(self._records.values())

    def _unanswered(self, example: Example) -> Trajectory:
        return Trajectory(
            example_id=example.id,
            db_id=example.db_id,
            question=example.question,
            gold_sql=example.gold_sql,
            difficulty=example.difficulty or self._hardness(example),
            scope=self._settings.scope,
            feedback=self._settings.feedback,
            tables=(),
            trimmed_tables=(),
            steps=(),
            accepted=False,
            error=None,
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
        result, strict = observation.result, assessment.verdict.strict
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
            schema_valid=schema_valid(observation.sql, step.episode.view.catalog),
            verdict=assessment.verdict.status,
            reward=assessment.reward,
            cost=observation.plan,
            prompt_tokens=completion.prompt_tokens,
            completion_tokens=completion.completion_tokens,
            finish_reason=completion.finish_reason,
            error_class=assessment.error_class,
            strict_verdict=strict.status if strict else None,
            strict_reason=strict.reason if strict else None,
        )


def _texts(completions: Sequence[Completion]) -> tuple[tuple[str, ...], tuple[int, int]]:
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


def read_trajectories(path: Path) -> Iterator[Trajectory]:
    """The trajectories of a file, one at a time. Raises DataError where it is malformed."""
    return read_records(Trajectory, path)


def write_outputs(out_dir: Path, names: dict[str, Any]) -> None:
    """Write summary.json, predictions.sql and gold.sql from the trajectories in `out_dir`.

    `names`: the first keys of the summary, which say which run and split its figures are for.
    """
    path = out_dir / TRAJECTORIES
    summary = summarise(read_trajectories(path))
    if names.get("mode") not in BARE_SQL:
        summary |= agent_figures(read_trajectories(path))
    write_json(out_dir / SUMMARY, {**names, **summary})
    predictions = (f"{predicted_sql(t)}\n" for t in read_trajectories(path))
    write_text(out_dir / "predictions.sql", predictions)
    gold = (f"{single_line(t.gold_sql)}\t{t.db_id}\n" for t in read_trajectories(path))
    write_text(out_dir / "gold.sql", gold)


def grpo_rollouts(trajectories: Iterable[Trajectory]) -> Iterator[dict[str, Any]]:
    """The records of grpo_rollouts.jsonl: one per prompt, with its group of scalar rewards.

    Prompt and completions are conversations, as in TRL.
    """
    for trajectory in trajectories:
        for turn in trajectory.turns:
            yield {
                "example_id": trajectory.example_id,
                "turn": turn.attempts[0].turn,
                "prompt": [to_json(message) for message in turn.messages],
                "completions": [
                    [to_json(Message("assistant", attempt.completion))] for attempt in turn.attempts
                ],
                "rewards": [attempt.reward for attempt in turn.attempts],
            }


def predicted_sql(trajectory: Trajectory) -> str:
    """The SQL of the answer, on one line; where there is none, SQL that fails on any database."""
    sql = single_line(trajectory.final.sql) if trajectory.final else ""
    return sql or NO_PREDICTION
