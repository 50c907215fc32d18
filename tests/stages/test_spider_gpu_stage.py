"""The recipes on one GPU, here on the CPU with a tiny model: in pieces, to the adapter."""

import importlib
import re
import sys
from pathlib import Path
from typing import Any
from unittest import mock

import pytest
import torch
import yaml
from safetensors.torch import load_file

from lib.answering.generation.protocol import GenerationRequest
from lib.answering.generation.runs import read_run
from lib.base.errors import ModelError
from lib.learning.grpo.policy import Policy
from lib.learning.grpo.update import Updater
from stages import spider_gpu
from tests.learning.grpo.scripted import ScriptedWriter
from tests.scripted import drawn, example_id
from tests.stages.project import REPOSITORY, Project
from tests.tiny_model import build_tiny_model

_SMALL = {
    "sft": {"batch_size": 4, "max_steps": 2, "save_steps": 1, "epochs": 1},
    "mining": {"num_samples": 2, "max_turns": 1},
    "sandbox": {"workers": 1},
    "generation": {"backend": "hf", "dtype": "bfloat16", "max_new_tokens": 4, "processes": 1},
}
_SMALL_GRPO = {
    "steps": 2,
    "groups": 3,
    "group_size": 4,
    "pass_rate": [0.0, 1.0],  # the tiny model gets nothing right
    "held_out": 0,
    "save_steps": 1,
}
_OUTPUTS = Path("outputs/spider/gpu")


@pytest.fixture
def ready(project: Project, monkeypatch: pytest.MonkeyPatch) -> Project:
    """A project with the shipped parameters of the recipes, smaller, and a model at some path."""
    shipped = {
        name: yaml.safe_load((REPOSITORY / f"stages/spider/{name}/params.yaml").read_text())
        | _SMALL
        | {"eval_split": {"limit": 3}}
        for name in ("gpu", "rl")
    }
    [further] = shipped["gpu"]["rounds"]
    shipped["gpu"]["rounds"] = [
        further | {key: further[key] | _SMALL[key] for key in ("mining", "sft")} for _ in "ab"
    ]
    shipped["rl"]["grpo"] |= _SMALL_GRPO
    for name, params in shipped.items():
        folder = project.root / "stages/spider" / name
        folder.mkdir(parents=True)
        (folder / "params.yaml").write_text(yaml.safe_dump(params))
    (project.root / "stages/spider/params.yaml").write_text("data: tiny\n")
    build_tiny_model(project.root / "somewhere" / "model")
    monkeypatch.setenv("PIPELINE", "")
    return project


def _in_this_process(step: spider_gpu.StageCall, seconds: float | None) -> bool:
    """Has its imports already."""
    with mock.patch.object(sys, "argv", [step.stage, *step.arguments]):
        importlib.import_module(f"stages.{step.stage}").main()
    return True


@pytest.mark.slow
def test_the_recipe_runs_in_pieces_to_an_adapter(
    ready: Project, monkeypatch: pytest.MonkeyPatch
) -> None:
    played: list[str] = []
    stopped_at = "SFT, round 2"

    def play(step: spider_gpu.StageCall, seconds: float | None) -> bool:
        played.append(step.title)
        return stopped_at != step.title and _in_this_process(step, seconds)

    monkeypatch.setattr(spider_gpu, "play", play)
    given = ("--model", "somewhere/model")
    first = ready.run("spider_gpu", *given, "--minutes", "9")
    assert first.code == spider_gpu.STOPPED, first.err
    assert re.search(
        r"\[7/12\] SFT, round 2; \d\.\d min left: PIPELINE=spider/gpu python -m", first.out
    )
    assert "the time is over; the same command continues" in first.out

    stopped_at = ""
    del played[:]
    second = ready.run("spider_gpu", *given)
    assert second.code == 0, second.err
    assert "[1/12] audit of the questions: done before" in second.out
    assert played[0] == "SFT, round 2"
    assert len(played) == 6
    del played[:]
    assert ready.run("spider_gpu", *given).code == 0
    assert played == []

    models = ready.root / _OUTPUTS / "models"
    assert [read_run(models / name).run for name in ("sft_round1", "sft_round2", "sft")]
    weights = load_file(models / "sft" / "adapter_model.safetensors")
    assert {tensor.dtype for tensor in weights.values()} == {torch.bfloat16}
    [row] = [
        row
        for row in ready.read("outputs/spider/gpu/report/summary.json")
        if row["run"] == "sft" and row["scope"] == "online"
    ]
    assert row["n"] == 3


