"""What questions are answered with, besides a model: schemas for prompts, an executor for SQL.

And a stopwatch, whose figures are never part of a trajectory: two runs must be equal.
"""

from __future__ import annotations

import threading
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cached_property, lru_cache
from pathlib import Path
from queue import SimpleQueue
from typing import Any, Literal, get_args

from lib.answering.agents.episode import Question, Render
from lib.answering.generation.protocol import PromptReader
from lib.answering.repair.observation import Observation
from lib.answering.repair.prompts import values_line
from lib.base.errors import DataError
from lib.base.params import SchemaParams
from lib.base.records import Prompt
from lib.database.catalog import Catalog, load_catalog
from lib.database.contents import with_contents, without_codes
from lib.database.sandbox.sandbox import Query, Sandbox, query_plan_cost
from lib.database.schema.retrieval import (
    ColumnRef,
    SchemaRetriever,
    ValueIndex,
    Values,
    read_values,
    show_values,
)
from lib.database.schema.serialise import SchemaStyle, SharedSchema, fit_prompt

_OPEN_DATABASES = 64  # questions on one database mostly follow each other
_KEPT_ROWS = 1000  # larger results are not kept for a later candidate with the same SQL


@dataclass
class _Database:
    """`shared_schema`: for chat models; made when the first one needs it."""

    catalog: Catalog
    retriever: SchemaRetriever
    values: ValueIndex
    shared_schema: SharedSchema | None = None


ReadDatabase = Callable[[Path, str, int, bool], tuple[Catalog, Values]]
"""Takes a file, its id, the number of sample values and whether values are wanted; returns catalog
and values. Raises DataError where the file cannot be read."""


def read_database(
    path: Path, db_id: str, sample_values: int, with_values: bool
) -> tuple[Catalog, Values]:
    catalog = with_contents(path, load_catalog(path, db_id, sample_values))
    return catalog, read_values(path, catalog) if with_values else {}


class Schemas:
    """The catalogs of the databases and the retrieval of tables, as the settings want them.

    `read`: reads a file; a server has it done in another process.
    """

    def __init__(self, params: SchemaParams, read: ReadDatabase = read_database) -> None:
        self._params = params
        self._read = read
        self._locks: defaultdict[str, threading.Lock] = defaultdict(threading.Lock)
        self._load = lru_cache(_OPEN_DATABASES)(self._read_database)

    def catalog(self, db_path: str, db_id: str) -> Catalog:
        """The whole catalog. Raises DataError where the database cannot be read."""
        return self._database(db_path, db_id).catalog

    def view(self, question: Question, reader: PromptReader) -> QuestionView:
        """The view for prompts to this reader. Raises DataError if the database cannot be read."""
        database = self._database(question.db_path, question.db_id)
        style = self._params.style
        if style == "auto":
            style = "ddl" if reader.chat else "compact"
        if reader.chat and database.shared_schema is None:
            database.shared_schema = SharedSchema(
                database.catalog, style, reader.count_tokens, bool(self._params.contents)
            )
        return QuestionView(database, question, self._params, style, reader)

    def _database(self, db_path: str, db_id: str) -> _Database:
        try:
            found = Path(db_path).stat()
            version = (found.st_size, found.st_mtime_ns)  # a file may be replaced
        except OSError:
            version = None
        with self._locks[db_path]:  # others who ask for the same file meanwhile wait
            answer = self._load(db_path, db_id, version)
        if isinstance(answer, DataError):
            raise answer
        return answer

    def _read_database(
        self, db_path: str, db_id: str, version: tuple[int, int] | None
    ) -> _Database | DataError:
        """An error is an answer, and kept too: a crafted file may take half a minute to fail."""
        path = Path(db_path)
        try:
            catalog, values = self._read(
                path, db_id, self._params.sample_values, self._params.matched_values > 0
            )
        except DataError as error:  # with the file's name only: records move between machines
            return DataError(str(error).replace(str(path), path.name))
        if not self._params.matched_values and not self._params.contents:
            catalog = without_codes(catalog)  # feedback would tell them to the model
        retriever = SchemaRetriever(
            catalog, self._params.retrieval, self._params.top_k_tables, self._params.fk_hops
        )
        return _Database(catalog, retriever, ValueIndex(values))


