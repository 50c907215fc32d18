"""Reinforcement learning by GRPO: `python -m stages.train_grpo --mode direct --init base`.

Trains a new adapter (`--init base`), or that of a run further, on rewards from execution: see
docs/rl.md. Writes outputs/models/grpo_{mode}_{init}/, the adapter with its model card, run.json,
metrics.json, curves.csv and timings.json, and outputs/grpo/{mode}/{init}/: episodes.jsonl with
every episode and its tokens, and, while it trains, curves.csv, held_out.csv, times.csv,
warnings.jsonl. A killed training, started again, continues from its last checkpoint.

With `grpo.pass_rate` it reads which questions to train on from outputs/mine_pairs/, or, if `--init`
is not base, from the mined answers of the last round.
"""

import argparse
from dataclasses import replace

from lib.answering.generation.runs import adapter_folder, read_run
from lib.answering.models.choice import run_folder
from lib.answering.rollout.outputs import TRAJECTORIES, read_trajectories
from lib.base.errors import DataError, ParamsError
from lib.base.params import GRPO_MODES, Params
from lib.base.pipeline import (
    dataset_paths,
    grpo_run,
    last_round,
    load_params,
    outputs,
    round_outputs,
)
from lib.base.stage import run_stage
from lib.data.selection import held_out_examples, minable_examples
from lib.data.split import require_clean_split
from lib.learning.grpo.rollouts import pass_rates
from lib.learning.training.launch import sole_training, train_in_processes, training_job
from lib.learning.training.model_card import LearntSets

_BASE = "base"  # an untrained model


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--mode", choices=GRPO_MODES, required=True, help="the way to answer")
    run = "base, or a run of outputs/models"
    parser.add_argument("--init", required=True, metavar="RUN", help=run)
    arguments = parser.parse_args()
    params = load_params()
    rates = _pass_rates(params, 1 if arguments.init == _BASE else last_round(params))
    training: Params = replace(params, data=params.grpo.data or params.data)
    examples, _ = minable_examples(training)
    require_clean_split(examples, held_out_examples(params), dataset_paths(params))
    sets: LearntSets = {}
    if (split_check := dataset_paths(params).split_check) != "databases":
        licence = params.datasets[training.data].licence
        sets[training.data] = {
            "licence": licence,
            "rows": len(examples),
            "split_check": split_check,
        }
    model, init = params.model, None
    if arguments.init != _BASE:
        folder = run_folder(arguments.init)
        card = read_run(folder)
        model, init = card.model, folder if adapter_folder(folder, card) else None
    name = grpo_run(arguments.mode, arguments.init)
    job = training_job(params, name, name, dataset_paths(training).train, model)
    out = outputs("grpo", arguments.mode, arguments.init)
    with sole_training(params.launch, job.out_dir), sole_training(params.launch, out):
        words = ["--mode", arguments.mode, "--init", arguments.init]
        if train_in_processes(params.launch, "stages.train_grpo", words):
            return
        from lib.learning.grpo.trainer import GrpoTask, result_line, train_grpo  # torch: seconds

        task = GrpoTask(arguments.mode, job, examples, init, out, rates, sets)
        result = train_grpo(task, params)
    if result is not None:  # only in the main process
        print(f"{result_line(result)}; {job.out_dir / 'README.md'}")


def _pass_rates(params: Params, round: int) -> dict[str, float]:
    """The pass rates of the questions that a round has mined; none where they are not asked for."""
    if params.grpo.pass_rate is None:
        return {}
    if params.grpo.data not in (None, params.data):
        raise ParamsError(
            f"`grpo.pass_rate`: the mined answers are to questions of {params.data}, and "
            f"`grpo.data` is {params.grpo.data}; set one of the two to null"
        )
    path = round_outputs("mine_pairs", round) / TRAJECTORIES
    if not path.is_file():
        raise DataError(
            f"{path}: no such file, from which `grpo.pass_rate` chooses questions; run "
            f"`python -m stages.mine_pairs --round {round}` first, or set it to null"
        )
    return pass_rates(read_trajectories(path))


if __name__ == "__main__":
    run_stage(main)
