"""A training job, and several processes for it: the stage starts itself again under a launcher.

`launch` in params.yaml selects the launcher, `accelerate launch` or `deepspeed`, and the number of
processes. Each of them runs the stage's `main` inside `lib.learning.training.worker_entry`. Run as
a script, this module is `accelerate launch` itself, without the traceback that it adds when a
process fails. Imports neither torch nor TRL.
"""

import logging
import os
import socket
import subprocess
import sys
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

from lib.base.errors import MissingExtraError, ModelError
from lib.base.params import Dtype, LaunchParams, LoraParams, Params
from lib.base.pipeline import outputs
from lib.base.stage import sole_writer

STAGE_PROCESS = "TRAINING_STAGE_PROCESS"
"""The environment variable that holds the id of the stage's process; all processes end with it."""

_LAUNCHED = "lib.learning.training.worker_entry"
_REPORTED = 2  # the exit code of a stage that has printed its error


@dataclass(frozen=True)
class TrainingJob:
    """What trainings of all kinds have in common.

    `run`: the name in reports, such as sft, dpo or sft_dpo. `model`: a folder or a hub id. `data`:
    the file that the rows come from. `work_dir`: for the checkpoints of this run alone,
    deleted at the end. `dtype`: of the base model on a CPU; a GPU uses bfloat16 if it supports it.
    `contents`: whether the prompts show what columns hold.
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
    contents: bool = False


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
        bool(params.schema.contents),
    )


def is_launched() -> bool:
    """Whether a launcher started this process: all of them number their processes."""
    return "LOCAL_RANK" in os.environ


def sole_training(launch: LaunchParams, out_dir: Path) -> AbstractContextManager[None]:
    """Make the stage, with all processes that it starts, the only writer of `out_dir`.

    On several machines there is one stage on each; they write together, without a lock.
    """
    alone = launch.machines == 1 and not is_launched()
    return sole_writer(out_dir) if alone else nullcontext()


def train_in_processes(launch: LaunchParams, stage: str, arguments: Sequence[str] = ()) -> bool:
    """Run the module `stage` in the processes that `launch` asks for, and wait for them.

    False if this process itself is to train: it is the only one, or a launcher has started it.
    Ends the program with exit code 2 if a process has reported its error; raises ModelError if one
    ended otherwise, for example because it was killed, and MissingExtraError where the launcher is
    not installed.
    """
    if launch.by == "python" or is_launched():
        return False
    if find_spec(launch.by) is None:
        raise MissingExtraError(
            f"launch.by is {launch.by}, which is not installed; `make setup` installs it"
        )
    from torch.cuda import device_count  # seconds to import, and one process does without it here

    gpus = device_count()
    processes = max(1, gpus) if launch.processes == "auto" else launch.processes
    if launch.by == "accelerate" and processes * launch.machines == 1:
        return False
    options = [os.path.expandvars(str(option)) for option in launch.options]
    command = _COMMANDS[launch.by](launch, processes, options)
    status = subprocess.run(
        [sys.executable, "-m", *command, _LAUNCHED, stage, *arguments],
        env=_environment(processes, on_gpus=gpus > 0),
        start_new_session=True,  # Ctrl-C in the terminal is for the stage, not its processes
    ).returncode
    if status == _REPORTED:
        sys.exit(status)
    if status:
        raise ModelError(
            f"{launch.by} ended with exit code {status}; if nothing above says why, a process was "
            "killed, as one that needs too much memory is. Start the stage again to continue"
        )
    return True


def _accelerate(launch: LaunchParams, processes: int, options: list[str]) -> list[str]:
    return [
        "lib.learning.training.launch",
        "--multi_gpu",  # several processes even on a CPU: `--cpu` would leave that to MPI
        *("--num_processes", str(processes * launch.machines)),
        *("--num_machines", str(launch.machines)),
        *("--mixed_precision", "no"),  # the trainer decides
        *("--dynamo_backend", "no"),
        *(("--main_process_port", "0") if launch.machines == 1 else ()),  # any that is free
        *options,
        "--module",
    ]


def _deepspeed(launch: LaunchParams, processes: int, options: list[str]) -> list[str]:
    return [
        "deepspeed.launcher.runner",
        *("--num_gpus", str(processes)),
        *("--num_nodes", str(launch.machines)),
        *(("--master_port", str(_free_port())) if launch.machines == 1 else ()),
        *("--log_level", "critical"),
        "--no_local_rank",
        *options,
        "--module",
    ]


_COMMANDS: dict[str, Callable[[LaunchParams, int, list[str]], list[str]]] = {
    "accelerate": _accelerate,
    "deepspeed": _deepspeed,
}
"""The module of each launcher, with its options; what it runs comes after them."""


def _environment(processes: int, on_gpus: bool) -> dict[str, str]:
    threads = max(1, (os.cpu_count() or 1) // processes)
    return {
        "OMP_NUM_THREADS": str(threads),  # per process; the launchers would set 1
        **({} if on_gpus else {"DS_ACCELERATOR": "cpu"}),  # else DeepSpeed warns that it guessed
        **os.environ,
        STAGE_PROCESS: str(os.getpid()),
    }


def _free_port() -> int:
    with socket.socket() as free:
        free.bind(("", 0))
        port: int = free.getsockname()[1]
    return port


def _accelerate_launch() -> None:
    """`accelerate launch` with the arguments of this script, and the exit code of its processes."""
    from accelerate.commands.launch import main
    from torch.distributed.elastic.multiprocessing.errors import ChildFailedError

    logging.getLogger("torch.distributed.elastic").setLevel(logging.CRITICAL)
    try:
        main()
    except ChildFailedError as error:
        codes = {failure.exitcode for failure in error.failures.values()}
        sys.exit(_REPORTED if _REPORTED in codes else 1)


if __name__ == "__main__":
    _accelerate_launch()
