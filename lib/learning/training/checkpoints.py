"""Checkpoints of an unfinished training, from which a killed one continues, and its result.

They lie in `{root}/{fingerprint}/checkpoint-{step}/`. The fingerprint is that of the work's
identity: all that determines the result, written to identity.json beside the checkpoints. A
training never continues the checkpoints of other work, which stay there in case they are wanted
again. A checkpoint counts if there is a mark beside it: one that is half-written has none.

The files of a result are written beside the checkpoints and moved to their place at the end, so
that a failed training leaves an earlier result as it was.
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
from peft import PeftModel
from peft.utils import SAFETENSORS_WEIGHTS_NAME
from safetensors import SafetensorError
from safetensors.torch import load_file, save_file
from transformers import TrainerCallback, TrainerState

from lib.answering.generation.runs import RunCard, model_fingerprint, read_run, write_run
from lib.base.errors import ModelError
from lib.base.identity import code_fingerprint, fingerprint, what_changed
from lib.base.jsonl import write_csv, write_json, write_text
from lib.base.params import ResolvedDtype
from lib.learning.training.launch import TrainingJob
from lib.learning.training.model_card import LEARNT_SETS, TrainingResult
from lib.learning.training.start import ADAPTER

_PREFIX = "checkpoint-"
_MARK = ".complete"
_IDENTITY = "identity.json"
_STATE = "state.json"
_FAILED_WRITE = re.compile(
    r"os error (?:27|28|122)\b|inline_container\.cc.*(?:unexpected pos|write failed)"
)

_DIVERGED = "the training has diverged: lower the learning_rate"

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
        return max(_marked(self.folder), key=_step, default=None)

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

    def finish(
        self,
        model: PeftModel,
        result_of: Callable[[], TrainingResult],
        out_dir: Path,
        dtype: ResolvedDtype,
    ) -> TrainingResult | None:
        """Write the result of a training that has ended to `out_dir`, and delete this work.

        `dtype`: of the adapter's weights. Returns what was written; None in all processes but the
        main one.
        """
        result = None
        if PartialState().is_main_process:
            result = result_of()
            with training_failures_have_a_name():
                _publish(model, result, self.folder / "result", out_dir, dtype)
        PartialState().wait_for_everyone()
        self.remove()
        return result

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
        for file in sorted(self._root.glob(f"*/{_IDENTITY}")):
            other = file.parent
            if not _marked(other):
                shutil.rmtree(other)
                continue
            identity = json.loads(file.read_text(encoding="utf-8"))
            changed = what_changed(identity, self._identity)
            _log.warning("%s: checkpoints are set aside there; changed: %s", other, changed)


def read_state(checkpoint: Path) -> dict[str, Any]:
    """The `state` that `CheckpointFolder.save` was given."""
    state: dict[str, Any] = json.loads((checkpoint / _STATE).read_text(encoding="utf-8"))
    return state


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
    """Mark the checkpoint of this step as complete, and delete the others.

    Call it in the main process, once all processes have written their parts.
    """
    written = folder / checkpoint_name(step)
    _mark(written).touch()
    for old in _marked(folder):
        if old != written:
            _mark(old).unlink()
            shutil.rmtree(old)


def _marked(folder: Path) -> list[Path]:
    return [mark.with_suffix("") for mark in folder.glob(f"{_PREFIX}*{_MARK}")]


def _mark(checkpoint: Path) -> Path:
    return checkpoint.with_name(checkpoint.name + _MARK)


def _step(checkpoint: Path) -> int:
    return int(checkpoint.name.removeprefix(_PREFIX))


def _publish(
    model: PeftModel, result: TrainingResult, staging: Path, out_dir: Path, dtype: ResolvedDtype
) -> None:
    """Write adapter, cards, curves, metrics and timings, then move them file by file to `out_dir`.

    What a killed run has left is deleted first, since the fingerprint of the adapter covers the
    whole folder.
    """
    shutil.rmtree(staging, ignore_errors=True)
    save_adapter(model, staging, dtype)
    readme = staging / "README.md"
    readme.unlink()  # peft's own template
    adapter = model_fingerprint(result.model, staging)
    write_text(readme, [result.card(out_dir)])
    write_run(staging, RunCard(result.run, result.model, ".", adapter, result.contents))
    write_json(staging / "metrics.json", dict(result.metrics))
    write_csv(staging / "curves.csv", result.curves)
    write_json(staging / "timings.json", dict(result.timings))
    if result.sets:
        write_json(staging / LEARNT_SETS, result.sets)
    out_dir.mkdir(parents=True, exist_ok=True)
    for path in sorted(staging.iterdir()):
        path.replace(out_dir / path.name)


def save_adapter(model: PeftModel, folder: Path, dtype: ResolvedDtype) -> None:
    """Write the trained adapter alone, as `PeftModel.from_pretrained` loads it.

    `dtype`: of the saved weights; they are trained in float32. peft writes sets in hash order,
    which changes with every start of Python; here they are sorted, so that equal adapters give
    equal files. Raises ModelError where a weight is not finite.
    """
    model.save_pretrained(str(folder), selected_adapters=[ADAPTER], save_embedding_layers=False)
    path = folder / SAFETENSORS_WEIGHTS_NAME
    tensors = load_file(path)
    if not all(bool(tensor.isfinite().all()) for tensor in tensors.values()):
        raise ModelError(f"weights of the adapter are not finite, {_DIVERGED}")
    if dtype != "float32":
        tensors = {name: tensor.to(getattr(torch, dtype)) for name, tensor in tensors.items()}
        save_file(tensors, path, metadata={"format": "pt"})
    path = folder / "adapter_config.json"
    config = json.loads(path.read_text(encoding="utf-8"))
    for key in ("target_modules", "exclude_modules"):
        if isinstance(config[key], list):
            config[key] = sorted(config[key])
    write_json(path, config)


def adapter_shape(model: PeftModel) -> dict[str, Any]:
    """Rank, alpha, dropout and the kinds of layers that have an adapter.

    The dropout is that of the training: DPO and GRPO turn off what the adapter's config states.
    """
    config: Any = model.peft_config[ADAPTER]
    dropouts = (
        float(module.p)  # TRL sets an integer
        for name, module in model.named_modules()
        if name.endswith(f"lora_dropout.{ADAPTER}") and isinstance(module, torch.nn.Dropout)
    )
    layers = config.target_modules  # a pattern, or the names of all layers
    kinds = layers if isinstance(layers, str) else {name.rpartition(".")[2] for name in layers}
    return {
        "rank": config.r,
        "alpha": config.lora_alpha,
        "dropout": max(dropouts, default=0.0),
        "target_modules": kinds if isinstance(kinds, str) else sorted(kinds),
    }


@contextmanager
def training_failures_have_a_name() -> Iterator[None]:
    """Raise OSError if the disk is full, and ModelError if the GPU is out of memory.

    safetensors and torch report a full disk with errors of their own. ModelError also for a step
    of the optimiser that is larger than any float.
    """
    try:
        yield
    except torch.OutOfMemoryError:
        raise ModelError(
            "a step of training does not fit into the memory of the GPU; lower `batch_size` and "
            "raise `gradient_accumulation`, or lower `max_length` (of GRPO `grpo.batch_tokens`)"
        ) from None
    except (SafetensorError, RuntimeError) as error:
        if "without overflow" in str(error):
            raise ModelError(f"a step of the optimiser is not finite, {_DIVERGED}") from None
        if not _FAILED_WRITE.search(str(error)):
            raise
        reason = str(error).splitlines()[0]
        raise OSError(errno.ENOSPC, f"a checkpoint could not be saved ({reason})") from None
