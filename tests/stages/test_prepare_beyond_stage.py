"""prepare_beyond writes the sets that are there, says what is not, and starts over cleanly."""

import json
from pathlib import Path

import pytest

from tests.conftest import CONCERT_SCRIPT, write_database
from tests.stages.project import Project

_GOLD = "SELECT count(*) FROM singer"


@pytest.fixture
def project(tmp_path: Path) -> Project:
    """A project whose Spider is the tiny data set, and a folder with two evaluation sets."""
    project = Project.create(tmp_path / "project")
    project.set_params({
        "datasets.spider": {"train": "train.json", "dev": "dev.json", "databases": "database"}
    })  # fmt: skip
    (project.root / "data" / "spider").symlink_to("tiny")
    more = project.root / "data" / "more"
    _write(more / "spider_syn/dev.json", [
        {"db_id": "concert", "question": "How many vocalists?", "query": _GOLD},
        {"db_id": "concert", "question": "What are the names of all stadiums?", "query": "SELEC"},
        {"db_id": "wta_1", "question": "How many matches?", "query": "SELECT 1"},
    ])  # fmt: skip
    _write(more / "bird/dev.json", [
        {"db_id": "own", "question": "How many?", "evidence": "all", "SQL": _GOLD},
        *({"db_id": f"db{n}", "question": "How many?", "SQL": _GOLD} for n in range(1200)),
    ])  # fmt: skip
    database = more / "bird/database/own/own.sqlite"
    database.parent.mkdir(parents=True)
    write_database(database, CONCERT_SCRIPT)
    return project


def _write(path: Path, records: list[dict[str, str]]) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(records), encoding="utf-8")


def _files(project: Project) -> dict[str, bytes]:
    out = project.root / "data" / "beyond"
    return {str(p.relative_to(out)): p.read_bytes() for p in out.rglob("*") if p.is_file()}


def test_the_sets_that_are_there_are_written_and_the_others_named(project: Project) -> None:
    lines = [" ".join(line.split()) for line in project.run_all("prepare_beyond").splitlines()]
    assert "spider_syn 2 1 1 1 1 without their database wta_1" in lines
    assert "bird 1 1 0 0 1,200 on 1200 databases that are not there" in lines
    assert "cosql skipped: no data/more/cosql/dev.json" in lines
    assert "gold verdicts skipped: no data/more/spider_gold_verdicts/train_spider.json" in lines
    assert len(lines) == 1 + 12 + 1 + 1
    assert set(_files(project)) == {
        f"{name}/{file}"
        for name, db_id in (("bird", "own"), ("spider_syn", "concert"))
        for file in ("dev.json", "provenance.json", f"database/{db_id}/{db_id}.sqlite")
    }


def test_a_second_run_writes_the_same_also_where_a_source_has_gone_or_through_a_link(
    project: Project, tmp_path: Path
) -> None:
    (tmp_path / "disk" / "beyond").mkdir(parents=True)
    (project.root / "data" / "beyond").symlink_to(tmp_path / "disk" / "beyond")
    project.run_all("prepare_beyond")
    first = _files(project)
    project.run_all("prepare_beyond")
    assert _files(project) == first
    (project.root / "data/more/bird/dev.json").unlink()
    gone = "skipped: no data/more/bird/dev.json; what is in data/beyond stays"
    assert gone in project.run_all("prepare_beyond")
    assert _files(project) == first
    assert {path.name for path in (tmp_path / "disk").iterdir()} == {"beyond"}
    assert {path.name for path in (tmp_path / "disk/beyond").iterdir()} == {"bird", "spider_syn"}


def test_without_spider_the_sets_on_its_databases_are_skipped(project: Project) -> None:
    (project.root / "data" / "spider").unlink()
    assert "skipped: needs Spider in data/spider" in project.run_all("prepare_beyond")
    assert {path.split("/")[0] for path in _files(project)} == {"bird"}


@pytest.mark.parametrize("content", ["{", "[]", "{}", '["x"]', '[{"question": 1}]'])
def test_a_malformed_set_does_not_stop_the_others(project: Project, content: str) -> None:
    (project.root / "data/more/spider_syn/dev.json").write_text(content)
    message = project.refusal("prepare_beyond", "data/more/spider_syn/dev.json")
    assert message.count("\n") == 1
    assert {path.split("/")[0] for path in _files(project)} == {"bird"}


def test_a_folder_that_is_not_there_is_an_error(project: Project) -> None:
    project.refusal("prepare_beyond --source nowhere", "no folder nowhere; put those of the")
