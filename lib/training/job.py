"""What is trained on what, and where to. Light to import, so that a stage names its job first."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from lib.params import Dtype, LaunchParams, LoraParams, Params
from lib.pipelines import outputs


@dataclass(frozen=True)
class TrainingJob:
    """The same for SFT and DPO.

    `run`: the name in reports (sft, dpo, sft_dpo). `model`: a folder or a hub id. `data`: the file
    that the rows come from. `work_dir`: a folder of this run's own for checkpoints, deleted at the
    end. `dtype`: of the base model on a CPU; a GPU takes bfloat16 where it computes in it.
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


def training_job(params: Params, run: str, folder: str, data: Path) -> TrainingJob:
    """The job of this pipeline that trains the run `run` in outputs/models/{folder}."""
    return TrainingJob(
        run,
        params.model,
        data,
        outputs("models", folder),
        outputs(".work", f"train_{folder}"),
        params.lora,
        params.launch,
        params.generation.dtype,
        params.seed,
    )
