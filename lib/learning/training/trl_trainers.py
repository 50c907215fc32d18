"""Supervised fine-tuning and DPO by TRL's trainers, in one process or several.

SFT: the model learns to continue a prompt with its SQL. DPO: chosen SQL becomes likelier than
rejected SQL (Rafailov et al. 2023, "Direct Preference Optimization", equation 7); the reference is
the model that training starts from: the bare base model, or the base model with a frozen copy of
the adapter that is trained further (TRL adds that copy, named `ref`).

Every process trains (`lib.learning.training.launch` starts them), and the main process alone
writes. `Training` also serves the loop of `lib.learning.training.episodes`.
"""

import os
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from dataclasses import asdict
from pathlib import Path
from typing import Any, Literal

import torch
from datasets import Dataset
from transformers import PrinterCallback, Trainer
from trl import DPOConfig, DPOTrainer, SFTConfig, SFTTrainer

from lib.answering.generation.prefix_decoding import supports_prefix_decoding
from lib.base.identity import fingerprint
from lib.base.params import DpoParams, ResolvedDtype, SftParams
from lib.base.records import PreferencePair, SftExample
from lib.learning.training.checkpoints import (
    CheckpointFolder,
    MarkComplete,
    adapter_shape,
    job_identity,
    training_failures_have_a_name,
)
from lib.learning.training.launch import TrainingJob
from lib.learning.training.model_card import TrainingResult, learnt_sets
from lib.learning.training.progress import (
    DPO_COLUMNS,
    SFT_COLUMNS,
    ProgressBar,
    curve_rows,
    final_figures,
)
from lib.learning.training.rows import (
    GROUP,
    PADDING,
    GroupedTrainer,
    TokenRows,
    tokenise_dialogues,
    tokenise_examples,
    tokenise_pairs,
)
from lib.learning.training.shared_prefixes import read_prefixes_once
from lib.learning.training.start import (
    load_base,
    prepare,
    process_settings,
    read_as_the_base_does,
    recomputes_activations,
    shown_processes,
    starting_point,
    target_modules_named,
)

Method = Literal["sft", "dpo", "episodes"]

_METHODS: dict[Method, tuple[Callable[..., TokenRows], Mapping[str, str], str]] = {
    "sft": (
        tokenise_examples,
        SFT_COLUMNS,
        "by supervised fine-tuning on gold and verified SQL",
    ),
    "dpo": (tokenise_pairs, DPO_COLUMNS, "by DPO"),
    "episodes": (
        tokenise_dialogues,
        SFT_COLUMNS,
        "on demonstrations of agents and direct answers",
    ),
}
"""By method: how its data become tokens, the figures of a step, and words for the model card."""


