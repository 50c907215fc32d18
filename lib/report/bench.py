"""What the benchmarks share: a process to measure in, a rollout to measure, and the report."""

import multiprocessing
import os
import platform
import tempfile
import threading
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import asdict
from pathlib import Path
from typing import Any

import psutil

from lib.answering.agents.modes import rollout_settings
from lib.answering.generation.protocol import Generator
from lib.answering.rollout.driver import open_sandbox
from lib.answering.rollout.run import Rollout, data_fingerprint, run_rollouts
from lib.base.errors import ModelError
from lib.base.identity import fingerprint, git_commit
from lib.base.jsonl import read_json, write_json, write_text
from lib.base.params import Params
from lib.base.pipeline import dataset_paths, run_report
from lib.base.records import Example, FeedbackLevel, RepairScope
from lib.data.readers import load_examples

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


def dev_questions(params: Params) -> list[Example]:
    """The questions of dev that can be answered."""
    paths = dataset_paths(params)
    return load_examples(paths.dev, paths.databases, skip_unusable=True, replaced=paths.replaced)


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


def origin_of(params: Params, examples: Sequence[Example], model: str) -> dict[str, str]:
    """What a report says about where its figures come from."""
    return {
        "machine": f"{os.cpu_count()} cores, {platform.machine()}",
        "commit": git_commit(),
        "parameters": fingerprint(asdict(params)),
        "model": model,
        "data": f"{params.data} dev {data_fingerprint(examples)}",
    }


def write_report(
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
