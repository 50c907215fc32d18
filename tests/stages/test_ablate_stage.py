"""`stages.ablate`: the plan, a real DVC experiment with the mock, and the tables made of it."""

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
from lib.base.errors import DataError
from lib.base.jsonl import write_json
from lib.base.pipeline import load_params
from lib.base.records import Trajectory
from lib.report.assembly import ablation_tables, is_current, read_ablations
from lib.report.runs import View
from stages.ablate import FACTORS, Factor, ablation_of
from tests.report.factory import provenance, right, trajectory, view, wrong
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


_FACTOR = replace(FACTORS[0], runs=("base/online",))


def _run(*played: Trajectory, **changes: str) -> View:
    changed = provenance("base", "online") | changes
    return View(Path("base/online"), changed, "online", played)


_FAILED = trajectory("b", wrong("syntax_error"), wrong("syntax_error", 2), scope="online")
_FIXED = trajectory("b", wrong("syntax_error"), right(2), scope="online")
_RIGHT = trajectory("a", right(), scope="online")
_BROKEN = trajectory("a", wrong("wrong_result"), scope="online")


def test_each_value_is_compared_with_the_default_question_by_question(tmp_path: Path) -> None:
    trials = {"none": [_run(_BROKEN, _FAILED)], "minimal": [_run(_RIGHT, _FIXED)]}
    path = tmp_path / "ablations.json"
    assert ablation_tables(read_ablations(path)) == ()
    write_json(path, [ablation_of(_FACTOR, "minimal", trials)])
    (table,) = ablation_tables(read_ablations(path))
    cells = [[cell.text for cell in row] for row in table.rows]
    assert [row[:3] for row in cells] == [
        ["none", "base", "online repair"],
        ["minimal (default)", "base", "online repair"],
    ]
    assert [row[5].split()[0] for row in cells] == ["0.0", "100.0"]
    assert cells[0][7].startswith("-100.0")
    assert [cells[0][8:10], cells[1][7:]] == [["0", "2"], ["-"] * 4]
    assert table.source.data == "tiny dev feedc0ffee123456"


def test_rows_are_grouped_by_run_with_the_values_in_order_which_the_source_names() -> None:
    factor = replace(_FACTOR, runs=("base/online", "sft_dpo/online"))
    models = ("base", "sft_dpo")
    trials = {v: [_run(_RIGHT, run=run, feedback=v) for run in models] for v in factor.values}
    entry = ablation_of(factor, "minimal", trials)
    assert [(row["run"], row["value"]) for row in entry["rows"]] == [
        (run, value) for run in ("base", "sft_dpo") for value in factor.values
    ]
    assert json.loads(json.dumps(entry)) == entry
    values = f"(feedback {'/'.join(factor.values)}, 3 turns, 1 x temperature 0, seed 13)"
    assert values in entry["source"]["parameters"]


@pytest.mark.parametrize(
    ("other", "what"),
    [
        (_run(_RIGHT), "questions"),
        (_run(_RIGHT, _FIXED, data_fingerprint="another"), "data"),
        (_run(_RIGHT, data_fingerprint="another"), "data and questions"),
        (_run(_RIGHT, _FIXED, code_fingerprint="another"), "code"),
        (_run(_RIGHT, _FIXED, model_fingerprint="another"), "models"),
    ],
)
def test_an_experiment_with_more_than_one_difference_is_refused(other: View, what: str) -> None:
    trials = {"none": [other], "minimal": [_run(_RIGHT, _FIXED)]}
    with pytest.raises(DataError, match=f"feedback=none: the experiment is of other {what} than"):
        ablation_of(_FACTOR, "minimal", trials)


def test_an_entry_is_current_while_the_default_says_what_the_runs_say() -> None:
    entry = ablation_of(_FACTOR, "minimal", {"minimal": [_run(_RIGHT, _FIXED)]})
    assert is_current(entry, [view("base", "online", _RIGHT, _FIXED)])
    assert not is_current(entry, [view("base", "online", _RIGHT, _FAILED)])
    assert is_current(entry, [view("base", "verified", _BROKEN)])  # it says nothing about online
