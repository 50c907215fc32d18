"""`stages.serve_gguf` says in one line what is missing."""

import pytest

import stages.serve_gguf
from tests.stages.project import Project


def test_llama_cpp_and_one_gguf_are_needed(
    project: Project, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stages.serve_gguf, "find_spec", lambda name: None)
    project.refusal("serve_gguf data/models/qwen-0.5b", "`pip install xllamacpp==")
    monkeypatch.setattr(stages.serve_gguf, "find_spec", lambda name: object())
    said = "expected a GGUF or a folder with one, found"
    project.refusal("serve_gguf data", f"{said} 0")
    for name in ("a.gguf", "b.gguf"):
        (project.root / "data" / name).touch()
    project.refusal("serve_gguf data", f"{said} 2")
