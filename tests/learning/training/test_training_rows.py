from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lib.answering.generation.tokens import prompt_token_ids
from lib.base.errors import DataError, ModelError
from lib.base.jsonl import write_text
from lib.base.records import PreferencePair, SftExample, user_message
from lib.learning.training.rows import (
    GROUP,
    LENGTH,
    GroupedSampler,
    read_rows,
    tokenise_examples,
    tokenise_pairs,
)
from tests.learning.conftest import said

_PROMPT = "Question: How many singers?\nSQL:"
_COMPLETION = " SELECT count(*) FROM singer"
_CHAT = (
    "{{ bos_token }}{% for m in messages %}U: {{ m['content'] }}\n{% endfor %}"
    "{% if add_generation_prompt %}A: {% endif %}"
)


@pytest.fixture
def chat_tokenizer(tmp_path: Path) -> Any:
    from transformers import AutoTokenizer

    from tests.tiny_model import build_tiny_model

    return AutoTokenizer.from_pretrained(build_tiny_model(tmp_path / "chat", _CHAT))


def _example(completion: str = _COMPLETION, **meta: str) -> SftExample:
    return SftExample(user_message(_PROMPT), said(completion), meta)


def _pair(chosen: str = _COMPLETION, rejected: str = " SELECT 1", **meta: str) -> PreferencePair:
    return PreferencePair(user_message(_PROMPT), said(chosen), said(rejected), meta)


def test_only_the_completion_and_the_end_are_scored(tokenizer: Any) -> None:
    columns = tokenise_examples([_example()], tokenizer, 512).columns
    ids, labels = columns["input_ids"][0], columns["labels"][0]
    scored = [label for label in labels if label != -100]
    assert ids[-len(scored) :] == scored
    assert tokenizer.decode(scored) == _COMPLETION + tokenizer.eos_token


def test_the_prompt_has_the_tokens_that_generation_feeds(tokenizer: Any) -> None:
    prompt_ids = prompt_token_ids(tokenizer, user_message(_PROMPT))
    ids = tokenise_examples([_example()], tokenizer, 512).columns["input_ids"][0]
    assert ids[: len(prompt_ids)] == prompt_ids
    assert tokenise_pairs([_pair()], tokenizer, 512).columns["prompt_ids"] == [prompt_ids]


def test_rows_of_a_database_are_a_group(tokenizer: Any) -> None:
    """Its schema begins their prompts, whether a model has a chat template or not."""
    examples, pairs = ([make(db_id="concert"), make()] for make in (_example, _pair))
    for rows in (
        tokenise_examples(examples, tokenizer, 512),
        tokenise_pairs(pairs, tokenizer, 512),
    ):
        assert rows.columns[GROUP] == ["concert", ""]


def test_a_completion_that_would_merge_into_the_prompt_stands_by_itself(tokenizer: Any) -> None:
    merging = SftExample(user_message("Previous SQL: SEL"), said("ECT 1"), {})
    together = tokenizer("Previous SQL: SELECT 1")["input_ids"]
    columns = tokenise_examples([merging], tokenizer, 512).columns
    ids = prompt_token_ids(tokenizer, user_message("Previous SQL: SEL"))
    assert together[: len(ids)] != ids
    assert columns["input_ids"][0][: len(ids)] == ids
    assert tokenizer.decode(columns["input_ids"][0][len(ids) : -1]) == "ECT 1"


def test_an_end_that_is_there_is_not_doubled(tokenizer: Any) -> None:
    plain = tokenise_examples([_example()], tokenizer, 512)
    ended = tokenise_examples([_example(_COMPLETION + tokenizer.eos_token)], tokenizer, 512)
    assert plain.columns == ended.columns


def test_a_tokenizer_without_an_end_is_a_mistake_that_names_the_model(
    tiny_model: Path, tokenizer: Any
) -> None:
    endless = deepcopy(tokenizer)
    endless.eos_token = None
    for tokenise, row in ((tokenise_examples, _example()), (tokenise_pairs, _pair())):
        with pytest.raises(ModelError, match=f"'{tiny_model}': .*; set `eos_token` in its"):
            tokenise([row], endless, 512)


def test_a_chat_prompt_starts_once_and_its_answer_has_no_leading_space(
    chat_tokenizer: Any,
) -> None:
    columns = tokenise_examples([_example()], chat_tokenizer, 512).columns
    ids = columns["input_ids"][0]
    assert ids.count(chat_tokenizer.bos_token_id) == 1
    assert chat_tokenizer.decode(ids).endswith("A: SELECT count(*) FROM singer</s>")


def test_a_row_that_is_too_long_is_dropped_whole_and_counted(tokenizer: Any) -> None:
    rows = [_example(), _example(_COMPLETION * 20), _example()]
    limit = len(tokenise_examples([_example()], tokenizer, 512).columns["input_ids"][0])
    kept = tokenise_examples(rows, tokenizer, limit)
    assert (len(kept), kept.too_long) == (2, 1)
    assert kept.columns[LENGTH] == [limit, limit]
    with pytest.raises(DataError, match="none of 3 rows fits"):
        tokenise_examples(rows, tokenizer, limit - 1)


@pytest.mark.parametrize("longer", ["chosen", "rejected"])
def test_a_pair_is_as_long_as_its_longer_side(longer: str, tokenizer: Any) -> None:
    sides = {"chosen": _COMPLETION, "rejected": _COMPLETION} | {
        longer: f"{_COMPLETION} WHERE age = 1"
    }
    pair = _pair(**sides)
    columns = tokenise_pairs([pair], tokenizer, 512).columns
    length = columns[LENGTH][0]
    assert length == len(columns["prompt_ids"][0]) + len(columns[f"{longer}_ids"][0])
    with pytest.raises(DataError, match="none of 1 rows fits"):
        tokenise_pairs([pair], tokenizer, length - 1)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "no rows to train on"),
        (
            '{"prompt": [], "chosen": [], "rejected": null, "meta": {}}\n',
            ":1: .* `rejected`: .*None",
        ),
        ('{"prompt": "of an earlier version"}\n', ":1: no PreferencePair: field `prompt`"),
    ],
)
def test_bad_rows_are_named(text: str, message: str, tmp_path: Path) -> None:
    path = tmp_path / "pairs.jsonl"
    write_text(path, [text])
    with pytest.raises(DataError, match=message) as error:
        read_rows(PreferencePair, path)
    assert str(path) in str(error.value)


def test_the_order_depends_on_seed_and_epoch_alone() -> None:
    sampler = GroupedSampler([""] * 40, 4, 13)
    first = list(sampler)
    assert list(sampler) == first
    assert list(GroupedSampler([""] * 40, 4, 13)) == first
    assert list(GroupedSampler([""] * 40, 4, 14)) != first
    sampler.set_epoch(1)
    assert list(sampler) != first


@given(st.lists(st.sampled_from("abc"), max_size=60), st.integers(1, 8), st.integers(0, 99))
def test_a_group_is_in_as_few_batches_as_it_can(
    groups: list[str], batch_size: int, seed: int
) -> None:
    order = list(GroupedSampler(groups, batch_size, seed))
    assert sorted(order) == list(range(len(groups)))
    batches = [order[start : start + batch_size] for start in range(0, len(order), batch_size)]
    for group in set(groups):
        holding = sum(any(groups[row] == group for row in batch) for batch in batches)
        assert holding <= -(-groups.count(group) // batch_size) + 1
