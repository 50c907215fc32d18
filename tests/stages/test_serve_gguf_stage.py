"""`stages.serve_gguf` says in one line what is missing."""

from pathlib import Path

import pytest

import stages.serve_gguf
from tests.stages.project import Project


def test_without_llama_cpp_the_message_has_the_command(
    project: Project, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stages.serve_gguf, "find_spec", lambda name: None)
    project.refusal("serve_gguf data/models/qwen-0.5b", "`pip install xllamacpp==")


@pytest.mark.parametrize("files", [(), ("a.gguf", "b.gguf")])
def test_a_folder_needs_one_gguf(
    files: tuple[str, ...], project: Project, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stages.serve_gguf, "find_spec", lambda name: object())
    for name in files:
        (tmp_path / name).touch()
    said = f"expected a GGUF or a folder with one, found {len(files)}"
    project.refusal(("serve_gguf", str(tmp_path)), said)
