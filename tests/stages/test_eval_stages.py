"""The stages eval_base and eval_repair: which questions, scope and files, also under PIPELINE."""

import pytest

from lib.answering.generation import runs
from lib.answering.generation.runs import (
    LeftOut,
    leave_out,
    not_left_out,
    read_left_out,
    read_run,
)
from lib.answering.rollout.outputs import read_trajectories
from lib.base.records import Trajectory
from tests.stages.project import Project
from tests.tiny_model import build_tiny_model


def trajectories(project: Project, folder: str) -> list[Trajectory]:
    return list(read_trajectories(project.root / "outputs" / folder / "trajectories.jsonl"))


def test_eval_base_is_one_shot_and_leaves_the_card_of_the_base_model(finished: Project) -> None:
    played = trajectories(finished, "eval_base")
    assert [trajectory.example_id for trajectory in played] == [
        f"dev-{index:05d}" for index in range(len(finished.questions("dev")))
    ]
    assert {len(trajectory.turns) for trajectory in played} == {1}
    assert {path.name for path in (finished.root / "outputs/eval_base").iterdir()} == {
        *("trajectories.jsonl", "summary.json", "predictions.sql", "gold.sql", "timings.json"),
        "provenance.json",
    }
    provenance = finished.read("outputs/eval_base/provenance.json")
    assert (provenance["data"], provenance["feedback"]) == ("tiny", "none")
    card = read_run(finished.root / "outputs" / "models" / "base")
    assert (card.run, card.adapter) == ("base", None)
    assert card.fingerprint == provenance["model_fingerprint"]


def test_foreign_feedback_is_what_other_questions_of_the_own_run_were_told(
    project: Project,
) -> None:
    project.set_params({"feedback_source": "foreign", "repair_scope": ["online"]})
    project.add_run("sft")
    project.run_all("eval_repair --model sft")
    folder = "eval_repair/sft/online"
    own, foreign = trajectories(project, f"{folder}/own"), trajectories(project, folder)
    assert [t.turns[0] for t in own] == [t.turns[0] for t in foreign]
    said = {t.turns[1].feedback: t.db_id for t in own if len(t.turns) > 1}
    told = [t for t in foreign if len(t.turns) > 1]
    assert told
    assert {said[t.turns[1].feedback] != t.db_id for t in told} == {len(set(said.values())) > 1}
    provenance = project.read(f"outputs/{folder}/provenance.json")
    assert provenance["feedback_source"] == "foreign"


def test_eval_repair_repairs_in_every_scope_on_every_split(project: Project) -> None:
    scopes = ["verified", "online", "online_guarded"]
    project.write_questions("test", project.questions("dev")[:3])
    project.set_params({"datasets.tiny.test": "test.json", "feedback": "column"})
    project.set_params({"repair_scope": scopes})
    project.add_run("sft")
    printed = project.run_all("eval_repair --model sft")
    assert printed.startswith("sft: first-turn EX ")
    assert [line.split("(")[1] for line in printed.splitlines()] == [
        f"{scope}, feedback column, {count} {split} questions)"
        for scope in scopes
        for count, split in ((7, "dev"), (3, "test"))
    ]
    for scope in scopes:
        played = trajectories(project, f"eval_repair/sft/{scope}")
        assert {(each.scope, each.feedback) for each in played} == {(scope, "column")}
        assert max(len(each.turns) for each in played) > 1
    alone = trajectories(project, "eval_repair/sft/online/test")
    project.set_params({"repair_scope": ["online"]})
    project.run_all("eval_repair --model sft")
    assert trajectories(project, "eval_repair/sft/online/test") == alone


@pytest.mark.parametrize("contents", [True, False])
def test_a_model_is_evaluated_with_the_schemas_that_it_was_trained_with(
    project: Project, contents: bool
) -> None:
    project.set_params({"repair_scope": ["online"]})
    project.add_run("sft", contents=contents)
    project.run_all("eval_repair --model sft")
    provenance = project.read("outputs/eval_repair/sft/online/provenance.json")
    assert provenance["settings"]["schema"]["contents"] is contents


def test_a_model_that_was_left_out_is_left_out_until_it_is_trained(project: Project) -> None:
    folder, out = (project.root / "outputs" / name for name in ("models/sft", "eval_repair/sft"))
    leave_out(folder, LeftOut("sft", "preference pairs: 1"))
    project.set_params({"repair_scope": ["online"]})
    assert project.run_all("eval_repair --model sft") == "sft: left out (preference pairs: 1)\n"
    assert read_left_out(out) == LeftOut("sft", "preference pairs: 1")
    not_left_out(folder)
    project.add_run("sft")
    project.run_all("eval_repair --model sft")
    assert read_left_out(out) is None
    assert (out / "online" / "trajectories.jsonl").is_file()


def test_a_sample_is_recorded(project: Project) -> None:
    project.set_params({"eval_split": {"offset": 0, "limit": None, "sample": 2}})
    project.run_all("eval_base")
    assert len(trajectories(project, "eval_base")) == 2
    assert project.read("outputs/eval_base/provenance.json")["sample"] == 2


