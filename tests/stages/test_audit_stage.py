"""`stages.audit`: which files are audited, and where the audits are written."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from tests.stages.project import Answer, Project, shipped_params


@pytest.fixture
def folder(concert_database: Path, tmp_path: Path) -> Path:
    (tmp_path / "data/demo/database").mkdir(parents=True)
    shutil.copy(concert_database, tmp_path / "data/demo/database")
    gold = {"train": "SELECT nme FROM singer", "dev": "SELECT name FROM singer"}
    for split in ("train", "dev", "test"):
        sql = gold.get(split, "SELECT name FROM singer WHERE age > 99")
        questions = [{"question": "?", "query": sql, "db_id": "concert"}]
        (tmp_path / f"data/demo/{split}.json").write_text(json.dumps(questions))
    (tmp_path / "params.yaml").write_text(shipped_params(), encoding="utf-8")
    return tmp_path


def _audit(folder: Path, *options: str) -> Answer:
    return Project(folder).run("audit", *options)


def test_every_split_of_the_chosen_data_set_is_audited(folder: Path) -> None:
    answer = _audit(folder)
    assert answer.code == 0, answer.err
    assert "gold_error" in answer.out
    ids = {
        path.parent.name: json.loads(path.read_text())
        for path in (folder / "outputs/audit").glob("*/audited_ids.json")
    }
    assert ids == {"train": [], "dev": ["dev-00000"], "test": []}


def test_any_file_can_be_audited(folder: Path) -> None:
    files = ["--data", "data/demo/test.json", "--db-root", "data/demo/database", "--out", "found"]
    answer = _audit(folder, *files)
    assert answer.code == 0, answer.err
    (doubted,) = json.loads((folder / "found/test/findings.json").read_text())
    assert doubted["findings"] == [{"kind": "empty_gold", "detail": "no row"}]
    assert [path.name for path in (folder / "found").iterdir()] == ["test"]


def test_files_of_the_same_name_do_not_overwrite_each_other(folder: Path) -> None:
    data = folder / "data/demo"
    (data / "train").mkdir()
    (data / "train.json").rename(data / "train" / "dev.json")
    files = ["data/demo/train/dev.json", "data/demo/dev.json"]
    answer = _audit(folder, "--data", *files, "--db-root", "data/demo/database", "--out", "outputs")
    assert answer.code == 2
    assert answer.err.startswith("error: data/demo/dev.json: the audit of data/demo/train/dev")
    assert not (folder / "outputs").exists()


@pytest.mark.parametrize("options", [(), ("--db-root", "data/demo/database")])
def test_another_file_needs_its_databases_and_a_folder_of_its_own(
    folder: Path, options: tuple[str, ...]
) -> None:
    answer = _audit(folder, "--data", "data/demo/test.json", *options)
    assert answer.code == 2
    assert "--data, --db-root and --out belong together" in answer.err


@pytest.mark.parametrize(
    ("options", "seconds"), [((), "10"), (("--timeout-seconds", "0.2"), "0.2")]
)
def test_the_limit_of_a_query_stands_in_the_output(
    folder: Path, options: tuple[str, ...], seconds: str
) -> None:
    file = folder / "data/demo/test.json"
    endless = "WITH RECURSIVE c(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM c) SELECT n FROM c"
    slow = {"question": "?", "query": f"{endless} ORDER BY n", "db_id": "concert"}
    file.write_text(json.dumps([slow] if options else [{**slow, "query": "SELECT 1"}]))
    where = ["--data", str(file), "--db-root", "data/demo/database", "--out", "found"]
    answer = _audit(folder, *where, *options)
    assert answer.code == 0, answer.err
    limit = f"{seconds} s, the limit of one query; --timeout-seconds raises it"
    assert f"timeout: {limit}" in answer.out
    assert f"Timeout: {limit}." in (folder / "found/test/audit.md").read_text()
    found = json.loads((folder / "found/test/findings.json").read_text())
    details = [finding["detail"] for question in found for finding in question["findings"]]
    assert details == ([f"longer than {limit}"] if options else [])


def test_the_file_that_replaces_a_database_is_audited(folder: Path) -> None:
    (folder / "data/demo/database/concert.sqlite").rename(folder / "rows.sqlite")
    replaced = ["--replace", "concert=rows.sqlite"]
    files = ["--data", "data/demo/dev.json", "--db-root", "data/demo/database", "--out", "found"]
    answer = _audit(folder, *files, *replaced)
    assert answer.code == 0, answer.err
    assert json.loads((folder / "found/dev/audited_ids.json").read_text()) == ["dev-00000"]
    alone = _audit(folder, *replaced)
    assert (alone.code, "--replace needs --data" in alone.err) == (2, True)
