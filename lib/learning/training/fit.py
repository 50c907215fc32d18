"""What trainings share: the settings of TRL's trainers, a run that resumes, and its result.

One process or several, which `lib.learning.training.launch` starts: every process trains, and the
main process alone writes.

Supervised fine-tuning: the model learns to continue a prompt with its SQL.

Direct preference optimisation: chosen SQL becomes likelier than rejected SQL.

Source: Rafailov et al. 2023, "Direct Preference Optimization", equation 7. The reference is the
model that training starts from: the bare base model, or the base model with a frozen copy of the
adapter that is trained further (TRL adds that copy, named `ref`).
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Literal

import torch
from accelerate import PartialState
from datasets import Dataset
from peft import LoraConfig
from transformers import PrinterCallback, Trainer
from trl import DPOConfig, DPOTrainer, SFTConfig, SFTTrainer

from lib.answering.generation.dtype import ResolvedDtype
from lib.answering.generation.prefix_decoding import supports_prefix_decoding
from lib.answering.generation.runs import model_fingerprint, read_run
from lib.base.identity import code_fingerprint, fingerprint
from lib.base.params import DpoParams, SftParams
from lib.learning.training.cards import TrainingResult, publish
from lib.learning.training.checkpoints import (
    CheckpointFolder,
    MarkComplete,
    training_failures_have_a_name,
)
from lib.learning.training.launch import TrainingJob
from lib.learning.training.lora import (
    adapter_shape,
    load_base,
    read_as_the_base_does,
    starting_point,
    target_modules_named,
    training_dtype,
)
from lib.learning.training.processes import join_processes, process_settings
from lib.learning.training.progress import (
    DPO_COLUMNS,
    SFT_COLUMNS,
    ProgressBar,
    curve_rows,
    final_figures,
    quiet_libraries,
)
from lib.learning.training.rows import (
    GROUP,
    PADDING,
    LikeLengthTrainer,
    TokenRows,
    tokenise_examples,
    tokenise_pairs,
)
from lib.learning.training.shared_prefixes import read_prefixes_once


@dataclass(frozen=True)
class Training:
    """One job with its rows as tokens.

    `columns`: from our name of a figure to the trainer's. `summary`: one sentence for the model
    card. `dtype`: of the base model. `new_adapter`: the adapter that the trainer is to add to
    `policy`; None: it has one.
    """

    job: TrainingJob
    params: SftParams
    rows: TokenRows
    checkpoints: CheckpointFolder
    columns: Mapping[str, str]
    summary: str
    dtype: ResolvedDtype
    policy: Any
    new_adapter: LoraConfig | None
    tokenizer: Any

    def trainer_parts(self) -> dict[str, Any]:
        """The model and the data, as the trainers of TRL take them."""
        return {
            "model": self.policy,
            "train_dataset": Dataset.from_dict(self.rows.columns),
            "processing_class": self.tokenizer,
            "peft_config": self.new_adapter,
        }

    def settings(self) -> dict[str, Any]:
        """The arguments that `SFTConfig` and `DPOConfig` share."""
        params, gpu = self.params, torch.cuda.is_available()
        bf16 = self.dtype == "bfloat16"
        return {
            "output_dir": str(self.checkpoints.folder),
            "num_train_epochs": params.epochs,
            "max_steps": params.max_steps or -1,  # -1: as many as the epochs have
            "per_device_train_batch_size": params.batch_size,
            "gradient_accumulation_steps": params.gradient_accumulation,
            "learning_rate": params.learning_rate,
            "lr_scheduler_type": "cosine",
            "warmup_steps": params.warmup_ratio,  # below 1: a share of all steps
            "max_length": None,  # rows that are too long were dropped: nothing is cut
            "pad_to_multiple_of": PADDING,
            "seed": self.job.seed,
            "bf16": bf16,
            "gradient_checkpointing": gpu,  # a GPU is short of memory, a CPU of time
            "dataloader_pin_memory": gpu,
            "remove_unused_columns": False,  # the sampler reads the lengths
            "save_steps": params.save_steps,
            "save_total_limit": None,  # see MarkComplete
            "logging_steps": 1,  # means over several steps would differ where a run was resumed
            "logging_nan_inf_filter": False,
            "report_to": "none",
            "disable_tqdm": True,  # see ProgressBar
            **({"use_cpu": True} if bf16 and not gpu else {}),  # else bf16 needs a GPU
            **process_settings(self.job.launch),
        }

    def run(self, build: Callable[[], Trainer]) -> TrainingResult | None:
        """Build the trainer, train from the last checkpoint on, write to `job.out_dir`.

        Returns what was written; None in all processes but the main one.
        Raises ParamsError where the adapter's target modules are not in the model, and ModelError
        where the training diverges; `job.out_dir` is then left as it was.
        """
        bar = ProgressBar(f"train {self.job.run}")
        with target_modules_named(self.job):
            trainer = build()
        read_as_the_base_does(trainer.model)
        trainer.remove_callback(PrinterCallback)
        trainer.add_callback(bar)
        trainer.add_callback(MarkComplete())
        checkpoint = self.checkpoints.last_checkpoint()
        started = time.perf_counter()
        with closing(bar), training_failures_have_a_name():
            trainer.train(resume_from_checkpoint=None if checkpoint is None else str(checkpoint))
        resumed_from = None if checkpoint is None else checkpoint.name
        state = trainer.state
        return self.finish(
            trainer.model, state.global_step, state.log_history, started, resumed_from
        )

    def finish(
        self,
        model: Any,
        steps: int,
        history: Sequence[Mapping[str, Any]],
        started: float,
        resumed_from: str | None,
    ) -> TrainingResult | None:
        """Write the result of a training that has ended after `steps` steps to `job.out_dir`.

        `history`: the trainer's figures of each step. `started`: by `time.perf_counter`. Returns
        what was written; None in all processes but the main one.
        """
        timings = {"seconds": round(time.perf_counter() - started, 2), "resumed_from": resumed_from}
        result = None
        if PartialState().is_main_process:
            result = self._result(model, steps, history, timings)
            staging = self.checkpoints.folder / "result"
            with training_failures_have_a_name():
                publish(model, result, staging, self.job.out_dir, self.dtype)
        PartialState().wait_for_everyone()
        self.checkpoints.remove()
        return result

    def _result(
        self, model: Any, steps: int, history: Sequence[Mapping[str, Any]], timings: dict[str, Any]
    ) -> TrainingResult:
        job, rows = self.job, self.rows
        counts = {"rows": len(rows), "rows_dropped_too_long": rows.too_long}
        params = asdict(self.params).items()
        given = {name: value for name, value in params if value is not None}
        curves = curve_rows(history, self.columns)
        return TrainingResult(
            run=job.run,
            model=job.model,
            summary=self.summary,
            data={
                "file": job.data.as_posix(),
                "fingerprint": fingerprint(rows.columns),
                "limit_in_tokens": rows.max_length,
                **counts,
            },
            parameters={
                **given,
                "seed": job.seed,
                **adapter_shape(model),
                **_uncommon(job, self.dtype),
            },
            metrics={
                **counts,
                "steps": steps,
                "trainable_parameters": model.get_nb_trainable_parameters()[0],
                **final_figures(curves),
            },
            curves=curves,
            timings=timings,
        )


def open_training(
    examples: Sequence[Mapping[str, Any]],
    job: TrainingJob,
    params: SftParams,
    init_adapter: Path | None,
    method: Literal["sft", "dpo"],
) -> Training:
    """Join the other processes, load the base model, and turn the examples into tokens.

    Raises what `lib.learning.training.fit.train_sft` raises.
    """
    from trl.trainer import utils  # seconds, and other trainings do without it

    quiet_libraries()
    utils._use_triton = _always  # see its docstring
    join_processes(job.launch)
    dtype = training_dtype(job)
    base = load_base(job.model, job.lora.base_bits, dtype)
    policy, new, origin = starting_point(base.model, job, init_adapter)
    tokenise, columns, how = _METHODS[method]
    rows = tokenise(examples, base.tokenizer, min(params.max_length, base.context))
    share_prefixes(base.model, rows)
    checkpoints = open_checkpoints(job, params, rows, dtype, init_adapter, method)
    summary = f"LoRA adapter trained from {origin} by {how}."
    return Training(
        job, params, rows, checkpoints, columns, summary, dtype, policy, new, base.tokenizer
    )


_METHODS = {
    "sft": (tokenise_examples, SFT_COLUMNS, "supervised fine-tuning on gold and verified SQL"),
    "dpo": (tokenise_pairs, DPO_COLUMNS, "DPO"),
}
"""By method: how rows become tokens, the figures of a step, and words for the model card."""


def _always(device: torch.device) -> bool:
    """Replaces TRL's check whether the device has Triton.

    Without Triton, TRL applies the head to all positions, to avoid recompiling for every shape that
    a batch may have. On a CPU nothing is compiled, and the scored completion is a tenth of a row.
    """
    return True


def share_prefixes(model: Any, rows: TokenRows) -> None:
    """Make the model read the common beginning of a group's rows once, if it supports that."""
    if any(rows.columns[GROUP]) and supports_prefix_decoding(model):
        read_prefixes_once(model)


