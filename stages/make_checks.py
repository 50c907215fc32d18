"""Makes the training set of a verifier from what was mined: `python -m stages.make_checks`.

Executes the candidates of outputs/mine_pairs/, and of the rounds after it, again, and writes
outputs/make_checks/sft.jsonl: the question, a candidate and its result, and whether it is right, as
many right ones as wrong ones. `python -m stages.train_sft --verifier` trains on it.
"""

from lib.answering.rollout.driver import open_sandbox
from lib.answering.rollout.outputs import TRAJECTORIES, read_trajectories
from lib.base.errors import DataError
from lib.base.jsonl import write_jsonl
from lib.base.pipeline import load_params, outputs, round_outputs
from lib.base.records import to_json
from lib.base.stage import run_stage, sole_writer
from lib.data.selection import minable_examples
from lib.learning.pairs.checks import check_examples
from lib.learning.pairs.sft_questions import training_doubts


def main() -> None:
    params = load_params()
    examples, _ = minable_examples(params)
    doubts = training_doubts(params, examples, ())
    databases = {example.id: example.db_path for example in examples}
    files = [
        round_outputs("mine_pairs", round) / TRAJECTORIES
        for round in range(1, 2 + len(params.rounds))
    ]
    out = outputs("make_checks")
    with sole_writer(out), open_sandbox(params.sandbox) as sandbox:
        trajectories = [one for file in files for one in read_trajectories(file)]
        unknown = next((t.example_id for t in trajectories if t.example_id not in databases), None)
        if unknown is not None:
            raise DataError(
                f"{', '.join(map(str, files))}: {unknown} is none of the questions of train_split; "
                "run stages.mine_pairs first"
            )
        rows = check_examples(trajectories, databases, sandbox, params.seed, doubts)
        write_jsonl(out / "sft.jsonl", map(to_json, rows))
    print(f"make_checks: {len(rows)} candidates, half of them right: {out / 'sft.jsonl'}")


if __name__ == "__main__":
    run_stage(main, __doc__)
