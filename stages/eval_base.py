"""Evaluate the base model, one shot, on the dev and test questions: `python -m stages.eval_base`.

Writes outputs/eval_base/ (test in its subfolder test/) and the run card of the base model,
outputs/models/base/run.json.
"""

from lib.answering.generation.runs import RunCard, model_fingerprint, write_run
from lib.answering.rollout.evaluation import evaluate_run, summary_line
from lib.base.pipeline import load_params, outputs
from lib.base.stage import run_stage, sole_writer


def main() -> None:
    params = load_params()
    out = outputs("eval_base")
    card = RunCard("base", params.model, None, model_fingerprint(params.model))
    # Nothing is repaired: answers are chosen without gold.
    with sole_writer(out):
        summaries = evaluate_run(params, card, None, "none", out, {"online": out})
        write_run(outputs("models", "base"), card)
    print(*map(summary_line, summaries), sep="\n")


if __name__ == "__main__":
    run_stage(main, __doc__)