def _uncommon(job: TrainingJob, dtype: ResolvedDtype) -> dict[str, Any]:
    """What the model card lists only if it is unusual: dtype, quantisation, several processes."""
    said: dict[str, Any] = {} if dtype == "float32" else {"base_dtype": dtype}
    if job.lora.base_bits is not None:
        said["base_bits"] = job.lora.base_bits
    if job.launch.by != "python":
        said |= {"launcher": job.launch.by, "processes": PartialState().num_processes}
    return said


def open_checkpoints(
    job: TrainingJob,
    params: SftParams,
    rows: TokenRows,
    dtype: ResolvedDtype,
    init_adapter: Path | None,
    method: Literal["sft", "dpo", "episodes"],
) -> CheckpointFolder:
    """The folder of the job's checkpoints, which only an identical training continues.

    `method`: the module of `lib.learning.training` that trains.
    """
    return CheckpointFolder(
        job.work_dir,
        {
            "run": job.run,
            "lora": asdict(job.lora),
            "seed": job.seed,
            "model": job.model,
            "dtype": dtype,
            method: asdict(params),
            "data_fingerprint": fingerprint(rows.columns),
            "model_fingerprint": [
                model_fingerprint(job.model),
                None if init_adapter is None else read_run(init_adapter).fingerprint,
            ],
            "code_fingerprint": code_fingerprint("learning"),
            "torch": torch.__version__,
            "launch": [job.launch.by, PartialState().num_processes],
        },
    )


