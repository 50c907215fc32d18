"""The lock files pin what pyproject.toml names and all that it needs; a version is one."""

import re
import tomllib
from importlib.metadata import distribution, version

import pytest
import yaml
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.stages.project import REPOSITORY

_LOCKS = ("requirements.lock", "requirements-serve.lock", "requirements-dev.lock")
_OF_VENV = {"pip", "setuptools"}  # come with the environment
_OF_A_GPU = ("nvidia-", "cuda-", "triton")
"""How the names begin of what only torch's build for GPUs needs, which some indexes have."""


def _pinned(lock: str) -> dict[str, str]:
    """Canonical name -> version."""
    lines = (REPOSITORY / lock).read_text(encoding="utf-8").splitlines()
    pins = [re.fullmatch(r"([\w.-]+)==([\w.]+)", line) for line in lines if line[:1] != "#"]
    assert all(pins)
    return {canonicalize_name(pin[1]): pin[2] for pin in pins if pin}


def _named(lock: str) -> list[str]:
    """What pyproject.toml says of the lock."""
    project = tomllib.loads((REPOSITORY / "pyproject.toml").read_text(encoding="utf-8"))
    group = lock.removeprefix("requirements").removesuffix(".lock").removeprefix("-")
    names: list[str] = (
        project["dependency-groups"][group] if group else project["project"]["dependencies"]
    )
    return names


def _needed(named: list[str], python: str) -> set[str]:
    """Canonical names of the packages and of all that they need, on a version of Python."""
    pending = [Requirement(name) for name in named]
    done: set[tuple[str, str]] = set()
    while pending:
        requirement = pending.pop()
        name = canonicalize_name(requirement.name)
        for extra in ("", *requirement.extras):
            if (name, extra) in done or name in _OF_VENV:
                continue
            done.add((name, extra))
            machine = {"extra": extra, "python_version": python}
            for text in distribution(name).requires or ():
                further = Requirement(text)
                if name == "torch" and further.name.startswith(_OF_A_GPU):
                    continue
                if further.marker is None or further.marker.evaluate(machine):
                    pending.append(further)
    return {name for name, _ in done}


@pytest.mark.parametrize("python", ["3.11", "3.13"])
def test_a_lock_pins_what_its_packages_need_besides_the_earlier_ones(python: str) -> None:
    known: set[str] = set()
    for lock in _LOCKS:
        assert _needed(_named(lock), python) - known == _pinned(lock).keys(), lock
        known |= _pinned(lock).keys()


@pytest.mark.parametrize("lock", _LOCKS)
def test_the_tests_run_with_what_is_pinned(lock: str) -> None:
    """Up to the build of a version, as in torch's 2.13.0+cpu."""
    pins = _pinned(lock)
    assert {name: version(name).partition("+")[0] for name in pins} == pins


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
