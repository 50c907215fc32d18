"""The openai backend against a server on which everything goes wrong."""

import asyncio
import socket
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import replace
from http.server import BaseHTTPRequestHandler
from pathlib import Path
from typing import Any

import pytest

from lib.answering.generation.backends import open_generator
from lib.answering.generation.openai_generator import find_model
from lib.answering.generation.protocol import (
    GenerationFailure,
    GenerationOutcome,
    GenerationRequest,
    Generator,
    Sampling,
)
from lib.base.errors import ModelError
from lib.base.params import EndpointParams
from lib.base.records import Completion, Message, joined_text, to_json, user_message
from tests.answering.generation.faulty_server import (
    KEY,
    MODEL,
    TRANSIENT,
    FaultyServer,
    faulty_server,
    sql_for,
)
from tests.answering.generation.params import generation_params
from tests.learning.json_server import serving

KEY_VARIABLE = "A_KEY_FOR_TESTS"
GREEDY = Sampling(seed=5)
QUICK = [fault for fault in TRANSIENT if fault != "hang"]


@pytest.fixture(autouse=True)
def key(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(KEY_VARIABLE, KEY)


@pytest.fixture
def server() -> Iterator[FaultyServer]:
    """A server without faults; a test may change its script."""
    with faulty_server() as opened:
        yield opened


def open_at(
    base_url: str, cache: Path | None = None, model: str = MODEL, **changes: Any
) -> Generator:
    """The backend with short waits; `changes` apply to `generation.endpoint`."""
    params = generation_params(backend="openai")
    endpoint = replace(
        params.endpoint,
        base_url=base_url,
        api_key_env=KEY_VARIABLE,
        timeout_seconds=10.0,
    )
    kept = replace(params.cache, folder=str(cache), backends=("openai",) if cache else ())
    params = replace(params, endpoint=replace(endpoint, **changes), cache=kept)
    return open_generator(params, model)


def requests_of(count: int) -> list[GenerationRequest]:
    return [
        GenerationRequest(f"q{n}", 1, user_message(f"Question: {n}?\nSQL:")) for n in range(count)
    ]


def asked(request: GenerationRequest) -> str:
    """The prompt as the server sees it."""
    return joined_text(request.messages)


def response(status: int, body: bytes = b"", headers: str = "") -> bytes:
    """A whole response, as it is sent."""
    return f"HTTP/1.1 {status} Said\r\nContent-Length: {len(body)}\r\n{headers}\r\n".encode() + body


def only(outcome: GenerationOutcome) -> Completion:
    assert isinstance(outcome, list), outcome
    (completion,) = outcome
    return completion


@pytest.mark.slow
def test_200_questions_through_a_faulty_server_give_200_results(
    server: FaultyServer, tmp_path: Path
) -> None:
    def script(prompt: str, before: int) -> str | None:
        """Up to two faults, a different series for every question, then an answer."""
        number = int(prompt.split("Question: ")[1].split("?")[0])
        if before >= number % 3:
            return None
        return "hang" if number < 10 and before == 0 else QUICK[(number + before) % len(QUICK)]

    server.script = script
    requests = requests_of(200)
    told: dict[int, GenerationOutcome] = {}
    patient = open_at(server.base_url, tmp_path, timeout_seconds=4.0)
    outcomes = patient.generate(requests, GREEDY, told.__setitem__)
    assert told == dict(enumerate(outcomes))
    assert [only(outcome).text for outcome in outcomes] == [sql_for(asked(r)) for r in requests]
    assert server.answered == {asked(request): 1 for request in requests}
    again = open_at(server.base_url, tmp_path).generate(requests, GREEDY)
    assert again == outcomes
    assert server.answered.total() == 200


@pytest.mark.parametrize(
    ("fault", "said"),
    [
        ("429", "the server answers 429: fault 429"),
        ("429 with Retry-After", "the server answers 429: fault 429"),
        ("503", "the server answers 503: fault 503"),
        ("hang", "no answer within generation.endpoint.timeout_seconds"),
        ("cut", "the connection failed: "),
        ("cut in the middle", "the connection failed: "),
    ],
)
def test_a_fault_is_tried_again_and_recorded_where_it_stays(
    server: FaultyServer, fault: str, said: str
) -> None:
    requests = requests_of(2)
    lasting = asked(requests[1])
    server.script = lambda prompt, before: fault if prompt == lasting or before == 0 else None
    patience = 0.3 if fault == "hang" else 10.0
    generator = open_at(server.base_url, max_attempts=2, timeout_seconds=patience)
    first, second = generator.generate(requests, GREEDY)
    assert only(first).text == sql_for(asked(requests[0]))
    assert isinstance(second, GenerationFailure)
    assert second.error.startswith(said)
    assert "\n" not in second.error
    assert server.asked == {asked(request): 2 for request in requests}


_ANSWER = b'{"choices": [{"message": {"content": "SELECT 1\\nStop: x"}}]}'


def test_a_stop_string_cuts_the_text_whatever_the_server_does(server: FaultyServer) -> None:
    head = b"HTTP/1.1 200 OK\r\nX-Served-By: caf\xc3\xa9\r\nContent-Length: %d\r\n\r\n"
    server.script = lambda prompt, before: head % len(_ANSWER) + _ANSWER
    (request,) = requests_of(1)
    (outcome,) = open_at(server.base_url).generate([replace(request, stop=("Stop:",))], GREEDY)
    assert only(outcome).text == "SELECT 1\n"


@contextmanager
def _listing(answers: Mapping[str, bytes | int], pause: float = 0) -> Iterator[EndpointParams]:
    """A server that answers GET by its path: with JSON, or with a status; 404 elsewhere."""

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            time.sleep(pause)
            answer = answers.get(self.path, 404)
            self.send_response(answer if isinstance(answer, int) else 200)
            if answer == 301:
                self.send_header("Location", "https://elsewhere.example/v1/models")
            self.end_headers()
            with suppress(OSError):
                self.wfile.write(b"" if isinstance(answer, int) else answer)

        def log_message(self, *arguments: object) -> None:
            pass

    with serving(Handler) as address:
        endpoint = generation_params(backend="openai").endpoint
        yield replace(endpoint, base_url=address.removesuffix("/v1"))


_TWO = b'{"data": [{"id": "a"}, {"id": "b"}]}'


@pytest.mark.parametrize(
    ("answers", "wanted", "model", "doubt"),
    [
        ({"/models": _TWO}, None, "a", None),
        ({"/models": _TWO}, "b", "b", None),
        ({"/models": _TWO}, "c", "c", "lists no model 'c'; it has a, b"),
        ({"/models": 503}, "c", "c", "cannot be listed (it answers 503)"),
        ({"/models": 429}, "c", "c", "cannot be listed (it answers 429)"),
        ({}, "c", "c", "it answers 404); an address of OpenAI's API usually ends in /v1"),
        ({"/models": b"<html>"}, "c", "c", "no list of models); an address of OpenAI's API"),
    ],
)
def test_a_model_is_asked_for_and_what_may_hinder_it_is_a_doubt(
    answers: Mapping[str, bytes | int], wanted: str | None, model: str, doubt: str | None
) -> None:
    with _listing(answers) as endpoint:
        found, said = find_model(endpoint, wanted)
    assert found == model
    assert (said is None) == (doubt is None)
    assert doubt is None or doubt in str(said)


_UNLISTED = [404, 503, b"<html>", b"null", b'{"data": "abc"}', b'{"data": [{}]}', b'{"data": []}']
_NEVER: list[tuple[dict[str, bytes | int], str]] = [
    ({"/v1/models": _TWO}, r"OpenAI's API is at http://.*/v1; use that address"),
    ({"/models": b"<html>", "/v1/models": _TWO}, "use that address"),
    ({"/models": 401}, "refuses the key"),
    ({"/models": 301}, "it redirects to https://elsewhere.example/v1/models"),
    ({}, r"nobody answers there .* start the server"),
]


@pytest.mark.parametrize(
    ("answers", "wanted", "error"),
    [
        *((answers, wanted, error) for answers, error in _NEVER for wanted in (None, "a")),
        *(({"/models": one}, None, "cannot be listed .* name a model") for one in _UNLISTED),
    ],
)
def test_an_endpoint_that_will_never_answer_is_one_clear_line(
    answers: Mapping[str, bytes | int], wanted: str | None, error: str
) -> None:
    with _listing(answers) as endpoint:
        if answers:
            with pytest.raises(ModelError, match=error):
                find_model(endpoint, wanted)
    if not answers:  # it has ended
        with pytest.raises(ModelError, match=error):
            find_model(endpoint, wanted)
        with pytest.raises(ModelError, match=f"{endpoint.base_url}/v1: nobody answers there"):
            open_at(f"{endpoint.base_url}/v1", max_attempts=2).generate(requests_of(1), GREEDY)


def test_a_slow_endpoint_is_a_doubt(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lib.answering.generation.openai_generator._LOOK_SECONDS", 0.2)
    with _listing({"/models": _TWO}, pause=0.6) as endpoint:
        model, doubt = find_model(endpoint, "a")
        assert (model, "no answer within 0.2 s" in str(doubt)) == ("a", True)
        assert find_model(endpoint, None) == ("a", None)


@pytest.mark.parametrize(
    ("kind", "reason", "text"),
    [
        ("refusal", "refusal", "I will not\nwrite that."),
        ("content filter", "refusal", ""),
        ("length", "length", "SELECT name, name"),
    ],
)
def test_a_refusal_and_a_length_stop_are_answers(
    server: FaultyServer, tmp_path: Path, kind: str, reason: str, text: str
) -> None:
    server.script = lambda prompt, before: kind
    for _ in range(2):  # the second time from the cache
        (outcome,) = open_at(server.base_url, tmp_path).generate(requests_of(1), GREEDY)
        assert only(outcome) == Completion(text, reason, 20, 4)  # type: ignore[arg-type]
    assert server.answered.total() == 1


@pytest.mark.parametrize(
    ("fault", "said"),
    [
        ("400", "the server answers 400: fault 400"),
        (b'{"choices": [{"message": {"content": "SELECT', "the answer is malformed: "),
        (b'{"error": "overloaded"}', 'the answer is malformed: {"error": "overloaded"}'),
        (b'{"choices": []}', "the answer is malformed: "),
        (b'{"choices": [{"message": {"content": ""}}]}', "the choice is empty"),
    ],
)
def test_what_is_no_answer_is_recorded_and_ends_no_run(
    server: FaultyServer, tmp_path: Path, fault: str | bytes, said: str
) -> None:
    if isinstance(fault, bytes):
        fault = response(200, fault)
    requests = requests_of(8)
    server.script = lambda prompt, before: fault if prompt == asked(requests[0]) else None
    for _ in range(2):  # the second time, only this question is asked again
        failure, *others = open_at(server.base_url, tmp_path).generate(requests, GREEDY)
        assert isinstance(failure, GenerationFailure)
        assert failure.error.startswith(said)
        assert [only(outcome).text for outcome in others]
    assert server.asked.total() == 8 + 1


def test_a_server_that_asks_to_wait_for_minutes_is_not_asked_again(server: FaultyServer) -> None:
    later = response(429, b'{"error": {"message": "later"}}', "Retry-After: 121\r\n")
    server.script = lambda prompt, before: later
    (outcome,) = open_at(server.base_url).generate(requests_of(1), GREEDY)
    assert outcome == GenerationFailure("the server answers 429: later")


@pytest.mark.parametrize("mistake", ["key", "model"])
def test_a_wrong_key_or_model_fails_at_once_and_loses_nothing(
    server: FaultyServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, mistake: str
) -> None:
    requests = requests_of(30)
    open_at(server.base_url, tmp_path).generate(requests[:10], GREEDY)
    with monkeypatch.context() as changed:
        if mistake == "key":  # answered questions come from the cache; the next one fails
            changed.setenv(KEY_VARIABLE, "another key")
        name = "no-such-model" if mistake == "model" else MODEL
        mistaken = open_at(server.base_url, tmp_path, model=name, concurrency=2)
        with pytest.raises(ModelError) as caught:
            mistaken.generate(requests, GREEDY)
    message = str(caught.value)
    assert "\n" not in message
    assert "api_key_env" in message if mistake == "key" else "'no-such-model'" in message
    assert KEY not in message
    assert server.asked.total() <= 10 + 2 * 2  # in flight, and begun before these are cancelled
    outcomes = open_at(server.base_url, tmp_path).generate(requests, GREEDY)
    assert len([only(outcome) for outcome in outcomes]) == 30
    assert set(server.answered.values()) == {1}


def test_no_more_requests_at_a_time_than_allowed(server: FaultyServer) -> None:
    server.script = lambda prompt, before: "slow"
    open_at(server.base_url, concurrency=3).generate(requests_of(12), GREEDY)
    assert 1 < server.most_thinking <= 3


def test_samples_are_asked_apart_and_greedy_ones_once(server: FaultyServer) -> None:
    generator = open_at(server.base_url)
    sampled = Sampling(num_samples=3, temperature=0.8, max_new_tokens=7, seed=1)
    (outcome,) = generator.generate(requests_of(1), sampled)
    assert isinstance(outcome, list)
    assert len(outcome) == 3
    assert len({body["seed"] for body in server.bodies}) == 3
    assert {(body["temperature"], body["max_tokens"]) for body in server.bodies} == {(0.8, 7)}
    server.bodies.clear()
    generator.generate(requests_of(1), replace(sampled, seed=2, greedy_first=True))
    assert sorted(body["temperature"] for body in server.bodies) == [0.0, 0.8, 0.8]
    server.bodies.clear()
    same_prompt = [
        GenerationRequest(name, 1, user_message("Question: ?\nSQL:")) for name in ("a", "b")
    ]
    outcomes = generator.generate(same_prompt, replace(GREEDY, num_samples=3))
    assert len(server.bodies) == 1
    assert outcomes[0] == outcomes[1]
    assert isinstance(outcomes[0], list)
    assert len(outcomes[0]) == 3


@pytest.mark.parametrize(
    ("extra", "asked"),
    [
        ({"seed": None}, 3),
        ({"seed": 1}, 3),
        ({"seed": None, "temperature": None}, 3),  # a server that refuses both, and samples
        ({"seed": 1, "temperature": 0}, 1),
    ],
)
def test_samples_that_a_server_cannot_seed_are_asked_apart(
    server: FaultyServer, extra: dict[str, Any], asked: int
) -> None:
    generator = open_at(server.base_url, extra_body=extra)
    sampled = Sampling(num_samples=3, temperature=0.8, max_new_tokens=7, seed=1)
    (outcome,) = generator.generate(requests_of(1), sampled)
    assert isinstance(outcome, list)
    assert (len(outcome), len(server.bodies)) == (3, asked)


@pytest.mark.parametrize(
    ("api", "extra", "stop", "sent"),
    [
        ("chat", {}, (), {"seed": 5}),
        ("chat", {}, ("Observation:",), {"seed": 5, "stop": ["Observation:"]}),
        ("completions", {}, ("Observation:",), {"seed": 5, "stop": ["Observation:"]}),
        ("completions", {"top_k": 1, "seed": None}, (), {"top_k": 1, "stop": ["\n\n"]}),
    ],
)
def test_conversation_stop_strings_and_extra_fields_are_sent(
    server: FaultyServer, api: str, extra: dict[str, Any], stop: tuple[str, ...], sent: Any
) -> None:
    request = GenerationRequest(
        "q", 1, (Message("system", "Write SQL."), *requests_of(1)[0].messages), stop
    )
    messages = [to_json(message) for message in request.messages]
    sent |= {"messages": messages} if api == "chat" else {"prompt": asked(request)}
    generator = open_at(server.base_url, api=api, extra_body=extra)
    assert only(generator.generate([request], GREEDY)[0]).text == sql_for(
        messages[-1]["content"] if api == "chat" else asked(request)
    )
    assert server.bodies == [{"model": MODEL, "temperature": 0.0, "max_tokens": 96, **sent}]


@pytest.mark.parametrize(("api", "logprobs"), [("chat", True), ("completions", 0)])
def test_tokens_are_asked_for(server: FaultyServer, api: str, logprobs: int) -> None:
    asked = replace(GREEDY, tokens=True)
    with pytest.raises(ModelError, match="no token ids"):  # this server has none
        open_at(server.base_url, api=api).generate(requests_of(1), asked)
    assert server.bodies[0]["return_token_ids"] is True
    assert server.bodies[0]["logprobs"] == logprobs


def test_a_running_event_loop_may_ask(server: FaultyServer) -> None:
    requests = requests_of(3)

    async def ask() -> list[GenerationOutcome]:
        return open_at(server.base_url).generate(requests, GREEDY)

    assert asyncio.run(ask()) == open_at(server.base_url).generate(requests, GREEDY)


def test_what_decides_an_answer_decides_whether_it_is_asked_again(
    server: FaultyServer, tmp_path: Path
) -> None:
    sampled = Sampling(num_samples=2, temperature=0.5, seed=1)
    requests = requests_of(2)
    seen = []
    for number, (sampling, turn) in enumerate(
        [
            (sampled, 1),
            (sampled, 1),  # nothing new, and a slash after the address changes nothing
            (replace(sampled, num_samples=3), 1),  # one more of each
            (replace(sampled, temperature=0.6), 1),
            (replace(sampled, seed=2), 1),
            (sampled, 2),  # the same prompt, another draw
        ]
    ):
        generator = open_at(server.base_url + "/" * (number % 2), tmp_path)
        generator.generate([replace(request, turn=turn) for request in requests], sampling)
        seen.append(len(server.bodies))
    assert seen == [4, 4, 6, 10, 14, 18]


def test_a_prompt_that_is_too_long_is_a_failure_and_the_others_go_on(server: FaultyServer) -> None:
    params = generation_params(backend="openai", max_prompt_tokens=20)
    endpoint = replace(params.endpoint, base_url=server.base_url, api_key_env=KEY_VARIABLE)
    generator = open_generator(replace(params, endpoint=endpoint), MODEL)
    long = GenerationRequest("long", 1, user_message("word " * 50))
    failure, answered = generator.generate([long, *requests_of(1)], GREEDY)
    assert failure == GenerationFailure("the prompt has about 92 tokens, the limit is 20")
    assert only(answered).text


def test_half_a_character_can_be_sent(server: FaultyServer) -> None:
    broken = GenerationRequest("q", 1, user_message("Question: \ud83d?\nSQL:"))
    assert only(open_at(server.base_url).generate([broken], GREEDY)[0]).text


def test_an_adapter_is_a_mistake() -> None:
    params = generation_params(backend="openai")
    with pytest.raises(ModelError, match="cannot load it into the server"):
        open_generator(params, MODEL, Path("adapter"))


@pytest.mark.parametrize(
    ("sent", "said"),
    [
        (response(402, b'{"error": {"message": "no money"}}'), r"refuses the key \(402: no money"),
        (
            response(429, b'{"error": {"type": "insufficient_quota"}}'),
            "refuses the key .429",
        ),
        (response(405), "405: .*check `model` and generation.endpoint.base_url"),
        (response(400, b'{"error": {"code": "invalid_api_key"}}'), "refuses the key"),
        (response(307, headers="Location: /v1/chat/completions\r\n"), "Location: /v1/chat/compl"),
        (response(301, headers="Location: https://other/\r\n"), "Location: https://other/"),
    ],
)
def test_what_no_question_could_get_past_ends_the_run_at_once(
    server: FaultyServer, sent: bytes, said: str
) -> None:
    server.script = lambda prompt, before: sent
    with pytest.raises(ModelError, match=said) as caught:
        open_at(server.base_url, concurrency=1, max_attempts=1).generate(requests_of(30), GREEDY)
    assert str(caught.value).startswith(f"{server.base_url}: ")
    assert server.asked.total() == 1  # a redirect is not followed


@pytest.mark.parametrize("status", [400, 401, 500])
def test_a_server_that_quotes_the_key_does_not_get_it_printed(
    server: FaultyServer, status: int
) -> None:
    said = f'{{"error": {{"message": "Authorization:\\u001b Bearer {KEY}"}}}}'
    server.script = lambda prompt, before: response(status, said.encode())
    try:
        (outcome,) = open_at(server.base_url, max_attempts=1).generate(requests_of(1), GREEDY)
    except ModelError as error:
        outcome = GenerationFailure(str(error))
    assert isinstance(outcome, GenerationFailure)
    assert f"{status}: Authorization: Bearer [the key]" in outcome.error
    assert KEY not in outcome.error


@pytest.mark.parametrize("key", ["", "sk-secret\nsk-other", "sk-sécret", "sk-\x7fsecret"])
def test_what_cannot_be_a_key_is_one_line_without_it(
    monkeypatch: pytest.MonkeyPatch, key: str
) -> None:
    monkeypatch.setenv(KEY_VARIABLE, key)
    with pytest.raises(ModelError, match=f"{KEY_VARIABLE} holds no key, or what") as caught:
        open_at("http://127.0.0.1:9/v1")
    assert "sk-" not in str(caught.value)


@pytest.mark.parametrize(
    "base_url",
    [
        "",
        "localhost:8000/v1",
        "127.0.0.1:8000/v1",
        "ftp://localhost/v1",
        "http:///v1",
        "http://localhost:port/v1",
        "http://localhost:99999/v1",
        "http://[::1/v1",
        "http://localhost:8000/v1\n",
        "http://localhost:8000/v1?api-version=1",
    ],
)
def test_an_address_that_is_none_fails_before_anything_is_asked(base_url: str) -> None:
    with pytest.raises(ModelError, match="is no address of a server") as caught:
        open_at(base_url)
    assert "\n" not in str(caught.value)


def test_an_environment_that_the_client_cannot_use_is_one_line(
    server: FaultyServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HTTP_PROXY", "garbage://proxy")
    with pytest.raises(ModelError, match="no client for it can be set up") as caught:
        open_at(server.base_url).generate(requests_of(1), GREEDY)
    assert "\n" not in str(caught.value)


def test_a_server_that_never_accepts_is_not_there() -> None:
    with socket.create_server(("127.0.0.1", 0), backlog=0) as listening:
        address = listening.getsockname()
        waiting = [socket.socket() for _ in range(3)]
        try:
            for one in waiting:  # the queue is full: the next client gets no reply
                one.setblocking(False)
                one.connect_ex(address)
            with pytest.raises(ModelError, match=r"nobody answers there \(ConnectTimeout\)"):
                open_at(
                    f"http://127.0.0.1:{address[1]}/v1", timeout_seconds=0.6, max_attempts=1
                ).generate(requests_of(1), GREEDY)
        finally:
            for one in waiting:
                one.close()
