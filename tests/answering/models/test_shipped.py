"""Adapters that ship, the model that is fetched, and the extras that messages name."""

import hashlib
import json
import tomllib
from pathlib import Path

import pytest

from lib.answering.generation.runs import read_run
from lib.answering.models.fetch import read_catalog
from lib.answering.rollout import workers
from stages.serve_gguf import INSTALL_LLAMA_CPP
from tests.stages.project import REPOSITORY, Project

_shipped = pytest.mark.parametrize(
    "folder", sorted((REPOSITORY / "data/adapters").iterdir()), ids=lambda folder: folder.name
)


@_shipped
def test_the_shipped_files_have_their_checksums_and_take_at_most_40_mb(folder: Path) -> None:
    lines = (folder / "SHA256SUMS").read_text().splitlines()
    sums = {name: checksum for checksum, name in (line.split("  ") for line in lines)}
    files = {path.name: path.read_bytes() for path in folder.iterdir() if path.name in sums}
    assert {name: hashlib.sha256(content).hexdigest() for name, content in files.items()} == sums
    assert sum(map(len, files.values())) <= 40_000_000


@_shipped
def test_the_figures_of_its_card_are_rows_that_were_measured_on_it(folder: Path) -> None:
    card, run = (folder / "README.md").read_text(), read_run(folder)
    rows = json.loads((REPOSITORY / "reports/spider/summary.json").read_text())
    measured = [row for row in rows if row.get("model_fingerprint") == run.fingerprint]
    assert measured
    for row in measured:
        low, high = row["final_ex_ci"]
        assert f"{row['final_ex']:.1f} [{low:.1f}, {high:.1f}]" in card


@pytest.mark.real
def test_the_folder_has_what_servers_and_stages_need(real_model: Path) -> None:
    model = read_catalog()["qwen-0.5b"]
    assert (real_model / model.file).stat().st_size == model.bytes
    assert (real_model / "model.safetensors").stat().st_size == model.model_bytes
    assert "<|im_start|>" in (real_model / "chat_template.jinja").read_text(encoding="utf-8")


@pytest.mark.real
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


@pytest.mark.parametrize(
    ("extra", "command"), [("llamacpp", INSTALL_LLAMA_CPP), ("ray", workers.INSTALL_RAY)]
)
def test_a_command_in_a_message_installs_the_pinned_version(extra: str, command: str) -> None:
    project = tomllib.loads((REPOSITORY / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert command == f"pip install {project['optional-dependencies'][extra][0]}"
