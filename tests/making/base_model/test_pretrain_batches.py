"""Batches: examples that share a schema stand alone; own mistakes become repair prompts."""

import dataclasses

import pytest
import torch
from torch.nn import functional
from transformers import LlamaForCausalLM, PreTrainedTokenizerFast

from lib.making.base_model import batches as drawing
from lib.making.base_model.batches import (
    IGNORED,
    Answered,
    Batch,
    Drawer,
    draw_pool,
    encode,
    pool_batches,
)
from lib.making.base_model.corpus import CURRICULUM, CorpusSampler
from lib.making.base_model.loop import (
    _candidates,
    _optimizer,
    _sampled_loss,
    build_model,
    target_logits,
    write_answers,
)
from tests.making.base_model.conftest import TINY

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


@pytest.mark.parametrize(
    ("held", "vocabulary", "expected"), [(30, 5000, 2048), (2049, 5000, 4096), (30, 300, 300)]
)
def test_candidates_are_the_tokens_of_the_batch_and_others(
    held: int, vocabulary: int, expected: int
) -> None:
    ids = torch.randperm(vocabulary)[:held].repeat(2).reshape(2, held)
    candidates, again, others = (_candidates(ids, vocabulary, step=step) for step in (8, 8, 9))
    assert set(ids.flatten().tolist()) <= set(candidates.tolist())
    assert torch.equal(candidates, candidates.unique())
    assert (len(candidates), candidates[-1] < vocabulary) == (expected, True)
    assert torch.equal(candidates, again)
    assert torch.equal(candidates, others) is (expected == vocabulary)


def test_the_loss_is_among_the_candidates(
    tokenizer: PreTrainedTokenizerFast, corpus: CorpusSampler, monkeypatch: pytest.MonkeyPatch
) -> None:
    torch.manual_seed(0)
    model = build_model(tokenizer, TINY, corpus.lexicon.vectors).eval()
    batch = encode(tokenizer, [corpus.sample_group(_SHARED, 0, "train")])
    logits, targets, _ = target_logits(model, batch)
    everything = functional.cross_entropy(logits, targets)
    torch.testing.assert_close(_sampled_loss(model, batch, 0), everything)

    monkeypatch.setattr("lib.making.base_model.loop._FEWEST_CANDIDATES", 128)
    candidates = _candidates(batch.ids, len(tokenizer), 0)
    assert len(candidates) < len(tokenizer)
    forbidden = torch.ones(len(tokenizer), dtype=torch.bool)
    forbidden[candidates] = False
    few = functional.cross_entropy(logits.masked_fill(forbidden, -torch.inf), targets)
    loss = _sampled_loss(model, batch, 0)
    torch.testing.assert_close(loss, few)
    loss.backward()
    gradient = model.lm_head.weight.grad
    assert gradient is not None
    assert gradient[candidates].any()
    assert not gradient[forbidden].any()


def test_a_word_that_no_batch_holds_stays_where_it_is(
    tokenizer: PreTrainedTokenizerFast, corpus: CorpusSampler
) -> None:
    model = build_model(tokenizer, TINY, corpus.lexicon.vectors)
    before = {name: weight.detach().clone() for name, weight in model.named_parameters()}
    optimizer = _optimizer(model, 0.1)
    for weight in model.parameters():
        weight.grad = torch.zeros_like(weight)
    optimizer.step()
    kept = {name for name, weight in model.named_parameters() if torch.equal(weight, before[name])}
    assert kept == {"model.embed_tokens.weight"}


def test_a_pool_is_every_example_of_its_steps_once_and_labels_are_the_sql_and_its_end(
    tokenizer: PreTrainedTokenizerFast, corpus: CorpusSampler
) -> None:
    stage = CURRICULUM[1]
    size = 2 * stage.questions
    pool = draw_pool(corpus, stage.start + 4, size)
    assert pool == [corpus.sample_group(stage, i, "train") for i in range(8, 16)]
    batches = list(pool_batches(tokenizer, pool, stage.start + 4))
    assert [len(batch.ids) for batch in batches] == [2] * 4
    drawn = [row[row != IGNORED].tolist() for batch in batches for row in batch.labels]
    expected = [
        [t for e in group for t in (*tokenizer(e.completion)["input_ids"], tokenizer.eos_token_id)]
        for group in pool
    ]
    assert sorted(drawn) == sorted(expected)
    assert all(batch.ids.shape[1] % 32 == 0 for batch in batches)


def test_processes_draw_what_the_training_would(
    tokenizer: PreTrainedTokenizerFast, corpus: CorpusSampler, monkeypatch: pytest.MonkeyPatch
) -> None:
    answered = [Answered(index, ["SELECT zebra"] * 4) for index in range(3)]

    def drawn() -> list[torch.Tensor]:
        with Drawer(corpus, tokenizer, 8) as drawer:
            pools = list(drawer.pools(_SHARED.start, _SHARED.start + 12, answered))
            assert len(list(drawer.unanswered(_SHARED, range(5)))) == 5
        assert [len(pool.batches) for pool in pools] == [4, 4, 4]
        return [batch.ids for pool in pools for batch in pool.batches]

    alone = drawn()
    monkeypatch.setattr(drawing, "_FEWEST_CORES", 1)
    monkeypatch.setattr(drawing.os, "sched_getaffinity", lambda _: {0, 1, 2})
    together = drawn()
    assert all(map(torch.equal, alone, together))


def test_a_wrong_answer_makes_a_repair_prompt_and_a_right_one_none(corpus: CorpusSampler) -> None:
    asked = corpus.sample_group(_SHARED, 7, "answered")
    assert not any("Previous SQL:" in example.request for example in asked)
    right = [example.completion for example in asked]
    assert corpus.answered_group(_SHARED, 7, right) == asked

    wrong = ["SELECT zebra", right[1], "", "DROP TABLE x; SELECT \0"]
    answered = corpus.answered_group(_SHARED, 7, wrong)
    assert [example.completion for example in answered] == right
    assert [example.context for example in answered] == [example.context for example in asked]
    assert [example.request == asked[i].request for i, example in enumerate(answered)] == [
        *(False, True, True, False)
    ]
    assert "\nPrevious SQL: SELECT zebra\nFeedback: no such column: zebra" in (answered[0].request)


def test_answers_are_what_greedy_decoding_writes_alone(
    tokenizer: PreTrainedTokenizerFast, corpus: CorpusSampler
) -> None:
    torch.manual_seed(1)
    model = build_model(tokenizer, TINY, corpus.lexicon.vectors)
    groups = [corpus.sample_group(_SHARED, index, "answered") for index in range(2)]
    together = write_answers(model, tokenizer, groups)
    assert [len(answers) for answers in together] == [4, 4]
    assert [write_answers(model, tokenizer, [(group[2],)])[0][0] for group in groups] == [
        answers[2] for answers in together
    ]


def test_a_question_can_stand_far_from_its_schema(
    tokenizer: PreTrainedTokenizerFast, corpus: CorpusSampler
) -> None:
    group = corpus.sample_group(dataclasses.replace(_SHARED, max_tables=1), 2, "train")
    near, far = encode(tokenizer, [group]), encode(tokenizer, [group], [1.0])
    assert torch.equal(near.ids, far.ids)
    assert near.positions is not None
    assert far.positions is not None
    assert far.positions.max() == TINY.context - 1
    asked = near.parts > 0
    moved = (far.positions - near.positions)[asked]
    assert len(moved.unique()) == 1
    assert moved[0] > 0
    assert torch.equal(near.positions[~asked], far.positions[~asked])
    assert (near.labels[~asked] == IGNORED).all()
