"""Calls from several threads become batches, which later calls join."""

import threading
from collections.abc import Iterator, Sequence

import pytest

from lib.answering.generation.protocol import (
    GenerationOutcome,
    GenerationRequest,
    Join,
    OnOutcome,
    OnTokens,
    Sampling,
)
from lib.base.records import Completion, user_message
from lib.serving.models import Batcher

_SAMPLING = Sampling()
_OTHER = Sampling(temperature=0.5)


class _Streaming:
    """Answers each request with its id, the last one first; more requests may join at each step.

    `steps`: the number of steps. Before the first, `began` is set and `go_on` is awaited.
    """

    def __init__(self, steps: int = 3) -> None:
        self._steps = steps
        self.began, self.go_on = threading.Event(), threading.Event()
        self.batches: list[list[str]] = []

    def generate(
        self,
        requests: Sequence[GenerationRequest],
        sampling: Sampling,
        on_outcome: OnOutcome,
        on_tokens: OnTokens | None = None,
        join: Join | None = None,
    ) -> list[GenerationOutcome]:
        asked = [*requests]
        self.began.set()
        self.go_on.wait(300)
        for _ in range(self._steps):
            assert join is not None
            asked += join()
        self.batches.append([request.example_id for request in asked])
        for index in reversed(range(len(asked))):
            on_outcome(index, _outcomes_of(asked[index]))
        return [_outcomes_of(request) for request in asked]

    def text(self, tokens: Sequence[int]) -> str:
        return ""


def _outcomes_of(request: GenerationRequest) -> list[Completion]:
    return [Completion(request.example_id, "stop", 1, 1)]


def _requests(*ids: str) -> list[GenerationRequest]:
    return [GenerationRequest(id, 1, user_message(id)) for id in ids]


@pytest.fixture
def batcher() -> Iterator[Batcher]:
    opened = Batcher(3)
    yield opened
    opened.close()


@pytest.mark.parametrize(
    ("later", "most_calls", "batches"),
    [
        pytest.param([("b", _SAMPLING)], 256, [["a", "b"]], id="joins"),
        pytest.param(
            [("b", _SAMPLING), ("c", _SAMPLING), ("d", _SAMPLING)],
            256,
            [["a", "b", "c"], ["d"]],
            id="as far as there is room",
        ),
        pytest.param(
            [("b", _SAMPLING), ("c", _OTHER)],
            256,
            [["a"], ["b"], ["c"]],
            id="nobody joins while another one waits who cannot",
        ),
        pytest.param(
            [("b", _SAMPLING), ("c", _SAMPLING)],
            1,
            [["a"], ["b", "c"]],
            id="a batch that many have joined comes to its end",
        ),
    ],
)
def test_who_comes_while_others_are_written_joins_them(
    batcher: Batcher,
    later: list[tuple[str, Sampling]],
    most_calls: int,
    batches: list[list[str]],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("lib.serving.models._MOST_CALLS", most_calls)
    generator = _Streaming()
    waiting = [batcher.submit(generator, _requests("a"), _SAMPLING)]
    assert generator.began.wait(10)
    waiting += [batcher.submit(generator, _requests(id), sampling) for id, sampling in later]
    generator.go_on.set()
    answers = [future.result(10) for future in waiting]
    assert answers == [[_outcomes_of(*_requests(id))] for id in ("a", *(id for id, _ in later))]
    assert generator.batches == batches
