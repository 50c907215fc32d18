"""`generation.dtype: auto` is measured once per model and machine, and then remembered."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest
import torch

from lib.answering.generation import dtype
from lib.answering.generation.dtype import faster_dtype, with_dtype
from lib.base.errors import ModelError
from lib.base.params import GenerationParams
from lib.base.pipeline import load_params


@pytest.fixture
def model(tiny_model: Path) -> str:
    return str(tiny_model)


@pytest.fixture(scope="module")
def params() -> GenerationParams:
    return replace(load_params().generation, dtype="auto", device="cpu")


def _times(monkeypatch: pytest.MonkeyPatch, float32: float, bfloat16: float) -> list[str]:
    """Replace the measured times by these; returns the dtypes that were measured."""
    measured: list[str] = []

    def seconds(model: torch.nn.Module) -> float:
        name = str(next(model.parameters()).dtype).removeprefix("torch.")
        measured.append(name)
        return {"float32": float32, "bfloat16": bfloat16}[name]

    monkeypatch.setattr(dtype, "_seconds", seconds)
    return measured


@pytest.mark.parametrize(
    ("float32", "bfloat16", "expected"),
    [(3.0, 1.0, "bfloat16"), (1.0, 3.0, "float32"), (1.1, 1.0, "float32")],
)
def test_the_faster_one_is_taken_and_a_near_tie_is_float32(
    model: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    float32: float,
    bfloat16: float,
    expected: str,
) -> None:
    _times(monkeypatch, float32, bfloat16)
    assert faster_dtype(model, "cpu", tmp_path / "dtypes.json") == expected
    (kept,) = json.loads((tmp_path / "dtypes.json").read_text()).values()
    assert kept["seconds"] == {"float32": float32, "bfloat16": bfloat16}
    assert (kept["model"], kept["dtype"]) == (model, expected)


def test_a_model_is_measured_once_on_a_machine(
    model: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    measured = _times(monkeypatch, 3.0, 1.0)
    for _ in range(2):
        faster_dtype(model, "cpu", tmp_path / "dtypes.json")
    assert sorted(measured) == ["bfloat16", "float32"]
    monkeypatch.setattr(dtype, "_processor", lambda: "another processor")
    faster_dtype(model, "cpu", tmp_path / "dtypes.json")
    assert sorted(measured) == ["bfloat16", "bfloat16", "float32", "float32"]


def test_a_model_too_large_for_float32_is_in_bfloat16(
    model: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dtype, "_SHARE_OF_MEMORY", 0.0)
    assert faster_dtype(model, "cpu", tmp_path / "dtypes.json") == "bfloat16"


def test_the_clock_measures_a_real_model(model: str, tmp_path: Path) -> None:
    faster_dtype(model, "cpu", tmp_path / "dtypes.json")
    (kept,) = json.loads((tmp_path / "dtypes.json").read_text()).values()
    assert min(kept["seconds"].values()) > 0


def test_a_model_that_cannot_be_loaded_is_named(tmp_path: Path) -> None:
    (tmp_path / "config.json").write_text("{}")
    with pytest.raises(ModelError, match="cannot be loaded"):
        faster_dtype(str(tmp_path), "cpu", tmp_path / "kept" / "dtypes.json")


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({"dtype": "float32"}, "float32"),
        ({"dtype": "bfloat16"}, "bfloat16"),
        ({"backend": "openai"}, "auto"),
        ({"backend": "vllm"}, "auto"),
    ],
)
def test_nothing_is_measured_where_auto_is_not_for_hf(
    params: GenerationParams, changes: dict[str, str], expected: str
) -> None:
    settled = with_dtype(replace(params, **changes), "no/model")  # type: ignore[arg-type]
    assert settled.dtype == expected
