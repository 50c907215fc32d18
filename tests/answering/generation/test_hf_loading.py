"""Models in 8 bits; and whatever is wrong with a model or an adapter is one clear line."""

import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import torch
from peft import LoraConfig, get_peft_model
from transformers import AutoModelForCausalLM, BloomConfig, BloomForCausalLM

from lib.answering.generation import hf_loading
from lib.answering.generation.hf_loading import Int8Linear, load_model
from lib.base.errors import ModelError

_WEIGHTS = "adapter_model.safetensors"


def copy_of(source: Path, target: Path) -> Path:
    shutil.copytree(source, target)
    return target


def spoil(path: Path, text: str = "{ not json") -> None:
    path.write_text(text)


def error_of(model: str, adapter: Path | None = None, device: str = "cpu") -> str:
    with pytest.raises(ModelError) as caught:
        load_model(model, adapter, "float32", device)
    assert "\n" not in str(caught.value)
    return str(caught.value)


@pytest.mark.parametrize(
    ("model", "said"),
    [
        ("./none", "no such folder; give a model folder or a hub id"),
        ("some/where/else", "no such folder; give a model folder or a hub id"),
        ("data/base_model", "no such folder; give a model folder or a hub id"),
        (
            "data/models/qwen-0.5b",
            "no such folder; give a model folder or a hub id; `python -m stages.fetch_model "
            "qwen-0.5b` fetches it",
        ),
        ("data/file", "expected a folder or a hub id, found a file"),
        ("data", "the folder has no config.json, so it is no model"),
    ],
)
def test_a_path_that_is_no_model(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, model: str, said: str
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "data").mkdir()
    spoil(tmp_path / "data" / "file")
    assert error_of(model) == f"model {model!r}: {said}"


@pytest.mark.parametrize(
    ("name", "content"),
    [
        ("config.json", "{ not json"),
        ("config.json", '{"max_position_embeddings": "many"}'),
        *((name, text) for name in ("model.safetensors", "tokenizer.json") for text in ("{", None)),
    ],
)
def test_a_broken_or_missing_file_of_the_model(
    tiny_model: Path, tmp_path: Path, name: str, content: str | None
) -> None:
    folder = copy_of(tiny_model, tmp_path / "model")
    if content is None:
        (folder / name).unlink()
    elif content.startswith('{"'):
        change_json(folder / name, **json.loads(content))
    else:
        spoil(folder / name, content)
    assert error_of(str(folder)).startswith(f"model {str(folder)!r} cannot be loaded: ")


def test_a_hub_id_that_cannot_be_reached(monkeypatch: pytest.MonkeyPatch) -> None:
    def unreachable(model: str, timeout: float) -> None:
        raise ConnectionError("the network is down\nand more")

    monkeypatch.setattr("huggingface_hub.model_info", unreachable)
    for model in ("nobody/no-model-of-this-name", "no-model-of-this-name"):
        assert error_of(model) == (
            f"model {model!r}: no such folder, and the hub does not have it or cannot be reached: "
            "the network is down (ConnectionError)"
        )


def test_the_context_may_come_from_the_tokenizer(tiny_model: Path, tmp_path: Path) -> None:
    folder = copy_of(tiny_model, tmp_path / "model")
    assert load_model(str(folder), None, "float32", "cpu").context == 512
    unlimited = BloomConfig(vocab_size=400, hidden_size=8, n_layer=1, n_head=2)
    BloomForCausalLM(unlimited).save_pretrained(folder)  # its positions are unlimited
    change_json(folder / "tokenizer_config.json", model_max_length=300)
    assert load_model(str(folder), None, "float32", "cpu").context == 300
    change_json(folder / "tokenizer_config.json", model_max_length=10**30)
    assert "states no max_position_embeddings" in error_of(str(folder))


