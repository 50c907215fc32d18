"""Finished outputs for a small data set, and `stages.compare` run on them."""

from pathlib import Path

import pytest

from lib.base.records import REPAIR_SCOPES
from tests.report.factory import write_outputs
from tests.stages.project import Project


@pytest.fixture(scope="session")
def compared(tmp_path_factory: pytest.TempPathFactory) -> Project:
    """A project in which `stages.compare` has run. Do not change it."""
    project = Project.create(tmp_path_factory.mktemp("report") / "project")
    project.set_params({"repair_scope": list(REPAIR_SCOPES), "datasets.tiny.test": "test.json"})
    write_outputs(project.root / "outputs")
    answer = project.run("compare")
    assert answer.code == 0, answer.err
    return project


@pytest.fixture
def finished_runs(tmp_path: Path) -> Project:
    """A project whose runs are finished but not yet compared."""
    project = Project.create(tmp_path / "project")
    project.set_params({"repair_scope": list(REPAIR_SCOPES), "datasets.tiny.test": "test.json"})
    write_outputs(project.root / "outputs", questions=8)
    return project


@pytest.fixture
def online_runs(finished_runs: Project) -> Project:
    """The same with one scope of repair, which is compared in a third of the time."""
    finished_runs.set_params({"repair_scope": ["online"]})
    return finished_runs
