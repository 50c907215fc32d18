"""Train on one's own questions, from the shipped adapter on: `python -m stages.own_train NAME`.

NAME is a data set that stages.own_data has made. Runs the stages with stages/own/params.yaml and
stages/own/{name}/params.yaml over it: the adapter answers dev before, its answers to the training
questions become pairs, SFT and DPO train it further, each answers dev again. The report, with the
paired differences, is in outputs/own/{name}/report/. Stopped, it continues where it was.
"""

import argparse
import os
from collections.abc import Sequence
from pathlib import Path
from shlex import quote
from statistics import mean

from lib.answering.generation.runs import LeftOut, leave_out
from lib.answering.rollout.evaluation import first_prompts
from lib.base.errors import DataError, ModelError
from lib.base.jsonl import read_json, read_rows
from lib.base.params import Params
from lib.base.pipeline import dataset_paths, load_params, outputs, run_report
from lib.base.records import Example, Messages
from lib.base.stage import run_name, run_stage
from lib.data.own import CARD
from lib.data.selection import evaluation_examples, minable_examples
from stages.spider_gpu import StageCall, play, run_steps

_SECONDS = {"start": 15.0, "written": 0.2, "read": 0.9, "learnt": 1.9}
"""Of a start, one answer, a thousand tokens read for it or learnt, of a 0.5B on two slow cores."""


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("name", type=run_name, help="a data set that stages.own_data has made")
    name: str = parser.parse_args().name
    if not Path("stages", "own", name, "params.yaml").is_file():
        raise DataError(f"stages/own/{name}/params.yaml: no such file; run stages.own_data first")
    os.environ["PIPELINE"] = f"own/{name}"
    params = load_params()
    if not (Path(params.model) / "config.json").is_file():
        raise ModelError(
            f"{params.model}: no model here; "
            f"`python -m stages.fetch_model {Path(params.model).name}` fetches it"
        )
    train = minable_examples(params)[0]
    (dev,) = evaluation_examples(params).values()
    minutes = _seconds(params, train, dev) / 60
    print(
        f"{len(train)} questions for training, {len(dev)} for dev: about {minutes:.0f} min on two "
        "cores without a GPU",
        flush=True,
    )
    leave_out(outputs("eval_repair", "base_dpo"), _WITHOUT_SFT)
    run_steps(_STEPS, params)
    play(StageCall("", "compare", ("--show",)), None)
    print(closing_lines(params))


_WITHOUT_SFT = LeftOut("dpo", "without SFT before it, which few questions gain from")
_STEPS = (
    StageCall("audit of the questions", "audit"),
    StageCall("one answer each, before", "eval_base"),
    StageCall("answers to the training questions", "mine_pairs"),
    StageCall("training rows and pairs", "merge_synth"),
    StageCall("SFT", "train_sft"),
    StageCall("DPO", "train_dpo", ("--init", "sft")),
    *(
        StageCall(f"evaluation with repair, {when}", "eval_repair", ("--model", run))
        for run, when in (("base", "before"), ("sft", "after SFT"), ("sft_dpo", "after DPO"))
    ),
    StageCall("report", "compare"),
)


def _seconds(params: Params, train: Sequence[Example], dev: Sequence[Example]) -> float:
    """Of all steps, roughly: by the length of the first prompts."""
    prompts = first_prompts(params, train, _Reader())
    read = mean([_Reader().count_tokens(one.messages) for one in prompts] or [0]) / 1000
    answers = len(dev) + len(train) * params.mining.num_samples
    rows = (params.sft.max_steps or 0) * params.sft.batch_size
    rows += 2 * (params.dpo.max_steps or 0) * params.dpo.batch_size
    return (
        len(_STEPS) * _SECONDS["start"]
        + (answers + 3 * len(dev)) * (_SECONDS["written"] + _SECONDS["read"] * read)
        + rows * _SECONDS["learnt"] * read
    )


class _Reader:
    """Counts tokens without a tokenizer, as they are in English and SQL."""

    max_prompt_tokens = 1 << 30
    chat = True

    def count_tokens(self, messages: Messages) -> int:
        return sum(len(message.content) for message in messages) // 3


def closing_lines(params: Params) -> str:
    """How to ask the adapter with the most right answers on dev: the one before, where equal."""
    rows = read_rows(run_report("comparison.json"), ("run", "scope", "final_ex"), "run this again")
    of_run = {row["run"]: row["final_ex"] for row in rows if row["scope"] == "online"}
    run = max(("base", "sft", "sft_dpo"), key=lambda name: of_run.get(name, -1.0))
    paths = dataset_paths(params)
    question = read_json(paths.dev, "run stages.own_data again")[0]
    database = paths.databases / question["db_id"] / f"{question['db_id']}.sqlite"
    adapter = outputs("models", run)
    notes = ""
    if run == "base":
        notes += "Training gained nothing on dev, so go on with the adapter from before.\n"
    if read_json(Path("data", params.data, CARD), "run stages.own_data again")["dev_is_invented"]:
        notes += "Dev is invented too, so its figures say little of questions that people ask.\n"
    named = f"DB={quote(str(database))} Q={quote(question['question'])}"
    return f"{notes}ask:   make ask MODEL={adapter} {named}\nserve: make serve MODEL={adapter}"


if __name__ == "__main__":
    run_stage(main)
