"""The cache of answers, and a local model behind it: a batch is generated once."""

import threading
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import diskcache
import pytest

from lib.answering.generation.backends import open_generator
from lib.answering.generation.hf import HfGenerator, hf_identity
from lib.answering.generation.hf_processes import HfProcesses
from lib.answering.generation.protocol import (
    GenerationOutcome,
    GenerationRequest,
    Sampling,
    ignore_outcome,
)
from lib.answering.generation.response_cache import OnWritten, ResponseCache, cached_batches
from lib.base.errors import ProjectError
from lib.base.params import GenerationParams
from lib.base.records import Completion, user_message
from tests.answering.generation.params import generation_params

REQUESTS = [
    GenerationRequest(name, 1, user_message(f"Question: {name}\nSQL:"))
    for name in ("a", "b", "none")
]
SAMPLING = Sampling(num_samples=2, temperature=1.0, seed=3)

# Four shares if a batch has room for one question.
MANY = [
    GenerationRequest(
        f"dev-{index:05d}", 1, user_message(f"Question: {'How ' * (index % 7)}?\nSQL:")
    )
    for index in range(11)
]
FEW_TOKENS = Sampling(2, 1.0, max_new_tokens=8, seed=3)


def test_an_answer_is_found_again_and_the_first_one_stays(tmp_path: Path) -> None:
    folder = tmp_path / "not" / "there" / "yet"
    cache = ResponseCache(folder)
    assert cache.get(dict, "key") is None
    for text in ("é \ud83d", "a later one"):
        assert cache.put(dict, "key", {"text": text}) == {"text": "é \ud83d"}
    assert ResponseCache(folder).get(dict, "key") == {"text": "é \ud83d"}


def test_threads_share_a_cache(tmp_path: Path) -> None:
    cache = ResponseCache(tmp_path)
    kept: list[object] = []
    threads = [
        threading.Thread(target=lambda n=n: kept.append(cache.put(int, "key", n))) for n in range(8)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert kept == [kept[0]] * 8


@pytest.mark.parametrize("damaged", ["responses/cache.db", "responses"])
def test_a_folder_that_is_no_cache_is_one_clear_line(tmp_path: Path, damaged: str) -> None:
    (tmp_path / damaged).parent.mkdir(exist_ok=True)
    (tmp_path / damaged).write_bytes(b"no database" * 100)
    with pytest.raises(ProjectError, match=r"responses: the cache .* delete it if") as caught:
        ResponseCache(tmp_path)
    assert "\n" not in str(caught.value)


class BrokenOffError(Exception):
    """Stands for a kill, which a test could not survive."""


class Writer:
    """Counts what it writes."""

    calls = 0

    def __call__(
        self,
        requests: Sequence[GenerationRequest],
        sampling: Sampling,
        on_written: OnWritten = lambda place, completions: None,
    ) -> list[list[Completion]]:
        self.calls += 1
        return [
            [Completion(f"{request}, {sampling}, {n}", "stop", 3, n) for n in range(2)]
            for request in requests
        ]


@pytest.mark.parametrize(
    ("identity", "sampling", "requests", "calls"),
    [
        ("model", SAMPLING, REQUESTS, 1),
        ("another model", SAMPLING, REQUESTS, 2),
        ("model", replace(SAMPLING, seed=4), REQUESTS, 2),
        ("model", SAMPLING, [replace(request, turn=2) for request in REQUESTS], 2),
        ("model", SAMPLING, REQUESTS[:2], 2),  # rounding may differ
        ("model", SAMPLING, REQUESTS[::-1], 2),
    ],
)
def test_only_the_same_batch_is_not_written_again(
    tmp_path: Path,
    identity: str,
    sampling: Sampling,
    requests: list[GenerationRequest],
    calls: int,
) -> None:
    writer = Writer()
    cached_batches(writer, ResponseCache(tmp_path), "model")(REQUESTS, SAMPLING, ignore_outcome)
    again = cached_batches(writer, ResponseCache(tmp_path), identity)
    assert again(requests, sampling, ignore_outcome) == Writer()(requests, sampling)
    assert writer.calls == calls


def test_a_damaged_entry_is_one_clear_line(tmp_path: Path) -> None:
    cached = cached_batches(Writer(), ResponseCache(tmp_path), "model")
    cached(REQUESTS, SAMPLING, ignore_outcome)
    kept = diskcache.Cache(tmp_path / "responses", disk=diskcache.JSONDisk)
    (key,) = kept
    for damaged in ([[{}]], [1], 7):
        kept[key] = damaged
        with pytest.raises(ProjectError, match="delete it if it is damaged") as caught:
            cached(REQUESTS, SAMPLING, ignore_outcome)
        assert "\n" not in str(caught.value)


def cached(folder: Path, **changes: Any) -> GenerationParams:
    params = generation_params(backend="hf", **changes)
    return replace(params, cache=replace(params.cache, folder=str(folder), backends=("hf",)))


def kept_shares(folder: Path) -> int:
    return len(diskcache.Cache(folder / "responses", disk=diskcache.JSONDisk))


def test_a_cached_model_answers_as_a_fresh_one(
    tiny_model: Path, tiny_adapter: Path, tmp_path: Path
) -> None:
    params = generation_params(backend="hf")
    model = str(tiny_model)
    fresh = open_generator(params, model).generate(REQUESTS, SAMPLING)
    for _ in range(2):
        assert open_generator(cached(tmp_path), model).generate(REQUESTS, SAMPLING) == fresh
    with_adapter = open_generator(cached(tmp_path), model, tiny_adapter)
    assert with_adapter.generate(REQUESTS, SAMPLING) != fresh


@pytest.mark.slow
def test_several_processes_keep_each_share(tiny_model: Path, tmp_path: Path) -> None:
    def break_off(place: int, outcome: GenerationOutcome) -> None:
        raise BrokenOffError

    generator = HfProcesses(str(tiny_model), None, cached(tmp_path, batch_size=2), 2)
    with pytest.raises(BrokenOffError):
        generator.generate(MANY, FEW_TOKENS, break_off)
    assert kept_shares(tmp_path) >= 1
    fresh = HfGenerator(str(tiny_model), None, generation_params(batch_size=2))
    told: dict[int, GenerationOutcome] = {}
    assert generator.generate(MANY, FEW_TOKENS, told.__setitem__) == fresh.generate(
        MANY, FEW_TOKENS
    )
    assert told == dict(enumerate(generator.generate(MANY, FEW_TOKENS)))
    assert kept_shares(tmp_path) == 4


def test_the_identity_of_a_model_is_what_decides_its_bytes(
    tiny_model: Path, tiny_adapter: Path
) -> None:
    model, params = str(tiny_model), generation_params(backend="hf")
    plain = hf_identity(model, None, params)
    assert hf_identity(model, None, params) == plain
    elsewhere = replace(params, cache=replace(params.cache, folder="elsewhere"), processes=7)
    assert hf_identity(model, None, elsewhere) == plain
    assert hf_identity(model, tiny_adapter, params) != plain
    assert hf_identity(model, None, replace(params, batch_size=5)) != plain
