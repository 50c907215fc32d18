"""Where an unfinished training lies, so that a killed one continues.

`{root}/{fingerprint}/checkpoint-{step}/`. The fingerprint covers all that determines the result;
work of another fingerprint is deleted, never continued. A checkpoint counts once a mark in it says
that it was written to its end.
"""

from __future__ import annotations

import errno
import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from accelerate import PartialState
from safetensors import SafetensorError
from transformers import TrainerCallback, TrainerControl, TrainerState, TrainingArguments

_MARK = "complete"
_PREFIX = "checkpoint-"
_FAILED_WRITE = re.compile(
    r"os error (?:27|28|122)\b|inline_container\.cc.*(?:unexpected pos|write failed)"
)


class Workplace:
    """The folder of one training's checkpoints. Only the main process creates and deletes."""

    def __init__(self, root: Path, fingerprint: str) -> None:
        self._root = root
        self.folder = root / fingerprint
        if PartialState().is_main_process:
            self._clear_other_work()
            self.folder.mkdir(parents=True, exist_ok=True)
        PartialState().wait_for_everyone()

    def last_checkpoint(self) -> Path | None:
        """The checkpoint to continue from, None to start from the beginning."""
        complete = [mark.parent for mark in self.folder.glob(f"{_PREFIX}*/{_MARK}")]
        return max(complete, key=_step, default=None)

    def remove(self) -> None:
        """Delete everything: the training is finished and its result is written."""
        if PartialState().is_main_process:
            shutil.rmtree(self._root)

    def _clear_other_work(self) -> None:
        for path in self._root.glob("*"):
            if path != self.folder:
                shutil.rmtree(path)


class MarkComplete(TrainerCallback):
    """Marks each checkpoint once it is whole: a kill in the middle of saving leaves no mark."""

    def on_save(
        self,
        args: TrainingArguments,
        state: TrainerState,
        control: TrainerControl,
        **kwargs: Any,
    ) -> None:
        PartialState().wait_for_everyone()  # each process writes its own part
        if state.is_world_process_zero:
            (Path(str(args.output_dir)) / f"{_PREFIX}{state.global_step}" / _MARK).touch()


def _step(checkpoint: Path) -> int:
    return int(checkpoint.name.removeprefix(_PREFIX))


@contextmanager
def full_disk_is_an_os_error() -> Iterator[None]:
    """safetensors and torch say in words of their own that a file could not be written."""
    try:
        yield
    except (SafetensorError, RuntimeError) as error:
        if not _FAILED_WRITE.search(str(error)):
            raise
        said = str(error).splitlines()[0]
        raise OSError(errno.ENOSPC, f"a checkpoint could not be saved ({said})") from None
