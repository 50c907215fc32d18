"""GRPO in two processes: it learns what one process does, and a killed one is continued."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any, Literal

import pytest
from safetensors.torch import load_file

from lib.base.errors import ModelError
from lib.base.params import LaunchParams, RolloutParams
from lib.base.records import Example
from lib.learning.grpo.policy import Policy
from lib.learning.grpo.trainer import EPISODES, GrpoTask
from tests.learning.conftest import MakeJob, curves, result_files
from tests.learning.grpo.conftest import ChangeGrpo
from tests.learning.grpo.policy_server import policy_server
from tests.learning.grpo.scripted import ScriptedWriter, episodes_of, mixed
from tests.learning.grpo.scripted_training import Plan, train

Launcher = Literal["python", "accelerate", "deepspeed"]
MakePlan = Callable[..., Plan]


@pytest.fixture
def make_plan(
    with_grpo: ChangeGrpo,
    examples: list[Example],
    make_job: MakeJob,
    sft_job: Any,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> MakePlan:
    """Three groups a step, and up to three in place of others: shares are not equal."""
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).resolve().parents[3]))
    monkeypatch.setenv("OMP_NUM_THREADS", "1")
    params = with_grpo(
        groups=3, max_replaced_groups=3, held_out=3, kl=0.1, batch_tokens=400, updates=2
    )

    def make(
        by: Launcher, folder: str, killed_at: int | None = None, served_at: str | None = None
    ) -> Plan:
        job = make_job(
            "grpo_direct",
            out_dir=tmp_path / folder / "model",
            work_dir=tmp_path / folder / "work",
            launch=LaunchParams(by, 2, 1, ()),
        )
        task = GrpoTask("direct", job, examples, sft_job.out_dir, tmp_path / folder / "grpo")
        if served_at is None:
            return Plan(task, params, killed_at)
        endpoint = replace(params.generation.endpoint, base_url=served_at)
        served = replace(
            params,
            grpo=replace(params.grpo, generation="server", steps=2),
            generation=replace(params.generation, endpoint=endpoint),
            rollout=RolloutParams("local", 2, 600.0),
        )
        return Plan(task, served)

    return make


@pytest.mark.slow
@pytest.mark.parametrize("by", ["accelerate", "deepspeed"])
def test_two_processes_learn_what_one_does_and_a_killed_one_is_continued(
    by: Launcher, make_plan: MakePlan, tmp_path: Path
) -> None:
    """Up to rounding; and the continued training has the bytes of an uninterrupted one."""
    one, two = make_plan("python", "one"), make_plan(by, "two")
    killed = make_plan(by, "killed", killed_at=3)
    train([one], tmp_path)
    with pytest.raises(ModelError, match="a process was killed"):
        train([two, killed], tmp_path)
    for alone, shared in zip(
        curves(one.task.job.out_dir), curves(two.task.job.out_dir), strict=True
    ):
        assert shared == pytest.approx(alone, rel=1e-3, abs=1e-4)
    for alone_episode, episode in zip(episodes_of(one.task), episodes_of(two.task), strict=True):
        for name in ("step", "group", "example_id", "member", "reward", "weights_version"):
            assert episode[name] == alone_episode[name]
        assert episode["advantage"] == pytest.approx(alone_episode["advantage"], abs=1e-9)
    weights, others = (
        load_file(plan.task.job.out_dir / "adapter_model.safetensors") for plan in (one, two)
    )
    for name, tensor in weights.items():
        assert others[name].flatten().tolist() == pytest.approx(tensor.flatten().tolist(), abs=1e-3)
    card = (two.task.job.out_dir / "README.md").read_text()
    assert f"| launcher | {by} |\n| processes | 2 |" in card

    assert not killed.task.job.out_dir.exists()
    resumed = make_plan(by, "killed")
    train([resumed], tmp_path)
    assert not resumed.task.job.work_dir.exists()
    assert result_files(resumed.task.job.out_dir) == result_files(two.task.job.out_dir)
    for name in (EPISODES, "curves.csv", "held_out.csv"):
        written = (resumed.task.out_dir / name).read_bytes()
        assert written == (two.task.out_dir / name).read_bytes()


@pytest.mark.slow
def test_two_processes_publish_once_and_play_their_shares_through_a_server(
    make_plan: MakePlan, tmp_path: Path
) -> None:
    """The server always writes with the first weights, so that both trainings get the same."""
    with policy_server(own=True) as served:
        one = make_plan("python", "one", served_at=served.base_url)
        two = make_plan("accelerate", "two", served_at=served.base_url)
        policy = Policy(one.task.job, one.task.init_adapter, "float32", "cpu")
        writer = ScriptedWriter(policy, mixed(one.task.examples), 1.0)
        served.writer = lambda: writer  # type: ignore[assignment,return-value]
        for plan in (one, two):
            train([plan], tmp_path)
    names = [f"grpo_direct-{step}" for step in range(3)]
    assert [body["lora_name"] for body in served.loads] == 2 * names
    assert served.unloads == 2 * names
    for alone, shared in zip(
        curves(one.task.job.out_dir), curves(two.task.job.out_dir), strict=True
    ):
        assert shared == pytest.approx(alone, rel=1e-3, abs=1e-4)
