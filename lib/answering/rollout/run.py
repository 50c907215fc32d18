"""Whole rollouts: chunks of questions go into a journal, and the journal becomes the final files.

A chunk is the unit of work: its questions are answered together, in this process or in workers with
models of their own. Chunks are cut from the list of all examples, so a run that was killed and
started again forms the same batches, and ends with the same bytes, as one that was not interrupted.

Repair may use the feedback of another question, as the control of an ablation: a model that gains
as much from it does not read feedback.
"""

from __future__ import annotations

import hashlib
import json
import logging
from collections import Counter, defaultdict
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import asdict, dataclass, replace
from functools import cached_property, lru_cache, partial
from itertools import pairwise
from pathlib import Path
from typing import Any

from tqdm import tqdm

from lib.answering.agents.episode import BaseAgent, Candidates, Episode, Question, Review
from lib.answering.agents.modes import RolloutSettings, agent_of
from lib.answering.agents.repair import VerifiedRepair
from lib.answering.generation.backends import open_generator
from lib.answering.generation.protocol import Generator
from lib.answering.repair.prompts import earlier_questions, joined_hints
from lib.answering.rollout.driver import (
    Play,
    ReviewAll,
    RolloutDriver,
    Runtime,
    agent_reviews,
    open_sandbox,
    play_together,
)
from lib.answering.rollout.environment import Schemas, Stopwatch
from lib.answering.rollout.outputs import (
    TRAJECTORIES,
    TrajectoryRecorder,
    Verifier,
    write_outputs,
)
from lib.answering.rollout.workers import Workers
from lib.base.errors import DataError
from lib.base.identity import code_fingerprint, files_fingerprint, fingerprint, what_changed
from lib.base.jsonl import Journal, read_json, set_aside, write_json
from lib.base.params import GenerationParams, Params, SandboxParams
from lib.base.records import Example, Trajectory, to_json
from lib.base.stage import progress_bar
from lib.data.selection import chunk_bounds, rounds
from lib.database.files import database_problem
from lib.database.sandbox.sandbox import Sandbox
from lib.scoring.judge import Judge
from lib.scoring.strict import PerturbedCopies, StrictJudge

_JOURNAL = ".partial.jsonl"  # beside the folder: DVC empties a folder before it runs a stage
_PROVENANCE = "provenance.json"
_TIMINGS = "timings.json"
_SUMMARISED = ("run", "model", "data", "split", "mode", "scope", "feedback", "correction")

