"""Questions that clients ask: a queue, the events of each, and the answers that are kept.

Each question is answered in a thread of its own; all share the model's batches and the sandbox. Its
events are held while it runs, so that a client can come back to it, as after a reload. If it is
cancelled, it ends before its next step, or while the model is generating. Answers are kept so that
a link to one shows it again.
"""

import logging
import re
import secrets
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Literal, get_args

from lib.answering.agents.episode import PlayedStep, Question
from lib.answering.agents.modes import agent_of, rollout_settings
from lib.answering.agents.react import observation_text
from lib.answering.models.choice import demo_note
from lib.answering.repair.observation import fired_guards
from lib.answering.repair.prompts import earlier_questions
from lib.answering.replies.answer import Answer, answer_of
from lib.answering.replies.catalog_questions import catalog_answer, catalog_question
from lib.answering.rollout.driver import RolloutDriver, Runtime
from lib.answering.rollout.environment import Schemas
from lib.base.errors import DataError, ModelError, ProjectError
from lib.base.jsonl import dump_line, read_json, write_text
from lib.base.params import Params
from lib.base.records import ExecutionResult, Prompt
from lib.database.catalog import Catalog
from lib.database.sandbox.sandbox import Sandbox
from lib.serving.databases import Database, Descriptions, load_descriptions, shown_descriptions
from lib.serving.guard import RefusedError
from lib.serving.models import BatchedGenerator, Batcher, ClientGoneError, Models, ServedModel
from lib.serving.streams import api_value

ServedMode = Literal["repair", "direct", "react", "fallback", "check_rewrite"]
"""The modes that a client may choose; the first is the default."""
MODES: tuple[ServedMode, ...] = get_args(ServedMode)

OnEvent = Callable[[str, dict[str, Any]], object]
"""Takes the name of an event, `step`, `final` or `error`, and its content. Called by any thread."""

_RESULT_FIELDS = ("status", "columns", "rows", "row_count", "more_rows", "error", "query_ms")
_STEP_ROWS = 50  # of the result of a step; the final one has more

_ID = re.compile(r"[0-9a-f]{20}")
_SECONDS_PER_HOUR = 3600
_LOOKS = 16  # disk use is checked each time that this fraction of the limit has been written

_log = logging.getLogger(__name__)


class Answers:
    """Keeps each answer in a JSON file. `kept_bytes`: of all files; the oldest are deleted."""

    def __init__(self, folder: Path, kept_hours: int, kept_bytes: int) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self._folder = folder
        self._kept_seconds = kept_hours * _SECONDS_PER_HOUR
        self._kept_bytes = kept_bytes
        self._lock = threading.Lock()
        self._new_bytes = 0

    def keep(self, id: str, answer: dict[str, Any]) -> None:
        """Store the answer. Raises OSError where the disk is full."""
        line = dump_line({"id": id, **answer})
        write_text(self._folder / f"{id}.json", [line])
        self._new_bytes += len(line)
        if self._new_bytes > self._kept_bytes // _LOOKS:
            self.forget_old()

    def find(self, id: str) -> Any:
        """The answer with this id. Raises RefusedError where none is kept."""
        if not _ID.fullmatch(id):
            raise RefusedError(404, "no such answer")
        try:
            return read_json(self._folder / f"{id}.json", "ask again")
        except DataError:
            raise RefusedError(404, "this answer is not kept any longer") from None

    def forget_old(self) -> None:
        """Delete expired answers, and the oldest where all together take too much room."""
        with self._lock:
            held = self._new_bytes = 0
            newest_first = sorted(
                ((file.stat().st_mtime, file) for file in self._folder.glob("*.json")), reverse=True
            )
            for written, file in newest_first:
                held += file.stat().st_size
                if time.time() - written > self._kept_seconds or held > self._kept_bytes:
                    file.unlink(missing_ok=True)


@dataclass(frozen=True)
class UserQuestion:
    """What a client asks.

    `samples`: how many queries are written at each step, and vote. `follows`: the stored answer
    that the question follows up on.
    """

    database: Database
    question: str
    mode: ServedMode
    model: str | None
    hint: str = ""
    samples: int = 1
    follows: dict[str, Any] | None = None

    @property
    def earlier_sql(self) -> str | None:
        """The SQL of the answer that it follows up on."""
        return None if self.follows is None else self.follows["final"]["sql"]

    def evidence(self, descriptions: Descriptions) -> str:
        """What the prompt says besides the schema and the question, as data in one line."""
        parts = [self.hint, shown_descriptions(descriptions, self.question)]
        if self.follows is not None and self.earlier_sql is not None:
            parts.append(earlier_questions([(self.follows["question"], self.earlier_sql)]))
        return "; ".join(part for part in parts if part)


