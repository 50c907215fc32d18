"""train_grpo: what a training is called, and which questions it is given."""

from collections.abc import Callable
from pathlib import Path

import pytest

from lib.base.errors import ModelError
from lib.base.params import GRPO_MODES, Params
from lib.base.pipeline import grpo_run, grpo_start
from lib.learning.grpo import trainer
from lib.learning.grpo.trainer import GrpoTask
from tests.stages.project import Project

_DIRECT = ("--mode", "direct", "--init", "base")


@pytest.fixture
def task_of(finished: Project, monkeypatch: pytest.MonkeyPatch) -> Callable[..., GrpoTask]:
    """The task that the stage hands to the trainer, which trains nothing here."""
    tasks: list[GrpoTask] = []

    def refuse(task: GrpoTask, params: Params) -> None:
        tasks.append(task)
        raise ModelError("not here")

    monkeypatch.setattr(trainer, "train_grpo", refuse)

    def start(*arguments: str) -> GrpoTask:
        assert finished.run("train_grpo", *arguments).err == "error: not here\n"
        return tasks[-1]

    return start


def test_a_training_is_named_after_its_mode_and_its_start(
    task_of: Callable[..., GrpoTask],
) -> None:
    task = task_of("--mode", "repair", "--init", "base")
    assert (task.mode, task.init_adapter) == ("repair", None)
    assert task.job.run == "grpo_repair_base"
    assert task.job.out_dir == Path("outputs/models/grpo_repair_base")
    assert task.out_dir == Path("outputs/grpo/repair/base")
    assert task.pass_rates == {}


@pytest.mark.parametrize("mode", GRPO_MODES)
@pytest.mark.parametrize("start", ["base", "react_sft", "qwen-0.5b-sql", "grpo_direct_base"])
def test_its_start_can_be_told_by_its_name(mode: str, start: str) -> None:
    assert grpo_start(grpo_run(mode, start)) == start
    assert grpo_start(start) == ("base" if start == "grpo_direct_base" else None)


def test_pass_rates_are_those_of_the_mined_answers(
    finished: Project, task_of: Callable[..., GrpoTask]
) -> None:
    finished.set_params({"grpo.pass_rate": [0.2, 0.8]})
    task = task_of(*_DIRECT)
    assert set(task.pass_rates) == {example.id for example in task.examples}
    assert set(task.pass_rates.values()) <= {0.0, 0.5, 1.0}


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"pass_rate": [0.8, 0.2]}, "`grpo.pass_rate`: "),
        (
            {"pass_rate": [0.2, 0.8], "data": "other"},
            "the mined answers are to questions of tiny, and `grpo.data` is other",
        ),
    ],
)
def test_a_pass_rate_that_cannot_be_is_said(
    finished: Project, changes: dict[str, object], message: str
) -> None:
    finished.set_params({f"grpo.{key}": value for key, value in changes.items()})
    finished.refusal(("train_grpo", *_DIRECT), message)


def test_a_pass_rate_needs_mined_answers(finished: Project) -> None:
    (finished.root / "outputs/mine_pairs/trajectories.jsonl").unlink()
    finished.set_params({"grpo.pass_rate": [0.2, 0.8]})
    said = "from which `grpo.pass_rate` chooses questions; run `python -m stages.mine"
    finished.refusal(("train_grpo", *_DIRECT), said)
