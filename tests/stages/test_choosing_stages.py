"""Ensembles and verifiers, from their run cards to the figures by choice, on a tiny model."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from lib.answering.generation.runs import RunCard, read_run, write_run
from lib.answering.models.choice import models_here
from tests.stages.project import Project


@pytest.fixture(scope="module")
def adapters(tiny_model: Path, tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    import torch
    from peft import LoraConfig, get_peft_model
    from transformers import AutoModelForCausalLM

    folders = []
    for seed in (1, 2, 3):
        torch.manual_seed(seed)
        config = LoraConfig(
            r=2, target_modules="all-linear", init_lora_weights=False, task_type="CAUSAL_LM"
        )
        model = get_peft_model(AutoModelForCausalLM.from_pretrained(tiny_model), config)
        folders.append(tmp_path_factory.mktemp("adapter"))
        model.save_pretrained(folders[-1])
    return folders


@pytest.fixture
def trained(project: Project, tiny_model: Path, adapters: list[Path]) -> Project:
    """The runs base, sft, sft_dpo and verifier of the tiny model."""
    project.set_params(
        {
            "generation.backend": "hf",
            "generation.max_new_tokens": 8,
            "generation.batch_size": 8,
            "generation.processes": 1,
            "model": str(tiny_model),
            "repair_scope": ["online"],
            "evaluation.max_turns": 1,
        }
    )
    models = project.root / "outputs/models"
    write_run(models / "base", RunCard("base", str(tiny_model), None, "f"))
    for name, adapter in zip(("sft", "sft_dpo", "verifier"), adapters, strict=True):
        (models / name).mkdir()
        for file in adapter.iterdir():
            (models / name / file.name).symlink_to(file)
        write_run(models / name, RunCard(name, str(tiny_model), ".", f"of {name}"))
    return project


def _combined(project: Project, *options: str) -> RunCard:
    answer = project.run("combine", "--name", "both", *options)
    assert answer.code == 0, answer.err
    return read_run(project.root / "outputs/models/both")


def test_every_adapter_of_an_ensemble_answers_and_is_named(trained: Project) -> None:
    card = _combined(trained, "--runs", "sft", "sft_dpo", "--verifier", "verifier")
    assert (card.adapter, card.members, card.verifier) == (
        None,
        ("../sft", "../sft_dpo"),
        "../verifier",
    )
    trained.set_params({"evaluation.choose": "weighted"})
    trained.run_all("eval_repair --model both")
    out = trained.root / "outputs/eval_repair/both/online"
    provenance = json.loads((out / "provenance.json").read_text())
    assert list(provenance["adapters"]) == [
        f"outputs/models/{run}" for run in ("sft", "sft_dpo", "verifier")
    ]
    assert provenance["settings"]["choose"] == "weighted"
    steps = [json.loads(line)["steps"] for line in (out / "trajectories.jsonl").open()]
    assert {len(of_question[0]["attempts"]) for of_question in steps} == {2}
    summary = json.loads((out / "summary.json").read_text())
    assert [row["samples"] for row in summary["sampling"]["by_choice"]] == [1, 2]


def test_the_ensemble_does_not_answer_for_a_server(
    trained: Project, monkeypatch: pytest.MonkeyPatch
) -> None:
    _combined(trained, "--runs", "sft", "sft_dpo")
    monkeypatch.chdir(trained.root)
    assert set(models_here("sft", "none")) == {"sft", "sft_dpo", "base"}
    trained.refusal("export --run both --to merged", "an ensemble of 2 adapters")


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (["--runs", "sft", "base"], "base: no adapter; an ensemble is of adapters"),
        (["--runs", "sft", "sft"], "expected different runs"),
        (["--runs", "sft"], "expected several runs, or a --verifier too"),
        (["--runs", "sft", "--verifier", "base"], "base: no adapter; without --verifier"),
        (["--runs", "sft", "nobody"], "'nobody': not in"),
        (["--runs", "both", "sft"], "a run of this name is one of those to combine"),
        (["--runs", "sft", "other"], "an adapter of another/model, expected one of"),
        (["--name", "../up", "--runs", "sft", "sft_dpo"], "expected the name of a run"),
    ],
)
def test_what_cannot_be_combined_says_why(
    trained: Project, options: list[str], message: str
) -> None:
    models = trained.root / "outputs/models"
    write_run(models / "other", RunCard("other", "another/model", ".", "f"))
    write_run(models / "both", RunCard("both", "another/model", ".", "f"))
    trained.refusal(("combine", "--name", "both", *options), message)


@pytest.mark.parametrize(
    ("changes", "stage", "message"),
    [
        (
            {"evaluation.choose": "weighted", "generation.backend": "mock"},
            ("eval_repair", "--model", "sft"),
            "the backend mock cannot say it",
        ),
        ({}, ("eval_agent", "--run", "both", "--mode", "react"), "expected direct or repair"),
        ({}, ("eval_repair", "--model", "../both"), "expected the name of a run"),
        ({}, ("eval_repair", "--model", "nobody"), "nobody/run.json: no such file"),
    ],
)
def test_a_choice_that_cannot_be_made_is_one_line_before_anything_is_touched(
    trained: Project, changes: dict[str, Any], stage: tuple[str, ...], message: str
) -> None:
    _combined(trained, "--runs", "sft", "sft_dpo")
    trained.set_params(changes)
    trained.refusal(stage, message)
    assert not list((trained.root / "outputs").rglob("trajectories.jsonl"))


def test_a_verifier_is_trained_on_what_was_mined(finished: Project, tiny_model: Path) -> None:
    assert "0 wrong candidates" in finished.run("make_checks").err  # the mock's do not run
    mined = finished.root / "outputs/mine_pairs/trajectories.jsonl"
    first, *others = mined.read_text().splitlines()
    question = json.loads(first)
    wrong = {"sql": "SELECT pages FROM book", "status": "ok", "verdict": "wrong"}
    question["steps"][0]["attempts"][0] |= wrong
    mined.write_text("\n".join([json.dumps(question), *others, ""]))
    finished.run_all("make_checks")
    rows = [json.loads(line) for line in (finished.root / "outputs/make_checks/sft.jsonl").open()]
    labels = [row["completion"][0]["content"].strip() for row in rows]
    assert rows
    assert labels.count("right") == labels.count("wrong")
    changes = {"model": str(tiny_model), "sft.max_steps": 1, "generation.dtype": "float32"}
    finished.set_params({**changes, "lora.rank": 2})
    trained = finished.run("train_sft", "--verifier")
    assert trained.code == 0, trained.err
    card = read_run(finished.root / "outputs/models/verifier")
    assert (card.run, card.adapter) == ("verifier", ".")
