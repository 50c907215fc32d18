"""Resolves `generation.dtype: auto` to float32 or bfloat16, whichever is faster for the model here.

On a GPU that is bfloat16 if the GPU supports it. On a CPU it depends: without instructions for it,
bfloat16 is slower. There both are measured once per model and machine, and the result is kept.
"""

import logging
import platform
import time
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any, Literal

from lib.answering.generation.runs import model_fingerprint
from lib.base.identity import fingerprint
from lib.base.jsonl import read_json, write_json
from lib.base.params import GenerationParams

DTYPES = Path("outputs/.cache/dtypes.json")
"""Where the measurements are kept. Deleting the file costs a minute."""

ResolvedDtype = Literal["float32", "bfloat16"]

_WORTH_ROUNDING = 1.2  # times as fast: bfloat16 rounds more, which changes a few answers
_READ_TOKENS = 512
_DECODED_TOKENS = 8
_REPEATS = 2  # the faster one counts: other programs may have slowed down the other
_SHARE_OF_MEMORY = 0.8

_log = logging.getLogger(__name__)


def with_dtype(params: GenerationParams, model: str) -> GenerationParams:
    """The parameters with float32 or bfloat16 in place of `auto`; only for the backend `hf`.

    Raises ModelError where the model has to be measured and cannot be loaded.
    """
    if params.dtype != "auto" or params.backend != "hf":
        return params
    return replace(params, dtype=faster_dtype(model, params.device))


def faster_dtype(model: str, device: str, kept: Path = DTYPES) -> ResolvedDtype:
    """The faster dtype for the model, from `kept` if it has been measured on such a machine.

    `model`: a folder or a hub id. `device`: as in params.yaml's `generation`.
    Raises ModelError where the model cannot be loaded.
    """
    import torch  # seconds

    if device != "cpu" and torch.cuda.is_available():
        return "bfloat16" if torch.cuda.is_bf16_supported() else "float32"
    machine = {
        "processor": _processor(),
        "threads": torch.get_num_threads(),
        "torch": torch.__version__,
    }
    key = fingerprint(model_fingerprint(model), machine)
    known = read_json(kept, "delete it") if kept.is_file() else {}
    if key not in known:
        seconds = _measure(model)
        known[key] = {"model": model, **machine, "seconds": seconds, "dtype": _faster(seconds)}
        write_json(kept, known)
        _log.warning("%s: generation.dtype auto is %s here", model, known[key]["dtype"])
    dtype: ResolvedDtype = known[key]["dtype"]
    return dtype


def _faster(seconds: Mapping[str, float] | None) -> ResolvedDtype:
    """The faster dtype. `seconds` None: float32 does not fit into memory."""
    if seconds is None:
        return "bfloat16"
    faster = seconds["float32"] > _WORTH_ROUNDING * seconds["bfloat16"]
    return "bfloat16" if faster else "float32"


def _measure(model: str) -> dict[str, float] | None:
    """Seconds of a short generation in each dtype; None where float32 does not fit into memory."""
    import psutil
    import torch

    from lib.answering.generation.hf_loading import load_model

    loaded = load_model(model, None, "bfloat16", "cpu").model
    float32_bytes = 4 * sum(parameter.numel() for parameter in loaded.parameters())
    if float32_bytes > _SHARE_OF_MEMORY * psutil.virtual_memory().available:
        return None
    return {name: _seconds(loaded.to(getattr(torch, name))) for name in ("bfloat16", "float32")}


def _seconds(model: Any) -> float:
    """The seconds to read one prompt and then decode a few tokens one by one."""
    import torch

    limit = getattr(model.config.get_text_config(), "max_position_embeddings", None) or _READ_TOKENS
    length = min(_READ_TOKENS, limit - _DECODED_TOKENS)
    prompt = torch.arange(length).remainder(model.config.get_text_config().vocab_size)[None]
    found = []
    for _ in range(_REPEATS):
        started = time.perf_counter()
        with torch.inference_mode():
            step = model(prompt, use_cache=True, logits_to_keep=1)
            for _ in range(_DECODED_TOKENS):
                token = step.logits[:, -1:].argmax(-1)
                step = model(token, past_key_values=step.past_key_values, use_cache=True)
        found.append(time.perf_counter() - started)
    return round(min(found), 4)


def _processor() -> str:
    """The processor's name, and the instruction sets that decide which dtype is faster on it."""
    import torch

    return f"{platform.machine()} {_model_name()} {torch.backends.cpu.get_cpu_capability()}"


def _model_name() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:  # not Linux
        return platform.processor()
    flags = next((line for line in lines if line.startswith("flags")), "")
    wanted = [flag for flag in ("avx512_bf16", "amx_bf16") if flag in flags.split()]
    name = next((line.partition(":")[2] for line in lines if line.startswith("model name")), "")
    return " ".join([name.strip(), *wanted])