class Job:
    """A question in progress and its events. `id`: that of its answer. It takes calls from threads.

    Who follows it gets every event from the first one on. A `final` or an `error` is the last one:
    what comes after it is ignored.
    """

    def __init__(self, question: UserQuestion) -> None:
        self.id = secrets.token_hex(10)
        self.question = question
        self.asked_at = round(time.time())
        self._lock = threading.Lock()
        self._cancelled = threading.Event()
        self._events: list[tuple[str, dict[str, Any]]] = []
        self._followers: list[OnEvent] = []

    def on_event(self, name: str, payload: dict[str, Any]) -> None:
        """Add an event."""
        with self._lock:
            if self._ended():
                return
            self._events.append((name, payload))
            for follower in self._followers:
                follower(name, payload)

    def follow(self, on_event: OnEvent) -> None:
        """Call it with the events so far, and with each further one."""
        with self._lock:
            for name, payload in self._events:
                on_event(name, payload)
            self._followers.append(on_event)

    def leave(self, on_event: OnEvent) -> None:
        """The opposite of `follow`."""
        with self._lock:
            self._followers.remove(on_event)

    def cancel(self, reason: str = "the question was cancelled") -> None:
        self._cancelled.set()
        self.on_event("error", {"message": reason})

    def cancel_if_left(self) -> None:
        """Cancel it unless somebody follows it."""
        if not self._followers:
            self.cancel()

    def wanted(self) -> bool:
        return not self._cancelled.is_set()

    def so_far(self, default_model: str) -> dict[str, Any]:
        """Like a kept answer, with the steps so far and `final` null."""
        with self._lock:
            steps = [payload for name, payload in self._events if name == "step"]
        model = self.question.model or default_model
        return {"id": self.id, **self.request_fields(model), "steps": steps, "final": None}

    def request_fields(self, model: str | None) -> dict[str, Any]:
        """What a kept answer says of its question. `model`: None where none was needed."""
        question = self.question
        return {
            "database": question.database.card(),
            "question": question.question,
            "hint": question.hint,
            "follows": None if question.follows is None else question.follows["id"],
            "mode": question.mode,
            "model": model,
            "asked_at": self.asked_at,
        }

    def _ended(self) -> bool:
        return bool(self._events) and self._events[-1][0] != "step"


@dataclass
class Questions:
    """The queue. Its threads answer the questions, and call their `on_event`.

    `schemas`: for questions about a file itself, which need no model.
    """

    params: Params
    models: Models
    schemas: Schemas
    sandbox: Sandbox
    batcher: Batcher
    answers: Answers
    _lock: threading.Lock = field(default_factory=threading.Lock, init=False)
    _jobs: dict[str, Job] = field(default_factory=dict, init=False)
    _closed: bool = field(default=False, init=False)

    def __post_init__(self) -> None:
        self._threads = ThreadPoolExecutor(
            self.params.serving.together, thread_name_prefix="question"
        )

    @property
    def open(self) -> int:
        """How many are waiting or being answered."""
        return len(self._jobs)

    def ask(self, question: UserQuestion, on_event: OnEvent) -> Job:
        """Queue a question; a free thread begins it. Raises RefusedError (429, 503)."""
        job = Job(question)
        job.follow(on_event)
        with self._lock:
            if len(self._jobs) >= self.params.serving.questions:
                raise RefusedError(
                    429,
                    f"{len(self._jobs)} questions are waiting, which is all that there may be; ask "
                    "again in a few seconds",
                )
            if self._closed:
                raise RefusedError(503, "the server is being stopped")
            self._jobs[job.id] = job
            self._threads.submit(self._answer, job)
        return job

    def find(self, id: str) -> Job | None:
        """The question that is waiting or being answered; None where there is no such one."""
        return self._jobs.get(id)

    def close(self) -> None:
        """Cancel what is open, tell its clients, and begin nothing more."""
        with self._lock:
            self._closed = True
            for job in self._jobs.values():
                job.cancel("the server is being stopped")
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _answer(self, job: Job) -> None:
        try:
            if job.wanted():
                self._run(job)
        except ClientGoneError:
            pass
        except ProjectError as error:
            job.on_event("error", {"message": str(error)})
        except Exception as error:
            if not self._closed:  # else it failed because the sandbox and the model are closed
                _log.exception("a question could not be answered")
            if job.wanted():
                job.on_event("error", {"message": f"the server failed ({type(error).__name__})"})
        finally:
            with self._lock:
                del self._jobs[job.id]

    def _run(self, job: Job) -> None:
        question, started = job.question, time.monotonic()
        database = question.database
        catalog = self.schemas.catalog(str(database.path), database.name)
        about_file = catalog_question(question.question, catalog)
        if about_file is not None:
            reply = catalog_answer(about_file, database.path, catalog, self.sandbox)
            self._end(job, started, reply.result, reply.summary)
            return
        model = self.models.get(question.model)
        events = self._play(job, model, catalog, started)
        if events.failed or not job.wanted():
            return
        answer = answer_of(events.finished, self.sandbox, question.earlier_sql)
        if answer is None:
            raise ModelError("the model wrote no SQL")
        result = answer.observation.result
        self._end(job, started, result, answer.summary, answer, model, events.steps)

    def _play(
        self, job: Job, model: ServedModel, catalog: Catalog, started: float
    ) -> "_EventRecorder":
        """Have the model answer; the client is sent each step."""
        asked, params, database = job.question, self.params, job.question.database
        settings = rollout_settings(
            params, params.evaluation, "online_guarded", params.feedback, asked.mode, params.agents
        )
        sampling = replace(settings.sampling, tokens=params.generation.backend == "hf")
        caller = BatchedGenerator(self.batcher, model, job.wanted, sampling.max_new_tokens)
        if asked.samples > 1 and asked.mode in ("repair", "direct"):
            temperature = params.serving.temperature
            sampling = replace(
                sampling, num_samples=asked.samples, temperature=temperature, greedy_first=True
            )
        evidence = asked.evidence(load_descriptions(database.path, catalog))
        question = Question("ask", database.name, str(database.path), asked.question, evidence)
        events = _EventRecorder(job, model, started, params.agents.observation_characters)
        runtime = Runtime(caller, model.schemas, self.sandbox)
        driver = RolloutDriver(runtime, agent_of(settings), events, correction="names")
        driver.play([question], sampling)
        return events

    def _end(
        self,
        job: Job,
        started: float,
        result: ExecutionResult,
        summary: str,
        answer: Answer | None = None,
        model: ServedModel | None = None,
        steps: Sequence[dict[str, Any]] = (),
    ) -> None:
        """Keep the answer and send it.

        `answer`, `model`: None for an answer from the schema itself, which is sure.
        """
        final = {
            "sql": None if answer is None else answer.observation.sql,
            **result_fields(result, self.params.serving.rows),
            "summary": summary,
            "note": None if model is None else demo_note(model.chosen.base),
            "confidence": {
                "sure": answer is None or answer.sure,
                "agreement": None if answer is None else answer.agreement,
                "probability": None if answer is None else answer.probability,
                "guards": [] if answer is None else list(answer.guards),
                "doubts": [] if answer is None else list(answer.doubts),
            },
            "database": job.question.database.card(),
            "elapsed_ms": _milliseconds(started),
        }
        id: str | None = job.id
        try:
            self.answers.keep(
                job.id,
                {
                    **job.request_fields(None if model is None else model.name),
                    "steps": [*steps],
                    "final": final,
                },
            )
        except OSError as error:  # the disk is full: no link can lead to it
            _log.warning("warning: an answer is not kept: %s", error)
            id = None
        job.on_event("final", {**final, "id": id})


