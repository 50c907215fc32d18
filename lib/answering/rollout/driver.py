"""The loop around the agents: a round of requests to the model, a round of SQL, the reviews.

It plays many episodes at once. All requests of a round go to the model in one call; finished
completions are executed while it generates the others. Several drivers can be played together: what
more than one of them asks is asked once (`play_together`). With `correction: names`, SQL that fails
for a name is then put right by the schema, for any agent: it reviews the corrected candidates, and
the correction is recorded as a step of its own. So is what a verifier says of candidates whose
results differ. Nothing here knows gold: the agent decides, and the recorder only records.
"""

from __future__ import annotations

import time
from collections import defaultdict
from collections.abc import Callable, Sequence
from collections.abc import Generator as Coroutine
from dataclasses import dataclass, replace
from datetime import date
from typing import NamedTuple, Protocol, TypeVar, cast

from lib.answering.agents.episode import (
    Agent,
    BaseAgent,
    Candidates,
    Episode,
    ModelRequest,
    PlayedStep,
    Question,
    Review,
)
from lib.answering.generation.protocol import (
    GenerationFailure,
    GenerationOutcome,
    GenerationRequest,
    Generator,
    OnOutcome,
    Sampling,
)
from lib.answering.repair.observation import with_cut
from lib.answering.rollout.environment import CandidateExecutor, Schemas, Stopwatch
from lib.base.errors import DataError
from lib.base.params import SandboxParams
from lib.base.records import Completion, CorrectionMode, Prompt
from lib.database.sandbox.sandbox import Query, Sandbox, SandboxLimits
from lib.database.sql.correction import chosen_correction, corrections_of


class Recorder(Protocol):
    """Where finished steps go."""

    def add(self, steps: Sequence[PlayedStep]) -> None:
        """Record one step of several episodes."""

    def fail(self, question: Question, prompt: Prompt | None, error: str) -> None:
        """Record that there is no completion, or no prompt: the question ends here."""


ReviewAll = Callable[[Sequence[tuple[Episode, Candidates]]], list[Review]]
"""The reviews of the candidates of several episodes, in order."""


def agent_reviews(agent: Agent) -> ReviewAll:
    """The reviews of agents that need no verdicts."""
    return lambda answered: [agent.review(*one) for one in answered]


@dataclass(frozen=True)
class ModelCall:
    """A round of requests. `on_outcome` gets each outcome as soon as it is there.

    `generated` gets the seconds that the model has taken for these requests.
    """

    requests: Sequence[GenerationRequest]
    sampling: Sampling
    on_outcome: OnOutcome
    generated: Callable[[float], object]


Result = TypeVar("Result")

Play = Coroutine[ModelCall, list[GenerationOutcome], Result]
"""Yields the calls of the model, is sent their outcomes in the order of the requests, and returns a
result."""


def play_together(plays: Sequence[Play[Result]], generator: Generator) -> list[Result]:
    """Play all to their ends; returns their results. A request that several make is made once.

    The same plays make the same calls of the model. Their sampling has to be the same.
    """
    results: dict[int, Result] = {}
    calls: dict[int, ModelCall] = {}

    def go_on(index: int, outcomes: list[GenerationOutcome] | None) -> None:
        try:
            # a generator that has not begun can only be sent None
            calls[index] = plays[index].send(outcomes)  # type: ignore[arg-type]
        except StopIteration as end:
            calls.pop(index, None)
            results[index] = end.value

    for index in range(len(plays)):
        go_on(index, None)
    while calls:
        round = dict(calls)
        outcomes = _generate(list(round.values()), generator)
        for index, call in round.items():
            go_on(index, [outcomes[request] for request in call.requests])
    return [results[index] for index in range(len(plays))]


