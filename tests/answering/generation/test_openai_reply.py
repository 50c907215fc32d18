"""What is read from the replies of many servers."""

import json
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lib.answering.generation.openai_generator import Endpoint, RequestError
from lib.base.errors import ModelError
from lib.base.records import Completion, SampledTokens

ENDPOINT = Endpoint("http://there/v1", "tiny-sql", "sk-secret")
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
)


def chosen(**changes: Any) -> dict[str, Any]:
    return {"index": 0, "finish_reason": "stop", "message": {"content": "SELECT 1"}, **changes}


def read(answer: Any) -> Completion:
    return ENDPOINT.read(json.dumps(answer).encode())


@pytest.mark.parametrize(
    ("usage", "counts"),
    [
        ({"prompt_tokens": 3, "completion_tokens": 2}, (3, 2)),
        ({"prompt_tokens": None, "completion_tokens": 2}, (0, 2)),
        ({}, (0, 0)),
        (None, (0, 0)),
    ],
)
def test_a_server_may_leave_counts_out(usage: Any, counts: tuple[int, int]) -> None:
    assert read({"choices": [chosen()], "usage": usage}) == Completion("SELECT 1", "stop", *counts)


@pytest.mark.parametrize(
    ("choices", "text", "reason"),
    [
        ([chosen(finish_reason=None)], "SELECT 1", "stop"),
        ([chosen(finish_reason="model_length")], "SELECT 1", "length"),
        ([chosen(message={"content": None, "refusal": "No."})], "No.", "refusal"),
        ([chosen(message={"content": "whole \ud83d\ude00"})], "whole \U0001f600", "stop"),
        ([{"text": "SELECT 1", "message": None}], "SELECT 1", "stop"),
        (
            [
                chosen(
                    message={
                        "content": [
                            {"type": "thinking", "thinking": [{"type": "text", "text": "hm"}]},
                            {"type": "text", "text": "SELECT "},
                            {"type": "text", "text": "1"},
                        ]
                    }
                )
            ],
            "SELECT 1",
            "stop",
        ),
    ],
)
def test_servers_that_answer_in_their_own_way(choices: Any, text: str, reason: str) -> None:
    completion = read({"choices": choices})
    assert (completion.text, completion.finish_reason) == (text, reason)


@pytest.mark.parametrize("reason", ["abort", "error", "insufficient_system_resource"])
def test_a_piece_of_an_answer_is_none(reason: str) -> None:
    with pytest.raises(RequestError, match=f"broke its answer off: {reason}"):
        read({"choices": [chosen(finish_reason=reason)]})


@pytest.mark.parametrize(
    "content",
    [b"", b"<html>", b"[" * 100_000, b'{"choices": []}', b'{"error": "whose is sk-secret?"}'],
)
def test_what_is_no_completion_is_said_without_the_key(content: bytes) -> None:
    with pytest.raises(RequestError, match="the answer is malformed: ") as caught:
        ENDPOINT.read(content)
    assert "sk-secret" not in str(caught.value)


@given(st.one_of(JSON, st.fixed_dictionaries({"choices": st.lists(JSON), "usage": JSON})))
def test_no_answer_is_a_crash(answer: Any) -> None:
    with suppress(RequestError, ModelError):
        assert isinstance(read(answer), Completion)


@pytest.mark.parametrize(
    "answer",
    [
        {
            "choices": [
                chosen(
                    token_ids=[7, 2],
                    logprobs={"content": [{"logprob": -0.5}, {"logprob": -1}]},
                )
            ],
            "prompt_token_ids": [1, 5],
        },
        {
            "choices": [
                {
                    "text": "SELECT 1",
                    "token_ids": [7, 2],
                    "prompt_token_ids": [1, 5],
                    "logprobs": {"token_logprobs": [-0.5, -1]},
                }
            ],
        },
    ],
    ids=["chat", "text"],
)
def test_tokens_as_vllm_gives_them(answer: Any) -> None:
    content = json.dumps(answer).encode()
    assert ENDPOINT.read(content, tokens=True).sampled == SampledTokens((1, 5), (7, 2), (-0.5, -1))
    assert ENDPOINT.read(content).sampled is None


@pytest.mark.parametrize(
    "more",
    [
        {},
        {"token_ids": [7]},
        {"token_ids": [7], "logprobs": {"content": []}, "prompt_token_ids": [1]},
    ],
)
def test_a_server_without_token_ids_is_said(more: Any) -> None:
    content = json.dumps({"choices": [chosen(**more)]}).encode()
    with pytest.raises(ModelError, match="processed_logprobs"):
        ENDPOINT.read(content, tokens=True)
