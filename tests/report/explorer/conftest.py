"""A project with a few runs, and the explorer made from them."""

from pathlib import Path

import pytest

from tests.report.explorer.builders import write_small_outputs
from tests.stages.project import Project


@pytest.fixture(scope="session")
def explored(tmp_path_factory: pytest.TempPathFactory) -> Project:
    """A project in which `stages.explore` has run. Do not change it."""
    project = Project.create(tmp_path_factory.mktemp("explorer") / "project")
    write_small_outputs(project.root / "outputs")
    (project.root / "outputs" / "report").mkdir()
    (project.root / "outputs" / "report" / "index.html").write_text("<title>report</title>")
    answer = project.run("explore")
    assert answer.code == 0, answer.err
    return project


@pytest.fixture
def project(tmp_path: Path) -> Project:
    """A project in which nothing has run."""
    return Project.create(tmp_path / "project")
