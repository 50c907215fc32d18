"""`stages.own_data` makes a data set of somebody's own files; `stages.own_train` trains on it."""

import csv
import json
import re
from pathlib import Path
from typing import Any

import pytest
import yaml

from lib.base.pipeline import load_params
from lib.data.selection import held_out_examples, minable_examples
from stages.own_train import closing_lines
from tests.conftest import write_database
from tests.learning.invented.databases import shop
from tests.stages.project import Project

_ASKED = [
    ("How many are above 8?", "SELECT count(*) FROM customers WHERE rowid > 8"),
    ("How many customers are there?", "SELECT count(*) FROM customer"),
    *(
        (f"How many are above {n}?", f"SELECT count(*) FROM customer WHERE rowid > {n}")
        for n in range(9)
    ),
    ("How many nobodies are there?", "SELECT count(*) FROM nobody"),
    ("Who is the best customer?", ""),
]


@pytest.fixture
def project(tmp_path: Path) -> Project:
    project = Project.create(tmp_path / "project")
    write_database(project.root / "shop.sqlite", shop())
    (project.root / "empty").mkdir()
    with (project.root / "asked.csv").open("w", newline="", encoding="utf-8") as file:
        csv.writer(file).writerows([("Question", "SQL"), *_ASKED])
    return project


def _records(project: Project, name: str) -> list[dict[str, Any]]:
    records: list[dict[str, Any]] = json.loads(project.text(f"data/shop/{name}.json"))
    return records


def test_a_database_and_a_table_of_questions_become_a_data_set(project: Project) -> None:
    printed = project.run_all("own_data shop.sqlite --questions asked.csv")
    assert "sql = 'sql', question = 'question'" in printed
    assert "  row 1: no such table: customers (How many are above 8?)" in printed
    assert "  row 12: no such table: nobody (How many nobodies are there?)" in printed
    assert "split by questions: 7 questions for training, 3 for dev" in printed
    assert "next: make own-train NAME=shop" in printed
    train, dev = _records(project, "train"), _records(project, "dev")
    assert sorted(one["question"] for one in [*train, *dev]) == sorted(q for q, _ in _ASKED[1:11])
    (asked,) = _records(project, "without_sql")
    assert asked == {"db_id": "shop", "question": "Who is the best customer?"}
    settings = yaml.safe_load(project.text("stages/own/shop/params.yaml"))
    assert settings["datasets"]["shop"]["split_check"] == "questions"
    before = project.text("data/shop/dev.json")
    project.run_all("own_data shop.sqlite --questions asked.csv")
    assert project.text("data/shop/dev.json") == before


def test_the_data_set_is_read_by_its_pipeline(
    project: Project, monkeypatch: pytest.MonkeyPatch
) -> None:
    project.run_all("own_data shop.sqlite --questions asked.csv")
    (project.root / "stages" / "own" / "params.yaml").write_text("seed: 5\n")
    monkeypatch.chdir(project.root)
    monkeypatch.setenv("PIPELINE", "own/shop")
    params = load_params()
    assert (params.data, params.seed, params.sft.max_steps) == ("shop", 5, 3)
    assert len(minable_examples(params)[0]) == 7
    assert len(held_out_examples(params)) == 3


def test_questions_are_invented_where_there_are_none(project: Project) -> None:
    printed = project.run_all("own_data shop.sqlite --invent 20")
    assert "invented questions for training, " in printed
    train, dev = _records(project, "train"), _records(project, "dev")
    assert len(train) + len(dev) == 20
    assert project.read("data/shop/own.json")["dev_is_invented"]
    printed = project.run_all("own_data shop.sqlite --invent 5000")
    assert re.search(r"invented: \d+ of 5000; the tables allow no more", printed)


def test_invented_questions_are_for_training_beside_ones_own(project: Project) -> None:
    project.run_all("own_data shop.sqlite --questions asked.csv --invent 20")
    card = project.read("data/shop/own.json")
    assert 0 < card["invented"] <= 20
    assert card["train"] == 7 + card["invented"]
    assert {one["question"] for one in _records(project, "dev")} <= {q for q, _ in _ASKED}


