"""A local model behind the cache: the same call gives the same bytes and is not computed again."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from lib.generation.backends import open_generator
from lib.generation.cached import CachedGenerator
from lib.generation.hf_identity import hf_identity
from lib.generation.mock import MockGenerator
from lib.generation.protocol import (
    GenerationOutcome,
    GenerationRequest,
    Generator,
    OnOutcome,
    Sampling,
    ignore_outcome,
)
from lib.generation.response_cache import ResponseCache
from tests.generation.params import generation_params

GOLD = {"a": "SELECT name FROM singer", "b": "SELECT age FROM singer"}
REQUESTS = [GenerationRequest(name, 1, f"Question: {name}\nSQL:") for name in ("a", "b", "none")]
SAMPLING = Sampling(num_samples=2, temperature=1.0, seed=3)


class CountingMock(MockGenerator):
    """Counts the calls."""

    calls = 0

    def generate(
        self,
        requests: Sequence[GenerationRequest],
        sampling: Sampling,
        on_outcome: OnOutcome = ignore_outcome,
    ) -> list[GenerationOutcome]:
        self.calls += 1
        return super().generate(requests, sampling, on_outcome)


def test_the_same_call_is_computed_once_failures_included(tmp_path: Path) -> None:
    mock = CountingMock(GOLD)
    fresh = MockGenerator(GOLD).generate(REQUESTS, SAMPLING)
    for _ in range(2):
        cached: Generator = CachedGenerator(mock, ResponseCache(tmp_path), "mock")
        told: dict[int, GenerationOutcome] = {}
        assert cached.generate(REQUESTS, SAMPLING, told.__setitem__) == fresh
        assert [told[place] for place in range(len(REQUESTS))] == fresh
    assert mock.calls == 1
    assert cached.count_tokens("SELECT 1") == 2
    assert cached.max_prompt_tokens == mock.max_prompt_tokens


@pytest.mark.parametrize("changed", ["identity", "sampling", "turn", "fewer", "order"])
def test_another_call_is_computed(tmp_path: Path, changed: str) -> None:
    mock, cache = CountingMock(GOLD), ResponseCache(tmp_path)
    CachedGenerator(mock, cache, "mock").generate(REQUESTS, SAMPLING)
    requests, sampling, identity = REQUESTS, SAMPLING, "mock"
    if changed == "identity":
        identity = "another model"
    elif changed == "sampling":
        sampling = replace(SAMPLING, seed=4)
    elif changed == "turn":
        requests = [replace(request, turn=2) for request in REQUESTS]
    else:  # other batches: rounding may differ
        requests = REQUESTS[:2] if changed == "fewer" else REQUESTS[::-1]
    outcomes = CachedGenerator(mock, cache, identity).generate(requests, sampling)
    assert mock.calls == 2
    assert outcomes == MockGenerator(GOLD).generate(requests, sampling)


def test_a_cached_model_answers_as_a_fresh_one(
    tiny_model: Path, tiny_adapter: Path, tmp_path: Path
) -> None:
    params = generation_params(backend="hf")
    cached_params = replace(params, cache=replace(params.cache, folder=str(tmp_path)))
    cached_params = replace(cached_params, cache=replace(cached_params.cache, backends=("hf",)))
    model = str(tiny_model)
    fresh = open_generator(params, model).generate(REQUESTS, SAMPLING)
    for _ in range(2):
        assert open_generator(cached_params, model).generate(REQUESTS, SAMPLING) == fresh
    with_adapter = open_generator(cached_params, model, tiny_adapter).generate(REQUESTS, SAMPLING)
    assert with_adapter != fresh


def test_the_identity_of_a_model_is_what_decides_its_bytes(
    tiny_model: Path, tiny_adapter: Path
) -> None:
    model, params = str(tiny_model), generation_params(backend="hf")
    plain = hf_identity(model, None, params)
    assert hf_identity(model, None, params) == plain
    elsewhere = replace(params, cache=replace(params.cache, folder="elsewhere"))
    assert hf_identity(model, None, elsewhere) == plain
    assert hf_identity(model, tiny_adapter, params) != plain
    assert hf_identity(model, None, replace(params, batch_size=5)) != plain
