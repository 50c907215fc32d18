"""Benchmarks on the questions of dev: `python -m stages.bench`, after `make_demo`.

Prints one table per measurement and writes them to outputs/report/bench.md and bench.json. Nothing
else should run at the same time. `--questions 100000` measures the mock rollout at that size, too;
`--dtypes float32 bfloat16` shows what bfloat16 gains on this machine.
"""

import argparse
import platform
import sqlite3
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import closing, suppress
from dataclasses import replace
from itertools import cycle, islice
from pathlib import Path
from typing import Any, get_args

import pandas as pd

from lib.answering.generation.backends import open_generator
from lib.answering.rollout.driver import open_sandbox
from lib.base.errors import ParamsError
from lib.base.params import Dtype, Params, SandboxParams
from lib.base.pipeline import load_params
from lib.base.records import Example
from lib.base.stage import positive_integer, run_stage
from lib.database.sandbox.sandbox import Query
from lib.report.bench import dev_questions, in_fresh_process, origin_of, timed_rollout, write_report
from lib.scoring.judge import Judge

_BATCH_SIZES = (1, 8, 32, 64, 128)
_FEW_QUESTIONS = 1000


def main() -> None:
    arguments = _arguments()
    params = load_params()
    if params.generation.backend != "hf":
        raise ParamsError(
            f"`generation.backend` is {params.generation.backend}; the benchmark is of hf, whose "
            "batches and dtypes it compares"
        )
    examples = dev_questions(params)
    tables = {
        "Rollout by batch size": _rollouts(
            params, examples, arguments.dtypes or [params.generation.dtype], arguments.batch_sizes
        ),
        "Rollout of the mock": [
            in_fresh_process(measure_mock_rollout, params, examples, count)
            for count in sorted({_FEW_QUESTIONS, arguments.questions})
        ],
        "Sandbox against bare sqlite3": [
            in_fresh_process(measure_sandbox, examples, params.sandbox)
        ],
        "Verdicts": [in_fresh_process(measure_judge, examples, params.sandbox)],
        "Start-up": [
            {"stage": path.stem, "seconds": measure_startup(path)}
            for path in sorted(Path("stages").resolve().glob("[!_]*.py"))
        ],
    }
    origin = origin_of(params, examples, params.model)
    origin["machine"] += f", Python {platform.python_version()}"
    body = "\n".join(
        f"## {title}\n\n{pd.DataFrame(rows).to_markdown(index=False)}\n"
        for title, rows in tables.items()
    )
    write_report("bench", "Benchmarks", origin, {"tables": tables}, body)


def _rollouts(
    params: Params, examples: Sequence[Example], dtypes: Sequence[Dtype], batch_sizes: Sequence[int]
) -> list[dict[str, Any]]:
    """`times_first`: the speed relative to the first batch size (default 1), in the same dtype."""
    table = []
    for dtype in dtypes:
        rows = [
            in_fresh_process(measure_rollout, params, examples, dtype, size) for size in batch_sizes
        ]
        first = rows[0]["questions_per_second"]
        table += [
            row | {"times_first": round(row["questions_per_second"] / first, 1)} for row in rows
        ]
    return table


def measure_rollout(
    params: Params, examples: Sequence[Example], dtype: Dtype, batch_size: int
) -> dict[str, Any]:
    """Roll the questions out in the scope `verified` with three turns, and measure the speed.

    `dtype`: to compute in. `batch_size`: rows per batch; with 1, the questions too are rolled out
    one by one. The time is from the loaded model to the finished files. Another dtype may give
    other answers, and so take more or fewer turns.
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
        evaluation=replace(params.evaluation, max_turns=3, chunk_size=chunk_size),
    )
    generator = open_generator(params.generation, params.model)
    _, timings = timed_rollout(params, examples, generator, "verified", "minimal")
    return {
        "dtype": dtype,
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


def measure_startup(stage: Path) -> float:
    """Seconds of `python -m stages.{name} --help`: median of three, after one run as a warm-up."""
    command = [sys.executable, "-m", f"stages.{stage.stem}", "--help"]

    def start() -> None:
        subprocess.run(command, check=True, capture_output=True, cwd=stage.parent.parent)

    start()
    return round(_median(start, 3), 2)


def _median(work: Callable[[], object], rounds: int = 7) -> float:
    """The median time of `work`, in seconds."""
    seconds = []
    for _ in range(rounds):
        started = time.perf_counter()
        work()
        seconds.append(time.perf_counter() - started)
    return statistics.median(seconds)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--batch-sizes",
        type=positive_integer,
        nargs="+",
        default=_BATCH_SIZES,
        metavar="N",
        help="rows a batch, the first to compare the others with",
    )
    parser.add_argument(
        "--dtypes",
        choices=get_args(Dtype),
        nargs="+",
        help="what the model computes in (`generation.dtype` of params.yaml)",
    )
    parser.add_argument(
        "--questions",
        type=positive_integer,
        default=_FEW_QUESTIONS,
        metavar="N",
        help=f"of the mock rollout, beside {_FEW_QUESTIONS}",
    )
    return parser.parse_args()


if __name__ == "__main__":
    run_stage(main)
