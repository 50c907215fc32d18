"""Makes the training sets from what was mined: `python -m stages.merge_synth [--round N]`.

Adds synthetic negatives to the natural pairs of outputs/mine_pairs/, filters and balances them, and
collects the SFT examples. Writes outputs/merge_synth/: pairs.jsonl, set_apart.jsonl with the
synthetic pairs that are not trusted, sft.jsonl, and quality.json.

`--round 2` reads outputs/mine_pairs_round2/ and writes outputs/merge_synth_round2/, and so on.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from lib.answering.rollout.driver import open_sandbox
from lib.answering.rollout.outputs import NOT_PLAYED, TRAJECTORIES, read_trajectories
from lib.base.errors import DataError
from lib.base.jsonl import write_json, write_jsonl
from lib.base.pipeline import dataset_paths, later_round, load_params, round_outputs
from lib.base.records import FirstPrompt, PreferencePair, SftExample, read_records, to_json
from lib.base.stage import round_parser, run_stage, sole_writer
from lib.data.selection import TrainSet, minable_examples, mined_examples, train_sets
from lib.learning.pairs.merge import (
    SyntheticMaker,
    cost_lines,
    count_reasons,
    merge_pairs,
    quality_report,
    quarantine,
)
from lib.learning.pairs.pair import Normaliser, gold_answers, with_tree_difference
from lib.learning.pairs.sft import OWN_ANSWER, SFT_SOURCES, sft_examples
from lib.learning.pairs.sft_questions import FurtherQuestions, further_questions, training_doubts

_QUARANTINE = "set_apart.jsonl"


def main() -> None:
    round: int = round_parser(__doc__).parse_args().round
    params = load_params()
    mined, out = round_outputs("mine_pairs", round), round_outputs("merge_synth", round)
    examples, _ = minable_examples(params)
    mined_questions = mined_examples(examples, params, round)
    trajectories = list(read_trajectories(mined / TRAJECTORIES))
    if [t.example_id for t in trajectories] != [example.id for example in mined_questions]:
        raise DataError(
            f"{mined / TRAJECTORIES}: not the questions of train_split and mining.sample; "
            "run stages.mine_pairs first"
        )
    sets = train_sets(params)
    doubts = training_doubts(params, examples, sets)
    natural, mined_quarantine = (
        list(read_records(PreferencePair, mined / name)) for name in ("pairs.jsonl", _QUARANTINE)
    )
    prompts = {t.example_id: t.turns[0].messages for t in trajectories if t.turns}
    not_played = {p.example_id: p.messages for p in read_records(FirstPrompt, mined / NOT_PLAYED)}
    normaliser = Normaliser.of(params.schema, trajectories)
    with open_sandbox(params.sandbox) as sandbox:
        further = further_questions(params, examples, sets, doubts, sandbox)
        everything = [*examples, *further.examples]
        gold = gold_answers(everything, normaliser, sandbox)
        maker = SyntheticMaker(normaliser, sandbox, params.synthetic, params.rewards, params.seed)
        synthetic, set_aside = quarantine(maker.make(examples, prompts), doubts)
    merged = merge_pairs([*natural, *synthetic], params.merge, params.seed)
    trusted_gold = {id: answer for id, answer in gold.items() if id not in doubts}
    of_round = 0 if round == 1 else later_round(params, round).own_answers
    sft = list(
        sft_examples(
            trajectories,
            not_played,
            {e.id: e for e in everything},
            trusted_gold,
            normaliser,
            params.generation.chat,
            params.merge.own_answers or of_round,
            further.origins,
        )
    )
    if params.merge.own_answers is not None:
        sft = [example for example in sft if example.meta["source"] == OWN_ANSWER]
    sources = Counter(example.meta["source"] for example in sft)
    # in one order; its own first answers only where they are learnt
    by_source = {s: sources[s] for s in SFT_SOURCES if s != OWN_ANSWER or sources[s]}
    quality = {
        "before": quality_report([*natural, *synthetic]),
        "after": quality_report(merged.pairs),
        "dropped": merged.dropped,
        "set_apart": count_reasons([*mined_quarantine, *set_aside]),
        "sft": {"examples": len(sft), **by_source},
        **_mixture(sft, sets, further),
    }
    pairs = merged.pairs
    if dataset_paths(params).split_check != "databases":  # for the model cards, as in SFT rows
        origins = further.origins
        pairs = [replace(p, meta=p.meta | origins[p.meta["example_id"]]) for p in pairs]
    with sole_writer(out):
        write_jsonl(out / "pairs.jsonl", map(to_json, map(with_tree_difference, pairs)))
        write_jsonl(out / _QUARANTINE, map(to_json, map(with_tree_difference, set_aside)))
        write_jsonl(out / "sft.jsonl", map(to_json, sft))
        write_json(out / "quality.json", quality)
    print(
        f"merge_synth: {len(merged.pairs)} of {len(natural)} natural and {len(synthetic)} "
        f"synthetic pairs, {len(sft)} SFT examples; counts: {out / 'quality.json'}"
    )
    for line in cost_lines(merged, params.merge):
        print(line)


def _mixture(
    sft: Sequence[SftExample], sets: Sequence[TrainSet], further: FurtherQuestions
) -> dict[str, Any]:
    """What quality.json says of the sets and of the renamed questions; nothing without these."""
    found: dict[str, Any] = {}
    if sets:
        rows = Counter(example.meta["set"] for example in sft)
        found["sets"] = {"rows": dict(rows), "read": [one.summary() for one in sets]}
    if further.renamed:
        rows_renamed = sum("renamed" in example.meta for example in sft)
        found["renamed"] = {"rows": rows_renamed, "not_renamed": further.not_renamed}
    return found


if __name__ == "__main__":
    run_stage(main)
