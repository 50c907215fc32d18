"""A recipe for Spider on one GPU, one model: `python -m stages.spider_gpu [--model FOLDER]`.

Runs stages one by one. `--recipe sft` (`make spider-gpu`) are those of `make spider`: SFT, the
rounds of own right answers, and the evaluation of the last adapter with online repair. `--recipe
rl` (`make rl-gpu`) is GRPO from the untrained model on questions by their pass rate, evaluated
before and after. Parameters are in stages/spider/gpu/params.yaml and stages/spider/rl/params.yaml.
Writes outputs/ of that pipeline, with a report in it. Needs no network: the model and data/spider
are folders.

`--minutes 9` stops in time, at a checkpoint; started again, it continues there. A piece that was
stopped ends with exit code 3.
"""

import argparse
import os
import subprocess
import sys
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from ruamel.yaml import YAML

from lib.answering.generation.runs import model_fingerprint
from lib.base.errors import DataError, ModelError
from lib.base.identity import code_fingerprint
from lib.base.jsonl import Journal
from lib.base.params import Params
from lib.base.pipeline import (
    dataset_paths,
    grpo_run,
    last_round,
    load_params,
    outputs,
    run_report,
)
from lib.base.stage import positive_integer, run_stage, sole_writer
from lib.data.selection import train_sets

STOPPED = 3
"""The exit code of a piece whose time was over before the recipe was."""

_RESERVE = 30  # seconds at the end of a piece, to stop
_STOPPING = 20  # of which a stage gets so many to stop
_REPORTED = 2  # the exit code of a stage that has printed its error
_ADAPTER_BYTES = 19_900_000  # with its card and curves below 20 MB
_RANKS = (16, 8, 4, 2, 1)
_GRPO = ("--mode", "direct", "--init", "base")
_GRPO_RUN = grpo_run("direct", "base")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--recipe", choices=_RECIPES, default="sft", help="what to learn by (sft)")
    parser.add_argument("--model", help="a folder (that of the parameters of the recipe)")
    parser.add_argument("--minutes", type=positive_integer, help="stop in time (no limit)")
    arguments = parser.parse_args()
    minutes = arguments.minutes
    end = None if minutes is None else time.monotonic() + 60 * minutes
    pipeline, steps_of = _RECIPES[arguments.recipe]
    os.environ["PIPELINE"] = pipeline
    _settle(arguments.model, Path("stages", pipeline, "params.yaml"))
    params = load_params()
    _check_files(params)
    run_steps(steps_of(params), params, end)
    print(f"spider_gpu: done; {run_report()}")


@dataclass(frozen=True)
class StageCall:
    """One stage with its arguments, and what it does."""

    title: str
    stage: str
    arguments: tuple[str, ...] = ()

    @property
    def command(self) -> str:
        """As a person would type it."""
        pipeline = os.environ.get("PIPELINE", "")
        words = (f"PIPELINE={pipeline}",) if pipeline else ()
        return " ".join((*words, "python -m", f"stages.{self.stage}", *self.arguments))


def run_steps(steps: Sequence[StageCall], params: Params, end: float | None = None) -> None:
    """Run the steps that have not ended yet; steps.jsonl in the outputs says which have.

    `end`: when this process has to end, as `time.monotonic()` says it; None: no limit. Ends the
    program in time with exit code `STOPPED`. For the rest see `play`.
    """
    identity = {
        **asdict(params),
        "model_fingerprint": model_fingerprint(params.model),
        "code_fingerprint": code_fingerprint("learning"),
    }
    with sole_writer(outputs()), Journal(outputs("steps.jsonl"), identity) as journal:
        for number, step in enumerate(steps, start=1):
            title = f"[{number}/{len(steps)}] {step.title}"
            if number <= journal.finished_chunks:
                print(f"{title}: done before", flush=True)
                continue
            began = time.monotonic()
            left = None if end is None else max(0.0, end - _RESERVE - began)
            shown = "" if left is None else f"; {left / 60:.1f} min left"
            print(f"{title}{shown}: {step.command}", flush=True)
            if left == 0 or not play(step, left):
                where = f"at the last checkpoint in {outputs()}"
                print(f"the time is over; the same command continues {where}", flush=True)
                sys.exit(STOPPED)
            journal.append([{"step": step.title, "seconds": round(time.monotonic() - began, 1)}])


