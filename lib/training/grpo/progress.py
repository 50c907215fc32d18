"""How far a training has come, and its checkpoints: figures, weights and the optimiser's state."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import torch

from lib.jsonl import write_json
from lib.training.checkpoints import CheckpointFolder, checkpoint_name, mark_complete
from lib.training.curves import Row
from lib.training.grpo.policy import Policy

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
