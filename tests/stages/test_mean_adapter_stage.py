"""The stage mean_adapter: several adapters as one, whose weights are their mean."""

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import torch
from peft import LoraConfig, get_peft_model
from transformers import AutoModelForCausalLM

from lib.answering.generation.hf_loading import load_model
from lib.answering.generation.runs import RunCard, model_fingerprint, read_run, write_run
from tests.stages.project import Project


def _adapter(folder: Path, model: Path, rank: int, alpha: int, seed: int) -> None:
    """A run whose adapter changes what the model says."""
    torch.manual_seed(seed)
    config = LoraConfig(
        r=rank, lora_alpha=alpha, target_modules="all-linear", init_lora_weights=False
    )
    adapted = get_peft_model(AutoModelForCausalLM.from_pretrained(model), config)
    adapted.save_pretrained(str(folder))
    write_run(folder, RunCard(folder.name, str(model), ".", f"fingerprint of {folder.name}"))
    sets = {"spider": {"licence": "CC BY-SA 4.0", "rows": rank}}
    (folder / "sets.json").write_text(
        json.dumps(sets | {folder.name: {"licence": None, "rows": 1}})
    )


@pytest.fixture
def models(project: Project, tiny_model: Path) -> Path:
    """outputs/models with two adapters, of different ranks, and the model itself."""
    models = project.root / "outputs" / "models"
    _adapter(models / "sft", tiny_model, rank=4, alpha=8, seed=6)
    _adapter(models / "other", tiny_model, rank=2, alpha=3, seed=7)
    write_run(models / "base", RunCard("base", str(tiny_model), None, "f"))
    return models


def _weights(model: Path, adapter: Path | None) -> dict[str, torch.Tensor]:
    loaded: Any = load_model(str(model), adapter, "float32", "cpu").model
    return {name: weight.detach() for name, weight in loaded.named_parameters()}


def test_merged_into_the_model_it_is_the_mean_of_the_merged_models(
    project: Project, models: Path, tiny_model: Path
) -> None:
    project.run_all("mean_adapter --runs sft other --out mean")
    base, mean = _weights(tiny_model, None), _weights(tiny_model, models / "mean")
    first, second = (_weights(tiny_model, models / name) for name in ("sft", "other"))
    assert mean.keys() == first.keys()
    for name, weight in mean.items():
        torch.testing.assert_close(weight, (first[name] + second[name]) / 2)
    assert any(not torch.allclose(weight, base[name]) for name, weight in mean.items())


def test_it_is_a_run_that_says_what_it_was_made_from(
    project: Project, models: Path, tiny_model: Path
) -> None:
    project.run_all("mean_adapter --runs sft other --out mean")
    folder = models / "mean"
    assert sorted(path.name for path in folder.iterdir()) == [
        "adapter_config.json",
        "adapter_model.safetensors",
        "metrics.json",
        "run.json",
        "sets.json",
    ]
    card = read_run(folder)
    assert (card.run, card.model, card.adapter) == ("mean", str(tiny_model), ".")
    assert json.loads((folder / "metrics.json").read_text()) == {
        "mean_of": {"sft": "fingerprint of sft", "other": "fingerprint of other"},
        "rank": 6,
    }
    assert json.loads((folder / "sets.json").read_text()) == {
        "spider": {"licence": "CC BY-SA 4.0", "rows": 6},
        "sft": {"licence": None, "rows": 1},
        "other": {"licence": None, "rows": 1},
    }
    project.run_all("mean_adapter --runs sft other --out again")
    again = read_run(models / "again")
    assert again.fingerprint == card.fingerprint != model_fingerprint(str(tiny_model))


@pytest.mark.parametrize(
    ("runs", "said"),
    [
        ("sft", "expected two adapters or more, found"),
        ("sft sft", "expected two adapters or more, found"),
        ("sft base", "base: this run is the model"),
        ("sft nobody", "run 'nobody': not in"),
    ],
)
def test_adapters_that_have_no_mean_are_named(
    project: Project, models: Path, runs: str, said: str
) -> None:
    project.refusal(f"mean_adapter --runs {runs} --out mean", said)
    assert not (models / "mean").exists()


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (lambda card: replace(card, model="another"), "of 'another'"),
        (lambda card: replace(card, contents=True), "`schema.contents: true`"),
    ],
)
def test_adapters_of_other_prompts_or_models_are_not_mixed(
    project: Project, models: Path, spoil: Callable[[RunCard], RunCard], said: str
) -> None:
    write_run(models / "other", spoil(read_run(models / "other")))
    project.refusal("mean_adapter --runs sft other --out mean", said)


def test_a_run_that_is_there_is_kept_and_one_that_is_broken_is_named(
    project: Project, models: Path
) -> None:
    project.refusal("mean_adapter --runs sft other --out other", "exists already")
    (models / "other" / "adapter_model.safetensors").write_bytes(b"not weights")
    project.refusal("mean_adapter --runs sft other --out mean", "other: the adapter cannot be")
    assert not (models / "mean").exists()
