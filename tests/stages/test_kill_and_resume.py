"""A stage that was killed at any moment and started again ends as one that was left alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.stages.project import Project


def _questions(project: Project, count: int) -> None:
    """Fewer questions in smaller chunks: as many moments to be killed at, in less time."""
    for split in ("dev", "train"):
        project.write_questions(split, project.questions(split)[:count])
    project.set_params({"evaluation.chunk_size": 1, "mining.chunk_size": 1})


@pytest.mark.parametrize(("stage", "least_steps"), [("eval_base", 12), ("mine_pairs", 14)])
def test_a_stage_killed_at_any_write_ends_with_the_same_bytes(
    stage: str, least_steps: int, project: Project, tmp_path: Path
) -> None:
    _questions(project, 3)
    answer = project.start("-m", "tests.stages.kill_points", stage)
    assert answer.code == 0, answer.err
    steps = int(answer.out.splitlines()[-1])
    assert steps >= least_steps
    assert project.run(stage).code == 0
    expected = project.outputs()
    assert any(name.endswith("trajectories.jsonl") for name in expected)
    for step in range(1, steps + 1):
        assert Project(tmp_path / f"at-{step}").outputs() == expected, f"killed at step {step}"


def test_two_runs_give_the_same_bytes(finished: Project, project: Project) -> None:
    for stage in ("eval_base", "mine_pairs", "merge_synth"):
        for each in (finished, project):  # in `finished`, the first two stages run again
            answer = each.run(stage)
            assert answer.code == 0, answer.err
    assert project.outputs() == finished.outputs()


def test_a_stage_of_another_setting_starts_anew(finished: Project, project: Project) -> None:
    for each in (finished, project):
        each.set_params({"feedback": "basic", "mining.chunk_size": 2})
        assert each.run("mine_pairs").code == 0
    mined = {name: text for name, text in finished.outputs().items() if "mine_pairs" in name}
    assert project.outputs() == mined
