"""A stage killed at any moment and started again ends like one that was left alone."""

import resource
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from lib.base.stage import sole_writer
from tests.stages.project import Project


@pytest.mark.slow
@pytest.mark.parametrize(("stage", "least_steps"), [("eval_base", 10), ("mine_pairs", 12)])
def test_a_stage_killed_at_any_step_ends_with_the_same_bytes(
    stage: str, least_steps: int, project: Project, tmp_path: Path
) -> None:
    for split in ("dev", "train"):
        project.write_questions(split, project.questions(split)[:2])
    project.set_params({"evaluation.chunk_size": 1, "mining.chunk_size": 1})
    project.run_all("audit")
    answer = project.start("-m", "tests.stages.kill_points", stage)
    assert answer.code == 0, answer.err
    expected = Project(tmp_path / "whole").outputs()
    assert f"outputs/{stage}/trajectories.jsonl" in expected
    killed = sorted(tmp_path.glob("at-*"))
    assert len(killed) >= least_steps
    for folder in killed:
        assert Project(folder).outputs() == expected, f"killed {folder.name}"


@pytest.mark.parametrize("stage", ["eval_base", "mine_pairs"])
def test_a_stage_that_finds_no_room_says_so_and_continues_where_there_is(
    stage: str, finished: Project, project: Project
) -> None:
    """A limit on the file size stands for a full disk: the write that exceeds it fails halfway."""
    for each in (project, finished):
        each.set_params({"evaluation.chunk_size": 1, "mining.chunk_size": 1})
        each.run_all("audit")
    for room in (20, 3_000, 9_000):
        with _room(room):
            project.refusal(stage, "large; make room and start the stage again: it continues")
        assert not (project.root / "outputs" / stage / "trajectories.jsonl").exists()
    for each in (project, finished):
        each.run_all(stage)
    assert _of(project, stage) == _of(finished, stage)


def _of(project: Project, stage: str) -> dict[str, bytes]:
    """The bytes of the files that a stage has made."""
    return {name: text for name, text in project.outputs().items() if stage in name}


@contextmanager
def _room(bytes_of_a_file: int) -> Iterator[None]:
    """No file of this process, or of one that it starts, may become larger."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (bytes_of_a_file, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


def test_two_runs_give_the_same_bytes(finished: Project, project: Project) -> None:
    for each in (finished, project):  # in `finished`, the first three stages run again
        each.run_all("audit", "eval_base", "mine_pairs", "merge_synth")
    assert project.outputs() == finished.outputs()


def test_a_stage_of_another_setting_starts_anew(finished: Project, project: Project) -> None:
    for each in (finished, project):
        each.set_params({"feedback": "basic", "mining.chunk_size": 2})
        each.run_all("audit", "mine_pairs")
    assert _of(project, "mine_pairs") == _of(finished, "mine_pairs")


_COMMANDS = ("audit", "eval_base", "mine_pairs", "merge_synth", "eval_repair --model base")


@pytest.mark.parametrize("command", _COMMANDS)
def test_a_stage_leaves_alone_what_another_run_of_it_writes(
    command: str, finished: Project
) -> None:
    before, written = finished.outputs(), f"outputs/{command.replace(' --model ', '/')}"
    with sole_writer(finished.root / written):
        said = f"error: {written}: another run is writing it; wait until that has ended"
        finished.refusal(command, said)
    assert finished.outputs() == before
    finished.run_all(command)
