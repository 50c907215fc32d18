"""The line that says how far the figures of a run are from those in the repository."""

from __future__ import annotations

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
    ("rows", "committed", "changed", "line"),
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
            "dev sft online: 58.0, there 50.0); 1 are outside the intervals there. Changed since "
            "that commit: parameters (sft.epochs).",
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
            "Not comparable with the repository's figures, which are of other runs. Changed since "
            "that commit: parameters (eval_split.limit).",
        ),
        (
            [_row()],
            [],
            "",
            "Not compared with the repository's figures: git has none of this pipeline.",
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
    rows: list[Any], committed: list[Any], changed: str, line: str
) -> None:
    assert reproduction_line(rows, committed, changed) == line


def test_an_interval_over_databases_counts_too() -> None:
    line = reproduction_line([_row(final_ex=59.0)], [_row()], "")
    assert "1 are outside" in line


@pytest.fixture
def committed(compared: Project, tmp_path: Path) -> Project:
    """A project in git, with its comparison."""
    project = Project(tmp_path / "committed")
    shutil.copytree(compared.root, project.root)
    user = ("-c", "user.name=Ada", "-c", "user.email=ada@example.org")
    for words in (("init", "-q"), ("add", "params.yaml", "reports"), ("commit", "-qm", "first")):
        subprocess.run(["git", *user, *words], cwd=project.root, check=True)
    return project


def _last_line(project: Project) -> str:
    answer = project.run("compare", "--show")
    assert answer.code == 0, answer.err
    return answer.out.splitlines()[-1]


def test_the_comparison_ends_with_what_differs_from_the_last_commit(committed: Project) -> None:
    assert _last_line(committed).endswith("figures are as in the repository.")
    path = committed.root / "reports" / "comparison.json"
    rows = json.loads(path.read_text())
    rows[0]["final_ex"] += 0.5
    path.write_text(json.dumps(rows))
    assert "at most by 0.5 points" in _last_line(committed)
    committed.set_params({"sft.epochs": 7})
    assert _last_line(committed).endswith("Changed since that commit: parameters (sft.epochs).")


def test_a_comparison_outside_git_says_that_nothing_is_there_to_compare_with(
    compared: Project,
) -> None:
    assert _last_line(compared).startswith("Not compared with the repository's figures")
