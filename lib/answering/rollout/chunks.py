"""Chunks of questions: answered together, in this process or in workers with models of their own.

Repair may use the feedback of another question, as the control of an ablation: a model that gains
as much from it does not read feedback.
"""

from __future__ import annotations

import hashlib
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from functools import lru_cache, partial
from pathlib import Path
from typing import Any

from lib.answering.agents.episode import Agent, BaseAgent, Candidates, Episode, Question, Review
from lib.answering.agents.modes import agent_of
from lib.answering.agents.repair import GoldVerdict, OnlineRepair, VerifiedRepair
from lib.answering.generation.backends import open_generator
from lib.answering.repair.prompts import earlier_questions, joined_hints
from lib.answering.rollout.driver import (
    Play,
    ReviewAll,
    Runtime,
    agent_reviews,
    open_sandbox,
    play_together,
)
from lib.answering.rollout.environment import Schemas, Stopwatch
from lib.answering.rollout.outputs import RolloutSettings
from lib.answering.rollout.record import TrajectoryRecorder, Verifier
from lib.answering.rollout.workers import Workers
from lib.base.params import GenerationParams, Params, SandboxParams
from lib.base.records import Example, Trajectory, to_json
from lib.data.selection import rounds
from lib.scoring.judge import Judge
from lib.scoring.strict import StrictJudge

ControlFeedback = Mapping[str, tuple[str, ...]]
"""By example id: the feedback that another question was given, turn by turn, from turn 2 on."""

ChunkResult = list[tuple[list[dict[str, Any]], Stopwatch]]
"""Of each task, the trajectories of a chunk as JSON, and where its time went."""


@dataclass(frozen=True)
class ChunkTask:
    """Questions to be answered together in one way; for `agent` and `control` see `Rollout`.

    `copies`: for workers, the perturbed copies of each database, which depend on the questions of
    other chunks.
    """

    examples: Sequence[Example]
    settings: RolloutSettings
    agent: Agent | None
    control: ControlFeedback | None
    copies: Mapping[str, tuple[str, ...]] = field(default_factory=dict)

    def by_itself(self, copies: Callable[[str], tuple[str, ...]]) -> ChunkTask:
        """The task for a worker, with all that it needs of other chunks and no more."""
        control = self.control
        if control is not None:
            control = {e.id: control[e.id] for e in self.examples if e.id in control}
        paths = {example.db_path for example in self.examples}
        return replace(self, control=control, copies={path: copies(path) for path in paths})


ChunkWorkers = Workers[Sequence[ChunkTask], ChunkResult]


def play_chunk(
    tasks: Sequence[ChunkTask],
    runtime: Runtime,
    judge: Judge,
    on_closed: Callable[[int], object] = lambda count: None,
) -> ChunkResult:
    """Of each task one trajectory per question, in order. The tasks are played together.

    `on_closed`: see `lib.answering.rollout.driver`. The hint of a follow-up question has the
    earlier questions of its conversation, each with the answer that it was given here.
    """
    stopwatches = [Stopwatch() for _ in tasks]
    plays = [
        _play(task, runtime, judge, stopwatch, on_closed)
        for task, stopwatch in zip(tasks, stopwatches, strict=True)
    ]
    played = play_together(plays, runtime.generator)
    return list(zip(played, stopwatches, strict=True))


def _play(
    task: ChunkTask,
    runtime: Runtime,
    judge: Judge,
    stopwatch: Stopwatch,
    on_closed: Callable[[int], object],
) -> Play[list[dict[str, Any]]]:
    verifier = Verifier(judge, task.examples, task.settings)
    with stopwatch.measure("judge", turn=1):
        verifier.run_gold()
    recorder = TrajectoryRecorder(task.examples, verifier, runtime.schemas, task.settings)
    agent, review_all = _agent(task, verifier)
    sampling = task.settings.sampling
    answered: defaultdict[str, list[tuple[str, str]]] = defaultdict(list)
    for examples in rounds(task.examples):
        questions = [_question(example, answered) for example in examples]
        yield from runtime.begin(
            agent,
            review_all,
            questions,
            sampling,
            recorder,
            stopwatch,
            on_closed,
            task.settings.correction,
        )
        for example in examples:
            if example.conversation is not None:
                answer = recorder.answer(example.id)
                answered[example.conversation].append((example.question, answer))
    stopwatch.questions += len(task.examples)
    return [to_json(trajectory) for trajectory in recorder.trajectories()]


def _question(example: Example, answered: Mapping[str, list[tuple[str, str]]]) -> Question:
    question = Question.of(example)
    if example.conversation is None:
        return question
    earlier = earlier_questions(answered.get(example.conversation, ()))
    return replace(question, evidence=joined_hints(question.evidence, earlier))


