"""A training by GRPO: its inputs, and all that its result depends on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

import torch

from lib.fingerprints import code_fingerprint
from lib.generation.dtype import ResolvedDtype
from lib.generation.runs import model_fingerprint, read_run
from lib.params import Params
from lib.records import Example, Mode
from lib.rollout.run import data_fingerprint
from lib.training.job import TrainingJob

_NOT_IN_WEIGHTS = (
    "lib.generation.hf_processes",
    "lib.generation.model_path",
    "lib.generation.response_cache",
    "lib.generation.runs",
    "lib.rollout.outputs",
    "lib.rollout.workers",
    "lib.training.cards",
    "lib.training.checkpoints",
    "lib.training.console",
    "lib.training.grpo.monitor",
    "lib.training.grpo.result",
    "lib.training.launch",
    "lib.training.live",
)
"""Modules that do not affect the weights."""


@dataclass(frozen=True)
class GrpoTask:
    """The inputs of a training and where its files go.

    `examples`: the training questions. `init_adapter`: the folder of the run that is trained
    further; None: a new adapter. `out_dir`: for episodes and all other files except the model.
    """

    recipe: str
    job: TrainingJob
    examples: Sequence[Example]
    init_adapter: Path | None
    out_dir: Path


def training_identity(
    task: GrpoTask, params: Params, mode: Mode, dtype: ResolvedDtype
) -> dict[str, Any]:
    """All that determines the result: a training continues only if all of it is the same."""
    init = task.init_adapter
    grpo = {name: value for name, value in asdict(params.grpo).items() if name != "monitor"}
    return {
        "run": task.job.run,
        "recipe": task.recipe,
        "mode": mode,
        "grpo": grpo,
        "agents": asdict(params.agents),
        "evaluation": params.evaluation.max_turns,
        "feedback": params.feedback,
        "chat": asdict(params.generation.chat),
        "max_new_tokens": params.generation.max_new_tokens,
        "max_prompt_tokens": params.generation.max_prompt_tokens,
        "schema": asdict(params.schema),
        "sandbox": asdict(replace(params.sandbox, workers=1)),
        "lora": asdict(task.job.lora),
        "seed": task.job.seed,
        "model": task.job.model,
        "dtype": dtype,
        "data_fingerprint": data_fingerprint(task.examples),
        "model_fingerprint": [
            model_fingerprint(task.job.model),
            None if init is None else read_run(init).fingerprint,
        ],
        "code_fingerprint": code_fingerprint(
            "lib.training.grpo.trainer", "lib.db.worker", without=_NOT_IN_WEIGHTS
        ),
        "torch": torch.__version__,
    }
