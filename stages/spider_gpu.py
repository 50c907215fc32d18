"""The recipe for Spider on one GPU, one model: `python -m stages.spider_gpu [--model FOLDER]`.

Runs the stages of `make spider` one by one with the parameters of stages/spider/gpu/params.yaml:
SFT, the rounds of own right answers, and the evaluation of the last adapter with online repair.
Writes outputs/spider/gpu/ and reports/spider/gpu/, and packs what is worth carrying away into parts
of at most 16 MB. Needs no network: the model and data/spider are folders.

`--minutes 9` stops in time, at a checkpoint; started again, it continues there. A piece that was
stopped ends with exit code 3. `--prepare` runs only what comes before the first use of the GPU.
"""

import argparse
import importlib.util
import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from datetime import date
from pathlib import Path
from typing import Any, NoReturn

from ruamel.yaml import YAML

from lib.answering.generation.runs import model_fingerprint
from lib.base.errors import DataError, ModelError
from lib.base.identity import code_fingerprint
from lib.base.jsonl import Journal, write_jsonl
from lib.base.params import Params
from lib.base.parts import pack
from lib.base.pipeline import dataset_paths, last_round, load_params, outputs, reports
from lib.base.records import to_json
from lib.base.stage import positive_integer, run_stage, sole_writer
from lib.data.selection import train_sets
from lib.report.ledger import LEDGER, Experiment, known_commit
from lib.report.results import SUMMARY, read_summary
from lib.scoring.statistics import rate_text

PIPELINE = "spider/gpu"
STOPPED = 3
"""The exit code of a piece whose minutes were over before the recipe was."""

_PARAMS = Path("stages", PIPELINE, "params.yaml")
_RESERVE = 30  # seconds at the end of a piece, to stop and to pack
_STOPPING = 20  # of which a stage gets so many to stop
_ADAPTER_BYTES = 19_900_000  # with its card and curves below 20 MB
_PART_BYTES = 16_000_000
_FIGURES = {"first turn": "first_turn_ex", "after repair": "final_ex"}
_REPORTED = 2  # the exit code of a stage that has printed its error


@dataclass(frozen=True)
class Step:
    """One stage with its arguments, and what it does."""

    title: str
    stage: str
    arguments: tuple[str, ...] = ()

    @property
    def command(self) -> str:
        return " ".join((f"PIPELINE={PIPELINE} python -m stages.{self.stage}", *self.arguments))


def main() -> None:
    arguments = _arguments()
    started = time.monotonic()
    os.environ["PIPELINE"] = PIPELINE
    _settle(arguments.model)
    params = load_params()
    _check_files(params)
    steps = recipe(params)[: 1 if arguments.prepare else None]
    journal = Journal(outputs("steps.jsonl"), _identity(params))
    clock = _Clock(started, arguments.minutes)
    with sole_writer(outputs()), journal:
        try:
            for number, step in enumerate(steps, start=1):
                place = f"[{number}/{len(steps)}] {step.title}"
                if number <= journal.finished_chunks:
                    print(f"{place}: done before", flush=True)
                    continue
                print(f"{place}; {clock.left()}: {step.command}", flush=True)
                began = time.monotonic()
                if clock.is_over() or not play(step, clock.seconds()):
                    _stop(arguments.minutes)
                seconds = round(time.monotonic() - began, 1)
                journal.append([{"step": step.title, "seconds": seconds}])
                if step.stage == "keep_results":
                    _record(params)
        finally:
            if journal.finished_chunks:
                _pack(arguments.out or outputs().with_name("gpu.parts"))
    print("spider_gpu: prepared" if arguments.prepare else f"spider_gpu: done; {reports()}")


def _identity(params: Params) -> dict[str, Any]:
    """What the finished steps depend on, wherever they ran."""
    settings = asdict(params)
    del settings["generation"]["backend"]  # that of the machine
    return {
        **settings,
        "model_fingerprint": model_fingerprint(params.model),
        "code_fingerprint": code_fingerprint("learning"),
    }


def recipe(params: Params) -> list[Step]:
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
        Step("figures", "keep_results"),
    ]


