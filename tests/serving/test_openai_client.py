"""The OpenAI-compatible endpoint as OpenAI's own client sees it, with the embedded model."""

from __future__ import annotations

import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any
from unittest import mock

import httpx2
import openai
import pytest

from tests.serving.conftest import Serve, Served, servers, until
from tests.serving.writer import Writer
from tests.stages.project import REPOSITORY

_MODEL = "base_model"
_PROMPT = "Schema:\nsinger : singer_id int , name text , age int\nQuestion: How many singers?\nSQL:"
_MESSAGES: Any = [{"role": "user", "content": _PROMPT}]


def _client(served: Served, key: str = "none") -> openai.OpenAI:
    return openai.OpenAI(base_url=f"{served.url}/v1", api_key=key, max_retries=0)


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[openai.OpenAI]:
    with (
        servers(tmp_path_factory.mktemp("openai")) as start,
        _client(start(base=REPOSITORY / "data" / "base_model")) as opened,
    ):
        yield opened


def _chat(client: openai.OpenAI, **more: Any) -> Any:
    settings = {"model": _MODEL, "messages": _MESSAGES, "temperature": 0, "max_tokens": 24}
    return client.chat.completions.create(**{**settings, **more})


def _complete(client: openai.OpenAI, **more: Any) -> Any:
    settings = {"model": _MODEL, "prompt": _PROMPT, "temperature": 0, "max_tokens": 24}
    return client.completions.create(**{**settings, **more})


def test_models_are_listed_and_found(client: openai.OpenAI) -> None:
    assert [model.id for model in client.models.list()] == [_MODEL]
    assert client.models.retrieve(_MODEL).id == _MODEL
    with pytest.raises(openai.NotFoundError, match="no model"):
        client.models.retrieve("gpt")


def test_a_chat_is_answered(client: openai.OpenAI) -> None:
    answer = _chat(client, stop=["\n"])
    (choice,) = answer.choices
    assert choice.message.role == "assistant"
    assert "count" in choice.message.content.lower()
    assert choice.finish_reason in ("stop", "length")
    usage = answer.usage
    assert usage.prompt_tokens > 10
    assert usage.total_tokens == usage.prompt_tokens + usage.completion_tokens
    assert answer.id.startswith("chatcmpl-")


def test_a_completion_goes_on_with_the_text(client: openai.OpenAI) -> None:
    chat, plain = _chat(client), _complete(client)
    assert plain.choices[0].text == chat.choices[0].message.content
    assert plain.object == "text_completion"


def test_stop_strings_end_a_text_before_them(client: openai.OpenAI) -> None:
    whole = _complete(client).choices[0].text
    word = whole.split()[2]
    cut = _complete(client, stop=word).choices[0]
    assert (cut.text, cut.finish_reason) == (whole[: whole.index(word)], "stop")
    assert _complete(client, max_tokens=2).choices[0].finish_reason == "length"


def test_a_stop_string_that_is_no_text_harms_nobody(client: openai.OpenAI) -> None:
    body = b'{"model": "base_model", "prompt": "SELECT", "max_tokens": 4, "stop": "\\ud800"}'
    headers = {"Content-Type": "application/json"}
    assert httpx2.post(f"{client.base_url}completions", content=body, headers=headers).is_success


@pytest.mark.parametrize("stop", [None, [" FROM", "\n"]])
def test_a_stream_says_what_the_whole_answer_says(client: openai.OpenAI, stop: Any) -> None:
    whole = _chat(client, stop=stop)
    options = {"include_usage": True}
    *chunks, last = list(_chat(client, stop=stop, stream=True, stream_options=options))
    pieces = [chunk.choices[0].delta.content or "" for chunk in chunks]
    assert "".join(pieces) == whole.choices[0].message.content
    assert len([piece for piece in pieces if piece]) > 1
    reasons = [chunk.choices[0].finish_reason for chunk in chunks]
    assert reasons == [None] * (len(chunks) - 1) + [whole.choices[0].finish_reason]
    assert last.usage == whole.usage
    text = "".join(chunk.choices[0].text for chunk in _complete(client, stop=stop, stream=True))
    assert text == _complete(client, stop=stop).choices[0].text


