"""`stages.ablate`: the plan, a real DVC experiment with the mock, and the tables made of it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from unittest import mock

import pytest
import yaml

import stages.ablate
from lib.base.pipeline import load_params
from lib.report.ablations import FACTORS, Factor
from tests.stages.project import REPOSITORY, Project

_RETRIEVAL = next(factor for factor in FACTORS if factor.name == "retrieval")
_DVC_FILE = {
    "stages": {
        "eval_repair": {
            "matrix": {"model": ["base"]},
            "cmd": "python -m stages.eval_repair --model ${item.model}",
            "params": ["evaluation", "feedback", "repair_scope", "schema"],
            "outs": ["outputs/eval_repair/${item.model}"],
        }
    }
}
_ENVIRONMENT = {
    "PYTHONPATH": str(REPOSITORY),
    "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}",
    "DVC_NO_ANALYTICS": "1",
    "OMP_NUM_THREADS": "1",
    **{
        f"GIT_{who}_{what}": "test" for who in ("AUTHOR", "COMMITTER") for what in ("NAME", "EMAIL")
    },
}


@pytest.fixture
def repository(project: Project) -> Project:
    """A git and DVC repository in which the base model was evaluated online."""
    project.add_run("base")
    (project.root / "dvc.yaml").write_text(yaml.safe_dump(_DVC_FILE), encoding="utf-8")
    for command in (
        ("git", "init", "-q"),
        (sys.executable, "-m", "dvc", "init", "-q"),
        (sys.executable, "-m", "dvc", "repro", "-q"),
        ("git", "add", "-A"),
        ("git", "commit", "-qm", "start"),
    ):
        subprocess.run(command, cwd=project.root, env={**os.environ, **_ENVIRONMENT}, check=True)
    return project


@pytest.mark.slow
def test_an_ablation_is_a_table_over_experiments(repository: Project) -> None:
    factor = replace(_RETRIEVAL, values=("full", "bm25_fk"))
    with (
        mock.patch.object(stages.ablate, "FACTORS", (factor,)),
        mock.patch.dict(os.environ, _ENVIRONMENT),
    ):
        repository.run_all("ablate --factor retrieval")
        written = repository.outputs()
        again = repository.run("ablate", "--factor", "retrieval", "--report")
    (entry,) = json.loads(written["outputs/report/ablations.json"])
    assert [(row["value"], row["default"], row["n"]) for row in entry["rows"]] == [
        ("full", False, 7),
        ("bm25_fk", True, 7),
    ]
    # the mock answers by question and turn, whatever the prompt shows
    assert entry["rows"][0]["difference"]["difference"] == 0
    assert b"| bm25_fk (default) " in written["outputs/report/ablations.md"]
    assert (again.code, repository.outputs()) == (0, written)


def test_what_is_missing_is_named(project: Project) -> None:
    project.refusal("ablate --report", "outputs/eval_repair/base/online: no finished evaluation")


def test_a_scope_that_is_not_evaluated_is_named(project: Project) -> None:
    project.set_params({"repair_scope": ["online"]})
    said = "`repair_scope` has no 'verified', which the feedback ablation compares"
    project.refusal("ablate --factor feedback --report", said)


@pytest.mark.parametrize("factor", FACTORS, ids=lambda factor: factor.name)
def test_the_values_are_known_and_the_runs_are_stages(factor: Factor) -> None:
    pipeline = yaml.safe_load((REPOSITORY / "dvc.yaml").read_text(encoding="utf-8"))["stages"]
    models = pipeline["eval_repair"]["matrix"]["model"]
    params = load_params(REPOSITORY / "params.yaml")
    for run in factor.runs:
        model, scope = run.split("/")
        assert model in models
        assert scope in params.repair_scope
    assert stages.ablate._default(factor, params) in factor.values
