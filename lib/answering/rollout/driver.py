"""The loop around the agents: a round of requests to the model, a round of SQL, the reviews.

It plays many episodes at once. All requests of a round go to the model in one call; finished
completions are executed while it generates the others. Several drivers can be played together: what
more than one of them asks is asked once (`play_together`). With `correction: names`, SQL that fails
for a name is then put right by the schema, for any agent: it reviews the corrected candidates, and
the correction is recorded as a step of its own. So is what a verifier says of candidates whose
results differ. Nothing here knows gold: the agent decides, and the recorder only records.
"""

from __future__ import annotations

import threading
import time
from collections import defaultdict
from collections.abc import Callable, Sequence
from collections.abc import Generator as Coroutine
from dataclasses import dataclass, replace
from typing import Protocol, TypeVar

from lib.answering.agents.episode import (
    Agent,
    BaseAgent,
    Candidates,
    Episode,
    ModelRequest,
    Question,
    Review,
)
from lib.answering.generation.protocol import (
    GenerationFailure,
    GenerationOutcome,
    GenerationRequest,
    Generator,
    OnOutcome,
    PromptReader,
    Sampling,
    ignore_outcome,
)
from lib.answering.repair.observation import Observation
from lib.answering.rollout.environment import CandidateExecutor, Schemas, Stopwatch
from lib.base.errors import DataError
from lib.base.params import SandboxParams
from lib.base.records import Completion, CorrectionMode, Messages, Prompt
from lib.database.sandbox.sandbox import Query, Sandbox, SandboxLimits
from lib.database.sql.correction import chosen_correction, corrections_of


@dataclass(frozen=True)
class PlayedStep:
    """A finished step. `episode`: as it was before the step."""

    episode: Episode
    candidates: Candidates
    review: Review


class Recorder(Protocol):
    """Where finished steps go."""

    def add(self, steps: Sequence[PlayedStep]) -> None:
        """Record one step of several episodes."""
        ...

    def fail(self, question: Question, prompt: Prompt | None, error: str) -> None:
        """Record that there is no completion, or no prompt: the question ends here."""
        ...


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
        for place, request in enumerate(call.requests):
            askers[request].append((place, call))

    def on_outcome(index: int, outcome: GenerationOutcome) -> None:
        for place, call in askers[requests[index]]:
            call.on_outcome(place, outcome)

    started = time.perf_counter()
    outcomes = generator.generate(requests, sampling, on_outcome)
    each = (time.perf_counter() - started) / sum(len(call.requests) for call in calls)
    for call in calls:
        call.generated(each * len(call.requests))
    return dict(zip(requests, outcomes, strict=True))


