"""A training job: which model, which data, which folders. Imports neither torch nor TRL."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from lib.params import Dtype, LaunchParams, LoraParams, Params
from lib.pipelines import outputs


@dataclass(frozen=True)
class TrainingJob:
    """What trainings of all kinds have in common.

    `run`: the name in reports, such as sft, dpo or sft_dpo. `model`: a folder or a hub id. `data`:
    the file that the rows come from. `work_dir`: this run's own folder for checkpoints, deleted at
    the end. `dtype`: of the base model on a CPU; a GPU uses bfloat16 if it supports it.
    """

    run: str
    model: str
    data: Path
    out_dir: Path
    work_dir: Path
    lora: LoraParams
    launch: LaunchParams
    dtype: Dtype
    seed: int


def training_job(
    params: Params, run: str, folder: str, data: Path, model: str | None = None
) -> TrainingJob:
    """The job of this pipeline that trains the run `run` in outputs/models/{folder}.

    `model`: instead of that of params.yaml.
    """
    return TrainingJob(
        run,
        model or params.model,
        data,
        outputs("models", folder),
        outputs(".work", f"train_{folder}"),
        params.lora,
        params.launch,
        params.generation.dtype,
        params.seed,
    )
