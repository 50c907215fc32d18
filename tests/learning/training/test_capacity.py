"""The rows that are read at a time follow from the memory; a step learns from the same rows."""

from __future__ import annotations

from pathlib import Path

import pytest
import torch
from hypothesis import given
from hypothesis import strategies as st
from transformers import AutoModelForCausalLM

from lib.base.errors import ModelError
from lib.learning.training.capacity import (
    BatchPlan,
    Needs,
    adapter_weights,
    plan_batches,
    shippable_rank,
)
from lib.learning.training.rows import GROUP, IGNORED, LENGTH, TokenRows

_GB = 10**9


def _rows(lengths: list[int], shared: int = 0) -> TokenRows:
    """Rows of one database, the first `shared` tokens of which are equal; ten are answers."""
    ids = [[1] * shared + [2 + i] * (length - shared) for i, length in enumerate(lengths)]
    labels = [[IGNORED] * (length - 10) + [3] * 10 for length in lengths]
    columns = {
        "input_ids": ids,
        "labels": labels,
        LENGTH: lengths,
        GROUP: ["concert"] * len(lengths),
    }
    return TokenRows(columns, 0, 2048)


# about Qwen2.5-Coder-1.5B in bfloat16 with rank 8
_NEEDS = Needs(
    fixed=5_300_000_000, kept=28 * 114_688, recomputed=28 * 3_072 + 114_688, answer=1_519_360
)


@pytest.mark.parametrize(
    ("gigabytes", "shared", "plan"),
    [
        (None, 0, BatchPlan(32, 1, recompute=False)),  # a CPU: as the parameters say
        (141, 0, BatchPlan(32, 1, recompute=False)),
        (80, 0, BatchPlan(16, 2, recompute=False)),
        (80, 500, BatchPlan(32, 1, recompute=False)),  # the schema is read once
        (24, 500, BatchPlan(16, 2, recompute=False)),
        (24, 0, BatchPlan(32, 1, recompute=True)),
        (8, 0, BatchPlan(4, 8, recompute=True)),
        (4, 0, BatchPlan(1, 32, recompute=True)),  # the least that can be tried
    ],
)
def test_the_batch_fits_the_card(gigabytes: int | None, shared: int, plan: BatchPlan) -> None:
    memory = None if gigabytes is None else gigabytes * _GB
    found = plan_batches(32, _rows([600] * 64, shared), _NEEDS, memory, shared=shared > 0)
    assert found == plan


@given(batch=st.integers(1, 64), memory=st.integers(1, 200), length=st.integers(20, 2000))
def test_whatever_the_memory_a_step_has_the_same_rows(batch: int, memory: int, length: int) -> None:
    rows = _rows([length] * 3)
    plan = plan_batches(batch, rows, _NEEDS, memory * _GB, shared=False)
    assert plan.rows * plan.parts == batch
    more = plan_batches(batch, rows, _NEEDS, 2 * memory * _GB, shared=False)
    assert plan.recompute or not more.recompute
    assert more.rows >= plan.rows or plan.recompute


def test_pairs_count_twice() -> None:
    columns = {LENGTH: [600] * 8, GROUP: [""] * 8, "prompt_ids": [[1] * 500] * 8}
    pairs = TokenRows(columns, 0, 2048)
    single = plan_batches(8, _rows([600] * 8), _NEEDS, 30 * _GB, shared=False)
    assert plan_batches(8, pairs, _NEEDS, 30 * _GB, shared=False).rows < single.rows


def test_the_weights_of_an_adapter_are_counted_as_peft_makes_them(tiny_model: Path) -> None:
    from peft import LoraConfig, get_peft_model

    model = AutoModelForCausalLM.from_pretrained(tiny_model, dtype=torch.float32)
    expected = adapter_weights(model, 4)
    wrapped = get_peft_model(model, LoraConfig(r=4, target_modules="all-linear"))
    assert wrapped.get_nb_trainable_parameters()[0] == expected


def test_the_rank_is_the_largest_whose_adapter_is_small_enough(tiny_model: Path) -> None:
    model = AutoModelForCausalLM.from_pretrained(tiny_model, dtype=torch.float32)
    of_rank_8 = 2 * adapter_weights(model, 8)
    assert shippable_rank(str(tiny_model), 10**9) == 16
    assert shippable_rank(str(tiny_model), of_rank_8) == 8
    assert shippable_rank(str(tiny_model), of_rank_8 - 1) == 4
    with pytest.raises(ModelError, match=r"rank 1 .* has more than 10 bytes"):
        shippable_rank(str(tiny_model), 10)
