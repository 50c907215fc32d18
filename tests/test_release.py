"""The version is the same wherever it stands, and what a release needs is there."""

from __future__ import annotations

import re
import tomllib

import yaml

from tests.stages.project import REPOSITORY


def test_the_version_is_the_newest_of_the_changelog_and_that_of_the_citation() -> None:
    project = tomllib.loads((REPOSITORY / "pyproject.toml").read_text())["project"]
    changelog = (REPOSITORY / "CHANGELOG.md").read_text()
    newest = re.findall(r"^## (\S+) - (\S+)$", changelog, re.M)[0]
    citation = yaml.safe_load((REPOSITORY / "CITATION.cff").read_text())
    assert newest == (citation["version"], citation["date-released"])
    assert project["version"] == citation["version"]
    assert project["license"] == citation["license"] == "Apache-2.0"


def test_the_files_of_a_licence_are_there_and_name_what_ships() -> None:
    assert "Apache License" in (REPOSITORY / "LICENSE").read_text()
    notice = (REPOSITORY / "NOTICE").read_text()
    for folder in ("adapters", "base_model", "lexicon"):
        assert f"data/{folder}/" in notice
