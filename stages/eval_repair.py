"""Evaluate one run with repair on the dev and test questions, in every scope of `repair_scope`.

`python -m stages.eval_repair --model sft`. Reads outputs/models/{model}/run.json, writes
outputs/eval_repair/{model}/{scope}/ (test in its subfolder test/). With `feedback_source: foreign`,
the run with the questions' own feedback is in its subfolder own/. A model that `train_dpo` left
out is left out here too.
"""

import argparse

from lib.answering.generation.runs import (
    adapter_folder,
    leave_out,
    not_left_out,
    read_left_out,
    read_run,
)
from lib.answering.rollout.evaluation import evaluate_run, summary_line
from lib.base.pipeline import load_params, outputs
from lib.base.stage import run_name, run_stage, sole_writer


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--model", type=run_name, required=True, help="a folder of outputs/models")
    model = parser.parse_args().model
    params = load_params()
    folder, out = outputs("models", model), outputs("eval_repair", model)
    if left_out := read_left_out(folder):
        with sole_writer(out):
            leave_out(out, left_out)
        print(f"{left_out.run}: left out ({left_out.reason})")
        return
    card = read_run(folder)
    with sole_writer(out):
        not_left_out(out)
        summaries = evaluate_run(
            params,
            card,
            adapter_folder(folder, card),
            params.feedback,
            out,
            {scope: out / scope for scope in params.repair_scope},
            params.feedback_source,
        )
    print(*map(summary_line, summaries), sep="\n")


if __name__ == "__main__":
    run_stage(main)
