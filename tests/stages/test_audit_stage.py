"""`stages.audit`: which files are audited, and where the audits are written."""

import json
import shutil
from pathlib import Path

import pytest

from tests.stages.project import Project, shipped_params


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


_FILES = "--db-root data/demo/database --out found --data"


def test_every_split_of_the_chosen_data_set_is_audited(folder: Path) -> None:
    assert "gold_error" in Project(folder).run_all("audit")
    ids = {
        path.parent.name: json.loads(path.read_text())
        for path in (folder / "outputs/audit").glob("*/audited_ids.json")
    }
    assert ids == {"train": [], "dev": ["dev-00000"], "test": []}


def test_any_file_can_be_audited_also_on_a_file_that_replaces_a_database(folder: Path) -> None:
    Project(folder).run_all(f"audit {_FILES} data/demo/test.json")
    (doubted,) = json.loads((folder / "found/test/findings.json").read_text())
    assert doubted["findings"] == [{"kind": "empty_gold", "detail": "no row"}]
    assert [path.name for path in (folder / "found").iterdir()] == ["test"]
    (folder / "data/demo/database/concert.sqlite").rename(folder / "rows.sqlite")
    Project(folder).run_all(f"audit {_FILES} data/demo/dev.json --replace concert=rows.sqlite")
    assert json.loads((folder / "found/dev/audited_ids.json").read_text()) == ["dev-00000"]


_TOGETHER = "--data, --db-root and --out belong together"


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ("--data data/demo/test.json", _TOGETHER),
        ("--data data/demo/test.json --db-root data/demo/database", _TOGETHER),
        ("--replace concert=rows.sqlite", "--replace needs --data"),
        (
            f"{_FILES} data/demo/train/dev.json data/demo/dev.json",
            "error: data/demo/dev.json: the audit of data/demo/train/dev.json is kept under the",
        ),
    ],
)
def test_options_that_do_not_go_together_are_named(
    folder: Path, options: str, message: str
) -> None:
    (folder / "data/demo/train").mkdir()
    (folder / "data/demo/train.json").rename(folder / "data/demo/train/dev.json")
    Project(folder).refusal(f"audit {options}", message)
    assert not (folder / "found").exists()


@pytest.mark.parametrize(("options", "seconds"), [("", "10"), (" --timeout-seconds 0.2", "0.2")])
def test_the_limit_of_a_query_stands_in_the_output(
    folder: Path, options: str, seconds: str
) -> None:
    file = folder / "data/demo/test.json"
    endless = "WITH RECURSIVE c(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM c) SELECT n FROM c"
    slow = {"question": "?", "query": f"{endless} ORDER BY n", "db_id": "concert"}
    file.write_text(json.dumps([slow] if options else [{**slow, "query": "SELECT 1"}]))
    printed = Project(folder).run_all(f"audit {_FILES} {file}{options}")
    limit = f"{seconds} s, the limit of one query; --timeout-seconds raises it"
    assert f"timeout: {limit}" in printed
    assert f"Timeout: {limit}." in (folder / "found/test/audit.md").read_text()
    found = json.loads((folder / "found/test/findings.json").read_text())
    details = [finding["detail"] for question in found for finding in question["findings"]]
    assert details == ([f"longer than {limit}"] if options else [])
