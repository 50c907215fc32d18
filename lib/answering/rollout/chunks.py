"""Plays chunks of questions, in this process or in workers with models of their own.

The control of an ablation: repair with the feedback of another question.

A model that gains as much from the feedback on another question does not read feedback.
"""

from __future__ import annotations

import hashlib
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from functools import lru_cache
from pathlib import Path
from typing import Any

from lib.answering.agents.episode import Agent, Asker, Candidates, Episode, Question, Review
from lib.answering.agents.modes import agent_of
from lib.answering.agents.repair import GoldVerdict, OnlineRepair, VerifiedRepair
from lib.answering.generation.backends import open_generator
from lib.answering.generation.hf_processes import HF_IMPORTS
from lib.answering.generation.protocol import Generator
from lib.answering.repair.prompts import earlier_questions
from lib.answering.rollout.driver import ReviewAll, Runtime, open_sandbox, own_reviews
from lib.answering.rollout.environment import Schemas, Stopwatch
from lib.answering.rollout.outputs import RolloutSettings
from lib.answering.rollout.record import TrajectoryRecorder, Verifier
from lib.answering.rollout.workers import Workers
from lib.base.params import GenerationParams, Params, SandboxParams
from lib.base.records import Example, Trajectory, to_json
from lib.data.selection import rounds
from lib.scoring.judge import Judge
from lib.scoring.strict import StrictJudge

Donated = Mapping[str, tuple[str, ...]]
"""By example id: the feedback that another question was given, turn by turn, from turn 2 on."""


def donated_feedback(own: Iterable[Trajectory], seed: int) -> Donated:
    """Each question that was given feedback gets that of the next one on another database.

    `own`: a finished run with the questions' own feedback. The order is that of
    sha256(seed, example id), and wraps around. A question gets none where all others are on its own
    database.
    """
    repaired = [t for t in own if len(t.turns) > 1]
    repaired.sort(key=lambda t: hashlib.sha256(f"{seed}\0{t.example_id}".encode()).digest())
    donated = {}
    for place, trajectory in enumerate(repaired):
        others = (*repaired[place + 1 :], *repaired[:place])
        donor = next((other for other in others if other.db_id != trajectory.db_id), None)
        if donor is not None:
            donated[trajectory.example_id] = tuple(t.feedback or "" for t in donor.turns[1:])
    return donated


def foreign_reviews(own: ReviewAll, donated: Donated) -> ReviewAll:
    """The same reviews, but with the feedback on other questions.

    A question without a donor keeps its own feedback. One that has more turns than its donor had
    gets the donor's last feedback again.
    """

    def review_all(answered: Sequence[tuple[Episode, Candidates]]) -> list[Review]:
        return [
            _with_feedback(review, episode.turn, donated.get(episode.question.id))
            for review, (episode, _) in zip(own(answered), answered, strict=True)
        ]

    return review_all


def _with_feedback(review: Review, turn: int, others: tuple[str, ...] | None) -> Review:
    if review.feedback is None or others is None:
        return review
    return replace(review, feedback=others[min(turn, len(others)) - 1])


@dataclass(frozen=True)
class ChunkTask:
    """Questions to be played together; for `agent` and `donated` see `Rollout`.

    `copies`: for workers, the perturbed copies of each database, which depend on the questions of
    other chunks.
    """

    examples: Sequence[Example]
    settings: RolloutSettings
    agent: Agent | None
    donated: Donated | None
    copies: Mapping[str, tuple[str, ...]] = field(default_factory=dict)


Played = tuple[list[dict[str, Any]], Stopwatch]
"""The trajectories of a chunk as JSON, and where its time went."""


