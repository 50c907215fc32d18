"""The stages under PIPELINE: parameters of their own, and every file below a folder of its own."""

from __future__ import annotations

import json

import pytest

from lib.answering.generation import dtype
from lib.answering.rollout.outputs import read_trajectories
from tests.stages.project import Project
from tests.tiny_model import build_tiny_model

_STAGES = ("audit", "eval_base", "mine_pairs", "merge_synth")


@pytest.fixture
def beside(project: Project, monkeypatch: pytest.MonkeyPatch) -> Project:
    """A project that runs its pipeline `small`, which has three questions per split."""
    folder = project.root / "stages" / "small"
    folder.mkdir(parents=True)
    (folder / "dvc.yaml").write_text("stages: {}")
    (folder / "params.yaml").write_text("eval_split: {limit: 3}\ntrain_split: {limit: 3}\n")
    monkeypatch.setenv("PIPELINE", "small")
    return project


def test_everything_that_a_pipeline_writes_is_below_its_folder(beside: Project) -> None:
    beside.run_all(*_STAGES)
    written = set(beside.outputs())
    assert {name.split("/")[1] for name in written} == {"small"}
    assert {name.split("/")[2] for name in written} == {*_STAGES, "models"}
    path = beside.root / "outputs/small/eval_base/trajectories.jsonl"
    assert len(list(read_trajectories(path))) == 3


def test_a_pipeline_leaves_the_main_one_alone(
    beside: Project, monkeypatch: pytest.MonkeyPatch
) -> None:
    beside.run_all("eval_base")
    before = beside.outputs()
    monkeypatch.delenv("PIPELINE")
    beside.run_all("eval_base")
    both = beside.outputs()
    assert {name: both[name] for name in before} == before
    assert "outputs/eval_base/trajectories.jsonl" in both


def test_what_auto_stands_for_is_written_down(
    project: Project, monkeypatch: pytest.MonkeyPatch
) -> None:
    build_tiny_model(project.root / "data" / "model")
    project.set_params(
        {
            "model": "data/model",
            "generation.backend": "hf",
            "generation.dtype": "auto",
            "generation.max_new_tokens": 4,
            "eval_split.limit": 2,
        }
    )
    monkeypatch.setattr(dtype, "auto_dtype", lambda device: "bfloat16")
    project.run_all("eval_base")
    provenance = project.root / "outputs" / "eval_base" / "provenance.json"
    assert json.loads(provenance.read_text())["generation"]["dtype"] == "bfloat16"
