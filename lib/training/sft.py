"""Supervised fine-tuning: the model learns to continue a prompt with its SQL."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from datasets import Dataset
from trl import SFTConfig, SFTTrainer

from lib.generation.prefix_decoding import supports_prefix_decoding
from lib.params import SftParams
from lib.training.batches import LikeLengthTrainer
from lib.training.cards import TrainingResult
from lib.training.console import quiet_libraries
from lib.training.curves import SFT_COLUMNS
from lib.training.fit import Training, open_workplace
from lib.training.job import TrainingJob
from lib.training.lora import load_base, starting_point, training_dtype
from lib.training.processes import join_processes
from lib.training.rows import GROUP, tokenise_examples
from lib.training.shared_prefixes import read_prefixes_once
from lib.training.trl_head_patch import score_labelled_positions


class _SftTrainer(LikeLengthTrainer, SFTTrainer):
    """TRL's trainer on batches of like length."""


def train_sft(
    examples: Sequence[Mapping[str, Any]],
    job: TrainingJob,
    params: SftParams,
    init_adapter: Path | None = None,
) -> TrainingResult | None:
    """Train a LoRA adapter on `prompt` and `completion`; the loss is on the completion alone.

    `init_adapter`: the folder of the run whose adapter is trained further, where `job.lora` plays
    no part. None: a new adapter.
    A killed training, started again, continues from its last checkpoint. Equal arguments give
    equal files on one machine, but for `timings.json`. Returns what was written; None in all
    processes but the main one. Raises DataError where no example fits, ModelError and ParamsError
    where model or parameters are not usable.
    """
    quiet_libraries()
    score_labelled_positions()
    join_processes(job.launch)
    dtype = training_dtype(job)
    base = load_base(job.model, job.lora.base_bits, dtype)
    policy, new, origin = starting_point(base.model, job, init_adapter)
    rows = tokenise_examples(examples, base.tokenizer, min(params.max_length, base.context))
    if any(rows.columns[GROUP]) and supports_prefix_decoding(base.model):
        read_prefixes_once(base.model)
    training = Training(
        job,
        params,
        rows,
        open_workplace(job, params, rows, dtype, init_adapter, "sft"),
        SFT_COLUMNS,
        f"LoRA adapter trained from {origin} by supervised fine-tuning on gold and verified SQL.",
        dtype,
    )
    return training.run(
        lambda: _SftTrainer(
            model=policy,
            args=SFTConfig(
                **training.settings(),
                # the rows have their labels, on the completion alone
                dataset_kwargs={"skip_prepare_dataset": True},
            ),
            train_dataset=Dataset.from_dict(rows.columns),
            processing_class=base.tokenizer,
            peft_config=new,
        )
    )
