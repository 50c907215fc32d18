"""Mines natural preference pairs from the training questions: `python -m stages.mine_pairs`.

Checks that the split is clean, then plays the questions with several samples a turn and verified
repair. Writes outputs/mine_pairs/: the trajectories and what belongs to them, split_check.json,
grpo_rollouts.jsonl, pairs.jsonl, set_apart.jsonl with the pairs that are not believed, and
not_played.jsonl with the first prompts of the questions that `mining.sample` leaves out.
"""

from __future__ import annotations

from pathlib import Path

from lib.data.audit.report import read_doubts
from lib.data.selection import held_out_examples, minable_examples, mined_examples
from lib.data.split import require_clean_split
from lib.db.sandbox import Sandbox
from lib.generation.backends import open_generator
from lib.generation.protocol import Sampling
from lib.generation.runs import RunCard, model_fingerprint
from lib.jsonl import write_json, write_jsonl
from lib.lock import sole_writer
from lib.pairs.apart import sort_pairs
from lib.pairs.gold import gold_answers
from lib.pairs.mining import PairMiner
from lib.pairs.pair import with_tree_difference
from lib.pairs.questions import Databases
from lib.params import Params, dataset_paths, load_params
from lib.pipelines import outputs
from lib.records import Example, PreferencePair, to_json
from lib.rollout import Rollout, RolloutSettings, grpo_rollouts, read_trajectories, run_rollouts
from lib.rollout.evaluation import first_prompts, open_sandbox, provenance_of, settle_dtype
from lib.rollout.outputs import NOT_PLAYED, TRAJECTORIES
from lib.stage import run_stage


def main() -> None:
    params = load_params()
    out = outputs("mine_pairs")
    minable, without_rows = minable_examples(params)
    split = require_clean_split(minable, held_out_examples(params))
    doubts = read_doubts(outputs("audit", dataset_paths(params).train.stem), minable)
    with sole_writer(out):
        with open_sandbox(params.sandbox) as sandbox:
            trajectories = _play(params, minable, without_rows, sandbox, out)
            mined = sort_pairs(_mine(params, minable, trajectories, sandbox), doubts)
        write_json(out / "split_check.json", to_json(split))
        write_jsonl(out / "grpo_rollouts.jsonl", grpo_rollouts(read_trajectories(trajectories)))
        write_jsonl(out / "pairs.jsonl", map(to_json, map(with_tree_difference, mined.kept)))
        write_jsonl(out / "set_apart.jsonl", map(to_json, map(with_tree_difference, mined.apart)))
    gold_fallback = sum(pair.meta["gold_fallback"] for pair in mined.kept)
    print(
        f"mine_pairs: {len(mined.kept)} natural pairs, {gold_fallback} of them with gold; "
        f"{len(mined.apart)} set apart"
    )
    if without_rows:
        print(f"{without_rows} questions left out: their databases have no rows")


def _play(
    params: Params, minable: list[Example], without_rows: int, sandbox: Sandbox, out: Path
) -> Path:
    """The mining rollout of the questions that `mining.sample` selects; returns its trajectories.

    `without_rows`: how many questions were left out for that; provenance.json says so.
    """
    mining = params.mining
    examples = mined_examples(params, minable)
    gold = {example.id: example.gold_sql for example in examples}
    card = RunCard("base", params.model, None, model_fingerprint(params.model))
    settings = RolloutSettings(
        scope="verified",
        feedback=params.feedback,
        max_turns=mining.max_turns,
        sampling=Sampling(
            mining.num_samples, mining.temperature, params.generation.max_new_tokens, params.seed
        ),
        chunk_size=mining.chunk_size,
        schema=params.schema,
        chat=params.generation.chat,
        rewards=params.rewards,
    )

    def plan(params: Params) -> list[Rollout]:
        provenance = provenance_of(params, card) | {
            "split": "train",
            "left_out_without_rows": without_rows,
        }
        if params.train_split.sample is not None:
            provenance["sample"] = params.train_split.sample
        if params.mining.sample is not None:
            provenance["mined_sample"] = params.mining.sample
        return [Rollout(examples, settings, out, provenance)]

    params = settle_dtype(params, params.model, plan, out)
    generator = open_generator(params.generation, params.model, None, gold)
    run_rollouts(plan(params), generator, sandbox, out)
    played = {example.id for example in examples}
    others = (example for example in minable if example.id not in played)
    write_jsonl(out / NOT_PLAYED, map(to_json, first_prompts(params, others, generator)))
    return out / TRAJECTORIES


def _mine(
    params: Params, examples: list[Example], trajectories: Path, sandbox: Sandbox
) -> list[PreferencePair]:
    databases = Databases.of(params.schema, read_trajectories(trajectories))
    fallback = params.mining.gold_fallback
    gold = gold_answers(mined_examples(params, examples), databases, sandbox) if fallback else {}
    miner = PairMiner(examples, databases, gold, params.rewards.correct)
    return list(miner.mine(read_trajectories(trajectories)))


if __name__ == "__main__":
    run_stage(main, __doc__)
