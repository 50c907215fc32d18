"""DPO of a LoRA adapter: `python -m stages.train_dpo --init base` or `--init sft`.

Reads outputs/merge_synth/pairs.jsonl, writes outputs/models/base_dpo/ (a new adapter on the base
model, or that of `sft.init`, trained further) or outputs/models/sft_dpo/ (the adapter of
outputs/models/sft/, trained further): the adapter with its model card, run.json, metrics.json,
curves.csv and timings.json. Where there are `rounds`, the SFT adapter learns from the pairs of the
last of them, such as outputs/merge_synth_round2/pairs.jsonl. A killed training, started again,
continues from its last checkpoint.

With fewer than `dpo.min_pairs` pairs nothing is trained: the folder then holds left_out.json alone,
and `eval_repair` and `compare` go on without the run.
"""

import argparse

from lib.answering.generation.runs import LeftOut, leave_out, not_left_out
from lib.base.pipeline import last_round, load_params, outputs, round_outputs
from lib.base.records import PreferencePair, read_records
from lib.base.stage import run_stage
from lib.learning.training.launch import sole_training, train_in_processes, training_job

_RUNS = {"base": "dpo", "sft": "sft_dpo"}  # what training starts from, and its name in reports


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--init", choices=tuple(_RUNS), required=True, help="the model that training starts from"
    )
    init = parser.parse_args().init
    params = load_params()
    round = last_round(params) if init == "sft" else 1
    file, models = round_outputs("merge_synth", round) / "pairs.jsonl", outputs("models")
    rows = list(read_records(PreferencePair, file))
    folder = f"{init}_dpo"
    bare = init == "base" and params.sft.init is None
    start = None if bare else models / init
    job = training_job(params, _RUNS[init], folder, file)
    with sole_training(params.launch, job.out_dir):
        if len(rows) < params.dpo.min_pairs:
            reason = f"preference pairs: {len(rows)}, `dpo.min_pairs`: {params.dpo.min_pairs}"
            leave_out(job.out_dir, LeftOut(job.run, reason))
            print(f"{job.run}: left out ({reason}); merge_synth says which parameters keep more")
            return
        not_left_out(job.out_dir)
        if train_in_processes(params.launch, "stages.train_dpo", ["--init", init]):
            return
        from lib.learning.training.trl_trainers import train_dpo  # torch and trl: seconds to import

        result = train_dpo(rows, job, params.dpo, start)
    if result is not None:  # only in the main process
        print(f"{result.one_line()}; {job.out_dir / 'README.md'}")


if __name__ == "__main__":
    run_stage(main)