class Training:
    """One job, open: the processes have joined, the base model is loaded, the data are tokens.

    `policy`: what is trained. `new_adapter`: the adapter that is to be added to it; None: it has
    one.
    """

    def __init__(
        self,
        data: Sequence[Any],
        job: TrainingJob,
        params: SftParams,
        init_adapter: Path | None,
        method: Method,
    ) -> None:
        """Raises what `train_sft` raises."""
        self.job, self.params = job, params
        self.dtype = prepare(job)
        base = load_base(job.model, job.lora.base_bits, self.dtype)
        self.policy, self.new_adapter, origin = starting_point(base.model, job, init_adapter)
        tokenise, self._columns, how = _METHODS[method]
        self._summary = f"LoRA adapter trained from {origin} {how}."
        self._tokenizer = base.tokenizer
        self.rows = tokenise(data, base.tokenizer, min(params.max_length, base.context))
        if any(self.rows.columns[GROUP]) and supports_prefix_decoding(base.model):
            read_prefixes_once(base.model)
        self.checkpoints = open_checkpoints(
            job, params, self.rows, self.dtype, init_adapter, method
        )
        self._sets = learnt_sets(data, init_adapter)

    def trainer_parts(self) -> dict[str, Any]:
        """The model and the data, as the trainers of TRL take them."""
        return {
            "model": self.policy,
            "train_dataset": Dataset.from_dict(self.rows.columns),
            "processing_class": self._tokenizer,
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
            "gradient_checkpointing": recomputes_activations(),
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
        return self.finish(trainer.model, trainer.state.log_history, started, resumed_from)

    def finish(
        self,
        model: Any,
        history: Sequence[Mapping[str, Any]],
        started: float,
        resumed_from: str | None,
    ) -> TrainingResult | None:
        """Write the result of a training that has ended to `job.out_dir`.

        `history`: the trainer's figures of each step. `started`: by `time.perf_counter`. Returns
        what was written; None in all processes but the main one.
        """
        timings = {"seconds": round(time.perf_counter() - started, 2), "resumed_from": resumed_from}
        return self.checkpoints.finish(
            model, lambda: self._result(model, history, timings), self.job.out_dir, self.dtype
        )

    def _result(
        self, model: Any, history: Sequence[Mapping[str, Any]], timings: dict[str, Any]
    ) -> TrainingResult:
        job, rows = self.job, self.rows
        counts = {"rows": len(rows), "rows_dropped_too_long": rows.too_long}
        given = {name: value for name, value in asdict(self.params).items() if value is not None}
        given.pop("min_pairs", None)  # decides whether there is a training, not how it goes
        curves = curve_rows(history, self._columns)
        unusual: dict[str, Any] = {} if self.dtype == "float32" else {"base_dtype": self.dtype}
        if job.lora.base_bits is not None:
            unusual["base_bits"] = job.lora.base_bits
        unusual |= shown_processes(job.launch)
        return TrainingResult(
            run=job.run,
            model=job.model,
            summary=self._summary,
            data={
                "file": job.data.as_posix(),
                "fingerprint": fingerprint(rows.columns),
                "limit_in_tokens": rows.max_length,
                **counts,
            },
            parameters={**given, "seed": job.seed, **adapter_shape(model), **unusual},
            metrics={
                **counts,
                "steps": len(curves),
                "trainable_parameters": model.get_nb_trainable_parameters()[0],
                **final_figures(curves),
            },
            curves=curves,
            timings=timings,
            contents=job.contents,
            sets=self._sets,
        )


def open_checkpoints(
    job: TrainingJob,
    params: SftParams,
    rows: TokenRows,
    dtype: ResolvedDtype,
    init_adapter: Path | None,
    method: Method,
) -> CheckpointFolder:
    """The folder of the job's checkpoints, which only an identical training continues."""
    identity = job_identity(job, init_adapter, dtype) | {
        method: asdict(params),
        "data_fingerprint": fingerprint(rows.columns),
    }
    return CheckpointFolder(job.work_dir, identity)


class _SftTrainer(GroupedTrainer, SFTTrainer):
    """TRL's trainer on batches of like length."""


def train_sft(
    examples: Sequence[SftExample],
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
    training = Training(examples, job, params, init_adapter, "sft")
    config = SFTConfig(
        **training.settings(),
        dataset_kwargs={"skip_prepare_dataset": True},  # the rows have ids and labels
    )
    return training.run(lambda: _SftTrainer(args=config, **training.trainer_parts()))


class _DpoTrainer(GroupedTrainer, DPOTrainer):
    """TRL's trainer with the batches of `GroupedTrainer` and rows that are already tokens.

    A step's loss is the mean over its pairs, and that of `sft` over its chosen tokens, however
    they are divided into batches. TRL takes the mean over a step's batches, in which a token of a
    batch of short answers would weigh more than one of long answers.
    """

    def get_batch_samples(self, *args: Any, **kwargs: Any) -> Any:
        batches, items = super().get_batch_samples(*args, **kwargs)
        if batches:
            counts = torch.stack([_pairs_and_tokens(batch) for batch in batches])
            self._of_a_batch = self.accelerator.gather(counts).float().mean(dim=0)
        return batches, items

    def compute_loss(self, model: Any, inputs: dict[str, Any], *args: Any, **kwargs: Any) -> Any:
        """The loss of a batch, so that the mean over all batches of the step is its loss."""
        settings: Any = self.args
        of_pairs, of_tokens = (_pairs_and_tokens(inputs) / self._of_a_batch).tolist()
        self.loss_weights = [
            weight * (of_tokens if loss == "sft" else of_pairs)
            for loss, weight in zip(self.loss_types, settings.loss_weights, strict=True)
        ]
        return super().compute_loss(model, inputs, *args, **kwargs)

    def _prepare_dataset(self, dataset: Dataset, *args: Any, **kwargs: Any) -> Dataset:
        return dataset

    def _precompute_ref_logps(self, *args: Any, **kwargs: Any) -> Dataset:
        os.environ.setdefault("TQDM_DISABLE", "1")  # TRL's bar; ours have read it at import
        return super()._precompute_ref_logps(*args, **kwargs)


def _pairs_and_tokens(batch: Mapping[str, Any]) -> torch.Tensor:
    """How many pairs a batch of TRL's has, and how many tokens of chosen answers, as [2]."""
    chosen, _ = batch["completion_mask"].chunk(2)
    return torch.tensor([len(chosen), int(chosen.sum())], device=chosen.device)


def train_dpo(
    pairs: Sequence[PreferencePair],
    job: TrainingJob,
    params: DpoParams,
    init_adapter: Path | None = None,
) -> TrainingResult | None:
    """Train a LoRA adapter on `prompt`, `chosen` and `rejected`.

    `init_adapter`: the folder of the run whose adapter is trained further; the result is one
    adapter that holds both trainings, and `job.lora` is ignored. None: a new adapter.
    For resuming, determinism, result and errors see `train_sft`.
    """
    training = Training(pairs, job, params, init_adapter, "dpo")
    config = DPOConfig(
        **training.settings(),
        beta=params.beta,
        loss_type=list(params.loss),
        loss_weights=list(params.loss.values()),
        # once for all epochs; with fewer steps than one epoch, only as they are needed
        precompute_ref_log_probs=params.epochs > 1 and params.max_steps is None,
    )
    return training.run(lambda: _DpoTrainer(args=config, **training.trainer_parts()))
