"""Batches: examples that share a schema are learnt from as if each stood alone."""

from __future__ import annotations

import dataclasses

import torch
from transformers import LlamaForCausalLM, PreTrainedTokenizerFast

from lib.pretraining.batches import IGNORED, Batch, draw_pool, encode, pool_batches
from lib.pretraining.corpus import CorpusSampler
from lib.pretraining.curriculum import CURRICULUM
from lib.pretraining.loop import target_logits
from lib.pretraining.model import build_model
from tests.pretraining.conftest import TINY

_SHARED = CURRICULUM[-1]
_ALONE = dataclasses.replace(_SHARED, questions=1)


def test_examples_of_a_group_share_their_schema_and_nothing_else(corpus: CorpusSampler) -> None:
    group = corpus.sample_group(_SHARED, 3, "train")
    assert len(group) == _SHARED.questions > 1
    assert len({example.context for example in group}) == 1
    assert len({example.request for example in group}) == len(group)
    assert group[0].context.startswith("Schema:\n")
    assert all(example.request.startswith("\nQuestion: ") for example in group)
    assert corpus.sample(_ALONE, 3, "train") == corpus.sample_group(_ALONE, 3, "train")[0]


def test_a_shared_schema_changes_no_prediction(
    tokenizer: PreTrainedTokenizerFast, corpus: CorpusSampler
) -> None:
    torch.manual_seed(0)
    model = build_model(tokenizer, TINY, corpus.lexicon.vectors).eval()
    groups = [corpus.sample_group(_SHARED, index, "train") for index in range(3)]
    together, targets = _logits(model, encode(tokenizer, groups))
    alone = [
        _logits(model, encode(tokenizer, [(example,)])) for group in groups for example in group
    ]
    assert torch.equal(targets, torch.cat([ids for _, ids in alone]))
    torch.testing.assert_close(together, torch.cat([logits for logits, _ in alone]))


def _logits(model: LlamaForCausalLM, batch: Batch) -> tuple[torch.Tensor, torch.Tensor]:
    logits, targets, _ = target_logits(model, batch)
    assert len(targets) % 256 == 0
    return logits[targets != IGNORED], targets[targets != IGNORED]


def test_labels_are_the_sql_and_its_end(
    tokenizer: PreTrainedTokenizerFast, corpus: CorpusSampler
) -> None:
    groups = [corpus.sample_group(_SHARED, 0, "train")]
    batch = encode(tokenizer, groups)
    labels = batch.labels[batch.labels != IGNORED].tolist()
    assert labels == [t for e in groups[0] for t in _sql_ids(tokenizer, e.completion)]
    assert batch.ids.shape[1] % 32 == 0


def test_a_pool_is_every_example_of_its_steps_once(
    tokenizer: PreTrainedTokenizerFast, corpus: CorpusSampler
) -> None:
    stage = CURRICULUM[1]
    size = 2 * stage.questions
    pool = draw_pool(corpus, stage.start + 4, size)
    assert pool == [corpus.sample_group(stage, i, "train") for i in range(8, 16)]
    batches = list(pool_batches(tokenizer, pool, stage.start + 4, size))
    assert [len(batch.ids) for batch in batches] == [2] * 4
    drawn = [row[row != IGNORED].tolist() for batch in batches for row in batch.labels]
    expected = [[t for e in group for t in _sql_ids(tokenizer, e.completion)] for group in pool]
    assert sorted(drawn) == sorted(expected)


def _sql_ids(tokenizer: PreTrainedTokenizerFast, sql: str) -> list[int]:
    return [*tokenizer(sql)["input_ids"], tokenizer.eos_token_id]