def test_a_gpu_that_is_not_there(tiny_model: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("torch.cuda.is_available", lambda: False)
    assert error_of(str(tiny_model), device="cuda") == (
        "generation.device is cuda, but there is no GPU here; set it to auto"
    )


ADAPTER_FAULTS: list[tuple[Callable[[Path], object], str]] = [
    (shutil.rmtree, "no such folder"),
    (lambda at: (at / "adapter_config.json").unlink(), "no adapter_config.json in the folder"),
    (lambda at: (at / _WEIGHTS).unlink(), f"no {_WEIGHTS} in the folder"),
    (lambda at: spoil(at / _WEIGHTS), "does not fit the model"),
    (lambda at: spoil(at / "adapter_config.json"), "does not fit the model"),
    (
        lambda at: change_json(at / "adapter_config.json", target_modules=["no_such_module"]),
        "does not fit the model",
    ),
    (lambda at: change_json(at / "adapter_config.json", r=8), "does not fit the model"),
]


@pytest.mark.parametrize(("fault", "message"), ADAPTER_FAULTS)
def test_a_faulty_adapter(
    tiny_model: Path,
    tiny_adapter: Path,
    tmp_path: Path,
    fault: Callable[[Path], None],
    message: str,
) -> None:
    adapter = copy_of(tiny_adapter, tmp_path / "adapter")
    fault(adapter)
    error = error_of(str(tiny_model), adapter)
    assert error.startswith(f"adapter {str(adapter)!r}")
    assert message in error


@pytest.mark.parametrize("layers", [".*(embed_tokens|q_proj)", ".*q_proj|lm_head"])
def test_an_adapter_on_one_of_two_tied_matrices_is_merged_into_that_one_alone(
    tiny_model: Path, tmp_path: Path, layers: str
) -> None:
    config = LoraConfig(r=4, target_modules=layers, init_lora_weights=False)
    model = get_peft_model(AutoModelForCausalLM.from_pretrained(tiny_model), config).eval()
    model.save_pretrained(tmp_path / "adapter", save_embedding_layers=False)
    merged = load_model(str(tiny_model), tmp_path / "adapter", "float32", "cpu").model
    merged.save_pretrained(tmp_path / "merged")
    exported = AutoModelForCausalLM.from_pretrained(tmp_path / "merged")
    tokens = torch.arange(3, 40)[None]
    with torch.inference_mode():
        expected = model(tokens).logits
        for found in (merged, exported):
            torch.testing.assert_close(found(tokens).logits, expected, rtol=1e-3, atol=1e-4)


@pytest.mark.parametrize(
    ("stated", "small", "threads"), [(None, 10**9, [4]), (None, 0, [8]), ("3", 10**9, [])]
)
def test_a_small_model_computes_on_half_of_the_cores_unless_the_user_says_otherwise(
    tiny_model: Path,
    monkeypatch: pytest.MonkeyPatch,
    stated: str | None,
    small: int,
    threads: list[int],
) -> None:
    settled: list[int] = []
    monkeypatch.setattr(torch, "set_num_threads", settled.append)
    monkeypatch.setattr(hf_loading, "CORES", 8)
    monkeypatch.setattr(hf_loading, "SMALL_MODEL", small)
    monkeypatch.delenv("OMP_NUM_THREADS", raising=False)
    if stated is not None:
        monkeypatch.setenv("OMP_NUM_THREADS", stated)
    load_model(str(tiny_model), None, "float32", "cpu")
    assert settled == threads


def change_json(path: Path, **changes: Any) -> None:
    path.write_text(json.dumps({**json.loads(path.read_text()), **changes}))


def test_sums_of_the_largest_products_are_exact_on_any_processor() -> None:
    plain = torch.nn.Linear(64, 48, bias=False)
    torch.nn.init.constant_(plain.weight, 1.0)
    found = Int8Linear(plain)(torch.full((2, 64), 3.0))
    assert found == pytest.approx(torch.full((2, 48), 192.0))


@pytest.mark.parametrize("bias", [True, False])
def test_a_layer_computes_nearly_the_same_and_a_token_alone_the_very_same(bias: bool) -> None:
    torch.manual_seed(0)
    plain = torch.nn.Linear(64, 48, bias=bias)
    inputs = torch.randn(3, 5, 64)
    inputs[0, 0, 7] = 500.0  # an outlier in one token costs the others no precision
    inputs[2, 4] = 0.0
    packed = Int8Linear(plain)
    with torch.inference_mode():
        expected, found = plain(inputs), packed(inputs)
        alone = torch.stack([packed(token[None])[0] for token in inputs.flatten(0, 1)])
    assert torch.nn.functional.cosine_similarity(expected, found, dim=-1)[:2].min() > 0.999
    assert torch.equal(found[2, 4], expected[2, 4])
    assert torch.equal(alone, found.flatten(0, 1))


def test_a_model_in_8_bits_has_nearly_the_same_logits(tiny_model: Path) -> None:
    plain = load_model(str(tiny_model), None, "float32", "cpu")
    packed = load_model(str(tiny_model), None, "int8", "cpu")
    assert not any(isinstance(module, torch.nn.Linear) for module in packed.model.modules())
    tokens = torch.tensor([plain.tokenizer("SELECT name FROM singer").input_ids])
    with torch.inference_mode():
        expected, found = (each.model(tokens).logits for each in (plain, packed))
    assert not torch.equal(expected, found)
    weights = [m.weight_OI for m in packed.model.modules() if isinstance(m, Int8Linear)]
    in_8_bits = max(int(weight.abs().max()) for weight in weights) > 64  # 7 without VNNI
    least = torch.nn.functional.cosine_similarity(expected, found, dim=-1).min()
    assert least > (0.98 if in_8_bits else 0.95)


def test_a_gpu_is_told_another_dtype(tiny_model: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(torch.cuda, "is_available", lambda: True)
    with pytest.raises(ModelError, match="int8 is for CPUs; on a GPU take bfloat16"):
        load_model(str(tiny_model), None, "int8", "auto")
