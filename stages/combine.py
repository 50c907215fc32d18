"""Writes the run card of several adapters of one model: `python -m stages.combine --name NAME`.

`--runs sft sft_dpo`: an ensemble, of which each adapter answers and all candidates are chosen from.
`--verifier verifier`: the run whose adapter weighs candidates (`evaluation.choose: weighted`); it
may stand beside a single run too. Runs are folders of outputs/models, or of data/adapters. Writes
outputs/models/NAME/run.json, which `stages.eval_repair` and `stages.eval_agent` read.
"""

import argparse
import os
from pathlib import Path

from lib.answering.generation.runs import (
    RunCard,
    adapter_folder,
    model_fingerprint,
    read_run,
    run_adapters,
    write_run,
)
from lib.answering.models.choice import run_folder
from lib.base.errors import ModelError
from lib.base.identity import fingerprint
from lib.base.pipeline import outputs
from lib.base.stage import run_name, run_stage, sole_writer


def main() -> None:
    arguments = _arguments()
    runs = [run_folder(run) for run in arguments.runs]
    verifier = run_folder(arguments.verifier) if arguments.verifier else None
    out = outputs("models", arguments.name)
    if out in [*runs, verifier]:
        raise ModelError(f"--name {arguments.name}: a run of this name is one of those to combine")
    model = read_run(runs[0]).model
    members = [_adapter(run, model, out) for run in runs]
    if len(members) > 1 and None in members:
        raise ModelError(f"{runs[members.index(None)]}: no adapter; an ensemble is of adapters")
    if len(set(members)) < len(members):
        raise ModelError(f"--runs {' '.join(arguments.runs)}: expected different runs")
    if len(members) == 1 and verifier is None:
        raise ModelError(f"--runs {arguments.runs[0]}: expected several runs, or a --verifier too")
    judge = None if verifier is None else _adapter(verifier, model, out)
    if verifier is not None and judge is None:
        raise ModelError(f"{verifier}: no adapter; without --verifier a run checks itself")
    card = RunCard(
        arguments.name,
        model,
        members[0] if len(members) == 1 else None,
        "",
        tuple(member for member in members if member) if len(members) > 1 else (),
        judge,
    )
    parts = [model_fingerprint(model, adapter) for adapter in run_adapters(out, card)]
    with sole_writer(out):
        write_run(out, RunCard(**{**vars(card), "fingerprint": fingerprint(parts, judge)}))
    checked = f", weighed by {arguments.verifier}" if verifier else ""
    print(f"{arguments.name}: {', '.join(arguments.runs)}{checked}; {out / 'run.json'}")


def _adapter(run: Path, model: str, out: Path) -> str | None:
    """The adapter of a run, relative to `out`. Raises ModelError where its model is another."""
    card = read_run(run)
    if card.model != model:
        raise ModelError(
            f"{run}: an adapter of {card.model}, expected one of {model}, as the first run has"
        )
    folder = adapter_folder(run, card)
    return None if folder is None else Path(os.path.relpath(folder, out)).as_posix()


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--name", type=run_name, required=True, help="of the run that is made")
    parser.add_argument("--runs", nargs="+", required=True, help="the runs that answer")
    parser.add_argument("--verifier", help="the run that weighs candidates")
    return parser.parse_args()


if __name__ == "__main__":
    run_stage(main)
