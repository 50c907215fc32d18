"""Finds what was played: the finished runs below an outputs folder."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from lib.errors import DataError
from lib.jsonl import read_json, read_numbered_jsonl
from lib.records import Trajectory, from_json
from lib.report.runs import PROVENANCE_KEYS, read_object
from lib.rollout.outputs import TRAJECTORIES

EPISODES = "episodes.jsonl"
"""Of training by GRPO: a trajectory a line, with what training made of it beside it."""

_STAGES = ("eval_base", "eval_repair", "eval_agent", "mine_pairs", "mine_pairs_round2", "grpo")
_FILES = (TRAJECTORIES, EPISODES)
_UNFINISHED = ".partial.jsonl"
_TIMED = ("generate", "execute", "judge")


@dataclass(frozen=True)
class Played:
    """A trajectory, and what training recorded of it: rewards in parts, advantage, tokens."""

    trajectory: Trajectory
    training: Mapping[str, Any] | None = None


@dataclass(frozen=True)
class PlayedRun:
    """A folder of trajectories.

    `folder`: seen from the outputs folder. `run`, `scope`, `mode`, `split`: what the reader filters
    by. `facts`: (what, value) of where it comes from. `turn_ms`: for each turn the milliseconds a
    question took on average, by what they were spent on; empty where no timings lie there.
    """

    folder: str
    path: Path
    run: str
    scope: str
    mode: str
    split: str
    data: str
    facts: tuple[tuple[str, str], ...]
    turn_ms: tuple[Mapping[str, float], ...]

    @property
    def stage(self) -> str:
        return self.folder.split("/")[0]

    def played(self) -> Iterator[Played]:
        """What is in the file, in its order. Raises DataError with file and line."""
        for number, payload in read_numbered_jsonl(self.path):
            record = payload.pop("trajectory") if "trajectory" in payload else payload
            training = payload if record is not payload else None
            try:
                trajectory = from_json(Trajectory, record)
            except ValidationError as error:
                first = error.errors()[0]
                field = ".".join(map(str, first["loc"]))
                raise DataError(
                    f"{self.path}:{number}: no trajectory (`{field}`: {first['msg']}); a file that "
                    "an earlier version wrote has to be made anew"
                ) from None
            yield Played(trajectory, training)


def find_runs(outputs: Path) -> tuple[list[PlayedRun], list[str]]:
    """The finished runs in a fixed order, and a line for each that is unfinished or unreadable."""
    runs, left_out = [], []
    for stage in _STAGES:
        root = outputs / stage
        paths = (path for path in root.rglob("*.jsonl") if not _hidden(path, root))
        for path in sorted(paths, key=lambda path: (path.parent, path.name)):
            if path.name.endswith(_UNFINISHED):
                left_out.append(f"{path}: unfinished; start its stage again, it continues")
            elif path.name in _FILES:
                try:
                    runs.append(_read_run(outputs, path))
                except DataError as error:
                    left_out.append(str(error))
    return runs, left_out


def _hidden(path: Path, root: Path) -> bool:
    return any(part.startswith(".") for part in path.relative_to(root).parts)


def _read_run(outputs: Path, path: Path) -> PlayedRun:
    """Raises DataError where the run does not say where it comes from."""
    folder = path.parent
    provenance = read_object(folder / "provenance.json", PROVENANCE_KEYS)
    return PlayedRun(
        folder=folder.relative_to(outputs).as_posix(),
        path=path,
        run=str(provenance["run"]),
        scope=str(provenance["scope"]),
        mode=str(provenance.get("mode", "repair")),
        split=str(provenance["split"]),
        data=str(provenance["data"]),
        facts=tuple(_facts(provenance)),
        turn_ms=_turn_ms(folder / "timings.json"),
    )


def _facts(provenance: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    yield "model", f"{provenance['model']} ({provenance['model_fingerprint']})"
    yield "data", f"{provenance['data']} {provenance['split']} ({provenance['data_fingerprint']})"
    yield "code", str(provenance["code_fingerprint"])
    yield "feedback", str(provenance["feedback"])
    sampling = provenance["settings"].get("sampling", {})
    for name in ("num_samples", "temperature", "seed"):
        if name in sampling:
            yield name.replace("num_", ""), str(sampling[name])


def _turn_ms(path: Path) -> tuple[Mapping[str, float], ...]:
    if not path.is_file():
        return ()
    turns = read_json(path, "run its stage again").get("turns", [])
    return tuple(
        {
            what: round(1000 * turn[f"{what}_seconds"] / turn["questions"], 1)
            for what in _TIMED
            if f"{what}_seconds" in turn
        }
        for turn in turns
        if turn.get("questions")
    )