def test_log_probabilities_are_those_of_the_tokens(client: openai.OpenAI) -> None:
    chat = _chat(client, logprobs=True, top_logprobs=2).choices[0]
    tokens = chat.logprobs.content
    assert "".join(token.token for token in tokens) == chat.message.content
    assert all(token.logprob <= 0 for token in tokens)
    assert tokens[0].top_logprobs[0].token == tokens[0].token
    plain = _complete(client, logprobs=1).choices[0]
    assert "".join(plain.logprobs.tokens) == plain.text
    assert plain.logprobs.token_logprobs == [token.logprob for token in tokens]
    assert plain.logprobs.top_logprobs[0] == {tokens[0].token: tokens[0].logprob}


def test_token_ids_are_returned_as_vllm_returns_them(client: openai.OpenAI) -> None:
    asked = {"return_token_ids": True}
    chat, plain = _chat(client, extra_body=asked), _complete(client, extra_body=asked)
    assert len(chat.prompt_token_ids) == chat.usage.prompt_tokens
    assert plain.choices[0].prompt_token_ids == chat.prompt_token_ids
    assert plain.choices[0].token_ids == chat.choices[0].token_ids
    assert chat.weights_version == 0


def test_samples_and_prompts_have_choices_of_their_own(client: openai.OpenAI) -> None:
    drawn = _chat(client, n=3, temperature=1.5, seed=1)
    assert [choice.index for choice in drawn.choices] == [0, 1, 2]
    texts = [choice.message.content for choice in drawn.choices]
    assert len(set(texts)) > 1
    again = _chat(client, n=3, temperature=1.5, seed=1)
    assert [choice.message.content for choice in again.choices] == texts
    two = _complete(client, prompt=[_PROMPT, _PROMPT.replace("singers", "names")])
    assert [choice.index for choice in two.choices] == [0, 1]


def test_without_a_limit_the_answer_takes_what_room_there_is(client: openai.OpenAI) -> None:
    long = f"{'word ' * 900}\nSQL:"
    assert _complete(client, prompt=long, max_tokens=openai.NOT_GIVEN).usage.completion_tokens > 0


@pytest.mark.parametrize(
    "more",
    [
        {"max_tokens": 100_000},
        {"max_tokens": 0},
        {"temperature": 3},
        {"temperature": 1e-40},
        {"max_tokens": 4097},
        {"n": 128, "max_tokens": 4000},
        {"messages": []},
        {"messages": [{"role": "robot", "content": "x"}]},
        {"messages": [{"role": "user", "content": [{"type": "image_url"}]}]},
        {"messages": "x"},
        {"n": 0},
        {"n": 129},
        {"stop": ["x" * 257]},
        {"stop": [str(number) for number in range(17)]},
        {"top_p": 0.5},
        {"tools": [{"type": "function", "function": {"name": "f"}}]},
        {"response_format": {"type": "json_object"}},
    ],
    ids=str,
)
def test_what_cannot_be_met_is_a_bad_request(client: openai.OpenAI, more: Any) -> None:
    with pytest.raises(openai.BadRequestError) as caught:
        _chat(client, **more)
    assert caught.value.type == "invalid_request_error"
    assert caught.value.message


@pytest.mark.parametrize(
    "more", [{"prompt": ""}, {"prompt": ["x", ""]}, {"prompt": ["x"] * 65, "n": 2}], ids=str
)
def test_a_completion_that_cannot_be_met_is_a_bad_request(client: openai.OpenAI, more: Any) -> None:
    with pytest.raises(openai.BadRequestError):
        _complete(client, **more)


def test_an_unknown_model_is_not_found(client: openai.OpenAI) -> None:
    with pytest.raises(openai.NotFoundError):
        _chat(client, model="gpt")


