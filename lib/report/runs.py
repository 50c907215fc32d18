"""The finished evaluation runs that a report is made of, read from their folders."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from lib.errors import DataError
from lib.jsonl import read_jsonl
from lib.records import REPAIR_SCOPES, RepairScope, Trajectory, from_json

MODEL_FOLDERS = ("base", "sft", "base_dpo", "sft_dpo")


@dataclass(frozen=True)
class EvaluationRun:
    """One folder of outputs/eval_repair: a model, evaluated with repair in one scope."""

    folder: Path
    provenance: dict[str, Any]

    @property
    def name(self) -> str:
        return str(self.provenance["run"])

    @property
    def scope(self) -> RepairScope:
        scope: RepairScope = self.provenance["scope"]
        return scope

    @property
    def feedback(self) -> str:
        return str(self.provenance["feedback"])

    def trajectories(self) -> Iterator[Trajectory]:
        """The run's trajectories, one at a time."""
        path = self.folder / "trajectories.jsonl"
        return (from_json(Trajectory, payload) for payload in read_jsonl(path))

    def first_turns(self) -> Iterator[Trajectory]:
        """The same questions as if repair were off.

        Repair begins after the first turn, so its first turn is the one-shot run.
        """
        return (replace(t, turns=t.turns[:1], feedback="none") for t in self.trajectories())


def read_runs(root: Path, scopes: Sequence[RepairScope]) -> list[EvaluationRun]:
    """The runs of all models in these scopes, models first, in a fixed order.

    Raises DataError that names the first missing folder.
    """
    ordered = [scope for scope in REPAIR_SCOPES if scope in scopes]
    return [_read_run(root / f"{model}-{scope}") for model in MODEL_FOLDERS for scope in ordered]


def _read_run(folder: Path) -> EvaluationRun:
    path = folder / "provenance.json"
    if not path.is_file() or not (folder / "trajectories.jsonl").is_file():
        raise DataError(f"{folder}: no finished evaluation here; run `dvc repro` first")
    return EvaluationRun(folder, json.loads(path.read_text(encoding="utf-8")))
