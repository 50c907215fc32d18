"""Opens the backend that `generation.backend` names. A backend's imports happen here, when used."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from lib.errors import ParamsError
from lib.generation.model_path import check_model
from lib.generation.protocol import Generator
from lib.params import GenerationParams


def open_generator(
    params: GenerationParams,
    model: str,
    adapter: Path | None = None,
    gold: Mapping[str, str] | None = None,
) -> Generator:
    """A generator, ready to use.

    `model`: a folder or a hub id. `adapter`: the folder of a LoRA adapter. `gold`: gold SQL by
    example id, which the mock alone needs. Raises ModelError where the model cannot be loaded.
    """
    if params.backend == "mock":
        from lib.generation.mock import MockGenerator

        if gold is None:
            raise ParamsError("generation.backend is mock, which needs gold SQL; set it to hf")
        return MockGenerator(gold)
    check_model(model)
    from lib.generation.hf import HfGenerator  # torch and transformers: seconds to import

    return HfGenerator(model, adapter, params)
