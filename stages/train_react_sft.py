"""SFT of one adapter for every way to answer: `python -m stages.train_react_sft`.

Reads outputs/gen_react/ and the SFT rows of outputs/merge_synth/ (of the last round where there are
several), writes outputs/models/react_sft/. Trains with DeepSpeed and ZeRO-2; `launch.by: deepspeed`
starts several processes. A killed training, started again, continues from its last checkpoint.
"""

from lib.answering.generation.runs import read_run
from lib.base.pipeline import last_round, load_params, outputs, round_outputs
from lib.base.stage import run_stage
from lib.learning.training.launch import sole_training, train_in_processes, training_job
from lib.learning.training.rows import read_dialogues


def main() -> None:
    params = load_params()
    plan, models = params.react_sft, outputs("models")
    direct = round_outputs("merge_synth", last_round(params)) / "sft.jsonl"
    dialogues = read_dialogues(outputs("gen_react"), direct, plan.direct_share, params.seed)
    started_from = read_run(models / plan.init)
    data = outputs("gen_react", "react.jsonl")
    job = training_job(params, "react_sft", "react_sft", data)
    with sole_training(params.launch, job.out_dir):
        if train_in_processes(params.launch, "stages.train_react_sft"):
            return
        from lib.learning.training.episodes import train_episodes  # torch, deepspeed: seconds

        adapter = None if started_from.adapter is None else models / plan.init
        result = train_episodes(dialogues, job, plan, adapter)
    if result is not None:  # only in the main process
        print(f"{result.one_line()}; {job.out_dir / 'README.md'}")


if __name__ == "__main__":
    run_stage(main, __doc__)
