"""A recipe for Spider on one GPU, one model: `python -m stages.spider_gpu [--model FOLDER]`.

Runs stages one by one. `--recipe sft` (`make spider-gpu`) are those of `make spider`: SFT, the
rounds of own right answers, and the evaluation of the last adapter with online repair. `--recipe
rl` (`make rl-gpu`) is GRPO from the untrained model on questions by their pass rate, evaluated
before and after. Parameters are in stages/spider/gpu/params.yaml and stages/spider/rl/params.yaml.
Writes outputs/ of that pipeline, with a report in it, and packs what is worth carrying away into
parts of at most 16 MB. Needs no network: the model and data/spider are folders.

`--minutes 9` stops in time, at a checkpoint; started again, it continues there. A piece that was
stopped ends with exit code 3. `--prepare` runs only what comes before the first use of the GPU.
"""

import argparse
import importlib.util
import json
import os
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from datetime import date
from pathlib import Path
from typing import Any

from ruamel.yaml import YAML

from lib.answering.generation.runs import model_fingerprint
from lib.base.errors import DataError, ModelError
from lib.base.identity import code_fingerprint
from lib.base.jsonl import Journal, write_jsonl
from lib.base.params import Params
from lib.base.parts import pack
from lib.base.pipeline import (
    dataset_paths,
    grpo_run,
    last_round,
    load_params,
    outputs,
    run_report,
)
from lib.base.recipe import Clock, Step, run_steps
from lib.base.records import to_json
from lib.base.stage import positive_integer, run_stage, sole_writer
from lib.data.selection import train_sets
from lib.report.agent_section import AGENTS, read_agent_rows
from lib.report.ledger import LEDGER, Experiment, known_commit
from lib.report.results import SUMMARY, read_summary
from lib.scoring.statistics import interval_text, rate_text

_ADAPTER_BYTES = 19_900_000  # with its card and curves below 20 MB
_PART_BYTES = 16_000_000
_NOT_PACKED = "episodes.jsonl"  # every token of a training by GRPO: hundreds of MB
_GRPO = ("--mode", "direct", "--init", "base")
_GRPO_RUN = grpo_run("direct", "base")


def main() -> None:
    arguments = _arguments()
    recipe = RECIPES[arguments.recipe]
    clock = Clock(time.monotonic(), arguments.minutes)
    os.environ["PIPELINE"] = recipe.pipeline
    _settle(arguments.model, recipe)
    params = load_params()
    _check_files(params)
    steps = recipe.steps(params)[: 1 if arguments.prepare else None]
    journal = Journal(outputs("steps.jsonl"), _identity(params))
    with sole_writer(outputs()), journal:
        try:
            for step in run_steps(steps, journal, clock):
                if step.stage == recipe.figures:
                    _record(params, recipe)
        finally:
            if journal.finished_chunks:
                made = outputs()
                _pack(arguments.out or made.with_name(f"{made.name}.parts"), recipe)
    print("spider_gpu: prepared" if arguments.prepare else f"spider_gpu: done; {run_report()}")


def _identity(params: Params) -> dict[str, Any]:
    """What the finished steps depend on, wherever they ran."""
    settings = asdict(params)
    del settings["generation"]["backend"]  # that of the machine
    return {
        **settings,
        "model_fingerprint": model_fingerprint(params.model),
        "code_fingerprint": code_fingerprint("learning"),
    }


@dataclass(frozen=True)
class Learnt:
    """What a recipe says of itself in the ledger. `steps`: of training."""

    what: str
    questions: int
    steps: int | None
    figure: str


@dataclass(frozen=True)
class Recipe:
    """`figures`: the stage after which `learnt` can say what was learnt. `name`: of the parts."""

    name: str
    pipeline: str
    steps: Callable[[Params], list[Step]]
    figures: str
    learnt: Callable[[Params], Learnt]

    @property
    def params(self) -> Path:
        """The file with its parameters."""
        return Path("stages", self.pipeline, "params.yaml")


def _sft_steps(params: Params) -> list[Step]:
    """All steps in their order, for as many rounds as the parameters have."""
    steps = [Step("audit of the questions", "audit")]
    for round in range(1, last_round(params) + 1):
        of_round = () if round == 1 else ("--round", str(round))
        answers = "of the base model" if round == 1 else f"of the adapter of round {round - 1}"
        steps += [
            Step(f"answers {answers}", "mine_pairs", of_round),
            Step(f"training rows of round {round}", "merge_synth", of_round),
            Step(f"SFT, round {round}", "train_sft", of_round),
        ]
    return [
        *steps,
        Step("evaluation with repair", "eval_repair", ("--model", "sft")),
        Step("figures", "results", ("keep", "--unpublished")),
    ]


def _sft_learnt(params: Params) -> Learnt:
    rows = read_summary(run_report(SUMMARY))
    row = next(row for row in rows if (row["run"], row["scope"]) == ("sft", "online"))
    trained = [params.sft, *(round.sft for round in params.rounds)]
    return Learnt(
        f"{len(trained)} rounds of SFT, one answer with repair",
        row["n"],
        sum(plan.max_steps or 0 for plan in trained) or None,
        f"first turn {rate_text(row, 'first_turn_ex')}, after repair {rate_text(row, 'final_ex')}",
    )


def _rl_steps(params: Params) -> list[Step]:
    with_repair = ("--mode", "repair")
    return [
        Step("audit of the questions", "audit"),
        Step("answers of the base model, for pass rates", "mine_pairs"),
        Step("evaluation before", "eval_base"),
        Step("evaluation before, with repair", "eval_agent", ("--run", "base", *with_repair)),
        Step("GRPO", "train_grpo", _GRPO),
        Step("evaluation after", "eval_agent", ("--run", _GRPO_RUN, *with_repair)),
        Step("figures", "compare_agents"),
    ]


