"""SFT learns from further data sets and renamed databases, mining from the data set alone."""

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from lib.data.selection import forbids_shipping
from tests.conftest import CONCERT_SCRIPT
from tests.stages.project import Project

_SHOP = """
CREATE TABLE customer (customer_id INTEGER PRIMARY KEY, full_name TEXT, city TEXT);
CREATE TABLE orders (order_id INTEGER PRIMARY KEY, customer_id INTEGER, total_price REAL,
    FOREIGN KEY (customer_id) REFERENCES customer (customer_id));
INSERT INTO customer VALUES (1, 'Ann', 'Ayr'), (2, 'Ben', 'Rome'), (3, 'Cy', 'Ayr');
INSERT INTO orders VALUES (1, 1, 9.5), (2, 1, 3.0), (3, 3, 12.0);
"""
_TALK = [
    ("Who lives in Ayr?", "SELECT full_name FROM customer WHERE city = 'Ayr'"),
    ("How many are these?", "SELECT count(*) FROM customer WHERE city = 'Ayr'"),
]
_LICENCE = "CC BY-SA 4.0"


def _add_set(
    project: Project, name: str, records: list[dict[str, Any]], script: str = _SHOP
) -> None:
    folder = project.add_set(name, records, script, "train")
    (folder / "provenance.json").write_text(json.dumps({"licence": _LICENCE}))


def _talk(db_id: str = "shop") -> list[dict[str, Any]]:
    return [
        {"db_id": db_id, "question": question, "query": query, "conversation": 0, "turn": turn}
        for turn, (question, query) in enumerate(_TALK)
    ]


def _learn_from(project: Project, name: str, records: list[dict[str, Any]], **more: str) -> None:
    _add_set(project, name, records, **more)
    project.set_params({"train_sets": [{"name": name}]})


def _sft(project: Project) -> list[dict[str, Any]]:
    return project.lines("outputs/merge_synth/sft.jsonl")


@pytest.fixture
def project(tmp_path: Path) -> Project:
    project = Project.create(tmp_path)
    project.set_params({"mining.sample": 3, "datasets.tiny.licence": "MIT"})
    return project


def test_sft_has_the_gold_of_all_sets_also_of_earlier_questions_and_mining_plays_the_data_set(
    project: Project,
) -> None:
    _learn_from(project, "talk", _talk())
    printed = project.run_all("audit", "mine_pairs", "merge_synth")
    assert f"talk: 2 of 2 questions, {_LICENCE}" in printed
    played = {row["example_id"] for row in project.lines("outputs/mine_pairs/trajectories.jsonl")}
    assert len(played) == 3
    assert all(id.startswith("train-") for id in played)
    rows = _sft(project)
    origin = {row["meta"]["example_id"]: row["meta"] for row in rows}
    assert origin["talk-train-00001"] == {
        "example_id": "talk-train-00001", "db_id": "shop", "source": "gold", "turn": 1,
        "set": "talk", "licence": _LICENCE,
    }  # fmt: skip
    assert {meta["set"] for meta in origin.values()} == {"talk", "tiny"}
    assert {m["licence"] for m in origin.values() if m["set"] == "tiny"} == {"MIT"}
    stated = project.read("outputs/mine_pairs/provenance.json")["train_sets"]
    assert stated == project.read("outputs/merge_synth/quality.json")["sets"]["read"]
    assert stated == [{"set": "talk", "licence": _LICENCE, "questions": 2, "of": 2, "left_out": {}}]
    prompts = {row["meta"]["example_id"]: row["prompt"][0]["content"] for row in rows}
    assert "Hint:" not in prompts["talk-train-00000"]
    hint = (
        'Hint: the question before was "Who lives in Ayr?", its answer '
        "SELECT full_name FROM customer WHERE city = 'Ayr'"
    )
    assert hint in prompts["talk-train-00001"].splitlines()


def test_without_the_new_parameters_nothing_is_written_of_them(project: Project) -> None:
    _add_set(project, "talk", _talk())
    project.run_all("audit", "mine_pairs", "merge_synth")
    assert {tuple(row["meta"]) for row in _sft(project)} == {
        ("example_id", "db_id", "source", "turn")
    }
    assert not {"train_sets", "renamed_share", "leave_out_gold", "split_check"} & set(
        project.read("outputs/mine_pairs/provenance.json")
    )
    assert not {"sets", "renamed"} & set(project.read("outputs/merge_synth/quality.json"))