def test_a_folder_of_tables_is_one_database_and_a_folder_of_databases_several(
    project: Project,
) -> None:
    tables = project.root / "tables"
    tables.mkdir()
    (tables / "a.csv").write_text("name,age\nAnn,3\nBob,4\n")
    (tables / "b.csv").write_text("name,town\nAnn,Ulm\nBob,Bonn\n")
    (project.root / "more.json").write_text(
        json.dumps([
            {"question": "How old is Ann?", "query": "SELECT age FROM a WHERE name = 'Ann'"},
            {"question": "Where does Bob live?", "query": "SELECT town FROM b WHERE name = 'Bob'"},
        ])
    )  # fmt: skip
    printed = project.run_all("own_data tables --questions more.json --name town")
    assert "1 questions for training, 1 for dev" in printed
    databases = project.root / "several"
    databases.mkdir()
    for name in ("one", "two"):
        write_database(databases / f"{name}.sqlite", shop())
    printed = project.run_all("own_data several --invent 8 --name both")
    assert "2 databases" in printed


def test_a_name_is_made_for_folders_and_commands(project: Project) -> None:
    (project.root / "shop.sqlite").rename(project.root / "Läden 2026 (neu).sqlite")
    answer = project.run("own_data", "Läden 2026 (neu).sqlite", "--invent", "8")
    assert "next: make own-train NAME=laden_2026_neu" in answer.out
    (record, *_) = json.loads(project.text("data/laden_2026_neu/train.json"))
    assert record["db_id"] == "Läden 2026 (neu)"


@pytest.mark.parametrize(
    ("command", "said"),
    [
        ("own_data shop.sqlite", "expected --questions FILE, --invent N, or both"),
        ("own_data empty --invent 3", "no file in this folder"),
        ("own_data nothing.db --invent 3", "nothing.db: no such file or folder"),
        ("own_data shop.sqlite --questions asked.csv --name tiny", "another data set's"),
        ("own_data shop.sqlite --questions shop.sqlite", "--columns question=NAME"),
        ("own_data shop.sqlite --questions asked.csv --columns sql=gold", "no column 'gold'"),
        ("own_data shop.sqlite --invent 3 --dev-share 2", "between 0 and 1"),
        ("own_train shop", "run stages.own_data first"),
    ],
)
def test_what_cannot_be_used_is_said_in_one_line(project: Project, command: str, said: str) -> None:
    project.refusal(command, said)


@pytest.mark.parametrize(
    ("right", "invented", "said"),
    [
        ({"base": 50.0, "sft": 60.0, "sft_dpo": 60.0}, False, ["models/sft DB="]),
        ({"base": 50.0, "sft": 40.0}, False, ["gained nothing", "models/base DB="]),
        ({"base": 50.0, "sft": 50.0, "sft_dpo": 60.0}, True, ["is invented", "models/sft_dpo DB="]),
    ],
)
def test_a_training_ends_with_the_adapter_that_is_right_most_often(
    project: Project,
    monkeypatch: pytest.MonkeyPatch,
    right: dict[str, float],
    invented: bool,
    said: list[str],
) -> None:
    asked = "" if invented else "--questions asked.csv"
    project.run_all(f"own_data shop.sqlite --invent 20 {asked}")
    (project.root / "stages" / "own" / "params.yaml").write_text("seed: 5\n")
    rows = [{"run": run, "scope": "online", "final_ex": ex} for run, ex in right.items()]
    report = project.root / "outputs/own/shop/report/comparison.json"
    report.parent.mkdir(parents=True)
    report.write_text(json.dumps(rows))
    monkeypatch.chdir(project.root)
    monkeypatch.setenv("PIPELINE", "own/shop")
    lines = closing_lines(load_params())
    assert [one for one in said if one not in lines] == []
    assert ("is invented" in lines, "gained nothing" in lines) == (
        invented,
        "gained nothing" in said,
    )
