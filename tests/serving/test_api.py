"""The API as clients see it, on a real server with a scripted model."""

import os
import signal
import sqlite3
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing, suppress
from pathlib import Path
from typing import Any
from unittest import mock

import httpx2
import psutil
import pytest

from tests.serving.conftest import LONGEST_WAIT, Serve, Served, events, until
from tests.serving.writer import COUNT, Writer

_FOR_EVER = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT max(i) FROM n"


def _in_turn(*sql: str) -> Writer:
    """Writes the next SQL at each call."""
    left = list(sql)
    return Writer(lambda prompt, sample: left.pop(0))


def test_databases_and_their_schema(served: Served) -> None:
    listed = served.http.get("/api/databases").json()["databases"]
    assert [database["id"] for database in listed] == ["concert", "library"]
    assert "path" not in str(listed)
    schema = served.http.get("/api/databases/library/schema").json()
    book = next(table for table in schema["tables"] if table["name"] == "book")
    assert book["row_count"] == _count(served, "library", "book") > 0
    assert [column["name"] for column in book["columns"]] == [
        "book_id",
        "title",
        "pages",
        "author_id",
    ]
    assert book["columns"][0]["primary_key"]
    assert book["foreign_keys"] == [
        {"column": "author_id", "table": "author", "references": "author_id"}
    ]


def _count(served: Served, database: str, table: str) -> Any:
    ran = served.post("/api/run", database=database, sql=f"SELECT count(*) FROM {table}").json()
    return ran["rows"][0][0]


def test_rows_are_counted_for_a_bounded_time(serve: Serve) -> None:
    """The view takes for ever; what is after it is not counted any more."""
    served = serve(timeout_ms=1100)
    ran = served.post("/api/run", database="concert", sql=_FOR_EVER).json()
    assert ran["status"] == "timeout"
    path = served.services.databases.find("concert").path
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(f"CREATE VIEW endless AS {_FOR_EVER}")
        connection.execute('CREATE TABLE "after "" it" (a)')
        connection.commit()
    schema = served.http.get("/api/databases/concert/schema").json()
    counts = {table["name"]: table["row_count"] for table in schema["tables"]}
    assert counts["singer"] == 6
    assert counts["endless"] is None
    assert counts['after " it'] is None


def test_each_step_is_reported_and_then_the_answer(serve: Serve) -> None:
    served = serve(_in_turn("SELECT shoe FROM singer", COUNT))
    (first, failed), (second, repaired), (last, final) = served.ask()
    assert (first, second, last) == ("step", "step", "final")
    assert (failed["role"], failed["status"]) == ("write", "error")
    assert "no such column: shoe" in failed["error"]
    assert "columns of singer" in failed["feedback"]
    assert (repaired["role"], repaired["status"]) == ("rewrite", "ok")
    assert final["sql"] == COUNT
    assert (final["columns"], final["rows"], final["row_count"]) == (["singers"], [[6]], 1)
    assert (final["confidence"]["sure"], final["confidence"]["doubts"]) == (True, [])
    assert (final["summary"], final["more_rows"]) == ("6 singers.", False)
    assert final["database"]["id"] == "concert"
    assert {"elapsed_ms", "query_ms"} <= {*failed, *final}


_LOOK = f'Thought: count\nAction: execute_sql["{COUNT}"]'


@pytest.mark.parametrize(
    ("mode", "written", "field", "shown"),
    [
        ("direct", ["SELECT shoe FROM singer"], "role", ["write"]),
        ("fallback", [COUNT], "role", ["write"]),
        ("react", [f"Thought: count\nAnswer: {COUNT}"], "role", ["act"]),
        (
            "react",
            ["Thought: hm", _LOOK, f"Thought: six\nAnswer: {COUNT}"],
            "observation",
            ["Error: no complete action or answer", "singers\n6\n(1 row)", None],
        ),
        (
            "check_rewrite",
            [COUNT, "wrong, it counts all", "SELECT 1", "right"],
            "text",
            [None, "wrong, it counts all", None, "right"],
        ),
    ],
)
def test_the_mode_says_how_it_is_answered_and_each_step_what_it_is(
    serve: Serve, mode: str, written: list[str], field: str, shown: list[str | None]
) -> None:
    *steps, (last, final) = serve(_in_turn(*written)).ask(mode=mode)
    assert [step[field] for name, step in steps if name == "step"] == shown
    assert last == "final"
    assert final["confidence"]["sure"] or mode == "direct"


