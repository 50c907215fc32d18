"""vLLM's engine on a model from a folder or the hub, with or without an adapter.

Everything that can be wrong with a model path ends as a ModelError of one line.
"""

from __future__ import annotations

import json
import os
from dataclasses import replace
from pathlib import Path
from typing import Any

from lib.errors import ModelError
from lib.fingerprints import code_fingerprint
from lib.generation.hf_identity import hf_identity
from lib.generation.hf_loading import silence_transformers
from lib.generation.model_path import check_adapter, first_line
from lib.params import GenerationParams

_LORA_RANKS = (1, 8, 16, 32, 64, 128, 256, 320, 512)  # what vLLM takes for `max_lora_rank`
_ADAPTER_NAME, _ADAPTER_NUMBER = "adapter", 1


def load_engine(model: str, adapter: Path | None, params: GenerationParams) -> tuple[Any, Any]:
    """An `LLMEngine` in this process, and the `LoRARequest` of the adapter; None without one.

    `generation.device` is not asked: a build of vLLM is made for one kind of device. Raises
    ModelError where model or adapter cannot be loaded.
    """
    _set_environment()
    silence_transformers()
    options = _options(params)
    if adapter is not None:
        check_adapter(adapter)
        options |= {"enable_lora": True, "max_loras": 1, "max_lora_rank": _max_rank(adapter)}
    try:
        from vllm import LLM

        engine = LLM(model, **options).llm_engine
    except Exception as error:  # vLLM and its libraries raise errors of every kind
        raise ModelError(f"model {model!r} cannot be loaded by vLLM: {first_line(error)}") from None
    return engine, None if adapter is None else _with_adapter(engine, adapter)


def vllm_identity(model: str, adapter: Path | None, params: GenerationParams) -> dict[str, Any]:
    """Everything but prompts and sampling that decides what this backend writes, to the byte."""
    import vllm

    identity = hf_identity(model, adapter, replace(params, device="auto"))
    code = code_fingerprint("lib.generation.vllm_generator")
    return {**identity, "backend": "vllm", "vllm": vllm.__version__, "code": code}


def _set_environment() -> None:
    """vLLM reads it when it is imported.

    The engine stays in this process: nothing outlives it, however it ends, and no race between
    processes decides which rows share a batch.
    """
    os.environ["VLLM_ENABLE_V1_MULTIPROCESSING"] = "0"
    os.environ["VLLM_NO_USAGE_STATS"] = "1"
    os.environ.setdefault("VLLM_LOGGING_LEVEL", "ERROR")


def _options(params: GenerationParams) -> dict[str, Any]:
    options: dict[str, Any] = {
        "dtype": params.dtype,
        "seed": 0,
        "max_model_len": -1,  # the model's context, or as much of it as there is memory for
        "async_scheduling": False,  # which rows share a batch would depend on the clock
        "use_tqdm_on_load": False,
        "logprobs_mode": "processed_logprobs",  # of the distribution that is drawn from
    }
    if params.batch_size != "auto":
        options["max_num_seqs"] = params.batch_size
    return options


def _max_rank(adapter: Path) -> int:
    """The smallest rank that vLLM takes and the adapter does not exceed. Raises ModelError."""
    path = adapter / "adapter_config.json"
    try:
        config = json.loads(path.read_text(encoding="utf-8"))
        rank = max(config["r"], *config.get("rank_pattern", {}).values(), 0)
    except (ValueError, KeyError, TypeError, AttributeError):
        raise ModelError(f"{path}: expected an object with the rank `r` of the adapter") from None
    for allowed in _LORA_RANKS:
        if rank <= allowed:
            return allowed
    raise ModelError(f"{path}: rank {rank}, and vLLM takes {_LORA_RANKS[-1]} at most; use hf")


def _with_adapter(engine: Any, adapter: Path) -> Any:
    """Load the adapter now: later, what does not fit would end the first question."""
    from vllm.lora.request import LoRARequest

    request = LoRARequest(_ADAPTER_NAME, _ADAPTER_NUMBER, str(adapter.resolve()))
    try:
        engine.add_lora(request)
    except Exception as error:
        raise ModelError(
            f"adapter {str(adapter)!r} does not fit the model: {first_line(error)}"
        ) from None
    return request
