"""The question set ordinary: what is committed is what the code makes, and gold finds something."""

import json
import sqlite3
from collections import Counter
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from lib.base.pipeline import load_params
from lib.data.readers import load_examples
from lib.data.selection import databases_beyond, sets_beyond
from lib.database.sandbox.sandbox import on_day
from lib.making.ordinary.build import FOLDER, build_ordinary, ordinary_questions
from lib.making.ordinary.rows import SCHEMAS, TODAY

_FEWEST_OF_A_KIND = 5


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("ordinary")
    build_ordinary(folder)
    return folder


def _database(folder: Path, db_id: str) -> Path:
    return folder / "database" / db_id / f"{db_id}.sqlite"


def _rows(folder: Path, db_id: str, sql: str) -> list[list[Any]]:
    with closing(sqlite3.connect(_database(folder, db_id))) as connection:
        return [list(row) for row in connection.execute(on_day(sql, TODAY))]


@pytest.mark.parametrize("name", ["dev.json", "results.json"])
def test_the_files_are_what_the_code_makes(built: Path, name: str) -> None:
    assert (FOLDER / name).read_bytes() == (built / name).read_bytes()


@pytest.mark.parametrize("db_id", SCHEMAS)
def test_the_databases_are_what_the_code_makes(built: Path, db_id: str) -> None:
    contents = []
    for folder in (FOLDER, built):
        with closing(sqlite3.connect(_database(folder, db_id))) as connection:
            contents.append(list(connection.iterdump()))
    assert contents[0] == contents[1]
    assert {path.name for path in (FOLDER / "database").iterdir()} == set(SCHEMAS)


def test_gold_finds_what_is_expected() -> None:
    expected = json.loads((FOLDER / "results.json").read_text())
    for one, rows in zip(ordinary_questions(), expected, strict=True):
        assert rows
        assert _rows(FOLDER, one["db_id"], one["query"]) == rows, one["question"]
        for accepted in one.get("accepted_queries", ()):
            assert _rows(FOLDER, one["db_id"], accepted), one["question"]


def test_every_kind_has_questions_and_no_question_is_asked_twice() -> None:
    questions = ordinary_questions()
    assert len(questions) == len({(one["db_id"], one["question"]) for one in questions}) == 200
    assert {one["db_id"] for one in questions} == set(SCHEMAS)
    assert min(Counter(one["kind"] for one in questions).values()) >= _FEWEST_OF_A_KIND


def test_make_beyond_asks_it_on_the_day_of_its_results(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PIPELINE", "beyond")
    params = load_params()
    assert params.sandbox.today == TODAY.isoformat()
    assert databases_beyond()["ordinary"] == FOLDER / "database"
    asked = [one.question for one in sets_beyond(params)["ordinary"]]
    everything = [one["question"] for one in ordinary_questions()]
    assert asked == everything
    loaded = load_examples(FOLDER / "dev.json", FOLDER / "database", id_prefix="ordinary")
    assert [(one.question, one.gold_sql, list(one.accepted_sql)) for one in loaded] == [
        (one["question"], one["query"], one.get("accepted_queries", []))
        for one in ordinary_questions()
    ]
