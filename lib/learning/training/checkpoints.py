"""Checkpoints of an unfinished training, from which a killed one continues.

They lie in `{root}/{fingerprint}/checkpoint-{step}/`. The fingerprint is that of the work's
identity: all that determines the result, written to identity.json beside the checkpoints. A
training never continues the checkpoints of other work, which stay there in case they are wanted
again. A checkpoint counts if a mark beside it holds the fingerprint of its files: one that is
half-written, half-deleted or damaged does not, and training continues from the one before it.
"""

import errno
import json
import logging
import re
import shutil
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import Any

import torch
from accelerate import PartialState
from safetensors import SafetensorError
from transformers import TrainerCallback, TrainerState

from lib.answering.generation.dtype import ResolvedDtype
from lib.answering.generation.runs import model_fingerprint, read_run
from lib.base.errors import ModelError
from lib.base.identity import code_fingerprint, files_fingerprint, fingerprint, what_changed
from lib.base.jsonl import write_json, write_text
from lib.learning.training.launch import TrainingJob

_PREFIX = "checkpoint-"
_MARK = ".complete"
_IDENTITY = "identity.json"
_STATE = "state.json"
_KEPT = 2  # the last but one is kept in case the last one is damaged
_FAILED_WRITE = re.compile(
    r"os error (?:27|28|122)\b|inline_container\.cc.*(?:unexpected pos|write failed)"
)

_log = logging.getLogger(__name__)


def job_identity(
    job: TrainingJob, init_adapter: Path | None, dtype: ResolvedDtype
) -> dict[str, Any]:
    """What the results of all trainings depend on; each adds its parameters and its data."""
    init = None if init_adapter is None else read_run(init_adapter).fingerprint
    return {
        "run": job.run,
        "lora": asdict(job.lora),
        "seed": job.seed,
        "model": job.model,
        "dtype": dtype,
        "model_fingerprint": [model_fingerprint(job.model), init],
        "code_fingerprint": code_fingerprint("learning"),
        "torch": torch.__version__,
        "launch": [job.launch.by, PartialState().num_processes],
    }


class CheckpointFolder:
    """The folder of one training's checkpoints. Only the main process creates and deletes."""

    def __init__(self, root: Path, identity: Mapping[str, Any]) -> None:
        self._root = root
        self._identity = json.loads(json.dumps(identity))  # as it is read back
        self.folder = root / fingerprint(self._identity)
        if PartialState().is_main_process:
            self._report_other_work()
            self.folder.mkdir(parents=True, exist_ok=True)
            write_json(self.folder / _IDENTITY, self._identity)
        PartialState().wait_for_everyone()

    def last_checkpoint(self) -> Path | None:
        """The checkpoint to continue from, None to start from the beginning."""
        latest_first = reversed(_marked(self.folder))
        return next((found for found in latest_first if _is_whole(found)), None)

    def save(self, step: int, state: Mapping[str, Any], write: Callable[[Path], None]) -> None:
        """Write the checkpoint of a step. Every process has to call it.

        `state`: what is no weight, as JSON; see `read_state`. `write`: writes the part of a process
        into the folder.
        """
        folder = self.folder / checkpoint_name(step)
        if PartialState().is_main_process:
            folder.mkdir(parents=True, exist_ok=True)
            write_json(folder / _STATE, dict(state))
        PartialState().wait_for_everyone()
        write(folder)
        PartialState().wait_for_everyone()
        if PartialState().is_main_process:
            mark_complete(self.folder, step)
        PartialState().wait_for_everyone()

    def remove(self) -> None:
        """Delete this work: the training is finished and its result is written."""
        if PartialState().is_main_process:
            shutil.rmtree(self.folder)
            if not any(self._root.iterdir()):
                self._root.rmdir()

    def _report_other_work(self) -> None:
        """Warn why existing checkpoints are not continued; delete other work that has none."""
        if self.folder.exists():
            return
        for other, identity in unfinished_work(self._root):
            if not _marked(other):
                shutil.rmtree(other)
                continue
            changed = what_changed(identity, self._identity)
            _log.warning("%s: checkpoints are set aside there; changed: %s", other, changed)


def read_state(checkpoint: Path) -> dict[str, Any]:
    """The `state` that `CheckpointFolder.save` was given."""
    state: dict[str, Any] = json.loads((checkpoint / _STATE).read_text(encoding="utf-8"))
    return state


def unfinished_work(root: Path) -> Iterator[tuple[Path, dict[str, Any]]]:
    """The folders of checkpoints in `root`, each with the identity of its work."""
    for path in sorted(root.glob(f"*/{_IDENTITY}")):  # listed up front: the caller may delete some
        try:
            yield path.parent, json.loads(path.read_text(encoding="utf-8"))
        except ValueError:  # damaged: it is never continued
            continue


class MarkComplete(TrainerCallback):
    """Marks each checkpoint once it is complete, and deletes the older ones.

    The trainer's own rotation finds the oldest by file time, which is wrong if the clock has been
    set back, and it would delete before the new checkpoint counts.
    """

    def on_save(self, args: Any, state: TrainerState, control: Any, **kwargs: Any) -> None:
        PartialState().wait_for_everyone()  # each process writes its own part
        if state.is_world_process_zero:
            mark_complete(Path(str(args.output_dir)), state.global_step)


def checkpoint_name(step: int) -> str:
    """The folder of a checkpoint, inside that of the work."""
    return f"{_PREFIX}{step}"


def mark_complete(folder: Path, step: int) -> None:
    """Mark the checkpoint of this step as complete, and delete all but the last two up to it.

    Later ones are damaged, else training had continued from them; they must not count.
    Call it in the main process, once all processes have written their parts.
    """
    written = folder / checkpoint_name(step)
    write_text(_mark(written), [files_fingerprint([written])])
    marked = _marked(folder)
    kept = [checkpoint for checkpoint in marked if _step(checkpoint) <= step][-_KEPT:]
    for old in set(marked) - set(kept):
        _mark(old).unlink()
        shutil.rmtree(old, ignore_errors=True)


def _marked(folder: Path) -> list[Path]:
    """The checkpoints that have a mark, the earliest step first."""
    marks = folder.glob(f"{_PREFIX}*{_MARK}")
    return sorted((mark.with_suffix("") for mark in marks), key=_step)


def _mark(checkpoint: Path) -> Path:
    return checkpoint.with_name(checkpoint.name + _MARK)


def _is_whole(checkpoint: Path) -> bool:
    mark = _mark(checkpoint).read_text(encoding="utf-8", errors="replace")
    return checkpoint.is_dir() and files_fingerprint([checkpoint]) == mark


def _step(checkpoint: Path) -> int:
    return int(checkpoint.name.removeprefix(_PREFIX))


@contextmanager
def training_failures_have_a_name() -> Iterator[None]:
    """Raise OSError if the disk is full, and ModelError if the GPU is out of memory.

    safetensors and torch report a full disk with errors of their own.
    """
    try:
        yield
    except torch.OutOfMemoryError:
        raise ModelError(
            "a step of training does not fit into the memory of the GPU; lower `batch_size` and "
            "raise `gradient_accumulation`, or lower `max_length` (of GRPO `grpo.batch_tokens`)"
        ) from None
    except (SafetensorError, RuntimeError) as error:
        if not _FAILED_WRITE.search(str(error)):
            raise
        reason = str(error).splitlines()[0]
        raise OSError(errno.ENOSPC, f"a checkpoint could not be saved ({reason})") from None
