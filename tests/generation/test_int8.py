"""Linear layers in 8 bits: the folder loads as such, and computes nearly the same."""

from __future__ import annotations

from pathlib import Path

import pytest
import torch

from lib.generation.hf_loading import load_model
from lib.generation.int8 import link_as_int8
from tests.tiny_model import build_tiny_model


@pytest.fixture(scope="module")
def tiny_model(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build_tiny_model(tmp_path_factory.mktemp("tiny_model"))


def test_a_linked_model_has_layers_in_8_bits_and_nearly_the_same_logits(
    tiny_model: Path, tmp_path: Path
) -> None:
    link_as_int8(tiny_model, tmp_path / "int8")
    plain = load_model(str(tiny_model), None, "float32", "cpu")
    packed = load_model(str(tmp_path / "int8"), None, "float32", "cpu")
    assert not any(isinstance(module, torch.nn.Linear) for module in packed.model.modules())
    tokens = torch.tensor([plain.tokenizer("SELECT name FROM singer").input_ids])
    with torch.inference_mode():
        expected, found = (each.model(tokens).logits for each in (plain, packed))
    assert not torch.equal(expected, found)
    assert torch.nn.functional.cosine_similarity(expected, found, dim=-1).min() > 0.98
