"""Two splits in one rollout: where their files go, and what a kill between them costs."""

from __future__ import annotations

import json
import shutil
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from lib.db.sandbox import Sandbox
from lib.generation.protocol import GenerationOutcome, GenerationRequest
from lib.records import EvaluationSplit, Example
from lib.rollout import RolloutSettings, read_trajectories, run_splits
from tests.rollout.scripted import ScriptedGenerator

_Splits = dict[EvaluationSplit, list[Example]]


class _StopsAt(ScriptedGenerator):
    """Is interrupted as soon as it is asked a question whose id begins with `prefix`."""

    def __init__(self, prefix: str) -> None:
        super().__init__()
        self._prefix = prefix

    def generate(self, requests: Any, *arguments: Any) -> list[GenerationOutcome]:
        if any(request.example_id.startswith(self._prefix) for request in requests):
            raise KeyboardInterrupt
        return super().generate(requests, *arguments)


@pytest.fixture
def splits(examples: list[Example]) -> _Splits:
    test = [replace(example, id=example.id.replace("dev", "test")) for example in examples[:7]]
    return {"dev": examples, "test": test}


@pytest.fixture
def out(tmp_path: Path) -> Path:
    return tmp_path / "out"


def test_the_first_split_is_in_the_folder_and_the_other_in_its_own(
    splits: _Splits, sandbox: Sandbox, settings: RolloutSettings, out: Path
) -> None:
    folders = run_splits(splits, ScriptedGenerator(), sandbox, settings, out, {"run": "base"})
    assert folders == {"dev": out, "test": out / "test"}
    for split, folder in folders.items():
        ids = [t.example_id for t in read_trajectories(folder / "trajectories.jsonl")]
        assert ids == [example.id for example in splits[split]]
        for name in ("provenance.json", "summary.json"):
            assert json.loads((folder / name).read_text())["split"] == split
    assert [path.name for path in out.parent.iterdir() if "partial" in path.name] == []


def test_the_first_split_comes_out_as_if_it_were_alone(
    splits: _Splits, sandbox: Sandbox, settings: RolloutSettings, out: Path
) -> None:
    run_splits(splits, ScriptedGenerator(), sandbox, settings, out, {"run": "base"})
    both = (out / "trajectories.jsonl").read_bytes()
    shutil.rmtree(out)
    dev: _Splits = {"dev": splits["dev"]}
    run_splits(dev, ScriptedGenerator(), sandbox, settings, out, {"run": "base"})
    assert (out / "trajectories.jsonl").read_bytes() == both


def test_a_run_killed_at_the_second_split_does_not_repeat_the_first(
    splits: _Splits, sandbox: Sandbox, settings: RolloutSettings, out: Path
) -> None:
    with pytest.raises(KeyboardInterrupt):
        run_splits(splits, _StopsAt("test"), sandbox, settings, out, {"run": "base"})
    shutil.rmtree(out, ignore_errors=True)  # as DVC does before it starts a stage again
    generator = ScriptedGenerator()
    run_splits(splits, generator, sandbox, settings, out, {"run": "base"})
    asked: list[GenerationRequest] = [request for call in generator.calls for request in call]
    assert {request.example_id.split("-")[0] for request in asked} == {"test"}
    assert len(list(read_trajectories(out / "trajectories.jsonl"))) == len(splits["dev"])
