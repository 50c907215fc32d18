"""A stage that makes a mistake in two processes, once they know each other; imports no trainer."""

import sys
from typing import Literal, cast

from lib.base.errors import DataError
from lib.base.params import LaunchParams
from lib.base.stage import run_stage
from lib.learning.training.launch import train_in_processes


def main() -> None:
    """argv: the launcher."""
    by = cast(Literal["accelerate", "deepspeed"], sys.argv[1])
    launch = LaunchParams(by=by, processes=2, machines=1, options=())
    if not train_in_processes(launch, "tests.learning.training.mistaken_stage", [by]):
        from accelerate import PartialState

        assert PartialState(cpu=True).num_processes == 2
        raise DataError("none of 8 rows fits into 5 tokens")


if __name__ == "__main__":
    run_stage(main)
