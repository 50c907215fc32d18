"""What `generation.dtype: auto` stands for: it follows from what the processor states."""

from dataclasses import replace
from typing import Literal

from lib.base.params import Dtype, GenerationParams

ResolvedDtype = Literal["float32", "bfloat16"]


def with_dtype(params: GenerationParams) -> GenerationParams:
    """The parameters with `auto_dtype` in place of `auto`; only for the backend `hf`."""
    if params.dtype != "auto" or params.backend != "hf":
        return params
    return replace(params, dtype=auto_dtype(params.device))


def auto_dtype(device: str) -> ResolvedDtype:
    """bfloat16 on a GPU that supports it or a CPU with AVX-512 bf16; else float32.

    `device`: as in params.yaml's `generation`.
    """
    import torch  # seconds

    if device != "cpu" and torch.cuda.is_available():
        return "bfloat16" if torch.cuda.is_bf16_supported() else "float32"
    return "bfloat16" if "avx512_bf16" in _instructions() else "float32"


def server_dtype(params: GenerationParams) -> Dtype:
    """int8 on a CPU with VNNI or AMX, since a server's batches are small; else `params.dtype`."""
    import torch

    on_gpu = params.device != "cpu" and torch.cuda.is_available()
    is_fast = bool({"vnni", "amx_tile"} & _instructions())
    return "int8" if is_fast and not on_gpu else params.dtype


def _instructions() -> set[str]:
    """What the processor states, of what decides here; nothing if torch is told to do without.

    The environment variable ATEN_CPU_CAPABILITY tells it so.
    """
    import torch

    if torch.backends.cpu.get_cpu_capability() != "AVX512":
        return set()
    names = ("avx512_bf16", "vnni", "amx_tile")
    return {name for name in names if getattr(torch.cpu, f"_is_{name}_supported")()}
