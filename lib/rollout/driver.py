"""Turn by turn: prompts, completions, SQL, execution, a decision, the next prompt.

All open questions of a turn go to the model as one call; what is written is executed while it
writes on. Nothing here knows gold: the strategy decides, the recorder writes down, and the recorder
answers nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from lib.db.sandbox import Query
from lib.errors import DataError
from lib.generation.protocol import (
    GenerationFailure,
    GenerationOutcome,
    GenerationRequest,
    Generator,
    Sampling,
)
from lib.records import Completion, Prompt
from lib.repair.prompts import RepairRequest
from lib.rollout.environment import Executor, Schemas
from lib.rollout.question import Question, TurnCandidates
from lib.rollout.strategy import Decision, RepairStrategy
from lib.rollout.timing import Stopwatch
from lib.sql.extract import extract_sql


class Recorder(Protocol):
    """Where a played turn goes."""

    def add(self, answers: Sequence[TurnCandidates], decisions: Sequence[Decision]) -> None:
        """Write down one turn of several questions."""
        ...

    def fail(self, question: Question, prompt: Prompt | None, error: str) -> None:
        """Write down that there is no completion, or not even a prompt: the question ends here."""
        ...


@dataclass(frozen=True)
class _OpenQuestion:
    """A question at the start of a turn. `repairs`: the turns before, as prompts show them."""

    question: Question
    repairs: tuple[RepairRequest, ...] = ()


class RolloutDriver:
    """Plays questions to their end. `on_closed` is told how many questions a turn has ended."""

    def __init__(
        self,
        generator: Generator,
        schemas: Schemas,
        executor: Executor,
        strategy: RepairStrategy,
        recorder: Recorder,
        stopwatch: Stopwatch,
        on_closed: Callable[[int], object],
    ) -> None:
        self._generator = generator
        self._schemas = schemas
        self._executor = executor
        self._strategy = strategy
        self._recorder = recorder
        self._stopwatch = stopwatch
        self._on_closed = on_closed

    def play(self, questions: Sequence[Question], sampling: Sampling, turns: int) -> None:
        """Play until every question is accepted, has failed, or has used up its turns."""
        open_questions = [_OpenQuestion(question) for question in questions]
        for turn in range(1, turns + 1):
            answers = self._answer(turn, open_questions, sampling)
            with self._stopwatch.measure("judge", turn):
                decisions = self._strategy.decide(answers)
                self._recorder.add(answers, decisions)
            before = {opened.question.id: opened for opened in open_questions}
            still_open = [
                self._repair(answer, decision.selected, before[answer.question.id])
                for answer, decision in zip(answers, decisions, strict=True)
                if not decision.accepted and turn < turns
            ]
            self._on_closed(len(open_questions) - len(still_open))
            open_questions = still_open
            if not open_questions:
                break

    def _answer(
        self, turn: int, open_questions: Sequence[_OpenQuestion], sampling: Sampling
    ) -> list[TurnCandidates]:
        """The answers of the questions that the model completed."""
        with self._stopwatch.measure("generate", turn):
            asked = self._prompts(open_questions)
            requests = [self._request(opened, turn, prompt) for opened, prompt in asked]

            def execute(place: int, outcome: GenerationOutcome) -> None:
                if not isinstance(outcome, GenerationFailure):
                    self._executor.start(_queries(asked[place][0].question, outcome))

            outcomes = self._generator.generate(requests, sampling, execute) if requests else []
        completed: list[tuple[_OpenQuestion, Prompt, list[Completion]]] = []
        for (opened, prompt), outcome in zip(asked, outcomes, strict=True):
            if isinstance(outcome, GenerationFailure):
                self._recorder.fail(opened.question, prompt, outcome.error)
            else:
                completed.append((opened, prompt, outcome))
        with self._stopwatch.measure("execute", turn):
            answers = self._execute(turn, completed)
        tokens = sum(c.completion_tokens for answer in answers for c in answer.completions)
        self._stopwatch.count_turn(turn, len(open_questions), tokens)
        return answers

    def _prompts(
        self, open_questions: Sequence[_OpenQuestion]
    ) -> list[tuple[_OpenQuestion, Prompt]]:
        """The questions with their prompts, without those whose database cannot be read."""
        prompts = []
        for opened in open_questions:
            try:
                prompt = self._schemas.prompt(opened.question, opened.repairs, self._generator)
            except DataError as error:
                self._recorder.fail(opened.question, None, str(error))
            else:
                prompts.append((opened, prompt))
        return prompts

    def _request(self, opened: _OpenQuestion, turn: int, prompt: Prompt) -> GenerationRequest:
        return GenerationRequest(opened.question.id, turn, prompt.messages)

    def _execute(
        self, turn: int, completed: Sequence[tuple[_OpenQuestion, Prompt, list[Completion]]]
    ) -> list[TurnCandidates]:
        queries = [
            query
            for opened, _, completions in completed
            for query in _queries(opened.question, completions)
        ]
        observations = iter(self._executor.observe(queries))
        return [
            TurnCandidates(
                opened.question,
                turn,
                prompt,
                opened.repairs[-1].feedback if opened.repairs else None,
                tuple(completions),
                tuple(next(observations) for _ in completions),
            )
            for opened, prompt, completions in completed
        ]

    def _repair(
        self, answer: TurnCandidates, selected: int, before: _OpenQuestion
    ) -> _OpenQuestion:
        catalog = self._schemas.catalog(answer.question.db_path, answer.question.db_id)
        feedback = self._strategy.feedback(answer, selected, catalog)
        sql = answer.observations[selected].sql
        return _OpenQuestion(answer.question, (*before.repairs, RepairRequest(sql, feedback)))


def _queries(question: Question, completions: Sequence[Completion]) -> list[Query]:
    return [Query(question.db_path, extract_sql(completion.text)) for completion in completions]