@dataclass(frozen=True)
class RolloutDriver:
    """Plays questions to their end.

    `on_closed` is called with the number of questions that a round has ended.
    """

    reader: PromptReader
    schemas: Schemas
    executor: CandidateExecutor
    agent: BaseAgent
    review_all: ReviewAll
    recorder: Recorder
    stopwatch: Stopwatch
    on_closed: Callable[[int], object]
    correction: CorrectionMode = "none"

    def play(self, questions: Sequence[Question], sampling: Sampling) -> Play[None]:
        """Play until the agent has ended every episode."""
        episodes = self._begin(questions)
        still_open = len(questions)
        turn = 1
        while True:
            with self.stopwatch.measure("generate", turn):
                requests = self._next_requests(episodes)
            self.on_closed(still_open - len(requests))
            still_open = len(requests)
            if not requests:
                return
            episodes = yield from self._play_round(turn, requests, sampling)
            turn += 1

    def _begin(self, questions: Sequence[Question]) -> list[Episode]:
        """The episodes of the questions whose database can be read."""
        begun = []
        for question in questions:
            try:
                begun.append(Episode(question, self.schemas.view(question, self.reader)))
            except DataError as error:
                self.recorder.fail(question, None, str(error))
        return begun

    def _next_requests(self, episodes: Sequence[Episode]) -> list[tuple[Episode, ModelRequest]]:
        """The next request of each episode that is not over."""
        wanted = ((episode, self.agent.next(episode)) for episode in episodes)
        return [(episode, request) for episode, request in wanted if request is not None]

    def _play_round(
        self, turn: int, requests: Sequence[tuple[Episode, ModelRequest]], sampling: Sampling
    ) -> Play[list[Episode]]:
        """One step of each; returns the episodes that the model has answered."""
        written = yield from self._answers(turn, requests, sampling)
        with self.stopwatch.measure("execute", turn):
            corrected = self._corrections(written) if self.correction == "names" else {}
        answered = [
            (episode, corrected[place].merged if place in corrected else candidates)
            for place, (episode, candidates) in enumerate(written)
        ]
        with self.stopwatch.measure("judge", turn):
            reviews = self.review_all(answered)
            before = self.review_all([written[place] for place in corrected])
            own = dict(zip(corrected, before, strict=True))
            steps = []
            for place, ((episode, candidates), review) in enumerate(
                zip(written, reviews, strict=True)
            ):
                if place in corrected:
                    own_review = Review(own[place].selected)
                    steps.append(PlayedStep(episode, candidates, own_review))
                    candidates = corrected[place].step
                steps.append(PlayedStep(episode, candidates, review))
            self.recorder.add(steps)
        tokens = sum(one.completion_tokens for _, made in answered for one in made.completions)
        self.stopwatch.count_turn(turn, len(requests), tokens)
        return [
            episode.after(candidates, review)
            for (episode, candidates), review in zip(answered, reviews, strict=True)
        ]

    def _corrections(self, written: Sequence[tuple[Episode, Candidates]]) -> dict[int, _Correction]:
        """By place: the candidates of the episodes of which the schema corrects at least one."""
        tried = [
            [
                corrections_of(one.sql, one.result.status, episode.view.catalog)
                for one in candidates.observations
            ]
            for episode, candidates in written
        ]
        observed = iter(
            self.executor.observe(
                [
                    Query(episode.question.db_path, correction.sql)
                    for (episode, _), of_episode in zip(written, tried, strict=True)
                    for of_sample in of_episode
                    for correction in of_sample
                ]
            )
        )
        found = {}
        for place, ((_, candidates), of_episode) in enumerate(zip(written, tried, strict=True)):
            observations, edits = list(candidates.observations), []
            for sample, of_sample in enumerate(of_episode):
                ran = [next(observed) for _ in of_sample]
                choice = chosen_correction(of_sample, [o.result.status == "ok" for o in ran])
                if choice is not None:
                    observations[sample] = ran[of_sample.index(choice)]
                edits.append("\n".join(choice.edits) if choice else "")
            if any(edits):
                found[place] = _Correction(candidates, tuple(observations), tuple(edits))
        return found

    def _answers(
        self, turn: int, requests: Sequence[tuple[Episode, ModelRequest]], sampling: Sampling
    ) -> Play[list[tuple[Episode, Candidates]]]:
        """What the model wrote, and what the executor saw of it."""
        read: dict[tuple[int, str], str | None] = {}  # by place and text: read once

        def queries(place: int, outcome: GenerationOutcome) -> list[Query]:
            if isinstance(outcome, GenerationFailure):
                return []
            episode, request = requests[place]
            for completion in outcome:
                if (place, completion.text) not in read:
                    read[place, completion.text] = self.agent.sql(request, completion.text)
            sql = (read[place, completion.text] for completion in outcome)
            return [Query(episode.question.db_path, one) for one in sql if one is not None]

        outcomes = yield ModelCall(
            [
                GenerationRequest(episode.question.id, turn, request.prompt.messages, request.stop)
                for episode, request in requests
            ],
            sampling,
            lambda place, outcome: self.executor.start(queries(place, outcome)),
            lambda seconds: self.stopwatch.count("generate", turn, seconds),
        )
        with self.stopwatch.measure("execute", turn):
            to_run = [queries(place, outcome) for place, outcome in enumerate(outcomes)]
            observed = iter(self.executor.observe([query for of in to_run for query in of]))
        answered = []
        for (episode, request), outcome, ran in zip(requests, outcomes, to_run, strict=True):
            if isinstance(outcome, GenerationFailure):
                self.recorder.fail(episode.question, request.prompt, outcome.error)
            else:
                observations = tuple(next(observed) for _ in ran)
                answered.append((episode, Candidates(request, tuple(outcome), observations)))
        return answered