def _rl_learnt(params: Params) -> Learnt:
    rows = read_agent_rows(run_report(AGENTS))
    row = next(row for row in rows if (row["run"], row["split"]) == (_GRPO_RUN, "dev"))
    figures = {"first turn": "ex_initial", "after repair": "ex_final"}
    gains = [
        f"{title} {rate_text(row, name)}, {_points_text(row['learnt'][name])} over the start"
        for title, name in figures.items()
    ]
    return Learnt(
        "GRPO from the untrained model, one answer", row["n"], params.grpo.steps, "; ".join(gains)
    )


def _points_text(points: dict[str, Any]) -> str:
    """A paired difference with its intervals, over questions and over databases."""
    over_databases = [points["low_databases"], points["high_databases"]]
    ends = ([points["low"], points["high"]], None if None in over_databases else over_databases)
    return " ".join((f"{points['points']:+.1f}", *(interval_text(each, sign="+") for each in ends)))


RECIPES = {
    "sft": Recipe("spider-gpu", "spider/gpu", _sft_steps, "results", _sft_learnt),
    "rl": Recipe("rl-gpu", "spider/rl", _rl_steps, "compare_agents", _rl_learnt),
}


def _settle(model: str | None, recipe: Recipe) -> None:
    """Set what depends on the model and the machine in the parameters: as `dvc exp run -S` does."""
    from lib.learning.training.capacity import shippable_rank  # torch: seconds to import

    yaml = YAML()  # as DVC writes it
    payload: Any = yaml.load(recipe.params.read_text(encoding="utf-8"))
    model = model or payload["model"]
    if not (Path(model) / "config.json").is_file():
        raise ModelError(
            f"model {model!r}: expected a folder with config.json, since there may be no network "
            "where the GPU is; `python -m stages.fetch_model` makes one"
        )
    rank = shippable_rank(model, _ADAPTER_BYTES)
    backend = "vllm" if importlib.util.find_spec("vllm") else "hf"
    settled = {
        ("model",): model,
        ("generation", "backend"): backend,
        ("lora", "rank"): rank,
        ("lora", "alpha"): 2 * rank,
    }
    before = {keys: _at(payload, keys[:-1])[keys[-1]] for keys in settled}
    if settled != before:
        for keys, value in settled.items():
            _at(payload, keys[:-1])[keys[-1]] = value
        with recipe.params.open("w", encoding="utf-8") as file:
            yaml.dump(payload, file)
    print(f"spider_gpu: {model}, LoRA of rank {rank}, answers by {backend}", flush=True)


def _at(payload: Any, keys: tuple[str, ...]) -> Any:
    for key in keys:
        payload = payload[key]
    return payload


def _check_files(params: Params) -> None:
    """Raise DataError where a data set is not there: before minutes are spent."""
    paths = dataset_paths(params)
    for path in (paths.train, paths.dev, paths.databases):
        if not path.exists():
            raise DataError(
                f"{path}: no such file; put the data set into {paths.root}, or link it: "
                f"`ln -s FOLDER {paths.root}`"
            )
    train_sets(params)


def _record(params: Params, recipe: Recipe) -> None:
    """Write the line for the ledger; what was learnt is for a person to say."""
    import torch

    lines = outputs("steps.jsonl").read_text(encoding="utf-8").splitlines()
    seconds = sum(each["seconds"] for line in lines[1:] for each in json.loads(line))
    found = recipe.learnt(params)
    line = Experiment(
        what=f"{Path(params.model).name}, {found.what}",
        date=date.today().isoformat(),
        commit=known_commit(),
        command=f"make {recipe.name} MODEL={params.model}",
        data=f"{params.data}: its training questions; dev, {found.questions} questions",
        seed=params.seed,
        steps=found.steps,
        hardware=torch.cuda.get_device_name() if torch.cuda.is_available() else "CPU",
        minutes=round(seconds / 60, 1),
        figure=found.figure,
        learnt="the recipe as it stands",
    )
    write_jsonl(run_report(LEDGER.name), [to_json(line)])


def _pack(folder: Path, recipe: Recipe) -> None:
    """Pack what the recipe has made so far, without checkpoints, which are large."""
    parts = pack(_made(), folder, recipe.name, _PART_BYTES)
    size = sum(part.stat().st_size for part in parts)
    print(
        f"spider_gpu: {folder}: {size / 1e6:.1f} MB in {len(parts)} parts; in another copy of the "
        "repository `sha256sum -c SHA256SUMS` in that folder checks them, and "
        f"`cat FOLDER/{recipe.name}.tar.gz.* | tar -xz` unpacks them, to go on there",
        flush=True,
    )


def _made() -> Iterator[Path]:
    for path in sorted(outputs().rglob("*")):
        hidden = any(part.startswith(".") for part in path.parts)
        if path.is_file() and not hidden and path.name != _NOT_PACKED:
            yield path


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--recipe", choices=RECIPES, default="sft", help="what to learn by (sft)")
    parser.add_argument("--model", help="a folder (that of the parameters of the recipe)")
    parser.add_argument("--minutes", type=positive_integer, help="stop in time (no limit)")
    parser.add_argument(
        "--prepare", action="store_true", help="only what comes before the first use of the GPU"
    )
    parser.add_argument(
        "--out", type=Path, help="the folder of the packed parts (outputs/spider/gpu.parts)"
    )
    return parser.parse_args()


if __name__ == "__main__":
    run_stage(main)
