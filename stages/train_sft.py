"""Supervised fine-tuning of a LoRA adapter: `python -m stages.train_sft`.

Reads outputs/merge_synth/sft.jsonl, writes outputs/models/sft/: the adapter with its model card,
run.json, metrics.json, curves.csv and timings.json. A killed training, started again, continues
from its last checkpoint.
"""

from __future__ import annotations

from lib.params import load_params
from lib.pipelines import outputs
from lib.stage import run_stage
from lib.training.job import TrainingJob
from lib.training.launch import sole_training, train_in_processes
from lib.training.rows import SFT_FIELDS, read_rows


def main() -> None:
    params = load_params()
    file, out = outputs("merge_synth", "sft.jsonl"), outputs("models", "sft")
    rows = read_rows(file, SFT_FIELDS)
    job = TrainingJob(
        "sft",
        params.model,
        file,
        out,
        outputs(".work", "train_sft"),
        params.lora,
        params.launch,
        params.generation.dtype,
        params.seed,
    )
    with sole_training(params.launch, out):
        if train_in_processes(params.launch, "stages.train_sft"):
            return
        from lib.training.sft import train_sft  # torch and trl: seconds to import

        result = train_sft(rows, job, params.sft)
    if result is not None:  # the main process of several
        print(f"{result.one_line()}; {out / 'README.md'}")


if __name__ == "__main__":
    run_stage(main, __doc__)
