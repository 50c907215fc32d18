"""The linear layers of a model in 8 bits.

For processors that have no bfloat16 arithmetic, or little memory bandwidth.

Weights are rounded once, a scale an output channel; activations in each step, a scale a tensor.
What lies between the layers, and attention, stays float32.
"""

from __future__ import annotations

import json
import warnings
from pathlib import Path
from typing import Any

import torch
from transformers.quantizers.auto import register_quantization_config, register_quantizer
from transformers.quantizers.base import HfQuantizer
from transformers.utils.quantization_config import QuantizationConfigMixin

_METHOD = "dynamic_int8"
_CONFIG = "config.json"


def link_as_int8(model: Path, folder: Path) -> None:
    """Make `folder` the same model, loaded in 8 bits: links to its files, and another config.

    It loads as such in processes that have imported this module.
    """
    folder.mkdir(parents=True)
    for path in model.iterdir():
        if path.name != _CONFIG:
            (folder / path.name).symlink_to(path.resolve())
    config = json.loads((model / _CONFIG).read_text(encoding="utf-8"))
    config["quantization_config"] = {"quant_method": _METHOD}
    (folder / _CONFIG).write_text(json.dumps(config, indent=2), encoding="utf-8")


def quantize_linears(model: torch.nn.Module) -> None:
    """Replace the linear layers of `model`, which is float32, by ones in 8 bits."""
    from torch.ao.quantization import per_channel_dynamic_qconfig, quantize_dynamic

    with warnings.catch_warnings():  # torch means to move it to torchao, where it is slower
        warnings.simplefilter("ignore")
        layers = {torch.nn.Linear: per_channel_dynamic_qconfig}
        quantize_dynamic(model, layers, dtype=torch.qint8, inplace=True)


@register_quantization_config(_METHOD)
class _Int8Config(QuantizationConfigMixin):
    def __init__(self, quant_method: str = _METHOD, **kwargs: Any) -> None:
        self.quant_method = quant_method  # type: ignore[assignment]  # the known ones are an enum


@register_quantizer(_METHOD)
class _Int8Quantizer(HfQuantizer):
    """Loads the weights as they are, and quantises the layers once they are there."""

    requires_calibration = False

    def update_dtype(self, dtype: torch.dtype) -> torch.dtype:
        return torch.float32

    def _process_model_after_weight_loading(self, model: Any, **kwargs: Any) -> Any:
        quantize_linears(model)
        return model

    def is_serializable(self, **kwargs: Any) -> bool:
        return False

    @property
    def is_trainable(self) -> bool:
        return False
