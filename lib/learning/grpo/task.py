"""A training by GRPO: its inputs, and all that its result depends on.

How far a training has come, and its checkpoints: figures, weights and the optimiser's state.

The order in which a training asks its questions.
"""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any

import torch

from lib.answering.generation.dtype import ResolvedDtype
from lib.answering.generation.runs import model_fingerprint, read_run
from lib.answering.rollout.run import data_fingerprint
from lib.base.identity import code_fingerprint
from lib.base.jsonl import write_json
from lib.base.params import Params
from lib.base.records import Example, Mode
from lib.learning.grpo.policy import Policy
from lib.learning.training.checkpoints import CheckpointFolder, checkpoint_name, mark_complete
from lib.learning.training.launch import TrainingJob
from lib.learning.training.progress import Row


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
        "code_fingerprint": code_fingerprint("learning"),
        "torch": torch.__version__,
    }


_STATE, _WEIGHTS = "state.json", "weights.pt"


@dataclass
class Progress:
    """What a checkpoint holds besides the weights. `position`: in the stream of questions."""

    step: int = 0
    position: int = 0
    curves: list[Row] = field(default_factory=list)
    held_out: list[Row] = field(default_factory=list)
    times: list[Row] = field(default_factory=list)
    warnings: list[dict[str, Any]] = field(default_factory=list)
    failed_groups: int = 0


def save_checkpoint(
    checkpoints: CheckpointFolder,
    progress: Progress,
    policy: Policy,
    optimizer: torch.optim.Optimizer,
) -> None:
    """Write the checkpoint of the step that is done."""
    folder = checkpoints.folder / checkpoint_name(progress.step)
    folder.mkdir(parents=True, exist_ok=True)
    weights = {"adapter": policy.trained, "optimizer": optimizer.state_dict()}
    torch.save(weights, folder / _WEIGHTS)
    write_json(folder / _STATE, asdict(progress))
    mark_complete(checkpoints.folder, progress.step)


def load_checkpoint(checkpoint: Path, policy: Policy, optimizer: torch.optim.Optimizer) -> Progress:
    """Restore the weights and the optimiser; returns the progress at that checkpoint."""
    saved = torch.load(checkpoint / _WEIGHTS, map_location=policy.device)
    with torch.no_grad():
        for name, weights in policy.trained.items():
            weights.copy_(saved["adapter"][name])
    optimizer.load_state_dict(saved["optimizer"])
    return Progress(**json.loads((checkpoint / _STATE).read_text(encoding="utf-8")))


@dataclass(frozen=True)
class QuestionStream:
    """All questions in an order drawn by seed, then all of them in another order, without end."""

    examples: Sequence[Example]
    seed: int

    def take(self, position: int, count: int) -> list[Example]:
        """`count` questions from `position` on: what is drawn depends on these alone."""
        return [self._at(index) for index in range(position, position + count)]

    def _at(self, position: int) -> Example:
        epoch, index = divmod(position, len(self.examples))
        order = list(range(len(self.examples)))
        random.Random(f"{self.seed}\0{epoch}").shuffle(order)
        return self.examples[order[index]]


def split_held_out(
    examples: Sequence[Example], count: int, seed: int
) -> tuple[list[Example], list[Example]]:
    """The examples that are trained on, and `count` others, drawn by seed; both in their order."""
    order = list(range(len(examples)))
    random.Random(seed).shuffle(order)
    held_out = set(order[:count])
    trained = [example for index, example in enumerate(examples) if index not in held_out]
    return trained, [examples[index] for index in sorted(held_out)]