def test_a_misspelt_name_is_corrected_and_the_step_says_how(serve: Serve) -> None:
    served = serve(_in_turn("SELECT nme FROM singer", COUNT))
    (_, wrote), (_, corrected), (last, final) = served.ask()
    assert (wrote["role"], wrote["status"], wrote["feedback"]) == ("write", "error", None)
    assert (corrected["role"], corrected["status"]) == ("correct", "ok")
    assert corrected["text"] == "nme → name: singer has no column nme"
    assert (last, final["sql"]) == ("final", "SELECT name FROM singer")
    doubt = "A name was put right by the schema: nme → name: singer has no column nme."
    assert final["confidence"]["doubts"] == [doubt]


def test_of_a_large_result_the_first_rows_are_the_answer(served: Served) -> None:
    many = ", ".join(["singer"] * 6)
    served.writer.write = lambda prompt, sample: f"SELECT 1 AS one FROM {many}"
    (_, step), (_, final) = served.ask(mode="direct")
    assert (final["status"], final["more_rows"], final["row_count"]) == ("ok", True, 10_000)
    assert final["summary"] == "The first 10,000 rows of more."
    assert (step["status"], step["more_rows"]) == ("ok", True)
    run = served.post("/api/run", database="concert", sql=f"SELECT 1 FROM {many}").json()
    assert (run["status"], run["more_rows"], run["row_count"]) == ("ok", True, 10_000)


@pytest.mark.parametrize(
    ("question", "written", "doubts"),
    [
        (
            "Set the age of all singers to 0",
            ["UPDATE singer SET age = 0", "SELECT age FROM singer"],
            ["Nothing was changed: the model wrote UPDATE"],
        ),
        (
            "How many are active?",
            [f"{COUNT} WHERE country = 'TRUE'", COUNT],
            ["An earlier query also required country = 'TRUE'; this one does not."],
        ),
        (
            "How many singers from France are over 30?",
            [f"{COUNT} WHERE contry = 'France' AND aged > 30"],
            ["A name was put right by the schema: "] * 2,  # the conditions are not dropped
        ),
    ],
)
def test_what_earlier_steps_asked_is_a_doubt_about_an_answer(
    serve: Serve, question: str, written: list[str], doubts: list[str]
) -> None:
    final = serve(_in_turn(*written)).ask(question)[-1][1]
    for said, begun in zip(final["confidence"]["doubts"], doubts, strict=True):
        assert said.startswith(begun)
    assert (final["status"], final["confidence"]["sure"]) == ("ok", False)
    assert final["summary"].startswith("Nothing was changed") == ("UPDATE" in written[0])


def test_what_a_query_leaves_out_is_a_doubt(serve: Serve) -> None:
    served = serve(_in_turn("SELECT name FROM singer ORDER BY age LIMIT 1"))
    final = served.ask("Who is the youngest singer?")[-1][1]
    said = "What has no value comes first, as if it were the lowest."
    assert (final["confidence"]["sure"], final["confidence"]["doubts"]) == (False, [said])


def test_no_answer_has_a_plain_reason(serve: Serve) -> None:
    served = serve(Writer(lambda prompt, sample: "SELECT shoe FROM singer"))
    final = served.ask()[-1][1]
    assert final["summary"].startswith("No column was found that holds what is asked")


