"""Recipes of several stages, with a tiny model: in pieces on one GPU, and at equal episodes."""

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
from stages import spider_gpu, train_sft
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


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[spider_gpu.StageCall]:
    """The steps that were begun: in this process, which has their imports already."""
    calls: list[spider_gpu.StageCall] = []

    def play(step: spider_gpu.StageCall, seconds: float | None) -> bool:
        calls.append(step)
        try:
            with mock.patch.object(sys, "argv", [step.stage, *step.arguments]):
                importlib.import_module(f"stages.{step.stage}").main()
        except KeyboardInterrupt:  # as a stage that is stopped in time
            return False
        return True

    monkeypatch.setattr(spider_gpu, "play", play)
    return calls


@pytest.fixture
def scripted(project: Project, monkeypatch: pytest.MonkeyPatch) -> None:
    """The policy of GRPO writes gold or what fails."""
    gold = {f"train-{n:05d}": one["query"] for n, one in enumerate(project.questions("train"))}

    def script(request: GenerationRequest, seed: int) -> str:
        return drawn([f" {gold[example_id(request)]}", " SELECT nobody"])(request, seed)

    monkeypatch.setattr(Policy, "writer", lambda policy, *_: ScriptedWriter(policy, script, 1.0))


@pytest.mark.slow
def test_the_recipe_runs_in_pieces_to_an_adapter(
    ready: Project, played: list[spider_gpu.StageCall], monkeypatch: pytest.MonkeyPatch
) -> None:
    given = ("--model", "somewhere/model")
    train = train_sft.sole_training

    def stopped(launch: Any, out_dir: Path) -> Any:
        if out_dir.name == "sft_round2":
            raise KeyboardInterrupt
        return train(launch, out_dir)

    with monkeypatch.context() as patch:
        patch.setattr(train_sft, "sole_training", stopped)
        first = ready.run("spider_gpu", *given, "--minutes", "9")
    assert first.code == spider_gpu.STOPPED, first.err
    assert re.search(
        r"\[7/12\] SFT, round 2; \d\.\d min left: PIPELINE=spider/gpu python -m", first.out
    )
    assert "the time is over; the same command continues" in first.out

    del played[:]
    second = ready.run("spider_gpu", *given)
    assert second.code == 0, second.err
    assert "[1/12] audit of the questions: done before" in second.out
    assert played[0].title == "SFT, round 2"
    assert len(played) == 6
    del played[:]
    assert ready.run("spider_gpu", *given).code == 0
    assert played == []

    models = ready.root / "outputs/spider/gpu/models"
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
    ready: Project,
    played: list[spider_gpu.StageCall],
    scripted: None,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    updates: list[int] = []
    update = Updater.update

    def stopped(self: Updater, groups: Any, step: int) -> Any:
        updates.append(step)
        if updates == [1, 2]:
            raise KeyboardInterrupt
        return update(self, groups, step)

    monkeypatch.setattr(Updater, "update", stopped)
    given = ("--recipe", "rl", "--model", "somewhere/model")
    assert ready.run("spider_gpu", *given, "--minutes", "9").code == spider_gpu.STOPPED
    assert {"mine_pairs", "eval_base"} < {step.stage for step in played}
    del played[:]
    second = ready.run("spider_gpu", *given)
    assert second.code == 0, second.err
    assert [
        step.command.removeprefix("PIPELINE=spider/rl python -m stages.") for step in played
    ] == [
        "train_grpo --mode direct --init base",
        "eval_agent --run grpo_direct_base --mode repair",
        "compare_agents",
    ]
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


_TRAINING = {"batch_size": 2, "max_steps": 2, "save_steps": 1, "epochs": 1}
_SMALL_EQUAL: dict[str, dict[str, Any]] = {
    "grpo": _SMALL_GRPO | {"pass_rate": None},
    "mining": {"sample": 6, "num_samples": 4},
    "sft": _TRAINING,
    "dpo": _TRAINING,
}


@pytest.fixture
def equal(project: Project, monkeypatch: pytest.MonkeyPatch) -> Project:
    """A project with the shipped parameters of `rl/equal`, smaller; the mock backend mines."""
    shipped = yaml.safe_load((REPOSITORY / "stages/rl/equal/params.yaml").read_text())
    for section, values in _SMALL_EQUAL.items():
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
    equal: Project, played: list[spider_gpu.StageCall], scripted: None
) -> None:
    assert "equal_episodes: 24 answers each" in equal.run_all("equal_episodes")
    rows_of_sft = equal.lines("outputs/rl/equal/merge_synth/sft.jsonl")
    assert {row["meta"]["source"] for row in rows_of_sft} == {"own_answer"}
    report = "outputs/rl/equal/report/equal_episodes"
    rows = {row["method"]: row for row in equal.read(f"{report}.json")}
    assert set(rows) == {"SFT", "DPO", "GRPO"}
    for row in rows.values():
        assert (row["answers"], row["steps"]) == (24, 2)
        assert row["minutes"] > 0
        assert row["less_untrained"]["run"] == "base"
    assert rows["GRPO"]["learnt"] % 4 == 0
    text = equal.text(f"{report}.md")
    assert text.startswith("# At equal episodes")
    assert "## What each method makes of as many answers" in text
    del played[:]
    equal.run_all("equal_episodes")
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
    equal: Project, section: str, changes: dict[str, Any], message: str
) -> None:
    file = equal.root / "stages/rl/equal/params.yaml"
    payload = yaml.safe_load(file.read_text())
    payload[section] |= changes
    file.write_text(yaml.safe_dump(payload))
    equal.refusal("equal_episodes", message)
