"""Evaluate one run on the dev and test questions in one way to answer (see `lib.answering.agents`).

`python -m stages.eval_agent --run sft --mode react`. Reads outputs/models/{run}/run.json, or that
of a shipped adapter in data/adapters, writes outputs/eval_agent/{run}/{mode}/ (test in its
subfolder test/).
"""

import argparse

from lib.answering.agents.modes import MODES
from lib.answering.generation.runs import adapter_folder, read_run
from lib.answering.models.choice import run_folder
from lib.answering.rollout.evaluation import evaluate_run, summary_line
from lib.base.pipeline import load_params, outputs
from lib.base.stage import run_stage, sole_writer


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--run", required=True, help="a folder of outputs/models, or of data/adapters"
    )
    parser.add_argument("--mode", choices=MODES, required=True, help="the way to answer")
    arguments = parser.parse_args()
    params = load_params()
    folder = run_folder(arguments.run)
    card = read_run(folder)
    out = outputs("eval_agent", arguments.run, arguments.mode)
    with sole_writer(out):
        summaries = evaluate_run(
            params,
            card,
            adapter_folder(folder, card),
            params.feedback if arguments.mode == "repair" else "none",
            out,
            {"online": out},
            mode=arguments.mode,
            agents=params.agents,
        )
    print(*map(summary_line, summaries), sep="\n")


if __name__ == "__main__":
    run_stage(main)
