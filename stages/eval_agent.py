"""One run on the dev and test questions in one way to answer: `lib.agents`.

`python -m stages.eval_agent --run sft --mode react`. Reads outputs/models/{run}/run.json, or that
of a shipped adapter in data/adapters, writes outputs/eval_agent/{run}/{mode}/ (test in its folder
test/).
"""

from __future__ import annotations

import argparse

from lib.agents.modes import MODES
from lib.generation.runs import adapter_folder, read_run
from lib.lock import sole_writer
from lib.models.choice import run_folder
from lib.params import load_params
from lib.pipelines import outputs
from lib.rollout.evaluation import evaluate_run, summary_line
from lib.stage import run_stage


def main() -> None:
    arguments = _arguments()
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
            agents=None if arguments.mode in ("direct", "repair") else params.agents,
        )
    print(*map(summary_line, summaries), sep="\n")


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--run", required=True, help="a folder of outputs/models, or of data/adapters"
    )
    parser.add_argument("--mode", choices=MODES, required=True, help="the way to answer")
    return parser.parse_args()


if __name__ == "__main__":
    run_stage(main)
