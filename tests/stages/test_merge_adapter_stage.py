"""The stage merge_adapter: a run as one model."""

from __future__ import annotations

from pathlib import Path

import pytest
import torch
from peft import LoraConfig, get_peft_model
from transformers import AutoModelForCausalLM, AutoTokenizer

from lib.generation.hf_loading import load_model
from lib.generation.runs import RunCard, write_run
from tests.stages.project import Project
from tests.tiny_model import build_tiny_model

_PROMPT = "Question: How many singers are from France?\nSQL:"


@pytest.fixture(scope="module")
def tiny_model(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build_tiny_model(tmp_path_factory.mktemp("tiny_model"))


@pytest.fixture
def trained(project: Project, tiny_model: Path) -> Project:
    """A project with the runs base and sft, whose adapter changes what the model says."""
    models = project.root / "outputs" / "models"
    torch.manual_seed(6)
    config = LoraConfig(
        r=4, target_modules="all-linear", init_lora_weights=False, task_type="CAUSAL_LM"
    )
    get_peft_model(AutoModelForCausalLM.from_pretrained(tiny_model), config).save_pretrained(
        models / "sft"
    )
    write_run(models / "sft", RunCard("sft", str(tiny_model), ".", "f"))
    write_run(models / "base", RunCard("base", str(tiny_model), None, "f"))
    return project


def _logits(model: Path, adapter: Path | None) -> torch.Tensor:
    loaded = load_model(str(model), adapter, "float32", "cpu")
    ids = loaded.tokenizer(_PROMPT, return_tensors="pt")["input_ids"]
    with torch.inference_mode():
        logits: torch.Tensor = loaded.model(ids).logits
    return logits


def test_the_merged_model_says_what_the_run_says(trained: Project, tiny_model: Path) -> None:
    answer = trained.run("merge_adapter", "--model", "sft", "--out", "outputs/merged/sft")
    assert answer.code == 0, answer.err
    merged = trained.root / "outputs/merged/sft"
    expected = _logits(tiny_model, trained.root / "outputs/models/sft")
    assert torch.equal(_logits(merged, None), expected)
    assert not torch.allclose(_logits(tiny_model, None), expected)
    assert AutoTokenizer.from_pretrained(merged).tokenize(_PROMPT)
    assert [path.name for path in merged.parent.iterdir()] == ["sft"]


def test_weights_can_be_rounded(trained: Project) -> None:
    answer = trained.run(
        "merge_adapter", "--model", "sft", "--out", "merged", "--dtype", "bfloat16"
    )
    assert answer.code == 0, answer.err
    assert AutoModelForCausalLM.from_pretrained(trained.root / "merged").dtype == torch.bfloat16


def test_what_an_interrupted_merge_has_left_is_replaced(trained: Project) -> None:
    left = trained.root / "merged.partial"
    left.mkdir()
    (left / "pytorch_model.bin").write_bytes(b"half")
    assert trained.run("merge_adapter", "--model", "sft", "--out", "merged").code == 0
    assert not left.exists()
    assert not (trained.root / "merged" / "pytorch_model.bin").exists()


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (("--model", "base", "--out", "merged"), "without adapter"),
        (("--model", "dpo", "--out", "merged"), "train this model first"),
        (("--model", "sft", "--out", "data"), "exists already"),
    ],
)
def test_mistakes_are_one_line(trained: Project, options: tuple[str, ...], said: str) -> None:
    answer = trained.run("merge_adapter", *options)
    assert (answer.code, answer.out) == (2, "")
    assert said in answer.err
    assert len(answer.err.splitlines()) == 1
