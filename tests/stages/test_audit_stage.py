"""`stages.audit`: which files are audited, and where the audits are written."""

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


def _audit_file(folder: Path, file: str, *options: str) -> Answer:
    where = ["--data", file, "--db-root", "data/demo/database", "--out", "found"]
    answer = _audit(folder, *where, *options)
    assert answer.code == 0, answer.err
    return answer


def test_every_split_of_the_chosen_data_set_is_audited(folder: Path) -> None:
    answer = _audit(folder)
    assert answer.code == 0, answer.err
    assert "gold_error" in answer.out
    ids = {
        path.parent.name: json.loads(path.read_text())
        for path in (folder / "outputs/audit").glob("*/audited_ids.json")
    }
    assert ids == {"train": [], "dev": ["dev-00000"], "test": []}


def test_any_file_can_be_audited_also_on_a_file_that_replaces_a_database(folder: Path) -> None:
    _audit_file(folder, "data/demo/test.json")
    (doubted,) = json.loads((folder / "found/test/findings.json").read_text())
    assert doubted["findings"] == [{"kind": "empty_gold", "detail": "no row"}]
    assert [path.name for path in (folder / "found").iterdir()] == ["test"]
    (folder / "data/demo/database/concert.sqlite").rename(folder / "rows.sqlite")
    _audit_file(folder, "data/demo/dev.json", "--replace", "concert=rows.sqlite")
    assert json.loads((folder / "found/dev/audited_ids.json").read_text()) == ["dev-00000"]


_TEST, _ROOT = ("--data", "data/demo/test.json"), ("--db-root", "data/demo/database")
_TOGETHER = "--data, --db-root and --out belong together"


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (_TEST, _TOGETHER),
        ((*_TEST, *_ROOT), _TOGETHER),
        (("--replace", "concert=rows.sqlite"), "--replace needs --data"),
        (
            ("--data", "data/demo/train/dev.json", "data/demo/dev.json", *_ROOT, "--out", "found"),
            "error: data/demo/dev.json: the audit of data/demo/train/dev.json is kept under the",
        ),
    ],
)
def test_options_that_do_not_go_together_are_named(
    folder: Path, options: tuple[str, ...], message: str
) -> None:
    (folder / "data/demo/train").mkdir()
    (folder / "data/demo/train.json").rename(folder / "data/demo/train/dev.json")
    answer = _audit(folder, *options)
    assert (answer.code, message in answer.err) == (2, True)
    assert not (folder / "found").exists()


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
    answer = _audit_file(folder, str(file), *options)
    limit = f"{seconds} s, the limit of one query; --timeout-seconds raises it"
    assert f"timeout: {limit}" in answer.out
    assert f"Timeout: {limit}." in (folder / "found/test/audit.md").read_text()
    found = json.loads((folder / "found/test/findings.json").read_text())
    details = [finding["detail"] for question in found for finding in question["findings"]]
    assert details == ([f"longer than {limit}"] if options else [])