def test_answers_of_the_model_of_the_demo_say_so(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert served.ask()[-1][1]["note"] is None
    (model,) = served.services.models.known().values()
    monkeypatch.setattr("lib.answering.models.choice.EMBEDDED", Path(model.base))
    final = served.ask()[-1][1]
    assert "`python -m stages.fetch_model qwen-0.5b`" in final["note"]
    assert served.http.get(f"/api/answers/{final['id']}").json()["final"]["note"] == final["note"]
    assert served.ask("Which tables are there?")[-1][1]["note"] is None


def test_a_query_that_is_cut_off_is_told_as_that(serve: Serve) -> None:
    long = f"SELECT {', '.join(['name'] * 300)} FROM singer AS T1"
    served = serve(Writer(lambda prompt, sample: long))
    *steps, (_, final) = served.ask()
    assert [step["status"] for name, step in steps if name == "step"] == ["cut_off", "cut_off"]
    assert final["summary"] == "No query ran: the model's query was cut off, since it is too long."
    assert "cut off at the limit of tokens" in final["error"]


def test_what_is_about_the_file_is_answered_without_the_model(served: Served) -> None:
    ((name, final),) = served.ask("Which tables are there?")
    assert (name, final["sql"], final["confidence"]["sure"]) == ("final", None, True)
    assert final["columns"] == ["table", "columns", "rows"]
    assert ["singer", "singer_id, name, country, age", 6] in final["rows"]
    assert served.writer.calls == []
    kept = served.http.get(f"/api/answers/{final['id']}").json()
    assert (kept["model"], kept["steps"], kept["final"]["rows"]) == (None, [], final["rows"])
    followed = served.ask("How many singers?", follows=final["id"])
    assert followed[-1][1]["rows"] == [[6]]


def test_three_questions_are_suggested(served: Served) -> None:
    questions = served.http.get("/api/databases/concert/suggestions").json()["questions"]
    assert questions[0] == "How many singers are there?"
    assert len(set(questions)) == 3
    assert served.http.get("/api/databases/nobody/suggestions").status_code == 404


def test_samples_vote_and_the_share_that_agrees_is_reported(serve: Serve) -> None:
    texts = [COUNT, "SELECT 1", COUNT, "SELECT 6"]
    served = serve(Writer(lambda prompt, sample: texts[sample]))
    final = served.ask(samples=4, mode="direct")[-1][1]
    assert (final["sql"], final["confidence"]["agreement"]) == (COUNT, 0.75)
    assert served.writer.sampling[-1].temperature > 0


def test_a_kept_answer_is_shown_again(served: Served) -> None:
    received = served.ask("Who sings?", hint="everybody")
    assert "everybody" in served.writer.calls[0][0].messages[0].content
    final = received[-1][1]
    kept = served.http.get(f"/api/answers/{final['id']}").json()
    assert (kept["question"], kept["hint"], kept["mode"]) == ("Who sings?", "everybody", "repair")
    assert kept["database"]["id"] == "concert"
    assert [("step", step) for step in kept["steps"]] == received[:-1]
    assert kept["final"]["rows"] == final["rows"]


def test_a_model_that_fails_is_one_error_event(serve: Serve) -> None:
    def broken(prompt: str, sample: int) -> str:
        raise RuntimeError("out of order")

    served = serve(Writer(broken))
    ((name, error),) = served.ask()
    assert (name, "out of order" in error["message"]) == ("error", True)
    served.writer.write = lambda prompt, sample: COUNT
    assert served.ask()[-1][0] == "final"


def test_own_sql_runs_and_only_reads(served: Served) -> None:
    answer = served.post("/api/run", database="concert", sql="SELECT name, age FROM singer").json()
    assert (answer["status"], answer["columns"], answer["row_count"]) == ("ok", ["name", "age"], 6)
    assert answer["elapsed_ms"] >= 0
    refused = served.post("/api/run", database="concert", sql="DELETE FROM singer").json()
    assert (refused["status"], refused["rows"]) == ("refused", [])
    wrong = served.post("/api/run", database="concert", sql="SELECT nme FROM singer").json()
    assert wrong["error"] == "no such column: nme"


@pytest.mark.parametrize(
    ("method", "path", "body", "status"),
    [
        ("POST", "/api/ask", {"database": "nobody", "question": "Who?"}, 404),
        ("POST", "/api/ask", {"database": "concert", "question": "  "}, 422),
        ("POST", "/api/ask", {"database": "concert", "question": "x" * 5000}, 422),
        ("POST", "/api/ask", {"database": "concert", "question": "Who?", "mode": "magic"}, 422),
        ("POST", "/api/ask", {"database": "concert", "question": "Who?", "samples": 0}, 422),
        ("POST", "/api/ask", {"database": "concert", "question": "Who?", "samples": 99}, 422),
        ("POST", "/api/ask", {"database": "concert", "question": "Who?", "model": "gpt"}, 404),
        ("POST", "/api/ask", {"database": "concert", "question": "Who?", "modle": "a"}, 422),
        ("POST", "/api/ask", {"database": "concert"}, 422),
        ("POST", "/api/ask", {"database": 1, "question": "Who?"}, 422),
        ("POST", "/api/ask", {"database": "concert", "question": "x" * 1_100_000}, 413),
        ("POST", "/api/run", {"database": "../concert", "sql": "SELECT 1"}, 404),
        ("GET", "/api/databases/nobody/schema", None, 404),
        ("GET", "/api/databases/..%2Fconcert/schema", None, 404),
        ("GET", "/api/answers/nothing", None, 404),
        ("GET", "/api/answers/..%2f..%2fparams.yaml", None, 404),
        ("GET", "/api/answers/00000000000000000000", None, 404),
        ("GET", "/api/nothing", None, 404),
        ("GET", "/page/..%2fapi.py", None, 404),
        ("DELETE", "/api/databases/concert", None, 403),
        ("PUT", "/api/health", None, 405),
    ],
)
def test_a_mistake_is_json_with_a_status_that_fits(
    served: Served, method: str, path: str, body: Any, status: int
) -> None:
    answer = served.http.request(method, path, json=body)
    assert answer.status_code == status
    if not path.startswith("/page"):
        assert isinstance(answer.json()["error"], str)


def test_questions_that_come_together_are_written_in_one_batch(served: Served) -> None:
    served.writer.gate.clear()
    with ThreadPoolExecutor(9) as clients:
        first = clients.submit(served.ask, "first")
        until(lambda: len(served.writer.calls) == 1)
        others = [clients.submit(served.ask, f"question {n}") for n in range(8)]
        until(lambda: len(served.services.batcher._waiting) == 8)
        served.writer.gate.set()
        answers = [one.result()[-1] for one in (first, *others)]
    assert [len(call) for call in served.writer.calls] == [1, 8]
    assert [final["rows"] for _, final in answers] == [[[6]]] * 9


def test_a_full_queue_is_429_with_a_time_to_come_again(serve: Serve) -> None:
    served = serve(questions=2)
    served.writer.gate.clear()
    with ThreadPoolExecutor(2) as clients:
        asked = [clients.submit(served.ask) for _ in range(2)]
        until(lambda: served.services.questions.open == 2)
        body = {"database": "concert", "question": "one more"}
        answer = served.http.post("/api/ask", json=body)
        assert (answer.status_code, answer.headers["retry-after"]) == (429, "5")
        assert "questions are waiting" in answer.json()["error"]
        served.writer.gate.set()
        assert [one.result()[-1][0] for one in asked] == ["final", "final"]
    assert served.ask()[-1][0] == "final"


def _begun(served: Served, stack: ExitStack, **more: Any) -> httpx2.Response:
    """A question that the model has begun to answer; `gate` holds it up."""
    served.writer.gate.clear()
    calls = len(served.writer.calls)
    body = {"database": "concert", "question": "How many singers?", **more}
    answer = stack.enter_context(served.http.stream("POST", "/api/ask", json=body))
    until(lambda: len(served.writer.calls) > calls)
    return answer


def test_a_running_question_can_be_followed_again_from_its_first_event(serve: Serve) -> None:
    """Its first client has left, as at a reload, and two others have come."""
    served = serve(_in_turn("SELECT nme FROM singer", COUNT), reconnect_seconds=600)
    with ExitStack() as stack:
        id = _begun(served, stack, hint="all", mode="repair").headers["answer-id"]
        stack.close()
        running = served.http.get(f"/api/answers/{id}").json()
        assert (running["question"], running["hint"]) == ("How many singers?", "all")
        assert (running["mode"], running["model"], running["final"]) == ("repair", "needed", None)
        with ThreadPoolExecutor(2) as clients:
            path = f"{served.url}/api/answers/{id}/events"
            following = [clients.submit(httpx2.get, path, timeout=LONGEST_WAIT) for _ in range(2)]
            until(lambda: len(served.services.questions.find(id)._followers) == 2)
            served.writer.gate.set()
            received = [events(one.result().text) for one in following]
    assert received[0] == received[1]
    assert [name for name, _ in received[0]] == ["step", "step", "final"]
    assert received[0][-1][1]["id"] == id
    assert events(served.http.get(f"/api/answers/{id}/events").text) == received[0]  # as it is kept


def test_a_question_is_cancelled_at_once_on_request(served: Served) -> None:
    with ExitStack() as stack:
        answer = _begun(served, stack)
        path = f"/api/answers/{answer.headers['answer-id']}"
        assert served.http.delete(path).status_code == 200
        assert events(answer.read().decode()) == [
            ("error", {"message": "the question was cancelled"})
        ]
        served.writer.gate.set()
    until(lambda: served.services.questions.open == 0)
    for method, asked in (("GET", path), ("DELETE", path), ("GET", f"{path}/events")):
        assert served.http.request(method, asked).status_code == 404


def test_who_leaves_is_not_answered_any_further(serve: Serve) -> None:
    """While the model writes, and while the question waits for it."""
    served = serve(reconnect_seconds=1)
    served.writer.gate.clear()
    served.writer.write = lambda prompt, sample: "SELECT 1 " + "x " * 500
    with httpx2.Client(base_url=served.url, timeout=LONGEST_WAIT) as leaving:
        streams = []
        for n in range(2):
            body = {"database": "concert", "question": f"question {n}"}
            request = leaving.build_request("POST", "/api/ask", json=body)
            streams.append(leaving.send(request, stream=True))
            # the first is written before the second is asked, or both would be one batch
            until(
                lambda n=n: len(served.services.batcher._waiting if n else served.writer.calls) == 1
            )
        for stream in streams:
            stream.close()
    until(lambda: not any(call.wanted() for call in served.services.batcher._waiting))
    served.writer.gate.set()
    until(lambda: served.services.questions.open == 0)
    assert [len(call) for call in served.writer.calls] == [1]
    assert len(served.writer.written) < 500


def test_who_leaves_a_completion_is_not_answered_any_further(served: Served) -> None:
    """Even if nothing is streamed to the client."""
    slow = mock.Mock()
    slow.wait = lambda seconds: time.sleep(0.01)
    served.writer.gate = slow
    served.writer.write = lambda prompt, sample: "x " * 500 if "long" in prompt else "x"
    body = {"model": "needed", "prompt": "a long one", "max_tokens": 600, "stop": ["never"]}
    with pytest.raises(httpx2.ReadTimeout):
        httpx2.post(f"{served.url}/v1/completions", json=body, timeout=1)
    after = served.post("/v1/completions", **body | {"prompt": "another"})  # it has to wait
    assert after.json()["choices"][0]["text"] == "x"
    assert len(served.writer.written) < 500


@pytest.mark.slow
def test_a_query_whose_client_has_left_is_not_run(served: Served) -> None:
    queries, go_on = served.services.queries, threading.Event()
    execute = queries.execute

    def held(*arguments: Any, **options: Any) -> Any:
        go_on.wait(LONGEST_WAIT)
        return execute(*arguments, **options)

    with (
        mock.patch.object(queries, "execute", side_effect=held) as begun,
        ThreadPoolExecutor(12) as clients,
    ):
        body = {"database": "concert", "sql": "SELECT 1"}
        leaving = [
            clients.submit(httpx2.post, f"{served.url}/api/run", json=body, timeout=1)
            for _ in range(12)
        ]
        assert all(one.exception() for one in leaving)
        until(lambda: _connections(served) <= 1)  # that of the test's own client
        go_on.set()
        answer = served.post("/api/run", **body)
    assert answer.json()["rows"] == [[1]]
    # the queries that had begun, and the last one
    assert begun.call_count <= served.services.params.sandbox.workers + 1


def _connections(served: Served) -> int:
    port = int(served.url.rsplit(":", 1)[1])
    found = [one for one in psutil.Process().net_connections() if one.laddr.port == port]
    return sum(one.status != psutil.CONN_LISTEN for one in found)


def test_a_database_that_changes_is_read_again(serve: Serve) -> None:
    served = serve(alone=True)
    path = served.services.databases.find("concert").path
    before = served.http.get("/api/databases/concert/schema").json()["tables"]
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE added (a)")
        connection.commit()
    after = served.http.get("/api/databases/concert/schema").json()["tables"]
    assert {table["name"] for table in after} - {table["name"] for table in before} == {"added"}


def test_a_query_that_never_ends_holds_up_nobody(serve: Serve) -> None:
    """Queries of clients run beside the questions; a worker that is killed is replaced."""
    served = serve(timeout_ms=1000 * int(LONGEST_WAIT))
    before = _cpu_seconds()
    with ThreadPoolExecutor(1) as client:
        slow = client.submit(served.post, "/api/run", database="concert", sql=_FOR_EVER)
        until(lambda: _busy_children(before))
        assert served.ask()[-1][1]["rows"] == [[6]]
        assert not slow.done()
        while not slow.done():  # a query whose worker has ended is tried once more
            for busy in _busy_children(before):
                os.kill(busy, signal.SIGKILL)
            time.sleep(0.1)
        assert slow.result().json()["status"] == "error"
    assert served.post("/api/run", database="concert", sql="SELECT 1").json()["rows"] == [[1]]
    assert served.ask()[-1][1]["rows"] == [[6]]


def _cpu_seconds() -> dict[int, float]:
    """Of each worker of a sandbox, which alone start without site-packages."""
    found = {}
    for child in psutil.Process().children():
        with suppress(psutil.Error):  # it has just ended
            if "-S" in child.cmdline():
                found[child.pid] = child.cpu_times().user
    return found


def _busy_children(before: dict[int, float]) -> list[int]:
    return [pid for pid, used in _cpu_seconds().items() if used > before.get(pid, 0) + 0.3]


def test_old_uploads_and_answers_are_deleted(served: Served) -> None:
    uploaded = served.upload("a.csv", b"n\n1\n").json()["id"]
    kept = served.ask()[-1][1]["id"]
    for path in (served.folder / "uploads" / uploaded, served.folder / "answers" / f"{kept}.json"):
        os.utime(path, (1, 1))
    served.services.databases.forget_old()
    served.services.answers.forget_old()
    assert served.http.get(f"/api/answers/{kept}").status_code == 404
    assert served.http.get(f"/api/databases/{uploaded}/schema").status_code == 404
    assert [*Path(served.folder, "uploads").iterdir()] == []


def test_answers_keep_to_their_room(serve: Serve) -> None:
    served = serve(kept_mb=1)
    served.writer.write = lambda prompt, sample: "SELECT hex(zeroblob(100000))"
    ids = [served.ask()[-1][1]["id"] for _ in range(3)]
    found = [served.http.get(f"/api/answers/{id}").status_code for id in ids]
    assert found == [404, 200, 200]


def test_the_api_is_described(served: Served) -> None:
    paths = served.http.get("/openapi.json").json()["paths"]
    assert {"/api/ask", "/api/run", "/api/databases", "/v1/chat/completions"} <= set(paths)
    page = served.http.get("/docs")
    assert "POST /api/ask" in page.text
    assert "http://" not in page.text.replace(served.url, "")


def test_clients_see_names_and_no_folder(served: Served) -> None:
    for model in served.http.get("/api/models").json()["models"]:
        assert not any("/" in str(model[key]) for key in ("name", "base", "adapter"))
