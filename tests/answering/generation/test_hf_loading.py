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


def change_json(path: Path, **changes: Any) -> None:
    path.write_text(json.dumps({**json.loads(path.read_text()), **changes}))