@pytest.mark.parametrize(
    ("parts", "words"),
    [
        ([{"name": "talk"}], "outputs/audit/talk-train"),  # it was not audited
        ([{"name": "gone"}], "run `python -m stages.prepare_beyond` first"),
        ([{"name": "talk"}, {"name": "talk"}], "`train_sets`: talk occurs twice"),
        ([{"name": "tiny"}], "`train_sets`: tiny occurs twice"),
        ([{"name": "../tiny"}], "`train_sets"),
        ([{"name": "talk", "share": 0.5, "limit": 2}], "has a share and a limit"),
        ([{"name": "talk", "share": 0.0}], "`train_sets"),
    ],
)
def test_an_entry_that_cannot_be_used_is_named(project: Project, parts: Any, words: str) -> None:
    _add_set(project, "talk", _talk())
    project.run_all("audit")
    project.set_params({"train_sets": parts})
    project.refusal("mine_pairs", words)


def test_gold_of_a_set_that_the_audit_doubts_is_not_learnt(project: Project) -> None:
    doubted = {"db_id": "shop", "question": "Who?", "query": "SELECT nme FROM customer"}
    _learn_from(project, "shop", [doubted, doubted | {"query": _TALK[0][1]}])
    project.run_all("audit", "mine_pairs", "merge_synth")
    ids = {row["meta"]["example_id"] for row in _sft(project)}
    assert {id for id in ids if id.startswith("shop")} == {"shop-train-00001"}


def test_a_set_that_an_evaluation_set_knows_is_refused(project: Project) -> None:
    """As Spider's `train_others`, five of whose six databases are Defog's."""
    others = [record | {"db_id": "academic"} for record in _talk()]
    _learn_from(project, "train_others", others)
    project.add_set("defog", others, _SHOP)
    project.run_all("audit")
    project.refusal("mine_pairs", "databases in both: academic")
    dev = project.questions("dev")[0]
    _learn_from(project, "copied", [dev | {"db_id": "copy"}], script=CONCERT_SCRIPT)
    project.run_all("audit")
    questions = "questions in both: copied-train-00000 = dev-00000"
    project.refusal("mine_pairs", "copied databases: copy = concert", questions)


def test_the_holdout_is_held_out_of_every_set(project: Project) -> None:
    _add_set(project, "talk", [*_talk("shop"), *_talk("library")])
    shutil.copy(
        project.data / "database/library/library.sqlite",
        project.root / "data/beyond/talk/database/library/library.sqlite",
    )
    project.add_database("other", _SHOP.replace("customer", "client"))
    own = [{"db_id": "other", "question": "How many?", "query": "SELECT count(*) FROM client"}]
    project.write_questions("train", [*project.questions("train"), *own])
    project.set_params({
        "train_sets": [{"name": "talk"}], "mining.sample": None,
        "datasets.tiny.holdout": {"use": True, "databases": ["library"]},
    })  # fmt: skip
    project.run_all("audit", "mine_pairs")
    [stated] = project.read("outputs/mine_pairs/provenance.json")["train_sets"]
    assert stated["questions"] == 2
    assert stated["left_out"] == {"on databases of the holdout": 2}


@pytest.mark.parametrize(
    ("provenance", "stated"),
    [
        ({"licence": "CC BY-NC-SA 4.0"}, "CC BY-NC-SA 4.0"),
        *((none, "no licence stated") for none in ({"licence": ""}, {"licence": None}, {}, [])),
    ],
)
def test_a_set_whose_licence_forbids_shipping_weights_is_left_out_with_a_line(
    project: Project, provenance: Any, stated: str
) -> None:
    _learn_from(project, "talk", _talk())
    (project.root / "data/beyond/talk/provenance.json").write_text(json.dumps(provenance))
    printed = project.run_all("audit", "mine_pairs", "merge_synth")
    words = "left out: 2 whose licence forbids shipping weights"
    assert f"talk: 0 of 2 questions, {stated}; {words}" in printed
    assert {row["meta"]["set"] for row in _sft(project)} == {"tiny"}


