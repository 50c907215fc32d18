"""The stage export: a run as one model, and as a GGUF."""

from pathlib import Path

import pytest
import torch
from peft import LoraConfig, get_peft_model
from transformers import AutoModelForCausalLM, AutoTokenizer

import stages.export
from lib.answering.generation.hf_loading import load_model
from lib.answering.generation.runs import RunCard, write_run
from tests.stages.project import Project

_PROMPT = "Question: How many singers are from France?\nSQL:"


@pytest.fixture
def trained(project: Project, tiny_model: Path) -> Project:
    """A project with the runs base and sft, whose adapter changes what the model says."""
    models = project.root / "outputs" / "models"
    torch.manual_seed(6)
    config = LoraConfig(r=4, target_modules="all-linear", init_lora_weights=False)
    adapted = get_peft_model(AutoModelForCausalLM.from_pretrained(tiny_model), config)
    adapted.save_pretrained(models / "sft")
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
    trained.run_all("export --run sft --to merged")
    merged = trained.root / "outputs/export/sft"
    expected = _logits(tiny_model, trained.root / "outputs/models/sft")
    assert torch.equal(_logits(merged, None), expected)
    assert not torch.allclose(_logits(tiny_model, None), expected)
    assert AutoTokenizer.from_pretrained(merged).tokenize(_PROMPT)
    assert [path.name for path in merged.parent.iterdir()] == ["sft"]


def test_weights_can_be_rounded_and_an_interrupted_merge_is_replaced(trained: Project) -> None:
    left = trained.root / "merged.partial"
    left.mkdir()
    (left / "pytorch_model.bin").write_bytes(b"half")
    trained.run_all("export --run sft --to merged --out merged --dtype bfloat16")
    assert AutoModelForCausalLM.from_pretrained(trained.root / "merged").dtype == torch.bfloat16
    assert not left.exists()
    assert not (trained.root / "merged" / "pytorch_model.bin").exists()


def test_a_gguf_lies_beside_the_merged_weights_and_they_are_made_once(
    trained: Project, monkeypatch: pytest.MonkeyPatch
) -> None:
    written = []

    def write(folder: Path, dtype: str, path: Path) -> None:
        assert (folder / "model.safetensors").is_file()
        written.append((dtype, path))
        path.touch()

    monkeypatch.setattr(stages.export, "write_gguf", write)
    folder = Path("outputs/export/sft")
    for dtype in ("q8_0", "float16"):
        trained.run_all(f"export --run sft --to gguf --dtype {dtype}")
        (trained.root / folder / f"sft-{dtype}.gguf").unlink()
        monkeypatch.setattr(stages.export, "_merge", _fail)
    expected = [(dtype, folder / f"sft-{dtype}.gguf") for dtype in ("q8_0", "float16")]
    assert written == expected


def _fail(*arguments: object) -> None:
    raise AssertionError("merged again")


def test_a_folder_of_another_training_is_not_taken_for_this_one(trained: Project) -> None:
    trained.run_all("export --run sft --to merged")
    card = RunCard("sft", "elsewhere", ".", "trained again")
    write_run(trained.root / "outputs" / "models" / "sft", card)
    trained.refusal("export --run sft --to gguf", "something else than this run")


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (("--run", "base", "--to", "merged"), "without adapter"),
        (("--run", "dpo", "--to", "gguf"), "expected base, sft"),
        (("--run", "sft", "--to", "merged", "--out", "data"), "exists already"),
        (("--run", "sft", "--to", "gguf", "--out", "data"), "something else than this run"),
        (("--run", "sft", "--to", "gguf"), "of qwen2 alone"),
        (("--run", "sft", "--to", "merged", "--out", "."), "expected the name of a folder"),
        (("--run", "sft", "--to", "merged", "--dtype", "q8_0"), "expected float32, bfloat16, fl"),
    ],
)
def test_mistakes_are_one_line(trained: Project, options: tuple[str, ...], said: str) -> None:
    trained.refusal(("export", *options), said)