ControlFeedback = Mapping[str, tuple[str, ...]]
"""By example id: the feedback that another question was given, turn by turn, from turn 2 on."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Rollout:
    """Questions to answer, and the folder for their trajectories and other files.

    `provenance`: what else determines the result (run, model and its fingerprint, data set, split,
    generation and sandbox parameters), as JSON without times or machine names. `control`: feedback
    in place of the questions' own. `root`: the folder of the stage, which holds `out_dir`; None:
    `out_dir` itself. Raises DataError where there are no examples, or two with one id.
    """

    examples: Sequence[Example]
    settings: RolloutSettings
    out_dir: Path
    provenance: dict[str, Any]
    control: ControlFeedback | None = None
    root: Path | None = None

    def __post_init__(self) -> None:
        if not self.examples:
            raise DataError("no questions to run: the data set, or the chosen part of it, is empty")
        if len({example.id for example in self.examples}) < len(self.examples):
            raise DataError("two examples have the same id; ids must be unique within a run")

    @cached_property
    def identity(self) -> dict[str, Any]:
        """Everything that determines the trajectories, as provenance.json holds it."""
        settings, control = self.settings, self.control
        of_control = {"feedback_source": "foreign", "control": fingerprint(control)}
        identity = {
            "code_fingerprint": code_fingerprint("answering"),
            **self.provenance,
            "mode": settings.mode,
            "scope": settings.scope,
            "feedback": settings.feedback,
            "correction": settings.correction,
            **({} if control is None else of_control),
            "questions": len(self.examples),
            "settings": asdict(settings),
            "data_fingerprint": data_fingerprint(self.examples),
        }
        as_read_back: dict[str, Any] = json.loads(json.dumps(identity))
        return as_read_back

    @property
    def title(self) -> str:
        root = self.root or self.out_dir
        return ".".join((root.name, *self.out_dir.relative_to(root).parts))

    @property
    def journal(self) -> Path:
        """Beside `root`, which DVC empties before it restarts a stage."""
        return (self.root or self.out_dir).with_name(self.title + _JOURNAL)

    def open_journal(self) -> Journal:
        return Journal(self.journal, self.identity)

    def finished_identity(self) -> Any:
        """The identity of the trajectories in the folder; None where there are none, or unknown."""
        provenance = self.out_dir / _PROVENANCE
        if not (self.out_dir / TRAJECTORIES).is_file() or not provenance.is_file():
            return None
        return read_json(provenance, "delete it and start the stage again")

    def part(self, start: int, end: int) -> Rollout:
        """The rollout of some of the questions, with what belongs to them and no more."""
        examples, control = self.examples[start:end], self.control
        if control is not None:
            control = {e.id: control[e.id] for e in examples if e.id in control}
        return replace(self, examples=examples, control=control)

    def write(self, timings: dict[str, Any]) -> None:
        """Write the final files from the complete journal.

        In this order, a kill between any two lines leaves either a complete journal or
        trajectories that belong to their provenance.
        """
        write_json(self.out_dir / _TIMINGS, timings)
        self._set_finished_aside()
        write_json(self.out_dir / _PROVENANCE, self.identity)
        with self.open_journal() as journal:
            journal.write_to(self.out_dir / TRAJECTORIES)

    def _set_finished_aside(self) -> None:
        """Make room for the new trajectories; the provenance of the old ones goes with them."""
        old = self.out_dir / TRAJECTORIES
        if not old.exists():
            return
        changed = what_changed(self.finished_identity() or {}, self.identity)
        kept = set_aside(old, self.journal.with_name(f"{self.title}.trajectories.jsonl"))
        if (self.out_dir / _PROVENANCE).exists():
            (self.out_dir / _PROVENANCE).replace(kept.with_suffix(".provenance.json"))
        _log.warning("%s: trajectories are set aside in %s; changed: %s", self.title, kept, changed)

    def summarise(self) -> None:
        """Write the files that are made from the trajectories."""
        head = {key: self.identity.get(key) for key in _SUMMARISED}
        unusable = Counter(
            example.db_id
            for example in self.examples
            if database_problem(Path(example.db_path)) is not None
        )
        if unusable:  # missing, empty and damaged ones, with the number of their questions
            head["unusable_databases"] = dict(sorted(unusable.items()))
        try:
            write_outputs(self.out_dir, head)
        except DataError as error:
            raise DataError(f"{error}; delete that file and start the stage again") from None


def data_fingerprint(examples: Sequence[Example]) -> str:
    """A fingerprint of the questions and of their databases, wherever the files are.

    A file that cannot be read counts as none.
    """
    digest = hashlib.sha256()
    for example in examples:
        digest.update(fingerprint(replace(example, db_path="")).encode())
    databases = {Path(example.db_path) for example in examples}
    usable = (path for path in databases if database_problem(path) is None)
    return fingerprint(digest.hexdigest(), files_fingerprint(usable))


def run_rollouts(
    rollouts: Sequence[Rollout],
    generator: Generator | None,
    sandbox: Sandbox,
    workers: ChunkWorkers | None = None,
    keep_journals: bool = False,
) -> None:
    """Write trajectories.jsonl, in the order of the examples, into the folder of each rollout.

    Beside it: summary.json, predictions.sql, gold.sql, timings.json and provenance.json. Work with
    the same identity is continued from its journal. Other work, there or in the folder, is set
    aside, and a warning says what differs.

    Rollouts with the same examples, sampling and schema are played together, chunk by chunk: what
    more than one of them asks of the model is asked once.

    `workers` are used in place of `generator` and this process, and give the same bytes.
    `keep_journals`: for a stage that has more to do and calls `discard_journals` at its end. Until
    DVC has recorded the final files, a kill leaves nothing but the journals. So no final file is
    written before the last rollout is in its journal.
    """
    together: defaultdict[Hashable, list[Rollout]] = defaultdict(list)
    for rollout in rollouts:
        if rollout.finished_identity() != rollout.identity:
            settings = rollout.settings
            same = (id(rollout.examples), settings.sampling, settings.schema, settings.chunk_size)
            together[same].append(rollout)
    to_play = [rollout for group in together.values() for rollout in group]
    total = sum(len(rollout.examples) for rollout in to_play)
    title = to_play[0].title if to_play else ""
    timings: list[dict[str, Any]] = []
    with progress_bar(title, total, 0, "question", is_shown=bool(to_play)) as bar:
        for group in together.values():
            timings += _complete_journals(group, generator, sandbox, workers, bar)
    for rollout, of_rollout in zip(to_play, timings, strict=True):
        rollout.write(of_rollout)
    for rollout in rollouts:
        rollout.summarise()
    if not keep_journals:
        discard_journals(rollouts)


def discard_journals(rollouts: Sequence[Rollout]) -> None:
    for rollout in rollouts:
        rollout.journal.unlink(missing_ok=True)


def _complete_journals(
    rollouts: Sequence[Rollout],
    generator: Generator | None,
    sandbox: Sandbox,
    workers: ChunkWorkers | None,
    bar: tqdm[Any],
) -> list[dict[str, Any]]:
    """Play the chunks that a journal does not have yet; returns the content of each timings.json.

    `rollouts`: with the same examples. A chunk that is in some of their journals alone is played in
    all of them, since what is asked together may decide the last bit of an answer.
    """
    examples, settings = rollouts[0].examples, rollouts[0].settings
    copies = PerturbedCopies(examples)
    stopwatches = [Stopwatch() for _ in rollouts]
    with ExitStack() as stack:
        journals = [stack.enter_context(rollout.open_journal()) for rollout in rollouts]
        finished = [journal.finished_chunks for journal in journals]
        bounds = list(pairwise(chunk_bounds(examples, settings.chunk_size)))
        skipped = len(rollouts) * sum(end - start for start, end in bounds[: min(finished)])
        bar.initial, bar.n = bar.initial + skipped, bar.n + skipped
        bar.last_print_n += skipped
        chunks = [[rollout.part(*ends) for rollout in rollouts] for ends in bounds[min(finished) :]]
        if workers is None:
            assert generator is not None, "neither a generator nor workers"
            judge = Judge(sandbox, strict=StrictJudge(sandbox, copies))
            runtime = Runtime(generator, Schemas(settings.schema), sandbox)
            played: Iterator[ChunkResult] = (
                play_chunk(chunk, runtime, judge, bar.update) for chunk in chunks
            )
        else:
            played = workers.map(
                (chunk, {e.db_path: copies(e.db_path) for e in chunk[0].examples})
                for chunk in chunks
            )
        for number, results in enumerate(played, start=min(finished)):
            bar.update(0 if workers is None else sum(len(done) for done, _ in results))
            for journal, stopwatch, (done, measured) in zip(
                journals, stopwatches, results, strict=True
            ):
                if journal.finished_chunks == number:
                    stopwatch.add(measured)
                    journal.append(done)
    return [stopwatch.report() for stopwatch in stopwatches]


ChunkResult = list[tuple[list[dict[str, Any]], Stopwatch]]
"""Of each rollout, the trajectories of a chunk as JSON, and where its time went."""


def play_chunk(
    chunk: Sequence[Rollout],
    runtime: Runtime,
    judge: Judge,
    on_closed: Callable[[int], object] = lambda count: None,
) -> ChunkResult:
    """Of each rollout one trajectory per question, in order. The rollouts are played together.

    `on_closed`: see `RolloutDriver`. The hint of a follow-up question has the earlier questions of
    its conversation, each with the answer that it was given here.
    """
    stopwatches = [Stopwatch() for _ in chunk]
    plays = [
        _play(rollout, runtime, judge, stopwatch, on_closed)
        for rollout, stopwatch in zip(chunk, stopwatches, strict=True)
    ]
    played = play_together(plays, runtime.generator)
    return list(zip(played, stopwatches, strict=True))


def _play(
    rollout: Rollout,
    runtime: Runtime,
    judge: Judge,
    stopwatch: Stopwatch,
    on_closed: Callable[[int], object],
) -> Play[list[dict[str, Any]]]:
    settings = rollout.settings
    verifier = Verifier(judge, rollout.examples, settings)
    with stopwatch.measure("judge", turn=1):
        verifier.run_gold()
    recorder = TrajectoryRecorder(rollout.examples, verifier, runtime.schemas, settings)
    agent, review_all = _agent(rollout, verifier)
    driver = RolloutDriver(
        runtime, agent, recorder, settings.correction, review_all, stopwatch, on_closed
    )
    answered: defaultdict[str, list[tuple[str, str]]] = defaultdict(list)
    for examples in rounds(rollout.examples):
        questions = [_question(example, answered) for example in examples]
        yield from driver.begin(questions, settings.sampling)
        for example in examples:
            if example.conversation is not None:
                answer = recorder.answer(example.id)
                answered[example.conversation].append((example.question, answer))
    stopwatch.questions += len(rollout.examples)
    return [to_json(trajectory) for trajectory in recorder.trajectories()]


def _question(example: Example, answered: Mapping[str, list[tuple[str, str]]]) -> Question:
    question = Question.of(example)
    if example.conversation is None:
        return question
    earlier = earlier_questions(answered.get(example.conversation, ()))
    return replace(question, evidence=joined_hints(question.evidence, earlier))


def _agent(rollout: Rollout, verifier: Verifier) -> tuple[BaseAgent, ReviewAll]:
    """The agent, and its reviews: by verdicts in the scope `verified`, else by what it sees."""
    settings, control = rollout.settings, rollout.control
    agent: BaseAgent
    if settings.scope == "verified":
        agent = VerifiedRepair(settings.feedback, settings.turns, settings.chat)
        review_all: ReviewAll = partial(_verified_reviews, agent, verifier)
    else:
        agent = agent_of(settings)
        review_all = agent_reviews(agent)
    return agent, review_all if control is None else partial(control_reviews, review_all, control)


def _verified_reviews(
    agent: VerifiedRepair, verifier: Verifier, answered: Sequence[tuple[Episode, Candidates]]
) -> list[Review]:
    return [
        agent.review(*one, [each.verdict.status for each in found], [each.reward for each in found])
        for one, found in zip(answered, verifier.assess(answered), strict=True)
    ]


def control_feedback(trajectories: Iterable[Trajectory], seed: int) -> ControlFeedback:
    """Each question that was given feedback gets that of the next one on another database.

    `trajectories`: of a finished run with the questions' own feedback. The order is that of
    sha256(seed, example id), and wraps around. A question gets none where all others are on its own
    database.
    """
    repaired = [t for t in trajectories if len(t.turns) > 1]
    repaired.sort(key=lambda t: hashlib.sha256(f"{seed}\0{t.example_id}".encode()).digest())
    control = {}
    for index, trajectory in enumerate(repaired):
        others = (*repaired[index + 1 :], *repaired[:index])
        source = next((other for other in others if other.db_id != trajectory.db_id), None)
        if source is not None:
            control[trajectory.example_id] = tuple(t.feedback or "" for t in source.turns[1:])
    return control


def control_reviews(
    review_all: ReviewAll,
    control: ControlFeedback,
    answered: Sequence[tuple[Episode, Candidates]],
) -> list[Review]:
    """The same reviews, but with the feedback on other questions.

    A question that has none in `control` keeps its own feedback. One that has more turns than the
    other question had gets the last feedback again.
    """
    reviews = []
    for review, (episode, _) in zip(review_all(answered), answered, strict=True):
        others = control.get(episode.question.id)
        if review.feedback is not None and others is not None:
            review = replace(review, feedback=others[min(episode.turn, len(others)) - 1])
        reviews.append(review)
    return reviews


ChunkTask = tuple[Sequence[Rollout], Mapping[str, tuple[str, ...]]]
"""The parts of several rollouts with the same questions, and the perturbed copies of each database,
which depend on the questions of other chunks."""

ChunkWorkers = Workers[ChunkTask, ChunkResult]


@dataclass(frozen=True)
class OpenChunkWork:
    """What a worker opens (`workers.OpenWork`): the model, and a sandbox beside it."""

    generation: GenerationParams
    sandbox: SandboxParams
    model: str
    adapter: Path | None

    @contextmanager
    def __call__(self) -> Iterator[Callable[[ChunkTask], ChunkResult]]:
        schemas = lru_cache(1)(Schemas)  # rollouts come one after another, each with its settings
        open_model = partial(open_generator, self.generation, self.model, self.adapter)
        opened = None if self.generation.backend == "mock" else open_model()
        with open_sandbox(self.sandbox) as sandbox:

            def run(task: ChunkTask) -> ChunkResult:
                chunk, copies = task
                gold = {example.id: example.gold_sql for example in chunk[0].examples}
                generator = opened or open_model(gold)
                runtime = Runtime(generator, schemas(chunk[0].settings.schema), sandbox)
                judge = Judge(sandbox, strict=StrictJudge(sandbox, copies.__getitem__))
                return play_chunk(chunk, runtime, judge)

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