def _generate(
    calls: Sequence[ModelCall], generator: Generator
) -> dict[GenerationRequest, GenerationOutcome]:
    """The outcome of each request of the calls, by one call of the model."""
    (sampling,) = {call.sampling for call in calls}
    requests = list(dict.fromkeys(request for call in calls for request in call.requests))
    askers: defaultdict[GenerationRequest, list[tuple[int, ModelCall]]] = defaultdict(list)
    for call in calls:
        for index, request in enumerate(call.requests):
            askers[request].append((index, call))

    def on_outcome(index: int, outcome: GenerationOutcome) -> None:
        for number, call in askers[requests[index]]:
            call.on_outcome(number, outcome)

    started = time.perf_counter()
    outcomes = generator.generate(requests, sampling, on_outcome)
    each = (time.perf_counter() - started) / sum(len(call.requests) for call in calls)
    for call in calls:
        call.generated(each * len(call.requests))
    return dict(zip(requests, outcomes, strict=True))


class Runtime(NamedTuple):
    """What questions are answered with; the schemas are those that prompts show."""

    generator: Generator
    schemas: Schemas
    sandbox: Sandbox


class RolloutDriver:
    """Plays questions to their end.

    `review_all`: for an agent that is given verdicts. `on_closed` is called with the number of
    questions that a round has ended.
    """

    def __init__(
        self,
        runtime: Runtime,
        agent: BaseAgent,
        recorder: Recorder,
        correction: CorrectionMode = "none",
        review_all: ReviewAll | None = None,
        stopwatch: Stopwatch | None = None,
        on_closed: Callable[[int], object] = lambda count: None,
    ) -> None:
        self._generator, self._schemas, sandbox = runtime
        self._executor = CandidateExecutor(sandbox)
        self._agent = agent
        self._review_all = review_all or agent_reviews(cast(Agent, agent))
        self._recorder = recorder
        self._correction = correction
        self._stopwatch = stopwatch or Stopwatch()
        self._on_closed = on_closed

    def play(self, questions: Sequence[Question], sampling: Sampling) -> None:
        """Play until the agent has ended every episode."""
        play_together([self.begin(questions, sampling)], self._generator)

    def begin(self, questions: Sequence[Question], sampling: Sampling) -> Play[None]:
        """As `play`, for `play_together`."""
        episodes = self._begun(questions)
        still_open = len(questions)
        turn = 1
        while True:
            with self._stopwatch.measure("generate", turn):
                wanted = [(episode, self._agent.next(episode)) for episode in episodes]
                requests = [(each, request) for each, request in wanted if request is not None]
            self._on_closed(still_open - len(requests))
            still_open = len(requests)
            if not requests:
                return
            episodes = yield from self._play_round(turn, requests, sampling)
            turn += 1

    def _begun(self, questions: Sequence[Question]) -> list[Episode]:
        """The episodes of the questions whose database can be read."""
        begun = []
        for question in questions:
            try:
                begun.append(Episode(question, self._schemas.view(question, self._generator)))
            except DataError as error:
                self._recorder.fail(question, None, str(error))
        return begun

    def _play_round(
        self, turn: int, requests: Sequence[tuple[Episode, ModelRequest]], sampling: Sampling
    ) -> Play[list[Episode]]:
        """One step of each; returns the episodes that the model has answered."""
        written = yield from self._answers(turn, requests, sampling)
        with self._stopwatch.measure("execute", turn):
            answered = self._corrected(written)
        with self._stopwatch.measure("judge", turn):
            reviews = self._review_all([(one.episode, one.candidates) for one in answered])
            corrected = [one for one in answered if one.correction is not None]
            uncorrected = iter(self._review_all([(one.episode, one.written) for one in corrected]))
            steps = []
            for one, review in zip(answered, reviews, strict=True):
                if one.correction is not None:
                    before = Review(next(uncorrected).selected)
                    steps.append(PlayedStep(one.episode, one.written, before))
                steps.append(PlayedStep(one.episode, one.correction or one.written, review))
            self._recorder.add(steps)
        tokens = sum(each.completion_tokens for one in answered for each in one.written.completions)
        self._stopwatch.count_turn(turn, len(requests), tokens)
        return [
            one.episode.after(one.candidates, review)
            for one, review in zip(answered, reviews, strict=True)
        ]

    def _corrected(self, written: Sequence[tuple[Episode, Candidates]]) -> list[_Answered]:
        """What the model wrote, with what the schema corrects of it."""
        if self._correction == "none":
            return [_Answered(*one) for one in written]
        tried = [
            [
                corrections_of(one.sql, one.result.status, episode.view.catalog)
                for one in candidates.observations
            ]
            for episode, candidates in written
        ]
        observed = iter(
            self._executor.observe(
                [
                    Query(episode.question.db_path, correction.sql)
                    for (episode, _), of_episode in zip(written, tried, strict=True)
                    for of_sample in of_episode
                    for correction in of_sample
                ]
            )
        )
        answered = []
        for (episode, candidates), of_episode in zip(written, tried, strict=True):
            observations, edits = list(candidates.observations), []
            for sample, of_sample in enumerate(of_episode):
                ran = [next(observed) for _ in of_sample]
                correction = chosen_correction(of_sample, [o.result.status == "ok" for o in ran])
                if correction is not None:
                    observations[sample] = ran[of_sample.index(correction)]
                edits.append("\n".join(correction.edits) if correction else "")
            step = None
            if any(edits):  # a step that has asked the model nothing
                asked = ModelRequest("correct", replace(candidates.request.prompt, messages=()))
                step = Candidates(asked, tuple(map(Completion, edits)), tuple(observations))
            answered.append(_Answered(episode, candidates, step))
        return answered

    def _answers(
        self, turn: int, requests: Sequence[tuple[Episode, ModelRequest]], sampling: Sampling
    ) -> Play[list[tuple[Episode, Candidates]]]:
        """What the model wrote, and what the executor saw of it."""
        read: dict[tuple[int, str], str | None] = {}  # by index and text: read once

        def queries(index: int, outcome: GenerationOutcome) -> list[Query]:
            if isinstance(outcome, GenerationFailure):
                return []
            episode, request = requests[index]
            for completion in outcome:
                if (index, completion.text) not in read:
                    read[index, completion.text] = self._agent.sql(request, completion.text)
            sql = (read[index, completion.text] for completion in outcome)
            return [Query(episode.question.db_path, one) for one in sql if one is not None]

        outcomes = yield ModelCall(
            [
                GenerationRequest(episode.question.id, turn, request.prompt.messages, request.stop)
                for episode, request in requests
            ],
            sampling,
            lambda index, outcome: self._executor.start(queries(index, outcome)),
            lambda seconds: self._stopwatch.count("generate", turn, seconds),
        )
        with self._stopwatch.measure("execute", turn):
            to_run = [queries(index, outcome) for index, outcome in enumerate(outcomes)]
            observed = iter(self._executor.observe([query for of in to_run for query in of]))
        answered = []
        for index, ((episode, request), outcome) in enumerate(zip(requests, outcomes, strict=True)):
            if isinstance(outcome, GenerationFailure):
                self._recorder.fail(episode.question, request.prompt, outcome.error)
            else:
                observations = tuple(
                    with_cut(next(observed), completion)
                    for completion in outcome
                    if read[index, completion.text] is not None
                )
                answered.append((episode, Candidates(request, tuple(outcome), observations)))
        return answered


@dataclass(frozen=True)
class _Answered:
    """What the model wrote at a step; `correction`: that of the schema, a step of its own."""

    episode: Episode
    written: Candidates
    correction: Candidates | None = None

    @property
    def candidates(self) -> Candidates:
        """For the agent: what the model wrote, with the results of the corrected queries."""
        if self.correction is None:
            return self.written
        return replace(self.written, observations=self.correction.observations)


def open_sandbox(params: SandboxParams, first_rows: bool = False) -> Sandbox:
    """The sandbox of params.yaml's `sandbox`; close it, or use it as a context manager.

    `first_rows`: for people; of a result that is too large, the first rows are kept.
    """
    limits = SandboxLimits(
        params.timeout_ms, params.memory_mb, params.max_rows, params.max_bytes, first_rows
    )
    today = None if params.today is None else date.fromisoformat(params.today)
    return Sandbox(params.workers, limits, today)
