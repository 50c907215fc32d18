"""A tiny language model and a tiny adapter on disk: real weights, meaningless text, no network."""

import shutil
from pathlib import Path

import pytest

_LOUDER = 4  # random weights of the usual size repeat one word; these write varied text


@pytest.fixture(scope="session")
def tiny_model(tiny_model: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The tiny model with larger weights, so that its choices differ clearly."""
    import torch
    from transformers import AutoModelForCausalLM

    torch.set_num_threads(1)  # for tiny matrices, threads cost more than they gain
    folder = tmp_path_factory.mktemp("louder_model")
    shutil.copytree(tiny_model, folder, dirs_exist_ok=True)
    model = AutoModelForCausalLM.from_pretrained(folder)
    for parameter in model.parameters():
        parameter.data.mul_(_LOUDER)
    model.save_pretrained(folder)
    return folder


@pytest.fixture(scope="session")
def tiny_adapter(tiny_model: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A LoRA adapter of the tiny model that changes what it writes."""
    import torch
    from peft import LoraConfig, get_peft_model
    from transformers import AutoModelForCausalLM

    torch.manual_seed(6)
    config = LoraConfig(
        r=4, target_modules="all-linear", init_lora_weights=False, task_type="CAUSAL_LM"
    )
    model = get_peft_model(AutoModelForCausalLM.from_pretrained(tiny_model), config)
    folder = tmp_path_factory.mktemp("tiny_adapter")
    model.save_pretrained(folder)
    return folder
