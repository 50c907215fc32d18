"""The lines that say how far a run is from what is published, and how to take its files back."""

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from lib.report.reproduction import reproduction_line
from tests.stages.project import Project


def _row(run: str = "sft", n: int = 200, **rates: Any) -> dict[str, Any]:
    of = {"split": "dev", "run": run, "setting": "online", "basis": "deployable"}
    return {
        **of,
        "repair": "minimal",
        "n": n,
        "first_turn_ex": 50.0,
        "first_turn_ex_ci": [43.0, 57.0],
        "first_turn_ex_ci_databases": None,
        "final_ex": 55.0,
        "final_ex_ci": [48.0, 62.0],
        "final_ex_ci_databases": [52.0, 58.0],
        "corrected_ex": None,
        "corrected_ex_ci": None,
        **rates,
    }


@pytest.mark.parametrize(
    ("rows", "published", "changed", "line"),
    [
        ([_row()], [_row()], "", "All 2 figures are as in the repository."),
        (
            [_row(final_ex=56.5), _row("base")],
            [_row("base"), _row()],
            "",
            "1 of 4 figures differ from the repository's, at most by 1.5 points (Final EX of dev "
            "sft online: 56.5, there 55.0); all are within the intervals there.",
        ),
        (
            [_row(first_turn_ex=58.0, final_ex=56.0)],
            [_row()],
            "parameters (sft.epochs)",
            "2 of 2 figures differ from the repository's, at most by 8.0 points (First-turn EX of "
            "dev sft online: 58.0, there 50.0); 1 are outside the intervals there. Made with "
            "other parameters (sft.epochs).",
        ),
        (
            [_row(final_ex=59.0)],  # outside the interval over databases alone
            [_row()],
            "",
            "1 of 2 figures differ from the repository's, at most by 4.0 points (Final EX of dev "
            "sft online: 59.0, there 55.0); 1 are outside the intervals there.",
        ),
        (
            [_row(), _row("dpo")],
            [_row()],
            "",
            "All 2 figures are as in the repository. 1 of 2 rows are not in the repository.",
        ),
        (
            [_row()],
            [_row(n=30)],
            "parameters (eval_split.limit)",
            "Not comparable with the repository's figures, which are of other runs. Made with "
            "other parameters (eval_split.limit).",
        ),
        (
            [_row()],
            [],
            "",
            "Not compared with the repository's figures: it has none of this pipeline.",
        ),
        (
            [_row(final_ex=None)],
            [_row()],
            "",
            "1 of 2 figures differ from the repository's, at most by 0.0 points (Final EX of dev "
            "sft online: none, there 55.0); 1 are outside the intervals there.",
        ),
    ],
)
def test_one_line_says_how_far_the_figures_are_from_those_in_the_repository(
    rows: list[Any], published: list[Any], changed: str, line: str
) -> None:
    assert reproduction_line(rows, published, changed) == line


@pytest.fixture
def published(compared: Project, tmp_path: Path) -> Project:
    """A project whose comparison is published, without git."""
    project = Project(tmp_path / "published")
    shutil.copytree(compared.root, project.root)
    assert project.run("compare", "--publish").code == 0
    return project


def _last_line(project: Project, *options: str) -> str:
    assert project.run("compare", *options).code == 0
    answer = project.run("compare", "--show")
    assert answer.code == 0, answer.err
    return answer.out.splitlines()[-1]


def test_other_parameters_are_those_that_the_runs_were_made_with(published: Project) -> None:
    path = published.root / "reports" / "comparison.json"
    rows = json.loads(path.read_text())
    path.write_text(json.dumps([rows[0] | {"final_ex": rows[0]["final_ex"] + 0.5}, *rows[1:]]))
    assert "at most by 0.5 points" in _last_line(published, "--show")
    path.write_text(json.dumps(rows))
    published.set_params({"feedback": "basic", "sft.epochs": 7, "sandbox.workers": 3})
    for options in ((), ("--show",)):  # no run was made with these
        assert _last_line(published, *options).endswith("figures are as in the repository.")
    for path in (published.root / "outputs" / "eval_repair").rglob("provenance.json"):
        said = json.loads(path.read_text())
        said["sandbox"]["workers"] += 1
        path.write_text(json.dumps(said | {"feedback": "basic"}))
    card = published.root / "outputs" / "models" / "sft" / "README.md"
    card.write_text("## Parameters\n\n| | |\n|---|---|\n| save steps | 100 |\n\n## Metrics\n")
    published.set_params({"feedback": "minimal"})
    line = _last_line(published)
    assert line.endswith("Made with other parameters (feedback, sft.save_steps).")


def test_files_that_git_has_otherwise_are_named_with_the_way_back(published: Project) -> None:
    lock, parameters = published.root / "dvc.lock", published.root / "params.yaml"
    lock.write_text("schema: '2.0'\n")
    user = ("-c", "user.name=Ada", "-c", "user.email=ada@example.org")
    for words in (("init", "-q"), ("add", "params.yaml", "dvc.lock"), ("commit", "-qm", "first")):
        subprocess.run(["git", *user, *words], cwd=published.root, check=True)
    assert "git restore" not in _last_line(published, "--show")
    lock.write_text("schema: '2.0'\nstages: {}\n")
    before = parameters.read_bytes()
    published.set_params({"feedback": "basic"})
    line = _last_line(published, "--show")
    files = "dvc.lock params.yaml"
    assert line == f"Changed since the last commit: {files}; `git restore {files}` takes it back."
    subprocess.run(["git", "restore", *files.split()], cwd=published.root, check=True)
    assert parameters.read_bytes() == before
    assert "git restore" not in _last_line(published, "--show")
