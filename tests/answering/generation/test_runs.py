"""The run card of a model folder, and the dtype that follows from what the processor states."""

from dataclasses import replace
from pathlib import Path

import pytest
import torch

from lib.answering.generation.runs import (
    RunCard,
    adapter_folder,
    auto_dtype,
    model_fingerprint,
    read_run,
    server_dtype,
    with_dtype,
    write_run,
)
from lib.base.errors import ModelError
from lib.base.params import GenerationParams
from tests.answering.generation.params import generation_params


@pytest.mark.parametrize("adapter", [None, "adapter"])
def test_a_card_is_read_as_it_was_written(tmp_path: Path, adapter: str | None) -> None:
    card = RunCard("sft", "data/base_model", adapter, "0123456789abcdef")
    write_run(tmp_path / "sft", card)
    assert read_run(tmp_path / "sft") == card
    expected = None if adapter is None else tmp_path / "sft" / adapter
    assert adapter_folder(tmp_path / "sft", card) == expected
    with pytest.raises(ModelError, match=r"dpo/run\.json: no such file; train this model first"):
        read_run(tmp_path / "dpo")


@pytest.mark.parametrize("text", ["", '{"run": "sft"}', '{"run": 1, "model": 2, "adapter": 3}'])
def test_a_malformed_card_names_what_is_expected(tmp_path: Path, text: str) -> None:
    (tmp_path / "run.json").write_text(text)
    with pytest.raises(ModelError, match="expected one object with run, model, adapter"):
        read_run(tmp_path)


def test_the_fingerprint_is_of_the_files(tmp_path: Path) -> None:
    model, adapter = tmp_path / "model", tmp_path / "adapter"
    for folder in (model, adapter):
        folder.mkdir()
        (folder / "weights").write_bytes(b"1")
    before = model_fingerprint(str(model)), model_fingerprint(str(model), adapter)
    assert before[0] != before[1]
    (adapter / "weights").write_bytes(b"2")
    assert model_fingerprint(str(model)) == before[0]
    assert model_fingerprint(str(model), adapter) != before[1]
    assert model_fingerprint("someone/a-model") != model_fingerprint("someone/another-model")


@pytest.fixture(scope="module")
def params() -> GenerationParams:
    return generation_params(backend="hf", dtype="auto")


@pytest.mark.parametrize(
    ("capability", "instructions", "rollouts", "server"),
    [
        ("AVX512", {"avx512_bf16", "vnni"}, "bfloat16", "int8"),
        ("AVX512", {"avx512_bf16"}, "bfloat16", "bfloat16"),
        ("AVX512", {"amx_tile"}, "float32", "int8"),
        ("AVX512", set(), "float32", "float32"),
        ("AVX2", {"avx512_bf16", "vnni", "amx_tile"}, "float32", "float32"),  # as torch is told
    ],
)
def test_a_cpu_computes_in_what_it_has_instructions_for(
    params: GenerationParams,
    monkeypatch: pytest.MonkeyPatch,
    capability: str,
    instructions: set[str],
    rollouts: str,
    server: str,
) -> None:
    monkeypatch.setattr(torch.backends.cpu, "get_cpu_capability", lambda: capability)
    for name in ("avx512_bf16", "vnni", "amx_tile"):
        stated = name in instructions
        monkeypatch.setattr(torch.cpu, f"_is_{name}_supported", lambda stated=stated: stated)
    assert with_dtype(params).dtype == rollouts
    assert server_dtype(with_dtype(params)) == server


@pytest.mark.parametrize("has_bfloat16", [True, False])
def test_a_gpu_computes_in_bfloat16_if_it_can(
    params: GenerationParams, monkeypatch: pytest.MonkeyPatch, has_bfloat16: bool
) -> None:
    monkeypatch.setattr(torch.cuda, "is_available", lambda: True)
    monkeypatch.setattr(torch.cuda, "is_bf16_supported", lambda: has_bfloat16)
    assert auto_dtype("auto") == ("bfloat16" if has_bfloat16 else "float32")
    assert server_dtype(replace(params, device="auto", dtype="float32")) == "float32"


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({"dtype": "float32"}, "float32"),
        ({"dtype": "bfloat16"}, "bfloat16"),
        ({"backend": "openai"}, "auto"),
    ],
)
def test_only_auto_of_the_backend_hf_is_replaced(
    params: GenerationParams, changes: dict[str, str], expected: str
) -> None:
    assert with_dtype(replace(params, **changes)).dtype == expected  # type: ignore[arg-type]
