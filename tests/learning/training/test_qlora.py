"""The frozen base model in four bits, with the optional bitsandbytes and without."""

import importlib.util
import tomllib
from dataclasses import replace

import pytest

from lib.base.errors import MissingExtraError
from tests.learning.conftest import DPO, SFT, MakeJob, pair_rows, sft_rows
from tests.stages.project import REPOSITORY


def test_without_bitsandbytes_the_command_that_installs_it_is_named(
    make_job: MakeJob, monkeypatch: pytest.MonkeyPatch
) -> None:
    from lib.learning.training.trl_trainers import train_sft

    job = make_job()
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    with pytest.raises(MissingExtraError, match=r"`lora\.base_bits` is 4 and .*`pip install bits"):
        train_sft(sft_rows(), replace(job, lora=replace(job.lora, base_bits=4)), SFT)
    assert not job.work_dir.exists()


def test_the_command_installs_what_the_extra_names() -> None:
    from lib.learning.training.start import INSTALL_QLORA

    project = tomllib.loads((REPOSITORY / "pyproject.toml").read_text())["project"]
    assert f"pip install {' '.join(project['optional-dependencies']['qlora'])}" == INSTALL_QLORA


def test_an_adapter_trained_on_four_bits_loads_onto_the_unquantised_model(
    make_job: MakeJob,
) -> None:
    pytest.importorskip("bitsandbytes", reason="needs bitsandbytes, the extra `qlora`")
    from lib.answering.generation.hf_loading import load_model
    from lib.learning.training.start import load_base
    from lib.learning.training.trl_trainers import train_dpo, train_sft

    first, second = make_job("sft"), make_job("sft_dpo")
    lora = replace(first.lora, base_bits=4)
    assert load_base(first.model, 4, "float32").model.is_loaded_in_4bit
    train_sft(sft_rows(), replace(first, lora=lora), SFT)
    train_dpo(pair_rows(), replace(second, lora=lora), DPO, first.out_dir)
    for job in (first, second):
        assert "| base bits | 4 |" in (job.out_dir / "README.md").read_text()
        model = load_model(job.model, job.out_dir, "float32", "cpu").model
        assert type(model).__name__ == "LlamaForCausalLM"  # the adapter is merged into it
