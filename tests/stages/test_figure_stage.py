"""`make figure`: what README quotes is made anew from kept predictions, without a model."""

from __future__ import annotations

import pytest

from lib.answering.generation.runs import RunCard, write_run
from lib.report import quoted
from stages import figure
from tests.stages.project import Project


@pytest.fixture
def kept(project: Project, monkeypatch: pytest.MonkeyPatch) -> Project:
    """A run whose predictions are kept, and whose EX a README quotes under the name `tiny`."""
    monkeypatch.setenv("PIPELINE", "")
    project.set_params({"feedback": "minimal", "repair_scope": ["online"]})
    write_run(project.root / "outputs/models/sft", RunCard("sft", "none/needed", None, "f"))
    for stage in (("audit",), ("eval_base",), ("eval_repair", "--model", "sft"), ("keep_results",)):
        answer = project.run(*stage)
        assert answer.code == 0, answer.err
    row = quoted.Quoted(
        "tiny", {"summary": {"run": "sft"}}, quoted.QUOTED["spider-0.5b-vote"].texts
    )
    correction = quoted.Quoted(
        "tiny", {"correction": {"run": "sft", "seed": 13}}, quoted.QUOTED["correction-0.5b"].texts
    )
    monkeypatch.setattr(figure, "QUOTED", {"tiny": row, "corrected": correction})
    monkeypatch.setattr(figure, "_PIPELINES", dict.fromkeys(figure._PIPELINES, ""))
    assert project.run("correct").code == 0
    lines = [line for line in project.run("figure").out.splitlines() if line.startswith("  ")]
    assert len(lines) == 2
    (project.root / "README.md").write_text("\n".join(lines))
    return project


@pytest.fixture(autouse=True)
def _readme(project: Project) -> None:
    (project.root / "README.md").write_text("nothing")


@pytest.mark.parametrize("name", ["tiny", "corrected"])
def test_a_figure_made_anew_is_that_of_readme(kept: Project, name: str) -> None:
    answer = kept.run("figure", name)
    assert (answer.code, answer.err) == (0, "")
    assert answer.out.startswith("as in README: ")


def test_a_figure_that_readme_does_not_have_is_named(kept: Project) -> None:
    (kept.root / "README.md").write_text("| 1.0 | 2.0 | |")
    answer = kept.run("figure", "tiny")
    assert answer.code == 1
    assert answer.out.startswith("README says otherwise: | ")


def test_an_unknown_name_is_refused_with_those_that_there_are(project: Project) -> None:
    answer = project.run("figure", "ex")
    assert answer.code == 2
    assert "spider-1.5b-sql" in answer.err
