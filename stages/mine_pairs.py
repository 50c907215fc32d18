"""Mines natural preference pairs from the training questions: `python -m stages.mine_pairs`.

Checks that the split is clean, then answers the questions with several samples per turn and
verified repair. Writes outputs/mine_pairs/: the files of a rollout (trajectories, provenance and
others), split_check.json, grpo_rollouts.jsonl, pairs.jsonl, set_apart.jsonl with the pairs that are
not trusted, and not_played.jsonl with the first prompts of the questions that are not mined: those
that `mining.sample` leaves out, those of `train_sets`, and the renamed ones.

`--round 2` mines the answers of the adapter of round 1 with the parameters of the first entry of
`rounds`, and writes outputs/mine_pairs_round2/; further rounds likewise.
"""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from lib.answering.agents.modes import rollout_settings
from lib.answering.generation.backends import open_generator
from lib.answering.generation.runs import (
    RunCard,
    adapter_folder,
    read_run,
    starting_run,
    with_dtype,
)
from lib.answering.rollout.driver import open_sandbox
from lib.answering.rollout.evaluation import first_prompts, provenance_of
from lib.answering.rollout.outputs import NOT_PLAYED, TRAJECTORIES, grpo_rollouts, read_trajectories
from lib.answering.rollout.run import (
    Rollout,
    discard_journals,
    open_chunk_workers,
    run_rollouts,
)
from lib.base.jsonl import write_json, write_jsonl
from lib.base.params import MiningParams, Params
from lib.base.pipeline import dataset_paths, load_params, outputs, round_outputs, sft_run
from lib.base.records import to_json
from lib.base.stage import round_parser, run_stage, sole_writer
from lib.data.selection import (
    TrainSet,
    held_out_examples,
    minable_examples,
    mined_examples,
    mining_params,
    train_examples,
    train_sets,
)
from lib.data.split import require_clean_split
from lib.learning.pairs.merge import quarantine
from lib.learning.pairs.mining import mine_pairs
from lib.learning.pairs.pair import Normaliser, gold_answers, with_tree_difference
from lib.learning.pairs.sft_questions import (
    further_questions,
    training_doubts,
    with_gold_history,
)


def main() -> None:
    round: int = round_parser(__doc__).parse_args().round
    params = load_params()
    params = replace(params, generation=with_dtype(params.generation))
    mining, out = mining_params(params, round), round_outputs("mine_pairs", round)
    minable, without_rows = minable_examples(params)
    sets = train_sets(params)
    training = [*minable, *(example for one in sets for example in one.examples)]
    split = require_clean_split(training, held_out_examples(params), dataset_paths(params))
    examples = mined_examples(minable, params, round)
    doubts = training_doubts(params, minable, sets)
    with sole_writer(out), open_sandbox(params.sandbox) as sandbox:
        card, adapter = _model_of_round(params, round)
        settings = rollout_settings(params, mining, "verified", params.feedback)
        origin = provenance_of(params, card) | _origin(params, mining, without_rows, sets)
        rollout = Rollout(examples, settings, out, origin)
        gold_sql = {example.id: example.gold_sql for example in examples}
        generator = open_generator(params.generation, params.model, adapter, gold_sql)
        with open_chunk_workers(params, params.model, adapter) as workers:
            run_rollouts([rollout], generator, sandbox, workers, keep_journals=True)
        normaliser = Normaliser.of(params.schema, read_trajectories(out / TRAJECTORIES))
        further = further_questions(params, minable, sets, doubts, sandbox)
        mined_ids = {example.id for example in examples}
        others = [example for example in minable if example.id not in mined_ids]
        asked = with_gold_history([*others, *further.examples], normaliser)
        write_jsonl(out / NOT_PLAYED, map(to_json, first_prompts(params, asked, generator)))

        gold = gold_answers(examples, normaliser, sandbox) if mining.gold_fallback else {}
        trajectories = read_trajectories(out / TRAJECTORIES)
        mined = mine_pairs(trajectories, examples, normaliser, gold, params.rewards.correct)
        kept, set_aside = quarantine(mined, doubts)
        write_json(out / "split_check.json", to_json(split))
        for_grpo = grpo_rollouts(read_trajectories(out / TRAJECTORIES))
        write_jsonl(out / "grpo_rollouts.jsonl", for_grpo)
        write_jsonl(out / "pairs.jsonl", map(to_json, map(with_tree_difference, kept)))
        write_jsonl(out / "set_apart.jsonl", map(to_json, map(with_tree_difference, set_aside)))
        discard_journals([rollout])
    gold_fallback = sum(pair.meta["gold_fallback"] for pair in kept)
    print(
        f"mine_pairs: {len(kept)} natural pairs, {gold_fallback} of them with gold; "
        f"{len(set_aside)} set apart"
    )
    if without_rows:
        print(f"{without_rows} questions left out: their databases have no rows")
    for one in sets:
        print(one.line())
    if further.renamed:
        print(f"{further.renamed:,} questions on renamed databases")


def _model_of_round(params: Params, round: int) -> tuple[RunCard, Path | None]:
    """The model that answers: what training starts from, later the adapter of the last round."""
    if round == 1:
        return starting_run(params, outputs("models", "base"))
    folder = outputs("models", sft_run(params, round - 1))
    card = read_run(folder)
    return card, adapter_folder(folder, card)


def _origin(
    params: Params, mining: MiningParams, without_rows: int, sets: Sequence[TrainSet]
) -> dict[str, object]:
    """What provenance.json says about the questions."""
    paths = dataset_paths(params)
    holdout = paths.holdout
    samples = {"sample": params.train_split.sample, "mined_sample": mining.sample}
    left_out: dict[str, object] = {}
    if params.leave_out_gold:
        everything = train_examples(replace(params, leave_out_gold=()))
        left_out["leave_out_gold"] = list(params.leave_out_gold)
        left_out["left_out_gold"] = len(everything) - len(train_examples(params))
    return {
        "split": "train",
        **({"split_check": paths.split_check} if paths.split_check != "databases" else {}),
        "left_out_without_rows": without_rows,
        **{name: count for name, count in samples.items() if count is not None},
        **({"without_databases": holdout.databases} if holdout.use else {}),
        **left_out,
        **({"train_sets": [one.summary() for one in sets]} if sets else {}),
        **({"renamed_share": params.renamed_share} if params.renamed_share else {}),
    }


if __name__ == "__main__":
    run_stage(main)
