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
import os
import subprocess
import sys
import tarfile
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from ruamel.yaml import YAML

from lib.answering.generation.runs import model_fingerprint
from lib.base.errors import DataError, ModelError
from lib.base.identity import CHECKSUMS, code_fingerprint, write_checksums
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

_RESERVE = 30  # seconds at the end of a piece, to stop and to pack
_STOPPING = 20  # of which a stage gets so many to stop
_REPORTED = 2  # the exit code of a stage that has printed its error
_ADAPTER_BYTES = 19_900_000  # with its card and curves below 20 MB
_RANKS = (16, 8, 4, 2, 1)
_PART_BYTES = 16_000_000
_NOT_PACKED = "episodes.jsonl"  # every token of a training by GRPO: hundreds of MB
_GRPO = ("--mode", "direct", "--init", "base")
_GRPO_RUN = grpo_run("direct", "base")


def main() -> None:
    arguments = _arguments()
    recipe = RECIPES[arguments.recipe]
    minutes = arguments.minutes
    end = None if minutes is None else time.monotonic() + 60 * minutes
    os.environ["PIPELINE"] = recipe.pipeline
    _settle(arguments.model, recipe)
    params = load_params()
    _check_files(params)
    steps = recipe.steps(params)[: 1 if arguments.prepare else None]
    journal = Journal(outputs("steps.jsonl"), _identity(params))
    with sole_writer(outputs()), journal:
        try:
            run_steps(steps, journal, end)
        finally:
            if journal.finished_chunks:
                made = outputs()
                _pack(arguments.out or made.with_name(f"{made.name}.parts"), recipe)
    print("spider_gpu: prepared" if arguments.prepare else f"spider_gpu: done; {run_report()}")


def _identity(params: Params) -> dict[str, Any]:
    """What the finished steps depend on, wherever they ran."""
    return {
        **asdict(params),
        "model_fingerprint": model_fingerprint(params.model),
        "code_fingerprint": code_fingerprint("learning"),
    }


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


def run_steps(steps: Sequence[StageCall], journal: Journal, end: float | None = None) -> None:
    """Run the steps that the journal does not have, and enter each when it has ended.

    `end`: when this process has to end, as `time.monotonic()` says it; None: no limit. Ends the
    program in time with exit code `STOPPED`. For the rest see `play`.
    """
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


@dataclass(frozen=True)
class Recipe:
    """`name`: of the packed parts."""

    name: str
    pipeline: str
    steps: Callable[[Params], list[StageCall]]

    @property
    def params(self) -> Path:
        """The file with its parameters."""
        return Path("stages", self.pipeline, "params.yaml")


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


RECIPES = {
    "sft": Recipe("spider-gpu", "spider/gpu", _sft_steps),
    "rl": Recipe("rl-gpu", "spider/rl", _rl_steps),
}


def _settle(model: str | None, recipe: Recipe) -> None:
    """Set what depends on the model and the machine in the parameters: as `dvc exp run -S` does."""
    yaml = YAML()  # as DVC writes it
    payload: Any = yaml.load(recipe.params.read_text(encoding="utf-8"))
    model = model or payload["model"]
    if not (Path(model) / "config.json").is_file():
        raise ModelError(
            f"model {model!r}: expected a folder with config.json, since there may be no network "
            "where the GPU is; `python -m stages.fetch_model` makes one"
        )
    rank = _shippable_rank(model)
    settled = {
        ("model",): model,
        ("lora", "rank"): rank,
        ("lora", "alpha"): 2 * rank,
    }
    before = {keys: _at(payload, keys[:-1])[keys[-1]] for keys in settled}
    if settled != before:
        for keys, value in settled.items():
            _at(payload, keys[:-1])[keys[-1]] = value
        with recipe.params.open("w", encoding="utf-8") as file:
            yaml.dump(payload, file)
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


def _pack(folder: Path, recipe: Recipe) -> None:
    """Pack what the recipe has made so far, without checkpoints, which are large.

    Into `{folder}/{name}.tar.gz.00` and so on; earlier parts are replaced.
    """
    folder.mkdir(parents=True, exist_ok=True)
    archive = folder / f"{recipe.name}.tar.gz"
    for old in folder.glob(f"{archive.name}*"):
        old.unlink()
    with tarfile.open(archive, "w:gz") as tar:
        for file in _made():
            tar.add(file)
    size, parts = archive.stat().st_size, 0
    with archive.open("rb") as whole:
        while piece := whole.read(_PART_BYTES):
            archive.with_name(f"{archive.name}.{parts:02}").write_bytes(piece)
            parts += 1
    archive.unlink()
    write_checksums(folder)
    print(
        f"spider_gpu: {folder}: {size / 1e6:.1f} MB in {parts} parts; in another copy of the "
        f"repository `sha256sum -c {CHECKSUMS}` in that folder checks them, and "
        f"`cat FOLDER/{archive.name}.* | tar -xz` unpacks them, to go on there",
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
