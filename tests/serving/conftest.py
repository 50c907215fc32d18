"""A server on a free port of this machine, with a model that writes what a test tells it to."""

from __future__ import annotations

import asyncio
import contextlib
import json
import shutil
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any
from unittest import mock

import httpx2
import pytest

from lib.base.pipeline import load_params
from lib.serving.api import Services, application
from lib.serving.guard import Access
from lib.serving.server import Server, listen
from stages.serve import open_services
from tests.report.browser import CHROMIUM, Browser
from tests.serving.person import choose, open_page
from tests.serving.writer import COUNT, Writer
from tests.stages.project import Project

Event = tuple[str, dict[str, Any]]

LONGEST_WAIT = 300.0
"""Seconds for anything that a test waits for: a busy machine is slow, not wrong."""


@dataclass
class Served:
    """A running server. `writer`: its model."""

    url: str
    http: httpx2.Client
    writer: Writer
    services: Services
    folder: Path

    def ask(self, question: str = "How many singers?", **more: Any) -> list[Event]:
        """Ask a question on the concert database; returns the events."""
        body = {"database": "concert", "question": question, **more}
        answer = self.http.post("/api/ask", json=body)
        assert answer.status_code == 200, answer.text
        return events(answer.text)

    def post(self, path: str, **body: Any) -> httpx2.Response:
        return self.http.post(path, json=body)

    def upload(self, name: str, content: bytes) -> httpx2.Response:
        return self.http.post("/api/databases", files={"file": (name, content)})

    def renew(self, write: Callable[[str, int], str]) -> Served:
        """The server without what an earlier test has left, and a model that writes this."""
        self.writer.renew(write)
        for kept in ("uploads", "answers"):
            for path in (self.folder / kept).iterdir():
                shutil.rmtree(path) if path.is_dir() else path.unlink()
        return self


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


@contextlib.contextmanager
def servers(tmp_path: Path) -> Iterator[Serve]:
    """Starts servers with a `token`, `trainer`, `loopback` and changed parameters of `serving`.

    `base`: a real model in place of the scripted one.
    """
    project = Project.create(tmp_path / "project")
    with ExitStack() as stack:

        def start(
            writer: Writer | None = None,
            token: str | None = None,
            trainer: bool = False,
            loopback: bool = True,
            proxies: tuple[str, ...] = (),
            timeout_ms: int | None = None,
            base: Path | None = None,
            **serving: Any,
        ) -> Served:
            model = writer or Writer()
            folder = tmp_path / "serving"
            root = project.data / "database"
            opened: Any = contextlib.nullcontext()
            if base is None:
                opened = mock.patch("lib.serving.models.open_generator", return_value=model)
            with opened, contextlib.chdir(project.root):
                params = load_params()
                if base is not None:
                    generation = replace(params.generation, backend="hf")
                    params = replace(params, model=str(base), generation=generation)
                timeout_ms = timeout_ms or params.sandbox.timeout_ms
                params = replace(
                    params,
                    serving=replace(params.serving, **serving),
                    sandbox=replace(params.sandbox, timeout_ms=timeout_ms),
                )
                services = open_services(stack, params, None, root, folder)
                services.models.get()
            app = application(services, Access(token, loopback, proxies), trainer)
            listener = stack.enter_context(listen("127.0.0.1", 0))
            running = Server(app, on_stopping=services.questions.close)
            thread = threading.Thread(target=asyncio.run, args=[running.serve([listener])])
            thread.start()

            def stop() -> None:
                running.should_exit = True
                model.gate.set()
                thread.join(LONGEST_WAIT)
                assert not thread.is_alive()

            stack.callback(stop)
            url = f"http://127.0.0.1:{listener.getsockname()[1]}"
            client = stack.enter_context(httpx2.Client(base_url=url, timeout=LONGEST_WAIT))
            return Served(url, client, model, services, folder)

        yield start


@pytest.fixture
def serve(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Serve]:
    """Starts servers, except where the module's own has the parameters that are asked for.

    `alone`: for a test that changes the databases or ends the server.
    """
    with ExitStack() as stack:
        starting: list[Serve] = []

        def start(writer: Writer | None = None, alone: bool = False, **options: Any) -> Served:
            if not (alone or options):
                shared: Served = request.getfixturevalue("shared")
                stack.callback(lambda: shared.renew(Writer().write))
                return shared.renew((writer or Writer()).write)
            if not starting:
                starting.append(stack.enter_context(servers(tmp_path)))
            return starting[0](writer, **options)

        yield start


@pytest.fixture
def served(serve: Serve) -> Served:
    return serve()


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One server for all tests of a module, which leave it as it was."""
    with servers(tmp_path_factory.mktemp("shared")) as start:
        yield start()


LOOKS = pytest.mark.parametrize(
    ("width", "theme"),
    [
        (400, "light"),
        (1400, "dark"),
        pytest.param(400, "dark", marks=pytest.mark.slow),
        pytest.param(1400, "light", marks=pytest.mark.slow),
    ],
)
"""How the page may look; two of the four show each width and each theme."""


def until(condition: Callable[[], object]) -> None:
    """Wait for something that other threads do."""
    deadline = time.monotonic() + LONGEST_WAIT
    while not condition():
        assert time.monotonic() < deadline, "it did not come about"
        time.sleep(0.01)


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server for the page. A reload may take long on a busy machine."""
    with servers(tmp_path_factory.mktemp("site")) as start:
        yield start(reconnect_seconds=600)


@pytest.fixture(scope="session")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    if CHROMIUM is None:
        pytest.skip("no Chromium on this machine")
    with Browser(tmp_path_factory.mktemp("browser")) as opened:
        yield opened


@pytest.fixture
def page(browser: Browser, site: Served) -> Iterator[Browser]:
    """The page, just opened. No test may leave an error, a warning or a request to another site."""
    site.writer.write = lambda prompt, sample: COUNT
    browser.resize(1400, "light")
    browser.visit(f"{site.url}/page/icon.svg", site.url)  # the same origin's, without a script
    browser.evaluate("localStorage.clear(); sessionStorage.clear()")
    open_page(browser, site)
    choose(browser, "#database", "concert")
    browser.wait_until("document.getElementById('schema').innerText.includes('stadium')")
    yield browser
    assert browser.problems == []
