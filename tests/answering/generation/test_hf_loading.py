"""Whatever is wrong with a model or an adapter is reported in one clear line."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from transformers import BloomConfig, BloomForCausalLM

from lib.answering.generation.hf_loading import load_model
from lib.base.errors import ModelError


def copy_without(source: Path, target: Path, *names: str) -> Path:
    shutil.copytree(source, target)
    for name in names:
        (target / name).unlink()
    return target


def spoil(path: Path, text: str = "{ not json") -> None:
    path.write_text(text)


def error_of(model: str, adapter: Path | None = None, device: str = "cpu") -> str:
    with pytest.raises(ModelError) as caught:
        load_model(model, adapter, "float32", device)
    assert "\n" not in str(caught.value)
    return str(caught.value)


def test_a_path_that_does_not_exist(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "data").mkdir()
    for model in (str(tmp_path / "none"), "./none", "some/where/else", "data/base_model"):
        assert error_of(model) == (
            f"model {model!r}: no such folder; give a model folder or a hub id"
        )


def test_a_model_that_can_be_fetched_is_told_how(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    told = error_of("data/models/qwen-0.5b")
    assert told.endswith("; `python -m stages.fetch_model qwen-0.5b` fetches it")


def test_a_file_is_no_model(tmp_path: Path) -> None:
    spoil(tmp_path / "file")
    assert "expected a folder or a hub id, found a file" in error_of(str(tmp_path / "file"))


def test_a_folder_without_config_is_no_model(tmp_path: Path) -> None:
    assert "the folder has no config.json" in error_of(str(tmp_path))


@pytest.mark.parametrize("name", ["config.json", "model.safetensors", "tokenizer.json"])
def test_a_broken_file_of_the_model(tiny_model: Path, tmp_path: Path, name: str) -> None:
    folder = copy_without(tiny_model, tmp_path / "model")
    spoil(folder / name)
    assert error_of(str(folder)).startswith(f"model {str(folder)!r} cannot be loaded: ")


@pytest.mark.parametrize("name", ["model.safetensors", "tokenizer.json"])
def test_a_missing_file_of_the_model(tiny_model: Path, tmp_path: Path, name: str) -> None:
    folder = copy_without(tiny_model, tmp_path / "model", name)
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


def test_a_value_of_the_wrong_type_in_the_config(tiny_model: Path, tmp_path: Path) -> None:
    folder = copy_without(tiny_model, tmp_path / "model")
    change_json(folder / "config.json", max_position_embeddings="many")
    assert error_of(str(folder)).startswith(f"model {str(folder)!r} cannot be loaded: ")


def test_the_context_may_come_from_the_tokenizer(tiny_model: Path, tmp_path: Path) -> None:
    folder = copy_without(tiny_model, tmp_path / "model")
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


def no_folder(adapter: Path) -> None:
    shutil.rmtree(adapter)


def no_config(adapter: Path) -> None:
    (adapter / "adapter_config.json").unlink()


def no_weights(adapter: Path) -> None:
    (adapter / "adapter_model.safetensors").unlink()


def broken_weights(adapter: Path) -> None:
    spoil(adapter / "adapter_model.safetensors")


def broken_config(adapter: Path) -> None:
    spoil(adapter / "adapter_config.json")


def other_modules(adapter: Path) -> None:
    change_json(adapter / "adapter_config.json", target_modules=["no_such_module"])


def other_shape(adapter: Path) -> None:
    change_json(adapter / "adapter_config.json", r=8)


ADAPTER_FAULTS: list[tuple[Callable[[Path], None], str]] = [
    (no_folder, "no such folder"),
    (no_config, "no adapter_config.json in the folder"),
    (no_weights, "no adapter_model.safetensors in the folder"),
    (broken_weights, "does not fit the model"),
    (broken_config, "does not fit the model"),
    (other_modules, "does not fit the model"),
    (other_shape, "does not fit the model"),
]


@pytest.mark.parametrize(("fault", "message"), ADAPTER_FAULTS)
def test_a_faulty_adapter(
    tiny_model: Path,
    tiny_adapter: Path,
    tmp_path: Path,
    fault: Callable[[Path], None],
    message: str,
) -> None:
    adapter = copy_without(tiny_adapter, tmp_path / "adapter")
    fault(adapter)
    error = error_of(str(tiny_model), adapter)
    assert error.startswith(f"adapter {str(adapter)!r}")
    assert message in error


def change_json(path: Path, **changes: Any) -> None:
    path.write_text(json.dumps({**json.loads(path.read_text()), **changes}))