@dataclass(frozen=True)
class _Correction:
    """The candidates of a step as the schema corrects them; `edits`: of each, "" for none."""

    written: Candidates
    observations: tuple[Observation, ...]
    edits: tuple[str, ...]

    @property
    def merged(self) -> Candidates:
        """For the agent: what the model wrote, with the results of the corrected queries."""
        return replace(self.written, observations=self.observations)

    @property
    def step(self) -> Candidates:
        """For the record: a step of its own, which has asked the model nothing."""
        prompt = replace(self.written.request.prompt, messages=())
        completions = tuple(Completion(text) for text in self.edits)
        return Candidates(ModelRequest("correct", prompt), completions, self.observations)


class Runtime:
    """A model, the schemas that its prompts show and a sandbox: what questions are answered with.

    Several threads may share a runtime: calls of the model wait for each other, queries do not.
    """

    def __init__(self, generator: Generator, schemas: Schemas, sandbox: Sandbox) -> None:
        self.generator: Generator = _SerialisedGenerator(generator)
        self.schemas = schemas
        self._sandbox = sandbox

    def play(
        self,
        agent: BaseAgent,
        review_all: ReviewAll,
        questions: Sequence[Question],
        sampling: Sampling,
        recorder: Recorder,
        correction: CorrectionMode = "none",
    ) -> None:
        """Play the questions to their end; see `begin`."""
        begun = self.begin(
            agent,
            review_all,
            questions,
            sampling,
            recorder,
            Stopwatch(),
            lambda count: None,
            correction,
        )
        play_together([begun], self.generator)

    def begin(
        self,
        agent: BaseAgent,
        review_all: ReviewAll,
        questions: Sequence[Question],
        sampling: Sampling,
        recorder: Recorder,
        stopwatch: Stopwatch,
        on_closed: Callable[[int], object],
        correction: CorrectionMode,
    ) -> Play[None]:
        """For `play_together`; see `RolloutDriver`."""
        driver = RolloutDriver(
            self.generator,
            self.schemas,
            CandidateExecutor(self._sandbox),
            agent,
            review_all,
            recorder,
            stopwatch,
            on_closed,
            correction,
        )
        return driver.play(questions, sampling)


def open_sandbox(params: SandboxParams, first_rows: bool = False) -> Sandbox:
    """The sandbox of params.yaml's `sandbox`; close it, or use it as a context manager.

    `first_rows`: for people; of a result that is too large, the first rows are kept.
    """
    limits = SandboxLimits(
        params.timeout_ms, params.memory_mb, params.max_rows, params.max_bytes, first_rows
    )
    return Sandbox(params.workers, limits)


class _SerialisedGenerator:
    """A generator that several threads may use."""

    def __init__(self, generator: Generator) -> None:
        self._generator = generator
        self._lock = threading.RLock()
        self.max_prompt_tokens = generator.max_prompt_tokens
        self.chat = generator.chat

    def count_tokens(self, messages: Messages) -> int:
        with self._lock:
            return self._generator.count_tokens(messages)

    def generate(
        self,
        requests: Sequence[GenerationRequest],
        sampling: Sampling,
        on_outcome: OnOutcome = ignore_outcome,
    ) -> list[GenerationOutcome]:
        with self._lock:
            return self._generator.generate(requests, sampling, on_outcome)
