"""The server as a process of its own: an endpoint in place of a model, and how it ends."""

import json
import os
import re
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from unittest import mock

import httpx2
import psutil
import pytest

from tests.answering.generation.faulty_server import KEY, MODEL, Script, faulty_server, sql_for
from tests.serving.conftest import LONGEST_WAIT, events, until
from tests.stages.project import REPOSITORY, Answer, Project

_SLOW = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT max(i) FROM n"


@contextmanager
def _process(project: Project, *arguments: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """`python -m stages.serve` and the address that it prints."""
    process = subprocess.Popen(
        [sys.executable, "-m", "stages.serve", "--db-root", "data/tiny/database", *arguments],
        cwd=project.root,
        env={**os.environ, "PYTHONPATH": str(REPOSITORY), "KEY": KEY},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        assert line.startswith("http"), line + process.stdout.read()
        yield process, line.split()[0]
    finally:
        process.kill()
        process.wait()


@contextmanager
def _at_endpoint(tmp_path: Path, script: Script) -> Iterator[tuple[subprocess.Popen[str], str]]:
    project = Project.create(tmp_path / "project")
    with (
        faulty_server(script) as endpoint,
        _process(
            project,
            *("--endpoint", endpoint.base_url, "--key-env", "KEY", "--model", MODEL),
            *("--port", str(_free_port())),
        ) as running,
    ):
        yield running


def _start(project: Project, *arguments: str) -> Answer:
    """What the command says in this process, up to where it would serve."""

    def serve(app: object, listener: object, started: Callable[[], None], stopping: object) -> None:
        started()

    with (
        mock.patch("stages.serve.serve", serve),
        mock.patch("stages.serve.end_process"),
        mock.patch("stages.serve._load"),
        mock.patch.dict(os.environ, KEY=KEY, SHORT="abc"),
    ):
        return project.run("serve", "--port", str(_free_port()), *arguments)


def _free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


@pytest.mark.slow
def test_an_endpoint_answers_in_place_of_a_model_on_an_upload(tmp_path: Path) -> None:
    """An error of the endpoint is reported, and the next question is answered.

    A second server is told that the port or the folder is taken.
    """
    faults = iter(["500", "500"])
    with (
        _at_endpoint(tmp_path, lambda prompt, before: next(faults, None)) as (_, url),
        httpx2.Client(base_url=url, timeout=LONGEST_WAIT) as http,
    ):
        models = http.get("/api/models").json()
        assert [model["name"] for model in models["models"]] == [MODEL]
        assert models["endpoint"].startswith("http://127.0.0.1")
        assert models["offer"] is None
        body = {"database": "concert", "question": "How many singers?", "mode": "direct"}
        ((name, error),) = events(http.post("/api/ask", json=body).text)
        assert (name, "500" in error["message"]) == ("error", True)
        received = events(http.post("/api/ask", json=body).text)
        assert received[-1][1]["sql"].startswith(sql_for("")[:8])
        assert KEY not in json.dumps(models)
        card = http.post("/api/databases", files={"file": ("a.csv", b"n\n1\n")}).json()
        run = {"database": card["id"], "sql": "SELECT n FROM a"}
        assert http.post("/api/run", json=run).json()["rows"] == [[1]]
        assert "<title>" in http.get("/").text
        _require_told(Project(tmp_path / "project"), url)


def _require_told(project: Project, url: str) -> None:
    port = url.rsplit(":", 1)[1]
    for options, told in (
        (
            ["--port", port],
            f"cannot listen on 127.0.0.1 port {port}: another process listens",
        ),
        ([], "outputs/serving: another run is writing it"),
    ):
        second = _start(project, *options)
        assert second.code == 2
        assert re.search(rf"^error: {told}", second.err), second.err
        assert "end it" in second.err
        assert len(second.err.splitlines()) == 1


def _connected(url: str) -> socket.socket:
    host, port = url.removeprefix("http://").split(":")
    return socket.create_connection((host, int(port)), timeout=LONGEST_WAIT)


_FORM, _JSON = "multipart/form-data; boundary=x", "application/json"
_FILE = b'--x\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\na,b\n'


def _run(sql: str) -> tuple[str, str, bytes]:
    return "/api/run", _JSON, json.dumps({"database": "concert", "sql": sql}).encode()


_BEGUN: dict[str, tuple[str, str, bytes]] = {
    "import": ("/api/databases", _FORM, _FILE + b"1,two\n" * 2_000_000 + b"\r\n--x--\r\n"),
    "upload in part": ("/api/databases", _FORM, b"--x\r\n"),
    "body in part": ("/api/run", _JSON, b"{"),
    "query": _run(_SLOW),
    "unread result": _run(f"SELECT {', '.join(['hex(zeroblob(1000000))'] * 3)}"),
}


def _begin(url: str, work: str) -> socket.socket:
    """A connection on which a request has begun; its answer is never read."""
    path, kind, body = _BEGUN[work]
    length = 1_000_000 if work.endswith("in part") else len(body)
    head = f"POST {path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: {kind}\r\n"
    client = _connected(url)
    client.sendall(f"{head}Content-Length: {length}\r\n\r\n".encode() + body)
    return client


@pytest.mark.slow
def test_a_signal_ends_it_whatever_it_is_doing(tmp_path: Path) -> None:
    """It waits for nothing: none of this comes to an end before the test gives up."""
    project = Project.create(tmp_path / "project")
    longest = 10 * int(LONGEST_WAIT)
    project.set_params({"serving.patience_seconds": longest, "sandbox.timeout_ms": 1000 * longest})
    with faulty_server() as endpoint, ExitStack() as stack:
        named = ["--endpoint", endpoint.base_url, "--key-env", "KEY", "--model", MODEL]
        process, url = stack.enter_context(_process(project, *named, "--port", str(_free_port())))
        stack.enter_context(_connected(url))  # and nothing is sent
        for work in _BEGUN:
            stack.enter_context(_begin(url, work))
        server = psutil.Process(process.pid)
        until(lambda: _computing(server) >= 2)  # the query and the import
        children = server.children(recursive=True)
        process.send_signal(signal.SIGINT)
        assert process.wait(LONGEST_WAIT) == 0
        assert process.stdout is not None
        assert process.stdout.read() == "the server has stopped\n"
        assert psutil.wait_procs(children, LONGEST_WAIT)[1] == []


def _computing(server: psutil.Process) -> int:
    """How many processes of the server have computed for longer than a start takes."""
    return sum(child.cpu_times().user > 1 for child in server.children(recursive=True))


def test_a_wrong_endpoint_is_told_at_the_start(tmp_path: Path) -> None:
    project = Project.create(tmp_path / "project")
    dead = f"http://127.0.0.1:{_free_port()}/v1"
    with faulty_server() as endpoint:
        for options, told in (
            (["--endpoint", endpoint.base_url.removesuffix("/v1")], "OpenAI's API is at http"),
            (["--endpoint", dead], f"{dead}: nobody answers there"),
            (["--endpoint", dead, "--model", MODEL], "start the server, or correct --endpoint"),
            (["--endpoint", "localhost:8080"], "--endpoint: 'localhost:8080' is no address"),
            (["--endpoint", dead, "--key-env", "NO_KEY"], "set --key-env to null"),
        ):
            answer = _start(project, *options)
            assert (answer.code, answer.out) == (2, "")
            assert answer.err.startswith("error: ")
            assert told in answer.err
            assert len(answer.err.splitlines()) == 1
        _, line = _start(
            project, "--endpoint", endpoint.base_url, "--model", "another"
        ).out.splitlines()
        assert line.startswith("warning: ")
        assert f"lists no model 'another'; it has {MODEL}" in line


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (["--dtype", "int4"], "argument --dtype: invalid choice: 'int4' (choose from"),
        (["--port", "x"], "argument --port: expected a positive integer, found 'x'"),
        (["--allow-host", "https://a"], "argument --allow-host: expected a name such as"),
        (["--allow-host", "a.example"], "--allow-host a.example: .*need a token"),
        (["--host", "0.0.0.0"], "--host 0.0.0.0: .*need a token"),
        (["--host", "::"], "--host ::: .*need a token"),
        (["--host", "0.0.0.0", "--token-env", "SHORT"], "variable SHORT holds no token"),
        (["--host", "::", "--token-env", "UNSET"], "variable UNSET holds no token"),
        (["--model", "gpt"], "model 'gpt': .*expected .*needed"),
        (["--key-env", "KEY"], "argument --key-env: expected with --endpoint"),
        (["--endpoint", "http://a/v1", "--trainer"], "argument --trainer: not with --endpoint"),
        (["--db-root", "no/folder"], "no/folder: no such folder; --db-root expects"),
    ],
)
def test_a_wrong_option_is_named_with_what_was_expected(
    tmp_path: Path, options: list[str], told: str
) -> None:
    project = Project.create(tmp_path / "project")
    answer = _start(project, *options)
    assert answer.code == 2
    assert re.search(told.replace("(", r"\("), answer.err), answer.err


