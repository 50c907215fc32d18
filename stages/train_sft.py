"""Supervised fine-tuning of a LoRA adapter: `python -m stages.train_sft [--round N]`.

Reads outputs/merge_synth/sft.jsonl, writes outputs/models/sft/: the adapter with its model card,
run.json, metrics.json, curves.csv and timings.json. A killed training, started again, continues
from its last checkpoint.

It goes on from the adapter in `sft.init`, if that is set. Where there are `rounds`, `--round 2`
trains on outputs/merge_synth_round2/sft.jsonl, from the adapter of round 1 or from the base model,
and so on. The last round writes outputs/models/sft/, those before it outputs/models/sft_round1/ and
so on.
"""

from pathlib import Path

from lib.base.params import SftParams
from lib.base.pipeline import later_round, load_params, outputs, round_outputs, sft_run
from lib.base.records import SftExample
from lib.base.stage import round_parser, run_stage
from lib.learning.training.launch import sole_training, train_in_processes, training_job
from lib.learning.training.rows import read_rows


def main() -> None:
    round = round_parser(__doc__).parse_args().round
    params = load_params()
    run, file = sft_run(params, round), round_outputs("merge_synth", round) / "sft.jsonl"
    sft: SftParams = params.sft
    init = Path(params.sft.init) if params.sft.init is not None else None
    if round > 1:
        further = later_round(params, round)
        before = outputs("models", sft_run(params, round - 1))
        sft, init = further.sft, before if further.init == "before" else None
    rows = read_rows(SftExample, file)
    job = training_job(params, run, run, file)
    with sole_training(params.launch, job.out_dir):
        if train_in_processes(params.launch, "stages.train_sft", ["--round", str(round)]):
            return
        from lib.learning.training.trl_trainers import train_sft  # torch and trl: seconds to import

        result = train_sft(rows, job, sft, init)
    if result is not None:  # only in the main process
        print(f"{result.one_line()}; {job.out_dir / 'README.md'}")


if __name__ == "__main__":
    run_stage(main)
