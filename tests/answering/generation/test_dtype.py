"""`generation.dtype: auto` and the dtype of a server follow from what the processor states."""

from dataclasses import replace

import pytest
import torch

from lib.answering.generation.runs import auto_dtype, server_dtype, with_dtype
from lib.base.params import GenerationParams
from lib.base.pipeline import load_params


@pytest.fixture(scope="module")
def params() -> GenerationParams:
    return replace(load_params().generation, dtype="auto", device="cpu")


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