def test_the_model_that_it_names_is_one_that_it_takes(tmp_path: Path) -> None:
    project = Project.create(tmp_path / "project")
    named = re.compile(r"http://127\.0\.0\.1:\d+  model (\S+)$", re.MULTILINE)
    first = named.findall(_start(project).out)
    assert len(first) == 1
    assert named.findall(_start(project, "--model", *first).out) == first


@pytest.mark.parametrize(
    "ending", [signal.SIGTERM, pytest.param(signal.SIGINT, marks=pytest.mark.slow)]
)
def test_a_signal_ends_it_in_order_while_answers_stream(tmp_path: Path, ending: int) -> None:
    """Waiting clients learn it within seconds, and no process is left."""
    asked = threading.Event()

    def hang(prompt: str, before: int) -> str:
        asked.set()
        return "hang"

    with _at_endpoint(tmp_path, hang) as (process, url):
        ran = httpx2.post(f"{url}/api/run", json={"database": "concert", "sql": "SELECT 1"})
        assert ran.json()["rows"] == [[1]]
        children = psutil.Process(process.pid).children(recursive=True)
        assert children
        received: list[str] = []

        def ask() -> None:
            body = {"database": "concert", "question": "How many?"}
            with httpx2.stream("POST", f"{url}/api/ask", json=body, timeout=LONGEST_WAIT) as answer:
                started.release()
                received.append(answer.read().decode())

        started = threading.Semaphore(0)
        clients = [threading.Thread(target=ask) for _ in range(3)]
        for client in clients:
            client.start()
        for _ in clients:
            assert started.acquire(timeout=LONGEST_WAIT)
        assert asked.wait(LONGEST_WAIT)
        process.send_signal(ending)
        assert process.wait(LONGEST_WAIT) == 0
        for client in clients:
            client.join(LONGEST_WAIT)
        assert [events(one) for one in received] == [
            [("error", {"message": "the server is being stopped"})]
        ] * 3
        _, alive = psutil.wait_procs(children, LONGEST_WAIT)
        assert alive == []
        assert not list((tmp_path / "project" / "outputs" / "serving").glob("**/.*[0-9a-f]"))
