"""The fetched model: what it is, and one question answered from end to end."""

from __future__ import annotations

from pathlib import Path

import pytest

from lib.answering.models.fetch import read_catalog
from tests.stages.project import Project

pytestmark = pytest.mark.real


def test_the_folder_has_what_servers_and_stages_need(real_model: Path) -> None:
    model = read_catalog()["qwen-0.5b"]
    assert (real_model / model.file).stat().st_size == model.bytes
    assert (real_model / "model.safetensors").stat().st_size == model.model_bytes
    assert "<|im_start|>" in (real_model / "chat_template.jinja").read_text(encoding="utf-8")


def test_it_answers_a_question_on_a_small_database(real_model: Path, tmp_path: Path) -> None:
    project = Project.create(tmp_path / "project")
    project.set_params(
        {
            "model": str(real_model),
            "generation.backend": "hf",
            "generation.cache.backends": [],
            "schema.style": "ddl",
        }
    )
    database = project.data / "database" / "concert" / "concert.sqlite"
    question = "How many singers are from France?"
    answer = project.run("ask", "--db", str(database), "--question", question)
    assert answer.code == 0, answer.err
    assert "\n3" in answer.out.replace(" ", "").replace("|", "")