@pytest.mark.slow
def test_learning_by_reward_runs_in_pieces_from_the_untrained_model_to_figures(
    ready: Project, monkeypatch: pytest.MonkeyPatch
) -> None:
    gold = {f"train-{n:05d}": one["query"] for n, one in enumerate(ready.questions("train"))}

    def written(policy: Policy, *_: object) -> ScriptedWriter:
        def script(request: GenerationRequest, seed: int) -> str:
            right = gold[example_id(request)]
            return drawn([f" {right}", " SELECT nobody"])(request, seed)

        return ScriptedWriter(policy, script, 1.0)

    monkeypatch.setattr(Policy, "writer", written)
    played: list[str] = []
    updates: list[int] = []
    update = Updater.update

    def stopped(self: Updater, groups: Any, step: int) -> Any:
        updates.append(step)
        if updates == [1, 2]:
            raise KeyboardInterrupt
        return update(self, groups, step)

    def play(step: spider_gpu.StageCall, seconds: float | None) -> bool:
        played.append(step.command.removeprefix("PIPELINE=spider/rl python -m stages."))
        try:
            return _in_this_process(step, seconds)
        except KeyboardInterrupt:  # as a stage that is stopped in time
            return False

    monkeypatch.setattr(Updater, "update", stopped)
    monkeypatch.setattr(spider_gpu, "play", play)
    given = ("--recipe", "rl", "--model", "somewhere/model")
    assert ready.run("spider_gpu", *given, "--minutes", "9").code == spider_gpu.STOPPED
    training = "train_grpo --mode direct --init base"
    assert played[-1] == training
    assert "mine_pairs" in played
    del played[:]
    second = ready.run("spider_gpu", *given)
    assert second.code == 0, second.err
    assert played == [training, "eval_agent --run grpo_direct_base --mode repair", "compare_agents"]
    assert updates == [1, 2, 2]  # resumed after the first step

    run = ready.root / "outputs/spider/rl/models/grpo_direct_base"
    assert read_run(run).run == "grpo_direct_base"
    assert (run / "adapter_model.safetensors").is_file()
    assert (ready.root / "outputs/spider/rl/grpo/direct/base/curves.csv").is_file()


def test_the_rank_is_the_largest_whose_adapter_is_small_enough(
    ready: Project, monkeypatch: pytest.MonkeyPatch
) -> None:
    from peft import LoraConfig, get_peft_model
    from transformers import AutoModelForCausalLM

    folder = str(ready.root / "somewhere" / "model")
    adapter = LoraConfig(r=8, target_modules="all-linear")
    wrapped = get_peft_model(AutoModelForCausalLM.from_pretrained(folder), adapter)
    of_rank_8 = 2 * wrapped.get_nb_trainable_parameters()[0]
    for most, rank in ((10**9, 16), (of_rank_8, 8), (of_rank_8 - 1, 4)):
        monkeypatch.setattr(spider_gpu, "_ADAPTER_BYTES", most)
        assert spider_gpu._shippable_rank(folder) == rank
    monkeypatch.setattr(spider_gpu, "_ADAPTER_BYTES", 10)
    with pytest.raises(ModelError, match=r"rank 1 .* has more than 10 bytes"):
        spider_gpu._shippable_rank(folder)


def test_parameters_follow_the_model_and_keep_their_comments(ready: Project) -> None:
    file = ready.root / "stages/spider/gpu/params.yaml"
    file.write_text("# why\n" + file.read_text())
    answer = ready.run("spider_gpu", "--model", "somewhere/model", "--minutes", "0")
    assert answer.code != 0
    with mock.patch.object(spider_gpu, "play", return_value=False):
        ready.run("spider_gpu", "--model", "somewhere/model", "--minutes", "1")
    text = file.read_text()
    assert text.startswith("# why\n")
    payload = yaml.safe_load(text)
    assert payload["model"] == "somewhere/model"
    assert payload["lora"] == {"rank": 16, "alpha": 32}


@pytest.mark.parametrize(
    ("arguments", "spoil", "message"),
    [
        (["--model", "Qwen/Qwen2.5"], "", "model 'Qwen/Qwen2.5': expected a folder with config"),
        (["--model", "somewhere/model"], "dev.json", "data/tiny/dev.json: no such file; put the"),
    ],
)
def test_what_is_missing_is_said_before_minutes_are_spent(
    ready: Project, arguments: list[str], spoil: str, message: str
) -> None:
    if spoil:
        (ready.data / spoil).unlink()
    ready.refusal(("spider_gpu", *arguments), f"error: {message}")
    assert not (ready.root / "outputs").exists()


@pytest.mark.parametrize(
    ("script", "ended"),
    [
        ("exit 0", True),
        ("trap 'echo stopped > stopped; exit 143' TERM; while :; do sleep 0.2; done", False),
    ],
)
@pytest.mark.slow
def test_a_step_is_stopped_in_time_and_may_finish_what_it_does(
    script: str, ended: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _stage(script, tmp_path, monkeypatch)
    assert (
        spider_gpu.play(spider_gpu.StageCall("a step", "anything"), 600.0 if ended else 4.0)
        is ended
    )
    assert (tmp_path / "stopped").exists() is not ended


@pytest.mark.parametrize(("code", "raised"), [(2, SystemExit), (137, ModelError)])
def test_a_step_that_fails_ends_the_recipe(
    code: int, raised: type[BaseException], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _stage(f"exit {code}", tmp_path, monkeypatch)
    with pytest.raises(raised, match=str(code)):
        spider_gpu.play(spider_gpu.StageCall("a step", "anything"), None)


def _stage(script: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a shell script stand for every stage."""
    monkeypatch.chdir(folder)
    python = folder / "python"
    python.write_text(f"#!/bin/sh\n{script}\n")
    python.chmod(0o755)
    monkeypatch.setattr(sys, "executable", str(python))
