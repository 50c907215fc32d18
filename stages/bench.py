"""Benchmarks on the questions of dev: `python -m stages.bench`, after `make_demo`.

Prints one table per measurement and writes them to reports/bench.md and bench.json. Nothing else
should run at the same time. `--questions 100000` measures the mock rollout at that size, too;
`--dtypes float32 bfloat16` shows what bfloat16 gains on this machine.
"""

from __future__ import annotations

import argparse
import os
import platform
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any, get_args

import pandas as pd

from lib.answering.rollout.run import data_fingerprint
from lib.base.errors import ParamsError
from lib.base.identity import fingerprint, git_commit
from lib.base.jsonl import write_json, write_text
from lib.base.params import Dtype, Params
from lib.base.pipeline import dataset_paths, load_params
from lib.base.records import Example
from lib.base.stage import positive_integer, run_stage
from lib.data.readers import load_examples
from lib.report.bench import (
    in_fresh_process,
    measure_judge,
    measure_mock_rollout,
    measure_rollout,
    measure_sandbox,
    measure_startup,
)

_REPORTS = Path("reports")
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
    paths = dataset_paths(params)
    examples = load_examples(
        paths.dev, paths.databases, skip_unusable=True, replaced=paths.replaced
    )
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
    machine = f"{os.cpu_count()} cores, {platform.machine()}, Python {platform.python_version()}"
    origin = {
        "machine": machine,
        "commit": git_commit(),
        "parameters": fingerprint(asdict(params)),
        "model": params.model,
        "data": f"{params.data} dev {data_fingerprint(examples)}",
    }
    write_json(_REPORTS / "bench.json", {**origin, "tables": tables})
    source = ", ".join(f"{what} `{value}`" for what, value in origin.items())
    parts = [f"# Benchmarks\n\nSource: {source}.\n"]
    for title, rows in tables.items():
        parts.append(f"\n## {title}\n\n{pd.DataFrame(rows).to_markdown(index=False)}\n")
    write_text(_REPORTS / "bench.md", parts)
    print("".join(parts), end="")


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
