"""GRPO episodes as trajectories: rewards of the group, tokens, and results of a rerun."""

from pathlib import Path
from typing import Any

import pytest
from tokenizers import Tokenizer, models, pre_tokenizers

from lib.answering.generation.runs import RunCard, write_run
from lib.base.jsonl import write_jsonl
from tests.report.explorer.builders import read_bodies, read_data
from tests.stages.project import Project

_WORDS = ("Question", "SQL", "SELECT", "1")
_PARTS = {"format": 1.0, "validity": 1.0, "correctness": 1.0}
_SQL = "SELECT count(*) FROM book"


@pytest.fixture
def trained(project: Project) -> Project:
    """A project with the model of the episodes."""
    model = project.root / "model"
    model.mkdir()
    tokenizer = Tokenizer(models.WordLevel({word: n for n, word in enumerate(_WORDS)}, "1"))
    tokenizer.pre_tokenizer = pre_tokenizers.WhitespaceSplit()
    tokenizer.save(str(model / "tokenizer.json"))
    card = RunCard("grpo_check_rewrite_sft", "model", ".", "f")
    write_run(project.root / "outputs" / "models" / "grpo_check_rewrite_sft", card)
    return project


def _episode(member: int, **changes: Any) -> dict[str, Any]:
    line = {
        "step": 1,
        "group": 0,
        "example_id": "train-00000",
        "member": member,
        "weights_version": 0,
        "reward": 1.0 - member,
        "parts": _PARTS | {"correctness": 1.0 - member},
        "ex": True,
        "advantage": 0.5 - member,
        "steps": [
            _step("write", "SELECT count( FROM book", "error"),
            _step("check", None, None),
            _step("rewrite", _SQL, "ok"),
        ],
    }
    return line | changes


def _step(role: str, sql: str | None, status: str | None) -> dict[str, Any]:
    return {
        "role": role,
        "text": sql or "no",
        "sql": sql,
        "status": status,
        "prompt_ids": [0, 1],
        "completion_ids": [2, 3],
        "log_probabilities": [-0.5, -0.25],
        "reference_log_probabilities": None,
        "mask": [int(role != "check")] * 2,
    }


def _explore(project: Project, *lines: dict[str, Any]) -> Any:
    write_jsonl(
        project.root / "outputs" / "grpo" / "check_rewrite" / "sft" / "episodes.jsonl", lines
    )
    return project.run("explore")


def _bundle(project: Project) -> Path:
    return project.root / "outputs" / "explore"


def test_an_episode_is_a_trajectory_with_its_group_beside_it(trained: Project) -> None:
    answer = _explore(trained, _episode(0), _episode(1))
    assert answer.code == 0, answer.err
    index = read_data(_bundle(trained), "index")
    assert index["trajectories"]["id"] == [
        "train-00000/step-1/group-0/0",
        "train-00000/step-1/group-0/1",
    ]
    assert index["trajectories"]["turns"] == ["ec", "el"]  # the second is right by luck
    assert index["questions"]["text"] == ["How many books are there?"]
    first, second = read_bodies(_bundle(trained), "trajectories", index["trajectory_chunks"])
    assert [member["advantage"] for member in first["training"]["group"]] == [0.5, -0.5]
    assert second["training"]["group"] == first["training"]["group"]
    assert first["training"]["steps"][1] == {
        "tokens": ["SELECT", "1"],
        "mask": [0, 0],
        "log_probabilities": [-0.5, -0.25],
    }
    write, check, rewrite = first["steps"]
    assert write["messages"][0]["content"] == "Question SQL"
    assert (check["texts"], check["attempts"]) == (["no"], [])
    assert rewrite["attempts"][0]["sql"] == _SQL


def test_results_that_no_record_has_are_run_again(trained: Project) -> None:
    assert _explore(trained, _episode(0)).code == 0
    index = read_data(_bundle(trained), "index")
    (question,) = read_bodies(_bundle(trained), "questions", index["question_chunks"])
    assert question["results"][_SQL]["rows"] == [[0, [5]]]


@pytest.mark.parametrize(
    ("changes", "reason"),
    [({"example_id": "train-09999"}, "KeyError('train-09999')"), ({"steps": 3}, "no episode")],
)
def test_episodes_that_cannot_be_read_are_left_out_and_named(
    changes: dict[str, Any], reason: str, trained: Project
) -> None:
    answer = _explore(trained, _episode(0, **changes))
    assert (answer.code, reason in answer.err) == (2, True)
