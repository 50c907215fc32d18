"""Pretraining is reproducible to the bit, even after a kill; its logs have no row twice."""

import dataclasses
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any
from unittest import mock

import pytest
import torch
from transformers import LlamaForCausalLM, PreTrainedTokenizerFast

from lib.base.errors import ModelError
from lib.base.jsonl import read_jsonl, write_jsonl
from lib.making.base_model import loop
from lib.making.base_model.corpus import CorpusSampler
from lib.making.base_model.lexicon import Lexicon
from lib.making.base_model.loop import build_model, evaluate, held_out_groups, pretrain, read_curves
from lib.making.base_model.tokenizer import train_tokenizer
from tests.making.base_model.conftest import TINY


def _weights_equal(one: LlamaForCausalLM, other: LlamaForCausalLM) -> bool:
    pairs = zip(one.state_dict().values(), other.state_dict().values(), strict=True)
    return all(torch.equal(left, right) for left, right in pairs)


_Train = Callable[..., LlamaForCausalLM]


@pytest.fixture(scope="module")
def train(tokenizer: PreTrainedTokenizerFast, corpus: CorpusSampler) -> _Train:
    """Pretrains in a folder, with tiny parameters."""
    return lambda work, params=TINY: pretrain(tokenizer, corpus, params, 13, work)


@pytest.fixture(scope="module")
def finished(
    train: _Train, tmp_path_factory: pytest.TempPathFactory
) -> tuple[LlamaForCausalLM, Path]:
    """The model of an uninterrupted training, and its folder."""
    work = tmp_path_factory.mktemp("uninterrupted")
    return train(work), work


def _killed_in_step(train: _Train, work: Path, step: int) -> None:
    """Let `pretrain` die in the middle of `step`, counted from 1."""
    real, begun = loop._train_step, count(1)

    def dying(*arguments: Any) -> torch.Tensor:
        if next(begun) == step:
            raise InterruptedError
        return real(*arguments)

    with mock.patch.object(loop, "_train_step", dying), pytest.raises(InterruptedError):
        train(work)


def test_the_same_seed_gives_the_same_weights(
    train: _Train,
    tokenizer: PreTrainedTokenizerFast,
    corpus: CorpusSampler,
    finished: tuple[LlamaForCausalLM, Path],
    tmp_path: Path,
) -> None:
    assert _weights_equal(train(tmp_path), finished[0])
    assert read_curves(tmp_path) == read_curves(finished[1])
    torch.manual_seed(13)
    assert not _weights_equal(build_model(tokenizer, TINY, corpus.lexicon.vectors), finished[0])


@pytest.mark.parametrize("step", [3, 6])
def test_a_killed_training_ends_as_an_uninterrupted_one(
    train: _Train, finished: tuple[LlamaForCausalLM, Path], tmp_path: Path, step: int
) -> None:
    _killed_in_step(train, tmp_path, step)
    if step > 4:  # also where it was killed after the rows, before the next checkpoint
        for name in ("curves.jsonl", "timings.jsonl"):
            rows = list(read_jsonl(tmp_path / name))
            assert [row["step"] for row in rows] == [4]
            write_jsonl(tmp_path / name, [*rows, rows[0] | {"step": 8}])
    assert _weights_equal(train(tmp_path), finished[0])
    assert read_curves(tmp_path) == read_curves(finished[1])
    assert [row["step"] for row in read_jsonl(tmp_path / "timings.jsonl")] == [4, 8]


def test_a_finished_training_is_not_trained_again(
    train: _Train, finished: tuple[LlamaForCausalLM, Path]
) -> None:
    model, work = finished
    rows = read_curves(work)
    with mock.patch.object(loop, "_train_step", side_effect=AssertionError):
        assert _weights_equal(train(work), model)
    assert read_curves(work) == rows


def test_curves_hold_figures_and_no_clock(finished: tuple[LlamaForCausalLM, Path]) -> None:
    figures = ["first_turn_loss", "first_turn_exact", "repair_loss", "repair_exact"]
    for row in read_curves(finished[1]):
        assert list(row) == ["step", "loss", "left_out", *figures]
        assert 0 <= row["first_turn_exact"] <= 1


@pytest.mark.parametrize("damage", [b"", b"no checkpoint at all"])
def test_a_damaged_checkpoint_is_named_in_one_line(
    train: _Train, tmp_path: Path, damage: bytes
) -> None:
    path = tmp_path / "checkpoint.pt"
    path.write_bytes(damage)
    with pytest.raises(ModelError, match=rf"{path}: not a checkpoint of this model.*\Z"):
        train(tmp_path)


def test_a_checkpoint_of_another_size_is_refused(
    train: _Train, finished: tuple[LlamaForCausalLM, Path]
) -> None:
    wider = dataclasses.replace(TINY, hidden_size=32)
    with pytest.raises(ModelError, match="not a checkpoint of this model"):
        train(finished[1], wider)


def test_evaluation_repeats_itself_and_leaves_the_model_in_training(
    tokenizer: PreTrainedTokenizerFast,
    corpus: CorpusSampler,
    finished: tuple[LlamaForCausalLM, Path],
) -> None:
    model, work = finished
    held_out = held_out_groups(corpus, TINY)
    figures = evaluate(model, tokenizer, held_out, TINY.batch_size)
    assert evaluate(model, tokenizer, held_out, 1) == pytest.approx(figures, abs=2e-5)
    assert figures.items() <= read_curves(work)[-1].items()
    assert model.training


def test_a_new_model_looks_for_its_own_token_and_passes_it_on(
    tokenizer: PreTrainedTokenizerFast, lexicon: Lexicon
) -> None:
    model = build_model(tokenizer, TINY, lexicon.vectors)
    for layer in model.model.layers:
        attention = layer.self_attn
        assert torch.equal(attention.q_proj.weight, attention.k_proj.weight)
        assert torch.equal(attention.v_proj.weight.T, attention.o_proj.weight)
    assert model.lm_head.weight is model.model.embed_tokens.weight


def test_words_of_a_similar_meaning_begin_with_similar_embeddings(
    corpus_texts: list[str], lexicon: Lexicon
) -> None:
    torch.manual_seed(0)
    wide = dataclasses.replace(TINY, hidden_size=128)
    tokenizer = train_tokenizer(
        corpus_texts, lexicon.vectors.words, TINY.vocabulary_size, TINY.context
    )
    embeddings = build_model(tokenizer, wide, lexicon.vectors).get_input_embeddings().weight

    def likeness(one: str, other: str) -> float:
        pair = embeddings[tokenizer.convert_tokens_to_ids([one, other])]
        return torch.cosine_similarity(pair[0], pair[1], dim=0).item()

    assert likeness("physician", "doctor") > likeness("physician", "locomotive") + 0.2


def test_the_rate_rises_stays_and_falls() -> None:
    params = dataclasses.replace(
        TINY, steps=100, learning_rate=1.0, decay_share=0.5, warmup_steps=10
    )
    rates = [loop._learning_rate(step, params) for step in range(params.steps)]
    assert rates[:10] == pytest.approx([0.1 * step for step in range(1, 11)])
    assert rates[10:51] == [1.0] * 41
    assert rates[51:] == sorted(rates[51:], reverse=True)
    assert rates[99] == pytest.approx(0.05)
