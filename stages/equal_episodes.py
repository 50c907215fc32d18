"""SFT, DPO and GRPO side by side, from the same model and as many of its answers.

`PIPELINE=rl/equal python -m stages.equal_episodes` (with the 0.5B on Spider:
PIPELINE=spider/equal). Each starts from the untrained model. SFT learns from its own right answers,
DPO from pairs of a right and a wrong one, and both from what `mine_pairs` sampled; GRPO learns from
as many answers that it samples meanwhile. No gold query is learnt; it only says which are right.

Runs the stages one by one, and goes on where it stopped. Writes outputs/ of the pipeline, in
its report/ the comparison as equal_episodes.md with minutes, and its rows as equal_episodes.json.
"""

import csv
import json
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from lib.answering.rollout.outputs import TRAJECTORIES, read_trajectories
from lib.base.errors import ParamsError
from lib.base.jsonl import read_json, write_json, write_text
from lib.base.params import Params
from lib.base.pipeline import dataset_paths, grpo_run, load_params, outputs, run_report
from lib.base.stage import run_stage, sole_writer
from lib.report.agents import agent_rows, agents_section, read_agent_runs
from lib.report.document import render_section
from lib.report.runs import Databases
from lib.report.table import Table, difference_of, number, rate_of, table_of
from stages.spider_gpu import StageCall, run_steps

_GRPO = grpo_run("direct", "base")
_SAMPLING, _SFT, _DPO, _RL = "answers to learn from", "SFT", "DPO", "GRPO"
_METHODS = {"sft": (_SAMPLING, _SFT), "base_dpo": (_SAMPLING, _DPO), _GRPO: (_RL,)}
"""The adapter of each method, with the steps of the recipe that made it."""

_BASELINES = (("base", "same"), ("base_dpo", "same"))

_LEAD = (
    "SFT on own right answers, DPO on pairs of a right and a wrong answer, and GRPO, from the same "
    "untrained model and as many of its answers, which gold only says the verdict on. SFT and DPO "
    "share theirs; those of GRPO are of the policy as it learns."
)


def main() -> None:
    params = load_params()
    _check(params)
    run_steps(_steps(), params)
    rows = _compared(params)
    print(f"equal_episodes: {rows[0]['answers']:,} answers each; {run_report('equal_episodes.md')}")


def _check(params: Params) -> None:
    """Raise ParamsError where the methods would not learn from as many answers."""
    grpo, mining = params.grpo, params.mining
    sampled = grpo.steps * grpo.groups * grpo.group_size
    mined = (mining.sample or 0) * mining.num_samples
    if sampled != mined or mining.max_turns != 1:
        raise ParamsError(
            f"grpo.steps x groups x group_size is {sampled:,} answers, and mining.sample x "
            f"num_samples with {mining.max_turns} turns is {mined:,}; expected as many, at one turn"
        )
    if grpo.max_replaced_groups or grpo.pass_rate:
        raise ParamsError(
            "`grpo.max_replaced_groups` and `grpo.pass_rate`: expected 0 and null, since both take "
            "further answers"
        )
    if params.merge.own_answers is None:
        raise ParamsError("`merge.own_answers`: expected a number, so that SFT learns no gold")


def _steps() -> list[StageCall]:
    evaluated = ("base", *_METHODS)
    return [
        StageCall("audit of the questions", "audit"),
        StageCall(_SAMPLING, "mine_pairs"),
        StageCall("rows and pairs", "merge_synth"),
        StageCall(_SFT, "train_sft"),
        StageCall(_DPO, "train_dpo", ("--init", "base")),
        StageCall(_RL, "train_grpo", ("--mode", "direct", "--init", "base")),
        StageCall("the untrained model", "eval_base"),
        *(
            StageCall(f"evaluation of {run}", "eval_agent", ("--run", run, "--mode", "direct"))
            for run in evaluated
        ),
    ]


def _compared(params: Params) -> list[dict[str, Any]]:
    """Write the comparison; returns its rows, one per method."""
    paths = dataset_paths(params)
    evaluated = agent_rows(
        read_agent_runs(outputs("eval_agent")),
        Databases(paths.databases, paths.replaced),
        _BASELINES,
    )
    answers = sum(
        len(turn.attempts)
        for trajectory in read_trajectories(outputs("mine_pairs", TRAJECTORIES))
        for turn in trajectory.turns
    )
    lines = outputs("steps.jsonl").read_text(encoding="utf-8").splitlines()[1:]
    seconds = {each["step"]: each["seconds"] for line in lines for each in json.loads(line)}
    rows = []
    for row in evaluated:
        if row["run"] not in _METHODS:
            continue
        [less] = [each for each in row["differences"] if each["run"] == "base"]
        rows.append(
            {
                "method": _METHODS[row["run"]][-1],
                "run": row["run"],
                "split": row["split"],
                "answers": answers,
                **_training(params, row["run"]),
                "minutes": sum(seconds[step] for step in _METHODS[row["run"]]) / 60,
                **{name: row[name] for name in row if name.startswith("ex_final")},
                "less_untrained": less,
            }
        )
    section = agents_section(evaluated)
    whole = replace(
        section,
        title="At equal episodes",
        lead=_LEAD,
        tables=(_table(rows), *section.tables),
    )
    with sole_writer(run_report("equal_episodes.json")):
        write_json(run_report("equal_episodes.json"), rows)
        write_text(run_report("equal_episodes.md"), [render_section(whole)])
    return rows


def _training(params: Params, run: str) -> dict[str, int]:
    """`steps` of a training, and from how many rows, pairs or episodes it `learnt`."""
    folder = outputs("models", run)
    metrics = read_json(folder / "metrics.json", "train again")
    if run != _GRPO:
        return {"steps": metrics["steps"], "learnt": metrics["rows"]}
    with (folder / "curves.csv").open(encoding="utf-8", newline="") as lines:
        equal = [float(row["equal_groups"]) for row in csv.DictReader(lines)]
    a_step = params.grpo.groups * params.grpo.group_size
    return {"steps": metrics["steps"], "learnt": round(sum(1 - each for each in equal) * a_step)}


def _table(rows: Sequence[dict[str, Any]]) -> Table:
    shown = [
        {
            "Split": row["split"],
            "Method": row["method"],
            "Answers": row["answers"],
            "Learnt from": row["learnt"],
            "Steps": row["steps"],
            "Minutes": number(row["minutes"]),
            "EX (%)": rate_of(row, "ex_final"),
            "Minus the untrained model (points)": difference_of(row["less_untrained"]),
        }
        for row in rows
    ]
    note = (
        "Learnt from: rows of SFT, pairs of DPO, and of GRPO the episodes in groups with variance. "
        "Minutes: sampling and training."
    )
    title = "What each method makes of as many answers"
    return table_of("equal-episodes", title, shown, note)


if __name__ == "__main__":
    run_stage(main, __doc__)
