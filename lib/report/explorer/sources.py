"""Finds the finished runs in an outputs folder."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

from tokenizers import Tokenizer

from lib.answering.generation.runs import read_run
from lib.answering.rollout.environment import PHASES
from lib.answering.rollout.outputs import TRAJECTORIES, read_trajectories
from lib.base.errors import DataError, ProjectError
from lib.base.jsonl import read_json
from lib.base.records import Example
from lib.report.explorer.episodes import EPISODES, Played, PlayedRun, read_episodes
from lib.report.runs import PROVENANCE_KEYS, read_object

_EVALUATIONS = ("eval_base", "eval_repair", "eval_agent", "eval_beyond")
_STAGES = (*_EVALUATIONS, "mine_pairs", "mine_pairs_round2", "grpo")
_UNFINISHED = ".partial.jsonl"


def find_runs(
    outputs: Path, data: str, train_examples: Callable[[], Mapping[str, Example]]
) -> tuple[list[PlayedRun], list[str]]:
    """The finished runs in a fixed order, and a line for each that is unfinished or unreadable.

    `data`: the data set of the training questions. `train_examples`: returns these questions by
    id; the episodes of GRPO name their question by its id alone.
    """
    runs, left_out = [], []
    for stage in _STAGES:
        root = outputs / stage
        paths = (path for path in root.rglob("*.jsonl") if not _hidden(path, root))
        for path in sorted(paths, key=lambda path: (path.parent, path.name)):
            try:
                if path.name.endswith(_UNFINISHED):
                    left_out.append(f"{path}: unfinished; start its stage again, it continues")
                elif path.name == TRAJECTORIES:
                    runs.append(_evaluation(outputs, path))
                elif path.name == EPISODES:
                    runs.append(_training(outputs, path, data, train_examples))
            except ProjectError as error:
                left_out.append(str(error))
    return runs, left_out


def _hidden(path: Path, root: Path) -> bool:
    return any(part.startswith(".") for part in path.relative_to(root).parts)


def _evaluation(outputs: Path, path: Path) -> PlayedRun:
    """One evaluation. Raises DataError where its provenance is missing or incomplete."""
    folder = path.parent
    provenance = read_object(folder / "provenance.json", PROVENANCE_KEYS)
    return PlayedRun(
        folder=folder.relative_to(outputs).as_posix(),
        read=lambda: map(Played, read_trajectories(path)),
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
            for what in PHASES
            if f"{what}_seconds" in turn
        }
        for turn in turns
        if turn.get("questions")
    )


def _training(
    outputs: Path, path: Path, data: str, train_examples: Callable[[], Mapping[str, Example]]
) -> PlayedRun:
    """One GRPO training. Raises ProjectError where its model or tokenizer is missing."""
    recipe = path.parent.name
    card = read_run(outputs / "models" / f"grpo_{recipe}")
    vocabulary = Path(card.model) / "tokenizer.json"
    if not vocabulary.is_file():
        raise DataError(f"{path}: {vocabulary}, which its tokens are of, is not here")

    return PlayedRun(
        folder=path.parent.relative_to(outputs).as_posix(),
        read=lambda: read_episodes(path, train_examples(), Tokenizer.from_file(str(vocabulary))),
        run=card.run,
        scope="online",
        mode=recipe,
        split="train",
        data=data,
        facts=(("model", f"{card.model} ({card.fingerprint})"), ("data", f"{data} train")),
    )
