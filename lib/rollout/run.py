"""A whole rollout: chunks into a journal, the journal into the final files.

A chunk of questions is the unit of work. Chunks are cut from the list of all examples, so a run
that was killed and started again forms the batches of an uninterrupted one and ends with its bytes.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Sequence
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

from tqdm import tqdm

from lib.db.sandbox import Sandbox
from lib.errors import DataError
from lib.fingerprints import code_fingerprint, files_fingerprint, fingerprint
from lib.generation.protocol import Generator
from lib.jsonl import Journal, write_json
from lib.records import Example, Trajectory, to_json
from lib.rollout.environment import Executor, Schemas
from lib.rollout.outputs import TRAJECTORIES, write_outputs
from lib.rollout.play import Player
from lib.rollout.policy import OnlinePolicy, Policy, VerifiedPolicy
from lib.rollout.question import Question
from lib.rollout.record import TrajectoryRecorder
from lib.rollout.settings import RolloutSettings
from lib.rollout.timing import Stopwatch
from lib.rollout.verify import Verifier
from lib.scoring.judge import Judge

_JOURNAL = ".partial.jsonl"  # beside the folder: DVC empties a folder before it runs a stage
_PROVENANCE = "provenance.json"
_TIMINGS = "timings.json"


def run_rollout(
    examples: Sequence[Example],
    generator: Generator,
    sandbox: Sandbox,
    settings: RolloutSettings,
    out_dir: Path,
    provenance: dict[str, Any],
) -> Path:
    """Play all examples and return the path of trajectories.jsonl, in the order of the examples.

    `provenance`: what else determines the result (run, model and its fingerprint, data set,
    generation and sandbox parameters), as JSON without clock or machine. With the settings, the
    data and the code it is the identity of the work: work of the same identity is continued from
    the journal `{out_dir}.partial.jsonl`, other work in `out_dir` is replaced. Beside the
    trajectories stand summary.json, predictions.sql, gold.sql, timings.json and provenance.json.
    Raises DataError where there are no examples.
    """
    _check_examples(examples)
    identity = _identity(examples, settings, provenance)
    journal = out_dir.with_name(out_dir.name + _JOURNAL)
    if _is_finished(out_dir, identity):
        journal.unlink(missing_ok=True)  # left by a kill just before it was to go
    else:
        _Run(generator, sandbox, settings).to_files(examples, out_dir, journal, identity)
    names = {key: identity.get(key) for key in ("run", "model", "data", "scope", "feedback")}
    write_outputs(out_dir, names)
    return out_dir / TRAJECTORIES


class _Run:
    """The parts that live as long as the process."""

    def __init__(self, generator: Generator, sandbox: Sandbox, settings: RolloutSettings) -> None:
        self._generator = generator
        self._sandbox = sandbox
        self._settings = settings
        self._judge = Judge(sandbox)
        self._schemas = Schemas(settings.schema)
        self._stopwatch = Stopwatch()

    def to_files(
        self,
        examples: Sequence[Example],
        out_dir: Path,
        partial: Path,
        identity: dict[str, Any],
    ) -> None:
        """Play what the journal does not have yet, then write the final files that cost work."""
        size = self._settings.chunk_size
        with Journal(partial, fingerprint(identity)) as journal:
            resumed = min(journal.finished_chunks * size, len(examples))
            with _progress(len(examples), resumed, out_dir.name) as bar:
                for start in range(resumed, len(examples), size):
                    chunk = examples[start : start + size]
                    journal.append([to_json(t) for t in self._play(chunk, bar.update)])
            write_json(out_dir / _TIMINGS, self._stopwatch.report(resumed))
            # In this order, a kill between any two lines leaves either a complete journal or
            # trajectories whose provenance is their own.
            (out_dir / TRAJECTORIES).unlink(missing_ok=True)
            write_json(out_dir / _PROVENANCE, identity)
            journal.finish(out_dir / TRAJECTORIES)

    def _play(
        self, examples: Sequence[Example], on_closed: Callable[[int], object]
    ) -> list[Trajectory]:
        verifier = Verifier(self._judge, examples, self._settings)
        recorder = TrajectoryRecorder(examples, verifier, self._schemas, self._settings)
        player = Player(
            self._generator,
            self._schemas,
            Executor(self._sandbox),
            self._policy(verifier),
            recorder,
            self._stopwatch,
            on_closed,
        )
        questions = [Question(e.id, e.db_id, e.db_path, e.question, e.evidence) for e in examples]
        player.play(questions, self._settings.sampling, self._settings.turns)
        self._stopwatch.questions += len(examples)
        return recorder.trajectories()

    def _policy(self, verifier: Verifier) -> Policy:
        level, scope = self._settings.feedback, self._settings.scope
        if scope == "verified":
            return VerifiedPolicy(level, verifier)
        return OnlinePolicy(level, guarded=scope == "online_guarded")


def _check_examples(examples: Sequence[Example]) -> None:
    if not examples:
        raise DataError("no questions to run: the data set, or the chosen part of it, is empty")
    if len({example.id for example in examples}) < len(examples):
        raise DataError("two examples have the same id; ids must be unique within a run")


def _identity(
    examples: Sequence[Example], settings: RolloutSettings, provenance: dict[str, Any]
) -> dict[str, Any]:
    """Everything that determines the trajectories, as it is written to provenance.json."""
    return {
        **provenance,
        "scope": settings.scope,
        "feedback": settings.feedback,
        "questions": len(examples),
        "settings": asdict(settings),
        "data_fingerprint": _data_fingerprint(examples),
        "code_fingerprint": code_fingerprint(),
    }


def _data_fingerprint(examples: Sequence[Example]) -> str:
    """Over the questions and the databases, wherever they lie."""
    questions = [fingerprint(replace(example, db_path="")) for example in examples]
    databases = {Path(example.db_path) for example in examples}
    return fingerprint(questions, files_fingerprint(databases))


def _is_finished(out_dir: Path, identity: dict[str, Any]) -> bool:
    provenance = out_dir / _PROVENANCE
    if not (out_dir / TRAJECTORIES).is_file() or not provenance.is_file():
        return False
    try:
        written = json.loads(provenance.read_text(encoding="utf-8"))
    except json.JSONDecodeError:
        return False
    return fingerprint(written) == fingerprint(identity)


def _progress(total: int, resumed: int, title: str) -> tqdm[Any]:
    """Questions done, rate and time left; a line now and then where nobody watches."""
    return tqdm(
        total=total,
        initial=resumed,
        desc=title,
        unit="question",
        mininterval=0.1 if sys.stderr.isatty() else 10,
    )
