"""Measures the server with the embedded model on the demo data: `python -m tests.serving.measure`.

Prints the figures of docs/serving.md. Takes some minutes and needs data/demo, which
`python -m stages.make_demo` makes.
"""

import http.client
import json
import random
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median

import psutil

_PORT = 8399
_CLIENTS = 50


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
        print(f"start to the first answer: {time.monotonic() - began:.1f} s")
        alone = [ask(*one) for one in questions[:60]]
        rate = len(alone) / sum(one.whole for one in alone)
        print(f"first step, median: {median(one.first for one in alone):.2f} s")
        print(
            f"whole answer, median: {median(one.whole for one in alone):.2f} s; {rate:.1f} a second"
        )
        asked = (questions * 3)[:200]
        began = time.monotonic()
        with ThreadPoolExecutor(_CLIENTS) as clients:
            answers = list(clients.map(lambda one: ask(*one), asked))
        many = len(asked) / (time.monotonic() - began)
        ends = Counter(one.last for one in answers)
        print(f"{len(asked)} questions, {_CLIENTS} clients: {dict(ends)}, {many:.1f} a second")
        print(f"that is {many / rate:.1f} times one client's rate")
        print(f"memory: {server.memory_info().rss >> 20} MB")


@contextmanager
def serving() -> Iterator[psutil.Process]:
    """A server, once it listens."""
    process = subprocess.Popen(
        [sys.executable, "-m", "stages.serve", "--port", str(_PORT)], stdout=subprocess.PIPE
    )
    try:
        assert process.stdout is not None
        process.stdout.readline()
        yield psutil.Process(process.pid)
    finally:
        process.terminate()
        process.wait(20)


def ask(database: str, question: str) -> Timing:
    """Ask a question and read the whole answer."""
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
    connection.close()
    return Timing(first, time.monotonic() - began, last)


if __name__ == "__main__":
    main()