def play(step: StageCall, seconds: float | None) -> bool:
    """Run a step; False where it has not ended after so many seconds, and was stopped.

    Ends the program with exit code 2 where the step has reported its error. Raises ModelError where
    it ended otherwise.
    """
    command = [sys.executable, "-m", f"stages.{step.stage}", *step.arguments]
    with subprocess.Popen(command) as process:
        try:
            code = process.wait(seconds)
        except BaseException as error:  # the time is over, or this process was stopped
            process.terminate()  # as after Ctrl-C; what it has finished by then is kept
            try:
                process.wait(_STOPPING)
            except subprocess.TimeoutExpired:
                process.kill()
            if isinstance(error, subprocess.TimeoutExpired):
                return False
            raise
    if code == _REPORTED:
        sys.exit(code)
    if code:
        raise ModelError(
            f"{step.command}: ended with exit code {code}; if nothing above says why, it was "
            "killed, as a process that needs too much memory is. Start this again to continue"
        )
    return True


def _sft_steps(params: Params) -> list[StageCall]:
    """All steps in their order, for as many rounds as the parameters have."""
    steps = [StageCall("audit of the questions", "audit")]
    for round in range(1, last_round(params) + 1):
        of_round = () if round == 1 else ("--round", str(round))
        answers = "of the base model" if round == 1 else f"of the adapter of round {round - 1}"
        steps += [
            StageCall(f"answers {answers}", "mine_pairs", of_round),
            StageCall(f"training rows of round {round}", "merge_synth", of_round),
            StageCall(f"SFT, round {round}", "train_sft", of_round),
        ]
    return [
        *steps,
        StageCall("evaluation with repair", "eval_repair", ("--model", "sft")),
        StageCall("figures", "results", ("keep", "--unpublished")),
    ]


def _rl_steps(params: Params) -> list[StageCall]:
    with_repair = ("--mode", "repair")
    return [
        StageCall("audit of the questions", "audit"),
        StageCall("answers of the base model, for pass rates", "mine_pairs"),
        StageCall("evaluation before", "eval_base"),
        StageCall("evaluation before, with repair", "eval_agent", ("--run", "base", *with_repair)),
        StageCall("GRPO", "train_grpo", _GRPO),
        StageCall("evaluation after", "eval_agent", ("--run", _GRPO_RUN, *with_repair)),
        StageCall("figures", "compare_agents"),
    ]


_RECIPES = {"sft": ("spider/gpu", _sft_steps), "rl": ("spider/rl", _rl_steps)}
"""The pipeline of each, and its steps."""


def _settle(model: str | None, file: Path) -> None:
    """Set what depends on the model in a file of parameters: as `dvc exp run -S` does."""
    yaml = YAML()  # as DVC writes it
    payload: Any = yaml.load(file.read_text(encoding="utf-8"))
    model = model or payload["model"]
    if not (Path(model) / "config.json").is_file():
        raise ModelError(
            f"model {model!r}: expected a folder with config.json, since there may be no network "
            "where the GPU is; `python -m stages.fetch_model` makes one"
        )
    rank = _shippable_rank(model)
    lora = {"rank": rank, "alpha": 2 * rank}
    if payload["model"] != model or not lora.items() <= payload["lora"].items():
        payload["model"] = model
        payload["lora"].update(lora)
        with file.open("w", encoding="utf-8") as out:
            yaml.dump(payload, out)
    print(f"spider_gpu: {model}, LoRA of rank {rank}", flush=True)


def _shippable_rank(model: str) -> int:
    """The largest rank whose adapter on all linear layers but the head is small enough to ship.

    Reads the configuration of the model alone. Raises ModelError where none is small enough.
    """
    import torch  # seconds to import
    from transformers import AutoConfig, AutoModelForCausalLM

    with torch.device("meta"):
        shapes = AutoModelForCausalLM.from_config(AutoConfig.from_pretrained(model))
    weights = sum(
        layer.in_features + layer.out_features
        for layer in shapes.modules()
        if isinstance(layer, torch.nn.Linear) and layer is not shapes.get_output_embeddings()
    )
    for rank in _RANKS:
        if 2 * rank * weights <= _ADAPTER_BYTES:  # bfloat16
            return rank
    raise ModelError(
        f"model {model!r}: an adapter of rank {_RANKS[-1]} on all linear layers has more than "
        f"{_ADAPTER_BYTES:,} bytes; set `lora.target_modules` to fewer layers"
    )


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


if __name__ == "__main__":
    run_stage(main)
