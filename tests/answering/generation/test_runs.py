"""The run card of a model folder, and the dtype that follows from what the processor states."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import torch

from lib.answering.generation.runs import (
    RunCard,
    adapter_folder,
    model_fingerprint,
    online_dtype,
    read_run,
    with_dtype,
    write_run,
)
from lib.base.errors import ModelError
from lib.base.params import GenerationParams
from tests.answering.generation.params import generation_params
from tests.conftest import StateInstructions


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


FETCHED = "data/models/any"
ZEN4 = "avx2 avx_vnni avx512f avx512_bf16 avx512_vnni"
SAPPHIRE_RAPIDS = f"{ZEN4} amx_bf16 amx_tile amx_int8"


@pytest.mark.parametrize(
    ("flags", "environment", "batches", "online"),
    [
        (SAPPHIRE_RAPIDS, {}, "bfloat16", "int8"),
        (ZEN4, {}, "bfloat16", "int8"),
        ("avx512f avx512_bf16", {}, "bfloat16", "bfloat16"),
        ("amx_tile amx_bf16", {}, "bfloat16", "bfloat16"),
        ("avx512f avx512_vnni", {}, "float32", "int8"),
        ("amx_tile amx_int8", {}, "float32", "int8"),
        ("avx512f avx512_vnni2 xavx512_bf16", {}, "float32", "float32"),
        ("avx2 avx_vnni", {}, "float32", "float32"),
        ("avx2 fma", {}, "float32", "float32"),
        (None, {}, "float32", "float32"),  # not Linux
        (SAPPHIRE_RAPIDS, {"ATEN_CPU_CAPABILITY": "avx2"}, "float32", "float32"),
        (SAPPHIRE_RAPIDS, {"ATEN_CPU_CAPABILITY": "default"}, "float32", "float32"),
        (SAPPHIRE_RAPIDS, {"ATEN_CPU_CAPABILITY": "avx512"}, "bfloat16", "int8"),
        (SAPPHIRE_RAPIDS, {"ONEDNN_MAX_CPU_ISA": "AVX2"}, "float32", "float32"),
        (SAPPHIRE_RAPIDS, {"ONEDNN_MAX_CPU_ISA": "avx512_core"}, "float32", "float32"),
        (SAPPHIRE_RAPIDS, {"DNNL_MAX_CPU_ISA": "AVX512_CORE"}, "float32", "float32"),
        (SAPPHIRE_RAPIDS, {"ONEDNN_MAX_CPU_ISA": "AVX512_CORE_VNNI"}, "float32", "int8"),
        ("amx_int8 amx_bf16", {"ONEDNN_MAX_CPU_ISA": "AVX512_CORE_BF16"}, "float32", "float32"),
        (ZEN4, {"ONEDNN_MAX_CPU_ISA": "AVX512_CORE_BF16"}, "bfloat16", "int8"),
        (SAPPHIRE_RAPIDS, {"ONEDNN_MAX_CPU_ISA": "DEFAULT"}, "bfloat16", "int8"),
    ],
)
def test_a_cpu_computes_in_what_it_states_instructions_for(
    params: GenerationParams,
    state_instructions: StateInstructions,
    monkeypatch: pytest.MonkeyPatch,
    flags: str | None,
    environment: dict[str, str],
    batches: str,
    online: str,
) -> None:
    state_instructions(flags)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert with_dtype(params).dtype == batches
    assert online_dtype(params, "any/model") == online
    assert online_dtype(replace(params, dtype="float32"), FETCHED) == online


@pytest.mark.parametrize(
    ("base", "changes", "expected"),
    [
        (FETCHED, {"dtype": "bfloat16"}, "bfloat16"),
        (FETCHED, {"dtype": "float32", "backend": "openai"}, "float32"),
        ("data/base_model", {"dtype": "float32"}, "float32"),
    ],
)
def test_online_a_dtype_that_was_chosen_stays(
    params: GenerationParams,
    state_instructions: StateInstructions,
    base: str,
    changes: dict[str, Any],
    expected: str,
) -> None:
    state_instructions(ZEN4)
    assert online_dtype(replace(params, **changes), base) == expected


@pytest.mark.parametrize("flags", ["avx2 fma", None, ZEN4])
def test_8_bits_need_instructions_that_make_them_fast(
    params: GenerationParams, state_instructions: StateInstructions, flags: str | None
) -> None:
    state_instructions(flags)
    if flags == ZEN4:
        assert with_dtype(replace(params, dtype="int8")).dtype == "int8"
    else:
        with pytest.raises(ModelError, match=r"int8 needs a processor with VNNI or AMX.*to auto"):
            with_dtype(replace(params, dtype="int8"))


@pytest.mark.parametrize("has_bfloat16", [True, False])
def test_a_gpu_computes_in_bfloat16_if_it_can(
    params: GenerationParams,
    state_instructions: StateInstructions,
    monkeypatch: pytest.MonkeyPatch,
    has_bfloat16: bool,
) -> None:
    state_instructions(ZEN4)
    monkeypatch.setattr(torch.cuda, "is_available", lambda: True)
    monkeypatch.setattr(torch.cuda, "is_bf16_supported", lambda: has_bfloat16)
    expected = "bfloat16" if has_bfloat16 else "float32"
    anywhere = replace(params, device="auto")
    assert with_dtype(anywhere).dtype == online_dtype(anywhere, FETCHED) == expected
    assert online_dtype(replace(anywhere, dtype="float32"), FETCHED) == "float32"


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
