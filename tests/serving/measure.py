"""Measures the server with the embedded model on the demo data: `python -m tests.serving.measure`.

Prints the rows of the table in docs/serving.md. Takes some minutes and needs data/demo, which
`python -m stages.make_demo` makes. `--quick` sends a tenth of the requests. `--hostile` uploads
every file of tests/database/sandbox/attacks instead.
"""

import http.client
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any

import httpx2
import psutil

from tests.database.sandbox.attacks.hostile_files import hostile_files
from tests.database.sandbox.attacks.hostile_schemas import hostile_schemas

_PORT = 8399
_URL = f"http://127.0.0.1:{_PORT}"
_CLIENTS = 50
_LESS = 10 if "--quick" in sys.argv else 1
_QUESTIONS = 200 // _LESS
_REQUESTS = 10_000 // _LESS


@dataclass
class Timing:
    """Seconds from the question to the first step and to the end; `last`: the last event's name."""

    first: float
    whole: float
    last: str


def main() -> None:
    questions = [
        (one["db_id"], one["question"])
        for one in json.loads(Path("data/demo/dev.json").read_text(encoding="utf-8"))
    ]
    random.Random(0).shuffle(questions)
    began = time.monotonic()
    with serving() as server:
        ask(*questions[0])
        print(f"start to the first answer: {time.monotonic() - began:.1f} s", end=", ")
        print(f"{_cpu_seconds(server):.1f} s of processor time")
        if "--hostile" in sys.argv:
            _upload_all()
            return
        before = _cpu_seconds(server)
        alone = [ask(*one) for one in questions[: 60 // _LESS]]
        rate = len(alone) / sum(one.whole for one in alone)
        print(f"first step, median: {median(one.first for one in alone):.2f} s")
        print(
            f"whole answer, median: {median(one.whole for one in alone):.2f} s; {rate:.1f} a second"
        )
        cost = (_cpu_seconds(server) - before) / len(alone)
        print(f"processor time a question: {cost:.2f} s")
        asked = (questions * 3)[:_QUESTIONS]
        before = _cpu_seconds(server)
        began = time.monotonic()
        with ThreadPoolExecutor(_CLIENTS) as clients:
            answers = list(clients.map(lambda one: ask(*one), asked))
        seconds = time.monotonic() - began
        ends = Counter(one.last for one in answers)
        many = len(asked) / seconds
        print(f"{len(asked)} questions, {_CLIENTS} clients: {dict(ends)}, {many:.1f} a second")
        cost = (_cpu_seconds(server) - before) / len(asked)
        print(f"that is {many / rate:.1f} times one client's; processor time: {cost:.2f} s each")
        with ThreadPoolExecutor(_CLIENTS) as clients:
            list(clients.map(lambda n: ask(*asked[n], leave=n % 10 == 9), range(len(asked))))
        began = time.monotonic()
        while httpx2.get(f"{_URL}/api/health").json()["open_questions"]:
            time.sleep(0.02)
        children = len(server.children(recursive=True))
        print(
            f"every tenth leaves: idle after {time.monotonic() - began:.2f} s, {children} workers"
        )
        _watch_memory(server, questions)


@contextmanager
def serving() -> Iterator[psutil.Process]:
    """A server, once it listens."""
    with tempfile.TemporaryDirectory():
        process = subprocess.Popen(
            [sys.executable, "-m", "stages.serve", "--port", str(_PORT)],
            stdout=subprocess.PIPE,
        )
        try:
            assert process.stdout is not None
            process.stdout.readline()
            yield psutil.Process(process.pid)
        finally:
            process.terminate()
            process.wait(20)


def _cpu_seconds(server: psutil.Process) -> float:
    times = server.cpu_times()
    return times.user + times.system


def ask(database: str, question: str, leave: bool = False) -> Timing:
    """Ask a question and read the whole answer. `leave`: hang up after the first line."""
    body = json.dumps({"database": database, "question": question})
    began = time.monotonic()
    connection = http.client.HTTPConnection("127.0.0.1", _PORT, timeout=300)
    connection.request("POST", "/api/ask", body, {"Content-Type": "application/json"})
    answer = connection.getresponse()
    first, last = 0.0, ""
    while line := answer.readline():
        if line.startswith(b"event: "):
            last = line[7:].decode().strip()
            first = first or time.monotonic() - began
        if leave:
            break
    connection.close()
    return Timing(first, time.monotonic() - began, last)


def _watch_memory(server: psutil.Process, questions: list[tuple[str, str]]) -> None:
    """Print the memory during many requests; every twentieth is a question, the rest are quick."""
    sizes = []
    with httpx2.Client(base_url=_URL, timeout=60) as client:
        for n in range(_REQUESTS):
            if n % (1000 // _LESS) == 0:
                sizes.append(server.memory_info().rss >> 20)
            if n % 20 == 0:
                ask(*questions[n // 20 % len(questions)])
            elif n % 2:
                body = {"database": questions[0][0], "sql": "SELECT 1"}
                client.post("/api/run", json=body).raise_for_status()
            else:
                client.get("/api/databases").raise_for_status()
    sizes.append(server.memory_info().rss >> 20)
    print(f"memory after each tenth of {_REQUESTS:,} requests, MB: {sizes}")
    print(f"that is {sizes[-1] / sizes[1]:.2f} times that after the first tenth")


def _upload_all() -> None:
    statuses: Counter[Any] = Counter()
    with httpx2.Client(base_url=_URL, timeout=300) as client:
        for case in (*hostile_files(), *hostile_schemas()):
            with tempfile.TemporaryDirectory() as folder:
                path = case.build(Path(folder))
                if not path.is_file() or not os.access(path, os.R_OK) or path.is_symlink():
                    continue
                began = time.monotonic()
                files = {"file": ("hostile.sqlite", path.read_bytes())}
                answer = client.post("/api/databases", files=files)
            statuses[answer.status_code] += 1
            seconds = time.monotonic() - began
            if seconds > 5 or answer.status_code not in (201, 422):
                print(f"{case.id}: {answer.status_code} after {seconds:.0f} s {answer.text[:120]}")
            if answer.status_code == 201:
                id = answer.json()["id"]
                client.get(f"/api/databases/{id}/schema")
                client.post("/api/run", json={"database": id, "sql": case.sql})
                ask(id, "How many are there?")
                client.delete(f"/api/databases/{id}")
        assert client.get("/api/health").json()["status"] == "ok"
    print(f"hostile files: {dict(statuses)}")


if __name__ == "__main__":
    main()
