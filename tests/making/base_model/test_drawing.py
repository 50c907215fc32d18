"""Batches are the same in every process; the model's own mistakes become repair prompts."""

from __future__ import annotations

import dataclasses

import pytest
import torch
from transformers import PreTrainedTokenizerFast

from lib.making.base_model import batches as drawing
from lib.making.base_model.batches import IGNORED, Answered, Drawer, encode
from lib.making.base_model.corpus import CURRICULUM, CorpusSampler
from lib.making.base_model.loop import build_model, write_answers
from tests.making.base_model.conftest import TINY

_STAGE = CURRICULUM[-1]


def test_processes_draw_what_the_training_would(
    tokenizer: PreTrainedTokenizerFast, corpus: CorpusSampler, monkeypatch: pytest.MonkeyPatch
) -> None:
    answered = [Answered(index, ["SELECT zebra"] * 4) for index in range(3)]

    def drawn() -> list[torch.Tensor]:
        with Drawer(corpus, tokenizer, 8) as drawer:
            pools = list(drawer.pools(_STAGE.start, _STAGE.start + 12, answered))
            assert len(list(drawer.unanswered(_STAGE, range(5)))) == 5
        assert [len(pool.batches) for pool in pools] == [4, 4, 4]
        return [batch.ids for pool in pools for batch in pool.batches]

    alone = drawn()
    monkeypatch.setattr(drawing, "_FEWEST_CORES", 1)
    monkeypatch.setattr(drawing.os, "sched_getaffinity", lambda _: {0, 1, 2})
    together = drawn()
    assert all(map(torch.equal, alone, together))


def test_a_wrong_answer_makes_a_repair_prompt_and_a_right_one_none(corpus: CorpusSampler) -> None:
    asked = corpus.sample_group(_STAGE, 7, "answered")
    assert not any("Previous SQL:" in example.request for example in asked)
    right = [example.completion for example in asked]
    assert corpus.answered_group(_STAGE, 7, right) == asked

    wrong = ["SELECT zebra", right[1], "", "DROP TABLE x; SELECT \0"]
    answered = corpus.answered_group(_STAGE, 7, wrong)
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
    groups = [corpus.sample_group(_STAGE, index, "answered") for index in range(2)]
    together = write_answers(model, tokenizer, groups)
    assert [len(answers) for answers in together] == [4, 4]
    assert [write_answers(model, tokenizer, [(group[2],)])[0][0] for group in groups] == [
        answers[2] for answers in together
    ]


def test_a_question_can_stand_far_from_its_schema(
    tokenizer: PreTrainedTokenizerFast, corpus: CorpusSampler
) -> None:
    group = corpus.sample_group(dataclasses.replace(_STAGE, max_tables=1), 2, "train")
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