def _agent(task: ChunkTask, verifier: Verifier) -> tuple[BaseAgent, ReviewAll]:
    settings, agent = task.settings, task.agent
    if agent is None and settings.agents is not None:
        agent = agent_of(settings.mode, settings.agents, settings.chat, settings.choose)
    if agent is not None:
        return agent, agent_reviews(agent)
    level, turns, chat = settings.feedback, settings.turns, settings.chat
    writer: OnlineRepair | VerifiedRepair
    if settings.scope == "verified":
        writer = VerifiedRepair(level, turns, chat)
        review_all = _verified_reviews(writer, verifier)
    else:
        guarded = settings.scope == "online_guarded"
        writer = OnlineRepair(level, turns, chat, guarded, settings.choose)
        review_all = agent_reviews(writer)
    return writer, review_all if task.control is None else control_reviews(review_all, task.control)


def _verified_reviews(agent: VerifiedRepair, verifier: Verifier) -> ReviewAll:
    def review_all(answered: Sequence[tuple[Episode, Candidates]]) -> list[Review]:
        assessed = verifier.assess(answered)
        return [
            agent.review(*one, [GoldVerdict(a.verdict.status, a.reward) for a in assessments])
            for one, assessments in zip(answered, assessed, strict=True)
        ]

    return review_all


def control_feedback(trajectories: Iterable[Trajectory], seed: int) -> ControlFeedback:
    """Each question that was given feedback gets that of the next one on another database.

    `trajectories`: of a finished run with the questions' own feedback. The order is that of
    sha256(seed, example id), and wraps around. A question gets none where all others are on its own
    database.
    """
    repaired = [t for t in trajectories if len(t.turns) > 1]
    repaired.sort(key=lambda t: hashlib.sha256(f"{seed}\0{t.example_id}".encode()).digest())
    control = {}
    for place, trajectory in enumerate(repaired):
        others = (*repaired[place + 1 :], *repaired[:place])
        source = next((other for other in others if other.db_id != trajectory.db_id), None)
        if source is not None:
            control[trajectory.example_id] = tuple(t.feedback or "" for t in source.turns[1:])
    return control


def control_reviews(review_all: ReviewAll, control: ControlFeedback) -> ReviewAll:
    """The same reviews, but with the feedback on other questions.

    A question that has none in `control` keeps its own feedback. One that has more turns than the
    other question had gets the last feedback again.
    """

    def controlled(answered: Sequence[tuple[Episode, Candidates]]) -> list[Review]:
        reviews = []
        for review, (episode, _) in zip(review_all(answered), answered, strict=True):
            others = control.get(episode.question.id)
            if review.feedback is not None and others is not None:
                review = replace(review, feedback=others[min(episode.turn, len(others)) - 1])
            reviews.append(review)
        return reviews

    return controlled


@dataclass(frozen=True)
class OpenChunkWork:
    """What a worker opens (`workers.OpenWork`): the model, and a sandbox beside it."""

    generation: GenerationParams
    sandbox: SandboxParams
    model: str
    adapter: Path | None

    @contextmanager
    def __call__(self) -> Iterator[Callable[[Sequence[ChunkTask]], ChunkResult]]:
        schemas = lru_cache(1)(Schemas)  # rollouts come one after another, each with its settings
        open_model = partial(open_generator, self.generation, self.model, self.adapter)
        opened = None if self.generation.backend == "mock" else open_model()
        with open_sandbox(self.sandbox) as sandbox:

            def run(tasks: Sequence[ChunkTask]) -> ChunkResult:
                first = tasks[0]
                gold = {example.id: example.gold_sql for example in first.examples}
                generator = opened or open_model(gold)
                runtime = Runtime(generator, schemas(first.settings.schema), sandbox)
                judge = Judge(sandbox, strict=StrictJudge(sandbox, first.copies.__getitem__))
                return play_chunk(tasks, runtime, judge)

            yield run


@contextmanager
def open_chunk_workers(
    params: Params, model: str, adapter: Path | None
) -> Iterator[ChunkWorkers | None]:
    """The workers that `rollout` of the parameters asks for; None: this process answers.

    For errors see `Workers`.
    """
    if params.rollout.by == "local":
        yield None
        return
    work = OpenChunkWork(params.generation, params.sandbox, model, adapter)
    gpu = params.generation.backend == "hf" and params.generation.device != "cpu"
    with ChunkWorkers(params.rollout, work, gpu) as workers:
        yield workers
