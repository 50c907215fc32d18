"""Results of benchmark runs are kept beside those of other models."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from lib.answering.generation.runs import RunCard, write_run
from tests.stages.project import Project


def test_rows_and_predictions_are_kept_until_the_same_run_replaces_them(project: Project) -> None:
    assert project.run("audit").code == 0
    project.set_params({"feedback": "column", "repair_scope": ["online"]})
    write_run(project.root / "outputs/models/sft", RunCard("sft", "none/needed", None, "f"))
    for stage in (("eval_base",), ("eval_repair", "--model", "sft"), ("keep_results",)):
        answer = project.run(*stage)
        assert answer.code == 0, answer.err
    reports = project.root / "reports"
    summary = reports / "summary.json"
    rows = {(row["run"], row["repair"], row["scope"]): row for row in read(summary)}
    sft = rows["sft", "column", "online"]
    first = rows["sft", "none", "none"]
    assert set(rows) == {
        ("base", "none", "none"),
        ("sft", "none", "none"),
        ("sft", "column", "online"),
    }
    assert sft["first_turn_ex"] == first["first_turn_ex"] == first["final_ex"]
    assert sft["gain"]["points"] == pytest.approx(sft["final_ex"] - first["final_ex"], abs=0.02)
    assert (first["gain"]["points"], first["tokens"] < sft["tokens"]) == (0, True)
    before = rows["base", "none", "none"]["final_ex"]
    assert first["against"]["run"] == "base"
    assert first["against"]["points"] == pytest.approx(first["final_ex"] - before, abs=0.02)
    page = (reports / "results.md").read_text()
    assert page.count("\n| needed ") == 3  # one row each
    low, high = sft["final_ex_ci"]
    assert low <= sft["final_ex"] <= high
    assert sft["n"] == len(project.questions("dev"))
    assert sft["decided_without_rows"] == []
    predictions = (reports / "needed" / "sft.column.online.sql").read_text().splitlines()
    assert [line.split("\t")[1] for line in predictions] == [
        question["db_id"] for question in project.questions("dev")
    ]
    summary.write_text(json.dumps([{**sft, "model": "another"}, {**sft, "final_ex": 0.0}]))
    assert project.run("keep_results").code == 0
    kept = {row["model"]: row["final_ex"] for row in read(summary) if row["scope"] == "online"}
    assert kept["another"] == kept["needed"] == sft["final_ex"]


def test_another_seed_has_rows_and_files_of_its_own(project: Project) -> None:
    assert project.run("audit").code == 0
    for seed in (13, 7):
        project.set_params({"seed": seed})
        for stage in ("eval_base", "keep_results"):
            answer = project.run(stage)
            assert answer.code == 0, answer.err
    assert [row["seed"] for row in read(project.root / "reports/summary.json")] == [13, 7]
    page = (project.root / "reports/results.md").read_text()
    assert (page.count("| base "), page.count("| base, seed 7 ")) == (1, 1)
    names = sorted(path.name for path in (project.root / "reports/needed").iterdir())
    assert names == ["base.none.none.seed7.sql", "base.none.none.sql"]


def test_without_a_finished_run_it_says_what_to_do(project: Project) -> None:
    assert project.run("audit").code == 0
    answer = project.run("keep_results")
    assert answer.code == 2
    assert "run `stages.eval_base` first" in answer.err


def read(path: Path) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = json.loads(path.read_text())
    return rows
