"""`generation.dtype: int8`: linear layers in 8 bits compute nearly the same, token by token."""

from __future__ import annotations

from pathlib import Path

import pytest
import torch

from lib.answering.generation.hf_loading import Int8Linear, load_model
from lib.base.errors import ModelError


def test_sums_of_the_largest_products_are_exact_on_any_processor() -> None:
    plain = torch.nn.Linear(64, 48, bias=False)
    torch.nn.init.constant_(plain.weight, 1.0)
    found = Int8Linear(plain)(torch.full((2, 64), 3.0))
    assert found == pytest.approx(torch.full((2, 48), 192.0))


@pytest.mark.parametrize("bias", [True, False])
def test_a_layer_computes_nearly_the_same_and_a_token_alone_the_very_same(bias: bool) -> None:
    torch.manual_seed(0)
    plain = torch.nn.Linear(64, 48, bias=bias)
    inputs = torch.randn(3, 5, 64)
    inputs[0, 0, 7] = 500.0  # an outlier in one token costs the others no precision
    inputs[2, 4] = 0.0
    packed = Int8Linear(plain)
    with torch.inference_mode():
        expected, found = plain(inputs), packed(inputs)
        alone = torch.stack([packed(token[None])[0] for token in inputs.flatten(0, 1)])
    assert torch.nn.functional.cosine_similarity(expected, found, dim=-1)[:2].min() > 0.999
    assert torch.equal(found[2, 4], expected[2, 4])
    assert torch.equal(alone, found.flatten(0, 1))


def test_a_model_in_8_bits_has_nearly_the_same_logits(tiny_model: Path) -> None:
    plain = load_model(str(tiny_model), None, "float32", "cpu")
    packed = load_model(str(tiny_model), None, "int8", "cpu")
    assert not any(isinstance(module, torch.nn.Linear) for module in packed.model.modules())
    tokens = torch.tensor([plain.tokenizer("SELECT name FROM singer").input_ids])
    with torch.inference_mode():
        expected, found = (each.model(tokens).logits for each in (plain, packed))
    assert not torch.equal(expected, found)
    weights = [m.weight_OI for m in packed.model.modules() if isinstance(m, Int8Linear)]
    in_8_bits = max(int(weight.abs().max()) for weight in weights) > 64  # 7 without VNNI
    least = torch.nn.functional.cosine_similarity(expected, found, dim=-1).min()
    assert least > (0.98 if in_8_bits else 0.95)


def test_a_gpu_is_told_another_dtype(tiny_model: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(torch.cuda, "is_available", lambda: True)
    with pytest.raises(ModelError, match="int8 is for CPUs; on a GPU take bfloat16"):
        load_model(str(tiny_model), None, "int8", "auto")