def test_questions_on_a_database_without_rows_are_told_apart_and_not_mined(
    project: Project,
) -> None:
    project.add_database("hollow", "CREATE TABLE planet (name TEXT, moons INTEGER)")
    record = {"db_id": "hollow", "question": "Which planets?", "query": "SELECT name FROM planet"}
    for split in ("train", "dev"):
        project.write_questions(split, [record, *project.questions(split)])
    project.add_database("void", "CREATE TABLE moon (name TEXT)")
    moons = {"db_id": "void", "question": "Which moons?", "query": "SELECT name FROM moon"}
    project.write_questions("train", [moons, *project.questions("train")[1:]])
    printed = project.run_all("audit", "eval_base", "mine_pairs", "merge_synth")
    assert "1 questions left out: their databases have no rows" in printed
    summary = project.read("outputs/eval_base/summary.json")
    assert summary["n"] == 8
    assert project.read("outputs/mine_pairs/provenance.json")["left_out_without_rows"] == 1
    mined = [t.example_id for t in trajectories(project, "mine_pairs")]
    assert mined == [f"train-{number:05d}" for number in range(1, 8)]


def test_the_test_split_is_played_beside_dev_and_can_be_left_out(project: Project) -> None:
    project.write_questions("test", project.questions("dev")[:3])
    project.set_params({"datasets.tiny.test": "test.json"})
    printed = project.run_all("eval_base")
    played = [line.split("none, ")[1] for line in printed.splitlines()]
    assert played == ["7 dev questions)", "3 test questions)"]
    test = project.root / "outputs" / "eval_base" / "test"
    assert [t.example_id for t in trajectories(project, "eval_base/test")][-1] == "test-00002"
    assert (test / "predictions.sql").is_file()
    project.set_params({"evaluation.test_split": False})
    project.run_all("eval_base")
    assert not test.exists()


def test_the_holdout_is_played_in_a_folder_of_its_own_and_not_mined(finished: Project) -> None:
    before = finished.outputs()
    finished.add_database("shop", "CREATE TABLE item (name); INSERT INTO item VALUES ('Salt')")
    item = {"db_id": "shop", "query": "SELECT name FROM item"}
    held_out = [item | {"question": f"What are the {word}?"} for word in ("items", "names")]
    finished.write_questions("train", [*finished.questions("train"), *held_out])
    finished.set_params({"datasets.tiny.holdout": {"use": True, "databases": ["shop"]}})
    finished.run_all("audit", "eval_base", "mine_pairs")
    played = trajectories(finished, "eval_base/holdout")
    assert [trajectory.db_id for trajectory in played] == ["shop", "shop"]
    provenance = finished.read("outputs/eval_base/holdout/provenance.json")
    assert provenance["split"] == "holdout"
    dev = "outputs/eval_base/trajectories.jsonl"
    assert finished.outputs()[dev] == before[dev]
    assert {trajectory.db_id for trajectory in trajectories(finished, "mine_pairs")} == {"library"}
    mined = finished.read("outputs/mine_pairs/provenance.json")
    assert mined["without_databases"] == ["shop"]


@pytest.mark.parametrize(
    ("mode", "roles"),
    [("direct", {"write"}), ("fallback", {"write", "act"}), ("check_rewrite", {"write", "check"})],
)
def test_eval_agent_plays_a_way_to_answer(project: Project, mode: str, roles: set[str]) -> None:
    project.add_run("sft")
    printed = project.run_all(f"eval_agent --run sft --mode {mode}")
    assert f"({mode}, online, feedback none" in printed
    played = trajectories(project, f"eval_agent/sft/{mode}")
    assert {trajectory.mode for trajectory in played} == {mode}
    found = {step.role for trajectory in played for step in trajectory.steps}
    assert roles <= found <= {*roles, "rewrite"}
    summary = project.read(f"outputs/eval_agent/sft/{mode}/summary.json")
    assert ("transitions" in summary) is (mode != "direct")


_STAGES = ("audit", "eval_base", "mine_pairs", "merge_synth")


def test_what_a_pipeline_writes_is_below_its_folder_and_no_file_of_the_main_one(
    project: Project, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = project.root / "stages" / "small"
    folder.mkdir(parents=True)
    (folder / "dvc.yaml").write_text("stages: {}")
    (folder / "params.yaml").write_text("eval_split: {limit: 3}\ntrain_split: {limit: 3}\n")
    monkeypatch.setenv("PIPELINE", "small")
    project.run_all(*_STAGES)
    written = project.outputs()
    assert {name.split("/")[1] for name in written} == {"small"}
    assert {name.split("/")[2] for name in written} == {*_STAGES, "models"}
    assert len(trajectories(project, "small/eval_base")) == 3
    monkeypatch.delenv("PIPELINE")
    project.run_all("eval_base")
    both = project.outputs()
    assert {name: both[name] for name in written} == written
    assert "outputs/eval_base/trajectories.jsonl" in both


def test_what_auto_stands_for_is_written_down(
    project: Project, monkeypatch: pytest.MonkeyPatch
) -> None:
    build_tiny_model(project.root / "data" / "model")
    project.set_params({"model": "data/model", "generation.backend": "hf"})
    project.set_params({"generation.dtype": "auto", "generation.max_new_tokens": 4})
    project.set_params({"eval_split.limit": 2})
    monkeypatch.setattr(runs, "auto_dtype", lambda device: "bfloat16")
    project.run_all("eval_base")
    provenance = project.read("outputs/eval_base/provenance.json")
    assert provenance["generation"]["dtype"] == "bfloat16"
