"""Speed and memory of rollouts, of the sandbox, of verdicts and of a stage's start.

`in_fresh_process` runs each measurement in a process of its own.
"""

from __future__ import annotations

import multiprocessing
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import psutil

from lib.data.store import ExampleStore, GoldSql
from lib.db.sandbox import Query
from lib.errors import ModelError
from lib.generation.backends import open_generator
from lib.generation.protocol import Generator
from lib.jsonl import read_json
from lib.params import Dtype, Params, SandboxParams
from lib.records import Example, FeedbackLevel, RepairScope
from lib.rollout.evaluation import rollout_settings
from lib.rollout.run import run_rollout
from lib.rollout.runtime import open_sandbox
from lib.scoring.judge import Judge

_BYTES_PER_MIB = 2**20
_PAUSE_SECONDS = 0.2  # between two looks at the memory


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
        while not finished.wait(_PAUSE_SECONDS):
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
    store = ExampleStore(_repeated(examples, count))
    generation = replace(params.generation, backend="mock")
    generator = open_generator(generation, params.model, gold=GoldSql([store]))
    started = time.perf_counter()
    play(params, store, generator, "verified", "minimal")
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
