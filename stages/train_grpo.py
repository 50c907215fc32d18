"""Reinforcement learning by GRPO: `python -m stages.train_grpo --recipe multi --init sft_dpo`.

Trains the adapter of a run further, or a new one (`--init base`), on rewards from execution: see
docs/rl.md. Writes outputs/models/grpo_{recipe}/, the adapter with its model card, run.json,
metrics.json, curves.csv and timings.json, and outputs/grpo/{recipe}/: episodes.jsonl with every
episode and its tokens, and, while it trains, curves.csv, held_out.csv, times.csv, warnings.jsonl. A
killed training, started again, continues from its last checkpoint.
"""

import argparse
from dataclasses import replace

from lib.answering.generation.runs import adapter_folder, read_run
from lib.answering.models.choice import run_folder
from lib.base.params import Params
from lib.base.pipeline import dataset_paths, load_params, outputs
from lib.base.stage import run_stage
from lib.data.selection import held_out_examples, minable_examples
from lib.data.split import require_clean_split
from lib.learning.training.launch import sole_training, train_in_processes, training_job

_RECIPES = ("single", "multi")


def main() -> None:
    arguments = _arguments()
    params = load_params()
    training: Params = replace(params, data=params.grpo.data or params.data)
    examples, _ = minable_examples(training)
    require_clean_split(examples, held_out_examples(params))
    model, init = params.model, None
    if arguments.init != "base":
        folder = run_folder(arguments.init)
        card = read_run(folder)
        model, init = card.model, folder if adapter_folder(folder, card) else None
    name = f"grpo_{arguments.recipe}"
    job = training_job(params, name, name, dataset_paths(training).train, model)
    out = outputs("grpo", arguments.recipe)
    with sole_training(params.launch, job.out_dir), sole_training(params.launch, out):
        words = ["--recipe", arguments.recipe, "--init", arguments.init]
        if train_in_processes(params.launch, "stages.train_grpo", words):
            return
        from lib.learning.grpo.trainer import GrpoTask, result_line, train_grpo  # torch: seconds

        result = train_grpo(GrpoTask(arguments.recipe, job, examples, init, out), params)
    if result is not None:  # only in the main process
        print(f"{result_line(result)}; {job.out_dir / 'README.md'}")


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--recipe", choices=_RECIPES, required=True, help="one answer, or episodes of an agent"
    )
    parser.add_argument(
        "--init", required=True, metavar="RUN", help="base, or a run of outputs/models"
    )
    return parser.parse_args()


if __name__ == "__main__":
    run_stage(main)
