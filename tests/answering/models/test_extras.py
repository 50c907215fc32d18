"""The commands in messages install what pyproject.toml pins."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

import stages.serve_gguf
from lib.answering.rollout import workers

_PYPROJECT = Path(__file__).resolve().parents[3] / "pyproject.toml"


@pytest.mark.parametrize(
    ("extra", "command"),
    [
        ("llamacpp", stages.serve_gguf.INSTALL_LLAMA_CPP),
        ("ray", workers.INSTALL_RAY),
    ],
)
def test_a_command_installs_the_pinned_version(extra: str, command: str) -> None:
    project = tomllib.loads(_PYPROJECT.read_text(encoding="utf-8"))["project"]
    assert command == f"pip install {project['optional-dependencies'][extra][0]}"
