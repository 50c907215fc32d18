"""What is trained on what, and where to. Light to import, so that a stage names its job first."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from lib.params import Dtype, LaunchParams, LoraParams


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
