"""`stages.bench_model`: one row per backend, and a note for one that cannot run."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import stages.bench_model
from lib.base.errors import ModelError
from tests.stages.project import Project


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
    answer = project.run("bench_model", "--model", "tiny", "--questions", "3")
    assert answer.code == 0, answer.err
    report = json.loads((project.root / "reports" / "bench_tiny.json").read_text())
    rows = {row["system"]: row for row in report["rows"]}
    assert rows["hf float32"]["questions"] == 3
    assert rows["llama.cpp"]["model"] == str(Path("data/models/tiny"))
    assert rows["vllm"]["note"] == "skipped; not installed: `pip install x`"
    assert rows["hf bfloat16"]["note"] == "skipped; out of memory"
    assert "| vllm" in answer.out


def test_a_model_that_is_not_there_is_refused(project: Project) -> None:
    answer = project.run("bench_model", "--model", "qwen-0.5b")
    assert answer.code == 2
    assert "python -m stages.fetch_model qwen-0.5b" in answer.err