@dataclass(frozen=True, eq=False)
class QuestionView:
    """See `lib.answering.agents.episode.SchemaView`."""

    database: _Database
    question: Question
    params: SchemaParams
    style: SchemaStyle
    reader: PromptReader

    @property
    def catalog(self) -> Catalog:
        return self.database.catalog

    @cached_property
    def values(self) -> dict[ColumnRef, tuple[str, ...]]:
        return self.database.values.find(self.question.text)

    @property
    def chat(self) -> bool:
        return self.reader.chat

    def near(self, place: ColumnRef, text: str, inside: bool) -> tuple[str, ...]:
        return self.database.values.near(place, text, inside)

    def fit(self, render: Render) -> Prompt:
        """A chat model is shown all tables if there is room, other models the retrieved ones."""
        database, params, text = self.database, self.params, self.question.text
        named = self.values
        if database.shared_schema is not None and self.chat:
            return database.shared_schema.fit(
                database.retriever.relevant(text),
                lambda schema, tables: render(
                    schema, values_line(named, tables, params.matched_values)
                ),
                params.max_tokens,
                self.reader.max_prompt_tokens,
            )
        return fit_prompt(
            show_values(database.catalog, named, params.matched_values),
            database.retriever.select(text),
            self.style,
            lambda schema: render(schema, ""),
            self.reader.count_tokens,
            self.reader.max_prompt_tokens,
        )


class CandidateExecutor:
    """Runs candidates in the sandbox. The same SQL on the same database runs once.

    The sandbox runs in other processes, so a thread that waits for it does not slow down the model.
    """

    def __init__(self, sandbox: Sandbox) -> None:
        self._sandbox = sandbox
        self._seen: dict[Query, Observation] = {}
        self._ahead: dict[Query, Observation] = {}
        self._waiting: SimpleQueue[Query] = SimpleQueue()
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="executor")
        self._rounds: list[Future[None]] = []

    def start(self, queries: Sequence[Query]) -> None:
        """Run queries in the background, so that the next `observe` need not wait for them."""
        for query in queries:
            self._waiting.put(query)
        self._rounds.append(self._thread.submit(self._run_waiting))

    def observe(self, queries: Sequence[Query]) -> list[Observation]:
        """The result of each query, and its plan where it ran; in order."""
        for finished in self._rounds:
            finished.result()
        known = self._known_with(queries)
        self._seen = {q: o for q, o in known.items() if len(o.result.rows) <= _KEPT_ROWS}
        self._ahead = {}
        self._rounds.clear()
        return [known[query] for query in queries]

    def _run_waiting(self) -> None:
        """Run all queries that arrived since the last round; the workers share them."""
        arrived = [self._waiting.get() for _ in range(self._waiting.qsize())]
        self._ahead = self._known_with(arrived)

    def _known_with(self, queries: Sequence[Query]) -> dict[Query, Observation]:
        """All that is known, once those of the queries have run that are not."""
        known = self._seen | self._ahead
        new = [query for query in dict.fromkeys(queries) if query not in known]
        results = dict(zip(new, self._sandbox.execute_many(new), strict=True))
        ran = [query for query, result in results.items() if result.status == "ok"]
        plans = map(query_plan_cost, self._sandbox.explain_many(ran))
        costs = dict(zip(ran, plans, strict=True))
        for query, result in results.items():
            known[query] = Observation(query.sql, result, costs.get(query))
        return known


Phase = Literal["generate", "execute", "judge"]
PHASES: tuple[Phase, ...] = get_args(Phase)

_DIGITS = 3


class Stopwatch:
    """Seconds per phase and turn, and what was done in them. Starts when it is made."""

    def __init__(self) -> None:
        self._started = time.perf_counter()
        self._seconds: defaultdict[tuple[int, Phase], float] = defaultdict(float)
        self._questions_at: Counter[int] = Counter()
        self.questions = 0
        self.completion_tokens = 0

    @contextmanager
    def measure(self, phase: Phase, turn: int) -> Iterator[None]:
        started = time.perf_counter()
        try:
            yield
        finally:
            self.count(phase, turn, time.perf_counter() - started)

    def count(self, phase: Phase, turn: int, seconds: float) -> None:
        self._seconds[turn, phase] += seconds

    def count_turn(self, turn: int, questions: int, completion_tokens: int) -> None:
        self._questions_at[turn] += questions
        self.completion_tokens += completion_tokens

    def add(self, other: Stopwatch) -> None:
        """Add what another one has measured; seconds of several workers are those of all."""
        for key, seconds in other._seconds.items():
            self._seconds[key] += seconds
        self._questions_at.update(other._questions_at)
        self.questions += other.questions
        self.completion_tokens += other.completion_tokens

    def report(self) -> dict[str, Any]:
        """For timings.json; questions that an earlier process has answered are not in it."""
        seconds = time.perf_counter() - self._started
        generating = sum(s for (_, phase), s in self._seconds.items() if phase == "generate")
        return {
            "questions": self.questions,
            "seconds": round(seconds, _DIGITS),
            "questions_per_second": _rate(self.questions, seconds),
            "completion_tokens_per_second": _rate(self.completion_tokens, generating),
            "turns": [
                {"turn": turn, "questions": questions}
                | {f"{p}_seconds": round(self._seconds[turn, p], _DIGITS) for p in PHASES}
                for turn, questions in sorted(self._questions_at.items())
            ],
        }


def _rate(count: int, seconds: float) -> float:
    return round(count / seconds, _DIGITS) if seconds else 0.0
