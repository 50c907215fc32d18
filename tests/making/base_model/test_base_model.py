"""The model that the repository ships, if it is there: it is small, loads, and writes SQL."""

import json
from pathlib import Path
from typing import Any

import pytest
import torch
from transformers import AutoModelForCausalLM, AutoTokenizer

from lib.answering.repair.prompts import render_prompt
from lib.base.pipeline import load_params

_ROOT = Path(__file__).resolve().parents[3]
_FOLDER = _ROOT / "data" / "base_model"
_MANIFEST = _FOLDER / "pretraining.json"
_MEBIBYTE = 2**20

pytestmark = pytest.mark.skipif(
    not (_FOLDER / "config.json").is_file(), reason="data/base_model is not there"
)


@pytest.fixture(scope="module")
def tokenizer() -> Any:
    return AutoTokenizer.from_pretrained(_FOLDER)


@pytest.fixture(scope="module")
def model() -> Any:
    return AutoModelForCausalLM.from_pretrained(_FOLDER, dtype=torch.float32).eval()


def test_it_is_at_most_25_megabytes_and_its_tokenizer_fits(model: Any, tokenizer: Any) -> None:
    assert sum(path.stat().st_size for path in _FOLDER.rglob("*")) <= 25 * _MEBIBYTE
    params = load_params(_ROOT / "params.yaml").pretrain
    assert len(tokenizer) == model.config.vocab_size >= params.vocabulary_size
    assert model.config.max_position_embeddings == tokenizer.model_max_length == params.context
    assert model.config.eos_token_id == tokenizer.eos_token_id
    assert model.config.pad_token_id == tokenizer.pad_token_id
    assert tokenizer.padding_side == "left"


def test_it_writes_sql_that_ends(model: Any, tokenizer: Any) -> None:
    prompt = render_prompt("singer : singer_id int , name text", "How many singers are there?")
    ids = tokenizer(prompt, return_tensors="pt")["input_ids"]
    answer = model.generate(ids, max_new_tokens=48, do_sample=False)[0, ids.shape[1] :]
    assert tokenizer.decode(answer).startswith("SELECT ")
    assert answer[-1] == tokenizer.eos_token_id


def test_the_manifest_is_of_this_model(model: Any, tokenizer: Any) -> None:
    manifest = json.loads(_MANIFEST.read_text())
    assert manifest["parameters"] == sum(parameter.numel() for parameter in model.parameters())
    assert manifest["vocabulary"] == len(tokenizer)
    assert "left_out_examples" in manifest
    params = load_params(_ROOT / "params.yaml")
    assert manifest["steps"] == params.pretrain.steps
    assert manifest["seed"] == params.seed
    assert manifest["real_questions_of"] == params.pretrain.real_questions
    assert manifest["split_check"]["shared_databases"] == []
