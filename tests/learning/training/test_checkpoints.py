import errno
import os
import resource
from collections.abc import Callable
from pathlib import Path

import pytest
import torch
from safetensors.torch import save_file
from transformers import TrainerControl, TrainerState, TrainingArguments

from lib.base.errors import ModelError
from lib.learning.training.checkpoints import (
    CheckpointFolder,
    MarkComplete,
    training_failures_have_a_name,
)

_WORK = {"run": "sft", "sft": {"epochs": 1}}


def _checkpoint(checkpoints: CheckpointFolder, step: int, whole: bool = True) -> Path:
    folder = checkpoints.folder / f"checkpoint-{step}"
    folder.mkdir()
    (folder / "optimizer.pt").write_bytes(b"state of the optimiser")
    (folder / "adapter_model.safetensors").write_bytes(b"weights")
    if whole:
        state = TrainerState(global_step=step)
        arguments = TrainingArguments(output_dir=str(checkpoints.folder), use_cpu=True)
        MarkComplete().on_save(arguments, state, TrainerControl())
    return folder


@pytest.fixture
def checkpoints(tmp_path: Path) -> CheckpointFolder:
    return CheckpointFolder(tmp_path / "work", _WORK)


def test_new_work_has_no_checkpoint(checkpoints: CheckpointFolder) -> None:
    assert checkpoints.last_checkpoint() is None


def test_the_last_whole_checkpoint_is_continued(
    checkpoints: CheckpointFolder, tmp_path: Path
) -> None:
    _checkpoint(checkpoints, 90)
    last = _checkpoint(checkpoints, 100)
    _checkpoint(checkpoints, 110, whole=False)
    assert CheckpointFolder(tmp_path / "work", _WORK).last_checkpoint() == last


def test_the_last_checkpoint_is_kept_whatever_the_time(checkpoints: CheckpointFolder) -> None:
    hour = 3600
    for number, step in enumerate((90, 100, 110, 120)):
        folder = _checkpoint(checkpoints, step)
        set_back = folder.stat().st_mtime - number * hour
        os.utime(folder, (set_back, set_back))
    assert {path.name for path in checkpoints.folder.iterdir() if path.is_dir()} == {
        "checkpoint-120",
    }
    assert checkpoints.last_checkpoint() == checkpoints.folder / "checkpoint-120"


def test_other_work_is_set_aside_and_continued_when_it_is_wanted_again(
    checkpoints: CheckpointFolder, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    last = _checkpoint(checkpoints, 100)
    other = CheckpointFolder(tmp_path / "work", {**_WORK, "sft": {"epochs": 2}})
    assert other.last_checkpoint() is None
    assert caplog.messages == [
        f"{checkpoints.folder}: checkpoints are set aside there; changed: sft.epochs"
    ]
    other.remove()
    assert CheckpointFolder(tmp_path / "work", _WORK).last_checkpoint() == last


def test_finished_work_leaves_nothing(checkpoints: CheckpointFolder, tmp_path: Path) -> None:
    _checkpoint(checkpoints, 100)
    checkpoints.remove()
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    "write", [torch.save, lambda weights, path: save_file({"w": weights}, path)]
)
def test_what_the_libraries_say_of_a_full_disk_is_understood(
    write: Callable[[torch.Tensor, Path], None], tmp_path: Path
) -> None:
    """A limit on the file size stands for a full disk."""
    _, no_more = limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    weights = torch.zeros(100_000)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1_000, no_more))
    try:
        named = pytest.raises(OSError, match="a checkpoint could not be saved")
        with named as caught, training_failures_have_a_name():
            write(weights, tmp_path / "w")
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    assert caught.value.errno == errno.ENOSPC


def test_a_full_gpu_is_one_line_that_names_the_parameters() -> None:
    named = pytest.raises(ModelError, match=r"lower `batch_size`.*grpo\.batch_tokens")
    with named, training_failures_have_a_name():
        raise torch.OutOfMemoryError("CUDA out of memory")


def test_other_errors_stay_what_they_are() -> None:
    with pytest.raises(RuntimeError, match="shapes"), training_failures_have_a_name():
        raise RuntimeError("shapes differ")
