"""Plays a whole rollout: chunks go into a journal, and the journal becomes the final files.

A chunk of questions is the unit of work. Chunks are cut from the list of all examples, so a run
that was killed and started again forms the same batches, and ends with the same bytes, as one that
was not interrupted.
"""

from __future__ import annotations

import hashlib
import json
import logging
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from itertools import pairwise
from pathlib import Path
from typing import Any

from tqdm import tqdm

from lib.answering.agents.episode import Agent
from lib.answering.generation.protocol import Generator
from lib.answering.rollout.chunks import ChunkTask, Donated, Played, play_chunk
from lib.answering.rollout.driver import Runtime
from lib.answering.rollout.environment import Schemas, Stopwatch
from lib.answering.rollout.outputs import TRAJECTORIES, RolloutSettings, write_outputs
from lib.answering.rollout.workers import Workers
from lib.base.errors import DataError
from lib.base.identity import code_fingerprint, files_fingerprint, fingerprint, what_changed
from lib.base.jsonl import Journal, read_journal_identity, set_aside, write_json
from lib.base.records import Example
from lib.data.databases import without_rows
from lib.data.selection import chunk_bounds
from lib.database.files import database_problem
from lib.database.sandbox.sandbox import Sandbox
from lib.scoring.judge import Judge
from lib.scoring.strict import PerturbedCopies, StrictJudge

_JOURNAL = ".partial.jsonl"  # beside the folder: DVC empties a folder before it runs a stage
_PROVENANCE = "provenance.json"
_TIMINGS = "timings.json"
_NOT_IDENTIFYING = (
    "generation.cache",
    "generation.processes",
    "generation.endpoint.api_key_env",
    "generation.endpoint.backoff_seconds",
    "generation.endpoint.base_url",
    "generation.endpoint.concurrency",
    "generation.endpoint.requests_per_minute",
    "sandbox.workers",
)
"""Parameters that trajectories do not depend on, so that work may be continued with other values.

A server is identified by the model's name: the same model may answer at another address.
"""

_log = logging.getLogger(__name__)


def run_rollout(
    examples: Sequence[Example],
    generator: Generator,
    sandbox: Sandbox,
    settings: RolloutSettings,
    out_dir: Path,
    provenance: dict[str, Any],
) -> Path:
    """Play all examples and return the path of trajectories.jsonl, in the order of the examples.

    `provenance`: what else determines the result (run, model and its fingerprint, data set, split,
    generation and sandbox parameters, code), as JSON without times or machine names. Together with
    the settings and the data it identifies the work, except for the parameters that change no byte
    of the result. Work with the same identity is continued from the journal
    `{out_dir}.partial.jsonl`. Other work, there or in `out_dir`, is set aside, and a warning says
    what differs. summary.json, predictions.sql, gold.sql, timings.json and provenance.json are
    written beside the trajectories. Raises DataError where there are no examples.
    """
    run_rollouts([Rollout(examples, settings, out_dir, provenance)], generator, sandbox, out_dir)
    return out_dir / TRAJECTORIES


@dataclass(frozen=True)
class Rollout:
    """Questions to play into a folder; see `run_rollout`.

    `donated`: the feedback of other questions, in place of their own. `agent`: the way to answer;
    None: the one that `settings` ask for. `provenance` has to state everything it depends on.
    """

    examples: Sequence[Example]
    settings: RolloutSettings
    out_dir: Path
    provenance: dict[str, Any]
    donated: Donated | None = None
    agent: Agent | None = None


def run_rollouts(
    rollouts: Sequence[Rollout],
    generator: Generator | None,
    sandbox: Sandbox,
    root: Path,
    workers: Workers[ChunkTask, Played] | None = None,
    keep_journals: bool = False,
) -> None:
    """Do what `run_rollout` does for each rollout, into `root` or folders below it.

    `workers` play in place of `generator` and this process, and give the same bytes.
    `keep_journals`: for a stage that has more to do and calls `discard_journals` at its end. Until
    DVC has recorded the final files, a kill leaves nothing but the journals.

    No final file is written before all rollouts are played: DVC empties `root` before it restarts a
    stage, while the journals beside `root` stay.
    """
    parts = [_part(rollout, root) for rollout in rollouts]
    judges: dict[int, tuple[Judge, PerturbedCopies]] = {}  # gold runs once for the same questions
    unfinished = []
    for part in parts:
        if part.is_finished():
            if not keep_journals:
                part.journal.unlink(missing_ok=True)  # left by a kill just before its deletion
            continue
        key = id(part.rollout.examples)
        if key not in judges:
            copies = PerturbedCopies(part.rollout.examples)
            judges[key] = Judge(sandbox, strict=StrictJudge(sandbox, copies)), copies
        run = _Run(generator, sandbox, *judges[key], part, workers)
        unfinished.append((part, run.to_journal()))
    for part, timings in unfinished:
        part.write(timings)
    for part in parts:
        part.summarise()
    if not keep_journals:
        discard_journals(rollouts, root)


