"""Projects with finished results, made once and copied for each test."""

import shutil
from pathlib import Path

import pytest

from tests.stages.project import Project


@pytest.fixture(scope="session")
def _evaluated(tmp_path_factory: pytest.TempPathFactory) -> Project:
    project = Project.create(tmp_path_factory.mktemp("finished") / "project")
    for stage in ("audit", "eval_base", "mine_pairs"):
        answer = project.run(stage)
        assert answer.code == 0, answer.err
    return project


@pytest.fixture
def project(tmp_path: Path) -> Project:
    """A project without results."""
    return Project.create(tmp_path / "project")


@pytest.fixture
def finished(_evaluated: Project, tmp_path: Path) -> Project:
    """A project in which audit, eval_base and mine_pairs have run."""
    shutil.copytree(_evaluated.root, tmp_path / "finished")
    return Project(tmp_path / "finished")
