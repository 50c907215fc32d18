"""The data of the explorer: all trajectories, and gold's results beside theirs."""

import json
from pathlib import Path
from typing import Any

import pytest

from lib.base.jsonl import read_jsonl, write_jsonl
from lib.base.records import to_json
from lib.report.explorer import bundle
from lib.report.explorer.runs import find_runs
from tests.report.explorer.builders import (
    HOSTILE,
    NAMES,
    TWO_NAMES,
    one_question,
    ran,
    read_bodies,
    read_data,
    write_run_folder,
)
from tests.report.factory import right, wrong
from tests.stages.project import Project

_CHUNKS = (("trajectories", "trajectory_chunks"), ("questions", "question_chunks"))


@pytest.fixture
def index(explored: Project) -> Any:
    return read_data(_bundle(explored), "index")


def _bundle(project: Project) -> Path:
    return project.root / "outputs" / "explore"


def _explore(project: Project) -> Any:
    """Run the stage; returns the index."""
    answer = project.run("explore")
    assert answer.code == 0, answer.err
    return read_data(_bundle(project), "index")


def _only_question(project: Project) -> Any:
    index = _explore(project)
    (question,) = read_bodies(_bundle(project), "questions", index["question_chunks"])
    return question


def test_every_trajectory_is_there_with_its_steps(explored: Project, index: Any) -> None:
    bodies = read_bodies(_bundle(explored), "trajectories", index["trajectory_chunks"])
    columns = index["trajectories"]
    assert {len(column) for column in columns.values()} == {len(bodies)}
    place = 0
    for number, run in enumerate(index["runs"]):
        path = explored.root / "outputs" / run["folder"] / "trajectories.jsonl"
        for record in read_jsonl(path):
            question = columns["question"][place]
            assert (columns["run"][place], columns["id"][place]) == (number, record["example_id"])
            assert bodies[place]["steps"] == record["steps"]
            assert index["questions"]["text"][question] == record["question"]
            assert index["questions"]["gold"][question] == record["gold_sql"]
            place += 1
    assert place == len(bodies)


def test_runs_are_in_a_fixed_order_and_say_what_they_are(index: Any) -> None:
    names = ("folder", "stage", "run", "scope", "mode", "split")
    assert [tuple(run[name] for name in names) for run in index["runs"]] == [
        ("eval_base", "eval_base", "base", "online", "repair", "dev"),
        ("eval_repair/sft/online", "eval_repair", "sft", "online", "repair", "dev"),
        ("eval_agent/sft/react", "eval_agent", "sft", "online", "react", "dev"),
        ("mine_pairs", "mine_pairs", "base", "online", "repair", "train"),
    ]


def test_a_question_is_one_across_runs(index: Any) -> None:
    columns = index["trajectories"]
    numbers: dict[str, set[int]] = {}
    for example_id, question in zip(columns["id"], columns["question"], strict=True):
        numbers.setdefault(example_id, set()).add(question)
    assert all(len(questions) == 1 for questions in numbers.values())


def test_verdicts_of_the_turns_and_error_classes(index: Any) -> None:
    columns = index["trajectories"]
    rows = zip(*(columns[name] for name in ("id", "turns", "first_error", "error")), strict=True)
    assert list(rows) == [
        ("dev-00000", "e", "no_such_column", "no_such_column"),
        ("dev-00001", "w", "wrong_row_count", "wrong_row_count"),
        ("dev-00002", "", "none", "none"),
        ("dev-00000", "wc", "wrong_row_count", "none"),
        ("dev-00001", "e", "syntax_error", "syntax_error"),
        ("dev-00002", "l", "none", "none"),
        ("dev-00000", "c", "none", "none"),
        ("train-00000", "c", "none", "none"),
    ]


def test_what_cannot_be_shown_is_named(explored: Project, index: Any) -> None:
    unfinished, broken = index["left_out"]
    assert "base_dpo.online.partial.jsonl: unfinished" in unfinished
    assert "dpo/online/trajectories.jsonl:1: no Trajectory" in broken


def test_gold_stands_beside_the_answer_with_the_difference(project: Project) -> None:
    outputs = project.root / "outputs"
    write_run_folder(outputs, "eval_base", one_question("dev-00000", ran(TWO_NAMES, 2)))
    question = _only_question(project)
    assert question["gold"] == {
        "status": "ok",
        "error": None,
        "columns": ["name"],
        "row_count": 3,
        "rows": [[0, ["Stark Park"]], [1, ["Somerset Park"]], [2, ["Recreation Park"]]],
    }
    assert question["results"] == {
        TWO_NAMES: {
            "columns": ["name"],
            "row_count": 2,
            "rows": [[0, ["Stark Park"]], [1, ["Somerset Park"]]],
            "extra_columns": [],
            "missing_columns": [],
            "extra_rows": [],
            "extra": 0,
            "missing_rows": [2],
            "missing": 1,
            "reordered": False,
        }
    }


