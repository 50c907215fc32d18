"""The `generation` parameters of params.yaml, with changes: a new key breaks no test."""

from dataclasses import replace
from pathlib import Path
from typing import Any

from lib.base.params import GenerationParams
from lib.base.pipeline import load_params

_SHIPPED = Path(__file__).resolve().parents[3] / "params.yaml"


def generation_params(**changes: Any) -> GenerationParams:
    """On the CPU in float32, small batches, 8 new tokens, no cache; then `changes`."""
    shipped = load_params(_SHIPPED).generation
    small = replace(
        shipped,
        batch_size=4,
        processes=1,
        max_new_tokens=8,
        dtype="float32",
        device="cpu",
        cache=replace(shipped.cache, backends=()),
    )
    return replace(small, **changes)