@dataclass
class _EventRecorder:
    """Sends the client an event for each step as it is finished.

    `last_time`: when the last step ended. `most_characters`: of an observation. `finished`: the
    finished steps. `steps`: their events. `failed`: the client has been sent an error.
    """

    job: Job
    model: ServedModel
    last_time: float
    most_characters: int
    finished: list[PlayedStep] = field(default_factory=list)
    steps: list[dict[str, Any]] = field(default_factory=list)
    failed: bool = False

    def add(self, steps: Sequence[PlayedStep]) -> None:
        for step in steps:
            if not self.job.wanted():
                raise ClientGoneError
            self.finished.append(step)
            event = _step(step, len(self.steps) + 1, self.most_characters)
            event["elapsed_ms"] = _milliseconds(self.last_time)
            event["model"] = self.model.name
            self.last_time = time.monotonic()
            self.steps.append(event)
            self.job.on_event("step", event)

    def fail(self, question: Question, prompt: Prompt | None, error: str) -> None:
        self.failed = True
        self.job.on_event("error", {"message": error})


def result_fields(result: ExecutionResult, most_rows: int) -> dict[str, Any]:
    """A result for a client. `rows`: the first ones; `row_count`: the number of all that were kept.

    `more_rows`: the result has more than these.
    """
    return {
        "status": result.status,
        "columns": list(result.columns),
        "rows": [[api_value(value) for value in row] for row in result.rows[:most_rows]],
        "row_count": len(result.rows),
        "more_rows": result.more_rows,
        "error": result.error,
        "query_ms": round(result.elapsed_ms, 3),
    }


def _step(step: PlayedStep, number: int, most_characters: int) -> dict[str, Any]:
    """A step for a client. Fields that a role does not have are null: a check runs no SQL.

    `feedback`, or for ReAct `observation`: what the model is shown before its next step.
    """
    request, review = step.candidates.request, step.review
    event: dict[str, Any] = {
        "number": number,
        "role": request.role,
        "text": None,
        "tables": list(request.prompt.tables),
        "trimmed_tables": list(request.prompt.trimmed_tables),
        "sql": None,
        **dict.fromkeys(_RESULT_FIELDS),
        "guards": [],
        "accepted": review.accepted,
        "feedback": review.feedback,
        "observation": None,
    }
    if request.role in ("act", "check", "correct"):
        event["text"] = step.candidates.completions[review.selected].text.strip()
    if step.candidates.observations:
        observation = step.candidates.observations[review.selected]
        event["sql"] = observation.sql
        event |= result_fields(observation.result, _STEP_ROWS)
        event["guards"] = list(fired_guards(observation))
    if request.role == "act" and not review.accepted:
        event["observation"] = observation_text(step.candidates, most_characters)
    return event


def _milliseconds(since: float) -> float:
    return round(1000 * (time.monotonic() - since), 1)
