"""Direct preference optimisation: chosen SQL becomes likelier than rejected SQL.

Source: Rafailov et al. 2023, "Direct Preference Optimization", equation 7. The reference is the
model that training starts from: the bare base model, or the base model with a frozen copy of the
adapter that is trained further (TRL adds that copy, named `ref`).
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from datasets import Dataset
from trl import DPOConfig, DPOTrainer

from lib.params import DpoParams
from lib.training.batches import LikeLengthTrainer
from lib.training.cards import TrainingResult
from lib.training.fit import open_training
from lib.training.job import TrainingJob


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
    For resuming, determinism, result and errors see `lib.training.sft.train_sft`.
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
