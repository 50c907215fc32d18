"""The finished evaluation runs that a report is made of, and the settings that it shows them in.

A model is run once per scope; the first turn is the one-shot answer. A `View` is a run in one
setting, and says whether the setting is deployable or needs gold.

The databases of the trajectories, as far as they still exist.

A report is made of trajectories alone. Tables that also need a schema (clauses, recall, wrong
columns) say which databases are missing.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path
from typing import Any, Literal

from lib.base.errors import DataError
from lib.base.jsonl import read_json
from lib.base.records import (
    REPAIR_SCOPES,
    Attempt,
    EvaluationSplit,
    RepairScope,
    Trajectory,
    read_records,
)
from lib.data.databases import DatabaseRoot, has_rows
from lib.database.catalog import Catalog, load_catalog
from lib.scoring.metrics import summarise
from lib.scoring.statistics import rate_keys

MODEL_FOLDERS = ("base", "sft", "base_dpo", "sft_dpo")
ONE_SHOT = "one_shot"
POOLED = "dev+test"
"""The split of a run on the questions of both."""

Basis = Literal["deployable", "oracle", "published"]
"""How a figure was reached: with what an executor sees, with gold, or by others."""

LABELS = {
    ONE_SHOT: "one shot",
    "online": "online repair",
    "online_guarded": "guarded repair",
    "verified": "verified repair",
}
"""What a report calls a setting: a scope, or an answer without repair."""

PROVENANCE_KEYS = (
    "run",
    "scope",
    "feedback",
    "model",
    "model_fingerprint",
    "data",
    "split",
    "data_fingerprint",
    "code_fingerprint",
    "settings",
)
"""The keys of a provenance.json that a report reads."""


@dataclass(frozen=True)
class EvaluationRun:
    """A model, evaluated with repair in one scope on one split.

    `folder`: outputs/eval_repair/{model}/{scope}; its subfolder test/ has the files of test.
    """

    folder: Path
    provenance: dict[str, Any]
    trajectories: tuple[Trajectory, ...]

    @property
    def name(self) -> str:
        return str(self.provenance["run"])

    @property
    def split(self) -> str:
        return str(self.provenance["split"])

    @property
    def scope(self) -> RepairScope:
        scope: RepairScope = self.provenance["scope"]
        return scope

    @property
    def feedback(self) -> str:
        return str(self.provenance["feedback"])

    @property
    def model_folder(self) -> str:
        """The folder of the model in outputs/models."""
        return self.folder.parent.name

    @property
    def num_samples(self) -> int:
        return int(self.provenance["settings"]["sampling"]["num_samples"])

    @property
    def seed(self) -> int:
        return int(self.provenance["settings"]["sampling"]["seed"])


@dataclass(frozen=True)
class View:
    """A run in one setting: `one_shot`, or a repair scope. One trajectory per question."""

    run: EvaluationRun
    setting: str
    trajectories: tuple[Trajectory, ...]

    @property
    def name(self) -> str:
        return self.run.name

    @property
    def split(self) -> str:
        return self.run.split

    @property
    def splits(self) -> list[str]:
        """The splits that its questions are of; several where it is pooled."""
        return self.split.split("+")

    @property
    def label(self) -> str:
        return LABELS[self.setting]

    @property
    def basis(self) -> Basis:
        """Oracle where gold decided, as it did among sampled first turns of a verified run."""
        chosen_with_gold = self.run.scope == "verified" and (
            self.setting != ONE_SHOT or self.run.num_samples > 1
        )
        return "oracle" if chosen_with_gold else "deployable"

    @property
    def feedback(self) -> str:
        """What a repair prompt says; `none` where nothing is repaired."""
        return "none" if self.setting == ONE_SHOT else self.run.feedback

    @cached_property
    def summary(self) -> dict[str, Any]:
        """The figures of `lib.scoring.metrics.summarise`."""
        return summarise(self.trajectories)

    def rates(self, names: Iterable[str]) -> dict[str, Any]:
        """These rates of the summary, each followed by its intervals."""
        return {key: self.summary[key] for name in names for key in rate_keys(name)}

    @cached_property
    def databases(self) -> tuple[str, ...]:
        """The database of each question."""
        return tuple(t.db_id for t in self.trajectories)

    @cached_property
    def correct(self) -> tuple[bool, ...]:
        """Whether the final answer is correct, for each question."""
        return tuple(bool(t.final and t.final.correct) for t in self.trajectories)


def first_attempt(trajectory: Trajectory) -> Attempt | None:
    """The answer that is handed out after one turn; None where generation failed."""
    turns = trajectory.turns
    return turns[0].answer if turns else None


def read_runs(
    root: Path, scopes: Sequence[RepairScope], split: EvaluationSplit = "dev"
) -> list[EvaluationRun]:
    """The runs of all models in these scopes, ordered by model, then by scope.

    The list is empty for test where no model was run on it. Raises DataError that names the first
    folder that is missing, malformed, or on other questions than the rest.
    """
    ordered = [scope for scope in REPAIR_SCOPES if scope in scopes]
    folders = [root / model / scope for model in MODEL_FOLDERS for scope in ordered]
    if split == "test" and not any((folder / split).is_dir() for folder in folders):
        return []
    runs = [_read_split(folder, split) for folder in folders]
    for run in runs[1:]:
        _require_same_questions(run, runs[0])
    return runs


def read_base(
    folder: Path, runs: Sequence[EvaluationRun], split: EvaluationSplit = "dev"
) -> EvaluationRun | None:
    """The base model without repair, as `eval_base` played it; None where there are no `runs`.

    Raises DataError where it is missing, malformed or on other questions than the runs.
    """
    if not runs:
        return None
    base = _read_split(folder, split)
    _require_same_questions(base, runs[0])
    return base


def _pooled(dev: EvaluationRun, test: EvaluationRun) -> EvaluationRun:
    """A model in one scope on the questions of dev and test together."""
    data = "+".join(str(run.provenance["data_fingerprint"]) for run in (dev, test))
    provenance = dev.provenance | {"split": POOLED, "data_fingerprint": data}
    return EvaluationRun(dev.folder, provenance, dev.trajectories + test.trajectories)


def views_of(runs: Sequence[EvaluationRun], base: EvaluationRun | None = None) -> list[View]:
    """For each model its one-shot view, then one view per scope, deployable scopes first.

    `base`: see `read_base`. The one-shot view of the other models is made of their first turns.
    """
    views = []
    for name in dict.fromkeys(run.name for run in runs):
        # One shot is taken from a run whose first turns were chosen without gold, if there is one.
        own = sorted((run for run in runs if run.name == name), key=_needs_gold)
        first = base if base is not None and base.name == name else own[0]
        views.append(one_shot(first))
        views.extend(map(as_played, own))
    return views


def pooled_views(
    runs: Sequence[EvaluationRun],
    test_runs: Sequence[EvaluationRun],
    base: EvaluationRun | None,
    test_base: EvaluationRun | None,
) -> list[View]:
    """`views_of` on dev and test together; empty where nothing was played on test."""
    both = [_pooled(dev, test) for dev, test in zip(runs, test_runs, strict=bool(test_runs))]
    return views_of(both, _pooled(base, test_base) if base and test_base else None)


def other_first_answers(base: EvaluationRun, runs: Sequence[EvaluationRun]) -> int:
    """How many questions the base model answers differently in `eval_base` and in its first turns
    with repair. Runs whose sampled first turns were chosen with gold are not compared.
    """
    return sum(
        len({first.sql for first in firsts if first is not None}) > 1
        for firsts in zip(
            *(
                map(first_attempt, run.trajectories)
                for run in (base, *runs)
                if run.name == base.name and not (_needs_gold(run) and run.num_samples > 1)
            ),
            strict=True,
        )
    )


def as_played(run: EvaluationRun) -> View:
    """A run in its scope, with repair."""
    return View(run, run.scope, run.trajectories)


def one_shot(run: EvaluationRun) -> View:
    """The first turns of a run, as if nothing were repaired."""
    first_turns = (replace(t, steps=t.turns[:1], feedback="none") for t in run.trajectories)
    return View(run, ONE_SHOT, tuple(first_turns))


def one_shots(views: Iterable[View]) -> list[View]:
    """The views without repair."""
    return [view for view in views if view.setting == ONE_SHOT]


def _needs_gold(run: EvaluationRun) -> bool:
    return run.scope == "verified"


def _require_same_questions(run: EvaluationRun, first: EvaluationRun) -> None:
    """Raise DataError where a run is on other questions or other data than the first one."""
    if _questions(run) != _questions(first):
        raise DataError(
            f"{run.folder}: not on the questions and data of {first.folder}; run `dvc repro`"
        )


def _questions(run: EvaluationRun) -> tuple[str, list[str]]:
    return run.provenance["data_fingerprint"], [t.example_id for t in run.trajectories]


def _read_split(folder: Path, split: EvaluationSplit) -> EvaluationRun:
    return read_run(folder, folder / split if split == "test" else None)


def read_run(folder: Path, files: Path | None = None) -> EvaluationRun:
    """The run of `folder`. `files`: the folder of its trajectories and provenance, if another.

    Raises DataError where these are missing or malformed, and where nothing was played.
    """
    files = files or folder
    path = files / "provenance.json"
    trajectories = files / "trajectories.jsonl"
    if not path.is_file() or not trajectories.is_file():
        raise DataError(f"{files}: no finished evaluation here; run `dvc repro` first")
    provenance = read_object(path, PROVENANCE_KEYS)
    played = tuple(read_records(Trajectory, trajectories))
    if not played:
        raise DataError(f"{trajectories}: expected a question a line, found none; run `dvc repro`")
    return EvaluationRun(folder, provenance, played)


def read_object(path: Path, keys: Iterable[str]) -> dict[str, Any]:
    """A JSON object that a stage wrote. Raises DataError where it or one of its keys is missing."""
    payload = read_json(path, "run `dvc repro`")
    missing = [key for key in keys if not isinstance(payload, dict) or key not in payload]
    if missing:
        raise DataError(f"{path}: expected {', '.join(missing)}; run `dvc repro` again")
    found: dict[str, Any] = payload
    return found


_NAMED = 5


class Databases:
    """The databases of one data set, looked up by db_id; each is read once.

    `replaced`: see `DatabaseRoot`.
    """

    def __init__(self, root: Path, replaced: Mapping[str, Path] | None = None) -> None:
        self._root = DatabaseRoot(root, replaced)
        self._paths: dict[str, Path | None] = {}
        self._catalogs: dict[str, Catalog | None] = {}

    def path(self, db_id: str) -> Path | None:
        """The file of a database; None where it is not there."""
        if db_id not in self._paths:
            try:
                self._paths[db_id] = self._root.find(db_id)
            except DataError:
                self._paths[db_id] = None
        return self._paths[db_id]

    def catalog(self, db_id: str) -> Catalog | None:
        """The schema of a database; None where it is not there or cannot be read."""
        if db_id not in self._catalogs:
            path = self.path(db_id)
            try:
                self._catalogs[db_id] = load_catalog(path, db_id) if path else None
            except DataError:
                self._catalogs[db_id] = None
        return self._catalogs[db_id]

    def has_rows(self, db_id: str) -> bool:
        """False where all tables of the database are empty; True where it is not there."""
        path = self.path(db_id)
        return path is None or has_rows(path)

    def without_rows(self, trajectories: Iterable[Trajectory]) -> list[str]:
        """The databases of the trajectories that have no rows."""
        return sorted(name for name in {t.db_id for t in trajectories} if not self.has_rows(name))

    def absence_note(self, trajectories: Iterable[Trajectory]) -> str:
        """One sentence that names the databases that are gone; empty where all are there."""
        names = dict.fromkeys(t.db_id for t in trajectories)
        missing = [name for name in names if self.catalog(name) is None]
        if not missing:
            return ""
        return (
            f" Questions on {len(missing)} databases are left out, since the data set's folder has "
            f"no readable file of theirs: {', '.join(missing[:_NAMED])}"
            f"{' and others' if len(missing) > _NAMED else ''}."
        )
