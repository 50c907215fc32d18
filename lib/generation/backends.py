"""Opens the backend that `generation.backend` names. Each backend is imported only when used."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.util import find_spec
from pathlib import Path

from lib.errors import MissingExtraError, ModelError, ParamsError
from lib.generation.dtype import with_dtype
from lib.generation.hf_processes import HfProcesses, process_count
from lib.generation.model_path import check_model
from lib.generation.protocol import Generator
from lib.generation.response_cache import open_cache
from lib.params import GenerationParams

BACKEND_MODULES = {
    "hf": "lib.generation.hf",
    "mock": "lib.generation.mock",
    "openai": "lib.generation.openai_generator",
    "vllm": "lib.generation.vllm_generator",
}
"""The module of each backend."""

_INSTALL_VLLM = "pip install vllm==0.33.0"  # as in pyproject.toml


def open_generator(
    params: GenerationParams,
    model: str,
    adapter: Path | None = None,
    gold: Mapping[str, str] | None = None,
    remembers: bool = False,
) -> Generator:
    """A generator, ready to use.

    `model`: a folder or a hub id. `adapter`: the folder of a LoRA adapter. `gold`: gold SQL by
    example id, which the mock alone needs. `remembers`: for a server, see `HfGenerator`. Raises
    ModelError where the model cannot be loaded, MissingExtraError where vllm is not installed.
    """
    if params.backend == "mock":
        from lib.generation.mock import MockGenerator

        if gold is None:
            raise ParamsError("generation.backend is mock, which needs gold SQL; set it to hf")
        return MockGenerator(gold)
    if params.backend == "openai":
        from lib.generation.openai_generator import OpenAIGenerator  # takes a second to import

        if adapter is not None:
            raise ModelError(
                f"adapter {str(adapter)!r}: the backend openai cannot load it into the server; "
                "merge it (`stages.export`) or serve it under a name of its own, and set "
                "`model` to that"
            )
        return OpenAIGenerator(params, model, open_cache(params))
    check_model(model)
    if params.backend == "vllm":
        return _open_vllm(params, model, adapter)
    return _open_hf(with_dtype(params, model), model, adapter, remembers)


def _open_hf(
    params: GenerationParams, model: str, adapter: Path | None, remembers: bool
) -> Generator:
    """Open the model in one or several processes. Torch and transformers take seconds to import."""
    processes = process_count(model, params)
    if processes > 1:
        return HfProcesses(model, adapter, params, processes)
    from lib.generation.hf import HfGenerator

    return HfGenerator(model, adapter, params, remembers=remembers)


def _open_vllm(params: GenerationParams, model: str, adapter: Path | None) -> Generator:
    """Open the model in vLLM's engine, an optional extra that takes most of a minute to start."""
    if find_spec("vllm") is None:
        raise MissingExtraError(
            f"generation.backend is vllm, which is not installed; `{_INSTALL_VLLM}` inside .venv "
            "installs it, or set it to hf"
        )
    from lib.generation.vllm_generator import VllmGenerator

    return VllmGenerator(model, adapter, params)