def play(step: Step, seconds: float | None) -> bool:
    """Run a step in a process of its own, whose memory is then free again.

    False where it has not ended after so many seconds, and was stopped. Ends the program with exit
    code 2 where the step has reported its error. Raises ModelError where it ended otherwise.
    """
    command = [sys.executable, "-m", f"stages.{step.stage}", *step.arguments]
    with subprocess.Popen(command) as process:
        try:
            code = process.wait(seconds)
        except subprocess.TimeoutExpired:
            _end(process)
            return False
        except BaseException:  # this process was stopped
            _end(process)
            raise
    if code == _REPORTED:
        sys.exit(code)
    if code:
        raise ModelError(
            f"{step.command}: ended with exit code {code}; if nothing above says why, it was "
            "killed, as a process that needs too much memory is. Start this again to continue"
        )
    return True


def _end(process: subprocess.Popen[bytes]) -> None:
    """Let a stage stop as after Ctrl-C; what it has finished by then is kept."""
    process.terminate()
    try:
        process.wait(_STOPPING)
    except subprocess.TimeoutExpired:
        process.kill()


def _stop(minutes: int) -> NoReturn:
    print(
        f"spider_gpu: the {minutes} minutes are over; the same command continues at the last "
        f"checkpoint in {outputs()}",
        flush=True,
    )
    sys.exit(STOPPED)


class _Clock:
    """The time that is left of a piece."""

    def __init__(self, started: float, minutes: int | None) -> None:
        self._end = None if minutes is None else started + 60 * minutes - _RESERVE

    def seconds(self) -> float | None:
        """Until the steps have to stop; None: as long as they take."""
        return None if self._end is None else self._end - time.monotonic()

    def is_over(self) -> bool:
        return self._end is not None and time.monotonic() >= self._end

    def left(self) -> str:
        seconds = self.seconds()
        if seconds is None:
            return "no limit of time"
        minutes, rest = divmod(max(0, int(seconds)), 60)
        return f"{minutes}:{rest:02} left"


def _settle(model: str | None) -> None:
    """Set what depends on the model and the machine in the parameters: as `dvc exp run -S` does."""
    from lib.learning.training.capacity import shippable_rank  # torch: seconds to import

    yaml = YAML()
    yaml.width = 100
    payload: Any = yaml.load(_PARAMS.read_text(encoding="utf-8"))
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
        with _PARAMS.open("w", encoding="utf-8") as file:
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


def _record(params: Params) -> None:
    """Write the line for the ledger; what was learnt is for a person to say."""
    import torch

    lines = outputs("steps.jsonl").read_text(encoding="utf-8").splitlines()
    seconds = sum(each["seconds"] for line in lines[1:] for each in json.loads(line))
    rows = read_summary(reports(SUMMARY))
    row = next(row for row in rows if (row["run"], row["scope"]) == ("sft", "online"))
    trained = [params.sft, *(round.sft for round in params.rounds)]
    figures = [f"{name} {rate_text(row, key)}" for name, key in _FIGURES.items()]
    line = Experiment(
        what=f"{Path(params.model).name}, {len(trained)} rounds of SFT, one answer with repair",
        date=date.today().isoformat(),
        commit=known_commit(),
        command=f"python -m stages.spider_gpu --model {params.model}",
        data=f"{params.data}: its training questions; dev, {row['n']} questions",
        seed=params.seed,
        steps=sum(plan.max_steps or 0 for plan in trained) or None,
        hardware=torch.cuda.get_device_name() if torch.cuda.is_available() else "CPU",
        minutes=round(seconds / 60, 1),
        figure=", ".join(figures),
        learnt="the recipe as it stands",
    )
    write_jsonl(reports(LEDGER.name), [to_json(line)])


def _pack(folder: Path) -> None:
    """Pack what the recipe has made so far, without checkpoints, which are large."""
    parts = pack(_made(), folder, "spider-gpu", _PART_BYTES)
    size = sum(part.stat().st_size for part in parts)
    print(
        f"spider_gpu: {folder}: {size / 1e6:.1f} MB in {len(parts)} parts; in another copy of the "
        "repository `sha256sum -c SHA256SUMS` in that folder checks them, and "
        "`cat FOLDER/spider-gpu.tar.gz.* | tar -xz` unpacks them, to go on there",
        flush=True,
    )


def _made() -> Iterator[Path]:
    for root in (outputs(), reports()):
        for path in sorted(root.rglob("*")):
            hidden = any(part.startswith(".") for part in path.parts)
            if path.is_file() and not hidden:
                yield path


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--model", help=f"a folder (that of {_PARAMS})")
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
