"""Which of the server's models stay in memory, and what they compute in."""

from pathlib import Path
from typing import Any

import pytest
import torch

from lib.answering.models.choice import ChosenModel
from lib.answering.rollout.environment import read_database
from lib.base.params import Dtype, GenerationParams
from lib.base.pipeline import load_params
from lib.serving import models
from lib.serving.models import Models
from tests.conftest import StateInstructions
from tests.serving.writer import Writer


def test_models_that_nobody_asked_for_longest_are_let_go(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Even if a trainer gives its adapter a new name at every step."""
    monkeypatch.setattr(models, "open_generator", lambda *model, remembers: Writer())
    monkeypatch.setattr(models, "check_adapter", lambda path: None)
    params = load_params()
    served = Models(params, {"base": ChosenModel("data/base_model")}, read_database)
    served.get()
    names = [f"step-{number}" for number in range(4)]
    for name in names:
        served.put_adapter(name, tmp_path, replaces=False)
    states = [served.state(name) for name in ["base", *names]]
    most = params.serving.models
    assert states == ["on disk"] * (5 - most) + ["ready"] * most


@pytest.mark.parametrize(
    ("base", "asked", "has_gpu", "expected"),
    [
        ("data/models/qwen-0.5b", None, False, "int8"),
        ("data/models/qwen-0.5b", None, True, "float32"),
        ("data/models/qwen-0.5b", "bfloat16", False, "bfloat16"),
        ("data/models/qwen-0.5b", "float32", False, "float32"),
        ("data/base_model", None, False, "float32"),
        ("data/base_model", "int8", False, "int8"),
        ("data/base_model", "auto", False, "int8"),
    ],
)
def test_a_fetched_model_answers_in_8_bits_on_a_cpu_unless_another_dtype_is_asked_for(
    base: str,
    asked: Dtype | None,
    has_gpu: bool,
    expected: Dtype,
    monkeypatch: pytest.MonkeyPatch,
    state_instructions: StateInstructions,
) -> None:
    opened: list[Dtype] = []

    def open_generator(params: GenerationParams, *model: Any, remembers: bool) -> Any:
        opened.append(params.dtype)
        return Writer()

    monkeypatch.setattr(models, "open_generator", open_generator)
    monkeypatch.setattr(torch.cuda, "is_available", lambda: has_gpu)
    state_instructions("avx512_bf16 avx512_vnni")
    chosen = ChosenModel(base, Path("data/adapters/any"))
    Models(load_params(), {"any": chosen}, read_database, asked).get()
    assert opened == [expected]