def test_rows_that_differ_are_shown_however_far_down(project: Project) -> None:
    numbers = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 900) "
    gold, other = f"{numbers}SELECT i FROM n", f"{numbers}SELECT i FROM n WHERE i <> 700"
    trajectory = one_question("dev-00000", ran(other, 899), gold_sql=gold)
    write_run_folder(project.root / "outputs", "eval_base", trajectory)
    question = _only_question(project)
    assert question["results"][other]["missing_rows"] == [699]
    assert [699, [700]] in question["gold"]["rows"]
    assert len(question["gold"]["rows"]) < 50


def test_what_returns_another_number_of_rows_than_it_did_is_left_to_the_record(
    project: Project,
) -> None:
    trajectory = one_question("dev-00000", ran(TWO_NAMES, 7), right(2, row_count=3))
    write_run_folder(project.root / "outputs", "eval_base", trajectory)
    assert list(_only_question(project)["results"]) == [NAMES]


@pytest.mark.parametrize(
    ("question", "provenance", "reason"),
    [
        ({"db_id": "gone"}, {}, "the database is not here"),
        ({}, {"data": "spider"}, "the database is not here"),
        ({"gold_sql": "SELECT nme FROM stadium"}, {}, "no such column: nme"),
    ],
)
def test_where_gold_has_no_result_the_reason_is_told(
    question: dict[str, Any], provenance: dict[str, Any], reason: str, project: Project
) -> None:
    trajectory = one_question("dev-00000", ran(TWO_NAMES, 2), **question)
    write_run_folder(project.root / "outputs", "eval_base", trajectory, **provenance)
    found = _only_question(project)
    assert found["gold"]["status"] == "error"
    assert reason in found["gold"]["error"]
    assert found["results"] == {}


def test_many_chunks_hold_what_one_holds(project: Project, monkeypatch: pytest.MonkeyPatch) -> None:
    trajectories = [
        one_question(f"dev-{n:05d}", right(), question=f"Which {n}?") for n in range(30)
    ]
    write_run_folder(project.root / "outputs", "eval_base", *trajectories)
    one = _explore(project)
    bodies = {kind: read_bodies(_bundle(project), kind, one[starts]) for kind, starts in _CHUNKS}
    monkeypatch.setattr(bundle, "_CHUNK", 2000)
    many = _explore(project)
    for kind, starts in _CHUNKS:
        assert len(many[starts]) > len(one[starts])
        assert read_bodies(_bundle(project), kind, many[starts]) == bodies[kind]


def test_the_same_outputs_give_the_same_bytes_and_nothing_of_before_stays(
    project: Project,
) -> None:
    write_run_folder(project.root / "outputs", "eval_base", one_question("dev-00000", right()))
    _explore(project)
    before = {path: path.read_bytes() for path in _bundle(project).rglob("*") if path.is_file()}
    (_bundle(project) / "data" / "trajectories-7.js").write_text("old")
    _explore(project)
    after = {path: path.read_bytes() for path in _bundle(project).rglob("*") if path.is_file()}
    assert after == before


def test_any_text_survives(project: Project) -> None:
    odd = "\u2028 \ud83d </script> \x00 `${1}` \\ \" '"
    trajectory = one_question("dev-00000", wrong("syntax_error", completion=odd), question=odd)
    path = project.root / "outputs" / "eval_base"
    write_run_folder(project.root / "outputs", "eval_base")
    write_jsonl(path / "trajectories.jsonl", [to_json(trajectory)])
    index = _explore(project)
    assert index["questions"]["text"] == [odd]
    (body,) = read_bodies(_bundle(project), "trajectories", index["trajectory_chunks"])
    assert body["steps"][0]["attempts"][0]["completion"] == odd


def test_without_trajectories_the_message_says_what_to_run(project: Project) -> None:
    broken = project.root / "outputs" / "eval_base"
    broken.mkdir(parents=True)
    (broken / "trajectories.jsonl").write_text("{}\n")
    answer = project.run("explore")
    assert (answer.code, answer.out) == (2, "")
    assert "no finished trajectories; run `dvc repro` first" in answer.err
    assert "eval_base: no finished evaluation here" in answer.err
    assert len(answer.err.splitlines()) == 1
    assert not _bundle(project).exists()


def test_the_page_has_no_text_of_a_model(explored: Project) -> None:
    """The page does not depend on the runs: data comes in scripts and is inserted as text."""
    for path in _bundle(explored).glob("*.*"):
        shipped = Path(bundle.__file__).parent / "page" / path.name
        assert path.read_bytes() == shipped.read_bytes()
    assert HOSTILE in json.dumps(read_data(_bundle(explored), "index"))


def test_every_round_of_mining_is_found(tmp_path: Path) -> None:
    stages = ["mine_pairs", "mine_pairs_round2", "mine_pairs_round3"]
    for stage in stages:
        write_run_folder(tmp_path, stage, one_question("train-00000", right()), split="train")
    runs = find_runs(tmp_path, "demo", dict, [])
    assert [view.folder.as_posix() for view, _ in runs] == stages
