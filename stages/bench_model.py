"""One model on every backend: `python -m stages.bench_model --model data/models/qwen-0.5b`.

Asks each the same sample of the dev questions of params.yaml's data set: `generate` of
transformers, `hf` in float32, bfloat16 and 8 bits, llama.cpp on the GGUF, and vLLM. Servers are
started and stopped here. A backend that is not installed is skipped, and its row has the command
that installs it. Prints a table, and writes it to reports/bench_{model}.md and .json. Nothing else
should run at the same time.
"""

from __future__ import annotations

import argparse
import os
import platform
import random
from collections.abc import Mapping
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pandas as pd

from lib.answering.generation.runs import check_model
from lib.answering.rollout.run import data_fingerprint
from lib.base.errors import ProjectError
from lib.base.identity import fingerprint, git_commit
from lib.base.jsonl import write_json, write_text
from lib.base.params import Params
from lib.base.pipeline import dataset_paths, load_params
from lib.base.records import Example
from lib.base.stage import positive_integer, run_stage
from lib.data.readers import load_examples
from lib.report.bench import SYSTEMS, in_fresh_process, measure_backend, missing_for
from lib.scoring.statistics import rate_keys, rate_text

_REPORTS = Path("reports")
_MODELS = Path("data/models")


def main() -> None:
    arguments = _arguments()
    params = load_params()
    model = arguments.model if arguments.model.is_dir() else _MODELS / arguments.model
    check_model(str(model))
    examples = _examples(params, arguments.questions)
    rows = [
        _measured(params, examples, system, model, samples)
        for samples in arguments.samples
        for system in arguments.systems
    ]
    origin = {
        "machine": f"{os.cpu_count()} cores, {platform.machine()}",
        "commit": git_commit(),
        "parameters": fingerprint(asdict(params)),
        "model": str(model),
        "data": f"{params.data} dev {data_fingerprint(examples)}",
    }
    write_json(_REPORTS / f"bench_{model.name}.json", {**origin, "rows": rows})
    source = ", ".join(f"{what} `{value}`" for what, value in origin.items())
    table = pd.DataFrame(map(_printed, rows)).fillna("").to_markdown(index=False)
    parts = [f"# {model.name} on every backend\n\nSource: {source}.\n\n{table}\n"]
    write_text(_REPORTS / f"bench_{model.name}.md", parts)
    print("".join(parts), end="")


def _printed(row: Mapping[str, Any]) -> dict[str, Any]:
    """The row with EX and its intervals as one text; rows of systems that failed have none."""
    rate, *intervals = rate_keys("first_turn_ex")
    shown = {key: value for key, value in row.items() if key not in intervals}
    return shown | ({rate: rate_text(row, rate)} if rate in row else {})


def _examples(params: Params, count: int) -> list[Example]:
    """A random sample of dev by `params.seed`, in the order of dev."""
    paths = dataset_paths(params)
    examples = load_examples(
        paths.dev, paths.databases, skip_unusable=True, replaced=paths.replaced
    )
    places = random.Random(params.seed).sample(range(len(examples)), min(count, len(examples)))
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