class _SftTrainer(LikeLengthTrainer, SFTTrainer):
    """TRL's trainer on batches of like length."""


def train_sft(
    examples: Sequence[Mapping[str, Any]],
    job: TrainingJob,
    params: SftParams,
    init_adapter: Path | None = None,
) -> TrainingResult | None:
    """Train a LoRA adapter on `prompt` and `completion`; the loss is on the completion alone.

    `init_adapter`: the folder of the run whose adapter is trained further; `job.lora` is then
    ignored. None: a new adapter.
    A killed training, started again, continues from its last checkpoint. Equal arguments give
    equal files on one machine, but for `timings.json`. Returns what was written; None in all
    processes but the main one. Raises DataError where no example fits, ModelError and ParamsError
    where model or parameters are not usable.
    """
    training = open_training(examples, job, params, init_adapter, "sft")
    return training.run(
        lambda: _SftTrainer(
            args=SFTConfig(
                **training.settings(),
                # the rows already have labels that score the completion alone
                dataset_kwargs={"skip_prepare_dataset": True},
            ),
            **training.trainer_parts(),
        )
    )


class _DpoTrainer(LikeLengthTrainer, DPOTrainer):
    """TRL's trainer with the batches of `LikeLengthTrainer` and rows that are already tokens."""

    def _prepare_dataset(self, dataset: Dataset, *args: Any, **kwargs: Any) -> Dataset:
        return dataset

    def _precompute_ref_logps(self, *args: Any, **kwargs: Any) -> Dataset:
        os.environ.setdefault("TQDM_DISABLE", "1")  # TRL's bar; ours have read it at import
        return super()._precompute_ref_logps(*args, **kwargs)


def train_dpo(
    pairs: Sequence[Mapping[str, Any]],
    job: TrainingJob,
    params: DpoParams,
    init_adapter: Path | None = None,
) -> TrainingResult | None:
    """Train a LoRA adapter on `prompt`, `chosen` and `rejected`.

    `init_adapter`: the folder of the run whose adapter is trained further; the result is one
    adapter that holds both trainings, and `job.lora` is ignored. None: a new adapter.
    For resuming, determinism, result and errors see `lib.learning.training.fit.train_sft`.
    """
    training = open_training(pairs, job, params, init_adapter, "dpo")
    return training.run(
        lambda: _DpoTrainer(
            args=DPOConfig(
                **training.settings(),
                beta=params.beta,
                loss_type=list(params.loss),
                loss_weights=list(params.loss.values()),
                # once for all epochs; with fewer steps than one epoch, only as they are needed
                precompute_ref_log_probs=params.epochs > 1 and params.max_steps is None,
            ),
            **training.trainer_parts(),
        )
    )
