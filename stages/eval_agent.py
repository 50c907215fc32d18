"""Evaluate one run on the dev and test questions in one way to answer (see `lib.answering.agents`).

`python -m stages.eval_agent --run sft --mode react`. Reads outputs/models/{run}/run.json, or that
of a shipped adapter in data/adapters, writes outputs/eval_agent/{run}/{mode}/ (test in its
subfolder test/).

To look at one question instead, with all that the model reads and writes, on any SQLite file:
`python -m stages.eval_agent --run sft --mode react --db FILE --question "..." --verbose`.
"""

import argparse
import sys
from pathlib import Path

from lib.answering.agents.modes import MODES
from lib.answering.generation.runs import adapter_folder, read_run
from lib.answering.models.choice import run_folder
from lib.answering.one_question import answer_question, question_of_file
from lib.answering.rollout.evaluation import evaluate_run, summary_line
from lib.base.pipeline import load_params, outputs
from lib.base.stage import run_stage, sole_writer


def main() -> None:
    arguments = _arguments()
    params = load_params()
    folder = run_folder(arguments.run)
    card = read_run(folder)
    if arguments.db is not None:
        question = question_of_file(arguments.db, arguments.question)
        mode, verbose = arguments.mode, arguments.verbose
        adapter = adapter_folder(folder, card)
        ran = answer_question(params, question, card.model, adapter, mode, verbose=verbose)
        sys.exit(0 if ran else 1)
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
        )
    print(*map(summary_line, summaries), sep="\n")


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--run", required=True, help="a folder of outputs/models, or of data/adapters"
    )
    parser.add_argument("--mode", choices=MODES, required=True, help="the way to answer")
    parser.add_argument("--db", type=Path, help="SQLite file: answer one question, in place of all")
    parser.add_argument("--question", help="the question on --db")
    parser.add_argument("--verbose", action="store_true", help="print prompts, answers and times")
    arguments = parser.parse_args()
    if (arguments.db is None) != (arguments.question is None):
        parser.error("--db and --question belong together")
    if arguments.verbose and arguments.db is None:
        parser.error("--verbose is for one question: it needs --db and --question")
    return arguments


if __name__ == "__main__":
    run_stage(main)
