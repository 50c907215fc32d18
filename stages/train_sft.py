"""Supervised fine-tuning of a LoRA adapter: `python -m stages.train_sft [--round 2]`.

Reads outputs/merge_synth/sft.jsonl, writes outputs/models/sft/: the adapter with its model card,
run.json, metrics.json, curves.csv and timings.json. A killed training, started again, continues
from its last checkpoint.

Where `second_round` is set, the first round writes outputs/models/sft_round1/; `--round 2` trains
that adapter further, on outputs/merge_synth_round2/sft.jsonl.
"""

from lib.base.pipeline import FIRST_ROUND, load_params, outputs, round_outputs, second_round
from lib.base.stage import parse_round, run_stage
from lib.learning.training.launch import sole_training, train_in_processes, training_job
from lib.learning.training.rows import SFT_FIELDS, read_rows


def main() -> None:
    round = parse_round(__doc__)
    params = load_params()
    sft = params.sft if round == 1 else second_round(params).sft
    run = FIRST_ROUND if round == 1 and params.second_round is not None else "sft"
    file, models = round_outputs("merge_synth", round) / "sft.jsonl", outputs("models")
    rows = read_rows(file, SFT_FIELDS)
    job = training_job(params, run, run, file)
    with sole_training(params.launch, job.out_dir):
        if train_in_processes(params.launch, "stages.train_sft", ["--round", str(round)]):
            return
        from lib.learning.training.trl_trainers import train_sft  # torch and trl: seconds to import

        result = train_sft(rows, job, sft, None if round == 1 else models / FIRST_ROUND)
    if result is not None:  # only in the main process
        print(f"{result.one_line()}; {job.out_dir / 'README.md'}")


if __name__ == "__main__":
    run_stage(main)