def discard_journals(rollouts: Sequence[Rollout], root: Path) -> None:
    """Remove the journals that `run_rollouts` has kept."""
    for rollout in rollouts:
        _journal(rollout, root).unlink(missing_ok=True)


@dataclass(frozen=True)
class _Part:
    """A rollout that is being played. `identity`: the content of its provenance.json."""

    rollout: Rollout
    journal: Path
    identity: dict[str, Any]

    @property
    def out_dir(self) -> Path:
        return self.rollout.out_dir

    @property
    def title(self) -> str:
        return self.journal.name.removesuffix(_JOURNAL)

    def open_journal(self) -> Journal:
        return Journal(self.journal, _identifying(self.identity))

    def is_finished(self) -> bool:
        return self.finished_identity() == _identifying(self.identity)

    def finished_identity(self) -> dict[str, Any] | None:
        """The identity of the trajectories in the folder; None where there are none, or unknown."""
        provenance = self.out_dir / _PROVENANCE
        if not (self.out_dir / TRAJECTORIES).is_file() or not provenance.is_file():
            return None
        try:
            written = json.loads(provenance.read_text(encoding="utf-8"))
        except (ValueError, RecursionError):  # garbled
            return None
        return _identifying(written) if isinstance(written, dict) else None

    def write(self, timings: dict[str, Any]) -> None:
        """Write the final files from the complete journal.

        In this order, a kill between any two lines leaves either a complete journal or
        trajectories whose provenance is their own.
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
        changed = what_changed(self.finished_identity() or {}, _identifying(self.identity))
        kept = set_aside(old, self.journal.with_name(f"{self.title}.trajectories.jsonl"))
        if (self.out_dir / _PROVENANCE).exists():
            (self.out_dir / _PROVENANCE).replace(kept.with_suffix(".provenance.json"))
        _log.warning("%s: trajectories are set aside in %s; changed: %s", self.title, kept, changed)

    def summarise(self) -> None:
        names = ("run", "model", "data", "split", "mode", "scope", "feedback")
        empty = frozenset(without_rows(self.rollout.examples))
        head = {key: self.identity.get(key) for key in names} | self._unusable()
        try:
            write_outputs(self.out_dir, head, empty)
        except DataError as error:
            raise DataError(f"{error}; delete that file and start the stage again") from None

    def _unusable(self) -> dict[str, Any]:
        """The missing, empty and damaged databases, if any, with the number of their questions."""
        counts = Counter(
            example.db_id
            for example in self.rollout.examples
            if database_problem(Path(example.db_path)) is not None
        )
        return {"unusable_databases": dict(sorted(counts.items()))} if counts else {}


def recorded_dtype(rollouts: Sequence[Rollout], root: Path) -> str | None:
    """The `generation.dtype` that earlier work on the same rollouts, finished or not, has used.

    The identities are compared with `auto` in its place. None where there is no such work.
    """
    for part in (_part(rollout, root) for rollout in rollouts):
        for identity in (part.finished_identity(), read_journal_identity(part.journal)):
            generation = (identity or {}).get("generation", {})
            auto = {**(identity or {}), "generation": {**generation, "dtype": "auto"}}
            if auto == _identifying(part.identity):
                dtype: str = generation["dtype"]
                return dtype
    return None


def _part(rollout: Rollout, root: Path) -> _Part:
    if not rollout.examples:
        raise DataError("no questions to run: the data set, or the chosen part of it, is empty")
    if len({example.id for example in rollout.examples}) < len(rollout.examples):
        raise DataError("two examples have the same id; ids must be unique within a run")
    return _Part(rollout, _journal(rollout, root), _identity(rollout))


def _journal(rollout: Rollout, root: Path) -> Path:
    names = (root.name, *rollout.out_dir.relative_to(root).parts)
    return root.with_name(".".join(names) + _JOURNAL)


@dataclass(frozen=True)
class _Run:
    """The playing of one part. `workers` None: this process plays, with `generator`."""

    generator: Generator | None
    sandbox: Sandbox
    judge: Judge
    copies: PerturbedCopies
    part: _Part
    workers: Workers[ChunkTask, Played] | None
    stopwatch: Stopwatch = field(default_factory=Stopwatch)

    def to_journal(self) -> dict[str, Any]:
        """Play what the journal does not have yet; returns the content of timings.json."""
        rollout = self.part.rollout
        examples, size = rollout.examples, rollout.settings.chunk_size
        with self.part.open_journal() as journal:
            bounds = chunk_bounds(examples, size)[journal.finished_chunks :]
            resumed = bounds[0]
            with _progress(len(examples), resumed, self.part.title) as bar:
                chunks = (examples[start:end] for start, end in pairwise(bounds))
                play = self._play_locally if self.workers is None else self._play_by_workers
                for trajectories in play(chunks, bar):
                    journal.append(trajectories)
        return self.stopwatch.report(resumed)

    def _play_locally(
        self, chunks: Iterable[Sequence[Example]], bar: tqdm[Any]
    ) -> Iterator[list[dict[str, Any]]]:
        assert self.generator is not None, "neither a generator nor workers"
        rollout = self.part.rollout
        settings = rollout.settings
        runtime = Runtime(self.generator, Schemas(settings.schema), self.sandbox)
        for chunk in chunks:
            task = ChunkTask(chunk, settings, rollout.agent, rollout.donated)
            yield play_chunk(task, runtime, self.judge, self.stopwatch, bar.update)

    def _play_by_workers(
        self, chunks: Iterable[Sequence[Example]], bar: tqdm[Any]
    ) -> Iterator[list[dict[str, Any]]]:
        assert self.workers is not None
        for trajectories, stopwatch in self.workers.map(map(self._task, chunks)):
            self.stopwatch.add(stopwatch)
            bar.update(len(trajectories))
            yield trajectories

    def _task(self, chunk: Sequence[Example]) -> ChunkTask:
        rollout, donated = self.part.rollout, self.part.rollout.donated
        if donated is not None:
            donated = {e.id: donated[e.id] for e in chunk if e.id in donated}
        copies = {path: self.copies(path) for path in {e.db_path for e in chunk}}
        return ChunkTask(chunk, rollout.settings, rollout.agent, donated, copies)


def _identity(rollout: Rollout) -> dict[str, Any]:
    """Everything that determines the trajectories, as provenance.json holds it."""
    settings, donated = rollout.settings, rollout.donated
    own = donated is None
    return {
        "code_fingerprint": code_fingerprint("answering"),
        **rollout.provenance,
        "mode": settings.mode,
        "scope": settings.scope,
        "feedback": settings.feedback,
        **({} if own else {"feedback_source": "foreign", "donated": fingerprint(donated)}),
        "questions": len(rollout.examples),
        "settings": asdict(settings),
        "data_fingerprint": data_fingerprint(rollout.examples),
    }


def _identifying(identity: Mapping[str, Any], key: str = "") -> dict[str, Any]:
    """The identity as read back from JSON, without the parameters that decide nothing.

    The endpoint's parameters are left out too unless `generation.backend` is openai.
    """
    kept: dict[str, Any] = {}
    for name, value in identity.items():
        dotted = f"{key}{name}"
        unused = dotted == "generation.endpoint" and identity.get("backend") != "openai"
        if dotted not in _NOT_IDENTIFYING and not unused:
            kept[name] = _identifying(value, f"{dotted}.") if isinstance(value, dict) else value
    return kept if key else json.loads(json.dumps(kept))


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


def _progress(total: int, resumed: int, title: str) -> tqdm[Any]:
    """Questions done, rate and time left; a line now and then where nobody watches."""
    return tqdm(
        total=total,
        initial=resumed,
        desc=title,
        unit="question",
        mininterval=0.1 if sys.stderr.isatty() else 10,
    )
