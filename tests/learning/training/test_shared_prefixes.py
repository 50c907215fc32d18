"""Rows whose shared beginnings are read once, against the same rows read one by one."""

import copy
from typing import Any
from unittest.mock import Mock

import psutil
import pytest
import torch
from hypothesis import given
from hypothesis import strategies as st
from transformers import Qwen2Config, Qwen2ForCausalLM
from trl.trainer.utils import add_fused_lm_head

from lib.learning.training.shared_prefixes import TokenTrees, read_prefixes_once

_ROWS = st.lists(st.lists(st.integers(0, 2), min_size=1, max_size=8), min_size=1, max_size=8)


@given(_ROWS)
def test_a_token_sees_its_own_row_up_to_itself(rows: list[list[int]]) -> None:
    trees = TokenTrees(rows, 9)
    seen = {
        place: branch.sees.tolist()[: len(branch.sees) - branch.stop + place + 1]
        for branch in trees.branches
        for place in range(branch.start, branch.stop)
    }
    for row, positions in zip(rows, trees.positions.tolist(), strict=True):
        path = positions[: len(row)]
        assert trees.tokens[path].tolist() == row
        assert trees.depths[path].tolist() == list(range(len(row)))
        assert [seen[place] for place in path] == [path[: n + 1] for n in range(len(path))]


@given(_ROWS)
def test_every_prefix_is_one_node(rows: list[list[int]]) -> None:
    prefixes = {tuple(row[:end]) for row in rows for end in range(1, len(row) + 1)}
    trees = TokenTrees(rows, 9)
    assert [branch.start for branch in trees.branches[1:]] == [
        branch.stop for branch in trees.branches[:-1]
    ]
    assert trees.branches[-1].stop == len(prefixes)
    assert len(trees.tokens) % 64 == 0


def _batch(rows: list[list[int]], prompt: int) -> dict[str, Any]:
    width = max(map(len, rows))
    ids = torch.tensor([row + [0] * (width - len(row)) for row in rows])
    mask = torch.tensor([[1] * len(row) + [0] * (width - len(row)) for row in rows])
    labels = ids.masked_fill(mask == 0, -100)
    labels[:, :prompt] = -100
    return {"input_ids": ids, "attention_mask": mask, "labels": labels}


def _model() -> Any:
    config = Qwen2Config(
        vocab_size=12,
        hidden_size=16,
        intermediate_size=32,
        num_hidden_layers=2,
        num_attention_heads=4,
        num_key_value_heads=2,
    )
    return Qwen2ForCausalLM(config)


@pytest.fixture(params=["branch by branch", "computed twice", "at once"])
def attention(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Attention as CPUs compute it, with batches that are too large to be kept, and as GPUs do."""
    if request.param == "computed twice":
        monkeypatch.setattr(psutil, "virtual_memory", lambda: Mock(total=2000))
    if request.param == "at once":
        monkeypatch.setattr(TokenTrees, "attend", TokenTrees._attend_at_once)


@pytest.mark.usefixtures("attention")
@pytest.mark.parametrize(
    "rows",
    [
        pytest.param([[5, 6, 7, 8, 9], [5, 6, 7, 3], [5, 6, 2, 4, 1, 9]], id="one schema"),
        pytest.param([[5, 6, 7, 8], [4, 6, 7, 3], [4, 6, 1]], id="two schemas"),
        pytest.param([[5, 6, 7, 8], [5, 6, 7, 8], [5, 6, 7]], id="equal rows"),
        pytest.param([[1, 2, 3]], id="one row"),
    ],
)
def test_log_probabilities_and_gradients_are_those_of_separate_rows(rows: list[list[int]]) -> None:
    torch.manual_seed(0)
    plain = _model()
    shared = copy.deepcopy(plain)
    for model in (plain, shared):
        add_fused_lm_head(model)
    read_prefixes_once(shared)
    batch = _batch(rows, 2)
    said = []
    for model in (plain, shared):
        found = model(**batch, fused_lm_head=True).log_probs
        (found * torch.arange(1, found.shape[1] + 1)).sum().backward()
        said.append(found.detach())
    torch.testing.assert_close(said[1], said[0], rtol=1e-4, atol=1e-5)
    for one, other in zip(shared.parameters(), plain.parameters(), strict=True):
        torch.testing.assert_close(one.grad, other.grad, rtol=1e-4, atol=1e-5)


@pytest.mark.parametrize(("gigabytes", "twice"), [(0.0001, True), (1, False)])
def test_what_would_take_half_of_the_memory_is_computed_twice(
    gigabytes: float, twice: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(psutil, "virtual_memory", lambda: Mock(total=int(gigabytes * 1e9)))
    model = _model()
    read_prefixes_once(model)
    batch = _batch([[5, 6, 7, 8], [5, 6, 7, 3]], 2)
    model.model(input_ids=batch["input_ids"], attention_mask=batch["attention_mask"])
    assert [layer.gradient_checkpointing for layer in model.model.layers] == [twice, twice]
