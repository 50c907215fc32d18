"""Training in several processes: how the launcher is called, and how its end is handled."""

import subprocess
import sys
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import yaml

from lib.base.errors import ModelError
from lib.base.jsonl import write_jsonl
from lib.base.params import LaunchParams
from lib.base.records import to_json
from lib.learning.training.launch import train_in_processes
from tests.learning.conftest import RESULT_FILES, curves, figures, sft_rows
from tests.stages.project import REPOSITORY, Project

_STAGE = "stages.train_dpo"


def _launch(**changes: Any) -> LaunchParams:
    asked = {"by": "accelerate", "processes": 2, "machines": 1, "options": ()}
    return LaunchParams(**{**asked, **changes})


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """The commands that would have been started; each of them ends well."""
    commands: list[list[str]] = []

    def run(command: list[str], **options: Any) -> SimpleNamespace:
        commands.append(command)
        return SimpleNamespace(returncode=0)

    monkeypatch.setattr(subprocess, "run", run)
    monkeypatch.delenv("LOCAL_RANK", raising=False)
    return commands


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({}, "--num_processes 2 --num_machines 1"),
        ({"processes": 4, "machines": 2}, "--num_processes 8 --num_machines 2"),
        ({"by": "deepspeed"}, "--num_gpus 2 --num_nodes 1"),
        ({"by": "deepspeed", "processes": "auto"}, "--num_gpus 1 --num_nodes 1"),
        ({"options": ("--machine_rank", 1)}, "--machine_rank 1 --module"),
        ({"by": "deepspeed", "options": ("--hostfile", "$HOSTS")}, "--hostfile my hosts --module"),
    ],
)
def test_the_launcher_runs_the_stage(
    changes: dict[str, Any], words: str, started: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("torch.cuda.device_count", lambda: 0)
    monkeypatch.setenv("HOSTS", "my hosts")
    assert train_in_processes(_launch(**changes), _STAGE, ["--init", "sft"])
    command = " ".join(started[0])
    assert f" {words} " in command
    assert command.endswith(f" --module lib.learning.training.worker_entry {_STAGE} --init sft")


@pytest.mark.parametrize(("gpus", "processes"), [(0, None), (1, None), (4, 4)])
def test_auto_is_one_process_a_gpu_and_one_needs_no_accelerate(
    gpus: int,
    processes: int | None,
    started: list[list[str]],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("torch.cuda.device_count", lambda: gpus)
    assert train_in_processes(_launch(processes="auto"), _STAGE) == (processes is not None)
    assert len(started) == (processes is not None)
    assert all(f"--num_processes {processes} " in " ".join(command) for command in started)


def test_nothing_is_started_for_one_process_nor_inside_a_launcher(
    started: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert not train_in_processes(_launch(by="python", processes=2), _STAGE)
    monkeypatch.setenv("LOCAL_RANK", "0")
    assert not train_in_processes(_launch(), _STAGE)
    assert started == []


@pytest.mark.parametrize(
    ("code", "error", "message"),
    [
        (2, SystemExit, "2"),  # it has said what is wrong
        (247, ModelError, "accelerate ended with exit code 247; .* was killed"),
    ],
)
def test_a_process_that_fails_ends_the_stage(
    code: int,
    error: type[BaseException],
    message: str,
    started: list[list[str]],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(subprocess, "run", lambda *_, **__: SimpleNamespace(returncode=code))
    with pytest.raises(error, match=message):
        train_in_processes(_launch(), _STAGE)


@pytest.fixture(params=["accelerate", "deepspeed"])
def project(request: pytest.FixtureRequest, tmp_path: Path, tiny_model: Path) -> Project:
    """A project with the rows of merge_synth, whose SFT takes two processes and 40 steps."""
    (tmp_path / "params.yaml").write_text((REPOSITORY / "params.yaml").read_text())
    project = Project(tmp_path)
    project.set_params(
        {
            "model": str(tiny_model),
            "sft.batch_size": 2,
            "sft.epochs": 20,  # its last steps take longer than a process needs to see a death
            "sft.save_steps": 5,
            "launch": {"by": request.param, "processes": 2, "machines": 1, "options": []},
        }
    )
    write_jsonl(tmp_path / "outputs" / "merge_synth" / "sft.jsonl", map(to_json, sft_rows()))
    return project


@pytest.mark.slow
def test_a_killed_training_in_two_processes_is_continued_and_writes_its_result_once(
    project: Project,
) -> None:
    stage = subprocess.Popen(
        [sys.executable, "-m", "stages.train_sft"],
        cwd=project.root,
        env={"PYTHONPATH": str(REPOSITORY), "PATH": "", "OMP_NUM_THREADS": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    work = project.root / "outputs" / ".work" / "train_sft"
    while not any(work.glob("*/checkpoint-5.complete")) and stage.poll() is None:
        time.sleep(0.01)
    stage.kill()
    words, _ = stage.communicate()  # until the last of its processes has closed the pipe
    assert stage.returncode != 0, words
    models = project.root / "outputs" / "models" / "sft"
    assert not models.exists()

    answer = project.start("-m", "stages.train_sft")
    assert answer.code == 0, answer.err
    assert answer.out.count("sft: 8 rows, 40 steps, loss") == 1
    assert {path.name for path in models.iterdir()} == RESULT_FILES
    assert not work.exists()
    assert figures(models, "timings")["resumed_from"] is not None
    assert [row["step"] for row in curves(models)] == list(range(1, 41))
    card = (models / "README.md").read_text()
    launch = yaml.safe_load((project.root / "params.yaml").read_text())["launch"]
    assert f"| launcher | {launch['by']} |\n| processes | 2 |" in card


@pytest.mark.slow
@pytest.mark.parametrize("by", ["accelerate", "deepspeed"])
def test_a_mistake_in_two_processes_is_one_line(by: str, tmp_path: Path) -> None:
    """Of the two that make it, one says so, and the stage ends as one process would."""
    answer = Project(tmp_path).start("-m", "tests.learning.training.mistaken_stage", by)
    assert answer.code == 2
    assert answer.out == ""
    assert answer.err == "error: none of 8 rows fits into 5 tokens\n"
