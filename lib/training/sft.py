"""Supervised fine-tuning: the model learns to continue a prompt with its SQL."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from trl import SFTConfig, SFTTrainer

from lib.params import SftParams
from lib.training.batches import LikeLengthTrainer
from lib.training.cards import TrainingResult
from lib.training.fit import open_training
from lib.training.job import TrainingJob


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
