"""Direct preference optimisation: chosen SQL becomes likelier than rejected SQL.

Source: Rafailov et al. 2023, "Direct Preference Optimization", equation 7. The reference is the
model that training starts from: the bare base model, or the base model with a frozen copy of the
adapter that is trained further (TRL adds that copy, named `ref`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from datasets import Dataset
from trl import DPOConfig, DPOTrainer

from lib.generation.prefix_decoding import supports_prefix_decoding
from lib.params import DpoParams
from lib.training.batches import LikeLengthTrainer
from lib.training.cards import TrainingResult
from lib.training.console import quiet_libraries
from lib.training.curves import DPO_COLUMNS
from lib.training.fit import Training, open_workplace
from lib.training.job import TrainingJob
from lib.training.lora import load_base, starting_point, training_dtype
from lib.training.processes import join_processes
from lib.training.rows import GROUP, tokenise_pairs
from lib.training.shared_prefixes import read_prefixes_once
from lib.training.trl_head_patch import score_labelled_positions


class _DpoTrainer(LikeLengthTrainer, DPOTrainer):
    """TRL's trainer on batches of like length, with rows that are tokens already."""

    def _prepare_dataset(self, dataset: Dataset, *args: Any, **kwargs: Any) -> Dataset:
        return dataset


def train_dpo(
    pairs: Sequence[Mapping[str, Any]],
    job: TrainingJob,
    params: DpoParams,
    init_adapter: Path | None = None,
) -> TrainingResult | None:
    """Train a LoRA adapter on `prompt`, `chosen` and `rejected`.

    `init_adapter`: the folder of the run whose adapter is trained further; the result is one
    adapter that holds both trainings, and `job.lora` plays no part. None: a new adapter.
    Resuming, determinism, result and errors: see `lib.training.sft.train_sft`.
    """
    quiet_libraries()
    score_labelled_positions()
    join_processes(job.launch)
    dtype = training_dtype(job)
    base = load_base(job.model, job.lora.base_bits, dtype)
    policy, new, origin = starting_point(base.model, job, init_adapter)
    rows = tokenise_pairs(pairs, base.tokenizer, min(params.max_length, base.context))
    if any(rows.columns[GROUP]) and supports_prefix_decoding(base.model):
        read_prefixes_once(base.model)
    training = Training(
        job,
        params,
        rows,
        open_workplace(job, params, rows, dtype, init_adapter, "dpo"),
        DPO_COLUMNS,
        f"LoRA adapter trained by DPO from {origin}.",
        dtype,
    )
    return training.run(
        lambda: _DpoTrainer(
            model=policy,
            args=DPOConfig(
                **training.settings(),
                beta=params.beta,
                loss_type=list(params.loss),
                loss_weights=list(params.loss.values()),
            ),
            train_dataset=Dataset.from_dict(rows.columns),
            processing_class=base.tokenizer,
            peft_config=new,
        )
    )
