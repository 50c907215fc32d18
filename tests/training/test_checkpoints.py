from __future__ import annotations

from pathlib import Path

import pytest
from transformers import TrainerControl, TrainerState, TrainingArguments

from lib.training.checkpoints import MarkComplete, Workplace, full_disk_is_an_os_error
from tests.stages.project import Project


def _checkpoint(place: Workplace, step: int, whole: bool = True) -> Path:
    folder = place.folder / f"checkpoint-{step}"
    folder.mkdir()
    if whole:
        state = TrainerState(global_step=step)
        arguments = TrainingArguments(output_dir=str(place.folder), use_cpu=True)
        MarkComplete().on_save(arguments, state, TrainerControl())
    return folder


@pytest.fixture
def place(tmp_path: Path) -> Workplace:
    return Workplace(tmp_path / "work", "abc")


def test_new_work_has_no_checkpoint(place: Workplace) -> None:
    assert place.last_checkpoint() is None


def test_the_last_whole_checkpoint_is_continued(place: Workplace, tmp_path: Path) -> None:
    _checkpoint(place, 90)
    last = _checkpoint(place, 100)
    _checkpoint(place, 110, whole=False)
    assert Workplace(tmp_path / "work", "abc").last_checkpoint() == last


def test_work_of_another_fingerprint_is_deleted(place: Workplace, tmp_path: Path) -> None:
    _checkpoint(place, 100)
    assert Workplace(tmp_path / "work", "xyz").last_checkpoint() is None
    assert not place.folder.exists()


def test_finished_work_leaves_nothing(place: Workplace, tmp_path: Path) -> None:
    _checkpoint(place, 100)
    place.remove()
    assert list(tmp_path.iterdir()) == []


_WRITES = """
import resource
import torch
from safetensors.torch import save_file
from lib.training.checkpoints import full_disk_is_an_os_error

weights = torch.zeros(100_000)
resource.setrlimit(resource.RLIMIT_FSIZE, (1_000, 1_000))
for write in (lambda: torch.save(weights, "w.pt"), lambda: save_file({"w": weights}, "w")):
    try:
        with full_disk_is_an_os_error():
            write()
    except OSError as error:
        print(error.errno == 28, error.strerror.startswith("a checkpoint could not be saved"))
"""


def test_what_the_libraries_say_of_a_full_disk_is_understood(tmp_path: Path) -> None:
    """A limit on the size of a file stands for it."""
    answer = Project(tmp_path).start("-c", _WRITES)
    assert (answer.code, answer.out) == (0, "True True\n" * 2), answer.err


def test_other_errors_stay_what_they_are() -> None:
    with pytest.raises(RuntimeError, match="shapes"), full_disk_is_an_os_error():
        raise RuntimeError("shapes differ")
