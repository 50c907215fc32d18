"""SFT, DPO and GRPO from as many answers: here of a tiny model whose answers follow a script."""

import importlib
import json
import sys
from typing import Any
from unittest import mock

import pytest
import yaml

from lib.answering.generation.protocol import GenerationRequest
from lib.learning.grpo.policy import Policy
from stages import spider_gpu
from tests.learning.grpo.scripted import ScriptedWriter
from tests.scripted import drawn, example_id
from tests.stages.project import REPOSITORY, Project
from tests.tiny_model import build_tiny_model

_TRAINING = {"batch_size": 2, "max_steps": 2, "save_steps": 1, "epochs": 1}
_SMALL: dict[str, dict[str, Any]] = {
    "grpo": {"steps": 2, "groups": 3, "group_size": 4, "held_out": 0, "save_steps": 1},
    "mining": {"sample": 6, "num_samples": 4},
    "sft": _TRAINING,
    "dpo": _TRAINING,
}


@pytest.fixture
def ready(project: Project, monkeypatch: pytest.MonkeyPatch) -> Project:
    """A project with the shipped parameters of `rl/equal`, smaller; the mock backend mines."""
    shipped = yaml.safe_load((REPOSITORY / "stages/rl/equal/params.yaml").read_text())
    for section, values in _SMALL.items():
        shipped[section] = shipped.get(section, {}) | values
    folder = project.root / "stages/rl/equal"
    folder.mkdir(parents=True)
    (folder / "params.yaml").write_text(yaml.safe_dump(shipped))
    (project.root / "stages/rl/params.yaml").write_text("{}\n")
    build_tiny_model(project.root / "model")
    project.set_params({"model": "model"})
    monkeypatch.setenv("PIPELINE", "rl/equal")
    return project


@pytest.mark.slow
def test_three_methods_are_compared_at_as_many_answers(
    ready: Project, monkeypatch: pytest.MonkeyPatch
) -> None:
    gold = {f"train-{n:05d}": one["query"] for n, one in enumerate(ready.questions("train"))}

    def written(policy: Policy, *_: object) -> ScriptedWriter:
        def script(request: GenerationRequest, seed: int) -> str:
            return drawn([f" {gold[example_id(request)]}", " SELECT nobody"])(request, seed)

        return ScriptedWriter(policy, script, 1.0)

    played: list[str] = []

    def play(step: spider_gpu.StageCall, seconds: float | None) -> bool:
        played.append(step.stage)
        with mock.patch.object(sys, "argv", [step.stage, *step.arguments]):
            importlib.import_module(f"stages.{step.stage}").main()
        return True

    monkeypatch.setattr(Policy, "writer", written)
    monkeypatch.setattr(spider_gpu, "play", play)
    printed = ready.run_all("equal_episodes")
    assert "equal_episodes: 24 answers each" in printed

    sources = {
        json.loads(line)["meta"]["source"]
        for line in ready.outputs()["outputs/rl/equal/merge_synth/sft.jsonl"].splitlines()
    }
    assert sources == {"own_answer"}
    reports = ready.root / "outputs/rl/equal/report"
    rows = {row["method"]: row for row in json.loads((reports / "equal_episodes.json").read_text())}
    assert set(rows) == {"SFT", "DPO", "GRPO"}
    for row in rows.values():
        assert (row["answers"], row["steps"]) == (24, 2)
        assert row["minutes"] > 0
        assert row["less_untrained"]["run"] == "base"
    assert rows["GRPO"]["learnt"] % 4 == 0
    text = (reports / "equal_episodes.md").read_text()
    assert text.startswith("# At equal episodes")
    assert "## What each method makes of as many answers" in text

    del played[:]
    ready.run_all("equal_episodes")
    assert played == []


@pytest.mark.parametrize(
    ("section", "changes", "message"),
    [
        ("grpo", {"steps": 3}, "is 36 answers, and mining.sample x num_samples with 1 turns is 24"),
        ("mining", {"max_turns": 2}, "expected as many, at one turn"),
        ("grpo", {"max_replaced_groups": 4}, "expected 0 and null, since both take further"),
        ("merge", {"own_answers": None}, "`merge.own_answers`: expected a number"),
    ],
)
def test_what_would_not_be_equal_is_refused(
    ready: Project, section: str, changes: dict[str, Any], message: str
) -> None:
    file = ready.root / "stages/rl/equal/params.yaml"
    payload = yaml.safe_load(file.read_text())
    payload[section] |= changes
    file.write_text(yaml.safe_dump(payload))
    ready.refusal("equal_episodes", message)
