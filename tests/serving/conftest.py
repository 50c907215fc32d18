"""A server on a free port of this machine, with a model that a test tells what to write."""

from __future__ import annotations

import asyncio
import contextlib
import json
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import httpx2
import pytest

from lib.params import load_params
from lib.serving.api import Services, application
from lib.serving.server import listen, server
from stages.serve import open_services
from tests.serving.writer import Writer
from tests.stages.project import Project

Event = tuple[str, dict[str, Any]]


@dataclass
class Served:
    """A running server. `writer`: its model."""

    url: str
    http: httpx2.Client
    writer: Writer
    services: Services
    folder: Path

    def ask(self, question: str = "How many singers?", **more: Any) -> list[Event]:
        """The events of a question on the concert database."""
        body = {"database": "concert", "question": question, **more}
        answer = self.http.post("/api/ask", json=body)
        assert answer.status_code == 200, answer.text
        return events(answer.text)

    def post(self, path: str, **body: Any) -> httpx2.Response:
        return self.http.post(path, json=body)

    def upload(self, name: str, content: bytes) -> httpx2.Response:
        return self.http.post("/api/databases", files={"file": (name, content)})


def events(text: str) -> list[Event]:
    """The events of a stream, without comments."""
    found = []
    for block in text.split("\n\n"):
        lines = dict(
            line.split(": ", 1) for line in block.splitlines() if line[:1] not in ("", ":")
        )
        if "event" in lines:
            found.append((lines["event"], json.loads(lines["data"])))
    return found


Serve = Callable[..., Served]


@pytest.fixture
def serve(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Serve]:
    """Start servers: `token`, `trainer`, `loopback`, and parameters of `serving`."""
    project = Project.create(tmp_path / "project")
    with ExitStack() as stack:
        stack.enter_context(contextlib.chdir(project.root))

        def start(
            writer: Writer | None = None,
            token: str | None = None,
            trainer: bool = False,
            loopback: bool = True,
            timeout_ms: int | None = None,
            **serving: Any,
        ) -> Served:
            model = writer or Writer()
            monkeypatch.setattr("lib.serving.models.open_generator", lambda *arguments: model)
            params = load_params()
            sandbox = replace(params.sandbox, timeout_ms=timeout_ms or params.sandbox.timeout_ms)
            params = replace(params, serving=replace(params.serving, **serving), sandbox=sandbox)
            folder = tmp_path / "serving"
            root = project.data / "database"
            services = open_services(stack, params, None, root, folder)
            app = application(services, token, loopback, trainer)
            listener = stack.enter_context(listen("127.0.0.1", 0))
            running = server(app, on_stopping=services.questions.close)
            thread = threading.Thread(target=asyncio.run, args=[running.serve([listener])])
            thread.start()

            def stop() -> None:
                running.should_exit = True
                model.gate.set()
                thread.join(20)
                assert not thread.is_alive()

            stack.callback(stop)
            url = f"http://127.0.0.1:{listener.getsockname()[1]}"
            client = stack.enter_context(httpx2.Client(base_url=url, timeout=30))
            return Served(url, client, model, services, folder)

        yield start


@pytest.fixture
def served(serve: Serve) -> Served:
    return serve()
