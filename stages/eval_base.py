"""Evaluate the base model, one shot, on the dev and test questions: `python -m stages.eval_base`.

Writes outputs/eval_base/ (test in its subfolder test/) and the run card of the base model,
outputs/models/base/run.json. With `sft.init` it is the model with that adapter.
"""

from lib.answering.generation.runs import starting_run, write_run
from lib.answering.rollout.evaluation import evaluate_run, summary_line
from lib.base.pipeline import load_params, outputs
from lib.base.stage import run_stage, sole_writer


def main() -> None:
    params = load_params()
    out = outputs("eval_base")
    folder = outputs("models", "base")
    card, adapter = starting_run(params, folder)
    # Nothing is repaired: answers are chosen without gold.
    with sole_writer(out):
        summaries = evaluate_run(params, card, adapter, "none", out, {"online": out})
        write_run(folder, card)
    print(*map(summary_line, summaries), sep="\n")


if __name__ == "__main__":
    run_stage(main, __doc__)