def test_requests_at_the_same_time_are_answered_as_alone(client: openai.OpenAI) -> None:
    alone = _chat(client).choices[0].message.content
    with ThreadPoolExecutor(8) as threads:
        asked = [threads.submit(_chat, client, stream=n % 2 == 1) for n in range(16)]
        for n, one in enumerate(asked):
            answer = one.result()
            text = (
                "".join(chunk.choices[0].delta.content or "" for chunk in answer)
                if n % 2
                else answer.choices[0].message.content
            )
            assert text == alone


def test_a_wrong_key_and_a_full_queue_have_their_errors(serve: Serve) -> None:
    served = serve(token="0123456789abcdef", questions=1)
    with pytest.raises(openai.AuthenticationError):
        _client(served, "wrong").models.list()
    with _client(served, "0123456789abcdef") as client:
        served.writer.gate.clear()
        with _chat(client, model="needed", stream=True) as stream:
            next(stream)
            with pytest.raises(openai.RateLimitError) as caught:
                _chat(client, model="needed")
            assert caught.value.response.headers["retry-after"]
            served.writer.gate.set()


def _has_stopped(writer: Writer) -> bool:
    """Whether no word is written in twenty times the time that one takes."""
    before = len(writer.written)
    time.sleep(0.2)
    return len(writer.written) == before


def test_who_stops_reading_a_stream_stops_the_model(serve: Serve) -> None:
    served = serve(Writer(lambda prompt, sample: "word " * 2000))
    pause = mock.Mock(side_effect=lambda timeout: time.sleep(0.01))
    slowly = mock.patch.object(served.writer.gate, "wait", pause)
    with slowly, _client(served) as client:
        with _chat(client, model="needed", stream=True, max_tokens=900) as stream:
            next(chunk for chunk in stream if chunk.choices[0].delta.content)
        until(lambda: _has_stopped(served.writer))
    assert 0 < len(served.writer.written) < 900


def test_adapters_are_exchanged_under_load(serve: Serve) -> None:
    """Each answer names the version of the weights that wrote it, and is written by them."""
    served = serve(trainer=True)

    def opened(*arguments: Any, **options: Any) -> Writer:
        return Writer(lambda prompt, sample: f"SELECT '{arguments[2].name}'")

    with (
        mock.patch("lib.serving.models.open_generator", opened),
        mock.patch("lib.serving.models.check_adapter"),
        _client(served) as client,
        ThreadPoolExecutor(4) as threads,
    ):

        def load(version: int) -> None:
            body = {"lora_name": "policy", "lora_path": f"/v{version}", "load_inplace": version > 1}
            client.post("/load_lora_adapter", body=body, cast_to=str)

        def ask(n: int) -> tuple[int, str]:
            answer = _chat(client, model="policy")
            return answer.weights_version, answer.choices[0].message.content

        load(1)
        asked = []
        for version in range(2, 7):
            asked += [threads.submit(ask, n) for n in range(8)]
            load(version)
        asked.append(threads.submit(ask, 0))
        answers = [one.result() for one in asked]
        assert all(text == f"SELECT '/v{version}'".replace("/", "") for version, text in answers)
        assert answers[-1][0] == 6
        assert "policy" in [model.id for model in client.models.list()]
        with pytest.raises(openai.APIStatusError):
            load(1)
        client.post("/unload_lora_adapter", body={"lora_name": "policy"}, cast_to=str)
        with pytest.raises(openai.NotFoundError):
            ask(0)


def test_without_a_trainer_nobody_exchanges_adapters(client: openai.OpenAI) -> None:
    with pytest.raises(openai.NotFoundError):
        client.post("/load_lora_adapter", body={"lora_name": "x", "lora_path": "/"}, cast_to=str)


def test_no_path_of_a_model_is_shown(client: openai.OpenAI) -> None:
    """A client on another machine learns the name of a model, but no path."""
    assert str(REPOSITORY) not in client.models.list().model_dump_json()
