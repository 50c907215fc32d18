"""A training whose texts follow a script, as a module that launchers can start in processes."""

import os
import pickle
import signal
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from lib.base.params import Params
from lib.learning.grpo.trainer import GrpoTask
from lib.learning.grpo.update import Updater
from lib.learning.training.launch import train_in_processes
from tests.learning.grpo.scripted import train_scripted

_MODULE = "tests.learning.grpo.scripted_training"


@dataclass(frozen=True)
class Plan:
    """`killed_at`: the step at which the main process is killed; None: it is not."""

    task: GrpoTask
    params: Params
    killed_at: int | None = None


def train(plans: list[Plan], folder: Path) -> None:
    """Train one after another, in processes that are started once, as the first plan's job asks.

    Raises ModelError where a process was killed.
    """
    path = folder / "plans.pickle"
    path.write_bytes(pickle.dumps(plans))
    if not train_in_processes(plans[0].task.job.launch, _MODULE, [str(path)]):
        for plan in plans:
            _train(plan)


def main() -> None:
    """What each of several processes runs."""
    for plan in pickle.loads(Path(sys.argv[1]).read_bytes()):
        _train(plan)


def _train(plan: Plan) -> None:
    update = Updater.update

    def killed(self: Updater, groups: Any, step: int) -> Any:
        if step == plan.killed_at and os.environ["RANK"] == "0":
            os.kill(os.getpid(), signal.SIGKILL)
        return update(self, groups, step)

    with pytest.MonkeyPatch.context() as patched:
        if plan.killed_at is not None:
            patched.setattr(Updater, "update", killed)
        train_scripted(plan.task, plan.params)
