"""A single rollout, in one call."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from lib.answering.agents.modes import RolloutSettings
from lib.answering.generation.protocol import Generator
from lib.answering.rollout.outputs import TRAJECTORIES
from lib.answering.rollout.run import Rollout, run_rollouts
from lib.base.records import Example
from lib.database.sandbox.sandbox import Sandbox


def run_rollout(
    examples: Sequence[Example],
    generator: Generator,
    sandbox: Sandbox,
    settings: RolloutSettings,
    out_dir: Path,
    provenance: dict[str, Any],
) -> Path:
    """Run it to its end; returns the path of its trajectories."""
    run_rollouts([Rollout(examples, settings, out_dir, provenance)], generator, sandbox)
    return out_dir / TRAJECTORIES
