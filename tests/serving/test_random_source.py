"""A trainer may set the random source of its episodes, so that they are drawn as in process."""

from __future__ import annotations

from tests.serving.conftest import Serve

_BODY = {"prompt": "SQL:", "stop_after_sql": True, "temperature": 1.0}
_SOURCE = [1300014, "train-00007#0.3", 2]


def test_the_random_source_of_a_trainer_is_that_of_a_rollout(serve: Serve) -> None:
    served = serve(trainer=True)
    name = served.http.get("/v1/models").json()["data"][0]["id"]
    body = _BODY | {"model": name, "random_source": _SOURCE, "return_token_ids": True}
    answer = served.post("/v1/completions", **body)
    assert answer.status_code == 200, answer.text
    assert answer.json()["weights_version"] == 0
    (request,) = served.writer.calls[-1]
    assert [served.writer.sampling[-1].seed, request.example_id, request.turn] == _SOURCE
    assert request.stop == ()


def test_nobody_else_may_say_it(serve: Serve) -> None:
    served = serve()
    name = served.http.get("/v1/models").json()["data"][0]["id"]
    answer = served.post("/v1/completions", **_BODY | {"model": name, "random_source": _SOURCE})
    assert answer.status_code == 400
    assert "start the server with --trainer" in answer.text
