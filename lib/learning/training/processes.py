"""The process group of a training: one process, or several that a launcher started."""

from __future__ import annotations

import os
from typing import Any

import torch
from accelerate import PartialState

from lib.base.errors import ModelError
from lib.base.params import LaunchParams
from lib.learning.training.launch import is_launched

_ZERO_2 = {
    "zero_optimization": {"stage": 2},
    "bf16": {"enabled": "auto"},
    "gradient_accumulation_steps": "auto",
    "gradient_clipping": "auto",
    "train_batch_size": "auto",
    "train_micro_batch_size_per_gpu": "auto",
}
"""DeepSpeed's settings: the optimiser's state and the gradients are divided over the processes."""


def join_processes(launch: LaunchParams) -> None:
    """Join the process group, over NCCL on GPUs and over Gloo on CPUs.

    Raises ModelError where one process sees several GPUs and no launcher divided them.
    """
    gpus = torch.cuda.device_count()
    if gpus > 1 and not is_launched():
        raise ModelError(
            f"one process sees {gpus} GPUs: set `launch.by` in params.yaml to accelerate or "
            "deepspeed, or CUDA_VISIBLE_DEVICES=0"
        )
    if _with_deepspeed(launch):
        if not gpus:
            compile_nothing()
        os.environ["ACCELERATE_USE_DEEPSPEED"] = "true"
        PartialState(backend="nccl" if gpus else "gloo")
    else:
        PartialState(cpu=not gpus)


def process_settings(launch: LaunchParams) -> dict[str, Any]:
    """The trainer's arguments for training in several processes; empty for one process."""
    if _with_deepspeed(launch):
        # else the trainer sets up the process group again, which it cannot do on CPUs
        return {"deepspeed": _ZERO_2, "accelerator_config": {"use_configured_state": True}}
    if is_launched():
        return {"use_cpu": not torch.cuda.is_available(), "ddp_find_unused_parameters": False}
    return {}


def _with_deepspeed(launch: LaunchParams) -> bool:
    return launch.by == "deepspeed" and is_launched()


def compile_nothing() -> None:
    """Turn off DeepSpeed's own communication between CPUs, which needs a compiler; use Gloo."""
    from deepspeed import ops

    ops.__compatible_ops__["deepspeed_shm_comm"] = False
