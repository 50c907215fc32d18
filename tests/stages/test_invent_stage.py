"""`python -m stages.invent` writes a set that training can name, complete or not at all."""

import json
from pathlib import Path
from unittest import mock

import pytest

from lib.learning.invented import data_set
from tests.learning.invented.databases import shop
from tests.stages.project import Project

_RECORDS = [{"db_id": "shop", "question": "How many?", "query": "SELECT count(*) FROM customer"}]


@pytest.fixture
def project(tmp_path: Path) -> Project:
    project = Project.create(tmp_path / "project")
    project.set_params({
        "datasets.spider": {
            "train": "train.json",
            "dev": "dev.json",
            "databases": "database",
            "licence": "CC BY-SA 4.0",
        }
    })  # fmt: skip
    (project.root / "data" / "spider").symlink_to("tiny")
    folder = project.add_set("ambrosia", _RECORDS, shop(), split="train")
    (folder / "provenance.json").write_text(json.dumps({"licence": "CC BY 4.0"}))
    return project


def _files(project: Project) -> dict[str, bytes]:
    out = project.root / "data" / "beyond" / "invented"
    return {str(p.relative_to(out)): p.read_bytes() for p in out.rglob("*") if p.is_file()}


def test_the_set_has_questions_copies_and_licences(project: Project) -> None:
    assert "18 questions on 2 databases" in project.run_all("invent --count 9")
    files = _files(project)
    assert set(files) == {
        "train.json",
        "provenance.json",
        "database/library/library.sqlite",
        "database/shop/shop.sqlite",
    }
    records = json.loads(files["train.json"])
    assert len(records) == 18
    assert set(records[0]) == {"db_id", "question", "query", "kind"}
    assert json.loads(files["provenance.json"])["licence"] == "CC BY 4.0; CC BY-SA 4.0"


def test_databases_of_another_data_set_alone(project: Project) -> None:
    said = project.run_all("invent --count 3 --data tiny --sets --out data/beyond/other")
    assert "3 questions on 1 databases, in data/beyond/other" in said


def test_a_second_run_writes_the_same(project: Project) -> None:
    project.run_all("invent --count 5")
    before = _files(project)
    project.run_all("invent --count 5")
    assert _files(project) == before


def test_a_run_that_is_killed_leaves_the_set_before_it(project: Project) -> None:
    project.run_all("invent --count 5")
    before = _files(project)
    with mock.patch.object(data_set, "perturbed_copies", side_effect=KeyboardInterrupt):
        assert project.run("invent", "--count", "3").code != 0
    assert _files(project) == before
    project.run_all("invent --count 5")
    assert _files(project) == before


def test_without_spider_it_says_what_to_do(project: Project) -> None:
    (project.root / "data" / "spider").unlink()
    project.refusal("invent", "spider")