def play_chunk(
    task: ChunkTask,
    runtime: Runtime,
    judge: Judge,
    stopwatch: Stopwatch,
    on_closed: Callable[[int], object] = lambda count: None,
) -> list[dict[str, Any]]:
    """One trajectory per question, in order. `on_closed`: see `lib.answering.rollout.driver`.

    The hint of a follow-up question has the earlier questions of its conversation, each with the
    answer that it was given here.
    """
    verifier = Verifier(judge, task.examples, task.settings)
    with stopwatch.measure("judge", turn=1):
        verifier.run_gold()
    recorder = TrajectoryRecorder(task.examples, verifier, runtime.schemas, task.settings)
    agent, review_all = _agent(task, verifier)
    sampling = task.settings.sampling
    answered: defaultdict[str, list[tuple[str, str]]] = defaultdict(list)
    for examples in rounds(task.examples):
        questions = [_question(example, answered) for example in examples]
        runtime.play(agent, review_all, questions, sampling, recorder, stopwatch, on_closed)
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
    hints = (question.evidence, earlier)
    return replace(question, evidence="; ".join(hint for hint in hints if hint))


def _agent(task: ChunkTask, verifier: Verifier) -> tuple[Asker, ReviewAll]:
    settings, given = task.settings, task.agent
    if given is None and settings.agents is not None:
        given = agent_of(settings.mode, settings.agents, settings.chat)
    if given is not None:
        return given, own_reviews(given)
    level, turns, chat = settings.feedback, settings.turns, settings.chat
    agent: Asker
    if settings.scope == "verified":
        agent = verified = VerifiedRepair(level, turns, chat)
        review_all = _verified_reviews(verified, verifier)
    else:
        agent = online = OnlineRepair(level, turns, chat, settings.scope == "online_guarded")
        review_all = own_reviews(online)
    return agent, review_all if task.donated is None else foreign_reviews(review_all, task.donated)


def _verified_reviews(agent: VerifiedRepair, verifier: Verifier) -> ReviewAll:
    def review_all(answered: Sequence[tuple[Episode, Candidates]]) -> list[Review]:
        assessed = verifier.assess(answered)
        return [
            agent.review(*one, [GoldVerdict(a.verdict, a.reward) for a in assessments])
            for one, assessments in zip(answered, assessed, strict=True)
        ]

    return review_all


@dataclass(frozen=True)
class OpenChunkWork:
    """What a worker opens (`workers.OpenWork`): the model, and a sandbox beside it."""

    generation: GenerationParams
    sandbox: SandboxParams
    model: str
    adapter: Path | None

    @property
    def imports(self) -> tuple[str, ...]:
        here = ("lib.answering.rollout.chunks",)
        return (*here, *HF_IMPORTS) if self.generation.backend == "hf" else here

    @contextmanager
    def __call__(self) -> Iterator[Callable[[ChunkTask], Played]]:
        schemas = lru_cache(1)(Schemas)  # rollouts come one after another, each with its settings
        is_mock = self.generation.backend == "mock"
        opened = None if is_mock else self._generator({})
        with open_sandbox(self.sandbox) as sandbox:

            def play(task: ChunkTask) -> Played:
                gold = {example.id: example.gold_sql for example in task.examples}
                runtime = Runtime(
                    opened or self._generator(gold), schemas(task.settings.schema), sandbox
                )
                judge = Judge(sandbox, strict=StrictJudge(sandbox, task.copies.__getitem__))
                stopwatch = Stopwatch()
                return play_chunk(task, runtime, judge, stopwatch), stopwatch

            yield play

    def _generator(self, gold: Mapping[str, str]) -> Generator:
        return open_generator(self.generation, self.model, self.adapter, gold)


@contextmanager
def open_chunk_workers(
    params: Params, model: str, adapter: Path | None
) -> Iterator[Workers[ChunkTask, Played] | None]:
    """The workers that `rollout` of the parameters asks for; None: this process plays.

    For errors see `Workers`.
    """
    if params.rollout.by == "local":
        yield None
        return
    work = OpenChunkWork(params.generation, params.sandbox, model, adapter)
    gpu = params.generation.backend in ("hf", "vllm") and params.generation.device != "cpu"
    with Workers[ChunkTask, Played](params.rollout, work, gpu) as workers:
        yield workers
