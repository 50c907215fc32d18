"""The finished evaluations that every report is made of, and the settings that it shows them in.

A model is run once per scope; the first turn is the one-shot answer. A `View` is a finished run in
one setting, and says whether that is deployable or needs gold. `Databases` has the databases of the
trajectories, as far as they still exist; tables that need a schema say which are missing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path
from typing import Any, Literal, NamedTuple

from lib.answering.generation.runs import LeftOut, read_left_out
from lib.base.errors import DataError
from lib.base.jsonl import read_json, read_rows
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
from lib.scoring.statistics import (
    PairedDifference,
    paired_changes,
    paired_difference,
    rate_keys,
)

_MODELS = ("base", "sft", "base_dpo", "sft_dpo")
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
    *("run", "scope", "feedback", "model", "model_fingerprint", "data", "split"),
    *("data_fingerprint", "code_fingerprint", "settings"),
)
"""The keys of a provenance.json that a report reads."""


@dataclass(frozen=True)
class View:
    """A model, evaluated on one split, in one setting: `one_shot`, or the scope of its repair.

    `folder`: outputs/eval_repair/{model}/{scope}, or outputs/eval_agent/{run}/{mode}; its subfolder
    test/ has the files of test. `trajectories`: one per question. `timings`: the content of each
    timings.json; several where dev and test are pooled.
    """

    folder: Path
    provenance: dict[str, Any]
    setting: str
    trajectories: tuple[Trajectory, ...]
    timings: tuple[dict[str, Any], ...] = ()

    @property
    def name(self) -> str:
        return str(self.provenance["run"])

    @property
    def model(self) -> str:
        """The name of the model that was run or trained from."""
        return Path(self.provenance["model"]).name

    @property
    def split(self) -> str:
        return str(self.provenance["split"])

    @property
    def scope(self) -> str:
        """That of the run, also where only its first turns are shown."""
        return str(self.provenance["scope"])

    @property
    def feedback(self) -> str:
        """What a repair prompt says; `none` where nothing is repaired."""
        return "none" if self.setting == ONE_SHOT else str(self.provenance["feedback"])

    @property
    def label(self) -> str:
        return LABELS[self.setting]

    @property
    def num_samples(self) -> int:
        return int(self.provenance["settings"]["sampling"]["num_samples"])

    @property
    def basis(self) -> Basis:
        """Oracle where gold decided, as it did among sampled first turns of a verified run."""
        chosen_with_gold = self.scope == "verified" and (
            self.setting != ONE_SHOT or self.num_samples > 1
        )
        return "oracle" if chosen_with_gold else "deployable"

    def one_shot(self) -> View:
        """Its first turns, as if nothing were repaired."""
        first_turns = (replace(t, steps=t.turns[:1], feedback="none") for t in self.trajectories)
        return replace(self, setting=ONE_SHOT, trajectories=tuple(first_turns))

    def pooled_with(self, test: View) -> View:
        """The view, which is on dev, on the questions of dev and test together."""
        return replace(
            self,
            provenance=self.provenance | {"split": POOLED},
            trajectories=self.trajectories + test.trajectories,
            timings=self.timings + test.timings,
        )

    @cached_property
    def summary(self) -> dict[str, Any]:
        """The figures of `lib.scoring.metrics.summarise`; `corrected_ex` is None where nothing is
        corrected.
        """
        figures = summarise(self.trajectories)
        if self.setting == ONE_SHOT or self.provenance.get("correction") != "names":
            figures |= dict.fromkeys(rate_keys("corrected_ex"))
        return figures

    def rates(self, names: Iterable[str]) -> dict[str, Any]:
        """These rates of the summary, each followed by its intervals."""
        return {key: self.summary[key] for name in names for key in rate_keys(name)}

    @cached_property
    def correct(self) -> tuple[bool, ...]:
        """Whether the final answer is correct, for each question."""
        return tuple(bool(t.final and t.final.correct) for t in self.trajectories)

    def minus(self, other: View) -> PairedDifference:
        """How it differs from another view on the same questions, as fractions of 1."""
        databases = [trajectory.db_id for trajectory in self.trajectories]
        return paired_difference(other.correct, self.correct, databases)

    def gain_minus(self, other: View) -> PairedDifference:
        """How what its turns after the first gain differs from what those of another view gain."""
        ends = (self.correct, self.one_shot().correct)
        other_ends = (other.correct, other.one_shot().correct)
        changes = [
            (final - first) - (other_final - other_first)
            for final, first, other_final, other_first in zip(*ends, *other_ends, strict=True)
        ]
        return paired_changes(changes, [trajectory.db_id for trajectory in self.trajectories])

    @property
    def gain(self) -> dict[str, float | None]:
        """Final EX minus that of the first turns of the run, see `points_of`."""
        return points_of(self.minus(self.one_shot()))

    def after_correction(self) -> View:
        """Its first turns as the schema corrects them, as if the model repaired nothing."""
        ends = (t.steps.index(t.corrected_turns[0]) if t.turns else -1 for t in self.trajectories)
        first_turns = (
            replace(trajectory, steps=trajectory.steps[: end + 1])
            for trajectory, end in zip(self.trajectories, ends, strict=True)
        )
        return replace(self, setting=ONE_SHOT, trajectories=tuple(first_turns))

    def on(self, is_wanted: Callable[[Trajectory], bool]) -> View:
        """The view on some of its questions."""
        return replace(self, trajectories=tuple(filter(is_wanted, self.trajectories)))


def first_attempt(trajectory: Trajectory) -> Attempt | None:
    """The answer that is handed out after one turn; None where generation failed."""
    turns = trajectory.turns
    return turns[0].answer if turns else None


def points_of(difference: PairedDifference) -> dict[str, float | None]:
    """`points` in percent with their 95% intervals over questions, `low` and `high`, and over
    databases, `low_databases` and `high_databases`, and McNemar's `p`.
    """
    ends = ("low", "high", "low_databases", "high_databases")
    parts = {"points": difference.difference} | {end: getattr(difference, end) for end in ends}
    points = {name: None if part is None else 100 * part for name, part in parts.items()}
    return points | {"p": difference.p_value}


@dataclass(frozen=True)
class Evaluation:
    """The runs of all models on one split; none on test where no model was run on it.

    `base`: the base model without repair, as `eval_base` ran it; its one-shot view. That of the
    other models, and of a base model that is None, is made of their first turns.
    """

    runs: tuple[View, ...]
    base: View | None = None

    @cached_property
    def views(self) -> list[View]:
        """For each model its one-shot view, then one view per scope, deployable scopes first."""
        views = []
        for name in dict.fromkeys(run.name for run in self.runs):
            # The first turns of a run in which they were chosen without gold, if there is one.
            scopes = sorted((run for run in self.runs if run.name == name), key=_needs_gold)
            first = self.base if self.base and self.base.name == name else scopes[0]
            views += [first.one_shot(), *scopes]
        return views

    def pooled_with(self, other: Evaluation) -> Evaluation:
        """The same runs on the questions of both splits; none where the other has none."""
        both = zip(self.runs, other.runs, strict=bool(other.runs))
        base = self.base.pooled_with(other.base) if self.base and other.base else None
        return Evaluation(tuple(dev.pooled_with(test) for dev, test in both), base)

    def other_first_answers(self) -> int:
        """How many questions the base model answers differently in `eval_base` and in its first
        turns with repair. Runs whose sampled first turns were chosen with gold are not compared.
        """
        if self.base is None:
            return 0
        compared = [
            map(first_attempt, run.trajectories)
            for run in (self.base, *self.runs)
            if run.name == self.base.name and not (_needs_gold(run) and run.num_samples > 1)
        ]
        return sum(
            len({first.sql for first in firsts if first is not None}) > 1
            for firsts in zip(*compared, strict=True)
        )


def read_evaluation(
    outputs: Path, scopes: Sequence[RepairScope], split: EvaluationSplit = "dev"
) -> Evaluation:
    """The runs of all models in these scopes, ordered by model, then by scope.

    Without those that `stages.train_dpo` left out. Raises DataError that names the first folder
    that is missing, malformed, or on other questions than the rest.
    """
    ordered = [scope for scope in REPAIR_SCOPES if scope in scopes]
    models = [folder for folder in _model_folders(outputs) if read_left_out(folder) is None]
    folders = [folder / scope for folder in models for scope in ordered]
    if split == "test" and not any((folder / split).is_dir() for folder in folders):
        return Evaluation(())
    runs = [read_run(folder, split) for folder in (*folders, outputs / "eval_base")]
    for run in runs[1:]:
        if _questions(run) != _questions(runs[0]):
            raise DataError(
                f"{run.folder}: not on the questions and data of {runs[0].folder}; run `dvc repro`"
            )
    return Evaluation(tuple(runs[:-1]), runs[-1])


def read_left_outs(outputs: Path) -> list[LeftOut]:
    """The runs that were left out, and why."""
    return list(filter(None, map(read_left_out, _model_folders(outputs))))


def _model_folders(outputs: Path) -> list[Path]:
    return [outputs / "eval_repair" / model for model in _MODELS]


def _needs_gold(run: View) -> bool:
    return run.scope == "verified"


def _questions(run: View) -> tuple[str, list[str]]:
    return run.provenance["data_fingerprint"], [t.example_id for t in run.trajectories]


def one_shots(views: Iterable[View]) -> list[View]:
    """The views without repair."""
    return [view for view in views if view.setting == ONE_SHOT]


def repairs(views: Iterable[View]) -> list[View]:
    """The views with repair."""
    return [view for view in views if view.setting != ONE_SHOT]


def read_run(
    folder: Path,
    split: EvaluationSplit = "dev",
    files: Path | None = None,
    *,
    timed: bool = False,
) -> View:
    """The run of `folder` on one split in its scope, with its timings where there are any.

    `timed`: it has to have them. `files`: the folder of its trajectories and provenance, if
    another. Raises DataError where a file is missing or malformed, and where no question was
    answered.
    """
    files = files or (folder / split if split == "test" else folder)
    path = files / "provenance.json"
    trajectories = files / "trajectories.jsonl"
    if not path.is_file() or not trajectories.is_file():
        raise DataError(f"{files}: no finished evaluation here; run `dvc repro` first")
    provenance = read_object(path, PROVENANCE_KEYS)
    answered = tuple(read_records(Trajectory, trajectories))
    if not answered:
        raise DataError(f"{trajectories}: expected a question a line, found none; run `dvc repro`")
    again = "run the evaluation again"
    timings = files / "timings.json"
    times = (read_json(timings, again),) if timed or timings.is_file() else ()
    return View(folder, provenance, provenance["scope"], answered, times)


def read_object(path: Path, keys: Iterable[str]) -> dict[str, Any]:
    """A JSON object that a stage wrote. Raises DataError where it or one of its keys is missing."""
    payload = read_json(path, "run `dvc repro`")
    missing = [key for key in keys if not isinstance(payload, dict) or key not in payload]
    if missing:
        raise DataError(f"{path}: expected {', '.join(missing)}; run `dvc repro` again")
    found: dict[str, Any] = payload
    return found


def read_kept(path: Path, keys: Iterable[str], remedy: str) -> list[dict[str, Any]]:
    """Rows that stages have kept, none where there is no file. Raises as `read_rows` does."""
    return read_rows(path, keys, remedy) if path.is_file() else []


class Kept(NamedTuple):
    """A row of figures that is kept, and the view that they are of."""

    row: dict[str, Any]
    view: View


_NAMED = 5


class Databases:
    """The databases of one data set, looked up by db_id; each is read once.

    `replaced`: see `DatabaseRoot`.
    """

    def __init__(self, root: Path, replaced: Mapping[str, Path] | None = None) -> None:
        self._root = DatabaseRoot(root, replaced)
        self._catalogs: dict[str, Catalog | None] = {}

    def path(self, db_id: str) -> Path | None:
        """The file of a database; None where it is not there."""
        try:
            return self._root.find(db_id)
        except DataError:
            return None

    def catalog(self, db_id: str) -> Catalog | None:
        """The schema of a database; None where it is not there or cannot be read."""
        if db_id not in self._catalogs:
            try:
                self._catalogs[db_id] = load_catalog(self._root.find(db_id), db_id)
            except DataError:
                self._catalogs[db_id] = None
        return self._catalogs[db_id]

    def has_rows(self, db_id: str) -> bool:
        """False where all tables of the database are empty; True where it is not there."""
        path = self.path(db_id)
        return path is None or has_rows(path)

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