_ALLOW = ("MIT (questions derive from Spider, CC BY-SA 4.0)", "Apache-2.0", "CC BY 4.0", "CC0")
_FORBID = (
    *("CC BY-ND 4.0", "CC-BY-NC-4.0", "Creative Commons, non-commercial", "No derivatives"),
    *("for research use only", "All rights reserved", "unknown", " "),
)


@pytest.mark.parametrize("licence", [*_ALLOW, *_FORBID])
def test_a_licence_forbids_shipping_or_does_not(licence: str) -> None:
    assert forbids_shipping(licence) is (licence in _FORBID)


def test_gold_that_judges_call_incorrect_is_left_out_counted_and_named(project: Project) -> None:
    first, second, *_ = project.questions("train")
    rows = [first | {"verdict": "INCORRECT"}, second | {"verdict": "CORRECT"}]
    (project.root / "verdicts.json").write_text(json.dumps(rows))
    same = {"db_id": "shop", "question": "Wie viele?", "query": "SELECT 1", "conversation": None}
    reworded = [
        same | {"db_id": record["db_id"], "spider_question": record["question"]}
        for record in (first, second)
    ]
    _add_set(project, "reworded", reworded)
    project.set_params({
        "leave_out_gold": "incorrect", "train_sets": [{"name": "reworded"}],
        "datasets.tiny.gold_verdicts": "verdicts.json", "mining.sample": None,
    })  # fmt: skip
    project.run_all("audit", "mine_pairs", "merge_synth")
    stated = project.read("outputs/mine_pairs/provenance.json")
    assert (stated["questions"], stated["left_out_gold"]) == (6, 1)
    assert stated["leave_out_gold"] == ["incorrect"]
    assert stated["train_sets"][0]["left_out"] == {"with gold that judges doubt": 1}
    ids = {row["meta"]["example_id"] for row in _sft(project)}
    assert not {"train-00000", "reworded-train-00000"} & ids


def test_verdicts_that_are_not_there_are_an_error_that_names_key_or_command(
    project: Project,
) -> None:
    project.run_all("audit")
    project.set_params({"leave_out_gold": ["incorrect"]})
    project.refusal("mine_pairs", "`datasets.tiny.gold_verdicts`")
    project.set_params({"datasets.tiny.gold_verdicts": "gone.json"})
    project.refusal("mine_pairs", "gone.json", "stages.prepare_beyond")


def test_a_data_set_on_one_database_is_learnt_once_the_split_is_checked_by_questions(
    project: Project,
) -> None:
    own = project.questions("train")
    project.write_questions("dev", own[:3])
    project.write_questions("train", own[3:])
    project.run_all("audit")
    project.refusal("mine_pairs", "databases in both: library;", "`datasets.tiny.split_check: ")
    project.set_params(
        {"datasets.tiny.split_check": "questions", "merge.max_synthetic_fraction": 0.9}
    )
    project.run_all("mine_pairs", "merge_synth")
    assert project.read("outputs/mine_pairs/provenance.json")["split_check"] == "questions"
    pairs = project.lines("outputs/merge_synth/pairs.jsonl")
    for row in (*_sft(project), *pairs):  # model cards are made of these
        assert (row["meta"]["set"], row["meta"]["split_check"]) == ("tiny", "questions")
    assert pairs
    project.write_questions("train", own[2:])
    project.refusal("mine_pairs", "questions in both: train-00000 = dev-00002;")


def test_a_share_of_the_questions_is_on_renamed_databases(project: Project) -> None:
    _add_set(project, "talk", _talk())
    project.set_params({"train_sets": [{"name": "talk"}], "renamed_share": 0.4})
    printed = project.run_all("audit", "mine_pairs", "merge_synth")
    assert "questions on renamed databases" in printed
    quality = project.read("outputs/merge_synth/quality.json")
    assert quality["renamed"]["rows"] > 0
    assert set(quality["sets"]["rows"]) == {"tiny", "talk"}
    rows = _sft(project)
    renamed = [row for row in rows if row["meta"].get("renamed")]
    # of 9 questions two thirds more, and whole conversations
    assert len({row["meta"]["example_id"] for row in renamed}) in (6, 7)
    assert all(row["meta"]["db_id"].endswith("-renamed") for row in renamed)
    project.run_all("mine_pairs", "merge_synth")
    assert _sft(project) == rows
