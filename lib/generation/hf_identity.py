"""Everything but prompts and sampling that decides what the `hf` backend writes, to the byte."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from typing import Any

import torch
import transformers
from huggingface_hub import try_to_load_from_cache

from lib.fingerprints import code_fingerprint
from lib.generation.runs import model_fingerprint
from lib.params import GenerationParams

_PLAYING_NO_PART = ("chat", "endpoint", "cache", "processes")  # prompts already reflect `chat`
_KEEPING = ("lib.generation.hf_identity", "lib.generation.response_cache")


def hf_identity(model: str, adapter: Path | None, params: GenerationParams) -> dict[str, Any]:
    """Model and adapter by their files, the parameters, the code, the libraries and the hardware.

    Rounding depends on the batch size, the libraries and the processor, and a tie between two
    tokens may depend on rounding. A model from the hub is identified by the commit that is loaded.
    `threads` is read in this process, which therefore has to be the one that generates.
    """
    on_gpu = params.device != "cpu" and torch.cuda.is_available()
    settings = {k: v for k, v in asdict(params).items() if k not in _PLAYING_NO_PART}
    return {
        "backend": "hf",
        "model": model_fingerprint(model, adapter),
        "commit": _hub_commit(model),
        "params": settings,
        "code": code_fingerprint("lib.generation.hf", without=_KEEPING),
        "torch": torch.__version__,
        "transformers": transformers.__version__,
        "device": torch.cuda.get_device_name() if on_gpu else "cpu",
        "threads": torch.get_num_threads(),
    }


def _hub_commit(model: str) -> str | None:
    """The commit of a downloaded hub model; None for a folder."""
    if Path(model).is_dir():
        return None
    config = try_to_load_from_cache(model, "config.json")
    return Path(config).parent.name if isinstance(config, str) else None
