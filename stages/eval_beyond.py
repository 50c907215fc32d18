"""Evaluate a model on the data sets beyond Spider: `PIPELINE=beyond python -m stages.eval_beyond`.

Reads data/beyond, as `stages.prepare_beyond` wrote it, and answers what is there: first turn, then
online repair; follow-up questions with the run's own earlier answers. `model` of the parameters is
a run, an adapter, a fetched model, a folder or a hub id, as in `make ask`. Writes
outputs/beyond/eval_beyond/{set}/. `--alone` asks the questions of conversations without those
before them, and writes outputs/beyond/eval_alone/{set}_alone/.
"""

import argparse
from dataclasses import replace
from pathlib import Path

from lib.answering.generation.runs import RunCard, model_fingerprint
from lib.answering.models.choice import choose_model
from lib.answering.rollout.evaluation import evaluate_sets, summary_line
from lib.base.pipeline import load_params, outputs
from lib.base.stage import run_stage, sole_writer
from lib.data.selection import asked_alone, sets_beyond


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--alone", action="store_true", help="ask follow-up questions alone")
    alone = parser.parse_args().alone
    params = load_params()
    sets = asked_alone(sets_beyond(params)) if alone else sets_beyond(params)
    model = choose_model(params.model, params.model, print)
    params = replace(params, schema=params.schema.as_trained(model.contents))
    adapter = None if model.adapter is None else str(model.adapter)
    fingerprint = model_fingerprint(model.base, model.adapter)
    card = RunCard(Path(params.model).name, model.base, adapter, fingerprint)
    out = outputs("eval_alone" if alone else "eval_beyond")
    with sole_writer(out):
        summaries = evaluate_sets(params, card, model.adapter, sets, out)
    for name, summary in zip(sets, summaries, strict=True):
        print(f"{name}: {summary_line(summary)}")


if __name__ == "__main__":
    run_stage(main)
