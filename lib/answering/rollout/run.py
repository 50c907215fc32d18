"""Whole rollouts: chunks of questions go into a journal, and the journal becomes the final files.

A chunk is the unit of work. Chunks are cut from the list of all examples, so a run that was killed
and started again forms the same batches, and ends with the same bytes, as one that was not
interrupted.
"""

from __future__ import annotations

import hashlib
import json
import logging
from collections import Counter, defaultdict
from collections.abc import Hashable, Iterator, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import asdict, dataclass, replace
from functools import cached_property
from itertools import pairwise
from pathlib import Path
from typing import Any

from tqdm import tqdm

from lib.answering.agents.episode import Agent
from lib.answering.generation.protocol import Generator
from lib.answering.rollout.chunks import (
    ChunkResult,
    ChunkTask,
    ChunkWorkers,
    ControlFeedback,
    play_chunk,
)
from lib.answering.rollout.driver import Runtime
from lib.answering.rollout.environment import Schemas, Stopwatch
from lib.answering.rollout.outputs import TRAJECTORIES, RolloutSettings, write_outputs
from lib.base.errors import DataError
from lib.base.identity import code_fingerprint, files_fingerprint, fingerprint, what_changed
from lib.base.jsonl import Journal, set_aside, write_json
from lib.base.records import Example
from lib.base.stage import progress_bar
from lib.data.databases import without_rows
from lib.data.selection import chunk_bounds
from lib.database.files import database_problem
from lib.database.sandbox.sandbox import Sandbox
from lib.scoring.judge import Judge
from lib.scoring.strict import PerturbedCopies, StrictJudge

_JOURNAL = ".partial.jsonl"  # beside the folder: DVC empties a folder before it runs a stage
_PROVENANCE = "provenance.json"
_TIMINGS = "timings.json"
_SUMMARISED = ("run", "model", "data", "split", "mode", "scope", "feedback", "correction")
_NOT_IDENTIFYING = (
    "generation.cache",
    "generation.processes",
    "generation.endpoint.api_key_env",
    "generation.endpoint.base_url",
    "generation.endpoint.concurrency",
    "renamed_share",
    "sandbox.workers",
    "train_sets",
)
"""Parameters that trajectories do not depend on, so that work may be continued with other values.

A server is identified by the model's name: the same model may answer at another address.
"""

_log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Rollout:
    """Questions to answer, and the folder for their trajectories and other files.

    `provenance`: what else determines the result (run, model and its fingerprint, data set, split,
    generation and sandbox parameters), as JSON without times or machine names. `control`: feedback
    in place of the questions' own. `agent`: the way to answer, which `provenance` has to state;
    None: the one that `settings` ask for. `root`: the folder of the stage, which holds `out_dir`;
    None: `out_dir` itself. Raises DataError where there are no examples, or two with one id.
    """

    examples: Sequence[Example]
    settings: RolloutSettings
    out_dir: Path
    provenance: dict[str, Any]
    control: ControlFeedback | None = None
    agent: Agent | None = None
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
        of_control = {"feedback_source": "foreign", "donated": fingerprint(control)}
        return {
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

    @property
    def title(self) -> str:
        root = self.root or self.out_dir
        return ".".join((root.name, *self.out_dir.relative_to(root).parts))

    @property
    def journal(self) -> Path:
        """Beside `root`, which DVC empties before it restarts a stage."""
        return (self.root or self.out_dir).with_name(self.title + _JOURNAL)

    def open_journal(self) -> Journal:
        return Journal(self.journal, _identifying(self.identity))

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
        changed = what_changed(self.finished_identity() or {}, _identifying(self.identity))
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
            write_outputs(self.out_dir, head, frozenset(without_rows(self.examples)))
        except DataError as error:
            raise DataError(f"{error}; delete that file and start the stage again") from None


def run_rollouts(
    rollouts: Sequence[Rollout],
    generator: Generator | None,
    sandbox: Sandbox,
    workers: ChunkWorkers | None = None,
    keep_journals: bool = False,
) -> None:
    """Write trajectories.jsonl, in the order of the examples, into the folder of each rollout.

    Beside it: summary.json, predictions.sql, gold.sql, timings.json and provenance.json. Work with
    the same identity, but for the parameters that change no byte of the result, is continued from
    its journal. Other work, there or in the folder, is set aside, and a warning says what differs.

    Rollouts with the same examples, sampling and schema are played together, chunk by chunk: what
    more than one of them asks of the model is asked once.

    `workers` are used in place of `generator` and this process, and give the same bytes.
    `keep_journals`: for a stage that has more to do and calls `discard_journals` at its end. Until
    DVC has recorded the final files, a kill leaves nothing but the journals. So no final file is
    written before the last rollout is in its journal.
    """
    together: defaultdict[Hashable, list[Rollout]] = defaultdict(list)
    for rollout in rollouts:
        if rollout.finished_identity() != _identifying(rollout.identity):
            settings = rollout.settings
            same = (id(rollout.examples), settings.sampling, settings.schema, settings.chunk_size)
            together[same].append(rollout)
    timings: list[tuple[Rollout, dict[str, Any]]] = []
    with _progress_bar([each for group in together.values() for each in group]) as bar:
        for group in together.values():
            of_group = _complete_journals(group, generator, sandbox, workers, bar)
            timings += zip(group, of_group, strict=True)
    for rollout, of_rollout in timings:
        rollout.write(of_rollout)
    for rollout in rollouts:
        rollout.summarise()
    if not keep_journals:
        discard_journals(rollouts)


def _progress_bar(rollouts: Sequence[Rollout]) -> tqdm[Any]:
    """One for all rollouts, so that it says how far the stage is."""
    total = sum(len(rollout.examples) for rollout in rollouts)
    title = rollouts[0].title if rollouts else ""
    return progress_bar(title, total, 0, "question", is_shown=bool(rollouts))


def discard_journals(rollouts: Sequence[Rollout]) -> None:
    """Remove the journals that `run_rollouts` has kept."""
    for rollout in rollouts:
        rollout.journal.unlink(missing_ok=True)


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
        # what an earlier process has done says nothing of the rate
        skipped = len(rollouts) * sum(end - start for start, end in bounds[: min(finished)])
        bar.initial, bar.n = bar.initial + skipped, bar.n + skipped
        bar.last_print_n += skipped
        chunks = [
            [ChunkTask(examples[start:end], r.settings, r.agent, r.control) for r in rollouts]
            for start, end in bounds[min(finished) :]
        ]
        if workers is None:
            assert generator is not None, "neither a generator nor workers"
            judge = Judge(sandbox, strict=StrictJudge(sandbox, copies))
            runtime = Runtime(generator, Schemas(settings.schema), sandbox)
            played: Iterator[ChunkResult] = (
                play_chunk(tasks, runtime, judge, bar.update) for tasks in chunks
            )
        else:
            by_itself = ([task.by_itself(copies) for task in tasks] for tasks in chunks)
            played = workers.map(by_itself)
        for number, results in enumerate(played, start=min(finished)):
            bar.update(0 if workers is None else sum(len(done) for done, _ in results))
            for journal, stopwatch, (done, measured) in zip(
                journals, stopwatches, results, strict=True
            ):
                if journal.finished_chunks == number:
                    stopwatch.add(measured)
                    journal.append(done)
    resumed = [sum(end - start for start, end in bounds[:count]) for count in finished]
    return [watch.report(count) for watch, count in zip(stopwatches, resumed, strict=True)]


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
